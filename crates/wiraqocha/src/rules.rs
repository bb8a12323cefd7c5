//! The rules as the table asks for them: the first position, who is to move, what may be chosen, what a choice does,
//! who wins. Choices and what they do are each one match that reads as a table of contents; the rest is in `setup.rs`,
//! `choices.rs`, `chapters/`, `score.rs` and `audit.rs`.

use crate::action::Action;
use crate::dice::Dice;
use crate::event::Event;
use crate::meeting::Named;
use crate::phase::{Origin, Phase, Use};
use crate::pieces::*;
use crate::state::{Board, OnceSet, Player, Rules, Supply, ThisTurn, Token, Wiraqocha};
use crate::tables::{PLACES, Tables};
use crate::{revisions, setup};
use game::{Actor, BadSetup, Game, OptionSpec, PerSeat, Printed, Revision, Scores, Seat, Setup, Sink, Turn};
use std::ops::RangeInclusive;

impl Game for Wiraqocha {
    const NAME: &'static str = "wiraqocha";
    const REVISIONS: &'static [Revision] = revisions::REVISIONS;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    /// At most 200 rounds (W-8.3) of four turns with at most 150 steps: in phase I three exchanges, the Cave, the
    /// workshop, eleven dice taken back and counting; eleven dice to roll, two more to buy and four to roll again; five
    /// steps for each die that is used, and some twenty for the cards. And 26 steps before the first turn.
    const LONGEST: u32 = 125_000;

    type Data = Tables;
    type Action = Action;
    type Event = Event;

    fn start(setup: &Setup, tables: &'static Tables) -> Result<Wiraqocha, BadSetup> {
        let rules = Rules {
            revision: setup.revision(),
            seats: setup.seats(),
            random_layout: setup.value::<Wiraqocha>("layout") == "random",
            cave: setup.value::<Wiraqocha>("cave") == "on",
            prisoners: setup.value::<Wiraqocha>("prisoners") == "on",
            cap: setup.value::<Wiraqocha>("cap").parse().expect("a value of the option"),
        };
        let nobody = Player {
            holds: TileSet::NONE,
            reserve: ByPawn::all(0),
            cemetery: ByPawn::all(0),
            out: ByPawn::all(0),
            resources: 0,
            somnium: 0,
            artifacts: 0,
            cards: CardSet::NONE,
            prisoner: None,
        };
        let mut player = PerSeat::all(nobody);
        Seat::first(rules.seats).for_each(|seat| player[seat].reserve = tables.pawns);
        let mut start = Wiraqocha {
            printed: Printed(tables),
            rules,
            phase: if rules.random_layout { Phase::Laying(0) } else { Phase::Dealing },
            round: 0,
            first: Seat::ALL[0],
            active: Seat::ALL[0],
            this_turn: ThisTurn { done: OnceSet::NONE, counted: None, rerolls: 0, probed: None },
            dice: Dice::NONE,
            supply: Supply { dice: tables.dice, resources: tables.resources, somnium: tables.somnium },
            layout: [None; PLACES],
            near: ByTile::all(TileSet::NONE),
            board: Board::EMPTY,
            artifacts: tables.ruins,
            artifacts_lost: 0,
            market: CardSet::NONE,
            pile: CardSet::ALL,
            fortress: Token::OnCard,
            field: Token::OnCard,
            ray_fired: false,
            player,
            won: None,
        };
        if !rules.random_layout {
            start.layout =
                tables.first_game.map(|tile| Some(if rules.cave && tile == Tile::N7 { Tile::Cave } else { tile }));
            start.join_neighbours();
        }
        Ok(start)
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.phase.turn(self.active)
    }

    #[inline]
    fn choices(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.active {
            return;
        }
        match self.phase {
            Phase::Preparing => self.preparing_choices(out),
            Phase::Acting => self.acting_choices(out),
            Phase::Sending(tile) => {
                out.extend(self.reserves_for(tile).map(Action::Send));
                out.extend(self.pawns_for(tile).iter().map(Action::Move));
            }
            Phase::Meeting { purpose, named } => self.meeting_choices(purpose, named, out),
            Phase::Beating { purpose, dice, least } => self.beating_choices(purpose, dice, least, out),
            Phase::Looting(purpose) => {
                let tunnel = matches!(purpose, Use::Tunnel(_));
                out.extend(self.loot(self.owner_of(purpose.tile()), tunnel).map(Action::Loot));
            }
            Phase::Capturing { .. } => out.extend([Action::Capture, Action::Banish]),
            Phase::Defending(_) => out.extend(self.dice.faces().map(Action::Die)),
            Phase::Setting { face, .. } => out.extend(self.settings(face).map(Action::Set)),
            Phase::Shielding => out.extend(self.me().holds.iter().map(Action::Shield)),
            Phase::Laying(_) | Phase::Dealing | Phase::DrawStart | Phase::Rolling(_) => {}
            Phase::Refilling | Phase::Over => {}
        }
    }

    fn is_detail(&self) -> bool {
        matches!(
            self.phase,
            Phase::Sending(_)
                | Phase::Meeting { .. }
                | Phase::Beating { .. }
                | Phase::Defending(_)
                | Phase::Setting { .. }
        )
    }

