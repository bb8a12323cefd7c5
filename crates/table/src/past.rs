//! Any moment of a game without playing it all again: positions are kept on the way, every so many steps, and the walk
//! begins at the last of them. What was taken back by then is not walked at all.
//!
//! The position after a step never changes, whatever is taken back and played later, so what is kept is good for ever.

use crate::{AnyTable, Table};
use game::Game;
use game::record::What;
use std::sync::Arc;

/// Every so many steps of the way to a moment the position is kept.
const KEEP_EVERY: usize = 64;

/// Where positions are kept, each as a table without a past, by the number of the step that led to it.
pub trait Kept {
    /// The table after a step, if it was kept.
    fn get(&self, step: u32) -> Option<Arc<dyn AnyTable>>;
    /// Keeps the table after a step.
    fn keep(&self, step: u32, table: Arc<dyn AnyTable>);
}

/// Keeps nothing.
impl Kept for () {
    fn get(&self, _: u32) -> Option<Arc<dyn AnyTable>> {
        None
    }

    fn keep(&self, _: u32, _: Arc<dyn AnyTable>) {}
}

impl<G: Game> Table<G>
where
    Table<G>: AnyTable,
{
    /// The table as it was after the entry `number`, without its past.
    pub fn at(&self, number: u32, kept: &dyn Kept) -> Table<G> {
        let number = number.min(self.version());
        let way = self.way_to(number);
        let known = (1..=way.len() / KEEP_EVERY).rev().map(|milestone| milestone * KEEP_EVERY).find_map(|steps| {
            let table = kept.get(self.log[way[steps - 1]].number)?;
            Some((steps, table.as_any().downcast_ref::<Table<G>>()?.position.clone()))
        });
        let (mut steps, mut position) = known.unwrap_or_else(|| (0, self.start().clone()));
        for &at in &way[steps..] {
            let entry = &self.log[at];
            if let What::Step { actor, action, .. } = entry.what {
                position.apply(actor, action, &mut ());
            }
            steps += 1;
            if steps.is_multiple_of(KEEP_EVERY) {
                kept.keep(entry.number, Arc::new(self.moment(entry.number, position.clone())));
            }
        }
        self.moment(number, position)
    }

    /// The steps that led to where the table stood after an entry, as places in the log: those that had not been taken
    /// back by then. Going back from the end, a mark leads over all that it took back.
    fn way_to(&self, number: u32) -> Vec<usize> {
        let before = |number: u32| self.log.partition_point(|entry| entry.number <= number);
        let (mut way, mut at) = (Vec::new(), before(number));
        while let Some(last) = at.checked_sub(1) {
            match self.log[last].what {
                What::Undo { to, .. } => at = before(to),
                What::Check { .. } => at = last,
                What::Step { .. } => {
                    way.push(last);
                    at = last;
                }
            }
        }
        way.reverse();
        way
    }
}
