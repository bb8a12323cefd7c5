//! Scenes from the book and the rulings, each set up by hand and then played by the lists.

mod audit;
mod bonus;
mod book;
mod bytes;
mod career;
mod closing;
mod end;
mod ending;
mod hints;
mod introduction;
mod manufactories;
mod merchant;
mod notes;
mod orders;
mod pirate;
mod plan;
mod promises;
mod purchase;
mod route;
mod solvency;
mod special;
mod tables;
mod ways;
mod why;

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::sets::*;
use crate::state::{BonusValue, Novgorod, Player};
use crate::tables::Tables;
use game::scene::{assert_refuses, choices, play};
use game::{Data, Game, Seat, Setup, Turn};

const SEAT1: Seat = Seat::ALL[0];
const SEAT2: Seat = Seat::ALL[1];
const SEAT3: Seat = Seat::ALL[2];
const SEAT4: Seat = Seat::ALL[3];

/// The game before its first draw.
fn start(seats: u8, options: &[(&str, &str)]) -> Novgorod {
    let setup = Setup::new::<Novgorod>(seats, options).unwrap();
    Novgorod::start(&setup, Tables::shipped()).unwrap()
}

/// A table in the middle of play: round 1, seat 1 at turn in phase 1. The first manufactory is in London, the second in
/// Bergen and so on, likewise the career cards and special orders; nobody has posts, orders or ducats; all orders are
/// in the pile, and no bonus card is in play.
fn table(seats: u8, options: &[(&str, &str)]) -> Novgorod {
    let mut game = start(seats, options);
    for (city, manufactory) in City::ALL.into_iter().zip(Manufactory::ALL) {
        game.manufactory[city] = Some(manufactory);
    }
    if game.rules.special {
        row(&mut game, "special1 a, special2 a, special3 b, special4 c");
    }
    for (seat, career) in Seat::first(seats).zip(Career::ALL) {
        game.player[seat].career = Some(career);
        game.player[seat].earned = 0;
        game.player[seat].ducats = 0;
    }
    game.begin_play(&mut ());
    game
}

/// Two players without options; seat 1 has these posts, such a ship, so many ducats, and has used its privilege.
fn scene(posts: &str, speed: u8, ducats: u16) -> Novgorod {
    let mut game = table(2, &[]);
    equip(&mut game, posts, speed, ducats);
    game
}

/// The same for the player at turn of any table.
fn equip(game: &mut Novgorod, posts: &str, speed: u8, ducats: u16) {
    game.this_turn.privilege = Some(Privilege::Seal);
    let me = game.me_mut();
    me.posts = cities(posts);
    me.speed = speed;
    purse(me, ducats);
}

/// Gives a player so many ducats, and accounts for them.
fn purse(player: &mut Player, ducats: u16) {
    player.ducats = ducats;
    player.earned = player.spent + ducats;
}

fn cities(text: &str) -> CitySet {
    text.split_whitespace().map(|word| word.parse::<City>().unwrap()).collect()
}

fn orders(text: &str) -> OrderSet {
    text.split_whitespace().map(|word| word.parse::<Order>().unwrap()).collect()
}

fn order(text: &str) -> Order {
    text.parse().unwrap()
}

/// Puts orders of the pile into the hand of the player at turn, unseen by the others.
fn hand(game: &mut Novgorod, text: &str) {
    let orders = orders(text);
    game.pile = game.pile.minus(orders);
    let me = game.me_mut();
    me.hand = me.hand.or(orders);
}

/// Shows orders of the pile.
fn show(game: &mut Novgorod, text: &str) {
    game.shown = game.shown.or(orders(text));
    game.pile = game.pile.minus(game.shown);
}

/// Puts orders of the pile under a ship.
fn under(game: &mut Novgorod, seat: Seat, text: &str) {
    game.player[seat].done = game.player[seat].done.or(orders(text));
    game.pile = game.pile.minus(orders(text));
}

