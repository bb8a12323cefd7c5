//! Tables with pieces of somebody's own: what they are played with, whatever becomes of the set.

mod common;

use common::{code, host, wish};
use host::{PiecesWish, SeatWish, Wish};
use store::{SetId, UsualPieces};

fn shipped() -> &'static str {
    catalog::find("noria").unwrap().shipped().1
}

/// Noria with so many rounds for two.
fn with_rounds(count: u8) -> String {
    shipped().replacen("2 = 16", &format!("2 = {count}"), 1)
}

fn with(pieces: PiecesWish) -> Wish {
    Wish { pieces, ..wish("noria", &[SeatWish::Me(None), SeatWish::Me(Some("Ben".into()))]) }
}

#[tokio::test]
async fn a_set_is_kept_changed_and_deleted_by_its_owner_alone() {
    let place = host().await;
    let (anna, ben) = (place.player("Anna").await, place.player("Ben").await);
    let text = with_rounds(12);
    let id = place.host.keep_set(&anna, ("noria", "  My   box ", &text), None).await.unwrap();
    let set = place.host.set(id).await.unwrap();
    assert_eq!((&*set.name, &*set.by, set.version, &set.text), ("My box", "Anna", 1, &text));
    let keep = |of| place.host.keep_set(&ben, ("noria", "mine", &text), of);
    assert_eq!(code(keep(Some((id, 1))).await), "not-your-set");
    assert_eq!(code(place.host.remove_set(ben.id, id).await), "not-your-set");
    assert_eq!(code(place.host.set(SetId::random()).await), "no-set");
    for (game, name, text, expected) in [
        ("noria", "", &*text, "bad-text"),
        ("noria", &"x".repeat(41), &text, "bad-text"),
        ("noria", "x", &format!("{text}#{}", "x".repeat(50_000)), "bad-text"),
        ("noria", "x", &with_rounds(17), "bad-setup"),
        ("novgorod", "x", &text, "bad-setup"),
        ("chess", "x", &text, "bad-setup"),
    ] {
        assert_eq!(code(place.host.keep_set(&anna, (game, name, text), None).await), expected, "{game} {name}");
    }
    let newer = with_rounds(11);
    place.host.keep_set(&anna, ("noria", "My box", &newer), Some((id, 1))).await.unwrap();
    let late = place.host.keep_set(&anna, ("noria", "My box", &text), Some((id, 1))).await;
    assert_eq!(code(late), "set-changed");
    assert_eq!(place.host.set(id).await.unwrap().text, newer);
    place.host.remove_set(anna.id, id).await.unwrap();
    assert_eq!(code(place.host.set(id).await), "no-set");
}

#[tokio::test]
async fn a_table_keeps_the_version_it_was_begun_with() {
    let place = host().await;
    let (anna, ben) = (place.player("Anna").await, place.player("Ben").await);
    let set = place.host.keep_set(&anna, ("noria", "My box", &with_rounds(12)), None).await.unwrap();
    // Whoever has the link can play with it.
    let table = place.host.open_table(&ben, &with(PiecesWish::Set(set))).await.unwrap();
    place.host.keep_set(&anna, ("noria", "Other", &with_rounds(11)), Some((set, 1))).await.unwrap();
    let newer = place.host.open_table(&ben, &with(PiecesWish::Set(set))).await.unwrap();
    place.host.remove_set(anna.id, set).await.unwrap();
    assert_eq!(code(place.host.open_table(&ben, &with(PiecesWish::Set(set))).await), "no-set");
    for (table, name, rounds) in [(table, "My box", 12), (newer, "Other", 11)] {
        // Another program that reads it from the store.
        let other = host::Host::quiet(place.host.store().clone(), host::Config::default());
        let seen = other.look(table, |sitting| (sitting.info.set_name.clone(), sitting.pieces.clone())).await.unwrap();
        assert_eq!(seen, (Some(name.into()), Some(with_rounds(rounds).into())));
        let record = other.export(table).await.unwrap();
        assert!(record.contains(&format!("\n# pieces {name}\n")), "{record}");
        assert!(!other.history(table).await.unwrap().at(1).record_text().is_empty());
        let imported = other.import(&record).await.unwrap().id;
        let seen =
            other.look(imported, |sitting| (sitting.info.set_name.clone(), sitting.pieces.clone())).await.unwrap();
        assert_eq!(seen, (Some(name.into()), Some(with_rounds(rounds).into())));
    }
    // The same pieces lie on the table when they play again, although the set is gone.
    place.host.store().finish(table, None, 9).await.unwrap();
    let other = host::Host::quiet(place.host.store().clone(), host::Config::default());
    let host::Answered::Rematch(again) = other.ask(table, ben.id, store::Matter::Rematch, None).await.unwrap() else {
        panic!("nobody else plays")
    };
    let seen = other.look(again, |sitting| (sitting.info.set_name.clone(), sitting.pieces.clone())).await.unwrap();
    assert_eq!(seen, (Some("My box".into()), Some(with_rounds(12).into())));
}

#[tokio::test]
async fn what_is_usual_is_the_hosts_choice_and_the_shipped_pieces_stay() {
    let place = host().await;
    let anna = place.player("Anna").await;
    let open = async |pieces| {
        let table = place.host.open_table(&anna, &with(pieces)).await.unwrap();
        place.host.look(table, |sitting| (sitting.info.set_name.clone(), sitting.pieces.is_some())).await.unwrap()
    };
    assert_eq!(open(PiecesWish::Usual).await, (None, false));
    let usual = UsualPieces { name: "House".into(), text: with_rounds(13) };
    place.host.store().set_usual_pieces("noria", Some(&usual)).await.unwrap();
    assert_eq!(open(PiecesWish::Usual).await, (Some("House".into()), true));
    assert_eq!(open(PiecesWish::Shipped).await, (None, false));
    // One that today's rules refuse closes no tables.
    let broken = UsualPieces { text: with_rounds(99), ..usual };
    place.host.store().set_usual_pieces("noria", Some(&broken)).await.unwrap();
    assert_eq!(open(PiecesWish::Usual).await, (None, false));
}

#[tokio::test]
async fn nobody_keeps_more_sets_than_are_allowed() {
    let place = common::host_with(host::Config { most_sets: 2, ..host::Config::default() }).await;
    let anna = place.player("Anna").await;
    let text = with_rounds(12);
    for _ in 0..2 {
        place.host.keep_set(&anna, ("noria", "box", &text), None).await.unwrap();
    }
    assert_eq!(code(place.host.keep_set(&anna, ("noria", "box", &text), None).await), "too-many-sets");
}
