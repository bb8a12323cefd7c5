//! N-3.6, N-3.9 and N-6.10 by brute force: what the rules read off sets of holes is tried here on every way to use the
//! three rings, on random positions.

use crate::action::Action;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::Noria;
use crate::tables::Tables;
use crate::wheel::{Hole, HoleSet, Wheel};
use game::{Actor, Data, Game, Playout, Rng, Seat, Setup};
use std::collections::HashSet;

/// What becomes of a ring in a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fate {
    Nothing,
    Activated(u8),
    Skipped(u8),
}

/// What becomes of the small, the medium and the large ring.
type Plan = [Fate; 3];

/// The active holes of each ring, by their numbers.
const ACTIVE: [&[u8]; 3] = [&[0], &[0, 1], &[0, 1, 2]];

/// N-3.2 as the English book lists it: medium ring, then large ring.
const PAIRS: [(u8, u8); 4] = [(1, 2), (1, 1), (0, 0), (0, 1)];

fn every_plan() -> Vec<Plan> {
    let fates = |ring: usize| {
        let used = ACTIVE[ring].iter().flat_map(|&number| [Fate::Activated(number), Fate::Skipped(number)]);
        used.chain([Fate::Nothing]).collect::<Vec<_>>()
    };
    let mut plans = Vec::new();
    for small in fates(0) {
        for medium in fates(1) {
            plans.extend(fates(2).into_iter().map(|large| [small, medium, large]));
        }
    }
    plans
}

/// A turn under way, as plain lists.
#[derive(Clone)]
struct Story {
    first_edition: bool,
    wheel: Wheel,
    fresh: Vec<Hole>,
    named: Vec<Hole>,
    done: Plan,
}

impl Story {
    fn of(game: &Noria) -> Story {
        let turn = &game.this_turn;
        let fate = |ring: Ring| {
            // In the second edition all holes of a skipped ring are marked.
            let lies = |hole: &Hole| hole.ring() == ring && game.me().wheel.disc(*hole).is_some();
            let in_ring = |holes: HoleSet| holes.iter().find(lies).map(Hole::number);
            match (in_ring(turn.activated), in_ring(turn.skipped)) {
                (Some(number), _) => Fate::Activated(number),
                (_, Some(number)) => Fate::Skipped(number),
                _ => Fate::Nothing,
            }
        };
        Story {
            first_edition: game.rules.edition == Edition::First,
            wheel: game.me().wheel,
            fresh: turn.fresh.iter().collect(),
            named: turn.named.into_iter().flatten().collect(),
            done: Ring::ALL.map(fate),
        }
    }

    fn kind(&self, ring: usize, number: u8) -> Option<Kind> {
        self.wheel.disc(Hole::new(Ring::ALL[ring], number)).map(|disc| disc.kind)
    }

    /// The kinds of the discs a plan activates.
    fn activated(&self, plan: &Plan) -> Vec<Kind> {
        let kinds = plan.iter().enumerate().filter_map(|(ring, fate)| match *fate {
            Fate::Activated(number) => self.kind(ring, number),
            _ => None,
        });
        kinds.collect()
    }

    /// N-3.6: whether a disc other than a Bonus was activated.
    fn past_bonuses(&self) -> bool {
        self.activated(&self.done).iter().any(|&kind| kind != Kind::Bonus)
    }

    /// The same turn with one more thing done, if its ring is free.
    fn then(&self, hole: Hole, fate: fn(u8) -> Fate) -> Option<Story> {
        let ring = hole.ring() as usize;
        let mut next = self.clone();
        next.done[ring] = fate(hole.number());
        (self.done[ring] == Fate::Nothing).then_some(next)
    }

    /// Whether a turn that ends with this plan is one the book allows, and goes on from here.
    fn may_become(&self, plan: &Plan) -> bool {
        let goes_on = (0..3).all(|ring| self.done[ring] == Fate::Nothing || self.done[ring] == plan[ring]);
        let discs = (0..3).all(|ring| match plan[ring] {
            Fate::Nothing => true,
            Fate::Activated(number) | Fate::Skipped(number) => self.kind(ring, number).is_some(),
        });
        // A disc that was upgraded may have been activated before that, but not afterwards.
        let rested = (0..3).all(|ring| match plan[ring] {
            Fate::Activated(number) if self.done[ring] == Fate::Nothing => {
                !self.fresh.contains(&Hole::new(Ring::ALL[ring], number))
            }
            _ => true,
        });
        let neighbours = match (plan[1], plan[2]) {
            (Fate::Activated(medium), Fate::Activated(large)) => PAIRS.contains(&(medium, large)),
            (Fate::Activated(medium), Fate::Skipped(large)) | (Fate::Skipped(medium), Fate::Activated(large)) => {
                !self.first_edition || PAIRS.contains(&(medium, large))
            }
            _ => true,
        };
        goes_on && discs && rested && neighbours && (!self.first_edition || self.keeps_its_bonuses(plan))
    }

