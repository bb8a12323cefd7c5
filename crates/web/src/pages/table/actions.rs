//! The action bar: whose turn it is and the question, the slots of the game, the ways back; the drawer with all choices;
//! and the result when all is over. The bar has the same height and its slots the same places from the first step to
//! the last: what cannot be pressed is disabled, never removed.

use super::TablePage;
use super::log::turns_since;
use crate::icons;
use crate::pages::table::{Rematch, SeatView};
use boards::{Chip, Choice, games};
use maud::{Markup, PreEscaped, html};
use store::State;
use words::Words;

/// A list longer than this can be searched by typing.
const LONG_LIST: usize = 12;

/// The bar.
pub(super) fn bar(words: &Words, model: &TablePage) -> Markup {
    let drawn = model.drawn.as_ref();
    let question = drawn.and_then(|drawn| drawn.question.as_ref()).filter(|_| is_asked(model));
    html! {
        section #actions.actions.mine[model.is_my_turn()] aria-label=(words.say("table-prompt")) {
            div.asks {
                p #turn.turn { (turn(words, model)) (since(words, model)) }
                @if let Some(question) = question { p #question.question { (question.text) } }
                @if let Some(drawn) = drawn { p.round { (drawn.title) } }
            }
            div.middle {
                div.slots.needs-script {
                    @for slot in drawn.map(|drawn| &drawn.slots[..]).unwrap_or_default() {
                        button.slot type="button" id=(slot.id) disabled {
                            svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" { (PreEscaped(slot.icon)) }
                            span.says { (slot.label) }
                            @if !slot.note.is_empty() { span.note { (slot.note) } }
                        }
                    }
                }
                div #options.options.needs-script aria-hidden="true" data-narrow=(words.say("choices-narrow")) hidden {}
            }
            div.tools { (tools(words, model)) }
            (offers(words, model))
        }
    }
}

/// Whether somebody at this screen is asked something.
fn is_asked(model: &TablePage) -> bool {
    model.acting.is_some() && model.curtain.is_none()
}

/// All choices, one button each, in a drawer over the rail; the first nine answer to number keys, whether it is open
/// or not.
pub(super) fn drawer(words: &Words, model: &TablePage) -> Markup {
    html! {
        aside #drawer.drawer aria-label=(words.say("choices-all")) {
            (choices(words, model))
        }
    }
}

/// A first game: what can be done now and why one would, and where the rulebook says so.
pub(super) fn guide(words: &Words, model: &TablePage) -> Markup {
    let asked = model.drawn.as_ref().and_then(|drawn| drawn.question.as_ref()).filter(|_| model.acting.is_some());
    html! {
        details #guide.guide open {
            summary { (icons::compass()) (words.say("guide")) }
            @match (asked, model.state) {
                (Some(question), _) => p {
                    (question.guide) " "
                    a href={ "/rules/" (model.game) "#" (question.rule) } data-paragraph=(question.rule) {
                        (words.say_with("guide-rule", &[("rule", question.rule.into())]))
                    }
                },
                (None, State::Running) => p { (words.say("guide-wait")) },
                _ => p { (words.say("guide-over")) },
            }
            form method="post" action=(model.action("guide")) { button.quiet.small { (words.say("guide-leave")) } }
        }
    }
}

/// What the seat may do, one button each; the first nine answer to number keys.
fn choices(words: &Words, model: &TablePage) -> Markup {
    let Some(seat) = model.acting.filter(|_| !model.choices.is_empty() && model.curtain.is_none()) else {
        return html! {};
    };
    let long = model.choices.len() > LONG_LIST;
    let names = model.names(words);
    html! {
        form #choices.choices.long[long] method="post" action=(model.action("play")) data-live {
            input type="hidden" name="seat" value={ "seat" (seat + 1) };
            input type="hidden" name="version" value=(model.version);
            @if long {
                input #filter.needs-script type="search" autocomplete="off" placeholder=(words.say("choices-filter"))
                    aria-label=(words.say("choices-filter"));
            }
            button.small.quiet type="button" data-widen hidden { (words.say("choices-widen")) }
            ol.list {
                @let (usual, folds) = folded(&model.choices);
                @for (at, choice) in usual.iter().enumerate() { li { (choice_button(choice, &names, at)) } }
                @for (at, (name, tools)) in folds.iter().enumerate() {
                    li.fold {
                        details id={ "fold" (at + 1) } {
                            summary { span { (name) } span.count { (tools.len()) } }
                            ol { @for choice in tools { li { (choice_button(choice, &names, usize::MAX)) } } }
                        }
                    }
                }
            }
        }
    }
}

