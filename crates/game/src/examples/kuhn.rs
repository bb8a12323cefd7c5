//! Kuhn poker: the smallest game with secrets, and one whose tree can be counted by hand.
//!
//! Two seats put in one chip each and get one card each of jack, queen and king. Seat 1 may check or bet a chip; after
//! a check seat 2 may check or bet. Who faces a bet folds or calls. After a fold the other takes the pot and nobody
//! shows; otherwise both show, and the higher card takes it.

use crate::encode::{Encode, Sheet};
use crate::{
    Actor, BadSetup, Game, Hidden, OptionSpec, Per, PerSeat, Reasons, Rng, Scores, Seat, SeatSet, Setup, Sink,
    Strategy, Turn, Viewer, words,
};
use std::ops::RangeInclusive;

words! {
    /// A card, the lowest first.
    pub enum Card { Jack = "jack", Queen = "queen", King = "king" }
}

/// One thing for each of the two.
type Both<T> = Per<Seat, T, 2>;

/// The seat that gets the first card and acts first.
const FIRST: Seat = Seat::ALL[0];

fn other(seat: Seat) -> Seat {
    seat.next(2)
}

/// A position of Kuhn poker. What was not dealt needs no place: it is what nobody holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kuhn {
    phase: Phase,
    hands: Both<Option<Card>>,
}

crate::bytes! { Kuhn { phase, hands } }

/// What is pending, all of it open to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// This seat gets its card.
    Dealing(Seat),
    /// Nobody has bet; this seat checks or bets.
    Opening(Seat),
    /// The other has bet; this seat folds or calls.
    Facing(Seat),
    /// This seat has folded.
    Folded(Seat),
    /// Both have shown, with so many chips in from each.
    Shown(u8),
}

crate::bytes! {
    enum Phase { 0 => Dealing(seat), 1 => Opening(seat), 2 => Facing(seat), 3 => Folded(seat), 4 => Shown(chips) }
}

/// A choice, or the card that is dealt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Action {
    /// `check`
    Check,
    /// `bet`
    Bet,
    /// `fold`
    Fold,
    /// `call`
    Call,
    /// `deal queen`
    Deal(Card),
}

/// What happened. `Dealt` is how much of a dealt card is told: in full truth the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "json",
    derive(serde::Serialize, schemars::JsonSchema),
    serde(rename_all = "kebab-case"),
    schemars(rename = "Note")
)]
pub enum Event<Dealt = Card> {
    /// A seat got this card.
    Dealt(Seat, Dealt),
    /// A seat did not bet.
    Checked(Seat),
    /// A seat bet a chip.
    Bet(Seat),
    /// A seat gave up.
    Folded(Seat),
    /// A seat answered the bet.
    Called(Seat),
    /// Both cards were turned up, seat 1's first.
    Shown(Card, Card),
    /// A seat took the pot with so many chips of the other's.
    Won(Seat, u8),
}

crate::notation! {
    Action {
        "check" => Check,
        "bet" => Bet,
        "fold" => Fold,
        "call" => Call,
        "deal" => Deal(card),
    }
}

crate::numbered! { Action { Check, Bet, Fold, Call, Deal(card: Card) } }

impl Encode for Kuhn {
    fn encode(&self, seat: Seat, sheet: &mut impl Sheet) {
        let mine = |who: Seat| who == seat;
        sheet.flag("dealing", matches!(self.phase, Phase::Dealing(_)));
        sheet.flag("I open", matches!(self.phase, Phase::Opening(who) if mine(who)));
        sheet.flag("the other opens", matches!(self.phase, Phase::Opening(who) if !mine(who)));
        sheet.flag("I face a bet", matches!(self.phase, Phase::Facing(who) if mine(who)));
        sheet.flag("the other faces a bet", matches!(self.phase, Phase::Facing(who) if !mine(who)));
        sheet.flag("I folded", matches!(self.phase, Phase::Folded(who) if mine(who)));
        sheet.flag("the other folded", matches!(self.phase, Phase::Folded(who) if !mine(who)));
        sheet.level::<2>("chips shown for", if let Phase::Shown(chips) = self.phase { chips } else { 0 });
        sheet.flag("I begin", mine(FIRST));
        sheet.one_of("my card", self.hands[seat]);
        let shown = matches!(self.phase, Phase::Shown(_));
        sheet.one_of("the other's card", self.hands[other(seat)].filter(|_| shown));
        sheet.flag("the other has a card", self.hands[other(seat)].is_some());
    }
}

