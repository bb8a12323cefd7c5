//! Positions as rows of numbers, packed one after the other, with what came of them.

use game::{PerSeat, Seat};
use nets::{HAND, Inputs};

/// So many numbers of the hand evaluation are there for each seat.
const EACH_HAND: usize = HAND / game::MAX_SEATS;

/// Why a position was kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Kind {
    /// The looking seat has just ended its turn: here a search judges.
    Moved = 0,
    /// The looking seat begins its turn.
    ToMove = 1,
    /// The looking seat is in the middle of its turn, or its choice was thought about at length.
    Deciding = 2,
}

/// Rows of numbers. A row's seats come in turn order from the looking one on; absent seats are 0.
#[derive(Clone, Default, Debug)]
pub struct Rows {
    /// Where the features of each row begin, and where those of the last end.
    pub starts: Vec<u32>,
    /// The features that are 1.
    pub features: Vec<u16>,
    /// What the game knows about itself: [`HAND`] numbers a row.
    pub hand: Vec<f32>,
    /// How many play.
    pub seats: Vec<u8>,
    /// See [`Kind`].
    pub kinds: Vec<u8>,
    /// Which game it was.
    pub games: Vec<u32>,
    /// Each seat's share of the victory in the end: four a row.
    pub shares: Vec<f32>,
    /// How far each seat came, in leads ([`game::Strategy::LEAD`]): four a row.
    pub points: Vec<f32>,
    /// The shares as the search of this decision foresaw them: four a row, -1 where nobody searched.
    pub foreseen: Vec<f32>,
    /// Where the choices of each row begin, if it was thought about at length,, and where those of the last end.
    pub tried_starts: Vec<u32>,
    /// The numbers of the choices, tried or not.
    pub tried: Vec<u16>,
    /// How much of its tries each got.
    pub tried_shares: Vec<f32>,
    /// Whose eyes each row has, for the rows of the game that is not over yet.
    eyes: Vec<Seat>,
}

impl Rows {
    /// None yet.
    pub fn new() -> Rows {
        Rows { starts: vec![0], tried_starts: vec![0], ..Rows::default() }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// Keeps a position as the seat sees it, whose game goes on.
    pub(super) fn add(
        &mut self,
        inputs: &Inputs,
        seat: Seat,
        kind: Kind,
        game: u32,
        foreseen: Option<&PerSeat<f32>>,
        tried: &[(usize, u32)],
    ) {
        let hand = inputs.indices().len() - EACH_HAND * usize::from(inputs.seats());
        debug_assert!(inputs.values()[..hand].iter().all(|&value| value == 1.0), "features are 0 or 1");
        self.features.extend(&inputs.indices()[..hand]);
        self.starts.push(self.features.len() as u32);
        self.hand.extend(&inputs.values()[hand..]);
        self.hand.resize(HAND * (self.len() + 1), 0.0);
        self.seats.push(inputs.seats());
        self.games.push(game);
        match foreseen {
            Some(shares) => turned(shares, seat, inputs.seats(), &mut self.foreseen),
            None => self.foreseen.extend([-1.0; 4]),
        }
        let all: u32 = tried.iter().map(|&(_, times)| times).sum();
        for &(number, times) in tried {
            self.tried.push(number as u16);
            self.tried_shares.push(times as f32 / all as f32);
        }
        self.tried_starts.push(self.tried.len() as u32);
        self.kinds.push(kind as u8);
        self.eyes.push(seat);
    }

    /// The game is over: so it ended for all of its rows.
    pub(super) fn end(&mut self, shares: &PerSeat<f32>, points: &PerSeat<f32>) {
        let first = self.len() - self.eyes.len();
        for (row, seat) in std::mem::take(&mut self.eyes).into_iter().enumerate() {
            let seats = self.seats[first + row];
            turned(shares, seat, seats, &mut self.shares);
            turned(points, seat, seats, &mut self.points);
        }
    }

    /// All of these as well.
    pub fn append(&mut self, other: Rows) {
        let (features, tried) = (self.features.len() as u32, self.tried.len() as u32);
        self.starts.extend(other.starts[1..].iter().map(|start| start + features));
        self.tried_starts.extend(other.tried_starts[1..].iter().map(|start| start + tried));
        self.features.extend(other.features);
        self.hand.extend(other.hand);
        self.seats.extend(other.seats);
        self.kinds.extend(other.kinds);
        self.games.extend(other.games);
        self.shares.extend(other.shares);
        self.points.extend(other.points);
        self.foreseen.extend(other.foreseen);
        self.tried.extend(other.tried);
        self.tried_shares.extend(other.tried_shares);
    }
}

/// Adds what each seat has, from this one on, and 0 for absent ones.
fn turned(each: &PerSeat<f32>, from: Seat, seats: u8, out: &mut Vec<f32>) {
    let end = out.len() + 4;
    out.extend(game::encode::round_from(from, seats).map(|seat| each[seat]));
    out.resize(end, 0.0);
}
