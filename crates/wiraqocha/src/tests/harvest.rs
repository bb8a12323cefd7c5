//! W-6: phase III.

use super::*;

/// The camp on 8 and these pawns, at the end of phase II.
fn scene(pawns: &str) -> Wiraqocha {
    let mut game = table(3, &[]);
    own(&mut game, SEAT1, "mechanical-miner");
    put(&mut game, SEAT1, "base-camp n8");
    if !pawns.is_empty() {
        put(&mut game, SEAT1, pawns);
    }
    act(&mut game, "");
    game
}

#[test]
fn w_6_1_one_point_for_each_miner_and_two_on_a_vein() {
    for (pawns, somnium) in [
        ("", 0),
        ("miner n1", 0),
        ("miner n9", 1),
        ("miner n1, miner n2", 1),
        ("miner d1, miner d5", 1),
        ("miner n9, miner n1", 1),
        ("miner n9, miner n10", 2),
        ("miner n11, miner n12", 1),
        ("miner n1, miner n2, mechanical-miner n3", 1),
        ("miner n9, miner n2, mechanical-miner n3", 2),
        ("miner n9, miner n10, mechanical-miner n3", 2),
        ("mechanical-miner n11", 1),
        ("explorer n9, explorer n10, zeppelin n11", 0),
    ] {
        let mut game = scene(pawns);
        play(&mut game, "end");
        assert_eq!((game.player[SEAT1].somnium, game.supply.somnium), (somnium, 25 - somnium), "{pawns}");
    }
}

#[test]
fn w_6_1_the_odd_point_is_lost() {
    let mut game = scene("miner n1");
    for _ in 0..2 {
        end_turn(&mut game);
        act(&mut game, "");
        end_turn(&mut game);
        act(&mut game, "");
        end_turn(&mut game);
        act(&mut game, "");
    }
    assert_eq!((game.active, game.player[SEAT1].somnium), (SEAT1, 0));
}

#[test]
fn w_6_1_only_the_player_at_turn_harvests() {
    let mut game = scene("miner n9");
    put(&mut game, SEAT2, "base-camp n2, miner n10");
    play(&mut game, "end");
    assert_eq!((game.player[SEAT1].somnium, game.player[SEAT2].somnium), (1, 0));
}

#[test]
fn w_6_1_miners_elsewhere_bring_nothing() {
    let mut game = scene("");
    bury(&mut game, SEAT1, "miner");
    play(&mut game, "end");
    assert_eq!(game.player[SEAT1].somnium, 0, "neither the cemetery nor the reserve");
}

#[test]
fn w_6_1_not_with_the_camp_in_reserve() {
    let mut game = table(2, &[]);
    put(&mut game, SEAT1, "miner n9, miner n10");
    act(&mut game, "");
    let events = play(&mut game, "end");
    assert_eq!((events[0], game.player[SEAT1].somnium), (Event::NoCamp { seat: SEAT1 }, 0));
}

#[test]
fn w_6_2_resources_above_3_go_back() {
    for (before, after) in [(0, 0), (2, 2), (3, 3), (4, 3), (12, 3)] {
        let mut game = scene("");
        stock(&mut game, SEAT1, before, 0);
        stock(&mut game, SEAT2, 5, 0);
        play(&mut game, "end");
        assert_eq!((game.player[SEAT1].resources, game.supply.resources), (after, 20 - after));
        assert_eq!(game.player[SEAT2].resources, 5, "only those of the player at turn");
    }
}

#[test]
fn w_6_2_cards_are_filled_to_3() {
    let mut game = scene("");
    turn_up(&mut game, "death-ray juggernaut");
    play(&mut game, "end");
    assert_offers(
        &game,
        "turn android-factory, turn flying-fortress, turn force-field, turn recovery-workshop, turn android-explorer, \
         turn battle-exoskeleton, turn production-tanks, turn psychic-probe, turn transport-tunneller",
    );
    let events = play(&mut game, "turn psychic-probe");
    assert_eq!(events, [Event::Turned { card: Card::PsychicProbe }]);
    assert_eq!((game.market, game.active), (cards("death-ray juggernaut psychic-probe"), SEAT2));
    assert!(!game.pile.has(Card::PsychicProbe));
}

