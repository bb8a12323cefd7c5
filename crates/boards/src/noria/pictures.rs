//! The pictures of the rulebook: the board's own pieces, laid out as an example.

use super::area::wheel;
use super::stage::{hall, islands, track};
use super::{art, names};
use crate::{Picture, Scene, capital};
use game::{Game, Hidden, Playout, Seat, Setup, Viewer};
use maud::{Markup, html};
use noria::pieces::*;
use noria::view::{PlayerView, View};
use noria::wheel::{Hole, HoleSet, Wheel};
use noria::{Noria, Tables};
use words::Words;

/// The players of the printed examples.
const NAMES: [&str; 4] = ["Kyra", "Johann", "Mateja", "Nele"];

/// What the seats are called.
pub(super) fn players() -> [String; 4] {
    NAMES.map(String::from)
}

pub(super) fn pictures(words: &Words, printed: &'static Tables) -> Vec<Picture> {
    let view = sample(printed);
    let names = players();
    let scene = Scene { ids: false, ..Scene::new(words, &names, Viewer::Spectator) };
    vec![
        stalls(&view, &scene),
        whole_wheel(&view, &scene, printed),
        chain(&view, &scene),
        rounds(&view, &scene),
        path(&view, &scene),
        island(&view, &scene),
        upgrade(&scene),
        goods(&view, &scene),
        intrigue(&view, &scene),
    ]
}

/// The first turn of a game of four, with some things moved to where they can be explained.
pub(super) fn sample(printed: &'static Tables) -> View {
    let setup = Setup::new::<Noria>(4, &[("market", "first")]).expect("the set-up of a first game");
    let mut game = Noria::start(&setup, printed).expect("a first game");
    let mut playout = Playout::new(4);
    while game.view(Viewer::Spectator).islands.is_empty() {
        let (actor, action) = playout.pick(&game).expect("an island is discovered before the game ends");
        game.apply(actor, action, &mut ());
    }
    let mut view = game.view(Viewer::Spectator);
    let chamber = &mut view.chamber[Chamber::Settlement];
    (chamber.seated, chamber.waiting, chamber.value) = (2, 1, chamber.values[2]);
    let values = ByChamber::new(Chamber::ALL.map(|chamber| view.chamber[chamber].value));
    for (player, level) in view.players.iter_mut().zip([4, 2, 4, 0]) {
        player.level[Path::Settlement] = level;
        player.scored = noria::score::scored(&player.level, &values);
    }
    view.round = 4;
    view
}

/// N-2.3: the seven types of disc, with their names and prices.
fn stalls(view: &View, scene: &Scene) -> Picture {
    let words = scene.words;
    let inside = html! {
        @for (at, kind) in Kind::ALL.into_iter().enumerate() {
            g transform=(art::at(46.0 + 92.0 * at as f32, 34.0)) {
                (art::disc(Disc::normal(kind)))
                text.n-word y="45" { (names::kind(words, kind)) }
                text.n-word.n-soft y="62" {
                    @match view.market[kind].price {
                        0 => (words.say("noria-free")),
                        price => (words.say_with("noria-stall-price", &[("price", price.into())])),
                    }
                }
            }
        }
    };
    let caption = words.say("noria-picture-discs").into_owned();
    picture("N-2.3", caption, ("n-wide-picture", "0 0 644 104"), words.say("noria-market").into(), inside)
}

/// N-3.1: the first wheel.
fn whole_wheel(view: &View, scene: &Scene, printed: &Tables) -> Picture {
    let mut view = view.clone();
    view.active = None;
    view.players[0].wheel = start_wheel(printed);
    let caption = scene.words.say("noria-picture-wheel").into_owned();
    let inside = wheel::rings(&view, scene, &view.players[0]);
    picture("N-3.1", caption, ("n-wheel-picture", "-170 -170 340 346"), told(scene), inside)
}

/// N-3.2: what goes with the left disc of the medium ring.
fn chain(view: &View, scene: &Scene) -> Picture {
    let mut view = view.clone();
    let discs = [
        (Ring::Small, 0, Kind::City),
        (Ring::Medium, 0, Kind::Tool),
        (Ring::Medium, 1, Kind::Journey),
        (Ring::Large, 0, Kind::Energy),
        (Ring::Large, 1, Kind::Obsidian),
        (Ring::Large, 2, Kind::Mycelium),
    ];
    let player: &mut PlayerView = &mut view.players[0];
    player.wheel = Wheel::default();
    for (ring, number, kind) in discs {
        player.wheel.put(Hole::new(ring, number), Some(Disc::normal(kind)));
    }
    let activated = HoleSet::only(Hole::new(Ring::Medium, 1));
    player.chain = activated.chain();
    view.active = Some(view.players[0].seat);
    view.this_turn.activated = activated;
    let caption = scene.words.say("noria-picture-chain").into_owned();
    let inside = wheel::rings(&view, scene, &view.players[0]);
    picture("N-3.2", caption, ("n-wheel-picture", "-170 -12 340 188"), told(scene), inside)
}

