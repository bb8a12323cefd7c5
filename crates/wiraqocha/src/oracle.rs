//! W-5 a second time, naively: every subset of the dice with every change that resources can pay, in the book's words.
//! On random positions the lists must offer exactly what is found here.

mod camp;

use crate::action::Action;
use crate::dice::Dice;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Token, Wiraqocha};
use crate::tables::{Need, Tables};
use game::playout::Tastes;
use game::{Actor, Data, Game, Playout, Rng, Seat, Setup};
use std::collections::{BTreeMap, BTreeSet};

/// Unused dice, lowest first, and resources: what is left after a use.
type Left = (Vec<u8>, u8);

/// Dice for the condition, dice against the defence, lowest first.
type Dealt = (Vec<u8>, Vec<u8>);

/// One way to use dice: those for the condition and those against the defence, each with what it shows and what it
/// counts as.
#[derive(Clone, Default)]
struct Way {
    condition: Vec<(u8, u8)>,
    against: Vec<(u8, u8)>,
}

fn dice_of(dice: Dice) -> Vec<u8> {
    dice.to_string().split_whitespace().map(|face| face.parse().unwrap()).collect()
}

/// W-5.1: the sum is exactly the number, or the dice are exactly the combination.
fn meets(need: Need, mut values: Vec<u8>) -> bool {
    values.sort();
    match need {
        Need::Sum(number) => !values.is_empty() && values.iter().sum::<u8>() == number,
        Need::Pair(faces) => values == faces.map(Face::value),
        Need::Run(faces) => values == faces.map(Face::value),
    }
}

/// Every subset of the dice with every change: each die is left, serves the condition, or beats the defence.
fn ways(dice: &[u8], need: Need, level: u8, beat: usize, resources: u8, way: &mut Way, found: &mut Vec<Way>) {
    let paid: u8 = way.condition.iter().chain(&way.against).map(|&(shows, counts)| 2 * shows.abs_diff(counts)).sum();
    if paid > resources {
        return;
    }
    let Some((&shows, rest)) = dice.split_first() else {
        let values = way.condition.iter().map(|&(_, counts)| counts).collect();
        if way.against.len() == beat && meets(need, values) {
            found.push(way.clone());
        }
        return;
    };
    ways(rest, need, level, beat, resources, way, found);
    for counts in 1..=6 {
        way.condition.push((shows, counts));
        ways(rest, need, level, beat, resources, way, found);
        way.condition.pop();
    }
    // W-5.9: a 7 exists only in the comparison with a 6.
    for counts in 1..=7 {
        if counts > level && (counts <= 6 || level == 6) && way.against.len() < beat {
            way.against.push((shows, counts));
            ways(rest, need, level, beat, resources, way, found);
            way.against.pop();
        }
    }
}

/// What can be left after taking the tile, by the cheapest change of each set of dice (W-5.9).
fn outcomes(game: &Wiraqocha, need: Need, level: u8, beat: usize) -> BTreeSet<Left> {
    let (dice, resources) = (dice_of(game.dice), game.me().resources);
    let mut found = vec![];
    ways(&dice, need, level, beat, resources, &mut Way::default(), &mut found);
    let mut cheapest: BTreeMap<Dealt, u8> = BTreeMap::new();
    for way in found {
        let shown = |uses: &[(u8, u8)]| {
            let mut shown: Vec<u8> = uses.iter().map(|&(shows, _)| shows).collect();
            shown.sort();
            shown
        };
        let cost = way.condition.iter().chain(&way.against).map(|&(shows, counts)| 2 * shows.abs_diff(counts)).sum();
        let entry = cheapest.entry((shown(&way.condition), shown(&way.against))).or_insert(cost);
        *entry = cost.min(*entry);
    }
    let left = |((condition, against), cost): (Dealt, u8)| {
        let mut left = dice.clone();
        for used in condition.into_iter().chain(against) {
            let at = left.iter().position(|&die| die == used).unwrap();
            left.remove(at);
        }
        (left, resources - cost)
    };
    cheapest.into_iter().map(left).collect()
}

/// W-5.4, W-5.6, W-7.2, W-7.8 in the book's words: what must be passed, and how often.
fn defence(game: &Wiraqocha, tile: Tile) -> (u8, usize) {
    let mut level = 0;
    if let Some(die) = game.board.die[tile] {
        level = die.value();
    }
    if let Some((_, Pawn::BaseCamp)) = game.board.pawn[tile] {
        let natural = if game.this_turn.probed == Some(tile) { 1 } else { 5 };
        level = level.max(natural);
    }
    match (level, game.fortress) {
        (0, _) => (0, 0),
        (_, Token::On(fortress)) if fortress == tile => (level, 2),
        _ => (level, 1),
    }
}

