//! The valley as five rows of cells, those of every other row half a cell further in, so that neighbours touch (W-2.1).

use super::lines::{Lines, exactly};
use crate::Scene;
use crate::wiraqocha::names::Names;
use crate::wiraqocha::stage::valley::CEMETERY;
use wiraqocha::pieces::{Ground, Terrain};
use wiraqocha::tables::{Need, ROWS};
use wiraqocha::view::{TileView, View};

/// Half a cell, its left border included.
const HALF: usize = 9;
/// What fits between two borders, less a space on the left.
const INNER: usize = 2 * HALF - 2;
/// The sign of the mountains.
const MOUNTAIN: &str = "/\\";

/// A cell: its left edge in half cells, and its lines.
type Cell = (u8, Vec<String>);

/// The rows, and what the signs mean.
pub(super) fn valley(view: &View, scene: &Scene, lines: &mut Lines) {
    let rows: Vec<Vec<Cell>> = (0..ROWS.len() as u8).map(|row| cells(view, scene, row)).collect();
    let mut above: &[Cell] = &[];
    for row in &rows {
        lines.push(border(above, row));
        let height = row.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
        (0..height).for_each(|at| lines.push(content(row, at)));
        above = row;
    }
    lines.push(border(above, &[]));
    let natural = [("level", view.values.base_camp_defence.into())];
    lines.wrap("", &scene.words.say("wiraqocha-text-legend"));
    lines.wrap("", &scene.words.say_with("wiraqocha-text-legend-dice", &natural));
}

fn cells(view: &View, scene: &Scene, row: u8) -> Vec<Cell> {
    let places = view.valley.iter().filter(|place| place.row == row);
    let shown = |tile: Option<TileView>| tile.map_or(vec!["?".into()], |it| tile_lines(scene, &it));
    let mut cells: Vec<Cell> = places.map(|place| (place.x, shown(place.tile))).collect();
    if row == CEMETERY.0 {
        let there: u8 = view.players.iter().flat_map(|player| player.cemetery.entries()).sum();
        let count = || scene.words.say_with("wiraqocha-text-pawns", &[("count", there.into())]);
        let name = scene.words.say("wiraqocha-text-cemetery").into_owned();
        cells.push((CEMETERY.1, vec![name, String::new(), if there > 0 { count() } else { String::new() }]));
    }
    // Every cell has three lines, so that the valley does not grow while it is laid and settled.
    cells.iter_mut().for_each(|(_, lines)| lines.resize(lines.len().max(3), String::new()));
    cells
}

/// What a cell shows: the condition, what the tile brings, who is there, and tokens if there are any.
fn tile_lines(scene: &Scene, it: &TileView) -> Vec<String> {
    let names = Names(scene.words);
    let need = match it.table.need {
        Need::Sum(_) => names.need(it.table.need),
        Need::Pair(_) | Need::Run(_) => names.tile(it.tile).into_owned(),
    };
    let head = format!("{} {need}", it.tile);
    let head = match it.table.ground {
        Ground::Valley => head,
        Ground::Mountain => format!("{}{MOUNTAIN}", exactly(&head, INNER - MOUNTAIN.len() - 1)),
    };
    let say = |key: &str| scene.words.say(key).into_owned();
    if it.dead {
        return vec![head, say("wiraqocha-text-dead")];
    }
    let tokens = [(it.fortress, "wiraqocha-text-fortress"), (it.field, "wiraqocha-text-field")];
    let tokens = tokens.into_iter().filter(|&(there, _)| there).map(|(_, key)| say(key));
    [head, brings(scene, it), stands(scene, it)].into_iter().chain(tokens).collect()
}

/// "jungle +2".
fn brings(scene: &Scene, it: &TileView) -> String {
    let ruins = if it.artifact { "artifact" } else { "ruins" };
    let word = if it.table.terrain == Terrain::Ruins { ruins } else { it.table.terrain.word() };
    let land = scene.words.say_with("wiraqocha-text-land", &[("land", word.into())]);
    match it.table.resources {
        0 => land,
        count => format!("{land} +{count}"),
    }
}

/// "1 camp [3](5)".
fn stands(scene: &Scene, it: &TileView) -> String {
    let Some(whose) = it.pawn else { return String::new() };
    let name = scene.words.say_with("wiraqocha-text-pawn", &[("pawn", whose.pawn.word().into())]);
    let die = it.die.map_or(String::new(), |face| format!("[{face}]"));
    let natural = if it.natural > 0 { format!("({})", it.natural) } else { String::new() };
    format!("{} {name} {die}{natural}", whose.owner.index() + 1).trim_end().into()
}

/// The line between two rows.
fn border(above: &[Cell], below: &[Cell]) -> String {
    let mut line: Vec<char> = Vec::new();
    for &(x, _) in above.iter().chain(below) {
        let (left, right) = (usize::from(x) * HALF, (usize::from(x) + 2) * HALF);
        line.resize(line.len().max(right + 1), ' ');
        line[left + 1..right].iter_mut().filter(|it| **it == ' ').for_each(|it| *it = '-');
        line[left] = '+';
        line[right] = '+';
    }
    line.into_iter().collect()
}

/// One line of a row of cells.
fn content(row: &[Cell], at: usize) -> String {
    let left = row.first().map_or(0, |&(x, _)| usize::from(x) * HALF);
    let cells = row.iter().map(|(_, lines)| exactly(lines.get(at).map_or("", String::as_str), INNER));
    format!("{}|{}", " ".repeat(left), cells.map(|cell| format!(" {cell}|")).collect::<String>())
}
