//! What a choice costs and brings and what lies there, as values: read off the functions that the rules themselves use.
//! `tests/promises.rs` carries choices out and compares.

use crate::action::Action;
use crate::event::Event;
use crate::payment::Price;
use crate::pieces::*;
use crate::state::Noria;
use crate::wheel::Hole;
use game::{Actor, Game};

/// What a choice costs and brings, up to the next question that is not about paying for it. An amount that is paid
/// costs just that: what it is paid for was said before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Hint {
    /// What is given away.
    pub cost: Cost,
    /// What comes in.
    pub gain: Gain,
    /// What it is done with.
    pub there: Option<There>,
}

/// What a choice costs; nothing by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Cost {
    /// Knowledge (N-5, N-6.11, N-7.1).
    pub knowledge: u16,
    /// Resources and goods of kinds that are not asked for any more (N-6.9, N-6.11).
    pub coins: ByCoin<u16>,
    /// The price of a level (N-6.4).
    pub price: Option<Price>,
    /// Resources of any kinds: for a disc (N-6.2), for those ahead (N-6.3), for the ambassadors on an island (N-6.5).
    pub any: u8,
    /// The whole payment, from its first coin on, where nothing of it is asked for after the choice.
    pub payment: Option<ByCoin<u8>>,
}

/// What a choice brings; nothing by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema))]
pub struct Gain {
    /// Knowledge (N-6.10, N-6.11, N-8.1).
    pub knowledge: u16,
    /// Resources (N-2.4, N-6.1, N-6.11) and goods (N-6.9).
    pub coins: ByCoin<u16>,
    /// Ships (N-6.7).
    pub ships: ByResource<u8>,
    /// Empty warehouses (N-6.7).
    pub warehouses: ByGood<u8>,
    /// A disc on the wheel's centre (N-6.2).
    pub disc: Option<Kind>,
    /// The level that the representative reaches (N-2.7, N-6.3).
    pub level: Option<u8>,
    /// By how much the player's points change as they stand (N-9.1).
    pub points: i32,
}

/// What a choice is done with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum There {
    /// A hole of the wheel.
    Hole {
        /// What lies in it.
        disc: Option<Disc>,
        /// Whether it is in the active half (N-3.1).
        active: bool,
    },
    /// A chamber.
    Chamber {
        /// How many politicians wait in it (N-7.1).
        waiting: u8,
        /// What a level is worth after the choice (N-7.2).
        value: u8,
    },
}

impl Default for Cost {
    fn default() -> Cost {
        Cost { knowledge: 0, coins: ByCoin::all(0), price: None, any: 0, payment: None }
    }
}

impl Default for Gain {
    fn default() -> Gain {
        Gain {
            knowledge: 0,
            coins: ByCoin::all(0),
            ships: ByResource::all(0),
            warehouses: ByGood::all(0),
            disc: None,
            level: None,
            points: 0,
        }
    }
}

impl Noria {
    /// N-6.1: what so many actions of a disc gather, if it is a resource disc.
    pub(crate) fn gather_with(&self, hole: Hole, actions: u8, gain: &mut Gain) {
        if let Some(resource) = self.my_disc(hole).kind.resource() {
            gain.coins[resource.into()] = u16::from(self.harvest(resource)) * u16::from(actions);
        }
    }

    /// N-2.7, N-6.3: the next level of a path.
    pub(crate) fn reach(&self, path: Path, gain: &mut Gain) {
        let level = self.me().level[path] + 1;
        gain.level = Some(level);
        gain.points = self.points_after(|after| after.me_mut().level[path] = level);
    }

    /// N-6.9: so many of a good.
    pub(crate) fn produce_with(&self, good: Good, count: u8, cost: &mut Cost, gain: &mut Gain) {
        let resources = self.production_cost(good, count);
        for resource in Resource::ALL {
            cost.coins[resource.into()] = resources[resource];
        }
        gain.coins[good.into()] = count.into();
    }

    /// The payment that a choice completes, if it does: it is carried out on a copy.
    pub(crate) fn payment_with(&self, choice: Action) -> Option<ByCoin<u8>> {
        let (mut after, mut events) = (self.clone(), Vec::new());
        after.apply(Actor::Seat(self.active), choice, &mut events);
        events.into_iter().find_map(|event| match event {
            Event::Paid { coins, .. } => Some(coins),
            _ => None,
        })
    }

    /// N-9.1: how a change of levels or values would change the points of the player at turn.
    pub(crate) fn points_after(&self, change: impl FnOnce(&mut Noria)) -> i32 {
        let mut after = self.clone();
        change(&mut after);
        after.points(self.active) - self.points(self.active)
    }

    pub(crate) fn there(&self, choice: Action) -> Option<There> {
        let hole = |hole: Hole| There::Hole { disc: self.me().wheel.disc(hole), active: hole.is_active() };
        match choice {
            Action::Fit(it) | Action::Modify(it) | Action::With(it) | Action::Place(it) => Some(hole(it)),
            Action::Activate(it) | Action::Twice(it) | Action::Skip(it) | Action::Upgrade(it) => Some(hole(it)),
            Action::Repeat(it) | Action::Name(it) => Some(hole(it)),
            Action::Seat(chamber) => {
                let value = self.tables().chamber[chamber][usize::from(self.seated[chamber]) + 1];
                Some(There::Chamber { waiting: self.waiting[chamber], value })
            }
            Action::Remove(chamber) => {
                Some(There::Chamber { waiting: self.waiting[chamber], value: self.value(chamber) })
            }
            Action::Start(_) | Action::Stall(_) | Action::Order(_) | Action::Island(_) | Action::Take(_) => None,
            Action::FreeInvest(_) | Action::Invest(_) | Action::NightShift(_) | Action::Inspect(_) => None,
            Action::Sell(_) | Action::Buy(_) | Action::Market(_) | Action::Journey(_) | Action::Reveal => None,
            Action::Ship(_) | Action::Factory(_) | Action::Produce { .. } | Action::Also(_) => None,
            Action::Pay { .. } | Action::Done => None,
        }
    }
}
