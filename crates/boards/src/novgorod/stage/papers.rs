//! The papers: orders, wherever they lie, special orders, and the bonus cards.

use crate::Scene;
use crate::novgorod::names::{Names, number, say, special_number};
use crate::novgorod::{art, ids, rule};
use maud::{Markup, html};
use novgorod::pieces::*;
use novgorod::tables::Wish;
use novgorod::view::{BonusView, SpecialView, View};

/// What lies beside the chart.
pub(super) fn papers(view: &View, scene: &Scene) -> Markup {
    let names = Names::of(scene);
    html! {
        div.nv-papers {
            section.nv-orders {
                h3 {
                    (say!(names, "novgorod-orders-title"))
                    " " span.price { (art::inline(scene, "ducat")) (view.order_price) }
                }
                div.nv-row {
                    @for order in view.shown.iter() { (order_card(view, scene, order, Lies::Open)) }
                    (pile(view, scene))
                }
            }
            @if !view.bonus.is_empty() {
                section.nv-bonuses {
                    h3 { (say!(names, "novgorod-bonus-title")) }
                    div.nv-row { @for it in &view.bonus { (bonus_card(view, scene, it)) } }
                }
            }
            @if !view.specials.is_empty() {
                section.nv-specials {
                    h3 { (say!(names, "novgorod-specials-title")) }
                    div.nv-row { @for special in &view.specials { (special_card(scene, special)) } }
                }
            }
        }
    }
}

/// Where an order lies, and so what of it is done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::novgorod) enum Lies {
    /// For everybody to take.
    Open,
    /// In a player's hand, known to everybody or not; `true` once the upper line is filled in this turn.
    Hand { secret: bool, upper: bool },
    /// Beside the ship: the upper line is filled.
    Beside,
    /// Under the ship.
    Under,
}

/// An order: two lines, of goods or of a luxury.
pub(in crate::novgorod) fn order_card(view: &View, scene: &Scene, order: Order, lies: Lies) -> Markup {
    let names = Names::of(scene);
    let Some(&table) = view.order.get(&order) else { return order_back(scene, None) };
    let (class, upper, rule) = match lies {
        Lies::Open => ("open", false, "V-5.1"),
        Lies::Hand { secret: true, upper } => ("secret", upper, "V-2.9"),
        Lies::Hand { secret: false, upper } => ("known", upper, "V-4.3"),
        Lies::Beside => ("beside", true, "V-4.4"),
        Lies::Under => ("under", false, "V-4.4"),
    };
    let title = say!(names, "novgorod-about-order", number = number(order), lines = names.order(table));
    html! {
        svg.nv-order.moves.(class) id=[scene.id(ids::order(order))] viewBox="0 0 120 96" role="group" data-rule=(rule) {
            title { (title) }
            rect.back x="2" y="4" width="116" height="92" rx="7" {}
            rect.paper x="1" y="1" width="118" height="92" rx="7" {}
            text.number x="112" y="16" { (number(order)) }
            (line(view, scene, order, Half::Upper, table.upper, upper))
            path.fold d="M8 47.500H84" {}
            (line(view, scene, order, Half::Lower, table.lower, false))
            @if class == "secret" {
                path.eye data-rule="V-2.9" d="M91 51.500c3-4.500 6-6 9-6s6 1.500 9 6c-3 3.500-6 4.500-9 4.500s-6-1-9-4.500ZM98.500 51h3" {
                    title { (say!(names, "novgorod-secret")) }
                }
            }
        }
    }
}

fn line(view: &View, scene: &Scene, order: Order, half: Half, wish: Wish, filled: bool) -> Markup {
    let names = Names::of(scene);
    let y = match half {
        Half::Upper => 8,
        Half::Lower => 53,
    };
    html! {
        g.line.filled[filled] id=[scene.id(ids::half(order, half))] data-rule="V-4.3" {
            title { (names.wish(wish)) }
            rect.area x="4" y=(y - 5) width="112" height="44" rx="5" {}
            @match wish {
                Wish::Goods(goods) => {
                    @for (at, good) in (0..).zip(goods.iter()) { (art::good(scene, good, 9 + 37 * at, y, 34)) }
                }
                Wish::Luxury(luxury) => (art::luxury(scene, luxury, 28, y - 1, 36)),
            }
            @if filled {
                path.tick d={ "M90 " (y + 23) "l6 7 13-16" } {}
            } @else {
                (art::put(scene, "seal", 87, y + 11, 24))
                text.count x="99" y=(y + 28) { (view.one_line) }
            }
        }
    }
}

