//! Which paragraph of the rulebook a reader should open: for what is asked, done, told, and for what lies on the board.

use super::card::Thing;
use super::choice::slots;
use noria::phase::{Phase, Purpose};
use noria::pieces::{Disc, Edition, Kind};
use noria::why::Part;
use noria::{Action, Event, Reason, View};

pub(super) const WHEEL: &str = "N-3.1";
pub(super) const CHAIN: &str = "N-3.2";
pub(super) const ROUND: &str = "N-4.1";
pub(super) const NIGHT_SHIFT: &str = "N-5.1";
pub(super) const MODIFICATION: &str = "N-5.2";
pub(super) const DEARER: &str = "N-5.3";
pub(super) const GATHERING: &str = "N-6.1";
pub(super) const MARKET: &str = "N-6.2";
pub(super) const INVESTMENT: &str = "N-6.3";
pub(super) const PRICES: &str = "N-6.4";
pub(super) const JOURNEY: &str = "N-6.5";
pub(super) const SHIPS: &str = "N-6.6";
pub(super) const LANDING: &str = "N-6.7";
pub(super) const PRODUCTION: &str = "N-6.9";
pub(super) const INSPECTION: &str = "N-6.10";
pub(super) const BLACK_MARKET: &str = "N-6.11";
pub(super) const INTRIGUE: &str = "N-7.1";
pub(super) const VALUE: &str = "N-7.2";
pub(super) const FACTORIES: &str = "N-8.1";
pub(super) const TURNING: &str = "N-8.2";
pub(super) const SCORING: &str = "N-9.1";
pub(super) const TIE: &str = "N-9.2";

/// What a disc of this type does.
pub(super) fn of_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Energy | Kind::Mycelium | Kind::Obsidian => GATHERING,
        Kind::City => MARKET,
        Kind::Journey => JOURNEY,
        Kind::Tool => "N-6.8",
        Kind::Bonus => "N-3.5",
    }
}

/// What a thing on the board is about.
pub(super) fn of_thing(view: &View, thing: Thing) -> &'static str {
    match thing {
        Thing::Path(_) | Thing::Representative(..) => INVESTMENT,
        Thing::Rung(..) | Thing::Signs => PRICES,
        Thing::Chamber(_) => VALUE,
        Thing::Score(..) => SCORING,
        Thing::Politician(_) => INTRIGUE,
        Thing::Market | Thing::Stall(_) => MARKET,
        Thing::Bought(..) => "N-8.3",
        Thing::Round(round) if round == view.rises.influence => DEARER,
        Thing::Round(round) if view.rises.intrigue.contains(&round) => INTRIGUE,
        Thing::Round(_) => ROUND,
        Thing::Island(_) | Thing::Ambassador(_) | Thing::Reveal => JOURNEY,
        Thing::Ships(..) => SHIPS,
        Thing::Space(..) => LANDING,
        Thing::Coin(_, coin) if coin.sort().is_ok() => GATHERING,
        Thing::Coin(..) => PRODUCTION,
        Thing::Knowledge(_) => BLACK_MARKET,
        Thing::Factories(_) => FACTORIES,
        Thing::Ring(..) => WHEEL,
        Thing::Handle(..) if view.phase == Phase::Influence => NIGHT_SHIFT,
        Thing::Handle(..) => INSPECTION,
        Thing::Hole(seat, hole) => match view.players[seat.index()].wheel.disc(hole) {
            Some(Disc { kind: Kind::Bonus, .. }) if view.edition == Edition::First => "N-3.6",
            Some(disc) => of_kind(disc.kind),
            None => WHEEL,
        },
        Thing::Next(_) => TURNING,
        Thing::Chains(_) => CHAIN,
        Thing::Slot(slots::NIGHT_SHIFT) => NIGHT_SHIFT,
        Thing::Slot(slots::MODIFICATION) => MODIFICATION,
        Thing::Slot(slots::BLACK_MARKET) => BLACK_MARKET,
        Thing::Slot(slots::INTRIGUE) => INTRIGUE,
        Thing::Slot(slots::END) => "N-8",
        Thing::Slot(_) => "N-3.8",
    }
}

