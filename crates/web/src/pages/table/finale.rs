//! How a game ended: who won and by what, where everybody's points come from, how the game went, and the best turns.

use super::SeatView;
use crate::icons;
use crate::sitters;
use boards::{ScoreLine, TurnTaken, games, rulebook};
use maud::{Markup, html};
use std::fmt::Write;
use store::TableId;
use words::{Sentence, Words};

/// What there is to tell of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Finale {
    /// Who won and by what.
    pub verdict: Option<Sentence>,
    /// The points of each seat, line by line.
    pub accounts: Vec<Vec<ScoreLine>>,
    /// The game turn by turn.
    pub course: Vec<TurnTaken>,
}

/// The chart is so wide and so high, in its own units, with room for the names of the lines around.
const WIDTH: f32 = 320.0;
const HEIGHT: f32 = 200.0;
const MARGIN: f32 = 14.0;

/// In one sentence how it ended: by the rules, or because somebody gave up.
pub(crate) fn verdict(words: &Words, seats: &[SeatView], finale: Option<&Finale>, names: &[String]) -> Markup {
    let resigned: Vec<String> = seats.iter().filter(|it| it.resigned).map(|it| it.who.name(words)).collect();
    let said = finale.and_then(|finale| finale.verdict.as_ref());
    html! {
        @if let Some(said) = said { p.verdict { (boards::with_names(said, names)) } }
        @if !resigned.is_empty() {
            @let values = [("count", resigned.len().into()), ("names", words.all_of(resigned).into())];
            p.verdict { (words.say_with("result-resigned", &values)) }
        }
    }
}

/// Everybody in the order of places, as a table: a column for each thing that brings points, with its computation.
pub(crate) fn standings(words: &Words, game: &str, seats: &[SeatView], accounts: &[Vec<ScoreLine>]) -> Markup {
    let mut ranked: Vec<_> =
        seats.iter().enumerate().filter_map(|(seat, view)| Some((view.standing?, seat, view))).collect();
    ranked.sort_by_key(|(standing, ..)| standing.place);
    let columns = columns(accounts);
    let lines = || accounts.iter().flatten().filter(|line| !line.aside);
    let most = lines().map(|line| line.points).max().unwrap_or(0).max(1);
    // Where the one point only says who won, how far everybody came is what counts.
    let race = most == 1 && !columns.is_empty();
    let best = ranked.first().map_or(0, |(standing, ..)| standing.points);
    html! {
        @if !ranked.is_empty() {
            @if ranked.iter().all(|(standing, ..)| standing.place != 1) { p { (words.say("result-nobody")) } }
            table.standings.race[race] {
                @if !columns.is_empty() {
                    thead { tr {
                        td {}
                        @for line in &columns { th scope="col" { (line.what) (paragraph(words, game, line)) } }
                        th scope="col" { (words.say("result-total")) }
                    } }
                }
                tbody {
                    @for (standing, seat, view) in ranked {
                        tr.of-seat.(boards::icons::colour(seat)).won[standing.place == 1] {
                            th scope="row" { div {
                                span.place { @if standing.place == 1 { (icons::laurel()) } b { (standing.place) } }
                                span.who { (icons::shape(seat)) span { (view.who.name(words)) } }
                            } }
                            @for column in &columns {
                                (cell(accounts, seat, &column.what, most))
                            }
                            td.total {
                                b { (standing.points) } " " (games::points(words, game, standing.points))
                                @if !race && standing.points < best {
                                    " " small { (words.say_with("result-behind", &[("count", (best - standing.points).into())])) }
                                }
                            }
                        }
                    }
                }
            }
            (asides(words, game, seats, accounts))
        }
    }
}

/// The things that bring points, in the order in which the accounts name them: a line for each.
fn columns(accounts: &[Vec<ScoreLine>]) -> Vec<&ScoreLine> {
    let mut columns: Vec<&ScoreLine> = vec![];
    for account in accounts {
        let mut at = 0;
        for line in account.iter().filter(|line| !line.aside) {
            match columns.iter().position(|it| it.what == line.what) {
                Some(found) => at = found + 1,
                None => {
                    columns.insert(at, line);
                    at += 1;
                }
            }
        }
    }
    columns
}

/// What a thing brought a player, beside the others, of whom one has the most.
fn cell(accounts: &[Vec<ScoreLine>], seat: usize, what: &str, most: i32) -> Markup {
    let of = |account: &'_ Vec<ScoreLine>| account.iter().find(|line| line.what == what).cloned();
    let best = accounts.iter().filter_map(of).map(|line| line.points).max().unwrap_or(0);
    html! {
        @match accounts.get(seat).and_then(of) {
            Some(line) => td.most[line.points == best && best > 0] data-what=(what) {
                span.how { (line.how) }
                b.points { (line.points) }
                svg.bar viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" {
                    rect width="100" height="4" {}
                    rect.part width=(100 * line.points.max(0) / most) height="4" {}
                }
            },
            None => td {},
        }
    }
}