    /// All are equally likely.
    #[inline]
    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        match self.phase {
            Phase::Laying(_) => out.extend(self.unlaid().iter().map(|tile| (Action::Lay(tile), 1))),
            Phase::Dealing | Phase::Refilling => out.extend(self.pile.iter().map(|card| (Action::Turn(card), 1))),
            Phase::DrawStart => out.extend(Seat::first(self.rules.seats).map(|seat| (Action::Start(seat), 1))),
            Phase::Rolling(_) => out.extend(Face::ALL.map(|face| (Action::Show(face), 1))),
            _ => {}
        }
    }

    #[inline]
    fn apply(&mut self, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        match (self.phase, action) {
            // W-2: set-up.
            (Phase::Laying(place), Action::Lay(tile)) => self.lay(place, tile, sink),
            (Phase::Dealing, Action::Turn(card)) => self.deal(card, sink),
            (Phase::DrawStart, Action::Start(seat)) => self.draw_start(seat, sink),

            // W-3: phase I.
            (Phase::Preparing, Action::Collect) => self.collect(sink),
            (Phase::Preparing, Action::Count) => self.count_dice(sink),
            (Phase::Preparing, Action::TakeBack(tile)) => self.take_back(tile, sink),
            (Phase::Preparing, Action::Repair(pawn)) => self.repair(pawn, sink),
            (Phase::Preparing, Action::Exchange { tile, pawn }) => self.exchange(tile, Origin::Reserve(pawn), sink),
            (Phase::Preparing, Action::ExchangeFrom { tile, from }) => self.exchange(tile, Origin::Board(from), sink),
            (Phase::Preparing, Action::Emerge(tile)) => self.emerge(tile, sink),
            (Phase::Preparing, Action::Roll) => self.roll(sink),
            (Phase::Rolling(left), Action::Show(face)) => self.show(left, face, sink),

            // W-5.1 to W-5.6: conquest.
            (Phase::Acting, Action::Conquer(tile)) => self.phase = Phase::Sending(tile),
            (Phase::Sending(tile), Action::Send(pawn)) => {
                self.go_for(Use::Conquest { tile, origin: Origin::Reserve(pawn) })
            }
            (Phase::Sending(tile), Action::Move(from)) => {
                self.go_for(Use::Conquest { tile, origin: Origin::Board(from) })
            }
            (Phase::Meeting { purpose, named }, Action::Die(face)) => self.name_die(purpose, named, face, sink),
            (Phase::Meeting { purpose, named }, Action::Enough) => self.complete_sum(purpose, named, sink),
            (Phase::Beating { purpose, dice, .. }, Action::Die(face)) => self.beat(purpose, dice, face, sink),

            // W-5.7 to W-5.13: other actions.
            (Phase::Acting, Action::Defend(tile)) => self.phase = Phase::Defending(tile),
            (Phase::Defending(tile), Action::Die(face)) => self.pick_defender(tile, face, sink),
            (Phase::Setting { tile, face }, Action::Set(to)) => self.defend(tile, face, to, sink),
            (Phase::Acting, Action::Reroll(face)) => self.reroll(face, sink),
            (Phase::Acting, Action::Build(card)) => self.build(card, sink),
            (Phase::Acting, Action::Plunder(tile)) => self.go_for(Use::Plunder(tile)),
            (Phase::Looting(purpose), Action::Loot(loot)) => self.take_loot(purpose, loot, sink),
            (Phase::Acting, Action::Sacrifice) => self.sacrifice(sink),
            (Phase::Acting, Action::BuyBack(pawn)) => self.buy_back(pawn, sink),

            // W-6: phase III.
            (Phase::Acting, Action::End) => self.end_turn(sink),
            (Phase::Refilling, Action::Turn(card)) => self.refill_with(card, sink),

            // W-7: cards.
            (Phase::Acting, Action::Factory) => self.buy_die(sink),
            (Phase::Preparing | Phase::Acting, Action::Fortress(tile)) => self.place_fortress(tile, sink),
            (Phase::Shielding, Action::Shield(tile)) => self.shield(tile, sink),
            (Phase::Acting, Action::Exoskeleton(face)) => self.exoskeleton(face, sink),
            (Phase::Preparing | Phase::Acting, Action::DeathRay(tile)) => self.fire(tile, sink),
            (Phase::Preparing | Phase::Acting, Action::Probe(tile)) => self.probe(tile, sink),
            (Phase::Acting, Action::Tunnel(tile)) => self.go_for(Use::Tunnel(tile)),

            // W-8.2: prisoners.
            (Phase::Capturing { owner, pawn }, Action::Capture) => self.capture(owner, pawn, sink),
            (Phase::Capturing { .. }, Action::Banish) => self.phase = Phase::Acting,
            (Phase::Acting, Action::Ransom { captor, price }) => self.ransom(captor, price, sink),

            (phase, action) => unreachable!("{actor:?} plays {action} in {phase:?}"),
        }
    }

    /// W-8.3: the winner first, all others second; without a winner by somnium, then artifacts.
    fn scores(&self) -> Scores {
        let seats = self.rules.seats;
        let mut points = PerSeat::all(0);
        if let Some((winner, _)) = self.won {
            points[winner] = 1;
            return Scores::ranked(seats, points, |seat| points[seat]);
        }
        for seat in Seat::first(seats) {
            points[seat] = i32::from(self.player[seat].somnium);
        }
        Scores::ranked(seats, points, |seat| (self.player[seat].somnium, self.player[seat].artifacts))
    }

    fn audit(&self) -> Result<(), String> {
        self.count_stones()?;
        self.check_board()?;
        self.count_pawns()?;
        self.count_artifacts()?;
        self.count_cards()?;
        self.check_tokens()?;
        self.check_victory()
    }
}

impl Wiraqocha {
    /// The dice for the tile's condition come first.
    #[inline]
    fn go_for(&mut self, purpose: Use) {
        self.phase = Phase::Meeting { purpose, named: Named::NONE };
    }
}
