//! What is said about each game: its name, what it is like, and what its options mean. The keys are made of the words
//! that the game itself uses, so a new game or option needs a line in `locales/` and nothing here; a test finds what is
//! missing.

use game::OptionSpec;
use words::Words;

/// The name of a game; of the small examples, the word for it.
pub fn name(words: &Words, game: &str) -> String {
    words.say_or(&format!("game-{game}"), game)
}

/// One line about a game.
pub fn tagline(words: &Words, game: &str) -> String {
    words.say_or(&format!("game-{game}-tagline"), "")
}

/// The name of an option.
pub fn option_name(words: &Words, game: &str, option: &str) -> String {
    words.say_or(&format!("option-{game}-{option}"), option)
}

/// What an option changes.
pub fn option_help(words: &Words, game: &str, option: &str) -> String {
    words.say_or(&format!("option-{game}-{option}-help"), "")
}

/// The name of a value of an option.
pub fn option_value(words: &Words, game: &str, option: &str, value: &str) -> String {
    match value {
        "on" => words.say("option-on").into(),
        "off" => words.say("option-off").into(),
        _ => words.say_or(&format!("value-{game}-{option}-{value}"), value),
    }
}

/// Which options of a game exclude each other; `otherwise` where nothing is known about it.
pub fn contradiction(words: &Words, game: &str, otherwise: &str) -> String {
    words.say_or(&format!("contradiction-{game}"), otherwise)
}

/// What a game counts, for so many of them: seals in one, points in most.
pub fn points(words: &Words, game: &str, count: i32) -> String {
    let own = format!("points-{game}");
    words.say_with(if words.knows(&own) { &own } else { "points" }, &[("count", count.into())])
}

/// Whether an option is simply on or off.
pub fn is_flag(option: &OptionSpec) -> bool {
    option.values == ["off", "on"]
}

/// What a level of the computer is called: the word is `level1` to `level5`; any other is said as it is.
pub fn level(words: &Words, level: &str) -> String {
    words.say_or(level, level)
}

/// The words for the levels that people are offered.
pub const LEVELS: [&str; 5] = ["level1", "level2", "level3", "level4", "level5"];

/// Every key that is made here for the games of the catalog: a test compares them with the files of words.
pub fn keys() -> Vec<String> {
    let mut keys: Vec<String> = LEVELS.map(String::from).into();
    for boxed in catalog::for_people() {
        let game = boxed.name();
        keys.push(format!("game-{game}"));
        keys.push(format!("game-{game}-tagline"));
        // Only some games have options that exclude each other, or count something else than points.
        let some = [format!("contradiction-{game}"), format!("points-{game}")];
        keys.extend(some.into_iter().filter(|key| Words::default().knows(key)));
        for option in boxed.options() {
            keys.push(format!("option-{game}-{}", option.name));
            keys.push(format!("option-{game}-{}-help", option.name));
            let named = option.values.iter().filter(|value| !["on", "off"].contains(value));
            keys.extend(named.map(|value| format!("value-{game}-{}-{value}", option.name)));
        }
    }
    keys
}
