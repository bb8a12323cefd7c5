//! Whatever is drawn has a card, and whatever cannot be done has a reason, in every language.

use crate::marks;

use super::*;
use crate::{Card, Why};
use game::Reasons;
use novgorod::phase::Purpose;
use novgorod::sets::GoodSet;
use novgorod::why::Stage;

/// No things of the game: the button that opens the market on a narrow screen.
const HELPERS: [&str; 1] = ["nv-shop"];

/// Readers are told in words, not by the number of a paragraph; French is set as French is.
fn check_sentence(scene: &Scene, text: &str) {
    check_words(text);
    if scene.words.language == Language::French {
        assert_eq!(marks::mistakes(text), Vec::<String>::new(), "{text}");
    }
    let numbered = text.match_indices("V-").any(|(at, _)| text[at + 2..].starts_with(|it: char| it.is_ascii_digit()));
    assert!(!text.is_empty() && !numbered, "{text:?}");
}

fn check_card(view: &View, scene: &Scene, thing: &str) {
    let card = Board::card(view, scene, thing).unwrap_or_else(|| panic!("{thing} has no card"));
    let Card { name, purpose, now, rule } = card;
    [&name, &purpose].into_iter().chain(&now).for_each(|text| check_sentence(scene, text));
    assert!(now.len() <= 4, "{thing}: {now:?}");
    check_rule(rule);
}

/// What has a paragraph also has a card, its own or that of what it lies in.
fn check_rules_have_cards(markup: &str) {
    let mut open: Vec<bool> = Vec::new();
    for tag in markup.split('<').skip(1).map(|part| part.split('>').next().unwrap()) {
        if tag.starts_with('/') {
            open.pop();
            continue;
        }
        let known = tag.contains(" id=\"") || tag.contains(" data-card=\"") || open.last() == Some(&true);
        assert!(known || !tag.contains(" data-rule=\""), "<{tag}> has no card");
        if !tag.starts_with("input") {
            open.push(known);
        }
    }
    assert!(open.is_empty(), "{} tags are open", open.len());
}

fn check_wishes(game: &Novgorod, view: &View, scene: &Scene, seat: Seat, thing: &str) {
    if scene.own().is_none() {
        return assert_eq!(Board::wishes(view, scene, thing), []);
    }
    let mut all = Vec::new();
    game.wishes(seat, &mut all);
    for wish in Board::wishes(view, scene, thing) {
        assert!(all.contains(&wish), "{thing}: {wish} is nobody's wish");
        if let Some(reason) = game.why_not(seat, wish) {
            let Why { text, rule } = Board::reason(view, scene, wish, &reason);
            check_sentence(scene, &text.text(scene.names));
            check_rule(rule);
        }
    }
}

#[test]
fn everything_that_is_drawn_has_a_card() {
    let (mut step, mut seen) = (0, BTreeSet::new());
    games(43, |game, _| {
        step += 1;
        if step % 29 != 0 {
            return;
        }
        let words = Words::new(Language::ALL[step % 3]);
        let players = ["Ada", "Bo", "Cy", "Di"].map(String::from);
        let seat = Seat::new(step / 29 % usize::from(game.seats()));
        let seat = game.view(Viewer::Spectator).active.filter(|_| step % 2 == 0).unwrap_or(seat);
        for eyes in [Viewer::Seat(seat), Viewer::Spectator] {
            let scene = Scene::new(&words, &players, eyes);
            let (markup, view) = (drawn(game, &scene), game.view(eyes));
            check_rules_have_cards(&markup);
            let slots = Board::slots(&view, &scene);
            let things =
                ids(&markup).into_iter().chain(values(&markup, "data-card")).chain(slots.iter().map(|it| it.id));
            let things: BTreeSet<&str> = things.filter(|thing| !HELPERS.contains(thing)).collect();
            for &thing in &things {
                check_card(&view, &scene, thing);
                check_wishes(game, &view, &scene, seat, thing);
            }
            seen.extend(things.into_iter().map(String::from));
        }
    });
    assert!(seen.len() > 300, "only {} things", seen.len());
}

