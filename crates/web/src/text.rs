//! Times, dates and clocks as people say them.

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use maud::{Markup, html};
use store::{Millis, Pace};
use words::Words;

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// How long ago `then` was: "just now", "3 hours ago". No more exactly than that: when somebody made a hidden step is
/// nobody's business.
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

/// A day, in the reader's zone where a script can find out which that is, otherwise in UTC.
pub fn date(words: &Words, at: Millis) -> Markup {
    let day = utc(at).date();
    let figures = |number: i16, width: usize| format!("{number:0width$}").into();
    let values = [
        ("year", figures(day.year(), 4)),
        ("month", figures(day.month().into(), 2)),
        ("day", figures(day.day().into(), 2)),
    ];
    html! { time datetime=(instant(at)) data-show="date" { (words.say_with("date", &values)) } }
}

/// `14:05`, in the reader's zone as [`date`] is.
pub fn hour(at: Millis) -> Markup {
    html! { time datetime=(instant(at)) data-show="hour" { (utc(at).strftime("%H:%M")) } }
}

/// To the minute.
fn instant(at: Millis) -> String {
    utc(at).strftime("%Y-%m-%dT%H:%MZ").to_string()
}

fn utc(at: Millis) -> Zoned {
    Timestamp::from_millisecond(at).unwrap_or_default().to_zoned(TimeZone::UTC)
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
            let day = date(&Words::default(), at).into_string();
            assert!(day.contains(&format!("datetime=\"{text}T")) && day.contains(&format!(">{text}<")), "{day}");
        }
        let hour = hour(951_782_400_000 + 14 * HOUR + 5 * MINUTE).into_string();
        assert_eq!(hour, "<time datetime=\"2000-02-29T14:05Z\" data-show=\"hour\">14:05</time>");
        assert_eq!(date(&Words::default(), i64::MAX).into_string().matches("1970").count(), 2, "nothing panics");
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
            (3 * DAY + 5 * HOUR, "3\u{a0}d 5\u{a0}h"),
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
        assert_eq!(pace(&words, Pace::Live { bank: 90, increment: 5 }), "1:30\u{a0}min + 5\u{a0}s a turn");
    }
}
