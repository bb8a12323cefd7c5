//! A stream of events (text/event-stream), read as it comes in.

use crate::connection::{Request, Trouble, refused};
use crate::way::Way;
use crate::wire::Wire;
use hyper::body::Incoming;

/// An event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Event<'a> {
    /// `step` or `table`.
    pub kind: &'a str,
    /// The version, for a step.
    pub id: &'a str,
    /// JSON in one line.
    pub data: &'a str,
}

/// An open stream.
pub struct Events {
    wire: Wire,
    body: Incoming,
    text: Text,
}

impl Events {
    /// Opens a stream.
    pub async fn open(way: Way, path: &str, token: &str) -> Result<Events, Trouble> {
        let mut wire = Wire::to(way).await?;
        let response = wire.send(Request { method: "GET", path, token, body: "" }).await?;
        let status = response.status().as_u16();
        let mut body = response.into_body();
        if status != 200 {
            return Err(refused(status, &wire.next(&mut body).await?.unwrap_or_default()));
        }
        Ok(Events { wire, body, text: Text::default() })
    }

    /// Waits for the next event.
    pub async fn next(&mut self) -> Result<Event<'_>, Trouble> {
        while !self.text.is_ready() {
            let data = self.wire.next(&mut self.body).await?.ok_or(Trouble::Closed)?;
            self.text.room().extend_from_slice(&data);
        }
        self.text.take()
    }
}

/// The text of a stream: whole events in front, and the beginning of one behind them.
#[derive(Default)]
struct Text {
    bytes: Vec<u8>,
    /// What stands before this was handed out.
    start: usize,
    /// Up to here there is no end of an event.
    searched: usize,
    /// Where the next event ends, once that is known.
    end: Option<usize>,
}

impl Text {
    /// Where new text is appended. What was handed out is forgotten first.
    fn room(&mut self) -> &mut Vec<u8> {
        self.bytes.drain(..self.start);
        self.searched -= self.start;
        self.start = 0;
        &mut self.bytes
    }

    /// Whether a whole event has come in. Comments alone are none.
    fn is_ready(&mut self) -> bool {
        while self.end.is_none() {
            let Some(found) = self.bytes[self.searched..].windows(2).position(|two| two == b"\n\n") else {
                self.searched = self.bytes.len().saturating_sub(1).max(self.start);
                return false;
            };
            let end = self.searched + found + 2;
            self.searched = end;
            let block = &self.bytes[self.start..end];
            if block.split(|&byte| byte == b'\n').any(|line| line.starts_with(b"data:")) {
                self.end = Some(end);
            } else {
                self.start = end;
            }
        }
        true
    }

    /// Hands out the event that has come in.
    fn take(&mut self) -> Result<Event<'_>, Trouble> {
        let end = self.end.take().unwrap_or(self.start);
        let block = &self.bytes[self.start..end];
        self.start = end;
        let block = std::str::from_utf8(block).map_err(|error| Trouble::Nonsense(error.to_string()))?;
        let mut event = Event::default();
        for line in block.lines() {
            let (name, value) = line.split_once(':').unwrap_or((line, ""));
            let value = value.strip_prefix(' ').unwrap_or(value);
            match name {
                "event" => event.kind = value,
                "id" => event.id = value,
                "data" if event.data.is_empty() => event.data = value,
                "data" => return Err(Trouble::Nonsense("data in several lines".into())),
                _ => (),
            }
        }
        Ok(event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_the_same_however_they_are_cut() {
        let wire = ": hello\n\nevent: step\nid: 7\ndata: {\"version\":7}\n\n:\n\nevent:table\ndata:{}\n\n: bye\n\ndata: last\n\nid: 9";
        for size in 1..=wire.len() {
            let mut text = Text::default();
            let mut seen = Vec::new();
            for piece in wire.as_bytes().chunks(size) {
                text.room().extend_from_slice(piece);
                while text.is_ready() {
                    let Event { kind, id, data } = text.take().unwrap();
                    seen.push(format!("{kind}|{id}|{data}"));
                }
            }
            assert_eq!(seen, ["step|7|{\"version\":7}", "table||{}", "||last"], "{size}");
        }
    }

    #[test]
    fn data_in_several_lines_is_not_expected() {
        let mut text = Text::default();
        text.room().extend_from_slice(b"data: a\ndata: b\n\n");
        assert!(text.is_ready() && text.take().is_err());
    }
}
