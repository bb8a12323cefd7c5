//! All laws over random games, spread over all seat counts and options.

#[test]
fn wiraqocha_keeps_the_laws() {
    game::laws::assert_all_laws::<wiraqocha::Wiraqocha>(3096);
}
