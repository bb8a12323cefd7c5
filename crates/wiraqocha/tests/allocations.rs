//! Playouts allocate nothing once their lists have grown, so a search can run millions of them.

use game::{Data, Game, Playout, Setup};
use wiraqocha::{Tables, Wiraqocha};

#[test]
fn playouts_allocate_nothing_after_start_up() {
    for setup in Setup::all::<Wiraqocha>() {
        let start = Wiraqocha::start(&setup, Tables::shipped()).unwrap();
        let mut playout = Playout::new(1);
        playout.finish(&mut start.clone());
        let counted = allocation_counter::measure(|| {
            for _ in 0..10 {
                playout.finish(&mut start.clone());
            }
        });
        assert_eq!(counted.count_total, 0, "with {:?}", setup);
    }
}

#[test]
fn a_position_is_under_one_kilobyte() {
    assert!(size_of::<Wiraqocha>() < 1024, "{} bytes", size_of::<Wiraqocha>());
}
