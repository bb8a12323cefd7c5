//! A player: how many games of which kind, and the tables.

use super::lobby::{TableLine, table_list};
use crate::frame::{Sheet, Visit, frame};
use crate::icons;
use crate::text;
use boards::games;
use maud::{Markup, html};
use store::Millis;
use words::Words;

/// What the page of a player shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerPage {
    /// The time, for "since when".
    pub now: Millis,
    /// The player's name.
    pub name: String,
    /// Since when there is this player.
    pub since: Millis,
    /// Whether the name is protected by a password or a passkey.
    pub owns_name: bool,
    /// Whether it is me.
    pub is_me: bool,
    /// What was played to its end.
    pub tallies: Vec<Tally>,
    /// Tables to be seen by everybody: running, then over, the last first.
    pub tables: Vec<TableLine>,
}

/// How often a game was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The word for the game.
    pub game: String,
    /// How often.
    pub played: u32,
    /// How often the player was first, also together with others.
    pub won: u32,
}

/// The page.
pub fn page(words: &Words, visit: &Visit, model: &PlayerPage) -> Markup {
    let sheet = Sheet { style: Some("lobby.css"), title: model.name.clone(), ..Default::default() };
    let body = html! {
        header.player-head {
            h1 { (model.name) }
            p.lead {
                (words.say("player-since")) " " (text::date(words, model.since))
                " · " (words.say(if model.owns_name { "player-owner" } else { "player-guest" }))
            }
            @if model.is_me { p { a.button href="/me" { (words.say("me-title")) } } }
        }
        @if !model.tallies.is_empty() {
            ul.tallies {
                @for tally in &model.tallies {
                    li data-game=(tally.game) {
                        span.emblem { (icons::emblem(&tally.game)) }
                        strong { (games::name(words, &tally.game)) }
                        span.number {
                            b { (tally.played) } (words.say_with("player-played", &[("count", tally.played.into())]))
                        }
                        span.number { b { (tally.won) } (words.say_with("player-won", &[("count", tally.won.into())])) }
                    }
                }
            }
        }
        section {
            h2 { (words.say("player-tables")) }
            @if model.tables.is_empty() { p.empty { (words.say("player-tables-empty")) } }
            (table_list(words, model.now, &model.tables.iter().collect::<Vec<_>>()))
        }
    };
    frame(words, visit, &sheet, body)
}
