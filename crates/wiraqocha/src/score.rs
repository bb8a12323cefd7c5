//! W-1 and W-8.3: the three victories, and the ranking.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::Wiraqocha;
use game::{Seat, Sink};

impl Wiraqocha {
    /// W-1: ends the game at once if the seat has won.
    #[inline]
    pub(crate) fn judge(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if let Some(victory) = self.victory(seat) {
            self.won = Some((seat, victory));
            self.phase = Phase::Over;
            sink.emit(Event::Won { seat, victory });
        }
    }

    /// Who has won, and how; nobody before the end, nor when the last round ends the game (W-8.3).
    pub fn won(&self) -> Option<(Seat, Victory)> {
        self.won
    }

    /// Whether one of the three victories is reached.
    pub(crate) fn has_won(&self, seat: Seat) -> bool {
        self.victory(seat).is_some()
    }

    #[inline]
    fn victory(&self, seat: Seat) -> Option<Victory> {
        let player = &self.player[seat];
        Victory::ALL.into_iter().find(|&victory| {
            let goal = self.goal(victory);
            match victory {
                Victory::Artifacts => player.artifacts >= goal.0,
                Victory::Somnium => player.somnium >= goal.0,
                Victory::Leviathan => {
                    let worth = self.worth(seat);
                    worth.0 >= goal.0 && worth.1 >= goal.1
                }
            }
        })
    }

    /// W-1: what wins: a number, and for the Leviathan resources and somnium.
    pub(crate) fn goal(&self, victory: Victory) -> (u8, u8) {
        let (tables, by_seats) = (self.tables(), usize::from(self.rules.seats - 2));
        match victory {
            Victory::Artifacts => (tables.win_artifacts, 0),
            Victory::Somnium => (tables.win_somnium[by_seats], 0),
            Victory::Leviathan => (tables.leviathan_resources[by_seats], tables.leviathan_somnium[by_seats]),
        }
    }

    /// W-1: resources and somnium printed as the costs of the cards a seat holds.
    pub(crate) fn worth(&self, seat: Seat) -> (u8, u8) {
        let prices = self.player[seat].cards.iter().map(|card| &self.tables().card[card]);
        prices.fold((0, 0), |(resources, somnium), card| (resources + card.resources, somnium + card.somnium))
    }
}
