//! What is shipped fits its game, is small, and says what its trainer says: `nets/golden/GAME.json` has some inputs with
//! what the trainer makes of them, `share` after the softmax and `points` in `LEAD`s, in turn order.

mod common;

use common::near;
use game::Strategy;
use game::encode::Encode;
use nets::{Judge, Net};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const MOST_BYTES: u64 = 1 << 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Golden {
    seats: u8,
    indices: Vec<u16>,
    values: Vec<f32>,
    share: [f64; 4],
    points: [f64; 4],
    policy: BTreeMap<usize, f64>,
}

#[test]
fn noria() {
    check::<noria::Noria>();
}

#[test]
fn novgorod() {
    check::<novgorod::Novgorod>();
}

#[test]
fn wiraqocha() {
    check::<wiraqocha::Wiraqocha>();
}

fn check<G: Strategy + Encode>() {
    let (file, golden) = (shelf(format!("{}.safetensors", G::NAME)), shelf(format!("golden/{}.json", G::NAME)));
    if !file.exists() {
        assert!(!golden.exists(), "{} has no net", golden.display());
        assert_eq!(nets::find::<G>(None), Ok(None));
        return;
    }
    for file in [&file, &golden] {
        let size = fs::metadata(file).unwrap_or_else(|error| panic!("{}: {error}", file.display())).len();
        assert!(size <= MOST_BYTES, "{} has {size} bytes", file.display());
    }
    let net = nets::find::<G>(None).unwrap_or_else(|misfit| panic!("{}: {misfit}", file.display())).unwrap();
    if std::env::var_os(nets::FOLDER_VARIABLE).is_none() {
        assert_eq!(nets::shipped::<G>().as_deref(), Some(&net));
    }
    let golden: Vec<Golden> = serde_json::from_slice(&fs::read(golden).unwrap()).unwrap();
    assert!(!golden.is_empty());
    golden.iter().enumerate().for_each(|(at, golden)| says(&net, golden, &format!("{} {at}", G::NAME)));
}

fn says(net: &Net, golden: &Golden, case: &str) {
    let mut judge = Judge::new();
    judge.inputs.set(golden.seats, &golden.indices, &golden.values);
    let heads = judge.weigh(net);
    for at in 0..golden.seats.into() {
        let (share, points) = (heads.share[at].into(), heads.points[at].into());
        assert!(near(golden.share[at], share), "{case}: a share of {share}, not {}", golden.share[at]);
        assert!(near(golden.points[at], points), "{case}: {points} points, not {}", golden.points[at]);
    }
    for (&action, &expected) in &golden.policy {
        let logit = judge.policy(net, action).into();
        assert!(near(expected, logit), "{case}: action {action} has {logit}, not {expected}");
    }
}

fn shelf(name: String) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../nets").join(name)
}
