//! A net: its weights, and how they are read.

use crate::hand::HAND;
use crate::inputs::names;
use crate::kernel::{H1, H2, HEADS};
use crate::misfit::Misfit;
use game::encode::{Encode, Numbered};
use game::{MAX_SEATS, Strategy, fingerprint, newest};
use safetensors::{Dtype, SafeTensors};

/// The weights of a net. A row belongs to an input, in the policy to an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub(crate) features: Vec<[f32; H1]>,
    /// For 2, 3 and 4 seats.
    pub(crate) seats: [[f32; H1]; MAX_SEATS - 1],
    pub(crate) hidden: [[f32; H2]; H1],
    pub(crate) hidden_bias: [f32; H2],
    /// Shares, then points.
    pub(crate) heads: [[f32; HEADS]; H2],
    pub(crate) heads_bias: [f32; HEADS],
    pub(crate) policy: Vec<[f32; H2]>,
    pub(crate) policy_bias: Vec<f32>,
    made: String,
}

impl Net {
    /// Reads a file of tensors, and refuses what was not made for this game as it is played and written today.
    pub fn read<G: Strategy + Encode>(bytes: &[u8]) -> Result<Net, Misfit> {
        let unreadable = |error: safetensors::SafeTensorError| Misfit::Unreadable(error.to_string());
        let (_, header) = SafeTensors::read_metadata(bytes).map_err(unreadable)?;
        let said = |key: &str| header.metadata().as_ref().and_then(|texts| texts.get(key)).cloned().unwrap_or_default();
        let names = names::<G>();
        check_header::<G>(&said, print(&names))?;

        let file = File(SafeTensors::deserialize(bytes).map_err(unreadable)?);
        let actions = <G::Action as Numbered>::COUNT;
        let share = file.rows("share", &[H2, 4])?;
        let points = file.rows("points", &[H2, 4])?;
        Ok(Net {
            features: file.rows("features", &[names.len() + HAND, H1])?,
            seats: all(file.rows("seats", &[MAX_SEATS - 1, H1])?),
            hidden: all(file.rows("hidden", &[H1, H2])?),
            hidden_bias: all(file.numbers("hidden_bias", &[H2])?),
            heads: all(share.iter().zip(&points).map(|(share, points)| side_by_side(share, points)).collect()),
            heads_bias: side_by_side(&all(file.numbers("share_bias", &[4])?), &all(file.numbers("points_bias", &[4])?)),
            policy: file.rows("policy", &[actions, H2])?,
            policy_bias: file.numbers("policy_bias", &[actions])?,
            made: said("made"),
        })
    }

    /// How it was made, in words.
    pub fn made(&self) -> &str {
        &self.made
    }
}

/// The fingerprint of a game's features, as a net has it in its header: 16 digits, FNV-1a over their names with line
/// breaks between them, and a byte 255 behind.
pub fn features_print<G: Encode>() -> String {
    print(&names::<G>())
}

/// What the header of a net says that fits the game as it is played and written today: names and words.
pub fn facts<G: Strategy + Encode>() -> [(&'static str, String); 4] {
    [
        ("game", G::NAME.into()),
        ("revision", newest::<G>().to_string()),
        ("features", features_print::<G>()),
        ("actions", <G::Action as Numbered>::COUNT.to_string()),
    ]
}

fn print(names: &[String]) -> String {
    format!("{:016x}", fingerprint(names.join("\n").as_str()))
}

fn check_header<G: Strategy>(said: &impl Fn(&str) -> String, features: String) -> Result<(), Misfit> {
    if said("game") != G::NAME {
        return Err(Misfit::Game { asked: G::NAME, made_for: said("game") });
    }
    if said("revision") != newest::<G>().to_string() {
        return Err(Misfit::Revision { played: newest::<G>(), made_for: said("revision") });
    }
    if said("features") != features {
        return Err(Misfit::Features { has: features, made_for: said("features") });
    }
    Ok(())
}

struct File<'a>(SafeTensors<'a>);

impl File<'_> {
    /// The numbers of a tensor, which must have this shape.
    fn numbers(&self, tensor: &'static str, shape: &[usize]) -> Result<Vec<f32>, Misfit> {
        let other = |found| Misfit::Shape { tensor, expected: format!("F32 {shape:?}"), found };
        let view = self.0.tensor(tensor).map_err(|_| other("missing".into()))?;
        if view.dtype() != Dtype::F32 || view.shape() != shape {
            return Err(other(format!("{:?} {:?}", view.dtype(), view.shape())));
        }
        let numbers: Vec<f32> = view.data().as_chunks().0.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect();
        match numbers.iter().all(|number| number.is_finite()) {
            true => Ok(numbers),
            false => Err(Misfit::NotFinite { tensor }),
        }
    }

    /// The same in rows.
    fn rows<const N: usize>(&self, tensor: &'static str, shape: &[usize; 2]) -> Result<Vec<[f32; N]>, Misfit> {
        Ok(self.numbers(tensor, shape)?.as_chunks().0.to_vec())
    }
}

/// As many as the shape said.
fn all<T: std::fmt::Debug, const N: usize>(list: Vec<T>) -> [T; N] {
    list.try_into().expect("the shape was checked")
}

fn side_by_side(share: &[f32; 4], points: &[f32; 4]) -> [f32; HEADS] {
    std::array::from_fn(|at| if at < 4 { share[at] } else { points[at - 4] })
}
