//! The server: listens, answers, and stops without leaving anybody in the middle of a request.

use crate::site::Site;
use crate::{routes, webhook};
use axum::serve::ListenerExt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long requests have to end when the server stops.
const LAST_ORDERS: Duration = Duration::from_secs(10);
/// How often limits and sessions are tidied up.
const TIDY: Duration = Duration::from_secs(600);

/// Serves until `stop` comes, then finishes what was begun.
pub async fn serve(
    site: Arc<Site>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let app = routes::app(site.clone()).into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(webhook::ring(site.clone()));
    tokio::spawn(tidy(site.clone()));
    // Without this small answers wait 40 ms for company.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let closing = site.closing.clone();
    let ends = site.closing.clone();
    let server = axum::serve(listener, app).with_graceful_shutdown(async move {
        stop.await;
        tracing::info!("stopping: requests are finished, streams are closed");
        closing.cancel();
    });
    let late = async move {
        ends.cancelled().await;
        tokio::time::sleep(LAST_ORDERS).await;
    };
    let result = tokio::select! {
        result = server => result,
        () = late => Ok(()),
    };
    site.host.store().close().await;
    result
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
    }
}
