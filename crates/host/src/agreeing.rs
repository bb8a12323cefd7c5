//! Asking the others, answering them, and doing what was agreed on.

use crate::absence::STAND_IN;
use crate::{Host, Played, Refused, Sitting, Wanted, now};
use game::Seat;
use std::sync::Arc;
use store::{Matter, Millis, Outcome, Pace, PlayerId, TableId};

/// What became of something that was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answered {
    /// It is done.
    Done,
    /// The same people play again, at this table.
    Rematch(TableId),
    /// Others have to answer, or somebody has declined.
    Waits,
}

/// What became of a wish to take something back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TakenBack {
    /// It is taken back.
    Done(Played),
    /// Whose turn would be gone with it is asked.
    Asked,
}

/// What an agreement leads to.
enum Effect {
    Nothing(Answered),
    /// A step of this seat, or all that it can, is taken back.
    Back(Seat, bool, u32),
}

impl Host {
    /// `player` asks the others, from `seat` or the first own one. Whoever asks for what somebody else has asked for
    /// already agrees to it.
    pub async fn ask(
        self: &Arc<Host>,
        id: TableId,
        player: PlayerId,
        matter: Matter,
        seat: Option<Seat>,
    ) -> Result<Answered, Refused> {
        self.show_up(id, player).await?;
        if let (Matter::Rematch, Some(rematch)) = (matter, self.rematch_of(id, player).await?) {
            self.take_kept_seat(rematch, player).await?;
            return Ok(Answered::Rematch(rematch));
        }
        let asking = move |host: Arc<Host>, sitting: Arc<Sitting>| async move {
            let own = sitting.seats_of(player);
            let by = seat.or((!own.is_empty()).then(|| own.lowest())).filter(|&by| own.has(by));
            let (by, now) = (by.ok_or(Refused::NotYourSeat)?, now());
            sitting.may_ask(by, matter, now, host.patience())?;
            if matter == Matter::Hints && sitting.hints_allowed() {
                return Ok(Effect::Nothing(Answered::Done));
            }
            if sitting.open_proposals(now).any(|it| it.matter == matter && own.has(it.by)) {
                return Ok(Effect::Nothing(Answered::Waits));
            }
            let asked_before = sitting.open_proposals(now).find(|it| it.matter == matter && !own.has(it.by));
            let (by, outcome) = match asked_before {
                Some(it) => {
                    let vote = sitting.vote(player, matter, it.by, now);
                    (it.by, host.store.agree(id, it.number, vote).await?.ok_or(Refused::NoQuestion)?)
                }
                None => {
                    sitting.may_ask_again(by, matter, now)?;
                    let vote = sitting.vote(player, matter, by, now);
                    let asked = vote.asked.minus(own);
                    let outcome = host.store.propose(id, matter, by, vote).await?;
                    // Where there are clocks that run for minutes people are there and see it.
                    if outcome == Outcome::Open && !matches!(sitting.info.pace, Pace::Live { .. }) {
                        host.notify(&sitting, asked, Wanted::Answer);
                    }
                    (by, outcome)
                }
            };
            host.carry_out(&sitting, matter, by, player, outcome).await
        };
        let effect = self.change_meta(id, asking).await?;
        self.complete(id, effect).await
    }

