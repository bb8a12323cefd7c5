//! The table as a stage. The board and the own area fill the window and never move; under them lies the action bar with
//! its fixed slots, beside them the rail: seats, log, chat. All choices stand in a drawer over the rail, the areas of the
//! others in sheets over the board.
//!
//! The page consists of two fragments that the server sends again when something changes: `#table` and `#side`.
//! Whatever stays has a stable id, so that the script can leave it in place.

mod actions;
mod advice;
mod asks;
mod finale;
mod lesson;
mod log;
mod side;
mod study;
mod thing;

use super::learn;
use crate::frame::{Sheet, Visit, frame};
use crate::icons;
use crate::sitters::Occupant;
use boards::games;
use boards::{Choice, Drawn, Question};
use maud::{Markup, html};
use store::{Millis, PlayerId, Standing, State, TableId};
use words::Words;

pub(crate) use advice::{Advised, advice_card};
pub(crate) use asks::length as ask_length;
pub use asks::{AskView, Asks, Hints};
pub use finale::Finale;
pub(crate) use finale::{course, standings, verdict};
pub use lesson::{LessonState, LessonView};
pub use log::LogLine;
pub(crate) use log::LogView;
pub(crate) use side::chat as side_chat;
pub use side::side_fragment;
pub use study::{StudyView, TriedStep};
pub(crate) use thing::thing_card;

/// What the page of a running or finished table shows.
#[derive(Clone, PartialEq, Debug)]
pub struct TablePage {
    /// The table.
    pub id: TableId,
    /// The word for the game.
    pub game: String,
    /// What a choice answers: it goes into every form.
    pub version: u32,
    /// Running, over or abandoned.
    pub state: State,
    /// The seat through whose eyes the page sees, counted from 0; none for those who watch.
    pub eyes: Option<usize>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The board as these eyes see it; none behind a curtain.
    pub drawn: Option<Drawn>,
    /// The seat that acts here: mine, and to move.
    pub acting: Option<usize>,
    /// What it may do: in the game's notation, which is what the form sends, and in words.
    pub choices: Vec<Choice>,
    /// My last step, if others have acted since.
    pub acted: Option<u32>,
    /// Whether this is a first game, in which the prompt says what can be done and why.
    pub guided: bool,
    /// Whether the seat that sees has something to take back.
    pub can_undo: bool,
    /// The last lines of the log, the newest last.
    pub log: Vec<LogLine>,
    /// Whether the log begins with the game.
    pub log_is_whole: bool,
    /// Instead of the position: the device has to be handed over first.
    pub curtain: Option<usize>,
    /// What people ask each other.
    pub asks: Asks,
    /// The chat, the newest line last.
    pub chat: Vec<ChatView>,
    /// Whether I may say something.
    pub may_chat: bool,
    /// People whom I do not want to hear.
    pub muted: Vec<(PlayerId, String)>,
    /// Once more?
    pub rematch: Rematch,
    /// How it ended, if it has.
    pub finale: Option<Finale>,
    /// The lesson that it is, if it is none of the house's tables.
    pub lesson: Option<LessonView>,
    /// The study that it is, if it is one.
    pub study: Option<StudyView>,
    /// What the pieces are called that it is played with, if they are not those of the program.
    pub pieces: Option<String>,
    /// Luck, where people type in what was rolled and drawn at a real table.
    pub luck: Option<LuckView>,
}

/// Luck that is typed in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LuckView {
    /// What is asked while chance is to move.
    pub question: Option<Question>,
    /// What came, as I may answer; nothing if I am not asked.
    pub outcomes: Vec<Choice>,
    /// The seat that alone may answer, if it is not mine.
    pub waits_for: Option<usize>,
    /// Whether I may take back what was typed in last.
    pub may_mend: bool,
}

/// A seat beside the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// Who sits there.
    pub who: Occupant,
    /// Whether it is mine.
    pub mine: bool,
    /// Whether it is to move.
    pub to_move: bool,
    /// What its clock shows, where there is one.
    pub clock: Option<Clock>,
    /// The computer plays for the absent person, at this level.
    pub stand_in: Option<String>,
    /// The person gave up, and the computer plays on.
    pub resigned: bool,
    /// Whether the person seems to be away, and I may ask that the computer plays.
    pub away: bool,
    /// How it ended, when the game is over.
    pub standing: Option<Standing>,
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// What is left at the moment at which the page is made.
    pub left: Millis,
    /// Whether it runs.
    pub runs: bool,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatView {
    /// From 1 on.
    pub number: u32,
    /// Who said it.
    pub player: PlayerId,
    /// The name at that time.
    pub name: String,
    /// Whether it is the name of a guest.
    pub guest: bool,
    /// The seat, if the person plays here.
    pub seat: Option<usize>,
    /// When.
    pub at: Millis,
    /// What.
    pub text: String,
    /// Whether I said it.
    pub mine: bool,
}

