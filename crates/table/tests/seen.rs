//! What a viewer may have of the record while the game goes on, on every game of Kuhn poker there is.

use game::examples::kuhn::{Card, Kuhn, Note};
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
                let same = one.table.seen(viewer) == other.table.seen(viewer);
                let (cards, line) = (one.cards, &one.line);
                let (others, otherwise) = (other.cards, &other.line);
                let like = one.is_like(other, viewer);
                assert_eq!(same, like, "{viewer:?}: {cards:?}{line} and {others:?}{otherwise}");
            }
        }
    }
}

#[test]
fn steps_are_numbered_as_the_viewer_can_count_them() {
    let games = all();
    let find = |line: &str| games.iter().find(|it| it.cards == [Card::Queen, Card::King] && it.line == line).unwrap();
    let [first, second] = [Seat::new(0), Seat::new(1)];
    let told = [(1, Note::Dealt(first, None)), (2, Note::Dealt(second, Some(Card::King))), (3, Note::Bet(first))];
    assert_eq!(find(" bet").table.seen(VIEWERS[1]), told);
    let shown = [Note::Called(second), Note::Shown(Card::Queen, Card::King), Note::Won(second, 2)];
    let shown: Vec<(u32, Note)> = told.into_iter().chain(shown.map(|note| (4, note))).collect();
    assert_eq!(find(" bet call").table.seen(VIEWERS[1]), shown);
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
                let before = game.table.seen(viewer);
                assert!(before.starts_with(&undone.seen(viewer)) && before != undone.seen(viewer));
                assert_eq!(again.seen(viewer), before, "{}", game.line);
            }
        }
    }
}
