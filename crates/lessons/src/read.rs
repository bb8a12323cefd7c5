//! The files with the lessons.

use boards::skin::SKINS;
use game::Seat;
use rust_embed::RustEmbed;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

/// A lesson. The learner always sits in the first seat.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The word for it, in addresses and in the names of its texts.
    pub id: String,
    /// The game; not in the file, whose name says it.
    #[serde(skip)]
    pub game: &'static str,
    /// How many sit at the table.
    pub seats: u8,
    /// Options that are not as usual.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The record of a game that the lesson takes up, a file in `lessons/records/`; without it a new game is begun.
    pub record: Option<String>,
    /// How many entries of the record have been played.
    #[serde(default)]
    pub entries: u32,
    /// What luck is that nobody has written down.
    #[serde(default)]
    pub seed: u64,
    /// What happened before the lesson and after the record, a line each: `seat1 take energy`, `chance draw 3`. Chance that no line tells is drawn by the
    /// seed, and a seat with a single choice needs no line.
    #[serde(default)]
    pub begin: String,
    /// What the learner does.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
    /// What must have come of it.
    pub success: Success,
}

/// Something that the learner does.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The choices that are right, in notation; each stands for all runs that begin with it. `*` is any.
    pub right: Vec<String>,
    /// Whether the right one glows; without it the learner has to find it.
    #[serde(default)]
    pub glow: bool,
    /// What luck and the others do then, as in [`Lesson::begin`].
    #[serde(default)]
    pub then: String,
}

/// What must have come of a lesson. All that is named must hold.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Success {
    /// Things that were told, by the names of the game's notes: `invested`.
    #[serde(default)]
    pub happened: Vec<String>,
    /// So many points at least.
    pub points: Option<i32>,
    /// Numbers of the learner's view that are as large at least, by their path: `/players/0/knowledge`.
    #[serde(default)]
    pub view: BTreeMap<String, i64>,
}

impl Lesson {
    /// The seat of the learner.
    pub const LEARNER: Seat = Seat::ALL[0];

    /// The names of all its texts: the title, for each step what to do, why another choice is not meant, where nothing
    /// glows a hint, and what was learned.
    pub fn keys(&self) -> impl Iterator<Item = String> {
        let steps = self.steps.iter().enumerate().flat_map(|(at, step)| {
            let wrong = (step.right != ["*"]).then(|| format!("{}-wrong", at + 1));
            let hint = (!step.glow).then(|| format!("{}-hint", at + 1));
            [Some((at + 1).to_string()), wrong, hint].into_iter().flatten()
        });
        ["".into(), "done".into()].into_iter().chain(steps).map(|text: String| self.key(&text))
    }

    /// The name of one of its texts: the title, or what stands behind.
    pub fn key(&self, text: &str) -> String {
        let (game, id) = (self.game, &self.id);
        if text.is_empty() { format!("lesson-{game}-{id}") } else { format!("lesson-{game}-{id}-{text}") }
    }

    /// The text of its record.
    pub(crate) fn record_text(&self) -> Option<String> {
        let file = Files::get(&format!("records/{}", self.record.as_ref()?))?;
        Some(String::from_utf8_lossy(&file.data).into_owned())
    }
}

/// The lessons of a game, in the order in which they build it up.
pub fn of(game: &str) -> &'static [Lesson] {
    LESSONS.get(game).map(Vec::as_slice).unwrap_or_default()
}

#[derive(RustEmbed)]
#[folder = "../../lessons/"]
struct Files;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    lesson: Vec<Lesson>,
}

static LESSONS: LazyLock<HashMap<&'static str, Vec<Lesson>>> = LazyLock::new(|| {
    let read = |game: &'static str| {
        let file = Files::get(&format!("{game}.toml"))?;
        let text = String::from_utf8_lossy(&file.data).into_owned();
        let file: File = toml::from_str(&text).unwrap_or_else(|bad| panic!("lessons/{game}.toml: {bad}"));
        Some((game, file.lesson.into_iter().map(|lesson| Lesson { game, ..lesson }).collect()))
    };
    SKINS.iter().filter_map(|skin| read(skin.game)).collect()
});
