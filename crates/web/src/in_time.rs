//! A body that has to arrive in time: whoever sends a byte now and then holds nothing up.

use axum::body::{Body, Bytes};
use futures_util::{StreamExt, stream};
use std::io::{Error, ErrorKind};
use std::time::Duration;
use tokio::time::{Instant, timeout_at};

/// The same body, which ends with an error if all of it has not come in this time.
pub(crate) fn in_time(body: Body, time: Duration) -> Body {
    let until = Instant::now() + time;
    let next = move |mut parts: axum::body::BodyDataStream| async move {
        match timeout_at(until, parts.next()).await {
            Ok(Some(Ok(part))) => Ok::<Option<(Bytes, _)>, Error>(Some((part, parts))),
            Ok(Some(Err(error))) => Err(Error::other(error)),
            Ok(None) => Ok(None),
            Err(_) => Err(Error::new(ErrorKind::TimedOut, "the body came too slowly")),
        }
    };
    Body::from_stream(stream::try_unfold(body.into_data_stream(), next))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_comes_too_slowly_is_an_error() {
        let drops = |parts: usize| {
            let part = |number: usize| async move {
                tokio::time::sleep(Duration::from_secs(1)).await;
                (number > 0).then(|| (Ok::<_, Error>("x"), number - 1))
            };
            Body::from_stream(stream::unfold(parts, part))
        };
        let read = |body| axum::body::to_bytes(body, 1000);
        let fine = read(in_time(drops(5), Duration::from_secs(10))).await.unwrap();
        assert_eq!(fine, "xxxxx");
        assert!(read(in_time(drops(50), Duration::from_secs(10))).await.is_err());
    }
}
