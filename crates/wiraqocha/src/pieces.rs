//! The tiles, pawns, cards and dice of the game, each with its word.

use game::Per;

game::words! {
    /// The tiles by what they need: a sum, a double, or a run that begins with this number. The Cave takes the place of
    /// `n7` (W-8.1).
    pub enum Tile {
        N1 = "n1", N2 = "n2", N3 = "n3", N4 = "n4", N5 = "n5", N6 = "n6",
        N7 = "n7", N8 = "n8", N9 = "n9", N10 = "n10", N11 = "n11", N12 = "n12",
        D1 = "d1", D2 = "d2", D3 = "d3", D4 = "d4", D5 = "d5", D6 = "d6",
        R1 = "r1", R2 = "r2", R3 = "r3", R4 = "r4",
        Cave = "cave",
    }
}

game::words! {
    /// What grows or lies on a tile.
    pub enum Terrain { Jungle = "jungle", Ruins = "ruins", Village = "village", Vein = "vein", Cave = "cave" }
}

game::words! {
    /// Whether a tile is reached on foot or only in the air (W-5.3).
    pub enum Ground { Valley = "valley", Mountain = "mountain" }
}

game::words! {
    /// The pawns: four kinds in each colour, and the three white ones that come with cards.
    pub enum Pawn {
        BaseCamp = "base-camp", Explorer = "explorer", Miner = "miner", Zeppelin = "zeppelin",
        AndroidExplorer = "android-explorer", MechanicalMiner = "mechanical-miner", Juggernaut = "juggernaut",
    }
}

impl Pawn {
    /// The white ones.
    pub const WHITE: [Pawn; 3] = [Pawn::AndroidExplorer, Pawn::MechanicalMiner, Pawn::Juggernaut];

    /// Zeppelin or juggernaut: flies, and is attacked only by what flies (W-5.3).
    #[inline]
    pub fn flies(self) -> bool {
        matches!(self, Pawn::Zeppelin | Pawn::Juggernaut)
    }

    /// Explorer or android explorer: takes artifacts (W-5.14).
    #[inline]
    pub fn explores(self) -> bool {
        matches!(self, Pawn::Explorer | Pawn::AndroidExplorer)
    }

    /// Miner or mechanical miner: brings somnium (W-6.1).
    #[inline]
    pub fn mines(self) -> bool {
        matches!(self, Pawn::Miner | Pawn::MechanicalMiner)
    }

    /// The card that a white pawn comes with (W-7.5).
    #[inline]
    pub fn card(self) -> Option<Card> {
        match self {
            Pawn::AndroidExplorer => Some(Card::AndroidExplorer),
            Pawn::MechanicalMiner => Some(Card::MechanicalMiner),
            Pawn::Juggernaut => Some(Card::Juggernaut),
            Pawn::BaseCamp | Pawn::Explorer | Pawn::Miner | Pawn::Zeppelin => None,
        }
    }
}

game::words! {
    /// The twelve technology cards.
    pub enum Card {
        AndroidFactory = "android-factory", FlyingFortress = "flying-fortress", ForceField = "force-field",
        RecoveryWorkshop = "recovery-workshop", AndroidExplorer = "android-explorer",
        BattleExoskeleton = "battle-exoskeleton", DeathRay = "death-ray", Juggernaut = "juggernaut",
        MechanicalMiner = "mechanical-miner", ProductionTanks = "production-tanks", PsychicProbe = "psychic-probe",
        TransportTunneller = "transport-tunneller",
    }
}

impl Card {
    /// The white pawn that comes with it (W-7.5).
    #[inline]
    pub fn pawn(self) -> Option<Pawn> {
        Pawn::WHITE.into_iter().find(|pawn| pawn.card() == Some(self))
    }
}

game::words! {
    /// Inventions can be stolen, buildings cannot (W-5.11).
    pub enum CardKind { Building = "building", Invention = "invention" }
}

game::words! {
    /// What a die shows.
    pub enum Face { One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6" }
}

impl Face {
    /// From 1 to 6.
    #[inline]
    pub fn value(self) -> u8 {
        self as u8 + 1
    }

    /// The face with this value; `None` unless it is 1 to 6.
    #[inline]
    pub fn of(value: u8) -> Option<Face> {
        Face::ALL.get(usize::from(value).wrapping_sub(1)).copied()
    }
}

game::set! {
    /// A set of faces.
    pub struct FaceSet(u8) of Face;
}

game::words! {
    /// The three ways to win (W-1).
    pub enum Victory { Artifacts = "artifacts", Somnium = "somnium", Leviathan = "leviathan" }
}

game::words! {
    /// What a prisoner can be freed with (W-8.2).
    pub enum Price { Resources = "resources", Somnium = "somnium" }
}

/// One for each tile.
pub type ByTile<T> = Per<Tile, T, { Tile::COUNT }>;
/// One for each kind of pawn.
pub type ByPawn<T> = Per<Pawn, T, { Pawn::COUNT }>;
/// One for each card.
pub type ByCard<T> = Per<Card, T, { Card::COUNT }>;

game::set! {
    /// A set of tiles.
    pub struct TileSet(u32) of Tile;
}

game::set! {
    /// A set of cards.
    pub struct CardSet(u16) of Card;
}

impl TileSet {
    /// The tiles whose bits are set, the first tile's the lowest.
    #[inline]
    pub(crate) fn from_bits(bits: u32) -> TileSet {
        TileSet(bits).and(TileSet::ALL)
    }
}
