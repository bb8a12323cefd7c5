//! The papers: orders, wherever they lie, special orders, and the bonus cards.

use crate::Scene;
use crate::novgorod::names::{Names, number, say, special_number};
use crate::novgorod::{art, ids, rule};
use crate::ours::mark;
use game::Key;
use maud::{Markup, html};
use novgorod::pieces::*;
use novgorod::tables::Wish;
use novgorod::view::{BonusView, SpecialView, View};

/// So many papers fit side by side in two rows; more overlap.
const ROOM: usize = 6;

/// What lies open for everybody.
pub(super) fn market(view: &View, scene: &Scene) -> Markup {
    let names = Names::of(scene);
    html! {
        div.nv-market {
            section.nv-orders {
                h3 {
                    (say!(names, "novgorod-orders-title"))
                    " " span data-card="order-price" { (art::inline("ducat")) b { (view.order_price) } }
                }
                div.nv-tickets.many[view.shown.len() + 1 > ROOM] {
                    @for order in view.shown.iter() { (order_card(view, scene, order, Lies::Open)) }
                    (pile(view, scene))
                }
            }
            @if !view.specials.is_empty() {
                section.nv-specials {
                    h3 data-card="specials" {
                        (say!(names, "novgorod-specials-short"))
                        " " span { (say!(names, "novgorod-specials-lower", ducats = view.special_skip)) }
                    }
                    @for special in &view.specials { (special_card(scene, special)) }
                }
            }
            @if !view.bonus.is_empty() {
                section.nv-bonuses {
                    h3 data-card="bonuses" { (say!(names, "novgorod-bonus-title")) }
                    div.nv-bonus-row { @for it in &view.bonus { (bonus_card(view, scene, it)) } }
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
}

/// The outline of an order: a ticket that is torn along its middle.
const TICKET: &str = "M4 1h58a3 3 0 0 1 3 3v32a3 3 0 0 0 0 6v32a3 3 0 0 1-3 3h-58a3 3 0 0 1-3-3v-32a3 3 0 0 0 0-6v-32\
                      a3 3 0 0 1 3-3z";

/// The sign of an order that nobody else knows.
pub(in crate::novgorod) const EYE: &str = "M25 39c3-3.500 5.500-4.500 8-4.500s5 1 8 4.500c-3 3.500-5.500 4.500-8 4.500s-5-1-8-4.500Z\
                   M31.500 39a1.500 1.500 0 0 0 3 0 1.500 1.500 0 0 0-3 0";

/// An order: two lines, of goods or of a luxury.
pub(in crate::novgorod) fn order_card(view: &View, scene: &Scene, order: Order, lies: Lies) -> Markup {
    let names = Names::of(scene);
    let Some(&table) = view.order.get(&order) else { return order_back(scene) };
    let (class, upper, rule) = match lies {
        Lies::Open => ("open", false, "V-5.1"),
        Lies::Hand { secret: true, upper } => ("secret", upper, "V-2.9"),
        Lies::Hand { secret: false, upper } => ("known", upper, "V-4.3"),
        Lies::Beside => ("beside", true, "V-4.4"),
    };
    let title = say!(names, "novgorod-about-order", number = number(order), lines = names.order(table));
    html! {
        svg.nv-order.moves.own-glow.(class) id=[scene.id(ids::order(order))] viewBox="0 0 66 78" role="group"
            data-rule=(rule) {
            title { (title) }
            (art::halo(TICKET))
            path.back d=(TICKET) transform="translate(1 2)" {}
            path.paper d=(TICKET) {}
            path.tear d="M6 39h54" {}
            (line(view, scene, order, Half::Upper, table.upper, upper))
            (line(view, scene, order, Half::Lower, table.lower, false))
            text.no x="7" y="43.400" { (number(order)) }
            @if class == "secret" {
                path.eye data-card=[scene.id("secret")] data-rule="V-2.9" d=(EYE) {
                    title { (say!(names, "novgorod-secret")) }
                }
            }
        }
    }
}

fn line(view: &View, scene: &Scene, order: Order, half: Half, wish: Wish, filled: bool) -> Markup {
    let names = Names::of(scene);
    let y = match half {
        Half::Upper => 2.5,
        Half::Lower => 41.5,
    };
    html! {
        g.line.own-glow.filled[filled] id=[scene.id(ids::half(order, half))] data-rule="V-4.3" {
            title { (names.wish(wish)) }
            rect x="3" y=(y) width="60" height="34" rx="4" {}
            @match wish {
                Wish::Goods(goods) => {
                    @for (at, good) in goods.iter().enumerate() {
                        (art::good(good, 4.5 + 21.5 * at as f32, y + 6.5, 21.0))
                    }
                }
                Wish::Luxury(luxury) => (art::luxury(luxury, 12.0, y + 4.0, 26.0)),
            }
            @if scene.is_nth_ours("order", order.index(), half.word()) { (mark(5.0, y + 31.0, 40.0)) }
            @if filled {
                path.tick d={ "M50 " (y + 17.0) "l4 4.500 7-9" } {}
            } @else {
                (art::seal(47.0, y + 8.0, 18.0, view.one_line))
            }
        }
    }
}

/// The back of an order that the viewer does not know.
pub(in crate::novgorod) fn order_back(scene: &Scene) -> Markup {
    let title = say!(Names::of(scene), "novgorod-hidden-order");
    html! {
        svg.nv-order.hidden viewBox="0 0 66 78" role="img" data-card=[scene.id("hidden-order")] data-rule="V-2.9" {
            title { (title) }
            (back("?".into()))
        }
    }
}

pub(in crate::novgorod) fn back(sign: String) -> Markup {
    html! {
        rect.cover x="1" y="1" width="64" height="76" rx="4" {}
        rect.frame x="5" y="5" width="56" height="68" rx="3" {}
        (art::put("order", 10.0, 28.0, 22.0))
        text.sign x="45" y="46" { (sign) }
    }
}

fn pile(view: &View, scene: &Scene) -> Markup {
    let names = Names::of(scene);
    let title = say!(names, "novgorod-about-pile", count = view.pile);
    html! {
        svg.nv-order.own-glow.stack id=[scene.id(ids::PILE)] viewBox="0 0 66 78" role="img" data-rule="V-5.1" {
            title { (title) }
            (art::halo("M1 1H65V77H1z"))
            rect.cover x="4" y="-2" width="62" height="76" rx="4" {}
            (back(view.pile.to_string()))
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
    let luxuries = it.luxury.into_iter().map(|luxury| luxury.word());
    let wanted: Vec<&str> = luxuries.chain(it.goods.iter().map(|good| good.word())).collect();
    html! {
        svg.nv-special.moves.own-glow.done[it.filled] id=[scene.id(ids::special(it.special))] viewBox="0 0 182 30"
            role="img" data-rule="V-10.1" {
            title { (title) }
            (art::halo("M0 0h180v28h-180z"))
            path.back d="M1 2h180v28h-180z" {}
            path.paper d="M0 0h180v28h-180l5-14z" {}
            path.ribbon d="M0 0h21v28h-21l5-14z" {}
            text.part x="13" y="18.500" { (it.part.word().to_uppercase()) }
            @for (at, name) in wanted.iter().enumerate() { (art::put(name, 27.0 + 25.0 * at as f32, 2.5, 23.0)) }
            @if it.least_goods > 1 { (least(it.least_goods)) }
            @if scene.is_nth_ours("special-card", it.special.index(), "wants") { (mark(27.0, 27.0, 48.0)) }
            (art::put("ducat", 98.0, 6.0, 16.0))
            text.price x="117" y="18.700" { (it.price) }
            @if it.filled {
                path.tick d="M152 14l6 7 11-14" {}
            } @else {
                path.arrow d="M130 14h13m-4-3.500l4 3.500-4 3.500" {}
                (art::seal(151.0, 2.5, 23.0, it.seals))
            }
        }
    }
}

/// Of how many goods a luxury must be made.
pub(in crate::novgorod) fn least(goods: u8) -> Markup {
    html! { text.least x="54" y="19" { "≥" (goods) } (art::put("goods", 73.0, 7.0, 14.0)) }
}

/// A bonus card: what earns it, what it brings now, and who has it.
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
            svg viewBox="0 0 28 28" aria-hidden="true" focusable="false" {
                @match it.seals {
                    Some(seals) => (art::seal(0.0, 0.0, 28.0, seals)),
                    None => (art::seal(0.0, 0.0, 28.0, "…")),
                }
                @if scene.is_ours("bonus", bonus.word(), "seals") { (mark(4.0, 27.0, 20.0)) }
            }
            b { (names.bonus(bonus)) }
            span { @for player in earned { (crate::icons::shape(player.seat.index())) } }
        }
    }
}
