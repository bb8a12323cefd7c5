//! Where dice, shuffles and draws come from: the operating system, unless a seed is given.

use crate::stop::Stop;
use game::Rng;

/// Gives 64 random bits at a time.
pub enum Luck {
    /// Nobody can foresee it.
    System,
    /// The same every time.
    Seeded(Rng),
}

impl Luck {
    /// From a seed, or from the system if that has any.
    pub fn new(seed: Option<u64>) -> Result<Luck, Stop> {
        match seed {
            Some(seed) => Ok(Luck::Seeded(Rng::new(seed))),
            None => match getrandom::u64() {
                Ok(_) => Ok(Luck::System),
                Err(error) => Err(Stop::Failed(format!("the system has no luck to give: {error}"))),
            },
        }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        match self {
            Luck::System => getrandom::u64().expect("the system gave random bits before"),
            Luck::Seeded(rng) => rng.bits(),
        }
    }
}
