//! What a hint promises is what happens: in random games every choice of every decision is carried out on a copy,
//! through whatever it asks for on the way, and what has changed is compared with its hint.

use super::*;
use crate::action::Action;
use crate::hint::{About, Cost, Hint};
use crate::route::Card;
use crate::state::Source;
use game::playout::Tastes;
use game::{Actor, Hidden, Playout};
use std::collections::BTreeMap;

/// So many choices with a promise are tried at least.
const CHOICES: usize = 1_000_000;

/// A choice, the positions before and after it, and what happened in between.
struct Trial<'a> {
    seat: Seat,
    action: Action,
    hint: Hint,
    before: &'a Novgorod,
    after: Novgorod,
    events: Vec<Event>,
}

impl Trial<'_> {
    /// Carries a choice out, and whatever chance or the use that it began decides before the next free decision.
    fn of<'a>(before: &'a Novgorod, action: Action, playout: &mut Playout<Novgorod>) -> Trial<'a> {
        let (seat, mut after, mut events) = (before.active, before.clone(), Vec::new());
        let hint = before.hint(seat, action);
        after.apply(Actor::Seat(seat), action, &mut events);
        while after.turn() == Turn::Chance || matches!(after.phase, Phase::Supplying(_)) {
            let (actor, action) = playout.pick(&after).expect("a use that can be finished");
            after.apply(actor, action, &mut events);
        }
        Trial { seat, action, hint, before, after, events }
    }

    fn check(&self) {
        self.check_ducats();
        self.check_seals();
        self.check_privilege();
        self.check_goods();
        self.check_cards();
        self.check_about();
        if self.action == Action::Use(Privilege::Speed) {
            assert_eq!(self.after.limit(None), self.before.limit(None) + usize::from(self.hint.gain.cards));
        } else {
            assert_eq!(self.hint.gain.cards, 0);
        }
    }

    /// Ducats at hand, and those that are owed until the introduction or phase 2 ends.
    fn check_ducats(&self) {
        let Cost { ducats: paid, owed, .. } = self.hint.cost;
        let got = self.hint.gain.ducats;
        let (had, owed_before) = (self.before.player[self.seat].ducats, owes(self.before, self.seat));
        let (has, owes_after) = (self.after.player[self.seat].ducats, owes(&self.after, self.seat));
        if self.before.round == 0 && self.after.round == 1 {
            // V-2.8: with the last choice of the introduction everybody pays.
            return assert_eq!(has + paid + owed_before + owed, had + got);
        }
        assert_eq!(has + paid, had + got, "ducats");
        let fees = if self.before.phase == Phase::Using && self.action == Action::Done { paid } else { 0 };
        assert_eq!(owes_after + fees, owed_before + owed, "owed");
        for other in Seat::first(self.before.rules.seats).filter(|&other| other != self.seat) {
            assert_eq!(self.after.player[other].ducats, self.before.player[other].ducats);
        }
    }

    /// Bonus cards come on top. What a use brings was promised when it was begun.
    fn check_seals(&self) {
        if matches!(self.before.phase, Phase::Supplying(_)) {
            return assert_eq!(self.hint.gain.seals, 0);
        }
        for seat in Seat::first(self.before.rules.seats) {
            let seals = |game: &Novgorod| game.player[seat].seals() - game.player[seat].seals[Source::Bonus];
            let promised = if seat == self.seat { self.hint.gain.seals } else { 0 };
            assert_eq!(seals(&self.after), seals(self.before) + promised, "seals");
        }
    }

    fn check_privilege(&self) {
        let used = self.events.iter().find_map(|event| match event {
            Event::UsedPrivilege { privilege, .. } => Some(*privilege),
            _ => None,
        });
        assert_eq!(used, self.hint.cost.privilege);
    }

    /// Goods that were given, luxuries that were made for it, and goods that a production used up.
    fn check_goods(&self) {
        let given: Vec<Good> = self.events.iter().filter_map(good_given).collect();
        let made: Vec<Luxury> = self.events.iter().filter_map(|event| Some(made(event)?.1)).collect();
        let (goods, luxuries) = (given.iter().copied().collect::<GoodSet>(), made.iter().copied().collect());
        let cost = &self.hint.cost;
        match self.action {
            Action::Fill(..) | Action::Rise | Action::Special(_) | Action::SpecialCheap(_) => {
                assert_eq!(given.len(), goods.len(), "different goods");
                assert_eq!(made.len(), LuxurySet::len(luxuries), "different luxuries");
                match cost.different_goods {
                    0 => assert_eq!(goods, cost.goods),
                    count => assert_eq!((given.len(), cost.goods), (count.into(), GoodSet::NONE)),
                }
                match cost.different_luxuries {
                    0 => assert_eq!(luxuries, cost.luxuries),
                    count => assert_eq!((made.len(), cost.luxuries), (count.into(), LuxurySet::NONE)),
                }
            }
            Action::Give(_) | Action::GiveStored => assert_eq!(GoodSet::only(given[0]), cost.goods),
            Action::Sell(_) | Action::Make(_) => self.check_used_up(cost.goods),
            _ => {
                assert!(given.is_empty() && made.is_empty());
                assert_eq!((cost.goods, cost.luxuries), (GoodSet::NONE, LuxurySet::NONE));
            }
        }
    }

    /// Cards that were promised to be used up are; a use that asks for nothing more takes no others.
    fn check_cards(&self) {
        let mut next = self.before.clone();
        next.apply(Actor::Seat(self.seat), self.action, &mut ());
        let uses = matches!(self.before.phase, Phase::Using | Phase::Supplying(_)) && self.action != Action::Done;
        for place in 0..self.before.route.len() {
            let promised = self.hint.cost.cards.contains(&(place as u8));
            let gone = uses && self.before.route.fresh.has(place) && !next.route.fresh.has(place);
            assert_eq!(promised, gone, "the card at place {place}");
        }
    }

    /// V-4.1: each good of a production was there before, and is not there afterwards.
    fn check_used_up(&self, goods: GoodSet) {
        let by_hold = self.before.work().stored.filter(|_| self.after.this_turn.stored_used);
        for good in goods.iter() {
            let place = self.before.route.place_of(self.before.tables().city_of[good]);
            let from_card =
                place.is_some_and(|place| self.before.route.fresh.has(place) && !self.after.route.fresh.has(place));
            assert!(from_card || by_hold == Some(good), "{good}");
        }
    }

    fn check_about(&self) {
        let Some(about) = &self.hint.about else { return };
        let (me, now, tables) = (&self.before.player[self.seat], &self.after.player[self.seat], self.before.tables());
        let place = self.before.route.len();
        match (about, self.action) {
            (About::Side { rows }, Action::Side(_)) => {
                let row = |row| Player { rows: row, ..*now }.next_row(tables).unwrap();
                assert_eq!(rows.to_vec(), (0..5).map(row).collect::<Vec<_>>());
            }
            (About::Post { good }, Action::Post(city)) => {
                assert_eq!((now.posts, tables.city_of[*good]), (me.posts.with(city), city));
            }
            (About::Ship { speed }, Action::Ship) => assert_eq!((now.speed, me.speed + 1), (*speed, *speed)),
            (About::Order(table), Action::Take(order) | Action::TakeCheap(order)) => {
                assert!(now.hand.has(order) && tables.order[order] == *table);
            }
            (About::City { good, luxury, slowed }, Action::Lay(city)) => {
                assert_eq!(self.after.good_at(place), Some(*good));
                assert_eq!(self.after.manufactory_of(city).luxury, *luxury);
                assert_eq!(self.after.limit(None) + usize::from(*slowed), self.before.limit(None));
            }
            (About::Placeholder { city }, Action::Placeholder(post)) => {
                assert_eq!(self.after.route.card(place), Card::Placeholder { city: *city, post });
            }
            (About::Privilege { rows }, Action::Use(privilege)) => {
                let shown = |covered: u8| rows.iter().any(|&row| row >= covered);
                (me.rows..=5).for_each(|covered| assert_eq!(me.shows(privilege, covered, tables), shown(covered)));
            }
            (About::Production { luxury }, Action::Sell(make) | Action::Make(make)) => {
                assert_eq!(self.events.iter().find_map(made), Some((make, *luxury)));
            }
            (About::Line { gives_up_upper }, Action::Fill(order, half)) => {
                let filled = me.beside.has(order) || self.before.this_turn.upper.has(order);
                assert_eq!(now.done.has(order), half == Half::Lower);
                assert_eq!(now.done.has(order) && !filled, *gives_up_upper);
            }
            (About::Row { row, seals_per_turn, covers, last_x }, Action::Rise) => {
                assert_eq!(now.rows, row + 1);
                assert_eq!(self.after.seals_of_career(self.seat), *seals_per_turn);
                assert_eq!(tables.career[me.career.unwrap()].privileges[usize::from(*row)], *covers);
                let x = |game: &Novgorod| game.view(game::Viewer::Spectator).players[self.seat.index()].shows_x;
                assert_eq!(x(self.before) && !x(&self.after), *last_x);
            }
            (About::Special { part, least_goods }, Action::Special(_) | Action::SpecialCheap(_)) => {
                let filled = |event: &&Event| matches!(event, Event::FilledSpecial { part: it, .. } if it == part);
                assert_eq!(self.events.iter().filter(filled).count(), 1);
                let used = self.events.iter().filter_map(made).map(|(make, _)| self.before.line(make).goods.len());
                used.for_each(|count| assert!(count >= usize::from(*least_goods)));
            }
            (About::Store { good, gives_up }, Action::Store(city)) => {
                assert_eq!((self.before.work().stored, self.after.work().stored), (*gives_up, None));
                assert_eq!((self.after.this_turn.stored, tables.city_of[*good]), (Some(city), city));
            }
            (About::Stow { lower_open }, Action::Beside | Action::Under) => {
                let Phase::Stowing(order) = self.before.phase else { panic!("nothing to stow") };
                assert_eq!((now.beside.has(order), now.done.has(order)), (*lower_open, !lower_open));
            }
            (About::End { unused_income }, Action::Done) => {
                let mut all = self.before.clone();
                let unused = all.route.cards().enumerate().filter(|&(place, _)| all.route.fresh.has(place));
                let unused: Vec<City> = unused.filter_map(|(_, card)| card.own()).collect();
                unused.into_iter().for_each(|city| all.take_income(city, &mut ()));
                assert_eq!(all.me().ducats, me.ducats + unused_income);
            }
            (about, action) => panic!("{about:?} does not go with {action}"),
        }
    }
}

