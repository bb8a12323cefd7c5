//! The laws of a step: 5 clones, 8 notes, 9 as far as notes go, and 10 undo.
//!
//! Laws 8 to 10 take two worlds and ask who can tell them apart. [`Walk::elsewhere`] takes the same step in a world
//! that a seat imagined before it; [`Walk::otherwise`] takes another step in the same world.

use super::Law;
use super::position::viewers;
use super::walk::{Offer, Step, Walk, contrast};
use crate::perft::steps;
use crate::{Actor, Hidden, Rng, Seat, Turn, Viewer, fingerprint, notes, undo};

/// What really happened.
pub(super) struct Happened<G: Hidden> {
    pub step: Offer<G::Action>,
    pub events: Vec<G::Event>,
    /// The position after it.
    pub next: G,
    /// What each seat and, last, a spectator sees of that.
    pub views: Vec<G::View>,
    /// Whether each of them noticed nothing at all: saw no change and was told nothing.
    pub unnoticed: Vec<bool>,
}

impl<G: Hidden> Happened<G> {
    /// Whether anyone was told something hidden.
    pub fn showed(&self) -> bool {
        self.events.iter().any(G::shows)
    }
}

impl<G: Hidden> Walk<G> {
    /// Law 5, and the step itself. Before it, the viewers saw `seen`.
    pub(super) fn apply(
        &mut self,
        before: &G,
        print: u64,
        seen: &[G::View],
        step: Offer<G::Action>,
    ) -> Result<Happened<G>, String> {
        self.law = Law::Clones;
        let Offer { actor, action, .. } = step;
        let (mut next, mut twin) = (before.clone(), before.clone());
        let (mut events, mut again) = (Vec::new(), Vec::new());
        next.apply(actor, action, &mut events);
        if *before != twin || fingerprint(before) != print {
            return Err(format!("'{action}' on a clone changed the original: {}", contrast(&twin, before)));
        }
        twin.apply(actor, action, &mut again);
        if next != twin || fingerprint(&next) != fingerprint(&twin) {
            return Err(format!("'{action}' led to another position the second time: {}", contrast(&next, &twin)));
        }
        if events != again {
            return Err(format!("'{action}' had other events the second time: {}", contrast(&events, &again)));
        }
        self.law = Law::Imagined;
        let views = Self::views(&next);
        let same = |at: usize| seen[at] == views[at] && before.turn() == next.turn();
        let unnoticed = |(at, viewer)| same(at) && notes::<G>(&events, viewer).is_empty();
        let unnoticed = viewers(before.seats()).enumerate().map(unnoticed).collect();
        Ok(Happened { step, events, next, views, unnoticed })
    }

    /// Laws 8, 9 and 10 for the same step in the worlds that the seats imagined before it.
    pub(super) fn elsewhere(&mut self, worlds: Vec<(Seat, G)>, real: &Happened<G>) -> Result<(), String> {
        let Offer { actor, action, .. } = real.step;
        let quiet = actor != Actor::Chance && !real.showed();
        for (seat, world) in worlds {
            self.law = Law::Imagined;
            let (mine, viewer) = (&real.views[seat.index()], Viewer::Seat(seat));
            let there = take(&world, actor, action).map(|(next, events)| (next.view(viewer), events));
            if let Some((_, events)) = there.as_ref().filter(|(view, _)| view == mine) {
                let steps = (action, action);
                self.same_notes(Law::Notes, viewer, steps, &real.events, events)?;
                self.same_notes(Law::Spectator, Viewer::Spectator, steps, &real.events, events)?;
                continue;
            }
            let own = actor == Actor::Seat(seat);
            if quiet && (own || !real.unnoticed[seat.index()] && !self.looks_alike(seat, &world, real)?) {
                self.law = Law::Undo;
                let learned = match there {
                    Some((view, _)) => format!("sees what it had imagined: {}", contrast(mine, &view)),
                    None => "had imagined it impossible".into(),
                };
                return Err(format!("'{action}' is said to show nothing, but {seat} {learned}"));
            }
        }
        Ok(())
    }

    /// Law 9 for the step as such: of what a seat does not notice, a spectator does not hear.
    pub(super) fn gallery(&mut self, real: &Happened<G>) -> Result<(), String> {
        self.law = Law::Spectator;
        let Offer { actor, action, .. } = real.step;
        let unaware = |&seat: &Seat| actor != Actor::Seat(seat) && real.unnoticed[seat.index()];
        match Seat::first(real.next.seats()).find(unaware) {
            Some(seat) if !real.unnoticed[real.unnoticed.len() - 1] => {
                Err(format!("{seat} does not notice '{action}', but a spectator does"))
            }
            _ => Ok(()),
        }
    }

