//! What a board must be able to do, and what it is made of.

use crate::{Chapter, Scene};
use game::{Hidden, Reasons, Seat};
use maud::Markup;
use schemars::JsonSchema;
use serde::Serialize;
use words::{Sentence, Words};

/// A value that programs get as JSON, with a schema of it.
pub trait Values: Serialize + JsonSchema {}

impl<T: Serialize + JsonSchema> Values for T {}

/// The board of a game. Everything is made from the view and the hints, never from the position: what the viewer may
/// not know cannot be drawn, and no rule is worked out a second time.
///
/// What moves or can be chosen has an `id` that is its own for the whole game: the page lets it travel from where it
/// was to where it is. What a reader could ask about has a `<title>` and the number of its paragraph in `data-rule`.
pub trait Draw: 'static {
    /// The game.
    type Game: Hidden<View: Values, Note: Values, Hint: Values, Action: Values> + Reasons<Reason: Values>;
    /// Where the game is, in a few words: "Round 3 of 16".
    fn title(view: &View<Self>, scene: &Scene) -> String;
    /// What lies in the middle, for everybody.
    fn stage(view: &View<Self>, scene: &Scene) -> Markup;
    /// What lies before a player: large if it is the viewer's own, small otherwise.
    fn area(view: &View<Self>, scene: &Scene, seat: Seat) -> Markup;
    /// The three or four numbers of a player that matter most.
    fn numbers(view: &View<Self>, scene: &Scene, seat: Seat) -> Vec<Number>;
    /// The places of the action bar that this game has for what begins or ends something, at most [`MOST_SLOTS`] and the
    /// same from the first step to the last. A choice names the id of its slot among its targets.
    fn slots(_view: &View<Self>, _scene: &Scene) -> Vec<Slot> {
        Vec::new()
    }
    /// What the players to move are asked; `None` when nobody is.
    fn question(view: &View<Self>, scene: &Scene) -> Option<Question>;
    /// What is asked where luck is typed in and chance is to move: "Which island is turned up?". `to` is the seat that
    /// alone may see the answer.
    fn luck(_view: &View<Self>, scene: &Scene, _to: Option<Seat>) -> Question {
        luck_question(scene, scene.words.say("luck-ask").into(), "")
    }
    /// What came, as an answer to that question: "Island 4".
    fn outcome(_view: &View<Self>, _scene: &Scene, outcome: Action<Self>) -> ChoiceLabel {
        ChoiceLabel { label: outcome.to_string().into(), ..ChoiceLabel::default() }
    }
    /// What a choice of the viewer means.
    fn choice(view: &View<Self>, scene: &Scene, action: Action<Self>, hint: &Hint<Self>) -> ChoiceLabel;
    /// The same for a choice whose answers follow in one press, as far as they do not say it: a price is then said by
    /// what is paid.
    fn begun(view: &View<Self>, scene: &Scene, action: Action<Self>, hint: &Hint<Self>) -> ChoiceLabel {
        Self::choice(view, scene, action, hint)
    }
    /// What an answer adds to the choice that it belongs to ([`game::Game::is_detail`]): its label in the fewest words
    /// ("2 energy"), empty where it adds nothing.
    fn detail(view: &View<Self>, scene: &Scene, action: Action<Self>, hint: &Hint<Self>) -> ChoiceLabel {
        Self::choice(view, scene, action, hint)
    }
    /// A choice with the answers that belong to it, as one: its first step is the choice.
    fn run(scene: &Scene, steps: &[Step<Self>]) -> ChoiceLabel {
        let first = Self::begun(&steps[0].view, scene, steps[0].action, &steps[0].hint);
        let chosen = steps[1..].iter().filter(|step| !step.forced);
        let details = chosen.map(|step| Self::detail(&step.view, scene, step.action, &step.hint)).collect();
        first.with(details, scene.words)
    }
    /// What a thing on the table is: everything that can be pressed, pointed at or asked about has a card, found by
    /// the thing's id or, where it has none, by its `data-card`.
    fn card(_view: &View<Self>, _scene: &Scene, _thing: &str) -> Option<Card> {
        None
    }
    /// What somebody might want to do with a thing, whether it can be done now or not.
    fn wishes(_view: &View<Self>, _scene: &Scene, _thing: &str) -> Vec<Action<Self>> {
        Vec::new()
    }
    /// Why a wish cannot be fulfilled, with what it was: "Climb to level 5: costs 3 mycelium, you have 2".
    fn reason(_view: &View<Self>, _scene: &Scene, _wish: Action<Self>, _reason: &Reason<Self>) -> Why {
        Why::default()
    }
    /// Where the points of a player come from, line by line, as they stand.
    fn account(_view: &View<Self>, _scene: &Scene, _seat: Seat) -> Vec<ScoreLine> {
        Vec::new()
    }
    /// Who won and by what, in one sentence, with the tie-break if it decided; `None` before the game is over.
    fn verdict(_view: &View<Self>, _scene: &Scene) -> Option<Sentence> {
        None
    }
    /// How far a player has come, for the chart of a game: points, or per cent of the nearest victory.
    fn progress(_view: &View<Self>, _seat: Seat) -> i32 {
        0
    }
    /// A line of the log.
    fn log(note: &Note<Self>, scene: &Scene) -> Line;
    /// The whole table as lines of text, for the terminal: without the question.
    fn text(view: &View<Self>, scene: &Scene) -> String;
    /// The pictures of the rulebook, made of the same pieces, with what is printed on them.
    fn pictures(words: &Words, printed: &'static Printed<Self>) -> Vec<Picture>;
    /// The pieces with values printed on them, all of each kind.
    fn gallery(_words: &Words, _printed: &'static Printed<Self>) -> Vec<Picture> {
        Vec::new()
    }
    /// Every sign of the board and the cards, with what it means.
    fn legend(_words: &Words) -> Vec<Chapter> {
        Vec::new()
    }
}

