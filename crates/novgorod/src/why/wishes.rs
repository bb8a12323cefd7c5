//! Everything that a player might want to do with what lies on the table.

use crate::action::{Action, Make};
use crate::phase::Phase;
use crate::pieces::*;
use crate::sets::CitySet;
use crate::state::Novgorod;
use game::Seat;

impl Novgorod {
    /// The wishes of a seat, in the order of a turn.
    pub(super) fn all_wishes(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = &self.player[seat];
        if self.phase == Phase::ChooseSide {
            out.extend(Side::ALL.map(Action::Side));
        }
        out.extend(City::ALL.map(Action::Lay));
        out.extend(player.posts.iter().map(Action::Placeholder));
        out.extend([Privilege::Speed, Privilege::Income, Privilege::Seal].map(Action::Use));
        if self.rules.pirate.is_some() {
            out.extend(City::ALL.map(Action::Pirate));
        }
        let supplying = matches!(self.phase, Phase::Supplying(_)) && seat == self.active;
        self.productions(seat, |make| out.push(if supplying { Action::Make(make) } else { Action::Sell(make) }));
        for order in player.hand.or(player.beside).iter() {
            out.extend(Half::ALL.map(|half| Action::Fill(order, half)));
        }
        out.push(Action::Rise);
        if self.rules.special {
            out.extend(Special::ALL.map(Action::Special));
        }
        let visited = if seat == self.active { self.route.cities() } else { CitySet::NONE };
        for city in player.posts.or(visited).iter() {
            out.extend([Action::Income(city), Action::Store(city)]);
        }
        if supplying {
            out.extend(visited.iter().map(Action::Give).chain([Action::GiveStored]));
        }
        if matches!(self.phase, Phase::Stowing(_)) {
            out.extend([Action::Beside, Action::Under]);
        }
        out.extend(City::ALL.map(Action::Post));
        out.push(Action::Ship);
        out.extend(self.shown.iter().map(Action::Take));
        out.extend([Action::Draw, Action::DrawCheap, Action::Done]);
    }

    /// Every line of every manufactory, with the stored good where that serves.
    fn productions(&self, seat: Seat, mut each: impl FnMut(Make)) {
        let held = self.player[seat].hold.map(|city| self.tables().city[city].good);
        let using = seat == self.active && matches!(self.phase, Phase::Using | Phase::Supplying(_));
        let stored = if using { self.work().stored } else { held };
        for city in City::ALL {
            let Some(manufactory) = self.manufactory[city] else { continue };
            let table = &self.tables().manufactory[manufactory];
            for line in 0..table.count {
                let goods = table.lines[usize::from(line)].goods;
                each(Make { city, line, stored: stored.is_some_and(|good| goods.has(good)) });
            }
        }
    }
}
