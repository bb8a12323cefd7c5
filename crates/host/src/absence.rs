//! People who give up, are away or come back. A game is never lost because somebody left: the computer plays on.

use crate::sitting::standings;
use crate::{Host, Live, Refused, Sitting, now};
use game::Seat;
use std::sync::Arc;
use store::{Millis, PlayerId, Sitter, Standing, State, TableId};

/// How well the computer plays for those who are away.
pub(crate) const STAND_IN: &str = "level3";

/// A table at which nobody was late is looked after again no sooner than this.
const LATER: Millis = 5_000;

impl Host {
    /// `player` gives up. With two seats the game ends and the other wins; with more the computer plays on in that
    /// seat. When no person is left, the table is abandoned.
    pub async fn resign(self: &Arc<Host>, id: TableId, player: PlayerId, asked: Option<Seat>) -> Result<(), Refused> {
        self.change_meta(id, move |host, table| async move {
            let seat = running_seat(&table, player, asked)?;
            if table.info.seats[seat.index()].resigned {
                return Ok(());
            }
            host.store.set_resigned(id, seat).await?;
            if table.info.seats.len() == 2 {
                let place = |other: usize| if other == seat.index() { 2 } else { 1 };
                let results: Vec<Standing> = standings(&*table.game)
                    .iter()
                    .enumerate()
                    .map(|(other, it)| Standing { place: place(other), ..*it })
                    .collect();
                host.store.finish(id, Some(&results), now()).await?;
                return Ok(());
            }
            host.store.set_stand_in(id, seat, Some(STAND_IN)).await?;
            let remains = |(other, it): (usize, &store::Seat)| {
                other != seat.index() && !it.resigned && matches!(it.sitter, Sitter::Person(_))
            };
            if !table.info.seats.iter().enumerate().any(remains) {
                host.store.finish(id, None, now()).await?;
            }
            Ok(())
        })
        .await
    }

    /// `player` is back: the computer leaves the seat.
    pub async fn come_back(
        self: &Arc<Host>,
        id: TableId,
        player: PlayerId,
        asked: Option<Seat>,
    ) -> Result<(), Refused> {
        self.change_meta(id, move |host, table| async move {
            if table.seats_of(player).is_empty() {
                return Err(Refused::NotYourSeat);
            }
            for seat in
                Seat::first(table.info.seats.len() as u8).filter(|&seat| asked.is_none_or(|asked| asked == seat))
            {
                let it = &table.info.seats[seat.index()];
                if it.sitter != Sitter::Person(player) || it.resigned {
                    continue;
                }
                if it.stand_in.is_some() {
                    host.store.set_stand_in(id, seat, None).await?;
                }
            }
            Ok(())
        })
        .await
    }

    /// Looks after a table: for whoever is out of time the computer plays on, and whoever of the computer players is to
    /// move, moves.
    pub(crate) async fn attend(self: &Arc<Host>, live: &Arc<Live>) -> Result<(), Refused> {
        if !live.is_awake(now()) {
            return Ok(());
        }
        let mut held = self.hold(live).await?;
        self.wake(live, &mut held);
        let sitting = held.sitting();
        let late = |&seat: &Seat| {
            let up = sitting.clocks.runs_out(seat).is_some_and(|moment| moment <= now());
            up && sitting.to_move().has(seat) && sitting.bot_in(seat).is_none()
        };
        let late: Vec<Seat> = sitting.seats().filter(late).collect();
        for &seat in &late {
            self.store.set_stand_in(live.id, seat, Some(STAND_IN)).await?;
        }
        if late.is_empty() {
            // After a pause, say, it is the next clock that somebody must look after.
            let due = held.sitting().due(held.sitting().clocks.face());
            live.set_due(due.map(|due| due.max(now() + LATER)));
            return Ok(());
        }
        self.catch_up(live, &mut held).await
    }
}

/// The seat that `player` means at a table that is being played.
fn running_seat(table: &Sitting, player: PlayerId, asked: Option<Seat>) -> Result<Seat, Refused> {
    match table.info.state {
        State::Running => {}
        State::Open => return Err(Refused::NotStarted),
        State::Over | State::Abandoned => return Err(Refused::Over),
    }
    let own = table.seats_of(player);
    match asked {
        Some(seat) if own.has(seat) => Ok(seat),
        None if own.len() == 1 => Ok(own.lowest()),
        None if !own.is_empty() => Err(Refused::WhichSeat),
        _ => Err(Refused::NotYourSeat),
    }
}
