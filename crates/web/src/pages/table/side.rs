//! Beside the table: the seats, the log and the chat.

use super::log::LogView;
use super::{ChatView, SeatView, TablePage};
use crate::icons;
use crate::sitters::{self, Occupant};
use crate::text;
use boards::games;
use maud::{Markup, html};
use store::State;
use words::Words;

/// The seats and the chat: what changes without a step.
pub fn side_fragment(words: &Words, model: &TablePage) -> Markup {
    html! {
        div #side {
            section #seats.rail-seats aria-label=(words.say("seats")) {
                ol { @for (seat, view) in model.seats.iter().enumerate() { (seat_card(words, model, seat, view)) } }
                @if model.luck.is_some() {
                    p.played-with title=(words.say("luck-mark-help")) { (words.say("luck-mark")) }
                }
                @if let Some(pieces) = &model.pieces {
                    p.played-with { (words.say("pieces")) " " a href=(model.action("pieces")) { (pieces) } }
                }
            }
            @if model.is_of_house() {
                (tabs(words))
                (chat(words, &model.action(""), &model.chat, model.may_chat, &model.muted))
            }
        }
    }
}

/// The log, which is part of the other fragment, because it changes with every step.
pub(super) fn log(words: &Words, model: &TablePage) -> Markup {
    if let Some(lesson) = &model.lesson {
        return lesson.panel(words, &model.game);
    }
    if let Some(study) = &model.study {
        return study.panel(words, model);
    }
    html! {
        section #log.rail-panel data-tab="log" aria-label=(words.say("log")) {
            @if model.guided { (super::actions::guide(words, model)) }
            h2 { (words.say("log")) }
            @if model.log.is_empty() && model.curtain.is_none() { p.empty { (words.say("log-empty")) } }
            @let (replay, names) = (model.action("replay"), model.names(words));
            @let view = LogView {
                game: &model.game, replay: &replay, names: &names, seats: &model.seats, here: None, whole: model.log_is_whole,
            };
            (view.lines(words, &model.log))
        }
    }
}

/// The chat, as the waiting room has it too.
pub(crate) fn chat(
    words: &Words,
    action: &str,
    lines: &[ChatView],
    may_chat: bool,
    muted: &[(store::PlayerId, String)],
) -> Markup {
    html! {
        section #chat.rail-panel data-tab="chat" aria-label=(words.say("chat")) {
            h2 { (words.say("chat")) }
            @if lines.is_empty() { p.empty { (words.say("chat-empty")) } }
            form #chat-lines.chat-lines data-scroll="end" method="post" action={ (action) "mute" } data-live {
                input type="hidden" name="on" value="yes";
                ol { @for line in lines { (chat_line(words, action, line)) } }
            }
            @if !muted.is_empty() {
                form #muted.muted method="post" action={ (action) "mute" } data-live {
                    input type="hidden" name="on" value="no";
                    @for (player, name) in muted {
                        button name="player" value=(player) { (words.say_with("unmute", &[("name", name.as_str().into())])) }
                    }
                }
            }
            @if may_chat {
                form #chat-form.chat-form method="post" action={ (action) "chat" } data-live data-clear {
                    input #chat-text name="text" maxlength="500" required autocomplete="off" enterkeyhint="send"
                        placeholder=(words.say("chat-say")) aria-label=(words.say("chat-say"));
                    button { (words.say("chat-send")) }
                }
            }
        }
    }
}

/// Which of log and chat is shown; without script both are.
fn tabs(words: &Words) -> Markup {
    html! {
        div #tabs.tabs.needs-script role="tablist" aria-label=(words.say("tabs")) {
            button type="button" role="tab" data-show="log" aria-selected="true" aria-controls="log" { (words.say("log")) }
            button type="button" role="tab" data-show="chat" aria-selected="false" aria-controls="chat" { (words.say("chat")) }
        }
    }
}

