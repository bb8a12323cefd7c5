//! An invitation to one seat.

use crate::frame::{self, Sheet, Visit, frame};
use crate::icons;
use crate::sitters::{self, Occupant};
use crate::text;
use boards::games;
use maud::{Markup, html};
use store::Pace;
use words::Words;

/// What the page of an invitation shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The token of the link.
    pub token: String,
    /// The word for the game.
    pub game: String,
    /// Who invites.
    pub host: String,
    /// Who sits at the table.
    pub seats: Vec<Occupant>,
    /// The seat that is offered, counted from 0.
    pub seat: usize,
    /// How much time players have.
    pub pace: Pace,
    /// What the set of pieces is called that is played with, if it is one.
    pub pieces: Option<String>,
    /// Whether people type in what was rolled and drawn at a real table.
    pub asks_luck: bool,
    /// The name, as it was typed before; it is asked only of those who are not signed in.
    pub name: String,
    /// What went wrong.
    pub wrong: Option<String>,
}

/// The page.
pub fn page(words: &Words, visit: &Visit, model: &Invitation) -> Markup {
    let game = games::name(words, &model.game);
    let sheet = Sheet { title: game.clone(), game: Some(model.game.clone()), ..Default::default() };
    let body = html! {
        form.card.alone.invitation method="post" action={ "/join/" (model.token) } {
            div.emblem { (icons::emblem(&model.game)) }
            h1 { (words.say_with("join-title", &[("host", model.host.as_str().into()), ("game", game.into())])) }
            p { (games::tagline(words, &model.game)) }
            (frame::facts(words, &model.game))
            ol.join-seats {
                @for (seat, who) in model.seats.iter().enumerate() {
                    li.offered[seat == model.seat] {
                        @if seat == model.seat {
                            span.tag { (icons::shape(seat)) span.who { (words.say("join-your-seat")) } }
                        } @else { (sitters::tag(words, seat, who)) }
                    }
                }
            }
            @if let Some(pieces) = &model.pieces { p.help { (words.detailed(&words.say("pieces"), pieces)) } }
            @if model.asks_luck { p.help { (words.say("luck-mark-help")) } }
            p.help { (text::pace(words, model.pace)) }
            (frame::notice("bad", model.wrong.as_deref()))
            @match &visit.me {
                Some(me) => p { (words.say_with("join-as", &[("name", me.name.as_str().into())])) },
                None => {
                    label for="name" { (words.say("name")) }
                    input #name name="name" value=(model.name) required maxlength="24" autocomplete="nickname" autofocus;
                }
            }
            button.primary { (words.say("waiting-join")) }
        }
    };
    frame(words, visit, &sheet, body)
}
