//! HTTP over one connection that stays open: a request is written at once, and its answer read into buffers that are used again.
//!
//! A client from the shelf would take more of the machine than the server that is measured.

use crate::chunks::Chunks;
use std::fmt::{self, Display};
use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What a person sends.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// `GET` or `POST`.
    pub method: &'a str,
    /// What is asked for, with everything behind the `?`.
    pub path: &'a str,
    /// Who asks; empty for nobody.
    pub token: &'a str,
    /// JSON; empty for none.
    pub body: &'a str,
}

/// What came back.
#[derive(Clone, Copy, Debug)]
pub struct Answer<'a> {
    /// 200 and so on.
    pub status: u16,
    /// The body.
    pub body: &'a [u8],
}

/// What can go wrong on the way.
#[derive(Debug)]
pub enum Trouble {
    /// The net failed.
    Net(io::Error),
    /// The server closed the connection.
    Closed,
    /// This is no HTTP, or no JSON of the interface.
    Nonsense(String),
    /// The server said no.
    Refused(u16, String),
}

impl Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Trouble::Net(error) => write!(f, "{error}"),
            Trouble::Closed => f.write_str("the server closed the connection"),
            Trouble::Nonsense(what) => write!(f, "not understood: {what}"),
            Trouble::Refused(status, said) => write!(f, "{status} {said}"),
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Net(error)
    }
}

/// One connection.
pub struct Connection {
    address: SocketAddr,
    stream: TcpStream,
    out: Vec<u8>,
    /// What was read and not yet used.
    read: Vec<u8>,
    body: Vec<u8>,
}

impl Connection {
    /// Connects.
    pub async fn to(address: SocketAddr) -> Result<Connection, Trouble> {
        let stream = connect(address).await?;
        Ok(Connection { address, stream, out: Vec::new(), read: Vec::with_capacity(READ), body: Vec::new() })
    }

    /// Asks and waits for the whole answer. If the server has closed the connection meanwhile, it is opened again: nothing that is
    /// asked twice is done twice.
    pub async fn ask(&mut self, request: Request<'_>) -> Result<Answer<'_>, Trouble> {
        write_request(&mut self.out, self.address, request);
        let status = match self.exchange().await {
            Err(Trouble::Closed | Trouble::Net(_)) if self.read.is_empty() => {
                self.stream = connect(self.address).await?;
                self.exchange().await?
            }
            done => done?,
        };
        Ok(Answer { status, body: &self.body })
    }

    /// Asks, and takes only an answer that is a success.
    pub async fn ask_well(&mut self, request: Request<'_>) -> Result<&[u8], Trouble> {
        let answer = self.ask(request).await?;
        match answer.status {
            200..=299 => Ok(answer.body),
            status => Err(refused(status, answer.body)),
        }
    }

    async fn exchange(&mut self) -> Result<u16, Trouble> {
        self.stream.write_all(&self.out).await?;
        self.body.clear();
        let head = loop {
            if let Some(head) = Head::parse(&self.read)? {
                break head;
            }
            fill(&mut self.stream, &mut self.read).await?;
        };
        let mut used = head.length;
        match head.body {
            Body::Length(length) => {
                while self.read.len() < used + length {
                    fill(&mut self.stream, &mut self.read).await?;
                }
                self.body.extend_from_slice(&self.read[used..used + length]);
                used += length;
            }
            Body::Chunks => {
                let mut chunks = Chunks::default();
                loop {
                    let taken = chunks.read(&self.read[used..], &mut self.body);
                    used += taken.ok_or_else(|| Trouble::Nonsense("chunks".into()))?;
                    if chunks == Chunks::End {
                        break;
                    }
                    fill(&mut self.stream, &mut self.read).await?;
                }
            }
        }
        self.read.drain(..used);
        Ok(head.status)
    }
}

/// How much is read at once.
pub const READ: usize = 8 * 1024;

/// Connects without delays for small packets.
pub async fn connect(address: SocketAddr) -> io::Result<TcpStream> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Reads some more.
pub async fn fill(stream: &mut TcpStream, read: &mut Vec<u8>) -> Result<(), Trouble> {
    read.reserve(READ);
    match stream.read_buf(read).await? {
        0 => Err(Trouble::Closed),
        _ => Ok(()),
    }
}

/// Writes a request into `out`.
pub fn write_request(out: &mut Vec<u8>, address: SocketAddr, Request { method, path, token, body }: Request) {
    use std::io::Write;
    out.clear();
    write!(out, "{method} {path} HTTP/1.1\r\nHost: {address}\r\n").expect("memory");
    if !token.is_empty() {
        write!(out, "Authorization: Bearer {token}\r\n").expect("memory");
    }
    if method == "POST" {
        write!(out, "Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()).expect("memory");
    }
    write!(out, "\r\n{body}").expect("memory");
}

/// A refusal with what the server said.
pub fn refused(status: u16, body: &[u8]) -> Trouble {
    Trouble::Refused(status, String::from_utf8_lossy(body).chars().take(200).collect())
}

/// The head of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// 200 and so on.
    pub status: u16,
    /// Its own length in bytes.
    pub length: usize,
    /// How the body comes.
    pub body: Body,
}

/// How a body comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Body {
    /// In one piece.
    Length(usize),
    /// In chunks.
    Chunks,
}

