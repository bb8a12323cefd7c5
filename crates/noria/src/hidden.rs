//! What each viewer is told: the view of the table, the note of an event, the hint of a choice, and what a seat cannot
//! see. Views and hints are values; their types and longer parts are in `view.rs` and `hint.rs`.

use crate::action::Action;
use crate::chapters::discs::INSPECTION;
use crate::event::{Event, Note};
use crate::hint::Hint;
use crate::phase::Phase;
use crate::pieces::*;
use crate::state::Noria;
use crate::view::*;
use game::{Game, Hidden, Rng, Seat, Viewer};

impl Hidden for Noria {
    type View = View;
    type Note = Note;
    type Hint = Hint;

    fn view(&self, _: Viewer) -> View {
        let tables = self.tables();
        let seats = self.rules.seats;
        View {
            edition: self.rules.edition,
            expert: self.rules.expert,
            round: self.round,
            rounds: tables.rounds.of(seats),
            first: (self.phase != Phase::DrawStart).then_some(self.first),
            active: self.turn().seat(),
            phase: self.phase,
            prices: SpecialPrices {
                night_shift: self.night_shift_price(),
                modification: self.modification_price(),
                intrigue: self.intrigue_price(),
            },
            rises: Rises { influence: tables.dearer_influence.of(seats), intrigue: self.intrigue_rises() },
            path: per(Path::ALL, |path| std::array::from_fn(|at| tables.path[path].level(at as u8 + 1))),
            step: per(Path::ALL, |path| self.step(path)),
            good: tables.good,
            black_market: BlackMarket {
                good: per(Good::ALL, |good| self.sale(good)),
                resource: tables.knowledge_per_resource,
            },
            market: per(Kind::ALL, |it| Stall { left: self.market.left[it], price: self.market.price[it] }),
            chamber: per(Chamber::ALL, |it| ChamberView {
                waiting: self.waiting[it],
                seated: self.seated[it],
                value: self.value(it),
                values: tables.chamber[it],
            }),
            islands: self.islands_in_order().map(|island| self.island_view(island)).collect(),
            islands_left: tables.islands_in_play.of(seats) - self.open.len() as u8,
            this_turn: self.turn_view(),
            players: Seat::first(seats).map(|seat| self.player_view(seat)).collect(),
            scores: self.scores(),
            printed: self.printed,
        }
    }

    fn note(event: &Event, _: Viewer) -> Option<Note> {
        Some(*event)
    }

    fn hint(&self, _: Seat, choice: Action) -> Hint {
        let mut hint = Hint { there: self.there(choice), ..Hint::default() };
        let (cost, gain) = (&mut hint.cost, &mut hint.gain);
        match choice {
            // N-2, N-10: before the first round
            Action::Take(resource) => gain.coins[resource.into()] = 1,
            Action::FreeInvest(path) => self.reach(path, gain),

            // N-5: influence
            Action::NightShift(_) => cost.knowledge = self.night_shift_price(),
            Action::Modify(_) | Action::With(_) => cost.knowledge = self.modification_price(),

            // N-3, N-6.1, N-6.10, N-6.11: discs, inspection, black market
            Action::Activate(hole) => self.gather_with(hole, 1 + self.first_use(hole, false).left, gain),
            Action::Twice(hole) => self.gather_with(hole, 1 + self.first_use(hole, true).left, gain),
            Action::Repeat(hole) => self.gather_with(hole, 1, gain),
            Action::Inspect(_) | Action::Skip(_) => gain.knowledge = INSPECTION.into(),
            Action::Sell(good) => {
                cost.coins[good.into()] = 1;
                gain.knowledge = self.sale(good).into();
            }
            Action::Buy(resource) => {
                cost.knowledge = self.tables().knowledge_per_resource.into();
                gain.coins[resource.into()] = 1;
            }

            // N-6.2 to N-6.4: City
            Action::Market(kind) => {
                cost.any = self.market.price[kind];
                cost.payment = self.payment_with(choice);
                gain.disc = Some(kind);
            }
            Action::Invest(path) => {
                cost.price = Some(self.next_price(path));
                cost.any = self.surcharge(path);
                cost.payment = self.payment_with(choice);
                self.reach(path, gain);
            }
            Action::Pay { coin, amount } => {
                cost.coins[coin] = amount.into();
                cost.payment = self.payment_with(choice);
            }

            // N-6.5 to N-6.7: Journey
            Action::Journey(island) => {
                cost.any = self.fee(island);
                cost.payment = self.payment_with(choice);
            }
            Action::Ship(resource) => gain.ships[resource] = 1,
            Action::Factory(space) => {
                let (good, warehouses) = self.tables().island[self.my_island()].spaces[space as usize];
                gain.warehouses[good] = warehouses;
            }

            // N-6.9: Production
            Action::Produce { good, count } => self.produce_with(good, count, cost, gain),
            Action::Also(good) => self.produce_with(good, 1, cost, gain),

            // N-7, N-8.1: politics and administration
            Action::Seat(chamber) => {
                cost.knowledge = self.intrigue_price();
                gain.points = self.points_after(|after| after.seated[chamber] += 1);
            }
            Action::Done if self.phase == Phase::Politics => {
                gain.knowledge = self.factory_knowledge(self.active).into()
            }

            Action::Fit(_) | Action::Name(_) | Action::Reveal | Action::Upgrade(_) => {}
            Action::Remove(_) | Action::Place(_) | Action::Done => {}
            // Chance does these; nobody is offered them.
            Action::Start(_) | Action::Stall(_) | Action::Order(_) | Action::Island(_) => {}
        }
        hint
    }

    /// Everything lies open, and an unrevealed island is nowhere until chance shows it (N-2.1).
    fn imagine(&self, _: Seat, _: &mut Rng) -> Noria {
        self.clone()
    }
}