/// What may be chosen now.
pub(super) fn of_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::DrawStart => "N-2.6",
        Phase::DrawStall(_) => "N-2.3",
        Phase::DrawOrder(_) => "N-2.5",
        Phase::DrawIsland => "N-10.1",
        Phase::BuildWheel(_) => "N-10.2",
        Phase::TakeResource => "N-2.4",
        Phase::FreeInvestment => "N-2.7",
        Phase::Influence => "N-5",
        Phase::Modifying(_) => MODIFICATION,
        Phase::Action => CHAIN,
        Phase::City(_) => INVESTMENT,
        Phase::Journey(_) => JOURNEY,
        Phase::Revealing(_) => "N-2.1",
        Phase::Landing(_) => LANDING,
        Phase::Tool(_) => "N-6.8",
        Phase::Producing { .. } => PRODUCTION,
        Phase::Bonus(_) => "N-3.5",
        Phase::Naming(_) => "N-3.6",
        Phase::Paying(payment) => match payment.purpose {
            Purpose::Market(_) => MARKET,
            Purpose::Invest(_) => PRICES,
            Purpose::Surcharge(_) => INVESTMENT,
            Purpose::Journey(_) => JOURNEY,
        },
        Phase::Politics => "N-7",
        Phase::Removing => INTRIGUE,
        Phase::Placing(_) => "N-8.3",
        Phase::Over => "N-9",
    }
}

/// What allows a choice in this phase.
pub(super) fn of_action(phase: Phase, action: Action) -> &'static str {
    match action {
        Action::Start(_) => "N-2.6",
        Action::Stall(_) => "N-2.3",
        Action::Order(_) => "N-2.5",
        Action::Island(_) => "N-2.1",
        Action::Take(_) => "N-2.4",
        Action::FreeInvest(_) => "N-2.7",
        Action::Fit(_) => "N-10.2",
        Action::NightShift(_) => NIGHT_SHIFT,
        Action::Modify(_) | Action::With(_) => MODIFICATION,
        Action::Activate(_) => CHAIN,
        Action::Twice(_) => "N-3.4",
        Action::Inspect(_) | Action::Skip(_) => INSPECTION,
        Action::Sell(_) | Action::Buy(_) => BLACK_MARKET,
        Action::Market(_) => MARKET,
        Action::Invest(_) => INVESTMENT,
        Action::Journey(_) | Action::Reveal => JOURNEY,
        Action::Ship(_) | Action::Factory(_) => LANDING,
        Action::Upgrade(_) => "N-6.8",
        Action::Produce { .. } | Action::Also(_) => PRODUCTION,
        Action::Repeat(_) => "N-3.5",
        Action::Name(_) => "N-3.6",
        Action::Pay { .. } => of_phase(phase),
        Action::Seat(_) | Action::Remove(_) => INTRIGUE,
        Action::Place(_) => "N-8.3",
        Action::Done => of_done(phase),
    }
}

/// Why one may stop here.
fn of_done(phase: Phase) -> &'static str {
    match phase {
        Phase::Influence | Phase::Politics | Phase::Producing { .. } => of_phase(phase),
        Phase::City(_) | Phase::Journey(_) | Phase::Landing(_) | Phase::Tool(_) | Phase::Naming(_) => "N-3.6",
        Phase::DrawStart | Phase::DrawStall(_) | Phase::DrawOrder(_) | Phase::DrawIsland => "N-3.8",
        Phase::BuildWheel(_) | Phase::TakeResource | Phase::FreeInvestment | Phase::Modifying(_) => "N-3.8",
        Phase::Action | Phase::Revealing(_) | Phase::Bonus(_) | Phase::Paying(_) => "N-3.8",
        Phase::Removing | Phase::Placing(_) | Phase::Over => "N-3.8",
    }
}

