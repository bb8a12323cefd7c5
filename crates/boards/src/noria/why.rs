//! What somebody might want to do with a thing, and why that cannot be done, in words.

use super::card::{Thing, thing};
use super::choice::slots;
use super::{names, rule};
use crate::{Scene, Why};
use noria::payment::CoinSet;
use noria::phase::Phase;
use noria::pieces::*;
use noria::view::{PlayerView, View};
use noria::wheel::Hole;
use noria::why::{Part, Task};
use noria::{Action, Reason};
use words::{Sentence, Value, Words};

/// What the viewer might want to do with a thing; nothing with what belongs to others.
pub(super) fn wishes(view: &View, scene: &Scene, id: &str) -> Vec<Action> {
    let (Some(it), Some(seat)) = (thing(view, id), scene.own()) else { return Vec::new() };
    let me = &view.players[seat.index()];
    let landed = |island: Island| matches!(view.phase, Phase::Landing(_)) && me.ambassador == Some(island);
    match it {
        Thing::Path(path) => vec![climb(view, path)],
        Thing::Rung(path, level) if level == me.level[path] + 1 => vec![climb(view, path)],
        Thing::Representative(path, whose) if whose == seat => vec![climb(view, path)],
        Thing::Chamber(chamber) | Thing::Politician(chamber) => vec![match view.phase {
            Phase::Removing => Action::Remove(chamber),
            _ => Action::Seat(chamber),
        }],
        Thing::Stall(kind) => vec![Action::Market(kind)],
        Thing::Island(island) => vec![Action::Journey(island)],
        Thing::Ships(island, resource) if landed(island) => vec![Action::Ship(resource)],
        Thing::Space(island, space) if landed(island) => vec![Action::Factory(space)],
        Thing::Ships(island, _) | Thing::Space(island, _) => vec![Action::Journey(island)],
        Thing::Reveal if !view.expert => vec![Action::Reveal],
        Thing::Coin(whose, coin) if whose == seat => with_coin(view, coin),
        Thing::Ring(whose, ring) | Thing::Handle(whose, ring) if whose == seat => with_ring(view, ring),
        Thing::Hole(whose, hole) if whose == seat => with_hole(view, me, hole),
        Thing::Slot(slot) => with_slot(view, me, slot),
        Thing::Rung(..) | Thing::Representative(..) | Thing::Score(..) | Thing::Market | Thing::Signs => vec![],
        Thing::Round(_) | Thing::Ambassador(_) | Thing::Reveal | Thing::Coin(..) | Thing::Knowledge(_) => vec![],
        Thing::Factories(_) | Thing::Ring(..) | Thing::Handle(..) | Thing::Hole(..) | Thing::Bought(..) => vec![],
        Thing::Next(_) | Thing::Chains(_) => vec![],
    }
}

fn climb(view: &View, path: Path) -> Action {
    if view.phase == Phase::FreeInvestment { Action::FreeInvest(path) } else { Action::Invest(path) }
}

fn with_coin(view: &View, coin: Coin) -> Vec<Action> {
    match (view.phase, coin.sort()) {
        (Phase::TakeResource, Ok(resource)) => vec![Action::Take(resource)],
        (_, Ok(resource)) => vec![Action::Buy(resource)],
        (Phase::Producing { .. }, Err(good)) => vec![Action::Also(good)],
        (_, Err(good)) => vec![Action::Produce { good, count: 1 }, Action::Sell(good)],
    }
}

fn with_ring(view: &View, ring: Ring) -> Vec<Action> {
    match (view.phase, view.edition) {
        (Phase::Influence, _) => vec![Action::NightShift(ring)],
        (_, Edition::Second) => vec![Action::Inspect(ring)],
        (_, Edition::First) => vec![],
    }
}

fn with_hole(view: &View, me: &PlayerView, hole: Hole) -> Vec<Action> {
    match (view.phase, me.wheel.disc(hole)) {
        (Phase::BuildWheel(_), _) => vec![Action::Fit(hole)],
        (Phase::Modifying(_), _) => vec![Action::With(hole)],
        (Phase::Placing(_), _) => vec![Action::Place(hole)],
        (_, None) => vec![],
        (Phase::Influence, Some(_)) => vec![Action::Activate(hole), Action::Modify(hole)],
        (Phase::Tool(_), Some(_)) => vec![Action::Upgrade(hole)],
        (Phase::Bonus(_), Some(_)) => vec![Action::Repeat(hole)],
        (Phase::Naming(_), Some(_)) => vec![Action::Name(hole)],
        (_, Some(_)) => vec![Action::Activate(hole)],
    }
}

