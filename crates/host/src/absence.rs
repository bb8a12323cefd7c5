//! People who are away, give up, or agree to stop. A game is never lost because somebody left: the computer plays on.

use crate::clock::has;
use crate::host::Plain;
use crate::{Host, Refused, now};
use game::Seat;
use std::sync::Arc;
use store::{PlayerId, Sitter, Standing, State, TableId};

/// How well the computer plays for those who are away.
pub(crate) const STAND_IN: &str = "level3";

impl Host {
    /// `player` gives up. With two seats the game ends and the other wins; with more the computer plays on in that seat. When no person
    /// is left, the table is abandoned.
    pub async fn resign(self: &Arc<Host>, id: TableId, player: PlayerId, asked: Option<Seat>) -> Result<(), Refused> {
        self.change_meta(id, move |host, table| async move {
            let seat = running_seat(&table, player, asked)?;
            if table.info.seats[seat.index()].resigned {
                return Ok(());
            }
            let at = seat.index() as u8;
            host.store.set_resigned(id, at).await?;
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
            host.store.set_stand_in(id, at, Some(STAND_IN)).await?;
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

    /// `player` offers to abandon the game, agrees to it, or does not agree. When all who are present agree, it ends without results.
    pub async fn abandon(self: &Arc<Host>, id: TableId, player: PlayerId, agrees: bool) -> Result<(), Refused> {
        self.change_meta(id, move |host, table| async move {
            running_seat(&table, player, None).or_else(|refused| match refused {
                Refused::WhichSeat => Ok(Seat::new(0)),
                other => Err(other),
            })?;
            let seats = table.info.seats.iter().enumerate();
            for (at, seat) in seats.clone() {
                let own = seat.sitter == Sitter::Person(player);
                // One who says no takes the offer off the table, whoever made it.
                if (own || !agrees) && seat.agrees != agrees {
                    host.store.set_agrees(id, at as u8, agrees).await?;
                }
            }
            let waits = seats.into_iter().any(|(_, seat)| {
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

    /// `player` wants the computer to play for `seat`, whose person does not come. It does when all the others who are present want it.
    pub async fn call_stand_in(self: &Arc<Host>, id: TableId, player: PlayerId, seat: Seat) -> Result<(), Refused> {
        self.change_meta(id, move |host, table| async move {
            if table.info.state != State::Running {
                return Err(if table.info.state == State::Open { Refused::NotStarted } else { Refused::Over });
            }
            let own = own_bits(&table, player);
            let absent = table.info.seats.get(seat.index()).ok_or(Refused::NotAway)?;
            let Sitter::Person(away) = absent.sitter else { return Err(Refused::NotAway) };
            if own == 0 || away == player {
                return Err(Refused::NotYourSeat);
            }
            let waited = now() - table.since >= host.config.patience.as_millis() as store::Millis;
            if !has(table.movers, seat) || absent.stand_in.is_some() || !waited {
                return Err(Refused::NotAway);
            }
            let votes = absent.away_votes | own;
            let others = Seat::first(table.info.seats.len() as u8).filter(|other| {
                let it = &table.info.seats[other.index()];
                matches!(it.sitter, Sitter::Person(other) if other != away) && it.stand_in.is_none() && !it.resigned
            });
            let at = seat.index() as u8;
            if others.into_iter().all(|other| has(votes, other)) {
                host.store.set_stand_in(id, at, Some(STAND_IN)).await?;
                host.store.set_away_votes(id, at, 0).await?;
            } else {
                host.store.set_away_votes(id, at, votes).await?;
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
                    host.store.set_stand_in(id, seat.index() as u8, None).await?;
                }
                if it.away_votes != 0 {
                    host.store.set_away_votes(id, seat.index() as u8, 0).await?;
                }
            }
            Ok(())
        })
        .await
    }

    /// Looks after a table: for whoever is out of time the computer plays on, and whoever of the computer players is to move, moves.
    pub(crate) async fn attend(self: &Arc<Host>, id: TableId) -> Result<(), Refused> {
        let live = self.table(id);
        let mut held = self.hold(&live).await?;
        let sitting = held.sitting();
        self.wake(&live, sitting);
        let late = |&seat: &Seat| {
            let up = sitting.clocks.runs_out(seat).is_some_and(|moment| moment <= now());
            up && sitting.to_move().has(seat) && sitting.bot_in(seat).is_none()
        };
        let late: Vec<Seat> = sitting.seats().filter(late).collect();
        for seat in &late {
            self.store.set_stand_in(id, seat.index() as u8, Some(STAND_IN)).await?;
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
    let own = own_bits(table, player);
    match asked {
        Some(seat) if has(own, seat) => Ok(seat),
        None if own.count_ones() == 1 => Ok(Seat::new(own.trailing_zeros() as usize)),
        None if own != 0 => Err(Refused::WhichSeat),
        _ => Err(Refused::NotYourSeat),
    }
}

fn own_bits(table: &Plain, player: PlayerId) -> u8 {
    let own = table.info.seats.iter().enumerate().filter(|(_, seat)| seat.sitter == Sitter::Person(player));
    own.fold(0, |bits, (at, _)| bits | 1 << at)
}
