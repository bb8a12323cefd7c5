//! The paragraph of the rulebook behind every question, choice, event and piece, so that the page can open the book
//! there.

use wiraqocha::action::{Action, Loot};
use wiraqocha::phase::{Phase, Use};
use wiraqocha::pieces::{Card, Pawn, Terrain};
use wiraqocha::{Event, Reason};

/// Three ways to win.
pub(super) const VICTORY: &str = "W-1";
/// Cards that lie face up, and those to come.
pub(super) const MARKET: &str = "W-2.2";
/// Dice to roll.
pub(super) const DICE: &str = "W-3.2";
/// What dice are used for.
pub(super) const CONQUEST: &str = "W-5.1";
/// A die that protects a tile.
pub(super) const DEFENCE: &str = "W-5.7";
/// Rolling a die again.
pub(super) const REROLL: &str = "W-5.8";
/// What resources do to dice.
pub(super) const RESOURCES: &str = "W-5.9";
/// The way out of the cemetery.
pub(super) const CEMETERY: &str = "W-5.13";
/// Who takes an artifact.
pub(super) const ARTIFACT: &str = "W-5.14";
/// Where somnium comes from.
pub(super) const HARVEST: &str = "W-6.1";
/// What can be kept.
pub(super) const KEPT: &str = "W-6.2";
/// What is destroyed for good.
pub(super) const DESTROYED: &str = "W-7.7";
/// Prisoners.
pub(super) const PRISONER: &str = "W-8.2";
/// What happens when the supply runs short.
pub(super) const SUPPLY: &str = "W-8.3";

/// What says how this is chosen.
pub(super) fn of_phase(phase: Phase, camp_waits: bool) -> &'static str {
    match phase {
        Phase::Laying(_) => "W-2.1",
        Phase::Dealing | Phase::Refilling => MARKET,
        Phase::DrawStart => "W-2.3",
        Phase::Preparing => "W-3.0",
        Phase::Rolling(_) => DICE,
        Phase::Acting if camp_waits => "W-4.2",
        Phase::Acting => "W-5",
        Phase::Sending(_) => "W-5.2",
        Phase::Meeting { purpose: Use::Conquest { .. } | Use::Plunder(_), .. } => CONQUEST,
        Phase::Meeting { purpose: Use::Tunnel(_), .. } => "W-7.9",
        Phase::Beating { .. } => "W-5.4",
        Phase::Looting(Use::Conquest { .. } | Use::Plunder(_)) => "W-5.11",
        Phase::Looting(Use::Tunnel(_)) => "W-7.9",
        Phase::Capturing { .. } => PRISONER,
        Phase::Defending(_) => DEFENCE,
        Phase::Setting { .. } => RESOURCES,
        Phase::Shielding => "W-7.3",
        Phase::Over => VICTORY,
    }
}

/// What allows this.
pub(super) fn of_action(action: Action) -> &'static str {
    match action {
        Action::Lay(_) => "W-2.1",
        Action::Turn(_) => MARKET,
        Action::Start(_) => "W-2.3",
        Action::Collect => "W-3.1",
        Action::Show(_) | Action::Count | Action::TakeBack(_) | Action::Roll => DICE,
        Action::Repair(_) => "W-3.4",
        Action::Exchange { .. } | Action::ExchangeFrom { .. } => "W-3.5",
        Action::Emerge(_) => "W-3.6",
        Action::Conquer(_) | Action::Die(_) | Action::Enough => CONQUEST,
        Action::Plunder(_) | Action::Loot(Loot::Somnium | Loot::Artifact | Loot::Card(_)) => "W-5.11",
        Action::Tunnel(_) => "W-7.9",
        Action::Defend(_) => DEFENCE,
        Action::Reroll(_) => REROLL,
        Action::Exoskeleton(_) => "W-7.6",
        Action::Build(_) => "W-5.10",
        Action::Sacrifice => "W-5.12",
        Action::Factory => "W-7.1",
        Action::BuyBack(_) => CEMETERY,
        Action::Ransom { .. } | Action::Capture | Action::Loot(Loot::Prisoner) => PRISONER,
        Action::Fortress(_) => "W-7.2",
        Action::Probe(_) => "W-7.8",
        Action::DeathRay(_) => DESTROYED,
        Action::End => "W-6",
        Action::Send(_) | Action::Move(_) => "W-5.2",
        Action::Set(_) => RESOURCES,
        Action::Banish => "W-5.5",
        Action::Shield(_) => "W-7.3",
    }
}

