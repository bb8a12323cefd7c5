//! The career card: its rows from the bottom to the top, what each costs, and the privileges that disappear as it
//! rises.

use crate::Scene;
use crate::novgorod::names::{Names, say};
use crate::novgorod::{art, ids, rule};
use maud::{Markup, html};
use novgorod::tables::RowCost;
use novgorod::view::{PlayerView, RowView};

/// The ladder, the top row first.
pub(in crate::novgorod) fn ladder(scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    let Some(ladder) = player.ladder else { return html! {} };
    let brings = say!(names, "novgorod-per-turn", seals = names.seals(player.seals_per_turn));
    html! {
        div.nv-career {
            h4 {
                (say!(names, "novgorod-career-title")) " " span.soft { (brings) }
                @if player.shows_x { " " span.x title=(say!(names, "novgorod-x")) data-rule="V-8.2" { "✕" } }
            }
            ol { @for (row, it) in ladder.iter().enumerate().rev() { (rung(scene, player, row, it)) } }
        }
    }
}

fn rung(scene: &Scene, player: &PlayerView, row: usize, it: &RowView) -> Markup {
    let names = Names::of(scene);
    let state = match it.covered {
        true => "covered",
        false if row == usize::from(player.rows) => "next",
        false => "free",
    };
    let privilege = names.privilege(it.privilege);
    let title =
        say!(names, "novgorod-about-row", row = row + 1, cost = names.row(it.cost), privilege = privilege.clone());
    let help = names.privilege_help(it.privilege);
    html! {
        li.(state) id=[scene.id(ids::row(player.seat, row))] title=(title) data-rule="V-4.5" {
            span.rung {
                (row + 1)
                @if it.x { span.x title=(say!(names, "novgorod-x")) data-rule="V-8.2" { "✕" } }
            }
            span.cost { (price(scene, it.cost)) }
            span.privilege {
                (art::titled(scene, art::privilege(it.privilege), &help, rule::of_privilege(it.privilege)))
                span.words { (privilege) }
            }
            span.brings { "+" (it.seals_per_turn) (art::inline(scene, "seal")) }
        }
    }
}

/// What a row costs, in pictures; the row itself says it in words.
fn price(scene: &Scene, cost: RowCost) -> Markup {
    html! {
        @if cost.goods > 0 { span { b { (cost.goods) } (art::inline(scene, "goods")) } }
        @if cost.luxuries > 0 { span { b { (cost.luxuries) } (art::inline(scene, "luxuries")) } }
        @if cost.ducats > 0 { span { b { (cost.ducats) } (art::inline(scene, "ducat")) } }
    }
}
