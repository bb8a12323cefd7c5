//! Phrases that notes, hints and the table share.

use super::Values;
use crate::pieces::*;
use crate::tables::{Need, TileTable};
use game::Seat;

/// "1 card", "2 cards".
pub(super) fn counted(count: impl Into<usize>, one: &str, many: &str) -> String {
    let count = count.into();
    format!("{count} {}", if count == 1 { one } else { many })
}

/// "1 resource", "2 resources".
pub(super) fn resources(count: u8) -> String {
    counted(count, "resource", "resources")
}

/// "2 somnium".
pub(super) fn somnium(count: u8) -> String {
    format!("{count} somnium")
}

/// "1 die", "2 dice".
pub(super) fn dice(count: u8) -> String {
    counted(count, "die", "dice")
}

/// "4 resources and 1 somnium".
pub(super) fn price(of_resources: u8, of_somnium: u8) -> String {
    match (of_resources, of_somnium) {
        (count, 0) => resources(count),
        (0, count) => somnium(count),
        (count, also) => format!("{} and {}", resources(count), somnium(also)),
    }
}

/// "base camp".
pub(super) fn pawn(pawn: Pawn) -> String {
    pawn.word().replace('-', " ")
}

/// "the miner of seat2".
pub(super) fn whose(owner: Seat, it: Pawn) -> String {
    format!("the {} of {owner}", pawn(it))
}

/// "base camp, 2 miners".
pub(super) fn pawns(of_each: &ByPawn<u8>) -> String {
    let some = Pawn::ALL.into_iter().filter(|&it| of_each[it] > 0);
    let several = |it: Pawn| match of_each[it] {
        1 => pawn(it),
        count => format!("{count} {}s", pawn(it)),
    };
    some.map(several).collect::<Vec<_>>().join(", ")
}

/// "flying fortress".
pub(super) fn card(card: Card) -> String {
    card.word().replace('-', " ")
}

/// "sum 11", "5-5", "3-4-5".
pub(super) fn need(need: Need) -> String {
    let combination = |faces: &[Face]| faces.iter().map(|face| face.to_string()).collect::<Vec<_>>().join("-");
    match need {
        Need::Sum(number) => format!("sum {number}"),
        Need::Pair(faces) => combination(&faces),
        Need::Run(faces) => combination(&faces),
    }
}

/// What a tile brings to its holder: "jungle, 1 resource".
pub(super) fn brings(table: &TileTable, artifact: bool) -> String {
    let mut text = match table.terrain {
        Terrain::Ruins if artifact => "ruins with an artifact, 1 re-roll".into(),
        Terrain::Ruins => "ruins, 1 re-roll".into(),
        Terrain::Village => "village, 1 die".into(),
        Terrain::Cave => "cave, a way into the mountains".into(),
        Terrain::Jungle | Terrain::Vein => table.terrain.to_string(),
    };
    if table.resources > 0 {
        text.push_str(&format!(", {}", resources(table.resources)));
    }
    text
}

/// What a card does (W-7).
pub(super) fn effect(card: Card, values: &Values) -> String {
    match card {
        Card::AndroidFactory => format!("once a turn {} for one more die", resources(values.factory_die)),
        Card::FlyingFortress => "a token that doubles the defence of an own tile".into(),
        Card::ForceField => "a token: no conquest and no plunder on an own tile".into(),
        Card::RecoveryWorkshop => "in phase I a pawn from the cemetery, free of charge".into(),
        Card::AndroidExplorer => "a white explorer".into(),
        Card::BattleExoskeleton => format!("once a turn an unused die becomes {}", values.exoskeleton),
        Card::DeathRay => "once a game a tile is destroyed, with all on it".into(),
        Card::Juggernaut => "a white zeppelin".into(),
        Card::MechanicalMiner => "a white miner".into(),
        Card::ProductionTanks => format!("{} more in phase I", resources(values.production_tanks)),
        Card::PsychicProbe => format!("once a turn an enemy defence becomes {}", values.probe),
        Card::TransportTunneller => "once a turn plunder a camp, whatever defends it".into(),
    }
}
