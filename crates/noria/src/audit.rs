//! Conservation laws: every piece is in exactly one place, after every step.

use crate::phase::Phase;
use crate::pieces::*;
use crate::state::{Noria, Player};
use game::Seat;

impl Noria {
    fn players(&self) -> impl Iterator<Item = &Player> {
        self.player.entries().iter().take(usize::from(self.rules.seats))
    }

    /// Every disc lies on the market, on a wheel, on the centre of the wheel at turn, or is out of the game.
    pub(crate) fn count_discs(&self) -> Result<(), String> {
        for kind in Kind::ALL {
            let on_wheel = |player: &Player| {
                let discs = player.wheel.discs();
                discs.iter().filter(|&hole| player.wheel.disc(hole).is_some_and(|disc| disc.kind == kind)).count()
            };
            let on_wheels: usize = self.players().map(on_wheel).sum();
            let on_centre = self.on_centre().iter().filter(|&&disc| disc == Some(kind)).count();
            let found = on_wheels + on_centre + usize::from(self.market.left[kind]) + usize::from(self.gone[kind]);
            // Before the wheels are full, what is missing on them still waits beside the board.
            let dealt = if kind == Kind::Bonus { 0 } else { usize::from(self.rules.seats) };
            let expected = usize::from(self.tables().discs_on_market.of(self.rules.seats)) + dealt;
            if self.round > 0 && found != expected || found > expected {
                return Err(format!("{found} {kind} discs instead of {expected}"));
            }
        }
        Ok(())
    }

    /// N-2.8, N-6.6: ships come from the first three and from the islands shown, and never run out.
    pub(crate) fn count_ships(&self) -> Result<(), String> {
        for resource in Resource::ALL {
            let owned: u8 = self.players().map(|player| player.ships[resource]).sum();
            let lying: u8 = Island::ALL.iter().map(|&island| self.ships[island][resource]).sum();
            let shown = self.open.iter().map(|island| self.tables().island[island].ships(self.rules.seats)[resource]);
            let expected = self.rules.seats + shown.sum::<u8>();
            if owned + lying != expected {
                return Err(format!("{} {resource} ships instead of {expected}", owned + lying));
            }
            if expected > self.tables().ships[resource] {
                return Err(format!("{expected} {resource} ships are more than the box holds"));
            }
        }
        Ok(())
    }

    /// N-6.7: a player's warehouses are those of the spaces built on; no space is built on twice, no factory is an
    /// eighth.
    pub(crate) fn count_warehouses(&self) -> Result<(), String> {
        let together: u8 = self.players().map(|player| player.built.len()).sum();
        if together != self.built().len() {
            return Err("two factories on one space".into());
        }
        for (seat, player) in Seat::ALL.into_iter().zip(self.players()) {
            if player.built.len() > FACTORIES {
                return Err(format!("{seat} has built {} factories", player.built.len()));
            }
            for good in Good::ALL {
                let spaces = Island::ALL.iter().flat_map(|&island| Space::ALL.map(|space| (island, space)));
                let built = spaces.filter(|&(island, space)| player.built.has(island, space));
                let brought = built.map(|(island, space)| self.tables().island[island].spaces[space as usize]);
                let expected: u8 = brought.filter(|it| it.0 == good).map(|it| it.1).sum();
                let found = player.empty[good] + player.full[good];
                if found != expected {
                    return Err(format!("{seat} has {found} warehouses for {good} instead of {expected}"));
                }
            }
        }
        Ok(())
    }

    /// N-7.1: politicians leave in pairs, one to a seat and one out of the game.
    pub(crate) fn count_politicians(&self) -> Result<(), String> {
        let waiting: u8 = self.waiting.entries().iter().sum();
        let seated: u8 = self.seated.entries().iter().sum();
        let removed = seated - u8::from(self.phase == Phase::Removing);
        if waiting + seated + removed != 24 {
            return Err(format!("{waiting} politicians wait and {seated} are seated"));
        }
        match Chamber::ALL.iter().find(|&&chamber| self.waiting[chamber] + self.seated[chamber] > 4) {
            Some(chamber) => Err(format!("more than four politicians in {chamber}")),
            None => Ok(()),
        }
    }

    /// N-2.1, N-10.1: not more islands than are in play; ambassadors and factories stand on islands that are shown.
    pub(crate) fn count_islands(&self) -> Result<(), String> {
        if self.open.len() > usize::from(self.tables().islands_in_play.of(self.rules.seats)) {
            return Err(format!("{} islands", self.open.len()));
        }
        let laid = self.circle.iter().flatten().count();
        if laid != if self.rules.expert { self.open.len() } else { 0 } {
            return Err(format!("{laid} islands in the circle"));
        }
        for player in self.players() {
            let unknown = |island: Island| !self.open.has(island);
            let built_on = |island: Island| Space::ALL.iter().any(|&space| player.built.has(island, space));
            if player.ambassador.is_some_and(unknown) || Island::ALL.iter().any(|&it| unknown(it) && built_on(it)) {
                return Err("somebody is on an island that was not shown".into());
            }
            if player.level.entries().iter().any(|&level| level > LEVELS) {
                return Err("a representative above level 9".into());
            }
        }
        // N-10.5: six other islands or a new one, and at most three opponents: somewhere is free.
        let free = |island: Island| self.players().all(|player| player.ambassador != Some(island));
        if !self.rules.expert && !self.islands_left() && !self.open.iter().any(free) {
            return Err("no free island to travel to".into());
        }
        Ok(())
    }

    /// N-3.2, N-3.7: one chain, one disc a ring, four actions. N-3.9: what is promised is part of the chain and does
    /// not rest.
    pub(crate) fn check_turn(&self) -> Result<(), String> {
        let turn = &self.this_turn;
        if turn.actions > 4 {
            return Err(format!("{} actions in a turn", turn.actions));
        }
        let promised = self.promised();
        let together = turn.activated.or(promised);
        if together.chain().is_empty() {
            return Err(format!("{together:?} are no chain"));
        }
        if self.rules.edition == Edition::First && !together.without(turn.skipped.beside()).is_empty() {
            return Err(format!("{:?} were skipped and do not go with {together:?}", turn.skipped));
        }
        if !promised.and(turn.fresh).is_empty() {
            return Err(format!("{promised:?} were named and cannot be activated any more"));
        }
        let one_each = Ring::ALL.iter().all(|ring| turn.activated.and(ring.set()).len() <= 1);
        if !one_each || !turn.activated.rings().and(turn.skipped).is_empty() {
            return Err("a ring was used twice".into());
        }
        Ok(())
    }
}
