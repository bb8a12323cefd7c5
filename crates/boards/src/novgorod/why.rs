//! Why a wish cannot be fulfilled, in words: what was wanted, and what is in the way.

use super::names::{Names, number, say, special_number};
use super::{question, rule};
use crate::{Scene, Why};
use novgorod::Reason;
use novgorod::action::{Action, Make};
use novgorod::pieces::*;
use novgorod::view::View;
use novgorod::why::Stage;

/// The reason with what was wanted; whose turn it is needs no more words.
pub(super) fn why(view: &View, scene: &Scene, wish: Action, reason: &Reason) -> Why {
    let names = Names::of(scene);
    let told = self::reason(view, scene, wish, reason);
    let text = match reason {
        Reason::Over | Reason::Dealing | Reason::NotYourTurn(_) => told,
        _ => say!(names, "novgorod-why", wish = wanted(view, scene, wish), reason = told),
    };
    Why { text: text.into(), rule: rule::of_reason(view, wish, reason) }
}

/// What was wanted, as its choice is called.
fn wanted(view: &View, scene: &Scene, wish: Action) -> String {
    let names = Names::of(scene);
    let me = scene.own().and_then(|seat| view.players.get(seat.index()));
    let luxury = |city: City| view.city[city].manufactory.map(|it| names.some_luxury(it.luxury)).unwrap_or_default();
    match wish {
        Action::Side(side) => say!(names, "novgorod-do-side", side = side.word()),
        Action::Post(city) => say!(names, "novgorod-do-post", city = names.city(city)),
        Action::Ship => say!(names, "novgorod-name", thing = "slot-ship"),
        Action::Take(order) => say!(names, "novgorod-do-take", number = number(order)),
        Action::TakeCheap(order) => say!(names, "novgorod-do-take-cheap", number = number(order)),
        Action::Draw => say!(names, "novgorod-do-draw"),
        Action::DrawCheap => say!(names, "novgorod-do-draw-cheap"),
        Action::Lay(city) => say!(names, "novgorod-do-lay", city = names.city(city)),
        Action::Placeholder(city) => say!(names, "novgorod-do-placeholder", city = names.city(city)),
        Action::Use(privilege) => say!(names, "novgorod-do-use", privilege = names.privilege(privilege)),
        Action::Pirate(city) => say!(names, "novgorod-do-pirate", city = names.city(city)),
        Action::Sell(Make { city, .. }) => {
            say!(names, "novgorod-do-sell", luxury = luxury(city), city = names.city(city))
        }
        Action::Make(Make { city, .. }) => {
            say!(names, "novgorod-do-make", luxury = luxury(city), city = names.city(city))
        }
        Action::Fill(order, Half::Upper) => say!(names, "novgorod-do-fill-upper", number = number(order)),
        Action::Fill(order, Half::Lower) => say!(names, "novgorod-do-fill-lower", number = number(order)),
        Action::Rise => say!(names, "novgorod-do-rise", row = me.map_or(0, |me| me.rows) + 1),
        Action::Special(special) => say!(names, "novgorod-do-special", number = special_number(special)),
        Action::SpecialCheap(special) => say!(names, "novgorod-do-special-cheap", number = special_number(special)),
        Action::Give(city) => say!(names, "novgorod-do-give", good = names.some_good(view.city[city].good)),
        Action::GiveStored => say!(names, "novgorod-hold-head"),
        Action::Income(city) => say!(names, "novgorod-do-income", city = names.city(city)),
        Action::Store(city) => say!(names, "novgorod-do-store", good = names.good(view.city[city].good)),
        Action::Beside => say!(names, "novgorod-do-beside"),
        Action::Under => say!(names, "novgorod-do-under"),
        Action::Done => question::go_on(view, names),
        // What chance decides is nobody's wish.
        Action::Build(_) | Action::Row(_) | Action::Bonus(_) | Action::Start(_) => String::new(),
        Action::Deal(_) | Action::Show(_) | Action::Career(_) => String::new(),
    }
}

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Introduction => "introduction",
        Stage::Route => "route",
        Stage::Uses => "uses",
        Stage::Purchase => "purchase",
        Stage::End => "end",
    }
}

