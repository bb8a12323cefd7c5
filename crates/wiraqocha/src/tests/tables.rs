//! The data file: what it says when it is read, what is refused, and that a corrected one is another one.

use crate::pieces::*;
use crate::tables::{CardTable, Need, Tables, TileTable};
use components::damaged::{assert_corrected, assert_counted, assert_refused, assert_the_same};
use game::Data;

const SHIPPED: &str = include_str!("../../../../data/wiraqocha.toml");

/// A changed file, and the row its refusal names.
#[test]
fn a_broken_file_is_refused_with_its_row() {
    assert_refused::<Tables>(
        SHIPPED,
        &[
            ("dice = 11", "dice = 10", "[limits] dice: "),
            ("dice = 11", "dice = 12", "[limits] dice: "),
            ("resources = 25", "resources = 0", "[limits] resources: "),
            ("resources = 25", "resources = 61", "[limits] resources: "),
            ("somnium = 25", "somnium = 0", "[limits] somnium: "),
            ("somnium = 25", "somnium = 61", "[limits] somnium: "),
            ("somnium = 25", "somnium = 24", "[win] somnium: "),
            ("stored_resources = 3", "stored_resources = 26", "[limits] stored_resources: "),
            ("market = 3", "market = 0", "[limits] market: "),
            ("market = 3", "market = 6", "[limits] market: "),
            ("base_dice = 3", "base_dice = 0", "[limits] base_dice: "),
            ("base_dice = 3", "base_dice = 6", "[limits] base_dice: "),
            ("base_camp_defence = 5", "base_camp_defence = 0", "[limits] base_camp_defence: "),
            ("base_camp_defence = 5", "base_camp_defence = 7", "[limits] base_camp_defence: "),
            ("die_step = 2", "die_step = 0", "[price] die_step: "),
            ("die_step = 2", "die_step = 4", "[price] die_step: "),
            ("buy_back = 3", "buy_back = 0", "[price] buy_back: "),
            ("buy_back = 3", "buy_back = 16", "[price] buy_back: "),
            ("android_factory_die = 3", "android_factory_die = 16", "[price] android_factory_die: "),
            ("production_tanks = 2", "production_tanks = 16", "[price] production_tanks: "),
            ("ransom_resources = 3", "ransom_resources = 0", "[price] ransom_resources: "),
            ("ransom_somnium = 1", "ransom_somnium = 0", "[price] ransom_somnium: "),
            ("sacrifice_somnium = 1", "sacrifice_somnium = 0", "[price] sacrifice_somnium: "),
            ("exoskeleton_die = 5", "exoskeleton_die = 7", "[effect] exoskeleton_die: "),
            ("probe_die = 1", "probe_die = 0", "[effect] probe_die: "),
            ("miner_points = 1", "miner_points = 0", "[effect] miner_points: "),
            ("miner_points = 1", "miner_points = 3", "[effect] miner_points_on_vein: "),
            ("miner_points_on_vein = 2", "miner_points_on_vein = 16", "[effect] miner_points_on_vein: "),
            ("points_per_somnium = 2", "points_per_somnium = 0", "[effect] points_per_somnium: "),
            ("points_per_somnium = 2", "points_per_somnium = 16", "[effect] points_per_somnium: "),
            ("artifacts = 4", "artifacts = 0", "[win] artifacts: "),
            ("artifacts = 4", "artifacts = 5", "[win] artifacts: "),
            ("{ 2 = 11, 3 = 9, 4 = 7 }", "{ 2 = 14, 3 = 9, 4 = 7 }", "[win] somnium: "),
            ("{ 2 = 11, 3 = 9, 4 = 7 }", "{ 2 = 11, 3 = 10, 4 = 7 }", "[win] somnium: "),
            ("{ 2 = 11, 3 = 9, 4 = 7 }", "{ 2 = 11, 3 = 9, 4 = 8 }", "[win] somnium: "),
            ("{ 2 = 11, 3 = 9, 4 = 7 }", "{ 2 = 8, 3 = 9, 4 = 7 }", "[win] somnium: "),
            ("{ 2 = 11, 3 = 9, 4 = 7 }", "{ 2 = 26, 3 = 9, 4 = 7 }", "[win] somnium: "),
            ("{ 2 = 11, 3 = 9, 4 = 7 }", "{ 2 = 11, 3 = 9, 4 = 0 }", "[win] somnium: "),
            ("{ 2 = 21, 3 = 18, 4 = 15 }", "{ 2 = 50, 3 = 18, 4 = 15 }", "[win] leviathan_resources: "),
            ("{ 2 = 21, 3 = 18, 4 = 15 }", "{ 2 = 21, 3 = 18, 4 = 0 }", "[win] leviathan_resources: "),
            ("{ 2 = 21, 3 = 18, 4 = 15 }", "{ 2 = 21, 3 = 18, 4 = 19 }", "[win] leviathan_resources: "),
            ("{ 2 = 2, 3 = 2, 4 = 1 }", "{ 2 = 7, 3 = 2, 4 = 1 }", "[win] leviathan_somnium: "),
            ("{ 2 = 2, 3 = 2, 4 = 1 }", "{ 2 = 2, 3 = 2, 4 = 3 }", "[win] leviathan_somnium: "),
            ("base_camp = 1", "base_camp = 2", "[pawns] base_camp: "),
            ("explorer = 2", "explorer = 0", "[pawns] explorer: "),
            ("miner = 2", "miner = 4", "[pawns] miner: "),
            ("zeppelin = 2", "zeppelin = 0", "[pawns] zeppelin: "),
            ("\"mechanical-miner\", \"juggernaut\"]", "\"mechanical-miner\"]", "[pawns] white: "),
            ("\"mechanical-miner\", \"juggernaut\"]", "\"juggernaut\", \"juggernaut\"]", "[pawns] white: "),
            ("\"mechanical-miner\", \"juggernaut\"]", "\"miner\", \"juggernaut\"]", "[pawns] white: "),
            ("\"mechanical-miner\", \"juggernaut\"]", "\"leviathan\", \"juggernaut\"]", "[pawns] white: "),
            ("id = \"n2\"", "id = \"n13\"", "[[tile]] 2 id: "),
            ("id = \"n2\"", "id = \"n\\n2\"", "[[tile]] 2 id: "),
            ("id = \"n2\"\nneed = { sum = 2 }", "id = \"n1\"\nneed = { sum = 1 }", "[[tile]] 2 id: "),
            ("id = \"n2\"", "id = \"cave\"", "[[tile]] 2 id: "),
            ("id = \"n2\"", "id = \"n3\"", "[[tile]] n3 need: { sum = 3 } is expected, not { sum = 2 }"),
            ("need = { sum = 9 }", "need = { sum = 8 }", "[[tile]] n9 need: "),
            ("need = { sum = 9 }", "need = {}", "[[tile]] n9 need: { sum = 9 } is expected, not { }"),
            ("need = { sum = 9 }", "need = { sum = 9, dice = [4, 5] }", "[[tile]] n9 need: "),
            ("need = { sum = 9 }", "need = { dice = [4, 5] }", "[[tile]] n9 need: "),
            (
                "dice = [1, 1]",
                "dice = [1, 2]",
                "[[tile]] d1 need: { dice = [1, 1] } is expected, not { dice = [1, 2] }",
            ),
            ("dice = [1, 1]", "dice = [1]", "[[tile]] d1 need: "),
            ("dice = [1, 2, 3]", "dice = [3, 2, 1]", "[[tile]] r1 need: "),
            ("dice = [1, 2, 3]", "dice = [2, 3, 4]", "[[tile]] r1 need: "),
            ("dice = [4, 5, 6]", "dice = [4, 5, 6, 7]", "[[tile]] r4 need: "),
            ("terrain = \"vein\"", "terrain = \"mine\"", "[[tile]] n9 terrain: "),
            ("terrain = \"vein\"", "terrain = \"cave\"", "[[tile]] n9 terrain: "),
            ("terrain = \"vein\"", "terrain = \"jungle\"", "[[tile]] n9 resources: "),
            ("terrain = \"vein\"", "terrain = \"ruins\"", "[[tile]] n9 artifact: "),
            ("terrain = \"vein\"", "terrain = \"ruins\"\nartifact = 1", "[[tile]] d1 artifact: "),
            ("terrain = \"vein\"", "terrain = \"ruins\"\nartifact = 5", "[[tile]] n9 artifact: "),
            ("terrain = \"vein\"", "terrain = \"vein\"\nartifact = 1", "[[tile]] n9 artifact: "),
            ("terrain = \"vein\"", "terrain = \"vein\"\nresources = 1", "[[tile]] n9 resources: "),
            (
                "terrain = \"ruins\"\nground = \"valley\"\nartifact = 1",
                "terrain = \"vein\"\nground = \"valley\"",
                "[[tile]]: ",
            ),
            ("artifact = 4", "artifact = 1", "[[tile]] d2 artifact: "),
            ("artifact = 4", "artifact = 0", "[[tile]] d2 artifact: "),
            ("artifact = 4\n", "", "[[tile]] d2 artifact: "),
            ("ground = \"mountain\"", "ground = \"hill\"", "[[tile]] n11 ground: "),
            ("resources = 2\nsource", "resources = 3\nsource", "[[tile]] n7 resources: "),
            ("resources = 2\nsource", "resources = 0\nsource", "[[tile]] n7 resources: "),
            ("id = \"cave\"", "id = \"n7\"", "[cave] id: "),
            ("id = \"cave\"", "id = \"hole\"", "[cave] id: "),
            ("terrain = \"cave\"", "terrain = \"jungle\"", "[cave] terrain: "),
            ("terrain = \"cave\"", "terrain = \"cave\"\nresources = 3", "[cave] resources: "),
            ("terrain = \"cave\"", "terrain = \"cave\"\nartifact = 1", "[cave] artifact: "),
            ("terrain = \"cave\"\nneed = { sum = 7 }", "terrain = \"cave\"\nneed = { sum = 13 }", "[cave] need: "),
            ("terrain = \"cave\"\nneed = { sum = 7 }", "terrain = \"cave\"\nneed = { sum = 0 }", "[cave] need: "),
            ("terrain = \"cave\"\nneed = { sum = 7 }", "terrain = \"cave\"\nneed = { dice = [7] }", "[cave] need: "),
            ("rows = [4, 5, 4, 5, 4]", "rows = [4, 5, 5, 4, 4]", "[layout] rows: "),
            ("[\"d1\", \"r3\", \"n11\", \"d5\"]", "[\"d1\", \"r3\", \"n11\"]", "[layout] first_game row 1: "),
            ("[\"d1\", \"r3\", \"n11\", \"d5\"],", "", "[layout] first_game: "),
            ("[\"d1\", \"r3\", \"n11\", \"d5\"]", "[\"d1\", \"r3\", \"n11\", \"d7\"]", "[layout] first_game row 1: "),
            ("[\"n9\", \"n7\", \"n8\", \"n12\"]", "[\"n9\", \"cave\", \"n8\", \"n12\"]", "[layout] first_game row 3: "),
            ("[\"n9\", \"n7\", \"n8\", \"n12\"]", "[\"n9\", \"d1\", \"n8\", \"n12\"]", "[layout] first_game row 3: "),
            ("id = \"death-ray\"", "id = \"death_ray\"", "[[card]] 7 id: "),
            ("id = \"death-ray\"", "id = \"juggernaut\"", "[[card]] 8 id: "),
            ("kind = \"building\"", "kind = \"house\"", "[[card]] android-factory kind: "),
            ("kind = \"building\"", "kind = \"invention\"", "[[card]] android-factory kind: "),
            ("kind = \"invention\"", "kind = \"building\"", "[[card]] android-explorer kind: "),
            ("resources = 4\nsomnium = 2", "resources = 16\nsomnium = 2", "[[card]] death-ray resources: "),
            ("resources = 4\nsomnium = 2", "resources = 4\nsomnium = 16", "[[card]] death-ray somnium: "),
            ("resources = 4\nsomnium = 2", "resources = 0\nsomnium = 0", "[[card]] death-ray resources: "),
            ("[limits]", "[limits", "line 6: "),
            ("dice = 11", "dice = \"many\"", "line 8: "),
            ("dice = 11", "dice = -1", "line 8: "),
            ("dice = 11", "dice = 256", "line 8: "),
            ("dice = 11", "cubes = 11", "line 8: "),
            ("{ 2 = 11, 3 = 9, 4 = 7 }", "{ 2 = 11, 3 = 9 }", "line "),
            ("{ 2 = 11, 3 = 9, 4 = 7 }", "{ 2 = 11, 3 = 9, 4 = 7, 5 = 6 }", "line "),
            ("need = { sum = 9 }", "need = { total = 9 }", "line "),
            ("need = { sum = 9 }\n", "", "line "),
            ("artifact = 4", "skull = 4", "line "),
            ("kind = \"building\"\n", "", "line "),
            ("[cave]", "[hole]", "line "),
        ],
    );
}

