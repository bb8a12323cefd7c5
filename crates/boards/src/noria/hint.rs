//! What a choice costs and brings, and what is there, in words.

use super::names;
use noria::hint::There;
use noria::pieces::Disc;
use noria::wheel::Hole;
use noria::{Action, Hint};
use words::Words;

/// What is said about a choice; may be empty.
pub(super) fn meaning(words: &Words, action: Action, hint: &Hint) -> String {
    Told { words, hint }.meaning(action)
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
            Action::NightShift(_) => self.knowledge_cost(),
            Action::Inspect(_) | Action::Done => self.knowledge_gain(),
            Action::Modify(hole) => self.at(hole, self.knowledge_cost()),
            Action::Skip(hole) => self.at(hole, self.knowledge_gain()),
            Action::Activate(hole) | Action::Twice(hole) | Action::Repeat(hole) => self.at(hole, self.coins_gain()),
            Action::With(hole) | Action::Upgrade(hole) | Action::Name(hole) | Action::Place(hole) => {
                names::place(words, hole)
            }
            Action::Sell(_) => self.black_market(self.knowledge_gain()),
            Action::Buy(_) => self.black_market(self.knowledge_cost()),
            Action::Market(_) => self.any_cost().unwrap_or_else(|| words.say("noria-free").into_owned()),
            Action::Journey(_) => self.any_cost().unwrap_or_default(),
            Action::Invest(_) => self.price(),
            Action::Factory(_) => self.warehouses_gain(),
            Action::Produce { .. } | Action::Also(_) => self.coins_cost(),
            Action::Seat(_) => self.worth(),
            Action::Remove(_) => self.waiting(),
            Action::Start(_) | Action::Stall(_) | Action::Order(_) | Action::Island(_) => String::new(),
            Action::Take(_) | Action::FreeInvest(_) | Action::Reveal | Action::Ship(_) => String::new(),
            Action::Pay { .. } => String::new(),
        }
    }

    /// Where a disc lies, and what else there is to tell.
    fn at(&self, hole: Hole, more: String) -> String {
        let place = names::place(self.words, hole);
        if more.is_empty() { place } else { format!("{place}, {more}") }
    }

    /// The price of a level, with the surcharge for those ahead.
    fn price(&self) -> String {
        let cost = &self.hint.cost;
        let price = cost.price.map(|price| names::price(self.words, &price)).unwrap_or_default();
        match cost.any {
            0 => price,
            more => {
                let more = names::any_resources(self.words, more);
                self.words.say_with("noria-price-more", &[("price", price.into()), ("more", more.into())])
            }
        }
    }

    /// The price of a seat in a chamber, and what a level is worth then.
    fn worth(&self) -> String {
        let Some(There::Chamber { value, .. }) = self.hint.there else { return String::new() };
        self.words.say_with("noria-hint-worth", &[("cost", self.knowledge_cost().into()), ("value", value.into())])
    }

    /// How many wait in a chamber.
    fn waiting(&self) -> String {
        let Some(There::Chamber { waiting, .. }) = self.hint.there else { return String::new() };
        self.words.say_with("noria-hint-wait", &[("count", waiting.into())])
    }

    fn costs(&self, what: String) -> String {
        self.words.say_with("noria-hint-costs", &[("what", what.into())])
    }

    fn knowledge_cost(&self) -> String {
        self.costs(names::knowledge(self.words, self.hint.cost.knowledge))
    }

    fn coins_cost(&self) -> String {
        self.costs(names::payment(self.words, &self.hint.cost.coins))
    }

    /// `None` if it costs nothing.
    fn any_cost(&self) -> Option<String> {
        let count = self.hint.cost.any;
        (count > 0).then(|| self.costs(names::any_resources(self.words, count)))
    }

    /// Empty if it brings nothing.
    fn brings(&self, what: String) -> String {
        if what.is_empty() { what } else { self.words.say_with("noria-hint-brings", &[("what", what.into())]) }
    }

    fn knowledge_gain(&self) -> String {
        match self.hint.gain.knowledge {
            0 => String::new(),
            count => self.brings(names::knowledge(self.words, count)),
        }
    }

    fn coins_gain(&self) -> String {
        self.brings(names::payment(self.words, &self.hint.gain.coins))
    }

    fn warehouses_gain(&self) -> String {
        self.brings(names::all_warehouses(self.words, &self.hint.gain.warehouses))
    }

    fn black_market(&self, more: String) -> String {
        format!("{}, {more}", self.words.say("noria-black-market"))
    }
}
