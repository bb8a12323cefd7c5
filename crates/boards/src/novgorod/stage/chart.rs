//! The sea chart: coasts, lanes and the route that is being sailed, the eight cities in their places.
//!
//! There are two charts, a wide one and a tall one for phones, and the style shows one of them. Where a city lies says
//! the style by the class `at-` with its name; lanes are drawn for both charts.

use super::city;
use crate::Scene;
use crate::novgorod::art;
use crate::novgorod::art::colour;
use crate::novgorod::names::{Names, say};
use game::Seat;
use maud::{Markup, html};
use novgorod::View;
use novgorod::phase::Phase;
use novgorod::pieces::*;

/// Both grounds.
pub(super) fn ground() -> Markup {
    html! {
        (art::ground("nv-ground wide", "chart", 1040.0, 455.0))
        (art::ground("nv-ground tall", "chart-tall", 390.0, 452.0))
    }
}

/// The round, in the chart's corner.
pub(super) fn cartouche(view: &View, names: Names) -> Markup {
    let round = match view.round {
        _ if view.phase == Phase::Over => say!(names, "novgorod-title-over"),
        0 => say!(names, "novgorod-chart-introduction"),
        round => say!(names, "novgorod-chart-round", round = round),
    };
    let end = match view.last_round {
        true => say!(names, "novgorod-chart-last"),
        false => say!(names, "novgorod-chart-end", seals = view.end_seals),
    };
    html! {
        div.nv-cartouche data-card="round" data-rule="V-8.1" {
            (art::ground("nv-scroll", "cartouche", 132.0, 58.0))
            b { (round) }
            span { (end) }
        }
    }
}

/// Those in the back first, because cities reach into each other.
const BACK_TO_FRONT: [City; 8] =
    [City::Bergen, City::Visby, City::Novgorod, City::London, City::Riga, City::Luebeck, City::Antwerp, City::Danzig];

/// All cities.
pub(super) fn cities(view: &View, scene: &Scene) -> Markup {
    html! { @for city in BACK_TO_FRONT { (city::city(view, scene, city)) } }
}

/// The lanes of both charts.
pub(super) fn lanes(view: &View) -> Markup {
    html! { (lanes_of(view, "wide", "0 0 1040 455", 0)) (lanes_of(view, "tall", "0 0 390 452", 1)) }
}

fn lanes_of(view: &View, class: &'static str, view_box: &str, chart: usize) -> Markup {
    let stops: Vec<City> = view.this_turn.route.iter().filter_map(|it| it.card.visits()).collect();
    let sailed = |a, b| stops.windows(2).any(|leg| leg == [a, b] || leg == [b, a]);
    let pairs = City::ALL.into_iter().flat_map(|a| view.city[a].neighbours.iter().map(move |b| (a, b)));
    let pairs: Vec<(City, City)> = pairs.filter(|&(a, b)| a < b).collect();
    let whole: String = pairs.iter().map(|&(a, b)| lane(a, b, chart)).collect();
    let behind: String = pairs.iter().filter(|&&(a, b)| sailed(a, b)).map(|&(a, b)| lane(a, b, chart)).collect();
    html! {
        svg.nv-lanes.(class) viewBox=(view_box) aria-hidden="true" focusable="false" {
            path.lane-bed d=(whole) {}
            path.lane d=(whole) {}
            @if let (false, Some(colour)) = (behind.is_empty(), view.active.map(colour)) {
                path.wake-bed d=(behind) {}
                path.wake.(colour) d=(behind) {}
            }
        }
    }
}

