//! What a player has: how near the three victories are, resources and somnium, the reserve, prisoners and cards.

use super::art::{colour, drawn, pawn_picture, short, small};
use super::ids::{self, pawns};
use super::names::Names;
use super::rule;
use super::stage::cards;
use super::stage::races::sign;
use crate::icons;
use crate::{Number, Scene};
use game::Seat;
use maud::{Markup, html};
use wiraqocha::Amounts;
use wiraqocha::hint::Whereabouts;
use wiraqocha::phase::Phase;
use wiraqocha::pieces::{Pawn, Victory};
use wiraqocha::view::{OwnedPawn, PlayerView, Progress, View};
use words::Words;

/// The area of a player: stores, victories, pawns in reserve, cards. `board.css` lays it out as a strip under the
/// board, or over several lines in a sheet.
pub(super) fn area(view: &View, scene: &Scene, seat: Seat) -> Markup {
    let player = &view.players[seat.index()];
    let words = scene.words;
    html! {
        div.w-area.(colour(seat)).own[scene.own() == Some(seat)] {
            h3.w-who {
                (icons::shape(seat.index())) span { (scene.name(seat)) }
                @if view.first == Some(seat) {
                    small.w-tag data-card=[scene.id(ids::START)] { (words.say("wiraqocha-start-player")) }
                 }
                @if view.at_turn == Some(seat) && view.phase != Phase::Over {
                    small.w-tag.turn data-card=[scene.id(ids::TURN)] { (words.say("wiraqocha-at-turn")) }
                }
            }
            (stock(view, scene, player))
            (victories(scene, player))
            (reserve(view, scene, player))
            (held_cards(view, scene, player))
        }
    }
}

/// The numbers beside the name: how far each victory has come, and how many dice the player rolls.
pub(super) fn numbers(view: &View, scene: &Scene, seat: Seat) -> Vec<Number> {
    let player = &view.players[seat.index()];
    let progress = player.victories.iter().map(|it| Number {
        label: Names(scene.words).victory(it.victory),
        value: match it.victory {
            Victory::Artifacts | Victory::Somnium => format!("{}/{}", counted(it, &it.has), counted(it, &it.goal)),
            // There is no room for the goals; the bars show them.
            Victory::Leviathan => counted(it, &it.has),
        },
    });
    let dice = Number { label: scene.words.say("wiraqocha-dice-name").into_owned(), value: player.dice.to_string() };
    progress.chain([dice]).collect()
}

/// Resources, somnium and artifacts, as large numbers with their pieces, and what a turn brings.
fn stock(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names(scene.words);
    let id = |what: &str| scene.id(ids::stock(player.seat, what));
    let brings = scene.words.say_with(
        "wiraqocha-turn-brings",
        &[
            ("dice", names.dice(player.dice).into()),
            ("resources", names.resources(player.income).into()),
            ("somnium", names.somnium(player.harvest).into()),
        ],
    );
    html! {
        div.w-part.w-stock {
            h4 { (scene.words.say("wiraqocha-stores")) }
            span.own-glow.w-have id=[id("resources")] data-rule=(rule::KEPT) title=(names.resources(player.resources)) {
                (small("jade")) b { (player.resources) }
                @if player.surplus > 0 { small { "/" (view.values.stored_resources) } }
                @if player.income > 0 { small.w-plus { "+" (player.income) } }
            }
            span.own-glow.w-have id=[id("somnium")] data-rule=(rule::HARVEST) title=(names.somnium(player.somnium)) {
                (small("amber")) b { (player.somnium) }
                @if player.harvest > 0 { small.w-plus { "+" (player.harvest) } }
            }
            span.own-glow.w-have.none[player.artifacts == 0] id=[id("artifacts")] data-rule=(rule::ARTIFACT)
                title=(scene.words.say_with("wiraqocha-artifacts", &[("count", player.artifacts.into())])) {
                @if player.artifacts == 0 { (small("artifact-1")) b { "0" } }
                @for tile in ids::artifacts(view, player.seat) {
                    @let number = ids::find(view, tile).and_then(|it| it.table.artifact).unwrap_or(1);
                    svg.moves.w-sign id=[scene.id(ids::artifact(tile))] viewBox="-1 -1 26 26" aria-hidden="true"
                        focusable="false" {
                        (drawn(&format!("artifact-{}", (number - 1) % 4 + 1)))
                    }
                }
            }
            span.w-have data-card=[id("dice")] data-rule=(rule::DICE) title=(brings) { (small("die-5")) b { (player.dice) } }
        }
    }
}

/// Three bars, each with what is still missing.
fn victories(scene: &Scene, player: &PlayerView) -> Markup {
    html! { dl.w-part.w-victories { @for it in &player.victories { (victory(scene, player.seat, it)) } } }
}

fn victory(scene: &Scene, seat: Seat, it: &Progress) -> Markup {
    html! {
        div.w-victory.closed[it.closed] data-card=[scene.id(ids::race(it.victory, Some(seat)))]
            data-rule=(rule::VICTORY) title=(help(scene, it)) {
            dt { (small(sign(it.victory))) (Names(scene.words).victory(it.victory)) }
            dd {
                svg.w-bar viewBox="0 0 240 14" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                    (cells(it))
                }
                span { b { (counted(it, &it.has)) } "/" (counted(it, &it.goal)) }
            }
        }
    }
}

