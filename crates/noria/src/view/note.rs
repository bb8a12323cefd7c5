//! Events as sentences, for the log of the terminal.

use crate::event::Event;
use crate::pieces::*;
use std::fmt;

/// What everybody is told about an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct Note(pub Event);

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.0 {
            Event::Started { seat } => write!(f, "{seat} is the start player"),
            Event::Stalled { kind, price } => write!(f, "{kind} discs cost {price} on the market"),
            Event::Ordered { seat, order } => write!(f, "{seat}'s resource discs lie in the order {order}"),
            Event::Shown { island, ships } => write!(f, "{island} appears with {}", Ships(ships)),
            Event::Fitted { seat, kind, hole } => write!(f, "{seat} fits {kind} into {hole}"),
            Event::Took { seat, resource } => write!(f, "{seat} takes 1 {resource}"),
            Event::RoundBegan { round } => write!(f, "round {round} begins"),
            Event::NightShifted { seat, ring, knowledge } => {
                write!(f, "{seat} turns the {ring} ring by Night Shift for {knowledge} knowledge")
            }
            Event::Modified { seat, from, to, knowledge } => {
                write!(f, "{seat} modifies the wheel, {from} with {to}, for {knowledge} knowledge")
            }
            Event::Activated { seat, hole, disc, twice } => {
                write!(f, "{seat} activates {disc} in {hole}{}", if twice { " for two actions" } else { "" })
            }
            Event::Inspected { seat, ring } => write!(f, "{seat} inspects the {ring} ring for 1 knowledge"),
            Event::Sold { seat, good, knowledge } => write!(f, "{seat} sells 1 {good} for {knowledge} knowledge"),
            Event::Bought { seat, resource, knowledge } => {
                write!(f, "{seat} buys 1 {resource} for {knowledge} knowledge")
            }
            Event::Gathered { seat, resource, amount } => write!(f, "{seat} gathers {amount} {resource}"),
            Event::Paid { seat, coins } => write!(f, "{seat} pays {}", Coins(coins)),
            Event::Marketed { seat, kind } => write!(f, "{seat} takes a {kind} disc from the market"),
            Event::Climbed { seat, path, level } => write!(f, "{seat} climbs to level {level} of {path}"),
            Event::Travelled { seat, island } => write!(f, "{seat} travels to {island}"),
            Event::FoundNothing { seat, island } => write!(f, "{seat} finds neither ship nor space on {island}"),
            Event::TookShip { seat, island, resource } => write!(f, "{seat} takes a ship for {resource} from {island}"),
            Event::Built { seat, island, space, good, warehouses } => {
                let plural = if warehouses == 1 { "" } else { "s" };
                write!(f, "{seat} builds on space {space} of {island}: {warehouses} {good} warehouse{plural}")
            }
            Event::Upgraded { seat, hole, kind } => write!(f, "{seat} upgrades {kind} in {hole}"),
            Event::Produced { seat, good, count } => write!(f, "{seat} produces {count} {good}"),
            Event::Repeated { seat, hole, kind } => write!(f, "{seat} repeats {kind} in {hole}"),
            Event::Named { seat, hole, kind } => write!(f, "{seat} strengthens {kind} in {hole}"),
            Event::Seated { seat, chamber, knowledge } => {
                write!(f, "{seat} seats a politician in {chamber} for {knowledge} knowledge")
            }
            Event::Removed { seat, chamber } => write!(f, "{seat} removes a politician from {chamber}"),
            Event::Administered { seat, knowledge } => {
                write!(f, "{seat}'s rings turn; {knowledge} knowledge from factories")
            }
            Event::Placed { seat, kind, hole, displaced: None } => write!(f, "{seat} places {kind} into {hole}"),
            Event::Placed { seat, kind, hole, displaced: Some(disc) } => {
                write!(f, "{seat} places {kind} into {hole}; {disc} leaves the game")
            }
            Event::Ended => write!(f, "the game is over"),
        }
    }
}

/// "3 mycelium ships, 2 obsidian ships".
struct Ships(ByResource<u8>);

impl fmt::Display for Ships {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let some = Resource::ALL.into_iter().filter(|&resource| self.0[resource] > 0);
        let texts: Vec<String> = some.map(|resource| format!("{} {resource} ships", self.0[resource])).collect();
        f.write_str(&texts.join(", "))
    }
}

/// "5 obsidian, 1 mycelium".
struct Coins(ByCoin<u8>);

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let some = Coin::ALL.into_iter().filter(|&coin| self.0[coin] > 0);
        let texts: Vec<String> = some.map(|coin| format!("{} {coin}", self.0[coin])).collect();
        f.write_str(&texts.join(", "))
    }
}
