//! W-4 and W-5.1 to W-5.6: which tiles can be taken, with which pawn and which dice, and what becomes of the pawn that
//! stood there.

use crate::event::Event;
use crate::meeting::{self, Defence, Named};
use crate::phase::{Origin, Phase, Use};
use crate::pieces::*;
use crate::state::{Token, Wiraqocha};
use crate::tables::Need;
use crate::why::Reason;
use game::Sink;

impl Wiraqocha {
    /// The tiles that some pawn and the unused dice can take now (W-5.1 to W-5.4); only the camp, while it is in
    /// reserve (W-4.1).
    #[inline]
    pub(crate) fn conquerable(&self) -> TileSet {
        if self.dice.is_empty() {
            return TileSet::NONE;
        }
        let within_reach = self.fitting().and(self.reach());
        let defended = within_reach.and(self.board.guarded.or(self.board.camps));
        defended.iter().filter(|&tile| !self.beatable(tile)).fold(within_reach, TileSet::without)
    }

    /// Every tile whose condition the unused dice and resources meet (W-5.1, W-5.9).
    #[inline]
    pub(crate) fn reach(&self) -> TileSet {
        meeting::reachable(self.dice, self.steps(), self.tables().tile[Tile::Cave].need)
    }

    /// Whether the dice meet a tile's condition and defence together.
    #[inline]
    pub(crate) fn beatable(&self, tile: Tile) -> bool {
        meeting::can_finish(self.need(tile), Named::NONE, self.defence(tile), self.dice, self.steps())
    }

    #[inline]
    pub(crate) fn need(&self, tile: Tile) -> Need {
        self.tables().tile[tile].need
    }

    /// W-5.3: tiles that only a zeppelin may go to.
    #[inline]
    fn in_the_air(&self) -> TileSet {
        self.tables().mountains.or(self.board.aloft)
    }

    /// W-5.3: the tiles that may be taken, whoever goes there.
    #[inline]
    fn takeable(&self) -> TileSet {
        let open = self.in_play().minus(self.me().holds).minus(self.board.dead);
        if let Token::On(shielded) = self.field { open.without(shielded) } else { open }
    }

    /// W-5.3: why a tile may not be taken, whoever goes there.
    pub(crate) fn no_target(&self, tile: Tile) -> Option<Reason> {
        Some(match self.takeable() {
            open if open.has(tile) => return None,
            _ if !self.in_play().has(tile) => Reason::NotInPlay,
            _ if self.me().holds.has(tile) => Reason::OwnTile,
            _ if self.board.dead.has(tile) => Reason::Dead,
            _ => Reason::Shielded,
        })
    }

    /// W-5.2, W-5.3: the tiles that some pawn may go to, whatever the dice.
    #[inline]
    pub(crate) fn fitting(&self) -> TileSet {
        let (me, open, air) = (self.me(), self.takeable(), self.in_the_air());
        if me.camp_in_reserve() {
            // W-4.2
            let first = me.holds.is_empty();
            return if first { open.minus(air) } else { open.minus(air).and(self.adjacent()) };
        }
        // The camp is on the board and could go anywhere in the valley, so only the air needs a look.
        if !me.holds.and(self.board.aloft).is_empty() {
            open
        } else if me.reserve[Pawn::Zeppelin] + me.reserve[Pawn::Juggernaut] > 0 {
            open.minus(air.minus(self.adjacent()))
        } else {
            open.minus(air)
        }
    }

    /// W-4.2, W-5.2, W-5.3: why no pawn may go to a tile that could be taken.
    pub(crate) fn unfit(&self, tile: Tile) -> Option<Reason> {
        let me = self.me();
        Some(match self.fitting() {
            fitting if fitting.has(tile) => return None,
            _ if me.camp_in_reserve() && self.in_the_air().has(tile) => Reason::CampInAir,
            _ if me.camp_in_reserve() => Reason::NotAdjacent,
            _ if me.reserve[Pawn::Zeppelin] + me.reserve[Pawn::Juggernaut] > 0 => Reason::ZeppelinTooFar,
            _ => Reason::OnlyZeppelins,
        })
    }

    /// W-5.2, W-5.3: pawns in reserve that may go to the tile, in order.
    #[inline]
    pub(crate) fn reserves_for(&self, tile: Tile) -> impl Iterator<Item = Pawn> {
        let me = self.me();
        let (camp, air) = (me.camp_in_reserve(), self.in_the_air().has(tile));
        let near = camp || self.adjacent().has(tile);
        let fits = move |pawn: Pawn| if camp { pawn == Pawn::BaseCamp } else { pawn.flies() || !air };
        Pawn::ALL.into_iter().filter(move |&pawn| near && me.reserve[pawn] > 0 && fits(pawn))
    }

    /// W-5.2, W-5.3: own tiles whose pawn may go to the tile.
    #[inline]
    pub(crate) fn pawns_for(&self, tile: Tile) -> TileSet {
        let me = self.me();
        match self.in_the_air().has(tile) {
            _ if me.camp_in_reserve() => TileSet::NONE,
            true => me.holds.and(self.board.aloft),
            false => me.holds,
        }
    }