/// One row less of each kind, and one more.
#[test]
fn every_row_is_counted() {
    assert_counted::<Tables>(SHIPPED, &["[[tile]]", "[[card]]"]);
}

/// W-3.2: with five dice and the six villages every die is rolled; one village more is too much.
#[test]
fn all_villages_leave_enough_dice() {
    let tables = Tables::shipped();
    assert_eq!((tables.base_dice, tables.villages.len(), tables.dice), (3, 6, 11));
    let five = SHIPPED.replacen("base_dice = 3", "base_dice = 5", 1);
    assert!(Tables::read(&five).is_ok());
    let error = Tables::read(&five.replacen("terrain = \"vein\"", "terrain = \"village\"", 1)).unwrap_err();
    assert_eq!(error.to_string(), "[limits] base_dice: 5 dice and one for each of 7 villages are more than 11");
}

/// W-1, W-6.1: three or four players can hold 24 somnium while nobody has won, and there are 25.
#[test]
fn the_somnium_lasts_until_somebody_wins() {
    assert_eq!(Tables::shipped().win_somnium, [11, 9, 7]);
    let error = Tables::read(&SHIPPED.replacen("somnium = 25", "somnium = 24", 1)).unwrap_err();
    assert_eq!(error.to_string(), "[win] somnium: 3 players may hold 24 of 24 before one has 9");
}

