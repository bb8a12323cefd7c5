//! A choice in words: what is done, what it costs or brings, and where on the board it is made.

use super::{ids, names, rule};
use crate::ChoiceLabel;
use game::Seat;
use noria::Action;
use noria::phase::Phase;
use noria::pieces::*;
use noria::view::{PlayerView, View};
use noria::wheel::Hole;
use words::Words;

/// What `action` means for the seat at turn.
pub(super) fn entry(words: &Words, view: &View, action: Action) -> ChoiceLabel {
    let seat = view.active.unwrap_or(Seat::ALL[0]);
    let entry = At { words, view, player: &view.players[seat.index()] }.entry(action);
    ChoiceLabel { label: entry.label.capital(), rule: rule::of_action(view.phase, action), ..entry }
}

struct At<'a> {
    words: &'a Words,
    view: &'a View,
    player: &'a PlayerView,
}

impl At<'_> {
    fn entry(&self, action: Action) -> ChoiceLabel {
        let words = self.words;
        let [night_shift, modification, intrigue] = self.view.prices;
        let costs = |price: u16| self.costs(names::knowledge(words, price));
        match action {
            // Chance does these; nobody is offered them.
            Action::Start(seat) => {
                self.about("noria-log-started", ("seat", words::player(seat)), String::new(), vec![])
            }
            Action::Stall(kind) => ChoiceLabel { label: names::kind(words, kind).into(), ..ChoiceLabel::default() },
            Action::Order(order) => {
                let kinds = order.kinds().into_iter().map(|kind| names::kind(words, kind));
                ChoiceLabel { label: names::listed(kinds).into(), ..ChoiceLabel::default() }
            }
            Action::Island(island) => {
                ChoiceLabel { label: names::island(words, island).into(), ..ChoiceLabel::default() }
            }
            Action::Take(resource) => self.with_coins("noria-do-take", resource.into(), 1, String::new()),
            Action::Step(path) => {
                let on = vec![ids::path(path), ids::rung(path, 1)];
                self.about("noria-do-step", ("path", names::path(words, path)), String::new(), on)
            }
            Action::Fit(hole) => {
                let half = words.say(if hole.is_active() { "noria-active-half" } else { "noria-inactive-half" });
                self.about("noria-do-fit", ("hole", names::place(words, hole)), half.into(), vec![self.at(hole)])
            }
            Action::NightShift(ring) => self.ring("noria-do-night-shift", ring, costs(night_shift)),
            Action::Modify(hole) => self.disc("noria-do-modify", hole, costs(modification)),
            Action::With(hole) => self.hole("noria-do-with", hole),
            Action::Activate(hole) => self.disc("noria-do-activate", hole, self.gain(hole)),
            Action::Twice(hole) => self.disc("noria-do-twice", hole, self.gain(hole)),
            Action::Inspect(ring) => self.ring("noria-do-inspect", ring, self.brings(names::knowledge(words, 1))),
            Action::Skip(hole) => self.disc("noria-do-skip", hole, self.brings(names::knowledge(words, 1))),
            Action::Sell(good) => {
                let printed = self.view.printed.0;
                let price = if good.is_simple() { printed.simple_good } else { printed.complex_good };
                let brings = self.brings(names::knowledge(words, price.into()));
                self.with_coins("noria-do-sell", good.into(), 1, self.black_market(brings))
            }
            Action::Buy(resource) => {
                let price = costs(self.view.printed.0.knowledge_per_resource.into());
                self.with_coins("noria-do-buy", resource.into(), 1, self.black_market(price))
            }
            Action::Market(kind) => {
                let hint = match self.view.market[kind].price {
                    0 => words.say("noria-free").into_owned(),
                    price => self.costs(names::any_resources(words, price)),
                };
                let disc = ("disc", names::new_disc(words, kind));
                self.about("noria-do-market", disc, hint, vec![ids::stall(kind)])
            }
            Action::Invest(path) => self.invest(path),
            Action::Journey(island) => self.journey(island),
            Action::Reveal => self.plain(words.say("noria-do-reveal").into_owned(), ids::REVEAL.into()),
            Action::Ship(resource) => {
                let on = self.player.ambassador.map(|island| ids::ships(island, resource));
                let ship = ("what", names::ships(words, resource, 1));
                self.about("noria-do-ship", ship, String::new(), on.into_iter().collect())
            }
            Action::Factory(space) => self.factory(space),
            Action::Upgrade(hole) => self.disc("noria-do-upgrade", hole, String::new()),
            Action::Produce(good, count) => {
                self.with_coins("noria-do-produce", good.into(), count.into(), self.cost_of(good, count))
            }
            Action::Also(good) => self.with_coins("noria-do-also", good.into(), 1, self.cost_of(good, 1)),
            Action::Repeat(hole) => self.disc("noria-do-repeat", hole, String::new()),
            Action::Name(hole) => self.disc("noria-do-name", hole, String::new()),
            Action::Pay(coin, amount) => self.with_coins("noria-do-pay", coin, amount.into(), String::new()),
            Action::Seat(chamber) => self.seat(chamber, costs(intrigue)),
            Action::Remove(chamber) => {
                let waiting = self.view.chamber[chamber].waiting;
                let hint = words.say_with("noria-hint-wait", &[("count", waiting.into())]);
                let name = ("chamber", names::chamber(words, chamber));
                self.about("noria-do-remove", name, hint, vec![ids::chamber(chamber)])
            }
            Action::Place(hole) => self.hole("noria-do-place", hole),
            Action::Done => {
                ChoiceLabel { label: words.say(done(self.view.phase)).into_owned().into(), ..ChoiceLabel::default() }
            }
        }
    }

    fn about(&self, key: &str, value: (&'static str, String), hint: String, on: Vec<String>) -> ChoiceLabel {
        ChoiceLabel {
            label: self.words.say_with(key, &[(value.0, value.1.into())]).into(),
            hint: hint.into(),
            targets: on,
            ..ChoiceLabel::default()
        }
    }

    fn plain(&self, label: String, on: String) -> ChoiceLabel {
        ChoiceLabel { label: label.into(), targets: vec![on], ..ChoiceLabel::default() }
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

    /// Something with the disc that lies in a hole.
    fn disc(&self, key: &str, hole: Hole, more: String) -> ChoiceLabel {
        let name = self.player.wheel.disc(hole).map(|disc| names::disc(self.words, disc)).unwrap_or_default();
        let place = names::place(self.words, hole);
        let hint = if more.is_empty() { place } else { format!("{place}, {more}") };
        self.about(key, ("disc", name), hint, vec![self.at(hole)])
    }

    /// Somewhere where a disc may lie or not.
    fn hole(&self, key: &str, hole: Hole) -> ChoiceLabel {
        match self.player.wheel.disc(hole) {
            Some(_) => self.disc(key, hole, String::new()),
            None => {
                let place = names::place(self.words, hole);
                ChoiceLabel {
                    hint: place.into(),
                    ..self.plain(self.words.say("noria-do-empty").into_owned(), self.at(hole))
                }
            }
        }
    }

    fn costs(&self, what: String) -> String {
        self.words.say_with("noria-hint-costs", &[("what", what.into())])
    }

    fn brings(&self, what: String) -> String {
        self.words.say_with("noria-hint-brings", &[("what", what.into())])
    }

    fn black_market(&self, more: String) -> String {
        format!("{}, {more}", self.words.say("noria-black-market"))
    }

    /// N-6.1: what a resource disc brings each time.
    fn gain(&self, hole: Hole) -> String {
        let resource = self.player.wheel.disc(hole).and_then(|disc| disc.kind.resource());
        resource.map_or_else(String::new, |resource| {
            self.brings(names::coins(self.words, resource.into(), self.player.ships[resource].into()))
        })
    }

    /// N-6.3, N-6.4: the next level, and its price with the surcharge for those ahead.
    fn invest(&self, path: Path) -> ChoiceLabel {
        let words = self.words;
        let mine = self.player.level[path];
        let level = mine + 1;
        let ahead = self.view.players.iter().filter(|player| player.level[path] > mine).count();
        let price = level_price(words, self.view, path, level);
        let hint = match ahead {
            0 => price,
            ahead => {
                let more = names::any_resources(words, ahead as u8);
                words.say_with("noria-price-more", &[("price", price.into()), ("more", more.into())])
            }
        };
        let values = [("path", names::path(words, path).into()), ("level", level.into())];
        let label = words.say_with("noria-do-invest", &values);
        ChoiceLabel {
            label: label.into(),
            hint: hint.into(),
            targets: vec![ids::rung(path, level), ids::path(path)],
            ..ChoiceLabel::default()
        }
    }

    /// N-6.5: one resource for every other ambassador there.
    fn journey(&self, island: Island) -> ChoiceLabel {
        let others = self.view.players.iter().filter(|player| player.seat != self.player.seat);
        let hint = match others.filter(|player| player.ambassador == Some(island)).count() {
            0 => String::new(),
            fee => self.costs(names::any_resources(self.words, fee as u8)),
        };
        let name = ("island", names::island(self.words, island));
        self.about("noria-do-journey", name, hint, vec![ids::island(island)])
    }

    fn factory(&self, space: Space) -> ChoiceLabel {
        let here = self.view.islands.iter().find(|it| Some(it.island) == self.player.ambassador);
        let hint = here.map(|it| {
            let (good, warehouses, _) = it.spaces[space as usize];
            self.brings(names::warehouses(self.words, good, warehouses))
        });
        let on = here.map(|it| ids::space(it.island, space));
        let label = self.words.say("noria-do-factory").into_owned();
        ChoiceLabel {
            label: label.into(),
            hint: hint.unwrap_or_default().into(),
            targets: on.into_iter().collect(),
            ..ChoiceLabel::default()
        }
    }

    /// N-6.9
    fn cost_of(&self, good: Good, count: u8) -> String {
        let each = self.view.good[good];
        let costs = Resource::ALL.into_iter().filter(|&resource| each[resource] > 0);
        let costs = costs.map(|it| names::coins(self.words, it.into(), u16::from(each[it] * count)));
        self.costs(names::listed(costs))
    }

    fn seat(&self, chamber: Chamber, cost: String) -> ChoiceLabel {
        let it = self.view.chamber[chamber];
        let values = self.view.printed.0.chamber[chamber];
        let hint = match values.get(usize::from(it.seated) + 1) {
            Some(&value) => {
                let values = [("cost", cost.into()), ("value", value.into())];
                self.words.say_with("noria-hint-worth", &values)
            }
            None => cost,
        };
        let name = ("chamber", names::chamber(self.words, chamber));
        self.about("noria-do-seat", name, hint, vec![ids::chamber(chamber)])
    }
}

/// N-6.4: "2 propellers or 2 sails", "3 mixed of energy, mycelium".
pub(super) fn level_price(words: &Words, view: &View, path: Path, level: u8) -> String {
    let table = &view.path[path];
    let count = table.price[usize::from(level)];
    if table.mixed[usize::from(level)] {
        let kinds = names::listed(table.pay.iter().map(|coin| names::coin(words, coin)));
        return words.say_with("noria-price-mixed", &[("count", count.into()), ("kinds", kinds.into())]);
    }
    words.either(table.pay.iter().map(|coin| names::coins(words, coin, count.into())))
}

/// What ends a phase is called by what follows.
fn done(phase: Phase) -> &'static str {
    match phase {
        Phase::Influence => "noria-done-influence",
        Phase::Action => "noria-done-action",
        Phase::Politics => "noria-done-politics",
        Phase::Producing(..) => "noria-done-producing",
        Phase::City(_) | Phase::Journey(_) | Phase::Landing(_) | Phase::Tool(_) => "noria-done-extra",
        Phase::Bonus(_) | Phase::Naming(_) => "noria-done-bonus",
        Phase::DrawStart | Phase::DrawStall(_) | Phase::DrawOrder(_) | Phase::DrawIsland => "noria-done",
        Phase::BuildWheel(_) | Phase::TakeResource | Phase::FreeStep | Phase::Modifying(_) => "noria-done",
        Phase::Revealing(_) | Phase::Paying(_) | Phase::Removing | Phase::Placing(_) | Phase::Over => "noria-done",
    }
}
