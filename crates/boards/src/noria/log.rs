//! The log: what happened, as a sentence.

use super::{ids, names, rule};
use crate::{Line, Scene};
use game::Seat;
use noria::pieces::Disc;
use noria::wheel::Hole;
use noria::{Event, Note};
use words::{Value, Words, listed};

/// A line of the log.
pub(super) fn line(note: &Note, scene: &Scene) -> Line {
    Line {
        text: sentence(scene.words, note).into(),
        rule: rule::of_event(note),
        on: places(note),
        heads: matches!(note, Event::RoundBegan { .. }),
    }
}

/// Where on the board it happened; wheels and stores of others are not in sight.
fn places(event: &Event) -> Vec<String> {
    match *event {
        Event::Stalled { kind, .. } | Event::Marketed { kind, .. } => vec![ids::stall(kind)],
        Event::Invested { path, level, .. } => {
            let from = (level > 1).then(|| ids::rung(path, level - 1));
            from.into_iter().chain([ids::rung(path, level)]).collect()
        }
        Event::Shown { island, .. } | Event::Travelled { island, .. } => vec![ids::island(island)],
        Event::FoundNothing { island, .. } | Event::TookShip { island, .. } => vec![ids::island(island)],
        Event::Built { island, space, .. } => vec![ids::space(island, space)],
        Event::Seated { chamber, .. } | Event::Removed { chamber, .. } => vec![ids::chamber(chamber)],
        Event::Started { .. } | Event::Ordered { .. } | Event::Fitted { .. } | Event::Took { .. } => vec![],
        Event::RoundBegan { .. } | Event::NightShifted { .. } | Event::Modified { .. } => vec![],
        Event::Activated { .. } | Event::Inspected { .. } | Event::Sold { .. } | Event::Bought { .. } => vec![],
        Event::Gathered { .. } | Event::Paid { .. } | Event::Upgraded { .. } | Event::Produced { .. } => vec![],
        Event::Repeated { .. } | Event::Named { .. } | Event::Administered { .. } => vec![],
        Event::Placed { .. } | Event::Ended => vec![],
    }
}

