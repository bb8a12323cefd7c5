//! The words beside the choices: what they cost, what they bring.

use super::*;
use game::Hidden;

#[track_caller]
fn assert_hints(game: &Novgorod, expected: &[(&str, &str)]) {
    for (choice, hint) in expected {
        assert!(choices(game).iter().any(|offered| offered == choice), "'{choice}' is not among {:?}", choices(game));
        assert_eq!(game.hint(game.active, choice.parse().unwrap()), *hint, "{choice}");
    }
}

#[test]
fn before_the_first_turn() {
    let mut game = start(2, &[("career", "choose")]);
    first_outcomes(&mut game);
    assert_hints(
        &game,
        &[
            ("side front", "3 goods, 10 ducats, 2 luxuries, 15 ducats, 2 goods+2 luxuries"),
            ("side back", "2 goods, 15 ducats, 4 goods, 2 luxuries, 3 luxuries"),
        ],
    );
    play(&mut game, "side front, side front");
    assert_hints(
        &game,
        &[
            ("post london", "cloth, for 4 ducats"),
            ("post danzig", "amber, for 5 ducats"),
            ("take order3", "cloth+glass / amber+salt"),
            ("draw", "unseen from the pile"),
        ],
    );
}

#[test]
fn the_route() {
    let mut game = table(2, &[("pirate", "front")]);
    equip(&mut game, "riga novgorod", 2, 20);
    game.this_turn.privilege = None;
    assert_hints(
        &game,
        &[
            ("lay riga", "grain, makes clothing"),
            ("lay danzig", "amber, makes clothing, base post for 4 ducats"),
            ("lay antwerp", "fabrics, makes jewellery, base post for 4 ducats, one card less because of the pirate"),
            ("pirate riga", "for 6 ducats"),
            ("done", "stay in the harbour"),
        ],
    );
    game.player[SEAT2].seals[crate::state::Source::Orders] = 1;
    assert_hints(&game, &[("pirate riga", "for 3 ducats")]);
    play(&mut game, "lay novgorod");
    let both = "face down, so that novgorod's good and manufactory can both be used";
    assert_hints(&game, &[("placeholder riga", both), ("done", "the route is complete")]);
    play(&mut game, "lay riga");
    assert_hints(&game, &[("use speed", "the route may have one card more")]);
    let mut back = table(2, &[("pirate", "back")]);
    equip(&mut back, "antwerp", 2, 0);
    back.this_turn.privilege = None;
    assert_hints(&back, &[("pirate riga", "by your privilege any")]);
    let mut free = table(3, &[("pirate", "front")]);
    free.player[SEAT2].seals[crate::state::Source::Orders] = 1;
    free.player[SEAT3].seals[crate::state::Source::Orders] = 2;
    assert_hints(&free, &[("pirate riga", "free")]);
}

#[test]
fn the_second_phase() {
    let mut game = table(2, &[("merchant", "front")]);
    equip(&mut game, "novgorod riga danzig luebeck", 4, 20);
    game.me_mut().hold = Some(City::Novgorod);
    hand(&mut game, "order13 order5");
    sail(&mut game, "novgorod riga danzig luebeck");
    assert_hints(
        &game,
        &[
            ("sell novgorod 2", "clothing of fur: 1 seal, 4 ducats"),
            ("sell riga 1 stored", "clothing of fur, with the stored good: 1 seal, 1 ducat"),
            ("fill order5 upper", "fur+grain: 2 seals"),
            ("fill order13 upper", "jewellery: 2 seals"),
            ("fill order13 lower", "clothing: 2 seals, and gives up the upper line"),
            ("rise", "for 3 goods, all different; then 0 seals a turn; covers the privilege income"),
            ("income novgorod", "6 ducats"),
            ("store riga", "grain, for a later turn; the stored fur is given up"),
            ("done", "end phase 2; unused cards bring nothing"),
        ],
    );
    play(&mut game, "fill order13 upper");
    assert_hints(&game, &[("make luebeck 1", "jewellery of amber")]);
    play(&mut game, "make luebeck 1");
    assert_hints(&game, &[("fill order13 lower", "clothing: 3 seals")]);
    play(&mut game, "fill order5 upper");
    assert_hints(&game, &[("give novgorod", "fur"), ("give-stored", "fur")]);
}

