//! The rules a second time, naively: every action of the notation is asked one by one whether the book allows it now.
//! Only the view is read, which shows everything (W-2.4); neither the lists nor any function of the rules is used.
//!
//! All phases are covered, chance included. What may come before a base camp that waits in reserve depends on whether
//! it can still be placed (W-4.3): those verbs are left to the brute force of `oracle/camp.rs`, and [`legal`] says so.

mod dice;

use game::Seat;
use wiraqocha::action::{Action, Loot};
use wiraqocha::phase::{Phase, Use};
use wiraqocha::pieces::*;
use wiraqocha::view::{OwnedPawn, PlayerView, TileView, View};
use wiraqocha::{Once, Token};

/// Every action that can be written at all.
pub fn everything() -> Vec<Action> {
    let mut all = vec![Action::Collect, Action::Count, Action::Roll, Action::Sacrifice, Action::Factory];
    all.extend([Action::End, Action::Enough, Action::Capture, Action::Banish]);
    let by_tile = [
        Action::Lay,
        Action::TakeBack,
        Action::Emerge,
        Action::Conquer,
        Action::Plunder,
        Action::Tunnel,
        Action::Defend,
        Action::Fortress,
        Action::Probe,
        Action::DeathRay,
        Action::Move,
        Action::Shield,
    ];
    for tile in Tile::ALL {
        all.extend(by_tile.map(|action| action(tile)));
        all.extend(Pawn::ALL.map(|pawn| Action::Exchange { tile, pawn }));
        all.extend(Tile::ALL.map(|from| Action::ExchangeFrom { tile, from }));
    }
    for face in Face::ALL {
        all.extend([Action::Show, Action::Reroll, Action::Exoskeleton, Action::Die, Action::Set].map(|it| it(face)));
    }
    for pawn in Pawn::ALL {
        all.extend([Action::Repair, Action::BuyBack, Action::Send].map(|action| action(pawn)));
    }
    for card in Card::ALL {
        all.extend([Action::Turn(card), Action::Build(card), Action::Loot(Loot::Card(card))]);
    }
    all.extend([Loot::Somnium, Loot::Artifact, Loot::Prisoner].map(Action::Loot));
    for seat in Seat::ALL {
        all.push(Action::Start(seat));
        all.extend(Price::ALL.map(|price| Action::Ransom { captor: seat, price }));
    }
    all.sort();
    all
}

/// Whether the book allows an action now; `None` where this reader does not know (W-4.3).
pub fn legal(view: &View, action: Action) -> Option<bool> {
    if view.round == 0 || matches!(view.phase, Phase::Rolling(_) | Phase::Refilling | Phase::Over) {
        return Some(chance(view, action));
    }
    let table = Table { view, me: &view.players[view.at_turn?.index()] };
    Some(match view.phase {
        Phase::Preparing => table.preparing(action),
        Phase::Acting if table.me.reserve[Pawn::BaseCamp] > 0 => return table.before_camp(action),
        Phase::Acting => table.acting(action),
        Phase::Sending(tile) => table.senders(tile).contains(&action),
        Phase::Meeting { purpose, named } => match action {
            Action::Die(face) => table.can_name(purpose, named, face),
            Action::Enough => table.is_enough(purpose, named),
            _ => false,
        },
        Phase::Beating { purpose, dice, least } => {
            matches!(action, Action::Die(face) if table.can_beat_with(purpose, dice, least, face))
        }
        Phase::Looting(purpose) => {
            let owner = table.at(purpose.tile())?.pawn?.owner;
            matches!(action, Action::Loot(loot) if table.can_take(owner, loot, matches!(purpose, Use::Tunnel(_))))
        }
        Phase::Capturing { .. } => matches!(action, Action::Capture | Action::Banish),
        Phase::Defending(_) => matches!(action, Action::Die(face) if table.has_die(face)),
        Phase::Setting { face, .. } => {
            matches!(action, Action::Set(to) if to.value().abs_diff(face.value()) <= table.steps())
        }
        Phase::Shielding => matches!(action, Action::Shield(tile) if table.is_mine(tile)),
        Phase::Laying(_) | Phase::Dealing | Phase::DrawStart | Phase::Rolling(_) => false,
        Phase::Refilling | Phase::Over => false,
    })
}

/// W-2, W-3.2, W-6.2: what luck may bring.
fn chance(view: &View, action: Action) -> bool {
    match (view.phase, action) {
        (Phase::Laying(_), Action::Lay(tile)) => {
            let lies = view.valley.iter().any(|place| place.tile.is_some_and(|it| it.tile == tile));
            // W-8.1
            !lies && tile != if view.variant.cave { Tile::N7 } else { Tile::Cave }
        }
        (Phase::Dealing | Phase::Refilling, Action::Turn(card)) => view.pile.iter().any(|it| it.card == card),
        (Phase::DrawStart, Action::Start(seat)) => seat.index() < view.players.len(),
        (Phase::Rolling(_), Action::Show(_)) => true,
        _ => false,
    }
}