fn seat_card(words: &Words, model: &TablePage, seat: usize, view: &SeatView) -> Markup {
    let name = view.who.name(words);
    html! {
        li.seat-card.(format!("s{}", seat + 1)).to-move[view.to_move && model.state == State::Running].mine[view.mine]
            id={ "seat" (seat + 1) } {
            @match &view.who {
                Occupant::Computer { name, .. } if !name.is_empty() => span.face { (icons::face(name)) (icons::shape(seat)) },
                _ => (icons::shape(seat)),
            }
            @if model.drawn.is_some() && model.eyes != Some(seat) {
                @let says = words.say_with("sheet-open", &[("name", name.clone().into())]);
                button.open.needs-script type="button" data-sheet={ "sheet" (seat + 1) } title=(says) aria-label=(says) {}
            }
            div.who {
                @match &view.who {
                    Occupant::Person { player, .. } => a href={ "/player/" (player) } { (name) },
                    _ => span { (name) },
                }
                @if let Occupant::Computer { level, name } = &view.who {
                    @if !name.is_empty() { span.level { (games::level(words, level)) } }
                }
                (sitters::guest(words, view.who.is_guest()))
                @if view.mine && model.study.is_none() { span.you { (words.say("seat-you")) } }
            }
            @if let Some(clock) = view.clock {
                span.clock.runs[clock.runs] data-left=(clock.left) data-runs=[clock.runs.then_some("yes")]
                    title=(words.say("clock")) { (text::clock(words, clock.left)) }
            }
            @let numbers = model.drawn.as_ref().and_then(|drawn| drawn.numbers.get(seat)).and_then(|it| it.split_first());
            @match (view.standing, numbers) {
                (Some(standing), _) => span.points.won[standing.place == 1] { (standing.points) },
                (None, Some((first, _))) => span.points title=(first.label) {
                    (first.value) span.unseen { " " (first.label) }
                },
                (None, None) => {},
            }
            @if let Some((_, rest)) = numbers {
                p.numbers { @for number in rest { span { b { (number.value) } " " (number.label) } " " } }
            }
            (marks(words, view, model.state == State::Running))
            (away(words, model, seat, view, &name))
        }
    }
}

/// What is unusual about a seat.
fn marks(words: &Words, view: &SeatView, running: bool) -> Markup {
    let level = view.stand_in.as_deref().map(|level| games::level(words, level));
    html! {
        @if view.resigned && !running {
            p.mark { (words.say("seat-gave-up")) }
        } @else if view.resigned {
            p.mark { (icons::computer()) (words.say("seat-resigned")) }
        } @else if let Some(level) = level.filter(|_| running) {
            p.mark { (icons::computer()) (words.say_with("seat-stand-in", &[("level", level.into())])) }
        }
    }
}

fn away(words: &Words, model: &TablePage, seat: usize, view: &SeatView, name: &str) -> Markup {
    html! {
        @if view.away {
            form method="post" action=(model.action("ask")) data-live {
                button.small name="matter" value={ "stand-in " (seat + 1) } {
                    (words.say_with("away-ask", &[("name", name.into())]))
                }
            }
        }
    }
}

fn chat_line(words: &Words, action: &str, line: &ChatView) -> Markup {
    html! {
        li.mine[line.mine] id={ "chat" (line.number) } {
            span.said {
                @if let Some(seat) = line.seat { (icons::shape(seat)) }
                b { (line.name) } (sitters::guest(words, line.guest)) " " (line.text)
            }
            (text::hour(line.at))
            @if !line.mine {
                @let mute = words.say_with("mute", &[("name", line.name.as_str().into())]);
                button.quiet.icon name="player" value=(line.player) title=(mute) aria-label=(mute) { (icons::mute()) }
                @let report = words.say_with("report", &[("name", line.name.as_str().into())]);
                a.button.quiet.icon href={ (action) "report?line=" (line.number) } title=(report) aria-label=(report) {
                    (icons::flag())
                }
            }
        }
    }
}
