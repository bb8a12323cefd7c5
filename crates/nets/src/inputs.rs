//! The inputs of a net for one position: only those that are not 0.

use crate::hand::{HAND, hand};
use game::encode::{Encode, Numbers, features};
use game::{Seat, Strategy};
use std::any::TypeId;

/// A position as one seat knows it, in the numbers that a net takes. Kept between positions: nothing is allocated again
/// for the same game.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// Which inputs are not 0, ascending; behind the first `count` lies what is left of others.
    indices: Vec<u16>,
    values: Vec<f32>,
    count: usize,
    /// All features, those that are 0 too, where the game writes them.
    dense: Vec<f32>,
    seats: u8,
    /// The game that was written last, and how many features it has at a full table.
    game: Option<(TypeId, usize)>,
}

impl Inputs {
    /// Which inputs are not 0, ascending: first the features, then what the hand evaluation says.
    pub fn indices(&self) -> &[u16] {
        &self.indices[..self.count]
    }

    /// How large they are.
    pub fn values(&self) -> &[f32] {
        &self.values[..self.count]
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Takes inputs from elsewhere.
    ///
    /// # Panics
    /// If there are not as many values as indices.
    pub fn set(&mut self, seats: u8, indices: &[u16], values: &[f32]) {
        assert_eq!(indices.len(), values.len(), "a value for each index");
        *self = Inputs {
            indices: indices.into(),
            values: values.into(),
            count: indices.len(),
            seats,
            game: None,
            dense: vec![],
        };
    }

    /// Writes a position as `seat` knows it. Asks for [`Strategy::prospects`], so chance must have set up the table.
    pub fn fill<G: Strategy + Encode>(&mut self, position: &G, seat: Seat) {
        let features = self.make_room::<G>();
        let mut numbers = Numbers::new(&mut self.dense);
        position.encode(seat, &mut numbers);
        let written = numbers.count();
        self.count = compress(&self.dense[..written], &mut self.indices, &mut self.values);
        for (at, number) in hand(position, seat).enumerate() {
            self.indices[self.count] = (features + at) as u16;
            self.values[self.count] = number;
            self.count += 1;
        }
        self.seats = position.seats();
    }

    /// Makes room for all inputs of a game, and says how many of them are features.
    fn make_room<G: Encode>(&mut self) -> usize {
        if let Some((game, features)) = self.game
            && game == TypeId::of::<G>()
        {
            return features;
        }
        let features = names::<G>().len();
        assert!(features + HAND <= usize::from(u16::MAX), "an index is an u16");
        self.indices.resize(features + HAND, 0);
        self.dense.resize(features, 0.0);
        self.values.resize(features + HAND, 0.0);
        self.game = Some((TypeId::of::<G>(), features));
        features
    }
}

/// The features of a game at its largest table: those of smaller ones are the first of them.
pub(crate) fn names<G: Encode>() -> Vec<String> {
    features::<G>(*G::SEATS.end()).expect("a game plays with as many seats as it has, and without options")
}

/// Keeps the numbers that are not 0, and says how many they are. Each is stored, and the next one over it unless it
/// counts: whether a feature is 0 cannot be foreseen, and a wrong guess takes longer than ten stores. A sheet that did
/// so while the features are written would be slower, because the game then writes one number at a time.
fn compress(dense: &[f32], indices: &mut [u16], values: &mut [f32]) -> usize {
    let (indices, values) = (&mut indices[..dense.len()], &mut values[..dense.len()]);
    let mut count = 0;
    for (at, &number) in dense.iter().enumerate() {
        indices[count] = at as u16;
        values[count] = number;
        count += usize::from(number != 0.0);
    }
    count
}
