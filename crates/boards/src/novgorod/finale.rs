//! The end: where everybody's seals come from, and who won by what.

use super::names::{Names, say};
use crate::{ScoreLine, capital};
use game::Seat;
use novgorod::Source;
use novgorod::phase::Phase;
use novgorod::pieces::Bonus;
use novgorod::view::{PlayerView, View};
use words::Sentence;

/// The seals of a player, line by line, and what brings none.
pub(super) fn account(view: &View, names: Names, seat: Seat) -> Vec<ScoreLine> {
    let Some(player) = view.players.get(seat.index()) else { return vec![] };
    let from = |source: Source| i32::from(player.seals_from[source]);
    let line = |what: &str, how: String, points: i32, rule| ScoreLine {
        what: say!(names, "novgorod-account", what = what),
        how,
        points,
        rule,
        aside: ["open", "ducats", "x"].contains(&what),
    };
    let under = player.done.len();
    let orders = say!(names, "novgorod-account-orders", under = under, beside = player.beside.len());
    let career = say!(names, "novgorod-account-career", rows = player.rows, seals = names.seals(player.seals_per_turn));
    let mut lines = vec![
        line("luxuries", say!(names, "novgorod-account-luxuries"), from(Source::Luxuries), "V-4.1"),
        line("orders", orders, from(Source::Orders), "V-4.4"),
    ];
    if !view.specials.is_empty() {
        let how = say!(names, "novgorod-account-specials", count = player.orders_done - under);
        lines.push(line("specials", how, from(Source::Specials), "V-10.2"));
    }
    lines.push(line("career", career, from(Source::Career), "V-6.1"));
    lines.extend(bonuses(view, names, player));
    let open = player.hand.len() + player.hidden;
    if open > 0 {
        lines.push(line("open", say!(names, "novgorod-account-open", count = open), 0, "V-4.4"));
    }
    lines.push(line(
        "ducats",
        say!(names, "novgorod-account-ducats", ducats = names.ducats(player.ducats)),
        0,
        "V-8.2",
    ));
    if player.shows_x {
        lines.push(line("x", say!(names, "novgorod-account-x"), 0, "V-8.2"));
    }
    lines
}

/// Bonus cards that were earned, and variety, which is counted at the end (V-7.2).
fn bonuses(view: &View, names: Names, player: &PlayerView) -> Vec<ScoreLine> {
    let variety = player.variety.filter(|_| view.phase == Phase::Over);
    let counted = variety.map_or(0, |it| i32::from(it.seals));
    let earned = names.words.all_of(player.earned_bonus.iter().map(|bonus| names.bonus(bonus)));
    let how = if earned.is_empty() { say!(names, "novgorod-account-no-bonus") } else { earned };
    let cards = ScoreLine {
        what: say!(names, "novgorod-account", what = "bonus"),
        how,
        points: i32::from(player.seals_from[Source::Bonus]) - counted,
        rule: "V-7.1",
        aside: false,
    };
    let variety = variety.map(|it| ScoreLine {
        what: names.bonus(Bonus::Variety),
        how: say!(names, "novgorod-account-variety", count = it.kinds),
        points: it.seals.into(),
        rule: "V-7.2",
        aside: false,
    });
    [cards].into_iter().chain(variety).collect()
}

/// Who won and by what, as V-8.2 ranks.
pub(super) fn verdict(view: &View, names: Names) -> Option<Sentence> {
    if view.phase != Phase::Over {
        return None;
    }
    let Some(winner) = view.players.iter().find(|it| view.scores.place[it.seat] == 1) else {
        return Some(say!(names, "novgorod-verdict-nobody").into());
    };
    let others = || view.players.iter().filter(|it| it.seat != winner.seat);
    let second = others().filter(|it| !it.shows_x).min_by_key(|it| view.scores.place[it.seat]);
    let (seat, seals) = (names.seat(winner.seat), names.seals(winner.seals));
    let won = match second {
        None => say!(names, "novgorod-verdict-only", seat = seat, seals = seals),
        Some(second) if second.seals < winner.seals => {
            let by = winner.seals - second.seals;
            say!(names, "novgorod-verdict-by", seat = seat, seals = seals, by = by, second = names.seat(second.seat))
        }
        Some(second) => say!(
            names,
            "novgorod-verdict-tie",
            seat = seat,
            seals = seals,
            second = names.seat(second.seat),
            by = tie_break(winner, second),
        ),
    };
    // Whoever has more and lost by an X wants to read why.
    let lost = others().filter(|it| it.shows_x && it.seals >= winner.seals).max_by_key(|it| it.seals);
    let lost = lost
        .filter(|_| second.is_some())
        .map(|it| say!(names, "novgorod-verdict-x", seat = names.seat(it.seat), seals = names.seals(it.seals)));
    let sentence: Sentence = capital(&won).into();
    Some(match lost {
        Some(lost) => sentence.and(" ").and_sentence(&lost.into()),
        None => sentence,
    })
}

/// What decided between two with as many seals: ducats, rows, posts, or the later turn.
fn tie_break(winner: &PlayerView, second: &PlayerView) -> &'static str {
    match () {
        () if winner.ducats > second.ducats => "ducats",
        () if winner.rows > second.rows => "rows",
        () if winner.posts.len() > second.posts.len() => "posts",
        () => "turn",
    }
}
