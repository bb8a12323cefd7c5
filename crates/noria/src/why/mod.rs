//! Why something cannot be chosen, as a [`Reason`]. It comes from the guards that make the lists: where one says more
//! than no, it says why; where it is a set of holes, `wheel.rs` looks which part of it leaves a hole out. What somebody
//! might want is in `wishes.rs`, how much is missing for a level in `supply.rs`.

mod reason;
mod supply;
mod wheel;
mod wishes;

use crate::action::Action;
use crate::phase::{Phase, Use};
use crate::pieces::*;
use crate::state::Noria;
use crate::wheel::Hole;
use game::{Game, Reasons, Seat, Turn};

pub use reason::{Part, Reason, Task};

impl Reasons for Noria {
    type Reason = Reason;

    fn wishes(&self, seat: Seat, out: &mut Vec<Action>) {
        self.all_wishes(seat, out);
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Reason> {
        match self.turn() {
            Turn::Over => return Some(Reason::Over),
            Turn::Chance => return Some(Reason::Chance),
            Turn::Seats(seats) if !seats.has(seat) => return Some(Reason::TurnOf(self.active)),
            Turn::Seats(_) => {}
        }
        let now = moment(self.phase);
        if action == Action::Done {
            return self.why_go_on(now);
        }
        let Some((part, task)) = belongs(action) else { return Some(Reason::Chance) };
        if self.is_of_other_edition(action) {
            return Some(Reason::OtherEdition);
        }
        match now {
            (at, _) if part < at => Some(Reason::Past(part)),
            (at, _) if part > at => Some(self.even_then(at, action).unwrap_or(Reason::Later(part))),
            (_, pending) if pending == task => self.refusal(action, using(self.phase)),
            (_, Some(pending)) => Some(Reason::First(pending)),
            (_, None) => Some(self.beforehand(action)),
        }
    }

    fn missing(reason: &Reason) -> Option<u32> {
        match *reason {
            Reason::Knowledge { by, .. } | Reason::Price { by, .. } | Reason::Fee { by, .. } => Some(by.into()),
            Reason::Level { by, any, .. } => Some(u32::from(by) + u32::from(any)),
            Reason::Materials(by) => Some(by.entries().iter().map(|&count| u32::from(count)).sum()),
            Reason::NoGood(_) => Some(1),
            _ => None,
        }
    }

    fn with_more(&self, _: Seat, reason: &Reason, more: u32) -> Option<Noria> {
        self.supplied(reason, more as u8)
    }
}

/// The part of the turn, and what has been begun in it.
fn moment(phase: Phase) -> (Part, Option<Task>) {
    match phase {
        Phase::DrawStart | Phase::DrawStall(_) | Phase::DrawOrder(_) | Phase::DrawIsland => (Part::Setup, None),
        Phase::BuildWheel(_) => (Part::Setup, Some(Task::Fit)),
        Phase::TakeResource => (Part::Setup, Some(Task::Take)),
        Phase::FreeInvestment => (Part::Setup, Some(Task::FreeInvest)),
        Phase::Influence => (Part::Influence, None),
        Phase::Modifying(_) => (Part::Influence, Some(Task::Modify)),
        Phase::Action => (Part::Action, None),
        Phase::City(_) => (Part::Action, Some(Task::City)),
        Phase::Journey(_) | Phase::Revealing(_) => (Part::Action, Some(Task::Journey)),
        Phase::Landing(_) => (Part::Action, Some(Task::Landing)),
        Phase::Tool(_) => (Part::Action, Some(Task::Tool)),
        Phase::Producing { .. } => (Part::Action, Some(Task::Produce)),
        Phase::Bonus(_) => (Part::Action, Some(Task::Bonus)),
        Phase::Naming(_) => (Part::Action, Some(Task::Name)),
        Phase::Paying(_) => (Part::Action, Some(Task::Pay)),
        Phase::Politics => (Part::Politics, None),
        Phase::Removing => (Part::Politics, Some(Task::Remove)),
        Phase::Placing(_) | Phase::Over => (Part::Administration, Some(Task::Place)),
    }
}

/// Where an action has its place; chance's have none, and what ends something has many.
fn belongs(action: Action) -> Option<(Part, Option<Task>)> {
    Some(match action {
        Action::Start(_) | Action::Stall(_) | Action::Order(_) | Action::Island(_) | Action::Done => return None,
        Action::Fit(_) => (Part::Setup, Some(Task::Fit)),
        Action::Take(_) => (Part::Setup, Some(Task::Take)),
        Action::FreeInvest(_) => (Part::Setup, Some(Task::FreeInvest)),
        Action::NightShift(_) | Action::Modify(_) => (Part::Influence, None),
        Action::With(_) => (Part::Influence, Some(Task::Modify)),
        Action::Activate(_) | Action::Twice(_) | Action::Inspect(_) | Action::Skip(_) => (Part::Action, None),
        Action::Sell(_) | Action::Buy(_) => (Part::Action, None),
        Action::Market(_) | Action::Invest(_) => (Part::Action, Some(Task::City)),
        Action::Journey(_) | Action::Reveal => (Part::Action, Some(Task::Journey)),
        Action::Ship(_) | Action::Factory(_) => (Part::Action, Some(Task::Landing)),
        Action::Upgrade(_) | Action::Produce { .. } => (Part::Action, Some(Task::Tool)),
        Action::Also(_) => (Part::Action, Some(Task::Produce)),
        Action::Repeat(_) => (Part::Action, Some(Task::Bonus)),
        Action::Name(_) => (Part::Action, Some(Task::Name)),
        Action::Pay { .. } => (Part::Action, Some(Task::Pay)),
        Action::Seat(_) => (Part::Politics, None),
        Action::Remove(_) => (Part::Politics, Some(Task::Remove)),
        Action::Place(_) => (Part::Administration, Some(Task::Place)),
    })
}

/// The disc in use.
fn using(phase: Phase) -> Option<Use> {
    match phase {
        Phase::City(using) | Phase::Journey(using) | Phase::Landing(using) | Phase::Tool(using) => Some(using),
        Phase::Producing { using, .. } => Some(using),
        _ => None,
    }
}

impl Noria {
    fn is_of_other_edition(&self, action: Action) -> bool {
        match self.rules.edition {
            Edition::Second => matches!(action, Action::Skip(_) | Action::Name(_)),
            Edition::First => matches!(action, Action::Inspect(_) | Action::Repeat(_)),
        }
    }

