//! News from a table as server-sent events. Whoever falls behind gets the newest state, not every state in between;
//! whoever comes back gets the present one at once. They go through proxies that forbid anything but plain HTTP.

use crate::site::Site;
use axum::http::HeaderName;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use host::{Live, Refused, Sitting, Tick};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How often a page is shown again what depends on the time: whether somebody has been away for long.
const AGAIN: Duration = Duration::from_secs(30);

/// How often a quiet stream says that it is still there.
const ALIVE: Duration = Duration::from_secs(20);

struct Follower<S> {
    site: Arc<Site>,
    live: Arc<Live>,
    ticks: watch::Receiver<Tick>,
    /// What was shown last.
    shown: Option<Tick>,
    show: S,
    /// Whether what is shown depends on the time.
    again: bool,
    queue: VecDeque<Event>,
}

/// A stream of what `show` makes of the table whenever it has changed, or `again` after a while; `show` is told what
/// the viewer has seen already, and gets nothing at first.
pub(crate) fn follow<S>(site: &Arc<Site>, live: Arc<Live>, again: bool, show: S) -> Response
where
    S: FnMut(&Sitting, Option<Tick>) -> Vec<Event> + Send + 'static,
{
    let mut ticks = live.watch();
    ticks.mark_changed();
    let follower = Follower { site: site.clone(), live, ticks, shown: None, show, again, queue: VecDeque::new() };
    let events = stream::unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((Ok::<_, Infallible>(event), follower))
    });
    metrics::counter!("spieltisch_streams_total").increment(1);
    // Some proxies collect small answers unless they are told not to.
    let headers = [(HeaderName::from_static("x-accel-buffering"), "no")];
    (headers, Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE))).into_response()
}

impl<S> Follower<S>
where
    S: FnMut(&Sitting, Option<Tick>) -> Vec<Event>,
{
    /// The next event; nothing when the server stops or the table is gone.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.queue.pop_front() {
                return Some(event);
            }
            tokio::select! {
                changed = self.ticks.changed() => changed.ok()?,
                () = self.site.closing.cancelled() => return None,
                () = tokio::time::sleep(AGAIN), if self.again => {
                    if let Some(shown) = &mut self.shown {
                        shown.meta = shown.meta.wrapping_sub(1);
                    }
                }
            }
            self.ticks.borrow_and_update();
            let (shown, show) = (&mut self.shown, &mut self.show);
            let look = |sitting: &Sitting| {
                let tick = sitting.tick();
                if *shown == Some(tick) {
                    return Vec::new();
                }
                let events = show(sitting, *shown);
                *shown = Some(tick);
                events
            };
            match self.site.host.look_at(&self.live, look).await {
                Ok(events) => self.queue.extend(events),
                Err(Refused::NoTable) => return None,
                // The store is away for a moment: the stream stays, and the next change tries again.
                Err(refused) => tracing::debug!(%refused, "a viewer could not be shown a table"),
            }
        }
    }
}