/// W-2.1, W-2.2, W-5.1: what the names say, and what lies where.
#[test]
fn every_kind_of_tile_is_read() {
    let tables = Tables::shipped();
    let seven = TileTable {
        need: Need::Sum(7),
        terrain: Terrain::Jungle,
        ground: Ground::Valley,
        resources: 2,
        artifact: None,
    };
    assert_eq!(tables.tile[Tile::N7], seven);
    assert_eq!(tables.tile[Tile::Cave], TileTable { terrain: Terrain::Cave, resources: 0, ..seven });
    assert_eq!(tables.tile[Tile::N12].need, Need::Sum(12));
    let mountain_ruins = TileTable {
        need: Need::Pair([Face::Four; 2]),
        terrain: Terrain::Ruins,
        ground: Ground::Mountain,
        resources: 0,
        artifact: Some(3),
    };
    assert_eq!(tables.tile[Tile::D4], mountain_ruins);
    assert_eq!(tables.tile[Tile::D6].need, Need::Pair([Face::Six; 2]));
    assert_eq!(tables.tile[Tile::R1].need, Need::Run([Face::One, Face::Two, Face::Three]));
    assert_eq!(tables.tile[Tile::R4].need, Need::Run([Face::Four, Face::Five, Face::Six]));
    assert_eq!(tables.ruins, [Tile::D1, Tile::D2, Tile::D3, Tile::D4].into_iter().collect());
    assert_eq!(tables.veins, [Tile::N9, Tile::N10, Tile::N11].into_iter().collect());
    let villages = [Tile::D5, Tile::D6, Tile::R1, Tile::R2, Tile::R3, Tile::R4];
    assert_eq!(tables.villages, villages.into_iter().collect());
    let mountains = [Tile::N11, Tile::N12, Tile::D4, Tile::R1, Tile::R2, Tile::R3, Tile::R4];
    assert_eq!(tables.mountains, mountains.into_iter().collect());
}

