//! Which paragraph of the rulebook a choice, a question or a line of the log is about.

use novgorod::hint::{About, Hint};
use novgorod::phase::{Phase, Purpose};
use novgorod::pieces::{Bonus, Privilege, Side};
use novgorod::{Action, Event, Note, View};

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
