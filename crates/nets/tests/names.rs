//! A net is made for the largest table: what smaller ones say comes first there, under the same names.

mod common;

use common::{middle, round};
use game::Seat;
use game::encode::{Encode, Numbers, features};
use nets::testing::Draft;
use nets::{HAND, Inputs};

#[test]
fn features_of_small_tables_begin_those_of_large_ones() {
    check::<noria::Noria>();
    check::<novgorod::Novgorod>();
    check::<wiraqocha::Wiraqocha>();
}

fn check<G: Encode>() {
    let [two, three, four] = [2, 3, 4].map(|seats| features::<G>(seats).unwrap());
    assert_eq!(three[..two.len()], two, "{}", G::NAME);
    assert_eq!(four[..three.len()], three, "{}", G::NAME);
}

/// The inputs that are kept are those of the features that are not 0, then the dense ones.
#[test]
fn inputs_are_what_a_position_writes() {
    let (position, seat) = (middle::<noria::Noria>(3, 1), Seat::new(1));
    let four = features::<noria::Noria>(4).unwrap().len();
    let mut dense = vec![0.0; four];
    position.encode(seat, &mut Numbers::new(&mut dense));

    let mut inputs = Inputs::default();
    inputs.fill(&middle::<noria::Noria>(4, 9), seat);
    inputs.fill(&position, seat);
    let mut written = vec![0.0; four + HAND];
    inputs.indices().iter().zip(inputs.values()).for_each(|(&at, &value)| written[usize::from(at)] = value);
    assert_eq!(written[..four], dense);
    assert_eq!(written[four + 9..], [0.0; 3], "there is no fourth seat");
    let shares: f32 = (0..3).map(|at| written[four + 3 * at + 2]).sum();
    assert_eq!(round(shares), 1.0);
    assert!(inputs.indices().is_sorted() && inputs.seats() == 3);
}

#[test]
fn a_drawn_net_has_an_input_for_each() {
    let draft = Draft::random::<noria::Noria>(1);
    let inputs = features::<noria::Noria>(4).unwrap().len() + HAND;
    assert_eq!(draft.tensor("features").len(), inputs * nets::H1);
}
