//! The log: a sentence for everything that happens.

use super::names::{Names, number, say, special_number};
use super::{ids, rule};
use crate::{Line, Scene};
use novgorod::pieces::*;
use novgorod::{Event, Note};

/// A line of the log.
pub(super) fn line(note: &Note, scene: &Scene) -> Line {
    Line {
        text: sentence(note, Names::of(scene)).into(),
        rule: rule::of_note(note),
        on: places(note),
        heads: matches!(note, Note::Told(Event::RoundBegan { .. })),
    }
}

/// Where on the table it happened. An order or a special order may have left it since; what a player does with the
/// career or the ship's speed has no place on the chart.
fn places(note: &Note) -> Vec<String> {
    let &Note::Told(event) = note else { return vec![] };
    match event {
        Event::Laid { city, .. } | Event::GotPost { city, .. } => vec![ids::city(city)],
        Event::TookIncome { city, .. } | Event::Stored { city, .. } => vec![ids::city(city)],
        Event::Built { city, .. } | Event::LaidPlaceholder { city, .. } => vec![ids::works(city)],
        Event::Made { make, .. } => vec![ids::works(make.city)],
        Event::Shown { order } | Event::TookOrder { order, .. } | Event::Revealed { order, .. } => {
            vec![ids::order(order)]
        }
        Event::Filled { order, .. } | Event::Stowed { order, .. } => vec![ids::order(order)],
        Event::DrewOrder { .. } => vec![ids::PILE.into()],
        Event::RowLaid { special, .. } | Event::PaidForSpecial { special, .. } => vec![ids::special(special)],
        Event::FilledSpecial { special, .. } => vec![ids::special(special)],
        Event::BonusShown { bonus } | Event::GotBonus { bonus, .. } | Event::BonusFell { bonus } => {
            vec![ids::bonus(bonus)]
        }
        Event::MerchantPlaced { .. } | Event::MerchantMoved { .. } => vec![ids::MERCHANT.into()],
        Event::PiratePlaced { .. } | Event::MovedPirate { .. } => vec![ids::PIRATE.into()],
        Event::Dealt { .. } | Event::Countered { .. } | Event::CounteredBlank { .. } => vec![],
        Event::GotCareer { .. } | Event::ChoseSide { .. } | Event::PaidIntroduction { .. } => vec![],
        Event::RoundBegan { .. } | Event::UsedPrivilege { .. } | Event::Sold { .. } | Event::Gave { .. } => vec![],
        Event::Rose { .. } | Event::PaidFees { .. } | Event::RaisedSpeed { .. } | Event::Sealed { .. } => vec![],
        Event::BonusGone { .. } | Event::LastRound | Event::Ended => vec![],
    }
}

fn sentence(note: &Note, names: Names) -> String {
    match *note {
        Note::Told(event) => told(event, names),
        Note::DealtUnseen { seat } => say!(names, "novgorod-log-dealt-unseen", seat = names.seat(seat)),
        Note::CounteredUnseen { seat } => say!(names, "novgorod-log-countered-unseen", seat = names.seat(seat)),
    }
}