/// Of several things that a slot is for, one that could be done.
fn with_slot(view: &View, me: &PlayerView, slot: &str) -> Vec<Action> {
    match slot {
        slots::NIGHT_SHIFT => vec![Action::NightShift(Ring::Large)],
        slots::MODIFICATION => {
            Hole::ALL.into_iter().find(|&hole| me.wheel.disc(hole).is_some()).map(Action::Modify).into_iter().collect()
        }
        slots::BLACK_MARKET => vec![Action::Buy(Resource::Energy)],
        slots::INTRIGUE => {
            let waits = Chamber::ALL.into_iter().find(|&chamber| view.chamber[chamber].waiting > 0);
            waits.map(Action::Seat).into_iter().collect()
        }
        _ => vec![Action::Done],
    }
}

/// Why the viewer cannot have a wish fulfilled.
pub(super) fn reason(view: &View, scene: &Scene, wish: Action, reason: &Reason) -> Why {
    let seat = scene.own().or(view.active).unwrap_or(game::Seat::ALL[0]);
    let told = Told { words: scene.words, view, me: &view.players[seat.index()] };
    let said = told.said(wish, *reason);
    // What holds for everything is said of nothing in particular.
    let alone = matches!(reason, Reason::Over | Reason::Chance | Reason::TurnOf(_) | Reason::EmptyHole);
    let text = if alone { said } else { scene.words.detailed(&told.wish(wish), &said) };
    Why { text: Sentence::from(text), rule: rule::of_reason(view.phase, wish, reason) }
}

/// A player who wishes something, and the language.
struct Told<'a> {
    words: &'a Words,
    view: &'a View,
    me: &'a PlayerView,
}

impl Told<'_> {
    /// What is wished, in the fewest words: the thing itself is in view.
    fn wish(&self, action: Action) -> String {
        if let Action::Invest(path) | Action::FreeInvest(path) = action {
            let level = (self.me.level[path] + 1).min(LEVELS);
            return self.words.say_with("noria-wish-climb", &[("level", level.into())]);
        }
        let word = action.to_string();
        let word = word.split(' ').next().unwrap_or_default().to_owned();
        self.words.say_with("noria-wish", &[("what", word.into())])
    }

    fn said(&self, wish: Action, reason: Reason) -> String {
        let (words, view) = (self.words, self.view);
        let with = |key: &str, name: &'static str, value: Value| words.say_with(key, &[(name, value)]);
        let disc = |key: &str, kind: Kind| with(key, "disc", names::new_disc(words, kind).into());
        let lying = |hole: Hole| self.me.wheel.disc(hole).map_or(Kind::Bonus, |disc| disc.kind);
        let cost =
            |key: &str, cost: String, have: u16| words.say_with(key, &[("cost", cost.into()), ("have", have.into())]);
        match reason {
            Reason::TurnOf(seat) => with("noria-why-turn", "seat", words::player(seat).into()),
            Reason::Later(_) if view.round == 0 => words.say("noria-why-begin").into_owned(),
            Reason::Later(part) => with("noria-why-later", "part", part_word(part).into()),
            Reason::Past(part) => with("noria-why-past", "part", part_word(part).into()),
            Reason::First(task) => with("noria-why-first", "task", task_word(task).into()),
            Reason::Needs(kind) => disc("noria-why-needs", kind),
            Reason::NoDisc(kind) => disc("noria-why-no-disc", kind),
            Reason::Idle(kind) => with("noria-why-idle", "kind", names::word(kind)),
            Reason::OffChain(hole) => disc("noria-why-off-chain", lying(hole)),
            Reason::Promised(hole) => disc("noria-why-promised", lying(hole)),
            Reason::Knowledge { price, by, .. } => cost("noria-why-cost", names::knowledge(words, price), price - by),
            Reason::Price { price, by } => {
                cost("noria-why-cost", names::any_resources(words, price), u16::from(price) - by)
            }
            Reason::Fee { fee, by } => cost("noria-why-fee", names::any_resources(words, fee), u16::from(fee) - by),
            Reason::Level { path, by, kinds, any } => self.level(path, by, kinds, any),
            Reason::Materials(lacks) => {
                let needs = match wish {
                    Action::Produce { good, .. } | Action::Also(good) => names::materials(words, &view.good[good]),
                    _ => String::new(),
                };
                let missing = names::materials(words, &lacks);
                words.say_with("noria-why-materials", &[("needs", needs.into()), ("missing", missing.into())])
            }
            other => words.say(plain(other)).into_owned(),
        }
    }

    fn level(&self, path: Path, by: u8, kinds: CoinSet, any: u8) -> String {
        let words = self.words;
        let price = self.view.path[path].get(usize::from(self.me.level[path]));
        let coins = match by {
            0 => None,
            _ if !price.is_some_and(|price| price.mixed) || by == 1 => {
                Some(words.either(kinds.iter().map(|it| names::coins(words, it, by.into()))))
            }
            _ => {
                let kinds = words.either(kinds.iter().map(|it| names::coin(words, it)));
                Some(words.say_with("noria-more-of", &[("count", by.into()), ("kinds", kinds.into())]))
            }
        };
        let any = (any > 0).then(|| names::any_resources(words, any));
        let missing = words.all_of(coins.into_iter().chain(any));
        let price = price.map(|price| names::full_price(words, price, self.me.surcharge[path])).unwrap_or_default();
        words.say_with("noria-why-level", &[("price", price.into()), ("missing", missing.into())])
    }
}

