//! N-6: what the discs do, beside the worked examples.

use super::*;

#[test]
fn n_6_2_an_empty_stack_is_not_offered() {
    let mut game = action_phase(2, &[], "small0 city");
    game.market.left = ByKind::new([0, 1, 0, 1, 0, 1, 1]);
    game.player[SEAT1].resources = ByResource::new([1, 1, 1]);
    play(&mut game, "activate small0");
    assert_eq!(offered(&game, "market"), ["market mycelium", "market city", "market tool"], "Bonus costs 4");
    play(&mut game, "market tool");
    assert_eq!((game.market.left[Kind::Tool], game.market.price[Kind::Tool]), (0, 3));
}

#[test]
fn n_3_8_a_city_without_a_disc_or_a_level_to_pay_is_not_offered() {
    let mut game = action_phase(2, &[], "small0 city");
    game.market.left = ByKind::new([0, 0, 0, 4, 4, 4, 4]);
    assert_eq!(offered(&game, "activate"), [""; 0]);
    game.player[SEAT1].resources[Resource::Obsidian] = 1;
    assert_eq!(offered(&game, "activate"), ["activate small0"], "a city for 1, or a step on Refinement");
    game.market.left = ByKind::all(0);
    assert_eq!(offered(&game, "activate"), ["activate small0"]);
    play(&mut game, "activate small0, invest refinement");
    assert_eq!(game.player[SEAT1].level[Path::Refinement], 1);
}

#[test]
fn n_6_3_one_more_for_every_opponent_strictly_ahead() {
    let mut game = table(4, &[]);
    for (seat, level) in Seat::ALL.into_iter().zip([3, 3, 4, 9]) {
        game.player[seat].level[Path::Refinement] = level;
    }
    let surcharges = Seat::ALL.map(|seat| {
        game.active = seat;
        game.surcharge(Path::Refinement)
    });
    assert_eq!(surcharges, [2, 2, 1, 0]);
    game.active = SEAT1;
    assert_eq!(game.surcharge(Path::Settlement), 0);
    game.player[SEAT4].level[Path::Settlement] = 1;
    assert_eq!(game.surcharge(Path::Settlement), 1, "from the cave: every opponent on the path");
}

#[test]
fn n_6_3_level_9_is_the_last() {
    let mut game = action_phase(2, &[], "small0 city");
    game.player[SEAT1].resources = ByResource::all(99);
    game.player[SEAT1].full = ByGood::all(9);
    for path in Path::ALL {
        game.player[SEAT1].level[path] = 8;
        assert!(game.can_invest(path));
        game.player[SEAT1].level[path] = 9;
        assert!(!game.can_invest(path));
    }
}

