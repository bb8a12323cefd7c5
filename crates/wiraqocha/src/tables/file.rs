//! The rows of the data file as they are written, and how they become [`Tables`].

use super::{CardTable, Need, PLACES, ROWS, Tables, TileTable, check};
use crate::pieces::*;
use components::{PerSeats, Rows, Source, array, bad, instead, miscounted, twice, within, word, words};
use game::{BadData, Key, Per};
use serde::Deserialize;
use std::fmt;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    limits: Limits,
    price: Prices,
    effect: Effects,
    win: Win,
    pawns: Pawns,
    tile: Vec<TileRow>,
    cave: TileRow,
    layout: Layout,
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Limits {
    #[serde(default, rename = "source")]
    _source: Source,
    dice: u8,
    resources: u8,
    somnium: u8,
    stored_resources: u8,
    market: u8,
    base_dice: u8,
    base_camp_defence: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Prices {
    #[serde(default, rename = "source")]
    _source: Source,
    die_step: u8,
    buy_back: u8,
    android_factory_die: u8,
    production_tanks: u8,
    ransom_resources: u8,
    ransom_somnium: u8,
    sacrifice_somnium: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Effects {
    #[serde(default, rename = "source")]
    _source: Source,
    exoskeleton_die: u8,
    probe_die: u8,
    miner_points: u8,
    miner_points_on_vein: u8,
    points_per_somnium: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Win {
    #[serde(default, rename = "source")]
    _source: Source,
    artifacts: u8,
    somnium: PerSeats,
    leviathan_resources: PerSeats,
    leviathan_somnium: PerSeats,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pawns {
    #[serde(default, rename = "source")]
    _source: Source,
    base_camp: u8,
    explorer: u8,
    miner: u8,
    zeppelin: u8,
    white: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    #[serde(default, rename = "source")]
    _source: Source,
    id: String,
    need: NeedRow,
    terrain: String,
    ground: String,
    #[serde(default)]
    resources: u8,
    artifact: Option<u8>,
}

#[derive(Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct NeedRow {
    sum: Option<u8>,
    dice: Option<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Layout {
    #[serde(default, rename = "source")]
    _source: Source,
    rows: Vec<u8>,
    first_game: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    #[serde(default, rename = "source")]
    _source: Source,
    id: String,
    kind: String,
    resources: u8,
    somnium: u8,
}

impl Rows for File {
    type Tables = Tables;

    fn tables(&self, fingerprint: u64) -> Result<Tables, BadData> {
        let (tile, card) = (self.tiles()?, self.cards()?);
        let tiles = |is: &dyn Fn(&TileTable) -> bool| Tile::ALL.into_iter().filter(|&which| is(&tile[which])).collect();
        Ok(Tables {
            fingerprint,
            dice: self.limits.dice,
            resources: self.limits.resources,
            somnium: self.limits.somnium,
            stored_resources: self.limits.stored_resources,
            market: self.limits.market,
            base_dice: self.limits.base_dice,
            base_camp_defence: self.limits.base_camp_defence,
            die_step: self.price.die_step,
            buy_back: self.price.buy_back,
            factory_die: self.price.android_factory_die,
            production_tanks: self.price.production_tanks,
            ransom_resources: self.price.ransom_resources,
            ransom_somnium: self.price.ransom_somnium,
            sacrifice: self.price.sacrifice_somnium,
            exoskeleton: face("[effect] exoskeleton_die", self.effect.exoskeleton_die)?,
            probe: face("[effect] probe_die", self.effect.probe_die)?,
            miner_on_vein: self.effect.miner_points_on_vein,
            miner: self.effect.miner_points,
            points_per_somnium: self.effect.points_per_somnium,
            win_artifacts: self.win.artifacts,
            win_somnium: self.win.somnium.numbers(),
            leviathan_resources: self.win.leviathan_resources.numbers(),
            leviathan_somnium: self.win.leviathan_somnium.numbers(),
            pawns: self.pawns.counts()?,
            mountains: tiles(&|tile| tile.ground == Ground::Mountain),
            villages: tiles(&|tile| tile.terrain == Terrain::Village),
            ruins: tiles(&|tile| tile.terrain == Terrain::Ruins),
            veins: tiles(&|tile| tile.terrain == Terrain::Vein),
            first_game: self.layout.first_game()?,
            inventions: Card::ALL.into_iter().filter(|&which| card[which].kind == CardKind::Invention).collect(),
            tile,
            card,
        })
    }

    fn check(&self, tables: &Tables) -> Result<(), BadData> {
        check::check(tables)
    }
}

impl File {
    /// The tiles by their id, wherever they stand in the file; the Cave has a row of its own.
    fn tiles(&self) -> Result<ByTile<TileTable>, BadData> {
        let mut tables = ByTile::all(None);
        for (at, tile) in self.tile.iter().enumerate() {
            let row = format!("[[tile]] {} id", at + 1);
            let id: Tile = word(&row, &tile.id)?;
            if id == Tile::Cave {
                return bad!(&row, "wrong-wiraqocha-cave", "the Cave stands in [cave]");
            }
            if tables[id].replace(tile.table(&format!("[[tile]] {id}"), id)?).is_some() {
                return twice(&row, id);
            }
        }
        let count = self.tile.len();
        if count != PLACES {
            return miscounted("[[tile]]", PLACES, count);
        }
        let cave: Tile = word("[cave] id", &self.cave.id)?;
        if cave != Tile::Cave {
            return instead("[cave] id", Tile::Cave, cave);
        }
        tables[cave] = Some(self.cave.table("[cave]", cave)?);
        Ok(Per::new(tables.entries().map(|tile| tile.expect("22 different tiles and the Cave are all tiles"))))
    }

    /// The cards by their id, wherever they stand in the file.
    fn cards(&self) -> Result<ByCard<CardTable>, BadData> {
        let mut tables = ByCard::all(None);
        for (at, card) in self.card.iter().enumerate() {
            let row = format!("[[card]] {} id", at + 1);
            let id: Card = word(&row, &card.id)?;
            let kind = word(&format!("[[card]] {id} kind"), &card.kind)?;
            if tables[id].replace(CardTable { kind, resources: card.resources, somnium: card.somnium }).is_some() {
                return twice(&row, id);
            }
        }
        let tables: Vec<CardTable> = tables.entries().iter().flatten().copied().collect();
        Ok(Per::new(array("[[card]]", &tables)?))
    }
}

impl Pawns {
    /// The white pawns come with their cards, so nobody begins with one.
    fn counts(&self) -> Result<ByPawn<u8>, BadData> {
        let row = "[pawns] white";
        let mut white: [Pawn; 3] = array(row, &words(row, &self.white)?)?;
        white.sort_unstable();
        if white != Pawn::WHITE {
            let pawns = Pawn::WHITE.map(Pawn::word).join(", ");
            return bad!(row, "wrong-wiraqocha-white", "{pawns} are expected, each once", pawns = pawns);
        }
        let mut counts = ByPawn::all(0);
        counts[Pawn::BaseCamp] = self.base_camp;
        counts[Pawn::Explorer] = self.explorer;
        counts[Pawn::Miner] = self.miner;
        counts[Pawn::Zeppelin] = self.zeppelin;
        Ok(counts)
    }
}

impl TileRow {
    fn table(&self, row: &str, tile: Tile) -> Result<TileTable, BadData> {
        let column = |column: &str| format!("{row} {column}");
        Ok(TileTable {
            need: self.need.get(&column("need"), tile)?,
            terrain: word(&column("terrain"), &self.terrain)?,
            ground: word(&column("ground"), &self.ground)?,
            resources: self.resources,
            artifact: self.artifact,
        })
    }
}

impl NeedRow {
    /// The rules find the tiles that dice reach by their names, so a name must say what its tile needs. Only the Cave's
    /// does not.
    fn get(&self, row: &str, tile: Tile) -> Result<Need, BadData> {
        let Some(need) = named(tile) else {
            let (Some(sum), None) = (self.sum, &self.dice) else {
                return bad!(row, "wrong-wiraqocha-sum", "the Cave needs a sum, not {need}", need = self);
            };
            within(row, sum, 1..=MOST_SUM)?;
            return Ok(Need::Sum(sum));
        };
        let expected = NeedRow::from(need);
        // By its name.
        if *self == expected { Ok(need) } else { instead(row, expected, self) }
    }
}

/// No number tile asks for more.
const MOST_SUM: u8 = 12;

/// What a tile needs by its name (W-5.1).
fn named(tile: Tile) -> Option<Need> {
    let from = |first: Tile| tile.index() - first.index();
    let die = |first: Tile, more: usize| Face::ALL[from(first) + more];
    match tile {
        Tile::Cave => None,
        _ if tile < Tile::D1 => Some(Need::Sum(from(Tile::N1) as u8 + 1)),
        _ if tile < Tile::R1 => Some(Need::Pair([die(Tile::D1, 0); 2])),
        _ => Some(Need::Run([0, 1, 2].map(|more| die(Tile::R1, more)))),
    }
}

impl From<Need> for NeedRow {
    fn from(need: Need) -> NeedRow {
        let dice = |faces: &[Face]| Some(faces.iter().map(|face| face.value()).collect());
        match need {
            Need::Sum(sum) => NeedRow { sum: Some(sum), dice: None },
            Need::Pair(faces) => NeedRow { sum: None, dice: dice(&faces) },
            Need::Run(faces) => NeedRow { sum: None, dice: dice(&faces) },
        }
    }
}

/// As it stands in the file.
impl fmt::Display for NeedRow {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match (self.sum, &self.dice) {
            (None, None) => write!(f, "{{ }}"),
            (Some(sum), None) => write!(f, "{{ sum = {sum} }}"),
            (None, Some(dice)) => write!(f, "{{ dice = {dice:?} }}"),
            (Some(sum), Some(dice)) => write!(f, "{{ sum = {sum}, dice = {dice:?} }}"),
        }
    }
}

impl Layout {
    /// W-2.1: each of the 22 tiles once, without the Cave, which would lie where `n7` does.
    fn first_game(&self) -> Result<[Tile; PLACES], BadData> {
        if array::<_, { ROWS.len() }>("[layout] rows", &self.rows)? != ROWS {
            return instead("[layout] rows", format!("{ROWS:?}"), format!("{:?}", self.rows));
        }
        array::<_, { ROWS.len() }>("[layout] first_game", &self.first_game.iter().map(Vec::len).collect::<Vec<_>>())?;
        let mut tiles = Vec::new();
        let mut seen = TileSet::NONE;
        for (at, names) in self.first_game.iter().enumerate() {
            let row = format!("[layout] first_game row {}", at + 1);
            let (expected, found) = (usize::from(ROWS[at]), names.len());
            if found != expected {
                return miscounted(&row, expected, found);
            }
            for tile in words::<Tile>(&row, names)? {
                if tile == Tile::Cave {
                    return instead(&row, Tile::N7, tile);
                }
                if seen.has(tile) {
                    return twice(&row, tile);
                }
                seen = seen.with(tile);
                tiles.push(tile);
            }
        }
        array("[layout] first_game", &tiles)
    }
}

/// What a die can show.
fn face(row: &str, value: u8) -> Result<Face, BadData> {
    within(row, usize::from(value), 1..=Face::COUNT)?;
    Ok(Face::ALL[usize::from(value) - 1])
}
