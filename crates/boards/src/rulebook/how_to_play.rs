//! "How to play": a game on one page, for somebody who has never seen it. The texts stand in
//! `rulebooks/LANGUAGE/how-to-play/`: a title, headings, paragraphs, lists, and lines such as `![N-6.3]` where the picture
//! of that paragraph stands.

use super::Files;
use crate::skin;
use std::collections::HashMap;
use std::sync::LazyLock;
use words::Language;

/// The page of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HowToPlay {
    /// Its title.
    pub title: String,
    /// What stands under it, in order.
    pub blocks: Vec<Block>,
}

/// A part of the page. Bold words are still marked in texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// A list.
    List(Vec<String>),
    /// The picture of the paragraph with this number.
    Picture(String),
}

/// How a game is played.
pub fn of(game: &str, language: Language) -> Option<&'static HowToPlay> {
    let skin = skin::of(game)?;
    PAGES.get(&(skin.game, language.code()))
}

static PAGES: LazyLock<HashMap<(&'static str, &'static str), HowToPlay>> = LazyLock::new(|| {
    let each = skin::SKINS.iter().flat_map(|skin| Language::ALL.map(|language| (skin.game, language.code())));
    let text = |(game, code): &(&str, &str)| Files::get(&format!("{code}/how-to-play/{game}.md"));
    each.filter_map(|key| Some((key, read(&String::from_utf8_lossy(&text(&key)?.data))))).collect()
});

fn read(text: &str) -> HowToPlay {
    let mut page = HowToPlay::default();
    // Whether a line goes on what stands before it: after an empty line nothing does.
    let mut open = false;
    for line in text.lines() {
        let trimmed = line.trim();
        let begins = if let Some(title) = line.strip_prefix("# ") {
            page.title = title.into();
            continue;
        } else if let Some(heading) = line.strip_prefix("## ") {
            Some(Block::Heading(heading.into()))
        } else {
            let number = trimmed.strip_prefix("![").and_then(|rest| rest.strip_suffix(']'));
            number.map(|number| Block::Picture(number.into()))
        };
        match (begins, line.strip_prefix("- "), page.blocks.last_mut()) {
            (Some(block), ..) => page.blocks.push(block),
            (None, Some(item), Some(Block::List(items))) => items.push(item.into()),
            (None, Some(item), _) => page.blocks.push(Block::List(vec![item.into()])),
            (None, None, _) if trimmed.is_empty() => {}
            (None, None, Some(Block::Text(text))) if open => *text += &format!(" {trimmed}"),
            (None, None, Some(Block::List(items))) if open => {
                items.last_mut().into_iter().for_each(|item| *item += &format!(" {trimmed}"));
            }
            (None, None, _) => page.blocks.push(Block::Text(trimmed.into())),
        }
        open = !trimmed.is_empty() && !line.starts_with('#') && !trimmed.starts_with("![");
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The longest page of a game that people still read.
    const MOST_WORDS: usize = 700;

    #[test]
    fn texts_lists_and_pictures_are_told_apart() {
        let page = read("# How\n\n## Goal\nWin\n**now**.\n\nThen:\n- one\n  more\n- two\n\n![N-6.3]\n");
        let text = |it: &str| Block::Text(it.into());
        assert_eq!(page.title, "How");
        assert_eq!(
            page.blocks,
            [
                Block::Heading("Goal".into()),
                text("Win **now**."),
                text("Then:"),
                Block::List(vec!["one more".into(), "two".into()]),
                Block::Picture("N-6.3".into()),
            ]
        );
    }

    #[test]
    fn every_game_is_told_in_every_language_in_few_words() {
        for skin in skin::SKINS {
            for language in Language::ALL {
                let page = of(skin.game, language).unwrap_or_else(|| panic!("{} in {language:?}", skin.game));
                let headings = page.blocks.iter().filter(|block| matches!(block, Block::Heading(_))).count();
                assert_eq!(headings, 5, "{} in {language:?}: goal, a turn, points, the end, what is missed", skin.game);
                let name = format!("{}/how-to-play/{}.md", language.code(), skin.game);
                let words = String::from_utf8_lossy(&Files::get(&name).unwrap().data).split_whitespace().count();
                assert!((200..=MOST_WORDS).contains(&words), "{name} has {words} words");
                let board = skin.board.pictures(&words::Words::new(language));
                for block in &page.blocks {
                    if let Block::Picture(number) = block {
                        assert!(board.iter().any(|picture| picture.rule == *number), "{name}: no picture of {number}");
                    }
                }
            }
        }
    }
}
