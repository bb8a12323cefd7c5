//! Novgorod's hidden orders: two tables that differ in nothing but an order in seat 2's hand look the same, word for
//! word, to everybody else, whatever is done at them, until the order is shown.

use game::{Game, Hidden, Rng, Seat, Setup, Turn, Viewer};
use novgorod::{Novgorod, Tables};
use table::{AnyTable, Table};

const ME: Seat = Seat::ALL[0];
const OWNER: Seat = Seat::ALL[1];

/// Two tables, and the order that the owner was dealt at each.
struct Twins {
    tables: [Table<Novgorod>; 2],
    secrets: [&'static str; 2],
}

impl Twins {
    fn new(options: &[(&str, &str)], secrets: [&'static str; 2]) -> Twins {
        let setup = Setup::new::<Novgorod>(3, options).unwrap();
        let table = || Table::new(&setup, <Tables as game::Data>::shipped()).unwrap();
        Twins { tables: [table(), table()], secrets }
    }

    /// The same luck at both tables, except that each deals its own secret to the owner first.
    fn chance(&mut self, rng: &mut Rng) {
        let hidden = |seat: Seat| self.tables[0].position().view(Viewer::Spectator).players[seat.index()].hidden;
        let owners_turn = (hidden(ME), hidden(OWNER)) == (1, 0);
        let outcomes = self.tables.each_ref().map(|table| table.outcome_texts());
        if owners_turn && outcomes[0].iter().all(|outcome| outcome.starts_with("deal")) {
            for (table, secret) in self.tables.iter_mut().zip(self.secrets) {
                table.chance_text(&format!("deal {secret}")).unwrap();
            }
            return;
        }
        let secret = |outcome: &str| self.secrets.iter().any(|secret| outcome.ends_with(&format!(" {secret}")));
        let common: Vec<&String> = outcomes[0].iter().filter(|it| outcomes[1].contains(it) && !secret(it)).collect();
        let outcome = rng.pick(&common).to_string();
        for table in &mut self.tables {
            table.chance_text(&outcome).unwrap();
        }
    }

    /// A choice that is open at both tables and does not show the secret; `false` when there is none.
    fn choose(&mut self, seat: Seat, rng: &mut Rng) -> bool {
        let lists = self.tables.each_ref().map(|table| table.choice_texts(seat));
        let secret = |choice: &str| self.secrets.iter().any(|secret| choice.contains(&format!(" {secret} ")));
        let common: Vec<&String> = lists[0].iter().filter(|it| lists[1].contains(it) && !secret(it)).collect();
        let Some(choice) = (!common.is_empty()).then(|| rng.pick(&common).to_string()) else { return false };
        for table in &mut self.tables {
            table.play_text(seat, &choice).unwrap();
        }
        true
    }

    /// Everything that somebody other than the owner can get out of a table.
    fn told(&mut self, at: usize) -> Vec<String> {
        let table = &mut self.tables[at];
        let mut told = Vec::new();
        for viewer in [Viewer::Seat(ME), Viewer::Spectator] {
            told.push(table.view_values(viewer));
            told.push(format!("{:?}", table.position().view(viewer)));
            told.extend(table.note_values(viewer, 0));
        }
        told.extend(table.choice_texts(ME));
        told.extend(table.hint_values(ME));
        told.push(format!("{:?} {}", table.turn(), table.version()));
        let asked = ["fill order1 upper", "fill order2 lower", "take order3", "rise", "nonsense"];
        if table.turn() != Turn::Seats(game::SeatSet::only(ME)) {
            told.extend(asked.iter().map(|text| table.play_text(ME, text).unwrap_err().to_string()));
        }
        told.push(format!("{}", table.position().is_open(OWNER)));
        told
    }
}

#[test]
fn an_order_in_hand_is_told_to_nobody_else() {
    let expert = [("special", "on"), ("pirate", "front"), ("bonus", "random")];
    for (seed, options) in [(1, &[][..]), (2, &expert), (3, &[("pirate", "back"), ("career", "choose")])] {
        let mut rng = Rng::new(seed);
        let mut twins = Twins::new(options, ["order5", "order14"]);
        let mut differed = false;
        for step in 0..400 {
            match twins.tables[0].turn() {
                Turn::Over => break,
                Turn::Chance => twins.chance(&mut rng),
                Turn::Seats(seats) => {
                    if !twins.choose(seats.lowest(), &mut rng) {
                        break;
                    }
                }
            }
            let owner = Viewer::Seat(OWNER);
            differed |= twins.tables[0].view_values(owner) != twins.tables[1].view_values(owner);
            let (one, other) = (twins.told(0), twins.told(1));
            for (one, other) in one.iter().zip(&other) {
                assert_eq!(one, other, "after {step} steps with seed {seed}");
            }
            assert_eq!(one.len(), other.len());
        }
        assert!(differed, "the owner sees its order");
    }
}
