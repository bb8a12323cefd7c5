//! Studies: boards on which one person tries out what could have been, from a position of a game that is over. Every step
//! is checked by the rules at a table that is made for it, and nothing is kept but the tree of steps.

mod tree;

use crate::host::luck;
use crate::{History, Host, Refused, Sitting, clean_node_name, now};
use game::record::{What, read_on};
use game::{Actor, Seat};
use std::collections::HashMap;
use std::sync::Arc;
use store::{PlayerId, StudyId, StudyRow, TableId};
use table::{AnyTable, steps};

pub use tree::{Node, START, Tree};

/// So many steps a study has at most.
pub const MOST_NODES: usize = 400;
/// All of it is no longer than this, in bytes: a throw of many dice is one step.
const MOST_BYTES: usize = 100_000;
/// So often a change is tried anew when another one was faster.
const TRIES: usize = 4;

/// What somebody tries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Try {
    /// A seat's choice, or a run of them with `;` between.
    Choice(Seat, String),
    /// Chance does just this.
    Outcome(String),
    /// Chance does what it likes, until somebody has a choice.
    Luck,
}

/// A study, with the game that it comes from.
#[derive(Clone, Debug)]
pub struct Study {
    /// Whose it is, and where it begins.
    pub row: StudyRow,
    /// Everything that was tried.
    pub tree: Tree,
    history: History,
}

impl Study {
    /// The table that it comes from.
    pub fn sitting(&self) -> &Sitting {
        &self.history.sitting
    }

    /// The table after a step. It may take milliseconds.
    pub fn at(&self, node: u32) -> Result<Box<dyn AnyTable>, Refused> {
        if !self.tree.has(node) {
            return Err(Refused::NoStep);
        }
        let mut game = self.start();
        for step in self.tree.way(node) {
            carry_out(&mut *game, step.by, &step.does)?;
        }
        Ok(game)
    }

    /// Goes through all steps, each with the table before it; what the rules do not allow is left out.
    pub fn walk(&self, mut each: impl FnMut(&Node, &dyn AnyTable)) {
        let mut tables: HashMap<u32, Box<dyn AnyTable>> = HashMap::from([(START, self.start())]);
        for node in self.tree.nodes() {
            let Some(before) = tables.get(&node.parent) else { continue };
            each(node, &**before);
            let mut after = before.copy();
            if carry_out(&mut *after, node.by, &node.does).is_ok() {
                tables.insert(node.number, after);
            }
        }
    }

    /// The table where it begins. Everybody ends the own turn and rolls the own dice.
    fn start(&self) -> Box<dyn AnyTable> {
        let mut game = self.history.at(self.row.entry);
        game.set_confirming(Seat::first(game.seats()).collect());
        game
    }

    /// What comes of trying something after a step: who does what, as the record writes it.
    fn tried(&self, node: u32, what: &Try) -> Result<(Actor, String), Refused> {
        let mut game = self.at(node)?;
        let before = game.version();
        let by = match what {
            Try::Choice(seat, choice) => {
                carry_out(&mut *game, Actor::Seat(*seat), choice)?;
                Actor::Seat(*seat)
            }
            Try::Outcome(outcome) => {
                carry_out(&mut *game, Actor::Chance, outcome)?;
                Actor::Chance
            }
            Try::Luck => {
                if game.outcome_texts().is_empty() {
                    return Err(table::Refusal::NotChance { turn: game.turn() }.into());
                }
                game.settle(&mut luck);
                Actor::Chance
            }
        };
        let entries = read_on(&game.lines_after(before), before).map_err(|bad| Refused::Broken(bad.to_string()))?;
        let done: Vec<String> = entries
            .into_iter()
            .filter_map(|entry| match entry.what {
                What::Step { actor, action, forced: false } if actor == by => Some(action),
                What::Step { .. } | What::Undo { .. } | What::Check { .. } => None,
            })
            .collect();
        Ok((by, done.join("; ")))
    }
}

/// Does a step, and what follows from it by itself.
fn carry_out(game: &mut dyn AnyTable, by: Actor, does: &str) -> Result<(), Refused> {
    match by {
        Actor::Seat(seat) => _ = game.play_text(seat, does)?,
        Actor::Chance => {
            for outcome in steps(does) {
                game.chance_text(outcome)?;
            }
        }
    }
    game.answer();
    Ok(())
}

impl Host {
    /// The study of a player that begins after the entry `entry` of a table: the one that there is, or a new one. The
    /// game has to be over: nobody tries out how others are going to play.
    pub async fn open_study(
        self: &Arc<Host>,
        table: TableId,
        entry: u32,
        player: PlayerId,
    ) -> Result<StudyId, Refused> {
        let look = |sitting: &Sitting| sitting.is_done_with().then(|| sitting.game.version());
        let entry = entry.min(self.look(table, look).await?.ok_or(Refused::NotOver)?);
        let own = self.store.studies_of(player).await?;
        match own.iter().find(|study| study.table == table && study.entry == entry) {
            Some(known) => Ok(known.id),
            None => self.add_study(player, (table, entry), "").await,
        }
    }

