//! What a person can type while playing.

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

/// What `help` says.
pub const HELP: &str = "\
Give the number of a choice or the choice itself, or one of these:
  undo       take back your last step, if nobody learned anything from it
  reset      take back your whole turn, as far as that is possible
  choices    what you can do now
  view       the table as you see it
  log        everything that happened
  save FILE  write the game to a new file, and from then on every step
  quit       leave the game";

/// Understands a line, or says what would be understood.
pub fn read(line: &str, choices: &[String]) -> Result<Line, String> {
    if choices.iter().any(|choice| choice == line) {
        return Ok(Line::Choice(line.into()));
    }
    if !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit()) {
        let chosen = line.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
        return chosen.cloned().map(Line::Choice).ok_or_else(|| format!("{line} is not a choice: {}", range(choices)));
    }
    let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
    match (word, rest) {
        ("undo", "") => Ok(Line::Undo),
        ("reset", "") => Ok(Line::Reset),
        ("choices", "") => Ok(Line::Choices),
        ("view", "") => Ok(Line::View),
        ("log", "") => Ok(Line::Log),
        ("help" | "?", "") => Ok(Line::Help),
        ("quit" | "exit", "") => Ok(Line::Quit),
        ("save", "") => Err("save needs the name of a file: save FILE".into()),
        ("save", file) => Ok(Line::Save(file.into())),
        _ => Err(format!("'{line}' is not possible now: {}, one of them in words, or help", range(choices))),
    }
}

fn range(choices: &[String]) -> String {
    match choices.len() {
        1 => "give 1".into(),
        many => format!("give 1 to {many}"),
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
        assert_eq!(read("3", &choices).unwrap_err(), "3 is not a choice: give 1 to 2");
    }
}
