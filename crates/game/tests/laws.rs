//! The laws themselves are tried here: two good games keep them, and every law is broken by a game with one deliberate
//! fault, which must be found, named, and shown with the shortest record there is.

mod broken;

use broken::{Broken, Fault, faults, secrets};
use game::examples::kuhn::Kuhn;
use game::examples::pig::Pig;
use game::laws::{Failure, Law, MOST_FAILED, Report, assert_all_laws, assert_laws, battery, check};
use game::record::{Record, What};
use game::{Game, Setup};

#[test]
fn pig_keeps_all_laws() {
    assert_all_laws::<Pig>(300);
}

#[test]
fn kuhn_keeps_all_laws() {
    assert_all_laws::<Kuhn>(300);
}

#[test]
fn the_wrapper_itself_breaks_nothing() {
    assert_laws::<Broken<faults::PigWithout>>(100);
    assert_laws::<Broken<faults::KuhnWithout>>(100);
}

/// The shortest way there.
const AT_A_FOLD: [&str; 4] = ["chance deal jack", "chance deal queen", "seat1 bet", "seat2 fold"];

/// The battery finds just this law broken, and shows it with just these steps.
fn breaks<F: Fault>(law: Law, steps: &[&str]) {
    let failure = only_failure::<F>(law);
    let (record, _) = Record::parse(&failure.to_string()).expect("a printed failure is a record");
    assert_eq!(record, failure.record);
    let entries: Vec<String> = record.entries.iter().map(|entry| entry.to_string()).collect();
    let told: Vec<&str> = entries.iter().map(|entry| entry.split_once(' ').unwrap().1).collect();
    assert_eq!(told, steps, "{failure}");
    assert_can_be_played::<Broken<F>>(&failure);
}

fn only_failure<F: Fault>(law: Law) -> Failure {
    let mut report = battery::<Broken<F>>(60, &mut |_| {});
    let told: String = report.failures.iter().map(Failure::to_string).collect();
    assert_eq!(report.failures.len(), 1, "{law} alone should be broken:\n{told}");
    let failure = report.failures.remove(0);
    assert_eq!(failure.law, law, "{told}");
    failure
}

/// Every entry is offered where it stands. The last is not carried out, for it may be the one that panics.
fn assert_can_be_played<G: Game<Data = ()>>(failure: &Failure) {
    let mut position = G::start(&failure.setup, &()).unwrap();
    let mut pending = None;
    for entry in &failure.record.entries {
        if let Some((actor, action)) = pending {
            position.apply(actor, action, &mut ());
        }
        let step = match &entry.what {
            What::Step { actor, action, .. } => (*actor, action.parse().unwrap()),
            other => panic!("{other:?} in a failure"),
        };
        assert!(game::perft::steps(&position).contains(&step), "entry {} is not offered", entry.number);
        pending = Some(step);
    }
}

#[test]
fn law_1_nobody_is_stuck() {
    let law = Law::NobodyStuck;
    breaks::<faults::NoChoiceFromTenOn>(law, &["seat1! roll", "chance die 4", "seat1 roll", "chance die 6"]);
    breaks::<faults::NobodysTurn>(law, &["seat1! roll", "chance die 1"]);
    breaks::<faults::StrangersTurn>(law, &["seat1! roll", "chance die 4"]);
    breaks::<faults::NoOutcome>(law, &["seat1! roll", "chance die 6", "seat1 roll"]);
    breaks::<faults::Weightless>(law, &["seat1! roll", "chance die 1", "seat2! roll"]);
}

#[test]
fn law_2_lists_and_notation() {
    let facing_a_bet = ["chance deal jack", "chance deal queen", "seat1 bet"];
    breaks::<faults::Unsorted>(Law::Lists, &facing_a_bet);
    breaks::<faults::Twice>(Law::Lists, &[]);
    breaks::<faults::PrintsAnother>(Law::Lists, &facing_a_bet);
    breaks::<faults::PrintsNothing>(Law::Lists, &facing_a_bet);
    breaks::<faults::PrintsSpace>(Law::Lists, &facing_a_bet);
    breaks::<faults::PrintsUndo>(Law::Lists, &facing_a_bet);
}

