//! The valley as five rows of cells, those of every other row half a cell further in, so that neighbours touch (W-2.1).

use super::super::{TileView, View, words};
use super::number;
use crate::pieces::*;
use crate::tables::ROWS;
use std::fmt::{self, Formatter};

/// Half a cell, its left border included.
const HALF: usize = 9;
/// What fits between two borders, less a space on the left.
const INNER: usize = 2 * HALF - 2;
/// The row at whose right end the cemetery lies, and where.
const CEMETERY: (u8, u8) = (2, 9);

/// A cell: its left edge in half cells, and its lines.
type Cell = (u8, Vec<String>);

impl View {
    pub(super) fn draw_valley(&self, f: &mut Formatter) -> fmt::Result {
        let rows: Vec<Vec<Cell>> = (0..ROWS.len() as u8).map(|row| self.cells(row)).collect();
        let mut above: &[Cell] = &[];
        for row in &rows {
            border(f, above, row)?;
            let height = row.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
            (0..height).try_for_each(|at| content(f, row, at))?;
            above = row;
        }
        border(f, above, &[])?;
        self.legend(f)
    }

    fn cells(&self, row: u8) -> Vec<Cell> {
        let places = self.valley.iter().filter(|place| place.row == row);
        let mut cells: Vec<Cell> =
            places.map(|place| (place.x, place.tile.map_or(vec!["?".into()], |tile| tile.lines()))).collect();
        if row == CEMETERY.0 {
            let lost = |pawns: &ByPawn<u8>| pawns.entries().iter().sum::<u8>();
            let there: u8 = self.players.iter().map(|player| lost(&player.cemetery)).sum();
            let there = if there > 0 { words::counted(there, "pawn", "pawns") } else { String::new() };
            cells.push((CEMETERY.1, vec!["Machine Cemetery".into(), String::new(), there]));
        }
        // Every cell has three lines, so that the valley does not grow while it is laid and settled.
        cells.iter_mut().for_each(|(_, lines)| lines.resize(lines.len().max(3), String::new()));
        cells
    }

    fn legend(&self, f: &mut Formatter) -> fmt::Result {
        writeln!(f, "/\\ mountain: only what flies goes there; +1 resources a turn; 1 to 4 whose pawn it is")?;
        let natural = self.values.base_camp_defence;
        writeln!(f, "[6] defence die, ({natural}) base camp: one die more must beat it, two under a fortress")
    }
}

impl TileView {
    /// What a cell shows: the condition, what the tile brings, who is there, and tokens if there are any.
    fn lines(&self) -> Vec<String> {
        let head = format!("{} {}", self.tile, words::need(self.table.need));
        let head = match self.table.ground {
            Ground::Valley => head,
            Ground::Mountain => format!("{head:<w$}/\\", w = INNER - 3),
        };
        if self.dead {
            return vec![head, "destroyed".into()];
        }
        let mut lines = vec![head, self.brings(), self.stands()];
        let tokens = [(self.fortress, "fortress"), (self.field, "force field")];
        lines.extend(tokens.into_iter().filter(|&(there, _)| there).map(|(_, token)| token.into()));
        lines
    }

    /// "jungle +2".
    fn brings(&self) -> String {
        let terrain = match self.table.terrain {
            Terrain::Ruins if self.artifact && self.table.resources > 0 => "ruins artif.",
            Terrain::Ruins if self.artifact => "ruins artifact",
            Terrain::Village => "village +die",
            terrain => terrain.word(),
        };
        match self.table.resources {
            0 => terrain.into(),
            count => format!("{terrain} +{count}"),
        }
    }

    /// "1 camp [3](5)".
    fn stands(&self) -> String {
        let Some((seat, pawn)) = self.pawn else { return String::new() };
        let name = match pawn {
            Pawn::BaseCamp => "camp",
            Pawn::AndroidExplorer => "android",
            Pawn::MechanicalMiner => "mech miner",
            Pawn::Explorer | Pawn::Miner | Pawn::Zeppelin | Pawn::Juggernaut => pawn.word(),
        };
        let die = self.die.map_or(String::new(), |face| format!("[{face}]"));
        let natural = match self.die.map_or(0, Face::value) < self.defence.level {
            true => format!("({})", self.defence.level),
            false => String::new(),
        };
        format!("{} {name} {die}{natural}", number(seat)).trim_end().into()
    }
}

/// The line between two rows.
fn border(f: &mut Formatter, above: &[Cell], below: &[Cell]) -> fmt::Result {
    let mut line: Vec<char> = Vec::new();
    for &(x, _) in above.iter().chain(below) {
        let (left, right) = (usize::from(x) * HALF, (usize::from(x) + 2) * HALF);
        line.resize(line.len().max(right + 1), ' ');
        line[left + 1..right].iter_mut().filter(|it| **it == ' ').for_each(|it| *it = '-');
        line[left] = '+';
        line[right] = '+';
    }
    writeln!(f, "{}", line.into_iter().collect::<String>())
}

/// One line of a row of cells.
fn content(f: &mut Formatter, row: &[Cell], at: usize) -> fmt::Result {
    let left = row.first().map_or(0, |&(x, _)| usize::from(x) * HALF);
    write!(f, "{:left$}|", "")?;
    for (_, lines) in row {
        let text = lines.get(at).map_or("", String::as_str);
        write!(f, " {text:<INNER$}|")?;
    }
    writeln!(f)
}