impl Head {
    /// Nothing while its end is missing.
    pub fn parse(bytes: &[u8]) -> Result<Option<Head>, Trouble> {
        let mut headers = [httparse::EMPTY_HEADER; 48];
        let mut answer = httparse::Response::new(&mut headers);
        let parsed = answer.parse(bytes).map_err(|error| Trouble::Nonsense(error.to_string()))?;
        let httparse::Status::Complete(length) = parsed else { return Ok(None) };
        let status = answer.code.unwrap_or(0);
        let value = |name: &str| {
            let header = answer.headers.iter().find(|header| header.name.eq_ignore_ascii_case(name))?;
            std::str::from_utf8(header.value).ok()
        };
        let body = match (value("content-length"), value("transfer-encoding")) {
            (Some(length), _) => {
                Body::Length(length.parse().map_err(|_| Trouble::Nonsense(format!("length {length}")))?)
            }
            (None, Some(coding)) if coding.eq_ignore_ascii_case("chunked") => Body::Chunks,
            (None, None) if status == 204 || status == 304 => Body::Length(0),
            _ => return Err(Trouble::Nonsense("an answer without a length".into())),
        };
        Ok(Some(Head { status, length, body }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_say_how_their_body_comes() {
        let parse = |text: &str| Head::parse(text.as_bytes());
        let head = |status, length, body| Some(Head { status, length, body });
        for (text, expected) in [
            ("HTTP/1.1 200 OK\r\ncontent-length: 12\r\n\r\nbody", head(200, 39, Body::Length(12))),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n", head(200, 47, Body::Chunks)),
            ("HTTP/1.1 204 No Content\r\n\r\n", head(204, 27, Body::Length(0))),
            ("HTTP/1.1 200 OK\r\ncontent-le", None),
            ("", None),
        ] {
            assert_eq!(parse(text).unwrap(), expected, "{text}");
        }
        for bad in ["SMTP\r\n\r\n", "HTTP/1.1 200 OK\r\n\r\n", "HTTP/1.1 200 OK\r\ncontent-length: x\r\n\r\n"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn requests_are_written_as_servers_read_them() {
        let address = SocketAddr::from(([127, 0, 0, 1], 80));
        let mut out = vec![1, 2, 3];
        let body = "{\"a\":1}";
        write_request(&mut out, address, Request { method: "POST", path: "/x?y=1", token: "T", body });
        let expected = "POST /x?y=1 HTTP/1.1\r\nHost: 127.0.0.1:80\r\nAuthorization: Bearer T\r\n\
            Content-Type: application/json\r\nContent-Length: 7\r\n\r\n{\"a\":1}";
        assert_eq!(String::from_utf8_lossy(&out), expected);
        write_request(&mut out, address, Request { method: "GET", path: "/", token: "", body: "" });
        assert_eq!(String::from_utf8_lossy(&out), "GET / HTTP/1.1\r\nHost: 127.0.0.1:80\r\n\r\n");
    }
}
