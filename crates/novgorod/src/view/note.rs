//! What a viewer is told about an event, as a sentence for the log of the terminal.

use super::words::{counted, ducats as coins, seals as count};
use crate::event::Event;
use game::{Seat, Viewer};
use std::fmt;

/// What a viewer is told: the event, or that something was dealt that only its owner may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Note {
    /// Everything about it.
    Told(Event),
    /// A seat was dealt an order.
    DealtUnseen(Seat),
    /// A hidden order counts under a seat's ship.
    CounteredUnseen(Seat),
}

impl Note {
    pub(crate) fn of(event: &Event, viewer: Viewer) -> Note {
        match *event {
            Event::Dealt { seat, .. } if viewer != Viewer::Seat(seat) => Note::DealtUnseen(seat),
            Event::Countered { seat, .. } if viewer != Viewer::Seat(seat) => Note::CounteredUnseen(seat),
            event => Note::Told(event),
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Note::DealtUnseen(seat) => write!(f, "{seat} is dealt an order"),
            Note::CounteredUnseen(seat) => write!(f, "a hidden order goes under the ship of {seat}"),
            Note::Told(event) => tell(event, f),
        }
    }
}

fn tell(event: Event, f: &mut fmt::Formatter) -> fmt::Result {
    match event {
        Event::Built { city, manufactory, luxury: _ } => write!(f, "{manufactory} stands in {city}"),
        Event::RowLaid { place, special, part } => {
            write!(f, "{special} lies in place {} of the row and shows part {part}", place + 1)
        }
        Event::BonusShown { bonus } => write!(f, "the bonus {bonus} is in play"),
        Event::MerchantPlaced { city } => write!(f, "the merchant begins in {city}"),
        Event::PiratePlaced { city } => write!(f, "the pirate begins in {city}"),
        Event::Dealt { seat, order } => write!(f, "{seat} is dealt {order}"),
        Event::Countered { seat, order } => write!(f, "{order} goes hidden under the ship of {seat}"),
        Event::CounteredBlank { seat } => write!(f, "the pile is empty: a blank order goes under the ship of {seat}"),
        Event::Shown { order } => write!(f, "{order} is shown"),
        Event::GotCareer { seat, career } => write!(f, "{seat} gets {career}"),
        Event::ChoseSide { seat, side } => write!(f, "{seat} plays the {side} of the career card"),
        Event::GotPost { seat, city, ducats } => write!(f, "{seat} gets a post in {city} for {}", coins(ducats)),
        Event::TookOrder { seat, order, ducats } => write!(f, "{seat} takes {order} for {}", coins(ducats)),
        Event::DrewOrder { seat, ducats } => write!(f, "{seat} takes an order from the pile for {}", coins(ducats)),
        Event::PaidIntroduction { seat, ducats } => {
            write!(f, "{seat} has paid {} in all for posts and orders", coins(ducats))
        }
        Event::RoundBegan { round } => write!(f, "round {round} begins"),
        Event::Laid { seat, city, fee: 0 } => write!(f, "{seat} sails to {city}"),
        Event::Laid { seat, city, fee } => write!(f, "{seat} sails to {city}, where the fee is {}", coins(fee)),
        Event::LaidPlaceholder { seat, city, post } => {
            write!(f, "{seat} lays the post of {post} face down for the manufactory of {city}")
        }
        Event::UsedPrivilege { seat, privilege } => write!(f, "{seat} uses the privilege {privilege}"),
        Event::MovedPirate { seat, city, ducats: 0 } => write!(f, "{seat} moves the pirate to {city}"),
        Event::MovedPirate { seat, city, ducats } => {
            write!(f, "{seat} moves the pirate to {city} for {}", coins(ducats))
        }
        Event::Made { seat, make, luxury } => write!(f, "{seat} makes {luxury} in {}", make.city),
        Event::Sold { seat, seals, ducats } => write!(f, "{seat} sells it for {} and {}", count(seals), coins(ducats)),
        Event::Revealed { seat, order } => write!(f, "{seat} shows {order}"),
        Event::Gave { seat, good, stored, .. } => {
            write!(f, "{seat} gives {}{good}", if stored { "the stored " } else { "" })
        }
        Event::Filled { seat, order, half, seals } => {
            write!(f, "{seat} fills the {half} line of {order}: {}", count(seals))
        }
        Event::Rose { seat, rows, ducats } => {
            let price = if ducats > 0 { format!(" for {}", coins(ducats)) } else { String::new() };
            write!(f, "{seat} rises in the career{price}: {} covered", counted(rows, "row is", "rows are"))
        }
        Event::PaidForSpecial { seat, special, ducats: 0 } => write!(f, "{seat} pays nothing for {special}"),
        Event::PaidForSpecial { seat, special, ducats } => write!(f, "{seat} pays {} for {special}", coins(ducats)),
        Event::FilledSpecial { seat, special, part, seals } => {
            write!(f, "{seat} fills part {part} of {special}: {}", count(seals))
        }
        Event::TookIncome { seat, city, ducats } => write!(f, "{seat} takes {} in {city}", coins(ducats)),
        Event::Stored { seat, city } => write!(f, "{seat} stores the good of {city}"),
        Event::Stowed { seat, order, beside: true } => write!(f, "{seat} puts {order} beside the ship"),
        Event::Stowed { seat, order, beside: false } => write!(f, "{seat} puts {order} under the ship"),
        Event::PaidFees { seat, ducats } => write!(f, "{seat} pays {} of harbour fees", coins(ducats)),
        Event::MerchantMoved { city } => write!(f, "the merchant goes to {city}"),
        Event::RaisedSpeed { seat, speed, ducats } => {
            write!(f, "{seat} raises the ship's speed to {speed} for {}", coins(ducats))
        }
        Event::Sealed { seat, seals } => write!(f, "{seat} gets {} for the career", count(seals)),
        Event::GotBonus { seat, bonus, seals } => write!(f, "{seat} earns the bonus {bonus}: {}", count(seals)),
        Event::BonusFell { bonus } => write!(f, "the bonus {bonus} is worth less from now on"),
        Event::BonusGone { bonus } => write!(f, "the bonus {bonus} leaves the game"),
        Event::LastRound => write!(f, "the last round begins"),
        Event::Ended => write!(f, "the game is over"),
    }
}
