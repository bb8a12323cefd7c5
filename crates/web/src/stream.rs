//! News from a table as server-sent events. Whoever falls behind gets the newest state, not every state in between;
//! whoever comes back gets the present one at once. They go through proxies that forbid anything but plain HTTP. Who
//! looks, and what that viewer may see, is asked again before every event.

use crate::site::Site;
use crate::who::Who;
use axum::http::HeaderName;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use game::SeatSet;
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

/// What a viewer is shown.
pub(crate) enum Showing {
    /// This, and more when there is more.
    On(Vec<Event>),
    /// Nothing more: the viewer may no longer see what it saw.
    End,
}

struct Follower<S> {
    site: Arc<Site>,
    live: Arc<Live>,
    who: Who,
    ticks: watch::Receiver<Tick>,
    /// Tells that the viewer's account has changed.
    account: Option<watch::Receiver<()>>,
    /// The seats that were the viewer's when it looked last.
    own: SeatSet,
    /// What was shown last.
    shown: Option<Tick>,
    show: S,
    /// Whether what is shown depends on the time.
    again: bool,
    queue: VecDeque<Event>,
}

/// A stream of what `show` makes of the table whenever it has changed, or `again` after a while; `show` is told what
/// the viewer has seen already, and gets nothing at first. It ends when the session of whoever asked does, and when the
/// viewer loses a seat: a viewer that comes back is asked again who it is, and sees what it then may.
pub(crate) fn follow<S>(site: &Arc<Site>, live: Arc<Live>, who: Who, again: bool, show: S) -> Response
where
    S: FnMut(&Sitting, Option<Tick>) -> Showing + Send + 'static,
{
    let mut ticks = live.watch();
    ticks.mark_changed();
    let account = who.player().map(|player| site.accounts.watch(player.id));
    let (own, shown, queue) = (SeatSet::NONE, None, VecDeque::new());
    let follower = Follower { site: site.clone(), live, who, ticks, account, own, shown, show, again, queue };
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
    S: FnMut(&Sitting, Option<Tick>) -> Showing,
{
    /// The next event; nothing when the server stops, the table is gone or the viewer may no longer look.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.queue.pop_front() {
                return Some(event);
            }
            tokio::select! {
                changed = self.ticks.changed() => changed.ok()?,
                () = changed(&mut self.account) => {}
                () = self.site.closing.cancelled() => return None,
                () = tokio::time::sleep(AGAIN), if self.again => {
                    if let Some(shown) = &mut self.shown {
                        shown.meta = shown.meta.wrapping_sub(1);
                    }
                }
            }
            self.ticks.borrow_and_update();
            match self.who.is_known_now(&self.site).await {
                Ok(true) => {}
                Ok(false) => return None,
                Err(error) => {
                    tracing::debug!(%error, "a viewer could not be asked for");
                    continue;
                }
            }
            let (own, who, shown, show) = (&mut self.own, &self.who, &mut self.shown, &mut self.show);
            let look = |sitting: &Sitting| {
                let lost = own.minus(who.seats(sitting));
                *own = who.seats(sitting);
                if !lost.is_empty() {
                    return Showing::End;
                }
                let tick = sitting.tick();
                if *shown == Some(tick) {
                    return Showing::On(Vec::new());
                }
                let showing = show(sitting, *shown);
                *shown = Some(tick);
                showing
            };
            match self.site.host.look_at(&self.live, look).await {
                Ok(Showing::On(events)) => self.queue.extend(events),
                Ok(Showing::End) | Err(Refused::NoTable) => return None,
                // The store is away for a moment: the stream stays, and the next change tries again.
                Err(refused) => tracing::debug!(%refused, "a viewer could not be shown a table"),
            }
        }
    }
}

/// Waits until an account has changed; for ever where there is none.
async fn changed(account: &mut Option<watch::Receiver<()>>) {
    match account {
        // Its sender stays for as long as somebody listens.
        Some(account) => drop(account.changed().await),
        None => std::future::pending().await,
    }
}
