//! What a person at a real table types when asked what was rolled or drawn: a number of the list, the notation, a part
//! of a name, or several numbers for several dice.

use crate::command::{self, Line, Unclear};

/// A longer list is not printed until somebody asks for it or narrows it.
pub const LONG: usize = 12;

/// Something that can have come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// As the record writes it.
    pub notation: String,
    /// As people read it, with the notation behind it.
    pub text: String,
}

/// A line at the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// This came, and then, if as much is asked for, the others one by one.
    Came(Vec<String>),
    /// Show all that can have come.
    List,
    /// Show these, by their places in the list.
    Narrow(Vec<usize>),
    /// One of the commands that are understood at every prompt.
    Command(Line),
}

/// Understands a line.
pub fn read(line: &str, outcomes: &[Outcome]) -> Result<Heard, Unclear> {
    let notations: Vec<String> = outcomes.iter().map(|outcome| outcome.notation.clone()).collect();
    let numbers: Vec<&str> = line.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    if numbers.len() > 1 && numbers.iter().all(|word| word.bytes().all(|byte| byte.is_ascii_digit())) {
        let named = numbers.iter().map(|number| match command::read(number, &notations)? {
            Line::Choice(notation) => Ok(notation),
            _ => Err(Unclear::NotAChoice((*number).into(), outcomes.len())),
        });
        return named.collect::<Result<_, _>>().map(Heard::Came);
    }
    match command::read(line, &notations) {
        Ok(Line::Choice(notation)) => Ok(Heard::Came(vec![notation])),
        Ok(Line::Choices) => Ok(Heard::List),
        Ok(Line::Help) if line == "?" => Ok(Heard::List),
        Ok(command) => Ok(Heard::Command(command)),
        Err(unclear @ Unclear::NotPossible(..)) => {
            let wanted = line.to_lowercase();
            let has = |outcome: &Outcome| outcome.text.to_lowercase().contains(&wanted);
            let found: Vec<usize> = (0..outcomes.len()).filter(|&at| has(&outcomes[at])).collect();
            match found[..] {
                [] => Err(unclear),
                [only] => Ok(Heard::Came(vec![notations[only].clone()])),
                _ => Ok(Heard::Narrow(found)),
            }
        }
        Err(unclear) => Err(unclear),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let outcome = |number: usize, text: &str| Outcome {
            notation: format!("show order{number}"),
            text: format!("{text}  [show order{number}]"),
        };
        let outcomes =
            [outcome(1, "Order no. 1, fur"), outcome(4, "Order no. 4, Salt"), outcome(7, "Order no. 7, salt")];
        let came = |numbers: &[usize]| Some(Heard::Came(numbers.iter().map(|it| format!("show order{it}")).collect()));
        for (line, expected) in [
            ("1", came(&[1])),
            ("show order4", came(&[4])),
            ("3 1, 1", came(&[7, 1, 1])),
            ("fur", came(&[1])),
            ("salt", Some(Heard::Narrow(vec![1, 2]))),
            ("?", Some(Heard::List)),
            ("choices", Some(Heard::List)),
            ("help", Some(Heard::Command(Line::Help))),
            ("undo", Some(Heard::Command(Line::Undo))),
            ("save my game.txt", Some(Heard::Command(Line::Save("my game.txt".into())))),
            ("4", None),
            ("1 4", None),
            ("amber", None),
            ("save", None),
        ] {
            assert_eq!(read(line, &outcomes).ok(), expected, "{line}");
        }
    }
}
