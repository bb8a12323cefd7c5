//! Scenes from the book and the rulings, each set up by hand and then played by the lists.

mod actions;
mod audit;
mod beating;
mod book;
mod bytes;
mod camp;
mod camp_must;
mod cards;
mod conquest;
mod death_ray;
mod defence;
mod fortress;
mod harvest;
mod hints;
mod notes;
mod plunder;
mod preparation;
mod prisoners;
mod probe;
mod promises;
mod resources;
mod setup;
mod tables;
mod tunneller;
mod victory;
mod view;
mod white_pawns;
mod why;

use crate::dice::Dice;
use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Token, Wiraqocha};
use crate::tables::Tables;
use game::scene::{assert_offers, assert_refuses, choices, play};
use game::{Data, Game, Seat, Setup, Turn};

const SEAT1: Seat = Seat::ALL[0];
const SEAT2: Seat = Seat::ALL[1];
const SEAT3: Seat = Seat::ALL[2];
const SEAT4: Seat = Seat::ALL[3];

/// The game before its first draw.
fn start(seats: u8, options: &[(&str, &str)]) -> Wiraqocha {
    let setup = Setup::new::<Wiraqocha>(seats, options).unwrap();
    Wiraqocha::start(&setup, Tables::shipped()).unwrap()
}

/// Round 1, seat 1 at turn in phase I, in the valley of a first game. Nobody has anything on the board, and no card is
/// face up.
fn table(seats: u8, options: &[(&str, &str)]) -> Wiraqocha {
    let mut game = start(seats, options);
    game.begin_round(&mut ());
    game
}

/// Puts pawns from a seat's reserve onto tiles: `explorer d1, base-camp n8`.
#[track_caller]
fn put(game: &mut Wiraqocha, seat: Seat, pawns: &str) {
    for part in pawns.split(", ") {
        let (pawn, tile) = part.split_once(' ').unwrap();
        let (pawn, tile): (Pawn, Tile) = (pawn.parse().unwrap(), tile.parse().unwrap());
        assert!(game.board.pawn[tile].is_none(), "{tile} is occupied");
        game.player[seat].reserve[pawn] -= 1;
        game.stand(tile, seat, pawn);
    }
}

/// Sends pawns from a seat's reserve to the cemetery: `miner, zeppelin`.
fn bury(game: &mut Wiraqocha, seat: Seat, pawns: &str) {
    for pawn in pawns.split(", ") {
        let pawn: Pawn = pawn.parse().unwrap();
        game.player[seat].reserve[pawn] -= 1;
        game.player[seat].cemetery[pawn] += 1;
    }
}

/// Lays defence dice: `n8 3, d1 6`.
fn guard(game: &mut Wiraqocha, dice: &str) {
    for part in dice.split(", ") {
        let (tile, face) = part.split_once(' ').unwrap();
        game.board.put_die(tile.parse().unwrap(), Some(face.parse().unwrap()));
        game.supply.dice -= 1;
    }
}

/// Gives a seat resources and somnium from the supply.
fn stock(game: &mut Wiraqocha, seat: Seat, resources: u8, somnium: u8) {
    game.supply.resources -= resources;
    game.supply.somnium -= somnium;
    game.player[seat].resources += resources;
    game.player[seat].somnium += somnium;
}

/// Gives a seat the artifacts of these ruins: `d1 d4`.
fn find(game: &mut Wiraqocha, seat: Seat, ruins: &str) {
    for tile in tiles(ruins).iter() {
        assert!(game.artifacts.has(tile), "no artifact on {tile}");
        game.artifacts = game.artifacts.without(tile);
        game.player[seat].artifacts += 1;
    }
}

/// Gives a seat cards of the pile, with their pawns and tokens: `death-ray juggernaut`. A force field must then be put
/// somewhere.
fn own(game: &mut Wiraqocha, seat: Seat, cards: &str) {
    for card in self::cards(cards).iter() {
        assert!(game.pile.has(card), "{card} is not in the pile");
        game.pile = game.pile.without(card);
        game.player[seat].cards = game.player[seat].cards.with(card);
        if let Some(pawn) = card.pawn() {
            game.player[seat].reserve[pawn] += 1;
        }
        match card {
            Card::FlyingFortress => game.fortress = Token::InHand,
            Card::ForceField => game.field = Token::InHand,
            _ => {}
        }
    }
}

/// Turns cards of the pile face up.
fn turn_up(game: &mut Wiraqocha, cards: &str) {
    for card in self::cards(cards).iter() {
        game.turn_card(card, &mut ());
    }
}

/// Phase II of the player at turn begins with these dice: `2 3 5 6`.
fn act(game: &mut Wiraqocha, dice: &str) {
    game.dice = dice.split_whitespace().map(|face| face.parse::<Face>().unwrap()).collect();
    game.supply.dice -= game.dice.len();
    game.phase = Phase::Acting;
}

fn tiles(text: &str) -> TileSet {
    text.split_whitespace().map(|word| word.parse::<Tile>().unwrap()).collect()
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|word| word.parse::<Card>().unwrap()).collect()
}

/// The entries of the list that begin with a word, without it.
fn offered(game: &Wiraqocha, verb: &str) -> String {
    let all = choices(game);
    let rest = all.iter().filter_map(|choice| choice.strip_prefix(verb)?.strip_prefix(' '));
    rest.collect::<Vec<_>>().join(", ")
}

/// The pawns that stand on tiles, seat by seat: `base-camp n8, explorer d1`.
fn standing(game: &Wiraqocha, seat: Seat) -> String {
    let text = |tile: Tile| format!("{} {tile}", game.board.pawn[tile].unwrap().1);
    game.player[seat].holds.iter().map(text).collect::<Vec<_>>().join(", ")
}

/// Ends the turn and lets chance take the first of its outcomes until a player is asked.
#[track_caller]
fn end_turn(game: &mut Wiraqocha) {
    play(game, "end");
    first_outcomes(game);
}

/// Lets chance take the first of its outcomes until a player is asked.
fn first_outcomes(game: &mut Wiraqocha) {
    while game.turn() == Turn::Chance {
        let outcome = choices(game)[0].clone();
        play(game, &outcome);
    }
}

/// The turn of the player at turn begins anew, with the re-rolls for the ruins that are held now (W-3.3).
fn new_turn(game: &mut Wiraqocha) {
    game.round -= 1;
    game.begin_round(&mut ());
}

/// A token that lies on this tile.
fn on(tile: &str) -> Token {
    Token::On(tile.parse().unwrap())
}

/// A pawn of the owner's reserve becomes the captor's prisoner (W-8.2).
fn imprison(game: &mut Wiraqocha, captor: Seat, owner: Seat, pawn: &str) {
    let pawn: Pawn = pawn.parse().unwrap();
    game.player[owner].reserve[pawn] -= 1;
    game.player[captor].prisoner = Some((owner, pawn));
}

/// Kinds of pawns with how many there are: `explorer, miner, miner`.
fn pawns(many: ByPawn<u8>) -> String {
    let each = |pawn: Pawn| std::iter::repeat_n(pawn.word(), many[pawn].into());
    Pawn::ALL.into_iter().flat_map(each).collect::<Vec<_>>().join(", ")
}
