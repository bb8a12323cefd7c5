//! What people at the table ask each other, in one place over the action bar: the board does not move for it. When the
//! game is over it stands in the result instead.

use super::TablePage;
use crate::icons;
use crate::text;
use boards::games;
use maud::{Markup, html};
use store::{Matter, Millis, Pace, State};
use words::Words;

/// What is asked, what was declined, and what I may ask.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Asks {
    /// What waits for answers.
    pub open: Vec<AskView>,
    /// What was declined just now.
    pub declined: Vec<AskView>,
    /// What I may ask.
    pub may: Vec<Matter>,
    /// Whether I may ask the computer for advice.
    pub hints: Hints,
    /// Until when the game pauses, if it does.
    pub paused: Option<Millis>,
    /// Whether my last step can only be taken back if others agree.
    pub undo_is_asked: bool,
    /// Who is to move again, because a step was taken back after which others were to move.
    pub taken_back: Vec<usize>,
}

/// Something that somebody asks. Seats count from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskView {
    /// Which it is, for the answer.
    pub number: u32,
    /// What it is about.
    pub matter: Matter,
    /// How long it would be, where it is about time.
    pub time: Millis,
    /// Who asks.
    pub by: usize,
    /// Whether that is me.
    pub mine: bool,
    /// Whether I am asked and have not answered.
    pub may_agree: bool,
    /// Whether I can say no: I am asked, or it is about me.
    pub may_decline: bool,
    /// Who has not answered yet.
    pub waits_for: Vec<usize>,
    /// Who said no.
    pub declined: Option<usize>,
}

/// Whether players may ask the computer for advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hints {
    /// They may: nobody else plays.
    #[default]
    On,
    /// People play against each other.
    Off,
    /// They do, and have agreed on it: the number of the question.
    Agreed(u32),
}

/// The strip over the action bar.
pub(super) fn strip(words: &Words, model: &TablePage) -> Markup {
    let asks = &model.asks;
    let stood_in: Vec<usize> =
        (0..model.seats.len()).filter(|&seat| model.seats[seat].mine && model.seats[seat].stand_in.is_some()).collect();
    let said = !(asks.open.is_empty() && asks.declined.is_empty() && asks.taken_back.is_empty());
    html! {
        @if model.state == State::Running && (said || asks.paused.is_some() || !stood_in.is_empty()) {
            div #offers.offers aria-live="polite" {
                @for seat in stood_in { (stand_in(words, model, seat)) }
                @if let Some(until) = asks.paused { (pause(words, model, until)) }
                @if !asks.taken_back.is_empty() {
                    @let names = words.all_of(asks.taken_back.iter().map(|&seat| name(words, model, seat)));
                    p.offer #taken-back { (icons::undo()) (words.say_with("taken-back", &[("names", names.into())])) }
                }
                (questions(words, model))
            }
        }
    }
}

/// What is asked, and what was declined.
pub(super) fn questions(words: &Words, model: &TablePage) -> Markup {
    html! {
        @for ask in &model.asks.open { (question(words, model, ask)) }
        @for ask in &model.asks.declined {
            @let who = name(words, model, ask.declined.unwrap_or(ask.by));
            p.offer.declined id={ "ask" (ask.number) } {
                (words.say_with("ask-declined", &[("name", who.into()), ("what", what(words, model, ask).into())]))
            }
        }
    }
}

/// What I may ask, in the menu.
pub(super) fn menu(words: &Words, model: &TablePage) -> Markup {
    html! {
        form #may-ask method="post" action=(model.action("ask")) data-live {
            @for matter in &model.asks.may {
                button name="matter" value=(matter) { (words.say(label(*matter))) }
            }
        }
        @if let Hints::Agreed(number) = model.asks.hints {
            form #no-hints method="post" action=(model.action("answer")) data-live {
                input type="hidden" name="number" value=(number);
                button name="agree" value="no" { (words.say("hints-end")) }
            }
        }
    }
}

