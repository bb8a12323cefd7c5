//! Playouts allocate nothing once their lists have grown, and positions are small, so a search can run millions of them.

use game::{Data, Game, Playout, Setup};

/// With every setup: the first playout lets the lists grow, the next ones find them long enough.
fn assert_playouts_allocate_nothing<G: Game>(playouts: u32) {
    for setup in Setup::all::<G>() {
        let start = G::start(&setup, G::Data::shipped()).unwrap();
        let mut playout = Playout::new(1);
        playout.finish(&mut start.clone());
        let counted = allocation_counter::measure(|| {
            for _ in 0..playouts {
                playout.finish(&mut start.clone());
            }
        });
        assert_eq!(counted.count_total, 0, "with {setup:?}");
    }
    assert!(size_of::<G>() < 1024, "{} has {} bytes", G::NAME, size_of::<G>());
}

#[test]
fn noria_is_plain_memory() {
    assert_playouts_allocate_nothing::<noria::Noria>(100);
}

#[test]
fn novgorod_is_plain_memory() {
    assert_playouts_allocate_nothing::<novgorod::Novgorod>(10);
}

#[test]
fn wiraqocha_is_plain_memory() {
    assert_playouts_allocate_nothing::<wiraqocha::Wiraqocha>(10);
}
