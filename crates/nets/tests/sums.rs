//! A net says what its weights say: held to sums that are done plainly, in double precision.

mod common;

use common::{middle, near};
use game::encode::{Encode, Numbered, round_from};
use game::{Seat, Strategy};
use nets::testing::Draft;
use nets::{H1, H2, Inputs, Judge, Net};

#[test]
fn sums_are_right() {
    check::<noria::Noria>();
    check::<novgorod::Novgorod>();
    check::<wiraqocha::Wiraqocha>();
}

fn check<G: Strategy + Encode>() {
    let draft = Draft::random::<G>(7);
    let net = Net::read::<G>(&draft.bytes()).unwrap();
    assert_eq!(net.made(), "by chance, from seed 7");
    let mut judge = Judge::new();
    for seats in 2..=4 {
        let position = middle::<G>(seats, 3);
        for seat in Seat::first(seats) {
            let judgement = judge.look(&net, &position, seat);
            let naive = Naive::of(&draft, &judge.inputs);
            for (at, of) in round_from(seat, seats).enumerate() {
                let case = (G::NAME, seats, seat, of);
                let (share, reached) = (judgement.shares[of].into(), (judgement.reached[of] / G::LEAD).into());
                assert!(near(naive.share[at], share), "{case:?}: a share of {share}, not {}", naive.share[at]);
                assert!(near(naive.points[at], reached), "{case:?}: {reached} points, not {}", naive.points[at]);
            }
            for action in 0..<G::Action as Numbered>::COUNT {
                let logit = judge.policy(&net, action).into();
                assert!(near(naive.policy[action], logit), "{} {action}: {logit}", G::NAME);
            }
        }
        let absent = Seat::ALL.into_iter().skip(seats.into());
        let judgement = judge.look(&net, &position, Seat::new(1));
        absent.for_each(|seat| assert_eq!((judgement.shares[seat], judgement.reached[seat]), (0.0, 0.0)));
    }
}

/// What a net says, by its definition.
struct Naive {
    share: Vec<f64>,
    points: Vec<f64>,
    policy: Vec<f64>,
}

impl Naive {
    fn of(draft: &Draft, inputs: &Inputs) -> Naive {
        let tensor = |name: &str| draft.tensor(name).iter().copied().map(f64::from).collect::<Vec<_>>();
        let dense = |values: &[f64], weights: &str, bias: Vec<f64>| -> Vec<f64> {
            let (weights, width) = (tensor(weights), bias.len());
            let sum = |to| (0..values.len()).map(|from| values[from] * weights[from * width + to]).sum::<f64>();
            (0..width).map(|to| sum(to) + bias[to]).collect()
        };
        let relu = |values: Vec<f64>| values.into_iter().map(|value| value.max(0.0)).collect::<Vec<_>>();

        let mut values = vec![0.0; draft.tensor("features").len() / H1];
        let pairs = inputs.indices().iter().zip(inputs.values());
        pairs.for_each(|(&at, &value)| values[usize::from(at)] = value.into());
        let seats = tensor("seats")[(usize::from(inputs.seats()) - 2) * H1..][..H1].to_vec();
        let first = relu(dense(&values, "features", seats));
        let second = relu(dense(&first, "hidden", tensor("hidden_bias")));

        let share = dense(&second, "share", tensor("share_bias"));
        let odds: Vec<f64> = share[..inputs.seats().into()].iter().map(|logit| logit.exp()).collect();
        let all: f64 = odds.iter().sum();
        let policy = tensor("policy");
        let logit = |(row, bias): (&[f64], f64)| row.iter().zip(&second).map(|(a, b)| a * b).sum::<f64>() + bias;
        Naive {
            share: odds.iter().map(|odds| odds / all).collect(),
            points: dense(&second, "points", tensor("points_bias")),
            policy: policy.chunks(H2).zip(tensor("policy_bias")).map(logit).collect(),
        }
    }
}
