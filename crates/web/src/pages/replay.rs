//! The replay: any step of a game, through the eyes of any seat once it is over. Links and the slider work without
//! script; with it, steps are put into the page, so that pieces move, and the game plays by itself.

use super::studies::try_out;
use super::table::{Finale, LogLine, LogView, SeatView, cards, course, explanation, parts, standings, verdict};
use super::waiting::share;
use crate::frame::{Sheet, Visit, frame};
use crate::icons;
use crate::sitters;
use boards::Drawn;
use boards::games;
use maud::{Markup, html};
use store::{State, TableId};
use words::Words;

/// What the replay shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// The table.
    pub id: TableId,
    /// The word for the game.
    pub game: String,
    /// Where the table stands in its life.
    pub state: State,
    /// The seats; standings are shown at the last step.
    pub seats: Vec<SeatView>,
    /// The step that is shown.
    pub at: u32,
    /// The steps that there are, without those that were taken back: their numbers, from 0, the beginning, on.
    pub steps: Vec<u32>,
    /// Those after which another player's turn begins, the beginning and the end.
    pub turns: Vec<u32>,
    /// The seat through whose eyes the page sees, counted from 0; none is a spectator's.
    pub eyes: Option<usize>,
    /// The eyes to choose from; none is a spectator's.
    pub others: Vec<Option<usize>>,
    /// The board as these eyes see it.
    pub drawn: Drawn,
    /// The log; none for a script that has it already.
    pub log: Option<Vec<LogLine>>,
    /// How the game ended, if its end is shown.
    pub finale: Option<Finale>,
    /// Whether it can be tried out how it could have gone on from here.
    pub tries: bool,
    /// The address of this site, for the link to this step.
    pub address: String,
}

impl Replay {
    /// The last step there is.
    pub fn last(&self) -> u32 {
        self.steps.last().copied().unwrap_or_default()
    }

    fn path(&self) -> String {
        format!("/table/{}/replay", self.id)
    }

    /// The replay with the same eyes.
    fn seen(&self) -> String {
        format!("{}?eyes={}", self.path(), eyes_word(self.eyes))
    }

    /// The link to a step, with the same eyes.
    fn step(&self, at: u32) -> String {
        format!("{}&at={at}", self.seen())
    }
}

/// The page.
pub fn page(words: &Words, visit: &Visit, model: &Replay) -> Markup {
    let title = words.say_with("replay-title", &[("game", games::name(words, &model.game).into())]);
    let sheet = Sheet {
        title: title.clone(),
        game: Some(model.game.clone()),
        wide: true,
        script: Some("replay.js"),
        ..Default::default()
    };
    let names: Vec<String> = model.seats.iter().map(|seat| seat.who.name(words)).collect();
    let over = matches!(model.state, State::Over | State::Abandoned);
    let body = html! {
        div.table-page.replay {
            div #stage.stage.watched[model.eyes.is_none()]
                data-cards={ (cards(model.id, model.eyes)) "&at=" (model.at) } {
                (boards::play(&model.drawn, model.eyes, &names))
                div #outcome {
                    @if model.state == State::Over && model.at == model.last() {
                        section.result {
                            @let accounts = model.finale.as_ref().map(|it| it.accounts.as_slice()).unwrap_or_default();
                            (verdict(words, &model.seats, model.finale.as_ref(), &names))
                            div.told {
                                div.table-of-points { (standings(words, &model.game, &model.seats, accounts)) }
                                @if let Some(finale) = &model.finale { (course(words, model.id, &names, finale)) }
                            }
                        }
                    }
                }
            }
            (controls(words, model, &title))
            (parts(words, model.eyes.is_some(), "table-more", "log"))
            section #around.rail-seats {
                (eyes(words, model))
                (share("position", &words.say("replay-share"), &format!("{}{}", model.address, model.step(model.at)), words))
                div.then {
                    a.button href={ "/table/" (model.id) } { (words.say("replay-back")) }
                    a.button href={ "/learn/" (model.game) "#legend" } data-legend { (words.say("legend")) }
                    @if over { a.button href={ "/table/" (model.id) "/analysis" } { (words.say("analysis-open")) } }
                    @if over { a.button href={ "/table/" (model.id) "/record" } download { (words.say("replay-record")) } }
                    @if over && model.at < model.last() {
                        a.button href={ "/new?from=" (model.id) "&at=" (model.at) } { (words.say("replay-play-on")) }
                    }
                    @if model.tries { (try_out(words, model.id, model.at)) }
                }
            }
            @if let Some(log) = &model.log {
                section #log.rail-panel aria-label=(words.say("log")) {
                    h2 { (words.say("log")) }
                    @let replay = model.seen();
                    @let view = LogView {
                        game: &model.game, replay: &replay, names: &names, seats: &model.seats, here: here(log, model.at), whole: true,
                    };
                    (view.lines(words, log))
                }
            }
        }
        (explanation(words))
    };
    frame(words, visit, &sheet, body)
}

