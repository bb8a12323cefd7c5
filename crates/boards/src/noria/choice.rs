//! What a choice is called, and which things on the board it is about.

pub(super) mod slots;

use super::hint::{chips, lying, meaning};
use super::{ids, names, rule};
use crate::{ChoiceLabel, capital};
use game::Seat;
use noria::hint::{Cost, There};
use noria::phase::Phase;
use noria::pieces::*;
use noria::view::{PlayerView, View};
use noria::wheel::Hole;
use noria::{Action, Hint};
use words::{Sentence, Words, listed};

/// What `action` means for the seat at turn.
pub(super) fn choice(words: &Words, view: &View, action: Action, hint: &Hint) -> ChoiceLabel {
    let seat = view.active.unwrap_or(Seat::ALL[0]);
    let hint = &settled(hint);
    ChoiceLabel {
        chips: chips(words, hint),
        fold: fold(words, action),
        label: Sentence::from(label(words, view, action, hint)).capital(),
        hint: meaning(words, action, hint).into(),
        targets: targets(view, &view.players[seat.index()], action, hint),
        rule: rule::of_action(view.phase, action),
    }
}

/// The tool that a choice belongs to, for those that are rarely used.
fn fold(words: &Words, action: Action) -> Option<String> {
    let key = match action {
        Action::NightShift(_) => "noria-night-shift",
        Action::Modify(_) => "noria-modification",
        Action::Sell(_) | Action::Buy(_) => "noria-black-market",
        Action::Inspect(_) | Action::Skip(_) => "noria-inspection",
        Action::Seat(_) => "noria-intrigue",
        _ => return None,
    };
    Some(capital(&words.say(key)))
}

/// What `action` means when the coins that are paid for it, the other goods or the other disc follow.
pub(super) fn begun(words: &Words, view: &View, action: Action, hint: &Hint) -> ChoiceLabel {
    let hint = Hint { cost: Cost { price: None, any: 0, ..hint.cost }, ..*hint };
    match action {
        Action::Pay { .. } => ChoiceLabel {
            label: words.say("noria-pay").into_owned().into(),
            chips: Vec::new(),
            targets: Vec::new(),
            ..choice(words, view, action, &hint)
        },
        _ => choice(words, view, action, &hint),
    }
}

/// What `action` adds to the choice that it belongs to: the whole payment with the last of its coins, what else is
/// produced, the other disc of a modification.
pub(super) fn detail(words: &Words, view: &View, action: Action, hint: &Hint) -> ChoiceLabel {
    let whole = choice(words, view, action, hint);
    match action {
        Action::Done => ChoiceLabel { rule: whole.rule, ..ChoiceLabel::default() },
        Action::Pay { .. } if hint.cost.payment.is_none() => ChoiceLabel { rule: whole.rule, ..ChoiceLabel::default() },
        Action::Pay { .. } => ChoiceLabel { label: Sentence::default(), ..whole },
        Action::Also(good) => {
            let what = names::coins(words, good.into(), 1);
            ChoiceLabel { label: words.say_with("noria-also", &[("what", what.into())]).into(), ..whole }
        }
        // What it costs was said when the first disc was taken up.
        Action::With(hole) => ChoiceLabel { label: with(words, hole, hint).into(), chips: Vec::new(), ..whole },
        _ => whole,
    }
}

/// Where the first disc of a modification goes.
fn with(words: &Words, hole: Hole, hint: &Hint) -> String {
    let place = ("hole", names::place(words, hole).into());
    match lying(hint) {
        Some(disc) => words.say_with("noria-with-disc", &[("disc", names::disc(words, disc).into()), place]),
        None => words.say_with("noria-with-empty", &[place]),
    }
}

/// A hint in which what is paid stands for the price, where it is known.
fn settled(hint: &Hint) -> Hint {
    let Some(payment) = hint.cost.payment else { return *hint };
    let coins = ByCoin::new(payment.entries().map(u16::from));
    Hint { cost: Cost { coins, price: None, any: 0, ..hint.cost }, ..*hint }
}

