//! What can be taken from a camp, and how near a card brings the Leviathan.

use super::Hints;
use crate::wiraqocha::choice::victim;
use crate::wiraqocha::ids;
use wiraqocha::Token;
use wiraqocha::action::Loot;
use wiraqocha::pieces::{Card, Pawn, Victory};
use wiraqocha::view::PlayerView;

impl Hints<'_> {
    pub(super) fn loot(&self, me: &PlayerView, loot: Loot) -> Vec<Option<String>> {
        let then = |victory: Victory, has: u8| {
            let goal = me.victories.iter().find(|it| it.victory == victory)?.goal.0;
            Some(self.words.say_with("wiraqocha-h-then", &[("count", (has + 1).into()), ("goal", goal.into())]))
        };
        match loot {
            Loot::Somnium => vec![then(Victory::Somnium, me.somnium)],
            Loot::Artifact => vec![then(Victory::Artifacts, me.artifacts)],
            Loot::Prisoner => vec![Some(self.words.say("wiraqocha-h-to-reserve").into_owned())],
            Loot::Card(card) => {
                let victim = victim(self.view);
                let cost = victim.and_then(|victim| victim.cards.iter().find(|it| it.card == card));
                let used = card == Card::DeathRay && self.view.ray_fired;
                vec![
                    Some(self.names.effect(card, &self.view.values)),
                    used.then(|| self.words.say("wiraqocha-h-used-up").into_owned()),
                    card.pawn().zip(victim).map(|(pawn, victim)| self.white_pawn(victim, pawn)),
                    self.lost_token(card),
                    cost.and_then(|it| self.leviathan(me, it.table.resources, it.table.somnium)),
                ]
            }
        }
    }

    /// Where the white pawn of a stolen card is.
    fn white_pawn(&self, owner: &PlayerView, pawn: Pawn) -> String {
        let on = ids::tiles(self.view).find(|it| it.pawn == Some((owner.seat, pawn)));
        let place = match on {
            Some(_) => "board",
            None if owner.cemetery[pawn] > 0 => "cemetery",
            None if owner.out[pawn] > 0 => "out",
            None if owner.reserve[pawn] > 0 => "reserve",
            None => "prisoner",
        };
        let tile = on.map_or_else(Default::default, |it| self.names.tile(it.tile));
        self.words.say_with("wiraqocha-h-its-pawn", &[("where", place.into()), ("tile", tile.into())])
    }

    fn lost_token(&self, card: Card) -> Option<String> {
        let gone = match card {
            Card::FlyingFortress => self.view.fortress == Token::Gone,
            Card::ForceField => self.view.field == Token::Gone,
            _ => false,
        };
        gone.then(|| self.words.say("wiraqocha-token-gone").into_owned())
    }

    /// What the Leviathan would be worth with one card more.
    pub(super) fn leviathan(&self, me: &PlayerView, resources: u8, somnium: u8) -> Option<String> {
        let progress = me.victories.iter().find(|it| it.victory == Victory::Leviathan)?;
        let (has, goal) = ((progress.has.0 + resources, progress.has.1 + somnium), progress.goal);
        if has.0 >= goal.0 && has.1 >= goal.1 {
            return Some(self.words.say("wiraqocha-h-leviathan-done").into_owned());
        }
        let values =
            [("resources", has.0.into()), ("somnium", has.1.into()), ("goal", goal.0.into()), ("also", goal.1.into())];
        Some(self.words.say_with("wiraqocha-h-leviathan", &values))
    }
}
