//! What programs are sent.

use super::number;
use game::record::Head;
use game::{Seat, SeatSet};
use host::Sitting;
use serde::Serialize;
use std::collections::BTreeMap;
use store::{Matter, PlayerId, Proposal, Sitter, State};

/// A table without its position.
#[derive(Serialize)]
pub(super) struct Table {
    id: String,
    game: String,
    options: BTreeMap<String, String>,
    state: &'static str,
    pace: String,
    /// Where dice and draws come from: `system`, or `asked` where people type in what came at a real table.
    luck: &'static str,
    host: String,
    version: u32,
    to_move: Vec<u8>,
    seats: Vec<SeatOf>,
    /// What people ask each other now, and what was just declined.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    proposals: Vec<ProposalOf>,
    /// Until when the game pauses, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    paused_until: Option<i64>,
    /// How it was won, if it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<String>,
    /// What the set of pieces is called that it is played with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pieces: Option<String>,
}

/// A seat.
#[derive(Serialize)]
struct SeatOf {
    seat: u8,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<String>,
    name: String,
    guest: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    mine: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    invite: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stand_in: Option<String>,
    resigned: bool,
    /// The seat is kept for somebody who has not come yet.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    missing: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock_ms: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<u8>,
}

/// Something that somebody asks.
#[derive(Serialize)]
struct ProposalOf {
    number: u32,
    matter: &'static str,
    /// The seat that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    about: Option<u8>,
    by: u8,
    agreed: Vec<u8>,
    /// Who has not answered yet.
    waits_for: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    declined_by: Option<u8>,
}

impl ProposalOf {
    fn of(sitting: &Sitting, it: &Proposal) -> ProposalOf {
        let waits = match it.declined {
            Some(_) => SeatSet::NONE,
            None => sitting.asked(it.matter, it.by).minus(it.agreed),
        };
        ProposalOf {
            number: it.number,
            matter: it.matter.word(),
            about: if let Matter::StandIn(seat) = it.matter { Some(number(seat)) } else { None },
            by: number(it.by),
            agreed: numbers(it.agreed),
            waits_for: numbers(waits),
            declined_by: it.declined.map(number),
        }
    }
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
        let told = sitting.open_proposals(host::now()).chain(sitting.declined());
        table.proposals = told.map(|it| ProposalOf::of(sitting, it)).collect();
        table.paused_until = sitting.clocks.paused(host::now()).filter(|_| sitting.is_running());
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
                guest: row.guests.has(Seat::new(at)),
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
                missing: !seat.here,
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
            luck: if row.asks_luck { "asked" } else { "system" },
            host: row.host.to_string(),
            version: 0,
            to_move: Vec::new(),
            seats: seats.collect(),
            proposals: Vec::new(),
            paused_until: None,
            ending: None,
            rematch: row.rematch.map(|rematch| rematch.to_string()),
            pieces: row.set_name.clone(),
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
