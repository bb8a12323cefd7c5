//! Studies: whose they are, their versions, how many, and that they go with whom they belong to.

use crate::home::{Home, on_both, running};
use store::{PlayerId, StudyId, StudyRow, TableId};

on_both!(made_changed_and_taken_away, never_too_many, gone_with_their_player);

async fn made_changed_and_taken_away(home: Home) {
    let store = home.open().await;
    let (anna, table) = running(&store).await;
    let bert = store.add_player("Bert", None, 1).await.unwrap().id;
    let id = store.add_study(anna, (table, 7), "1 0 seat1 x\n", 9, 10).await.unwrap().unwrap();
    let mut study = StudyRow {
        id,
        player: anna,
        by: "Anna".into(),
        table,
        game: "noria".into(),
        entry: 7,
        version: 1,
        tree: "1 0 seat1 x\n".into(),
        created: 10,
        changed: 10,
    };
    assert_eq!(store.study(id).await.unwrap().as_ref(), Some(&study));
    assert_eq!(store.study(StudyId::random()).await.unwrap(), None);

    assert!(!store.change_study(id, bert, 1, "", 20).await.unwrap(), "it is Anna’s");
    assert!(!store.change_study(id, anna, 2, "", 20).await.unwrap(), "it has another version");
    assert!(store.change_study(id, anna, 1, "\0", 20).await.is_err());
    assert_eq!(store.study(id).await.unwrap().as_ref(), Some(&study), "nothing has changed");
    assert!(store.change_study(id, anna, 1, "1 0 seat1 ä\tName 🎲", 20).await.unwrap());
    assert!(!store.change_study(id, anna, 1, "", 21).await.unwrap(), "somebody was faster");
    study = StudyRow { version: 2, tree: "1 0 seat1 ä\tName 🎲".into(), changed: 20, ..study };
    assert_eq!(store.study(id).await.unwrap().as_ref(), Some(&study));

    let later = store.add_study(anna, (table, 8), "", 9, 30).await.unwrap().unwrap();
    let earlier = store.add_study(anna, (table, 7), "", 9, 5).await.unwrap().unwrap();
    let own: Vec<StudyId> = store.studies_of(anna).await.unwrap().iter().map(|study| study.id).collect();
    assert_eq!(own, [later, id, earlier], "the last change first");
    assert_eq!(store.studies_of(bert).await.unwrap(), []);

    assert!(!store.remove_study(id, bert).await.unwrap());
    assert!(store.remove_study(id, anna).await.unwrap());
    assert!(!store.remove_study(id, anna).await.unwrap());
    assert_eq!(store.study(id).await.unwrap(), None);
    assert!(store.add_study(PlayerId::random(), (table, 7), "", 9, 1).await.is_err(), "studies have owners");
    assert!(store.add_study(anna, (TableId::random(), 7), "", 9, 1).await.is_err(), "and tables");
    store.close().await;
}

async fn never_too_many(home: Home) {
    let store = home.open().await;
    let (anna, table) = running(&store).await;
    let tasks: Vec<_> = (0..8)
        .map(|at| {
            let store = store.clone();
            tokio::spawn(async move { store.add_study(anna, (table, at), "1 0 seat1 x\n", 3, 1).await.unwrap() })
        })
        .collect();
    let mut kept = Vec::new();
    for task in tasks {
        kept.extend(task.await.unwrap());
    }
    assert_eq!((kept.len(), store.studies_of(anna).await.unwrap().len()), (3, 3));
    // One in which nothing was tried makes room, the oldest of them first.
    assert!(store.remove_study(kept[0], anna).await.unwrap());
    assert!(store.remove_study(kept[1], anna).await.unwrap());
    let old = store.add_study(anna, (table, 9), "", 3, 1).await.unwrap().unwrap();
    let young = store.add_study(anna, (table, 9), "", 3, 2).await.unwrap().unwrap();
    let new = store.add_study(anna, (table, 9), "", 3, 3).await.unwrap().unwrap();
    let own: Vec<StudyId> = store.studies_of(anna).await.unwrap().iter().map(|study| study.id).collect();
    assert_eq!(own, [new, young, kept[2]], "{old} is gone");
    store.close().await;
}

async fn gone_with_their_player(home: Home) {
    let store = home.open().await;
    let (anna, table) = running(&store).await;
    let bert = store.add_player("Bert", None, 1).await.unwrap().id;
    let of_anna = store.add_study(anna, (table, 1), "", 9, 1).await.unwrap().unwrap();
    let of_bert = store.add_study(bert, (table, 1), "", 9, 1).await.unwrap().unwrap();
    assert!(store.erase_player(anna).await.unwrap());
    assert_eq!(store.study(of_anna).await.unwrap(), None);
    assert!(store.study(of_bert).await.unwrap().is_some(), "the table stays, and so does what others try there");
    // A guest who cannot come back any more is forgotten with them.
    assert_eq!(store.forget_guests(10).await.unwrap(), 1);
    assert_eq!(home.ask("SELECT COUNT(*) FROM studies").await, 0);
    store.close().await;
}
