//! The start page: play at once, my tables, open tables.

use crate::assets;
use crate::frame::{self, Sheet, Visit, frame};
use crate::icons;
use crate::sitters::{self, Occupant};
use crate::text;
use boards::games::{self, LEVELS};
use boards::skin;
use maud::{Markup, html};
use store::{Millis, Pace, Standing, State, TableId};
use words::Words;

/// What the start page shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lobby {
    /// The time, for "since when".
    pub now: Millis,
    /// My tables that are open or running, in any order; the page puts those first where I am to move.
    pub mine: Vec<TableLine>,
    /// Tables that wait for players.
    pub open: Vec<TableLine>,
    /// My tables that ended, the last first.
    pub ended: Vec<TableLine>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// The table.
    pub id: TableId,
    /// The word for the game.
    pub game: String,
    /// Where it stands in its life.
    pub state: State,
    /// Who sits there.
    pub seats: Vec<Occupant>,
    /// The seats that are to move, counted from 0.
    pub movers: Vec<usize>,
    /// Whether one of them is mine.
    pub my_turn: bool,
    /// The options that are not as usual: name and value.
    pub options: Vec<(String, String)>,
    /// What the set of pieces is called that it is played with, if it is one.
    pub pieces: Option<String>,
    /// Whether people type in what was rolled and drawn at a real table.
    pub asks_luck: bool,
    /// How much time players have.
    pub pace: Pace,
    /// When the last thing happened.
    pub changed: Millis,
    /// How it ended, one for each seat; empty before that.
    pub results: Vec<Standing>,
}

/// The page.
pub fn page(words: &Words, visit: &Visit, model: &Lobby) -> Markup {
    let mut mine: Vec<&TableLine> = model.mine.iter().collect();
    // Where I am to move longest comes first; of the others, where something happened last.
    mine.sort_by_key(|line| (!line.my_turn, if line.my_turn { line.changed } else { -line.changed }));
    let body = html! {
        div.lobby {
            // Who has tables knows where this is.
            section.welcome.unseen[!mine.is_empty()] {
                h1 { (words.say("lobby-title")) }
                p.lead { (words.say("lobby-lead")) }
            }
            @if !mine.is_empty() { (my_tables(words, model.now, &mine)) }
            section.play-now aria-labelledby="play-now" {
                h2 #play-now { (words.say("lobby-play-now")) }
                div.games { @for boxed in catalog::for_people() { (play_now(words, boxed.name())) } }
            }
            section.open aria-labelledby="open" {
                h2 #open { (words.say("lobby-open")) }
                @if model.open.is_empty() {
                    p.empty { (words.say("lobby-open-empty")) " " a href="/new" { (words.say("lobby-open-one")) } }
                }
                (table_list(words, model.now, &model.open.iter().collect::<Vec<_>>()))
            }
            @if !model.ended.is_empty() {
                section.ended aria-labelledby="ended" {
                    h2 #ended { (words.say("lobby-ended")) }
                    (table_list(words, model.now, &model.ended.iter().collect::<Vec<_>>()))
                }
            }
            p.more { a href="/upload" { (words.say("upload-title")) } }
        }
    };
    frame(words, visit, &Sheet { style: Some("lobby.css"), ..Sheet::default() }, body)
}

/// My tables: above everything else.
fn my_tables(words: &Words, now: Millis, mine: &[&TableLine]) -> Markup {
    let waiting = mine.iter().filter(|line| line.my_turn).count();
    html! {
        section.mine aria-labelledby="mine" {
            h2 #mine {
                (words.say("lobby-mine"))
                @if waiting > 0 { " " small { (words.say_with("lobby-waiting", &[("count", waiting.into())])) } }
            }
            (table_list(words, now, mine))
        }
    }
}

/// Tables in a list, as this page and the page of a player have them.
pub(crate) fn table_list(words: &Words, now: Millis, lines: &[&TableLine]) -> Markup {
    html! {
        @if !lines.is_empty() {
            ul.tables { @for line in lines { (table_line(words, now, line)) } }
        }
    }
}

