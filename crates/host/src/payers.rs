//! In whose time the computer thinks. A registered player has a share of it; all guests of one address have one together,
//! because anybody can be any number of guests.

use std::net::IpAddr;
use store::PlayerId;

/// So many guests are known by their addresses at a time.
const MOST_KNOWN: u64 = 100_000;

/// Who has a share.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Payer {
    /// A player.
    Player(PlayerId),
    /// The guests of an address.
    Guests(IpAddr),
}

/// Where guests were seen last.
#[derive(Debug)]
pub(crate) struct Payers(moka::sync::Cache<PlayerId, IpAddr>);

impl Payers {
    pub(crate) fn new() -> Payers {
        Payers(moka::sync::Cache::new(MOST_KNOWN))
    }

    /// A player came from an address; none for one who is registered.
    pub(crate) fn came(&self, player: PlayerId, guest_at: Option<IpAddr>) {
        match (self.0.get(&player), guest_at) {
            (known, Some(address)) if known != Some(address) => self.0.insert(player, address),
            (Some(_), None) => self.0.invalidate(&player),
            _ => {}
        }
    }

    /// In whose time the computer thinks for a player. A guest who has not been seen since the program was started has a
    /// share alone: nobody waits at those tables.
    pub(crate) fn of(&self, player: PlayerId) -> Payer {
        self.0.get(&player).map_or(Payer::Player(player), Payer::Guests)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_of_one_address_are_one() {
        let payers = Payers::new();
        let [anna, bert, carl] = [1, 2, 3].map(PlayerId::from_number);
        let [here, there]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|it| it.parse().unwrap());
        assert_eq!(payers.of(anna), Payer::Player(anna));
        for (player, at) in [(anna, Some(here)), (bert, Some(here)), (carl, None)] {
            payers.came(player, at);
        }
        assert_eq!(payers.of(anna), payers.of(bert));
        assert_eq!(payers.of(carl), Payer::Player(carl));
        payers.came(bert, Some(there));
        assert_ne!(payers.of(anna), payers.of(bert));
        payers.came(anna, None);
        assert_eq!(payers.of(anna), Payer::Player(anna), "registered by now");
    }
}