    /// W-5.2, W-5.3: why this pawn does not come from the reserve.
    pub(crate) fn stays_in_reserve(&self, tile: Tile, pawn: Pawn) -> Option<Reason> {
        let me = self.me();
        Some(match pawn {
            _ if self.reserves_for(tile).any(|it| it == pawn) => return None,
            _ if me.reserve[pawn] == 0 => Reason::NoneInReserve(pawn),
            _ if me.camp_in_reserve() => Reason::CampFirst,
            _ if self.in_the_air().has(tile) && !pawn.flies() => Reason::OnlyZeppelins,
            _ => Reason::NotAdjacent,
        })
    }

    /// W-5.2, W-5.3: why the pawn of another tile does not come.
    pub(crate) fn stays_on(&self, tile: Tile, from: Tile) -> Option<Reason> {
        Some(match self.pawns_for(tile) {
            pawns if pawns.has(from) => return None,
            _ if !self.me().holds.has(from) => Reason::NotYours,
            _ if self.me().camp_in_reserve() => Reason::CampFirst,
            _ => Reason::OnlyZeppelins,
        })
    }

    /// What a use must beat; the tunneller ignores every defence (W-7.9).
    #[inline]
    pub(crate) fn to_beat(&self, purpose: Use) -> Defence {
        match purpose {
            Use::Conquest { tile, .. } | Use::Plunder(tile) => self.defence(tile),
            Use::Tunnel(_) => Defence::NONE,
        }
    }

    /// A die for the condition (W-5.1). Without resources there is nothing to add to an exact sum.
    #[inline]
    pub(crate) fn name_die(&mut self, purpose: Use, named: Named, face: Face, sink: &mut impl Sink<Event>) {
        let need = self.need(purpose.tile());
        self.use_die(face, sink);
        self.pay_steps(meeting::steps_of(need, named, face), sink);
        let named = named.with(face);
        let complete = match need {
            Need::Sum(number) => named.sum == number && self.steps() == 0,
            Need::Pair(faces) => usize::from(named.count) == faces.len(),
            Need::Run(faces) => usize::from(named.count) == faces.len(),
        };
        if complete {
            self.condition_met(purpose, sink);
        } else {
            self.phase = Phase::Meeting { purpose, named };
        }
    }

    /// W-5.9: the dice named are changed to make the sum.
    pub(crate) fn complete_sum(&mut self, purpose: Use, named: Named, sink: &mut impl Sink<Event>) {
        let Need::Sum(number) = self.need(purpose.tile()) else { unreachable!("only sums are completed") };
        self.pay_steps(number.abs_diff(named.sum), sink);
        self.condition_met(purpose, sink);
    }

    #[inline]
    fn condition_met(&mut self, purpose: Use, sink: &mut impl Sink<Event>) {
        match self.to_beat(purpose).dice {
            0 => self.succeed(purpose, sink),
            dice => self.phase = Phase::Beating { purpose, dice, least: Face::One },
        }
    }

    /// A die against the defence (W-5.4).
    #[inline]
    pub(crate) fn beat(&mut self, purpose: Use, dice: u8, face: Face, sink: &mut impl Sink<Event>) {
        let steps = self.to_beat(purpose).steps(face);
        self.use_die(face, sink);
        self.pay_steps(steps, sink);
        match dice - 1 {
            0 => self.succeed(purpose, sink),
            left => self.phase = Phase::Beating { purpose, dice: left, least: face },
        }
    }

    #[inline]
    fn succeed(&mut self, purpose: Use, sink: &mut impl Sink<Event>) {
        match purpose {
            Use::Conquest { tile, origin } => self.conquer(tile, origin, sink),
            Use::Plunder(_) | Use::Tunnel(_) => self.plunder(purpose, sink),
        }
    }

    /// W-5.5: the attacker's pawn must stand there.
    #[inline]
    fn conquer(&mut self, tile: Tile, origin: Origin, sink: &mut impl Sink<Event>) {
        let seat = self.active;
        let beaten = self.board.pawn[tile].map(|_| self.vacate(tile, sink));
        let pawn = self.fetch(origin, sink);
        self.stand(tile, seat, pawn);
        sink.emit(Event::Conquered { seat, tile, pawn, origin });
        self.phase = Phase::Acting;
        match beaten {
            None => {}
            Some((owner, Pawn::BaseCamp)) => {
                self.join_reserve(owner, Pawn::BaseCamp);
                sink.emit(Event::CampFell { seat: owner, tile });
                self.free_from(owner, sink);
            }
            Some((owner, beaten)) => {
                self.player[owner].cemetery[beaten] += 1;
                sink.emit(Event::Banished { seat: owner, pawn: beaten });
                if self.rules.prisoners {
                    self.phase = Phase::Capturing { owner, pawn: beaten };
                }
            }
        }
        self.explore(tile, seat, pawn, sink);
    }
}
