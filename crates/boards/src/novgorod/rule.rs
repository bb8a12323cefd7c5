//! Which paragraph of the rulebook a choice, a question or a line of the log is about.

use super::card::Thing;
use novgorod::hint::{About, Hint};
use novgorod::phase::{Phase, Purpose};
use novgorod::pieces::{Bonus, Privilege, Side};
use novgorod::why::Stage;
use novgorod::{Action, Event, Note, Reason, View};

/// The paragraph that allows a choice.
pub(super) fn of_action(view: &View, action: Action, hint: &Hint) -> &'static str {
    let introduction = view.phase == Phase::Introduction;
    match action {
        Action::Build(_) => "V-2.2",
        Action::Row(_) => "V-10.1",
        Action::Bonus(_) => "V-2.6",
        Action::Start(_) => "V-9.3",
        Action::Deal(_) | Action::Show(_) => "V-2.4",
        Action::Career(_) | Action::Side(_) => "V-2.5",
        Action::Post(_) | Action::Take(_) | Action::Draw if introduction => "V-2.7",
        Action::Post(_) | Action::Take(_) | Action::Draw | Action::Ship => "V-5.1",
        Action::TakeCheap(_) | Action::DrawCheap => "V-5.2",
        Action::Lay(_) if matches!(hint.about, Some(About::City { slowed: true, .. })) => "V-9.3",
        Action::Lay(_) if hint.cost.owed > 0 => "V-3.2",
        Action::Lay(_) => "V-3.1",
        Action::Placeholder(_) => "V-3.3",
        Action::Use(privilege) => of_privilege(privilege),
        Action::Pirate(_) => of_pirate(view),
        Action::Sell(_) => "V-4.1",
        Action::Fill(..) => "V-4.3",
        Action::Rise => "V-4.5",
        Action::Special(_) | Action::SpecialCheap(_) => "V-10.1",
        Action::Make(_) | Action::Give(_) | Action::GiveStored => of_phase(view.phase),
        Action::Income(_) => "V-4.7",
        Action::Store(_) => "V-4.6",
        Action::Beside | Action::Under => "V-4.4",
        Action::Done => of_phase(view.phase),
    }
}

/// The paragraph that says what may be chosen in a phase.
pub(super) fn of_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::DrawManufactory(_) => "V-2.2",
        Phase::DrawSpecial(_) => "V-10.1",
        Phase::DrawBonus => "V-2.6",
        Phase::PlaceMerchant | Phase::PlacePirate => "V-9.3",
        Phase::DealFirst(_) | Phase::ShowFirst => "V-2.4",
        Phase::DrawCareer(_) | Phase::ChooseSide => "V-2.5",
        Phase::Introduction | Phase::IntroductionDeal => "V-2.7",
        Phase::Laying => "V-3.1",
        Phase::Using => "V-4.10",
        Phase::Supplying(need) => of_purpose(need.purpose),
        Phase::Counter => "V-10.3",
        Phase::Stowing(_) => "V-4.4",
        Phase::Buying | Phase::BuyingDeal | Phase::Refill(_) => "V-5.1",
        Phase::Ending => "V-6.1",
        Phase::Over => "V-8.2",
    }
}

/// The paragraph that says what a use asks for.
fn of_purpose(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Order(..) => "V-4.3",
        Purpose::Career => "V-4.5",
        Purpose::Special(_) => "V-10.2",
    }
}

/// The paragraph of a privilege.
pub(super) fn of_privilege(privilege: Privilege) -> &'static str {
    match privilege {
        Privilege::Speed => "V-3.1",
        Privilege::Income => "V-4.7",
        Privilege::Order => "V-5.2",
        Privilege::Seal => "V-6.1",
        Privilege::Any => "V-6.2",
    }
}

/// The paragraph of a bonus card.
pub(super) fn of_bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::EightPosts => "V-5.3",
        Bonus::FiveCities => "V-3.5",
        Bonus::LuxuryTrader | Bonus::ThreeOrders | Bonus::Career => "V-4.9",
        Bonus::Variety => "V-7.2",
    }
}

