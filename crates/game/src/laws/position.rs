//! The laws of a position: 1 nobody is stuck, 2 lists, 3 audit, 7 imagined worlds, and 9 as far as views go.

use super::Law;
use super::walk::{Offer, Trial, Walk, contrast};
use crate::{Actor, Hidden, Rng, Seat, Turn, Viewer};
use std::fmt::Write;

impl<G: Hidden> Walk<G> {
    /// Laws 1 and 2. Gives everything that can happen next, by anyone.
    pub(super) fn lists(&mut self, position: &G) -> Result<Vec<Offer<G::Action>>, String> {
        self.law = Law::NobodyStuck;
        let turn = position.turn();
        let mut offers = Vec::new();
        match turn {
            Turn::Over => {}
            Turn::Chance => {
                let mut outcomes = Vec::new();
                position.outcomes(&mut outcomes);
                let offer = |(action, weight)| Offer { actor: Actor::Chance, action, weight };
                offers.extend(outcomes.into_iter().map(offer));
                if offers.is_empty() {
                    return Err("chance has no outcome".into());
                }
                if let Some(offer) = offers.iter().find(|offer| offer.weight == 0) {
                    return Err(format!("the outcome '{:?}' has no weight", offer.action));
                }
            }
            Turn::Seats(seats) => {
                if seats.is_empty() {
                    return Err("it is the turn of seats, but of none of them".into());
                }
                for seat in seats.iter() {
                    if seat.index() >= usize::from(position.seats()) {
                        return Err(format!("it is the turn of {seat}, but {} play", position.seats()));
                    }
                    let mut choices = Vec::new();
                    position.choices(seat, &mut choices);
                    if choices.is_empty() {
                        return Err(format!("{seat} has no choice"));
                    }
                    let offer = |action| Offer { actor: Actor::Seat(seat), action, weight: 1 };
                    offers.extend(choices.into_iter().map(offer));
                }
            }
        }
        self.law = Law::Lists;
        self.widest = self.widest.max(offers.len());
        for pair in offers.windows(2) {
            if pair[0].actor == pair[1].actor && pair[0].action >= pair[1].action {
                return Err(format!("'{}' is listed before '{}'", pair[0].action, pair[1].action));
            }
        }
        let mut text = String::new();
        for offer in &offers {
            text.clear();
            write!(text, "{}", offer.action).map_err(|_| format!("{:?} does not print", offer.action))?;
            reads_back(offer.action, &text)?;
        }
        Ok(offers)
    }

    /// Law 3.
    pub(super) fn audit(&mut self, position: &G, trial: &Trial<G>) -> Result<(), String> {
        self.law = Law::Audit;
        position.audit()?;
        let (asked, here, ranked) = (trial.setup.seats(), position.seats(), position.scores().seats);
        if here != asked || ranked != asked {
            return Err(format!("{asked} sat down, {here} play, {ranked} are ranked"));
        }
        Ok(())
    }

    /// Law 7, and law 9 for views. Gives the worlds that each seat imagines.
    pub(super) fn imagine(
        &mut self,
        position: &G,
        views: &[G::View],
        offers: &[Offer<G::Action>],
        seed: u64,
    ) -> Result<Vec<(Seat, G)>, String> {
        let mut worlds = Vec::with_capacity(self.worlds * usize::from(position.seats()));
        for seat in Seat::first(position.seats()) {
            let mut rng = Rng::new(seed.wrapping_add(seat.index() as u64));
            for _ in 0..self.worlds {
                self.law = Law::Imagined;
                let world = position.imagine(seat, &mut rng);
                world.audit().map_err(|why| format!("what {seat} imagines does not audit: {why}"))?;
                if world.seats() != position.seats() {
                    return Err(format!("{} play, but {seat} imagines {}", position.seats(), world.seats()));
                }
                let (turn, imagined) = (position.turn(), world.turn());
                if turn != imagined {
                    return Err(format!("{seat} imagines another turn: {}", contrast(&turn, &imagined)));
                }
                let (mine, view) = (&views[seat.index()], world.view(Viewer::Seat(seat)));
                if *mine != view {
                    return Err(format!("{seat} sees what it imagines: {}", contrast(mine, &view)));
                }
                same_choices(seat, position, &world, offers)?;
                same_luck(seat, position, &world)?;
                self.law = Law::Spectator;
                let (theirs, view) = (&views[views.len() - 1], world.view(Viewer::Spectator));
                if *theirs != view {
                    return Err(format!("a spectator sees what {seat} imagines: {}", contrast(theirs, &view)));
                }
                worlds.push((seat, world));
            }
        }
        Ok(worlds)
    }

