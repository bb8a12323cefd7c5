//! Luck that is typed in: the table waits for it, takes what can have come, and mends what was typed in wrongly.

use game::examples::{kuhn::Kuhn, pig::Pig};
use game::{Hidden, Rng, Seat, Setup, Viewer};
use novgorod::Novgorod;
use table::{AnyTable, Refusal, Table};

/// A table at which luck is typed in, with the only answers given.
fn asked<G: Hidden>() -> Table<G> {
    let setup = Setup::new::<G>(2, &[]).unwrap();
    let mut table = Table::new(&setup, <G::Data as game::Data>::shipped()).unwrap();
    table.set_luck_asked(true);
    settle(&mut table);
    table
}

/// No luck of this machine is ever needed.
fn settle<G: Hidden>(table: &mut Table<G>) {
    let mut rng = Rng::new(1);
    table.settle(&mut || rng.bits());
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

#[test]
fn the_table_answers_but_leaves_chance_alone() {
    let mut table = asked::<Pig>();
    assert_eq!(table.lines_after(0), "1 seat1! roll\n");
    assert_eq!(table.draws_for(), Some(Viewer::Spectator));
    assert_eq!(table.chance_text("die 7").unwrap_err().to_string(), "'die 7' is not an action of this game");
    assert!(matches!(table.chance_text("hold"), Err(Refusal::NotOffered { .. })));
    table.chance_text("die 1").unwrap();
    settle(&mut table);
    assert_eq!(table.lines_after(1), "2 chance die 1\n3 seat2! roll\n");
    table.set_luck_asked(false);
    settle(&mut table);
    assert!(table.version() > 3, "now the table rolls by itself");
}

#[test]
fn what_can_only_be_one_thing_is_not_asked() {
    let mut table = asked::<Kuhn>();
    for (card, to) in [("deal queen", 1), ("deal king", 2)] {
        assert_eq!(table.draws_for(), Some(Viewer::Seat(seat(to))));
        table.chance_text(card).unwrap();
    }
    assert_eq!(table.draws_for(), None);
    assert_eq!(table.chance_text("deal jack").unwrap_err(), Refusal::NotChance { turn: table.turn() });
}

#[test]
fn what_was_typed_in_wrongly_is_mended_until_somebody_acts() {
    let mut table = asked::<Pig>();
    assert_eq!(table.mend(seat(1)), Err(Refusal::NothingToUndo { seat: seat(1) }));
    table.chance_text("die 3").unwrap();
    settle(&mut table);
    assert_eq!(table.mends_for(), Some(Viewer::Spectator));
    table.mend(seat(2)).unwrap();
    settle(&mut table);
    table.chance_text("die 4").unwrap();
    assert_eq!(table.lines_after(1), "2 chance die 3\n3 seat2 undo-to 1\n4 chance die 4\n");
    assert_eq!(table.view_values(Viewer::Spectator), {
        let mut straight = asked::<Pig>();
        straight.chance_text("die 4").unwrap();
        straight.view_values(Viewer::Spectator)
    });

    let again = Table::<Pig>::read(&table.record_text(), &()).unwrap();
    assert_eq!(again.position(), table.position());
    assert_eq!(again.record_text(), table.record_text());

    // Whoever has acted on it has counted on it.
    table.play_text(seat(1), "roll").unwrap();
    assert_eq!(table.mends_for(), None);
    assert_eq!(table.mend(seat(1)), Err(Refusal::NothingToUndo { seat: seat(1) }));
    // Nor is luck of the machine ever rolled again.
    table.set_luck_asked(false);
    settle(&mut table);
    assert_eq!(table.mend(seat(1)), Err(Refusal::NothingToUndo { seat: seat(1) }));
}

#[test]
fn several_dice_are_mended_one_after_the_other_and_not_without_end() {
    let mut table = asked::<Kuhn>();
    table.chance_text("deal queen").unwrap();
    table.chance_text("deal king").unwrap();
    assert_eq!(table.mends_for(), Some(Viewer::Seat(seat(2))));
    table.mend(seat(2)).unwrap();
    assert_eq!(table.mends_for(), Some(Viewer::Seat(seat(1))));
    table.mend(seat(1)).unwrap();
    assert_eq!(table.mends_for(), None);
    let again = Table::<Kuhn>::read(&table.record_text(), &()).unwrap();
    assert_eq!(again.position(), table.position());
    for _ in 2..table::MOST_TAKEN_BACK {
        table.chance_text("deal jack").unwrap();
        table.mend(seat(1)).unwrap();
    }
    table.chance_text("deal jack").unwrap();
    assert_eq!(table.mend(seat(1)), Err(Refusal::TooOftenBack { seat: seat(1) }));
}

/// V-2.4: which order was dealt face down is not told by the list of those that can be turned up.
#[test]
fn a_list_of_what_can_have_come_does_not_tell_what_others_hold() {
    let play = |order: &str| {
        let mut table = asked::<Novgorod>();
        while !table.outcome_texts()[0].starts_with("deal ") {
            let first = table.outcome_texts().swap_remove(0);
            table.chance_text(&first).unwrap();
            settle(&mut table);
        }
        assert_eq!(table.draws_for(), Some(Viewer::Seat(seat(1))));
        table.chance_text(order).unwrap();
        table.chance_text("deal order20").unwrap();
        table
    };
    let (one, other) = (play("deal order7"), play("deal order9"));
    assert!(one.outcome_texts()[0].starts_with("show "), "{:?}", one.outcome_texts());
    assert_ne!(one.outcome_texts(), other.outcome_texts());
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(one.conceivable_texts(viewer), other.conceivable_texts(viewer));
        assert!(one.conceivable_texts(viewer).contains(&"show order7".to_string()));
    }
    let own = one.conceivable_texts(Viewer::Seat(seat(1)));
    assert!(!own.contains(&"show order7".to_string()) && own.contains(&"show order20".to_string()), "{own:?}");
    assert_eq!(one.outcome_texts().len(), 22);
}
