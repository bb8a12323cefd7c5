//! What a player has that is counted: for victories, and for what a choice costs and brings.

use std::fmt;

/// So much of each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Amounts {
    /// Resources.
    pub resources: u8,
    /// Somnium.
    pub somnium: u8,
    /// Artifacts.
    pub artifacts: u8,
}

impl Amounts {
    /// Nothing.
    pub const NONE: Amounts = Amounts { resources: 0, somnium: 0, artifacts: 0 };

    /// Only resources.
    pub fn resources(resources: u8) -> Amounts {
        Amounts { resources, ..Amounts::NONE }
    }

    /// Only somnium.
    pub fn somnium(somnium: u8) -> Amounts {
        Amounts { somnium, ..Amounts::NONE }
    }

    /// Only artifacts.
    pub fn artifacts(artifacts: u8) -> Amounts {
        Amounts { artifacts, ..Amounts::NONE }
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, more: Amounts) -> Amounts {
        Amounts {
            resources: self.resources + more.resources,
            somnium: self.somnium + more.somnium,
            artifacts: self.artifacts + more.artifacts,
        }
    }

    /// What is missing if so much is there.
    #[must_use]
    pub fn less(self, has: Amounts) -> Amounts {
        Amounts {
            resources: self.resources.saturating_sub(has.resources),
            somnium: self.somnium.saturating_sub(has.somnium),
            artifacts: self.artifacts.saturating_sub(has.artifacts),
        }
    }
}

/// On one line, only what there is: `[9 resources, 1 somnium]`.
impl fmt::Debug for Amounts {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let all = [(self.resources, "resources"), (self.somnium, "somnium"), (self.artifacts, "artifacts")];
        let some = all.iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!("{count} {what}"));
        write!(f, "[{}]", some.collect::<Vec<_>>().join(", "))
    }
}
