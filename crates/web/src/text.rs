//! Times, dates and clocks as people say them.

use store::{Millis, Pace};
use words::Words;

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// How long ago `then` was: "just now", "3 hours ago".
pub fn ago(words: &Words, now: Millis, then: Millis) -> String {
    let (key, count) = match now - then {
        ..MINUTE => return words.say("ago-now").into(),
        past @ ..HOUR => ("ago-minutes", past / MINUTE),
        past @ ..DAY => ("ago-hours", past / HOUR),
        past => ("ago-days", past / DAY),
    };
    words.say_with(key, &[("count", count.into())])
}

/// How much time players have: "10 minutes + 15 seconds a turn".
pub fn pace(words: &Words, pace: Pace) -> String {
    match pace {
        Pace::None => words.say("pace-none").into(),
        Pace::Live { bank, increment } => {
            words.say_with("pace-live", &[("bank", seconds(bank).into()), ("increment", increment.into())])
        }
        Pace::Days(days) => words.say_with("pace-days", &[("days", days.into())]),
    }
}

/// What a clock shows: `9:05`, `1:02:03`; from two days on it counts days and hours.
pub fn clock(words: &Words, left: Millis) -> String {
    let left = left.max(0);
    if left >= 2 * DAY {
        return words.say_with("clock-days", &[("days", (left / DAY).into()), ("hours", (left % DAY / HOUR).into())]);
    }
    // A clock that shows 0:00 has run out.
    let seconds = (left + SECOND - 1) / SECOND;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// The day in UTC, in figures: `2026-11-15`, `15.11.2026`.
pub fn date(words: &Words, at: Millis) -> String {
    // Days are counted in eras of 400 years that begin on the first of March, so that the leap day comes last.
    let days = at.div_euclid(DAY) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    let figures = |number: i64, width: usize| format!("{number:0width$}").into();
    words.say_with("date", &[("year", figures(year, 4)), ("month", figures(month, 2)), ("day", figures(day, 2))])
}

/// `14:05`, in UTC.
pub fn hour(at: Millis) -> String {
    let of_day = at.rem_euclid(DAY);
    format!("{:02}:{:02}", of_day / HOUR, of_day % HOUR / MINUTE)
}

/// `10`, or `1:30` where there are seconds besides minutes.
fn seconds(count: u32) -> String {
    if count.is_multiple_of(60) { (count / 60).to_string() } else { format!("{}:{:02}", count / 60, count % 60) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (at, text) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (951_782_400_000, "2000-02-29"),
            (951_868_800_000, "2000-03-01"),
            (1_709_164_800_000, "2024-02-29"),
            (1_735_689_599_999, "2024-12-31"),
            (4_107_542_400_000, "2100-03-01"),
        ] {
            assert_eq!(date(&Words::default(), at), text);
        }
        assert_eq!(hour(951_782_400_000 + 14 * HOUR + 5 * MINUTE), "14:05");
    }

    #[test]
    fn clocks_count_down() {
        for (left, text) in [
            (-5, "0:00"),
            (0, "0:00"),
            (1, "0:01"),
            (59_000, "0:59"),
            (600_000, "10:00"),
            (HOUR + 2 * MINUTE + 3 * SECOND, "1:02:03"),
            (47 * HOUR, "47:00:00"),
            (3 * DAY + 5 * HOUR, "3 d 5 h"),
        ] {
            assert_eq!(clock(&Words::default(), left), text);
        }
    }

    #[test]
    fn what_happened_is_said_in_its_unit() {
        let words = Words::default();
        for (past, text) in [
            (-5, "just now"),
            (59_999, "just now"),
            (MINUTE, "1 minute ago"),
            (5 * MINUTE, "5 minutes ago"),
            (HOUR, "1 hour ago"),
            (3 * DAY, "3 days ago"),
        ] {
            assert_eq!(ago(&words, 1_000_000_000, 1_000_000_000 - past), text);
        }
        assert_eq!(pace(&words, Pace::Live { bank: 90, increment: 5 }), "1:30 min + 5 s a turn");
    }
}