    /// `player` answers what somebody asked; who asked takes it back by not agreeing.
    pub async fn answer(
        self: &Arc<Host>,
        id: TableId,
        player: PlayerId,
        number: u32,
        agrees: bool,
    ) -> Result<Answered, Refused> {
        self.show_up(id, player).await?;
        let answering = move |host: Arc<Host>, sitting: Arc<Sitting>| async move {
            let (own, now) = (sitting.seats_of(player), now());
            if own.is_empty() {
                return Err(Refused::NotYourSeat);
            }
            // Hints are allowed only as long as everybody wants them.
            let helps = |it: &&store::Proposal| it.matter == Matter::Hints && it.outcome == Outcome::Agreed && !agrees;
            let mut known = sitting.proposals.iter().filter(helps).chain(sitting.open_proposals(now));
            let it = known.find(|it| it.number == number).ok_or(Refused::NoQuestion)?;
            let vote = sitting.vote(player, it.matter, it.by, now);
            let concerned = match it.matter {
                Matter::StandIn(away) if !agrees => own.has(away),
                _ => false,
            };
            if vote.asked.and(own).is_empty() && !own.has(it.by) && !concerned {
                return Err(Refused::NotYourSeat);
            }
            if !agrees {
                let withdraws = own.has(it.by) || it.outcome == Outcome::Agreed;
                let outcome = if withdraws { Outcome::Withdrawn } else { Outcome::Declined };
                let ended = host.store.decline(id, number, outcome, own.lowest(), vote).await?;
                return if ended { Ok(Effect::Nothing(Answered::Waits)) } else { Err(Refused::NoQuestion) };
            }
            if let Matter::StandIn(_) = it.matter {
                sitting.may_ask(own.lowest(), it.matter, now, host.patience())?;
            }
            let outcome = host.store.agree(id, number, vote).await?.ok_or(Refused::NoQuestion)?;
            host.carry_out(&sitting, it.matter, it.by, player, outcome).await
        };
        let effect = self.change_meta(id, answering).await?;
        self.complete(id, effect).await
    }

    /// What the agreement on `matter` leads to, if it is one. `last` has settled it.
    async fn carry_out(
        self: &Arc<Host>,
        sitting: &Sitting,
        matter: Matter,
        by: Seat,
        last: PlayerId,
        outcome: Outcome,
    ) -> Result<Effect, Refused> {
        let id = sitting.info.id;
        if outcome != Outcome::Agreed {
            return Ok(Effect::Nothing(Answered::Waits));
        }
        match matter {
            Matter::Undo | Matter::Turn => {
                return Ok(Effect::Back(by, matter == Matter::Turn, sitting.game.version()));
            }
            Matter::Stop => {
                self.store.finish(id, None, now()).await?;
            }
            Matter::StandIn(seat) => self.store.set_stand_in(id, seat, Some(STAND_IN)).await?,
            Matter::Rematch => {
                let asker = sitting.player_in(by).unwrap_or(last);
                let rematch = self.open_rematch(&sitting.info, asker, last).await?;
                return Ok(Effect::Nothing(Answered::Rematch(rematch)));
            }
            // The table knows them from what was agreed on.
            Matter::Pause | Matter::GoOn | Matter::Time | Matter::Hints => {}
        }
        Ok(Effect::Nothing(Answered::Done))
    }

    /// Does what changes the game itself.
    async fn complete(self: &Arc<Host>, id: TableId, effect: Effect) -> Result<Answered, Refused> {
        match effect {
            Effect::Nothing(Answered::Rematch(rematch)) => {
                self.begin(rematch).await?;
                Ok(Answered::Rematch(rematch))
            }
            Effect::Nothing(answered) => Ok(answered),
            Effect::Back(seat, whole, version) => {
                self.step(id, seat, move |sitting| sitting.take_back(seat, whole, version)).await?;
                Ok(Answered::Done)
            }
        }
    }

    /// How long somebody is waited for at a table without a clock.
    pub fn patience(&self) -> Millis {
        self.config.patience.as_millis() as Millis
    }

    /// Whoever asks or answers has come back: the computer that stood in leaves.
    async fn show_up(self: &Arc<Host>, id: TableId, player: PlayerId) -> Result<(), Refused> {
        let away = |sitting: &Sitting| {
            let stood_in = |seat: &Seat| sitting.info.seats[seat.index()].stand_in.is_some();
            sitting.is_running() && sitting.seats_of(player).iter().any(|seat| stood_in(&seat))
        };
        if self.look(id, away).await? { self.come_back(id, player, None).await } else { Ok(()) }
    }
}
