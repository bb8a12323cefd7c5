//! N-11: the worked examples of the rulebooks, one test each.

use super::*;
use crate::state::SpaceSet;
use game::{PerSeat, SeatSet};

fn set_levels(game: &mut Noria, seat: Seat, levels: [u8; 4]) {
    game.player[seat].level = ByPath::new(levels);
}

/// Seats politicians until the chambers have these values.
fn set_values(game: &mut Noria, values: [u8; 6]) {
    for (chamber, value) in Chamber::ALL.into_iter().zip(values) {
        let seated = game.tables().chamber[chamber].iter().position(|&it| it == value).unwrap();
        game.seated[chamber] = seated as u8;
    }
}

#[test]
fn n_11_1_johann_scores_110() {
    let mut game = table(4, &[]);
    set_levels(&mut game, SEAT2, [2, 7, 3, 0]);
    set_values(&mut game, [2, 6, 12, 8, 4, 0]);
    let part = |chamber| {
        u32::from(crate::score::scored_level(&game.player[SEAT2].level, chamber)) * u32::from(game.value(chamber))
    };
    assert_eq!(Chamber::ALL.map(part), [4, 42, 36, 0, 28, 0]);
    assert_eq!(game.scores().points[SEAT2], 110);
}

#[test]
fn n_11_2_kyra_wins_the_tie_at_72() {
    let mut game = table(4, &[]);
    set_values(&mut game, [6, 8, 0, 8, 2, 8]);
    for (seat, levels) in Seat::ALL.into_iter().zip([[7, 1, 0, 1], [0, 1, 0, 5], [2, 6, 1, 0], [2, 2, 3, 2]]) {
        set_levels(&mut game, seat, levels);
    }
    for (seat, ships, warehouses) in [(SEAT1, 6, 5), (SEAT3, 8, 4)] {
        game.player[seat].ships = ByResource::new([ships - 2, 1, 1]);
        game.player[seat].empty[Good::Sail] = warehouses - 1;
        game.player[seat].full[Good::Lamp] = 1;
    }
    let scores = game.scores();
    assert_eq!(scores.points, PerSeat::new([72, 58, 72, 66]));
    assert_eq!(scores.place, PerSeat::new([1, 4, 2, 3]));
    assert_eq!(scores.winners(), SeatSet::only(SEAT1));
}

#[test]
fn n_11_3_two_night_shifts_and_a_modification_cost_5() {
    let mut game = table(4, &[]);
    game.player[SEAT1].wheel = wheel("small0 city, medium3 journey, large1 tool, large5 mycelium");
    game.player[SEAT1].knowledge = 5;
    play(&mut game, "night-shift medium");
    assert_eq!(game.player[SEAT1].knowledge, 4);
    play(&mut game, "night-shift large");
    assert_eq!(game.player[SEAT1].knowledge, 2);
    play(&mut game, "modify small0, with large2");
    assert_eq!(game.player[SEAT1].knowledge, 0);
    assert_eq!(game.player[SEAT1].wheel, wheel("small0 tool, medium0 journey, large2 city, large0 mycelium"));
    assert_offers(&game, "done");
}

#[test]
fn n_11_4_two_intrigues_in_round_4_cost_6() {
    let mut game = table(4, &[]);
    game.round = 4;
    game.player[SEAT1].knowledge = 6;
    game.seated[Chamber::Settlement] = 1;
    game.waiting[Chamber::Settlement] = 3;
    play(&mut game, "done, done, seat settlement");
    assert_eq!(game.player[SEAT1].knowledge, 4);
    play(&mut game, "remove research, seat settlement, remove refinement");
    assert_eq!(game.player[SEAT1].knowledge, 0);
    assert_eq!(game.value(Chamber::Settlement), 6);
    assert_eq!(game.waiting, ByChamber::new([3, 1, 4, 3, 4, 4]));
}

