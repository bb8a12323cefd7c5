//! Many games at once, which share nothing but the arrays they write to.

use super::{Misuse, share};
use game::encode::Numbers;
use game::{Actor, Encode, Numbered, Rng, Seat, Setup, Turn, fingerprint};

/// What happens to a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Autoreset {
    /// The next step begins a new one, whatever action it brings.
    NextStep,
    /// A new one begins in the same step; what the loser or winner saw last is kept apart.
    SameStep,
    /// It stays over until it is reset; its actions are passed over.
    Disabled,
}

/// Where many games write what came of a step. Each array has one row a game.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// What the player sees that is to move, or that moved last if the game is over.
    pub observations: &'a mut [f32],
    /// 1 for each legal action.
    pub masks: &'a mut [i8],
    /// Who is to move, or moved last.
    pub players: &'a mut [i32],
    /// For each seat its reward of this step.
    pub rewards: &'a mut [f32],
    /// Whether the game is over, or was ended by an illegal action.
    pub dones: &'a mut [bool],
    /// With [`Autoreset::SameStep`], what the one who moved last saw of a game that ended.
    pub finals: &'a mut [f32],
}

/// Many games of one kind.
pub trait AnyBatch: Send + Sync {
    /// How many games there are.
    fn games(&self) -> usize;
    /// How many play each.
    fn seats(&self) -> usize;
    /// How many features an observation has.
    fn width(&self) -> usize;
    /// How many actions there are.
    fn actions(&self) -> usize;
    /// Begins those games anew for which `which` is set; all of them if it is empty.
    fn reset(&mut self, seed: Option<u64>, which: &[bool], out: &mut Arrays) -> Result<(), Misuse>;
    /// One action for each game. Whoever does what is not legal loses: its game ends, with a reward of -1 for it and 0
    /// for the others. Else rewards come at the end: the share of the victory.
    fn step(&mut self, actions: &[i64], out: &mut Arrays) -> Result<(), Misuse>;
}

/// One game of a batch.
#[derive(Clone)]
struct Slot<G: Encode> {
    position: G,
    rng: Rng,
    /// What the mover may do.
    choices: Vec<G::Action>,
    mover: Seat,
    over: bool,
}

/// Games of the type `G`.
pub(crate) struct Batch<G: Encode> {
    start: G,
    autoreset: Autoreset,
    slots: Vec<Slot<G>>,
    outcomes: Vec<(G::Action, u32)>,
    width: usize,
}

impl<G: Encode> Batch<G> {
    pub(crate) fn new(
        setup: &Setup,
        data: &'static G::Data,
        width: usize,
        games: usize,
        autoreset: Autoreset,
    ) -> Result<Batch<G>, game::BadSetup> {
        let start = G::start(setup, data)?;
        let slot = |number| Slot {
            position: start.clone(),
            rng: Rng::new(fingerprint(&(number, "game"))),
            choices: Vec::with_capacity(64),
            mover: Seat::ALL[0],
            over: false,
        };
        let slots = (0..games as u64).map(slot).collect();
        Ok(Batch { start, autoreset, slots, outcomes: Vec::with_capacity(64), width })
    }

    fn check(&self, out: &Arrays) -> Result<(), Misuse> {
        let (games, seats) = (self.slots.len(), usize::from(self.start.seats()));
        let wide = games * self.width;
        let finals = if self.autoreset == Autoreset::SameStep { wide } else { 0 };
        for (array, expected, found) in [
            ("observations", wide, out.observations.len()),
            ("masks", games * <G::Action as Numbered>::COUNT, out.masks.len()),
            ("players", games, out.players.len()),
            ("rewards", games * seats, out.rewards.len()),
            ("dones", games, out.dones.len()),
            ("final observations", finals, out.finals.len()),
        ] {
            if expected != found {
                return Err(Misuse::Length { array, expected, found });
            }
        }
        Ok(())
    }
}

impl<G: Encode> Slot<G> {
    fn begin(&mut self, start: &G, outcomes: &mut Vec<(G::Action, u32)>) {
        self.position = start.clone();
        self.go_on(outcomes);
    }