/// What brought nobody a point, such as what only breaks ties.
fn asides(words: &Words, game: &str, seats: &[SeatView], accounts: &[Vec<ScoreLine>]) -> Markup {
    let asides = |account: &Vec<ScoreLine>| account.iter().filter(|line| line.aside).cloned().collect::<Vec<_>>();
    let told: Vec<_> = accounts.iter().map(asides).enumerate().filter(|(_, lines)| !lines.is_empty()).collect();
    html! {
        @if !told.is_empty() {
            details #asides.asides {
                summary { (words.say("result-asides")) }
                ul {
                    @for (seat, lines) in told {
                        li {
                            (icons::shape(seat)) " " b { (seats[seat].who.name(words)) } (sitters::guest(words, seats[seat].who.is_guest())) " "
                            @for (at, line) in lines.iter().enumerate() {
                                @if at > 0 { " · " }
                                (words.detailed(&line.what, &line.how)) (paragraph(words, game, line))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A link to the paragraph that says so.
fn paragraph(words: &Words, game: &str, line: &ScoreLine) -> Markup {
    let link = rulebook::link(game, line.rule).filter(|_| !line.rule.is_empty());
    let says = words.say_with("rules-paragraph", &[("number", line.rule.into())]);
    html! {
        @if let Some(link) = link {
            " " a.rule href=(link) data-paragraph=(line.rule) title=(says) aria-label=(says) { "§" }
        }
    }
}

/// How the game went: a line for each player over the turns, and each one's best turn.
pub(crate) fn course(words: &Words, table: TableId, names: &[String], finale: &Finale) -> Markup {
    let best = best_turns(&finale.course, names.len());
    html! {
        @if finale.course.len() > 2 {
            section.course {
                h3 { (words.say("result-course")) }
                (chart(words, &finale.course, names))
                @if !best.is_empty() {
                    ul.best {
                        @for (seat, gain, at) in best {
                            li {
                                (icons::shape(seat)) " "
                                a href={ "/table/" (table) "/replay?at=" (at) } {
                                    (words.say_with("result-best", &[("name", names[seat].clone().into()), ("gain", gain.into())]))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The turn of each seat that brought it on most, if any did: seat, by how much, and the number of its last step.
fn best_turns(course: &[TurnTaken], seats: usize) -> Vec<(usize, i32, u32)> {
    let gains = course.windows(2).filter_map(|pair| {
        let seat = pair[1].seat?.index();
        Some((seat, pair[1].progress[seat] - pair[0].progress[seat], pair[1].at))
    });
    let gains: Vec<(usize, i32, u32)> = gains.filter(|(_, gain, _)| *gain > 0).collect();
    // Of turns that are as good the first is meant.
    let best = |seat: usize| gains.iter().filter(|it| it.0 == seat).rev().max_by_key(|it| it.1).copied();
    (0..seats).filter_map(best).collect()
}

fn chart(words: &Words, course: &[TurnTaken], names: &[String]) -> Markup {
    let values = || course.iter().flat_map(|turn| turn.progress.iter().copied());
    let (least, most) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(0).max(1));
    let x = |at: usize| MARGIN + (WIDTH - 3.0 * MARGIN) * at as f32 / (course.len() - 1) as f32;
    let y = |value: i32| HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * (value - least) as f32 / (most - least) as f32;
    let path = |seat: usize| {
        course.iter().enumerate().fold(String::new(), |mut path, (at, turn)| {
            let sign = if at == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{sign}{:.1} {:.1}", x(at), y(turn.progress[seat]));
            path
        })
    };
    let last = &course[course.len() - 1];
    let told: Vec<String> =
        names.iter().zip(&last.progress).map(|(name, value)| words.detailed(name, &value.to_string())).collect();
    html! {
        svg.chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" {
            title { (words.say("result-course")) ". " (told.join(", ")) }
            @for value in [least, (least + most) / 2, most] {
                path.grid d={ "M" (MARGIN) " " (y(value)) "H" (WIDTH - 2.0 * MARGIN) } {}
                text.value x=(MARGIN) y=(y(value) - 3.0) { (value) }
            }
            @for seat in 0..names.len() {
                g.(boards::icons::colour(seat)) {
                    path.line d=(path(seat)) {}
                    circle.end cx=(x(course.len() - 1)) cy=(y(last.progress[seat])) r="4" {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;

    #[test]
    fn columns_are_what_any_account_names() {
        let line = |what: &str, aside| ScoreLine { what: what.into(), aside, ..Default::default() };
        let accounts = [
            vec![line("sales", false), line("bonus", false)],
            vec![line("sales", false), line("specials", false), line("ducats", true)],
        ];
        let columns: Vec<&str> = columns(&accounts).iter().map(|it| it.what.as_str()).collect();
        assert_eq!(columns, ["sales", "specials", "bonus"]);
    }

    #[test]
    fn the_best_turn_is_the_first_that_brought_most() {
        let turn = |at, seat: usize, progress: [i32; 2]| TurnTaken {
            at,
            seat: Some(Seat::ALL[seat]),
            progress: progress.to_vec(),
        };
        let course =
            [turn(1, 0, [0, 0]), turn(4, 1, [0, 3]), turn(9, 0, [5, 3]), turn(12, 1, [5, 6]), turn(15, 0, [4, 6])];
        assert_eq!(best_turns(&course, 2), [(0, 5, 9), (1, 3, 4)]);
    }
}