/// The back of an order that the viewer does not know.
pub(in crate::novgorod) fn order_back(scene: &Scene, count: Option<usize>) -> Markup {
    let names = Names::of(scene);
    let title = say!(names, "novgorod-hidden-order");
    html! {
        svg.nv-order.hidden viewBox="0 0 120 96" role="img" data-rule="V-2.9" {
            title { (title) }
            (back(scene, count))
        }
    }
}

fn back(scene: &Scene, count: Option<usize>) -> Markup {
    html! {
        rect.back x="2" y="4" width="116" height="92" rx="7" {}
        rect.cover x="1" y="1" width="118" height="92" rx="7" {}
        rect.frame x="8" y="8" width="104" height="78" rx="4" {}
        (art::put(scene, "order", 24, 26, 42))
        @match count {
            Some(count) => text.pile x="86" y="57" { (count) },
            None => text.pile x="86" y="57" { "?" },
        }
    }
}

fn pile(view: &View, scene: &Scene) -> Markup {
    let names = Names::of(scene);
    let title = say!(names, "novgorod-about-pile", count = view.pile);
    html! {
        svg.nv-order.stack id=[scene.id(ids::PILE)] viewBox="0 0 120 96" role="img" data-rule="V-5.1" {
            title { (title) }
            (back(scene, Some(view.pile)))
        }
    }
}

/// A special order with the part that shows.
pub(in crate::novgorod) fn special_card(scene: &Scene, it: &SpecialView) -> Markup {
    let names = Names::of(scene);
    let title = say!(
        names,
        "novgorod-about-special",
        number = special_number(it.special),
        wants = names.wanted(it.luxury, it.least_goods, it.goods),
        seals = names.seals(it.seals),
        price = names.ducats(it.price),
    );
    html! {
        svg.nv-order.moves.special.done[it.filled] id=[scene.id(ids::special(it.special))] viewBox="0 0 120 96" role="img"
            data-rule="V-10.1" {
            title { (title) }
            rect.back x="2" y="4" width="116" height="92" rx="7" {}
            rect.paper x="1" y="1" width="118" height="92" rx="7" {}
            text.number x="113" y="16" { (special_number(it.special)) " " (it.part.word().to_uppercase()) }
            @if let Some(luxury) = it.luxury { (art::luxury(scene, luxury, 8, 8, 40)) }
            @match (it.luxury, it.least_goods) {
                (Some(_), 2..) => { (art::put(scene, "goods", 51, 24, 19)) (art::put(scene, "goods", 73, 24, 19)) }
                (Some(_), _) => { @for good in it.goods.iter() { (art::good(scene, good, 51, 11, 34)) } }
                (None, _) => {
                    @for (at, good) in (0..).zip(it.goods.iter()) { (art::good(scene, good, 8 + 38 * at, 10, 36)) }
                }
            }
            path.fold d="M8 54H112" {}
            (art::put(scene, "ducat", 10, 61, 26))
            text.price x="46" y="80" { (it.price) }
            (art::put(scene, "seal", 66, 59, 30))
            text.count x="81" y="79" { (it.seals) }
            @if it.filled { path.tick d="M98 73l6 7 11-14" {} }
        }
    }
}

/// A bonus card: what earns it, and what it brings now.
fn bonus_card(view: &View, scene: &Scene, it: &BonusView) -> Markup {
    let names = Names::of(scene);
    let bonus = it.bonus;
    let earned = view.players.iter().filter(|player| player.earned_bonus.has(bonus));
    let help = match it.seals {
        None => names.bonus_help(bonus),
        Some(seals) => format!("{} · {}", names.bonus_help(bonus), names.seals(seals)),
    };
    html! {
        div.nv-bonus id=[scene.id(ids::bonus(bonus))] title=(help) data-rule=(rule::of_bonus(bonus)) {
            svg.worth viewBox="0 0 48 48" aria-hidden="true" focusable="false" {
                (art::put(scene, "seal", 0, 0, 48))
                text x="24" y="31" { @match it.seals { Some(seals) => (seals), None => "…" } }
            }
            div {
                b { (names.bonus(bonus)) }
                span.soft { (help) }
                span.earned { @for player in earned { (crate::icons::shape(player.seat.index())) } }
            }
        }
    }
}
