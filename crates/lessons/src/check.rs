//! A lesson played to its end by doing what is right.

use crate::play::is_run_of;
use crate::{Lesson, Success};
use words::{Language, Words};

/// The most words that a step says.
const MOST_WORDS: usize = 25;

/// What became of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The game.
    pub game: &'static str,
    /// The lesson.
    pub id: String,
    /// How many steps it has.
    pub steps: usize,
    /// What is wrong with it; nothing if it can be played and has all its texts.
    pub faults: Vec<String>,
}

/// Plays a lesson by the first of the right choices each time, and looks for its texts in every language.
pub fn check(lesson: &Lesson) -> Checked {
    let mut faults = texts(lesson);
    if let Err(why) = played(lesson) {
        faults.push(why);
    }
    Checked { game: lesson.game, id: lesson.id.clone(), steps: lesson.steps.len(), faults }
}

/// The choices that lead through a lesson.
fn played(lesson: &Lesson) -> Result<Vec<String>, String> {
    let mut made: Vec<String> = Vec::new();
    let at = |made: &[String], why: String| format!("step {}: {why}", made.len() + 1);
    if lesson.success == Success::default() {
        return Err("nothing has to come of it".into());
    }
    for step in &lesson.steps {
        let stand = lesson.play(&made).map_err(|fault| at(&made, fault.to_string()))?;
        if made.is_empty() && stand.has(&lesson.success) {
            return Err("what has to come of it is there before the first step".into());
        }
        let offered = stand.offered();
        for right in step.right.iter().filter(|right| *right != "*") {
            if !offered.iter().any(|choice| is_run_of(choice, right)) {
                return Err(at(&made, format!("'{right}' cannot be chosen, but {}", offered.join(", "))));
            }
        }
        let chosen = lesson.first_right(stand.step, &offered).ok_or_else(|| at(&made, "nothing is right".into()))?;
        made.push(chosen);
    }
    let stand = lesson.play(&made).map_err(|fault| at(&made, fault.to_string()))?;
    if stand.has(&lesson.success) { Ok(made) } else { Err("at its end what has to come of it is not there".into()) }
}

fn texts(lesson: &Lesson) -> Vec<String> {
    let wanted: Vec<String> = lesson.keys().collect();
    let mut faults = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language);
        for key in &wanted {
            let text = words.say(key);
            let count = text.split_whitespace().count();
            if text.as_ref() == key || text.is_empty() {
                faults.push(format!("no text '{key}' in {}", language.code()));
            } else if count > MOST_WORDS {
                faults.push(format!("'{key}' has {count} words in {}", language.code()));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use boards::skin::SKINS;

    #[test]
    fn every_lesson_can_be_played_to_its_end() {
        for lesson in SKINS.iter().flat_map(|skin| crate::of(skin.game)) {
            let checked = check(lesson);
            assert!(checked.faults.is_empty(), "{} {}: {:#?}", checked.game, checked.id, checked.faults);
        }
    }
}
