//! What a viewer may have of the record while the game goes on, on every game of Kuhn poker there is.

use game::examples::kuhn::{Card, Kuhn};
use game::record::Record;
use game::{Seat, Setup, Turn, Viewer};
use table::{AnyTable, Table};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat::ALL[0]), Viewer::Seat(Seat::ALL[1]), Viewer::Spectator];

/// A game so far.
struct Game {
    cards: [Card; 2],
    /// What was bet, in the notation.
    line: String,
    shown: bool,
    table: Table<Kuhn>,
}

impl Game {
    /// Whether both look the same to `viewer`, who sees the own card until the cards are shown.
    fn is_like(&self, other: &Game, viewer: Viewer) -> bool {
        let own = match viewer {
            Viewer::Seat(seat) => self.cards[seat.index()] == other.cards[seat.index()],
            Viewer::Spectator => true,
        };
        self.line == other.line && if self.shown { self.cards == other.cards } else { own }
    }
}

/// After the deal and after every bet of every game.
fn all() -> Vec<Game> {
    let mut games = Vec::new();
    for first in Card::ALL {
        for second in Card::ALL.into_iter().filter(|&second| second != first) {
            let mut table = Table::<Kuhn>::new(&Setup::new::<Kuhn>(2, &[]).unwrap(), &()).unwrap();
            table.chance_text(&format!("deal {first}")).unwrap();
            table.chance_text(&format!("deal {second}")).unwrap();
            let cards = [first, second];
            go_on(Game { cards, line: String::new(), shown: false, table }, &mut games);
        }
    }
    games
}

fn go_on(game: Game, games: &mut Vec<Game>) {
    if let Turn::Seats(seats) = game.table.turn() {
        let seat = seats.lowest();
        for choice in game.table.choice_texts(seat) {
            let mut table = game.table.clone();
            table.play_text(seat, &choice).unwrap();
            let line = format!("{} {choice}", game.line);
            let shown = line.ends_with("call") || line.ends_with("check check");
            go_on(Game { cards: game.cards, line, shown, table }, games);
        }
    }
    games.push(game);
}

#[test]
fn the_log_tells_nothing_about_the_other_card_until_it_is_shown() {
    let games = all();
    // Six deals, and nine ways to bet so far.
    assert_eq!(games.len(), 54);
    for one in &games {
        for other in &games {
            for viewer in VIEWERS {
                let same = one.table.seen_text(viewer) == other.table.seen_text(viewer);
                let (cards, line) = (one.cards, &one.line);
                let (others, otherwise) = (other.cards, &other.line);
                let like = one.is_like(other, viewer);
                assert_eq!(same, like, "{viewer:?}: {cards:?}{line} and {others:?}{otherwise}");
            }
        }
    }
}

#[test]
fn the_log_is_the_head_and_what_was_told() {
    let games = all();
    let find = |line: &str| games.iter().find(|it| it.cards == [Card::Queen, Card::King] && it.line == line).unwrap();
    let head = "game kuhn 1\nseats 2\ndata 0000000000000000\n\n";
    let told = "1 seat1 gets a card.\n2 seat2 gets the king.\n3 seat1 bets.\n";
    let bet = find(" bet").table.seen_text(VIEWERS[1]);
    assert_eq!(bet, format!("spieltisch log of seat2\n{head}{told}"));
    let shown = "4 seat2 calls.\n4 seat1 shows the queen, seat2 the king.\n4 seat2 wins 2.\n";
    assert_eq!(find(" bet call").table.seen_text(VIEWERS[1]), format!("{bet}{shown}"));
    assert_eq!(Record::parse(&bet).unwrap_err().line, 1, "it is no record, and nobody takes it for one");
}

#[test]
fn what_was_taken_back_leaves_no_trace() {
    for game in all() {
        for seat in Seat::first(2) {
            let (mut undone, mut again) = (game.table.clone(), game.table.clone());
            if undone.undo(seat).is_err() {
                continue;
            }
            let choice = game.line.split(' ').next_back().unwrap();
            again.undo(seat).unwrap();
            again.play_text(seat, choice).unwrap();
            for viewer in VIEWERS {
                let before = game.table.seen_text(viewer);
                assert!(before.starts_with(&undone.seen_text(viewer)) && before != undone.seen_text(viewer));
                assert_eq!(again.seen_text(viewer), before, "{}", game.line);
            }
        }
    }
}