/// What is in the way.
fn reason(view: &View, scene: &Scene, wish: Action, reason: &Reason) -> String {
    let names = Names::of(scene);
    let have = scene.own().map_or(0, |seat| view.players[seat.index()].ducats);
    match *reason {
        Reason::Over => say!(names, "novgorod-why-over"),
        Reason::Dealing => say!(names, "novgorod-why-dealing"),
        Reason::NotYourTurn(seat) => say!(names, "novgorod-why-turn", seat = names.seat(seat)),
        Reason::NotYet(at) => say!(names, "novgorod-why-not-yet", stage = stage(at)),
        Reason::Missed(at) => say!(names, "novgorod-why-missed", stage = stage(at)),
        Reason::SideFirst => say!(names, "novgorod-why-side-first"),
        Reason::UseFirst(purpose) => {
            say!(names, "novgorod-why-use-first", purpose = question::purpose(view, names, purpose))
        }
        Reason::StowFirst(order) => say!(names, "novgorod-why-stow-first", number = number(order)),
        Reason::NotAsked => say!(names, "novgorod-why-not-asked"),
        Reason::NotInPlay => say!(names, "novgorod-why-not-in-play"),
        Reason::Ducats { price, missing } if price == have + missing => {
            say!(names, "novgorod-why-ducats", price = names.ducats(price), have = names.ducats(have))
        }
        Reason::Ducats { price, missing } => {
            say!(names, "novgorod-why-ducats-fees", price = names.ducats(price), missing = names.ducats(missing))
        }
        Reason::Fees { missing } if wish == Action::Done => {
            say!(names, "novgorod-why-fees-first", missing = names.ducats(missing))
        }
        Reason::Fees { missing } => say!(names, "novgorod-why-fees", missing = names.ducats(missing)),
        Reason::PostsTaken => say!(names, "novgorod-why-posts-taken"),
        Reason::OrderTaken => say!(names, "novgorod-why-order-taken"),
        Reason::OwnPost => say!(names, "novgorod-why-own-post"),
        Reason::Bought => say!(names, "novgorod-why-bought"),
        Reason::Fastest => say!(names, "novgorod-why-fastest"),
        Reason::OrdersFull(most) => say!(names, "novgorod-why-orders-full", most = most),
        Reason::NotShown => say!(names, "novgorod-why-not-shown"),
        Reason::PileEmpty => say!(names, "novgorod-why-pile-empty"),
        _ => of_route(view, names, reason),
    }
}

/// What is in the way of a card of the route, or of its use.
fn of_route(view: &View, names: Names, reason: &Reason) -> String {
    let goods = |goods: novgorod::sets::GoodSet| names.words.all_of(goods.iter().map(|good| names.good(good)));
    match *reason {
        Reason::Full(most) => say!(names, "novgorod-why-full", count = most),
        Reason::Slowed => say!(names, "novgorod-why-slowed"),
        Reason::Apart(last) => {
            let beside = names.words.all_of(view.city[last].neighbours.iter().map(|it| names.city(it)));
            say!(names, "novgorod-why-apart", city = names.city(last), beside = beside)
        }
        Reason::Visited => say!(names, "novgorod-why-visited"),
        Reason::FaceDown => say!(names, "novgorod-why-face-down"),
        Reason::Closed => say!(names, "novgorod-why-closed"),
        Reason::CityFirst => say!(names, "novgorod-why-city-first"),
        Reason::OnePlaceholder => say!(names, "novgorod-why-one-placeholder"),
        Reason::NoPost => say!(names, "novgorod-why-no-post"),
        Reason::InHold => say!(names, "novgorod-why-in-hold"),
        Reason::PrivilegeUsed(used) => say!(names, "novgorod-why-privilege-used", privilege = names.privilege(used)),
        Reason::PrivilegeCovered => say!(names, "novgorod-why-privilege-covered"),
        Reason::RoomLeft => say!(names, "novgorod-why-room-left"),
        Reason::PirateLater => say!(names, "novgorod-why-pirate-later"),
        Reason::PirateMoved => say!(names, "novgorod-why-pirate-moved"),
        Reason::PirateHere => say!(names, "novgorod-why-pirate-here"),
        Reason::NotVisited(city) => say!(names, "novgorod-why-not-visited", city = names.city(city)),
        Reason::CardUsed(city) => say!(names, "novgorod-why-card-used", city = names.city(city)),
        Reason::BasePost => say!(names, "novgorod-why-base-post"),
        Reason::StoredAlready => say!(names, "novgorod-why-stored-already"),
        Reason::NotStored => say!(names, "novgorod-why-not-stored"),
        Reason::NoGoods(missing) => say!(names, "novgorod-why-no-goods", goods = goods(missing)),
        Reason::GoodsUsed(used) => say!(names, "novgorod-why-goods-used", goods = goods(used)),
        Reason::GoodsBehind(behind) => say!(names, "novgorod-why-goods-behind", goods = goods(behind)),
        Reason::NoLuxury { luxury, least_goods: 2.. } => {
            say!(names, "novgorod-why-no-luxury-of-two", luxury = names.some_luxury(luxury))
        }
        Reason::NoLuxury { luxury, .. } => say!(names, "novgorod-why-no-luxury", luxury = names.some_luxury(luxury)),
        Reason::NotYours => say!(names, "novgorod-why-not-yours"),
        Reason::OrderDone => say!(names, "novgorod-why-order-done"),
        Reason::LineFilled => say!(names, "novgorod-why-line-filled"),
        Reason::Top => say!(names, "novgorod-why-top"),
        Reason::FewGoods { wanted, have } => say!(names, "novgorod-why-few-goods", wanted = wanted, have = have),
        Reason::FewLuxuries { wanted, have } => say!(names, "novgorod-why-few-luxuries", wanted = wanted, have = have),
        Reason::NotTogether => say!(names, "novgorod-why-not-together"),
        Reason::SpecialFilled => say!(names, "novgorod-why-special-filled"),
        Reason::OutOfOrder => say!(names, "novgorod-why-out-of-order"),
        Reason::NeededElsewhere => say!(names, "novgorod-why-needed-elsewhere"),
        // Said already, without the route.
        _ => String::new(),
    }
}