    /// The study with this id, for whoever has the link.
    pub async fn study(self: &Arc<Host>, id: StudyId) -> Result<Study, Refused> {
        let row = self.store.study(id).await?.ok_or(Refused::NoStudy)?;
        let history = self.history(row.table).await?;
        if !history.sitting.is_done_with() {
            return Err(Refused::NotOver);
        }
        let tree = Tree::read(&row.tree).ok_or_else(|| Refused::Broken(format!("study {id} cannot be read")))?;
        Ok(Study { row, tree, history })
    }

    /// Tries something after a step of a player's own study; the number of the step that it is. What was tried before is
    /// found again.
    pub async fn try_out(
        self: &Arc<Host>,
        id: StudyId,
        player: PlayerId,
        node: u32,
        what: Try,
    ) -> Result<u32, Refused> {
        let study = self.own_study(id, player).await?;
        let tried = tokio::task::spawn_blocking(move || study.tried(node, &what)).await;
        let (by, does) = tried.map_err(|panic| Refused::Broken(panic.to_string()))??;
        let add = |tree: &mut Tree| match tree.find(node, by, &does) {
            Some(known) => Ok(known),
            None if !tree.has(node) => Err(Refused::NoStep),
            None if tree.nodes().len() >= MOST_NODES => Err(Refused::StudyFull),
            None => Ok(tree.add(node, by, does.clone())),
        };
        self.change_study(id, player, add).await
    }

    /// Calls a step of a player's own study by a name, or by none; at its beginning, the study.
    pub async fn name_step(
        self: &Arc<Host>,
        id: StudyId,
        player: PlayerId,
        node: u32,
        name: &str,
    ) -> Result<(), Refused> {
        let name = match name.trim() {
            "" => String::new(),
            name => clean_node_name(name).ok_or(Refused::BadText)?,
        };
        let rename = |tree: &mut Tree| tree.has(node).then(|| tree.rename(node, name.clone())).ok_or(Refused::NoStep);
        self.change_study(id, player, rename).await
    }

    /// Takes a step away with all that follow it; the number of the step before it.
    pub async fn cut_branch(self: &Arc<Host>, id: StudyId, player: PlayerId, node: u32) -> Result<u32, Refused> {
        let cut = |tree: &mut Tree| {
            let parent = if node == START { START } else { tree.node(node).ok_or(Refused::NoStep)?.parent };
            tree.cut(node);
            Ok(parent)
        };
        self.change_study(id, player, cut).await
    }

    /// The same study once more, for somebody who wants to go on with it.
    pub async fn copy_study(self: &Arc<Host>, id: StudyId, player: PlayerId) -> Result<StudyId, Refused> {
        let study = self.study(id).await?;
        self.add_study(player, (study.row.table, study.row.entry), &study.row.tree).await
    }

    /// Forgets a player's own study.
    pub async fn remove_study(self: &Arc<Host>, id: StudyId, player: PlayerId) -> Result<(), Refused> {
        self.own_study(id, player).await?;
        if self.store.remove_study(id, player).await? { Ok(()) } else { Err(Refused::NoStudy) }
    }

    async fn add_study(&self, player: PlayerId, from: (TableId, u32), tree: &str) -> Result<StudyId, Refused> {
        let most = self.config.most_studies;
        self.store.add_study(player, from, tree, most, now()).await?.ok_or(Refused::TooManyStudies)
    }

    async fn own_study(self: &Arc<Host>, id: StudyId, player: PlayerId) -> Result<Study, Refused> {
        let study = self.study(id).await?;
        if study.row.player == player { Ok(study) } else { Err(Refused::NotYourStudy) }
    }

    /// Changes the tree of a player's own study. Numbers of steps stay, so what was asked for is asked for as well when
    /// another window was faster.
    async fn change_study<R>(
        self: &Arc<Host>,
        id: StudyId,
        player: PlayerId,
        change: impl Fn(&mut Tree) -> Result<R, Refused>,
    ) -> Result<R, Refused> {
        for _ in 0..TRIES {
            let Study { row, tree, .. } = self.own_study(id, player).await?;
            let mut changed = tree.clone();
            let result = change(&mut changed)?;
            if changed == tree {
                return Ok(result);
            }
            let text = changed.to_string();
            if text.len() > MOST_BYTES && text.len() > row.tree.len() {
                return Err(Refused::StudyFull);
            }
            if self.store.change_study(id, player, row.version, &text, now()).await? {
                return Ok(result);
            }
        }
        Err(Refused::StudyChanged)
    }
}