#[test]
fn n_11_5_neles_whole_turn() {
    for round in 6..=8 {
        let mut game = table(4, &[]);
        game.round = round;
        game.active = SEAT4;
        for island in [Island::Three, Island::One, Island::Two] {
            show(&mut game, island);
        }
        game.player[SEAT1].level[Path::Refinement] = 6;
        let nele = &mut game.player[SEAT4];
        nele.wheel =
            wheel("small0 city+, medium1 mycelium, large0 energy, large1 tool, large2 obsidian, large4 journey");
        nele.knowledge = 2;
        nele.ships[Resource::Obsidian] = 3;
        nele.resources = ByResource::new([0, 1, 1]);
        nele.full[Good::Lamp] = 1;
        nele.level[Path::Refinement] = 4;
        nele.ambassador = Some(Island::One);
        for space in [Space::A, Space::B, Space::C] {
            nele.built.add(Island::Two, space);
        }

        play(&mut game, "modify medium1, with large4, done");
        assert_eq!(game.player[SEAT4].knowledge, 0);
        play(&mut game, "activate medium1, journey island3, ship obsidian");
        assert_eq!(offered(&game, "activate"), ["activate small0", "activate large1", "activate large2"]);
        play(&mut game, "activate large2");
        assert_eq!(resources(&game.player[SEAT4]), [0, 1, 5]);
        let events = play(&mut game, "twice small0, invest refinement");
        let coins = ByCoin::new([0, 1, 5, 0, 0, 0, 0, 0]);
        assert!(events.contains(&Event::Paid { seat: SEAT4, coins }), "{events:?}");
        assert_eq!(game.player[SEAT4].level[Path::Refinement], 5);
        play(&mut game, "market obsidian, sell lamp, done");
        assert_eq!(game.player[SEAT4].knowledge, 3);
        play(&mut game, "seat refinement, remove division");
        assert_eq!(game.player[SEAT4].knowledge, 0);
        play(&mut game, "done, place small0");

        let nele = &game.player[SEAT4];
        let discs = "small0 obsidian, small1 city+, medium2 journey, large1 energy, large2 tool, large3 obsidian, \
                     large5 mycelium";
        assert_eq!(nele.wheel, wheel(discs));
        assert_eq!((nele.knowledge, resources(nele)), (2, [0, 0, 0]));
        assert_eq!((nele.ships[Resource::Obsidian], nele.full[Good::Lamp], nele.empty[Good::Lamp]), (4, 0, 1));
        assert_eq!((game.waiting[Chamber::Refinement], game.seated[Chamber::Refinement]), (3, 1));
        assert_eq!(game.waiting[Chamber::Division], 3);
        assert_eq!((game.round, game.active), (round + 1, SEAT1), "a new round begins with Kyra");
    }
}

/// Kyra with her warehouses of N-11.6, about to produce.
fn kyra_produces(resources: [u16; 3]) -> Noria {
    let mut game = action_phase(4, &[], "small0 tool");
    game.player[SEAT1].resources = ByResource::new(resources);
    game.player[SEAT1].empty = ByGood::new([0, 1, 3, 1, 0]);
    play(&mut game, "activate small0");
    game
}

#[test]
fn n_11_6_one_of_each_or_three_compasses() {
    let mut one_of_each = kyra_produces([2, 3, 2]);
    play(&mut one_of_each, "produce 1 sail, also compass, also lamp");
    assert_eq!(resources(&one_of_each.player[SEAT1]), [0, 0, 0]);
    assert_eq!(one_of_each.player[SEAT1].full, ByGood::new([0, 1, 1, 1, 0]));
    assert_eq!(one_of_each.player[SEAT1].empty, ByGood::new([0, 0, 2, 0, 0]));

    let mut three = kyra_produces([9, 9, 9]);
    assert_offers(&three, "produce 1 sail, produce 1 compass, produce 2 compass, produce 3 compass, produce 1 lamp");
    play(&mut three, "produce 3 compass");
    assert_eq!(three.player[SEAT1].full, ByGood::new([0, 0, 3, 0, 0]));
    assert_eq!(resources(&three.player[SEAT1]), [6, 9, 6]);
    assert_eq!(three.phase, Phase::Action);
}

#[test]
fn n_11_7_ships_on_a_revealed_island() {
    let mut game = action_phase(4, &[], "small0 journey");
    let events = play(&mut game, "activate small0, reveal, show island4");
    assert!(events.contains(&Event::Shown { island: Island::Four, ships: ByResource::new([0, 3, 2]) }));
    assert_offers(&game, "ship mycelium, ship obsidian, factory a, factory b, factory c, factory d");
    let on_spaces = |seats| {
        let island = |which: Island| Tables::shipped().island[which].ships(seats);
        [
            island(Island::One)[Resource::Energy],
            island(Island::Four)[Resource::Mycelium],
            island(Island::Four)[Resource::Obsidian],
        ]
    };
    assert_eq!([2, 3, 4].map(on_spaces), [[3, 1, 1], [4, 2, 1], [5, 3, 2]]);
}

#[test]
fn n_11_8_bonus_upgraded_repeats_two_discs() {
    let mut game = action_phase(4, &[], "small0 bonus+, medium0 energy, large0 city");
    play(&mut game, "activate medium0, activate large0, market mycelium");
    play(&mut game, "twice small0, repeat medium0, repeat large0, market mycelium");
    assert_eq!(resources(&game.player[SEAT1]), [2, 0, 0]);
    assert_eq!(game.this_turn.bought(), 2);
    assert_eq!(game.this_turn.actions, 4);
}