/// Whether the same players play again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// It cannot be asked for: the game goes on, or I did not play.
    No,
    /// I may ask for it.
    MayAsk,
    /// They do, at this table.
    At(TableId),
}

impl SeatView {
    /// Whether I play here, and not the computer in my place.
    pub(crate) fn answers_to_me(&self) -> bool {
        self.mine && self.stand_in.is_none() && !self.resigned
    }
}

impl TablePage {
    /// A table at which nobody else plays and nobody talks, of which nothing is drawn yet.
    pub(crate) fn alone(id: TableId, game: &str, seats: Vec<SeatView>) -> TablePage {
        TablePage {
            id,
            game: game.into(),
            version: 0,
            state: State::Running,
            eyes: None,
            seats,
            drawn: None,
            acting: None,
            choices: Vec::new(),
            acted: None,
            guided: false,
            can_undo: false,
            log: Vec::new(),
            log_is_whole: false,
            curtain: None,
            asks: Asks::default(),
            chat: Vec::new(),
            may_chat: false,
            muted: Vec::new(),
            rematch: Rematch::No,
            finale: None,
            lesson: None,
            study: None,
            pieces: None,
            luck: None,
        }
    }

    /// Whether I am to move, here or after the device was handed over.
    pub fn is_my_turn(&self) -> bool {
        let running = self.state == State::Running && self.study.is_none();
        running && self.seats.iter().any(|seat| seat.to_move && seat.answers_to_me())
    }

    /// What came, where I am asked for it.
    pub(crate) fn outcomes(&self) -> &[Choice] {
        self.luck.as_ref().map_or(&[], |luck| &luck.outcomes)
    }

    /// Where a form of this table is sent.
    pub(crate) fn action(&self, verb: &str) -> String {
        match (&self.lesson, &self.study) {
            (Some(lesson), _) => lesson.action(verb),
            (None, Some(study)) => study.action(verb),
            (None, None) => format!("/table/{}/{verb}", self.id),
        }
    }

    /// Where the page asks what a thing is.
    fn cards(&self) -> String {
        match (&self.lesson, &self.study) {
            (None, None) => cards(self.id, self.eyes),
            _ => self.action("thing"),
        }
    }

    /// Whether it is one of the house's tables, at which others can play or have played, and not a lesson or a study.
    pub(crate) fn is_of_house(&self) -> bool {
        self.lesson.is_none() && self.study.is_none()
    }

    /// The names of the seats, for the log.
    pub(crate) fn names(&self, words: &Words) -> Vec<String> {
        self.seats.iter().map(|seat| seat.who.name(words)).collect()
    }
}

/// The page.
pub fn page(words: &Words, visit: &Visit, model: &TablePage) -> Markup {
    let plays = model.eyes.is_some() && model.state == State::Running;
    let body = html! {
        (table_fragment(words, model))
        (side_fragment(words, model))
        @if plays { (learn::first_time(words, &model.game)) }
    };
    let waits = model.state == State::Running && !model.is_my_turn();
    let sheet = Sheet { stream: Some(stream(model.id, model.eyes)), waits, ..sheet(words, &model.game) };
    layout(words, visit, &sheet, body)
}

/// The page of a lesson: the same table, which hears nothing, because nobody else plays at it.
pub fn lesson_page(words: &Words, visit: &Visit, model: &TablePage) -> Markup {
    let body = html! {
        (table_fragment(words, model))
        (side_fragment(words, model))
    };
    layout(words, visit, &sheet(words, &model.game), body)
}

/// The page of a study: the same table, at which one person makes all choices.
pub fn study_page(words: &Words, visit: &Visit, model: &TablePage) -> Markup {
    let body = html! {
        (table_fragment(words, model))
        (side_fragment(words, model))
    };
    let game = games::name(words, &model.game);
    let refreshes = model.study.as_ref().is_some_and(|study| study.outlook.is_none());
    let title = words.say_with("study-of", &[("game", game.into())]);
    let sheet = Sheet { title, style: Some("study.css"), refreshes, ..sheet(words, &model.game) };
    layout(words, visit, &sheet, body)
}

