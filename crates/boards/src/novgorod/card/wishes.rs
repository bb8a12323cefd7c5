//! What somebody might want to do with a thing at this point of the game.

use super::Thing;
use crate::Scene;
use novgorod::Action;
use novgorod::action::Make;
use novgorod::phase::Phase;
use novgorod::pieces::*;
use novgorod::view::{PlayerView, View};

/// The wishes of the viewer; none of a spectator, and none for what belongs to others.
pub(in crate::novgorod) fn wishes(view: &View, scene: &Scene, id: &str) -> Vec<Action> {
    let me = scene.own().and_then(|seat| view.players.get(seat.index()));
    let (Some(me), Some(thing)) = (me, Thing::find(id)) else { return vec![] };
    let buying = matches!(view.phase, Phase::Introduction | Phase::Buying);
    match thing {
        Thing::City(city) if buying => vec![Action::Post(city)],
        Thing::City(city) | Thing::At("fee", city) => vec![Action::Lay(city)],
        Thing::At("price" | "owners", city) => vec![Action::Post(city)],
        Thing::At(_, city) if me.posts.has(city) => vec![Action::Income(city)],
        Thing::At(..) | Thing::Good(_) => vec![],
        Thing::Works(city) => lines(view, me, city),
        Thing::Line(city, line) => lines(view, me, city).get(line).copied().into_iter().collect(),
        Thing::Berth(city) => vec![Action::Pirate(city)],
        Thing::One("pirate" | "slot-pirate") => {
            let here = view.pirate.map(|it| it.city);
            City::ALL
                .into_iter()
                .find(|&city| view.pirate.is_some() && Some(city) != here)
                .map(Action::Pirate)
                .into_iter()
                .collect()
        }
        Thing::Order(order) => Half::ALL.into_iter().flat_map(|half| of_order(view, me, order, half)).collect(),
        Thing::Half(order, half) => of_order(view, me, order, half),
        Thing::One("pile" | "order-price") => vec![Action::Draw],
        Thing::Special(special) => vec![Action::Special(special)],
        Thing::Post(seat, city) if seat == me.seat => card(view, city, true),
        Thing::Base(city) if view.this_turn.visit(city).is_some() && view.active == Some(me.seat) => {
            card(view, city, false)
        }
        Thing::Ship(seat) | Thing::Speed(seat) if seat == me.seat => vec![Action::Ship],
        Thing::One("slot-ship") => vec![Action::Ship],
        Thing::Hold(seat) if seat == me.seat => match view.phase {
            Phase::Supplying(_) if view.active == Some(seat) => vec![Action::GiveStored],
            _ => me.posts.iter().map(Action::Store).take(3).collect(),
        },
        Thing::Row(seat, row) if seat == me.seat => of_row(me, row),
        Thing::Of("career", seat) if seat == me.seat => vec![Action::Rise],
        Thing::Privilege(privilege) => vec![by(privilege)],
        Thing::One("slot-privilege") => vec![match view.phase {
            Phase::Using | Phase::Supplying(_) | Phase::Stowing(_) => Action::Use(Privilege::Income),
            Phase::Buying => Action::DrawCheap,
            Phase::Ending => Action::Use(Privilege::Seal),
            _ => Action::Use(Privilege::Speed),
        }],
        Thing::Side(side) if view.phase == Phase::ChooseSide => vec![Action::Side(side)],
        Thing::Way(way) => of_way(view, me, way),
        Thing::One("slot-done" | "slot-end") => vec![Action::Done],
        _ => vec![],
    }
}

/// A production in each line of a manufactory, with the stored good where that serves.
fn lines(view: &View, me: &PlayerView, city: City) -> Vec<Action> {
    let active = view.active == Some(me.seat);
    let turn = &view.this_turn;
    let using = active && matches!(view.phase, Phase::Using | Phase::Supplying(_));
    let gone = using && (turn.stored_used || turn.route.iter().any(|it| it.stored));
    let stored = me.hold.filter(|_| !gone).map(|city| view.city[city].good);
    let supplying = active && matches!(view.phase, Phase::Supplying(_));
    let lines = view.city[city].manufactory.into_iter().flat_map(|it| it.lines.into_iter().flatten()).zip(0..);
    let make = |goods: novgorod::sets::GoodSet, line| {
        let make = Make { city, line, stored: stored.is_some_and(|good| goods.has(good)) };
        if supplying { Action::Make(make) } else { Action::Sell(make) }
    };
    lines.map(|(line, number)| make(line.goods, number)).collect()
}

fn of_order(view: &View, me: &PlayerView, order: Order, half: Half) -> Vec<Action> {
    match () {
        () if view.shown.has(order) => vec![Action::Take(order)],
        () if me.hand.or(me.beside).has(order) => vec![Action::Fill(order, half)],
        () => vec![],
    }
}

/// A post or a base post, in the route or not.
fn card(view: &View, city: City, own: bool) -> Vec<Action> {
    match view.phase {
        Phase::Laying if own => vec![Action::Lay(city), Action::Placeholder(city)],
        Phase::Using => vec![Action::Income(city), Action::Store(city)],
        Phase::Supplying(_) if view.this_turn.visit(city).is_some() => vec![Action::Give(city)],
        Phase::Supplying(_) => vec![Action::Income(city)],
        _ => vec![Action::Lay(city)],
    }
}

/// The next row is covered, or its privilege used; of a higher row only the privilege.
fn of_row(me: &PlayerView, row: usize) -> Vec<Action> {
    let rise = (row == usize::from(me.rows)).then_some(Action::Rise);
    let open = me.ladder.map(|ladder| ladder[row]).filter(|it| !it.covered);
    rise.into_iter().chain(open.map(|it| by(it.privilege))).collect()
}

/// What a privilege is used for.
fn by(privilege: Privilege) -> Action {
    match privilege {
        Privilege::Order => Action::DrawCheap,
        Privilege::Any => Action::Use(Privilege::Speed),
        Privilege::Speed | Privilege::Income | Privilege::Seal => Action::Use(privilege),
    }
}

/// One wish for each card, order or manufactory that a use could take.
fn of_way(view: &View, me: &PlayerView, way: &str) -> Vec<Action> {
    let mine = view.active == Some(me.seat);
    let visited = || view.this_turn.route.iter().filter(|_| mine).filter_map(|it| it.card.visits());
    match way {
        "sell" => visited().flat_map(|city| lines(view, me, city).into_iter().take(1)).collect(),
        "orders" => {
            let mine = me.hand.or(me.beside).iter().flat_map(|order| Half::ALL.map(|half| Action::Fill(order, half)));
            mine.chain(view.specials.iter().map(|it| Action::Special(it.special))).collect()
        }
        "career" => vec![Action::Rise],
        "store" => visited().map(Action::Store).collect(),
        _ => visited().map(Action::Income).collect(),
    }
}