    /// Whether the actor could have done something in `world` that looks to `seat` like what really happened: then a
    /// secret choice was made, and `seat` has not learned that this is not the world.
    fn looks_alike(&mut self, seat: Seat, world: &G, real: &Happened<G>) -> Result<bool, String> {
        let Offer { actor, action, .. } = real.step;
        let viewer = Viewer::Seat(seat);
        let told = notes::<G>(&real.events, viewer);
        for (_, other) in steps(world).into_iter().filter(|&(who, _)| who == actor) {
            let Some((next, events)) = take(world, actor, other) else { continue };
            let same_view = next.turn() == real.next.turn() && next.view(viewer) == real.views[seat.index()];
            if same_view && notes::<G>(&events, viewer) == told {
                self.same_notes(Law::Spectator, Viewer::Spectator, (action, other), &real.events, &events)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Laws 8 and 9 for other steps that the actor might have taken in the same position. The actor knows which it was.
    pub(super) fn otherwise(
        &mut self,
        before: &G,
        offers: &[Offer<G::Action>],
        real: &Happened<G>,
        seed: u64,
    ) -> Result<(), String> {
        let Offer { actor, action, .. } = real.step;
        let mut others: Vec<usize> = (0..offers.len()).collect();
        others.retain(|&at| offers[at].actor == actor && offers[at].action != action);
        let mut rng = Rng::new(seed);
        for _ in 0..self.worlds.min(others.len()) {
            let pick = others.swap_remove(rng.below(others.len()));
            let other = offers[pick].action;
            let (mut next, mut events) = (before.clone(), Vec::new());
            // Should it panic, the record must end with this step instead of the real one.
            let last = self.steps.len() - 1;
            let taken = std::mem::replace(&mut self.steps[last], Step { actor, action: other, forced: false, pick });
            self.law = Law::Clones;
            next.apply(actor, other, &mut events);
            self.law = Law::Imagined;
            let views = Self::views(&next);
            self.steps[last] = taken;
            if actor != Actor::Chance && next == real.next {
                // Two ways of saying the same may be told apart: there is nothing to find out by it.
                continue;
            }
            let spectator = views.len() - 1;
            let steps = (action, other);
            for (at, viewer) in viewers(before.seats()).enumerate() {
                let acted = matches!((viewer, actor), (Viewer::Seat(seat), Actor::Seat(who)) if seat == who);
                if acted || views[at] != real.views[at] {
                    continue;
                }
                self.same_notes(Law::Notes, viewer, steps, &real.events, &events)?;
                self.same_notes(Law::Spectator, Viewer::Spectator, steps, &real.events, &events)?;
                if views[spectator] != real.views[spectator] {
                    let seen = contrast(&real.views[spectator], &views[spectator]);
                    let viewer = name(viewer);
                    return Err(format!("'{action}' or '{other}': {viewer} cannot tell, but a spectator sees: {seen}"));
                }
            }
        }
        Ok(())
    }

    /// `viewer` sees the same after both steps, so it must have been told the same.
    fn same_notes(
        &mut self,
        law: Law,
        viewer: Viewer,
        (one, other): (G::Action, G::Action),
        events: &[G::Event],
        others: &[G::Event],
    ) -> Result<(), String> {
        self.law = law;
        if events == others {
            return Ok(());
        }
        let (told, theirs) = (notes::<G>(events, viewer), notes::<G>(others, viewer));
        if told == theirs {
            return Ok(());
        }
        let (viewer, told) = (name(viewer), contrast(&told, &theirs));
        Err(format!(
            "after '{one}' here or '{other}' elsewhere {viewer} can see no difference, but is told one: {told}"
        ))
    }

    /// Law 10 for the table's own undo.
    pub(super) fn undo(&mut self, seats: u8) -> Result<(), String> {
        self.law = Law::Undo;
        for seat in Seat::first(seats) {
            for keep in [undo::reset(&self.traces, seat), undo::back(&self.traces, seat)] {
                let mut taken_back = self.traces[keep..].iter();
                if taken_back.any(|trace| trace.actor != Actor::Seat(seat) || trace.showed) {
                    return Err(format!("undo by {seat} keeps only {keep} steps"));
                }
            }
        }
        Ok(())
    }
}

/// Where the step leads in `world`, and what happens on the way, if it can be taken there.
fn take<G: Hidden>(world: &G, actor: Actor, action: G::Action) -> Option<(G, Vec<G::Event>)> {
    let possible = match (world.turn(), actor) {
        (Turn::Chance, Actor::Chance) => {
            let mut outcomes = Vec::new();
            world.outcomes(&mut outcomes);
            outcomes.iter().any(|&(outcome, weight)| outcome == action && weight > 0)
        }
        (Turn::Seats(seats), Actor::Seat(seat)) if seats.has(seat) => {
            let mut choices = Vec::new();
            world.choices(seat, &mut choices);
            choices.contains(&action)
        }
        _ => false,
    };
    let (mut next, mut events) = (world.clone(), Vec::new());
    possible.then(|| next.apply(actor, action, &mut events))?;
    Some((next, events))
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "a spectator".into(),
    }
}
