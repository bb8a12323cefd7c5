//! What boards put together of several words is set as French is, too: labels with their details, questions, the log
//! and everything that is written on a board, in games that are played at random.

#[path = "../../words/tests/marks/mod.rs"]
mod marks;

use boards::Scene;
use game::{Rng, Seat, Turn, Viewer};
use std::collections::BTreeSet;
use words::{Language, Words};

#[test]
fn boards_are_set_with_french_spaces() {
    let words = Words::new(Language::French);
    let names: Vec<String> = ["Ada", "Bo", "Cy"].map(String::from).into();
    for game in catalog::for_people() {
        let (board, mut rng) = (boards::of(game.name()).unwrap(), Rng::new(7));
        let mut table = game.open(3, &[], None).unwrap();
        let mut said = BTreeSet::new();
        for step in 0.. {
            table.settle(&mut || rng.bits());
            let Turn::Seats(seats) = table.turn() else { break };
            let seat = seats.lowest();
            let scene = Scene::new(&words, &names, Viewer::Seat(seat));
            let runs = board.runs(&*table, &scene, seat).unwrap();
            for it in &runs {
                said.extend([it.label.label.text(&names), it.label.detail_text(&names)]);
                said.extend(it.label.fold.clone());
            }
            if step % 16 == 0 {
                let drawn = board.draw(&*table, &scene).unwrap();
                said.extend(drawn.question.map(|it| it.text));
                said.extend(drawn.slots.into_iter().flat_map(|it| [it.label, it.note]));
                said.extend(drawn.areas.iter().chain([&drawn.stage]).flat_map(|markup| texts(markup)));
            }
            let chosen = runs[rng.below(runs.len())].notation.clone();
            for action in chosen.split(';') {
                table.play_text(seat, action.trim()).unwrap();
            }
        }
        let scene = Scene::new(&words, &names, Viewer::Seat(Seat::ALL[0]));
        let told = board.told(&*table, &scene, 0).unwrap();
        said.extend(told.into_iter().map(|(_, line)| line.text.text(&names)));
        let found: Vec<String> = said.iter().flat_map(|text| marks::mistakes(text)).collect();
        assert!(found.is_empty(), "{}:\n{}", game.name(), found.join("\n"));
    }
}

/// What can be read in markup: what stands between tags, and in the attributes that tell something.
fn texts(markup: &str) -> Vec<String> {
    let parts = || markup.split('<').filter_map(|part| part.split_once('>'));
    let attribute = |tag: &str, name: &str| Some(tag.split_once(name)?.1.split('"').next()?.to_owned());
    let told = parts().flat_map(|(tag, _)| [attribute(tag, " title=\""), attribute(tag, " aria-label=\"")]).flatten();
    parts().map(|(_, text)| text.to_owned()).chain(told).collect()
}
