//! What a choice costs and brings, as signed chips, and what else there is to say about it, in words.

use super::names;
use crate::Chip;
use noria::hint::There;
use noria::payment::Price;
use noria::pieces::{Coin, Disc, Good, Resource};
use noria::{Action, Hint};
use words::Words;

/// What is said about a choice besides its chips; may be empty.
pub(super) fn meaning(words: &Words, action: Action, hint: &Hint) -> String {
    Told { words, hint }.meaning(action)
}

/// What a choice costs, then what it brings.
pub(super) fn chips(words: &Words, hint: &Hint) -> Vec<Chip> {
    let (cost, gain) = (&hint.cost, &hint.gain);
    let coins = |it: Coin, count: u16| names::coins(words, it, count);
    let costs = [
        chip(-i32::from(cost.knowledge), |count| names::knowledge(words, count)),
        cost.price.as_ref().map(|price| price_chip(words, price)),
        chip(-i32::from(cost.any), |count| names::any_resources(words, count as u8)),
    ];
    let paid = Coin::ALL.into_iter().map(|it| chip(-i32::from(cost.coins[it]), |count| coins(it, count)));
    let got = Coin::ALL.into_iter().map(|it| chip(gain.coins[it].into(), |count| coins(it, count)));
    let ships = Resource::ALL.into_iter().map(|it| {
        let name = |count| names::ships(words, it, count as u8);
        chip(gain.ships[it].into(), name)
    });
    let houses = Good::ALL.into_iter().map(|it| {
        let name = |count| names::warehouses(words, it, count as u8);
        chip(gain.warehouses[it].into(), name)
    });
    let gains = [
        chip(gain.knowledge.into(), |count| names::knowledge(words, count)),
        gain.disc.map(|kind| Chip { amount: 1, what: names::new_disc(words, kind) }),
        chip(gain.points, |count| words.say_with("noria-points-count", &[("count", count.into())])),
    ];
    costs.into_iter().chain(paid).chain(got).chain(ships).chain(houses).chain(gains).flatten().collect()
}

/// So much of something, whose name is taken from the words for that number of it; `None` for nothing.
fn chip(amount: i32, counted: impl Fn(u16) -> String) -> Option<Chip> {
    let count = amount.unsigned_abs() as u16;
    let name = (count > 0).then(|| counted(count))?;
    let what = name.strip_prefix(&count.to_string()).map_or(&*name, |rest| rest.trim_start_matches([' ', '\u{a0}']));
    Some(Chip { amount, what: what.into() })
}

/// The price of a level: of one kind, or of any of several.
fn price_chip(words: &Words, price: &Price) -> Chip {
    let amount = -i32::from(price.count);
    match (price.kinds.len(), price.kinds.iter().next()) {
        (1, Some(it)) => chip(amount, |count| names::coins(words, it, count)),
        _ => None,
    }
    .unwrap_or_else(|| Chip { amount, what: words.either(price.kinds.iter().map(|it| names::coin(words, it))) })
}

/// The disc that a choice is about, if one lies there.
pub(super) fn lying(hint: &Hint) -> Option<Disc> {
    match hint.there {
        Some(There::Hole { disc, .. }) => disc,
        _ => None,
    }
}

/// A hint, and the language that it is told in.
struct Told<'a> {
    words: &'a Words,
    hint: &'a Hint,
}

impl Told<'_> {
    fn meaning(&self, action: Action) -> String {
        let words = self.words;
        match action {
            Action::Fit(_) => {
                let active = matches!(self.hint.there, Some(There::Hole { active: true, .. }));
                words.say(if active { "noria-active-half" } else { "noria-inactive-half" }).into_owned()
            }
            Action::Modify(hole) | Action::Skip(hole) | Action::Activate(hole) => names::place(words, hole),
            Action::Twice(hole) | Action::Repeat(hole) | Action::With(hole) => names::place(words, hole),
            Action::Upgrade(hole) | Action::Name(hole) | Action::Place(hole) => names::place(words, hole),
            Action::Invest(_) => self.mixed(),
            Action::Seat(_) => words.say("noria-hint-seat").into_owned(),
            Action::Remove(_) => self.waiting(),
            Action::Start(_) | Action::Stall(_) | Action::Order(_) | Action::Island(_) => String::new(),
            Action::Take(_) | Action::FreeInvest(_) | Action::Reveal | Action::Ship(_) => String::new(),
            Action::NightShift(_) | Action::Inspect(_) | Action::Done | Action::Sell(_) | Action::Buy(_) => {
                String::new()
            }
            Action::Market(_) | Action::Journey(_) | Action::Factory(_) | Action::Produce { .. } => String::new(),
            Action::Also(_) | Action::Pay { .. } => String::new(),
        }
    }

    /// How a price has to be paid if it may not be of one kind.
    fn mixed(&self) -> String {
        let mixed = self.hint.cost.price.filter(|price| price.mixed);
        mixed.map(|price| names::price(self.words, &price)).unwrap_or_default()
    }

    /// How many wait in a chamber.
    fn waiting(&self) -> String {
        let Some(There::Chamber { waiting, value }) = self.hint.there else { return String::new() };
        self.words.say_with("noria-hint-wait", &[("count", waiting.into()), ("value", value.into())])
    }
}