    /// Why one cannot stop here. N-3.6: an extra action may be declined; N-6.9: so may one more good.
    fn why_go_on(&self, now: (Part, Option<Task>)) -> Option<Reason> {
        match now {
            (Part::Action, None) => self.usable_discs().and(self.promised()).iter().next().map(Reason::Promised),
            (_, None) | (_, Some(Task::Produce)) => None,
            (_, Some(Task::City | Task::Journey | Task::Tool)) if using(self.phase).is_some_and(|it| it.may_stop()) => {
                None
            }
            (_, Some(task)) => Some(Reason::First(task)),
        }
    }

    /// What would still be missing if the part of the turn to which an action belongs had come: that is said first,
    /// because waiting does not help against it. What the discs of the turn lead to is left open.
    fn even_then(&self, at: Part, action: Action) -> Option<Reason> {
        let reason = match action {
            _ if at == Part::Setup => None,
            Action::Activate(_) | Action::Twice(_) | Action::Sell(_) | Action::Buy(_) | Action::Seat(_) => {
                self.refusal(action, None)
            }
            Action::Market(_) | Action::Invest(_) | Action::Journey(_) | Action::Produce { .. } => {
                self.refusal(action, None)
            }
            _ => None,
        };
        reason.filter(|reason| !matches!(reason, Reason::Idle(_)))
    }