fn flies(pawn: Pawn) -> bool {
    matches!(pawn, Pawn::Zeppelin | Pawn::Juggernaut)
}

/// What the player at turn sees.
struct Table<'a> {
    view: &'a View,
    me: &'a PlayerView,
}

impl Table<'_> {
    fn at(&self, tile: Tile) -> Option<&TileView> {
        self.view.valley.iter().filter_map(|place| place.tile.as_ref()).find(|it| it.tile == tile)
    }

    fn tiles(&self) -> impl Iterator<Item = &TileView> {
        self.view.valley.iter().filter_map(|place| place.tile.as_ref())
    }

    /// The own pawn on a tile.
    fn my_pawn(&self, tile: Tile) -> Option<Pawn> {
        self.at(tile)?.pawn.filter(|it| it.owner == self.me.seat).map(|it| it.pawn)
    }

    fn is_mine(&self, tile: Tile) -> bool {
        self.my_pawn(tile).is_some()
    }

    fn enemy(&self, tile: Tile) -> Option<OwnedPawn> {
        self.at(tile)?.pawn.filter(|it| it.owner != self.me.seat)
    }

    fn has(&self, card: Card) -> bool {
        self.me.cards.iter().any(|it| it.card == card)
    }

    /// Whether a card can be used that works once a turn.
    fn may_use(&self, card: Card, once: Once) -> bool {
        self.has(card) && !self.did(once)
    }

    fn did(&self, once: Once) -> bool {
        self.view.this_turn.done.has(once)
    }

    fn has_die(&self, face: Face) -> bool {
        self.view.this_turn.dice.count(face) > 0
    }

    /// W-5.9: so many steps of dice can be paid.
    fn steps(&self) -> u8 {
        self.me.resources / self.view.values.die_step
    }

    /// W-3
    fn preparing(&self, action: Action) -> bool {
        let turn = &self.view.this_turn;
        match action {
            Action::Roll => true,
            // W-3.0: the order matters only if a tile can be left.
            Action::Collect => !self.did(Once::Collect) && self.can_leave_a_tile(),
            Action::Count => turn.counted.is_none() && self.can_leave_a_tile(),
            Action::TakeBack(tile) => {
                turn.counted.is_none() && self.is_mine(tile) && self.at(tile).is_some_and(|it| it.die.is_some())
            }
            Action::Repair(pawn) => self.may_use(Card::RecoveryWorkshop, Once::Repair) && self.me.cemetery[pawn] > 0,
            Action::Exchange { tile, pawn } => {
                self.my_pawn(tile).is_some_and(flies) && self.me.reserve[pawn] > 0 && !flies(pawn)
            }
            Action::ExchangeFrom { tile, from } => {
                self.my_pawn(tile).is_some_and(flies) && self.my_pawn(from).is_some_and(|pawn| !flies(pawn))
            }
            Action::Emerge(tile) => self.can_emerge(tile),
            _ => self.free(action),
        }
    }

    fn can_leave_a_tile(&self) -> bool {
        let exchanges = Tile::ALL.into_iter().any(|tile| self.my_pawn(tile).is_some_and(flies))
            && Tile::ALL.into_iter().any(|tile| self.my_pawn(tile).is_some_and(|pawn| !flies(pawn)));
        let emerges = Tile::ALL.into_iter().any(|tile| self.can_emerge(tile));
        let fires = Tile::ALL.into_iter().any(|tile| self.is_mine(tile) && self.free(Action::DeathRay(tile)));
        exchanges || emerges || fires
    }

    /// W-3.6
    fn can_emerge(&self, tile: Tile) -> bool {
        let explorer = matches!(self.my_pawn(Tile::Cave), Some(Pawn::Explorer | Pawn::AndroidExplorer));
        let free = |it: &TileView| it.table.ground == Ground::Mountain && it.pawn.is_none() && !it.dead;
        explorer && self.at(tile).is_some_and(free)
    }

    /// W-7.2, W-7.7, W-7.8: what needs neither dice nor a camp, in phases I and II.
    fn free(&self, action: Action) -> bool {
        match action {
            Action::Fortress(tile) => {
                let may = self.may_use(Card::FlyingFortress, Once::Fortress) && self.is_mine(tile);
                may && match self.view.fortress {
                    Token::InHand => true,
                    Token::On(now) => now != tile,
                    Token::OnCard | Token::Gone => false,
                }
            }
            Action::Probe(tile) => {
                let Some(enemy) = self.enemy(tile) else { return false };
                let turned = self.at(tile).is_some_and(|it| it.die.is_some_and(|die| die != self.view.values.probe));
                self.may_use(Card::PsychicProbe, Once::Probe) && (turned || enemy.pawn == Pawn::BaseCamp)
            }
            Action::DeathRay(tile) => {
                self.has(Card::DeathRay) && !self.view.ray_fired && self.at(tile).is_some_and(|it| !it.dead)
            }
            _ => false,
        }
    }

    /// W-4.1: only what places the camp, and what the book does not count among the moves that need one.
    fn before_camp(&self, action: Action) -> Option<bool> {
        match action {
            Action::Conquer(tile) => Some(self.can_conquer(tile)),
            Action::Fortress(_) => Some(self.free(action)),
            Action::Reroll(_) | Action::Exoskeleton(_) | Action::Factory | Action::Probe(_) | Action::DeathRay(_) => {
                None
            }
            Action::End => None,
            _ => Some(false),
        }
    }

    /// W-5
    fn acting(&self, action: Action) -> bool {
        let (me, values, turn) = (self.me, &self.view.values, &self.view.this_turn);
        match action {
            Action::End => true,
            Action::Conquer(tile) => self.can_conquer(tile),
            Action::Plunder(tile) => self.can_conquer(tile) && self.has_loot(tile, false),
            Action::Tunnel(tile) => {
                let card = self.may_use(Card::TransportTunneller, Once::Tunnel);
                card && self.has_loot(tile, true) && self.can_take_with_dice(tile, (0, 0))
            }
            Action::Defend(tile) => self.is_mine(tile) && !turn.dice.is_empty(),
            Action::Reroll(face) => turn.rerolls > 0 && self.has_die(face),
            Action::Exoskeleton(face) => {
                let card = self.may_use(Card::BattleExoskeleton, Once::Exoskeleton);
                card && self.has_die(face) && face != values.exoskeleton
            }
            Action::Build(card) => {
                let mut market = self.view.market.iter();
                let paid = market
                    .find(|it| it.card == card)
                    .map(|it| me.resources >= it.table.resources && me.somnium >= it.table.somnium);
                !self.did(Once::Build) && paid == Some(true)
            }
            Action::Sacrifice => {
                me.somnium >= values.sacrifice && self.view.supply.dice > 0 && !self.did(Once::Sacrifice)
            }
            Action::Factory => {
                let card = self.may_use(Card::AndroidFactory, Once::Factory);
                card && me.resources >= values.factory_die && self.view.supply.dice > 0
            }
            Action::BuyBack(pawn) => {
                me.cemetery[pawn] > 0 && me.resources >= values.buy_back && !self.did(Once::BuyBack)
            }
            Action::Ransom { captor, price } => {
                let captor = self.view.players.get(captor.index());
                let held = captor.is_some_and(|it| it.prisoner.is_some_and(|prisoner| prisoner.owner == me.seat));
                held && match price {
                    Price::Resources => me.resources >= values.ransom_resources,
                    Price::Somnium => me.somnium >= values.ransom_somnium,
                }
            }
            _ => self.free(action),
        }
    }

    /// W-5.1 to W-5.4: some pawn may go there, and the dice do it.
    fn can_conquer(&self, tile: Tile) -> bool {
        !self.senders(tile).is_empty() && self.can_take_with_dice(tile, self.defence(tile))
    }

    /// W-4.2, W-5.2, W-5.3, W-7.3: the pawns that may go to a tile.
    fn senders(&self, tile: Tile) -> Vec<Action> {
        let Some(it) = self.at(tile).filter(|it| !it.dead && !it.field && !self.is_mine(tile)) else { return vec![] };
        let in_the_air = it.table.ground == Ground::Mountain || it.pawn.is_some_and(|pawn| flies(pawn.pawn));
        let mine = || self.tiles().filter(|it| self.is_mine(it.tile));
        let adjacent = mine().any(|own| own.near.has(tile));
        if self.me.reserve[Pawn::BaseCamp] > 0 {
            let may = !in_the_air && (adjacent || mine().next().is_none());
            return if may { vec![Action::Send(Pawn::BaseCamp)] } else { vec![] };
        }
        let fits = |pawn: Pawn| flies(pawn) || !in_the_air;
        let reserve = Pawn::ALL.into_iter().filter(|&pawn| adjacent && self.me.reserve[pawn] > 0 && fits(pawn));
        let moved = mine().filter(|own| self.my_pawn(own.tile).is_some_and(fits)).map(|own| Action::Move(own.tile));
        reserve.map(Action::Send).chain(moved).collect()
    }

    /// W-5.11: an enemy camp with something to take.
    fn has_loot(&self, tile: Tile, tunnel: bool) -> bool {
        let Some(OwnedPawn { owner, pawn: Pawn::BaseCamp }) = self.enemy(tile) else { return false };
        let all = [Loot::Somnium, Loot::Artifact, Loot::Prisoner].into_iter().chain(Card::ALL.map(Loot::Card));
        all.into_iter().any(|loot| self.can_take(owner, loot, tunnel))
    }

    /// W-5.11, W-7.9, W-8.2
    fn can_take(&self, victim: Seat, loot: Loot, tunnel: bool) -> bool {
        let victim = &self.view.players[victim.index()];
        match loot {
            Loot::Somnium => victim.somnium > 0,
            Loot::Artifact => victim.artifacts > 0,
            Loot::Card(card) => victim.cards.iter().any(|it| it.card == card && it.table.kind == CardKind::Invention),
            Loot::Prisoner => !tunnel && victim.prisoner.is_some_and(|it| it.owner == self.me.seat),
        }
    }
}
