//! The pictures of the rulebook, made of the pieces that lie on the board.

use super::art::{at, colour, die, drawn, pawn, put, scaled, short};
use super::names::Names;
use super::stage::cards::drawing;
use super::stage::tile;
use super::stage::valley::{self, standing};
use super::{area, rule};
use crate::{Picture, Scene, capital};
use game::{Game, Hidden, Seat, Setup, Viewer};
use maud::{Markup, html};
use wiraqocha::meeting::Defence;
use wiraqocha::pieces::{Card, Face, Ground, Pawn, Terrain, Tile, Victory};
use wiraqocha::view::{CardView, OwnedPawn, TileView, View};
use wiraqocha::{Amounts, Tables, Wiraqocha};
use words::{Value, Words};

/// All pictures, in the order of the paragraphs.
pub(super) fn pictures(words: &Words, printed: &'static Tables) -> Vec<Picture> {
    with_painter(words, printed, |painter| {
        vec![
            painter.victories(),
            painter.valley(),
            painter.pawns(),
            painter.terrains(),
            painter.conquest(),
            painter.mountain(),
            painter.defence(),
            painter.card(),
            painter.fortress(),
        ]
    })
}

/// Pictures of a game that has just begun.
pub(super) fn with_painter<R>(words: &Words, printed: &'static Tables, paint: impl FnOnce(&Painter) -> R) -> R {
    let setup = Setup::new::<Wiraqocha>(2, &[]).expect("two can play");
    let start = Wiraqocha::start(&setup, printed).expect("the usual game can begin");
    let view = start.view(Viewer::Spectator);
    let names = ["A".to_owned(), "B".to_owned()];
    // Nothing in a picture can be chosen, so it needs no ids.
    let scene = Scene { ids: false, ..Scene::new(words, &names, Viewer::Spectator) };
    paint(&Painter { view: &view, scene, seat: Seat::new(1) })
}

pub(super) struct Painter<'a> {
    /// A game that has just begun.
    view: &'a View,
    scene: Scene<'a>,
    /// Whose pawns are shown.
    seat: Seat,
}

