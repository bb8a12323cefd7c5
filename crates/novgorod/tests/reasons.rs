//! Every wish of random games, by all rules, has a reason exactly where the list does not have it; and what a reason
//! says of missing ducats is true. Scenes with their reasons are in `src/tests/why.rs`.

#[test]
fn novgorod_says_why_not() {
    let tried = game::reasons::assert_reasons::<novgorod::Novgorod>(400_000);
    assert!(tried.offered > 5_000 && tried.supplied > 8_000, "{tried:?}");
}
