//! Everybody's chances turn by turn, with signs where much was given away and where luck was great.

use super::{Analysis, Found, sign};
use bots::analysis::Mark;
use maud::{Markup, html};
use std::fmt::Write;
use words::Words;

/// The chart in its own units, with room around for numbers, names and signs.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 34.0;
const RIGHT: f64 = 110.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 24.0;
/// Names at the ends of lines stand so far apart at least.
const LINE: f64 = 15.0;

/// The chart. What it shows stands in the list of turns, too.
pub(super) fn chart(words: &Words, model: &Analysis, found: &Found) -> Markup {
    let account = &found.analysed.account;
    let count = account.stretches.len().max(1);
    let x = |at: usize| LEFT + (WIDTH - LEFT - RIGHT) * at as f64 / count as f64;
    let y = |share: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share.clamp(0.0, 1.0));
    let share =
        |at: usize, seat: usize| account.stretches.get(at).map_or(&account.result, |it| &it.before).shares[seat];
    let path = |seat: usize| {
        (0..=count).fold(String::new(), |mut path, at| {
            let _ = write!(path, "{}{:.1} {:.1}", if at == 0 { 'M' } else { 'L' }, x(at), y(share(at, seat)));
            path
        })
    };
    let seats = 0..model.seats.len();
    let ends = apart(seats.clone().map(|seat| y(share(count, seat))).collect());
    let every = count.div_ceil(12).max(1);
    html! {
        svg.chances-chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(words.say("analysis-chances")) {
            rect.here x=(x(found.turn)) y=(TOP) width=(x(1) - x(0)) height=(HEIGHT - TOP - BOTTOM) {}
            @for percent in [0, 25, 50, 75, 100] {
                @let at = y(f64::from(percent) / 100.0);
                path.grid d={ "M" (LEFT) " " (at) "H" (WIDTH - RIGHT) } {}
                text.value x=(LEFT - 6.0) y=(at + 4.0) text-anchor="end" { (percent) }
            }
            @for at in (0..count).step_by(every) {
                text.value x=(x(at)) y=(HEIGHT - 6.0) text-anchor="middle" { (at + 1) }
            }
            @for seat in seats.clone() {
                g.(boards::icons::colour(seat)) {
                    path.line.{ "dash-" (seat) } d=(path(seat)) {}
                    text.name x=(WIDTH - RIGHT + 8.0) y=(ends[seat] + 4.0) { (short(&model.name(words, seat))) }
                }
            }
            @for (at, stretch) in account.stretches.iter().enumerate().filter(|(_, it)| it.mark >= Mark::Mistake) {
                @let seat = stretch.seat().index();
                a href={ (model.turn(at)) "#turn" } aria-label={ (at + 1) ": " (words.percent(-stretch.loss, true)) } {
                    g.sign.(boards::icons::colour(seat)) {
                        circle cx=(x(at)) cy=(y(share(at, seat))) r="8" {}
                        text x=(x(at)) y=(y(share(at, seat)) + 4.0) text-anchor="middle" { (sign(stretch)) }
                    }
                }
            }
            @for (luck, seat, gain) in found.analysed.great_luck() {
                @let at = account.stretches.iter().take_while(|it| it.last < luck.last).count();
                g.lucky.(boards::icons::colour(seat.index())) {
                    title { (words.say("analysis-luck")) " " (words.percent(gain, true)) }
                    path d={ "M" (x(at)) " " (y(share(at, seat.index())) - 20.0) "l6 8h-12z" } {}
                }
            }
        }
    }
}

/// Names in the room beside the lines.
fn short(name: &str) -> String {
    match name.chars().count() {
        0..=14 => name.into(),
        _ => name.chars().take(13).chain(['…']).collect(),
    }
}

/// Heights of names, moved so that none covers another.
fn apart(heights: Vec<f64>) -> Vec<f64> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|&one, &other| heights[one].total_cmp(&heights[other]));
    let mut moved = heights;
    // Downwards from the topmost, then the rest up again from the foot.
    for pair in order.windows(2) {
        moved[pair[1]] = moved[pair[1]].max(moved[pair[0]] + LINE);
    }
    let mut foot = HEIGHT - BOTTOM;
    for &at in order.iter().rev() {
        moved[at] = moved[at].min(foot);
        foot = moved[at] - LINE;
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_do_not_cover_each_other() {
        for heights in [vec![14.0, 196.0], vec![196.0, 196.0, 196.0, 14.0], vec![100.0, 101.0, 99.0, 100.0]] {
            let mut moved = apart(heights);
            moved.sort_by(f64::total_cmp);
            assert!(moved.windows(2).all(|two| two[1] - two[0] >= LINE - 1e-9), "{moved:?}");
            assert!(moved.iter().all(|at| (0.0..=HEIGHT - BOTTOM).contains(at)), "{moved:?}");
        }
    }
}
