//! One of everything that can be done and that can happen.

use game::Seat;
use wiraqocha::action::Loot;
use wiraqocha::hint::{Arrival, Attack, Destruction, Detail, Treasure, Whereabouts};
use wiraqocha::meeting::Defence;
use wiraqocha::phase::Origin;
use wiraqocha::pieces::{Card, CardSet, Face, FaceSet, Pawn, Price, Tile, Victory};
use wiraqocha::view::{OwnedPawn, Progress, TileView};
use wiraqocha::{Amounts, Event, Hint, Once, Reason, Token, View};

/// Every kind of choice, in the notation of the record, with a hint of its kind.
pub(super) fn choices(view: &View) -> Vec<(&'static str, Hint)> {
    let (seat, other) = (Seat::new(0), Seat::new(1));
    let (pawn, face) = (Pawn::Miner, Face::Three);
    let there = view.valley.iter().find_map(|place| place.tile).expect("a tile of the valley");
    let whose = OwnedPawn { owner: other, pawn };
    let held = TileView { pawn: Some(whose), die: Some(face), fortress: true, field: true, artifact: true, ..there };
    let defence = Defence { level: 4, dice: 1 };
    let attack = Attack { there: held, defence, least: Amounts::resources(2), dice: FaceSet::only(face) };
    let has = Amounts { resources: 0, somnium: 2, artifacts: 1 };
    let inventions = CardSet::only(Card::DeathRay);
    let plunder =
        Detail::Plunder { attack, treasure: Treasure { victim: other, has, inventions, prisoner: Some(pawn) } };
    let [artifacts, somnium, leviathan] = view.players[0].victories;
    let from_reserve = Detail::Arrival(Arrival { pawn, there, mines: 2, leaves: None });
    let from_tile = Detail::Arrival(Arrival { pawn, there, mines: 0, leaves: Some(held) });
    let free = Amounts::NONE;
    let of = |cost: Amounts, detail: Detail| Hint { cost, gain: Amounts::NONE, progress: None, detail };
    let near = |progress: Progress, detail: Detail| Hint { progress: Some(progress), ..of(Amounts::NONE, detail) };
    let freed = |captor| Detail::ToReserve { pawn, captor };
    let card = |pawn, token, used_up| Detail::LootCard { pawn, token, used_up };
    let lost = Detail::Destroy(Destruction { there: held, removed: Some(whose), camp_of: None });
    let resources = Amounts::resources(2);
    vec![
        ("collect", Hint { gain: resources, ..of(free, Detail::Nothing) }),
        ("count", of(free, Detail::Dice { roll: 3 })),
        ("take-back n1", of(free, Detail::TakeBack { pawn, face, roll: 4 })),
        ("repair miner", of(free, freed(None))),
        ("exchange r1 explorer", near(artifacts, from_reserve.clone())),
        ("exchange-from r1 n1", of(free, from_tile.clone())),
        ("emerge r1", of(free, from_tile.clone())),
        ("roll", Hint { gain: resources, ..of(free, Detail::Dice { roll: 3 }) }),
        ("conquer n1", of(free, Detail::Conquest(attack))),
        ("plunder n1", of(free, plunder.clone())),
        ("tunnel n1", of(free, plunder)),
        ("defend n1", of(free, Detail::Defend { pawn, replaces: Some(face), natural: 0 })),
        ("defend n1", of(free, Detail::Defend { pawn: Pawn::BaseCamp, replaces: None, natural: 5 })),
        ("reroll 3", of(free, Detail::Reroll { left: 1 })),
        ("exoskeleton 3", of(free, Detail::Becomes { value: 5 })),
        ("build death-ray", Hint { cost: resources, ..near(leviathan, Detail::Nothing) }),
        ("build death-ray", near(Progress { missing: Amounts::NONE, ..leviathan }, Detail::Nothing)),
        ("sacrifice", of(Amounts::somnium(1), Detail::Dice { roll: 1 })),
        ("factory", of(resources, Detail::Dice { roll: 1 })),
        ("buy-back zeppelin", of(resources, freed(None))),
        ("ransom seat2 somnium", of(Amounts::somnium(1), freed(Some(other)))),
        ("ransom seat2 resources", of(resources, freed(Some(other)))),
        ("fortress n1", of(free, Detail::Fortress { defence, from: Some(Tile::N2) })),
        ("fortress n1", of(free, Detail::Fortress { defence: Defence::NONE, from: None })),
        (
            "probe n1",
            of(free, Detail::Probe { pawn: whose, die: Some(face), natural: Some(5), to: Face::One, defence }),
        ),
        ("death-ray n1", of(free, lost)),
        ("death-ray n1", of(free, Detail::Destroy(Destruction { there, removed: None, camp_of: Some(seat) }))),
        ("end", of(resources, Detail::End { no_camp: false, unused: 2 })),
        ("end", of(free, Detail::End { no_camp: true, unused: 0 })),
        ("send miner", of(free, from_reserve)),
        ("move n1", of(free, from_tile)),
        ("die 3", of(resources, Detail::Becomes { value: 4 })),
        ("die 3", of(free, Detail::Becomes { value: 3 })),
        ("die 3", of(resources, Detail::Beats { value: 7, level: 6 })),
        ("die 3", of(free, Detail::Beats { value: 3, level: 2 })),
        ("die 3", of(free, Detail::Sum { makes: 3, number: 9 })),
        ("enough", of(resources, Detail::Sum { makes: 8, number: 9 })),
        ("die 3", of(free, Detail::Guard { value: 3, natural: 5, helps: false })),
        ("set 2", of(resources, Detail::Guard { value: 2, natural: 0, helps: false })),
        ("set 3", of(free, Detail::Guard { value: 3, natural: 0, helps: true })),
        ("set 4", of(resources, Detail::Guard { value: 4, natural: 0, helps: true })),
        ("loot somnium", near(somnium, Detail::Nothing)),
        ("loot artifact", near(artifacts, Detail::Nothing)),
        ("loot juggernaut", near(leviathan, card(Some(Whereabouts::Tile(Tile::R1)), None, false))),
        ("loot juggernaut", near(leviathan, card(Some(Whereabouts::Held(other)), None, false))),
        ("loot death-ray", near(leviathan, card(None, None, true))),
        ("loot flying-fortress", near(leviathan, card(None, Some(Token::Gone), false))),
        ("loot prisoner", of(free, freed(Some(other)))),
        ("capture", of(free, Detail::Capture { pawn: whose, ransom: has, freed: Some(whose) })),
        ("banish", of(free, Detail::Banish { pawn: whose, buy_back: resources })),
        ("shield n1", of(free, Detail::Shield { pawn })),
    ]
}