/// What refuses this: the paragraph about the reason or, where the reason is only that something is missing, about what
/// was wanted.
pub(super) fn of_reason(reason: Reason, wish: Action) -> &'static str {
    match reason {
        Reason::GameOver | Reason::NotYourTurn(_) => VICTORY,
        Reason::Chance | Reason::Begun | Reason::NotAsked => of_action(wish),
        Reason::RollFirst | Reason::Rolled | Reason::ByTheRoll => "W-3.0",
        Reason::CampFirst => "W-4.1",
        Reason::CampMust | Reason::CampAtRisk => "W-4.3",
        Reason::CampInAir => "W-4.2",
        Reason::Done(_) | Reason::Short { .. } | Reason::NotYours | Reason::LowestFirst => of_action(wish),
        Reason::Counted | Reason::NoFreeDie | Reason::NoGuard => DICE,
        Reason::NoRerolls => REROLL,
        Reason::RayFired | Reason::Dead => DESTROYED,
        Reason::TokenLost | Reason::ThereAlready => "W-7.2",
        Reason::NoCard(card) => of_card(card),
        Reason::Taken(_) | Reason::InPile => "W-5.10",
        Reason::NoDice | Reason::NoDieShows(_) | Reason::Condition { .. } | Reason::Misfit { .. } => CONQUEST,
        Reason::ShowsAlready => "W-7.6",
        Reason::NoneInReserve(_) | Reason::NotAdjacent => "W-5.2",
        Reason::NoneInCemetery(_) => CEMETERY,
        Reason::NoPrisoner => PRISONER,
        Reason::NotInPlay => "W-8.1",
        Reason::OwnTile | Reason::OnlyZeppelins | Reason::ZeppelinTooFar => "W-5.3",
        Reason::Shielded => "W-7.3",
        Reason::NoZeppelin | Reason::Flies => "W-3.5",
        Reason::NoExplorer | Reason::NoMountain | Reason::Occupied => "W-3.6",
        Reason::NothingToProbe => "W-7.8",
        Reason::NoCamp | Reason::NothingToTake | Reason::Building => "W-5.11",
        Reason::Defended { .. } => "W-5.4",
    }
}

/// What this was done by; `None` for the mere passing of time.
pub(super) fn of_event(event: Event) -> Option<&'static str> {
    Some(match event {
        Event::RoundBegan { .. } => return None,
        Event::Laid { .. } => "W-2.1",
        Event::Turned { .. } => MARKET,
        Event::Started { .. } => "W-2.3",
        Event::Collected { .. } => "W-3.1",
        Event::Counted { .. } | Event::TookBack { .. } | Event::Rolled { .. } => DICE,
        Event::Repaired { .. } => "W-3.4",
        Event::Exchanged { .. } => "W-3.5",
        Event::Emerged { .. } => "W-3.6",
        Event::RolledAgain { .. } => REROLL,
        Event::TurnedDie { .. } => "W-7.6",
        Event::Sacrificed { .. } => "W-5.12",
        Event::BoughtDie { .. } => "W-7.1",
        Event::Used { .. } | Event::Conquered { .. } => CONQUEST,
        Event::Paid { .. } => RESOURCES,
        Event::Banished { .. } | Event::CampFell { .. } => "W-5.5",
        Event::DieLeft { .. } => "W-5.2",
        Event::FortressBack { .. } | Event::FortressGone | Event::FortressPlaced { .. } => "W-7.2",
        Event::FieldGone | Event::Shielded { .. } => "W-7.3",
        Event::FoundArtifact { .. } => ARTIFACT,
        Event::Plundered { loot: Loot::Somnium | Loot::Artifact | Loot::Card(_), .. } => "W-5.11",
        Event::TookOver { .. } => "W-7.5",
        Event::Captured { .. } | Event::Freed { .. } | Event::PaidRansom { .. } => PRISONER,
        Event::Plundered { loot: Loot::Prisoner, .. } => PRISONER,
        Event::Defended { .. } => DEFENCE,
        Event::Built { .. } => "W-5.10",
        Event::BoughtBack { .. } => CEMETERY,
        Event::ProbedDie { .. } | Event::ProbedCamp { .. } => "W-7.8",
        Event::Destroyed { .. } | Event::Removed { .. } | Event::ArtifactLost { .. } => DESTROYED,
        Event::NoCamp { .. } => "W-4.3",
        Event::Harvested { .. } => HARVEST,
        Event::GaveBack { .. } => KEPT,
        Event::Won { .. } => VICTORY,
        Event::Stopped => SUPPLY,
    })
}

/// What a card does.
pub(super) fn of_card(card: Card) -> &'static str {
    match card {
        Card::AndroidFactory => "W-7.1",
        Card::FlyingFortress => "W-7.2",
        Card::ForceField => "W-7.3",
        Card::RecoveryWorkshop => "W-7.4",
        Card::AndroidExplorer | Card::MechanicalMiner | Card::Juggernaut => "W-7.5",
        Card::BattleExoskeleton => "W-7.6",
        Card::DeathRay => DESTROYED,
        Card::PsychicProbe => "W-7.8",
        Card::TransportTunneller => "W-7.9",
        Card::ProductionTanks => "W-7.10",
    }
}

/// What a pawn is good for.
pub(super) fn of_pawn(pawn: Pawn) -> &'static str {
    match pawn {
        Pawn::BaseCamp => "W-5.6",
        Pawn::Explorer => ARTIFACT,
        Pawn::Miner => HARVEST,
        Pawn::Zeppelin => "W-3.5",
        Pawn::AndroidExplorer | Pawn::MechanicalMiner | Pawn::Juggernaut => "W-7.5",
    }
}

/// What a tile brings.
pub(super) fn of_terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Jungle => "W-3.1",
        Terrain::Ruins => "W-3.3",
        Terrain::Village => DICE,
        Terrain::Vein => HARVEST,
        Terrain::Cave => "W-3.6",
    }
}