/// W-4.2, W-5.2, W-5.3 in the book's words: the pawns that may go to a tile, as choices.
fn senders(game: &Wiraqocha, tile: Tile) -> Vec<Action> {
    let (seat, me) = (game.active, game.me());
    let here = game.board.pawn[tile];
    let in_valley = game.layout.contains(&Some(tile));
    let own = here.is_some_and(|(owner, _)| owner == seat);
    if !in_valley || own || game.board.dead.has(tile) || game.field == Token::On(tile) {
        return vec![];
    }
    let mountain = game.tables().tile[tile].ground == Ground::Mountain;
    let zeppelins_only = mountain || here.is_some_and(|(_, pawn)| matches!(pawn, Pawn::Zeppelin | Pawn::Juggernaut));
    let mine: Vec<(Tile, Pawn)> = Tile::ALL
        .into_iter()
        .filter_map(|tile| game.board.pawn[tile].filter(|&(owner, _)| owner == seat).map(|(_, pawn)| (tile, pawn)))
        .collect();
    let adjacent = mine.iter().any(|&(from, _)| game.near[from].has(tile));
    let fits = |pawn: Pawn| !zeppelins_only || matches!(pawn, Pawn::Zeppelin | Pawn::Juggernaut);
    if me.reserve[Pawn::BaseCamp] == 1 {
        let may = (mine.is_empty() || adjacent) && !zeppelins_only;
        return if may { vec![Action::Send(Pawn::BaseCamp)] } else { vec![] };
    }
    let reserve = Pawn::ALL.into_iter().filter(|&pawn| adjacent && me.reserve[pawn] > 0 && fits(pawn));
    let board = mine.iter().filter(|&&(_, pawn)| fits(pawn)).map(|&(from, _)| Action::Move(from));
    reserve.map(Action::Send).chain(board).collect()
}

fn listed(game: &Wiraqocha) -> Vec<Action> {
    let mut list = vec![];
    game.choices(game.active, &mut list);
    assert!(!list.is_empty() && list.len() <= 200, "{} choices in {:?}", list.len(), game.phase);
    list
}

fn after(game: &Wiraqocha, action: Action) -> Wiraqocha {
    let mut next = game.clone();
    next.apply(Actor::Seat(game.active), action, &mut ());
    next
}

/// What is left at the end of every line of dice that the lists offer; each line must come to an end, and none twice.
fn followed(game: &Wiraqocha, lines: &mut usize, found: &mut BTreeSet<Left>) {
    if !matches!(game.phase, Phase::Meeting { .. } | Phase::Beating { .. }) {
        *lines += 1;
        found.insert((dice_of(game.dice), game.me().resources));
        return;
    }
    for action in listed(game) {
        followed(&after(game, action), lines, found);
    }
}

/// Random positions of phase II with random dice and resources, from games of every kind.
fn positions(games: u64, most_dice: u8, most_resources: u8, mut check: impl FnMut(&Wiraqocha)) {
    let setups = Setup::all::<Wiraqocha>();
    for seed in 0..games {
        let setup = &setups[seed as usize % setups.len()];
        let mut game = Wiraqocha::start(setup, Tables::shipped()).unwrap();
        let (mut playout, tastes, mut rng) = (Playout::new(seed), Tastes::new(seed), Rng::new(seed));
        for _ in 0..400 {
            let Some((actor, action)) = playout.pick_by(&tastes, &game) else { break };
            game.apply(actor, action, &mut ());
            if game.phase == Phase::Acting && rng.below(8) == 0 {
                check(&disturbed(&game, most_dice, most_resources, &mut rng));
            }
        }
    }
}

/// The same position with other dice and resources, and now and then with the fortress on an enemy tile.
fn disturbed(game: &Wiraqocha, most_dice: u8, most_resources: u8, rng: &mut Rng) -> Wiraqocha {
    let mut game = game.clone();
    game.supply.dice += game.dice.len();
    game.dice = Dice::NONE;
    let dice = (rng.below(usize::from(most_dice) + 1) as u8).min(game.supply.dice);
    game.dice = (0..dice).map(|_| *rng.pick(&Face::ALL)).collect();
    game.supply.dice -= dice;
    game.supply.resources += game.me().resources;
    let resources = (rng.below(usize::from(most_resources) + 1) as u8).min(game.supply.resources);
    game.supply.resources -= resources;
    game.me_mut().resources = resources;
    let theirs: Vec<Tile> = game.occupied().minus(game.me().holds).iter().collect();
    if !theirs.is_empty() && rng.below(3) == 0 {
        fortify(&mut game, *rng.pick(&theirs));
    }
    assert_eq!(game.audit(), Ok(()));
    game
}

