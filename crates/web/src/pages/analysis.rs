//! The analysis of a game that is over: where the result came from, the chances turn by turn, and for each turn what was
//! played beside what would have been better. Everything is a link, so it works without script.

mod chart;
mod picture;

use crate::frame::{Sheet, Visit, frame};
use crate::icons;
use crate::pages::studies::try_out;
use crate::pages::table::SeatView;
use boards::{Advice, Drawn, games, with_names};
use bots::analysis::{Stretch, Value};
use catalog::analysis::Analysed;
use maud::{Markup, html};
use std::sync::Arc;
use store::TableId;
use words::{Sentence, Words};

pub(crate) use picture::shares;

/// What the page shows.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The table.
    pub id: TableId,
    /// The word for the game.
    pub game: String,
    /// Who played.
    pub seats: Vec<SeatView>,
    /// The seat through whose eyes the page sees, from 0 on; none is a spectator's.
    pub eyes: Option<usize>,
    /// Who won and by what.
    pub verdict: Option<Sentence>,
    /// How many moments were judged, of how many.
    pub progress: (usize, usize),
    /// What was found out, when that is finished.
    pub found: Option<Found>,
}

/// What was found out, with one turn of it.
#[derive(Clone, Debug)]
pub struct Found {
    /// Everything.
    pub analysed: Arc<Analysed>,
    /// The turn that is shown.
    pub turn: usize,
    /// The step of its decision that is shown.
    pub number: u32,
    /// What that gave away.
    pub loss: f64,
    /// What was played, then the best of the others.
    pub weighed: Vec<Weighed>,
    /// The board before it.
    pub drawn: Drawn,
}

/// A choice with its worth.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// In words.
    pub advice: Option<Advice>,
    /// In the notation of the record.
    pub notation: String,
    /// What it is worth to each seat.
    pub value: Value,
    /// Whether nothing better was found.
    pub best: bool,
    /// Whether it was played.
    pub played: bool,
}

impl Analysis {
    fn path(&self) -> String {
        format!("/table/{}/analysis", self.id)
    }

    /// The page with this turn, and the same eyes.
    fn turn(&self, turn: usize) -> String {
        format!("{}?eyes={}&turn={turn}", self.path(), eyes_word(self.eyes))
    }

    fn name(&self, words: &Words, seat: usize) -> String {
        self.seats.get(seat).map(|seat| seat.who.name(words)).unwrap_or_default()
    }
}

/// The page.
pub fn page(words: &Words, visit: &Visit, model: &Analysis) -> Markup {
    let title = words.say_with("analysis-title", &[("game", games::name(words, &model.game).into())]);
    let sheet = Sheet {
        title: title.clone(),
        game: Some(model.game.clone()),
        wide: true,
        style: Some("analysis.css"),
        refreshes: model.found.is_none(),
        ..Default::default()
    };
    let names: Vec<String> = (0..model.seats.len()).map(|seat| model.name(words, seat)).collect();
    let body = html! {
        div.analysis {
            header.of-analysis {
                h1 { (title) }
                @if let Some(verdict) = &model.verdict { p { (with_names(verdict, &names)) } }
                nav {
                    a.button href={ "/table/" (model.id) } { (words.say("analysis-back")) }
                    @if let Some(found) = &model.found {
                        a.button href={ "/new?from=" (model.id) "&at=" (found.number - 1) } { (words.say("replay-play-on")) }
                        (try_out(words, model.id, found.number - 1))
                        a.button href={ (model.path()) "/record" } download { (words.say("analysis-record")) }
                        a.button href={ (model.path()) "/json" } download { (words.say("analysis-json")) }
                    }
                }
            }
            @match &model.found {
                None => (waiting(words, model)),
                Some(found) => {
                    section.panel.chances {
                        h2 { (words.say("analysis-chances")) }
                        (chart::chart(words, model, found))
                    }
                    section.panel.account {
                        h2 { (words.say("analysis-account")) }
                        (picture::account(words, model, found))
                        p.how { (words.say("analysis-how")) }
                    }
                    (one_turn(words, model, found, &names))
                    section.panel.turns {
                        h2 { (words.say("analysis-turns")) }
                        (turns(words, model, found))
                    }
                }
            }
        }
    };
    frame(words, visit, &sheet, body)
}

/// How far it is.
fn waiting(words: &Words, model: &Analysis) -> Markup {
    let (done, all) = model.progress;
    let said = words.say_with("analysis-progress", &[("done", done.into()), ("all", all.into())]);
    html! {
        section.panel.progress {
            p { (words.say("analysis-making")) }
            progress max=(all) value=(done) aria-label=(said) {}
            p { (said) }
            p { a.button href=(model.path()) { (words.say("analysis-look-again")) } }
        }
    }
}