#[test]
fn n_6_4_every_level_is_paid_as_printed() {
    // Per path: the price of each level, negative where at least two kinds must be mixed.
    let prices = [
        (Path::Refinement, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        (Path::Settlement, [1, -2, -3, -4, -5, -6, -7, -8, -9]),
        (Path::Exploration, [1, 1, 2, -2, 3, -3, 4, -4, -5]),
        (Path::Research, [1, 1, 1, 2, -2, -2, 3, -3, -3]),
    ];
    for (path, prices) in prices {
        for (level, price) in prices.into_iter().enumerate() {
            let mut game = action_phase(2, &[], "small0 city");
            game.player[SEAT1].level[path] = level as u8;
            let pay = game.tables().path[path].pay;
            let kinds: Vec<Coin> = pay.iter().collect();
            let mut with = |coins: &[(Coin, u16)]| {
                let me = &mut game.player[SEAT1];
                me.resources = ByResource::all(0);
                me.full = ByGood::all(0);
                for &(coin, amount) in coins {
                    match coin.sort() {
                        Ok(resource) => me.resources[resource] = amount,
                        Err(good) => me.full[good] = amount as u8,
                    }
                }
                game.can_invest(path)
            };
            let amount = i16::unsigned_abs(price);
            let one_kind = price > 0;
            for &kind in &kinds {
                assert_eq!(with(&[(kind, amount)]), one_kind, "{path} {level} with {kind}");
                assert!(!with(&[(kind, amount - 1)]), "{path} {level} is too cheap");
            }
            if let [first, second, ..] = kinds[..] {
                let mixed = amount >= 2 && with(&[(first, 1), (second, amount - 1)]);
                assert_eq!(mixed, !one_kind, "{path} {level} mixed");
            }
        }
    }
}

#[test]
fn n_6_3_goods_are_paid_before_the_surcharge_in_one_payment() {
    let mut game = action_phase(3, &[], "small0 city");
    game.player[SEAT2].level[Path::Exploration] = 5;
    game.player[SEAT3].level[Path::Exploration] = 4;
    game.player[SEAT1].level[Path::Exploration] = 3;
    game.player[SEAT1].full = ByGood::new([1, 1, 1, 0, 0]);
    game.player[SEAT1].resources = ByResource::new([1, 0, 0]);
    play(&mut game, "activate small0");
    assert_refuses(&game, "invest exploration");
    game.player[SEAT1].resources = ByResource::new([2, 1, 0]);
    play(&mut game, "invest exploration");
    assert_offers(&game, "pay 0 propeller, pay 1 propeller");
    play(&mut game, "pay 1 propeller");
    assert_offers(&game, "pay 0 sail, pay 1 sail");
    play(&mut game, "pay 0 sail");
    assert_offers(&game, "pay 1 energy, pay 2 energy");
    let events = play(&mut game, "pay 1 energy");
    let coins = ByCoin::new([1, 1, 0, 1, 0, 1, 0, 0]);
    assert_eq!(events[0], Event::Paid { seat: SEAT1, coins });
    assert_eq!(game.player[SEAT1].full, ByGood::new([0, 1, 0, 0, 0]));
    assert_eq!(game.player[SEAT1].empty, ByGood::new([1, 0, 1, 0, 0]));
    assert_eq!(game.player[SEAT1].level[Path::Exploration], 4);
}

#[test]
fn n_6_5_the_ambassador_must_go_to_another_island() {
    let mut game = action_phase(2, &[], "small0 journey+, medium0 journey");
    for island in &Island::ALL[..5] {
        show(&mut game, *island);
    }
    game.player[SEAT1].ambassador = Some(Island::One);
    play(&mut game, "twice small0");
    assert_offers(&game, "journey island2, journey island3, journey island4, journey island5");
    play(&mut game, "journey island2, factory a");
    assert_eq!(offered(&game, "journey")[0], "journey island1", "back to where the turn began");
}

#[test]
fn n_2_1_any_island_that_was_not_shown_may_appear_while_some_are_left() {
    let mut game = action_phase(2, &[], "small0 journey+, medium0 journey");
    play(&mut game, "twice small0, reveal");
    assert_eq!(choices(&game).len(), 9);
    play(&mut game, "show island5, ship mycelium, reveal");
    assert_eq!(choices(&game).len(), 8);
    assert_refuses(&game, "show island5");
    play(&mut game, "show island1, ship energy");
    for island in [Island::Two, Island::Three, Island::Four] {
        assert!(game.can_reveal());
        show(&mut game, island);
    }
    assert!(!game.can_reveal(), "two players use five islands");
}

#[test]
fn n_6_7_with_neither_ship_nor_space_the_action_is_lost() {
    let mut game = action_phase(2, &[], "small0 journey");
    show(&mut game, Island::One);
    game.ships[Island::One] = ByResource::all(0);
    Space::ALL.iter().for_each(|&space| game.player[SEAT2].built.add(Island::One, space));
    let events = play(&mut game, "activate small0, journey island1");
    assert!(events.contains(&Event::FoundNothing { seat: SEAT1, island: Island::One }));
    assert_eq!((game.phase, game.this_turn.actions), (Phase::Action, 1));
}

#[test]
fn n_6_7_an_emptied_island_may_be_passed_in_the_expert_game() {
    let mut game = action_phase(2, &[("expert", "on")], "small0 journey+");
    for (number, island) in Island::ALL[..5].iter().enumerate() {
        show(&mut game, *island);
        game.circle[number] = Some(*island);
    }
    game.player[SEAT1].ambassador = Some(Island::One);
    for island in [Island::Two, Island::Five] {
        game.ships[island] = ByResource::all(0);
        Space::ALL.iter().for_each(|&space| game.player[SEAT2].built.add(island, space));
    }
    play(&mut game, "twice small0");
    assert_offers(&game, "journey island2, journey island5");
    play(&mut game, "journey island2");
    assert_offers(&game, "journey island1, journey island3");
    play(&mut game, "journey island3, factory a");
    assert_eq!((game.phase, game.this_turn.actions), (Phase::Action, 2));
}

#[test]
fn n_6_7_an_eighth_factory_does_not_exist_and_a_taken_space_is_taken() {
    let mut game = action_phase(2, &[], "small0 journey");
    show(&mut game, Island::Four);
    game.player[SEAT2].built.add(Island::Four, Space::B);
    let spaces = Island::ALL[4..].iter().flat_map(|&island| Space::ALL.map(|space| (island, space)));
    spaces.take(6).for_each(|(island, space)| game.player[SEAT1].built.add(island, space));
    play(&mut game, "activate small0, journey island4");
    assert_offers(&game, "ship mycelium, ship obsidian, factory a, factory c, factory d");
    game.player[SEAT1].built.add(Island::Nine, Space::D);
    assert_offers(&game, "ship mycelium, ship obsidian");
}

#[test]
fn n_6_9_production_is_bounded_by_warehouses_and_resources() {
    let mut game = action_phase(2, &[], "small0 tool");
    assert_eq!(offered(&game, "activate"), [""; 0], "nothing to upgrade, nothing to produce");
    game.player[SEAT1].empty = ByGood::new([2, 0, 0, 9, 1]);
    game.player[SEAT1].resources = ByResource::new([5, 5, 1]);
    play(&mut game, "activate small0");
    assert_offers(&game, "produce 1 propeller, produce 2 propeller, produce 1 lamp, produce 2 lamp");
    game.player[SEAT1].resources = ByResource::new([9, 9, 2]);
    play(&mut game, "produce 1 propeller");
    assert_offers(&game, "also lamp, also piston, done");
    play(&mut game, "also lamp");
    assert_offers(&game, "also piston, done");
    play(&mut game, "done");
    assert_eq!(resources(&game.player[SEAT1]), [7, 6, 2]);
    assert_eq!(game.player[SEAT1].full, ByGood::new([1, 0, 0, 1, 0]));
}

#[test]
fn n_6_9_after_one_good_the_question_is_only_asked_when_another_is_possible() {
    let mut game = action_phase(2, &[], "small0 tool");
    game.player[SEAT1].empty = ByGood::new([1, 1, 0, 0, 1]);
    game.player[SEAT1].resources = ByResource::new([1, 2, 1]);
    play(&mut game, "activate small0, produce 1 sail");
    assert_eq!(game.phase, Phase::Action, "the piston cannot be paid, the propeller comes earlier in the list");
}

#[test]
fn n_6_11_the_black_market_is_open_between_discs_and_not_between_the_actions_of_one() {
    let mut game = action_phase(2, &[], "small0 city+, medium0 energy");
    game.player[SEAT1].full[Good::Lamp] = 1;
    game.player[SEAT1].knowledge = 3;
    let trades = |game: &Noria| offered(game, "sell").len() + offered(game, "buy").len();
    assert_eq!(trades(&game), 4);
    play(&mut game, "twice small0");
    assert_eq!(trades(&game), 0);
    play(&mut game, "market energy");
    assert_eq!(trades(&game), 0);
    play(&mut game, "market energy");
    assert_eq!(trades(&game), 4);
}

#[test]
fn n_6_11_the_black_market() {
    let mut game = action_phase(2, &[], "small0 energy");
    game.player[SEAT1].full = ByGood::new([0, 1, 0, 0, 2]);
    assert_eq!(offered(&game, "sell"), ["sell sail", "sell piston"]);
    assert_eq!(offered(&game, "buy"), [""; 0]);
    play(&mut game, "sell sail");
    assert_eq!((game.player[SEAT1].knowledge, offered(&game, "buy").len()), (2, 0));
    play(&mut game, "sell piston");
    assert_eq!(game.player[SEAT1].knowledge, 5);
    assert_eq!(offered(&game, "buy"), ["buy energy", "buy mycelium", "buy obsidian"]);
    play(&mut game, "activate small0, buy obsidian, sell piston");
    assert_eq!((game.player[SEAT1].knowledge, resources(&game.player[SEAT1])), (5, [1, 0, 1]));
    assert_eq!(game.player[SEAT1].empty, ByGood::new([0, 1, 0, 0, 2]));
    play(&mut game, "done");
    assert_eq!(offered(&game, "buy"), [""; 0], "only in the Action phase");
}

#[test]
fn n_6_3_the_surcharge_after_goods_is_a_bill_of_its_own() {
    let mut game = action_phase(2, &[], "small0 city");
    let me = &mut game.player[SEAT1];
    (me.level[Path::Research], me.full[Good::Lamp], me.full[Good::Piston]) = (4, 1, 1);
    me.resources = ByResource::new([1, 0, 1]);
    game.player[SEAT2].level[Path::Research] = 6;
    play(&mut game, "activate small0, invest research");
    let Phase::Paying(payment) = game.phase else { panic!("{:?} is no payment", game.phase) };
    assert_eq!((payment.purpose, payment.next), (Purpose::Surcharge(Path::Research), Coin::Energy));
    assert_eq!(payment.owed(), 1, "the goods are paid and do not count for the surcharge");
    play(&mut game, "pay 0 energy");
    assert_eq!((game.player[SEAT1].level[Path::Research], resources(&game.player[SEAT1])), (5, [1, 0, 0]));
}
