//! The form for a new table. It works without script: the buttons for another game or another number of seats send the
//! form back with everything that was filled in.

use crate::frame::{self, Sheet, Visit, frame};
use crate::icons;
use boards::games::{self, LEVELS};
use game::OptionSpec;
use maud::{Markup, html};
use std::ops::RangeInclusive;
use store::{Pace, TableId};
use words::Words;

/// What is filled into the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// The word for the game: one for people.
    pub game: String,
    /// One for each seat.
    pub seats: Vec<SeatChoice>,
    /// The options of the game that were chosen, name and value; those not named are as usual.
    pub options: Vec<(String, String)>,
    /// Which kind of pace: `none`, `live` or `days`.
    pub pace: PaceKind,
    /// Minutes at the start, as typed.
    pub bank: String,
    /// Seconds that every turn adds, as typed.
    pub increment: String,
    /// Days for every turn, as typed.
    pub days: String,
    /// Whether the table stands in the list of open tables.
    pub listed: bool,
    /// Whether the computer answers at once.
    pub brisk: bool,
    /// Whether people type in what was rolled and drawn at a real table.
    pub asks_luck: bool,
    /// What it is played with: nothing for what is usual here, [`SHIPPED`], or the id of a set.
    pub pieces: String,
    /// The table and the entry that the game is played on from; its game, seats and options are then given.
    pub from: Option<(TableId, u32)>,
}

/// The word for the pieces that come with the program.
pub const SHIPPED: &str = "shipped";

/// Pieces that a table can be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What the form sends.
    pub word: String,
    /// What they are called.
    pub name: String,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatChoice {
    /// Who opens the table.
    Me,
    /// Another person on the same device, with this name.
    Second(String),
    /// Whoever comes.
    Open,
    /// Whoever has the link.
    Link,
    /// The computer, at a level: `level1` to `level5`.
    Computer(String),
}

/// Kinds of pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaceKind {
    /// No clock.
    None,
    /// A bank and an increment.
    Live,
    /// Days for every turn.
    Days,
}

impl Form {
    /// The form for a game with this number of seats, as it is first shown: me against the computer. Both are corrected
    /// if they do not exist.
    pub fn new(game: &str, seats: u8) -> Form {
        let games = catalog::for_people();
        let boxed = games.iter().find(|boxed| boxed.name() == game).unwrap_or(&games[0]);
        let seats = seats.clamp(*boxed.seats().start(), *boxed.seats().end());
        let computer = || SeatChoice::Computer(LEVELS[1].into());
        Form {
            game: boxed.name().into(),
            seats: (0..seats).map(|seat| if seat == 0 { SeatChoice::Me } else { computer() }).collect(),
            options: Vec::new(),
            pace: PaceKind::None,
            bank: "20".into(),
            increment: "30".into(),
            days: "3".into(),
            listed: true,
            brisk: false,
            asks_luck: false,
            pieces: String::new(),
            from: None,
        }
    }