/// W-9 examples 1 and 2: explorers and any pawn of the reserve go to 2, 3, 5, 6 and 5-5, only a zeppelin goes to 4-5-6.
#[test]
fn the_examples_tell_valley_from_mountain() {
    let mountains = Tables::shipped().mountains;
    for tile in [Tile::N2, Tile::N3, Tile::N5, Tile::N6, Tile::D5] {
        assert!(!mountains.has(tile), "{tile}");
    }
    assert!(mountains.has(Tile::R4));
}

/// Tiles and cards are found by their id, wherever they stand in the file.
#[test]
fn rows_are_placed_by_id() {
    let swapped = SHIPPED
        .replace("id = \"n9\"\nneed = { sum = 9 }", "id = \"X\"\nneed = { sum = 10 }")
        .replace("id = \"n10\"\nneed = { sum = 10 }", "id = \"n9\"\nneed = { sum = 9 }")
        .replace("id = \"X\"", "id = \"n10\"")
        .replace("id = \"battle-exoskeleton\"", "id = \"X\"")
        .replace("id = \"death-ray\"", "id = \"battle-exoskeleton\"")
        .replace("id = \"X\"", "id = \"death-ray\"");
    let (swapped, shipped) = (Tables::read(&swapped).unwrap(), Tables::shipped());
    assert_eq!(swapped.tile, shipped.tile);
    assert_eq!(swapped.card[Card::DeathRay], shipped.card[Card::BattleExoskeleton]);
    assert_eq!(swapped.card[Card::BattleExoskeleton], shipped.card[Card::DeathRay]);
}

