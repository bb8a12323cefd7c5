//! What people at a table agree on: steps back, stopping, playing again, pauses, more time.

mod common;

use bots::Level;
use common::{Place, code, host};
use game::Seat;
use host::{Answered, SeatWish, TakenBack, Wanted};
use store::{Matter, Outcome, Pace, Player, State, TableId};

/// The choice that hands over the turn.
const HOLD: &str = "hold";

async fn hold(place: &Place, id: TableId, who: &Player) -> u32 {
    let version = place.version(id).await;
    place.host.play(id, who.id, None, version, HOLD.into()).await.unwrap().version
}

/// A table at which Anna has just ended her turn without luck, so that she could take that back, and Ben is to move.
/// Pig lets chance move next, so it is Noria.
async fn handed_over(place: &Place, pace: Pace) -> (TableId, [Player; 2], usize) {
    let people = [place.player("Anna").await, place.player("Ben").await];
    let wish = host::Wish { pace, ..common::wish("noria", &[SeatWish::Me(None), SeatWish::Open]) };
    let id = place.host.open_table(&people[0], &wish).await.unwrap();
    place.host.join(id, &people[1], None).await.unwrap();
    let first = place.to_move(id).await.unwrap().0;
    loop {
        let (seat, choices) = place.to_move(id).await.unwrap();
        if seat != first {
            let could = place.host.look(id, |sitting| sitting.game.may_undo(first)).await.unwrap();
            assert!(could, "the turn was handed over without luck");
            return (id, people, first.index());
        }
        let version = place.version(id).await;
        let last = choices.last().unwrap().clone();
        place.host.play(id, people[first.index()].id, Some(seat), version, last).await.unwrap();
    }
}

#[tokio::test]
async fn a_turn_is_taken_back_only_with_the_consent_of_who_is_to_move() {
    let place = host().await;
    let (id, people, first) = handed_over(&place, Pace::None).await;
    let [one, other] = [first, 1 - first].map(|at| people[at].id);
    let version = place.version(id).await;
    let fingerprint = || place.host.look(id, |sitting| sitting.game.fingerprint());
    let before = fingerprint().await.unwrap();
    assert_eq!(place.host.undo(id, one, None, version).await.unwrap(), TakenBack::Asked);
    assert_eq!((place.version(id).await, fingerprint().await.unwrap()), (version, before), "it is only asked");
    assert_eq!(code(place.host.answer(id, place.player("Carl").await.id, 1, true).await), "not-your-seat");

    // Declining is remembered, and nobody is asked again and again.
    place.host.answer(id, other, 1, false).await.unwrap();
    let declined = place.host.look(id, |sitting| sitting.declined().cloned().collect::<Vec<_>>()).await.unwrap();
    assert_eq!((declined.len(), declined[0].declined), (1, Some(Seat::new(1 - first))));
    assert_eq!(code(place.host.undo(id, one, None, version).await), "just-declined");
    assert_eq!(place.version(id).await, version);

    // To take back the whole turn is another question.
    assert_eq!(place.host.reset_turn(id, one, None, version).await.unwrap(), TakenBack::Asked);
    assert_eq!(place.host.answer(id, other, 2, true).await.unwrap(), Answered::Done);
    assert_ne!(fingerprint().await.unwrap(), before);
    assert_eq!(place.to_move(id).await.unwrap().0.index(), first);
    let told = place.host.look(id, |sitting| sitting.clocks.turns_gone()).await.unwrap();
    assert!(told.has(Seat::new(1 - first)), "whose turn is gone is told");

    // Within the own turn it is free.
    loop {
        let (seat, choices) = place.to_move(id).await.unwrap();
        let who = people[seat.index()].id;
        let played = place.host.play(id, who, None, place.version(id).await, choices[0].clone()).await.unwrap();
        let goes_on = place.host.look(id, |sitting| sitting.to_move().has(seat) && sitting.game.may_undo(seat));
        if goes_on.await.unwrap() {
            assert!(matches!(place.host.undo(id, who, None, played.version).await.unwrap(), TakenBack::Done(_)));
            return;
        }
    }
}

#[tokio::test]
async fn a_question_about_a_step_lapses_when_the_game_goes_on() {
    let place = host().await;
    let (id, people, first) = handed_over(&place, Pace::None).await;
    let [one, other] = [first, 1 - first].map(|at| people[at].id);
    let version = place.version(id).await;
    place.host.undo(id, one, None, version).await.unwrap();
    let (_, choices) = place.to_move(id).await.unwrap();
    place.host.play(id, other, None, version, choices[0].clone()).await.unwrap();
    assert_eq!(code(place.host.answer(id, other, 1, true).await), "no-question");
    let open = place.host.look(id, |sitting| sitting.open_proposals(host::now()).count()).await.unwrap();
    assert_eq!(open, 0);
}