impl Game for Kuhn {
    const NAME: &'static str = "kuhn";
    const REVISIONS: &'static [crate::Revision] = crate::revision::FIRST;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] = &[];
    /// Two cards, check, bet, and the answer.
    const LONGEST: u32 = 5;

    type Data = ();
    type Action = Action;
    type Event = Event;

    fn start(_: &Setup, _: &'static ()) -> Result<Kuhn, BadSetup> {
        Ok(Kuhn { phase: Phase::Dealing(FIRST), hands: Both::all(None) })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Dealing(_) => Turn::Chance,
            Phase::Opening(seat) | Phase::Facing(seat) => Turn::Seats(SeatSet::only(seat)),
            Phase::Folded(_) | Phase::Shown(_) => Turn::Over,
        }
    }

    /// The same whatever the cards, so that the lists are open to everybody.
    fn choices(&self, _: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Opening(_) => out.extend([Action::Check, Action::Bet]),
            Phase::Facing(_) => out.extend([Action::Fold, Action::Call]),
            Phase::Dealing(_) | Phase::Folded(_) | Phase::Shown(_) => {}
        }
    }

    fn outcomes(&self, out: &mut Vec<(Action, u32)>) {
        out.extend(self.deck().map(|card| (Action::Deal(card), 1)));
    }

    fn apply(&mut self, _: Actor, action: Action, sink: &mut impl Sink<Event>) {
        match (self.phase, action) {
            (Phase::Dealing(seat), Action::Deal(card)) => {
                self.hands[seat] = Some(card);
                self.phase = if seat == FIRST { Phase::Dealing(other(seat)) } else { Phase::Opening(FIRST) };
                sink.emit(Event::Dealt(seat, card));
            }
            (Phase::Opening(seat), Action::Check) => {
                sink.emit(Event::Checked(seat));
                if seat == FIRST {
                    self.phase = Phase::Opening(other(seat));
                } else {
                    self.show(1, sink);
                }
            }
            (Phase::Opening(seat), Action::Bet) => {
                self.phase = Phase::Facing(other(seat));
                sink.emit(Event::Bet(seat));
            }
            (Phase::Facing(seat), Action::Fold) => {
                self.phase = Phase::Folded(seat);
                sink.emit(Event::Folded(seat));
                sink.emit(Event::Won(other(seat), 1));
            }
            (Phase::Facing(seat), Action::Call) => {
                sink.emit(Event::Called(seat));
                self.show(2, sink);
            }
            (phase, action) => unreachable!("{action} in {phase:?}"),
        }
    }

    /// Chips won, or put in and not yet won back.
    fn scores(&self) -> Scores {
        let mut points = PerSeat::all(0);
        let mut set = |seat: Seat, mine: i32, theirs: i32| {
            points[seat] = mine;
            points[other(seat)] = theirs;
        };
        match self.phase {
            Phase::Dealing(_) | Phase::Opening(_) => set(FIRST, -1, -1),
            Phase::Facing(seat) => set(seat, -1, -2),
            Phase::Folded(seat) => set(seat, -1, 1),
            Phase::Shown(stake) => set(self.winner(), i32::from(stake), -i32::from(stake)),
        }
        Scores::ranked(2, points, |seat| points[seat])
    }

    fn audit(&self) -> Result<(), String> {
        let [first, second] = *self.hands.entries();
        let dealt = (first.is_some(), second.is_some());
        let due = match self.phase {
            Phase::Dealing(seat) => (seat != FIRST, false),
            Phase::Opening(_) | Phase::Facing(_) | Phase::Folded(_) | Phase::Shown(_) => (true, true),
        };
        if dealt != due {
            return Err(format!("cards are dealt {dealt:?}, not {due:?}, in {:?}", self.phase));
        }
        if first.is_some() && first == second {
            return Err("both hold the same card".into());
        }
        Ok(())
    }

    fn shows(event: &Event) -> bool {
        match event {
            Event::Shown(..) => true,
            Event::Dealt(..) | Event::Checked(_) | Event::Bet(_) | Event::Folded(_) | Event::Called(_) => false,
            Event::Won(..) => false,
        }
    }
}