/// Puts manufactories into cities, in exchange for those that stand there: `novgorod manufactory2, riga manufactory7`.
fn build(game: &mut Novgorod, text: &str) {
    for part in text.split(", ") {
        let (city, manufactory) = part.split_once(' ').unwrap();
        let (city, wanted): (City, Manufactory) = (city.parse().unwrap(), manufactory.parse().unwrap());
        let from = City::ALL.into_iter().find(|&it| game.manufactory[it] == Some(wanted)).unwrap();
        game.manufactory[from] = game.manufactory[city];
        game.manufactory[city] = Some(wanted);
    }
}

/// Lays the row of special orders: `special1 a, special4 a, special2 b, special3 c`.
fn row(game: &mut Novgorod, text: &str) {
    for (slot, card) in game.row.iter_mut().zip(text.split(", ")) {
        let (special, part) = card.split_once(' ').unwrap();
        *slot = Some((special.parse().unwrap(), part.parse().unwrap()));
    }
}

/// The row as [`row`] reads it.
fn row_text(game: &Novgorod) -> String {
    let card = |&(special, part): &(Special, Part)| format!("{special} {part}");
    game.row.iter().flatten().map(card).collect::<Vec<_>>().join(", ")
}

/// Brings a bonus card into play.
fn bonus(game: &mut Novgorod, bonus: Bonus, value: BonusValue) {
    game.bonus[bonus].value = value;
}

/// The entries of the list that begin with a word, without it.
fn offered(game: &Novgorod, verb: &str) -> String {
    let all = choices(game);
    let rest = all.iter().filter_map(|choice| choice.strip_prefix(verb)?.strip_prefix(' '));
    rest.collect::<Vec<_>>().join(", ")
}

/// Compares the list. In phase 2 income and storing are offered for every unused post; they are compared where
/// `expected` names them.
#[track_caller]
fn assert_offers(game: &Novgorod, expected: &str) {
    let named =
        ["income ", "store "].iter().any(|verb| expected.starts_with(verb) || expected.contains(&format!(", {verb}")));
    if game.phase != Phase::Using || named {
        return game::scene::assert_offers(game, expected);
    }
    let mut list = choices(game);
    list.retain(|choice| !choice.starts_with("income ") && !choice.starts_with("store "));
    assert_eq!(list.join(", "), expected);
}

/// Lays a route and ends phase 1: `luebeck +riga visby` with the post of Riga as a placeholder.
#[track_caller]
fn sail(game: &mut Novgorod, route: &str) {
    for word in route.split_whitespace() {
        match word.strip_prefix('+') {
            Some(post) => play(game, &format!("placeholder {post}")),
            None => play(game, &format!("lay {word}")),
        };
    }
    play(game, "done");
}

/// Leaves out all that can be left out until the phase fits.
#[track_caller]
fn pass_until(game: &mut Novgorod, fits: impl Fn(&Novgorod) -> bool) {
    for _ in 0..40 {
        if fits(game) {
            return;
        }
        let list = choices(game);
        let step = ["done", "under"].into_iter().find(|step| list.iter().any(|it| it == step));
        play(game, step.unwrap_or_else(|| panic!("only {list:?}")));
    }
    panic!("it never came to that");
}

/// To the purchase of the player at turn.
#[track_caller]
fn to_buying(game: &mut Novgorod) {
    pass_until(game, |game| game.phase == Phase::Buying);
}

/// To the next turn of another player.
#[track_caller]
fn end_turn(game: &mut Novgorod) {
    let before = (game.round, game.active);
    pass_until(game, |game| (game.round, game.active) != before || game.phase == Phase::Over);
}

/// To the next turn of the same player.
#[track_caller]
fn next_round(game: &mut Novgorod) {
    let (round, active) = (game.round, game.active);
    pass_until(game, |game| game.round > round && game.active == active && game.phase == Phase::Laying);
}

/// The seals of the player at turn: for luxuries, orders, special orders, career, bonus cards.
fn seals(game: &Novgorod) -> [u16; 5] {
    *game.me().seals.entries()
}

/// Lets chance take the first of its outcomes until a player is asked.
fn first_outcomes(game: &mut Novgorod) {
    while game.turn() == Turn::Chance {
        let outcome = choices(game)[0].clone();
        play(game, &outcome);
    }
}
