//! The action bar: whose turn it is and the question, the slots of the game, the ways back; the drawer with all choices;
//! and the result when all is over. The bar has the same height and its slots the same places from the first step to
//! the last: what cannot be pressed is disabled, never removed.

use super::TablePage;
use super::asks::{self, Hints};
use super::finale::{course, standings, verdict};
use super::log::turns_since;
use crate::icons;
use crate::pages::table::Rematch;
use boards::{Chip, Choice, Question};
use maud::{Markup, PreEscaped, html};
use store::State;
use words::Words;

/// A list longer than this can be searched by typing.
const LONG_LIST: usize = 12;

/// The bar.
pub(super) fn bar(words: &Words, model: &TablePage) -> Markup {
    let drawn = model.drawn.as_ref();
    let question = question(model).filter(|_| is_asked(model));
    let is_mine = model.is_my_turn() || !model.outcomes().is_empty();
    html! {
        section #actions.actions.mine[is_mine].luck[!model.outcomes().is_empty()] aria-label=(words.say("table-prompt")) {
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
                div #options.options.needs-script aria-hidden="true" data-narrow=(words.say("choices-narrow"))
                    data-confirm=(words.say("confirm-choice")) hidden {}
            }
            div.tools { (tools(words, model)) }
            (asks::strip(words, model))
        }
    }
}

/// On a phone the coach's sentence has a strip of its own under the board, whether there is something to say or not.
pub(super) fn coach_line(words: &Words, model: &TablePage) -> Markup {
    let asked = question(model);
    html! {
        details #coach-line.coach-line open {
            summary title=(words.say("guide")) aria-label=(words.say("guide")) { (icons::compass()) }
            @if let Some(question) = asked { p { (question.guide) } }
        }
    }
}

/// Calls the coach, or sends it away.
fn coach(words: &Words, model: &TablePage, on: bool) -> Markup {
    html! {
        form method="post" action=(model.action("guide")) {
            button.quiet.small name="on" value=(if on { "yes" } else { "no" }) {
                (icons::compass()) (words.say(if on { "guide-call" } else { "guide-leave" }))
            }
        }
    }
}

/// What my seat is asked, or what came, if I am asked for that.
fn question(model: &TablePage) -> Option<&Question> {
    let asked = model.drawn.as_ref().and_then(|drawn| drawn.question.as_ref()).filter(|_| model.acting.is_some());
    asked.or_else(|| model.luck.as_ref()?.question.as_ref())
}

/// Whether somebody at this screen is asked something.
fn is_asked(model: &TablePage) -> bool {
    (model.acting.is_some() || !model.outcomes().is_empty()) && model.curtain.is_none()
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
    let asked = question(model);
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
            (coach(words, model, false))
        }
    }
}

/// What the seat may do, or what can have come where luck is typed in, one button each; the first nine answer to number
/// keys.
fn choices(words: &Words, model: &TablePage) -> Markup {
    let (verb, all) = match model.acting {
        Some(_) => ("play", &model.choices[..]),
        None => ("luck", model.outcomes()),
    };
    if all.is_empty() || model.curtain.is_some() {
        return html! {};
    }
    let long = all.len() > LONG_LIST;
    let names = model.names(words);
    html! {
        form #choices.choices.long[long] method="post" action=(model.action(verb)) data-live {
            @match (&model.study, model.acting) {
                (Some(study), _) if study.chance => { input type="hidden" name="seat" value="chance"; }
                (_, Some(seat)) => { input type="hidden" name="seat" value={ "seat" (seat + 1) }; }
                (_, None) => {}
            }
            input type="hidden" name="version" value=(model.version);
            @if long {
                input #filter.needs-script type="search" autocomplete="off" placeholder=(words.say("choices-filter"))
                    aria-label=(words.say("choices-filter"));
            }
            button.small.quiet type="button" data-widen hidden { (words.say("choices-widen")) }
            ol.list {
                @let (usual, folds) = folded(all);
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
pub(super) fn chips(chips: &[Chip]) -> Markup {
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
        // Folded, it shows the last position.
        details #result.result open aria-labelledby="result-title" {
            summary {
                h2 #result-title {
                    (words.say(if model.state == State::Over { "result-title" } else { "result-abandoned" }))
                }
            }
            @let accounts = model.finale.as_ref().map(|it| it.accounts.as_slice()).unwrap_or_default();
            (verdict(words, &model.seats, model.finale.as_ref(), &model.names(words)))
            div.told {
                div.table-of-points { (standings(words, &model.game, &model.seats, accounts)) }
                @if let Some(finale) = model.finale.as_ref().filter(|_| model.is_of_house()) {
                    (course(words, model.id, &model.names(words), finale))
                }
            }
            @if model.is_of_house() { (afterwards(words, model)) }
        }
    }
}