/// What the board `D` is drawn from.
pub(crate) type View<D> = <<D as Draw>::Game as Hidden>::View;
pub(crate) type Note<D> = <<D as Draw>::Game as Hidden>::Note;
pub(crate) type Hint<D> = <<D as Draw>::Game as Hidden>::Hint;
pub(crate) type Reason<D> = <<D as Draw>::Game as Reasons>::Reason;
pub(crate) type Printed<D> = <<D as Draw>::Game as game::Game>::Data;
pub(crate) type Action<D> = <<D as Draw>::Game as game::Game>::Action;

/// A step of a run: a choice, or an answer that belongs to it.
pub struct Step<D: Draw + ?Sized> {
    /// What is seen before it.
    pub view: View<D>,
    /// What is chosen.
    pub action: Action<D>,
    /// What that costs and brings.
    pub hint: Hint<D>,
    /// Whether the table answers so by itself, because nothing else can be chosen.
    pub forced: bool,
}

/// What the players to move are asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// In a short sentence, without their names.
    pub text: String,
    /// Advice for a first game: what can be done, and why.
    pub guide: String,
    /// The paragraph of the rulebook that says what may be chosen.
    pub rule: &'static str,
}

/// The question what chance did, with what is to be known about answering it.
pub(crate) fn luck_question(scene: &Scene, text: String, rule: &'static str) -> Question {
    Question { text, guide: scene.words.say("luck-guide").into(), rule }
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// As a sentence.
    pub text: Sentence,
    /// The paragraph of the rulebook that it is about, if it is about one.
    pub rule: Option<&'static str>,
    /// The ids of the things on the board where it happened, in the order of the way that a piece has gone: the page
    /// numbers them, so that one can follow another player's turn.
    pub on: Vec<String>,
    /// Whether a part of the game begins with it, as a round does. What stands before the first is the set-up.
    pub heads: bool,
}

/// What a thing on the table is, in a player's words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Card {
    /// What it is called.
    pub name: String,
    /// What it is for, in one sentence.
    pub purpose: String,
    /// How things stand with it now, a short sentence each: "Level 4 of 9", "The next level costs 5 obsidian".
    pub now: Vec<String>,
    /// The paragraph of the rulebook about it.
    pub rule: &'static str,
}

/// Why something cannot be done.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Why {
    /// As a sentence that says what, and what is missing.
    pub text: Sentence,
    /// The paragraph of the rulebook that says so.
    pub rule: &'static str,
}

