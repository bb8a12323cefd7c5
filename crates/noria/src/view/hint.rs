//! What a choice means, in a few words for the list of the terminal: what lies there, what it costs, what it brings.

use crate::action::Action;
use crate::pieces::*;
use crate::state::Noria;
use crate::wheel::Hole;

impl Noria {
    pub(crate) fn hint_at(&self, action: Action) -> String {
        match action {
            Action::Fit(hole) => if hole.is_active() { "active half" } else { "inactive half" }.into(),
            Action::NightShift(_) => format!("{} knowledge", self.night_shift_price()),
            Action::Modify(hole) => format!("{}, {} knowledge", self.lying_in(hole), self.modification_price()),
            Action::Activate(hole) | Action::Twice(hole) => self.lying_in(hole),
            Action::Skip(hole) => format!("{}, for 1 knowledge", self.lying_in(hole)),
            Action::With(hole) | Action::Upgrade(hole) | Action::Repeat(hole) => self.lying_in(hole),
            Action::Name(hole) => self.lying_in(hole),
            Action::Place(hole) if self.me().wheel.disc(hole).is_none() => String::new(),
            Action::Place(hole) => format!("{} leaves the game", self.lying_in(hole)),
            Action::Inspect(_) => "1 knowledge".into(),
            Action::Sell(good) if good.is_simple() => format!("{} knowledge", self.tables().simple_good),
            Action::Sell(_) => format!("{} knowledge", self.tables().complex_good),
            Action::Buy(_) => format!("{} knowledge", self.tables().knowledge_per_resource),
            Action::Market(kind) => match self.market.price[kind] {
                0 => "free".into(),
                1 => "1 resource".into(),
                price => format!("{price} resources"),
            },
            Action::Invest(path) => self.price_of_step(path),
            Action::Journey(island) => match self.fee(island) {
                0 => String::new(),
                fee => format!("{fee} to pay"),
            },
            Action::Factory(space) => {
                let (good, warehouses) = self.tables().island[self.my_island()].spaces[space as usize];
                format!("{warehouses} {good}")
            }
            Action::Produce(good, count) => self.cost_of(good, count),
            Action::Also(good) => self.cost_of(good, 1),
            Action::Seat(chamber) => {
                let next = usize::from(self.seated[chamber]) + 1;
                let value = self.tables().chamber[chamber][next];
                format!("{} knowledge, a level is then worth {value}", self.intrigue_price())
            }
            Action::Remove(chamber) => format!("{} wait", self.waiting[chamber]),
            Action::Start(_) | Action::Stall(_) | Action::Order(_) | Action::Island(_) => String::new(),
            Action::Take(_) | Action::Step(_) | Action::Reveal | Action::Ship(_) | Action::Pay(..) => String::new(),
            Action::Done => String::new(),
        }
    }

    fn lying_in(&self, hole: Hole) -> String {
        self.me().wheel.disc(hole).map_or("empty".into(), |disc| disc.to_string())
    }

    /// N-6.3, N-6.4: "level 4 for 2 mixed of propeller, sail, compass, and 1 resource".
    fn price_of_step(&self, path: Path) -> String {
        let table = &self.tables().path[path];
        let level = self.me().level[path] + 1;
        let (price, mixed) = (table.price[usize::from(level)], table.mixed[usize::from(level)]);
        let kinds: Vec<String> = table.pay.iter().map(|coin| coin.to_string()).collect();
        let how = if mixed { "mixed of " } else { "" };
        let surcharge = match self.surcharge(path) {
            0 => String::new(),
            more => format!(", and {more} more for those ahead"),
        };
        format!("level {level} for {price} {how}{}{surcharge}", kinds.join(if mixed { ", " } else { " or " }))
    }

    /// N-6.9: "for 2 energy, 4 mycelium".
    fn cost_of(&self, good: Good, count: u8) -> String {
        let each = self.tables().good[good];
        let costs = Resource::ALL.into_iter().filter(|&resource| each[resource] > 0);
        let texts: Vec<String> = costs.map(|resource| format!("{} {resource}", each[resource] * count)).collect();
        format!("for {}", texts.join(", "))
    }
}
