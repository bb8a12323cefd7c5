//! W-5.10, W-5.13 and W-7: building, buying back, and what the cards do in phase II.

use crate::amounts::Amounts;
use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Once, Token, Wiraqocha};
use crate::tables::CardTable;
use crate::why::Reason;
use game::Sink;

impl Wiraqocha {
    /// W-5.10: face-up cards that can be paid.
    #[inline]
    pub(crate) fn buildable(&self) -> CardSet {
        if self.this_turn.done.has(Once::Build) {
            return CardSet::NONE;
        }
        self.market.iter().filter(|&card| !self.can_pay(self.price(card))).fold(self.market, CardSet::without)
    }

    #[inline]
    fn price(&self, card: Card) -> Amounts {
        let CardTable { resources, somnium, .. } = self.tables().card[card];
        Amounts { resources, somnium, artifacts: 0 }
    }

    /// W-5.10: why a card that lies face up is not built.
    pub(crate) fn no_build(&self, card: Card) -> Option<Reason> {
        match self.buildable().has(card) {
            true => None,
            false => self.done(Once::Build).or_else(|| self.short(self.price(card))),
        }
    }

    /// W-5.10: where a card is that does not lie face up.
    pub(crate) fn not_face_up(&self, card: Card) -> Option<Reason> {
        (!self.market.has(card)).then(|| self.holder(card).map_or(Reason::InPile, Reason::Taken))
    }

    /// W-5.10
    pub(crate) fn build(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        let price = self.tables().card[card];
        self.pay(price.resources);
        self.pay_somnium(price.somnium);
        self.this_turn.done = self.this_turn.done.with(Once::Build);
        self.market = self.market.without(card);
        self.me_mut().cards = self.me().cards.with(card);
        sink.emit(Event::Built { seat: self.active, card });
        if let Some(pawn) = card.pawn() {
            // W-7.5
            self.join_reserve(self.active, pawn);
        }
        match card {
            Card::FlyingFortress => self.fortress = Token::InHand,
            Card::ForceField => {
                self.field = Token::InHand;
                self.phase = Phase::Shielding;
            }
            _ => {}
        }
        self.judge(self.active, sink);
    }

    /// W-5.13
    #[inline]
    pub(crate) fn may_buy_back(&self) -> bool {
        self.can_pay(Amounts::resources(self.tables().buy_back)) && !self.this_turn.done.has(Once::BuyBack)
    }

    /// W-5.13: why no pawn is bought back.
    pub(crate) fn no_buy_back(&self) -> Option<Reason> {
        let dear = || self.short(Amounts::resources(self.tables().buy_back));
        if self.may_buy_back() { None } else { self.done(Once::BuyBack).or_else(dear) }
    }

    /// W-3.4, W-5.13: why this pawn does not come back.
    #[inline]
    pub(crate) fn no_grave(&self, pawn: Pawn) -> Option<Reason> {
        (self.me().cemetery[pawn] == 0).then_some(Reason::NoneInCemetery(pawn))
    }

    /// W-5.13
    pub(crate) fn buy_back(&mut self, pawn: Pawn, sink: &mut impl Sink<Event>) {
        let resources = self.tables().buy_back;
        self.pay(resources);
        self.me_mut().cemetery[pawn] -= 1;
        self.join_reserve(self.active, pawn);
        self.this_turn.done = self.this_turn.done.with(Once::BuyBack);
        sink.emit(Event::BoughtBack { seat: self.active, pawn, resources });
    }

    /// W-7.2: where the fortress may go. Only moving it is limited to once a turn; one that came back in this turn
    /// waits for a later one.
    #[inline]
    pub(crate) fn fortress_goals(&self) -> TileSet {
        match self.fortress {
            _ if !self.can_use(Card::FlyingFortress, Once::Fortress) => TileSet::NONE,
            Token::OnCard | Token::Gone => TileSet::NONE,
            Token::InHand => self.me().holds,
            Token::On(tile) => self.me().holds.without(tile),
        }
    }

    /// W-7.2: why the fortress does not go there.
    pub(crate) fn no_fortress(&self, tile: Tile) -> Option<Reason> {
        Some(match self.fortress {
            _ if self.fortress_goals().has(tile) => return None,
            _ if !self.me().cards.has(Card::FlyingFortress) => Reason::NoCard(Card::FlyingFortress),
            Token::Gone => Reason::TokenLost,
            _ if !self.me().holds.has(tile) => Reason::NotYours,
            Token::On(there) if there == tile => Reason::ThereAlready,
            _ => Reason::Done(Once::Fortress),
        })
    }

