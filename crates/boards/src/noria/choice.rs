//! A choice in words: what is done, what it costs or brings by its hint, and where on the board it is made.

use super::{ids, names, rule};
use crate::ChoiceLabel;
use game::Seat;
use noria::hint::There;
use noria::phase::Phase;
use noria::pieces::*;
use noria::view::{PlayerView, View};
use noria::wheel::Hole;
use noria::{Action, Hint};
use words::{Words, listed};

/// What `action` means for the seat at turn.
pub(super) fn choice(words: &Words, view: &View, action: Action, hint: &Hint) -> ChoiceLabel {
    let seat = view.active.unwrap_or(Seat::ALL[0]);
    let choice = At { words, view, hint, player: &view.players[seat.index()] }.choice(action);
    ChoiceLabel { label: choice.label.capital(), rule: rule::of_action(view.phase, action), ..choice }
}

struct At<'a> {
    words: &'a Words,
    view: &'a View,
    hint: &'a Hint,
    player: &'a PlayerView,
}

impl At<'_> {
    fn choice(&self, action: Action) -> ChoiceLabel {
        let words = self.words;
        let nothing = String::new;
        match action {
            // Chance does these; nobody is offered them.
            Action::Start(seat) => self.about("noria-log-started", ("seat", words::player(seat)), nothing(), vec![]),
            Action::Stall(kind) => plain(names::kind(words, kind), vec![]),
            Action::Order(order) => {
                plain(listed(order.kinds().into_iter().map(|kind| names::kind(words, kind))), vec![])
            }
            Action::Island(island) => plain(names::island(words, island), vec![]),
            Action::Take(resource) => self.with_coins("noria-do-take", resource.into(), 1, nothing()),
            Action::FreeInvest(path) => {
                let on = vec![ids::path(path), ids::rung(path, 1)];
                self.about("noria-do-free-invest", ("path", names::path(words, path)), nothing(), on)
            }
            Action::Fit(hole) => {
                let active = matches!(self.hint.there, Some(There::Hole { active: true, .. }));
                let half = words.say(if active { "noria-active-half" } else { "noria-inactive-half" });
                self.about("noria-do-fit", ("hole", names::place(words, hole)), half.into(), vec![self.at(hole)])
            }
            Action::NightShift(ring) => self.ring("noria-do-night-shift", ring, self.knowledge_cost()),
            Action::Modify(hole) => self.disc("noria-do-modify", hole, self.knowledge_cost()),
            Action::With(hole) => self.hole("noria-do-with", hole),
            Action::Activate(hole) => self.disc("noria-do-activate", hole, self.coins_gain()),
            Action::Twice(hole) => self.disc("noria-do-twice", hole, self.coins_gain()),
            Action::Inspect(ring) => self.ring("noria-do-inspect", ring, self.knowledge_gain()),
            Action::Skip(hole) => self.disc("noria-do-skip", hole, self.knowledge_gain()),
            Action::Sell(good) => {
                self.with_coins("noria-do-sell", good.into(), 1, self.black_market(self.knowledge_gain()))
            }
            Action::Buy(resource) => {
                self.with_coins("noria-do-buy", resource.into(), 1, self.black_market(self.knowledge_cost()))
            }
            Action::Market(kind) => {
                let price = self.any_cost().unwrap_or_else(|| words.say("noria-free").into_owned());
                let disc = ("disc", names::new_disc(words, kind));
                self.about("noria-do-market", disc, price, vec![ids::stall(kind)])
            }
            Action::Invest(path) => self.invest(path),
            Action::Journey(island) => {
                let name = ("island", names::island(words, island));
                let fee = self.any_cost().unwrap_or_default();
                self.about("noria-do-journey", name, fee, vec![ids::island(island)])
            }
            Action::Reveal => plain(words.say("noria-do-reveal").into_owned(), vec![ids::REVEAL.into()]),
            Action::Ship(resource) => {
                let on = self.player.ambassador.map(|island| ids::ships(island, resource));
                let ship = ("what", names::ships(words, resource, 1));
                self.about("noria-do-ship", ship, nothing(), on.into_iter().collect())
            }
            Action::Factory(space) => {
                let on = self.player.ambassador.map(|island| ids::space(island, space));
                let label = words.say("noria-do-factory").into_owned();
                ChoiceLabel { hint: self.warehouses_gain().into(), ..plain(label, on.into_iter().collect()) }
            }
            Action::Upgrade(hole) => self.disc("noria-do-upgrade", hole, nothing()),
            Action::Produce { good, count } => {
                self.with_coins("noria-do-produce", good.into(), count.into(), self.coins_cost())
            }
            Action::Also(good) => self.with_coins("noria-do-also", good.into(), 1, self.coins_cost()),
            Action::Repeat(hole) => self.disc("noria-do-repeat", hole, self.coins_gain()),
            Action::Name(hole) => self.disc("noria-do-name", hole, nothing()),
            Action::Pay { coin, amount } => self.with_coins("noria-do-pay", coin, amount.into(), nothing()),
            Action::Seat(chamber) => self.chamber("noria-do-seat", chamber, |_, value| {
                let values = [("cost", self.knowledge_cost().into()), ("value", value.into())];
                words.say_with("noria-hint-worth", &values)
            }),
            Action::Remove(chamber) => self.chamber("noria-do-remove", chamber, |waiting, _| {
                words.say_with("noria-hint-wait", &[("count", waiting.into())])
            }),
            Action::Place(hole) => self.hole("noria-do-place", hole),
            Action::Done => {
                let label = words.say(done(self.view.phase)).into_owned();
                ChoiceLabel { hint: self.knowledge_gain().into(), ..plain(label, vec![]) }
            }
        }
    }

    fn about(&self, key: &str, value: (&'static str, String), hint: String, targets: Vec<String>) -> ChoiceLabel {
        let label = self.words.say_with(key, &[(value.0, value.1.into())]);
        ChoiceLabel { hint: hint.into(), ..plain(label, targets) }
    }

    /// What can be pressed at a hole.
    fn at(&self, hole: Hole) -> String {
        ids::at(self.view, self.player.seat, hole)
    }

    fn with_coins(&self, key: &str, coin: Coin, count: u16, hint: String) -> ChoiceLabel {
        let on = vec![ids::coin(self.player.seat, coin)];
        self.about(key, ("what", names::coins(self.words, coin, count)), hint, on)
    }

    fn ring(&self, key: &str, ring: Ring, hint: String) -> ChoiceLabel {
        let on = vec![ids::handle(self.player.seat, ring), ids::ring(self.player.seat, ring)];
        self.about(key, ("what", names::ring(self.words, ring)), hint, on)
    }

    /// The disc that the choice is about.
    fn lying(&self) -> Option<Disc> {
        match self.hint.there {
            Some(There::Hole { disc, .. }) => disc,
            _ => None,
        }
    }

    /// Something with the disc that lies in a hole.
    fn disc(&self, key: &str, hole: Hole, more: String) -> ChoiceLabel {
        let name = self.lying().map(|disc| names::disc(self.words, disc)).unwrap_or_default();
        let place = names::place(self.words, hole);
        let hint = if more.is_empty() { place } else { format!("{place}, {more}") };
        self.about(key, ("disc", name), hint, vec![self.at(hole)])
    }

    /// Somewhere where a disc may lie or not.
    fn hole(&self, key: &str, hole: Hole) -> ChoiceLabel {
        if self.lying().is_some() {
            return self.disc(key, hole, String::new());
        }
        let label = self.words.say("noria-do-empty").into_owned();
        ChoiceLabel { hint: names::place(self.words, hole).into(), ..plain(label, vec![self.at(hole)]) }
    }

    /// Something in a chamber; `hint` is told how many wait there and what a level is then worth.
    fn chamber(&self, key: &str, chamber: Chamber, hint: impl Fn(u8, u8) -> String) -> ChoiceLabel {
        let hint = match self.hint.there {
            Some(There::Chamber { waiting, value }) => hint(waiting, value),
            _ => String::new(),
        };
        self.about(key, ("chamber", names::chamber(self.words, chamber)), hint, vec![ids::chamber(chamber)])
    }

    /// The next level, and its price with the surcharge for those ahead.
    fn invest(&self, path: Path) -> ChoiceLabel {
        let (words, cost) = (self.words, &self.hint.cost);
        let level = self.hint.gain.level.unwrap_or_default();
        let price = cost.price.map(|price| names::price(words, &price)).unwrap_or_default();
        let hint = match cost.any {
            0 => price,
            more => {
                let more = names::any_resources(words, more);
                words.say_with("noria-price-more", &[("price", price.into()), ("more", more.into())])
            }
        };
        let values = [("path", names::path(words, path).into()), ("level", level.into())];
        let label = words.say_with("noria-do-invest", &values);
        ChoiceLabel { hint: hint.into(), ..plain(label, vec![ids::rung(path, level), ids::path(path)]) }
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

fn plain(label: String, targets: Vec<String>) -> ChoiceLabel {
    ChoiceLabel { label: label.into(), targets, ..ChoiceLabel::default() }
}

/// What ends a phase is called by what follows.
fn done(phase: Phase) -> &'static str {
    match phase {
        Phase::Influence => "noria-done-influence",
        Phase::Action => "noria-done-action",
        Phase::Politics => "noria-done-politics",
        Phase::Producing { .. } => "noria-done-producing",
        Phase::City(_) | Phase::Journey(_) | Phase::Landing(_) | Phase::Tool(_) => "noria-done-extra",
        Phase::Bonus(_) | Phase::Naming(_) => "noria-done-bonus",
        Phase::DrawStart | Phase::DrawStall(_) | Phase::DrawOrder(_) | Phase::DrawIsland => "noria-done",
        Phase::BuildWheel(_) | Phase::TakeResource | Phase::FreeInvestment | Phase::Modifying(_) => "noria-done",
        Phase::Revealing(_) | Phase::Paying(_) | Phase::Removing | Phase::Placing(_) | Phase::Over => "noria-done",
    }
}
