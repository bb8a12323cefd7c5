//! The data file: what it says when it is read, what is refused, and that a corrected one is another one.

use crate::pieces::*;
use crate::sets::*;
use crate::tables::{RowCost, Tables, Wish};
use components::damaged::{assert_corrected, assert_counted, assert_refused, assert_the_same};
use game::Data;

const SHIPPED: &str = include_str!("../../../../data/novgorod.toml");

/// A changed file, and the row its refusal names.
#[test]
fn a_broken_file_is_refused_with_its_row() {
    assert_refused::<Tables>(
        SHIPPED,
        &[
            ("ducats = 27", "ducats = 201", "[start] ducats: "),
            ("ducats = 27", "ducats = 25", "[[city]] 2 prices: "),
            ("speed = 2", "speed = 1", "[start] speed: "),
            ("speed = 2", "speed = 3", "[start] speed: "),
            ("orders_shown_extra = 2", "orders_shown_extra = 16", "[start] orders_shown_extra: "),
            ("orders_shown = 4", "orders_shown = 0", "[start] orders_shown: "),
            ("orders_shown = 4", "orders_shown = 25", "[start] orders_shown: "),
            ("orders_in_progress = 3", "orders_in_progress = 1", "[start] orders_in_progress: "),
            ("orders_in_progress = 3", "orders_in_progress = 25", "[start] orders_in_progress: "),
            ("order_price = 6", "order_price = 0", "[start] order_price: "),
            ("order_price = 6", "order_price = 51", "[start] order_price: "),
            ("order_price = 6", "order_price = 7", "[[city]] 2 prices: "),
            ("order_discount = 3", "order_discount = 7", "[start] order_discount: "),
            ("3 = 5, 4 = 10, 5 = 15", "3 = 5, 4 = 16, 5 = 15", "[start] ship_price: "),
            ("3 = 5, 4 = 10, 5 = 15", "3 = 0, 4 = 10, 5 = 15", "[start] ship_price: "),
            ("3 = 5, 4 = 10, 5 = 15", "3 = 5, 4 = 10, 5 = 51", "[start] ship_price: "),
            ("end_seals = 30", "end_seals = 0", "[start] end_seals: "),
            ("end_seals = 30", "end_seals = 201", "[start] end_seals: "),
            ("extra_income = 2", "extra_income = 51", "[start] extra_income: "),
            ("one_line = 2", "one_line = 0", "[order_reward] one_line: "),
            ("one_line = 2", "one_line = 6", "[order_reward] both_lines_at_once: "),
            ("both_lines_at_once = 5", "both_lines_at_once = 51", "[order_reward] both_lines_at_once: "),
            ("id = \"bergen\"", "id = \"oslo\"", "[[city]] 2 id: "),
            ("id = \"bergen\"", "id = \"ber\\ngen\"", "[[city]] 2 id: "),
            ("id = \"visby\"", "id = \"novgorod\"", "[[city]] 3 id: "),
            ("good = \"grain\"", "good = \"wine\"", "[[city]] 5 good: "),
            ("good = \"grain\"", "good = \"cloth\"", "[[city]] 5 good: "),
            ("prices = [6, 5, 5, 4]", "prices = [6, 5, 4]", "[[city]] 1 prices: "),
            ("prices = [6, 5, 5, 4]", "prices = [4, 5, 5, 6]", "[[city]] 1 prices: "),
            ("prices = [6, 5, 5, 4]", "prices = [7, 6, 5, 4]", "[[city]] 1 prices: "),
            ("prices = [6, 5, 5, 4]", "prices = [6, 6, 6, 4]", "[[city]] 1 prices: "),
            ("prices = [6, 5, 5, 4]", "prices = [6, 5, 5, 5]", "[[city]] 1 prices: "),
            ("prices = [6, 5, 5, 4]", "prices = [6, 5, 5, 0]", "[[city]] 1 prices: "),
            ("prices = [6, 5, 5, 4]", "prices = [51, 5, 5, 4]", "[[city]] 1 prices: "),
            ("prices = [6, 5, 5, 4]", "prices = [9, 5, 5, 4]", "[[city]] 1 prices: "),
            ("income = 3", "income = 51", "[[city]] 1 income: "),
            ("harbour_fee = 4", "harbour_fee = 51", "[[city]] 1 harbour_fee: "),
            ("[\"visby\", \"luebeck\"]", "[\"visby\", \"visby\"]", "[link] chord: "),
            ("[\"visby\", \"luebeck\"]", "[\"london\", \"antwerp\"]", "[link] chord: "),
            ("[\"visby\", \"luebeck\"]", "[\"visby\", \"luebeck\", \"riga\"]", "[link] chord: "),
            ("[\"visby\", \"luebeck\"]", "[\"visby\", \"hamburg\"]", "[link] chord: "),
            ("luxury = \"clothing\"", "luxury = \"fabrics\"", "[[manufactory]] 4 luxury: "),
            ("{ goods = [\"fish\"], seals = 1 }", "{ goods = [], seals = 1 }", "[[manufactory]] 1 line 1: "),
            (
                "{ goods = [\"fish\"], seals = 1 }",
                "{ goods = [\"clothing\"], seals = 1 }",
                "[[manufactory]] 1 line 1: ",
            ),
            ("{ goods = [\"fish\"], seals = 1 }", "{ goods = [\"grain\"], seals = 1 }", "[[manufactory]] 1 line 2: "),
            ("{ goods = [\"fish\"], seals = 1 }", "{ goods = [\"fish\"], seals = 0 }", "[[manufactory]] 1 line 1: "),
            ("{ goods = [\"fish\"], seals = 1 }", "{ goods = [\"fish\"], seals = 51 }", "[[manufactory]] 1 line 1: "),
            ("{ goods = [\"fish\"], seals = 1 }", "{ goods = [\"fish\"], seals = 2 }", "[[manufactory]] 1 line 3: "),
            ("goods = [\"fish\", \"grain\"]", "goods = [\"grain\", \"grain\"]", "[[manufactory]] 1 line 3: "),
            (
                "lines = [{ goods = [\"amber\"], seals = 1 }, { goods = [\"glass\"], seals = 1 }, { goods = [\"amber\", \"glass\"], seals = 2 }]",
                "lines = []",
                "[[manufactory]] 7 lines: ",
            ),
            (
                "lines = [{ goods = [\"grain\"]",
                "lines = [{ goods = [\"fur\"], seals = 1 }, { goods = [\"grain\"]",
                "[[manufactory]] 2 lines: ",
            ),
            ("upper = [\"fur\", \"salt\"]", "upper = [\"fur\"]", "[[order]] 1 upper: "),
            ("upper = [\"fur\", \"salt\"]", "upper = [\"fur\", \"fur\"]", "[[order]] 1 upper: "),
            ("upper = [\"fur\", \"salt\"]", "upper = [\"fur\", \"wine\"]", "[[order]] 1 upper: "),
            ("upper = [\"fur\", \"salt\"]", "upper = [\"fur\", \"clothing\"]", "[[order]] 1 upper: "),
            ("lower = [\"glass\", \"salt\"]", "lower = [\"glass\", \"salt\", \"fur\"]", "[[order]] 12 lower: "),
            ("lower = [\"glass\", \"salt\"]", "lower = [\"clothing\"]", "[[order]] 12 lower: "),
            ("lower = [\"clothing\"]", "lower = [\"clothing\", \"jewellery\"]", "[[order]] 13 lower: "),
            (
                "upper = [\"jewellery\"]\nlower = [\"clothing\"]",
                "upper = [\"fur\", \"fish\"]\nlower = [\"cloth\", \"salt\"]",
                "[[order]]: ",
            ),
            ("[0, 0, 1, 2, 3, 4]", "[0, 0, 1, 2, 3]", "[career] seals_per_turn: "),
            ("[0, 0, 1, 2, 3, 4]", "[0, 1, 0, 2, 3, 4]", "[career] seals_per_turn: "),
            ("[0, 0, 1, 2, 3, 4]", "[0, 0, 1, 2, 2, 4]", "[career] seals_per_turn: "),
            ("[0, 0, 1, 2, 3, 4]", "[3, 3, 3, 3, 3, 4]", "[career] seals_per_turn: "),
            ("[0, 0, 1, 2, 3, 4]", "[0, 0, 1, 2, 3, 51]", "[career] seals_per_turn: "),
            ("x_rows = 2", "x_rows = 6", "[career] x_rows: "),
            ("number = 3\nprivileges", "number = 5\nprivileges", "[[career.card]] 3 number: "),
            ("number = 3\nprivileges", "number = 0\nprivileges", "[[career.card]] 3 number: "),
            ("number = 3\nprivileges", "number = 2\nprivileges", "[[career.card]] 3 number: "),
            ("[\"order\", \"speed\", \"any\",", "[\"order\", \"any\",", "[[career.card]] 2 privileges: "),
            ("[\"order\", \"speed\", \"any\",", "[\"order\", \"speed\", \"all\",", "[[career.card]] 2 privileges: "),
            ("front = [{ goods = 3 }, { ducats = 10 },", "front = [{ ducats = 10 },", "[[career.card]] 1 front: "),
            ("front = [{ goods = 3 }, { ducats", "front = [{}, { ducats", "[[career.card]] 1 front row 1: "),
            (
                "front = [{ goods = 3 }, { ducats",
                "front = [{ goods = 9 }, { ducats",
                "[[career.card]] 1 front row 1 goods: ",
            ),
            ("back  = [{ ducats = 15 }, { goods = 2 }", "back  = [{ goods = 2 }", "[[career.card]] 4 back: "),
            (
                "back  = [{ ducats = 15 }, { goods = 2 }",
                "back  = [{ ducats = 0 }, { goods = 2 }",
                "[[career.card]] 4 back row 1: ",
            ),
            (
                "back  = [{ ducats = 15 }, { goods = 2 }",
                "back  = [{ ducats = 51 }, { goods = 2 }",
                "[[career.card]] 4 back row 1 ducats: ",
            ),
            (
                "back  = [{ ducats = 15 }, { goods = 2 }",
                "back  = [{ luxuries = 4 }, { goods = 2 }",
                "[[career.card]] 4 back row 1 luxuries: ",
            ),
            ("number = 1, high = 6, low = 3", "number = 1, high = 6, low = 7", "[bonus] eight_posts: "),
            ("number = 1, high = 6, low = 3", "number = 1, high = 51, low = 3", "[bonus] eight_posts: "),
            ("number = 3, high", "number = 2, high", "[bonus] luxury_trader number: "),
            ("number = 6, by_kinds", "number = 7, by_kinds", "[bonus] variety number: "),
            ("number = 6, by_kinds", "number = 0, by_kinds", "[bonus] variety number: "),
            ("[0, 0, 0, 0, 1, 2, 2, 3, 3, 4, 5, 6]", "[0, 0, 0, 0, 1, 2, 2, 3, 3, 4, 5]", "[bonus] variety: "),
            ("[0, 0, 0, 0, 1, 2, 2, 3, 3, 4, 5, 6]", "[0, 0, 0, 0, 1, 2, 2, 1, 3, 4, 5, 6]", "[bonus] variety: "),
            ("[0, 0, 0, 0, 1, 2, 2, 3, 3, 4, 5, 6]", "[0, 0, 0, 0, 1, 2, 2, 3, 3, 4, 5, 51]", "[bonus] variety: "),
            ("[\"eight_posts\", \"five_cities\"]", "[\"eight_posts\", \"six_cities\"]", "[bonus] first_game: "),
            ("[\"eight_posts\", \"five_cities\"]", "[\"eight_posts\", \"eight_posts\"]", "[bonus] first_game: "),
            ("[\"eight_posts\", \"five_cities\"]", "[\"eight_posts\"]", "[bonus] first_game: "),
            ("start = \"novgorod\"", "start = \"kiev\"", "[merchant] start: "),
            ("front_ducats = 3", "front_ducats = 51", "[merchant] front_ducats: "),
            ("back_seals = 1", "back_seals = 51", "[merchant] back_seals: "),
            ("start = \"antwerp\"", "start = \"bruges\"", "[pirate] start: "),
            ("[6, 3, 0, 0]", "[3, 6, 0, 0]", "[pirate] move_price_by_rank: "),
            ("[6, 3, 0, 0]", "[6, 3, 0]", "[pirate] move_price_by_rank: "),
            ("[6, 3, 0, 0]", "[51, 3, 0, 0]", "[pirate] move_price_by_rank: "),
            ("a = { ducats = 1, seals = 2 }", "a = { ducats = 51, seals = 2 }", "[special] a ducats: "),
            ("c = { ducats = 3, seals = 4 }", "c = { ducats = 3, seals = 0 }", "[special] c seals: "),
            ("c = { ducats = 3, seals = 4 }", "c = { ducats = 3, seals = 51 }", "[special] c seals: "),
            ("skip_price = 1", "skip_price = 51", "[special] skip_price: "),
            ("a = [\"salt\", \"cloth\"]", "a = [\"salt\", \"salt\"]", "[[special.card]] 2 a: "),
            ("a = [\"salt\", \"cloth\"]", "a = [\"salt\"]", "[[special.card]] 2 a: "),
            ("b = \"jewellery\"", "b = \"amber\"", "[[special.card]] 2 b: "),
            ("c = [\"jewellery\", \"cloth\"]", "c = [\"fabrics\", \"jewellery\"]", "[[special.card]] 3 c: "),
            ("c = [\"jewellery\", \"cloth\"]", "c = [\"jewellery\"]", "[[special.card]] 3 c: "),
            ("[start]", "[start", "line 6: "),
            ("ducats = 27", "ducats = \"many\"", "line 8: "),
            ("ducats = 27", "ducats = -1", "line 8: "),
            ("ducats = 27", "ducats = 65536", "line 8: "),
            ("ducats = 27", "thalers = 27", "line 8: "),
            ("[6, 3, 0, 0]", "[6, 3, 0, -1]", "line "),
            ("{ 3 = 5, 4 = 10, 5 = 15 }", "{ 3 = 5, 4 = 10 }", "line "),
            ("{ 3 = 5, 4 = 10, 5 = 15 }", "{ 2 = 1, 3 = 5, 4 = 10, 5 = 15 }", "line "),
            ("front = [{ goods = 3 }", "front = [{ fish = 3 }", "line "),
            ("high = 6, low = 3", "high = 6", "line "),
            ("[pirate]", "[pirates]", "line "),
        ],
    );
}