    /// W-7.2
    pub(crate) fn place_fortress(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        if matches!(self.fortress, Token::On(_)) {
            self.this_turn.done = self.this_turn.done.with(Once::Fortress);
        }
        self.fortress = Token::On(tile);
        sink.emit(Event::FortressPlaced { seat: self.active, tile });
    }

    /// W-7.3
    pub(crate) fn shield(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        self.field = Token::On(tile);
        sink.emit(Event::Shielded { seat: self.active, tile });
        self.phase = Phase::Acting;
    }

    /// W-7.8: enemy tiles with a camp, or with a die that is not yet what the probe makes of it.
    #[inline]
    pub(crate) fn probe_goals(&self) -> TileSet {
        if !self.can_use(Card::PsychicProbe, Once::Probe) {
            return TileSet::NONE;
        }
        let defended = self.board.guarded.or(self.board.camps).minus(self.me().holds);
        let weak = |&tile: &Tile| !self.board.camps.has(tile) && self.board.die[tile] == Some(self.tables().probe);
        defended.iter().filter(weak).fold(defended, TileSet::without)
    }

    /// W-7.8: why the probe does not go there.
    pub(crate) fn no_probe(&self, tile: Tile) -> Option<Reason> {
        if self.probe_goals().has(tile) {
            return None;
        }
        let own = || self.me().holds.has(tile).then_some(Reason::OwnTile);
        self.no_use(Card::PsychicProbe, Once::Probe).or_else(own).or(Some(Reason::NothingToProbe))
    }

    /// W-7.8: the die on the tile is turned, and the natural defence of a camp there is weakened likewise.
    pub(crate) fn probe(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        let (seat, to) = (self.active, self.tables().probe);
        self.this_turn.done = self.this_turn.done.with(Once::Probe);
        if let Some(from) = self.board.die[tile].filter(|&from| from != to) {
            self.board.put_die(tile, Some(to));
            sink.emit(Event::ProbedDie { seat, tile, from, to });
        }
        if self.board.camps.has(tile) {
            self.this_turn.probed = Some(tile);
            sink.emit(Event::ProbedCamp { seat, tile });
        }
    }

    /// W-7.7: any tile that is not destroyed yet.
    #[inline]
    pub(crate) fn ray_targets(&self) -> TileSet {
        if self.ray_fired || !self.me().cards.has(Card::DeathRay) {
            return TileSet::NONE;
        }
        self.in_play().minus(self.board.dead)
    }

    /// W-7.7: why the ray is not fired there.
    pub(crate) fn no_ray(&self, tile: Tile) -> Option<Reason> {
        Some(match self.ray_targets() {
            targets if targets.has(tile) => return None,
            _ if !self.me().cards.has(Card::DeathRay) => Reason::NoCard(Card::DeathRay),
            _ if self.ray_fired => Reason::RayFired,
            _ if self.board.dead.has(tile) => Reason::Dead,
            _ => Reason::NotInPlay,
        })
    }

    /// W-7.7: everything on the tile is out of the game; only a camp goes to its owner's reserve, and a die to the
    /// pool.
    pub(crate) fn fire(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        self.ray_fired = true;
        sink.emit(Event::Destroyed { seat: self.active, tile });
        if self.fortress == Token::On(tile) {
            self.fortress = Token::Gone;
            sink.emit(Event::FortressGone);
        }
        match self.board.pawn[tile].map(|_| self.vacate(tile, sink)) {
            None => {}
            Some((seat, Pawn::BaseCamp)) => {
                self.join_reserve(seat, Pawn::BaseCamp);
                sink.emit(Event::CampFell { seat, tile });
            }
            Some((seat, pawn)) => {
                self.player[seat].out[pawn] += 1;
                sink.emit(Event::Removed { seat, pawn });
            }
        }
        if self.artifacts.has(tile) {
            self.artifacts = self.artifacts.without(tile);
            self.artifacts_lost += 1;
            sink.emit(Event::ArtifactLost { tile });
        }
        self.board.dead = self.board.dead.with(tile);
    }
}
