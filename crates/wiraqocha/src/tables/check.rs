//! What must be true of any printing: piece counts, what the book says of tiles and cards, and amounts too small for
//! any sum of the rules to overflow.

use super::{CardTable, Tables, TileTable};
use crate::pieces::*;
use components::{bad, free, instead, never_rising, within};
use game::BadData;

/// The box holds as many.
const DICE: u8 = 11;
/// There are no more resources, and no more somnium: whatever is added up of them still fits a byte.
const MOST: u8 = 60;
/// No price is higher: twelve cards stay below what a byte holds.
const DEAREST: u8 = 15;
/// Eleven dice, six steps each, still fit a byte.
const DEAREST_STEP: u8 = 3;
/// No player has more pawns of one kind, and no player has fewer than one.
const MOST_PAWNS: u8 = 3;
/// Ruins, and the artifacts that lie there.
const ARTIFACTS: u8 = 4;
/// A jungle brings 1 or 2 (W-3.1).
const MOST_SYMBOLS: u8 = 2;

/// Refuses tables that break the piece counts.
pub fn check(tables: &Tables) -> Result<(), BadData> {
    limits(tables)?;
    prices(tables)?;
    effects(tables)?;
    pawns(tables)?;
    tiles(tables)?;
    ruins(tables)?;
    cards(tables)?;
    victories(tables)
}

fn limits(tables: &Tables) -> Result<(), BadData> {
    within("[limits] dice", tables.dice, DICE..=DICE)?;
    within("[limits] resources", tables.resources, 1..=MOST)?;
    within("[limits] somnium", tables.somnium, 1..=MOST)?;
    within("[limits] stored_resources", tables.stored_resources, 0..=tables.resources)?;
    within("[limits] market", tables.market, 1..=5)?;
    within("[limits] base_dice", tables.base_dice, 1..=5)?;
    // W-3.2: who holds every village can still roll all dice due.
    let (base, villages) = (tables.base_dice, tables.villages.len() as u8);
    if base + villages > DICE {
        return bad!(
            "[limits] base_dice",
            "wrong-wiraqocha-dice",
            "{base} dice and one for each of {villages} villages are more than {most}",
            base = base,
            villages = villages,
            most = DICE
        );
    }
    within("[limits] base_camp_defence", tables.base_camp_defence, 1..=6)
}

fn prices(tables: &Tables) -> Result<(), BadData> {
    within("[price] die_step", tables.die_step, 1..=DEAREST_STEP)?;
    for (column, price) in [
        ("buy_back", tables.buy_back),
        ("android_factory_die", tables.factory_die),
        ("production_tanks", tables.production_tanks),
        ("ransom_resources", tables.ransom_resources),
        ("ransom_somnium", tables.ransom_somnium),
        ("sacrifice_somnium", tables.sacrifice),
    ] {
        within(&format!("[price] {column}"), price, 1..=DEAREST)?;
    }
    Ok(())
}

fn effects(tables: &Tables) -> Result<(), BadData> {
    within("[effect] miner_points", tables.miner, 1..=DEAREST)?;
    // W-6.1: a vein is worth at least what other tiles are.
    within("[effect] miner_points_on_vein", tables.miner_on_vein, tables.miner..=DEAREST)?;
    within("[effect] points_per_somnium", tables.points_per_somnium, 1..=DEAREST)
}

fn pawns(tables: &Tables) -> Result<(), BadData> {
    within("[pawns] base_camp", tables.pawns[Pawn::BaseCamp], 1..=1)?;
    for pawn in [Pawn::Explorer, Pawn::Miner, Pawn::Zeppelin] {
        within(&format!("[pawns] {pawn}"), tables.pawns[pawn], 1..=MOST_PAWNS)?;
    }
    Ok(())
}

/// W-3.1: a jungle brings resources, ruins, villages and veins do not; what the Cave brings is not known for certain.
fn tiles(tables: &Tables) -> Result<(), BadData> {
    for tile in Tile::ALL {
        let TileTable { terrain, resources, .. } = tables.tile[tile];
        if (tile == Tile::Cave) != (terrain == Terrain::Cave) {
            return bad!(
                &tile_row(tile, "terrain"),
                "wrong-wiraqocha-terrain",
                "the Cave is the only tile with terrain {terrain}, and has no other",
                terrain = Terrain::Cave
            );
        }
        let symbols = match terrain {
            Terrain::Jungle => 1..=MOST_SYMBOLS,
            Terrain::Cave => 0..=MOST_SYMBOLS,
            Terrain::Ruins | Terrain::Village | Terrain::Vein => 0..=0,
        };
        within(&tile_row(tile, "resources"), resources, symbols)?;
    }
    Ok(())
}