#[test]
fn n_11_8_bonus_normal_after_an_upgraded_disc() {
    let mut game = action_phase(4, &[], "small0 bonus, medium0 mycelium+");
    play(&mut game, "twice medium0, activate small0, repeat medium0");
    assert_eq!(resources(&game.player[SEAT1]), [0, 3, 0]);
    assert_eq!(offered(&game, "activate"), [""; 0]);
}

// N-11.9 stands with the payments, in payment.rs.

#[test]
fn n_11_10_a_bonus_disc_for_4_and_a_settlement_step_of_4_mixed() {
    let mut game = action_phase(4, &[], "small0 city+");
    game.player[SEAT1].resources = ByResource::new([1, 1, 2]);
    play(&mut game, "activate small0, market bonus");
    assert_eq!(resources(&game.player[SEAT1]), [0, 0, 0], "all four are needed, so nothing is asked");

    let mut game = action_phase(4, &[], "small0 city");
    game.player[SEAT1].resources = ByResource::new([9, 9, 9]);
    play(&mut game, "activate small0, market bonus, pay 1 energy, pay 1 mycelium");
    assert_eq!(resources(&game.player[SEAT1]), [8, 8, 7]);
    assert_eq!(game.this_turn.centre[0], Some(Kind::Bonus));

    let mut game = action_phase(4, &[], "small0 city");
    game.player[SEAT1].resources = ByResource::new([9, 9, 9]);
    game.player[SEAT1].level[Path::Settlement] = 3;
    play(&mut game, "activate small0, invest settlement");
    assert_offers(&game, "pay 1 energy, pay 2 energy, pay 3 energy");
    play(&mut game, "pay 3 energy");
    assert_eq!(resources(&game.player[SEAT1]), [6, 8, 9]);
    assert_eq!(game.player[SEAT1].level[Path::Settlement], 4);
}

#[test]
fn n_11_11_two_ambassadors_cost_two() {
    let mut game = action_phase(4, &[], "small0 journey");
    for (seat, island) in [(SEAT2, Island::One), (SEAT3, Island::One), (SEAT4, Island::Two)] {
        if !game.open.has(island) {
            show(&mut game, island);
        }
        game.player[seat].ambassador = Some(island);
    }
    let mut with = |resources| {
        game.player[SEAT1].resources = ByResource::new(resources);
        let mut game = game.clone();
        play(&mut game, "activate small0");
        choices(&game)
    };
    assert_eq!(with([0, 0, 0]), ["reveal"]);
    assert_eq!(with([0, 1, 0]), ["journey island2", "reveal"]);
    assert_eq!(with([1, 1, 0]), ["journey island1", "journey island2", "reveal"]);
}

#[test]
fn n_11_12_only_one_upgraded_disc_twice_in_either_order() {
    let discs = "small0 tool+, medium0 city+, large0 energy, large4 mycelium";
    let twice = |game: &Noria| offered(game, "twice");
    for (first, then) in [
        ("twice small0, upgrade large0, upgrade large4", "activate medium0"),
        ("activate small0, upgrade large4, twice medium0, market energy, market energy", "activate large0"),
    ] {
        let mut game = action_phase(4, &[], discs);
        assert_eq!(twice(&game), ["twice small0", "twice medium0"]);
        play(&mut game, first);
        assert_eq!(twice(&game), [""; 0]);
        play(&mut game, then);
    }
}

#[test]
fn n_11_12_the_disc_on_the_centre_cannot_be_upgraded() {
    let mut game = action_phase(4, &[], "small0 tool, medium0 city, large0 mycelium");
    game.player[SEAT1].resources = ByResource::all(2);
    play(&mut game, "activate medium0, market journey, pay 1 energy, pay 0 mycelium, activate small0");
    assert_offers(&game, "upgrade medium0, upgrade large0");
}

#[test]
fn n_11_13_the_free_steps() {
    let setup = Setup::new::<Noria>(4, &[("market", "first")]).unwrap();
    let mut game = Noria::start(&setup, Tables::shipped()).unwrap();
    let orders = [
        "energy-mycelium-obsidian",
        "energy-obsidian-mycelium",
        "mycelium-energy-obsidian",
        "obsidian-energy-mycelium",
    ];
    play(&mut game, "start seat1");
    orders.iter().for_each(|order| drop(play(&mut game, &format!("order {order}"))));
    play(&mut game, "take energy, take mycelium, take obsidian, take obsidian");
    assert_offers(&game, "step refinement, step settlement, step exploration, step research");
    play(&mut game, "step refinement, step research, step exploration, step exploration");
    let levels = Seat::ALL.map(|seat| *game.player[seat].level.entries());
    assert_eq!(levels, [[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0], [0, 0, 1, 0]]);
    assert_eq!(Seat::ALL.map(|seat| resources(&game.player[seat])), [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 1]]);
    assert_eq!(Seat::ALL.map(|seat| game.player[seat].knowledge), [1; 4]);
    assert_eq!((game.round, game.phase, game.active), (1, Phase::Influence, SEAT1));
}

