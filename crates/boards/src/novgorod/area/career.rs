//! The career card: its rows from the bottom to the top, what each costs, and the privileges that disappear as it
//! rises. A row that is done lies under a plank.

use crate::Scene;
use crate::novgorod::names::{Names, say};
use crate::novgorod::{art, ids, rule};
use crate::ours::mark;
use game::Key;
use maud::{Markup, html};
use novgorod::phase::Phase;
use novgorod::pieces::Side;
use novgorod::tables::{ROWS, RowCost};
use novgorod::view::{PlayerView, RowView, View};

/// The height of a row.
const HEIGHT: f32 = 25.3;

/// The ladder, the top row first.
pub(in crate::novgorod) fn ladder(scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    let Some(ladder) = player.ladder else { return html! {} };
    let x = scene.id(ids::of_seat("x", player.seat));
    let brings = say!(names, "novgorod-career-brings", count = player.seals_per_turn);
    html! {
        section.nv-career data-card=[scene.id(ids::of_seat("career", player.seat))] {
            h4 {
                (say!(names, "novgorod-career-title")) " " small { (brings) }
                @if player.shows_x { " " span.x title=(say!(names, "novgorod-x")) data-card=[x] data-rule="V-8.2" { "✕" } }
            }
            (card(scene, player, &ladder))
        }
    }
}

/// The card itself, with a pointer at the next row.
fn card(scene: &Scene, player: &PlayerView, ladder: &[RowView; ROWS]) -> Markup {
    let next = 4.5 + HEIGHT * (ROWS - 1 - usize::from(player.rows).min(ROWS - 1)) as f32;
    html! {
        svg viewBox="-8 -1 168 130" role="group" {
            rect.back x="2" y="2" width="156" height="127" rx="5" {}
            rect.paper x="0" y="0" width="156" height="127.500" rx="5" {}
            @for (row, it) in ladder.iter().enumerate().rev() { (rung(scene, player, row, it)) }
            @if usize::from(player.rows) < ROWS { path.next d={ "M-7 " (next + 3.0) "l8 6-8 6z" } {} }
        }
    }
}

/// Both sides of the career card, while its owner chooses one (V-2.5).
pub(super) fn sides(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names::of(scene);
    let choosing = view.phase == Phase::ChooseSide && view.active == Some(player.seat);
    let Some((career, ladder)) = player.career.zip(player.ladder).filter(|_| choosing) else { return html! {} };
    let printed = &view.printed.0.career[career].rows;
    html! {
        @for side in Side::ALL {
            @let costs = printed[side as usize];
            @let rows = std::array::from_fn(|row| RowView { cost: costs[row], ..ladder[row] });
            section.nv-side.own-glow id=[scene.id(ids::side(side))] data-rule="V-2.5" {
                h4 { (say!(names, "novgorod-do-side", side = side.word())) }
                // The same card with this side up; its rows are no things of their own.
                (card(&Scene { ids: false, ..*scene }, player, &rows))
            }
        }
    }
}

fn rung(scene: &Scene, player: &PlayerView, row: usize, it: &RowView) -> Markup {
    let names = Names::of(scene);
    let y = 0.5 + HEIGHT * (ROWS - 1 - row) as f32;
    let x = scene.id(ids::of_seat("x", player.seat));
    let is_ours = |part: &str| scene.is_nth_ours("career-card", player.career.map_or(0, Key::index), part);
    let title = say!(
        names,
        "novgorod-about-row",
        row = row + 1,
        cost = names.row(it.cost),
        privilege = names.privilege(it.privilege)
    );
    html! {
        g.row.own-glow.covered[it.covered] id=[scene.id(ids::row(player.seat, row))] data-rule="V-4.5" {
            title { (title) }
            rect.field x="1" y=(y + 0.6) width="154" height=(HEIGHT - 1.2) rx="3" {}
            @if scene.own() == Some(player.seat) { rect.press x="1" y=(y - 16.0) width="154" height=(HEIGHT + 16.0) {} }
            @if it.covered {
                text.done x="8" y=(y + 17.0) { (say!(names, "novgorod-row-done", row = row + 1)) }
                path.check d={ "M137 " (y + 13.0) "l4 4.500 8-9.500" } {}
            } @else {
                (price(it.cost, y))
                @if is_ours("amounts") { (mark(5.0, y + 21.5, 42.0)) }
                g data-card=[scene.id(ids::privilege(it.privilege))] data-rule=(rule::of_privilege(it.privilege)) {
                    title { (names.privilege_help(it.privilege)) }
                    (art::put(art::privilege(it.privilege), 52.5, y + 4.5, 16.0))
                    text.privilege x="70" y=(y + 17.3) { (names.privilege_short(it.privilege)) }
                    @if is_ours("places") { (mark(52.5, y + 22.0, 56.0)) }
                }
                @if it.x {
                    text.x data-card=[x] data-rule="V-8.2" x="128.500" y=(y + 17.3) { title { (say!(names, "novgorod-x")) } "✕" }
                    @if is_ours("x-rows") { (mark(123.0, y + 22.0, 10.0)) }
                }
                (art::seal(135.5, y + 3.5, 18.5, it.seals_per_turn))
                @if is_ours(&it.seals_per_turn.to_string()) { (mark(138.0, y + 22.5, 14.0)) }
            }
        }
    }
}

/// What a row costs, in pictures; the row itself says it in words.
fn price(cost: RowCost, y: f32) -> Markup {
    let parts = [(u16::from(cost.goods), "goods"), (u16::from(cost.luxuries), "luxuries"), (cost.ducats, "ducat")];
    let parts: Vec<_> = parts.into_iter().filter(|(count, _)| *count > 0).collect();
    html! {
        @for (at, (count, name)) in parts.iter().enumerate() {
            @let x = 5.0 + 23.5 * at as f32;
            @let wide = if *count > 9 { 15.0 } else { 7.8 };
            text.cost x=(x) y=(y + 17.5) { (count) }
            (art::put(name, x + wide, y + 5.5, 14.5))
        }
    }
}