impl Kuhn {
    /// The cards nobody holds.
    fn deck(&self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(|&card| !self.hands.entries().contains(&Some(card)))
    }

    /// Both turn up their cards, with so many chips in from each.
    fn show(&mut self, stake: u8, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Shown(stake);
        if let [Some(first), Some(second)] = *self.hands.entries() {
            sink.emit(Event::Shown(first, second));
        }
        sink.emit(Event::Won(self.winner(), stake));
    }

    /// Who holds the higher card.
    fn winner(&self) -> Seat {
        if self.hands[FIRST] > self.hands[other(FIRST)] { FIRST } else { other(FIRST) }
    }
}

/// What one viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub struct View {
    /// What is pending.
    pub phase: Phase,
    /// What lies in front of each.
    pub hands: Both<Hand>,
}

/// What lies in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Hand {
    /// No card yet.
    Empty,
    /// A card's back.
    Back,
    /// A card the viewer may see.
    Face(Card),
}

/// What one viewer is told: which card was dealt, only the seat that got it.
pub type Note = Event<Option<Card>>;

impl Hidden for Kuhn {
    type View = View;
    type Note = Note;
    type Hint = ();

    fn view(&self, viewer: Viewer) -> View {
        let mut hands = Both::all(Hand::Empty);
        for seat in Seat::first(2) {
            let open = viewer == Viewer::Seat(seat) || matches!(self.phase, Phase::Shown(_));
            hands[seat] = match self.hands[seat] {
                None => Hand::Empty,
                Some(card) if open => Hand::Face(card),
                Some(_) => Hand::Back,
            };
        }
        View { phase: self.phase, hands }
    }

    fn note(event: &Event, viewer: Viewer) -> Option<Note> {
        Some(match *event {
            Event::Dealt(seat, card) => Note::Dealt(seat, (viewer == Viewer::Seat(seat)).then_some(card)),
            Event::Checked(seat) => Note::Checked(seat),
            Event::Bet(seat) => Note::Bet(seat),
            Event::Folded(seat) => Note::Folded(seat),
            Event::Called(seat) => Note::Called(seat),
            Event::Shown(first, second) => Note::Shown(first, second),
            Event::Won(seat, chips) => Note::Won(seat, chips),
        })
    }

    fn hint(&self, _: Seat, _: Action) {}

    fn dealt_to(&self) -> Option<Seat> {
        if let Phase::Dealing(seat) = self.phase { Some(seat) } else { None }
    }

    /// Any card that the viewer does not hold.
    fn conceivable(&self, viewer: Viewer, out: &mut Vec<Action>) {
        let held = |card: &Card| matches!(viewer, Viewer::Seat(seat) if self.hands[seat] == Some(*card));
        out.extend(Card::ALL.into_iter().filter(|card| !held(card)).map(Action::Deal));
    }

    /// The other's card is any that `seat` does not hold, unless it was shown.
    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Kuhn {
        let theirs = other(seat);
        if matches!(self.phase, Phase::Shown(_)) || self.hands[theirs].is_none() {
            return *self;
        }
        let mut world = *self;
        world.hands[theirs] = None;
        let unseen: Vec<Card> = world.deck().collect();
        world.hands[theirs] = Some(*rng.pick(&unseen));
        world
    }
}

/// Why something cannot be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "json", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// The other is to move, or nobody.
    NotYourTurn,
    /// There is no bet to be called, or one that has to be answered first.
    NotNow,
}

impl Reasons for Kuhn {
    type Reason = Reason;

    fn wishes(&self, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Check, Action::Bet, Action::Fold, Action::Call]);
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Reason> {
        if self.turn() != Turn::Seats(SeatSet::only(seat)) {
            return Some(Reason::NotYourTurn);
        }
        let mut choices = Vec::new();
        self.choices(seat, &mut choices);
        (!choices.contains(&action)).then_some(Reason::NotNow)
    }
}

