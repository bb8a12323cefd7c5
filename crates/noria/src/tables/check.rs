//! What must be true of any printing: totals of the box, nine levels, values that never fall.

use super::Tables;
use crate::encode::MOST_WAREHOUSES;
use crate::pieces::*;
use components::{bad, instead, never_falling, within};
use game::BadData;
use std::fmt::Display;

/// No price may be so high that a payment list would not fit a screen, or a sum a byte.
pub const DEAREST: u8 = 20;

/// Refuses tables that break the piece counts; `discs` is what the box holds.
pub fn check(tables: &Tables, discs: &ByKind<u8>) -> Result<(), BadData> {
    rounds(tables)?;
    chambers_and_paths(tables)?;
    goods_and_factories(tables)?;
    ships(tables)?;
    warehouses(tables)?;
    market(tables, discs)
}

fn rounds(tables: &Tables) -> Result<(), BadData> {
    for seats in 2..=4 {
        let rounds = tables.rounds.of(seats);
        within("[rounds] count", rounds, 1..=super::MOST_ROUNDS)?;
        within("[rounds] dearer_influence", tables.dearer_influence.of(seats), 1..=rounds)?;
        within("[islands_in_play] count", tables.islands_in_play.of(seats), seats..=9)?;
        if tables.intrigue.of(seats)[1] == 0 {
            return bad!("[intrigue] cog_spaces", "wrong-noria-cogwheel", "a cogwheel is visible in the first round");
        }
    }
    Ok(())
}

fn chambers_and_paths(tables: &Tables) -> Result<(), BadData> {
    for chamber in Chamber::ALL {
        never_falling(&format!("[chamber] {chamber}"), &tables.chamber[chamber])?;
    }
    for which in Path::ALL {
        let row = |column: &str| format!("[path.{which}] {column}");
        let path = &tables.path[which];
        never_falling(&row("price"), &path.price[1..])?;
        path.price[1..].iter().try_for_each(|&price| within(&row("price"), price, 1..=DEAREST))?;
        let goods = path.pay.iter().filter(|coin| coin.sort().is_err()).count();
        if goods != 0 && goods != path.pay.len() || path.pay.is_empty() {
            return bad!(&row("pay"), "wrong-noria-pay", "a path is paid in resources or in goods");
        }
        for level in 1..=9 {
            if path.mixed[level] && (path.price[level] < 2 || path.pay.len() < 2) {
                return bad!(
                    &row("mixed"),
                    "wrong-noria-mixed",
                    "level {level} cannot be paid with two kinds",
                    level = level
                );
            }
        }
    }
    Ok(())
}

fn goods_and_factories(tables: &Tables) -> Result<(), BadData> {
    for good in Good::ALL {
        let cost: u32 = tables.good[good].entries().iter().map(|&amount| u32::from(amount)).sum();
        let expected = if good.is_simple() { 2 } else { 3 };
        if cost != expected {
            return instead(&format!("[good] {good}"), expected, cost);
        }
    }
    never_falling("[factory] knowledge", &tables.factory_knowledge)?;
    let prices = [tables.simple_good, tables.complex_good, tables.knowledge_per_resource];
    prices.into_iter().try_for_each(|price| within("[black_market]", price, 1..=DEAREST))
}

/// N-2.8: ships cannot run out, whichever islands appear.
fn ships(tables: &Tables) -> Result<(), BadData> {
    for resource in Resource::ALL {
        for seats in 2..=4 {
            let most: u8 = seats + Island::ALL.iter().map(|&it| tables.island[it].ships(seats)[resource]).sum::<u8>();
            box_holds("[supply] ships", resource, most, tables.ships[resource])?;
        }
    }
    Ok(())
}

/// N-2.8: neither can warehouses.
fn warehouses(tables: &Tables) -> Result<(), BadData> {
    for good in Good::ALL {
        let spaces = Island::ALL.iter().flat_map(|&island| tables.island[island].spaces);
        let needed: u8 = spaces.filter(|space| space.0 == good).map(|space| space.1).sum();
        within("[supply] warehouses", tables.warehouses[good], needed..=MOST_WAREHOUSES)?;
    }
    Ok(())
}

fn market(tables: &Tables, discs: &ByKind<u8>) -> Result<(), BadData> {
    never_falling("[market] prices", &tables.market_prices)?;
    tables.market_prices.iter().try_for_each(|&price| within("[market] prices", price, 1..=DEAREST))?;
    let mut kinds = tables.first_market;
    kinds.sort();
    if kinds != Kind::PRICED {
        let row = "[market] first_game";
        return bad!(row, "wrong-noria-market", "city, journey, tool and bonus stand there once each");
    }
    for kind in Kind::ALL {
        for seats in 2..=4 {
            let on_wheels = if kind == Kind::Bonus { 0 } else { seats };
            let needed = tables.discs_on_market.of(seats).saturating_add(on_wheels);
            box_holds("[supply] discs", kind, needed, discs[kind])?;
        }
    }
    Ok(())
}

/// Refuses a box that holds less of something than a game can need.
fn box_holds(row: &str, what: impl Display, needed: u8, held: u8) -> Result<(), BadData> {
    if needed <= held {
        return Ok(());
    }
    bad!(
        row,
        "wrong-noria-box",
        "{needed} of {what} are needed, the box holds {held}",
        needed = needed,
        what = what,
        held = held
    )
}