    /// N-3.6: Bonuses come first, each names another disc, and every disc that is named is activated.
    fn keeps_its_bonuses(&self, plan: &Plan) -> bool {
        let others = |plan: &Plan| self.activated(plan).iter().any(|&kind| kind != Kind::Bonus);
        let bonuses = |plan: &Plan| self.activated(plan).iter().filter(|&&kind| kind == Kind::Bonus).count();
        let in_order = bonuses(plan) == bonuses(&self.done) || !self.past_bonuses();
        let named = self.named.iter().all(|hole| plan[hole.ring() as usize] == Fate::Activated(hole.number()));
        in_order && named && (bonuses(plan) == 0 || others(plan))
    }

    fn can_end_well(&self, plans: &[Plan]) -> bool {
        plans.iter().any(|plan| self.may_become(plan))
    }
}

fn active_holes() -> impl Iterator<Item = Hole> {
    (0..3).flat_map(|ring| ACTIVE[ring].iter().map(move |&number| Hole::new(Ring::ALL[ring], number)))
}

/// What the book allows with the wheel in this position, written down without regard to how the rules find it.
fn expected(game: &Noria, plans: &[Plan]) -> Vec<Action> {
    let story = Story::of(game);
    let mut list = Vec::new();
    match game.phase {
        Phase::Naming(_) => {
            for hole in active_holes() {
                let mut next = story.clone();
                next.named.push(hole);
                let is_bonus = game.me().wheel.disc(hole).is_some_and(|disc| disc.kind == Kind::Bonus);
                if !is_bonus && next.can_end_well(plans) {
                    list.push(Action::Name(hole));
                }
            }
        }
        Phase::Action => {
            for hole in active_holes() {
                let fits = story.then(hole, Fate::Activated).is_some_and(|next| next.can_end_well(plans));
                let kind = game.me().wheel.disc(hole).map(|disc| disc.kind);
                // In the first edition a Bonus has nothing but its names, which the plans know.
                let usable = match kind {
                    Some(Kind::Bonus) if story.first_edition => !story.past_bonuses(),
                    Some(_) => game.usable(hole),
                    None => false,
                };
                if fits && usable && !story.fresh.contains(&hole) {
                    list.push(Action::Activate(hole));
                }
                if story.first_edition && story.then(hole, Fate::Skipped).is_some_and(|next| next.can_end_well(plans)) {
                    list.push(Action::Skip(hole));
                }
            }
            let ring_free = |ring: Ring| {
                let mut holes = active_holes().filter(|hole| hole.ring() == ring);
                holes.any(|hole| story.then(hole, Fate::Skipped).is_some_and(|next| next.can_end_well(plans)))
            };
            if !story.first_edition {
                list.extend(Ring::ALL.into_iter().filter(|&ring| ring_free(ring)).map(Action::Inspect));
            }
            let waits = |hole: &&Hole| story.done[hole.ring() as usize] == Fate::Nothing;
            if !story.named.iter().filter(waits).any(|&hole| game.usable(hole)) {
                list.push(Action::Done);
            }
        }
        Phase::Tool(using) => {
            for hole in Hole::ALL.into_iter().filter(|&hole| hole != using.hole) {
                let mut next = story.clone();
                next.fresh.push(hole);
                if game.me().wheel.disc(hole).is_some_and(|disc| !disc.upgraded) && next.can_end_well(plans) {
                    list.push(Action::Upgrade(hole));
                }
            }
        }
        _ => {}
    }
    list.sort();
    list
}

/// The part of the list that the oracle knows.
fn known(action: &Action) -> bool {
    matches!(
        action,
        Action::Name(_)
            | Action::Activate(_)
            | Action::Skip(_)
            | Action::Inspect(_)
            | Action::Done
            | Action::Upgrade(_)
    )
}

