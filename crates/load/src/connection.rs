//! HTTP over one connection that stays open, by hyper's client, and what can go wrong with it.
//!
//! A client from the shelf costs a little: with reading and writing by hand a step took the people 29 to 31 µs of
//! processor time, with hyper 36 to 42 µs, of some 165 µs with the server's part (64 tables at full speed, in turn on
//! the same two shared cores). That is less than the figures differ from run to run, and HTTP of our own would have to
//! be looked after.

use crate::way::Way;
use crate::wire::Wire;
use hyper::header::InvalidHeaderValue;
use hyper::http::uri::InvalidUri;
use std::fmt::{self, Display};
use std::io;

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
    /// Nobody listens there.
    Net(io::Error),
    /// The connection broke, or this is no HTTP.
    Http(hyper::Error),
    /// The server closed the connection.
    Closed,
    /// This can be no request, or this is no JSON of the interface.
    Nonsense(String),
    /// The server said no.
    Refused(u16, String),
}

impl Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Trouble::Net(error) => write!(f, "{error}"),
            Trouble::Http(error) => write!(f, "{error}"),
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

impl From<hyper::Error> for Trouble {
    fn from(error: hyper::Error) -> Trouble {
        Trouble::Http(error)
    }
}

impl From<InvalidUri> for Trouble {
    fn from(error: InvalidUri) -> Trouble {
        Trouble::Nonsense(error.to_string())
    }
}

impl From<InvalidHeaderValue> for Trouble {
    fn from(error: InvalidHeaderValue) -> Trouble {
        Trouble::Nonsense(error.to_string())
    }
}

/// One connection.
pub struct Connection {
    way: Way,
    wire: Wire,
    body: Vec<u8>,
}

impl Connection {
    /// Connects.
    pub async fn to(way: impl Into<Way>) -> Result<Connection, Trouble> {
        let way = way.into();
        Ok(Connection { way, wire: Wire::to(way).await?, body: Vec::new() })
    }

    /// Asks and waits for the whole answer. If the server has closed the connection meanwhile, it is opened again:
    /// nothing that is asked twice is done twice.
    pub async fn ask(&mut self, request: Request<'_>) -> Result<Answer<'_>, Trouble> {
        let mut response = match self.wire.send(request).await {
            Err(Trouble::Http(_)) => {
                self.wire = Wire::to(self.way).await?;
                self.wire.send(request).await?
            }
            sent => sent?,
        };
        self.body.clear();
        while let Some(data) = self.wire.next(response.body_mut()).await? {
            self.body.extend_from_slice(&data);
        }
        Ok(Answer { status: response.status().as_u16(), body: &self.body })
    }

    /// Asks, and takes only an answer that is a success.
    pub async fn ask_well(&mut self, request: Request<'_>) -> Result<&[u8], Trouble> {
        let answer = self.ask(request).await?;
        match answer.status {
            200..=299 => Ok(answer.body),
            status => Err(refused(status, answer.body)),
        }
    }
}

/// A refusal with what the server said.
pub fn refused(status: u16, body: &[u8]) -> Trouble {
    Trouble::Refused(status, String::from_utf8_lossy(body).chars().take(200).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::SocketAddr;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    /// A server that closes every connection after one answer; what it was asked.
    async fn curt(answers: usize) -> (SocketAddr, tokio::task::JoinHandle<Vec<String>>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let served = tokio::spawn(async move {
            let mut asked = Vec::new();
            for _ in 0..answers {
                let (mut stream, _) = listener.accept().await.unwrap();
                let mut read = Vec::new();
                while !read.ends_with(b"\r\n\r\n") && !read.ends_with(b"}") {
                    assert!(stream.read_buf(&mut read).await.unwrap() > 0);
                }
                stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok").await.unwrap();
                asked.push(String::from_utf8(read).unwrap().to_lowercase());
            }
            asked
        });
        (address, served)
    }

    #[tokio::test(flavor = "current_thread")]
    async fn a_connection_that_was_closed_is_opened_again() {
        let (address, served) = curt(3).await;
        let mut connection = Connection::to(address).await.unwrap();
        let get = Request { method: "GET", path: "/x?y=1", token: "", body: "" };
        let post = Request { method: "POST", path: "/x", token: "T", body: "{\"a\":1}" };
        for request in [get, post, get] {
            assert_eq!(connection.ask_well(request).await.unwrap(), b"ok");
        }
        let asked = served.await.unwrap();
        let host = format!("host: {address}\r\n");
        assert!(asked[0].starts_with("get /x?y=1 http/1.1\r\n") && asked[0].contains(&host), "{}", asked[0]);
        assert!(!asked[0].contains("authorization"), "{}", asked[0]);
        for part in ["post /x ", "authorization: bearer t\r\n", "content-length: 7\r\n", "\r\n\r\n{\"a\":1}"] {
            assert!(asked[1].contains(part), "{part} in {}", asked[1]);
        }
    }
}