    /// The form as a browser sends it, from a query or from the body of a POST. What is missing is as in [`Form::new`],
    /// what does not exist is corrected; of two fields with the same name the last counts.
    pub fn from_pairs(pairs: &[(String, String)]) -> Form {
        let field = |name: &str| pairs.iter().rev().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        let seats = field("seats").and_then(|seats| seats.parse().ok()).unwrap_or(2);
        let mut form = Form::new(field("game").unwrap_or_default(), seats);
        for (seat, choice) in form.seats.iter_mut().enumerate() {
            let name = field(&format!("name{}", seat + 1)).unwrap_or_default();
            match field(&format!("seat{}", seat + 1)) {
                Some("me") => *choice = SeatChoice::Me,
                Some("second") => *choice = SeatChoice::Second(name.trim().into()),
                Some("open") => *choice = SeatChoice::Open,
                Some("link") => *choice = SeatChoice::Link,
                Some(level) if LEVELS.contains(&level) => *choice = SeatChoice::Computer(level.into()),
                _ => {}
            }
        }
        let options = catalog::find(&form.game).map(|boxed| boxed.options()).unwrap_or_default();
        for option in options {
            let chosen = field(&format!("option-{}", option.name));
            if let Some(value) = option.values.iter().find(|value| Some(**value) == chosen) {
                form.options.push((option.name.into(), (*value).into()));
            }
        }
        form.pace = match field("pace") {
            Some("live") => PaceKind::Live,
            Some("days") => PaceKind::Days,
            _ => PaceKind::None,
        };
        let typed = |name: &str, usual: &str| field(name).unwrap_or(usual).chars().take(6).collect();
        form.bank = typed("bank", &form.bank);
        form.increment = typed("increment", &form.increment);
        form.days = typed("days", &form.days);
        // A box that is not ticked is not sent, so the form says besides that it was filled in.
        if field("filled").is_some() {
            form.listed = field("listed").is_some();
            form.brisk = field("brisk").is_some();
            form.asks_luck = field("luck").is_some();
        }
        form.pieces = field("pieces").unwrap_or_default().chars().take(20).collect();
        let from = field("from").and_then(|from| from.parse().ok());
        form.from = from.zip(field("at").and_then(|at| at.parse().ok()));
        form
    }

    /// The pace, if what was typed is one.
    pub fn pace(&self) -> Option<Pace> {
        match self.pace {
            PaceKind::None => Some(Pace::None),
            PaceKind::Days => format!("days {}", self.days.trim()).parse().ok(),
            PaceKind::Live => {
                let minutes: u32 = self.bank.trim().parse().ok()?;
                format!("live {}+{}", minutes.checked_mul(60)?, self.increment.trim()).parse().ok()
            }
        }
    }
}

/// The page; `offers` are the pieces to choose from, if there are more than one kind, the usual ones first; `wrong` is a
/// sentence that says what cannot be so.
pub fn page(words: &Words, visit: &Visit, form: &Form, offers: &[Offer], wrong: Option<&str>) -> Markup {
    let sheet = Sheet { title: words.say("new-title").into(), game: Some(form.game.clone()), ..Default::default() };
    let seats = catalog::find(&form.game).map(|boxed| boxed.seats()).unwrap_or(2..=4);
    let options = catalog::find(&form.game).map(|boxed| boxed.options()).unwrap_or_default();
    let body = html! {
        h1 { (words.say("new-title")) }
        (frame::notice("bad", wrong))
        form.new-table method="post" action="/new" {
            // Enter in a field presses the first button of a form: this one, not the one for another game.
            button.first-button tabindex="-1" aria-hidden="true" { (words.say("new-create")) }
            input type="hidden" name="filled" value="yes";
            input type="hidden" name="game" value=(form.game);
            input type="hidden" name="seats" value=(form.seats.len());

            (pick_game(words, form))
            fieldset.pick-seats {
                legend { (words.say("new-seats")) }
                @if form.from.is_none() { (pick_count(words, form, seats)) }
                ol.seats { @for (seat, choice) in form.seats.iter().enumerate() { (seat_field(words, seat, choice)) } }
            }
            @if !options.is_empty() && form.from.is_none() {
                fieldset.pick-options {
                    legend { (words.say("new-options")) }
                    @for option in options { (option_field(words, form, option)) }
                }
            }
            @if offers.len() > 1 && form.from.is_none() { (pieces_field(words, form, offers)) }
            (pace_field(words, form))
            fieldset.pick-rest {
                legend { (words.say("new-rest")) }
                (tick("listed", form.listed, &words.say("new-listed"), &words.say("new-listed-help")))
                (tick("brisk", form.brisk, &words.say("new-brisk"), &words.say("new-brisk-help")))
                (tick("luck", form.asks_luck, &words.say("new-luck"), &words.say("new-luck-help")))
            }
            p.send { button.primary { (words.say("new-create")) } }
        }
    };
    frame(words, visit, &sheet, body)
}