/// What one can do when a game is over.
fn afterwards(words: &Words, model: &TablePage) -> Markup {
    html! {
        div.then {
            (asks::questions(words, model))
            @match model.rematch {
                Rematch::At(id) if model.may_chat => form method="post" action=(model.action("rematch")) {
                    button.primary data-table=(id) { (words.say("rematch-go")) }
                },
                Rematch::At(id) => a.button.primary href={ "/table/" (id) } { (words.say("rematch-go")) },
                Rematch::MayAsk if model.asks.open.is_empty() => form method="post" action=(model.action("rematch")) {
                    button.primary { (words.say("rematch-ask")) }
                },
                Rematch::MayAsk | Rematch::No => {},
            }
            a.button href=(model.action("analysis")) { (words.say("analysis-open")) }
            a.button href=(model.action("replay")) { (words.say("replay-open")) }
            button.needs-script type="button" data-picture data-saying=(words.say("result-picture-made")) {
                (icons::picture()) (words.say("result-picture"))
            }
            a.button href=(model.action("record")) download { (words.say("replay-record")) }
            a.button href="/" { (words.say("nav-lobby")) }
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
            _ if model.asks.paused.is_some() => (words.say("table-paused")),
            (_, []) if model.lesson.is_some() => {},
            (_, []) => (luck(words, model)),
            (_, [seat]) if mine == 0 || shared || model.study.is_some() => {
                (icons::shape(*seat))
                (words.say_with("table-turn-of", &[("name", model.seats[*seat].who.name(words).into())]))
            }
            (_, [seat]) => { (icons::shape(*seat)) (words.say("table-turn-mine")) }
            (_, _) if mine > 0 => (words.say("table-turn-mine")),
            _ => (words.say("table-turn-several")),
        }
    }
}

/// Chance is to move: whoever is waited for, where luck is typed in.
fn luck(words: &Words, model: &TablePage) -> Markup {
    let waits_for = model.luck.as_ref().map(|luck| luck.waits_for);
    html! {
        @match waits_for {
            None => (words.say("table-chance")),
            Some(None) => (words.say("luck-waits")),
            Some(Some(seat)) => {
                (icons::shape(seat))
                (words.say_with("luck-waits-for", &[("name", model.seats[seat].who.name(words).into())]))
            }
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
    let acts = || model.eyes.filter(|&seat| model.seats[seat].mine);
    let seat = if model.study.is_some() { model.acting } else { acts() };
    let running = model.state == State::Running;
    let may_undo = running && model.can_undo && model.curtain.is_none();
    let count = if model.acting.is_some() { model.choices.len() } else { model.outcomes().len() };
    let asked = model.acting.is_some() && count > 0;
    let may_mend = running && !may_undo && model.luck.as_ref().is_some_and(|luck| luck.may_mend);
    html! {
        @if let Some(seat) = seat.filter(|_| running) {
            @if may_mend { (mend(words, model)) }
            @else if model.is_of_house() { (back(words, model, seat, "undo", may_undo)) }
            @if model.study.is_none() { (hint(words, model, seat, asked)) }
            (all_choices(words, count))
        } @else if may_mend || count > 0 {
            // Several people share a device, and none of them is asked alone.
            @if may_mend { (mend(words, model)) }
            (all_choices(words, count))
        } @else if running {
            span.watching { (icons::eye()) (words.say("table-watching")) }
        }
        (menu(words, model, seat.filter(|_| running && model.is_of_house()), may_undo))
    }
}

fn hint(words: &Words, model: &TablePage, seat: usize, asked: bool) -> Markup {
    let off = model.asks.hints == Hints::Off;
    html! {
        form #hint.needs-script method="post" action=(model.action("hint")) data-live {
            input type="hidden" name="seat" value={ "seat" (seat + 1) };
            button.tool data-shortcut="h" disabled[!asked || off] title=(words.say(if off { "hint-off" } else { "hint-help" })) {
                (icons::bulb()) span { (words.say("hint")) }
            }
        }
    }
}

/// Opens the drawer.
fn all_choices(words: &Words, count: usize) -> Markup {
    html! {
        button #all.tool.needs-script type="button" data-drawer data-shortcut="l" disabled[count == 0]
            aria-expanded="false" aria-controls="drawer" title=(words.say("choices-all")) {
            (icons::list()) span { (words.say("choices-all-short")) " " b { (count) } }
        }
    }
}

/// Takes back what was typed in last, where undo takes back steps.
fn mend(words: &Words, model: &TablePage) -> Markup {
    html! {
        form #mend method="post" action=(model.action("mend")) data-live {
            input type="hidden" name="version" value=(model.version);
            button.tool data-shortcut="u" title=(words.say("luck-mend-help")) {
                (icons::undo()) span { (words.say("luck-mend")) }
            }
        }
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
                @if seat.is_some() { (coach(words, model, !model.guided)) }
                @if let Some(seat) = seat {
                    button.needs-script type="button" data-notify { (icons::bell()) (words.say("notify")) }
                    (asks::menu(words, model))
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
                label.setting.needs-script title=(words.say("setting-ours-help")) {
                    span { (words.say("setting-ours")) }
                    input type="checkbox" data-setting="ours";
                }
                @if model.is_of_house() { a href=(model.action("replay")) { (words.say("replay-open")) } }
                a href={ "/learn/" (model.game) "#legend" } data-legend { (words.say("legend")) }
                a href={ "/learn/" (model.game) } { (words.say("learn-how")) }
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
                @let help = if model.asks.undo_is_asked { "undo-ask-help" } else { "undo-help" };
                button.tool data-shortcut="u" disabled[!may] title=(words.say(help)) {
                    (icons::undo()) span { (words.say("undo")) }
                }
            } @else {
                button title=(words.say("reset-help")) { (icons::reset()) span { (words.say("reset")) } }
            }
        }
    }
}
