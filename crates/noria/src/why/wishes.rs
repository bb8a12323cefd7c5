//! What somebody might want to do with what lies on the table.

use crate::action::Action;
use crate::choices::push_holes;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::Noria;
use crate::wheel::HoleSet;
use game::Seat;

impl Noria {
    /// Everything that is done in a turn, and what only the present question is about.
    pub(super) fn all_wishes(&self, seat: Seat, out: &mut Vec<Action>) {
        self.passing_wishes(out);
        let wheel = self.player[seat].wheel;
        out.extend(Ring::ALL.map(Action::NightShift));
        push_holes(HoleSet::ALL, Action::Modify, out);
        push_holes(HoleSet::ALL, Action::Activate, out);
        push_holes(wheel.upgraded(), Action::Twice, out);
        match self.rules.edition {
            Edition::Second => out.extend(Ring::ALL.map(Action::Inspect)),
            Edition::First => push_holes(wheel.discs(), Action::Skip, out),
        }
        out.extend(Good::ALL.map(Action::Sell));
        out.extend(Resource::ALL.map(Action::Buy));
        out.extend(Kind::ALL.map(Action::Market));
        out.extend(Path::ALL.map(Action::Invest));
        out.extend(self.open.iter().map(Action::Journey));
        if !self.rules.expert {
            out.push(Action::Reveal);
        }
        out.extend(Resource::ALL.map(Action::Ship));
        out.extend(Space::ALL.map(Action::Factory));
        push_holes(wheel.discs(), Action::Upgrade, out);
        out.extend(Good::ALL.map(|good| Action::Produce { good, count: 1 }));
        match self.rules.edition {
            Edition::Second => push_holes(wheel.discs(), Action::Repeat, out),
            Edition::First => push_holes(wheel.discs(), Action::Name, out),
        }
        out.extend(Chamber::ALL.map(Action::Seat));
        out.push(Action::Done);
    }

    /// What nobody wants at other times.
    fn passing_wishes(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::BuildWheel(_) => push_holes(HoleSet::ALL, Action::Fit, out),
            Phase::TakeResource => out.extend(Resource::ALL.map(Action::Take)),
            Phase::FreeInvestment => out.extend(Path::ALL.map(Action::FreeInvest)),
            Phase::Modifying(_) => push_holes(HoleSet::ALL, Action::With, out),
            Phase::Producing { .. } => out.extend(Good::ALL.map(Action::Also)),
            Phase::Paying(payment) => {
                out.extend((0..=payment.owed()).map(|amount| Action::Pay { coin: payment.next, amount }));
            }
            Phase::Removing => out.extend(Chamber::ALL.map(Action::Remove)),
            Phase::Placing(_) => push_holes(HoleSet::ALL, Action::Place, out),
            _ => {}
        }
    }
}
