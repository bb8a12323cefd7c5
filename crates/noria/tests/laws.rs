//! All laws over random games, spread over all seat counts and options.

#[test]
fn noria_keeps_the_laws() {
    game::laws::assert_all_laws::<noria::Noria>(3600);
}
