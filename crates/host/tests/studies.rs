//! Studies: what can be tried out and what cannot, whose they are, how large they grow, and that no game that goes on can
//! be explored.

mod common;

use common::{Place, code, config, host, host_with};
use game::{Actor, Seat, Turn};
use host::{Config, MOST_NODES, Refused, START, Study, Try};
use store::{Player, StudyId, TableId};

const KUHN: &str = include_str!("../../game/tests/kuhn.txt");

/// A game that is over, and somebody who looks at it.
async fn over(place: &Place) -> (TableId, Player) {
    (place.host.import(KUHN).await.unwrap().id, place.player("Anna").await)
}

/// The same, with a study from where the first seat is to choose.
async fn begun(place: &Place) -> (StudyId, Player) {
    let (table, anna) = over(place).await;
    (place.host.open_study(table, 2, anna.id).await.unwrap(), anna)
}

fn choice(seat: usize, text: &str) -> Try {
    Try::Choice(Seat::new(seat), text.into())
}

async fn study(place: &Place, id: StudyId) -> Study {
    place.host.study(id).await.unwrap()
}

#[tokio::test]
async fn what_could_have_been_is_tried_out_with_all_branches() {
    let place = host().await;
    let (id, anna) = begun(&place).await;
    let try_out = |node: u32, what: Try| place.host.try_out(id, anna.id, node, what);
    let check = try_out(START, choice(0, "check")).await.unwrap();
    let bet = try_out(check, choice(1, "bet")).await.unwrap();
    let fold = try_out(bet, choice(0, "fold")).await.unwrap();
    let call = try_out(bet, choice(0, "call")).await.unwrap();
    assert_eq!([check, bet, fold, call], [1, 2, 3, 4]);
    // What was tried before is found again, and nothing grows.
    assert_eq!(try_out(START, choice(0, " check ")).await.unwrap(), check);
    let here = study(&place, id).await;
    assert_eq!((here.tree.nodes().len(), here.row.version, here.row.entry), (4, 5, 2));
    let [after, other] = [fold, call].map(|node| here.at(node).unwrap());
    assert_eq!((after.turn(), other.turn()), (Turn::Over, Turn::Over));
    assert_eq!(after.scores().points[Seat::new(0)], -1, "the first seat gave up its ante");
    assert_eq!(other.scores().points[Seat::new(0)], -2, "the queen has lost against the king");
    assert_eq!(here.at(START).unwrap().choice_texts(Seat::new(0)), ["check", "bet"]);
    let mut walked = Vec::new();
    here.walk(|node, before| walked.push((node.number, before.choice_texts(Seat::new(0)).len())));
    assert_eq!(walked, [(1, 2), (2, 0), (3, 2), (4, 2)]);

    place.host.name_step(id, anna.id, call, "  brave \u{202e} ").await.unwrap();
    place.host.name_step(id, anna.id, START, "What if").await.unwrap();
    let here = study(&place, id).await;
    assert_eq!((here.tree.node(call).unwrap().name.as_str(), here.tree.title()), ("brave", "What if"));
    assert_eq!(place.host.cut_branch(id, anna.id, bet).await.unwrap(), check);
    let here = study(&place, id).await;
    assert_eq!(here.tree.nodes().len(), 1);
    assert_eq!(code(here.at(fold).map(|_| ())), "no-step");
    assert_eq!(try_out(check, choice(1, "bet")).await.unwrap(), 5, "no number comes back");
    // The same study again, and a study from elsewhere.
    let table = here.row.table;
    assert_eq!(place.host.open_study(table, 2, anna.id).await.unwrap(), id);
    assert_ne!(place.host.open_study(table, 3, anna.id).await.unwrap(), id);
}

#[tokio::test]
async fn chance_does_what_is_asked_for_or_what_it_likes() {
    let place = host().await;
    let (table, anna) = over(&place).await;
    let id = place.host.open_study(table, 0, anna.id).await.unwrap();
    let try_out = |node: u32, what: Try| place.host.try_out(id, anna.id, node, what);
    let jack = try_out(START, Try::Outcome("deal jack".into())).await.unwrap();
    let refused = try_out(jack, Try::Outcome("deal jack".into())).await;
    assert_eq!(code(refused), "not-offered", "it was dealt");
    let dealt = try_out(START, Try::Luck).await.unwrap();
    let here = study(&place, id).await;
    let node = here.tree.node(dealt).unwrap();
    assert_eq!((node.by, node.does.split("; ").count()), (Actor::Chance, 2), "until somebody has a choice");
    assert_eq!(here.at(dealt).unwrap().choice_texts(Seat::new(0)), ["check", "bet"]);
    assert_eq!(code(try_out(dealt, Try::Luck).await), "not-your-turn");
    assert_eq!(code(try_out(dealt, Try::Outcome("deal jack".into())).await), "not-your-turn");
    assert_eq!(code(try_out(START, choice(0, "bet")).await), "not-your-turn");
}