/// One row less of each kind, and one more.
#[test]
fn every_row_is_counted() {
    assert_counted::<Tables>(
        SHIPPED,
        &["[[city]]", "[[manufactory]]", "[[order]]", "[[career.card]]", "[[special.card]]"],
    );
}

#[test]
fn every_luxury_is_made_somewhere() {
    let error = Tables::read(&SHIPPED.replace("luxury = \"jewellery\"", "luxury = \"clothing\"")).unwrap_err();
    assert_eq!(error.to_string(), "[[manufactory]]: none makes jewellery");
}

/// V-2.7, V-2.8: the last posts of two cities and two orders cost 8 + 7 + 12 = 27, all that there is; 8 + 8 is too
/// much.
#[test]
fn two_posts_of_the_introduction_cost_at_most_15() {
    let one = SHIPPED.replacen("[7, 6, 6, 5]", "[8, 6, 6, 5]", 1);
    assert!(Tables::read(&one).is_ok());
    let error = Tables::read(&one.replacen("[7, 6, 6, 5]", "[8, 6, 6, 5]", 1)).unwrap_err().to_string();
    assert!(error.starts_with("[[city]] 2 prices: with 3 players two posts may cost 8 and 8"), "{error}");
    let middle = SHIPPED.replace("[7, 6, 6, 5]", "[9, 8, 8, 5]");
    let error = Tables::read(&middle).unwrap_err().to_string();
    assert!(error.starts_with("[[city]] 2 prices: with 2 players two posts may cost 8 and 8"), "{error}");
}

