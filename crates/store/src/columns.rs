//! Reading a row column by column, in the order in which it was asked for, and counting what a change has met.

use crate::seat_bits;
use game::{Seat, SeatSet};
use sqlx::any::{AnyQueryResult, AnyRow};
use sqlx::{Any, Decode, Error, Row, Type};

/// A row and how far it has been read.
pub(crate) struct Columns<'r> {
    row: &'r AnyRow,
    next: usize,
}

impl<'r> Columns<'r> {
    pub(crate) fn of(row: &'r AnyRow) -> Columns<'r> {
        Columns { row, next: 0 }
    }

    /// A number, in whatever type it fits.
    pub(crate) fn number<T: TryFrom<i64>>(&mut self) -> sqlx::Result<T> {
        let number: i64 = self.get()?;
        fitting(number)
    }

    /// A number or nothing.
    pub(crate) fn maybe_number<T: TryFrom<i64>>(&mut self) -> sqlx::Result<Option<T>> {
        let number: Option<i64> = self.get()?;
        number.map(fitting).transpose()
    }

    /// A seat.
    pub(crate) fn seat(&mut self) -> sqlx::Result<Seat> {
        let index: i64 = self.get()?;
        seat_bits::seat(index).ok_or_else(|| meaningless(index))
    }

    /// A seat or nothing.
    pub(crate) fn maybe_seat(&mut self) -> sqlx::Result<Option<Seat>> {
        let index: Option<i64> = self.get()?;
        index.map(|index| seat_bits::seat(index).ok_or_else(|| meaningless(index))).transpose()
    }

    /// A set of seats.
    pub(crate) fn seats(&mut self) -> sqlx::Result<SeatSet> {
        let bits: i64 = self.get()?;
        seat_bits::seats(bits).ok_or_else(|| meaningless(bits))
    }

    /// A set of seats; nobody where there is nothing.
    pub(crate) fn seats_or_none(&mut self) -> sqlx::Result<SeatSet> {
        let bits: Option<i64> = self.get()?;
        bits.map_or(Ok(SeatSet::NONE), |bits| seat_bits::seats(bits).ok_or_else(|| meaningless(bits)))
    }

    /// A yes or no.
    pub(crate) fn flag(&mut self) -> sqlx::Result<bool> {
        self.get::<i64>().map(|flag| flag != 0)
    }

    /// A text.
    pub(crate) fn text(&mut self) -> sqlx::Result<String> {
        self.get()
    }

    /// A text or nothing.
    pub(crate) fn maybe_text(&mut self) -> sqlx::Result<Option<String>> {
        self.get()
    }

    fn get<T: Decode<'r, Any> + Type<Any>>(&mut self) -> sqlx::Result<T> {
        let value = self.row.try_get(self.next);
        self.next += 1;
        value
    }
}

/// A word that no program of ours has written.
pub(crate) fn strange(word: &str) -> Error {
    Error::Decode(format!("the database has the word '{word}' where it means nothing").into())
}

fn fitting<T: TryFrom<i64>>(number: i64) -> sqlx::Result<T> {
    T::try_from(number).map_err(|_| meaningless(number))
}

/// A number that no program of ours has written.
fn meaningless(number: i64) -> Error {
    Error::Decode(format!("the database has {number} where it means nothing").into())
}

/// A change that must have met somebody.
pub(crate) fn one_row(changed: AnyQueryResult) -> sqlx::Result<()> {
    if changed.rows_affected() == 0 { Err(Error::RowNotFound) } else { Ok(()) }
}