/// The paragraph of the side that the pirate shows.
pub(super) fn of_pirate(view: &View) -> &'static str {
    match view.pirate.map(|it| it.side) {
        Some(Side::Back) => "V-9.4",
        Some(Side::Front) | None => "V-9.3",
    }
}

/// The paragraph that a line of the log is about.
pub(super) fn of_note(note: &Note) -> Option<&'static str> {
    match *note {
        Note::Told(event) => of_event(event),
        Note::DealtUnseen { .. } => Some("V-2.9"),
        Note::CounteredUnseen { .. } => Some("V-10.3"),
    }
}

fn of_event(event: Event) -> Option<&'static str> {
    Some(match event {
        Event::Built { .. } => "V-2.2",
        Event::RowLaid { .. } | Event::PaidForSpecial { .. } => "V-10.1",
        Event::BonusShown { .. } => "V-2.6",
        Event::MerchantPlaced { .. } => "V-9.1",
        Event::PiratePlaced { .. } => "V-9.3",
        Event::Dealt { .. } => "V-2.9",
        Event::Countered { .. } | Event::CounteredBlank { .. } => "V-10.3",
        Event::Shown { .. } => "V-5.1",
        Event::GotCareer { .. } | Event::ChoseSide { .. } => "V-2.5",
        Event::GotPost { .. } | Event::TookOrder { .. } | Event::DrewOrder { .. } => "V-5.1",
        Event::PaidIntroduction { .. } => "V-2.8",
        Event::RoundBegan { .. } => return None,
        Event::Laid { fee: 0, .. } => "V-3.1",
        Event::Laid { .. } => "V-3.2",
        Event::LaidPlaceholder { .. } => "V-3.3",
        Event::UsedPrivilege { privilege, .. } => of_privilege(privilege),
        Event::MovedPirate { .. } => "V-9.3",
        Event::Made { .. } | Event::Sold { .. } => "V-4.1",
        Event::Revealed { .. } => "V-4.3",
        Event::Gave { purpose, .. } => of_purpose(purpose),
        Event::Filled { .. } | Event::Stowed { .. } => "V-4.4",
        Event::Rose { .. } => "V-4.5",
        Event::FilledSpecial { .. } => "V-10.2",
        Event::TookIncome { .. } => "V-4.7",
        Event::Stored { .. } => "V-4.6",
        Event::PaidFees { .. } => "V-4.8",
        Event::MerchantMoved { .. } => "V-9.2",
        Event::RaisedSpeed { .. } => "V-5.1",
        Event::Sealed { .. } => "V-6.1",
        Event::GotBonus { bonus, .. } => of_bonus(bonus),
        Event::BonusFell { .. } | Event::BonusGone { .. } => "V-7.1",
        Event::LastRound | Event::Ended => "V-8.1",
    })
}

/// The paragraph about a thing.
pub(super) fn of_thing(view: &View, thing: Thing) -> &'static str {
    match thing {
        Thing::City(_) => "V-2.1",
        Thing::Works(_) | Thing::Line(..) | Thing::Way("sell") => "V-4.1",
        Thing::Berth(_) | Thing::One("pirate" | "slot-pirate") => of_pirate(view),
        Thing::Base(_) | Thing::At("fee", _) | Thing::Post(..) | Thing::Of("owed" | "hand", _) => "V-3.2",
        Thing::At("price", _) | Thing::Speed(_) | Thing::One("slot-ship" | "pile" | "order-price") => "V-5.1",
        Thing::At("owners", _) => "V-2.3",
        Thing::At(..) | Thing::Way("income") => "V-4.7",
        Thing::Good(_) => "V-2.1",
        Thing::Order(order) if view.shown.has(order) => "V-5.1",
        Thing::Order(_) => "V-4.4",
        Thing::Half(..) | Thing::Way("orders") => "V-4.3",
        Thing::Special(_) | Thing::One("specials") => "V-10.1",
        Thing::Bonus(bonus) => of_bonus(bonus),
        Thing::Ship(_) | Thing::Of("route", _) => "V-3.1",
        Thing::Hold(_) | Thing::Way("store") => "V-4.6",
        Thing::Row(..) | Thing::Way(_) => "V-4.5",
        Thing::Of("ducats" | "left", _) => "V-4.8",
        Thing::Of("done", _) => "V-4.9",
        Thing::Of("orders", _) => "V-5.1",
        Thing::Of("x", _) => "V-8.2",
        Thing::Of(..) => "V-6.1",
        Thing::Privilege(privilege) => of_privilege(privilege),
        Thing::Side(_) => "V-2.5",
        Thing::Phase("sail") => "V-3",
        Thing::Phase("use") => "V-4",
        Thing::Phase("buy") => "V-5",
        Thing::Phase(_) => "V-6",
        Thing::One("merchant") => "V-9.1",
        Thing::One("bonuses") => "V-7.1",
        Thing::One("hidden-order" | "secret") => "V-2.9",
        Thing::One("slot-done") => of_phase(view.phase),
        Thing::One("slot-privilege") => "V-6.2",
        Thing::One("slot-end") => "V-6",
        Thing::One(_) | Thing::Seals(_) => "V-8.1",
    }
}