fn told(event: Event, names: Names) -> String {
    match event {
        Event::Built { city, luxury, manufactory: _ } => {
            say!(names, "novgorod-log-built", city = names.city(city), luxury = names.luxury(luxury))
        }
        Event::RowLaid { place, special, part } => say!(
            names,
            "novgorod-log-row",
            number = special_number(special),
            place = place + 1,
            part = part.word().to_uppercase(),
        ),
        Event::BonusShown { bonus } => say!(names, "novgorod-log-bonus-shown", bonus = names.bonus(bonus)),
        Event::MerchantPlaced { city } => say!(names, "novgorod-log-merchant-placed", city = names.city(city)),
        Event::PiratePlaced { city } => say!(names, "novgorod-log-pirate-placed", city = names.city(city)),
        Event::Dealt { seat, order } => {
            say!(names, "novgorod-log-dealt", seat = names.seat(seat), number = number(order))
        }
        Event::Countered { seat, order } => {
            say!(names, "novgorod-log-countered", seat = names.seat(seat), number = number(order))
        }
        Event::CounteredBlank { seat } => say!(names, "novgorod-log-countered-blank", seat = names.seat(seat)),
        Event::Shown { order } => say!(names, "novgorod-log-shown", number = number(order)),
        Event::GotCareer { seat, career } => {
            say!(names, "novgorod-log-career", seat = names.seat(seat), number = game::Key::index(career) + 1)
        }
        Event::ChoseSide { seat, side } => {
            say!(names, "novgorod-log-side", seat = names.seat(seat), side = side.word())
        }
        Event::GotPost { seat, city, ducats } => say!(
            names,
            "novgorod-log-post",
            seat = names.seat(seat),
            city = names.city(city),
            ducats = names.ducats(ducats),
        ),
        Event::TookOrder { seat, order, ducats } => say!(
            names,
            "novgorod-log-took",
            seat = names.seat(seat),
            number = number(order),
            ducats = names.ducats(ducats),
        ),
        Event::DrewOrder { seat, ducats } => {
            say!(names, "novgorod-log-drew", seat = names.seat(seat), ducats = names.ducats(ducats))
        }
        Event::PaidIntroduction { seat, ducats } => {
            say!(names, "novgorod-log-paid", seat = names.seat(seat), ducats = names.ducats(ducats))
        }
        Event::RoundBegan { round } => say!(names, "novgorod-log-round", round = round),
        Event::LastRound => say!(names, "novgorod-log-last-round"),
        Event::Ended => say!(names, "novgorod-log-ended"),
        Event::MerchantMoved { city } => say!(names, "novgorod-log-merchant-moved", city = names.city(city)),
        Event::GotBonus { seat, bonus, seals } => say!(
            names,
            "novgorod-log-bonus",
            seat = names.seat(seat),
            bonus = names.bonus(bonus),
            seals = names.seals(seals),
        ),
        Event::BonusFell { bonus } => say!(names, "novgorod-log-bonus-fell", bonus = names.bonus(bonus)),
        Event::BonusGone { bonus } => say!(names, "novgorod-log-bonus-gone", bonus = names.bonus(bonus)),
        Event::Laid { seat, city, fee: 0 } => {
            say!(names, "novgorod-log-laid", seat = names.seat(seat), city = names.city(city))
        }
        Event::Laid { seat, city, fee } => say!(
            names,
            "novgorod-log-laid-base",
            seat = names.seat(seat),
            city = names.city(city),
            ducats = names.ducats(fee),
        ),
        Event::LaidPlaceholder { seat, city, post } => say!(
            names,
            "novgorod-log-placeholder",
            seat = names.seat(seat),
            city = names.city(city),
            post = names.city(post),
        ),
        Event::UsedPrivilege { seat, privilege } => {
            say!(names, "novgorod-log-privilege", seat = names.seat(seat), privilege = names.privilege(privilege))
        }
        Event::MovedPirate { seat, city, ducats: 0 } => {
            say!(names, "novgorod-log-pirate-free", seat = names.seat(seat), city = names.city(city))
        }
        Event::MovedPirate { seat, city, ducats } => say!(
            names,
            "novgorod-log-pirate",
            seat = names.seat(seat),
            city = names.city(city),
            ducats = names.ducats(ducats),
        ),
        Event::Made { seat, make, luxury } => say!(
            names,
            "novgorod-log-made",
            seat = names.seat(seat),
            luxury = names.some_luxury(luxury),
            city = names.city(make.city),
        ),
        Event::Sold { seat, seals, ducats } => say!(
            names,
            "novgorod-log-sold",
            seat = names.seat(seat),
            seals = names.seals(seals),
            ducats = names.ducats(ducats),
        ),
        Event::Revealed { seat, order } => {
            say!(names, "novgorod-log-revealed", seat = names.seat(seat), number = number(order))
        }
        Event::Gave { seat, good, stored: false, purpose: _ } => {
            say!(names, "novgorod-log-gave", seat = names.seat(seat), good = names.some_good(good))
        }
        Event::Gave { seat, good, stored: true, purpose: _ } => {
            say!(names, "novgorod-log-gave-stored", seat = names.seat(seat), good = names.some_good(good))
        }
        Event::Filled { seat, order, half: Half::Upper, seals } => say!(
            names,
            "novgorod-log-filled-upper",
            seat = names.seat(seat),
            number = number(order),
            seals = names.seals(seals),
        ),
        Event::Filled { seat, order, half: Half::Lower, seals } => say!(
            names,
            "novgorod-log-filled-lower",
            seat = names.seat(seat),
            number = number(order),
            seals = names.seals(seals),
        ),
        Event::Rose { seat, rows, ducats: 0 } => {
            say!(names, "novgorod-log-rose", seat = names.seat(seat), rows = rows)
        }
        Event::Rose { seat, rows, ducats } => {
            say!(names, "novgorod-log-rose-paid", seat = names.seat(seat), rows = rows, ducats = names.ducats(ducats))
        }
        Event::PaidForSpecial { seat, special, ducats } => say!(
            names,
            "novgorod-log-special-paid",
            seat = names.seat(seat),
            number = special_number(special),
            ducats = names.ducats(ducats),
        ),
        Event::FilledSpecial { seat, special, part, seals } => say!(
            names,
            "novgorod-log-special",
            seat = names.seat(seat),
            number = special_number(special),
            part = part.word().to_uppercase(),
            seals = names.seals(seals),
        ),
        Event::TookIncome { seat, city, ducats } => say!(
            names,
            "novgorod-log-income",
            seat = names.seat(seat),
            city = names.city(city),
            ducats = names.ducats(ducats),
        ),
        Event::Stored { seat, city } => {
            say!(names, "novgorod-log-stored", seat = names.seat(seat), city = names.city(city))
        }
        Event::Stowed { seat, order, beside: true } => {
            say!(names, "novgorod-log-beside", seat = names.seat(seat), number = number(order))
        }
        Event::Stowed { seat, order, beside: false } => {
            say!(names, "novgorod-log-under", seat = names.seat(seat), number = number(order))
        }
        Event::PaidFees { seat, ducats } => {
            say!(names, "novgorod-log-fees", seat = names.seat(seat), ducats = names.ducats(ducats))
        }
        Event::RaisedSpeed { seat, speed, ducats } => {
            say!(names, "novgorod-log-speed", seat = names.seat(seat), speed = speed, ducats = names.ducats(ducats),)
        }
        Event::Sealed { seat, seals } => {
            say!(names, "novgorod-log-sealed", seat = names.seat(seat), seals = names.seals(seals))
        }
    }
}
