//! What stands on the chart and moves: the ship that sails, the merchant and the pirate. The style places them at their
//! cities.

use super::chart::sailing;
use crate::Scene;
use crate::novgorod::art::colour;
use crate::novgorod::names::{Names, say};
use crate::novgorod::{art, ids, rule};
use maud::{Markup, html};
use novgorod::View;
use novgorod::pieces::*;
use novgorod::view::Visitor;

/// The ship, the merchant and the pirate.
pub(super) fn pieces(view: &View, scene: &Scene) -> Markup {
    let names = Names::of(scene);
    html! {
        (merchant(view, scene))
        (pirate(view, scene))
        (berths(view, scene))
        @if let Some((seat, city)) = sailing(view) {
            svg.nv-piece.ship.moves.(colour(seat)).(format!("at-{city}")) id=[scene.id(ids::ship(seat))]
                viewBox="0 0 64 64" role="img" data-rule="V-3.1" {
                title { (say!(names, "novgorod-ship-of", name = scene.name(seat))) }
                (art::ship(seat))
            }
        }
    }
}

/// The merchant at its city, with what it brings.
pub(in crate::novgorod) fn merchant(view: &View, scene: &Scene) -> Markup {
    let Some(Visitor { city, side }) = view.merchant else { return html! {} };
    let brings = Names::of(scene).merchant(side, view.merchant_brings);
    let what = match side {
        Side::Front => "ducat",
        Side::Back => "seal",
    };
    let tag = html! {
        rect.tag x="5" y="44" width="38" height="17" {}
        text.tag-text x="17" y="57" { (format!("+{}", view.merchant_brings)) }
        (art::put(what, 26.0, 45.0, 15.0))
    };
    visitor(scene, "merchant", ids::MERCHANT, city, "V-9.1", brings, tag)
}

/// The pirate at its city, with what it does there.
pub(in crate::novgorod) fn pirate(view: &View, scene: &Scene) -> Markup {
    let Some(Visitor { city, side }) = view.pirate else { return html! {} };
    let does = Names::of(scene).pirate(side);
    let tag = html! {
        @if side == Side::Front {
            rect.tag x="5" y="46" width="38" height="17" {}
            (art::put("speed", 8.0, 47.0, 15.0))
            text.tag-text x="33" y="59" { "−1" }
        }
    };
    visitor(scene, "pirate", ids::PIRATE, city, rule::of_pirate(view), does, tag)
}

/// Where else the pirate could lie: seen once it is chosen.
fn berths(view: &View, scene: &Scene) -> Markup {
    let names = Names::of(scene);
    let Some(Visitor { city: here, .. }) = view.pirate else { return html! {} };
    html! {
        @for city in City::ALL.into_iter().filter(|&city| city != here) {
            svg.nv-piece.pirate.berth.own-glow.(format!("at-{city}")) id=[scene.id(ids::berth(city))]
                viewBox="0 0 48 64" role="img" data-rule=(rule::of_pirate(view)) {
                title { (say!(names, "novgorod-do-pirate", city = names.city(city))) }
                (art::halo("M24 0a24 24 0 0 1 0 48a24 24 0 0 1 0-48z"))
                (art::put("pirate", 0.0, 0.0, 48.0))
            }
        }
    }
}

fn visitor(scene: &Scene, name: &str, id: &str, city: City, rule: &str, title: String, tag: Markup) -> Markup {
    html! {
        svg.nv-piece.moves.own-glow.(name).(format!("at-{city}")) id=[scene.id(id)] viewBox="0 0 48 64" role="img"
            data-rule=(rule) {
            title { (title) }
            (art::halo("M24 0a24 24 0 0 1 0 48a24 24 0 0 1 0-48z"))
            (art::put(name, 0.0, 0.0, 48.0))
            (tag)
        }
    }
}