fn question(words: &Words, model: &TablePage, ask: &AskView) -> Markup {
    let what = what(words, model, ask);
    let waits: Vec<String> = ask.waits_for.iter().map(|&seat| name(words, model, seat)).collect();
    let waits = words.all_of(waits);
    let says = if ask.mine {
        words.say_with("ask-mine", &[("what", what.into()), ("names", waits.into())])
    } else if ask.may_agree || ask.may_decline {
        words.say_with("ask-other", &[("name", name(words, model, ask.by).into()), ("what", what.into())])
    } else {
        let who = name(words, model, ask.by);
        words.say_with("ask-between", &[("name", who.into()), ("what", what.into()), ("names", waits.into())])
    };
    html! {
        form.offer id={ "ask" (ask.number) } method="post" action=(model.action("answer")) data-live {
            input type="hidden" name="number" value=(ask.number);
            p { (says) }
            @if ask.may_agree { button.primary name="agree" value="yes" { (words.say("ask-agree")) } }
            @if ask.mine {
                button name="agree" value="no" { (words.say("ask-withdraw")) }
            } @else if ask.may_decline {
                @let key = if ask.may_agree { "ask-decline" } else { "ask-here" };
                button name="agree" value="no" { (words.say(key)) }
            }
        }
    }
}

fn pause(words: &Words, model: &TablePage, until: Millis) -> Markup {
    html! {
        form.offer #paused method="post" action=(model.action("ask")) data-live {
            p { (words.say("paused-until")) " " (text::date(words, until)) " " (text::hour(until)) }
            @if model.asks.may.contains(&Matter::GoOn) {
                button.primary name="matter" value=(Matter::GoOn) { (words.say(label(Matter::GoOn))) }
            }
        }
    }
}

/// The computer plays for me.
fn stand_in(words: &Words, model: &TablePage, seat: usize) -> Markup {
    let level = games::level(words, model.seats[seat].stand_in.as_deref().unwrap_or_default());
    html! {
        form.offer id={ "back" (seat + 1) } method="post" action=(model.action("back")) data-live {
            input type="hidden" name="seat" value={ "seat" (seat + 1) };
            p { (icons::computer()) (words.say_with("stood-in", &[("level", level.into())])) }
            button.primary { (words.say("take-back")) }
        }
    }
}

fn name(words: &Words, model: &TablePage, seat: usize) -> String {
    model.seats.get(seat).map_or_else(String::new, |seat| seat.who.name(words))
}

/// What is asked, as a question.
fn what(words: &Words, model: &TablePage, ask: &AskView) -> String {
    let time = || text::clock(words, ask.time);
    match ask.matter {
        Matter::Undo => words.say("matter-undo").into(),
        Matter::Turn => words.say("matter-turn").into(),
        Matter::Stop => words.say("matter-stop").into(),
        Matter::StandIn(seat) => {
            words.say_with("matter-stand-in", &[("name", name(words, model, seat.index()).into())])
        }
        Matter::Rematch => words.say("matter-rematch").into(),
        Matter::Pause => words.say_with("matter-pause", &[("time", time().into())]),
        Matter::GoOn => words.say("matter-go-on").into(),
        Matter::Time => words.say_with("matter-time", &[("time", time().into())]),
        Matter::Hints => words.say("matter-hints").into(),
    }
}

/// What one presses to ask for it.
fn label(matter: Matter) -> &'static str {
    match matter {
        Matter::Undo | Matter::Turn => "undo",
        Matter::Stop => "abandon-offer",
        Matter::StandIn(_) => "away-ask",
        Matter::Rematch => "rematch-ask",
        Matter::Pause => "may-pause",
        Matter::GoOn => "may-go-on",
        Matter::Time => "may-time",
        Matter::Hints => "may-hints",
    }
}

/// How long something that is asked would be.
pub(crate) fn length(matter: Matter, pace: Pace) -> Millis {
    match matter {
        Matter::Pause => host::longest_pause(pace),
        Matter::Time => host::more_time(pace),
        _ => 0,
    }
}