#[test]
fn rows_and_what_they_cover() {
    let mut game = scene("", 2, 20);
    game.me_mut().rows = 1;
    play(&mut game, "done");
    assert_hints(&game, &[("rise", "for 10 ducats; then 1 seal a turn; covers the privilege seal and the last X")]);
    game.me_mut().rows = 3;
    assert_hints(&game, &[("rise", "for 15 ducats; then 3 seals a turn; covers the privilege order")]);
    game.me_mut().rows = 2;
    game.this_turn.privilege = None;
    assert_hints(&game, &[("use income", "2 ducats more")]);
}

#[test]
fn the_cards_left_and_the_orders_to_stow() {
    let mut game = table(2, &[("merchant", "front")]);
    equip(&mut game, "novgorod riga visby", 2, 0);
    game.this_turn.privilege = None;
    game.me_mut().hold = Some(City::Visby);
    hand(&mut game, "order15");
    sail(&mut game, "riga novgorod");
    assert_hints(
        &game,
        &[("income riga", "3 ducats"), ("store riga", "grain, for a later turn; the stored glass is given up")],
    );
    game.this_turn.stored_used = true;
    assert_hints(&game, &[("store novgorod", "fur, for a later turn"), ("use income", "2 ducats more")]);
    play(&mut game, "income riga, income novgorod");
    assert_hints(&game, &[("done", "end phase 2")]);
    let mut game = scene("riga", 2, 8);
    sail(&mut game, "riga danzig");
    assert_hints(&game, &[("done", "end phase 2, and pay 4 ducats of fees; unused cards bring nothing")]);
    play(&mut game, "income riga");
    assert_hints(&game, &[("done", "end phase 2, and pay 4 ducats of fees")]);
    let mut game = scene("novgorod", 2, 0);
    hand(&mut game, "order15");
    sail(&mut game, "novgorod");
    play(&mut game, "fill order15 upper, make novgorod 2, done");
    assert_hints(
        &game,
        &[
            ("beside", "the lower line may still be filled, in a later turn"),
            ("under", "done with; the lower line is given up"),
        ],
    );
    play(&mut game, "beside");
    next_round(&mut game);
    game.me_mut().posts = cities("danzig luebeck");
    sail(&mut game, "danzig luebeck");
    assert_hints(&game, &[("fill order15 lower", "jewellery: 2 seals")]);
}

#[test]
fn purchases_and_the_end_of_the_turn() {
    let mut game = scene("", 2, 99);
    show(&mut game, "order13");
    to_buying(&mut game);
    game.this_turn.privilege = None;
    assert_hints(
        &game,
        &[
            ("post riga", "grain, for 4 ducats"),
            ("ship", "speed 3, for 5 ducats"),
            ("take order13", "jewellery / clothing, for 6 ducats"),
            ("draw", "unseen from the pile, for 6 ducats"),
            ("take-cheap order13", "jewellery / clothing, for 3 ducats by your privilege order"),
            ("draw-cheap", "unseen from the pile, for 3 ducats by your privilege order"),
            ("done", "buy nothing"),
        ],
    );
    play(&mut game, "ship");
    assert_hints(&game, &[("done", "end phase 3")]);
    play(&mut game, "done");
    assert_hints(&game, &[("use seal", "1 seal"), ("done", "end the turn")]);
}

#[test]
fn special_orders() {
    let mut game = table(2, &[("special", "on")]);
    equip(&mut game, "novgorod visby bergen london antwerp", 5, 9);
    row(&mut game, "special1 a, special4 a, special3 b, special2 c");
    build(&mut game, "antwerp manufactory6");
    game.this_turn.privilege = None;
    sail(&mut game, "novgorod visby bergen london antwerp");
    assert_hints(
        &game,
        &[
            ("special special1", "fish+fur: 2 seals for 1 ducat"),
            ("special-cheap special1", "fish+fur: 2 seals for 0 ducats, by your privilege order"),
            ("special special4", "glass+fabrics: 2 seals for 2 ducats"),
            ("special special3", "clothing of at least two goods: 5 seals for 6 ducats"),
            ("special-cheap special3", "clothing of at least two goods: 5 seals for 3 ducats, by your privilege order"),
        ],
    );
    row(&mut game, "special1 a, special2 a, special3 b, special4 c");
    assert_hints(&game, &[("special special4", "clothing+glass: 4 seals for 6 ducats")]);
    play(&mut game, "special-cheap special1, deal order1");
    assert_hints(&game, &[("special special4", "clothing+glass: 4 seals for 3 ducats")]);
}
