//! The words beside the choices: prices, what lies there, what it brings.

use super::*;
use game::Hidden;

#[track_caller]
fn assert_hints(game: &Noria, expected: &[(&str, &str)]) {
    for (choice, hint) in expected {
        assert!(choices(game).iter().any(|offered| offered == choice), "'{choice}' is not among {:?}", choices(game));
        assert_eq!(game.hint(game.active, choice.parse().unwrap()), *hint, "{choice}");
    }
}

#[test]
fn choices_say_what_they_cost() {
    let mut game = table(3, &[]);
    let me = &mut game.player[SEAT1];
    me.wheel = wheel("small0 city+, medium0 tool, large0 journey");
    me.knowledge = 9;
    me.resources = ByResource::all(5);
    me.full = ByGood::all(2);
    me.empty = ByGood::new([0, 0, 0, 2, 0]);
    me.level = ByPath::new([0, 1, 3, 4]);
    game.player[SEAT2].level[Path::Settlement] = 2;
    show(&mut game, Island::One);
    show(&mut game, Island::Four);
    game.player[SEAT2].ambassador = Some(Island::One);
    assert_hints(&game, &[("night-shift large", "1 knowledge"), ("modify small0", "city+, 2 knowledge"), ("done", "")]);
    play(&mut game, "modify small0");
    assert_hints(&game, &[("with small1", "empty"), ("with medium0", "tool")]);
    play(&mut game, "with small1, modify small1, with small0, done");
    assert_hints(
        &game,
        &[
            ("twice small0", "city+"),
            ("inspect large", "1 knowledge"),
            ("sell sail", "2 knowledge"),
            ("sell lamp", "3 knowledge"),
            ("buy energy", "3 knowledge"),
        ],
    );
    let mut city = game.clone();
    play(&mut city, "activate small0");
    assert_hints(
        &city,
        &[
            ("market energy", "free"),
            ("market city", "1 resource"),
            ("market tool", "3 resources"),
            ("invest refinement", "level 1 for 1 obsidian"),
            ("invest settlement", "level 2 for 2 mixed of energy, mycelium, and 1 more for those ahead"),
            ("invest research", "level 5 for 2 mixed of lamp, piston"),
        ],
    );
    let mut journey = game.clone();
    play(&mut journey, "activate large0");
    assert_hints(&journey, &[("journey island1", "1 to pay"), ("journey island4", ""), ("reveal", "")]);
    play(&mut journey, "journey island4");
    assert_hints(&journey, &[("factory c", "2 lamp"), ("ship mycelium", "")]);
    play(&mut game, "activate medium0");
    assert_hints(&game, &[("upgrade large0", "journey"), ("produce 2 lamp", "for 2 energy, 4 mycelium")]);
}

#[test]
fn intrigues_and_new_discs_say_what_they_change() {
    let mut game = action_phase(2, &[], "small0 city");
    play(&mut game, "activate small0, market energy, done");
    game.player[SEAT1].knowledge = 1;
    assert_hints(&game, &[("seat research", "1 knowledge, a level is then worth 4")]);
    play(&mut game, "seat research");
    assert_hints(&game, &[("remove research", "3 wait"), ("remove division", "4 wait")]);
    play(&mut game, "remove division, done");
    assert_hints(&game, &[("place small0", ""), ("place small1", "city leaves the game")]);

    let mut expert = table(2, &[("expert", "on")]);
    expert.phase = Phase::BuildWheel(Kind::Energy);
    assert_hints(&expert, &[("fit medium1", "active half"), ("fit medium2", "inactive half")]);
    let first = action_phase(2, &[("edition", "first")], "small0 energy");
    assert_hints(&first, &[("skip small0", "energy, for 1 knowledge")]);
}