fn controls(words: &Words, model: &Replay, title: &str) -> Markup {
    let link = |key: &str, icon: Markup, at: Option<u32>, says: &str| {
        html! {
            @match at {
                Some(at) => a.button.icon href=(model.step(at)) data-step=(key) title=(says) aria-label=(says) { (icon) },
                None => span.button.icon.off aria-hidden="true" { (icon) },
            }
        }
    };
    let before = |steps: &[u32]| steps.iter().copied().take_while(|&step| step < model.at).last();
    let after = |steps: &[u32]| steps.iter().copied().find(|&step| step > model.at);
    // The slider counts the steps that there are, so that it never stands on one that was taken back.
    let (here, last) = (model.steps.partition_point(|&step| step < model.at), model.steps.len().saturating_sub(1));
    let shown = words.say_with("replay-at", &[("at", here.into()), ("last", last.into())]);
    html! {
        section #actions.actions {
            div.asks {
                h1 { (title) }
                p.turn { (shown) }
            }
            form.slider method="get" action=(model.path()) data-slider data-steps=(joined(&model.steps)) {
                input type="hidden" name="eyes" value=(eyes_word(model.eyes));
                (link("first", icons::first(), before(&model.steps).map(|_| 0), &words.say("replay-first")))
                (link("turn-back", icons::turn_back(), before(&model.turns), &words.say("replay-turn-back")))
                (link("previous", icons::previous(), before(&model.steps), &words.say("replay-previous")))
                input type="range" name="step" min="0" max=(last) value=(here) aria-label=(words.say("replay-step"));
                (link("next", icons::next(), after(&model.steps), &words.say("replay-next")))
                (link("turn-on", icons::turn_on(), after(&model.turns), &words.say("replay-turn-on")))
                (link("last", icons::last(), after(&model.steps).map(|_| model.last()), &words.say("replay-last")))
                button.small.without-script { (words.say("replay-go")) }
                (player(words))
            }
        }
    }
}

/// The numbers of steps for the script, which turns the place of the slider into one.
fn joined(steps: &[u32]) -> String {
    steps.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

/// Where the log stands at a step: not every step is told to everybody.
fn here(log: &[LogLine], at: u32) -> Option<u32> {
    log.iter().map(|line| line.at).filter(|&line| line <= at).max()
}

/// Lets the game play by itself; which speed was liked last is known to the script.
fn player(words: &Words) -> Markup {
    let play = words.say("replay-play");
    html! {
        button #run.icon.needs-script type="button" aria-pressed="false" title=(words.say("replay-keys"))
            aria-label=(play) {
            (icons::play()) (icons::pause())
        }
        select #by.needs-script title=(words.say("replay-by")) aria-label=(words.say("replay-by")) {
            option value="step" selected { (words.say("replay-by-step")) }
            option value="turn" { (words.say("replay-by-turn")) }
        }
        select #speed.needs-script title=(words.say("replay-speed")) aria-label=(words.say("replay-speed")) {
            @for (value, says) in [("0.5", "½ ×"), ("1", "1 ×"), ("2", "2 ×"), ("4", "4 ×")] {
                option value=(value) selected[value == "1"] { (says) }
            }
        }
    }
}

fn eyes(words: &Words, model: &Replay) -> Markup {
    html! {
        @if model.others.len() > 1 {
            h2 { (words.say("replay-eyes")) }
            ul.eyes {
                @for &other in &model.others {
                    li {
                        a href={ (model.path()) "?eyes=" (eyes_word(other)) "&at=" (model.at) }
                            aria-current=[(other == model.eyes).then_some("true")] {
                            @match other {
                                Some(seat) => (sitters::tag(words, seat, &model.seats[seat].who)),
                                None => span.tag { (icons::eye()) span.who { (words.say("replay-spectator")) } },
                            }
                        }
                    }
                }
            }
        }
    }
}

fn eyes_word(eyes: Option<usize>) -> String {
    eyes.map_or("spectator".into(), |seat| format!("seat{}", seat + 1))
}
