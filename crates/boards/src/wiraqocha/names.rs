//! Phrases that the board, the choices and the log share, in the viewer's language.

use crate::{Scene, capital};
use std::borrow::Cow;
use wiraqocha::Amounts;
use wiraqocha::pieces::{Card, CardKind, Face, Ground, Pawn, Terrain, Tile, Victory};
use wiraqocha::tables::{Need, TileTable};
use wiraqocha::view::{OwnedPawn, Values};
use words::Words;

const SOFT_HYPHEN: &str = "\u{ad}";

/// The words of one language for this game.
#[derive(Clone, Copy)]
pub(super) struct Names<'a>(pub &'a Words);

impl Names<'_> {
    /// "miner".
    pub fn pawn(self, pawn: Pawn) -> String {
        self.0.say_with("wiraqocha-pawn", &[("pawn", pawn.word().into())])
    }

    /// "the miner", as the subject of a sentence.
    pub fn the(self, pawn: Pawn) -> String {
        self.0.say_with("wiraqocha-pawn-the", &[("pawn", pawn.word().into())])
    }

    /// "the miner", as the object of a sentence.
    pub fn acc(self, pawn: Pawn) -> String {
        self.0.say_with("wiraqocha-pawn-acc", &[("pawn", pawn.word().into())])
    }

    /// "with the miner from the reserve", or from a tile.
    pub fn with(self, pawn: Pawn, from: Option<Tile>) -> String {
        let with = ("pawn", self.0.say_with("wiraqocha-pawn-dat", &[("pawn", pawn.word().into())]).into());
        match from {
            None => self.0.say_with("wiraqocha-a-with", &[with]),
            Some(from) => self.0.say_with("wiraqocha-a-with-from", &[with, ("tile", self.tile(from).into())]),
        }
    }

    /// "Miner of Ada", for titles, which are plain text.
    pub fn whose(self, scene: &Scene, whose: OwnedPawn) -> String {
        let (pawn, owner) = (capital(&self.pawn(whose.pawn)), scene.name(whose.owner).to_owned());
        self.0.say_with("wiraqocha-whose", &[("pawn", pawn.into()), ("owner", owner.into())])
    }

    /// "Force Field".
    pub fn card(self, card: Card) -> String {
        self.card_with_breaks(card).replace(SOFT_HYPHEN, "")
    }

    /// The same, with the places where a long word may be broken on a narrow card.
    pub fn card_with_breaks(self, card: Card) -> String {
        self.0.say_with("wiraqocha-card", &[("card", card.word().into())])
    }

    /// "the Force Field", as the object of a sentence.
    pub fn card_acc(self, card: Card) -> String {
        self.0.say_with("wiraqocha-card-acc", &[("card", card.word().into())])
    }

    /// What a card does.
    pub fn effect(self, card: Card, values: &Values) -> String {
        self.0.say_with(
            "wiraqocha-effect",
            &[
                ("card", card.word().into()),
                ("factory", values.factory_die.into()),
                ("exoskeleton", values.exoskeleton.value().into()),
                ("tanks", values.production_tanks.into()),
                ("probe", values.probe.value().into()),
            ],
        )
    }

    /// "Building".
    pub fn kind(self, kind: CardKind) -> String {
        self.0.say_with("wiraqocha-kind", &[("kind", kind.word().into())])
    }

    /// "Building: cannot be stolen".
    pub fn kind_help(self, kind: CardKind) -> String {
        self.0.say_with("wiraqocha-kind-help", &[("kind", kind.word().into())])
    }

    /// What stands behind the word for a tile: "9", "5-5", "3-4-5". The tiles are named after what they need.
    pub fn tile(self, tile: Tile) -> Cow<'static, str> {
        dice_of(tile.word()).map_or_else(|| self.0.say("wiraqocha-cave"), Cow::from)
    }

    /// "jungle in the mountains".
    pub fn terrain(self, table: &TileTable) -> String {
        let terrain = [("terrain", table.terrain.word().into())];
        match table.ground {
            Ground::Valley => self.0.say_with("wiraqocha-terrain", &terrain),
            Ground::Mountain => self.0.say_with("wiraqocha-terrain-mountain", &terrain),
        }
    }

    /// "1 resource a turn"; `None` for a tile that brings nothing.
    pub fn brings(self, table: &TileTable, values: &Values) -> Option<String> {
        let nothing = table.terrain == Terrain::Jungle && table.resources == 0;
        let points = || match table.terrain {
            Terrain::Vein => self.points(values.miner_on_vein),
            Terrain::Jungle | Terrain::Ruins | Terrain::Village | Terrain::Cave => String::new(),
        };
        let terrain = ("terrain", table.terrain.word().into());
        let say = || {
            let values = [terrain, ("resources", table.resources.into()), ("points", points().into())];
            self.0.say_with("wiraqocha-brings", &values)
        };
        (!nothing).then(say)
    }

    /// "1 resource".
    pub fn resources(self, count: u8) -> String {
        self.0.say_with("wiraqocha-resources", &[("count", count.into())])
    }

    /// "1 somnium".
    pub fn somnium(self, count: u8) -> String {
        self.0.say_with("wiraqocha-somnium", &[("count", count.into())])
    }

    /// "1 die".
    pub fn dice(self, count: u8) -> String {
        self.0.say_with("wiraqocha-dice", &[("count", count.into())])
    }

    /// "1 point".
    pub fn points(self, count: u8) -> String {
        self.0.say_with("wiraqocha-points", &[("count", count.into())])
    }

    /// "4 resources and 1 somnium".
    pub fn price(self, resources: u8, somnium: u8) -> String {
        match (resources, somnium) {
            (count, 0) => self.resources(count),
            (0, count) => self.somnium(count),
            (count, also) => {
                let values = [("one", self.resources(count).into()), ("other", self.somnium(also).into())];
                self.0.say_with("wiraqocha-and", &values)
            }
        }
    }

    /// What something costs: "4 resources and 1 somnium".
    pub fn cost(self, amounts: Amounts) -> String {
        self.price(amounts.resources, amounts.somnium)
    }

    /// "Artifacts".
    pub fn victory(self, victory: Victory) -> String {
        self.0.say_with("wiraqocha-victory", &[("victory", victory.word().into())])
    }

    /// "sum 9", "exactly 5-5".
    pub fn need(self, need: Need) -> String {
        match need {
            Need::Sum(number) => self.0.say_with("wiraqocha-h-sum", &[("number", number.into())]),
            Need::Pair(faces) => self.exactly(&faces),
            Need::Run(faces) => self.exactly(&faces),
        }
    }

    fn exactly(self, faces: &[Face]) -> String {
        let dice: Vec<String> = faces.iter().map(Face::to_string).collect();
        self.0.say_with("wiraqocha-h-exactly", &[("dice", dice.join("-").into())])
    }
}

/// The dice that a tile is named after, by its word: `n9` is "9", `d5` "5-5", `r3` "3-4-5". `None` for the Cave, and
/// for what is no tile.
pub(super) fn dice_of(word: &str) -> Option<String> {
    let first: u8 = word.get(1..)?.parse().ok()?;
    match word.as_bytes()[0] {
        b'n' => Some(first.to_string()),
        b'd' => Some(format!("{first}-{first}")),
        b'r' => Some(format!("{first}-{}-{}", first + 1, first + 2)),
        _ => None,
    }
}

/// Those parts that there are, with points between them.
pub(super) fn parts(parts: impl IntoIterator<Item = Option<String>>) -> String {
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
