//! A sentence with marked places for the names of players and for dice, so that a page can set them in their colours
//! and draw them, and a terminal has them as text.
//!
//! [`player`] is what is put into a sentence for a player, [`die`] for a die: a character that stands for it and that
//! no text can contain, because Unicode reserves it for internal use. Only [`Sentence`] reads these characters.

use game::Seat;
use std::fmt;

/// The noncharacters from here on stand for the seats.
const FIRST: u32 = 0xFDD0;
/// Those from here on stand for the faces of dice, from 0 on.
const FIRST_FACE: u32 = 0xFDE0;
/// The faces that can be written; a die that counts as 7 is still drawn as one.
const FACES: u32 = 10;

/// What stands for a player in a text that becomes a [`Sentence`].
pub fn player(seat: Seat) -> String {
    char::from_u32(FIRST + seat.index() as u32).expect("a noncharacter").to_string()
}

/// What stands for a die that shows `face` in a text that becomes a [`Sentence`].
pub fn die(face: u8) -> String {
    char::from_u32(FIRST_FACE + u32::from(face).min(FACES - 1)).expect("a noncharacter").to_string()
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Words.
    Text(String),
    /// The name of a player.
    Player(Seat),
    /// A die that shows so much.
    Die(u8),
}

/// A sentence in which players are named.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sentence(Vec<Part>);

impl Sentence {
    /// Its parts in order.
    pub fn parts(&self) -> &[Part] {
        &self.0
    }

    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// As plain text, with these names for the seats; who has none is called by the seat's word.
    pub fn text(&self, names: &[String]) -> String {
        let part = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Player(seat) => names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string()),
            Part::Die(face) => face.to_string(),
        };
        self.0.iter().map(part).collect()
    }

    /// The player with whom it begins, who is the one that does it.
    pub fn subject(&self) -> Option<Seat> {
        match self.0.first() {
            Some(Part::Player(seat)) => Some(*seat),
            _ => None,
        }
    }

    /// What is said about its subject: the rest of it, also where a colon stands between them.
    pub fn predicate(&self) -> Sentence {
        let from = usize::from(self.subject().is_some());
        let mut rest: Vec<Part> = self.0[from..].to_vec();
        if let Some(Part::Text(text)) = rest.first_mut() {
            *text = text.trim_start_matches(|it: char| it.is_whitespace() || it == ':').to_owned();
        }
        Sentence(rest)
    }

    /// Without the full stop at its end, for a list of what was done.
    pub fn without_stop(mut self) -> Sentence {
        if let Some(Part::Text(text)) = self.0.last_mut()
            && let Some(bare) = text.strip_suffix('.')
        {
            *text = bare.to_owned();
        }
        self
    }

    /// Both in one, if they differ in nothing but a die: "Anna rolls 3", "Anna rolls 5" is "Anna rolls 3 5".
    pub fn with_dice_of(&self, other: &Sentence) -> Option<Sentence> {
        let is_die = |part: &Part| matches!(part, Part::Die(_));
        let at = self.0.iter().position(is_die)?;
        let dice = self.0[at..].iter().take_while(|part| is_die(part)).count();
        let (before, after) = (&self.0[..at], &self.0[at + dice..]);
        let middle = other.0.strip_prefix(before)?.strip_suffix(after)?;
        if middle.is_empty() || !middle.iter().all(is_die) {
            return None;
        }
        Some(Sentence([before, &self.0[at..at + dice], middle, after].concat()))
    }

    /// With a text behind it.
    pub fn and(mut self, text: &str) -> Sentence {
        self.0.push(Part::Text(text.into()));
        self
    }

    /// With another sentence behind it.
    pub fn and_sentence(mut self, other: &Sentence) -> Sentence {
        self.0.extend(other.0.iter().cloned());
        self
    }

    /// With a capital letter at its beginning, unless that is a name.
    pub fn capital(mut self) -> Sentence {
        if let Some(Part::Text(text)) = self.0.first_mut() {
            let mut letters = text.chars();
            *text = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
        }
        self
    }
}

impl From<&str> for Sentence {
    fn from(text: &str) -> Sentence {
        let mut parts = Vec::new();
        let mut words = String::new();
        for letter in text.chars() {
            let after = |first: u32| (letter as u32).checked_sub(first);
            let seat = after(FIRST).and_then(|index| Seat::ALL.get(index as usize)).map(|&seat| Part::Player(seat));
            let face = after(FIRST_FACE).filter(|&face| face < FACES).map(|face| Part::Die(face as u8));
            match seat.or(face) {
                None => words.push(letter),
                Some(part) => {
                    if !words.is_empty() {
                        parts.push(Part::Text(std::mem::take(&mut words)));
                    }
                    parts.push(part);
                }
            }
        }
        if !words.is_empty() {
            parts.push(Part::Text(words));
        }
        Sentence(parts)
    }
}

impl From<String> for Sentence {
    fn from(text: String) -> Sentence {
        text.as_str().into()
    }
}

/// Players are called by their seats' words.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.text(&[]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_found_wherever_they_stand() {
        let [anna, ben] = [Seat::new(0), Seat::new(1)];
        let names = ["Anna".to_owned(), "seat1".to_owned()];
        for (text, expected) in [
            (String::new(), ""),
            ("nobody".into(), "nobody"),
            (player(anna), "Anna"),
            (format!("{} gives {} a coin", player(ben), player(anna)), "seat1 gives Anna a coin"),
            (format!("{}{}", player(anna), player(ben)), "Annaseat1"),
        ] {
            assert_eq!(Sentence::from(text).text(&names), expected);
        }
        assert_eq!(Sentence::from("seat1 is a word").parts(), [Part::Text("seat1 is a word".into())]);
    }

    #[test]
    fn sentences_that_differ_in_a_die_become_one() {
        let rolls = |seat: usize, face: u8| Sentence::from(format!("{} rolls {}.", player(Seat::new(seat)), die(face)));
        assert_eq!(rolls(0, 3).to_string(), "seat1 rolls 3.");
        let both = rolls(0, 3).with_dice_of(&rolls(0, 5)).unwrap();
        let three = both.with_dice_of(&rolls(0, 5)).unwrap();
        assert_eq!(three.parts()[2..5], [Part::Die(3), Part::Die(5), Part::Die(5)]);
        assert_eq!(three.without_stop().to_string(), "seat1 rolls 355");
        assert_eq!(rolls(0, 3).with_dice_of(&rolls(1, 3)), None);
        assert_eq!(rolls(0, 3).with_dice_of(&Sentence::from("seat1 rolls.")), None);
        assert_eq!(Sentence::from("no die").with_dice_of(&Sentence::from("no die")), None);
    }

    #[test]
    fn a_line_about_somebody_is_read_without_the_name() {
        for said in [" rests", ": rests", "\u{202f}: rests"] {
            assert_eq!(Sentence::from(player(Seat::new(2)) + said).predicate().to_string(), "rests");
        }
    }

    #[test]
    fn only_words_get_a_capital() {
        assert_eq!(Sentence::from("éclair").capital().to_string(), "Éclair");
        assert_eq!(Sentence::from(player(Seat::new(2)) + " rests").capital().to_string(), "seat3 rests");
    }
}