/// A choice of the list; the first nine show their keys.
fn choice_button(Choice { notation, label: it, ends_turn }: &Choice, names: &[String], at: usize) -> Markup {
    html! {
        button name="choice" value=(notation) data-ends[*ends_turn]
            data-rule=[Some(it.rule).filter(|rule| !rule.is_empty())]
            data-on=[(!it.targets.is_empty()).then(|| it.targets.join(" "))] {
            @if at < 9 { kbd aria-hidden="true" { (at + 1) } } @else { kbd.none aria-hidden="true" {} }
            span.text {
                span.does { (boards::with_names(&it.label, names)) }
                @if !it.chips.is_empty() { " " (chips(&it.chips)) }
                @if !it.hint.is_empty() { " " span.hint { (boards::with_names(&it.hint, names)) } }
            }
        }
    }
}

/// The usual choices, and the rare tools with what can be done with each. A tool with one use, or one that is all there
/// is, needs no fold.
fn folded(choices: &[Choice]) -> (Vec<&Choice>, Vec<(&str, Vec<&Choice>)>) {
    let mut usual = Vec::new();
    let mut folds: Vec<(&str, Vec<&Choice>)> = Vec::new();
    for choice in choices {
        match choice.label.fold.as_deref() {
            None => usual.push(choice),
            Some(name) => match folds.iter_mut().find(|(known, _)| *known == name) {
                Some((_, tools)) => tools.push(choice),
                None => folds.push((name, vec![choice])),
            },
        }
    }
    if usual.is_empty() && folds.len() == 1 {
        return (choices.iter().collect(), Vec::new());
    }
    let (single, folds): (Vec<_>, Vec<_>) = folds.into_iter().partition(|(_, tools)| tools.len() == 1);
    usual.extend(single.into_iter().flat_map(|(_, tools)| tools));
    (usual, folds)
}

/// What a choice costs and brings, as signed chips.
fn chips(chips: &[Chip]) -> Markup {
    html! {
        span.chips {
            @for Chip { amount, what } in chips {
                span.chip.(if *amount < 0 { "cost" } else { "gain" }) {
                    b { (if *amount < 0 { "−" } else { "+" }) (amount.unsigned_abs()) } " " (what)
                }
            }
        }
    }
}

/// Who has won, and what to do now.
pub(super) fn result(words: &Words, model: &TablePage) -> Markup {
    html! {
        section #result.result aria-labelledby="result-title" {
            h2 #result-title {
                (words.say(if model.state == State::Over { "result-title" } else { "result-abandoned" }))
            }
            (standings(words, &model.game, &model.seats))
            div.then {
                @match model.rematch {
                    Rematch::At(id) => a.button.primary href={ "/table/" (id) } { (words.say("rematch-go")) },
                    Rematch::MayAsk => form method="post" action=(model.action("rematch")) {
                        button.primary { (words.say("rematch-ask")) }
                    },
                    Rematch::No => {},
                }
                a.button href=(model.action("replay")) { (words.say("replay-open")) }
                a.button href=(model.action("record")) download { (words.say("replay-record")) }
                a.button href="/" { (words.say("nav-lobby")) }
            }
        }
    }
}

