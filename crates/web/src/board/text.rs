//! The stage of a game that nobody has drawn a board for: the position as the game tells it in text, set block by block, with seats in
//! their colours.
//!
//! A block is a paragraph of the text. Lines whose columns are aligned stay as they are, in letters that fit the width; prose is broken
//! as usual. The last paragraph is the question, which stands in the prompt instead.

use maud::{Markup, html};

/// A block of prose with so many lines takes the whole width.
const SHORT: usize = 3;
/// What stands between the parts of a list.
const BETWEEN: &str = " · ";

/// The position without its question. In prose, seats become names; columns are as wide as the game made them.
pub fn position(text: &str, names: &[String]) -> Markup {
    let (title, blocks, question) = parts(text);
    html! {
        div.position {
            @if let Some(title) = title { h2.round { (title) } }
            div.blocks { @for block in blocks { (set(block, names)) } }
            // Whoever is not asked sees here what happens.
            @if let Some(question) = question.filter(|question| seat_at(question, 0).is_none()) { p.state { (question) } }
        }
    }
}

/// The question that is asked at the end of a position, without the seat that it is put to.
pub fn question(text: &str) -> Option<String> {
    let question = parts(text).2?;
    let (_, length) = seat_at(question, 0)?;
    let question = question[length..].strip_prefix(": ")?.replace('\n', " ");
    let mut letters = question.chars();
    let first = letters.next()?;
    Some(first.to_uppercase().chain(letters).collect())
}

/// A line of the log: seats become names in their colours.
pub fn sentence(text: &str, names: &[String]) -> Markup {
    html! {
        @for piece in pieces(text) {
            @match piece {
                Piece::Text(text) => (text),
                Piece::Seat(seat, word) => b.seat-name.(colour(seat)) { (names.get(seat).map_or(word, String::as_str)) },
            }
        }
    }
}

/// Title, blocks and question.
fn parts(text: &str) -> (Option<&str>, Vec<&str>, Option<&str>) {
    let text = text.trim_end();
    let (title, rest) = match text.split_once('\n') {
        Some((title, rest)) if title.contains(" · ") => (Some(title), rest),
        _ => (None, text),
    };
    let mut blocks: Vec<&str> =
        rest.split("\n\n").map(|block| block.trim_matches('\n')).filter(|block| !block.trim().is_empty()).collect();
    let ends = blocks.last().is_some_and(|block| block.lines().count() == 1 && !block.starts_with(' '));
    let question = if ends { blocks.pop() } else { None };
    (title, blocks, question)
}

fn set(block: &str, names: &[String]) -> Markup {
    let owner = seat_at(block, 0).map(|(seat, _)| colour(seat));
    let lines = lines(block);
    let columns =
        lines.iter().filter_map(|line| if let Line::Row(row) = line { Some(row.chars().count()) } else { None });
    html! {
        div.block.(fit(columns.max())).(owner.unwrap_or("all")).short[lines.len() <= SHORT] {
            @for line in &lines {
                @match line {
                    Line::Row(row) => div.columns { (sentence(row, &[])) },
                    Line::Labelled(label, text) => div.labelled { span { (label) } " " span { (sentence(text, names)) } },
                    Line::Flow(text) => div.flow.in[text.starts_with(' ')] { (sentence(&listed(text), names)) },
                }
            }
        }
    }
}

/// A line of a block.
#[derive(PartialEq, Eq, Debug)]
enum Line<'a> {
    /// Its columns are aligned with those of its neighbours.
    Row(&'a str),
    /// A word, and what belongs to it.
    Labelled(&'a str, String),
    /// It may be broken anywhere.
    Flow(&'a str),
}

fn lines(block: &str) -> Vec<Line<'_>> {
    let texts: Vec<&str> = block.lines().collect();
    let is_row = |at: usize| texts.get(at).is_some_and(|text| has_columns(text));
    let mut lines = Vec::new();
    for (at, text) in texts.iter().enumerate() {
        let beside = is_row(at + 1) || at.checked_sub(1).is_some_and(is_row);
        match (label(text), lines.last_mut()) {
            _ if is_row(at) && beside => lines.push(Line::Row(text)),
            (Some((label, rest)), _) => lines.push(Line::Labelled(label, listed(rest))),
            (None, Some(Line::Labelled(_, before))) if text.starts_with("      ") => {
                before.push_str(if before.ends_with([',', ':']) { " " } else { BETWEEN });
                before.push_str(&listed(text));
            }
            _ => lines.push(Line::Flow(text)),
        }
    }
    lines
}

/// Whether columns would fall apart if the line were broken: it has two gaps, or is drawn.
fn has_columns(text: &str) -> bool {
    let text = text.trim();
    text.starts_with(['+', '|']) || text.split("  ").filter(|part| !part.is_empty()).count() > 2
}

/// `  hand    order22: clothing`: a word in front, with a gap behind it.
fn label(text: &str) -> Option<(&str, &str)> {
    let (label, rest) = text.strip_prefix("  ")?.split_once("  ")?;
    let is_word = !label.is_empty() && label.chars().all(char::is_alphabetic);
    is_word.then_some((label, rest))
}

/// Prose with gaps is a list.
fn listed(text: &str) -> String {
    text.split("  ").map(str::trim).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(BETWEEN)
}

/// The class for letters that let so many columns fit.
fn fit(columns: Option<usize>) -> &'static str {
    match columns {
        None => "prose",
        Some(..=54) => "fit54",
        Some(..=60) => "fit60",
        Some(..=66) => "fit66",
        Some(..=72) => "fit72",
        Some(..=80) => "fit80",
        Some(..=90) => "fit90",
        Some(..=100) => "fit100",
        Some(..=120) => "fit120",
        Some(_) => "fit140",
    }
}