    /// Why an action that has its place here and now, or after the disc `using` has been activated, cannot be done.
    fn refusal(&self, action: Action, using: Option<Use>) -> Option<Reason> {
        match action {
            Action::Start(_) | Action::Stall(_) | Action::Order(_) | Action::Island(_) => Some(Reason::Chance),
            Action::Take(_) | Action::FreeInvest(_) | Action::Place(_) | Action::Done => None,
            Action::Fit(hole) => self.not_fitting(hole),

            // N-5: influence
            Action::NightShift(Ring::Small) => Some(Reason::SmallRing),
            Action::NightShift(_) => self.lacks_knowledge(Part::Influence, self.night_shift_price()),
            Action::Modify(hole) => {
                self.not_modifiable(hole).or_else(|| self.lacks_knowledge(Part::Influence, self.modification_price()))
            }
            Action::With(hole) => self.not_swapped(hole),

            // N-3, N-6.10, N-6.11: discs, inspection, black market
            Action::Activate(hole) => self.not_activated(hole),
            Action::Twice(hole) => self.not_activated(hole).or_else(|| self.not_doubled(hole)),
            Action::Inspect(ring) => self.not_inspected(ring),
            Action::Skip(hole) => self.not_skipped(hole),
            Action::Sell(good) => self.none_to_sell(good),
            Action::Buy(_) => self.lacks_knowledge(Part::Action, self.tables().knowledge_per_resource.into()),
            Action::Repeat(hole) => self.not_repeated(hole),
            Action::Name(hole) => self.not_named(hole),

            // N-6.2 to N-6.4: City
            Action::Market(kind) => self.not_for_sale(kind, self.me().resources()),
            Action::Invest(path) => (!self.can_invest(path)).then(|| self.missing_for_level(path)),
            Action::Pay { coin, amount } => self.not_paid(coin, amount),

            // N-6.5 to N-6.7: Journey
            Action::Journey(island) if !self.open.has(island) => Some(Reason::Unseen),
            Action::Journey(island) => self.no_way_to(island, self.me().resources()),
            Action::Reveal => (!self.can_reveal()).then_some(Reason::AllSeen),
            Action::Ship(resource) => self.no_ship(self.my_island(), resource),
            Action::Factory(space) => self.no_factory(self.my_island(), space, self.built()),

            // N-6.8, N-6.9: Tool
            Action::Upgrade(hole) => self.not_upgraded(hole, using),
            Action::Produce { good, count } => self.not_produced(good, count),
            Action::Also(good) => match self.phase {
                Phase::Producing { after, .. } if good <= after => Some(Reason::PassedBy),
                _ => self.not_produced(good, 1),
            },

            // N-7: politics
            Action::Seat(chamber) => {
                self.nobody_waits(chamber).or_else(|| self.lacks_knowledge(Part::Politics, self.intrigue_price()))
            }
            Action::Remove(chamber) => self.nobody_waits(chamber),
        }
    }

    /// What has to be done before an action of this part of the turn, while nothing is under way.
    fn beforehand(&self, action: Action) -> Reason {
        let kind = match action {
            Action::With(_) => return Reason::NothingTaken,
            Action::Remove(_) => return Reason::IntrigueFirst,
            Action::Pay { .. } => return Reason::NothingToPay,
            Action::Market(_) | Action::Invest(_) => Kind::City,
            Action::Journey(_) | Action::Reveal | Action::Ship(_) | Action::Factory(_) => Kind::Journey,
            Action::Upgrade(_) | Action::Produce { .. } | Action::Also(_) => Kind::Tool,
            Action::Repeat(_) | Action::Name(_) => Kind::Bonus,
            // What else has its place here needs nothing beforehand.
            _ => return Reason::Chance,
        };
        let discs = || self.in_reach().iter().filter(|&hole| self.my_disc(hole).kind == kind);
        let Some(first) = discs().next() else { return Reason::NoDisc(kind) };
        // Where the action is one of the disc's own, what would refuse it then is said now.
        let refusal = |hole: Hole| match action {
            Action::Ship(_) | Action::Factory(_) | Action::Also(_) | Action::Repeat(_) | Action::Name(_) => None,
            _ => self.refusal(action, Some(self.first_use(hole, false))),
        };
        if let (Some(reason), true) = (refusal(first), discs().all(|hole| refusal(hole).is_some())) {
            return reason;
        }
        match discs().any(|hole| self.usable(hole)) {
            true => Reason::Needs(kind),
            false => Reason::Idle(kind),
        }
    }
}
