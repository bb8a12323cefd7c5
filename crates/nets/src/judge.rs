//! Asking a net about positions.

use crate::inputs::Inputs;
use crate::kernel::{self, H1, H2, HEADS};
use crate::net::Net;
use game::encode::{Encode, round_from};
use game::{MAX_SEATS, PerSeat, Seat, Strategy};
use pulp::{Arch, Simd, WithSimd};

/// Asks nets about positions, and keeps what it needs for that: nothing is allocated a second time.
#[derive(Clone, Debug)]
pub struct Judge {
    /// The position that was looked at last.
    pub inputs: Inputs,
    /// What the second layer made of it.
    hidden: [f32; H2],
    /// Whether the machine has AVX2.
    arch: Arch,
}

/// What a net makes of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// Each seat's share of the victory, all together 1.
    pub shares: PerSeat<f32>,
    /// How far each will have come at the end, on the scale of [`Strategy::reached`].
    pub reached: PerSeat<f32>,
}

/// The same in turn order from the looking seat on, as the net says it; 0 for seats that are not there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Heads {
    /// Each seat's share of the victory, all together 1.
    pub share: [f32; MAX_SEATS],
    /// How far each will have come, in [`Strategy::LEAD`]s.
    pub points: [f32; MAX_SEATS],
}

impl Default for Judge {
    fn default() -> Judge {
        Judge::new()
    }
}

impl Judge {
    /// Finds out what the machine can do.
    pub fn new() -> Judge {
        Judge { inputs: Inputs::default(), hidden: [0.0; H2], arch: Arch::new() }
    }

    /// What the net makes of a position that `seat` looks at.
    pub fn look<G: Strategy + Encode>(&mut self, net: &Net, position: &G, seat: Seat) -> Judgement {
        self.inputs.fill(position, seat);
        let heads = self.weigh(net);
        let mut judgement = Judgement { shares: PerSeat::all(0.0), reached: PerSeat::all(0.0) };
        for (at, seat) in round_from(seat, position.seats()).enumerate() {
            judgement.shares[seat] = heads.share[at];
            judgement.reached[seat] = heads.points[at] * G::LEAD;
        }
        judgement
    }

    /// What the net makes of [`Judge::inputs`].
    ///
    /// # Panics
    /// If these are no inputs of this net, or of a table with less than two seats.
    pub fn weigh(&mut self, net: &Net) -> Heads {
        let seats = usize::from(self.inputs.seats());
        let (hidden, heads) = self.arch.dispatch(Layers { net, inputs: &self.inputs, start: &net.seats[seats - 2] });
        self.hidden = hidden;
        let [a, b, c, d, mut points @ ..] = heads;
        points[seats..].fill(0.0);
        Heads { share: softmax([a, b, c, d], seats), points }
    }

    /// The logit of an action, by its [`Numbered::number`](game::Numbered::number), in the position that was looked at
    /// last. They mean something only beside each other.
    pub fn policy(&self, net: &Net, action: usize) -> f32 {
        kernel::dot(&net.policy[action], &self.hidden) + net.policy_bias[action]
    }
}

/// The sums of all layers. A type of its own, because a closure would not become part of the code for AVX2.
struct Layers<'a> {
    net: &'a Net,
    inputs: &'a Inputs,
    start: &'a [f32; H1],
}

impl WithSimd for Layers<'_> {
    type Output = ([f32; H2], [f32; HEADS]);

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> Self::Output {
        let Layers { net, inputs, start } = self;
        let first = kernel::first(&net.features, start, inputs.indices(), inputs.values());
        let second = kernel::second(&net.hidden, &net.hidden_bias, &first);
        (second, kernel::dense(&net.heads, &net.heads_bias, &second))
    }
}

/// Shares of the first so many, all together 1; nothing for the others.
fn softmax(logits: [f32; MAX_SEATS], seats: usize) -> [f32; MAX_SEATS] {
    let best = logits[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut shares = [0.0; MAX_SEATS];
    for at in 0..seats {
        shares[at] = (logits[at] - best).exp();
    }
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Draft;
    use game::{Data, Game, Setup};
    use noria::Noria;

    #[test]
    fn all_machines_agree_to_the_bit() {
        let net = Net::read::<Noria>(&Draft::random::<Noria>(3).bytes()).unwrap();
        let start = Noria::start(&Setup::new::<Noria>(4, &[]).unwrap(), Data::shipped()).unwrap();
        let mut inputs = Inputs::default();
        inputs.fill(&start, Seat::new(2));
        let layers = || Layers { net: &net, inputs: &inputs, start: &net.seats[2] };
        assert_eq!(Arch::new().dispatch(layers()), layers().with_simd(pulp::Scalar::new()));
    }

    #[test]
    fn shares_are_of_those_who_play() {
        assert_eq!(softmax([90.0, 90.0, 500.0, 0.0], 2), [0.5, 0.5, 0.0, 0.0]);
        assert_eq!(softmax([-500.0, 500.0, 0.0, 0.0], 3), [0.0, 1.0, 0.0, 0.0]);
    }
}