/// What a seat has still to pay for what it has chosen (V-2.8, V-4.8).
fn owes(game: &Novgorod, seat: Seat) -> u16 {
    match game.round {
        0 => game.tables().order_price * game.player[seat].hand.len() as u16,
        _ if game.active == seat => game.this_turn.fees,
        _ => 0,
    }
}

fn good_given(event: &Event) -> Option<Good> {
    if let Event::Gave { good, .. } = event { Some(*good) } else { None }
}

fn made(event: &Event) -> Option<(crate::action::Make, Luxury)> {
    if let Event::Made { make, luxury, .. } = event { Some((*make, *luxury)) } else { None }
}

#[test]
fn whatever_is_chosen_costs_and_brings_what_its_hint_says() {
    let setups = Setup::all::<Novgorod>();
    let mut tried: BTreeMap<String, usize> = BTreeMap::new();
    let mut list = Vec::new();
    for seed in 0.. {
        let mut game = Novgorod::start(&setups[seed as usize * 11 % setups.len()], Tables::shipped()).unwrap();
        let (mut playout, tastes) = (Playout::new(seed), Tastes::new(seed));
        while let Some((actor, action)) = playout.pick_by(&tastes, &game) {
            list.clear();
            game.choices(game.active, &mut list);
            for &action in &list {
                let trial = Trial::of(&game, action, &mut playout);
                let verb = action.to_string().split(' ').next().unwrap().to_string();
                *tried.entry(verb).or_default() += usize::from(trial.hint != Hint::default());
                trial.check();
            }
            game.apply(actor, action, &mut ());
            // Random players are poor: every other game is played with a little more.
            if seed % 2 == 1 && game.phase == Phase::Laying && game.route.is_empty() {
                game.me_mut().earn(2);
            }
        }
        if tried.values().sum::<usize>() >= CHOICES {
            break;
        }
    }
    let rare = tried.iter().find(|(_, count)| **count < 20);
    assert!(rare.is_none() && tried.len() == 24, "every kind of choice is tried: {tried:?}");
}
