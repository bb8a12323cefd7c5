//! What a choice costs and brings, and what is there, in words.

use super::names::{Names, say};
use crate::Chip;
use novgorod::action::{Action, Make};
use novgorod::hint::{About, Cost, Hint};
use novgorod::tables::RowCost;

/// What a choice costs and brings in ducats and seals.
pub(super) fn chips(names: Names, hint: &Hint) -> Vec<Chip> {
    let Hint { cost, gain, .. } = hint;
    let ducats = i32::from(cost.ducats) + i32::from(cost.owed);
    let parts = [
        (-ducats, say!(names, "novgorod-chip-ducats", count = ducats)),
        (gain.seals.into(), say!(names, "novgorod-chip-seals", count = gain.seals)),
        (gain.ducats.into(), say!(names, "novgorod-chip-ducats", count = gain.ducats)),
        (gain.cards.into(), say!(names, "novgorod-chip-cards", count = gain.cards)),
    ];
    parts.into_iter().filter(|(amount, _)| *amount != 0).map(|(amount, what)| Chip { amount, what }).collect()
}

/// What lies there and what follows, as far as the chips do not say it.
pub(super) fn meaning(names: Names, action: Action, hint: &Hint) -> String {
    let Hint { cost, about, .. } = hint;
    match (action, about) {
        (_, Some(About::Side { rows })) => rows.map(|cost| names.row(cost)).join(" · "),
        (_, Some(About::Post { good })) => names.good(*good),
        (_, Some(About::Order(table))) => joined([names.order(*table)].into_iter().chain(later(names, cost))),
        (_, Some(About::City { good, luxury, slowed })) => joined(
            [names.good(*good), say!(names, "novgorod-hint-makes", luxury = names.some_luxury(*luxury))]
                .into_iter()
                .chain((cost.owed > 0).then(|| say!(names, "novgorod-hint-fee")))
                .chain(slowed.then(|| say!(names, "novgorod-hint-slow"))),
        ),
        (_, Some(About::Placeholder { city })) => say!(names, "novgorod-hint-placeholder", city = names.city(*city)),
        (Action::Use(privilege), _) => names.privilege_help(privilege),
        (Action::Pirate(_), _) if cost.privilege.is_some() => say!(names, "novgorod-hint-any"),
        (Action::Pirate(_), _) if cost.ducats == 0 => say!(names, "novgorod-hint-free"),
        (Action::Sell(make) | Action::Make(make), _) => made_of(names, make, cost),
        (_, Some(About::Line { gives_up_upper })) => {
            let wish = wanted(names, cost, 1);
            match gives_up_upper {
                true => say!(names, "novgorod-hint-fill-closing", wish = wish),
                false => wish,
            }
        }
        (_, Some(About::Row { seals_per_turn, covers, last_x, .. })) => {
            let row = RowCost { goods: cost.different_goods, luxuries: cost.different_luxuries, ducats: 0 };
            let covered = names.privilege(*covers);
            let covered = if *last_x { say!(names, "novgorod-hint-last-x", privilege = covered) } else { covered };
            let seals = names.seals(*seals_per_turn);
            let then = say!(names, "novgorod-hint-rise", seals = seals, privilege = covered);
            joined(Some(names.row(row)).filter(|cost| !cost.is_empty()).into_iter().chain([then]))
        }
        (_, Some(About::Special { least_goods, .. })) => wanted(names, cost, *least_goods),
        (Action::Give(city), _) => names.city(city),
        (_, Some(About::Store { gives_up: Some(good), .. })) => {
            say!(names, "novgorod-hint-store-instead", good = names.good(*good))
        }
        (_, Some(About::Store { gives_up: None, .. })) => say!(names, "novgorod-hint-store"),
        (_, Some(About::Stow { lower_open: true })) => say!(names, "novgorod-hint-beside"),
        (_, Some(About::Stow { lower_open: false })) => say!(names, "novgorod-hint-under"),
        (_, Some(About::End { unused_income })) => {
            let fees = || say!(names, "novgorod-hint-fees");
            let unused = || say!(names, "novgorod-hint-unused", ducats = names.ducats(*unused_income));
            joined((cost.ducats > 0).then(fees).into_iter().chain((*unused_income > 0).then(unused)))
        }
        (Action::Done, _) if hint.gain.seals > 0 => say!(names, "novgorod-hint-career"),
        _ => joined(later(names, cost)),
    }
}

fn joined(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(" · ")
}

/// Whether something is paid afterwards.
fn later(names: Names, cost: &Cost) -> Option<String> {
    (cost.owed > 0).then(|| say!(names, "novgorod-hint-later"))
}

/// Of which goods something is made.
fn made_of(names: Names, make: Make, cost: &Cost) -> String {
    let goods = names.goods(cost.goods);
    match make.stored {
        true => say!(names, "novgorod-hint-of-stored", goods = goods),
        false => say!(names, "novgorod-hint-of", goods = goods),
    }
}

/// What an order asks for.
fn wanted(names: Names, cost: &Cost, least_goods: u8) -> String {
    names.wanted(cost.luxuries.iter().next(), least_goods, cost.goods)
}
