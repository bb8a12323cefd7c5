//! Takes the pieces of a chunked HTTP body apart. Streams come in chunks, and a chunk may come in several reads.

/// Where the reader stands in a chunked body.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Chunks {
    /// In the line with the length of the next chunk; so much was read of it.
    #[default]
    Start,
    /// The digits of a length.
    Length(usize),
    /// Behind the digits, before the end of the line.
    Extension(usize),
    /// So many bytes of the chunk are missing.
    Inside(usize),
    /// Behind a chunk, before the end of its line.
    After,
    /// In the lines behind the last chunk; whether the present line is empty so far.
    Trailer(bool),
    /// Nothing comes any more.
    End,
}

impl Chunks {
    /// Reads on: appends what belongs to the body and says how many bytes were read. Fewer than all are read only at the end of the
    /// body. Nothing if these are no chunks.
    pub fn read(&mut self, input: &[u8], body: &mut Vec<u8>) -> Option<usize> {
        let mut at = 0;
        while at < input.len() && *self != Chunks::End {
            if let Chunks::Inside(missing) = *self {
                let taken = missing.min(input.len() - at);
                body.extend_from_slice(&input[at..at + taken]);
                at += taken;
                *self = if taken == missing { Chunks::After } else { Chunks::Inside(missing - taken) };
                continue;
            }
            *self = self.after(input[at])?;
            at += 1;
        }
        Some(at)
    }

    /// Where the reader stands after a byte that belongs to no chunk.
    fn after(self, byte: u8) -> Option<Chunks> {
        let digit = char::from(byte).to_digit(16).map(|digit| digit as usize);
        Some(match (self, byte) {
            (Chunks::Start, _) => Chunks::Length(digit?),
            (Chunks::Length(length), b'\r' | b';' | b' ') => Chunks::Extension(length),
            (Chunks::Length(length), _) => Chunks::Length(length.checked_mul(16)?.checked_add(digit?)?),
            (Chunks::Extension(0), b'\n') => Chunks::Trailer(true),
            (Chunks::Extension(length), b'\n') => Chunks::Inside(length),
            (Chunks::After, b'\n') => Chunks::Start,
            (Chunks::Trailer(true), b'\n') => Chunks::End,
            (Chunks::Trailer(_), b'\n') => Chunks::Trailer(true),
            (Chunks::Trailer(empty), _) => Chunks::Trailer(empty && byte == b'\r'),
            (Chunks::After, b'\r') | (Chunks::Extension(_), _) => self,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_is_the_same_however_it_is_cut() {
        let wire = b"5\r\nhello\r\n1E;x=y\r\n, and another line with end.\r\n\r\n0\r\nX: y\r\n\r\nHTTP/1.1";
        let end = wire.len() - "HTTP/1.1".len();
        for size in 1..=wire.len() {
            let (mut chunks, mut body, mut read) = (Chunks::default(), Vec::new(), 0);
            for piece in wire.chunks(size) {
                read += chunks.read(piece, &mut body).unwrap();
            }
            assert_eq!(String::from_utf8_lossy(&body), "hello, and another line with end.\r\n", "{size}");
            assert_eq!((chunks, read), (Chunks::End, end), "{size}");
        }
    }

    #[test]
    fn what_is_no_chunk_is_refused() {
        for bad in ["\r\n", "x\r\n", "5x", "2\r\nabc", "fffffffffffffffff\r\n"] {
            assert_eq!(Chunks::default().read(bad.as_bytes(), &mut Vec::new()), None, "{bad}");
        }
    }
}