#[test]
fn n_11_14_three_energy_ships_bring_three_energy() {
    let mut game = action_phase(4, &[], "small0 energy");
    game.player[SEAT1].ships[Resource::Energy] = 3;
    play(&mut game, "activate small0");
    assert_eq!(resources(&game.player[SEAT1]), [3, 0, 0]);
}

#[test]
fn n_11_15_kyra_takes_the_last_obsidian_ship() {
    let mut game = action_phase(4, &[], "small0 journey+");
    show(&mut game, Island::Three);
    show(&mut game, Island::One);
    game.ships[Island::Three] = ByResource::new([0, 0, 1]);
    game.player[SEAT4].ambassador = Some(Island::Three);
    game.player[SEAT1].resources = ByResource::new([2, 1, 0]);
    play(&mut game, "twice small0, journey island3, pay 1 energy, ship obsidian");
    assert_eq!(game.player[SEAT1].ships, ByResource::new([1, 1, 2]));
    assert_eq!(resources(&game.player[SEAT1]), [1, 1, 0]);
    // Away and back again: there is no ship any more.
    play(&mut game, "journey island1, ship energy");
    game.phase = Phase::Action;
    game.this_turn.activated = Default::default();
    play(&mut game, "activate small0, journey island3, pay 0 energy");
    assert_offers(&game, "factory a, factory b, factory c, factory d");
}

#[test]
fn n_11_16_a_compass_space_of_two() {
    let mut game = action_phase(4, &[], "small0 journey");
    show(&mut game, Island::Three);
    play(&mut game, "activate small0, journey island3, factory c");
    let nele = &game.player[SEAT1];
    assert_eq!((nele.empty, nele.full), (ByGood::new([0, 0, 2, 0, 0]), ByGood::all(0)));
    assert_eq!(nele.built.len(), 1);
}

#[test]
fn n_11_17_administration_without_factories() {
    let mut game = action_phase(4, &[], "small0 city, medium2 energy, large0 mycelium");
    game.player[SEAT1].resources = ByResource::new([0, 0, 2]);
    let events = play(&mut game, "activate small0, market journey, done, done");
    assert!(events.contains(&Event::Administered { seat: SEAT1, knowledge: 0 }));
    assert_eq!(game.player[SEAT1].wheel, wheel("small1 city, medium3 energy, large1 mycelium"));
    play(&mut game, "place large1");
    assert_eq!(game.player[SEAT1].wheel, wheel("small1 city, medium3 energy, large1 journey"));
    assert_eq!((game.gone[Kind::Mycelium], game.active), (1, SEAT2));
}

#[test]
fn n_11_18_an_intrigue_for_one() {
    let mut game = table(4, &[]);
    game.player[SEAT1].knowledge = 1;
    play(&mut game, "done, done, seat research, remove exploration");
    assert_eq!(game.player[SEAT1].knowledge, 0);
    assert_eq!((game.seated[Chamber::Research], game.waiting[Chamber::Research]), (1, 3));
    assert_eq!((game.seated[Chamber::Exploration], game.waiting[Chamber::Exploration]), (0, 3));
}

#[test]
fn n_11_19_influence_is_dearer_from_round_9() {
    let mut game = table(4, &[]);
    game.player[SEAT1].wheel = wheel("small0 city");
    for (round, prices) in [(8, [1, 2, 2, 4]), (9, [2, 4, 3, 6])] {
        game.round = round;
        let mut game = game.clone();
        game.player[SEAT1].knowledge = 100;
        let mut paid = |steps| {
            let before = game.player[SEAT1].knowledge;
            play(&mut game, steps);
            before - game.player[SEAT1].knowledge
        };
        let night_shifts = ["night-shift medium", "night-shift large"].map(&mut paid);
        let modifications = ["modify small0, with small1", "modify small1, with small0"].map(&mut paid);
        assert_eq!([night_shifts, modifications].concat(), prices, "round {round}");
    }
}

#[test]
fn nothing_is_built_or_shown_at_first() {
    let game = table(3, &[]);
    assert_eq!((game.open, game.built()), (IslandSet::NONE, SpaceSet::NONE));
}