/// V-2.3, V-11 example 9: what is left of the posts of Danzig, the cheapest first.
#[test]
fn posts_are_bought_from_the_cheapest_on() {
    let danzig = &Tables::shipped().city[City::Danzig];
    assert_eq!(danzig.prices, [[5, 6, 0, 0], [5, 6, 7, 0], [5, 6, 6, 7]]);
    assert_eq!((danzig.good, Tables::shipped().city_of[Good::Amber]), (Good::Amber, City::Danzig));
}

/// V-2.1: a ring and one chord.
#[test]
fn visby_and_luebeck_have_three_links() {
    let links = &Tables::shipped().links;
    for city in City::ALL {
        let expected = if [City::Visby, City::Luebeck].contains(&city) { 3 } else { 2 };
        assert_eq!(links[city].len(), expected, "{city}");
        assert!(links[city].iter().all(|other| other != city && links[other].has(city)), "{city}");
    }
    assert_eq!(links[City::London], CitySet::only(City::Bergen).with(City::Antwerp));
    assert!(links[City::Visby].has(City::Luebeck) && links[City::Danzig].has(City::Riga));
}

/// V-11 examples 4 and 13, V-4.3, V-10.2: rows land where the rules look for them.
#[test]
fn every_kind_of_row_is_read() {
    let tables = Tables::shipped();
    let provisions = &tables.manufactory[Manufactory::One];
    assert_eq!((provisions.luxury, provisions.count), (Luxury::Provisions, 4));
    assert_eq!(provisions.lines[3].goods, [Good::Grain, Good::Fish, Good::Salt].into_iter().collect());
    assert_eq!(provisions.lines[3].seals, 4);
    assert_eq!(tables.manufactory[Manufactory::Eight].count, 3);
    assert!(tables.manufactory[Manufactory::Eight].lines[3].goods.is_empty());
    let order = tables.order[Order::new(2)];
    assert_eq!(order.lower, Wish::Goods([Good::Amber, Good::Salt].into_iter().collect()));
    assert_eq!(tables.order[Order::new(12)].upper, Wish::Luxury(Luxury::Jewellery));
    let career = &tables.career[Career::One];
    assert_eq!(career.privileges[0], Privilege::Income);
    assert_eq!(career.rows[0][0], RowCost { goods: 3, ..RowCost::default() });
    assert_eq!(career.rows[0][4], RowCost { goods: 2, luxuries: 2, ducats: 0 });
    assert_eq!(career.rows[1][1], RowCost { ducats: 15, ..RowCost::default() });
    assert_eq!((tables.bonus[Bonus::EightPosts], tables.bonus[Bonus::Variety]), ([6, 3], [0, 0]));
    assert_eq!(tables.first_bonus, [Bonus::EightPosts, Bonus::FiveCities]);
    assert_eq!(tables.ship_price, [5, 10, 15]);
    assert_eq!(tables.special[Special::Three].c, (Luxury::Jewellery, Good::Cloth));
}

