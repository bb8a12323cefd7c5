//! The position as numbers, for nets and programs: first the table, the turn and the valley, then the player's own
//! things, then what matters of the others. Nothing is hidden in Wiraqocha.

use crate::action::{Action, Loot};
use crate::phase::{Origin, Phase, Use};
use crate::pieces::*;
use crate::state::{Once, Token, Wiraqocha};
use game::encode::{Encode, Sheet, round_from};
use game::{Game, Seat};

game::numbered! {
    Action {
        Lay(tile: Tile), Turn(card: Card), Start(seat: Seat), Show(face: Face), Collect, Count, TakeBack(tile: Tile),
        Repair(pawn: Pawn), Exchange { tile: Tile, pawn: Pawn }, ExchangeFrom { tile: Tile, from: Tile },
        Emerge(tile: Tile), Roll, Conquer(tile: Tile), Plunder(tile: Tile), Tunnel(tile: Tile), Defend(tile: Tile),
        Reroll(face: Face), Exoskeleton(face: Face), Build(card: Card), Sacrifice, Factory, BuyBack(pawn: Pawn),
        Ransom { captor: Seat, price: Price }, Fortress(tile: Tile), Probe(tile: Tile), DeathRay(tile: Tile), End,
        Send(pawn: Pawn), Move(tile: Tile), Die(face: Face), Enough, Set(face: Face), Loot(loot: Loot), Capture, Banish,
        Shield(tile: Tile),
    }
}

game::numbered! { Loot { Somnium, Artifact, Card(card: Card), Prisoner } }

game::words! {
    /// What is pending, without its details.
    enum Pending {
        Chance = "a draw or a roll", Preparing = "the preparation", Acting = "an action", Sending = "a pawn to send",
        Meeting = "dice for the tile", Beating = "dice against the defence", Looting = "loot",
        Capturing = "a beaten pawn", Defending = "a defence die", Setting = "the number of a defence die",
        Shielding = "the force field", Over = "nothing",
    }
}

game::words! {
    /// What stands on a tile, as far as it matters to others.
    enum Standing { Camp = "base camp", Explores = "an explorer", Mines = "a miner", Flies = "one that flies" }
}

impl Encode for Wiraqocha {
    fn encode(&self, seat: Seat, sheet: &mut impl Sheet) {
        self.encode_table(sheet);
        self.encode_pending(sheet);
        self.encode_turn(sheet);
        self.encode_valley(sheet);
        self.encode_cards(sheet);
        let seats = round_from(seat, self.rules.seats);
        let most = |count: fn(&crate::state::Player) -> u8| {
            seats.clone().map(|seat| count(&self.player[seat])).max().unwrap_or(0)
        };
        let (somnium, artifacts) = (most(|player| player.somnium), most(|player| player.artifacts));
        sheet.part("me", |sheet| {
            self.encode_me(seat, sheet);
            sheet.level::<4>("somnium behind the leader", somnium - self.player[seat].somnium);
            sheet.level::<2>("artifacts behind the leader", artifacts - self.player[seat].artifacts);
        });
        for (number, other) in seats.enumerate().skip(1) {
            sheet.part(format_args!("player +{number}"), |sheet| self.encode_other(other, sheet));
        }
    }
}

impl Wiraqocha {
    #[inline(always)]
    fn encode_table(&self, sheet: &mut impl Sheet) {
        sheet.steps("rounds left", [1, 2, 4, 6, 9, 12, 16, 20], self.rules.cap.saturating_sub(self.round));
        sheet.flag("random valley", self.rules.random_layout);
        sheet.flag("cave", self.rules.cave);
        sheet.flag("prisoners", self.rules.prisoners);
        sheet.steps("resources in the supply", [1, 3, 6, 10], self.supply.resources);
        sheet.steps("somnium in the supply", [1, 3, 6, 10], self.supply.somnium);
        sheet.steps("dice in the pool", [1, 3, 5, 8], self.supply.dice);
    }

    #[inline(always)]
    fn encode_pending(&self, sheet: &mut impl Sheet) {
        let (purpose, least, dice) = match self.phase {
            Phase::Meeting { purpose, named } => (Some(purpose), Some(named.least), named.count),
            Phase::Beating { purpose, dice, least } => (Some(purpose), Some(least), dice),
            Phase::Looting(purpose) => (Some(purpose), None, 0),
            _ => (None, None, 0),
        };
        let tile = match self.phase {
            Phase::Sending(tile) | Phase::Defending(tile) | Phase::Setting { tile, .. } => Some(tile),
            _ => purpose.map(Use::tile),
        };
        let sum = if let Phase::Meeting { named, .. } = self.phase { named.sum } else { 0 };
        let shown = if let Phase::Setting { face, .. } = self.phase { Some(face) } else { least };
        sheet.one_of("pending", Some(self.pending()));
        sheet.one_of("about", tile);
        sheet.one_of(
            "sent",
            match purpose {
                Some(Use::Conquest { origin: Origin::Reserve(pawn), .. }) => Some(pawn),
                Some(Use::Conquest { origin: Origin::Board(from), .. }) => self.board.pawn[from].map(|(_, pawn)| pawn),
                _ => None,
            },
        );
        sheet.flag("only to plunder", matches!(purpose, Some(Use::Plunder(_) | Use::Tunnel(_))));
        sheet.one_of("die, or the least that may be named", shown);
        sheet.level::<3>("dice named, or still to be named", dice);
        sheet.steps("sum of the dice named", [2, 4, 6, 8, 10], sum);
    }

