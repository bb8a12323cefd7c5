//! How the view is built up from the position.

use super::*;
use crate::setup::coordinates;
use crate::state::Wiraqocha;
use crate::tables::Tables;

impl Values {
    pub(super) fn of(tables: &Tables) -> Values {
        Values {
            stored_resources: tables.stored_resources,
            base_camp_defence: tables.base_camp_defence,
            die_step: tables.die_step,
            buy_back: tables.buy_back,
            sacrifice: tables.sacrifice,
            factory_die: tables.factory_die,
            production_tanks: tables.production_tanks,
            ransom_resources: tables.ransom_resources,
            ransom_somnium: tables.ransom_somnium,
            exoskeleton: tables.exoskeleton,
            probe: tables.probe,
            miner_on_vein: tables.miner_on_vein,
            miner: tables.miner,
            points_per_somnium: tables.points_per_somnium,
        }
    }
}

impl Wiraqocha {
    pub(crate) fn open_view(&self) -> View {
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
            active: (!self.phase.is_chance() && self.phase != Phase::Over).then_some(self.active),
            phase: self.phase,
            this_turn: TurnView {
                done: self.this_turn.done,
                counted: self.this_turn.counted,
                dice: self.dice,
                rerolls: self.this_turn.rerolls,
                probed: self.this_turn.probed,
            },
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
            won: self.won,
            scores: self.standing(),
        }
    }

    fn tile_view(&self, tile: Tile) -> TileView {
        TileView {
            tile,
            table: self.tables().tile[tile],
            near: self.near[tile],
            pawn: self.board.pawn[tile],
            die: self.board.die[tile],
            defence: self.defence(tile),
            fortress: self.fortress == Token::On(tile),
            field: self.field == Token::On(tile),
            artifact: self.artifacts.has(tile),
            dead: self.board.dead.has(tile),
        }
    }

    fn card_views(&self, cards: CardSet) -> Vec<CardView> {
        cards.iter().map(|card| CardView { card, table: self.tables().card[card] }).collect()
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = &self.player[seat];
        PlayerView {
            seat,
            holds: player.holds,
            reserve: player.reserve,
            cemetery: player.cemetery,
            out: player.out,
            resources: player.resources,
            somnium: player.somnium,
            artifacts: player.artifacts,
            cards: self.card_views(player.cards),
            prisoner: player.prisoner,
            victories: Victory::ALL.map(|victory| self.progress(seat, victory)),
            dice: self.dice_of(seat),
            income: self.income_of(seat),
            mining: self.mining_of(seat),
        }
    }

    fn progress(&self, seat: Seat, victory: Victory) -> Progress {
        let (player, goal) = (&self.player[seat], self.goal(victory));
        let has = match victory {
            Victory::Artifacts => (player.artifacts, 0),
            Victory::Somnium => (player.somnium, 0),
            Victory::Leviathan => self.worth(seat),
        };
        let left = self.tables().ruins.len() as u8 - self.artifacts_lost;
        Progress { victory, has, goal, closed: victory == Victory::Artifacts && left < goal.0 }
    }
}
