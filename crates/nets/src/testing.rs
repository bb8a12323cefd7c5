//! Nets that have learned nothing, for tests and measurements.

use crate::hand::HAND;
use crate::inputs::names;
use crate::kernel::{H1, H2};
use crate::net::features_print;
use game::encode::{Encode, Numbered};
use game::{MAX_SEATS, Rng, Strategy, newest};
use safetensors::tensor::{Dtype, TensorView};

/// A file that is not written yet: its texts, and its tensors with their shapes.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The texts of the header.
    pub texts: Vec<(&'static str, String)>,
    /// Name, shape and numbers of each tensor.
    pub tensors: Vec<(&'static str, Vec<usize>, Vec<f32>)>,
}

impl Draft {
    /// A net that fits a game, with small weights by chance. The same seed gives the same net.
    pub fn random<G: Strategy + Encode>(seed: u64) -> Draft {
        let mut rng = Rng::new(seed);
        let actions = <G::Action as Numbered>::COUNT;
        let shapes = [
            ("features", vec![names::<G>().len() + HAND, H1]),
            ("seats", vec![MAX_SEATS - 1, H1]),
            ("hidden", vec![H1, H2]),
            ("hidden_bias", vec![H2]),
            ("share", vec![H2, 4]),
            ("share_bias", vec![4]),
            ("points", vec![H2, 4]),
            ("points_bias", vec![4]),
            ("policy", vec![actions, H2]),
            ("policy_bias", vec![actions]),
        ];
        let mut weight = || (rng.bits() >> 40) as f32 / (1u32 << 25) as f32 - 0.25;
        let tensors = shapes.map(|(name, shape)| {
            let numbers = (0..shape.iter().product()).map(|_| weight()).collect();
            (name, shape, numbers)
        });
        let texts = [
            ("game", G::NAME.into()),
            ("revision", newest::<G>().to_string()),
            ("features", features_print::<G>()),
            ("actions", actions.to_string()),
            ("made", format!("by chance, from seed {seed}")),
        ];
        Draft { texts: texts.into(), tensors: tensors.into() }
    }

    /// The numbers of a tensor.
    ///
    /// # Panics
    /// If there is no such tensor.
    pub fn tensor(&self, name: &str) -> &[f32] {
        &self.tensors.iter().find(|tensor| tensor.0 == name).expect("a tensor of the net").2
    }

    /// The file.
    pub fn bytes(&self) -> Vec<u8> {
        let numbers = |list: &[f32]| list.iter().flat_map(|number| number.to_le_bytes()).collect();
        let data: Vec<Vec<u8>> = self.tensors.iter().map(|(_, _, list)| numbers(list)).collect();
        let views = self.tensors.iter().zip(&data).map(|((name, shape, _), data)| {
            (*name, TensorView::new(Dtype::F32, shape.clone(), data).expect("as many numbers as the shape says"))
        });
        let texts = self.texts.iter().map(|(key, text)| (key.to_string(), text.clone())).collect();
        safetensors::serialize(views, Some(texts)).expect("tensors can be written")
    }
}