fn sentence(words: &Words, event: &Event) -> String {
    let who = |seat: Seat| ("seat", Value::from(words::player(seat)));
    let cost = |knowledge: u16| ("cost", names::knowledge(words, knowledge).into());
    let what = |text: String| ("what", text.into());
    let lying = |disc: Disc, hole: Hole| {
        [("disc", names::disc(words, disc).into()), ("hole", names::place(words, hole).into())]
    };
    let with_disc = |seat: Seat, disc: Disc, hole: Hole| {
        let [disc, hole] = lying(disc, hole);
        [who(seat), disc, hole]
    };
    match *event {
        Event::Started { seat } => words.say_with("noria-log-started", &[who(seat)]),
        Event::Stalled { kind, price } => {
            let price = names::any_resources(words, price);
            words.say_with("noria-log-stalled", &[("kind", names::kind(words, kind).into()), ("price", price.into())])
        }
        Event::Ordered { seat, order } => {
            let kinds = listed(order.kinds().into_iter().map(|kind| names::kind(words, kind)));
            words.say_with("noria-log-ordered", &[who(seat), what(kinds)])
        }
        Event::Shown { island, ships } => {
            let ships = names::all_ships(words, &ships);
            words.say_with("noria-log-shown", &[("island", names::island(words, island).into()), what(ships)])
        }
        Event::Fitted { seat, kind, hole } => {
            words.say_with("noria-log-fitted", &with_disc(seat, Disc::normal(kind), hole))
        }
        Event::Took { seat, resource } => {
            words.say_with("noria-log-took", &[who(seat), what(names::coins(words, resource.into(), 1))])
        }
        Event::RoundBegan { round } => words.say_with("noria-log-round", &[("round", round.into())]),
        Event::NightShifted { seat, ring, knowledge } => {
            words.say_with("noria-log-night-shift", &[who(seat), what(names::ring(words, ring)), cost(knowledge)])
        }
        Event::Modified { seat, from, to, knowledge } => {
            let from = ("from", names::place(words, from).into());
            let to = ("to", names::place(words, to).into());
            words.say_with("noria-log-modified", &[who(seat), from, to, cost(knowledge)])
        }
        Event::Activated { seat, hole, disc, twice } => {
            let key = if twice { "noria-log-activated-twice" } else { "noria-log-activated" };
            words.say_with(key, &with_disc(seat, disc, hole))
        }
        Event::Inspected { seat, ring, knowledge } => {
            let ring = names::ring(words, ring);
            words.say_with("noria-log-inspected", &[who(seat), what(ring), cost(knowledge.into())])
        }
        Event::Sold { seat, good, knowledge } => {
            let good = names::coins(words, good.into(), 1);
            words.say_with("noria-log-sold", &[who(seat), what(good), cost(knowledge.into())])
        }
        Event::Bought { seat, resource, knowledge } => {
            let resource = names::coins(words, resource.into(), 1);
            words.say_with("noria-log-bought", &[who(seat), what(resource), cost(knowledge.into())])
        }
        Event::Gathered { seat, resource, amount } => {
            let what = what(names::coins(words, resource.into(), amount.into()));
            words.say_with("noria-log-gathered", &[who(seat), what])
        }
        Event::Paid { seat, coins } => {
            words.say_with("noria-log-paid", &[who(seat), what(names::payment(words, &coins))])
        }
        Event::Marketed { seat, kind } => {
            words.say_with("noria-log-marketed", &[who(seat), ("disc", names::new_disc(words, kind).into())])
        }
        Event::Invested { seat, path, level } => {
            let path = names::path(words, path);
            words.say_with("noria-log-invested", &[who(seat), ("path", path.into()), ("level", level.into())])
        }
        Event::Travelled { seat, island } => {
            words.say_with("noria-log-travelled", &[who(seat), ("island", names::island(words, island).into())])
        }
        Event::FoundNothing { seat, island } => {
            words.say_with("noria-log-found-nothing", &[who(seat), ("island", names::island(words, island).into())])
        }
        Event::TookShip { seat, island, resource } => {
            let ship = names::ships(words, resource, 1);
            let island = ("island", names::island(words, island).into());
            words.say_with("noria-log-ship", &[who(seat), island, what(ship)])
        }
        Event::Built { seat, island, space: _, good, warehouses } => {
            let warehouses = names::warehouses(words, good, warehouses);
            let island = ("island", names::island(words, island).into());
            words.say_with("noria-log-built", &[who(seat), island, what(warehouses)])
        }
        Event::Upgraded { seat, hole, kind } => {
            words.say_with("noria-log-upgraded", &with_disc(seat, Disc::normal(kind), hole))
        }
        Event::Produced { seat, good, count } => {
            words.say_with("noria-log-produced", &[who(seat), what(names::coins(words, good.into(), count.into()))])
        }
        Event::Repeated { seat, hole, kind } => {
            words.say_with("noria-log-repeated", &with_disc(seat, Disc::normal(kind), hole))
        }
        Event::Named { seat, hole, kind } => {
            words.say_with("noria-log-named", &with_disc(seat, Disc::normal(kind), hole))
        }
        Event::Seated { seat, chamber, knowledge } => {
            let chamber = names::chamber(words, chamber);
            words.say_with("noria-log-seated", &[who(seat), ("chamber", chamber.into()), cost(knowledge)])
        }
        Event::Removed { seat, chamber } => {
            words.say_with("noria-log-removed", &[who(seat), ("chamber", names::chamber(words, chamber).into())])
        }
        Event::Administered { seat, knowledge: 0 } => words.say_with("noria-log-turned", &[who(seat)]),
        Event::Administered { seat, knowledge } => {
            words.say_with("noria-log-administered", &[who(seat), cost(knowledge.into())])
        }
        Event::Placed { seat, kind, hole, displaced: None } => {
            words.say_with("noria-log-placed", &with_disc(seat, Disc::normal(kind), hole))
        }
        Event::Placed { seat, kind, hole, displaced: Some(old) } => {
            let [seat, disc, hole] = with_disc(seat, Disc::normal(kind), hole);
            words.say_with("noria-log-placed-over", &[seat, disc, hole, ("old", names::disc(words, old).into())])
        }
        Event::Ended => words.say("noria-log-ended").into_owned(),
    }
}