    #[inline(always)]
    fn encode_turn(&self, sheet: &mut impl Sheet) {
        let turn = &self.this_turn;
        sheet.each("done", |once: Once| turn.done.has(once));
        sheet.steps("dice counted", [1, 4, 6], turn.counted.unwrap_or(0));
        sheet.level::<2>("re-rolls", turn.rerolls);
        sheet.flag("a camp is weakened", turn.probed.is_some());
        for face in Face::ALL {
            sheet.level::<3>(format_args!("dice that show {face}"), self.dice.count(face));
        }
        sheet.steps("unused dice", [1, 2, 4, 6], self.dice.len());
    }

    #[inline(always)]
    fn encode_valley(&self, sheet: &mut impl Sheet) {
        for standing in Standing::ALL {
            sheet.each(standing, |tile: Tile| self.board.pawn[tile].is_some_and(|(_, pawn)| stands_as(pawn, standing)));
        }
        sheet.each("defence die on", |tile: Tile| self.board.guarded.has(tile));
        sheet.each("defence of 4 or more on", |tile: Tile| self.board.die[tile].is_some_and(|face| face >= Face::Four));
        sheet.each("artifact on", |tile: Tile| self.artifacts.has(tile));
        sheet.each("destroyed", |tile: Tile| self.board.dead.has(tile));
        sheet.one_of("fortress on", on(self.fortress));
        sheet.one_of("force field on", on(self.field));
    }

    #[inline(always)]
    fn encode_cards(&self, sheet: &mut impl Sheet) {
        sheet.each("face up", |card: Card| self.market.has(card));
        sheet.flag("fortress not placed", self.fortress == Token::InHand);
        sheet.flag("force field not placed", self.field == Token::InHand);
        sheet.flag("death ray fired", self.ray_fired);
        sheet.flag("an artifact is lost", self.artifacts_lost > 0);
    }

    #[inline(always)]
    fn encode_me(&self, seat: Seat, sheet: &mut impl Sheet) {
        let player = &self.player[seat];
        self.encode_open(seat, sheet);
        let near = player.holds.iter().fold(TileSet::NONE, |near, tile| near.or(self.near[tile]));
        sheet.each("next to", |tile: Tile| near.has(tile));
        sheet.each("in reserve", |pawn: Pawn| player.reserve[pawn] > 0);
        sheet.each("in the cemetery", |pawn: Pawn| player.cemetery[pawn] > 0);
        sheet.level::<8>("resources", player.resources);
        sheet.flag("more resources than can be kept", player.resources > self.tables().stored_resources);
    }

    #[inline(always)]
    fn encode_other(&self, seat: Seat, sheet: &mut impl Sheet) {
        let player = &self.player[seat];
        self.encode_open(seat, sheet);
        let count = |pawns: &ByPawn<u8>| -> u8 { pawns.entries().iter().sum() };
        sheet.steps("pawns in reserve", [1, 3, 5], count(&player.reserve));
        sheet.steps("pawns in the cemetery", [1, 2], count(&player.cemetery));
        sheet.steps("resources", [1, 3, 6], player.resources);
    }

    /// What is written of everybody alike.
    #[inline(always)]
    fn encode_open(&self, seat: Seat, sheet: &mut impl Sheet) {
        let player = &self.player[seat];
        sheet.flag("starts", self.round > 0 && self.first == seat);
        sheet.flag("at turn", self.turn().seat() == Some(seat));
        sheet.each("holds", |tile: Tile| player.holds.has(tile));
        sheet.flag("base camp in reserve", player.camp_in_reserve());
        sheet.each("has", |card: Card| player.cards.has(card));
        sheet.steps("somnium", [1, 2, 3, 5, 8], player.somnium);
        sheet.level::<4>("artifacts", player.artifacts);
        let (resources, somnium) = self.worth(seat);
        sheet.steps("resources on cards", [4, 8, 12, 16, 20], resources);
        sheet.steps("somnium on cards", [1, 3], somnium);
        sheet.steps("dice to roll", [3, 4, 5, 6], self.dice_of(seat));
        sheet.steps("income", [2, 4, 6], self.income_of(seat));
        sheet.steps("mining", [1, 2, 4], self.mining_of(seat));
        sheet.flag("holds a prisoner", player.prisoner.is_some());
    }

    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Laying(_) | Phase::Dealing | Phase::DrawStart => Pending::Chance,
            Phase::Rolling(_) | Phase::Refilling => Pending::Chance,
            Phase::Preparing => Pending::Preparing,
            Phase::Acting => Pending::Acting,
            Phase::Sending(_) => Pending::Sending,
            Phase::Meeting { .. } => Pending::Meeting,
            Phase::Beating { .. } => Pending::Beating,
            Phase::Looting(_) => Pending::Looting,
            Phase::Capturing { .. } => Pending::Capturing,
            Phase::Defending(_) => Pending::Defending,
            Phase::Setting { .. } => Pending::Setting,
            Phase::Shielding => Pending::Shielding,
            Phase::Over => Pending::Over,
        }
    }
}

fn stands_as(pawn: Pawn, standing: Standing) -> bool {
    match standing {
        Standing::Camp => pawn == Pawn::BaseCamp,
        Standing::Explores => pawn.explores(),
        Standing::Mines => pawn.mines(),
        Standing::Flies => pawn.flies(),
    }
}

fn on(token: Token) -> Option<Tile> {
    if let Token::On(tile) = token { Some(tile) } else { None }
}