/// One of each kind.
fn reasons() -> Vec<Reason> {
    let (goods, order) = (GoodSet::ALL, Order::new(3));
    let mut all = vec![Reason::Over, Reason::Dealing, Reason::NotYourTurn(Seat::new(1)), Reason::SideFirst];
    for stage in [Stage::Introduction, Stage::Route, Stage::Uses, Stage::Purchase, Stage::End] {
        all.extend([Reason::NotYet(stage), Reason::Missed(stage)]);
    }
    let purposes = [Purpose::Order(order, Half::Upper), Purpose::Career, Purpose::Special(0)];
    all.extend(purposes.map(Reason::UseFirst));
    all.extend([Reason::StowFirst(order), Reason::NotAsked, Reason::NotInPlay, Reason::NotShown, Reason::PileEmpty]);
    all.extend([Reason::Ducats { price: 5, missing: 5 }, Reason::Ducats { price: 5, missing: 7 }]);
    all.extend([Reason::Fees { missing: 2 }, Reason::PostsTaken, Reason::OrderTaken, Reason::OwnPost, Reason::Bought]);
    all.extend([Reason::Fastest, Reason::OrdersFull(3), Reason::Full(2), Reason::Slowed, Reason::Apart(City::Riga)]);
    all.extend([Reason::Visited, Reason::FaceDown, Reason::Closed, Reason::CityFirst, Reason::OnePlaceholder]);
    all.extend([Reason::NoPost, Reason::InHold, Reason::PrivilegeUsed(Privilege::Any), Reason::PrivilegeCovered]);
    all.extend([Reason::RoomLeft, Reason::PirateLater, Reason::PirateMoved, Reason::PirateHere, Reason::BasePost]);
    all.extend([Reason::NotVisited(City::Riga), Reason::CardUsed(City::Riga), Reason::StoredAlready]);
    all.extend([Reason::NotStored, Reason::NoGoods(goods), Reason::GoodsUsed(goods), Reason::GoodsBehind(goods)]);
    all.extend([1, 2].map(|least_goods| Reason::NoLuxury { luxury: Luxury::Clothing, least_goods }));
    all.extend([Reason::NotYours, Reason::OrderDone, Reason::LineFilled, Reason::Top, Reason::NotTogether]);
    all.extend([Reason::FewGoods { wanted: 3, have: 1 }, Reason::FewLuxuries { wanted: 2, have: 0 }]);
    all.extend([Reason::SpecialFilled, Reason::OutOfOrder, Reason::NeededElsewhere]);
    all
}

#[test]
fn every_reason_has_words_of_its_own() {
    let setup = Setup::new::<Novgorod>(2, &[("special", "on")]).unwrap();
    let view = Novgorod::start(&setup, Tables::shipped()).unwrap().view(Viewer::Seat(Seat::new(0)));
    for language in Language::ALL {
        let words = Words::new(language);
        let scene = Scene::new(&words, &[], Viewer::Seat(Seat::new(0)));
        let mut told = BTreeSet::new();
        for reason in reasons() {
            let Why { text, rule } = Board::reason(&view, &scene, Action::Lay(City::Riga), &reason);
            check_sentence(&scene, &text.text(&["Ada".into(), "Bo".into()]));
            check_rule(rule);
            assert!(!text.to_string().ends_with(": "), "{reason:?} has no words");
            assert!(told.insert(text.to_string()), "said of another reason: {text}");
        }
    }
}

#[test]
fn cards_tell_nothing_that_the_viewer_does_not_know() {
    games(197, |game, _| {
        let view = game.view(Viewer::Spectator);
        let words = Words::default();
        let scene = Scene::new(&words, &[], Viewer::Spectator);
        for order in Order::ALL.into_iter().filter(|order| !view.order.contains_key(order)) {
            let thing = crate::novgorod::ids::order(order);
            assert_eq!(Board::card(&view, &scene, &thing), None);
        }
    });
}
