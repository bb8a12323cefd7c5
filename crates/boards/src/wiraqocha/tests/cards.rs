//! Whatever can be seen has a card, and whatever one might want with it is offered or has a reason, in every language.

use crate::marks;

use super::*;
use game::{Hidden, Reasons};

/// The values of an attribute in some markup.
fn attributes<'a>(markup: &'a str, name: &str) -> Vec<&'a str> {
    markup.split(&format!(" {name}=\"")).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// A sentence for people: whole, without the number of a paragraph, and in French set as French is.
fn check_sentence(text: &str, language: Language) {
    check_text(text);
    let numbered = |(at, _): (usize, &str)| text[at + 2..].starts_with(|next: char| next.is_ascii_digit());
    assert!(!text.is_empty() && !text.match_indices("W-").any(numbered), "{text}");
    if language == Language::French {
        assert_eq!(marks::mistakes(text), Vec::<String>::new(), "{text}");
    }
}

/// How many things were asked about, how many wishes had a reason, and how many none.
#[derive(Default, Debug)]
struct Asked {
    things: u32,
    refused: u32,
    offered: u32,
}

fn ask(table: &Table<Wiraqocha>, seat: Seat, language: Language, asked: &mut Asked) {
    let (words, names) = (Words::new(language), names(table.seats()));
    let scene = Scene::new(&words, &names, Viewer::Seat(seat));
    let (position, drawn) = (table.position(), board().draw(table, &scene).unwrap());
    let view = position.view(scene.eyes);
    let all = format!("{}{}", drawn.stage, drawn.areas.concat());
    // What cites a paragraph can be asked about.
    for tag in all.split('<').filter(|tag| tag.contains(" data-rule=")) {
        let tag = tag.split('>').next().unwrap();
        assert!(tag.contains(" id=") || tag.contains(" data-card="), "{tag}");
    }
    let mut known = Vec::new();
    position.wishes(seat, &mut known);
    let slots = drawn.slots.iter().map(|slot| slot.id);
    let things: BTreeSet<&str> = ids_in(&all).into_iter().chain(attributes(&all, "data-card")).chain(slots).collect();
    for thing in things {
        let card = Board::card(&view, &scene, thing).unwrap_or_else(|| panic!("{thing} has no card"));
        asked.things += 1;
        assert!(card.now.len() <= 4, "{thing}: {:?}", card.now);
        check_rule(card.rule);
        [&card.name, &card.purpose].into_iter().chain(&card.now).for_each(|text| check_sentence(text, language));
        for wish in Board::wishes(&view, &scene, thing) {
            assert!(known.contains(&wish), "{thing}: {wish} is no wish of the rules");
            let Some(reason) = position.why_not(seat, wish) else {
                asked.offered += 1;
                continue;
            };
            asked.refused += 1;
            let why = Board::reason(&view, &scene, wish, &reason);
            check_sentence(&why.text.text(&names), language);
            check_rule(why.rule);
        }
    }
}

#[test]
fn everything_has_a_card_and_every_wish_a_reason() {
    let variants: [&[(&str, &str)]; 4] = [
        &[],
        &[("layout", "random"), ("cave", "on")],
        &[("prisoners", "on"), ("cap", "50")],
        &[("layout", "random"), ("cave", "on"), ("prisoners", "on")],
    ];
    let mut asked = Asked::default();
    for (at, options) in variants.into_iter().enumerate() {
        for seats in 2..=4 {
            let mut table = open(seats, options);
            let mut rng = Rng::new(at as u64 * 17 + u64::from(seats));
            for step in 0..STEPS {
                table.settle(&mut || rng.bits());
                let Turn::Seats(set) = table.turn() else { break };
                let seat = set.lowest();
                if step % 13 == 0 {
                    let asker = if step % 3 == 0 { seat.next(seats) } else { seat };
                    ask(&table, asker, Language::ALL[(step / 13) as usize % 3], &mut asked);
                }
                let choices = table.choices(seat);
                let mut choice = *rng.pick(&choices);
                if choice == Action::End {
                    choice = *rng.pick(&choices);
                }
                table.play(seat, choice).unwrap();
            }
        }
    }
    assert!(asked.things > 30_000 && asked.refused > 8_000 && asked.offered > 1_000, "{asked:?}");
}

/// Every kind of reason is said in every language, whether or not random games come to it.
#[test]
fn every_reason_has_words() {
    let mut table = open(3, &[("prisoners", "on"), ("cave", "on")]);
    let mut rng = Rng::new(5);
    table.settle(&mut || rng.bits());
    let view = table.position().view(Viewer::Spectator);
    for language in Language::ALL {
        let (words, names) = (Words::new(language), names(3));
        let scene = Scene::new(&words, &names, Viewer::Seat(Seat::new(0)));
        let mut said = BTreeSet::new();
        for (wish, reason) in samples::reasons() {
            let why = Board::reason(&view, &scene, wish.parse().unwrap(), &reason);
            check_sentence(&why.text.text(&names), language);
            check_rule(why.rule);
            assert!(said.insert(why.text.to_string()), "said twice: {}", why.text);
        }
    }
}

#[test]
fn a_card_says_what_matters() {
    let (table, words, names) = (runs::rolled(&[4, 5, 6]), Words::default(), names(2));
    let second = Seat::new(1);
    let scene = Scene::new(&words, &names, Viewer::Seat(second));
    let tile = board().card(&table, &scene, Some(second), "tile-n2").unwrap();
    assert_eq!(tile.card.name, "Tile 2: jungle");
    assert_eq!(tile.card.purpose, "Whoever holds it collects 1 resource each turn.");
    assert_eq!(tile.card.now, ["Taken with any dice that make 2 together.", "Nobody holds it."]);
    let why: Vec<String> = tile.why.iter().map(|(why, _)| why.text.text(&names)).collect();
    assert_eq!(why, ["Take tile 2: your dice do not make 2; changing dice takes 4 resources more"]);
    let end = board().card(&table, &scene, Some(second), "slot-end").unwrap();
    assert_eq!(end.why[0].0.text.text(&names), "End the turn: your base camp can be placed, so it must be");
    assert_eq!(end.why[0].1, serde_json::json!("camp-must"));
    let nine = board().card(&table, &scene, Some(second), "tile-n9").unwrap();
    assert!(nine.why.is_empty() && !nine.can.is_empty());
}
