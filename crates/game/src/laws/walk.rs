//! One game played under all the laws at once: where the steps come from, what is kept of them, and law 6 at the end.

use super::encoded::{Encoding, Told};
use super::{Law, quiet};
use crate::record::{Entry, Head, Record, What};
use crate::undo::Trace;
use crate::{Actor, Hidden, Rng, Setup, fingerprint, playout::Tastes};

/// The game that is tried: the rules, the pieces, and the luck of whoever plays and imagines.
#[derive(Debug)]
pub(super) struct Trial<G: Hidden> {
    pub setup: Setup,
    pub data: &'static G::Data,
    pub seed: u64,
    /// Law 11 is tried with it.
    pub encoding: Option<Encoding<G>>,
}

/// Where the next step comes from.
pub(super) enum Play<'a> {
    /// Any choice of any seat to move is as likely, or every seat follows its tastes; chance goes by weight.
    Random(Rng, Option<Tastes>),
    /// Numbers of the lists, taken modulo their length; the walk ends with them.
    Script(std::slice::Iter<'a, u32>),
}

/// Something that may happen next, with its weight if chance decides.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer<A> {
    pub actor: Actor,
    pub action: A,
    pub weight: u32,
}

/// Something that happened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step<A> {
    pub actor: Actor,
    pub action: A,
    pub forced: bool,
    /// Its number in the list.
    pub pick: usize,
}

/// A game so far, or as far as it went before it broke a law.
pub(super) struct Walk<G: Hidden> {
    /// The law under check; a failure or a panic breaks this one.
    pub(super) law: Law,
    /// Why it is broken, if it is.
    pub(super) broken: Option<String>,
    /// How many worlds each seat imagines in a position, and how many other things might have happened instead.
    pub(super) worlds: usize,
    /// The longest list of choices or outcomes.
    pub(super) widest: usize,
    /// How many ways lead on from where the walk ended.
    pub(super) ways_on: usize,
    /// What happened.
    pub(super) steps: Vec<Step<G::Action>>,
    /// What undo sees of it.
    pub(super) traces: Vec<Trace>,
    /// The position before the first step and after every step that broke no law, with its fingerprint.
    positions: Vec<(G, u64)>,
}

impl<G: Hidden> Walk<G> {
    /// Plays until the game is over, the script is used up, or a law is broken.
    pub fn take(trial: &Trial<G>, play: Play, worlds: usize) -> Walk<G> {
        let mut walk = Walk {
            law: Law::NobodyStuck,
            broken: None,
            worlds,
            widest: 0,
            ways_on: 0,
            steps: Vec::new(),
            traces: Vec::new(),
            positions: Vec::new(),
        };
        walk.broken = quiet::catch(|| walk.run(trial, play)).flatten().err();
        walk
    }

    /// How many steps were taken.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// The fingerprint of the position in which the walk ended.
    pub fn end(&self) -> Option<u64> {
        self.positions.last().map(|&(_, print)| print)
    }

    /// The steps as a script that leads the same way.
    pub fn script(&self) -> Vec<u32> {
        self.steps.iter().map(|step| step.pick as u32).collect()
    }

    /// The steps as a record.
    pub fn record(&self, trial: &Trial<G>) -> Record {
        let what = |step: &Step<G::Action>| {
            let &Step { actor, action, forced, .. } = step;
            What::Step { actor, action: action.to_string(), forced: forced && actor != Actor::Chance }
        };
        let entries = self.steps.iter().zip(1..).map(|(step, number)| Entry { number, what: what(step) });
        Record { head: Head::of::<G>(&trial.setup, trial.data), entries: entries.collect() }
    }

