//! Law 11: what is written as numbers. It is tried on games that implement [`Encode`].

use super::Law;
use super::walk::{Offer, Walk, contrast};
use crate::encode::{Names, Numbers};
use crate::{Encode, Hidden, Numbered, Seat};

/// How a game is written as numbers, for a walk that does not know whether it can be.
#[derive(Debug)]
pub(super) struct Encoding<G: Hidden> {
    features: fn(&G, Seat, &mut [f32]) -> usize,
    names: fn(&G, Seat) -> Vec<String>,
    number: fn(G::Action) -> usize,
    numbered: fn(usize) -> Option<G::Action>,
    actions: usize,
}

impl<G: Hidden> Clone for Encoding<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Hidden> Copy for Encoding<G> {}

impl<G: Encode> Encoding<G> {
    pub(super) fn new() -> Encoding<G> {
        Encoding {
            features,
            names,
            number: <G::Action as Numbered>::number,
            numbered: <G::Action as Numbered>::numbered,
            actions: <G::Action as Numbered>::COUNT,
        }
    }
}

fn names<G: Encode>(position: &G, seat: Seat) -> Vec<String> {
    let mut names = Names::default();
    position.encode(seat, &mut names);
    names.list()
}

fn features<G: Encode>(position: &G, seat: Seat, out: &mut [f32]) -> usize {
    let mut sheet = Numbers::new(out);
    position.encode(seat, &mut sheet);
    sheet.count()
}

/// What the seats were shown last, and the numbers that went with it.
pub(super) struct Told<G: Hidden> {
    views: Vec<G::View>,
    numbers: Vec<Vec<f32>>,
    names: Vec<String>,
}

impl<G: Hidden> Walk<G> {
    /// Every number stands for one action, in their order.
    pub(super) fn numbered(&mut self, encoding: &Encoding<G>) -> Result<(), String> {
        self.law = Law::Encoded;
        let mut last = None;
        for number in 0..encoding.actions {
            let Some(action) = (encoding.numbered)(number) else {
                return Err(format!("number {number} of {} stands for no action", encoding.actions));
            };
            if (encoding.number)(action) != number {
                return Err(format!("number {number} is '{action}', whose number is {}", (encoding.number)(action)));
            }
            if last.is_some_and(|last| last >= action) {
                return Err(format!("number {number}, '{action}', comes before the one before it"));
            }
            last = Some(action);
        }
        match (encoding.numbered)(encoding.actions) {
            Some(action) => Err(format!("there are {} actions, but one more is '{action}'", encoding.actions)),
            None => Ok(()),
        }
    }

    /// Before the first position: what the features are called.
    pub(super) fn named(encoding: &Encoding<G>, start: &G) -> Told<G> {
        Told { views: Vec::new(), numbers: Vec::new(), names: (encoding.names)(start, Seat::ALL[0]) }
    }

    /// The features of a position and the numbers of what can be done there.
    pub(super) fn encoded(
        &mut self,
        encoding: &Encoding<G>,
        position: &G,
        views: &[G::View],
        worlds: &[(Seat, G)],
        offers: &[Offer<G::Action>],
        told: &mut Told<G>,
    ) -> Result<(), String> {
        self.law = Law::Encoded;
        let mut all = Vec::with_capacity(position.seats().into());
        let mut imagined = vec![0.0; told.names.len()];
        for seat in Seat::first(position.seats()) {
            let mut numbers = vec![f32::NAN; told.names.len()];
            let count = (encoding.features)(position, seat, &mut numbers);
            if count != numbers.len() {
                return Err(format!("{count} numbers for {} features", numbers.len()));
            }
            if let Some(at) = numbers.iter().position(|number| !(-1.0..=1.0).contains(number)) {
                return Err(format!("'{}' is {} for {seat}", told.names[at], numbers[at]));
            }
            for (_, world) in worlds.iter().filter(|(who, _)| *who == seat) {
                (encoding.features)(world, seat, &mut imagined);
                same(&told.names, &numbers, &imagined)
                    .map_err(|how| format!("{seat} imagines a world in which {how}"))?;
            }
            if told.views.get(seat.index()) == views.get(seat.index()) {
                same(&told.names, &told.numbers[seat.index()], &numbers)
                    .map_err(|how| format!("{seat} sees nothing new, but {how}"))?;
            }
            all.push(numbers);
        }
        (told.views, told.numbers) = (views.to_vec(), all);
        for &Offer { action, .. } in offers {
            let number = (encoding.number)(action);
            let back = (encoding.numbered)(number);
            if back != Some(action) {
                return Err(format!("the number of '{action}' is {number}: {}", contrast(&Some(action), &back)));
            }
        }
        Ok(())
    }
}

fn same(names: &[String], here: &[f32], there: &[f32]) -> Result<(), String> {
    match (0..here.len()).find(|&at| here[at] != there[at]) {
        Some(at) => Err(format!("'{}' is {} instead of {}", names[at], there[at], here[at])),
        None => Ok(()),
    }
}
