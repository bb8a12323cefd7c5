//! What a player has: how near the three victories are, resources and somnium, the reserve, prisoners and cards.

use super::cards;
use super::ids::{self, Whereabouts, pawns};
use super::names::Names;
use super::pieces::{colour, crystal, cube, owner, pawn_picture, short, skull, small};
use super::rule;
use crate::icons;
use crate::{Number, Scene};
use game::Seat;
use maud::{Markup, html};
use wiraqocha::phase::Phase;
use wiraqocha::pieces::{Pawn, Victory};
use wiraqocha::view::{PlayerView, Progress, View};

/// The area of a player.
pub(super) fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
    let player = &view.players[seat.index()];
    let own = scene.own() == Some(seat);
    let words = scene.words;
    let names = Names(words);
    let harvest = player.mining / view.values.points_per_somnium;
    let brings = words.say_with(
        "wiraqocha-turn-brings",
        &[
            ("dice", names.dice(player.dice).into()),
            ("resources", names.resources(player.income).into()),
            ("somnium", names.somnium(harvest).into()),
        ],
    );
    html! {
        div.w-area.(colour(seat)).own[own] {
            h3.w-who {
                (icons::shape(seat.index())) span { (scene.name(seat)) }
                @if view.first == Some(seat) { small.w-tag { (words.say("wiraqocha-start-player")) } }
                @if view.at_turn == Some(seat) && view.phase != Phase::Over {
                    small.w-tag.turn { (words.say("wiraqocha-at-turn")) }
                }
            }
            div.w-have { (stock(view, scene, player)) p.w-turn { (brings) } }
            (victories(scene, player, own))
            (reserve(view, scene, player))
            (out(view, scene, player))
            (held_cards(view, scene, player, own))
        }
    }
}

/// The numbers beside the name: how far each victory has come, and how many dice the player rolls.
pub(super) fn numbers(view: &View, scene: &Scene, seat: Seat) -> Vec<Number> {
    let player = &view.players[seat.index()];
    let progress = player.victories.iter().map(|it| Number {
        label: Names(scene.words).victory(it.victory),
        value: match it.victory {
            Victory::Artifacts | Victory::Somnium => format!("{}/{}", it.has.0, it.goal.0),
            // There is no room for the goals; the bars show them.
            Victory::Leviathan => format!("{}+{}", it.has.0, it.has.1),
        },
    });
    let dice = Number { label: scene.words.say("wiraqocha-dice-name").into_owned(), value: player.dice.to_string() };
    progress.chain([dice]).collect()
}

/// Resources and somnium, as large numbers with their pieces.
fn stock(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names(scene.words);
    let kept = view.values.stored_resources;
    html! {
        div.w-stock {
            span id=(ids::stock(player.seat, "resources")) data-rule=(rule::KEPT)
                title=(names.resources(player.resources)) {
                (small(cube())) b { (player.resources) } @if player.resources > kept { small { "/" (kept) } }
            }
            span id=(ids::stock(player.seat, "somnium")) data-rule=(rule::HARVEST)
                title=(names.somnium(player.somnium)) {
                (small(crystal())) b { (player.somnium) }
            }
            span id=(ids::stock(player.seat, "artifacts")) data-rule=(rule::ARTIFACT)
                title=(scene.words.say_with("wiraqocha-artifacts", &[("count", player.artifacts.into())])) {
                @if player.artifacts == 0 { (small(skull())) }
                @for tile in ids::artifacts(view, player.seat) {
                    svg.moves.w-sign id=(ids::artifact(tile)) viewBox="-11 -12 22 24" aria-hidden="true" focusable="false" {
                        (skull())
                    }
                }
                b { (player.artifacts) }
            }
        }
    }
}

/// Three bars, each with what is still missing.
fn victories(scene: &Scene, player: &PlayerView, own: bool) -> Markup {
    html! { dl.w-victories { @for it in &player.victories { (victory(scene, it, own)) } } }
}

