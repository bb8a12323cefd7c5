//! A board for those who do not know which game it is for.

use super::{Draw, Drawn, Entry, Line, Picture, Question, Scene};
use crate::words::Words;
use game::{Hidden, Seat};
use std::marker::PhantomData;
use table::{AnyTable, Table, Told};

/// The board of any game. Every answer is `None` if the table is of another game.
pub trait AnyBoard: Sync {
    /// The board as the viewer sees it.
    fn draw(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Drawn>;
    /// What the players to move are asked.
    fn question(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Question>;
    /// What `seat` may do, each in the notation of the record and in words.
    fn choices(&self, table: &dyn AnyTable, scene: &Scene, seat: Seat) -> Option<Vec<(String, Entry)>>;
    /// The pictures of the rulebook.
    fn pictures(&self, words: &Words) -> Vec<Picture>;
    /// What the viewer is told about the entries after `after`, each with its number.
    fn told(&self, table: &dyn AnyTable, scene: &Scene, after: u32) -> Option<Vec<(u32, Line)>>;
}

/// The board of the game with this name.
pub fn of(game: &str) -> Option<&'static dyn AnyBoard> {
    BOARDS.iter().find(|(name, _)| *name == game).map(|(_, board)| *board)
}

const BOARDS: &[(&str, &dyn AnyBoard)] = &[
    ("noria", &Of::<noria::Noria>::NEW),
    ("novgorod", &Of::<novgorod::Novgorod>::NEW),
    ("wiraqocha", &Of::<wiraqocha::Wiraqocha>::NEW),
];

/// The board of the game `G`.
struct Of<G>(PhantomData<fn() -> G>);

impl<G: Draw> Of<G> {
    const NEW: Of<G> = Of(PhantomData);
}

impl<G: Draw> AnyBoard for Of<G> {
    fn draw(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Drawn> {
        let position = typed::<G>(table)?.position();
        let view = position.view(scene.eyes);
        let seats = || Seat::first(table.seats());
        Some(Drawn {
            title: G::title(&view, scene),
            stage: G::stage(&view, scene).into_string(),
            areas: seats().map(|seat| G::area(&view, scene, seat).into_string()).collect(),
            numbers: seats().map(|seat| G::numbers(&view, scene, seat)).collect(),
            question: G::question(&view, scene),
        })
    }

    fn question(&self, table: &dyn AnyTable, scene: &Scene) -> Option<Question> {
        G::question(&typed::<G>(table)?.position().view(scene.eyes), scene)
    }

    fn choices(&self, table: &dyn AnyTable, scene: &Scene, seat: Seat) -> Option<Vec<(String, Entry)>> {
        let table = typed::<G>(table)?;
        let view = table.position().view(scene.eyes);
        let entry = |action: G::Action| (action.to_string(), G::choice(&view, scene, action));
        Some(table.choices(seat).into_iter().map(entry).collect())
    }

    fn pictures(&self, words: &Words) -> Vec<Picture> {
        G::pictures(words)
    }

    fn told(&self, table: &dyn AnyTable, scene: &Scene, after: u32) -> Option<Vec<(u32, Line)>> {
        let said = |told: &Told<G::Note>| match told {
            Told::Note { note, .. } => G::say(note, scene),
            Told::TakenBack { seat, steps, .. } => {
                let values = [("seat", seat.to_string().into()), ("steps", (*steps).into())];
                Line { text: scene.words.say_with("log-taken-back", &values), rule: None }
            }
        };
        let told = typed::<G>(table)?.notes(scene.eyes, after);
        Some(told.iter().map(|told| (told.entry(), said(told))).collect())
    }
}

fn typed<G: Hidden>(table: &dyn AnyTable) -> Option<&Table<G>> {
    table.as_any().downcast_ref()
}
