//! W-2: players and options become the first position, and what chance decides before the first turn.

use crate::dice::Dice;
use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::*;
use crate::tables::{PLACES, ROWS, Tables};
use game::{BadSetup, OptionSpec, PerSeat, Printed, Seat, Setup, Sink};

/// The variants of the game.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "layout", values: &["first", "random"] },
    OptionSpec::flag("cave"),
    OptionSpec::flag("prisoners"),
    OptionSpec { name: "cap", values: &["200", "100", "50"] },
];

/// The position before the first step (W-2).
pub(crate) fn start(setup: &Setup, tables: &'static Tables) -> Result<Wiraqocha, BadSetup> {
    let rules = Rules {
        revision: setup.revision(),
        seats: setup.seats(),
        random_layout: setup.value::<Wiraqocha>("layout") == "random",
        cave: setup.value::<Wiraqocha>("cave") == "on",
        prisoners: setup.value::<Wiraqocha>("prisoners") == "on",
        cap: setup.value::<Wiraqocha>("cap").parse().expect("a value of the option"),
    };
    let nobody = Player {
        holds: TileSet::NONE,
        reserve: ByPawn::all(0),
        cemetery: ByPawn::all(0),
        out: ByPawn::all(0),
        resources: 0,
        somnium: 0,
        artifacts: 0,
        cards: CardSet::NONE,
        prisoner: None,
    };
    let mut player = PerSeat::all(nobody);
    Seat::first(rules.seats).for_each(|seat| player[seat].reserve = tables.pawns);
    let mut start = Wiraqocha {
        printed: Printed(tables),
        rules,
        phase: if rules.random_layout { Phase::Laying(0) } else { Phase::Dealing },
        round: 0,
        first: Seat::ALL[0],
        active: Seat::ALL[0],
        this_turn: ThisTurn { done: OnceSet::NONE, counted: None, rerolls: 0, probed: None },
        dice: Dice::NONE,
        supply: Supply { dice: tables.dice, resources: tables.resources, somnium: tables.somnium },
        layout: [None; PLACES],
        near: ByTile::all(TileSet::NONE),
        board: Board::EMPTY,
        artifacts: tables.ruins,
        artifacts_lost: 0,
        market: CardSet::NONE,
        pile: CardSet::ALL,
        fortress: Token::OnCard,
        field: Token::OnCard,
        ray_fired: false,
        player,
        won: None,
    };
    if !rules.random_layout {
        start.layout =
            tables.first_game.map(|tile| Some(if rules.cave && tile == Tile::N7 { Tile::Cave } else { tile }));
        start.join_neighbours();
    }
    Ok(start)
}

impl Wiraqocha {
    /// W-2.1: tiles that lie nowhere yet.
    pub(crate) fn unlaid(&self) -> TileSet {
        self.in_play().minus(self.layout.iter().copied().flatten().collect())
    }

    /// W-2.1
    pub(crate) fn lay(&mut self, place: u8, tile: Tile, sink: &mut impl Sink<Event>) {
        self.layout[usize::from(place)] = Some(tile);
        sink.emit(Event::Laid { place, tile });
        if usize::from(place) + 1 < PLACES {
            self.phase = Phase::Laying(place + 1);
        } else {
            self.join_neighbours();
            self.phase = Phase::Dealing;
        }
    }

    fn join_neighbours(&mut self) {
        for (place, tile) in self.layout.iter().enumerate() {
            let touching = (0..PLACES).filter(|&other| touch(place, other)).filter_map(|other| self.layout[other]);
            self.near[tile.expect("a whole valley")] = touching.collect();
        }
    }

    /// W-2.2
    pub(crate) fn deal(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        self.turn_card(card, sink);
        if self.market.len() == usize::from(self.tables().market) {
            self.phase = Phase::DrawStart;
        }
    }

    /// A card of the pile is turned face up (W-2.2, W-6.2).
    pub(crate) fn turn_card(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        self.pile = self.pile.without(card);
        self.market = self.market.with(card);
        sink.emit(Event::Turned { card });
    }

    /// W-2.3
    pub(crate) fn draw_start(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.first = seat;
        self.active = seat;
        sink.emit(Event::Started { seat });
        self.begin_round(sink);
    }
}

/// Row of a place, and how far to the right it lies, in half tiles (W-2.1).
pub(crate) fn coordinates(place: usize) -> (u8, u8) {
    let (mut row, mut column) = (0, place as u8);
    while column >= ROWS[row] {
        column -= ROWS[row];
        row += 1;
    }
    // The rows of five stick out half a tile on both sides.
    (row as u8, 2 * column + u8::from(ROWS[row] == 4))
}

/// Whether two places share an edge.
fn touch(one: usize, other: usize) -> bool {
    let ((row, x), (other_row, other_x)) = (coordinates(one), coordinates(other));
    matches!((row.abs_diff(other_row), x.abs_diff(other_x)), (0, 2) | (1, 1))
}