#[tokio::test]
async fn what_is_not_possible_changes_nothing() {
    let place = host().await;
    let (id, anna) = begun(&place).await;
    let ben = place.player("Ben").await;
    let host = &place.host;
    for (node, what, expected) in [
        (START, choice(0, "call"), "not-offered"),
        (START, choice(0, "x".repeat(5000).as_str()), "not-offered"),
        (START, choice(0, ""), "not-offered"),
        (START, choice(0, "bet; bet"), "not-your-turn"),
        (START, choice(1, "bet"), "not-your-turn"),
        (START, choice(3, "bet"), "not-your-turn"),
        (1, choice(0, "bet"), "no-step"),
        (u32::MAX, choice(0, "bet"), "no-step"),
    ] {
        assert_eq!(code(host.try_out(id, anna.id, node, what.clone()).await), expected, "{what:?}");
    }
    assert_eq!(code(host.name_step(id, anna.id, START, &"x".repeat(61)).await), "bad-text");
    assert_eq!(code(host.name_step(id, anna.id, 1, "x").await), "no-step");
    assert_eq!(code(host.cut_branch(id, anna.id, 1).await), "no-step");
    // Others look, and make a copy.
    assert_eq!(code(host.try_out(id, ben.id, START, choice(0, "bet")).await), "not-your-study");
    assert_eq!(code(host.name_step(id, ben.id, START, "x").await), "not-your-study");
    assert_eq!(code(host.cut_branch(id, ben.id, START).await), "not-your-study");
    assert_eq!(code(host.remove_study(id, ben.id).await), "not-your-study");
    assert_eq!(study(&place, id).await.row.version, 1);
    host.try_out(id, anna.id, START, choice(0, "bet")).await.unwrap();
    let own = host.copy_study(id, ben.id).await.unwrap();
    host.try_out(own, ben.id, 1, choice(1, "fold")).await.unwrap();
    assert_eq!((study(&place, id).await.tree.nodes().len(), study(&place, own).await.tree.nodes().len()), (1, 2));
    host.remove_study(id, anna.id).await.unwrap();
    assert_eq!(code(host.study(id).await), "no-study");
    assert_eq!(code(host.try_out(id, anna.id, START, choice(0, "bet")).await), "no-study");
    assert_eq!(study(&place, own).await.tree.nodes().len(), 2);
}

#[tokio::test]
async fn no_game_that_goes_on_can_be_explored() {
    let place = host().await;
    let (id, anna, _) = place.pig().await;
    for entry in [0, 1, u32::MAX] {
        assert_eq!(code(place.host.open_study(id, entry, anna.id).await), "not-over");
    }
    // Nor with the record of one that goes on elsewhere, nor with a row that was put into the store.
    let text = KUHN.trim_end_matches("4 seat2 call\n");
    let game = place.host.replay(text).await.unwrap();
    let shelved = place.host.shelve(anna.id, text, &*game).await.unwrap();
    assert_eq!(code(place.host.open_study(shelved, 2, anna.id).await), "not-over");
    for table in [id, shelved] {
        let row = place.host.store().add_study(anna.id, (table, 1), "", 50, 1).await.unwrap().unwrap();
        assert_eq!(code(place.host.study(row).await), "not-over");
        assert_eq!(code(place.host.try_out(row, anna.id, START, Try::Luck).await), "not-over");
        assert_eq!(code(place.host.copy_study(row, anna.id).await), "not-over");
    }
    // A game that was played here and given up is over.
    place.host.resign(id, anna.id, None).await.unwrap();
    let row = place.host.open_study(id, u32::MAX, anna.id).await.unwrap();
    let here = study(&place, row).await;
    let Turn::Seats(seats) = here.at(START).unwrap().turn() else { panic!("somebody was to move") };
    place.host.try_out(row, anna.id, START, choice(seats.lowest().index(), "hold")).await.unwrap();
}

#[tokio::test]
async fn studies_do_not_grow_without_end() {
    let place = host_with(Config { most_studies: 2, ..config() }).await;
    let (id, anna) = begun(&place).await;
    let tree: String = (1..=MOST_NODES).map(|node| format!("{node} {} seat1 check\t\n", node - 1)).collect();
    let text = format!("{MOST_NODES}\t\n{tree}");
    assert!(place.host.store().change_study(id, anna.id, 1, &text, 1).await.unwrap());
    assert_eq!(code(place.host.try_out(id, anna.id, START, choice(0, "bet")).await), "study-full");
    assert_eq!(place.host.try_out(id, anna.id, START, choice(0, "check")).await.unwrap(), 1, "it is there");
    place.host.cut_branch(id, anna.id, MOST_NODES as u32).await.unwrap();
    assert!(place.host.try_out(id, anna.id, START, choice(0, "bet")).await.is_ok());
    // Of studies in which nothing was tried the oldest makes room; others stay.
    let table = study(&place, id).await.row.table;
    let empty = place.host.open_study(table, 3, anna.id).await.unwrap();
    let next = place.host.open_study(table, 1, anna.id).await.unwrap();
    assert!(matches!(place.host.study(empty).await, Err(Refused::NoStudy)));
    place.host.try_out(next, anna.id, START, Try::Luck).await.unwrap();
    assert_eq!(code(place.host.open_study(table, 0, anna.id).await), "too-many-studies");
    assert_eq!(code(place.host.copy_study(id, anna.id).await), "too-many-studies");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_worth_something_to_everybody() {
    let place = host().await;
    let (id, anna) = begun(&place).await;
    let here = study(&place, id).await;
    let game = here.at(START).unwrap();
    let mut outlook = None;
    common::until("the position is judged", async || {
        place.host.outlook(here.row.table, &*game, anna.id).await.is_some()
    })
    .await;
    for _ in 0..2 {
        let again = place.host.outlook(here.row.table, &*game, anna.id).await.unwrap();
        assert!((again.value.shares.iter().sum::<f64>() - 1.0).abs() < 0.001, "{again:?}");
        assert!(outlook.is_none_or(|before| std::sync::Arc::ptr_eq(&before, &again)), "it is judged once");
        outlook = Some(again);
    }
    // Where the game is over, it is the result.
    let end = place.host.try_out(id, anna.id, START, choice(0, "bet")).await.unwrap();
    let end = place.host.try_out(id, anna.id, end, choice(1, "call")).await.unwrap();
    let game = study(&place, id).await.at(end).unwrap();
    common::until("the end is judged", async || {
        place.host.outlook(here.row.table, &*game, anna.id).await.is_some_and(|it| it.value.shares == [0.0, 1.0])
    })
    .await;
}