/// Everybody in the order of places, with large numbers.
pub(crate) fn standings(words: &Words, game: &str, seats: &[SeatView]) -> Markup {
    let mut ranked: Vec<_> =
        seats.iter().enumerate().filter_map(|(seat, view)| Some((view.standing?, seat, view))).collect();
    ranked.sort_by_key(|(standing, ..)| standing.place);
    html! {
        @if !ranked.is_empty() {
            @if ranked.iter().all(|(standing, ..)| standing.place != 1) { p { (words.say("result-nobody")) } }
            ol.standings {
                @for (standing, seat, view) in ranked {
                    li.won[standing.place == 1] {
                        span.place { @if standing.place == 1 { (icons::laurel()) } b { (standing.place) } }
                        span.who { (icons::shape(seat)) (view.who.name(words)) }
                        span.points {
                            b { (standing.points) } " " (games::points(words, game, standing.points))
                        }
                    }
                }
            }
        }
    }
}

/// Whose turn it is.
fn turn(words: &Words, model: &TablePage) -> Markup {
    let moving: Vec<usize> = (0..model.seats.len()).filter(|&seat| model.seats[seat].to_move).collect();
    let mine = moving.iter().filter(|&&seat| model.seats[seat].answers_to_me()).count();
    // Where several people share a device, "you" could be any of them.
    let shared = model.seats.iter().filter(|seat| seat.mine).count() > 1;
    html! {
        @match (model.state, &moving[..]) {
            (State::Over, _) => (words.say("table-over")),
            (State::Abandoned, _) => (words.say("table-abandoned")),
            (_, []) => (words.say("table-chance")),
            (_, [seat]) if mine == 0 || shared => {
                (icons::shape(*seat))
                (words.say_with("table-turn-of", &[("name", model.seats[*seat].who.name(words).into())]))
            }
            (_, [seat]) => { (icons::shape(*seat)) (words.say("table-turn-mine")) }
            (_, _) if mine > 0 => (words.say("table-turn-mine")),
            _ => (words.say("table-turn-several")),
        }
    }
}

/// What the others did since I acted can be seen again on the board.
fn since(words: &Words, model: &TablePage) -> Markup {
    let turns = if model.acting.is_some() { turns_since(&model.log) } else { 0 };
    html! {
        @if turns > 0 {
            button.since-play.needs-script type="button" data-since title=(words.say("log-since-play")) {
                (icons::play()) span { (words.say_with("log-since-turns", &[("count", turns.into())])) }
            }
        }
    }
}

/// Undo, hint and all choices, always in the same places; and the menu.
fn tools(words: &Words, model: &TablePage) -> Markup {
    let seat = model.eyes.filter(|&seat| model.seats[seat].mine);
    let running = model.state == State::Running;
    let may_undo = running && model.can_undo && model.curtain.is_none();
    let asked = is_asked(model) && !model.choices.is_empty();
    html! {
        @if let Some(seat) = seat.filter(|_| running) {
            (back(words, model, seat, "undo", may_undo))
            form #hint.needs-script method="post" action=(model.action("hint")) data-live {
                input type="hidden" name="seat" value={ "seat" (seat + 1) };
                button.tool data-shortcut="h" disabled[!asked] title=(words.say("hint-help")) {
                    (icons::bulb()) span { (words.say("hint")) }
                }
            }
            button #all.tool.needs-script type="button" data-drawer data-shortcut="l" disabled[!asked]
                aria-expanded="false" aria-controls="drawer" title=(words.say("choices-all")) {
                (icons::list()) span { (words.say("choices-all-short")) " " b { (model.choices.len()) } }
            }
        } @else if running {
            span.watching { (icons::eye()) (words.say("table-watching")) }
        }
        (menu(words, model, seat.filter(|_| running), may_undo))
    }
}

