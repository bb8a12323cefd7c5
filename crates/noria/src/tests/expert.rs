//! N-2 and N-10: set-up, base and expert.

use super::*;
use game::perft::perft;

#[test]
fn n_10_2_there_are_42480_wheels() {
    let mut game = table(2, &[("expert", "on")]);
    game.phase = Phase::BuildWheel(Kind::Energy);
    assert_eq!(perft(&game, 6), 42_480);
}

#[test]
fn n_10_2_wheels_are_built_in_seat_order_from_the_start_player_on() {
    let setup = Setup::new::<Noria>(2, &[("expert", "on")]).unwrap();
    let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
    play(&mut game, "start seat2");
    play(&mut game, "show island9, show island2, show island4, show island1, show island7");
    play(&mut game, "stall tool, stall bonus, stall city");
    assert_eq!(Kind::PRICED.map(|kind| game.market.price[kind]), [3, 4, 1, 2]);
    for _ in 0..2 {
        let seat = game.active;
        play(&mut game, "fit small1, fit medium0, fit medium3, fit large1");
        assert_offers(&game, "fit large3, fit large4, fit large5");
        play(&mut game, "fit large3, fit large5");
        let built = "small1 energy, medium0 mycelium, medium3 obsidian, large1 city, large3 journey, large5 tool";
        assert_eq!(game.player[seat].wheel, wheel(built));
    }
    assert_eq!((game.round, game.active, game.phase), (1, SEAT2, Phase::Influence));
    // N-10.3: no resource, no knowledge, no step; the three ships are kept.
    for seat in Seat::first(2) {
        let player = &game.player[seat];
        assert_eq!((resources(player), player.knowledge, player.level), ([0, 0, 0], 0, ByPath::all(0)));
        assert_eq!(player.ships, ByResource::all(1));
    }
    assert_eq!(game.ships[Island::Nine], ByResource::new([1, 0, 1]), "ships are placed at once");
    assert!(game.audit().is_ok());
}

/// Five islands in the circle 1-2-3-4-5, seat 1 about to travel.
fn circle() -> Noria {
    let mut game = action_phase(2, &[("expert", "on")], "small0 journey+");
    for (at, island) in Island::ALL[..5].iter().enumerate() {
        show(&mut game, *island);
        game.circle[at] = Some(*island);
    }
    game
}

#[test]
fn n_10_4_the_first_journey_goes_anywhere_later_ones_to_neighbours() {
    let mut game = circle();
    play(&mut game, "twice small0");
    assert_eq!(
        choices(&game),
        ["journey island1", "journey island2", "journey island3", "journey island4", "journey island5"]
    );
    play(&mut game, "journey island5, factory a");
    assert_offers(&game, "journey island1, journey island4");
    game.player[SEAT1].ambassador = Some(Island::Two);
    assert_offers(&game, "journey island1, journey island3");
}

#[test]
fn n_10_4_without_a_payable_neighbour_there_is_no_journey() {
    let mut game = circle();
    game.rules.seats = 3;
    game.player[SEAT1].ambassador = Some(Island::Two);
    game.player[SEAT2].ambassador = Some(Island::One);
    game.player[SEAT3].ambassador = Some(Island::Three);
    assert_eq!(offered(&game, "activate"), [""; 0]);
    game.player[SEAT1].resources[Resource::Energy] = 1;
    play(&mut game, "activate small0");
    assert_offers(&game, "journey island1, journey island3");
}

#[test]
fn the_expert_game_has_no_first_market() {
    let setup = Setup::new::<Noria>(2, &[("expert", "on"), ("market", "first")]).unwrap();
    let error = Noria::start(&setup, Tables::shipped()).unwrap_err();
    assert!(error.to_string().contains("market = random"), "{error}");
    assert_eq!(Setup::all::<Noria>().len(), 3 * 2 * 3);
}

#[test]
fn n_2_3_the_market_is_drawn_or_that_of_a_first_game() {
    let setup = Setup::new::<Noria>(3, &[]).unwrap();
    let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
    play(&mut game, "start seat3");
    assert_offers(&game, "stall city, stall journey, stall tool, stall bonus");
    play(&mut game, "stall bonus, stall tool");
    assert_offers(&game, "stall city, stall journey");
    play(&mut game, "stall journey");
    assert_eq!(*game.market.price.entries(), [0, 0, 0, 4, 3, 2, 1]);
    assert_eq!(*game.market.left.entries(), [5; 7]);

    let setup = Setup::new::<Noria>(2, &[("market", "first")]).unwrap();
    let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
    play(&mut game, "start seat1");
    assert_eq!(*game.market.price.entries(), [0, 0, 0, 1, 2, 3, 4]);
    assert_eq!(*game.market.left.entries(), [4; 7]);
}

#[test]
fn n_2_5_every_wheel_has_another_order() {
    let setup = Setup::new::<Noria>(3, &[("market", "first")]).unwrap();
    let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
    play(&mut game, "start seat2");
    for left in [6, 5, 4] {
        assert_eq!(choices(&game).len(), left);
        let order = choices(&game).pop().unwrap();
        play(&mut game, &order);
        assert_refuses(&game, &order);
    }
    let wheels = Seat::first(3).map(|seat| game.player[seat].wheel).collect::<Vec<_>>();
    let fixed = "small0 city, medium0 journey, large3 tool";
    let with = |medium, right, left| wheel(&format!("{fixed}, medium2 {medium}, large1 {right}, large5 {left}"));
    let expected = [
        with("obsidian", "mycelium", "energy"),
        with("obsidian", "energy", "mycelium"),
        with("mycelium", "obsidian", "energy"),
    ];
    assert_eq!(wheels, expected);
    // N-2.4: resources are taken from the start player on.
    assert_eq!((game.active, choices(&game).len()), (SEAT2, 3));
}
