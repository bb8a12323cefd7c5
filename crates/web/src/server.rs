//! The server: listens, answers, and stops without leaving anybody in the middle of a request.
//!
//! It drives its connections itself instead of leaving that to axum, because who is silent, slow, or has too many must
//! be shown out.

use crate::shares::Shares;
use crate::site::Site;
use crate::{routes, webhook};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// How long requests have to end when the server stops.
const LAST_ORDERS: Duration = Duration::from_secs(10);
/// How often limits and sessions are tidied up.
const TIDY: Duration = Duration::from_secs(600);
/// How long the server waits when the system gives it no more connections.
const BREATH: Duration = Duration::from_millis(100);
/// What is kept of what somebody sends before it is read, and the longest head of a request.
const MOST_BUFFERED: usize = 32 * 1024;
/// For whoever has as many connections as one may have.
const ENOUGH: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/// Serves until `stop` comes, then finishes what was begun.
pub async fn serve(
    site: Arc<Site>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let app = routes::app(site.clone());
    tokio::spawn(webhook::ring(site.clone()));
    tokio::spawn(tidy(site.clone()));
    let connections = connections(&site);
    let graceful = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, from)) => welcome(&site, &app, &connections, &graceful, stream, from),
            Err(error) => {
                tracing::warn!(%error, "no connection");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    tracing::info!("stopping: requests are finished, streams are closed");
    drop(listener);
    site.closing.cancel();
    site.host.stop_thinking();
    let _ = tokio::time::timeout(LAST_ORDERS, graceful.shutdown()).await;
    site.host.store().close().await;
    Ok(())
}

/// Answers on a connection for as long as it lasts.
fn welcome(
    site: &Site,
    app: &Router,
    connections: &Shares,
    graceful: &GracefulShutdown,
    stream: TcpStream,
    from: SocketAddr,
) {
    let Some(share) = connections.try_take(from.ip()) else {
        // Nobody waits until it has gone out: that would be a connection more.
        let _ = stream.try_write(ENOUGH);
        metrics::counter!("spieltisch_connections_refused_total").increment(1);
        return;
    };
    // Without this small answers wait 40 ms for company.
    let _ = stream.set_nodelay(true);
    let silence = site.settings.limits.silence;
    let mut stream = Box::pin(TimeoutStream::new(stream));
    // Who does not read what is sent is gone. Between two signs of life of a stream there are 20 seconds.
    stream.as_mut().set_write_timeout_pinned(Some(silence));
    let app = app.clone();
    let answer = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(from));
        app.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(silence)
        .max_buf_size(MOST_BUFFERED)
        .serve_connection(TokioIo::new(stream), answer);
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection ended");
        }
        drop(share);
    });
}

/// Behind a proxy all connections are the proxy's, and it is the proxy that counts those of one address.
fn connections(site: &Site) -> Shares {
    let limits = &site.settings.limits;
    let counted = site.settings.rate_limit && site.settings.behind_proxy == 0;
    Shares::new(limits.connections, if counted { limits.connections_of_one } else { usize::MAX })
}

/// Answers those who watch over the server, until it stops.
pub async fn watch(site: Arc<Site>, listener: TcpListener) -> std::io::Result<()> {
    let closing = site.closing.clone();
    axum::serve(listener, routes::watch(site)).with_graceful_shutdown(closing.cancelled_owned()).await
}

async fn tidy(site: Arc<Site>) {
    let mut times = tokio::time::interval(TIDY);
    loop {
        tokio::select! {
            _ = times.tick() => {}
            () = site.closing.cancelled() => return,
        }
        site.limits.tidy();
        if let Err(error) = site.host.store().end_expired(host::now()).await {
            tracing::warn!(%error, "expired sessions stay");
        }
        match site.host.clear_away(&site.settings.keep).await {
            Ok(cleared) if cleared != Default::default() => tracing::info!(?cleared, "cleared away"),
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "what is old stays"),
        }
    }
}