/// What is needed rarely.
fn menu(words: &Words, model: &TablePage, seat: Option<usize>, may_undo: bool) -> Markup {
    html! {
        details #more.menu {
            summary.quiet.icon title=(words.say("table-more")) aria-label=(words.say("table-more")) { (icons::more()) }
            div.panel {
                @if let Some(seat) = seat.filter(|_| may_undo) { (back(words, model, seat, "reset", true)) }
                @if model.drawn.is_some() {
                    button.needs-script type="button" data-explain title=(words.say("explain-help")) {
                        (icons::question()) (words.say("explain"))
                    }
                }
                @if let Some(seat) = seat {
                    button.needs-script type="button" data-notify { (icons::bell()) (words.say("notify")) }
                    @if model.abandon.is_none() {
                        form method="post" action=(model.action("abandon")) data-live {
                            button name="agree" value="yes" { (words.say("abandon-offer")) }
                        }
                    }
                    @if !model.seats[seat].resigned {
                        form method="post" action=(model.action("resign")) data-live {
                            input type="hidden" name="seat" value={ "seat" (seat + 1) };
                            details #resign.sure {
                                summary { (words.say("resign")) }
                                p { (words.say(if model.seats.len() == 2 { "resign-sure-two" } else { "resign-sure" })) }
                                button.danger { (words.say("resign-yes")) }
                            }
                        }
                    }
                }
                label.setting.needs-script {
                    span { (words.say("setting-speed")) }
                    select data-setting="pace" {
                        option value="off" { (words.say("setting-speed-off")) }
                        option value="fast" { (words.say("setting-speed-fast")) }
                        option value="normal" selected { (words.say("setting-speed-normal")) }
                        option value="slow" { (words.say("setting-speed-slow")) }
                    }
                }
                label.setting.needs-script {
                    span { (words.say("setting-confirm")) }
                    input type="checkbox" data-setting="confirm" checked;
                }
                label.setting.needs-script {
                    span { (words.say("setting-sound")) }
                    input type="checkbox" data-setting="sound";
                }
                a href=(model.action("replay")) { (words.say("replay-open")) }
                a href={ "/rules/" (model.game) } { (words.say("nav-rules")) }
                p.keys.needs-script { (words.say("keys")) }
            }
        }
    }
}

fn back(words: &Words, model: &TablePage, seat: usize, verb: &'static str, may: bool) -> Markup {
    html! {
        form id=(verb) method="post" action=(model.action(verb)) data-live {
            input type="hidden" name="seat" value={ "seat" (seat + 1) };
            input type="hidden" name="version" value=(model.version);
            @if verb == "undo" {
                button.tool data-shortcut="u" disabled[!may] title=(words.say("undo-help")) {
                    (icons::undo()) span { (words.say("undo")) }
                }
            } @else {
                button title=(words.say("reset-help")) { (icons::reset()) span { (words.say("reset")) } }
            }
        }
    }
}

/// What somebody asks of me.
fn offers(words: &Words, model: &TablePage) -> Markup {
    if model.state != State::Running {
        return html! {};
    }
    let stood_in =
        (0..model.seats.len()).filter(|&seat| model.seats[seat].mine && model.seats[seat].stand_in.is_some());
    html! {
        @for seat in stood_in {
            @let view = &model.seats[seat];
            @let level = games::level(words, view.stand_in.as_deref().unwrap_or_default());
            form.offer id={ "back" (seat + 1) } method="post" action=(model.action("back")) data-live {
                input type="hidden" name="seat" value={ "seat" (seat + 1) };
                p { (icons::computer()) (words.say_with("stood-in", &[("level", level.into())])) }
                button.primary { (words.say("take-back")) }
            }
        }
        @if let Some(abandon) = &model.abandon {
            @let names: Vec<String> = abandon.agreed.iter().map(|&seat| model.seats[seat].who.name(words)).collect();
            form #abandon.offer method="post" action=(model.action("abandon")) data-live {
                @if abandon.by_me {
                    p { (words.say("abandon-waiting")) }
                    button name="agree" value="no" { (words.say("abandon-withdraw")) }
                } @else {
                    @let asked = [("count", names.len().into()), ("names", words.all_of(names).into())];
                    p { (words.say_with("abandon-asked", &asked)) }
                    @if abandon.may_answer {
                        button name="agree" value="yes" { (words.say("abandon-agree")) }
                        button name="agree" value="no" { (words.say("abandon-decline")) }
                    }
                }
            }
        }
    }
}