/// Every kind of event.
pub(super) fn events() -> Vec<Event> {
    let (seat, other) = (Seat::new(0), Seat::new(1));
    let (tile, pawn, face, card) = (Tile::N4, Pawn::Miner, Face::Three, Card::ForceField);
    let (reserve, from) = (Origin::Reserve(pawn), Origin::Board(Tile::R3));
    let zeppelin = Pawn::Zeppelin;
    vec![
        Event::Laid { place: 3, tile },
        Event::Turned { card },
        Event::Started { seat },
        Event::RoundBegan { round: 2 },
        Event::Collected { seat, resources: 1 },
        Event::Counted { seat, dice: 4 },
        Event::TookBack { seat, tile },
        Event::Repaired { seat, pawn },
        Event::Exchanged { seat, tile, zeppelin, pawn, origin: reserve },
        Event::Exchanged { seat, tile, zeppelin, pawn, origin: from },
        Event::Emerged { seat, tile, pawn: Pawn::Explorer },
        Event::Rolled { seat, face },
        Event::RolledAgain { seat, face },
        Event::TurnedDie { seat, from: face, to: Face::Five },
        Event::Sacrificed { seat, somnium: 1 },
        Event::BoughtDie { seat, resources: 3 },
        Event::Used { seat, face },
        Event::Paid { seat, resources: 2 },
        Event::Conquered { seat, tile, pawn, origin: reserve },
        Event::Conquered { seat, tile, pawn, origin: from },
        Event::Banished { seat, pawn },
        Event::CampFell { seat, tile },
        Event::DieLeft { tile, face },
        Event::FortressBack { seat },
        Event::FortressGone,
        Event::FieldGone,
        Event::FoundArtifact { seat, tile },
        Event::Plundered { seat, victim: other, loot: Loot::Somnium },
        Event::Plundered { seat, victim: other, loot: Loot::Artifact },
        Event::Plundered { seat, victim: other, loot: Loot::Card(card) },
        Event::Plundered { seat, victim: other, loot: Loot::Prisoner },
        Event::TookOver { seat, tile, pawn: Pawn::Juggernaut },
        Event::Captured { seat, owner: other, pawn },
        Event::Freed { seat, captor: other, pawn },
        Event::PaidRansom { seat, captor: other, price: Price::Resources, amount: 3 },
        Event::PaidRansom { seat, captor: other, price: Price::Somnium, amount: 1 },
        Event::Defended { seat, tile, face },
        Event::Built { seat, card },
        Event::BoughtBack { seat, pawn, resources: 3 },
        Event::FortressPlaced { seat, tile },
        Event::Shielded { seat, tile },
        Event::ProbedDie { seat, tile, from: face, to: Face::One },
        Event::ProbedCamp { seat, tile },
        Event::Destroyed { seat, tile },
        Event::Removed { seat, pawn },
        Event::ArtifactLost { tile },
        Event::NoCamp { seat },
        Event::Harvested { seat, points: 3, somnium: 1 },
        Event::GaveBack { seat, resources: 2 },
        Event::Won { seat, victory: Victory::Artifacts },
        Event::Won { seat, victory: Victory::Somnium },
        Event::Won { seat, victory: Victory::Leviathan },
        Event::Stopped,
    ]
}