/// W-1, W-5.11, W-7: four buildings, eight inventions, and enough on them for every Leviathan.
#[test]
fn every_card_is_read() {
    let tables = Tables::shipped();
    let buildings = [Card::AndroidFactory, Card::FlyingFortress, Card::ForceField, Card::RecoveryWorkshop];
    assert_eq!(tables.inventions, CardSet::ALL.minus(buildings.into_iter().collect()));
    let force_field = CardTable { kind: CardKind::Building, resources: 3, somnium: 1 };
    assert_eq!(tables.card[Card::ForceField], force_field);
    assert_eq!((tables.leviathan_resources, tables.leviathan_somnium), ([21, 18, 15], [2, 2, 1]));
}

/// W-2.1: the arrangement for a first game, from the left of the top row on.
#[test]
fn the_first_game_has_every_tile_once() {
    let first = Tables::shipped().first_game;
    assert_eq!(first.into_iter().collect::<TileSet>(), TileSet::ALL.without(Tile::Cave));
    assert_eq!((first[0], first[3], first[4], first[21]), (Tile::D1, Tile::D5, Tile::D6, Tile::D2));
    assert_eq!(first[9..13], [Tile::N9, Tile::N7, Tile::N8, Tile::N12]);
}

/// W-2.3, W-3, W-5 to W-7: every number lands where the rules look for it.
#[test]
fn every_number_is_read() {
    let tables = Tables::shipped();
    assert_eq!(tables.pawns.entries(), &[1, 2, 2, 2, 0, 0, 0]);
    assert_eq!((tables.dice, tables.resources, tables.somnium), (11, 25, 25));
    assert_eq!((tables.stored_resources, tables.market, tables.base_dice), (3, 3, 3));
    assert_eq!((tables.base_camp_defence, tables.die_step, tables.buy_back), (5, 2, 3));
    assert_eq!((tables.factory_die, tables.production_tanks, tables.sacrifice), (3, 2, 1));
    assert_eq!((tables.ransom_resources, tables.ransom_somnium), (3, 1));
    assert_eq!((tables.exoskeleton, tables.probe), (Face::Five, Face::One));
    assert_eq!((tables.miner, tables.miner_on_vein, tables.points_per_somnium), (1, 2, 2));
    assert_eq!(tables.win_artifacts, 4);
}

#[test]
fn a_corrected_file_has_another_fingerprint() {
    assert_corrected::<Tables>(
        SHIPPED,
        &[
            ("market = 3", "market = 4"),
            ("resources = 4\nsomnium = 2", "resources = 5\nsomnium = 2"),
            ("terrain = \"cave\"\nneed = { sum = 7 }", "terrain = \"cave\"\nneed = { sum = 8 }"),
            ("terrain = \"cave\"", "terrain = \"cave\"\nresources = 1"),
            ("[\"d1\", \"r3\", \"n11\", \"d5\"]", "[\"r3\", \"d1\", \"n11\", \"d5\"]"),
            ("ground = \"mountain\"", "ground = \"valley\""),
        ],
    );
}

#[test]
fn comments_layout_and_sources_change_nothing() {
    assert_the_same::<Tables>(SHIPPED, &[("dice = 11\nresources = 25", "resources   = 25\n\ndice  = 11")]);
}
