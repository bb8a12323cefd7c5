//! The career card: its rows from the bottom to the top, what each costs, and the privileges that disappear as it rises.

use super::names::{Names, say};
use super::{icons, ids, rule};
use maud::{Markup, html};
use novgorod::pieces::*;
use novgorod::tables::{ROWS, RowCost};
use novgorod::view::{PlayerView, View};

/// Seals at the end of a turn with so many rows covered.
pub(super) fn seals_with(view: &View, rows: usize) -> u16 {
    view.printed.0.seals_per_turn[rows.min(ROWS)]
}

/// The ladder, the top row first.
pub(super) fn ladder(view: &View, names: Names, player: &PlayerView) -> Markup {
    let Some(ladder) = player.ladder else { return html! {} };
    let brings = say!(names, "novgorod-per-turn", seals = names.seals(player.seals_per_turn));
    html! {
        div.nv-career {
            h4 {
                (say!(names, "novgorod-career-title")) " " span.soft { (brings) }
                @if player.shows_x { " " span.x title=(say!(names, "novgorod-x")) data-rule="V-8.2" { "✕" } }
            }
            ol {
                @for (row, &(cost, privilege)) in ladder.iter().enumerate().rev() {
                    (rung(view, names, player, row, cost, privilege))
                }
            }
        }
    }
}

fn rung(view: &View, names: Names, player: &PlayerView, row: usize, cost: RowCost, privilege: Privilege) -> Markup {
    let covered = usize::from(player.rows);
    let state = if row < covered {
        "covered"
    } else if row == covered {
        "next"
    } else {
        "free"
    };
    let title = say!(
        names,
        "novgorod-about-row",
        row = row + 1,
        cost = names.row(cost),
        privilege = names.privilege(privilege)
    );
    html! {
        li.(state) id=(ids::row(player.seat, row)) title=(title) data-rule="V-4.5" {
            span.rung {
                (row + 1)
                @if player.shows_x && row >= covered && row < view.printed.0.x_rows.into() {
                    span.x title=(say!(names, "novgorod-x")) data-rule="V-8.2" { "✕" }
                }
            }
            span.cost { (price(cost)) }
            span.privilege {
                (icons::titled(icons::privilege(privilege), &names.privilege_help(privilege), rule::of_privilege(privilege)))
                span.words { (names.privilege(privilege)) }
            }
            span.brings { "+" (seals_with(view, row + 1)) (icons::inline("seal")) }
        }
    }
}

/// What a row costs, in pictures; the row itself says it in words.
fn price(cost: RowCost) -> Markup {
    html! {
        @if cost.goods > 0 { span { b { (cost.goods) } (icons::inline("goods")) } }
        @if cost.luxuries > 0 { span { b { (cost.luxuries) } (icons::inline("luxuries")) } }
        @if cost.ducats > 0 { span { b { (cost.ducats) } (icons::inline("ducat")) } }
    }
}
