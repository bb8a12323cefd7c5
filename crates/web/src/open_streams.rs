//! How many streams each player has open at this node. A stream holds its place until it ends, however it ends.

use crate::error_response::ErrorResponse;
use crate::who::Who;
use axum::http::StatusCode;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard};
use store::PlayerId;

/// A person has a few windows open, a program a few tables.
const MOST: u32 = 60;

/// The streams of all players.
#[derive(Clone, Debug, Default)]
pub(crate) struct OpenStreams(Arc<Mutex<HashMap<PlayerId, u32>>>);

impl OpenStreams {
    /// A place for one more stream of `who`. Whoever has no name is counted by connections alone.
    pub(crate) fn place(&self, who: &Who) -> Result<Option<StreamPlace>, ErrorResponse> {
        let Some(player) = who.player().map(|player| player.id) else { return Ok(None) };
        let place = self.take(player, MOST);
        let refused = || ErrorResponse::new(who, StatusCode::TOO_MANY_REQUESTS, "too-many-streams");
        place.map(Some).ok_or_else(refused)
    }

    fn take(&self, player: PlayerId, most: u32) -> Option<StreamPlace> {
        let mut counts = self.counts();
        let count = counts.entry(player).or_default();
        (*count < most).then(|| {
            *count += 1;
            StreamPlace { streams: self.clone(), player }
        })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<PlayerId, u32>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// The place of one stream; it is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct StreamPlace {
    streams: OpenStreams,
    player: PlayerId,
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        if let Entry::Occupied(mut count) = self.streams.counts().entry(self.player) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_has_so_many_places_at_once() {
        let (streams, anna, ben) = (OpenStreams::default(), PlayerId::random(), PlayerId::random());
        let tries = (0..16).map(|_| {
            let streams = streams.clone();
            std::thread::spawn(move || streams.take(anna, 5))
        });
        let places: Vec<StreamPlace> =
            tries.collect::<Vec<_>>().into_iter().filter_map(|it| it.join().unwrap()).collect();
        assert_eq!(places.len(), 5);
        assert!(streams.take(ben, 5).is_some());
        drop(places);
        assert!(streams.counts().is_empty(), "nobody is remembered");
        assert!(streams.take(anna, 5).is_some());
    }
}
