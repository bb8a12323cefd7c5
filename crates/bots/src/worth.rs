//! What a position is worth: everybody's share of the victory, how far everybody has come, and how much a search makes
//! of the two. Who seeks victory alone plays aimlessly as soon as it is certain, or lost; so a small part of the value is
//! the margin. It is bounded, so that no margin is ever worth much of a victory, and it is counted from what this
//! decision leads to on average, so that it tells moves apart at 99 % as well as at 50 %.

use game::strategy::{expectations, lead, results};
use game::{PerSeat, Seat, Strategy, Turn};

/// A position that was judged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worth {
    /// Each seat's share of the victory, all together 1.
    pub shares: PerSeat<f32>,
    /// How far each has come, or will have at the end.
    pub reached: PerSeat<f32>,
}

impl Worth {
    /// What each seat may expect of a position, or has of a game that is over.
    pub fn of<G: Strategy>(world: &G) -> Worth {
        if world.turn() == Turn::Over {
            return Worth { shares: results(world), reached: world.reached() };
        }
        let reached = world.prospects();
        Worth { shares: expectations::<G>(&reached, world.seats()), reached }
    }

    /// How far a seat is ahead of the best other.
    fn lead(&self, seat: Seat, seats: u8) -> f32 {
        lead(&self.reached, seat, seats)
    }
}

/// How much a search makes of a margin.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    /// At most so much of a victory, up or down; 0 for victory alone.
    margin: f32,
    /// The usual lead of each seat where the search looks.
    usual: PerSeat<f32>,
    /// How many leads that was learned from.
    seen: u32,
}

impl Taste {
    /// For a margin that is worth at most so much of a victory.
    pub fn new(margin: f32) -> Taste {
        Taste { margin, usual: PerSeat::all(0.0), seen: 0 }
    }

    /// Begins anew: another decision, with other leads.
    pub fn forget(&mut self) {
        *self = Taste::new(self.margin);
    }

    /// What a position is worth to a seat.
    pub fn value<G: Strategy>(&self, worth: &Worth, seat: Seat, seats: u8) -> f32 {
        if self.margin == 0.0 {
            return worth.shares[seat];
        }
        let ahead = (worth.lead(seat, seats) - self.usual[seat]) / G::LEAD;
        worth.shares[seat] + self.margin * ahead / (1.0 + ahead.abs())
    }

    /// What it is worth to each.
    pub fn values<G: Strategy>(&self, worth: &Worth, seats: u8) -> PerSeat<f32> {
        let mut values = PerSeat::all(0.0);
        Seat::first(seats).for_each(|seat| values[seat] = self.value::<G>(worth, seat, seats));
        values
    }

    /// Learns which leads are usual.
    pub fn learn(&mut self, worth: &Worth, seats: u8) {
        if self.margin == 0.0 {
            return;
        }
        self.seen += 1;
        for seat in Seat::first(seats) {
            self.usual[seat] += (worth.lead(seat, seats) - self.usual[seat]) / self.seen as f32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::examples::pig::Pig;

    fn worth(shares: [f32; 4], reached: [f32; 4]) -> Worth {
        Worth { shares: PerSeat::new(shares), reached: PerSeat::new(reached) }
    }

    /// Among certain victories the margin decides, also far from zero; it never outweighs its part of a victory.
    #[test]
    fn the_margin_is_counted_from_what_is_usual_and_bounded() {
        let me = Seat::new(0);
        let won = |lead: f32| worth([1.0, 0.0, 0.0, 0.0], [lead, 0.0, 0.0, 0.0]);
        let mut taste = Taste::new(0.05);
        (0..10).for_each(|_| taste.learn(&won(80.0), 2));
        let value = |lead: f32| taste.value::<Pig>(&won(lead), me, 2);
        assert_eq!(value(80.0), 1.0);
        assert!(value(81.0) - value(80.0) > 0.003 && value(80.0) - value(79.0) > 0.003);
        assert!(value(1e9) < 1.0501 && value(-1e9) > 0.9499);
        assert_eq!(Taste::new(0.0).value::<Pig>(&won(1e9), me, 2), 1.0);
        taste.forget();
        assert!(taste.value::<Pig>(&won(80.0), me, 2) > 1.04);
    }
}
