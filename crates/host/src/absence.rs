//! People who are away, give up, or agree to stop. A game is never lost because somebody left: the computer plays on.

use crate::host::Plain;
use crate::{Host, Refused, now};
use game::{Seat, SeatSet};
use std::sync::Arc;
use store::{PlayerId, Sitter, Standing, State, TableId};

/// How well the computer plays for those who are away.
pub(crate) const STAND_IN: &str = "level3";

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
                let results: Vec<Standing> = table
                    .standings
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

    /// `player` offers to abandon the game, agrees to it, or does not agree. When all who are present agree, it ends
    /// without results.
    pub async fn abandon(self: &Arc<Host>, id: TableId, player: PlayerId, agrees: bool) -> Result<(), Refused> {
        self.change_meta(id, move |host, table| async move {
            running_seat(&table, player, None).or_else(|refused| match refused {
                Refused::WhichSeat => Ok(Seat::new(0)),
                other => Err(other),
            })?;
            for (seat, row) in Seat::ALL.into_iter().zip(&table.info.seats) {
                let own = row.sitter == Sitter::Person(player);
                // One who says no takes the offer off the table, whoever made it.
                if (own || !agrees) && row.agrees != agrees {
                    host.store.set_agrees(id, seat, agrees).await?;
                }
            }
            let waits = table.info.seats.iter().any(|seat| {
                matches!(seat.sitter, Sitter::Person(other) if other != player)
                    && !seat.agrees
                    && !seat.resigned
                    && seat.stand_in.is_none()
            });
            if agrees && !waits {
                host.store.finish(id, None, now()).await?;
            }
            Ok(())
        })
        .await
    }

    /// `player` wants the computer to play for `seat`, whose person does not come. It does when all the others who are
    /// present want it.
    pub async fn call_stand_in(self: &Arc<Host>, id: TableId, player: PlayerId, seat: Seat) -> Result<(), Refused> {
        self.change_meta(id, move |host, table| async move {
            if table.info.state != State::Running {
                return Err(if table.info.state == State::Open { Refused::NotStarted } else { Refused::Over });
            }
            let own = own_seats(&table, player);
            let absent = table.info.seats.get(seat.index()).ok_or(Refused::NotAway)?;
            let Sitter::Person(away) = absent.sitter else { return Err(Refused::NotAway) };
            if own.is_empty() || away == player {
                return Err(Refused::NotYourSeat);
            }
            let waited = now() - table.since >= host.config.patience.as_millis() as store::Millis;
            if !table.movers.has(seat) || absent.stand_in.is_some() || !waited {
                return Err(Refused::NotAway);
            }
            let votes = absent.away_votes.or(own);
            let others = Seat::first(table.info.seats.len() as u8).filter(|other| {
                let it = &table.info.seats[other.index()];
                matches!(it.sitter, Sitter::Person(other) if other != away) && it.stand_in.is_none() && !it.resigned
            });
            if others.into_iter().all(|other| votes.has(other)) {
                host.store.set_stand_in(id, seat, Some(STAND_IN)).await?;
                host.store.set_away_votes(id, seat, SeatSet::NONE).await?;
            } else {
                host.store.set_away_votes(id, seat, votes).await?;
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
                if !it.away_votes.is_empty() {
                    host.store.set_away_votes(id, seat, SeatSet::NONE).await?;
                }
            }
            Ok(())
        })
        .await
    }

    /// Looks after a table: for whoever is out of time the computer plays on, and whoever of the computer players is to
    /// move, moves.
    pub(crate) async fn attend(self: &Arc<Host>, id: TableId) -> Result<(), Refused> {
        let live = self.table(id);
        let mut held = self.hold(&live).await?;
        self.wake(&live, &mut held);
        let sitting = held.sitting();
        let late = |&seat: &Seat| {
            let up = sitting.clocks.runs_out(seat).is_some_and(|moment| moment <= now());
            up && sitting.to_move().has(seat) && sitting.bot_in(seat).is_none()
        };
        let late: Vec<Seat> = sitting.seats().filter(late).collect();
        for &seat in &late {
            self.store.set_stand_in(id, seat, Some(STAND_IN)).await?;
        }
        if late.is_empty() { Ok(()) } else { self.catch_up(&live, &mut held).await }
    }
}

/// The seat that `player` means at a table that is being played.
fn running_seat(table: &Plain, player: PlayerId, asked: Option<Seat>) -> Result<Seat, Refused> {
    match table.info.state {
        State::Running => {}
        State::Open => return Err(Refused::NotStarted),
        State::Over | State::Abandoned => return Err(Refused::Over),
    }
    let own = own_seats(table, player);
    match asked {
        Some(seat) if own.has(seat) => Ok(seat),
        None if own.len() == 1 => Ok(own.lowest()),
        None if !own.is_empty() => Err(Refused::WhichSeat),
        _ => Err(Refused::NotYourSeat),
    }
}

fn own_seats(table: &Plain, player: PlayerId) -> SeatSet {
    let seats = Seat::ALL.into_iter().zip(&table.info.seats);
    seats.filter(|(_, row)| row.sitter == Sitter::Person(player)).map(|(seat, _)| seat).collect()
}