    fn run(&mut self, trial: &Trial<G>, mut play: Play) -> Result<(), String> {
        self.law = Law::NobodyStuck;
        let mut position = start::<G>(trial)?;
        let mut encoding: Option<(Encoding<G>, Told<G>)> = None;
        if let Some(known) = trial.encoding {
            self.numbered(&known)?;
            encoding = Some((known, Self::named(&known, &position)));
        }
        self.law = Law::Imagined;
        let mut views = Self::views(&position);
        loop {
            let offers = self.lists(&position)?;
            self.audit(&position, trial)?;
            self.law = Law::Clones;
            let print = fingerprint(&position);
            let worlds = self.imagine(&position, &views, &offers, trial.seed ^ print)?;
            if let Some((encoding, told)) = &mut encoding {
                self.encoded(encoding, &position, &views, &worlds, &offers, told)?;
            }
            self.positions.push((position.clone(), print));
            self.law = Law::Ends;
            if self.steps.len() >= G::LONGEST as usize && !offers.is_empty() {
                return Err(format!("the game goes on after {} steps", self.steps.len()));
            }
            self.ways_on = offers.len();
            let Some(pick) = play.pick(&offers) else { break };
            let step = offers[pick];
            // As at a table: there is one choice of one seat, and everybody can know it.
            let forced = offers.len() == 1 && matches!(step.actor, Actor::Seat(seat) if position.is_open(seat));
            self.steps.push(Step { actor: step.actor, action: step.action, forced, pick });
            let real = self.apply(&position, print, &views, step)?;
            self.traces.push(Trace { actor: step.actor, showed: real.showed(), forced });
            self.elsewhere(worlds, &real)?;
            self.gallery(&real)?;
            self.otherwise(&position, &offers, &real, trial.seed ^ print)?;
            self.undo(position.seats())?;
            (position, views) = (real.next, real.views);
        }
        self.replay(trial)
    }

    /// Law 6.
    fn replay(&mut self, trial: &Trial<G>) -> Result<(), String> {
        self.law = Law::Replays;
        let record = self.record(trial);
        let (read, _) =
            Record::parse(&record.to_string()).map_err(|bad| format!("the record cannot be read: {bad}"))?;
        if read != record {
            return Err("the record reads otherwise than it was written".into());
        }
        let mut position = start::<G>(trial)?;
        for at in 0..self.positions.len() {
            if let Some(before) = at.checked_sub(1) {
                let What::Step { actor, action, .. } = &read.entries[before].what else {
                    return Err("the record has an entry nobody wrote".into());
                };
                let action = action.parse().map_err(|bad| format!("the record cannot be replayed: {bad}"))?;
                position.apply(*actor, action, &mut ());
            }
            let (original, print) = &self.positions[at];
            if position != *original || fingerprint(&position) != *print {
                let why = format!("replayed to another position: {}", contrast(original, &position));
                self.steps.truncate(at);
                return Err(why);
            }
        }
        Ok(())
    }
}

fn start<G: Hidden>(trial: &Trial<G>) -> Result<G, String> {
    G::start(&trial.setup, trial.data).map_err(|bad| format!("the game refuses its set-up: {bad}"))
}

impl Play<'_> {
    /// The random game with this seed; half of all games are played with tastes.
    pub fn random(seed: u64) -> Self {
        let tastes = Rng::new(!seed).bits() & 1 == 1;
        Play::Random(Rng::new(seed), tastes.then(|| Tastes::new(seed)))
    }

    /// The number of an offer; `None` when there is none, or no more script.
    fn pick<A: std::fmt::Display>(&mut self, offers: &[Offer<A>]) -> Option<usize> {
        if offers.is_empty() {
            return None;
        }
        match self {
            Play::Script(picks) => picks.next().map(|&pick| pick as usize % offers.len()),
            Play::Random(rng, tastes) => {
                let weight = |offer: &Offer<A>| match (offer.actor, &tastes) {
                    (Actor::Chance, _) => offer.weight,
                    (_, None) => 1,
                    (actor, Some(tastes)) => tastes.weight(actor, &offer.action),
                };
                let weights: Vec<(usize, u32)> = offers.iter().map(weight).enumerate().collect();
                Some(rng.weighted(&weights))
            }
        }
    }
}

/// Shows two things from just before the place where they begin to differ.
pub(super) fn contrast(one: &impl std::fmt::Debug, other: &impl std::fmt::Debug) -> String {
    const BEFORE: usize = 40;
    const AFTER: usize = 120;
    let (one, other) = (format!("{one:?}"), format!("{other:?}"));
    let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let cut = |text: &str| {
        let from = same.saturating_sub(BEFORE);
        let mut window: String = text.chars().skip(from).take(BEFORE + AFTER).collect();
        if from > 0 {
            window.insert_str(0, "...");
        }
        if text.chars().count() > from + BEFORE + AFTER {
            window.push_str("...");
        }
        window
    };
    format!("{} became {}", cut(&one), cut(&other))
}