/// The board, the own area, the action bar, the choices and the log: everything that changes with a step.
pub fn table_fragment(words: &Words, model: &TablePage) -> Markup {
    let over = matches!(model.state, State::Over | State::Abandoned);
    html! {
        div #table data-version=(model.version) data-turn=(if model.is_my_turn() { "mine" } else { "other" })
            data-acted=[model.acted] {
            div #stage.stage.watched[model.eyes.is_none()] data-cards=(model.cards()) {
                @match model.curtain {
                    Some(seat) => (curtain(words, model, seat)),
                    None => (stage(words, model)),
                }
                svg #trail.trail aria-hidden="true" focusable="false" {}
                @if over { (actions::result(words, model)) }
                button.back-to-present.needs-script type="button" data-present { (words.say("past-back")) }
            }
            @if model.guided { (actions::coach_line(words, model)) }
            (actions::bar(words, model))
            (actions::drawer(words, model))
            @let told = if model.study.is_some() { "study-steps" } else { "log" };
            (parts(words, model.eyes.is_some() && model.drawn.is_some(), "part-others", told))
            (side::log(words, model))
            (sheets(words, model))
        }
    }
}

/// On a phone one part of the table is to be seen at a time; without script all of them follow each other.
pub(crate) fn parts(words: &Words, has_own: bool, beside: &str, told: &str) -> Markup {
    let part = |name: &str, key: &str, chosen: bool| {
        html! {
            button type="button" role="tab" data-part=(name) aria-selected=(chosen) aria-controls="board" {
                (words.say(key))
            }
        }
    };
    html! {
        div #parts.parts.needs-script role="tablist" aria-label=(words.say("parts")) {
            (part("board", "part-board", true))
            @if has_own { (part("mine", "part-mine", false)) }
            (part("others", beside, false))
            (part("log", told, false))
        }
    }
}

/// The board, and what lies before the viewer.
fn stage(words: &Words, model: &TablePage) -> Markup {
    model.drawn.as_ref().map_or_else(Markup::default, |drawn| boards::play(drawn, model.eyes, &model.names(words)))
}

/// What lies before the others, each in a sheet that is opened from the rail.
fn sheets(words: &Words, model: &TablePage) -> Markup {
    let Some(drawn) = &model.drawn else { return html! {} };
    let others = (0..model.seats.len()).filter(|&seat| Some(seat) != model.eyes);
    html! {
        @for seat in others {
            @let name = model.seats[seat].who.name(words);
            dialog.sheet.area id={ "sheet" (seat + 1) } aria-label=(name) {
                form method="dialog" {
                    button.quiet.icon title=(words.say("close")) aria-label=(words.say("close")) { (icons::cross()) }
                }
                (boards::area(drawn, seat))
            }
        }
    }
}

/// The two fragments in their places, as the waiting room has them too.
pub(crate) fn layout(words: &Words, visit: &Visit, sheet: &Sheet, body: Markup) -> Markup {
    let body = html! {
        div.table-page {
            (body)
            // The script puts the card of a hint here.
            section #advice.advice aria-label=(words.say("hint")) hidden {}
        }
        (explanation(words))
    };
    frame(words, visit, sheet, body)
}

/// What the frame of a table's page is like.
pub(crate) fn sheet(words: &Words, game: &str) -> Sheet {
    Sheet { title: games::name(words, game), game: Some(game.into()), wide: true, ..Default::default() }
}

/// Where the script says what a piece is, what can be done with it or why not, and which paragraph says so.
pub(crate) fn explanation(words: &Words) -> Markup {
    html! {
        dialog #explain aria-label=(words.say("explain")) data-missing=(words.say("explain-missing"))
            data-ours=(words.say("ours-note")) {
            form method="dialog" { button.quiet.icon title=(words.say("close")) aria-label=(words.say("close")) { (icons::cross()) } }
            div #explain-card {}
            div #explain-rule {}
        }
        div #hover-card role="tooltip" hidden {}
    }
}

/// Where the page asks what a thing is.
pub(crate) fn cards(id: TableId, eyes: Option<usize>) -> String {
    match eyes {
        Some(seat) => format!("/table/{id}/thing?eyes=seat{}", seat + 1),
        None => format!("/table/{id}/thing?"),
    }
}

/// Where the page of a table hears what changes.
pub(crate) fn stream(id: TableId, eyes: Option<usize>) -> String {
    match eyes {
        Some(seat) => format!("/table/{id}/stream?eyes=seat{}", seat + 1),
        None => format!("/table/{id}/stream"),
    }
}

/// Several people share this device, and the next one may not see what the last one saw.
fn curtain(words: &Words, model: &TablePage, seat: usize) -> Markup {
    let name = model.seats[seat].who.name(words);
    html! {
        div #curtain.curtain {
            (crate::icons::shape(seat))
            p.lead { (words.say_with("curtain-hand", &[("name", name.clone().into())])) }
            a.button.primary href={ "/table/" (model.id) "?eyes=seat" (seat + 1) } {
                (words.say_with("curtain-show", &[("name", name.into())]))
            }
        }
    }
}