/// By points, and with equal zest.
impl Strategy for Kuhn {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_done_has_a_reason() {
        let tried = crate::reasons::assert_reasons::<Kuhn>(500);
        assert!(tried.offered > 100, "{tried:?}");
    }

    /// Plays `steps`; gives the position and what `viewer` was told on the way.
    fn play(steps: &[&str], viewer: Viewer) -> (Kuhn, Vec<Note>) {
        let mut kuhn = Kuhn::start(&Setup::new::<Kuhn>(2, &[]).unwrap(), &()).unwrap();
        let mut log = Vec::new();
        for step in steps {
            let actor = if let Turn::Seats(seats) = kuhn.turn() { Actor::Seat(seats.lowest()) } else { Actor::Chance };
            kuhn.apply(actor, step.parse().unwrap(), &mut log);
        }
        (kuhn, crate::notes::<Kuhn>(&log, viewer))
    }

    #[test]
    fn the_chips_go_where_they_should() {
        for (steps, chips) in [
            ("", [-1, -1]),
            ("bet", [-2, -1]),
            ("bet fold", [1, -1]),
            ("bet call", [-2, 2]),
            ("check check", [-1, 1]),
            ("check bet", [-1, -2]),
            ("check bet fold", [-1, 1]),
            ("check bet call", [-2, 2]),
        ] {
            let line: Vec<&str> = ["deal queen", "deal king"].into_iter().chain(steps.split_whitespace()).collect();
            let scores = play(&line, Viewer::Spectator).0.scores();
            assert_eq!(scores.points, PerSeat::new([chips[0], chips[1], 0, 0]), "{steps}");
        }
        let (jack_loses, _) = play(&["deal king", "deal jack", "bet", "call"], Viewer::Spectator);
        assert_eq!(jack_loses.scores().points, PerSeat::new([2, -2, 0, 0]));
        assert_eq!(jack_loses.scores().winners(), SeatSet::only(FIRST));
    }

    #[test]
    fn everyone_sees_the_own_card_and_what_is_shown() {
        let (second, queen, king) = (other(FIRST), Card::Queen, Card::King);
        let line = ["deal queen", "deal king", "bet"];
        for (viewer, sees) in [
            (Viewer::Seat(FIRST), [Some(queen), None]),
            (Viewer::Seat(second), [None, Some(king)]),
            (Viewer::Spectator, [None, None]),
        ] {
            let hands = Both::new(sees.map(|card| card.map_or(Hand::Back, Hand::Face)));
            let told = [Note::Dealt(FIRST, sees[0]), Note::Dealt(second, sees[1]), Note::Bet(FIRST)];
            let (folded, log) = play(&[&line[..], &["fold"]].concat(), viewer);
            assert_eq!(folded.view(viewer), View { phase: Phase::Folded(second), hands });
            assert_eq!(log, [&told[..], &[Note::Folded(second), Note::Won(FIRST, 1)]].concat());

            let (shown, log) = play(&[&line[..], &["call"]].concat(), viewer);
            let hands = Both::new([Hand::Face(queen), Hand::Face(king)]);
            assert_eq!(shown.view(viewer), View { phase: Phase::Shown(2), hands });
            let end = [Note::Called(second), Note::Shown(queen, king), Note::Won(second, 2)];
            assert_eq!(log, [&told[..], &end].concat());
        }
    }

    #[test]
    fn a_seat_imagines_both_cards_the_other_may_have() {
        let (kuhn, _) = play(&["deal queen", "deal king"], Viewer::Spectator);
        let mut rng = Rng::new(1);
        let mut seen = [0; 3];
        for _ in 0..1000 {
            let world = kuhn.imagine(FIRST, &mut rng);
            assert_eq!(world.hands[FIRST], Some(Card::Queen));
            seen[world.hands[other(FIRST)].unwrap() as usize] += 1;
        }
        assert_eq!(seen[Card::Queen as usize], 0);
        assert!((430..570).contains(&seen[Card::Jack as usize]), "{seen:?}");
    }
}