/// The clocks themselves are tried by a script in `src/clock/tests.rs`; this is the way there and back through the store.
#[tokio::test]
async fn a_step_back_gives_nobody_time() {
    let place = host().await;
    let pace = Pace::Live { bank: 600, increment: 300 };
    let (id, people, first) = handed_over(&place, pace).await;
    let [one, other] = [first, 1 - first].map(|at| people[at].id);
    let left = |seat: usize| {
        place.host.look(id, move |sitting| sitting.clocks.left(Seat::new(seat), sitting.clocks.since()).unwrap())
    };
    for number in 1..4 {
        assert!(left(first).await.unwrap() > 700_000, "the turn has brought something");
        let version = place.version(id).await;
        place.host.undo(id, one, None, version).await.unwrap();
        place.host.answer(id, other, number, true).await.unwrap();
        assert!(left(first).await.unwrap() <= 600_000, "and it is gone with the turn");
        assert_eq!(left(1 - first).await.unwrap(), 600_000);
        while place.to_move(id).await.unwrap().0.index() == first {
            let (_, choices) = place.to_move(id).await.unwrap();
            let last = choices.last().unwrap().clone();
            place.host.play(id, one, None, place.version(id).await, last).await.unwrap();
        }
    }
    let before = [left(0).await.unwrap(), left(1).await.unwrap()];
    let place = place.reopen(common::config()).await;
    let after =
        place.host.look(id, |sitting| [0, 1].map(|seat| sitting.clocks.left(Seat::new(seat), sitting.clocks.since())));
    assert_eq!(after.await.unwrap(), before.map(Some), "the same after a restart");
}

#[tokio::test]
async fn a_game_is_stopped_when_all_agree() {
    let place = host().await;
    let (id, anna, ben) = place.pig().await;
    let state = || place.host.look(id, |sitting| sitting.info.state);
    assert_eq!(place.host.ask(id, anna.id, Matter::Stop, None).await.unwrap(), Answered::Waits);
    place.host.answer(id, ben.id, 1, false).await.unwrap();
    assert_eq!(state().await.unwrap(), State::Running);
    assert_eq!(place.host.ask(id, ben.id, Matter::Stop, None).await.unwrap(), Answered::Waits, "Ben may ask himself");
    place.host.answer(id, ben.id, 2, false).await.unwrap();
    let outcome = place.host.look(id, |sitting| sitting.proposals.last().unwrap().outcome).await.unwrap();
    assert_eq!(outcome, Outcome::Withdrawn);
    place.host.ask(id, ben.id, Matter::Stop, None).await.unwrap();
    assert_eq!(place.host.answer(id, anna.id, 3, true).await.unwrap(), Answered::Done);
    assert_eq!(state().await.unwrap(), State::Abandoned);
    let carl = place.player("Carl").await;
    let (other, ..) = place.pig().await;
    assert_eq!(code(place.host.ask(other, carl.id, Matter::Stop, None).await), "not-your-seat");
}

#[tokio::test]
async fn a_rematch_opens_when_all_agree() {
    let place = host().await;
    let (id, anna, ben) = place.pig().await;
    let again = |who: &Player| place.host.ask(id, who.id, Matter::Rematch, None);
    assert_eq!(code(again(&anna).await), "not-over");
    place.host.resign(id, anna.id, None).await.unwrap();
    assert_eq!(again(&anna).await.unwrap(), Answered::Waits);
    assert_eq!(again(&anna).await.unwrap(), Answered::Waits, "asking twice is asking once");
    assert_eq!(code(again(&place.player("Carl").await).await), "not-your-seat");
    assert_eq!(place.host.look(id, |sitting| sitting.info.rematch).await.unwrap(), None);
    let Answered::Rematch(rematch) = again(&ben).await.unwrap() else { panic!("all have agreed") };
    assert_eq!(again(&anna).await.unwrap(), Answered::Rematch(rematch), "it is one table");
    let (state, seats) =
        place.host.look(rematch, |sitting| (sitting.info.state, sitting.info.seats.clone())).await.unwrap();
    assert_eq!(state, State::Running);
    assert_eq!(seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), ["Anna", "Ben"]);
    assert!(seats.iter().all(|seat| !seat.resigned));
}

