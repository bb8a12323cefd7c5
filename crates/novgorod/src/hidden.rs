//! What each viewer is told: the view of the table, the note of an event, the hint of a choice, and what a seat cannot
//! see. Views and hints are values; their types and longer parts are in `view.rs` and `hint.rs`.

use crate::action::Action;
use crate::event::Event;
use crate::hint::{About, Gain, Hint, about, given, paid};
use crate::note::Note;
use crate::phase::Phase;
use crate::pieces::*;
use crate::sets::OrderSet;
use crate::state::Novgorod;
use crate::view::{PlayerView, View, Visitor};
use game::{Game, Hidden, Per, Rng, Seat, Viewer};

impl Hidden for Novgorod {
    type View = View;
    type Note = Note;
    type Hint = Hint;

    fn view(&self, viewer: Viewer) -> View {
        let tables = self.tables();
        let drawn = self.players().all(|player| player.career.is_some());
        let players: Vec<PlayerView> =
            Seat::first(self.rules.seats).map(|seat| self.player_view(seat, viewer)).collect();
        let seen = players.iter().fold(self.shown, |seen, player| seen.or(player.orders()));
        View {
            round: self.round,
            last_round: self.last_round,
            first: drawn.then_some(self.first),
            active: self.turn().seat(),
            phase: self.phase,
            city: Per::new(City::ALL.map(|city| self.city_view(city))),
            shown: self.shown,
            pile: self.drawable(),
            order: seen.iter().map(|order| (order, tables.order[order])).collect(),
            order_price: tables.order_price,
            most_orders: tables.orders_in_progress,
            one_line: tables.one_line,
            both_lines: tables.both_lines,
            end_seals: tables.end_seals,
            bonus: Bonus::ALL.into_iter().filter_map(|bonus| self.bonus_view(bonus)).collect(),
            merchant: self.rules.merchant.map(|side| Visitor { city: self.merchant, side }),
            merchant_brings: match self.rules.merchant {
                Some(Side::Front) => tables.merchant_ducats,
                Some(Side::Back) => tables.merchant_seals,
                None => 0,
            },
            pirate: self.rules.pirate.map(|side| Visitor { city: self.pirate, side }),
            pirate_price: (self.rules.pirate == Some(Side::Front)).then(|| self.pirate_price()),
            specials: (0..4).filter_map(|place| self.special_view(place)).collect(),
            special_skip: tables.special_skip,
            introduction: self.introduction_view(),
            this_turn: self.turn_view(),
            ways: self.ways_view(viewer),
            players,
            scores: self.scores(),
            printed: self.printed,
        }
    }

    /// V-2.9, V-10.3: an order that is dealt face down is known to its owner alone; everything else happens in the
    /// open.
    fn note(event: &Event, viewer: Viewer) -> Option<Note> {
        Some(match *event {
            Event::Dealt { seat, .. } if viewer != Viewer::Seat(seat) => Note::DealtUnseen { seat },
            Event::Countered { seat, .. } if viewer != Viewer::Seat(seat) => Note::CounteredUnseen { seat },
            event => Note::Told(event),
        })
    }

