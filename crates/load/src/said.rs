//! What the server says, as far as a simulated person reads it.

use crate::connection::Trouble;
use serde::Deserialize;
use serde_json::value::RawValue;

/// The answer to a play, and the data of the event `step`.
#[derive(Deserialize, Debug)]
pub struct Step<'a> {
    /// Where the table stands now.
    pub version: u32,
    /// Whether the game is over.
    #[serde(default)]
    pub over: bool,
    /// What the person's seat may choose now, each as it stands in the JSON, so that it is sent back byte by byte.
    #[serde(borrow, default)]
    pub choices: Vec<&'a RawValue>,
}

/// What a seat may choose.
#[derive(Deserialize, Debug)]
pub struct Choices<'a> {
    /// Where the table stands.
    pub version: u32,
    /// Each choice, with what is said about it.
    #[serde(borrow)]
    pub choices: Vec<Choice<'a>>,
}

/// One of them.
#[derive(Deserialize, Debug)]
pub struct Choice<'a> {
    /// As it is sent.
    #[serde(borrow)]
    pub choice: &'a RawValue,
}

/// A new player.
#[derive(Deserialize, Debug)]
pub struct Welcome {
    /// What the player shows to be let in.
    pub token: String,
}

/// A table.
#[derive(Deserialize, Debug)]
pub struct Opened {
    /// In links.
    pub id: String,
}

/// Reads JSON.
pub fn read<'a, T: Deserialize<'a>>(body: &'a [u8]) -> Result<T, Trouble> {
    serde_json::from_slice(body).map_err(|error| {
        Trouble::Nonsense(format!("{error}: {}", String::from_utf8_lossy(&body[..body.len().min(200)])))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_read_and_its_choices_stay_as_they_are() {
        let body = r#"{"version":7,"to_move":[1,2],"over":false,"told":["x \"y\""],"choices":["take energy","say \"ä\\u00e4\""]}"#;
        let step: Step = read(body.as_bytes()).unwrap();
        assert_eq!((step.version, step.over), (7, false));
        assert_eq!(
            step.choices.iter().map(|raw| raw.get()).collect::<Vec<_>>(),
            ["\"take energy\"", r#""say \"ä\\u00e4\"""#]
        );
        let step: Step = read(br#"{"version":8,"to_move":[],"over":true,"told":[]}"#).unwrap();
        assert!(step.over && step.choices.is_empty());
        assert!(read::<Step>(b"{}").is_err());
    }
}
