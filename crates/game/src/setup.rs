//! Who sits down, and by which rules.

use crate::revision::{newest, played};
use crate::{Data, Game};
use std::fmt::{self, Display};

/// One variant of a game: its name and the values it can have, the usual one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The word of the command line and the record.
    pub name: &'static str,
    /// The values, the usual one first. A variant that is simply on or off has `["off", "on"]`.
    pub values: &'static [&'static str],
}

impl OptionSpec {
    /// A variant that is off unless asked for.
    pub const fn flag(name: &'static str) -> OptionSpec {
        OptionSpec { name, values: &["off", "on"] }
    }
}

/// No game has more variants than this.
const MOST_OPTIONS: usize = 8;

/// Who sits down and by which rules. Only [`Setup::new`] and [`Setup::all`] make one, so every value in it exists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    revision: u16,
    seats: u8,
    values: [u8; MOST_OPTIONS],
}

impl Setup {
    /// By the newest rules. `options` are pairs of name and value; what is not named has its usual value.
    pub fn new<G: Game>(seats: u8, options: &[(&str, &str)]) -> Result<Setup, BadSetup> {
        Setup::under::<G>(newest::<G>(), seats, options)
    }

    /// By an older revision of the rules, or the newest.
    pub fn under<G: Game>(revision: u16, seats: u8, options: &[(&str, &str)]) -> Result<Setup, BadSetup> {
        played::<G>(revision)?;
        if !G::SEATS.contains(&seats) {
            return Err(BadSetup::Seats {
                game: G::NAME,
                least: *G::SEATS.start(),
                most: *G::SEATS.end(),
                asked: seats,
            });
        }
        let mut setup = Setup { revision, seats, values: [0; MOST_OPTIONS] };
        for &(name, value) in options {
            let Some(at) = G::OPTIONS.iter().position(|spec| spec.name == name) else {
                return Err(BadSetup::Option { game: G::NAME, asked: name.into(), options: G::OPTIONS });
            };
            let spec = G::OPTIONS[at];
            let Some(value) = spec.values.iter().position(|&known| known == value) else {
                return Err(BadSetup::Value { option: spec, asked: value.into() });
            };
            setup.values[at] = value as u8;
        }
        Ok(setup)
    }

    /// Every seat count with every combination of options that the game accepts, by the newest rules.
    pub fn all<G: Game>() -> Vec<Setup> {
        Setup::all_under::<G>(newest::<G>()).expect("the newest rules are played")
    }

    /// Every seat count with every combination of options that the game accepts, by this revision of the rules.
    pub fn all_under<G: Game>(revision: u16) -> Result<Vec<Setup>, BadSetup> {
        played::<G>(revision)?;
        let plain = |seats| Setup { revision, seats, values: [0; MOST_OPTIONS] };
        let mut setups: Vec<Setup> = G::SEATS.map(plain).collect();
        for (at, spec) in G::OPTIONS.iter().enumerate() {
            setups = setups
                .into_iter()
                .flat_map(|setup| {
                    (0..spec.values.len() as u8).map(move |value| {
                        let mut setup = setup;
                        setup.values[at] = value;
                        setup
                    })
                })
                .collect();
        }
        setups.retain(|setup| G::start(setup, G::Data::shipped()).is_ok());
        Ok(setups)
    }

    /// The revision of the rules.
    pub fn revision(&self) -> u16 {
        self.revision
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The value of the option with this name.
    ///
    /// # Panics
    /// If the game has no such option.
    pub fn value<G: Game>(&self, name: &str) -> &'static str {
        let at = G::OPTIONS.iter().position(|spec| spec.name == name).expect("an option of the game");
        G::OPTIONS[at].values[self.values[at] as usize]
    }

    /// Every option with its value, in the game's order.
    pub fn options<G: Game>(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        G::OPTIONS.iter().zip(self.values).map(|(spec, value)| (spec.name, spec.values[value as usize]))
    }
}

/// A set-up that the game does not know. Its text says what is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetup {
    /// Rules that are not played: too old, or newer than the program.
    Revision {
        /// The game's name.
        game: &'static str,
        /// The oldest revision that is still played.
        oldest: u16,
        /// The newest revision this program knows.
        newest: u16,
        /// What was asked for.
        asked: u16,
    },
    /// Too many or too few.
    Seats {
        /// The game's name.
        game: &'static str,
        /// The fewest that can play.
        least: u8,
        /// The most that can play.
        most: u8,
        /// What was asked for.
        asked: u8,
    },
    /// No such option.
    Option {
        /// The game's name.
        game: &'static str,
        /// What was asked for.
        asked: String,
        /// What there is.
        options: &'static [OptionSpec],
    },
    /// No such value of an option.
    Value {
        /// The option.
        option: OptionSpec,
        /// What was asked for.
        asked: String,
    },
    /// Two options that exclude each other.
    Contradiction(&'static str),
}

impl Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BadSetup::Revision { game, oldest, newest, asked } => {
                let known = if oldest == newest { format!("{newest}") } else { format!("{oldest} to {newest}") };
                let why = if asked < oldest { "is no longer played" } else { "is not known here" };
                write!(f, "revision {asked} of {game}'s rules {why}: this program plays revision {known}")
            }
            BadSetup::Seats { game, least, most, asked } if least == most => {
                write!(f, "{game} is for {least} seats, not {asked}")
            }
            BadSetup::Seats { game, least, most, asked } => {
                write!(f, "{game} is for {least} to {most} seats, not {asked}")
            }
            BadSetup::Option { game, asked, options: [] } => write!(f, "{game} has no option '{asked}', nor any other"),
            BadSetup::Option { game, asked, options } => {
                write!(f, "{game} has no option '{asked}'; it has ")?;
                for (i, spec) in options.iter().enumerate() {
                    write!(f, "{}{} = {}", if i > 0 { ", " } else { "" }, spec.name, spec.values.join(" | "))?;
                }
                Ok(())
            }
            BadSetup::Value { option, asked } => {
                write!(f, "option {} is {}, not '{asked}'", option.name, option.values.join(" or "))
            }
            BadSetup::Contradiction(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for BadSetup {}
