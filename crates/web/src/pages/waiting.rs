//! The waiting room: who is there, how to bring in those who are missing. Its fragments have the ids of the table's, so
//! that the page becomes the table by itself when the last seat is taken.

use super::table::{ChatView, layout, sheet, side_chat, stream};
use crate::frame::{Sheet, Visit};
use crate::icons;
use crate::sitters::{self, Occupant};
use crate::text;
use boards::games;
use maud::{Markup, html};
use store::{Millis, Pace, PlayerId, TableId};
use words::Words;

/// What the page of a table shows before the game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitingRoom {
    /// The table.
    pub id: TableId,
    /// The word for the game.
    pub game: String,
    /// The options: name and value.
    pub options: Vec<(String, String)>,
    /// How much time players have.
    pub pace: Pace,
    /// Whether it stands in the list of open tables now.
    pub listed: bool,
    /// How long somebody is waited for without a clock.
    pub patience: Millis,
    /// The address of this table, to be passed on.
    pub address: String,
    /// The seats.
    pub seats: Vec<WaitingSeat>,
    /// Whether I opened the table.
    pub hosting: bool,
    /// Whether I sit here.
    pub seated: bool,
    /// The chat, the newest line last.
    pub chat: Vec<ChatView>,
    /// Whether I may say something.
    pub may_chat: bool,
    /// People whom I do not want to hear.
    pub muted: Vec<(PlayerId, String)>,
    /// What the pieces are called that it is played with, if they are not those of the program.
    pub pieces: Option<String>,
    /// Whether people type in what was rolled and drawn at a real table.
    pub asks_luck: bool,
}

/// A seat before the game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitingSeat {
    /// Who sits there.
    pub who: Occupant,
    /// Whether it is mine.
    pub mine: bool,
    /// The address of the invitation, for who may pass it on.
    pub invitation: Option<String>,
    /// Whether I may sit down there.
    pub may_join: bool,
    /// Whether the seat is kept for somebody who has not come yet.
    pub missing: bool,
    /// Whether I may let the computer sit there.
    pub may_seat_computer: bool,
    /// Whether I may remove who sits there.
    pub may_remove: bool,
}

/// The page.
pub fn page(words: &Words, visit: &Visit, model: &WaitingRoom) -> Markup {
    let body = html! {
        (table_fragment(words, model))
        (side_fragment(words, model))
    };
    let sheet = Sheet { stream: Some(stream(model.id, None)), waits: true, ..sheet(words, &model.game) };
    layout(words, visit, &sheet, body)
}

/// The seats and the invitations.
pub fn table_fragment(words: &Words, model: &WaitingRoom) -> Markup {
    let free = model.seats.iter().filter(|seat| seat.who.is_free() || seat.missing).count();
    html! {
        div #table data-version="0" data-turn="other" {
            div.stage-column.waiting-room {
                header.room-head {
                    div.emblem { (icons::emblem(&model.game)) }
                    div {
                        h1 { (games::name(words, &model.game)) }
                        p.lead { (words.say_with("waiting-for", &[("count", free.into())])) }
                    }
                }
                ol.waiting-seats {
                    @for (seat, view) in model.seats.iter().enumerate() { (seat_card(words, model, seat, view)) }
                }
                @if model.seats.iter().any(|seat| seat.who == Occupant::Open) {
                    @let says = words.say(if model.listed { "waiting-share-listed" } else { "waiting-share" });
                    (share("address", &says, &model.address, words))
                    @if model.hosting && !model.listed {
                        form.relist method="post" action={ "/table/" (model.id) "/list" } data-live {
                            button.small { (words.say("waiting-list")) }
                        }
                    }
                }
                (rules(words, model))
                @if model.seated {
                    form.leave method="post" action={ "/table/" (model.id) "/leave" } {
                        button.quiet { (words.say(if model.hosting { "waiting-close" } else { "waiting-leave" })) }
                    }
                }
            }
        }
    }
}

/// The chat.
pub fn side_fragment(words: &Words, model: &WaitingRoom) -> Markup {
    html! {
        div #side.waiting {
            (side_chat(words, &format!("/table/{}/", model.id), &model.chat, model.may_chat, &model.muted))
        }
    }
}

fn seat_card(words: &Words, model: &WaitingRoom, seat: usize, view: &WaitingSeat) -> Markup {
    let hidden = html! { input type="hidden" name="seat" value={ "seat" (seat + 1) }; };
    html! {
        li.waiting-seat.free[view.who.is_free()] id={ "seat" (seat + 1) } {
            div.line {
                (sitters::tag(words, seat, &view.who))
                @if view.mine { span.you { (words.say("seat-you")) } }
                @if view.missing { span.missing { (words.say("waiting-missing")) } }
                @if view.may_join {
                    form method="post" action={ "/table/" (model.id) "/join" } {
                        (hidden) button.primary { (words.say("waiting-join")) }
                    }
                }
                @if view.may_remove {
                    form method="post" action={ "/table/" (model.id) "/remove" } data-live {
                        (hidden) button.small { (words.say("waiting-remove")) }
                    }
                }
            }
            @if view.may_seat_computer {
                form.seat-computer method="post" action={ "/table/" (model.id) "/computer" } data-live {
                    (hidden)
                    @let says = words.say("waiting-computer");
                    select name="level" aria-label=(says) {
                        @for level in games::LEVELS {
                            option value=(level) selected[level == "level2"] { (games::level(words, level)) }
                        }
                    }
                    button.small { (icons::computer()) (says) }
                }
            }
            @if let Some(invitation) = &view.invitation {
                (share(&format!("invitation{}", seat + 1), &words.say("waiting-invite"), invitation, words))
            }
        }
    }
}

/// A link to pass on, with a button that copies it.
pub(crate) fn share(id: &str, label: &str, link: &str, words: &Words) -> Markup {
    html! {
        div.share {
            label for=(id) { (label) }
            div.copy {
                input id=(id) type="text" readonly value=(link);
                button.needs-script type="button" data-copy=(id) { (icons::copy()) span { (words.say("copy")) } }
            }
        }
    }
}

fn rules(words: &Words, model: &WaitingRoom) -> Markup {
    let people = model.seats.iter().filter(|seat| !matches!(seat.who, Occupant::Computer { .. })).count();
    html! {
        dl.rules {
            @for (option, value) in &model.options {
                dt { (games::option_name(words, &model.game, option)) }
                dd { (games::option_value(words, &model.game, option, value)) }
            }
            @if let Some(pieces) = &model.pieces {
                dt { (words.say("pieces")) }
                dd { a href={ "/table/" (model.id) "/pieces" } { (pieces) } }
            }
            @if model.asks_luck {
                dt { (words.say("luck-mark")) }
                dd { (words.say("luck-mark-help")) }
            }
            dt { (words.say("new-pace")) }
            dd { (text::pace(words, model.pace)) }
            dt { (words.say("fair-away")) }
            dd {
                @match model.pace {
                    Pace::None => (words.say_with("fair-away-patience", &[("time", text::clock(words, model.patience).into())])),
                    _ => (words.say("fair-away-clock")),
                }
            }
            @if people > 1 {
                dt { (words.say("undo")) }
                dd { (words.say("fair-undo")) }
                dt { (words.say("fair-hints")) }
                dd { (words.say("fair-hints-off")) }
            }
        }
    }
}
