//! W-4.3 a second time: every step before the camp is tried, re-rolls too, with every number that a die can show, and
//! every placement by brute force.

use super::{defence, dice_of, listed, positions, senders, ways};
use crate::action::Action;
use crate::pieces::*;
use crate::state::{Once, Token, Wiraqocha};
use crate::tables::Need;
use game::{Rng, Seat};
use std::cell::RefCell;
use std::collections::HashMap;

/// The dice, the condition, what must be passed and how often, and the resources: all that a placement depends on.
type Question = (Vec<u8>, Need, u8, usize, u8);

/// Remembers what brute force has found, because the same dice meet the same tiles again and again.
#[derive(Default)]
struct Reader(RefCell<HashMap<Question, bool>>);

impl Reader {
    fn can_take(&self, question: Question) -> bool {
        if let Some(&known) = self.0.borrow().get(&question) {
            return known;
        }
        let (dice, need, level, beat, resources) = &question;
        let mut found = vec![];
        ways(dice, *need, *level, *beat, *resources, &mut Default::default(), &mut found);
        let can = !found.is_empty();
        self.0.borrow_mut().insert(question, can);
        can
    }

    /// Whether the camp can be placed as everything lies.
    fn places(&self, game: &Wiraqocha) -> bool {
        let dice = dice_of(game.dice);
        Tile::ALL.into_iter().filter(|&tile| !senders(game, tile).is_empty()).any(|tile| {
            let (level, beat) = defence(game, tile);
            self.can_take((dice.clone(), game.tables().tile[tile].need, level, beat, game.me().resources))
        })
    }

    /// Whether some plan places the camp whatever the dice show.
    fn certain(&self, game: &Wiraqocha) -> bool {
        self.places(game) || steps(game).any(|step| self.certain_after(game, step))
    }

    /// Whether the camp is certain after a step, whatever the die shows that it rolls.
    fn certain_after(&self, game: &Wiraqocha, step: Step) -> bool {
        results(game, step).iter().all(|next| self.certain(next))
    }
}

/// What can come before the camp and touches the dice or a defence. The ray is not part of a plan.
#[derive(Clone, Copy)]
enum Step {
    Reroll(Face),
    Turn(Face),
    Buy,
    Probe(Tile),
}

fn steps(game: &Wiraqocha) -> impl Iterator<Item = Step> {
    let (me, done) = (game.me(), game.this_turn.done);
    let faces = move || Face::ALL.into_iter().filter(|&face| game.dice.count(face) > 0);
    let may = move |card: Card, once: Once| me.cards.has(card) && !done.has(once);
    let rerolls = faces().filter(|_| game.this_turn.rerolls > 0).map(Step::Reroll);
    let turns = faces().filter(move |&face| face != Face::Five && may(Card::BattleExoskeleton, Once::Exoskeleton));
    let buys = may(Card::AndroidFactory, Once::Factory) && me.resources >= 3 && game.supply.dice > 0;
    let probes = Tile::ALL.into_iter().filter(move |&tile| {
        let theirs = game.board.pawn[tile].filter(|&(owner, _)| owner != game.active);
        let camp = theirs.is_some_and(|(_, pawn)| pawn == Pawn::BaseCamp);
        let die = game.board.die[tile].is_some_and(|die| die != Face::One);
        may(Card::PsychicProbe, Once::Probe) && theirs.is_some() && (camp || die)
    });
    let buys = buys.then_some(Step::Buy);
    rerolls.chain(turns.map(Step::Turn)).chain(buys).chain(probes.map(Step::Probe))
}

/// What a step makes of the position: one for each number that luck may bring.
fn results(game: &Wiraqocha, step: Step) -> Vec<Wiraqocha> {
    let mut next = game.clone();
    let shown = |next: Wiraqocha| {
        let show = |face| Wiraqocha { dice: next.dice.with(face), ..next.clone() };
        Face::ALL.into_iter().map(show).collect::<Vec<_>>()
    };
    match step {
        Step::Reroll(face) => {
            next.dice = next.dice.without(face);
            next.this_turn.rerolls -= 1;
            shown(next)
        }
        Step::Buy => {
            next.me_mut().resources -= 3;
            next.supply.dice -= 1;
            next.this_turn.done = next.this_turn.done.with(Once::Factory);
            shown(next)
        }
        Step::Turn(face) => {
            next.dice = next.dice.without(face).with(Face::Five);
            next.this_turn.done = next.this_turn.done.with(Once::Exoskeleton);
            vec![next]
        }
        Step::Probe(tile) => {
            if next.board.die[tile].is_some() {
                next.board.die[tile] = Some(Face::One);
            }
            next.this_turn.probed = Some(tile);
            next.this_turn.done = next.this_turn.done.with(Once::Probe);
            vec![next]
        }
    }
}