/// Cards are found by their number, wherever they stand in the file.
#[test]
fn career_cards_are_placed_by_number() {
    let swapped = SHIPPED
        .replace("number = 1\nprivileges", "number = X\nprivileges")
        .replace("number = 4\nprivileges", "number = 1\nprivileges")
        .replace("number = X\nprivileges", "number = 4\nprivileges");
    let (swapped, shipped) = (Tables::read(&swapped).unwrap(), Tables::shipped());
    assert_eq!(swapped.career[Career::Four].rows, shipped.career[Career::One].rows);
    assert_eq!(swapped.career[Career::One].privileges, shipped.career[Career::Four].privileges);
}

#[test]
fn a_corrected_file_has_another_fingerprint() {
    assert_corrected::<Tables>(
        SHIPPED,
        &[
            ("income = 3", "income = 4"),
            ("lower = [\"clothing\"]", "lower = [\"provisions\"]"),
            ("prices = [6, 5, 5, 4]", "prices = [7, 5, 5, 4]"),
            ("back_seals = 1", "back_seals = 2"),
        ],
    );
}

#[test]
fn comments_layout_and_sources_change_nothing() {
    assert_the_same::<Tables>(
        SHIPPED,
        &[
            ("number = 1, high", "source = \"my own copy\", number = 1, high"),
            ("ducats = 27\nspeed = 2", "speed   = 2\n\nducats  = 27"),
        ],
    );
}
