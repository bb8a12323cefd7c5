//! What a computer player knows about a game beyond its rules: how well everybody stands, and what sensible players
//! tend to do.

use crate::{Game, Hidden, PerSeat, Seat};

/// A game that computer players can be good at. Without any knowledge they still play: by points, and with equal zest.
pub trait Strategy: Hidden {
    /// A lead of so much in [`Strategy::prospects`] makes the odds of winning about e to 1.
    const LEAD: f32 = 10.0;
    /// A search judges positions at the end of its own turn, so many turns ahead; measured, not reasoned.
    const HORIZON: u32 = 1;
    /// How curious a search is about what it has tried little; measured too.
    const CURIOSITY: f32 = 0.2;
    /// Behind the tree of a search everybody plays the best of so many ways; measured too.
    const WAYS: u32 = 8;
    /// Whatever [`Strategy::ending`] can say.
    const ENDINGS: &'static [&'static str] = &["finished"];

    /// How far each seat has come, on one scale for all: what it has, and what that will bring until the end. Asked
    /// between turns; in the middle of one it may be rough. It may look at everything in the position, because a bot
    /// only ever sees positions that it has imagined.
    fn prospects(&self) -> PerSeat<f32> {
        let points = self.scores().points;
        let mut prospects = PerSeat::all(0.0);
        Seat::first(self.seats()).for_each(|seat| prospects[seat] = points[seat] as f32);
        prospects
    }

    /// How readily a sensible player does this now: a weight, 0 for what is only done when there is nothing else.
    fn inclination(&self, _seat: Seat, _action: Self::Action) -> u32 {
        1
    }

    /// Drops choices of `seat` that only repeat in another order what others in the list lead to, so that nobody thinks
    /// about one plan several times. Something must be left, and no outcome may be lost.
    fn keep_one_order(&self, _seat: Seat, _choices: &mut Vec<Self::Action>) {}

    /// What `viewer` sees of a step that is about to be done: the step itself, or one that stands for all that look the
    /// same to it.
    fn as_seen(&self, _viewer: Seat, action: Self::Action) -> Self::Action {
        action
    }

    /// Where a seat's points come from, or what else is worth counting when a game is over: names and amounts, always
    /// the same names.
    fn tally(&self, seat: Seat) -> Vec<(&'static str, f64)> {
        vec![("points", f64::from(self.scores().points[seat]))]
    }

    /// What a choice is counted as in a study: its notation or, where that names a place only, the verb and what lies
    /// there.
    fn counted_as(&self, _seat: Seat, choice: Self::Action) -> String {
        choice.to_string()
    }

    /// Who began, once that is decided.
    fn start_player(&self) -> Seat {
        Seat::ALL[0]
    }

    /// Rounds that have begun.
    fn rounds(&self) -> u32 {
        0
    }

    /// How a game ended, in a word or two: one of [`Strategy::ENDINGS`].
    fn ending(&self) -> &'static str {
        Self::ENDINGS[0]
    }
}

/// What each seat may expect of a position, from 0 to 1, all together 1: shares of a victory when the game is over, and
/// before that by [`Strategy::prospects`].
pub fn expectations<G: Strategy>(position: &G) -> PerSeat<f32> {
    let prospects = position.prospects();
    let seats = || Seat::first(position.seats());
    let best = seats().map(|seat| prospects[seat]).fold(f32::MIN, f32::max);
    let mut shares = PerSeat::all(0.0);
    seats().for_each(|seat| shares[seat] = ((prospects[seat] - best) / G::LEAD).exp());
    let all: f32 = seats().map(|seat| shares[seat]).sum();
    seats().for_each(|seat| shares[seat] /= all);
    shares
}

/// What each seat has of a game that is over: winners share 1; without a winner everybody has the same.
pub fn results<G: Game>(position: &G) -> PerSeat<f32> {
    let scores = position.scores();
    let winners = scores.winners();
    let mut shares = PerSeat::all(0.0);
    for seat in Seat::first(scores.seats) {
        shares[seat] = match winners.len() {
            0 => 1.0 / f32::from(scores.seats),
            many if winners.has(seat) => 1.0 / many as f32,
            _ => 0.0,
        };
    }
    shares
}
