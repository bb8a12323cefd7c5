//! Luck that is typed in: what is asked while chance is to move, and what can be answered. What is printed on an order
//! is said for each that could come, because anybody may read the box; which of them others hold is said nowhere.

use super::names::{Names, number, say, special_number};
use super::rule;
use crate::draw::luck_question;
use crate::{ChoiceLabel, Question, Scene};
use game::{Key, Seat};
use novgorod::phase::Phase;
use novgorod::{Action, View};
use words::Sentence;

/// What came? `to` is the seat that an order is dealt to.
pub(super) fn question(view: &View, scene: &Scene, to: Option<Seat>) -> Question {
    let names = Names::of(scene);
    let called = |seat: Seat| scene.name(seat).to_owned();
    let text = match (view.phase, to) {
        (_, Some(seat)) => say!(names, "novgorod-luck-deal", name = called(seat)),
        (Phase::DrawManufactory(city), _) => say!(names, "novgorod-luck-manufactory", city = names.city(city)),
        (Phase::DrawSpecial(place), _) => say!(names, "novgorod-luck-special", place = place + 1),
        (Phase::DrawBonus, _) => say!(names, "novgorod-luck-bonus"),
        (Phase::PlaceMerchant, _) => say!(names, "novgorod-luck-merchant"),
        (Phase::PlacePirate, _) => say!(names, "novgorod-luck-pirate"),
        (Phase::DrawCareer(seat), _) => say!(names, "novgorod-luck-career", name = called(seat)),
        _ => say!(names, "novgorod-luck-show"),
    };
    luck_question(scene, text, rule::of_phase(view.phase))
}

/// This came.
pub(super) fn outcome(view: &View, scene: &Scene, outcome: Action) -> ChoiceLabel {
    let (names, printed) = (Names::of(scene), view.printed.0);
    let plain = |label: String| (Sentence::from(label), String::new());
    let (label, hint) = match outcome {
        Action::Build(manufactory) => {
            let it = printed.manufactory[manufactory];
            let lines = it.lines.iter().take(it.count.into());
            let lines = lines.map(|line| format!("{}\u{a0}{}", names.goods(line.goods), line.seals));
            (names.luxury(it.luxury).into(), lines.collect::<Vec<_>>().join(", "))
        }
        Action::Row(special) => plain(say!(names, "novgorod-luck-is-special", number = special_number(special))),
        Action::Bonus(bonus) => (names.bonus(bonus).into(), names.bonus_help(bonus)),
        Action::Start(city) => plain(names.city(city)),
        Action::Deal(order) | Action::Show(order) => {
            (say!(names, "novgorod-luck-is-order", number = number(order)).into(), names.order(printed.order[order]))
        }
        Action::Career(career) => plain(say!(names, "novgorod-luck-is-career", number = career.index() + 1)),
        _ => plain(outcome.to_string()),
    };
    ChoiceLabel { label, hint: hint.into(), rule: rule::of_phase(view.phase), ..ChoiceLabel::default() }
}
