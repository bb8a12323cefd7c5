//! Pawns, dice and technology cards.

use super::{Cards, sentence};
use crate::Card;
use crate::wiraqocha::{ids, rule};
use wiraqocha::hint::Whereabouts;
use wiraqocha::phase::Phase;
use wiraqocha::pieces::{self, Face, Pawn};
use wiraqocha::view::{CardView, OwnedPawn, View};

impl Cards<'_> {
    /// A pawn: what its kind is good for, and where it is.
    pub(super) fn pawn(&self, whose: OwnedPawn, place: Whereabouts) -> Card {
        let values = &self.view.values;
        let purpose = self.with(
            "wiraqocha-c-pawn",
            &[
                ("pawn", whose.pawn.word().into()),
                ("level", values.base_camp_defence.into()),
                ("vein", values.miner_on_vein.into()),
                ("elsewhere", values.miner.into()),
            ],
        );
        Card {
            name: self.names.whose(self.scene, whose),
            purpose,
            now: self.place(whose, place),
            rule: if matches!(place, Whereabouts::Held(_)) { rule::PRISONER } else { rule::of_pawn(whose.pawn) },
        }
    }

    fn place(&self, whose: OwnedPawn, place: Whereabouts) -> Vec<String> {
        let values = &self.view.values;
        match place {
            Whereabouts::Tile(tile) => {
                let it = ids::find(self.view, tile);
                let on = self.with("wiraqocha-c-stands-on", &[("tile", self.names.tile(tile).into())]);
                [Some(on), it.and_then(|it| self.defended(it))].into_iter().flatten().collect()
            }
            Whereabouts::Reserve if whose.pawn == Pawn::BaseCamp => vec![self.say("wiraqocha-c-in-reserve-camp")],
            Whereabouts::Reserve => vec![self.with("wiraqocha-c-in-reserve", &[self.owner(whose.owner)])],
            Whereabouts::Cemetery => {
                let price = ("price", self.names.resources(values.buy_back).into());
                vec![self.with("wiraqocha-c-in-cemetery", &[self.owner(whose.owner), price])]
            }
            Whereabouts::Held(captor) => {
                let price = [
                    self.owner(captor),
                    ("resources", self.names.resources(values.ransom_resources).into()),
                    ("somnium", self.names.somnium(values.ransom_somnium).into()),
                ];
                vec![self.with("wiraqocha-c-in-prison", &price)]
            }
            Whereabouts::Out => vec![self.say("wiraqocha-c-out")],
        }
    }

    /// An unused die.
    pub(super) fn die(&self, face: Face) -> Card {
        let step = ("step", self.names.resources(self.view.values.die_step).into());
        Card {
            name: self.with("wiraqocha-die", &[("face", face.value().into())]),
            purpose: self.say("wiraqocha-c-die"),
            now: vec![self.with("wiraqocha-c-die-step", &[step]), self.unused()],
            rule: rule::CONQUEST,
        }
    }

    fn unused(&self) -> String {
        self.with("wiraqocha-c-unused", &[("count", self.view.this_turn.dice.len().into())])
    }

    /// The tray with the dice of the player to move.
    pub(super) fn tray(&self) -> Card {
        let name = match self.view.at_turn {
            Some(seat) => self.with("wiraqocha-tray-of", &[("name", self.scene.name(seat).to_owned().into())]),
            None => self.say("wiraqocha-tray"),
        };
        let now = if self.view.phase == Phase::Preparing { self.to_roll() } else { self.unused() };
        Card { name, purpose: self.say("wiraqocha-c-tray"), now: vec![now, self.left()], rule: rule::CONQUEST }
    }

    /// Dice that will be rolled.
    pub(super) fn waiting(&self) -> Card {
        Card {
            name: self.say("wiraqocha-die-waiting"),
            purpose: self.say("wiraqocha-c-waiting"),
            now: vec![self.to_roll()],
            rule: rule::DICE,
        }
    }

    /// How many dice can be rolled again.
    pub(super) fn rerolls(&self) -> Card {
        Card {
            name: self.say("wiraqocha-c-rerolls-name"),
            purpose: self.say("wiraqocha-c-rerolls"),
            now: vec![self.left()],
            rule: rule::REROLL,
        }
    }

    /// Re-rolls that are left.
    pub(super) fn left(&self) -> String {
        sentence(&self.with("wiraqocha-rerolls", &[("count", self.view.this_turn.rerolls.into())]))
    }

    /// The dice that are about to be rolled.
    pub(super) fn to_roll(&self) -> String {
        let dice = if let Phase::Rolling(dice) = self.view.phase { dice } else { self.view.this_turn.to_roll };
        sentence(&self.with("wiraqocha-h-to-roll", &[("dice", self.names.dice(dice).into())]))
    }

    /// A technology card: what it does, what it costs, where it is.
    pub(super) fn technology(&self, card: pieces::Card) -> Option<Card> {
        let (it, place) = self.where_is(card)?;
        let price = ("price", self.names.price(it.table.resources, it.table.somnium).into());
        let used = card == pieces::Card::DeathRay && self.view.ray_fired;
        let state = match card {
            pieces::Card::FlyingFortress => self.token(card, self.view.fortress),
            pieces::Card::ForceField => self.token(card, self.view.field),
            _ => used.then(|| sentence(&self.say("wiraqocha-ray-used"))),
        };
        let kind = sentence(&self.names.kind_help(it.table.kind));
        let now = [Some(self.with("wiraqocha-c-price", &[price])), Some(kind), Some(place), state];
        Some(Card {
            name: self.names.card(card),
            purpose: self.names.effect(card, &self.view.values),
            now: now.into_iter().flatten().collect(),
            rule: rule::of_card(card),
        })
    }

    fn where_is(&self, card: pieces::Card) -> Option<(&CardView, String)> {
        let View { market, pile, players, .. } = self.view;
        let among = |cards| find(cards, card);
        let face_up = || among(market).map(|it| (it, self.say("wiraqocha-c-face-up")));
        let to_come = || among(pile).map(|it| (it, self.say("wiraqocha-c-to-come")));
        let held = |(it, seat)| (it, self.with("wiraqocha-c-belongs", &[self.owner(seat)]));
        let holder = || players.iter().find_map(|player| Some((find(&player.cards, card)?, player.seat))).map(held);
        face_up().or_else(holder).or_else(to_come)
    }

    /// The cards that are still to come.
    pub(super) fn pile(&self) -> Card {
        let cards = self.scene.words.all_of(self.view.pile.iter().map(|it| self.names.card(it.card)));
        Card {
            name: self.say("wiraqocha-c-pile-name"),
            purpose: self.say("wiraqocha-c-pile"),
            now: vec![sentence(&self.with("wiraqocha-pile", &[("cards", cards.into())]))],
            rule: rule::KEPT,
        }
    }
}

fn find(cards: &[CardView], card: pieces::Card) -> Option<&CardView> {
    cards.iter().find(|it| it.card == card)
}