fn victory(scene: &Scene, it: &Progress, own: bool) -> Markup {
    let words = scene.words;
    let missing = (it.goal.0.saturating_sub(it.has.0), it.goal.1.saturating_sub(it.has.1));
    let left = match (it.victory, missing) {
        _ if it.closed => words.say("wiraqocha-victory-closed").into_owned(),
        (_, (0, 0)) => words.say("wiraqocha-victory-won").into_owned(),
        (Victory::Artifacts | Victory::Somnium, (left, _)) => {
            words.say_with("wiraqocha-victory-left", &[("left", left.into())])
        }
        (Victory::Leviathan, (left, also)) => {
            words.say_with("wiraqocha-victory-left", &[("left", format!("{left}+{also}").into())])
        }
    };
    let goal = [("victory", it.victory.word().into()), ("goal", it.goal.0.into()), ("also", it.goal.1.into())];
    let help = format!("{} · {left}", words.say_with("wiraqocha-victory-help", &goal));
    html! {
        div.w-victory.closed[it.closed] data-rule=(rule::VICTORY) title=(help) {
            dt { (Names(words).victory(it.victory)) }
            dd {
                svg.w-bar viewBox="0 0 240 14" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                    (cells(it))
                }
                span.w-has {
                    @match it.victory {
                        Victory::Artifacts | Victory::Somnium => { b { (it.has.0) } "/" (it.goal.0) },
                        Victory::Leviathan => { b { (it.has.0) "+" (it.has.1) } "/" (it.goal.0) "+" (it.goal.1) },
                    }
                }
                @if own || it.closed { span.w-left { (left) } }
            }
        }
    }
}

/// The cells of a bar, 240 units wide; for the Leviathan those for somnium stand apart.
pub(super) fn cells(it: &Progress) -> Markup {
    let units = f32::from(it.goal.0 + it.goal.1) + if it.goal.1 > 0 { 0.6 } else { 0.0 };
    let width = 240.0 / units;
    let (first, other) = (it.victory.word(), "somnium");
    let resources = (0..it.goal.0).map(|nth| (first, f32::from(nth), nth < it.has.0));
    let somnium = (0..it.goal.1).map(|nth| (other, f32::from(it.goal.0 + nth) + 0.6, nth < it.has.1));
    html! {
        @for (kind, nth, full) in resources.chain(somnium) {
            rect.(kind).full[full] x=(short(nth * width + 0.8)) y="1" width=(short(width - 1.6))
                height="12" rx="2" {}
        }
    }
}

/// The reserve, and the prisoner.
fn reserve(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let words = scene.words;
    let names = Names(words);
    let empty = Pawn::ALL.into_iter().all(|kind| player.reserve[kind] == 0);
    html! {
        div.w-row {
            h4 { (words.say("wiraqocha-reserve")) }
            div.w-pawns-row {
                @for kind in Pawn::ALL {
                    @for id in pawns(view, player, kind, Whereabouts::Reserve) {
                        @let whose = names.whose(kind, owner(scene, player.seat));
                        (pawn_picture(&id, rule::of_pawn(kind), player.seat, kind, &whose))
                    }
                }
                @if empty { span.w-none { (words.say("wiraqocha-reserve-empty")) } }
            }
        }
        @if let (Some((whose, kind)), Some(id)) = (player.prisoner, ids::prisoner(view, player)) {
            div.w-row.w-prison {
                h4 { (words.say("wiraqocha-prisoner")) }
                div.w-pawns-row {
                    (pawn_picture(&id, rule::PRISONER, whose, kind, &names.whose(kind, owner(scene, whose))))
                }
            }
        }
    }
}

/// Pawns that the Death Ray has taken.
fn out(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names(scene.words);
    let any = Pawn::ALL.into_iter().any(|kind| player.out[kind] > 0);
    html! {
        @if any {
            div.w-row.w-out {
                h4 { (scene.words.say("wiraqocha-out")) }
                div.w-pawns-row {
                    @for kind in Pawn::ALL {
                        @for id in pawns(view, player, kind, Whereabouts::Out) {
                            @let whose = names.whose(kind, owner(scene, player.seat));
                            @let title = scene.words.say_with("wiraqocha-held", &[("pawn", whose.into())]);
                            (pawn_picture(&id, rule::DESTROYED, player.seat, kind, &title))
                        }
                    }
                }
            }
        }
    }
}

fn held_cards(view: &View, scene: &Scene, player: &PlayerView, own: bool) -> Markup {
    html! {
        div.w-row.w-held-cards.none[player.cards.is_empty()] {
            h4 { (scene.words.say("wiraqocha-cards")) }
            @if player.cards.is_empty() { span.w-none { (scene.words.say("wiraqocha-no-cards")) } }
            div.w-cards {
                @for it in &player.cards {
                    @if own { (cards::large(view, scene, it)) } @else { (cards::little(view, scene, it)) }
                }
            }
        }
    }
}