/// N-4.1: the round track.
fn rounds(view: &View, scene: &Scene) -> Picture {
    let caption = scene.words.say("noria-picture-rounds").into_owned();
    let inside = track::rounds(view, scene);
    picture("N-4.1", caption, ("n-track-picture", "58 4 356 44"), scene.words.say("noria-rounds").into(), inside)
}

/// N-6.4: a path under its chamber.
fn path(view: &View, scene: &Scene) -> Picture {
    let caption = scene.words.say("noria-picture-path").into_owned();
    let name = capital(&names::path(scene.words, Path::Settlement));
    picture("N-6.4", caption, ("n-path-picture", "-60 36 120 394"), name, hall::tower(view, scene, Path::Settlement))
}

/// N-6.7: an island with two visitors and a factory.
fn island(view: &View, scene: &Scene) -> Picture {
    let mut view = view.clone();
    let mut it = view.islands[0];
    view.players.iter_mut().for_each(|player| player.ambassador = None);
    for number in [0, 3] {
        view.players[number].ambassador = Some(it.island);
    }
    Space::ALL.into_iter().for_each(|space| it.spaces[space].owner = None);
    it.spaces[Space::B].owner = Some(Seat::ALL[0]);
    let caption = scene.words.say("noria-picture-island").into_owned();
    let name = names::island(scene.words, it.island);
    picture("N-6.7", caption, ("n-island-picture", "-96 -72 192 134"), name, islands::land(&view, scene, &it))
}

/// N-6.8: a disc before and after.
fn upgrade(scene: &Scene) -> Picture {
    let words = scene.words;
    let after = Disc { kind: Kind::City, upgraded: true };
    let inside = html! {
        g transform="translate(30 32)" { (art::disc(Disc::normal(Kind::City))) }
        path.n-arrow d="M68 32h26m-9-8 9 8-9 8" {}
        g transform="translate(132 32)" { (art::disc(after)) }
    };
    let caption = words.say("noria-picture-upgrade").into_owned();
    picture("N-6.8", caption, ("n-small-picture", "0 0 164 64"), capital(&names::disc(words, after)), inside)
}

/// N-6.9: what the goods are made of.
fn goods(view: &View, scene: &Scene) -> Picture {
    let words = scene.words;
    let needs = |good: Good| {
        let each = view.good[good];
        Resource::ALL.into_iter().flat_map(move |it| (0..each[it]).map(move |_| it)).collect::<Vec<_>>()
    };
    let inside = html! {
        @for (at, good) in Good::ALL.into_iter().enumerate() {
            @let needs = needs(good);
            g transform=(art::at(56.0 + 112.0 * at as f32, 24.0)) {
                (art::symbol(art::of_good(good), 0.0, 0.0, 40.0))
                text.n-word y="40" { (capital(&names::coin(words, good.into()))) }
                @for (number, &resource) in needs.iter().enumerate() {
                    @let x = 24.0 * (number as f32 - (needs.len() as f32 - 1.0) / 2.0);
                    g.(format!("n-of-{resource}")) {
                        (art::symbol(art::of_resource(resource), x, 60.0, 20.0))
                    }
                }
            }
        }
    };
    let all = words.all_of(Good::ALL.into_iter().map(|good| names::coin(words, good.into())));
    let caption = words.say("noria-picture-goods").into_owned();
    picture("N-6.9", caption, ("n-wide-picture", "0 0 560 100"), capital(&all), inside)
}

/// N-7.2: a chamber before and after an Intrigue.
fn intrigue(view: &View, scene: &Scene) -> Picture {
    let words = scene.words;
    let mut later = view.clone();
    let it = &mut later.chamber[Chamber::Settlement];
    (it.seated, it.waiting, it.value) = (3, 0, it.values[3]);
    let inside = html! {
        (hall::chamber(view, scene, Chamber::Settlement))
        path.n-arrow d="M64 100h26m-9-8 9 8-9 8" {}
        g transform="translate(154 0)" { (hall::chamber(&later, scene, Chamber::Settlement)) }
    };
    let caption = words.say("noria-picture-intrigue").into_owned();
    let name = names::chamber(words, Chamber::Settlement);
    picture("N-7.2", caption, ("n-chamber-picture", "-58 38 270 112"), name, inside)
}

/// N-2.5: as at the beginning of a game.
fn start_wheel(printed: &Tables) -> Wheel {
    let mut wheel = Wheel::default();
    for (kind, hole) in printed.start_discs {
        wheel.put(hole, Some(Disc::normal(kind)));
    }
    for (kind, hole) in [Kind::Energy, Kind::Mycelium, Kind::Obsidian].into_iter().zip(printed.start_resources) {
        wheel.put(hole, Some(Disc::normal(kind)));
    }
    wheel
}

fn told(scene: &Scene) -> String {
    scene.words.say_with("noria-wheel", &[("name", NAMES[0].into())])
}

/// `look` is the class of the drawing and what is seen of it.
fn picture(rule: &'static str, caption: String, look: (&str, &str), title: String, inside: Markup) -> Picture {
    let (class, window) = look;
    let drawing = html! {
        div.noria.n-picture {
            svg.(class) viewBox=(window) role="img" { title { (title) } (inside) }
        }
    };
    Picture { rule, caption, drawing }
}
