//! Conquests as people think them, and where things have happened.

use super::*;
use game::Hidden;

/// A first turn of two in which the second has rolled these dice.
pub(super) fn rolled(dice: &[u8]) -> Table<Wiraqocha> {
    let mut table = open(2, &[]);
    for text in ["turn force-field", "turn death-ray", "turn juggernaut", "start seat2"] {
        table.chance(text.parse().unwrap()).unwrap();
    }
    table.play(SECOND, Action::Roll).unwrap();
    for face in dice {
        table.chance(format!("show {face}").parse().unwrap()).unwrap();
    }
    table
}

const SECOND: Seat = Seat::ALL[1];

fn played(table: &mut Table<Wiraqocha>, steps: &str) {
    for step in steps.split("; ") {
        table.play(SECOND, step.parse().unwrap()).unwrap();
    }
}

/// The labels of the runs that begin so, each with what it is about.
fn runs(table: &Table<Wiraqocha>, begin: &str, language: Language) -> Vec<(String, ChoiceLabel)> {
    let (words, names) = (Words::new(language), names(2));
    let scene = Scene::new(&words, &names, Viewer::Seat(SECOND));
    let all = board().runs(table, &scene, SECOND).unwrap().into_iter();
    all.filter(|it| it.notation.starts_with(begin)).map(|it| (it.label.label.to_string(), it.label)).collect()
}

#[test]
fn a_conquest_names_its_pawn_and_its_dice() {
    let mut table = rolled(&[4, 5, 6]);
    let camp = runs(&table, "conquer n9", Language::English);
    assert_eq!(camp.len(), 1);
    assert_eq!(camp[0].0, "Take tile 9 with the base camp: 45");
    assert_eq!(camp[0].1.targets, ["tile-n9", "pawn-seat2-base-camp-1", "die-4-1", "die-5-1"]);
    assert_eq!(camp[0].1.fold, None);

    played(&mut table, "conquer n9; send base-camp; die 4; die 5");
    let reach = table.position().view(Viewer::Spectator).within_reach;
    let six = reach.iter().find(|it| it.tile == Tile::N6).unwrap();
    assert_eq!((six.reserve.len(), six.from.len()), (0, 1), "tile 6 is not next to tile 9");
    let moved = runs(&table, "conquer n6", Language::English);
    assert_eq!(moved[0].0, "Take tile 6 with the base camp from tile 9: 6");
    assert!(moved[0].1.hint.to_string().contains("gives up tile 9"), "{}", moved[0].1.hint);
    let german = runs(&table, "conquer n6", Language::German);
    assert_eq!(german[0].0, "Gebiet\u{a0}6 erobern mit dem Basislager von Gebiet\u{a0}9: 6");
}

/// A camp defends itself with a 5: what is not higher stays legal, but stands apart and says so.
#[test]
fn a_guard_that_does_not_help_says_so() {
    let mut table = rolled(&[5, 3, 6]);
    played(&mut table, "conquer n5; send base-camp; die 5");
    let guards = runs(&table, "defend n5", Language::English);
    let labels: Vec<(&str, &str)> =
        guards.iter().map(|(text, label)| (text.as_str(), label.fold.as_deref().unwrap_or_default())).collect();
    assert_eq!(labels, [("Defend tile 5: 6", "Guard a tile"), ("Defend tile 5: 3", "Guards that do not help")]);
}

/// What a line of the log is about lies on the table afterwards, unless it has gone on since.
#[test]
fn the_log_names_things_on_the_table() {
    let mut places = 0;
    for seats in 2..=4 {
        let mut table = open(seats, &[("layout", "random"), ("cave", "on"), ("prisoners", "on")]);
        let mut rng = Rng::new(40 + u64::from(seats));
        let (words, names) = (Words::default(), names(seats));
        let scene = Scene::new(&words, &names, Viewer::Spectator);
        let mut before = 0;
        for _ in 0..STEPS {
            table.settle(&mut || rng.bits());
            let Turn::Seats(set) = table.turn() else { break };
            let drawn = board().draw(&table, &scene).unwrap();
            let all = format!("{}{}", drawn.stage, drawn.areas.concat());
            let there: HashSet<&str> = ids_in(&all).into_iter().collect();
            for (_, line) in board().told(&table, &scene, before).unwrap() {
                for id in &line.on {
                    assert!(there.contains(id.as_str()), "{id}: {}", line.text);
                    places += 1;
                }
            }
            before = table.version();
            let choice = *rng.pick(&table.choices(set.lowest()));
            table.play(set.lowest(), choice).unwrap();
        }
    }
    assert!(places > 300, "{places}");
}