/// The board before a decision, what was played there, and what else could have been.
fn one_turn(words: &Words, model: &Analysis, found: &Found, names: &[String]) -> Markup {
    let stretch = &found.analysed.account.stretches[found.turn];
    let seat = stretch.seat().index();
    let count = found.analysed.account.stretches.len();
    let values = [("number", (found.turn + 1).into()), ("name", model.name(words, seat).into())];
    let neighbour = |at: Option<usize>, icon: Markup, key: &str| {
        let says = words.say(key);
        html! {
            @match at {
                Some(at) => a.button.icon href=(model.turn(at)) title=(says) aria-label=(says) { (icon) },
                None => span.button.icon.off aria-hidden="true" { (icon) },
            }
        }
    };
    html! {
        section.panel.one-turn #turn {
            header {
                (neighbour(found.turn.checked_sub(1), icons::previous(), "replay-turn-back"))
                (neighbour(Some(found.turn + 1).filter(|&at| at < count), icons::next(), "replay-turn-on"))
                h2 { (icons::shape(seat)) " " (words.say_with("analysis-turn-of", &values)) }
                (mark(words, stretch))
                (eyes(words, model, found))
            }
            ol.choices-weighed {
                @for weighed in &found.weighed { (choice(words, model, found, weighed, names)) }
            }
            div #stage.stage.watched[model.eyes.is_none()] { (boards::play(&found.drawn, model.eyes, names)) }
            p.more {
                a href={ "/table/" (model.id) "/replay?at=" (found.number - 1) } { (words.say("analysis-in-replay")) }
            }
        }
    }
}

/// A choice with everybody's chances behind it.
fn choice(words: &Words, model: &Analysis, found: &Found, weighed: &Weighed, names: &[String]) -> Markup {
    let seat = found.analysed.account.stretches[found.turn].seat().index();
    let share = weighed.value.shares[seat];
    html! {
        li.played[weighed.played].top[weighed.best] {
            p.says {
                span.tag {
                    @match (weighed.played, weighed.best) {
                        (true, true) => (words.say("analysis-is-played-best")),
                        (true, false) => (words.say("analysis-is-played")),
                        (false, true) => (words.say("analysis-is-best")),
                        (false, false) => (words.say("analysis-is-other")),
                    }
                }
                b.share { (words.percent(share, false)) }
            }
            p.does {
                @match &weighed.advice {
                    Some(advice) => (with_names(&advice.choice.label.label, names)),
                    None => code { (weighed.notation) },
                }
            }
            (shares(words, names, &weighed.value.shares))
            @if let Some(advice) = weighed.advice.as_ref().filter(|_| weighed.best) {
                p.why { (with_names(&advice.why(words, &model.game, found.analysed.lead.is_some()), names)) }
            }
        }
    }
}

/// Whose eyes see the board.
fn eyes(words: &Words, model: &Analysis, found: &Found) -> Markup {
    let all = [None].into_iter().chain((0..model.seats.len()).map(Some));
    html! {
        ul.eyes-row aria-label=(words.say("replay-eyes")) {
            @for eyes in all {
                @let says = eyes.map_or(words.say("replay-spectator").into_owned(), |seat| model.name(words, seat));
                li {
                    a.icon href={ (model.path()) "?eyes=" (eyes_word(eyes)) "&turn=" (found.turn) "#turn" } title=(says) aria-label=(says)
                        aria-current=[(eyes == model.eyes).then_some("true")] {
                        @match eyes { Some(seat) => (icons::shape(seat)), None => (icons::eye()) }
                    }
                }
            }
        }
    }
}

/// All turns; each opens its board. They are the table behind the chart.
fn turns(words: &Words, model: &Analysis, found: &Found) -> Markup {
    html! {
        ol.of-turns tabindex="0" aria-label=(words.say("analysis-turns")) {
            @for (at, stretch) in found.analysed.account.stretches.iter().enumerate() {
                @let seat = stretch.seat().index();
                li {
                    a href={ (model.turn(at)) "#turn" } aria-current=[(at == found.turn).then_some("true")] {
                        span.number { (at + 1) }
                        (icons::shape(seat))
                        span.who { (model.name(words, seat)) }
                        span.chance { (words.percent(stretch.before.shares[seat], false)) }
                        (mark(words, stretch))
                    }
                }
            }
        }
    }
}

/// How good a turn was: a sign, a word, and what it gave away.
fn mark(words: &Words, stretch: &Stretch) -> Markup {
    let word = stretch.mark.word();
    html! {
        span.rated.{ "rated-" (word) } {
            span.sign aria-hidden="true" { (sign(stretch)) }
            " " (words.say(&format!("analysis-mark-{word}")))
            @if stretch.loss >= 0.0005 { " " b { (words.percent(-stretch.loss, true)) } }
        }
    }
}

fn sign(stretch: &Stretch) -> &'static str {
    ["★", "✓", "?!", "?", "??"][stretch.mark as usize]
}

pub(super) fn eyes_word(eyes: Option<usize>) -> String {
    eyes.map_or("spectator".into(), |seat| format!("seat{}", seat + 1))
}
