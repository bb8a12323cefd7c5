//! Analyses: kept with who judged, replaced as they grow, gone with their table.

use crate::home::{Home, on_both, running};

on_both!(kept_for_their_evaluator);

async fn kept_for_their_evaluator(home: Home) {
    let store = home.open().await;
    let (_, table) = running(&store).await;
    assert_eq!(store.analysis(table, "one").await.unwrap(), None);
    store.keep_analysis(table, "one", "[1]").await.unwrap();
    store.keep_analysis(table, "one", "[1, 2]").await.unwrap();
    assert_eq!(store.analysis(table, "one").await.unwrap().as_deref(), Some("[1, 2]"));
    assert_eq!(store.analysis(table, "another").await.unwrap(), None, "who judges otherwise says something else");
    store.keep_analysis(table, "another", "[3]").await.unwrap();
    assert_eq!(store.analysis(table, "one").await.unwrap(), None, "one analysis a table");
    assert!(store.keep_analysis(table, "one", "\0").await.is_err());
    assert_eq!(home.ask("SELECT COUNT(*) FROM analyses").await, 1);
    store.close().await;
}
