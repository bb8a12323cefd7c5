//! How much time players have.

use std::fmt::{self, Display};
use std::str::FromStr;

/// How much time players have. Its text is `none`, `live 600+10` (seconds in the bank, seconds added for every turn) or
/// `days 3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As much as they like.
    None,
    /// A bank for the whole game, and something on top for every turn.
    Live {
        /// Seconds at the start.
        bank: u32,
        /// Seconds that every turn adds.
        increment: u32,
    },
    /// So many days for every turn.
    Days(u32),
}

impl Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Pace::None => f.write_str("none"),
            Pace::Live { bank, increment } => write!(f, "live {bank}+{increment}"),
            Pace::Days(days) => write!(f, "days {days}"),
        }
    }
}

/// A text that is no pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPace;

impl Display for NoPace {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a pace is 'none', 'live 600+10' (1 to 86400 seconds, and up to 3600 a turn) or 'days 3' (1 to 60)")
    }
}

impl std::error::Error for NoPace {}

impl FromStr for Pace {
    type Err = NoPace;

    fn from_str(text: &str) -> Result<Pace, NoPace> {
        let number = |text: &str, within: std::ops::RangeInclusive<u32>| {
            text.parse().ok().filter(|number| within.contains(number)).ok_or(NoPace)
        };
        match text.split_once(' ') {
            None if text == "none" => Ok(Pace::None),
            Some(("days", days)) => Ok(Pace::Days(number(days, 1..=60)?)),
            Some(("live", times)) => {
                let (bank, increment) = times.split_once('+').ok_or(NoPace)?;
                Ok(Pace::Live { bank: number(bank, 1..=86_400)?, increment: number(increment, 0..=3_600)? })
            }
            _ => Err(NoPace),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paces_print_and_parse_back() {
        for text in ["none", "live 600+10", "live 10+0", "days 1", "days 60"] {
            assert_eq!(text.parse::<Pace>().unwrap().to_string(), text);
        }
        for bad in ["", "None", "live", "live 600", "live 600+9999", "days", "days 0", "days 61", "days -1"] {
            assert_eq!(bad.parse::<Pace>(), Err(NoPace), "{bad}");
        }
    }
}
