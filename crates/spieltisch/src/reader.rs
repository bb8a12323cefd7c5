//! A table in the reader's language: everything that the terminal says about a game comes from the game's skin.

use crate::came::Outcome;
use boards::{AnyBoard, Choice, Scene, ScoreLine};
use catalog::Advised;
use game::{Seat, Turn, Viewer};
use table::{AnyTable, Refusal};
use words::{Value, Words};

/// Whoever reads at the terminal: in which language, and what the seats are called in it.
pub struct Reader {
    words: Words,
    names: Vec<String>,
}

impl Reader {
    /// A reader of this language.
    pub fn new(words: Words) -> Reader {
        let name = |seat: Seat| words.say_with("term-seat", &[("number", (seat.index() + 1).into())]);
        Reader { words, names: Seat::ALL.map(name).into() }
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// A sentence of the terminal.
    pub fn say(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.words.say_with(key, values)
    }

    /// The table as `viewer` sees it.
    pub fn view(&self, table: &dyn AnyTable, viewer: Viewer) -> String {
        board(table).text(table, &self.scene(viewer)).unwrap_or_default()
    }

    /// What the players to move are asked.
    pub fn question(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<String> {
        board(table).question(table, &self.scene(viewer)).map(|question| question.text)
    }

    /// What `seat` may do, a line each: the number, what it is, what it costs or brings, and its notation.
    pub fn choices(&self, table: &dyn AnyTable, seat: Seat) -> Vec<String> {
        let choices = board(table).choices(table, &self.scene(Viewer::Seat(seat)), seat).unwrap_or_default();
        let digits = choices.len().to_string().len() + 2;
        let line = |(choice, number): (&Choice, usize)| format!("{number:>digits$}  {}", self.choice(choice));
        choices.iter().zip(1..).map(line).collect()
    }

    /// What is asked where luck is typed in.
    pub fn luck(&self, table: &dyn AnyTable, viewer: Viewer) -> String {
        board(table).luck(table, &self.scene(viewer)).map(|question| question.text).unwrap_or_default()
    }

    /// What can have come for all that `viewer` knows, in words with the notation behind them.
    pub fn outcomes(&self, table: &dyn AnyTable, viewer: Viewer) -> Vec<Outcome> {
        let outcomes = board(table).outcomes(table, &self.scene(viewer)).unwrap_or_default();
        outcomes.into_iter().map(|it| Outcome { text: self.choice(&it), notation: it.notation }).collect()
    }

    /// What a choice is, what it costs or brings, and its notation.
    fn choice(&self, Choice { notation, label: it, .. }: &Choice) -> String {
        let (label, hint) = (it.label.text(&self.names), it.detail_text(&self.names));
        // A plain board has the notation for a label.
        let behind = if label == *notation { String::new() } else { format!("  [{notation}]") };
        let said = if hint.is_empty() { label } else { self.words.detailed(&label, &hint) };
        format!("{said}{behind}")
    }

    /// What `seat` is advised to do: for each choice what it is with its notation, what it is worth, and why.
    pub fn advice(&self, table: &dyn AnyTable, seat: Seat, best: &[Advised]) -> Vec<String> {
        let scene = self.scene(Viewer::Seat(seat));
        let mut lines = vec![self.say("advice-title", &[])];
        for it in best {
            let Some(advice) = board(table).advice(table, &scene, seat, &it.line) else { continue };
            let label = advice.choice.label.label.text(&self.names);
            let odds = boards::odds(&self.words, table.game(), it);
            lines.push(format!("  {label}  [{}]", advice.choice.notation));
            lines.push(format!("    {}", odds.join(" · ")));
            let why = advice.why(&self.words, table.game(), it.points.is_some());
            lines.push(format!("    {}", why.text(&self.names)));
        }
        lines
    }

    /// A line of `seat` by its steps in the notation of the record: its first choice, and what it leads to.
    pub fn line(&self, table: &dyn AnyTable, seat: Seat, line: &[String]) -> (String, String) {
        let scene = self.scene(Viewer::Seat(seat));
        match board(table).advice(table, &scene, seat, line) {
            Some(advice) => {
                let why = advice.why(&self.words, table.game(), table.scores().points[seat] != 0);
                (advice.choice.label.label.text(&self.names), why.text(&self.names))
            }
            None => (line.first().cloned().unwrap_or_default(), String::new()),
        }
    }

    /// What `viewer` is told about the entries after `after`, a line each.
    pub fn log(&self, table: &dyn AnyTable, viewer: Viewer, after: u32) -> Vec<String> {
        let told = board(table).told(table, &self.scene(viewer), after).unwrap_or_default();
        told.into_iter().map(|(_, line)| line.text.text(&self.names)).collect()
    }

    /// The seats by place, a line each. With nobody on place 1 nobody has won. When the game is over, who won and by
    /// what stands before them, and under each where its points come from.
    pub fn standings(&self, table: &dyn AnyTable, viewer: Viewer) -> Vec<String> {
        let (scores, scene) = (table.scores(), self.scene(viewer));
        let board = boards::of(table.game()).filter(|_| table.turn() == Turn::Over);
        let verdict = board.and_then(|board| board.verdict(table, &scene)).map(|verdict| verdict.text(&self.names));
        let mut seats: Vec<Seat> = Seat::first(scores.seats).collect();
        seats.sort_by_key(|&seat| scores.place[seat]);
        let line = |&seat: &Seat| format!("  {}. {} {:>5}", scores.place[seat], self.name(seat), scores.points[seat]);
        let account = |&seat: &Seat| board.and_then(|board| board.account(table, &scene, seat)).unwrap_or_default();
        let counted = |it: ScoreLine| format!("       {:>4}  {}", it.points, self.words.detailed(&it.what, &it.how));
        let of_seat =
            |seat: &Seat| [line(seat)].into_iter().chain(account(seat).into_iter().map(counted)).collect::<Vec<_>>();
        verdict.into_iter().chain(seats.iter().flat_map(of_seat)).collect()
    }

    /// Why the table did not do something.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let key = match refusal {
            Refusal::Over => "refused-over",
            Refusal::NotYourTurn { .. } | Refusal::NotChance { .. } => "refused-not-your-turn",
            Refusal::NotOffered { .. } | Refusal::Unknown { .. } => "refused-not-offered",
            Refusal::TooOftenBack { .. } => "refused-too-often-back",
            Refusal::NothingToUndo { .. } => "refused-nothing-to-undo",
        };
        self.words.say(key).into_owned()
    }

    /// The words themselves, for what is said about games before one is opened.
    pub fn words(&self) -> &Words {
        &self.words
    }

    fn scene(&self, viewer: Viewer) -> Scene<'_> {
        Scene::new(&self.words, &self.names, viewer)
    }
}

fn board(table: &dyn AnyTable) -> &'static dyn AnyBoard {
    boards::of(table.game()).expect("every game of the catalog has a board")
}