/// What a line of the log is about.
pub(super) fn of_event(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Started { .. } => "N-2.6",
        Event::Stalled { .. } => "N-2.3",
        Event::Ordered { .. } => "N-2.5",
        Event::Shown { .. } => SHIPS,
        Event::Fitted { .. } => "N-10.2",
        Event::Took { .. } => "N-2.4",
        Event::RoundBegan { .. } => ROUND,
        Event::NightShifted { .. } => NIGHT_SHIFT,
        Event::Modified { .. } => MODIFICATION,
        Event::Activated { twice: true, .. } => "N-3.4",
        Event::Activated { twice: false, disc, .. } => of_kind(disc.kind),
        Event::Inspected { .. } => INSPECTION,
        Event::Sold { .. } | Event::Bought { .. } => BLACK_MARKET,
        Event::Gathered { .. } => GATHERING,
        // A disc, a level or a landing: the next line says which.
        Event::Paid { .. } => return None,
        Event::Marketed { .. } => MARKET,
        Event::Invested { .. } => INVESTMENT,
        Event::Travelled { .. } => JOURNEY,
        Event::FoundNothing { .. } | Event::TookShip { .. } | Event::Built { .. } => LANDING,
        Event::Upgraded { .. } => "N-6.8",
        Event::Produced { .. } => PRODUCTION,
        Event::Repeated { .. } => "N-3.5",
        Event::Named { .. } => "N-3.6",
        Event::Seated { .. } | Event::Removed { .. } => INTRIGUE,
        Event::Administered { knowledge: 0, .. } => TURNING,
        Event::Administered { .. } => FACTORIES,
        Event::Placed { .. } => "N-8.3",
        Event::Ended => "N-4.2",
    })
}

/// What forbids a wish.
pub(super) fn of_reason(phase: Phase, wish: Action, reason: &Reason) -> &'static str {
    match reason {
        Reason::Over | Reason::TurnOf(_) => "N-4.2",
        Reason::Chance => of_phase(phase),
        Reason::Later(part) | Reason::Past(part) => match part {
            Part::Setup => "N-2",
            Part::Influence => "N-5",
            Part::Action => "N-6",
            Part::Politics => "N-7",
            Part::Administration => "N-8",
        },
        Reason::First(_) => of_phase(phase),
        Reason::Needs(_) => "N-3.3",
        Reason::NoDisc(_) | Reason::Used | Reason::RingUsed(_) | Reason::OffChain(_) => CHAIN,
        Reason::Idle(_) => "N-3.8",
        Reason::NothingTaken | Reason::Same => MODIFICATION,
        Reason::IntrigueFirst => INTRIGUE,
        Reason::OtherEdition | Reason::NothingToPay | Reason::Knowledge { .. } => of_action(phase, wish),
        Reason::EmptyHole | Reason::Resting => WHEEL,
        Reason::Fresh | Reason::Upgraded | Reason::ToolItself => "N-6.8",
        Reason::Promised(_) => "N-3.9",
        Reason::NotUpgraded | Reason::Doubled => "N-3.4",
        Reason::BonusTooLate => "N-3.6",
        Reason::BonusItself => of_action(phase, wish),
        Reason::NotActivated => "N-3.5",
        Reason::NothingToSkip => INSPECTION,
        Reason::SmallRing => NIGHT_SHIFT,
        Reason::HoleTaken | Reason::RingFull(_) | Reason::HalfFull => "N-10.2",
        Reason::Price { .. } | Reason::SoldOut => MARKET,
        Reason::Fee { .. } | Reason::Here | Reason::AllSeen => JOURNEY,
        Reason::Level { .. } | Reason::Top | Reason::Rest => INVESTMENT,
        Reason::Materials(_) | Reason::NoWarehouse(_) | Reason::Full(_) | Reason::PassedBy => PRODUCTION,
        Reason::NoGood(_) => BLACK_MARKET,
        Reason::TooFar => "N-10.4",
        Reason::Unseen => "N-2.1",
        Reason::NoShip | Reason::Taken => LANDING,
        Reason::AllBuilt => "N-2.4",
        Reason::NobodyWaits => VALUE,
    }
}
