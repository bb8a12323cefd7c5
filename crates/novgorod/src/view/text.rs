//! The table as text, for the terminal.

use super::View;
use std::fmt::{self, Display, Formatter};

impl Display for View {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "Novgorod · round {}", self.round)
    }
}