fn part_word(part: Part) -> &'static str {
    match part {
        Part::Setup => "setup",
        Part::Influence => "influence",
        Part::Action => "action",
        Part::Politics => "politics",
        Part::Administration => "administration",
    }
}

fn task_word(task: Task) -> &'static str {
    match task {
        Task::Fit => "fit",
        Task::Take => "take",
        Task::FreeInvest => "free-invest",
        Task::Modify => "modify",
        Task::City => "city",
        Task::Journey => "journey",
        Task::Landing => "landing",
        Task::Tool => "tool",
        Task::Produce => "produce",
        Task::Bonus => "bonus",
        Task::Name => "name",
        Task::Pay => "pay",
        Task::Remove => "remove",
        Task::Place => "place",
    }
}

/// The reasons that one sentence says.
fn plain(reason: Reason) -> &'static str {
    match reason {
        Reason::Over => "noria-why-over",
        Reason::NothingTaken => "noria-why-nothing-taken",
        Reason::IntrigueFirst => "noria-why-intrigue-first",
        Reason::NothingToPay => "noria-why-nothing-to-pay",
        Reason::OtherEdition => "noria-why-other-edition",
        Reason::EmptyHole => "noria-why-empty-hole",
        Reason::Resting => "noria-why-resting",
        Reason::Used => "noria-why-used",
        Reason::RingUsed(_) => "noria-why-ring-used",
        Reason::Fresh => "noria-why-fresh",
        Reason::NotUpgraded => "noria-why-not-upgraded",
        Reason::Doubled => "noria-why-doubled",
        Reason::BonusTooLate => "noria-why-bonus-too-late",
        Reason::BonusItself => "noria-why-bonus-itself",
        Reason::NotActivated => "noria-why-not-activated",
        Reason::NothingToSkip => "noria-why-nothing-to-skip",
        Reason::Upgraded => "noria-why-upgraded",
        Reason::ToolItself => "noria-why-tool-itself",
        Reason::SmallRing => "noria-why-small-ring",
        Reason::Same => "noria-why-same",
        Reason::HoleTaken => "noria-why-hole-taken",
        Reason::RingFull(_) => "noria-why-ring-full",
        Reason::HalfFull => "noria-why-half-full",
        Reason::NoGood(_) => "noria-why-none",
        Reason::Rest => "noria-why-rest",
        Reason::SoldOut => "noria-why-sold-out",
        Reason::Top => "noria-why-top",
        Reason::Here => "noria-why-here",
        Reason::TooFar => "noria-why-too-far",
        Reason::Unseen => "noria-why-unseen",
        Reason::AllSeen => "noria-why-all-seen",
        Reason::NoShip => "noria-why-no-ship",
        Reason::Taken => "noria-why-taken",
        Reason::AllBuilt => "noria-why-all-built",
        Reason::NoWarehouse(_) => "noria-why-no-warehouse",
        Reason::Full(_) => "noria-why-full",
        Reason::PassedBy => "noria-why-passed-by",
        Reason::NobodyWaits => "noria-why-nobody-waits",
        Reason::Chance => "noria-why-chance",
        // These have something put in, and never come here.
        Reason::TurnOf(_) | Reason::Later(_) | Reason::Past(_) | Reason::First(_) | Reason::Needs(_) => "",
        Reason::NoDisc(_) | Reason::Idle(_) | Reason::OffChain(_) | Reason::Promised(_) => "",
        Reason::Knowledge { .. } | Reason::Price { .. } | Reason::Fee { .. } | Reason::Level { .. } => "",
        Reason::Materials(_) => "",
    }
}
