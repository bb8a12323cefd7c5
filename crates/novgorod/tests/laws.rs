//! All laws over random games, spread over all seat counts and options.

#[test]
fn novgorod_keeps_the_laws() {
    game::laws::assert_all_laws::<novgorod::Novgorod>(3264);
}
