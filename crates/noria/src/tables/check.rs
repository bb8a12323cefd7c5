//! What must be true of any printing: totals of the box, nine levels, values that never fall.

use super::Tables;
use crate::encode::MOST_WAREHOUSES;
use crate::pieces::*;
use components::{bad, never_falling};
use game::BadData;

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
        if !(1..=super::MOST_ROUNDS).contains(&rounds) {
            return bad("[rounds] count", format!("{rounds} rounds for {seats} players; the track has 1 to 16"));
        }
        if !(1..=rounds).contains(&tables.dearer_influence.of(seats)) {
            return bad("[rounds] dearer_influence", format!("with {seats} players there are rounds 1 to {rounds}"));
        }
        if !(seats..=9).contains(&tables.islands_in_play.of(seats)) {
            return bad("[islands_in_play] count", format!("{seats} players need {seats} to 9 islands"));
        }
        if tables.intrigue.of(seats)[1] == 0 {
            return bad("[intrigue] cog_spaces", "a cogwheel is visible in the first round");
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
        if path.price[1] == 0 || path.price[9] > DEAREST {
            return bad(&row("price"), format!("a level costs 1 to {DEAREST}"));
        }
        let goods = path.pay.iter().filter(|coin| coin.sort().is_err()).count();
        if goods != 0 && goods != path.pay.len() || path.pay.is_empty() {
            return bad(&row("pay"), "a path is paid in resources or in goods");
        }
        for level in 1..=9 {
            if path.mixed[level] && (path.price[level] < 2 || path.pay.len() < 2) {
                return bad(&row("mixed"), format!("level {level} cannot be paid with two kinds"));
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
            return bad(&format!("[good] {good}"), format!("it costs {expected} resources, not {cost}"));
        }
    }
    never_falling("[factory] knowledge", &tables.factory_knowledge)?;
    let prices = [tables.simple_good, tables.complex_good, tables.knowledge_per_resource];
    if prices.iter().any(|price| !(1..=DEAREST).contains(price)) {
        return bad("[black_market]", format!("a price is 1 to {DEAREST}"));
    }
    Ok(())
}

/// N-2.8: ships cannot run out, whichever islands appear.
fn ships(tables: &Tables) -> Result<(), BadData> {
    for resource in Resource::ALL {
        for seats in 2..=4 {
            let most: u8 = seats + Island::ALL.iter().map(|&it| tables.island[it].ships(seats)[resource]).sum::<u8>();
            if most > tables.ships[resource] {
                let box_holds = tables.ships[resource];
                return bad("[supply] ships", format!("{most} {resource} ships are needed, the box holds {box_holds}"));
            }
        }
    }
    Ok(())
}

/// N-2.8: neither can warehouses.
fn warehouses(tables: &Tables) -> Result<(), BadData> {
    for good in Good::ALL {
        let spaces = Island::ALL.iter().flat_map(|&island| tables.island[island].spaces);
        let needed: u8 = spaces.filter(|space| space.0 == good).map(|space| space.1).sum();
        if tables.warehouses[good] > MOST_WAREHOUSES {
            return bad("[supply] warehouses", format!("the box holds at most {MOST_WAREHOUSES} of {good}"));
        }
        if needed > tables.warehouses[good] {
            let box_holds = tables.warehouses[good];
            return bad("[supply] warehouses", format!("{needed} of {good} are needed, the box holds {box_holds}"));
        }
    }
    Ok(())
}

fn market(tables: &Tables, discs: &ByKind<u8>) -> Result<(), BadData> {
    never_falling("[market] prices", &tables.market_prices)?;
    if tables.market_prices[0] == 0 || tables.market_prices[3] > DEAREST {
        return bad("[market] prices", format!("a price is 1 to {DEAREST}"));
    }
    let mut kinds = tables.first_market;
    kinds.sort();
    if kinds != Kind::PRICED {
        return bad("[market] first_game", "city, journey, tool and bonus stand there once each");
    }
    for kind in Kind::ALL {
        for seats in 2..=4 {
            let on_wheels = if kind == Kind::Bonus { 0 } else { seats };
            let needed = tables.discs_on_market.of(seats).saturating_add(on_wheels);
            if needed > discs[kind] {
                let why = format!("{needed} of {kind} are needed for {seats} players, the box holds {}", discs[kind]);
                return bad("[supply] discs", why);
            }
        }
    }
    Ok(())
}
