//! What each viewer is told: the view of the table, the note of an event, the hint of a choice, and what a seat cannot
//! see. Views and hints are values; their types and longer parts are in `view.rs` and `hint.rs`.

use crate::action::Action;
use crate::amounts::Amounts;
use crate::event::{Event, Note};
use crate::hint::{Detail, Hint};
use crate::phase::Phase;
use crate::pieces::*;
use crate::setup::coordinates;
use crate::state::Wiraqocha;
use crate::view::*;
use game::{Game, Hidden, Rng, Seat, Viewer};

impl Hidden for Wiraqocha {
    type View = View;
    type Note = Note;
    type Hint = Hint;

    fn view(&self, _: Viewer) -> View {
        let begun = self.round > 0;
        View {
            round: self.round,
            variant: Variant {
                random_layout: self.rules.random_layout,
                cave: self.rules.cave,
                prisoners: self.rules.prisoners,
                cap: self.rules.cap,
            },
            first: begun.then_some(self.first),
            at_turn: begun.then_some(self.active),
            active: self.turn().seat(),
            phase: self.phase,
            this_turn: TurnView {
                done: self.this_turn.done,
                counted: self.this_turn.counted,
                to_roll: if self.phase == Phase::Preparing { self.to_roll() } else { 0 },
                camp_waits: begun && self.phase != Phase::Over && self.me().camp_in_reserve(),
                dice: self.dice,
                rerolls: self.this_turn.rerolls,
                probed: self.this_turn.probed,
            },
            within_reach: self.within_reach(),
            supply: SupplyView {
                dice: self.supply.dice,
                resources: self.supply.resources,
                somnium: self.supply.somnium,
            },
            valley: std::array::from_fn(|place| {
                let (row, x) = coordinates(place);
                PlaceView { row, x, tile: self.layout[place].map(|tile| self.tile_view(tile)) }
            }),
            market: self.card_views(self.market),
            pile: self.card_views(self.pile),
            fortress: self.fortress,
            field: self.field,
            ray_fired: self.ray_fired,
            artifacts_lost: self.artifacts_lost,
            players: Seat::first(self.rules.seats).map(|seat| self.player_view(seat)).collect(),
            values: Values::of(self.tables()),
            won: self.won.map(|(seat, victory)| Won { seat, victory }),
            scores: self.scores(),
        }
    }

    fn note(event: &Event, _: Viewer) -> Option<Note> {
        Some(*event)
    }

    fn hint(&self, _: Seat, choice: Action) -> Hint {
        let tables = self.tables();
        match choice {
            Action::Lay(_) | Action::Turn(_) | Action::Start(_) | Action::Show(_) => Hint::of(Detail::Nothing),

            // Phase I.
            Action::Collect => Hint { gain: Amounts::resources(self.collectable()), ..Hint::of(Detail::Nothing) },
            Action::Count => Hint::of(Detail::Dice { roll: self.to_roll() }),
            Action::TakeBack(tile) => self.hint_take_back(tile),
            Action::Repair(pawn) => Hint::of(Detail::ToReserve { pawn, captor: None }),
            Action::Exchange { tile, pawn } => self.hint_arrival(tile, pawn, None),
            Action::ExchangeFrom { tile, from } => self.hint_arrival(tile, self.standing_on(from), Some(from)),
            Action::Emerge(tile) => self.hint_arrival(tile, self.standing_on(Tile::Cave), Some(Tile::Cave)),
            Action::Roll => self.hint_roll(),

            // Phase II.
            Action::Conquer(tile) => self.hint_conquest(tile),
            Action::Plunder(tile) => self.hint_plunder(tile, false),
            Action::Tunnel(tile) => self.hint_plunder(tile, true),
            Action::Defend(tile) => self.hint_defend(tile),
            Action::Reroll(_) => Hint::of(Detail::Reroll { left: self.this_turn.rerolls - 1 }),
            Action::Exoskeleton(_) => Hint::of(Detail::Becomes { value: tables.exoskeleton.value() }),
            Action::Build(card) => self.hint_build(card),
            Action::Sacrifice => {
                Hint::costs(Amounts::somnium(tables.sacrifice), Detail::Dice { roll: self.free_dice(1) })
            }
            Action::Factory => {
                Hint::costs(Amounts::resources(tables.factory_die), Detail::Dice { roll: self.free_dice(1) })
            }
            Action::BuyBack(pawn) => {
                Hint::costs(Amounts::resources(tables.buy_back), Detail::ToReserve { pawn, captor: None })
            }
            Action::Ransom { captor, price } => {
                let pawn = self.player[captor].prisoner.expect("a prisoner").1;
                Hint::costs(self.ransom_in(price), Detail::ToReserve { pawn, captor: Some(captor) })
            }
            Action::Fortress(tile) => self.hint_fortress(tile),
            Action::Probe(tile) => self.hint_probe(tile),
            Action::DeathRay(tile) => self.hint_ray(tile),
            Action::End => self.hint_end(),

            // Within an action.
            Action::Send(pawn) => match self.phase {
                Phase::Sending(tile) => self.hint_arrival(tile, pawn, None),
                _ => Hint::of(Detail::Nothing),
            },
            Action::Move(from) => match self.phase {
                Phase::Sending(tile) => self.hint_arrival(tile, self.standing_on(from), Some(from)),
                _ => Hint::of(Detail::Nothing),
            },
            Action::Die(face) => self.hint_die(face),
            Action::Enough => self.hint_enough(),
            Action::Set(face) => self.hint_set(face),
            Action::Loot(loot) => self.hint_loot(loot),
            Action::Capture => Hint::of(self.beaten().map_or(Detail::Nothing, |pawn| Detail::Capture {
                pawn,
                ransom: Amounts {
                    resources: self.ransom_in(Price::Resources).resources,
                    somnium: self.ransom_in(Price::Somnium).somnium,
                    artifacts: 0,
                },
                freed: self.me().prisoner.map(owned),
            })),
            Action::Banish => Hint::of(self.beaten().map_or(Detail::Nothing, |pawn| Detail::Banish {
                pawn,
                buy_back: Amounts::resources(tables.buy_back),
            })),
            Action::Shield(tile) => Hint::of(Detail::Shield { pawn: self.standing_on(tile) }),
        }
    }

    /// Nothing is secret (W-2.4). Which card is turned next is decided by chance, and all know which are left.
    fn imagine(&self, _: Seat, _: &mut Rng) -> Wiraqocha {
        self.clone()
    }
}