    fn hint(&self, _: Seat, choice: Action) -> Hint {
        let good = |city: City| self.tables().city[city].good;
        let hint = match choice {
            Action::Side(side) => self.hint_of_side(side),
            Action::Post(city) => paid(self.post_price(city), About::Post { good: good(city) }),
            Action::Ship => {
                let price = self.speed_price(self.active).unwrap_or_default();
                paid(price, About::Ship { speed: self.me().speed + 1 })
            }
            Action::Take(order) => self.hint_of_order(Some(order), false),
            Action::TakeCheap(order) => self.hint_of_order(Some(order), true),
            Action::Draw => self.hint_of_order(None, false),
            Action::DrawCheap => self.hint_of_order(None, true),
            Action::Lay(city) => self.hint_of_card(city),
            Action::Placeholder(_) => {
                let about = self.last_city().map(|city| About::Placeholder { city });
                Hint { about, ..Hint::default() }
            }
            Action::Use(privilege) => self.hint_of_privilege(privilege),
            Action::Pirate(_) => Hint { cost: self.cost_of_pirate(), ..Hint::default() },
            Action::Sell(make) => {
                let (seals, ducats) = self.proceeds(make);
                Hint { gain: Gain { seals, ducats, cards: 0 }, ..self.hint_of_production(make) }
            }
            Action::Make(make) => self.hint_of_production(make),
            Action::Fill(order, half) => self.hint_of_line(order, half),
            Action::Rise => self.hint_of_row(),
            Action::Special(special) => self.hint_of_special(special, false),
            Action::SpecialCheap(special) => self.hint_of_special(special, true),
            Action::Give(city) => given(Some(good(city))),
            Action::GiveStored => given(self.work().stored),
            Action::Income(city) => {
                let ducats = self.route.income(self.place_given(city).into());
                Hint { gain: Gain { ducats, ..Gain::default() }, ..Hint::default() }
            }
            Action::Store(city) => about(About::Store { good: good(city), gives_up: self.work().stored }),
            Action::Beside => about(About::Stow { lower_open: true }),
            Action::Under => about(About::Stow { lower_open: false }),
            Action::Done => self.hint_of_end(),
            // What chance decides is nobody's choice.
            Action::Build(_) | Action::Row(_) | Action::Bonus(_) | Action::Start(_) => Hint::default(),
            Action::Deal(_) | Action::Show(_) | Action::Career(_) => Hint::default(),
        };
        self.using_up(choice, hint)
    }

    /// V-2.4, V-5.1, V-10.3: an order is dealt face down to the seat at turn, or, at first, to one seat after the other.
    fn dealt_to(&self) -> Option<Seat> {
        match self.phase {
            Phase::DealFirst(seat) => Some(seat),
            Phase::IntroductionDeal | Phase::Counter | Phase::BuyingDeal => Some(self.active),
            _ => None,
        }
    }

    /// Of the orders only those can come that the viewer has not seen; which of them others hold must not be told.
    fn conceivable(&self, viewer: Viewer, out: &mut Vec<Action>) {
        match self.phase {
            Phase::ShowFirst | Phase::Refill(_) => out.extend(self.unseen_by(viewer).iter().map(Action::Show)),
            Phase::DealFirst(_) | Phase::IntroductionDeal | Phase::Counter | Phase::BuyingDeal => {
                out.extend(self.unseen_by(viewer).iter().map(Action::Deal));
            }
            _ => {
                let mut outcomes = Vec::new();
                self.outcomes(&mut outcomes);
                out.extend(outcomes.into_iter().map(|(action, _)| action));
            }
        }
    }

    /// What a seat cannot see: the orders others hold unseen, their counters, and the pile. All of them could be any of
    /// them, each as likely as the next.
    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Novgorod {
        let mut world = self.clone();
        let others = || Seat::first(self.rules.seats).filter(move |&other| other != seat);
        let mut unseen = [Order::new(0); Order::COUNT];
        let all = self.unseen_by(Viewer::Seat(seat));
        let count = all.len();
        for (slot, order) in unseen.iter_mut().zip(all.iter()) {
            *slot = order;
        }
        rng.shuffle(&mut unseen[..count]);
        let mut left = unseen[..count].iter().copied();
        let mut take = |many: usize| left.by_ref().take(many).collect::<OrderSet>();
        for other in others() {
            let player = &self.player[other];
            let secret = take(player.secret().len());
            let face_down = self.face_down(other);
            let counted = take(face_down.len());
            let imagined = &mut world.player[other];
            imagined.hand = player.known.or(secret);
            imagined.counters = player.counters.minus(face_down).or(counted);
        }
        world.pile = take(Order::COUNT);
        world
    }
}

impl Novgorod {
    /// The orders that a viewer has not seen: the pile, and what others hold unseen or have under their ships.
    fn unseen_by(&self, viewer: Viewer) -> OrderSet {
        let others = Seat::first(self.rules.seats).filter(|&seat| viewer != Viewer::Seat(seat));
        others.map(|seat| self.player[seat].secret().or(self.face_down(seat))).fold(self.pile, OrderSet::or)
    }

    /// The orders that count under a ship; when the game is over they are shown (V-7.2).
    fn face_down(&self, seat: Seat) -> OrderSet {
        if self.phase == Phase::Over { OrderSet::NONE } else { self.player[seat].counters }
    }
}