#[test]
fn law_3_audit() {
    let dozen = ["seat1! roll", "chance die 1", "seat2! roll", "chance die 6", "seat2 roll", "chance die 6"];
    breaks::<faults::LosesAPiece>(Law::Audit, &dozen);
    assert!(only_failure::<faults::LosesAPiece>(Law::Audit).why.contains("a dozen is too much"));
}

#[test]
fn law_4_games_end() {
    let failure = only_failure::<faults::TooLong>(Law::Ends);
    assert_eq!(failure.record.entries.len(), 10, "{failure}");
    assert_can_be_played::<Broken<faults::TooLong>>(&failure);
}

#[test]
fn law_5_clones() {
    breaks::<faults::SharedMemory>(Law::Clones, &["seat1! roll", "chance die 6"]);
    breaks::<faults::SecondTimeTellsMore>(Law::Clones, &["seat1! roll", "chance die 2", "seat1 hold"]);
    breaks::<faults::SecondTimeDiffers>(Law::Clones, &["seat1! roll", "chance die 2", "seat1 hold"]);
}

#[test]
fn law_6_records_replay() {
    breaks::<faults::RemembersItsBirth>(Law::Replays, &["seat1! roll", "chance die 3"]);
}

#[test]
fn law_7_imagined_worlds() {
    let law = Law::Imagined;
    breaks::<secrets::NoBetAgainstAKing>(law, &["chance deal jack", "chance deal queen"]);
    // The list of seat 1, which everybody is said to know, tells seat 2 about the jack; so does whether it is known.
    breaks::<secrets::JacksAreTimid>(law, &["chance deal jack", "chance deal queen"]);
    breaks::<secrets::JacksAreTimidAndSecret>(law, &["chance deal jack", "chance deal queen"]);
    breaks::<secrets::OpenAgainstAKing>(law, &["chance deal jack", "chance deal queen"]);
    breaks::<secrets::ForgetsTheOwnCard>(law, &["chance deal jack", "chance deal queen"]);
    breaks::<secrets::SeesTheOther>(law, &["chance deal jack"]);
    // Who is asked what was dealt from the list of what is left knows what the other holds.
    breaks::<secrets::AsksWhatIsLeft>(law, &["chance deal jack"]);
    breaks::<secrets::AsksOnlyForTheKing>(law, &[]);
    breaks::<secrets::WarnsOfAKing>(law, &["chance deal jack", "chance deal queen"]);
}

#[test]
fn a_secret_choice_is_not_written_as_forced() {
    // Seat 1 has the jack and can only check, but a table would not have done it.
    let checked = ["chance deal jack", "chance deal queen", "seat1 check"];
    breaks::<secrets::LosesTrackOfTheTimid>(Law::Audit, &checked);
}

#[test]
fn law_8_notes() {
    breaks::<secrets::TellsTheOther>(Law::Notes, &["chance deal jack"]);
    // Whether seat 1 has bet is hidden from spectators, who read of it in the log.
    breaks::<secrets::TellsWhatItHides>(Law::Notes, &["chance deal jack", "chance deal queen", "seat1 check"]);
    // The step is marked as one that shows, and can therefore not be undone; but the cards are not to be seen after it.
    breaks::<secrets::TellsAtAFold>(Law::Notes, &AT_A_FOLD);
}

#[test]
fn law_9_spectators() {
    breaks::<secrets::ShowsTheGallery>(Law::Spectator, &["chance deal jack", "chance deal queen"]);
    breaks::<secrets::TellsTheGallery>(Law::Spectator, &["chance deal jack"]);
    breaks::<secrets::TellsTheGalleryAtAFold>(Law::Spectator, &AT_A_FOLD);
}

