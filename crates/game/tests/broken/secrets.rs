//! Faults that give away a secret, in the order of the laws they break, from law 7 on.

use super::{Fault, Memory, fault};
use game::examples::kuhn::{self, Card, Hand, Kuhn, Phase};
use game::{Game, Hidden, Rng, Seat, Viewer};

const FIRST: Seat = Seat::ALL[0];
const SECOND: Seat = Seat::ALL[1];

/// The card of a seat, which only that seat sees.
fn card(kuhn: &Kuhn, seat: Seat) -> Hand {
    kuhn.view(Viewer::Seat(seat)).hands[seat]
}

fn phase(kuhn: &Kuhn) -> Phase {
    kuhn.view(Viewer::Spectator).phase
}

fault!(NoBetAgainstAKing, Kuhn, {
    fn choices(kuhn: &Kuhn, seat: Seat, out: &mut Vec<kuhn::Action>) {
        kuhn.choices(seat, out);
        let afraid = seat == FIRST && card(kuhn, SECOND) == Hand::Face(Card::King);
        out.retain(|&action| !(afraid && action == kuhn::Action::Bet));
    }
});

/// Whoever holds the jack may neither bet nor call.
fn jacks_are_timid(kuhn: &Kuhn, seat: Seat, out: &mut Vec<kuhn::Action>) {
    kuhn.choices(seat, out);
    out.truncate(if card(kuhn, seat) == Hand::Face(Card::Jack) { 1 } else { 2 });
}

fault!(JacksAreTimid, Kuhn, {
    fn choices(kuhn: &Kuhn, seat: Seat, out: &mut Vec<kuhn::Action>) {
        jacks_are_timid(kuhn, seat, out);
    }
});

fault!(JacksAreTimidAndSecret, Kuhn, {
    fn choices(kuhn: &Kuhn, seat: Seat, out: &mut Vec<kuhn::Action>) {
        jacks_are_timid(kuhn, seat, out);
    }
    fn is_open(kuhn: &Kuhn, seat: Seat) -> bool {
        card(kuhn, seat) != Hand::Face(Card::Jack)
    }
});

fault!(OpenAgainstAKing, Kuhn, {
    fn is_open(kuhn: &Kuhn, seat: Seat) -> bool {
        card(kuhn, seat.next(2)) == Hand::Face(Card::King)
    }
});

fault!(LosesTrackOfTheTimid, Kuhn, {
    fn choices(kuhn: &Kuhn, seat: Seat, out: &mut Vec<kuhn::Action>) {
        jacks_are_timid(kuhn, seat, out);
    }
    fn is_open(_: &Kuhn, _: Seat) -> bool {
        false
    }
    fn shows(_: &kuhn::Event) -> bool {
        true
    }
    fn audit(kuhn: &Kuhn) -> Result<(), String> {
        if phase(kuhn) == Phase::Opening(SECOND) { Err("who checked?".into()) } else { kuhn.audit() }
    }
});

fault!(ForgetsTheOwnCard, Kuhn, {
    fn imagine(kuhn: &Kuhn, _: Seat, rng: &mut Rng) -> Kuhn {
        kuhn.imagine(FIRST, rng)
    }
});

fault!(AsksWhatIsLeft, Kuhn, {
    fn conceivable(kuhn: &Kuhn, _: Viewer, out: &mut Vec<kuhn::Action>) {
        let mut outcomes = Vec::new();
        kuhn.outcomes(&mut outcomes);
        out.extend(outcomes.into_iter().map(|(action, _)| action));
    }
});

fault!(AsksOnlyForTheKing, Kuhn, {
    fn conceivable(_: &Kuhn, _: Viewer, out: &mut Vec<kuhn::Action>) {
        out.push(kuhn::Action::Deal(Card::King));
    }
});

fault!(SeesTheOther, Kuhn, {
    fn view(kuhn: &Kuhn, viewer: Viewer) -> kuhn::View {
        let mut view = kuhn.view(viewer);
        if viewer == Viewer::Seat(SECOND) {
            view.hands[FIRST] = card(kuhn, FIRST);
        }
        view
    }
});

fault!(WarnsOfAKing, Kuhn, {
    fn warning(kuhn: &Kuhn, _: Seat, choice: kuhn::Action) -> bool {
        choice == kuhn::Action::Bet && card(kuhn, SECOND) == Hand::Face(Card::King)
    }
});

fault!(TellsTheOther, Kuhn, {
    fn note(event: &kuhn::Event, viewer: Viewer) -> Option<kuhn::Note> {
        match (event, viewer) {
            (&kuhn::Event::Dealt(seat, card), Viewer::Seat(_)) => Some(kuhn::Note::Dealt(seat, Some(card))),
            _ => Kuhn::note(event, viewer),
        }
    }
});

fault!(TellsWhatItHides, Kuhn, {
    fn view(kuhn: &Kuhn, viewer: Viewer) -> kuhn::View {
        let mut view = kuhn.view(viewer);
        if view.phase == Phase::Facing(SECOND) && viewer != Viewer::Seat(SECOND) {
            view.phase = Phase::Opening(SECOND);
        }
        view
    }
});

/// Both cards, when somebody folds and nothing should be shown.
fn cards_at_a_fold(kuhn: &Kuhn, action: kuhn::Action) -> Vec<kuhn::Event> {
    match (action, card(kuhn, FIRST), card(kuhn, SECOND)) {
        (kuhn::Action::Fold, Hand::Face(first), Hand::Face(second)) => vec![kuhn::Event::Shown(first, second)],
        _ => Vec::new(),
    }
}

fault!(TellsAtAFold, Kuhn, {
    fn aside(kuhn: &Kuhn, action: kuhn::Action, _: &mut Memory) -> Vec<kuhn::Event> {
        cards_at_a_fold(kuhn, action)
    }
});

fault!(ShowsTheGallery, Kuhn, {
    fn view(kuhn: &Kuhn, viewer: Viewer) -> kuhn::View {
        kuhn.view(if viewer == Viewer::Spectator { Viewer::Seat(SECOND) } else { viewer })
    }
});

fault!(TellsTheGallery, Kuhn, {
    fn note(event: &kuhn::Event, viewer: Viewer) -> Option<kuhn::Note> {
        match (event, viewer) {
            (&kuhn::Event::Dealt(seat, card), Viewer::Spectator) => Some(kuhn::Note::Dealt(seat, Some(card))),
            _ => Kuhn::note(event, viewer),
        }
    }
});

fault!(TellsTheGalleryAtAFold, Kuhn, {
    fn aside(kuhn: &Kuhn, action: kuhn::Action, _: &mut Memory) -> Vec<kuhn::Event> {
        cards_at_a_fold(kuhn, action)
    }
    fn note(event: &kuhn::Event, viewer: Viewer) -> Option<kuhn::Note> {
        match (event, viewer) {
            (kuhn::Event::Shown(..), Viewer::Seat(seat)) => Some(kuhn::Note::Called(seat)),
            _ => Kuhn::note(event, viewer),
        }
    }
});

fault!(ShowsWithoutSaying, Kuhn, {
    fn shows(_: &kuhn::Event) -> bool {
        false
    }
});

fault!(OnlyAKingMayBet, Kuhn, {
    fn choices(kuhn: &Kuhn, seat: Seat, out: &mut Vec<kuhn::Action>) {
        kuhn.choices(seat, out);
        let poor = seat == SECOND && card(kuhn, SECOND) != Hand::Face(Card::King);
        out.retain(|&action| !(poor && action == kuhn::Action::Bet));
    }
    fn is_open(_: &Kuhn, _: Seat) -> bool {
        false
    }
});