/// The paragraph that forbids a wish.
pub(super) fn of_reason(view: &View, wish: Action, reason: &Reason) -> &'static str {
    match *reason {
        Reason::Over => "V-8.1",
        Reason::NotYourTurn(_) | Reason::Dealing => "V-2.5",
        Reason::NotYet(stage) | Reason::Missed(stage) => match stage {
            Stage::Introduction => "V-2.7",
            Stage::Route => "V-3",
            Stage::Uses => "V-4",
            Stage::Purchase => "V-5",
            Stage::End => "V-6",
        },
        Reason::SideFirst => "V-2.5",
        Reason::UseFirst(_) | Reason::NotAsked => "V-4.10",
        Reason::StowFirst(_) | Reason::LineFilled | Reason::OrderDone => "V-4.4",
        Reason::NotInPlay => "V-2.10",
        Reason::Ducats { .. } => of_price(view, wish),
        Reason::Fees { .. } => "V-4.8",
        Reason::PostsTaken | Reason::OrderTaken => "V-2.7",
        Reason::OwnPost | Reason::Bought | Reason::Fastest | Reason::OrdersFull(_) => "V-5.1",
        Reason::NotShown | Reason::PileEmpty => "V-5.1",
        Reason::Full(_) | Reason::Apart(_) | Reason::Visited => "V-3.1",
        Reason::Slowed | Reason::PirateMoved | Reason::PirateHere => "V-9.3",
        Reason::Closed | Reason::PirateLater => "V-9.4",
        Reason::FaceDown | Reason::CityFirst | Reason::OnePlaceholder => "V-3.3",
        Reason::NoPost | Reason::InHold => "V-3.3",
        Reason::PrivilegeUsed(_) | Reason::PrivilegeCovered | Reason::RoomLeft => "V-6.2",
        Reason::NotVisited(_) | Reason::GoodsBehind(_) | Reason::NotStored => "V-4.1",
        Reason::CardUsed(_) | Reason::GoodsUsed(_) => "V-4.2",
        Reason::BasePost if matches!(wish, Action::Store(_)) => "V-4.6",
        Reason::BasePost => "V-4.7",
        Reason::StoredAlready => "V-4.6",
        Reason::NoGoods(_) if matches!(wish, Action::Sell(_) | Action::Make(_)) => "V-4.1",
        Reason::NoGoods(_) | Reason::NoLuxury { .. } if matches!(wish, Action::Special(_)) => "V-10.2",
        Reason::NoGoods(_) | Reason::NoLuxury { .. } | Reason::NotYours => "V-4.3",
        Reason::Top | Reason::FewGoods { .. } | Reason::FewLuxuries { .. } => "V-4.5",
        Reason::NotTogether | Reason::OutOfOrder | Reason::NeededElsewhere => "V-4.5",
        Reason::SpecialFilled => "V-10.3",
    }
}

/// The paragraph that says what a wish costs.
fn of_price(view: &View, wish: Action) -> &'static str {
    match wish {
        Action::Rise => "V-4.5",
        Action::Special(_) | Action::SpecialCheap(_) => "V-10.1",
        Action::Pirate(_) => of_pirate(view),
        Action::DrawCheap | Action::TakeCheap(_) => "V-5.2",
        _ => "V-5.1",
    }
}
