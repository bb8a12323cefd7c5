//! Where a result came from, in numbers and as two bars that lead from the start to it: luck, then skill.

use super::{Analysis, Found};
use crate::icons;
use maud::{Markup, html};
use words::Words;

/// A bar in its own units: a share of 1 is so wide.
const WIDTH: f64 = 100.0;

/// What stands over the columns.
const HEADS: [&str; 7] = [
    "analysis-head-start",
    "analysis-head-luck",
    "analysis-head-unforeseen",
    "analysis-head-own",
    "analysis-head-others",
    "analysis-head-result",
    "analysis-head-accuracy",
];

/// The account of everybody.
pub(super) fn account(words: &Words, model: &Analysis, found: &Found) -> Markup {
    let account = &found.analysed.account;
    let seats = account.players.iter().enumerate();
    html! {
        table.account-of {
            thead { tr {
                @for head in HEADS { th scope="col" { (words.say(head)) } }
            } }
            @for (seat, player) in seats {
                @let (start, result) = (account.start.shares[seat], account.result.shares[seat]);
                @let luck = player.luck.share + player.unforeseen.share;
                tbody.(boards::icons::colour(seat)) {
                    tr { th.name scope="rowgroup" colspan=(HEADS.len()) { (icons::shape(seat)) " " (model.name(words, seat)) } }
                    tr {
                        td { (words.tenths(start * 100.0, false)) }
                        @for part in [player.luck, player.unforeseen, player.own, player.others] {
                            td { (words.tenths(part.share * 100.0, true)) }
                        }
                        td { b { (words.tenths(result * 100.0, false)) } }
                        td { @if let Some(accuracy) = player.accuracy { (accuracy.percent.round()) } }
                    }
                    tr { td colspan=(HEADS.len()) { (bars(words, start, luck, result)) } }
                }
            }
        }
    }
}

/// From the start to where luck led, and from there to the result.
fn bars(words: &Words, start: f64, luck: f64, result: f64) -> Markup {
    let middle = start + luck;
    // Who was lucky and careless may have been led beyond the ends.
    let (least, most) = ([0.0, middle].into_iter().fold(1.0, f64::min), [1.0, middle].into_iter().fold(0.0, f64::max));
    let x = |share: f64| WIDTH * (share - least) / (most - least);
    let bar = |from: f64, to: f64| (x(from.min(to)), (x(from) - x(to)).abs());
    let ((luck_at, luck_wide), (skill_at, skill_wide)) = (bar(start, middle), bar(middle, result));
    let said = |key: &str, share: f64| format!("{} {}", words.say(key), words.percent(share, true));
    let told = format!("{}, {}", said("analysis-bar-luck", luck), said("analysis-bar-skill", result - middle));
    html! {
        svg.bars viewBox={ "0 0 " (WIDTH) " 9" } preserveAspectRatio="none" role="img" aria-label=(told) {
            rect.ground width=(WIDTH) height="9" {}
            rect.luck x=(luck_at) y="1" width=(luck_wide) height="3" {}
            rect.skill x=(skill_at) y="5" width=(skill_wide) height="3" {}
            path.start d={ "M" (x(start)) " 0V9" } {}
        }
        p.of-bars aria-hidden="true" { (told) }
    }
}

/// Everybody's chances in one bar.
pub(crate) fn shares(words: &Words, names: &[String], shares: &[f64]) -> Markup {
    let told: Vec<String> = shares
        .iter()
        .enumerate()
        .map(|(seat, &share)| format!("{} {}", names.get(seat).map_or("", String::as_str), words.percent(share, false)))
        .collect();
    let before = |seat: usize| shares[..seat].iter().sum::<f64>();
    html! {
        svg.shares viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label=(told.join(", ")) {
            @for (seat, &share) in shares.iter().enumerate() {
                rect.(boards::icons::colour(seat)) x=(100.0 * before(seat)) width=(100.0 * share.max(0.0)) height="6" {}
            }
        }
    }
}