/// The holder of the tile gets the Flying Fortress, wherever it is, and has it there.
fn fortify(game: &mut Wiraqocha, tile: Tile) {
    let card = Card::FlyingFortress;
    game.pile = game.pile.without(card);
    game.market = game.market.without(card);
    for seat in Seat::first(game.rules.seats) {
        game.player[seat].cards = game.player[seat].cards.without(card);
    }
    let owner = game.owner_of(tile);
    game.player[owner].cards = game.player[owner].cards.with(card);
    game.fortress = Token::On(tile);
    // One card more may be one too many to go on; these positions are only looked at.
    if game.has_won(owner) {
        game.player[owner].cards = game.player[owner].cards.without(card);
        game.pile = game.pile.with(card);
        game.fortress = Token::OnCard;
    }
}

#[test]
fn what_can_be_taken_and_how_is_what_a_naive_reader_finds() {
    let (mut checked, mut defended, mut doubled) = (0, 0, 0);
    positions(600, 5, 5, |game| {
        let list = listed(game);
        for tile in Tile::ALL {
            let (level, beat) = defence(game, tile);
            let senders = senders(game, tile);
            let expected = match senders.is_empty() {
                true => BTreeSet::new(),
                false => outcomes(game, game.tables().tile[tile].need, level, beat),
            };
            assert_eq!(list.contains(&Action::Conquer(tile)), !expected.is_empty(), "{tile} in {game:?}");
            if expected.is_empty() {
                continue;
            }
            let sending = after(game, Action::Conquer(tile));
            assert_eq!(listed(&sending), senders, "pawns for {tile} in {game:?}");
            let (mut lines, mut found) = (0, BTreeSet::new());
            followed(&after(&sending, senders[0]), &mut lines, &mut found);
            assert_eq!(found, expected, "dice for {tile} in {game:?}");
            (checked, defended, doubled) = (checked + 1, defended + beat.min(1), doubled + beat / 2);
        }
    });
    assert!(checked > 5000 && defended > 2000 && doubled > 100, "{checked}, {defended} defended, {doubled} twice");
}

/// With all the dice on the table no list passes 200 entries, none is empty, and whatever is begun can be finished.
#[test]
fn lists_stay_short_with_eleven_dice() {
    let mut rng = Rng::new(1);
    let (mut most, mut seen) = (0, 0);
    positions(400, 11, 25, |game| {
        let mut game = game.clone();
        seen += usize::from(game.dice.len() >= 8);
        loop {
            let list = listed(&game);
            most = most.max(list.len());
            game = after(&game, *rng.pick(&list));
            if !matches!(
                game.phase,
                Phase::Sending(_) | Phase::Meeting { .. } | Phase::Beating { .. } | Phase::Defending(_)
            ) {
                break;
            }
        }
    });
    assert!(seen > 300 && most > 30, "{seen} with eight dice, longest list {most}");
}

/// A line of dice is offered once: with the dice named in order, two lines that use the same dice for the same are the
/// same line.
#[test]
fn no_set_of_dice_is_offered_twice() {
    positions(200, 6, 4, |game| {
        for action in listed(game).into_iter().filter(|action| matches!(action, Action::Conquer(_))) {
            let sending = after(game, action);
            let (mut named, mut lines) = (BTreeSet::new(), 0);
            sets(&after(&sending, listed(&sending)[0]), &mut vec![], &mut named, &mut lines);
            assert_eq!(named.len(), lines, "{action} in {game:?}");
        }
    });
}

/// Every line of dice as the sorted dice of its condition and of its defence.
fn sets(game: &Wiraqocha, line: &mut Vec<(bool, Face)>, named: &mut BTreeSet<Vec<(bool, Face)>>, lines: &mut usize) {
    let against = matches!(game.phase, Phase::Beating { .. });
    if !against && !matches!(game.phase, Phase::Meeting { .. }) {
        let mut sorted = line.clone();
        sorted.sort();
        named.insert(sorted);
        *lines += 1;
        return;
    }
    for action in listed(game) {
        let face = if let Action::Die(face) = action { Some((against, face)) } else { None };
        line.extend(face);
        sets(&after(game, action), line, named, lines);
        line.truncate(line.len() - usize::from(face.is_some()));
    }
}