/// The lanes that are always there: on the wide chart, on the tall chart.
const LANES: [(City, City, [&str; 2]); 9] = [
    (City::London, City::Bergen, ["M192 206C232 196 190 152 208 132", "M58 352C70 340 52 332 58 322"]),
    (
        City::Bergen,
        City::Visby,
        [
            "M268 158C276 206 322 186 342 208C356 226 380 238 398 224C410 214 412 206 424 198",
            "M92 236C112 226 84 222 92 212",
        ],
    ),
    (
        City::Visby,
        City::Novgorod,
        ["M542 196C594 216 620 186 632 162C638 150 642 144 650 138", "M84 126C100 118 84 108 80 98"],
    ),
    (
        City::Novgorod,
        City::Riga,
        ["M660 158C646 164 612 196 608 214C604 232 628 240 650 246", "M152 62C168 44 184 44 204 66"],
    ),
    (City::Riga, City::Danzig, ["M650 300C630 306 640 334 624 356", "M232 104C222 118 224 124 232 132"]),
    (City::Danzig, City::Luebeck, ["M544 352C538 322 512 326 500 346", "M232 224C222 236 222 240 230 246"]),
    (
        City::Luebeck,
        City::Antwerp,
        [
            "M388 380C352 396 312 384 306 352C300 322 272 302 236 304C206 306 186 318 170 332",
            "M232 334C222 346 226 350 232 360",
        ],
    ),
    (City::London, City::Antwerp, ["M144 284C126 302 122 320 138 338", "M160 410C176 422 190 420 206 410"]),
    (City::Visby, City::Luebeck, ["M480 210C464 246 512 290 500 338", "M176 190C200 204 188 234 206 262"]),
];

/// The way between two cities. One that the pirate opens has no drawn lane and goes straight.
fn lane(a: City, b: City, chart: usize) -> String {
    let drawn = LANES.iter().find(|(from, to, _)| (*from, *to) == (a, b) || (*from, *to) == (b, a));
    match drawn {
        Some((_, _, lanes)) => lanes[chart].to_owned(),
        None => {
            let ((x1, y1), (x2, y2)) = (harbour(a, chart), harbour(b, chart));
            format!("M{x1} {y1}L{x2} {y2}")
        }
    }
}

/// Where such a way begins or ends.
fn harbour(city: City, chart: usize) -> (i32, i32) {
    let places = match city {
        City::London => [(188, 250), (56, 404)],
        City::Bergen => [(260, 150), (56, 290)],
        City::Visby => [(480, 200), (86, 174)],
        City::Novgorod => [(662, 150), (56, 62)],
        City::Riga => [(656, 290), (252, 70)],
        City::Danzig => [(560, 372), (258, 184)],
        City::Luebeck => [(490, 340), (252, 296)],
        City::Antwerp => [(164, 350), (256, 408)],
    };
    places[chart]
}

/// Whose ship is at sea, and where.
pub(in crate::novgorod) fn sailing(view: &View) -> Option<(Seat, City)> {
    view.active.zip(view.this_turn.last_city())
}

/// The whole wide chart with nothing but cities, goods and lanes, for the rulebook.
pub(in crate::novgorod) fn small(view: &View, scene: &Scene, title: &str) -> Markup {
    let names = Names::of(scene);
    // Apart from each other: there is nothing else on this chart.
    let place = |city| match city {
        City::Danzig => (570.0, 372.0),
        City::Luebeck => (400.0, 330.0),
        _ => {
            let (x, y) = harbour(city, 0);
            (x as f32 - 40.0, y as f32 - 36.0)
        }
    };
    let lanes: String = LANES.iter().map(|(_, _, lanes)| lanes[0]).collect();
    html! {
        svg.nv-small-chart viewBox="8 31 824 415" role="img" {
            title { (title) }
            (art::fit("chart", 0.0, 0.0, 1040.0, 455.0))
            path.lane-bed d=(lanes) {}
            path.lane d=(lanes) {}
            @for city in City::ALL {
                @let (x, y) = place(city);
                (art::fit(&format!("t-{city}"), x, y - 62.0, 112.0, 68.0))
                rect.name-plate x=(x - 8.0) y=(y + 4.0) width="128" height="34" rx="3" {}
                (art::good(view.city[city].good, x - 4.0, y + 7.0, 28.0))
                text.name x=(x + 30.0) y=(y + 28.0) { (names.city(city)) }
            }
        }
    }
}