/// Which game; one that is played on is given.
fn pick_game(words: &Words, form: &Form) -> Markup {
    let name = games::name(words, &form.game);
    if let Some((table, at)) = form.from {
        return html! {
            input type="hidden" name="from" value=(table);
            input type="hidden" name="at" value=(at);
            p.lead { (words.say_with("new-from", &[("step", at.into()), ("game", name.into())])) }
        };
    }
    html! {
        fieldset.pick-game {
            legend { (words.say("new-game")) }
            div.cards { @for boxed in catalog::for_people() { (game_button(words, boxed.name(), &form.game)) } }
            a.rules href={ "/rules/" (form.game) } {
                (icons::book()) (words.say_with("rules-of", &[("game", name.into())]))
            }
        }
    }
}

fn pick_count(words: &Words, form: &Form, seats: RangeInclusive<u8>) -> Markup {
    html! {
        div.counts {
            @for count in seats {
                button formmethod="get" formnovalidate name="seats" value=(count)
                    aria-pressed=(if usize::from(count) == form.seats.len() { "true" } else { "false" }) {
                    (words.say_with("new-count", &[("count", count.into())]))
                }
            }
        }
    }
}

fn game_button(words: &Words, game: &str, chosen: &str) -> Markup {
    html! {
        button.game-button data-game=(game) formmethod="get" formnovalidate name="game" value=(game)
            aria-pressed=(if game == chosen { "true" } else { "false" }) {
            span.emblem { (icons::emblem(game)) }
            span.about {
                strong { (games::name(words, game)) }
                span { (games::tagline(words, game)) }
                (frame::facts(words, game))
            }
        }
    }
}

fn seat_field(words: &Words, seat: usize, choice: &SeatChoice) -> Markup {
    let field = format!("seat{}", seat + 1);
    let label = words.say_with("new-seat", &[("number", (seat + 1).into())]);
    let second = match choice {
        SeatChoice::Second(name) => name.as_str(),
        _ => "",
    };
    html! {
        li.seat-field {
            label for=(field) { (icons::shape(seat)) span { (label) } }
            select id=(field) name=(field) data-second={ "name" (seat + 1) } {
                option value="me" selected[*choice == SeatChoice::Me] { (words.say("seat-me")) }
                option value="second" selected[matches!(choice, SeatChoice::Second(_))] { (words.say("seat-second")) }
                option value="open" selected[*choice == SeatChoice::Open] { (words.say("seat-open")) }
                option value="link" selected[*choice == SeatChoice::Link] { (words.say("seat-link")) }
                @for level in LEVELS {
                    option value=(level) selected[matches!(choice, SeatChoice::Computer(chosen) if chosen == level)] {
                        (words.say_with("seat-computer", &[("level", games::level(words, level).into())]))
                    }
                }
            }
            input id={ "name" (seat + 1) } name={ "name" (seat + 1) } value=(second) maxlength="24" autocomplete="off"
                placeholder=(words.say("seat-second-name")) aria-label=(words.say("seat-second-name"));
        }
    }
}

fn option_field(words: &Words, form: &Form, option: &OptionSpec) -> Markup {
    let field = format!("option-{}", option.name);
    let name = games::option_name(words, &form.game, option.name);
    let help = games::option_help(words, &form.game, option.name);
    let chosen = form.options.iter().find(|(name, _)| name == option.name);
    let chosen = chosen.map_or(option.values[0], |(_, value)| value.as_str());
    if games::is_flag(option) {
        return tick_with(&field, "on", chosen == "on", &name, &help);
    }
    html! {
        div.option {
            label for=(field) { (name) }
            select id=(field) name=(field) aria-describedby={ (field) "-help" } {
                @for value in option.values {
                    option value=(value) selected[*value == chosen] {
                        (games::option_value(words, &form.game, option.name, value))
                    }
                }
            }
            p.help id={ (field) "-help" } { (help) }
        }
    }
}

fn pieces_field(words: &Words, form: &Form, offers: &[Offer]) -> Markup {
    html! {
        fieldset.pick-pieces {
            legend { (words.say("pieces")) }
            div.option {
                label for="pieces" { (words.say("pieces-with")) }
                select #pieces name="pieces" aria-describedby="pieces-help" {
                    @for offer in offers {
                        option value=(offer.word) selected[offer.word == form.pieces] { (offer.name) }
                    }
                }
                p.help #pieces-help { (words.say("pieces-with-help")) }
            }
        }
    }
}