    /// What each seat and, last, a spectator sees.
    pub(super) fn views(position: &G) -> Vec<G::View> {
        viewers(position.seats()).map(|viewer| position.view(viewer)).collect()
    }
}

/// Each seat and, last, a spectator.
pub(super) fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Law 7 for what chance may do: whoever is asked what was drawn is asked the same in a world that `seat` imagines, and
/// whatever could come there is in that list.
fn same_luck<G: Hidden>(seat: Seat, here: &G, world: &G) -> Result<(), String> {
    if here.turn() != Turn::Chance {
        return Ok(());
    }
    if here.dealt_to() != world.dealt_to() {
        return Err(format!("{seat} imagines that chance deals to {:?}, not {:?}", world.dealt_to(), here.dealt_to()));
    }
    let conceivable = |position: &G, viewer: Viewer| {
        let mut all = Vec::new();
        position.conceivable(viewer, &mut all);
        all
    };
    let mine = conceivable(here, Viewer::Seat(seat));
    if !mine.is_sorted_by(|one, other| one < other) {
        return Err(format!("what chance may do for all that {seat} knows is not sorted: {mine:?}"));
    }
    for (viewer, list) in [(Viewer::Seat(seat), &mine), (Viewer::Spectator, &conceivable(here, Viewer::Spectator))] {
        let imagined = conceivable(world, viewer);
        if *list != imagined {
            return Err(format!("{viewer:?} is asked something else by chance: {}", contrast(list, &imagined)));
        }
    }
    let mut outcomes = Vec::new();
    world.outcomes(&mut outcomes);
    match outcomes.iter().find(|(outcome, _)| !mine.contains(outcome)) {
        Some((outcome, _)) => Err(format!("{seat} can imagine '{outcome}', but is not asked whether it came")),
        None => Ok(()),
    }
}

/// Law 7 for the lists in a world that `seat` imagines: its own, and what it can know of the others'.
fn same_choices<G: Hidden>(seat: Seat, here: &G, world: &G, offers: &[Offer<G::Action>]) -> Result<(), String> {
    let Turn::Seats(movers) = here.turn() else { return Ok(()) };
    for mover in movers.iter() {
        let open = here.is_open(mover);
        if open != world.is_open(mover) {
            let (here, there) = if open { ("open", "secret") } else { ("secret", "open") };
            return Err(format!("the choices of {mover} are {here}, but {there} in a world that {seat} imagines"));
        }
        if mover != seat && !open {
            continue;
        }
        let mut choices = Vec::new();
        world.choices(mover, &mut choices);
        let real = offers.iter().filter(|offer| offer.actor == Actor::Seat(mover)).map(|offer| offer.action);
        if !real.clone().eq(choices.iter().copied()) {
            let differ = contrast(&real.collect::<Vec<_>>(), &choices);
            return Err(match mover == seat {
                true => format!("{seat} has other choices: {differ}"),
                false => format!("the choices of {mover} are open, but {seat} imagines others: {differ}"),
            });
        }
        let hints_differ = |&&choice: &&G::Action| here.hint(seat, choice) != world.hint(seat, choice);
        if let Some(choice) = choices.iter().filter(|_| mover == seat).find(hints_differ) {
            return Err(format!("{seat} gets another hint about '{choice}' in a world it imagines"));
        }
    }
    Ok(())
}

/// Law 2 for one action and its notation.
fn reads_back<A: Copy + PartialEq + std::fmt::Debug + std::str::FromStr>(action: A, text: &str) -> Result<(), String> {
    let fits = !text.is_empty() && text.trim() == text && !text.contains(['\n', '\r']) && !text.starts_with("undo-to");
    if !fits {
        return Err(format!("{action:?} prints as {text:?}, which does not fit into a record"));
    }
    match text.parse::<A>() {
        Ok(read) if read == action => Ok(()),
        Ok(read) => Err(format!("{action:?} prints as '{text}', which parses as {read:?}")),
        Err(_) => Err(format!("{action:?} prints as '{text}', which does not parse")),
    }
}