/// Every kind of reason, with a wish that it might be the answer to.
pub(super) fn reasons() -> Vec<(&'static str, Reason)> {
    let (other, more) = (Seat::new(1), Some(2));
    vec![
        ("end", Reason::GameOver),
        ("end", Reason::Chance),
        ("end", Reason::NotYourTurn(other)),
        ("end", Reason::Begun),
        ("die 3", Reason::NotAsked),
        ("conquer n1", Reason::RollFirst),
        ("roll", Reason::Rolled),
        ("sacrifice", Reason::CampFirst),
        ("end", Reason::CampMust),
        ("reroll 3", Reason::CampAtRisk),
        ("collect", Reason::ByTheRoll),
        ("collect", Reason::Done(Once::Collect)),
        ("build death-ray", Reason::Done(Once::Build)),
        ("fortress n1", Reason::Done(Once::Fortress)),
        ("sacrifice", Reason::Done(Once::Sacrifice)),
        ("count", Reason::Counted),
        ("reroll 3", Reason::NoRerolls),
        ("death-ray n1", Reason::RayFired),
        ("fortress n1", Reason::TokenLost),
        ("factory", Reason::NoCard(Card::AndroidFactory)),
        ("build death-ray", Reason::Taken(other)),
        ("build death-ray", Reason::Taken(Seat::new(0))),
        ("build death-ray", Reason::InPile),
        ("defend n1", Reason::NoDice),
        ("die 3", Reason::NoDieShows(Face::Three)),
        ("sacrifice", Reason::NoFreeDie),
        ("exoskeleton 5", Reason::ShowsAlready),
        ("send miner", Reason::NoneInReserve(Pawn::Miner)),
        ("buy-back miner", Reason::NoneInCemetery(Pawn::Miner)),
        ("loot prisoner", Reason::NoPrisoner),
        ("conquer n7", Reason::NotInPlay),
        ("conquer n1", Reason::Dead),
        ("conquer n1", Reason::OwnTile),
        ("defend n1", Reason::NotYours),
        ("conquer n1", Reason::Shielded),
        ("conquer n1", Reason::NotAdjacent),
        ("conquer n1", Reason::CampInAir),
        ("conquer n1", Reason::OnlyZeppelins),
        ("conquer n1", Reason::ZeppelinTooFar),
        ("take-back n1", Reason::NoGuard),
        ("exchange n1 miner", Reason::NoZeppelin),
        ("exchange n1 zeppelin", Reason::Flies),
        ("emerge r1", Reason::NoExplorer),
        ("emerge n1", Reason::NoMountain),
        ("emerge r1", Reason::Occupied),
        ("fortress n1", Reason::ThereAlready),
        ("probe n1", Reason::NothingToProbe),
        ("plunder n1", Reason::NoCamp),
        ("plunder n1", Reason::NothingToTake),
        ("loot force-field", Reason::Building),
        ("factory", Reason::Short { resources: 1, somnium: 0 }),
        ("sacrifice", Reason::Short { resources: 0, somnium: 1 }),
        ("build death-ray", Reason::Short { resources: 4, somnium: 1 }),
        ("conquer n9", Reason::Condition { more: None }),
        ("conquer n9", Reason::Condition { more }),
        ("conquer d5", Reason::Condition { more: None }),
        ("tunnel r3", Reason::Condition { more }),
        ("conquer n9", Reason::Defended { level: 5, dice: 1, more: None }),
        ("conquer n9", Reason::Defended { level: 5, dice: 2, more }),
        ("die 3", Reason::LowestFirst),
        ("die 3", Reason::Misfit { more: None }),
        ("enough", Reason::Misfit { more }),
    ]
}
