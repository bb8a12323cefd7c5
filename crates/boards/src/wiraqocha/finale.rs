//! The account of the end: where the points come from, who won and by what, and how far everybody has come.

use super::area::counted;
use super::names::Names;
use super::rule;
use crate::{Scene, ScoreLine};
use game::Seat;
use wiraqocha::Amounts;
use wiraqocha::phase::Phase;
use wiraqocha::pieces::Victory;
use wiraqocha::view::{CardView, PlayerView, Progress, View};
use words::{Sentence, Value, player};

/// One line for each victory. With a winner the victory that was reached is worth the one point that is shown;
/// without one somnium counts, and the others say why they do not (W-8.3).
pub(super) fn account(view: &View, scene: &Scene, seat: Seat) -> Vec<ScoreLine> {
    let holder = &view.players[seat.index()];
    let line = |it: &Progress| {
        let points = match view.won {
            Some(won) => i32::from(won.seat == seat && won.victory == it.victory),
            None if it.victory == Victory::Somnium => view.scores.points[seat],
            None => 0,
        };
        let rule = if view.won.is_some() { rule::VICTORY } else { rule::SUPPLY };
        let (what, how) = (Names(scene.words).victory(it.victory), how(view, scene, holder, it));
        ScoreLine { what, how, points, rule, aside: false }
    };
    holder.victories.iter().map(line).collect()
}

/// "2 of 4", for the Leviathan card by card, and why it does not count.
fn how(view: &View, scene: &Scene, holder: &PlayerView, it: &Progress) -> String {
    let words = scene.words;
    let mut values: Vec<(&'static str, Value)> =
        vec![("has", counted(it, &it.has).into()), ("goal", counted(it, &it.goal).into())];
    let built = it.victory == Victory::Leviathan && !holder.cards.is_empty();
    let said = if built {
        let names = Names(words);
        let price = |card: &CardView| format!("{}+{}", card.table.resources, card.table.somnium);
        let cards = holder.cards.iter().map(|it| format!("{}\u{a0}{}", names.card(it.card), price(it)));
        values.push(("cards", cards.collect::<Vec<_>>().join(", ").into()));
        words.say_with("wiraqocha-f-cards", &values)
    } else {
        words.say_with("wiraqocha-f-of", &values)
    };
    let why = match (view.won, it.victory) {
        _ if it.closed => Some("wiraqocha-victory-closed"),
        (Some(_), _) | (None, Victory::Somnium) => None,
        (None, Victory::Artifacts) => Some("wiraqocha-f-tie-only"),
        (None, Victory::Leviathan) => Some("wiraqocha-f-not-counted"),
    };
    match why {
        None => said,
        Some(key) => format!("{said} ({})", words.say(key)),
    }
}

/// Who won and by what; without a victory who is first after the last round, and by which count (W-8.3).
pub(super) fn verdict(view: &View, scene: &Scene) -> Option<Sentence> {
    if view.phase != Phase::Over {
        return None;
    }
    Some(Sentence::from(won(view, scene).unwrap_or_else(|| stopped(view, scene))))
}

fn won(view: &View, scene: &Scene) -> Option<String> {
    let won = view.won?;
    let it = view.players[won.seat.index()].victories.iter().find(|it| it.victory == won.victory)?;
    let key = match won.victory {
        Victory::Artifacts => "wiraqocha-f-artifacts",
        Victory::Somnium => "wiraqocha-f-somnium",
        Victory::Leviathan => "wiraqocha-f-leviathan",
    };
    let values = [
        ("seat", player(won.seat).into()),
        ("has", counted(it, &it.has).into()),
        ("goal", counted(it, &it.goal).into()),
    ];
    Some(scene.words.say_with(key, &values))
}

/// The last round is over.
fn stopped(view: &View, scene: &Scene) -> String {
    let (words, names) = (scene.words, Names(scene.words));
    let all = |seats: &[Seat]| words.all_of(seats.iter().map(|&seat| player(seat)));
    let first: Vec<Seat> = view.scores.winners().iter().collect();
    let best = &view.players[first[0].index()];
    let round = ("round", view.round.into());
    let somnium = ("somnium", names.somnium(best.somnium).into());
    let seats = ("seats", all(&first).into());
    if first.len() > 1 {
        let artifacts =
            ("artifacts", words.say_with("wiraqocha-artifacts", &[("count", best.artifacts.into())]).into());
        return words.say_with("wiraqocha-f-shared", &[round, seats, somnium, artifacts]);
    }
    let beside = view.players.iter().filter(|it| it.seat != first[0] && it.somnium == best.somnium);
    let beside: Vec<Seat> = beside.map(|it| it.seat).collect();
    match beside.is_empty() {
        true => words.say_with("wiraqocha-f-first", &[round, seats, somnium]),
        false => words.say_with("wiraqocha-f-tie-break", &[round, seats, ("others", all(&beside).into())]),
    }
}

/// How far a player has come: per cent of the nearest victory.
pub(super) fn progress(view: &View, seat: Seat) -> i32 {
    view.players[seat.index()].victories.iter().filter(|it| !it.closed).map(per_cent).max().unwrap_or(0)
}

/// How much of a victory is done.
pub(super) fn per_cent(it: &Progress) -> i32 {
    let sum = |it: &Amounts| i32::from(it.resources) + i32::from(it.somnium) + i32::from(it.artifacts);
    (sum(&it.goal) - sum(&it.missing)) * 100 / sum(&it.goal).max(1)
}
