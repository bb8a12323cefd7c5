//! The turn that is going on: the route, and what was done.

use super::super::{View, words};
use super::WIDTH;
use crate::phase::Phase;
use crate::route::Card;
use std::fmt::{self, Formatter};

impl View {
    pub(super) fn turn(&self, f: &mut Formatter) -> fmt::Result {
        let turn = &self.this_turn;
        if self.round == 0 || self.phase == Phase::Over {
            return Ok(());
        }
        writeln!(f)?;
        if !matches!(self.phase, Phase::Buying | Phase::BuyingDeal | Phase::Refill(_) | Phase::Ending) {
            let cards: Vec<String> =
                (0..).zip(turn.route.cards()).map(|(place, card)| self.card(place, card)).collect();
            let label = format!("Route ({} of {} cards): ", cards.len(), turn.longest);
            if cards.is_empty() { writeln!(f, "{label}none yet")? } else { chain(f, &label, &cards)? }
        }
        let mut done = Vec::new();
        if turn.fees > 0 {
            done.push(format!("{} of fees to pay at the end of phase 2", words::ducats(turn.fees)));
        }
        if let Some(privilege) = turn.privilege {
            done.push(format!("privilege {privilege} used"));
        }
        if turn.discount > 0 {
            done.push(format!("{} off special orders", words::ducats(turn.discount)));
        }
        if turn.pirate_moved {
            done.push("pirate moved just now".into());
        }
        if turn.bought {
            done.push("purchase made".into());
        }
        if done.is_empty() { Ok(()) } else { writeln!(f, "This turn: {}", done.join(", ")) }
    }

    /// "visby glass (base post, used)".
    fn card(&self, place: usize, card: Card) -> String {
        let turn = &self.this_turn;
        let (text, kind) = match card {
            Card::Own(city) => (format!("{city} {}", self.city[city].good), None),
            Card::Base(city) => (format!("{city} {}", self.city[city].good), Some("base post")),
            Card::Held(city) => (format!("{city} {}", self.city[city].good), Some("from the hold")),
            Card::Placeholder { city, post } => (format!("{post} face down for {city}"), None),
        };
        let used = match card.own() {
            Some(city) if turn.stored == Some(city) => Some("stored"),
            _ if !turn.route.fresh.has(place) => Some("used"),
            _ => None,
        };
        let marks: Vec<&str> = [kind, used].into_iter().flatten().collect();
        if marks.is_empty() { text } else { format!("{text} ({})", marks.join(", ")) }
    }
}

/// "Route: luebeck salt - visby glass", on as many lines as it needs.
fn chain(f: &mut Formatter, label: &str, texts: &[String]) -> fmt::Result {
    const LINK: &str = " - ";
    let indent = label.chars().count();
    write!(f, "{label}")?;
    let mut length = indent;
    for (at, text) in texts.iter().enumerate() {
        let more = text.chars().count() + LINK.len();
        if at > 0 {
            f.write_str(LINK.trim_end())?;
            // What follows stands beside, or on the next line.
            if length + more + LINK.len() > WIDTH {
                write!(f, "\n{:indent$}", "")?;
                length = indent;
            } else {
                f.write_str(" ")?;
            }
        }
        f.write_str(text)?;
        length += more;
    }
    writeln!(f)
}