    /// Lets chance move until a seat has a choice, or the game is over.
    #[inline]
    fn go_on(&mut self, outcomes: &mut Vec<(G::Action, u32)>) {
        self.choices.clear();
        loop {
            match self.position.turn() {
                Turn::Over => {
                    self.over = true;
                    return;
                }
                Turn::Chance => {
                    outcomes.clear();
                    self.position.outcomes(outcomes);
                    self.position.apply(Actor::Chance, self.rng.weighted(outcomes), &mut ());
                }
                Turn::Seats(seats) => {
                    self.over = false;
                    self.mover = seats.lowest();
                    self.position.choices(self.mover, &mut self.choices);
                    return;
                }
            }
        }
    }

    #[inline]
    fn write(&self, observation: &mut [f32], mask: &mut [i8], player: &mut i32) {
        self.position.encode(self.mover, &mut Numbers::new(observation));
        mask.fill(0);
        for choice in &self.choices {
            mask[choice.number()] = 1;
        }
        *player = self.mover.index() as i32;
    }

    /// Makes the choice of the mover; `false` if it is none.
    #[inline]
    fn play(&mut self, action: i64, outcomes: &mut Vec<(G::Action, u32)>) -> bool {
        let wanted = |choice: &&G::Action| choice.number() as i64 == action;
        let Some(&choice) = self.choices.iter().find(wanted) else { return false };
        self.position.apply(Actor::Seat(self.mover), choice, &mut ());
        self.go_on(outcomes);
        true
    }
}

impl<G: Encode> AnyBatch for Batch<G> {
    fn games(&self) -> usize {
        self.slots.len()
    }

    fn seats(&self) -> usize {
        self.start.seats().into()
    }

    fn width(&self) -> usize {
        self.width
    }

    fn actions(&self) -> usize {
        <G::Action as Numbered>::COUNT
    }

    fn reset(&mut self, seed: Option<u64>, which: &[bool], out: &mut Arrays) -> Result<(), Misuse> {
        self.check(out)?;
        let games = self.slots.len();
        if !which.is_empty() && which.len() != games {
            return Err(Misuse::Length { array: "reset_mask", expected: games, found: which.len() });
        }
        out.rewards.fill(0.0);
        let actions = self.actions();
        for (at, slot) in self.slots.iter_mut().enumerate() {
            if let Some(seed) = seed {
                slot.rng = Rng::new(fingerprint(&(seed, at as u64)));
            }
            if which.is_empty() || which[at] {
                slot.begin(&self.start, &mut self.outcomes);
                out.dones[at] = false;
                slot.write(
                    &mut out.observations[at * self.width..][..self.width],
                    &mut out.masks[at * actions..][..actions],
                    &mut out.players[at],
                );
            }
        }
        Ok(())
    }

    fn step(&mut self, actions: &[i64], out: &mut Arrays) -> Result<(), Misuse> {
        self.check(out)?;
        if actions.len() != self.slots.len() {
            return Err(Misuse::Length { array: "actions", expected: self.slots.len(), found: actions.len() });
        }
        let (width, seats, count) = (self.width, self.seats(), self.actions());
        let Batch { start, autoreset, slots, outcomes, .. } = self;
        out.rewards.fill(0.0);
        for (at, (slot, &action)) in slots.iter_mut().zip(actions).enumerate() {
            let observation = &mut out.observations[at * width..][..width];
            let (mask, player) = (&mut out.masks[at * count..][..count], &mut out.players[at]);
            if slot.over {
                if *autoreset == Autoreset::NextStep {
                    slot.begin(start, outcomes);
                    out.dones[at] = false;
                    slot.write(observation, mask, player);
                }
                continue;
            }
            let rewards = &mut out.rewards[at * seats..][..seats];
            if !slot.play(action, outcomes) {
                rewards[slot.mover.index()] = -1.0;
                slot.choices.clear();
                slot.over = true;
            } else if slot.over {
                let scores = slot.position.scores();
                Seat::first(scores.seats).zip(rewards).for_each(|(seat, reward)| *reward = share(&scores, seat));
            }
            out.dones[at] = slot.over;
            if slot.over && *autoreset == Autoreset::SameStep {
                slot.position.encode(slot.mover, &mut Numbers::new(&mut out.finals[at * width..][..width]));
                slot.begin(start, outcomes);
            }
            slot.write(observation, mask, player);
        }
        Ok(())
    }
}
