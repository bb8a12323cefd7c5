//! What a person can type while playing.

use crate::reader::Reader;

/// A line at the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// One of the choices, in the game's notation.
    Choice(String),
    /// Take back the last step.
    Undo,
    /// Take back the whole turn.
    Reset,
    /// Write the record to a new file.
    Save(String),
    /// Say what the best computer player would do, and why.
    Hint,
    /// Show the choices again.
    Choices,
    /// Show the table again.
    View,
    /// Show everything that happened.
    Log,
    /// Say what can be typed.
    Help,
    /// Leave.
    Quit,
}

/// A line that is not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unclear {
    /// A number that no choice has, and how many choices there are.
    NotAChoice(String, usize),
    /// Neither a choice nor a command, and how many choices there are.
    NotPossible(String, usize),
    /// `save` without a file.
    SaveWhat,
}

impl Unclear {
    /// What would be understood.
    pub fn sentence(&self, reader: &Reader) -> String {
        let say = |key, line: &str, last: usize| {
            let give = reader.say("term-give", &[("last", last.into())]);
            reader.say(key, &[("line", line.into()), ("give", give.into())])
        };
        match self {
            Unclear::NotAChoice(line, last) => say("term-not-a-choice", line, *last),
            Unclear::NotPossible(line, last) => say("term-not-possible", line, *last),
            Unclear::SaveWhat => reader.say("term-save-what", &[]),
        }
    }
}

/// Understands a line.
pub fn read(line: &str, choices: &[String]) -> Result<Line, Unclear> {
    if choices.iter().any(|choice| choice == line) {
        return Ok(Line::Choice(line.into()));
    }
    if !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit()) {
        let chosen = line.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
        return chosen.cloned().map(Line::Choice).ok_or_else(|| Unclear::NotAChoice(line.into(), choices.len()));
    }
    let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
    match (word, rest) {
        ("undo", "") => Ok(Line::Undo),
        ("reset", "") => Ok(Line::Reset),
        ("hint", "") => Ok(Line::Hint),
        ("choices", "") => Ok(Line::Choices),
        ("view", "") => Ok(Line::View),
        ("log", "") => Ok(Line::Log),
        ("help" | "?", "") => Ok(Line::Help),
        ("quit" | "exit", "") => Ok(Line::Quit),
        ("save", "") => Err(Unclear::SaveWhat),
        ("save", file) => Ok(Line::Save(file.into())),
        _ => Err(Unclear::NotPossible(line.into(), choices.len())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let choices = ["roll".to_string(), "take 2".to_string()];
        for (line, expected) in [
            ("1", Some(Line::Choice("roll".into()))),
            ("2", Some(Line::Choice("take 2".into()))),
            ("take 2", Some(Line::Choice("take 2".into()))),
            ("undo", Some(Line::Undo)),
            ("hint", Some(Line::Hint)),
            ("save my game.txt", Some(Line::Save("my game.txt".into()))),
            ("0", None),
            ("3", None),
            ("99999999999999999999999", None),
            ("take", None),
            ("undo 3", None),
            ("save", None),
            ("", None),
        ] {
            assert_eq!(read(line, &choices).ok(), expected, "{line}");
        }
        let said = read("3", &choices).unwrap_err().sentence(&Reader::new(words::Words::default()));
        assert_eq!(said, "3 is not a choice: give 1 to 2");
    }
}