/// What is done.
fn label(words: &Words, view: &View, action: Action, hint: &Hint) -> String {
    let with = |key: &str, name: &'static str, value: String| words.say_with(key, &[(name, value.into())]);
    let coins = |key: &str, coin: Coin, count: u16| with(key, "what", names::coins(words, coin, count));
    let ring = |key: &str, ring: Ring| with(key, "what", names::ring(words, ring));
    let chamber = |key: &str, chamber: Chamber| with(key, "chamber", names::chamber(words, chamber));
    let disc = |key: &str| {
        let name = lying(hint).map(|disc| names::disc(words, disc));
        with(key, "disc", name.unwrap_or_default())
    };
    let disc_or_empty = |key: &str| match lying(hint) {
        Some(_) => disc(key),
        None => words.say("noria-do-empty").into_owned(),
    };
    match action {
        // Chance does these; nobody is offered them.
        Action::Start(seat) => with("noria-log-started", "seat", words::player(seat)),
        Action::Stall(kind) => names::kind(words, kind),
        Action::Order(order) => listed(order.kinds().into_iter().map(|kind| names::kind(words, kind))),
        Action::Island(island) => names::island(words, island),
        Action::Take(resource) => coins("noria-do-take", resource.into(), 1),
        Action::FreeInvest(path) => with("noria-do-free-invest", "path", names::path(words, path)),
        Action::Fit(hole) => with("noria-do-fit", "hole", names::place(words, hole)),
        Action::NightShift(it) => ring("noria-do-night-shift", it),
        Action::Modify(_) => disc("noria-do-modify"),
        Action::With(_) => disc_or_empty("noria-do-with"),
        Action::Activate(_) => disc("noria-do-activate"),
        Action::Twice(_) => disc("noria-do-twice"),
        Action::Inspect(it) => ring("noria-do-inspect", it),
        Action::Skip(_) => disc("noria-do-skip"),
        Action::Sell(good) => coins("noria-do-sell", good.into(), 1),
        Action::Buy(resource) => coins("noria-do-buy", resource.into(), 1),
        Action::Market(kind) => {
            let key = if view.market[kind].price == 0 { "noria-do-market-free" } else { "noria-do-market" };
            with(key, "disc", names::new_disc(words, kind))
        }
        Action::Invest(path) => {
            let values = [("path", names::path(words, path).into()), ("level", next_level(hint).into())];
            words.say_with("noria-do-invest", &values)
        }
        Action::Journey(island) => with("noria-do-journey", "island", names::island(words, island)),
        Action::Reveal => words.say("noria-do-reveal").into_owned(),
        Action::Ship(resource) => with("noria-do-ship", "what", names::ships(words, resource, 1)),
        Action::Factory(_) => words.say("noria-do-factory").into_owned(),
        Action::Upgrade(_) => disc("noria-do-upgrade"),
        Action::Produce { good, count } => coins("noria-do-produce", good.into(), count.into()),
        Action::Also(good) => coins("noria-do-also", good.into(), 1),
        Action::Repeat(_) => disc("noria-do-repeat"),
        Action::Name(_) => disc("noria-do-name"),
        Action::Pay { coin, amount: 0 } => with("noria-do-pay-none", "coin", names::coin(words, coin)),
        Action::Pay { coin, amount } => coins("noria-do-pay", coin, amount.into()),
        Action::Seat(it) => {
            let (from, to) = (view.chamber[it].value.into(), worth(hint).into());
            let chamber = names::chamber_name(words, it).into();
            words.say_with("noria-do-seat", &[("chamber", chamber), ("from", from), ("to", to)])
        }
        Action::Remove(it) => chamber("noria-do-remove", it),
        Action::Place(_) => disc_or_empty("noria-do-place"),
        Action::Done => words.say(done(view.phase)).into_owned(),
    }
}

/// The level that an investment leads to.
fn next_level(hint: &Hint) -> u8 {
    hint.gain.level.unwrap_or_default()
}

/// What a level is worth after a choice.
fn worth(hint: &Hint) -> u8 {
    match hint.there {
        Some(There::Chamber { value, .. }) => value,
        _ => 0,
    }
}

/// What ends a phase is called by what follows.
pub(super) fn done(phase: Phase) -> &'static str {
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

/// The ids of what a choice is about, the most telling first; tools and ends have a slot of the action bar besides.
fn targets(view: &View, player: &PlayerView, action: Action, hint: &Hint) -> Vec<String> {
    let seat = player.seat;
    let coin = |coin: Coin| ids::coin(seat, coin);
    let at = |hole: Hole| ids::at(view, seat, hole);
    match action {
        Action::Start(_) | Action::Stall(_) | Action::Order(_) | Action::Island(_) => vec![],
        Action::Done => vec![slots::done(view.phase).into()],
        Action::Take(resource) => vec![coin(resource.into())],
        Action::Buy(resource) => vec![coin(resource.into()), slots::BLACK_MARKET.into()],
        Action::Sell(good) => vec![coin(good.into()), slots::BLACK_MARKET.into()],
        Action::Also(good) | Action::Produce { good, .. } => vec![coin(good.into())],
        Action::Pay { coin: it, .. } => match hint.cost.payment {
            Some(payment) => Coin::ALL.into_iter().filter(|&it| payment[it] > 0).map(coin).collect(),
            None => vec![coin(it)],
        },
        // Not the whole path: who presses another level asks about that one.
        Action::FreeInvest(path) | Action::Invest(path) => vec![ids::rung(path, next_level(hint))],
        Action::NightShift(ring) => vec![ids::handle(seat, ring), slots::NIGHT_SHIFT.into()],
        Action::Inspect(ring) => vec![ids::handle(seat, ring)],
        Action::Modify(hole) => vec![at(hole), slots::MODIFICATION.into()],
        Action::Fit(hole) | Action::With(hole) | Action::Place(hole) => vec![at(hole)],
        Action::Upgrade(hole) | Action::Name(hole) | Action::Activate(hole) | Action::Twice(hole) => vec![at(hole)],
        Action::Repeat(hole) | Action::Skip(hole) => vec![at(hole)],
        Action::Market(kind) => vec![ids::stall(kind)],
        Action::Journey(island) => vec![ids::island(island)],
        Action::Reveal => vec![ids::REVEAL.into()],
        Action::Ship(resource) => player.ambassador.map(|island| ids::ships(island, resource)).into_iter().collect(),
        Action::Factory(space) => player.ambassador.map(|island| ids::space(island, space)).into_iter().collect(),
        Action::Seat(chamber) => vec![ids::chamber(chamber), slots::INTRIGUE.into()],
        Action::Remove(chamber) => vec![ids::chamber(chamber)],
    }
}
