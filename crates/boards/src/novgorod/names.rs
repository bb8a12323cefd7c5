//! What things are called in the viewer's language.

use crate::Scene;
use game::Seat;
use novgorod::Source;
use novgorod::pieces::*;
use novgorod::sets::GoodSet;
use novgorod::tables::{OrderTable, RowCost, Wish};
use novgorod::view::PlayerView;
use words::Words;

/// A sentence with something put into it: `say!(names, "novgorod-ducats", count = 3)`.
macro_rules! say {
    ($names:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $names.words.say_with($key, &[$((stringify!($name), $value.into())),*])
    };
}
pub(super) use say;

/// The names of the pieces in one language.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub words: &'a Words,
}

impl<'a> Names<'a> {
    pub fn of(scene: &Scene<'a>) -> Names<'a> {
        Names { words: scene.words }
    }

    /// As part of a sentence.
    pub fn seat(&self, seat: Seat) -> String {
        words::player(seat)
    }

    pub fn city(&self, city: City) -> String {
        say!(self, "novgorod-city", city = city.word())
    }

    pub fn good(&self, good: Good) -> String {
        say!(self, "novgorod-good", good = good.word())
    }

    /// As the object of a sentence: French has an article there.
    pub fn some_good(&self, good: Good) -> String {
        say!(self, "novgorod-some-good", good = good.word())
    }

    pub fn luxury(&self, luxury: Luxury) -> String {
        say!(self, "novgorod-luxury", luxury = luxury.word())
    }

    /// As the object of a sentence.
    pub fn some_luxury(&self, luxury: Luxury) -> String {
        say!(self, "novgorod-some-luxury", luxury = luxury.word())
    }

    pub fn privilege(&self, privilege: Privilege) -> String {
        say!(self, "novgorod-privilege", privilege = privilege.word())
    }

    /// In few letters, for the career card.
    pub fn privilege_short(&self, privilege: Privilege) -> String {
        say!(self, "novgorod-privilege-short", privilege = privilege.word())
    }

    /// What a privilege is good for.
    pub fn privilege_help(&self, privilege: Privilege) -> String {
        say!(self, "novgorod-privilege-help", privilege = privilege.word())
    }

    pub fn bonus(&self, bonus: Bonus) -> String {
        say!(self, "novgorod-bonus", bonus = bonus.word())
    }

    /// What earns a bonus card.
    pub fn bonus_help(&self, bonus: Bonus) -> String {
        say!(self, "novgorod-bonus-help", bonus = bonus.word())
    }

    pub fn ducats(&self, count: u16) -> String {
        say!(self, "novgorod-ducats", count = count)
    }

    pub fn seals(&self, count: u16) -> String {
        say!(self, "novgorod-seals", count = count)
    }

    /// "fur + salt".
    pub fn goods(&self, goods: GoodSet) -> String {
        goods.iter().map(|good| self.good(good)).collect::<Vec<_>>().join(" + ")
    }

    /// What a line of an order asks for.
    pub fn wish(&self, wish: Wish) -> String {
        match wish {
            Wish::Goods(goods) => self.goods(goods),
            Wish::Luxury(luxury) => self.luxury(luxury),
        }
    }

    /// Both lines of an order.
    pub fn order(&self, order: OrderTable) -> String {
        format!("{} / {}", self.wish(order.upper), self.wish(order.lower))
    }

    /// What a special order asks for: "clothing (two goods or more)", "jewellery + cloth".
    pub fn wanted(&self, luxury: Option<Luxury>, least_goods: u8, goods: GoodSet) -> String {
        let luxury = luxury.map(|it| match least_goods {
            2.. => say!(self, "novgorod-of-two-goods", luxury = self.luxury(it)),
            _ => self.luxury(it),
        });
        let goods = (!goods.is_empty()).then(|| self.goods(goods));
        luxury.into_iter().chain(goods).collect::<Vec<_>>().join(" + ")
    }

    /// What the merchant's side does.
    pub fn merchant(&self, side: Side, brings: u16) -> String {
        match side {
            Side::Front => say!(self, "novgorod-merchant-front", ducats = self.ducats(brings)),
            Side::Back => say!(self, "novgorod-merchant-back", seals = self.seals(brings)),
        }
    }

    /// What the pirate's side does.
    pub fn pirate(&self, side: Side) -> String {
        match side {
            Side::Front => say!(self, "novgorod-pirate-front"),
            Side::Back => say!(self, "novgorod-pirate-back"),
        }
    }

    /// Where the seals of a player came from.
    pub fn sources(&self, player: &PlayerView) -> String {
        let some = Source::ALL.into_iter().filter(|&source| player.seals_from[source] > 0);
        let name = |it: Source| say!(self, "novgorod-source", source = it.word(), count = player.seals_from[it]);
        self.words.all_of(some.map(name))
    }

    /// What a career row costs.
    pub fn row(&self, row: RowCost) -> String {
        let parts = [
            (row.goods > 0).then(|| say!(self, "novgorod-goods", count = row.goods)),
            (row.luxuries > 0).then(|| say!(self, "novgorod-luxuries", count = row.luxuries)),
            (row.ducats > 0).then(|| self.ducats(row.ducats)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" + ")
    }
}

/// The number on an order, from 1 on.
pub(super) fn number(order: Order) -> usize {
    game::Key::index(order) + 1
}

/// The number on a special order, from 1 on.
pub(super) fn special_number(special: Special) -> usize {
    game::Key::index(special) + 1
}