#[tokio::test]
async fn no_clock_of_a_rematch_runs_before_everybody_is_there() {
    let place = host().await;
    let (id, anna, ben) = place.pig_at(Pace::Live { bank: 600, increment: 0 }).await;
    place.host.resign(id, ben.id, None).await.unwrap();
    place.host.ask(id, anna.id, Matter::Rematch, None).await.unwrap();
    let Answered::Rematch(rematch) = place.host.answer(id, ben.id, 1, true).await.unwrap() else { panic!("agreed") };
    let state = || place.host.look(rematch, |sitting| (sitting.info.state, sitting.game.version()));
    assert_eq!(state().await.unwrap(), (State::Open, 0), "Anna has not come yet");
    assert_eq!(place.host.ask(id, anna.id, Matter::Rematch, None).await.unwrap(), Answered::Rematch(rematch));
    let (state, version) = state().await.unwrap();
    assert!(state == State::Running && version > 0);
}

#[tokio::test]
async fn alone_with_computers_everything_happens_at_once() {
    let place = host().await;
    let anna = place.player("Anna").await;
    let seats = [SeatWish::Me(None), SeatWish::Bot(Level::Beginner), SeatWish::Bot(Level::Beginner)];
    let id = place.open(&anna, "noria", &seats).await;
    assert_eq!(code(place.host.ask(id, anna.id, Matter::Pause, None).await), "no-clock");
    assert_eq!(place.host.ask(id, anna.id, Matter::Hints, None).await.unwrap(), Answered::Done);
    assert_eq!(place.host.ask(id, anna.id, Matter::Stop, None).await.unwrap(), Answered::Done);
    assert_eq!(place.host.look(id, |sitting| sitting.info.state).await.unwrap(), State::Abandoned);
    let Answered::Rematch(rematch) = place.host.ask(id, anna.id, Matter::Rematch, None).await.unwrap() else {
        panic!("nobody else is to be asked")
    };
    assert_eq!(place.host.look(rematch, |sitting| sitting.info.state).await.unwrap(), State::Running);
}

#[tokio::test]
async fn people_pause_and_give_each_other_time() {
    let place = host().await;
    let (id, anna, ben) = place.pig_at(Pace::Live { bank: 600, increment: 0 }).await;
    let left = || place.host.look(id, |sitting| sitting.clocks.left(Seat::new(1), host::now()).unwrap());
    let paused = || place.host.look(id, |sitting| sitting.clocks.paused(host::now()).is_some());
    assert_eq!(code(place.host.ask(id, anna.id, Matter::GoOn, None).await), "not-paused");
    place.host.ask(id, anna.id, Matter::Time, None).await.unwrap();
    assert_eq!(left().await.unwrap(), 600_000);
    place.host.answer(id, ben.id, 1, true).await.unwrap();
    assert_eq!(left().await.unwrap(), 750_000, "a quarter more");

    place.host.ask(id, ben.id, Matter::Pause, None).await.unwrap();
    assert!(!paused().await.unwrap());
    place.host.ask(id, anna.id, Matter::Pause, None).await.unwrap();
    assert!(paused().await.unwrap());
    let version = place.version(id).await;
    assert_eq!(code(place.host.play(id, anna.id, None, version, HOLD.into()).await), "paused");
    let place = place.reopen(common::config()).await;
    let paused = || place.host.look(id, |sitting| sitting.clocks.paused(host::now()).is_some());
    assert!(paused().await.unwrap(), "also after a restart");
    place.host.ask(id, ben.id, Matter::GoOn, None).await.unwrap();
    assert!(paused().await.unwrap(), "nobody's clock runs before both want it");
    place.host.ask(id, anna.id, Matter::GoOn, None).await.unwrap();
    assert!(!paused().await.unwrap());
    hold(&place, id, &anna).await;
}

/// Where people take days nobody sits there and sees the question.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_asked_where_people_take_days_is_told() {
    let place = common::host().await;
    for (pace, told) in [(Pace::Days(2), true), (Pace::Live { bank: 600, increment: 10 }, false)] {
        let (id, anna, ben) = place.pig_at(pace).await;
        let mut notices = place.host.notices();
        assert_eq!(place.host.ask(id, anna.id, Matter::Stop, None).await.unwrap(), Answered::Waits);
        let heard: Vec<_> = std::iter::from_fn(|| notices.try_recv().ok()).collect();
        let heard: Vec<_> = heard.iter().map(|it| (it.player, it.table, it.wanted)).collect();
        let expected = if told { vec![(ben.id, id, Wanted::Answer)] } else { Vec::new() };
        assert_eq!(heard, expected, "{pace:?}");
    }
}