#[test]
fn law_10_undo() {
    breaks::<secrets::ShowsWithoutSaying>(
        Law::Undo,
        &["chance deal jack", "chance deal queen", "seat1 check", "seat2 check"],
    );
    breaks::<secrets::OnlyAKingMayBet>(
        Law::Undo,
        &["chance deal jack", "chance deal king", "seat1 check", "seat2 bet"],
    );
}

#[test]
fn a_panic_is_a_failure_with_its_message_and_place() {
    breaks::<faults::Explodes>(Law::Clones, &["seat1! roll", "chance die 6"]);
    breaks::<faults::CannotCount>(Law::Audit, &["seat1! roll", "chance die 2"]);
    let why = only_failure::<faults::Explodes>(Law::Clones).why;
    assert!(why.contains("tests/broken/faults.rs:") && why.ends_with("sixes are hot"), "{why}");
}

#[test]
fn a_failure_too_deep_to_be_searched_for_is_still_cut() {
    let failure = only_failure::<faults::ThirtyIsTooMuch>(Law::Audit);
    // A one for seat 1, five sixes for seat 2 and hold would be 13 steps, far more than can be tried one by one.
    let steps = failure.record.entries.len();
    assert!((13..=20).contains(&steps), "{failure}");
    assert_eq!(failure.record.entries[steps - 1].to_string(), format!("{steps} seat2 hold"));
    assert_can_be_played::<Broken<faults::ThirtyIsTooMuch>>(&failure);
}

#[test]
fn the_same_seed_finds_the_same_failure() {
    let setup = Setup::new::<Broken<faults::LosesAPiece>>(3, &[]).unwrap();
    let find = || check::<Broken<faults::LosesAPiece>>(&setup, &(), 5).unwrap_err();
    assert_eq!(find(), find());
    assert_eq!(find().setup, setup);
    assert_eq!(find().seed, 5);
}

#[test]
fn a_good_game_is_measured() {
    let setup = Setup::new::<Kuhn>(2, &[]).unwrap();
    let games: Vec<_> = (0..50).map(|seed| check::<Kuhn>(&setup, &(), seed).unwrap()).collect();
    assert!(games.iter().all(|stats| (4..=5).contains(&stats.steps) && stats.widest == 3), "{games:?}");
    assert!(games.iter().any(|stats| stats.steps == 5), "{games:?}");
}

#[test]
fn the_battery_tries_every_setup_and_reports_as_it_goes() {
    let mut reports: Vec<Report> = Vec::new();
    let report = battery::<Pig>(7, &mut |report| reports.push(report.clone()));
    assert_eq!(reports.iter().map(|report| report.games).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(reports.last(), Some(&report));
    let one_by_one = |seed: u64| {
        let setup = Setup::new::<Pig>(2 + (seed % 3) as u8, &[]).unwrap();
        check::<Pig>(&setup, &(), seed).unwrap()
    };
    assert_eq!(report.steps, (0..7).map(|seed| u64::from(one_by_one(seed).steps)).sum::<u64>());
    assert_eq!(report.longest, (0..7).map(|seed| one_by_one(seed).steps).max().unwrap());
    assert_eq!((report.widest, report.failed), (6, 0));
}

#[test]
fn the_battery_gives_up_after_enough_failures() {
    let report = battery::<Broken<faults::TooLong>>(1000, &mut |_| {});
    assert_eq!((report.games, report.failed), (MOST_FAILED, MOST_FAILED));
    assert_eq!(report.failures.len(), 1);
}

#[test]
#[should_panic(expected = "law 4: games end within the stated number of steps")]
fn assert_laws_panics_with_the_printed_failure() {
    assert_laws::<Broken<faults::TooLong>>(1);
}

#[test]
fn laws_are_numbered_from_one_on() {
    assert_eq!(Law::ALL.map(Law::number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    assert_eq!(Law::Undo.to_string(), "law 10: undo never crosses a showing");
}