fn pace_field(words: &Words, form: &Form) -> Markup {
    let radio = |kind: PaceKind, value: &str, label: &str| {
        html! {
            label.radio {
                input type="radio" name="pace" value=(value) checked[form.pace == kind];
                span { (label) }
            }
        }
    };
    let number = |name: &str, value: &str, least: u32, most: u32, label: &str| {
        html! {
            label.number {
                span { (label) }
                input type="number" name=(name) value=(value) min=(least) max=(most) inputmode="numeric";
            }
        }
    };
    html! {
        fieldset.pick-pace {
            legend { (words.say("new-pace")) }
            div.pace { (radio(PaceKind::None, "none", &words.say("pace-none"))) }
            div.pace {
                (radio(PaceKind::Live, "live", &words.say("new-pace-live")))
                (number("bank", &form.bank, 1, 1440, &words.say("new-bank")))
                (number("increment", &form.increment, 0, 3600, &words.say("new-increment")))
            }
            div.pace {
                (radio(PaceKind::Days, "days", &words.say("new-pace-days")))
                (number("days", &form.days, 1, 60, &words.say("new-days")))
            }
            p.help { (words.say("new-pace-help")) }
        }
    }
}

fn tick(field: &str, on: bool, name: &str, help: &str) -> Markup {
    tick_with(field, "yes", on, name, help)
}

fn tick_with(field: &str, value: &str, on: bool, name: &str, help: &str) -> Markup {
    html! {
        div.option {
            label.tick {
                input type="checkbox" name=(field) value=(value) checked[on] aria-describedby={ (field) "-help" };
                span { (name) }
            }
            p.help id={ (field) "-help" } { (help) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Form {
        let pair = |pair: &str| pair.split_once('=').map(|(name, value)| (name.into(), value.into())).unwrap();
        Form::from_pairs(&text.split('&').filter(|text| !text.is_empty()).map(pair).collect::<Vec<_>>())
    }

    #[test]
    fn what_is_missing_is_as_usual_and_what_does_not_exist_is_corrected() {
        assert_eq!(read(""), Form::new("noria", 2));
        assert_eq!(read("game=chess&seats=99"), Form::new("noria", 4));
        assert_eq!(read("game=pig&seats=-3&seat1=king&seat2=level9"), Form::new("noria", 2));
        assert_eq!(read("option-edition=third&option-nothing=on"), Form::new("noria", 2));
    }

    #[test]
    fn a_form_is_read_as_it_was_filled_in() {
        let form = read(
            "filled=yes&game=noria&seats=2&game=novgorod&seats=3&seat1=me&seat2=second&name2= Ben &seat3=level4\
             &option-pirate=back&option-special=on&pace=live&bank=10&increment=5&brisk=yes",
        );
        assert_eq!(form.game, "novgorod");
        let seats = [SeatChoice::Me, SeatChoice::Second("Ben".into()), SeatChoice::Computer("level4".into())];
        assert_eq!(form.seats, seats);
        let options = [("pirate", "back"), ("special", "on")].map(|(name, value)| (name.into(), value.into()));
        assert_eq!(form.options, options);
        assert_eq!(form.pace(), Some(Pace::Live { bank: 600, increment: 5 }));
        assert!(form.brisk && !form.listed);
    }

    #[test]
    fn paces_that_cannot_be_are_refused() {
        for (text, pace) in [
            ("pace=none&bank=x", Some(Pace::None)),
            ("pace=days&days=7", Some(Pace::Days(7))),
            ("pace=days&days=0", None),
            ("pace=live&bank=0", None),
            ("pace=live&bank=999999", None),
            ("pace=live&bank=5&increment=-1", None),
            ("pace=live&bank=5&increment=", None),
        ] {
            assert_eq!(read(text).pace(), pace, "{text}");
        }
    }
}