fn colour(seat: usize) -> &'static str {
    ["s1", "s2", "s3", "s4"][seat % 4]
}

enum Piece<'a> {
    Text(&'a str),
    Seat(usize, &'a str),
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut done = 0;
    for (at, _) in text.match_indices("seat") {
        let Some((seat, length)) = seat_at(text, at) else { continue };
        pieces.push(Piece::Text(&text[done..at]));
        pieces.push(Piece::Seat(seat, &text[at..at + length]));
        done = at + length;
    }
    pieces.push(Piece::Text(&text[done..]));
    pieces
}

/// The seat whose word, `seat1` to `seat4`, stands at this place, and the length of the word.
fn seat_at(text: &str, at: usize) -> Option<(usize, usize)> {
    let digit = text[at..].strip_prefix("seat")?.chars().next()?;
    let seat = digit.to_digit(10).filter(|digit| (1..=4).contains(digit))? as usize - 1;
    let length = "seat1".len();
    let beside = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    let alone = !beside(text[..at].chars().next_back()) && !beside(text[at + length..].chars().next());
    alone.then_some((seat, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, html: &str) {
        assert_eq!(sentence(text, &["Ada".into(), "<script>".into()]).into_string(), html, "{text}");
    }

    #[test]
    fn seats_become_names_and_nothing_else_does() {
        let ada = "<b class=\"seat-name s1\">Ada</b>";
        check("seat1 pays 2", &format!("{ada} pays 2"));
        check("seat1's rings turn", &format!("{ada}'s rings turn"));
        check("of seat1", &format!("of {ada}"));
        check("seat2", "<b class=\"seat-name s2\">&lt;script&gt;</b>");
        check("seat4 rests", "<b class=\"seat-name s4\">seat4</b> rests");
        check("a seat, seat5, seat12, unseat1, seat", "a seat, seat5, seat12, unseat1, seat");
        check("<b>", "&lt;b&gt;");
        check("", "");
    }

    #[test]
    fn every_game_has_a_title_blocks_and_a_question() {
        for boxed in catalog::for_people() {
            let mut table = boxed.open(2, &[], None).unwrap();
            table.settle(&mut || 0x9e37_79b9_7f4a_7c15);
            let text = table.view_text(game::Viewer::Spectator);
            let (title, blocks, _) = parts(&text);
            assert!(title.is_some_and(|title| title.to_lowercase().starts_with(boxed.name())), "{text}");
            assert!(blocks.len() >= 4, "{text}");
            let asked = question(&text).unwrap();
            assert!(asked.chars().next().unwrap().is_uppercase(), "{asked}");
        }
    }

    #[test]
    fn only_columns_keep_their_lines() {
        let block = "Market: a 1  b 2  c 3\nseat1: 0 seals\n  hand    order2: fur  order3: fish\n          order4: glass\n  \
                     rows    one, two,\n          three\n  a  1  2\n  b  1  2";
        let expected = [
            Line::Flow("Market: a 1  b 2  c 3"),
            Line::Flow("seat1: 0 seals"),
            Line::Labelled("hand", "order2: fur · order3: fish · order4: glass".into()),
            Line::Labelled("rows", "one, two, three".into()),
            Line::Row("  a  1  2"),
            Line::Row("  b  1  2"),
        ];
        assert_eq!(lines(block), expected);
        assert_eq!(listed("  Market: a 1  b 2   c 3 "), "Market: a 1 · b 2 · c 3");
    }

    #[test]
    fn what_is_no_position_is_set_as_it_is() {
        for text in ["", "\n\n\n", "seat", "one line", "seat1: ", "a · b", "ä\n\nseat1: ß"] {
            position(text, &[]);
            question(text);
        }
        assert_eq!(question("A · b\nc\n\nseat2: what now?"), Some("What now?".into()));
        assert_eq!(question("A · b\nc\n\nThe game is over."), None);
    }
}