/// What wins, and what is still missing.
pub(super) fn help(scene: &Scene, it: &Progress) -> String {
    let words = scene.words;
    let left = match it.missing {
        _ if it.closed => words.say("wiraqocha-victory-closed").into_owned(),
        Amounts::NONE => words.say("wiraqocha-victory-won").into_owned(),
        missing => words.say_with("wiraqocha-victory-left", &[("left", counted(it, &missing).into())]),
    };
    format!("{} · {left}", goal_in_words(words, it))
}

/// What a victory is counted in: its first kind and, for the Leviathan, somnium beside it.
pub(super) fn kinds(it: &Progress, amounts: &Amounts) -> (u8, u8) {
    match it.victory {
        Victory::Artifacts => (amounts.artifacts, 0),
        Victory::Somnium => (amounts.somnium, 0),
        Victory::Leviathan => (amounts.resources, amounts.somnium),
    }
}

/// "3", or "9+1" for the Leviathan.
pub(super) fn counted(it: &Progress, amounts: &Amounts) -> String {
    match (it.victory, kinds(it, amounts)) {
        (Victory::Artifacts | Victory::Somnium, (count, _)) => count.to_string(),
        (Victory::Leviathan, (resources, somnium)) => format!("{resources}+{somnium}"),
    }
}

pub(super) fn goal_in_words(words: &Words, it: &Progress) -> String {
    let (goal, also) = kinds(it, &it.goal);
    let values = [("victory", it.victory.word().into()), ("goal", goal.into()), ("also", also.into())];
    words.say_with("wiraqocha-victory-help", &values)
}

/// The cells of a bar, 240 units wide; for the Leviathan those for somnium stand apart.
pub(super) fn cells(it: &Progress) -> Markup {
    let ((has, also), (goal, beside)) = (kinds(it, &it.has), kinds(it, &it.goal));
    let gap = if beside > 0 { 0.6 } else { 0.0 };
    let width = 240.0 / (f32::from(goal) + f32::from(beside) + gap);
    let first = (0..goal).map(|nth| (it.victory.word(), f32::from(nth), nth < has));
    let other = (0..beside).map(|nth| ("somnium", f32::from(goal) + f32::from(nth) + gap, nth < also));
    html! {
        @for (kind, nth, full) in first.chain(other) {
            rect.(kind).full[full] x=(short(nth * width + 0.8)) y="1" width=(short(width - 1.6))
                height="12" rx="2" {}
        }
    }
}

/// The reserve, and beside it the prisoner and what the Death Ray has taken.
fn reserve(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let words = scene.words;
    let names = Names(words);
    let all = || Pawn::ALL.into_iter().flat_map(|kind| ids::whereabouts(view, player, kind).into_iter());
    let count = all().filter(|(place, _)| *place == Whereabouts::Reserve).count();
    html! {
        div.w-part.w-reserve.few[count <= 3].many[count > 6] {
            h4 { (words.say("wiraqocha-reserve")) }
            div.w-shelf {
                @for kind in Pawn::ALL {
                    @for id in pawns(view, player, kind, Whereabouts::Reserve) {
                        @let whose = OwnedPawn { owner: player.seat, pawn: kind };
                        (pawn_picture(scene, &id, rule::of_pawn(kind), whose, &names.whose(scene, whose)))
                    }
                }
                @if count == 0 { span.w-none { (words.say("wiraqocha-reserve-empty")) } }
                @if let (Some(whose), Some(id)) = (player.prisoner, ids::prisoner(view, player)) {
                    span.w-cage title=(words.say("wiraqocha-prisoner")) {
                        (pawn_picture(scene, &id, rule::PRISONER, whose, &names.whose(scene, whose)))
                    }
                }
                (out(view, scene, player))
            }
        }
    }
}

/// Pawns that the Death Ray has taken.
fn out(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    let names = Names(scene.words);
    html! {
        @for kind in Pawn::ALL {
            @for id in pawns(view, player, kind, Whereabouts::Out) {
                @let whose = OwnedPawn { owner: player.seat, pawn: kind };
                @let pawn = names.whose(scene, whose).into();
                @let title = scene.words.say_with("wiraqocha-held", &[("pawn", pawn)]);
                span.w-out { (pawn_picture(scene, &id, rule::DESTROYED, whose, &title)) }
            }
        }
    }
}

fn held_cards(view: &View, scene: &Scene, player: &PlayerView) -> Markup {
    html! {
        div.w-part.w-held.many[player.cards.len() > 3].crowd[player.cards.len() > 4] {
            h4 { (scene.words.say("wiraqocha-cards")) }
            div.w-cards {
                @if player.cards.is_empty() { span.w-none { (scene.words.say("wiraqocha-no-cards")) } }
                @for it in &player.cards { (cards::card(view, scene, it)) }
            }
        }
    }
}
