//! Sets of pieces: whose they are, their versions, how many, and what a host has made usual.

use crate::home::{Home, on_both};
use store::{PieceSet, PlayerId, SetId, UsualPieces};

on_both!(made_changed_and_taken_away, never_too_many, what_is_usual);

async fn made_changed_and_taken_away(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    let bert = store.add_player("Bert", None, 1).await.unwrap().id;
    let id = store.add_set(anna, ("noria", "Box of 2017", "[rounds]\n"), 9, 10).await.unwrap().unwrap();
    let mut set = PieceSet {
        id,
        player: anna,
        by: "Anna".into(),
        game: "noria".into(),
        name: "Box of 2017".into(),
        version: 1,
        text: "[rounds]\n".into(),
        created: 10,
        changed: 10,
    };
    assert_eq!(store.set(id).await.unwrap().as_ref(), Some(&set));
    assert_eq!(store.set(SetId::random()).await.unwrap(), None);

    assert!(!store.change_set(id, bert, 1, ("mine", "x"), 20).await.unwrap(), "it is Anna’s");
    assert!(!store.change_set(id, anna, 2, ("mine", "x"), 20).await.unwrap(), "it has another version");
    assert_eq!(store.set(id).await.unwrap().as_ref(), Some(&set), "nothing has changed");
    assert!(store.change_set(id, anna, 1, ("Büchse; 'x'", "[rounds]\n# 🎲"), 20).await.unwrap());
    assert!(!store.change_set(id, anna, 1, ("late", "x"), 21).await.unwrap(), "somebody was faster");
    set = PieceSet { name: "Büchse; 'x'".into(), version: 2, text: "[rounds]\n# 🎲".into(), changed: 20, ..set };
    assert_eq!(store.set(id).await.unwrap().as_ref(), Some(&set));

    assert!(store.rename(anna, "Änna").await.unwrap());
    set.by = "Änna".into();
    let later = store.add_set(anna, ("wiraqocha", "A", "y"), 9, 30).await.unwrap().unwrap();
    let earlier = store.add_set(anna, ("novgorod", "B", "z"), 9, 5).await.unwrap().unwrap();
    let own: Vec<SetId> = store.sets_of(anna).await.unwrap().iter().map(|set| set.id).collect();
    assert_eq!(own, [later, id, earlier], "the last change first");
    assert_eq!(store.sets_of(bert).await.unwrap(), []);
    let all: Vec<String> = store.all_sets().await.unwrap().into_iter().map(|set| set.game).collect();
    assert_eq!(all, ["noria", "novgorod", "wiraqocha"]);

    assert!(!store.remove_set(id, bert).await.unwrap());
    assert_eq!(store.set(id).await.unwrap(), Some(set));
    assert!(store.remove_set(id, anna).await.unwrap());
    assert!(!store.remove_set(id, anna).await.unwrap());
    assert_eq!(store.set(id).await.unwrap(), None);
    assert!(store.add_set(PlayerId::random(), ("noria", "A", "x"), 9, 1).await.is_err(), "sets have owners");
    store.close().await;
}

async fn never_too_many(home: Home) {
    let store = home.open().await;
    let anna = store.add_player("Anna", None, 1).await.unwrap().id;
    let tasks: Vec<_> = (0..8)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.add_set(anna, ("noria", "A", "x"), 3, 1).await.unwrap() })
        })
        .collect();
    let mut kept = Vec::new();
    for task in tasks {
        kept.extend(task.await.unwrap());
    }
    assert_eq!((kept.len(), store.sets_of(anna).await.unwrap().len()), (3, 3));
    assert!(store.remove_set(kept[0], anna).await.unwrap());
    assert!(store.add_set(anna, ("noria", "A", "x"), 3, 1).await.unwrap().is_some());
    store.close().await;
}

async fn what_is_usual(home: Home) {
    let store = home.open().await;
    let usual = |name: &str| UsualPieces { name: name.into(), text: "[rounds]\n# ä".into() };
    assert_eq!(store.usual_pieces("noria").await.unwrap(), None);
    for name in ["first", "second"] {
        store.set_usual_pieces("noria", Some(&usual(name))).await.unwrap();
        assert_eq!(store.usual_pieces("noria").await.unwrap(), Some(usual(name)));
        assert_eq!(store.usual_pieces("novgorod").await.unwrap(), None);
    }
    store.set_usual_pieces("noria", None).await.unwrap();
    assert_eq!(store.usual_pieces("noria").await.unwrap(), None);
    store.close().await;
}