impl Painter<'_> {
    fn names(&self) -> Names<'_> {
        Names(self.scene.words)
    }

    /// A picture of this size.
    fn framed(&self, title: &str, (width, height): (f32, f32), inside: Markup) -> Markup {
        html! {
            svg.w-valley.w-book viewBox=(format!("0 0 {width:.0} {height:.0}")) width=(short(width))
                height=(short(height)) role="img" {
                title { (self.scene.words.say(title)) }
                (inside)
            }
        }
    }

    fn under(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.scene.words.say_with(key, values)
    }

    fn victories(&self) -> Picture {
        let names = self.names();
        let mut victories = self.view.players[0].victories;
        for it in &mut victories {
            it.has = match it.victory {
                Victory::Artifacts => Amounts::artifacts(2),
                Victory::Somnium => Amounts::somnium(5),
                Victory::Leviathan => Amounts { resources: 9, somnium: 1, artifacts: 0 },
            };
        }
        let [artifacts, somnium, leviathan] = &victories;
        let values = [
            ("artifacts", artifacts.has.artifacts.into()),
            ("all", artifacts.goal.artifacts.into()),
            ("somnium", somnium.has.somnium.into()),
            ("price", names.cost(leviathan.has).into()),
        ];
        let inside = html! {
            @for (it, nth) in victories.iter().zip(0_u8..) {
                @let y = 8.0 + 34.0 * f32::from(nth);
                text.w-label x="4" y=(short(y + 15.0)) { (names.victory(it.victory)) }
                g.w-bar transform=(scaled(100.0, y, 1.4)) { (area::cells(it)) }
            }
        };
        Picture {
            rule: rule::VICTORY,
            caption: self.under("wiraqocha-pic-victories-under", &values),
            drawing: self.framed("wiraqocha-pic-victories", (440.0, 108.0), inside),
        }
    }

    pub(super) fn valley(&self) -> Picture {
        Picture {
            rule: "W-2.1",
            caption: self.under("wiraqocha-pic-valley-under", &[]),
            drawing: self.framed("wiraqocha-pic-valley", valley::SIZE, valley::land(self.view, &self.scene)),
        }
    }

    fn pawns(&self) -> Picture {
        let (own, white) = Pawn::ALL.split_at(Pawn::ALL.len() - Pawn::WHITE.len());
        let inside = html! {
            @for (row, kinds) in [own, white].into_iter().enumerate() {
                @for (nth, &kind) in kinds.iter().enumerate() {
                    @let x = 600.0 * (nth as f32 + 0.5) / kinds.len() as f32;
                    @let y = 72.0 + 108.0 * row as f32;
                    g.w-pawn.(colour(self.seat)).white[kind.card().is_some()] transform=(scaled(x, y, 1.05)) {
                        (pawn(self.seat, kind))
                    }
                    (label(x, y + 26.0, &capital(&self.names().pawn(kind))))
                }
            }
        };
        Picture {
            rule: "W-2.3",
            caption: self.under("wiraqocha-pic-pawns-under", &[]),
            drawing: self.framed("wiraqocha-pic-pawns", (600.0, 212.0), inside),
        }
    }

    fn terrains(&self) -> Picture {
        let shown = [Terrain::Jungle, Terrain::Ruins, Terrain::Village, Terrain::Vein];
        let inside = html! {
            @for (terrain, nth) in shown.into_iter().zip(0_u8..) {
                @let plain = self.first(|it| it.table.terrain == terrain && it.table.ground == Ground::Valley);
                @if let Some(it) = plain.or_else(|| self.first(|it| it.table.terrain == terrain)) {
                    @let x = 84.0 + 164.0 * f32::from(nth);
                    g transform=(at(x, 72.0)) { (tile::pictured(self.view, &self.scene, &it)) }
                    (label(x, 152.0, &capital(&self.names().terrain(&it.table))))
                }
            }
        };
        Picture {
            rule: rule::of_terrain(Terrain::Jungle),
            caption: self.under("wiraqocha-pic-terrains-under", &[]),
            drawing: self.framed("wiraqocha-pic-terrains", (660.0, 164.0), inside),
        }
    }

    fn conquest(&self) -> Picture {
        let shown: [(Tile, &[Face]); 3] = [
            (Tile::N8, &[Face::Three, Face::Five]),
            (Tile::D5, &[Face::Five, Face::Five]),
            (Tile::R4, &[Face::Four, Face::Five, Face::Six]),
        ];
        let inside = html! {
            @for ((wanted, faces), nth) in shown.into_iter().zip(0_u8..) {
                @let x = 84.0 + 164.0 * f32::from(nth);
                @if let Some(it) = self.first(|it| it.tile == wanted) {
                    g transform=(at(x, 72.0)) { (tile::pictured(self.view, &self.scene, &it)) }
                }
                (dice(x, 160.0, faces))
            }
        };
        Picture {
            rule: rule::CONQUEST,
            caption: self.under("wiraqocha-pic-conquest-under", &[]),
            drawing: self.framed("wiraqocha-pic-conquest", (496.0, 184.0), inside),
        }
    }

    fn mountain(&self) -> Picture {
        let on = |ground: Ground| {
            self.first(|it| it.table.ground == ground && it.table.terrain == Terrain::Jungle)
                .or_else(|| self.first(|it| it.table.ground == ground))
        };
        let shown = [(on(Ground::Mountain), Pawn::Zeppelin), (on(Ground::Valley), Pawn::Miner)];
        let inside = html! {
            @for ((it, kind), nth) in shown.into_iter().zip(0_u8..) {
                @if let Some(it) = it { (self.held(it, kind, (84.0 + 164.0 * f32::from(nth), 76.0))) }
            }
        };
        Picture {
            rule: "W-5.3",
            caption: self.under("wiraqocha-pic-mountain-under", &[]),
            drawing: self.framed("wiraqocha-pic-mountain", (332.0, 146.0), inside),
        }
    }

    fn defence(&self) -> Picture {
        let guarded = |it: TileView| TileView {
            die: Some(Face::Four),
            defence: Defence { level: Face::Four.value(), dice: 1 },
            ..it
        };
        let inside = html! {
            @if let Some(it) = self.first(|it| it.tile == Tile::N6) {
                (self.held(guarded(it), Pawn::Miner, (84.0, 76.0)))
            }
            (dice(230.0, 46.0, &[Face::Two, Face::Four]))
            (label(330.0, 52.0, "2 + 4 = 6"))
            (dice(230.0, 102.0, &[Face::Five]))
            (label(330.0, 108.0, "5 > 4"))
        };
        Picture {
            rule: "W-5.4",
            caption: self.under("wiraqocha-pic-defence-under", &[]),
            drawing: self.framed("wiraqocha-pic-defence", (400.0, 146.0), inside),
        }
    }

    /// A card with what it costs.
    pub(super) fn paper(&self, &CardView { card, table }: &CardView) -> Markup {
        let names = self.names();
        let price = [("price", names.price(table.resources, table.somnium).into())];
        let inside = html! {
            g.w-paper.(table.kind.word()) {
                rect.w-sheet x="2" y="2" width="496" height="84" rx="8" {}
                rect.w-edge x="2" y="2" width="6" height="84" rx="3" {}
                g.white transform=(scaled(10.0, 10.0, 1.15)) { (drawing(card)) }
                text.w-label.w-head x="172" y="38" { (names.card(card)) }
                text.w-label.w-faint x="172" y="60" { (names.kind(table.kind)) }
                g {
                    title { (self.under("wiraqocha-pic-price", &price)) }
                    text.w-label.w-head x="452" y="38" text-anchor="end" { (table.resources) }
                    g transform=(at(456.0, 20.0)) { (drawn("jade")) }
                    @if table.somnium > 0 {
                        text.w-label.w-head x="452" y="68" text-anchor="end" { (table.somnium) }
                        g transform=(at(456.0, 50.0)) { (drawn("amber")) }
                    }
                }
            }
        };
        self.framed("wiraqocha-pic-card", (500.0, 88.0), inside)
    }

    fn card(&self) -> Picture {
        let mut cards = self.view.pile.iter().chain(&self.view.market);
        let Some(card) = cards.find(|it| it.card == Card::DeathRay) else {
            unreachable!("every card is in the game");
        };
        Picture { rule: "W-5.10", caption: self.under("wiraqocha-pic-card-under", &[]), drawing: self.paper(card) }
    }

    fn fortress(&self) -> Picture {
        let level = self.view.values.base_camp_defence;
        let doubled =
            |it: TileView| TileView { fortress: true, natural: level, defence: Defence { level, dice: 2 }, ..it };
        let more = format!("6 > {level}");
        let inside = html! {
            @if let Some(it) = self.first(|it| it.tile == Tile::N4) {
                (self.held(doubled(it), Pawn::BaseCamp, (84.0, 76.0)))
            }
            (dice(230.0, 46.0, &[Face::Four]))
            (label(340.0, 52.0, "4 = 4"))
            (dice(230.0, 102.0, &[Face::Six, Face::Six]))
            (label(340.0, 108.0, &format!("{more}, {more}")))
        };
        Picture {
            rule: rule::of_card(Card::FlyingFortress),
            caption: self.under("wiraqocha-pic-fortress-under", &[("level", level.into())]),
            drawing: self.framed("wiraqocha-pic-fortress", (420.0, 146.0), inside),
        }
    }

    /// The first tile that is such.
    fn first(&self, is: impl Fn(&TileView) -> bool) -> Option<TileView> {
        self.view.valley.iter().filter_map(|place| place.tile).find(is)
    }

    /// A tile with a pawn on it.
    fn held(&self, it: TileView, kind: Pawn, (x, y): (f32, f32)) -> Markup {
        let whose = OwnedPawn { owner: self.seat, pawn: kind };
        let it = TileView { pawn: Some(whose), ..it };
        html! {
            g transform=(at(x, y)) {
                (tile::pictured(self.view, &self.scene, &it))
                (standing(&self.scene, "", "w-here", &it, whose))
                (tile::over(self.view, &self.scene, &it, "w-here"))
            }
        }
    }
}

/// Some dice in a row around this point.
fn dice(x: f32, y: f32, faces: &[Face]) -> Markup {
    let left = x - 20.0 * (faces.len() - 1) as f32;
    html! {
        @for (nth, &face) in faces.iter().enumerate() {
            (put(&die(Some(face)), left + 40.0 * nth as f32 - 17.0, y - 17.0, 1.42))
        }
    }
}

fn label(x: f32, y: f32, text: &str) -> Markup {
    html! { text.w-label text-anchor="middle" x=(short(x)) y=(short(y)) { (text) } }
}