fn play_now(words: &Words, game: &str) -> Markup {
    let lessons = lessons::of(game).len();
    html! {
        form.game-card data-game=(game) method="post" action="/play-now" {
            input type="hidden" name="game" value=(game);
            div.cover {
                @match skin::of(game) {
                    Some(skin) => img src=(assets::link(&assets::cover_of(skin))) alt="" width="420" height="190" loading="lazy" decoding="async";,
                    None => div.emblem { (icons::emblem(game)) },
                }
                h3 { (games::name(words, game)) }
            }
            p.tagline { (games::tagline(words, game)) }
            (frame::facts(words, game))
            div.begin {
                button.first.primary formaction="/first-game" {
                    (icons::compass())
                    span { strong { (words.say("lobby-first-game")) } small { (words.say("lobby-first-game-how")) } }
                }
                a.button.learn href={ "/learn/" (game) } {
                    (icons::book())
                    span {
                        strong { (words.say("lobby-learn")) }
                        small { (words.say_with("lobby-lessons", &[("count", lessons.into())])) }
                    }
                }
            }
            fieldset.levels {
                legend { (icons::computer()) (words.say("lobby-against")) }
                div.ladder {
                    @for level in LEVELS {
                        button name="level" value=(level) { (games::level(words, level)) }
                    }
                }
            }
        }
    }
}

fn table_line(words: &Words, now: Millis, line: &TableLine) -> Markup {
    html! {
        li.table-line.my-turn[line.my_turn] data-game=(line.game) {
            a href={ "/table/" (line.id) } {
                span.emblem { (icons::emblem(&line.game)) }
                span.what {
                    strong { (games::name(words, &line.game)) }
                    span.variants { (variants(words, line)) }
                }
                span.seats {
                    @for (seat, who) in line.seats.iter().enumerate() {
                        span.seat.moves[line.movers.contains(&seat)].free[who.is_free()].(format!("s{}", seat + 1)) {
                            (sitters::face(words, seat, who))
                            span.who { (who.name(words)) }
                            (sitters::guest(words, who.is_guest()))
                            @if let Some(standing) = line.results.get(seat) {
                                span.place.won[standing.place == 1] { (standing.place) "." }
                            }
                        }
                    }
                }
                span.when {
                    strong { @if line.my_turn { (words.say("lobby-your-turn")) } @else { (status(words, line)) } }
                    span.since { (text::ago(words, now, line.changed)) }
                }
                span.go aria-hidden="true" { (words.say(go(line))) (icons::next()) }
            }
        }
    }
}

/// What one does at a table from a list.
fn go(line: &TableLine) -> &'static str {
    match line.state {
        State::Open => "lobby-go-in",
        State::Running if line.my_turn => "lobby-go-play",
        State::Running | State::Over | State::Abandoned => "lobby-go-look",
    }
}

/// Options that are not as usual, the pieces if they are somebody's, and the pace.
fn variants(words: &Words, line: &TableLine) -> String {
    let options = line.options.iter().map(|(option, value)| match value.as_str() {
        "on" => games::option_name(words, &line.game, option),
        _ => words.detailed(
            &games::option_name(words, &line.game, option),
            &games::option_value(words, &line.game, option, value),
        ),
    });
    let pieces = line.pieces.as_ref().map(|name| words.detailed(&words.say("pieces"), name));
    let luck = line.asks_luck.then(|| words.say("luck-mark").into());
    options.chain(pieces).chain(luck).chain([text::pace(words, line.pace)]).collect::<Vec<_>>().join(" · ")
}

fn status(words: &Words, line: &TableLine) -> String {
    match line.state {
        State::Open => {
            let free = line.seats.iter().filter(|who| who.is_free()).count();
            words.say_with("lobby-free", &[("count", free.into())])
        }
        State::Over => words.say("table-over").into(),
        State::Abandoned => words.say("table-abandoned").into(),
        State::Running => match line.movers[..] {
            [] => words.say("lobby-running").into(),
            [seat] => words.say_with("table-turn-of", &[("name", line.seats[seat].name(words).into())]),
            _ => words.say("table-turn-several").into(),
        },
    }
}
