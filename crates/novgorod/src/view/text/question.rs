//! The question that each phase asks, in plain words.

use super::super::{View, words};
use crate::phase::{Need, Phase, Purpose};
use std::fmt::{self, Formatter};

impl View {
    pub(super) fn ask(&self, f: &mut Formatter) -> fmt::Result {
        match self.active {
            Some(seat) => write!(f, "\n{seat}: {}", self.question()),
            None if self.phase == Phase::Over => {
                let losers = self.players.iter().filter(|player| player.shows_x);
                let losers: Vec<String> = losers.map(|player| player.seat.to_string()).collect();
                write!(f, "\nThe game is over.")?;
                if losers.is_empty() {
                    Ok(())
                } else {
                    write!(f, " Lost with an X in the career: {}.", losers.join(", "))
                }
            }
            None => write!(f, "\nChance decides."),
        }
    }

    fn question(&self) -> String {
        match self.phase {
            Phase::ChooseSide => "which side of your career card do you play?".into(),
            Phase::Introduction => self.introduction(),
            Phase::Laying if self.this_turn.route.is_empty() => "phase 1: where does your route begin?".into(),
            Phase::Laying => "phase 1: where does your route go on?".into(),
            Phase::Using => self.using(),
            Phase::Supplying(need) => self.supply(&need),
            Phase::Stowing(order) => {
                format!("phase 2: the upper line of {order} is filled; where does the order go?")
            }
            Phase::Buying if self.this_turn.bought => "phase 3: do you do anything more?".into(),
            Phase::Buying => "phase 3: what do you buy?".into(),
            Phase::Ending => "phase 4: do you use a privilege at the end of your turn?".into(),
            Phase::Over => "the game is over".into(),
            Phase::DrawManufactory(_) | Phase::DrawSpecial(_) | Phase::DrawBonus | Phase::PlaceMerchant => chance(),
            Phase::PlacePirate | Phase::DealFirst(_) | Phase::ShowFirst | Phase::DrawCareer(_) => chance(),
            Phase::IntroductionDeal | Phase::Refill(_) | Phase::Counter | Phase::BuyingDeal => chance(),
        }
    }

    /// V-4, V-4.8: and what must be left for the fees.
    fn using(&self) -> String {
        match self.this_turn.fees {
            0 => "phase 2: how do you use your route? Each card once, in any order.".into(),
            fees => format!(
                "phase 2: how do you use your route? Each card once, in any order; at the end you pay {} of fees.",
                words::ducats(fees)
            ),
        }
    }

    /// V-2.7: what is still to be taken.
    fn introduction(&self) -> String {
        let Some(me) = self.players.iter().find(|player| Some(player.seat) == self.active) else { return chance() };
        let posts = 2 - me.posts.len();
        let orders = 2 - (me.hand.len() + me.hidden);
        let mut missing = Vec::new();
        if posts > 0 {
            missing.push(words::counted(posts, "post", "posts"));
        }
        if orders > 0 {
            missing.push(words::counted(orders, "order", "orders"));
        }
        let later = words::ducats(self.order_price * 2);
        format!(
            "what do you take? You still get {}; {later} for your two orders are paid afterwards.",
            missing.join(" and ")
        )
    }

    /// V-4.3, V-4.5, V-10.2: what is needed next.
    fn supply(&self, need: &Need) -> String {
        let purpose = match need.purpose {
            Purpose::Order(order, half) => format!("the {half} line of {order}"),
            Purpose::Career => "the next row of your career".into(),
            Purpose::Special(place) => match self.specials.get(usize::from(place)) {
                Some(special) => special.special.to_string(),
                None => "the special order".into(),
            },
        };
        if need.luxuries > 0 {
            let missing = match need.luxuries {
                1 => "".into(),
                count => format!(" {count} different ones are missing, manufactories further right first."),
            };
            let kinds: Vec<String> = need.kinds.iter().map(|kind| kind.to_string()).collect();
            return format!("phase 2: how do you make {} for {purpose}?{missing}", kinds.join(" or "));
        }
        match need.different {
            0 => {
                let good = need.goods.iter().next().map_or("good".into(), |good| good.to_string());
                format!("phase 2: which {good} do you give for {purpose}?")
            }
            1 => format!("phase 2: which good do you give for {purpose}?"),
            count => {
                format!(
                    "phase 2: which good do you give for {purpose}? {count} different ones are missing, cards further left first."
                )
            }
        }
    }
}

fn chance() -> String {
    "chance decides".into()
}