/// A turn that has come to the Action phase, with a wheel and stocks drawn at random.
fn random_turn(rng: &mut Rng, edition: &str, expert: &str) -> Noria {
    let seats = 2 + rng.below(3) as u8;
    let setup = Setup::new::<Noria>(seats, &[("edition", edition), ("expert", expert)]).unwrap();
    let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
    let mut playout = Playout::new(rng.bits());
    while game.phase != Phase::Action || game.round < 2 {
        let (actor, action) = playout.pick(&game).expect("the game goes on");
        game.apply(actor, action, &mut ());
    }
    let mut wheel = Wheel::default();
    let upgraded = rng.below(5);
    for hole in Hole::ALL.into_iter() {
        let kind = Kind::ALL[rng.below(10).min(Kind::COUNT - 1)];
        let disc = Disc { kind, upgraded: rng.below(4) < upgraded };
        wheel.put(hole, (rng.below(5) > 0).then_some(disc));
    }
    for seat in Seat::first(seats).filter(|&seat| seat != game.active) {
        let island = *rng.pick(&Island::ALL);
        game.player[seat].ambassador = game.open.has(island).then_some(island);
    }
    let me = game.me_mut();
    me.wheel = wheel;
    let most = rng.below(4);
    me.resources = ByResource::new([0; 3].map(|_| rng.below(most + 1) as u16));
    me.knowledge = rng.below(5) as u16;
    game
}

/// Plays the Action phase at random and hands out every position of it.
fn walk(game: &mut Noria, seed: u64, mut look: impl FnMut(&Noria)) {
    let mut playout = Playout::new(seed);
    let (seat, round) = (game.active, game.round);
    while (game.active, game.round) == (seat, round) && !matches!(game.phase, Phase::Politics | Phase::Over) {
        look(game);
        let (actor, action) = playout.pick(game).expect("nobody is stuck");
        game.apply(actor, action, &mut ());
    }
}

fn choices(game: &Noria) -> Vec<Action> {
    let mut list = Vec::new();
    game.choices(game.active, &mut list);
    list
}

#[test]
fn n_3_9_and_n_6_10_offer_exactly_what_some_whole_turn_can_contain() {
    let plans = every_plan();
    let mut rng = Rng::new(5);
    let (mut compared, mut naming, mut bound) = (0, 0, 0);
    for turn in 0..20_000u64 {
        let edition = if turn % 4 == 0 { "second" } else { "first" };
        let mut game = random_turn(&mut rng, edition, if turn % 3 == 0 { "on" } else { "off" });
        walk(&mut game, turn, |game| {
            if !matches!(game.phase, Phase::Naming(_) | Phase::Action | Phase::Tool(_)) {
                return;
            }
            let is_tool = matches!(game.phase, Phase::Tool(_));
            let wanted = |action: &Action| known(action) && !(is_tool && *action == Action::Done);
            let offered: Vec<Action> = choices(game).into_iter().filter(wanted).collect();
            assert_eq!(offered, expected(game, &plans), "{game:?}");
            compared += 1;
            naming += u32::from(matches!(game.phase, Phase::Naming(_)));
            bound += u32::from(game.phase == Phase::Action && !offered.contains(&Action::Done));
        });
    }
    assert!(
        compared > 70_000 && naming > 4000 && bound > 4000,
        "{compared} positions, {naming} names, {bound} promises"
    );
}

/// Whether some way to go on with the turn, payments and all, activates every disc that was named; `None` if too many
/// were tried.
fn keeps(game: &Noria, seen: &mut HashSet<Vec<u8>>) -> Option<bool> {
    if game.promised().is_empty() && !matches!(game.phase, Phase::Naming(_)) {
        return Some(true);
    }
    if game.phase == Phase::Politics || !seen.insert(game::bytes::bytes_of(game)) {
        return Some(false);
    }
    if seen.len() > 20_000 {
        return None;
    }
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let by_chance = outcomes.into_iter().map(|(action, _)| (Actor::Chance, action));
    let chosen = choices(game).into_iter().map(|action| (Actor::Seat(game.active), action));
    for (actor, action) in by_chance.chain(chosen) {
        let mut next = game.clone();
        next.apply(actor, action, &mut ());
        match keeps(&next, seen) {
            Some(false) => {}
            found => return found,
        }
    }
    Some(false)
}

#[test]
fn n_3_9_what_is_named_can_be_activated_unless_it_finds_nothing_to_do() {
    let mut rng = Rng::new(6);
    let (mut names, mut hopeless) = (0, 0);
    for turn in 0..15_000u64 {
        let mut game = random_turn(&mut rng, "first", if turn % 3 == 0 { "on" } else { "off" });
        walk(&mut game, turn, |game| {
            if !matches!(game.phase, Phase::Naming(1)) {
                return;
            }
            for action in choices(game) {
                let mut next = game.clone();
                next.apply(Actor::Seat(game.active), action, &mut ());
                names += 1;
                if keeps(&next, &mut HashSet::new()) != Some(true) {
                    hopeless += 1;
                    let needs_nothing = |hole| next.my_disc(hole).kind.resource().is_some();
                    assert!(!next.promised().iter().all(needs_nothing), "{next:?}");
                }
            }
        });
    }
    assert!(names > 5000 && hopeless * 10 < names, "{hopeless} of {names} names were hopeless");
}