#[test]
fn w_6_2_after_a_card_was_built() {
    let mut game = scene("");
    turn_up(&mut game, "death-ray juggernaut recovery-workshop");
    stock(&mut game, SEAT1, 3, 0);
    play(&mut game, "build recovery-workshop");
    assert_eq!(game.market.len(), 2, "not before the turn ends");
    end_turn(&mut game);
    assert_eq!((game.market.len(), game.phase), (3, Phase::Preparing));
}

#[test]
fn w_6_2_as_far_as_the_pile_lasts() {
    let most = "android-factory flying-fortress recovery-workshop android-explorer battle-exoskeleton juggernaut";
    let mut game = scene("");
    own(&mut game, SEAT3, most);
    game.player[SEAT3].cards = game.player[SEAT3].cards.minus(cards("android-factory recovery-workshop"));
    game.player[SEAT2].cards = cards("android-factory recovery-workshop");
    own(&mut game, SEAT2, "production-tanks psychic-probe");
    turn_up(&mut game, "death-ray");
    assert_eq!((game.pile, game.audit()), (cards("force-field transport-tunneller"), Ok(())));
    own(&mut game, SEAT2, "transport-tunneller");
    play(&mut game, "end");
    assert_offers(&game, "turn force-field");
    play(&mut game, "turn force-field");
    assert_eq!((game.market, game.pile, game.active), (cards("death-ray force-field"), CardSet::NONE, SEAT2));
    act(&mut game, "");
    play(&mut game, "end");
    assert_eq!((game.market.len(), game.active), (2, SEAT3), "those that are left must do");
}

#[test]
fn w_6_2_three_face_up_cards_need_no_more() {
    let mut game = scene("");
    turn_up(&mut game, "death-ray juggernaut psychic-probe");
    play(&mut game, "end");
    assert_eq!((game.active, game.phase), (SEAT2, Phase::Preparing));
}

#[test]
fn w_6_unused_dice_go_back_and_defence_dice_stay() {
    let mut game = scene("miner n2");
    turn_up(&mut game, "death-ray juggernaut psychic-probe");
    guard(&mut game, "n2 4");
    game.supply.dice += game.dice.len();
    act(&mut game, "1 2 3");
    play(&mut game, "end");
    assert_eq!((game.dice, game.supply.dice, game.board.die[Tile::N2]), (Dice::NONE, 10, Some(Face::Four)));
}

#[test]
fn w_2_3_play_is_clockwise_and_a_round_is_one_turn_of_each() {
    let mut game = table(3, &[]);
    turn_up(&mut game, "death-ray juggernaut psychic-probe");
    (game.first, game.active) = (SEAT2, SEAT2);
    for (seat, round) in [(SEAT3, 1), (SEAT1, 1), (SEAT2, 2), (SEAT3, 2)] {
        act(&mut game, "");
        play(&mut game, "end");
        assert_eq!((game.active, game.round), (seat, round));
    }
}

#[test]
fn w_5_every_once_a_turn_comes_back_with_the_next_turn() {
    let mut game = table(2, &[]);
    own(&mut game, SEAT1, "android-factory");
    put(&mut game, SEAT1, "base-camp n8");
    put(&mut game, SEAT2, "base-camp n2");
    turn_up(&mut game, "death-ray juggernaut psychic-probe");
    stock(&mut game, SEAT1, 6, 2);
    act(&mut game, "");
    play(&mut game, "sacrifice, show 1, factory, show 1");
    assert_refuses(&game, "sacrifice");
    assert_refuses(&game, "factory");
    play(&mut game, "end, roll, show 1, show 1, show 1, end");
    assert_eq!(game.active, SEAT1);
    act(&mut game, "");
    assert_offers(&game, "sacrifice, factory, end");
}