/// The player at turn has lost the camp, has some of the cards that may be used before it, and at most one re-roll.
fn deprived(game: &Wiraqocha, rng: &mut Rng) -> Wiraqocha {
    let mut game = game.clone();
    let seat = game.active;
    if let Some(camp) = game.board.camps.and(game.me().holds).iter().next() {
        game.vacate(camp, &mut ());
        game.join_reserve(seat, Pawn::BaseCamp);
    }
    for card in [Card::BattleExoskeleton, Card::AndroidFactory, Card::PsychicProbe, Card::DeathRay] {
        if rng.below(2) == 0 {
            game.pile = game.pile.without(card);
            game.market = game.market.without(card);
            for other in Seat::first(game.rules.seats) {
                game.player[other].cards = game.player[other].cards.without(card);
            }
            game.player[seat].cards = game.player[seat].cards.with(card);
        }
    }
    // Few pawns and many defence dice leave few placements, which is where the question is hard.
    while game.me().holds.len() > 2 {
        let tile = *rng.pick(&game.me().holds.iter().collect::<Vec<_>>());
        let (_, pawn) = game.vacate(tile, &mut ());
        game.join_reserve(seat, pawn);
    }
    for tile in game.occupied().minus(game.me().holds).iter() {
        if game.board.die[tile].is_none() && game.supply.dice > 2 && rng.below(2) == 0 {
            game.board.put_die(tile, Some(*rng.pick(&Face::ALL)));
            game.supply.dice -= 1;
        }
    }
    game.this_turn.rerolls = rng.below(2) as u8;
    game.this_turn.probed = None;
    for once in [Once::Exoskeleton, Once::Factory, Once::Probe] {
        game.this_turn.done = game.this_turn.done.without(once);
    }
    game
}

#[test]
fn w_4_3_the_camp_must_be_placed_and_nothing_spoils_it_as_a_naive_reader_finds() {
    let (reader, mut rng) = (Reader::default(), Rng::new(43));
    // Positions where the camp could be placed at once, only by a plan, or not at all; steps that were kept and
    // refused.
    let (mut at_once, mut by_plan, mut never, mut kept, mut refused) = (0, 0, 0, 0, 0);
    positions(1500, 3, 6, |game| {
        let game = deprived(game, &mut rng);
        let list = listed(&game);
        let certain = reader.certain(&game);
        assert_eq!(list.contains(&Action::End), !certain, "{game:?}");
        match (reader.places(&game), certain) {
            (true, _) => at_once += 1,
            (false, true) => by_plan += 1,
            (false, false) => never += 1,
        }
        let mut check = |action: Action, safe: bool| {
            let expected = !certain || safe;
            assert_eq!(list.contains(&action), expected, "{action} in {game:?}");
            (kept, refused) = (kept + usize::from(expected), refused + usize::from(!expected));
        };
        for step in steps(&game) {
            let action = match step {
                Step::Reroll(face) => Action::Reroll(face),
                Step::Turn(face) => Action::Exoskeleton(face),
                Step::Buy => Action::Factory,
                Step::Probe(tile) => Action::Probe(tile),
            };
            check(action, reader.certain_after(&game, step));
        }
        if game.me().cards.has(Card::DeathRay) && !game.ray_fired {
            for tile in game.layout.iter().copied().flatten() {
                check(Action::DeathRay(tile), reader.certain(&destroyed(&game, tile)));
            }
        }
    });
    let seen = format!("{at_once} at once, {by_plan} by a plan, {never} never; {kept} steps kept, {refused} refused");
    assert!(at_once > 1000 && by_plan > 200 && never > 1000 && kept > 1000 && refused > 500, "{seen}");
}

/// The tile is dead and empty, as far as a camp on its way cares.
fn destroyed(game: &Wiraqocha, tile: Tile) -> Wiraqocha {
    let mut next = game.clone();
    if let Some((owner, _)) = next.board.pawn[tile].take() {
        next.player[owner].holds = next.player[owner].holds.without(tile);
    }
    next.board.die[tile] = None;
    next.board.dead = next.board.dead.with(tile);
    if next.field == Token::On(tile) {
        next.field = Token::Gone;
    }
    next
}
