//! "How to play" is one page: short, with pictures that exist, and without the numbers of paragraphs.

use super::*;

const PAGES: [(Language, &str); 3] = [
    (Language::English, include_str!("../../../../../rulebooks/en/how-to-play/noria.md")),
    (Language::German, include_str!("../../../../../rulebooks/de/how-to-play/noria.md")),
    (Language::French, include_str!("../../../../../rulebooks/fr/how-to-play/noria.md")),
];

#[test]
fn how_to_play_is_one_illustrated_page_in_every_language() {
    for (language, page) in PAGES {
        let pictures: Vec<&str> =
            Board::pictures(&Words::new(language), game::Data::shipped()).iter().map(|it| it.rule).collect();
        let is_picture = |line: &&str| line.starts_with("![");
        for line in page.lines().filter(is_picture) {
            let rule = line.trim_start_matches("![").trim_end_matches(']');
            assert!(pictures.contains(&rule), "{language:?}: there is no picture {rule}");
        }
        assert_eq!(page.lines().filter(is_picture).count(), 5, "{language:?}");
        let text: Vec<&str> = page.lines().filter(|line| !is_picture(line)).collect();
        let words: usize = text.iter().map(|line| line.split_whitespace().count()).sum();
        assert!((400..=700).contains(&words), "{language:?}: {words} words");
        assert_eq!(text.iter().filter(|line| line.starts_with("## ")).count(), 5, "{language:?}");
        assert!(text.iter().all(|line| !line.contains("N-")), "{language:?}");
        if language == Language::French {
            let mistakes: Vec<String> = text.iter().flat_map(|line| marks::mistakes(line)).collect();
            assert_eq!(mistakes, Vec::<String>::new());
        }
    }
}

/// The rounds that the page tells are those that are printed.
#[test]
fn how_to_play_tells_the_printed_numbers() {
    let rounds = Tables::shipped().rounds;
    for (language, page) in PAGES {
        for seats in 2..=4 {
            assert!(page.contains(&rounds.of(seats).to_string()), "{language:?}: rounds of {seats}");
        }
    }
}
