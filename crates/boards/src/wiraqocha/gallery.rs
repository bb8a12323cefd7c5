//! All cards, for owners who compare them with their own. All tiles are in the picture of the valley.

use super::pictures::with_painter;
use crate::Picture;
use maud::html;
use wiraqocha::Tables;
use wiraqocha::pieces::Card;
use wiraqocha::view::CardView;
use words::Words;

pub(super) fn gallery(words: &Words, printed: &'static Tables) -> Vec<Picture> {
    let cards = Card::ALL.map(|card| CardView { card, table: printed.card[card] });
    with_painter(words, printed, |painter| {
        let drawing = html! { div.w-gallery { @for it in &cards { (painter.paper(it)) } } };
        vec![
            painter.valley(),
            Picture { rule: "W-5.10", caption: words.say("wiraqocha-gallery-cards").into(), drawing },
        ]
    })
}
