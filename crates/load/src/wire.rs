//! A connection as hyper's client drives it, in the task of whoever asks: with a task of its own for each connection a
//! step cost the people some 7 % more.

use crate::connection::{Request, Trouble};
use crate::way::Way;
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, HeaderValue};
use hyper::{Method, Response, Uri};
use hyper_util::rt::TokioIo;
use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use tokio::net::TcpStream;

/// An open connection.
pub struct Wire {
    host: HeaderValue,
    sender: SendRequest<Full<Bytes>>,
    driver: Driver,
}

impl Wire {
    /// Connects without delays for small packets.
    pub async fn to(way: Way) -> Result<Wire, Trouble> {
        let stream = way.connect().await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        Ok(Wire { host: way.to.to_string().parse()?, sender, driver: Driver(Some(connection)) })
    }

    /// Asks; the head of the answer.
    pub async fn send(&mut self, request: Request<'_>) -> Result<Response<Incoming>, Trouble> {
        let request = made(request, &self.host)?;
        self.driver.until(self.sender.ready()).await?;
        Ok(self.driver.until(self.sender.send_request(request)).await?)
    }

    /// The next piece of a body; nothing at its end.
    pub async fn next(&mut self, body: &mut Incoming) -> Result<Option<Bytes>, Trouble> {
        let frame = self.driver.until(body.frame()).await.transpose()?;
        Ok(frame.map(|frame| frame.into_data().unwrap_or_default()))
    }
}

/// What reads and writes; nothing once the connection is closed.
struct Driver(Option<http1::Connection<TokioIo<TcpStream>, Full<Bytes>>>);

impl Driver {
    /// Reads and writes until `what` is there.
    async fn until<T>(&mut self, what: impl Future<Output = T>) -> T {
        let mut what = pin!(what);
        poll_fn(|context| {
            if let Poll::Ready(done) = what.as_mut().poll(context) {
                return Poll::Ready(done);
            }
            self.drive(context);
            what.as_mut().poll(context)
        })
        .await
    }

    fn drive(&mut self, context: &mut Context<'_>) {
        // What went wrong is told to whoever waits for an answer.
        if self.0.as_mut().is_some_and(|connection| Pin::new(connection).poll(context).is_ready()) {
            self.0 = None;
        }
    }
}

/// The request as the client wants it.
fn made(
    Request { method, path, token, body }: Request<'_>,
    host: &HeaderValue,
) -> Result<hyper::Request<Full<Bytes>>, Trouble> {
    let mut made = hyper::Request::new(Full::new(Bytes::copy_from_slice(body.as_bytes())));
    *made.uri_mut() = path.parse::<Uri>()?;
    made.headers_mut().insert(HOST, host.clone());
    if !token.is_empty() {
        made.headers_mut().insert(AUTHORIZATION, format!("Bearer {token}").parse()?);
    }
    if method == "POST" {
        *made.method_mut() = Method::POST;
        made.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    }
    Ok(made)
}
