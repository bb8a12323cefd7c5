//! Tiles, what they bring, and what lies on them.

use super::{Cards, sentence};
use crate::wiraqocha::{ids, rule};
use crate::{Card, capital};
use wiraqocha::Token;
use wiraqocha::meeting::Defence;
use wiraqocha::pieces::{self, Face, Ground, Pawn, Tile, Victory};
use wiraqocha::tables::Need;
use wiraqocha::view::{PlayerView, TileView};

impl Cards<'_> {
    /// A tile: what it is good for, what takes it, who holds it and how it is defended.
    pub(super) fn tile(&self, it: &TileView) -> Card {
        let name = self.tile_name(it.tile);
        if it.dead {
            let now = vec![sentence(&self.say("wiraqocha-dead"))];
            return Card { name, purpose: self.say("wiraqocha-c-dead"), now, rule: rule::DESTROYED };
        }
        let mountain = (it.table.ground == Ground::Mountain).then(|| self.say("wiraqocha-c-mountain"));
        let artifact = it.artifact.then(|| self.say("wiraqocha-c-artifact-here"));
        let now = [Some(self.needed(it.table.need)), mountain, Some(self.holder(it)), self.defended(it), artifact];
        Card {
            name: self.scene.words.detailed(&name, &self.names.terrain(&it.table)),
            purpose: self.use_of(it),
            now: now.into_iter().flatten().take(4).collect(),
            rule: rule::of_terrain(it.table.terrain),
        }
    }

    /// What a tile brings, by the sign on its plate.
    pub(super) fn brings(&self, it: &TileView) -> Card {
        let gain = self.names.brings(&it.table, &self.view.values).unwrap_or_default();
        Card {
            name: capital(&gain),
            purpose: self.use_of(it),
            now: vec![self.holder(it)],
            rule: rule::of_terrain(it.table.terrain),
        }
    }

    /// What a base camp defends itself with.
    pub(super) fn shield(&self, it: &TileView) -> Card {
        let probed = self.view.this_turn.probed == Some(it.tile);
        let level = [("level", self.view.values.probe.value().into())];
        let weak = probed.then(|| self.with("wiraqocha-probed", &level));
        Card {
            name: self.say("wiraqocha-c-shield-name"),
            purpose: self.say("wiraqocha-c-shield"),
            now: self.defended(it).into_iter().chain(weak).collect(),
            rule: rule::of_pawn(Pawn::BaseCamp),
        }
    }

    /// A defence die.
    pub(super) fn guard(&self, it: &TileView, face: Face) -> Card {
        let owner = it.pawn.map(|pawn| self.with("wiraqocha-c-guard-stays", &[self.owner(pawn.owner)]));
        let seven = (it.defence.level == Face::Six.value()).then(|| self.say("wiraqocha-c-seven"));
        Card {
            name: self.with("wiraqocha-defence-die", &[("face", face.value().into())]),
            purpose: self.with("wiraqocha-c-guard", &[("tile", self.names.tile(it.tile).into())]),
            now: self.defended(it).into_iter().chain(seven).chain(owner).collect(),
            rule: rule::DEFENCE,
        }
    }

    /// An artifact in its ruins, or with its finder.
    pub(super) fn artifact(&self, tile: Tile) -> Card {
        let has = |it: &&PlayerView| ids::artifacts(self.view, it.seat).any(|theirs| theirs == tile);
        let now = match self.view.players.iter().find(has) {
            Some(player) => self.has_of(player.seat, Victory::Artifacts),
            None => vec![self.with("wiraqocha-c-lies-on", &[("tile", self.names.tile(tile).into())])],
        };
        Card {
            name: self.say("wiraqocha-c-artifact-name"),
            purpose: self.with("wiraqocha-c-artifact", &[("goal", self.goal(Victory::Artifacts).into())]),
            now,
            rule: rule::ARTIFACT,
        }
    }

    /// The token of the Flying Fortress.
    pub(super) fn fortress(&self) -> Card {
        let now = self.token(pieces::Card::FlyingFortress, self.view.fortress);
        self.token_card(pieces::Card::FlyingFortress, "wiraqocha-c-fortress", now)
    }

    /// The token of the Force Field.
    pub(super) fn field(&self) -> Card {
        let now = self.token(pieces::Card::ForceField, self.view.field);
        self.token_card(pieces::Card::ForceField, "wiraqocha-c-field", now)
    }

    fn token_card(&self, card: pieces::Card, purpose: &str, now: Option<String>) -> Card {
        let now = now.into_iter().collect();
        Card { name: self.names.card(card), purpose: self.say(purpose), now, rule: rule::of_card(card) }
    }

    /// Where a token is.
    pub(super) fn token(&self, card: pieces::Card, token: Token) -> Option<String> {
        match token {
            Token::OnCard => None,
            Token::On(tile) => Some(self.with("wiraqocha-c-lies-on", &[("tile", self.names.tile(tile).into())])),
            Token::Gone => Some(sentence(&self.say("wiraqocha-token-gone"))),
            Token::InHand => {
                let has = |player: &&PlayerView| player.cards.iter().any(|it| it.card == card);
                let owner = self.view.players.iter().find(has)?;
                Some(self.with("wiraqocha-c-token-ready", &[self.owner(owner.seat)]))
            }
        }
    }

    fn use_of(&self, it: &TileView) -> String {
        let values = &self.view.values;
        self.with(
            "wiraqocha-c-tile",
            &[
                ("terrain", it.table.terrain.word().into()),
                ("gain", self.names.resources(it.table.resources).into()),
                ("vein", self.names.points(values.miner_on_vein).into()),
                ("elsewhere", values.miner.into()),
                ("points", values.points_per_somnium.into()),
            ],
        )
    }

    fn needed(&self, need: Need) -> String {
        let exactly = |faces: &[Face]| {
            let dice: Vec<String> = faces.iter().map(Face::to_string).collect();
            self.with("wiraqocha-c-need-exact", &[("dice", dice.join("-").into())])
        };
        match need {
            Need::Sum(number) => self.with("wiraqocha-c-need-sum", &[("number", number.into())]),
            Need::Pair(faces) => exactly(&faces),
            Need::Run(faces) => exactly(&faces),
        }
    }

    fn holder(&self, it: &TileView) -> String {
        match it.pawn {
            None => self.say("wiraqocha-c-free"),
            Some(whose) => {
                let pawn = self.with("wiraqocha-pawn-dat", &[("pawn", whose.pawn.word().into())]);
                self.with("wiraqocha-c-held", &[self.owner(whose.owner), ("pawn", pawn.into())])
            }
        }
    }

    /// What an attacker must beat besides.
    pub(super) fn defended(&self, it: &TileView) -> Option<String> {
        match it.defence {
            _ if it.field => Some(self.say("wiraqocha-c-shielded")),
            Defence { dice: 0, .. } => None,
            Defence { level, dice } => {
                Some(self.with("wiraqocha-c-defence", &[("level", level.into()), ("dice", dice.into())]))
            }
        }
    }
}
