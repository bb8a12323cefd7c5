//! What everybody is told about an event, as a sentence for the log of the terminal.

use super::words::{
    self, card as named, dice as of_dice, pawn as kind, resources as of_resources, somnium as of_somnium,
};
use crate::action::Loot;
use crate::event::Event;
use crate::phase::Origin;
use crate::pieces::{Price, Victory};
use std::fmt;

/// What viewers are told: the event, because nothing is secret (W-2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct Note(pub Event);

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.0 {
            Event::Laid { place, tile } => write!(f, "{tile} lies in place {}", place + 1),
            Event::Turned { card } => write!(f, "the {} is turned face up", named(card)),
            Event::Started { seat } => write!(f, "{seat} is the start player"),
            Event::RoundBegan { round } => write!(f, "round {round} begins"),
            Event::Collected { seat, resources } => write!(f, "{seat} collects {}", of_resources(resources)),
            Event::Counted { seat, dice } => write!(f, "{seat} counts {} to roll", of_dice(dice)),
            Event::TookBack { seat, tile } => write!(f, "{seat} takes back the die on {tile}"),
            Event::Repaired { seat, pawn } => {
                write!(f, "the workshop of {seat} repairs the {}: it comes to the reserve", kind(pawn))
            }
            Event::Exchanged { seat, tile, zeppelin, pawn, origin } => {
                write!(
                    f,
                    "the {} of {seat} takes the place of the {} on {tile}, {}",
                    kind(pawn),
                    kind(zeppelin),
                    from(origin)
                )
            }
            Event::Emerged { seat, tile, pawn } => {
                write!(f, "{} comes out of the cave on {tile}", words::whose(seat, pawn))
            }
            Event::Rolled { seat, face } => write!(f, "{seat} rolls a {face}"),
            Event::RolledAgain { seat, face } => write!(f, "{seat} rolls a {face} again"),
            Event::TurnedDie { seat, from, to } => write!(f, "the exoskeleton of {seat} makes a {from} a {to}"),
            Event::Sacrificed { seat, somnium } => write!(f, "{seat} gives {} for one more die", of_somnium(somnium)),
            Event::BoughtDie { seat, resources } => {
                write!(f, "the android factory gives {seat} one more die for {}", of_resources(resources))
            }
            Event::Used { seat, face } => write!(f, "{seat} uses a {face}"),
            Event::Paid { seat, resources } => write!(f, "{seat} pays {} to change it", of_resources(resources)),
            Event::Conquered { seat, tile, pawn, origin } => {
                write!(f, "{seat} takes {tile} with the {} {}", kind(pawn), from(origin))
            }
            Event::Banished { seat, pawn } => write!(f, "{} goes to the cemetery", words::whose(seat, pawn)),
            Event::CampFell { seat, tile } => {
                write!(f, "the base camp of {seat} on {tile} falls and goes back to the reserve")
            }
            Event::DieLeft { tile, face } => write!(f, "the {face} on {tile} goes to the pool"),
            Event::FortressBack { seat } => write!(f, "the flying fortress goes back to {seat}"),
            Event::FortressGone => write!(f, "the flying fortress is gone for good"),
            Event::FieldGone => write!(f, "the force field is gone for good"),
            Event::FoundArtifact { seat, tile } => write!(f, "{seat} finds the artifact of {tile}"),
            Event::Plundered { seat, victim, loot } => match loot {
                Loot::Somnium => write!(f, "{seat} plunders 1 somnium from {victim}"),
                Loot::Artifact => write!(f, "{seat} plunders an artifact from {victim}"),
                Loot::Card(card) => write!(f, "{seat} plunders the {} from {victim}", named(card)),
                Loot::Prisoner => write!(f, "{seat} takes the prisoner out of the camp of {victim}"),
            },
            Event::TookOver { seat, tile, pawn } => {
                write!(f, "the {} on {tile} is now {seat}'s, and so is the tile", kind(pawn))
            }
            Event::Captured { seat, owner, pawn } => write!(f, "{seat} holds {} prisoner", words::whose(owner, pawn)),
            Event::Freed { seat, captor, pawn } => {
                write!(f, "{captor} lets {} go: it comes to the reserve", words::whose(seat, pawn))
            }
            Event::PaidRansom { seat, captor, price, amount } => match price {
                Price::Resources => write!(f, "{seat} pays {captor} {} as ransom", of_resources(amount)),
                Price::Somnium => write!(f, "{seat} pays {captor} {} as ransom", of_somnium(amount)),
            },
            Event::Defended { seat, tile, face } => write!(f, "{seat} defends {tile} with a {face}"),
            Event::Built { seat, card } => write!(f, "{seat} builds the {}", named(card)),
            Event::BoughtBack { seat, pawn, resources } => {
                write!(f, "{seat} buys the {} back from the cemetery for {}", kind(pawn), of_resources(resources))
            }
            Event::FortressPlaced { seat, tile } => write!(f, "{seat} puts the flying fortress on {tile}"),
            Event::Shielded { seat, tile } => write!(f, "{seat} puts the force field on {tile}"),
            Event::ProbedDie { seat, tile, from, to } => {
                write!(f, "the probe of {seat} turns the {from} on {tile} to {to}")
            }
            Event::ProbedCamp { seat, tile } => {
                write!(f, "the probe of {seat} weakens the base camp on {tile} until the turn ends")
            }
            Event::Destroyed { seat, tile } => write!(f, "the death ray of {seat} destroys {tile}"),
            Event::Removed { seat, pawn } => write!(f, "{} is out of the game", words::whose(seat, pawn)),
            Event::ArtifactLost { tile } => {
                write!(f, "the artifact of {tile} is lost for good")
            }
            Event::NoCamp { seat } => write!(f, "{seat} ends the turn without a base camp, and harvests nothing"),
            Event::Harvested { seat, points, somnium } => {
                let points = words::counted(points, "point", "points");
                write!(f, "{seat} harvests {} for {points} of the miners", of_somnium(somnium))
            }
            Event::GaveBack { seat, resources } => {
                write!(f, "{seat} gives back {} that cannot be kept", of_resources(resources))
            }
            Event::Won { seat, victory: Victory::Artifacts } => write!(f, "{seat} has all the artifacts and wins"),
            Event::Won { seat, victory: Victory::Somnium } => write!(f, "{seat} has enough somnium and wins"),
            Event::Won { seat, victory: Victory::Leviathan } => write!(f, "{seat} completes the Leviathan and wins"),
            Event::Stopped => write!(f, "the last round is over, and nobody has won"),
        }
    }
}

/// Where a pawn comes from.
fn from(origin: Origin) -> String {
    match origin {
        Origin::Reserve(_) => "from the reserve".into(),
        Origin::Board(tile) => format!("from {tile}"),
    }
}
