//! What stands around every page: the head, the header with the reader's name, the footer. There is no style and no
//! script in the page itself; both come from `assets/`.

use crate::assets;
use crate::icons;
use boards::skin;
use maud::{DOCTYPE, Markup, html};
use store::PlayerId;
use words::{Language, Words};

/// Who looks at a page, and where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Visit {
    /// The player who is signed in.
    pub me: Option<Me>,
    /// The path of this page with its query, to come back to after the language was changed or somebody signed in.
    pub here: String,
    /// At how many tables it is this player's turn.
    pub waiting: u32,
}

/// A player who is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Me {
    /// The player.
    pub id: PlayerId,
    /// The player's name.
    pub name: String,
}

/// What differs from page to page in the frame.
#[derive(Clone, Default)]
pub(crate) struct Sheet {
    /// The title, without the name of the site.
    pub title: String,
    /// The game whose colours the page wears.
    pub game: Option<String>,
    /// A style that only this page needs.
    pub style: Option<&'static str>,
    /// A script that only this page needs.
    pub script: Option<&'static str>,
    /// Where the page hears what changes.
    pub stream: Option<String>,
    /// Whether the page needs all the width there is.
    pub wide: bool,
    /// Whether somebody else is to do something: a browser without script looks again after a while.
    pub waits: bool,
    /// Whether something is being made that the page waits for: every browser looks again soon.
    pub refreshes: bool,
    /// Whether nobody was asked who the reader is.
    pub anonymous: bool,
}

/// A whole page.
pub(crate) fn frame(words: &Words, visit: &Visit, sheet: &Sheet, body: Markup) -> Markup {
    let title = if sheet.title.is_empty() {
        words.say("site").into_owned()
    } else {
        format!("{} · {}", sheet.title, words.say("site"))
    };
    html! {
        (DOCTYPE)
        html lang=(words.language.code()) data-game=[sheet.game.as_deref()] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="same-origin";
                title { (title) }
                @if sheet.refreshes { meta http-equiv="refresh" content="3"; }
                @if sheet.waits { noscript { meta http-equiv="refresh" content="15"; } }
                link #icon rel="icon" type="image/svg+xml" href=(assets::link("favicon.svg"))
                    data-calm=(assets::link("favicon.svg")) data-turn=(assets::link("favicon-turn.svg"));
                link rel="stylesheet" href=(assets::link("page.css"));
                link rel="stylesheet" href=(assets::link("table.css"));
                @if let Some(skin) = sheet.game.as_deref().and_then(skin::of) {
                    link rel="stylesheet" href=(assets::link(&assets::style_of(skin)));
                }
                @if let Some(style) = sheet.style { link rel="stylesheet" href=(assets::link(style)); }
                @for module in assets::modules() { link rel="modulepreload" href=(assets::link(module)); }
                script src=(assets::link("theme.js")) {}
                script type="module" src=(assets::link("page.js")) {}
                @if let Some(script) = sheet.script { script type="module" src=(assets::link(script)) {} }
            }
            body.wide[sheet.wide] data-stream=[sheet.stream.as_deref()]
                data-lost=[sheet.stream.as_ref().map(|_| words.say("stream-lost"))]
                data-failed=(words.say("post-failed"))
                data-copied=(words.say("copied")) {
                a.skip href="#main" { (words.say("skip")) }
                (header(words, visit, sheet.anonymous))
                main #main tabindex="-1" { (body) }
                (footer(words))
                div #status role="status" aria-live="polite" {}
            }
        }
    }
}

fn header(words: &Words, visit: &Visit, anonymous: bool) -> Markup {
    html! {
        header.site {
            a.brand href="/" { (icons::mark()) span { (words.say("site")) } }
            nav aria-label=(words.say("nav")) {
                a href="/new" { (icons::plus()) span { (words.say("nav-new")) } }
                a href="/rules" { (icons::book()) span { (words.say("nav-rules")) } }
            }
            div.corner {
                @if visit.waiting > 0 {
                    a.waiting href="/" title=(words.say_with("nav-waiting", &[("count", visit.waiting.into())])) {
                        span aria-hidden="true" { (visit.waiting) }
                        span.unseen { (words.say_with("nav-waiting", &[("count", visit.waiting.into())])) }
                    }
                }
                button.quiet.icon.needs-script type="button" data-theme-switch
                    title=(words.say("theme")) aria-label=(words.say("theme")) { (icons::theme()) }
                (languages(words, visit))
                @match &visit.me {
                    Some(me) => a.me href="/me" title=(words.say("nav-me")) { (icons::person()) span { (me.name) } },
                    None if anonymous => {},
                    None => a.me href={ "/sign-in?next=" (query(&visit.here)) } {
                        (icons::person()) span { (words.say("nav-sign-in")) }
                    },
                }
            }
        }
    }
}

fn languages(words: &Words, visit: &Visit) -> Markup {
    html! {
        details.menu {
            summary.quiet.icon title=(words.say("language")) {
                span.code { (words.language.code()) } span.unseen { (words.say("language")) }
            }
            form.panel method="post" action="/language" {
                input type="hidden" name="back" value=(visit.here);
                @for language in Language::ALL {
                    button name="lang" value=(language.code()) lang=(language.code())
                        aria-current=[(language == words.language).then_some("true")] { (language.own_name()) }
                }
            }
        }
    }
}

fn footer(words: &Words) -> Markup {
    html! {
        footer.site {
            p { (words.say("footer")) }
            p { a href="/about" { (words.say("nav-about")) } " · " a href="/api/v1" { (words.say("nav-api")) } }
        }
    }
}

/// A line over a form or a page that something went wrong, or went well.
pub(crate) fn notice(kind: &'static str, sentence: Option<&str>) -> Markup {
    html! {
        @if let Some(sentence) = sentence {
            p.notice.(kind) role=(if kind == "bad" { "alert" } else { "status" }) { (sentence) }
        }
    }
}

/// How many play, how long and how heavy: the line under a game's name.
pub(crate) fn facts(words: &Words, game: &str) -> Markup {
    let seats = catalog::find(game).map(|boxed| boxed.seats()).ok();
    html! {
        span.facts {
            @if let Some(seats) = seats {
                @let range = [("least", (*seats.start()).into()), ("most", (*seats.end()).into())];
                span { (icons::people()) (words.say_with("game-players", &range)) }
            }
            @if let Some(about) = skin::of(game).map(|skin| skin.about) {
                span { (icons::hourglass()) (words.say_with("game-length", &[("minutes", about.minutes.into())])) }
                span.weight title=(words.say_with("game-weight", &[("weight", about.weight.into())])) {
                    span.unseen { (words.say_with("game-weight", &[("weight", about.weight.into())])) }
                    @for step in 1..=5 { i.full[step <= about.weight] aria-hidden="true" {} }
                }
            }
        }
    }
}

/// A text that may stand in the query of a link.
pub(crate) fn query(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queries_are_escaped() {
        assert_eq!(query("/table/0a?eyes=seat1&x=ä"), "%2Ftable%2F0a%3Feyes%3Dseat1%26x%3D%C3%A4");
    }
}
