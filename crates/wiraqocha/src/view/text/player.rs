//! What each player has, and how near the three victories are.

use super::super::{PlayerView, Progress, View, words};
use super::wrap;
use crate::pieces::*;
use std::fmt::{self, Formatter};

impl View {
    pub(super) fn player(&self, player: &PlayerView, f: &mut Formatter) -> fmt::Result {
        let start = if self.first == Some(player.seat) { ", start player" } else { "" };
        let (resources, somnium) = (words::resources(player.resources), words::somnium(player.somnium));
        let points = player.mining / self.values.points_per_somnium;
        writeln!(
            f,
            "\n{}{start}: {resources}, {somnium}; a turn brings {}, {}, {}",
            player.seat,
            words::dice(player.dice),
            words::resources(player.income),
            words::somnium(points),
        )?;
        writeln!(f, "  victory   {}", player.victories.map(progress).join(", "))?;
        let tiles: Vec<String> = player.holds.iter().map(|tile| tile.to_string()).collect();
        wrap(f, "  tiles     ", " ", &tiles)?;
        for (label, pawns) in [("reserve", &player.reserve), ("cemetery", &player.cemetery), ("lost", &player.out)] {
            let pawns = words::pawns(pawns);
            if !pawns.is_empty() {
                writeln!(f, "  {label:<10}{pawns}")?;
            }
        }
        if let Some((owner, pawn)) = player.prisoner {
            writeln!(f, "  prisoner  {}", words::whose(owner, pawn))?;
        }
        let cards: Vec<String> = player.cards.iter().map(|it| words::card(it.card)).collect();
        wrap(f, "  cards     ", ", ", &cards)
    }
}

/// "artifacts 1 of 4".
fn progress(it: Progress) -> String {
    let Progress { victory, has, goal, closed } = it;
    match victory {
        Victory::Artifacts if closed => format!("artifacts {}, closed", has.0),
        Victory::Artifacts | Victory::Somnium => format!("{victory} {} of {}", has.0, goal.0),
        Victory::Leviathan => format!("Leviathan {}+{} of {}+{} on cards", has.0, has.1, goal.0, goal.1),
    }
}