/// W-2.2: four ruins, on each another artifact.
fn ruins(tables: &Tables) -> Result<(), BadData> {
    let mut found = [None; ARTIFACTS as usize];
    for tile in Tile::ALL {
        let row = tile_row(tile, "artifact");
        match (tables.tile[tile].artifact, tables.ruins.has(tile)) {
            (Some(artifact), true) => {
                within(&row, artifact, 1..=ARTIFACTS)?;
                if let Some(other) = found[usize::from(artifact) - 1].replace(tile) {
                    return bad!(
                        &row,
                        "wrong-wiraqocha-taken",
                        "{artifact} lies on {tile} already",
                        artifact = artifact,
                        tile = other
                    );
                }
            }
            (None, true) => return bad!(&row, "wrong-wiraqocha-no-artifact", "one lies on every ruins tile"),
            (Some(_), false) => return bad!(&row, "wrong-wiraqocha-artifact", "artifacts lie on ruins only"),
            (None, false) => {}
        }
    }
    let count = tables.ruins.len();
    if count != usize::from(ARTIFACTS) {
        return bad!(
            "[[tile]]",
            "wrong-wiraqocha-ruins",
            "{expected} ruins are expected, not {found}",
            expected = ARTIFACTS,
            found = count
        );
    }
    Ok(())
}

fn cards(tables: &Tables) -> Result<(), BadData> {
    for card in Card::ALL {
        let row = |column: &str| format!("[[card]] {card} {column}");
        let CardTable { kind, resources, somnium } = tables.card[card];
        if kind != kind_of(card) {
            return instead(&row("kind"), kind_of(card), kind);
        }
        within(&row("resources"), resources, 0..=DEAREST)?;
        within(&row("somnium"), somnium, 0..=DEAREST)?;
        if resources == 0 && somnium == 0 {
            return free(&row("resources"));
        }
    }
    Ok(())
}

/// What the book says of each card (W-7): the rules know that only inventions change hands.
fn kind_of(card: Card) -> CardKind {
    match card {
        Card::AndroidFactory | Card::FlyingFortress | Card::ForceField | Card::RecoveryWorkshop => CardKind::Building,
        Card::AndroidExplorer
        | Card::BattleExoskeleton
        | Card::DeathRay
        | Card::Juggernaut
        | Card::MechanicalMiner
        | Card::ProductionTanks
        | Card::PsychicProbe
        | Card::TransportTunneller => CardKind::Invention,
    }
}

/// W-1: every victory can be reached, and more players need less.
fn victories(tables: &Tables) -> Result<(), BadData> {
    within("[win] artifacts", tables.win_artifacts, 1..=ARTIFACTS)?;
    let sum = |of: fn(&CardTable) -> u8| tables.card.entries().iter().map(of).sum::<u8>();
    let (resources, somnium) = (sum(|card| card.resources), sum(|card| card.somnium));
    for (column, wins, least, most) in [
        ("somnium", tables.win_somnium, 1, tables.somnium),
        ("leviathan_resources", tables.leviathan_resources, 1, resources),
        ("leviathan_somnium", tables.leviathan_somnium, 0, somnium),
    ] {
        let row = format!("[win] {column}");
        wins.iter().try_for_each(|&win| within(&row, win, least..=most))?;
        never_rising(&row, &wins)?;
    }
    // The supply cannot run out before somebody has won.
    for (players, win) in (2..).zip(tables.win_somnium) {
        let held = (win - 1) * players;
        if held >= tables.somnium {
            return bad!(
                "[win] somnium",
                "wrong-wiraqocha-somnium",
                "{players} players may hold {held} of {all} before one has {win}",
                players = players,
                held = held,
                all = tables.somnium,
                win = win
            );
        }
    }
    Ok(())
}

/// The row of a tile; the Cave has one of its own.
fn tile_row(tile: Tile, column: &str) -> String {
    if tile == Tile::Cave { format!("[cave] {column}") } else { format!("[[tile]] {tile} {column}") }
}
