//! Conservation laws: every die, stone, pawn, artifact, card and token is in exactly one place, after every step.

use crate::meeting;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Board, Player, Token, Wiraqocha};
use game::Seat;

impl Wiraqocha {
    fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::first(self.rules.seats).map(|seat| (seat, &self.player[seat]))
    }

    /// Dice, resources and somnium: in the supply, with a player, or on a tile.
    pub(crate) fn count_stones(&self) -> Result<(), String> {
        let tables = self.tables();
        let on_tiles = Tile::ALL.iter().filter(|&&tile| self.board.die[tile].is_some()).count() as u8;
        let held = |of: fn(&Player) -> u8| self.players().map(|(_, player)| of(player)).sum::<u8>();
        for (what, counted, all) in [
            ("dice", self.supply.dice + self.dice.len() + on_tiles, tables.dice),
            ("resources", self.supply.resources + held(|player| player.resources), tables.resources),
            ("somnium", self.supply.somnium + held(|player| player.somnium), tables.somnium),
        ] {
            if counted != all {
                return Err(format!("{counted} {what}, not {all}"));
            }
        }
        let unused = !matches!(self.phase, Phase::Preparing | Phase::Refilling) && self.round > 0;
        if !self.dice.is_empty() && !unused {
            return Err(format!("{:?} unused dice in {:?}", self.dice, self.phase));
        }
        Ok(())
    }

    /// Every tile lies once; a dead one is empty; the sets say what the arrays say.
    pub(crate) fn check_board(&self) -> Result<(), String> {
        let laid: Vec<Tile> = self.layout.iter().copied().flatten().collect();
        let all: TileSet = laid.iter().copied().collect();
        if all.len() != laid.len() || (!matches!(self.phase, Phase::Laying(_)) && all != self.in_play()) {
            return Err(format!("the valley has {laid:?}"));
        }
        let standing = |which: fn(Pawn) -> bool| -> TileSet {
            let fits = |&tile: &Tile| self.board.pawn[tile].is_some_and(|(_, pawn)| which(pawn));
            Tile::ALL.into_iter().filter(fits).collect()
        };
        let with_die: TileSet = Tile::ALL.into_iter().filter(|&tile| self.board.die[tile].is_some()).collect();
        let Board { aloft, camps, guarded, dead, .. } = self.board;
        if (aloft, camps, guarded) != (standing(Pawn::flies), standing(|pawn| pawn == Pawn::BaseCamp), with_die) {
            return Err(format!("flying on {aloft:?}, camps on {camps:?}, dice on {guarded:?}"));
        }
        for (seat, player) in self.players() {
            let mine = |&tile: &Tile| self.board.pawn[tile].is_some_and(|(owner, _)| owner == seat);
            let holds: TileSet = Tile::ALL.into_iter().filter(mine).collect();
            if holds != player.holds {
                return Err(format!("{seat} holds {holds:?}, not {:?}", player.holds));
            }
        }
        let occupied = standing(|_| true);
        if !guarded.minus(occupied).is_empty() {
            return Err(format!("dice on {guarded:?} defend nobody"));
        }
        if !dead.and(occupied).is_empty() || !occupied.minus(self.in_play()).is_empty() {
            return Err(format!("pawns on {occupied:?}, where {dead:?} are destroyed"));
        }
        Ok(())
    }

    /// Seven pawns of each player, and each white one that came into the game, in one place each.
    pub(crate) fn count_pawns(&self) -> Result<(), String> {
        for (seat, player) in self.players() {
            for pawn in Pawn::ALL {
                let on_board = player.holds.iter().filter(|&tile| self.board.pawn[tile] == Some((seat, pawn))).count();
                let held = self.players().filter(|(_, other)| other.prisoner == Some((seat, pawn))).count();
                let counted = player.reserve[pawn] + player.cemetery[pawn] + player.out[pawn] + (on_board + held) as u8;
                let all = match pawn.card() {
                    Some(card) => u8::from(player.cards.has(card)),
                    None => self.tables().pawns[pawn],
                };
                if counted != all {
                    return Err(format!("{seat} has {counted} times {pawn}, not {all}"));
                }
            }
            if player.cemetery[Pawn::BaseCamp] + player.out[Pawn::BaseCamp] > 0 {
                return Err(format!("the base camp of {seat} is lost"));
            }
            match player.prisoner {
                Some(_) if !self.rules.prisoners => return Err(format!("{seat} holds a prisoner")),
                Some((owner, pawn)) if owner == seat || pawn == Pawn::BaseCamp => {
                    return Err(format!("{seat} holds {pawn} of {owner}"));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// W-2.2: four artifacts.
    pub(crate) fn count_artifacts(&self) -> Result<(), String> {
        let held: u8 = self.players().map(|(_, player)| player.artifacts).sum();
        let counted = self.artifacts.len() as u8 + held + self.artifacts_lost;
        if usize::from(counted) != self.tables().ruins.len() || !self.artifacts.minus(self.tables().ruins).is_empty() {
            return Err(format!("{counted} artifacts, some on {:?}", self.artifacts));
        }
        Ok(())
    }

    /// Twelve cards: in the pile, face up, or with one player.
    pub(crate) fn count_cards(&self) -> Result<(), String> {
        let sets = self.players().map(|(_, player)| player.cards).chain([self.pile, self.market]);
        let (all, count) = sets.fold((CardSet::NONE, 0), |(all, count), set| (all.or(set), count + set.len()));
        if all != CardSet::ALL || count != Card::COUNT || self.market.len() > usize::from(self.tables().market) {
            return Err(format!("{count} cards, {} kinds, {} face up", all.len(), self.market.len()));
        }
        Ok(())
    }

    /// W-7.2, W-7.3, W-7.7: a token is on its card until that is built, and then on a tile of the card's holder, with
    /// him, or gone.
    pub(crate) fn check_tokens(&self) -> Result<(), String> {
        for (card, token) in [(Card::FlyingFortress, self.fortress), (Card::ForceField, self.field)] {
            let holder = self.holder(card);
            let lawful = match (token, holder) {
                (Token::OnCard, holder) => holder.is_none(),
                (Token::On(tile), Some(seat)) => self.player[seat].holds.has(tile),
                (Token::InHand | Token::Gone, holder) => holder.is_some(),
                (Token::On(_), None) => false,
            };
            // W-7.3: the force field is put down at once.
            let at_once = matches!(self.phase, Phase::Shielding | Phase::Over);
            if !lawful || (card == Card::ForceField && token == Token::InHand && !at_once) {
                return Err(format!("the token of {card} is {token:?}"));
            }
        }
        if self.board.dead.len() != usize::from(self.ray_fired) {
            return Err(format!("{:?} destroyed", self.board.dead));
        }
        Ok(())
    }

    /// W-1: whoever has won has ended the game. And no use was begun that cannot be finished.
    pub(crate) fn check_victory(&self) -> Result<(), String> {
        for (seat, _) in self.players() {
            if self.has_won(seat) && self.won.is_none() {
                return Err(format!("{seat} has won, and the game goes on"));
            }
        }
        if self.won.is_some() && self.phase != Phase::Over {
            return Err("the game goes on after a victory".into());
        }
        if let Phase::Meeting { purpose, named } = self.phase {
            let (need, defence) = (self.need(purpose.tile()), self.to_beat(purpose));
            if !meeting::can_finish(need, named, defence, self.dice, self.steps()) {
                return Err(format!("{purpose:?} cannot be finished"));
            }
        }
        Ok(())
    }
}
