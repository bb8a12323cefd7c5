//! The career card: its rows from the bottom to the top, what each costs, and the privileges that disappear as it rises.

use super::names::{Names, say};
use super::{icons, ids};
use maud::{Markup, html};
use novgorod::Tables;
use novgorod::pieces::*;
use novgorod::tables::{ROWS, RowCost};
use novgorod::view::PlayerView;

/// Seals at the end of a turn with so many rows covered. The view tells it of the rows that are covered now; for the others we take
/// what the game comes with.
pub(super) fn seals_with(player: &PlayerView, rows: usize) -> u16 {
    if rows == usize::from(player.rows) {
        return player.seals_per_turn;
    }
    <Tables as game::Data>::shipped().seals_per_turn[rows.min(ROWS)]
}

/// How many rows carry an X, as the game comes.
fn x_rows() -> usize {
    <Tables as game::Data>::shipped().x_rows.into()
}

/// The ladder, the top row first.
pub(super) fn ladder(names: Names, player: &PlayerView) -> Markup {
    let Some(ladder) = player.ladder else { return html! {} };
    let covered = usize::from(player.rows);
    let brings = say!(names, "novgorod-per-turn", seals = names.seals(player.seals_per_turn));
    html! {
        div.nv-career {
            h4 {
                (say!(names, "novgorod-career-title")) " " span.soft { (brings) }
                @if player.shows_x { " " span.x title=(say!(names, "novgorod-x")) { "✕" } }
            }
            ol {
                @for (row, &(cost, privilege)) in ladder.iter().enumerate().rev() {
                    (rung(names, player, row, cost, privilege, covered))
                }
            }
        }
    }
}

fn rung(names: Names, player: &PlayerView, row: usize, cost: RowCost, privilege: Privilege, covered: usize) -> Markup {
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
        li.(state) id=(ids::row(player.seat, row)) title=(title) {
            span.rung {
                (row + 1)
                @if player.shows_x && row >= covered && row < x_rows() {
                    span.x title=(say!(names, "novgorod-x")) { "✕" }
                }
            }
            span.cost { (price(names, cost)) }
            span.privilege {
                (icons::titled(icons::privilege(privilege), &names.privilege_help(privilege)))
                span.words { (names.privilege(privilege)) }
            }
            span.brings { "+" (seals_with(player, row + 1)) (icons::inline("seal")) }
        }
    }
}

/// What a row costs, in pictures.
fn price(names: Names, cost: RowCost) -> Markup {
    html! {
        @if cost.goods > 0 {
            span title=(say!(names, "novgorod-goods", count = cost.goods)) {
                b { (cost.goods) } (icons::inline("goods"))
            }
        }
        @if cost.luxuries > 0 {
            span title=(say!(names, "novgorod-luxuries", count = cost.luxuries)) {
                b { (cost.luxuries) } (icons::inline("luxuries"))
            }
        }
        @if cost.ducats > 0 { span title=(names.ducats(cost.ducats)) { b { (cost.ducats) } (icons::inline("ducat")) } }
    }
}
