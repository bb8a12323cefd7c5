//! What programs are sent.

use super::number;
use game::record::Head;
use game::{Seat, SeatSet};
use host::Sitting;
use serde::Serialize;
use std::collections::BTreeMap;
use store::{PlayerId, Sitter, State};

/// A table without its position.
#[derive(Serialize)]
pub(super) struct Table {
    id: String,
    game: String,
    options: BTreeMap<String, String>,
    state: &'static str,
    pace: String,
    host: String,
    version: u32,
    to_move: Vec<u8>,
    seats: Vec<SeatOf>,
    /// How it was won, if it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<String>,
}

/// A seat.
#[derive(Serialize)]
struct SeatOf {
    seat: u8,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<String>,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    mine: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    invite: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stand_in: Option<String>,
    resigned: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock_ms: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<u8>,
}

/// The seats of a set, as programs count them.
pub(super) fn numbers(seats: SeatSet) -> Vec<u8> {
    Seat::ALL.into_iter().filter(|&seat| seats.has(seat)).map(number).collect()
}

/// The word for a state.
pub(super) fn state(state: State) -> &'static str {
    match state {
        State::Open => "open",
        State::Running => "running",
        State::Over => "over",
        State::Abandoned => "abandoned",
    }
}

impl Table {
    /// As `player` may know it.
    pub(super) fn of(sitting: &Sitting, player: Option<PlayerId>) -> Table {
        let mut table = Table::stored(&sitting.info, player, &sitting.results);
        table.version = sitting.game.version();
        table.to_move = numbers(sitting.to_move());
        table.ending = ending(sitting);
        for (seat, shown) in sitting.seats().zip(&mut table.seats) {
            shown.clock_ms = sitting.clocks.left(seat, host::now());
        }
        table
    }

    /// The same from a list of the store, which knows neither version nor clocks nor how it was won.
    pub(super) fn listed(listed: &store::Listed, player: Option<PlayerId>) -> Table {
        let mut table = Table::stored(&listed.table, player, &listed.results);
        table.to_move = numbers(listed.movers);
        table
    }

    fn stored(row: &store::TableRow, player: Option<PlayerId>, results: &[store::Standing]) -> Table {
        let seats = row.seats.iter().enumerate().map(|(at, seat)| {
            let sitter = match seat.sitter {
                Sitter::Person(player) => Some(player),
                _ => None,
            };
            SeatOf {
                seat: at as u8 + 1,
                kind: match seat.sitter {
                    Sitter::Open => "open",
                    Sitter::Link(_) => "link",
                    Sitter::Person(_) => "person",
                    Sitter::Bot(_) => "bot",
                },
                player: sitter.map(|player| player.to_string()),
                name: seat.name.clone(),
                level: match &seat.sitter {
                    Sitter::Bot(word) => Some(word.clone()),
                    _ => None,
                },
                mine: sitter.is_some() && sitter == player,
                invite: match &seat.sitter {
                    Sitter::Link(token) if player == Some(row.host) => Some(token.clone()),
                    _ => None,
                },
                stand_in: seat.stand_in.clone(),
                resigned: seat.resigned,
                clock_ms: None,
                points: results.get(at).map(|result| result.points),
                place: results.get(at).map(|result| result.place),
            }
        });
        Table {
            id: row.id.to_string(),
            game: row.game.clone(),
            options: options(&row.head),
            state: state(row.state),
            pace: row.pace.to_string(),
            host: row.host.to_string(),
            version: 0,
            to_move: Vec::new(),
            seats: seats.collect(),
            ending: None,
            rematch: row.rematch.map(|rematch| rematch.to_string()),
        }
    }
}

/// The game's word for how it was won; who gave up ended it otherwise.
fn ending(sitting: &Sitting) -> Option<&'static str> {
    let game = catalog::find(&sitting.info.game).ok()?;
    (sitting.info.state == State::Over).then(|| game.ending(&*sitting.game).unwrap_or("resigned"))
}

/// The options that the head of a record names.
fn options(head: &str) -> BTreeMap<String, String> {
    Head::read(head).map(|head| head.options.into_iter().collect()).unwrap_or_default()
}