/// A line of a player's points.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScoreLine {
    /// What brings them: "Refinement".
    pub what: String,
    /// How they are computed: "level 7 × 8"; may be empty.
    pub how: String,
    /// How many.
    pub points: i32,
    /// The paragraph of the rulebook that says so.
    pub rule: &'static str,
    /// Whether it never brings points, such as what only breaks ties.
    pub aside: bool,
}

/// A picture of the rulebook.
#[derive(Clone, Debug)]
pub struct Picture {
    /// It stands under this paragraph.
    pub rule: &'static str,
    /// What it shows.
    pub caption: String,
    /// The drawing: SVG with a `title`.
    pub drawing: Markup,
}

/// A number of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Number {
    /// What it counts.
    pub label: String,
    /// How much.
    pub value: String,
}

/// How many slots fit into the action bar.
pub const MOST_SLOTS: usize = 6;

/// A place of the action bar, always there and pressable while a choice names it: "End turn".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// Its id, which begins with `slot-`.
    pub id: &'static str,
    /// In one or two words.
    pub label: String,
    /// What it costs or does now, in a few letters; may be empty.
    pub note: String,
    /// A drawing of 24 units in the colour of the text, as the inside of an SVG.
    pub icon: &'static str,
}

/// A part of what a choice costs or brings, as a small signed chip: "−2 energy".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chip {
    /// How much, negative for what is given away.
    pub amount: i32,
    /// Of what, in a word.
    pub what: String,
}

/// A choice in words, and where on the board it can be made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChoiceLabel {
    /// What is done.
    pub label: Sentence,
    /// What it costs or brings; may be empty.
    pub hint: Sentence,
    /// The same as signed chips, where it can be counted.
    pub chips: Vec<Chip>,
    /// The folded entry of the list that it stands under, for tools that are rarely used: "Black market".
    pub fold: Option<String>,
    /// The ids of the things on the board that it is about, the most telling first: pressing one of them makes or
    /// narrows the choice.
    pub targets: Vec<String>,
    /// The paragraph of the rulebook that allows it.
    pub rule: &'static str,
}

impl ChoiceLabel {
    /// What it costs and brings as text: its chips, then its hint.
    pub fn detail_text(&self, names: &[String]) -> String {
        let sign = |amount: i32| if amount < 0 { '−' } else { '+' };
        let chips =
            self.chips.iter().map(|it| format!("{}{}\u{a0}{}", sign(it.amount), it.amount.unsigned_abs(), it.what));
        chips.chain(Some(self.hint.text(names)).filter(|hint| !hint.is_empty())).collect::<Vec<_>>().join(", ")
    }

    /// The same with the answers that belong to it: "Take tile 7: 3, 4".
    pub(crate) fn with(mut self, details: Vec<ChoiceLabel>, words: &Words) -> ChoiceLabel {
        let colon = words.say("joins-detail");
        let said: Vec<&Sentence> = details.iter().map(|it| &it.label).filter(|label| !label.is_empty()).collect();
        for (at, label) in said.into_iter().enumerate() {
            self.label = self.label.and(if at == 0 { &colon } else { ", " }).and_sentence(label);
        }
        for detail in details {
            detail.chips.into_iter().for_each(|chip| self.add(chip));
            for target in detail.targets {
                if !self.targets.contains(&target) {
                    self.targets.push(target);
                }
            }
        }
        // What it costs comes first.
        self.chips.sort_by_key(|chip| chip.amount > 0);
        self
    }

    /// One chip for what is given or got several times.
    fn add(&mut self, new: Chip) {
        let alike = |chip: &&mut Chip| chip.what == new.what && chip.amount.signum() == new.amount.signum();
        match self.chips.iter_mut().find(alike) {
            Some(chip) => chip.amount += new.amount,
            None => self.chips.push(new),
        }
    }
}

/// A board that was drawn for one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// See [`Draw::title`].
    pub title: String,
    /// See [`Draw::stage`]; markup.
    pub stage: String,
    /// See [`Draw::area`]; markup, one for each seat.
    pub areas: Vec<String>,
    /// See [`Draw::numbers`], one list for each seat.
    pub numbers: Vec<Vec<Number>>,
    /// See [`Draw::question`].
    pub question: Option<Question>,
    /// See [`Draw::slots`].
    pub slots: Vec<Slot>,
}
