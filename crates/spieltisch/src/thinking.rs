//! A bot's decision, and what people at the terminal see of it: nothing, unless it takes a while.

use crate::console::Console;
use crate::stop::Stop;
use catalog::AnyBot;
use game::Seat;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;
use table::AnyTable;

/// Who waits longer than this wants to know why.
const A_WHILE: Duration = Duration::from_millis(300);

/// What the bot does for its seat, which is to move. Scripts wait without a word, so that their output does not depend
/// on the clock.
pub fn choose(bot: &mut dyn AnyBot, table: &dyn AnyTable, seat: Seat, console: &mut Console) -> Result<String, Stop> {
    let mut choose = || bot.choose_text(table, seat).expect("a seat to move has a choice");
    if !console.is_live() {
        return Ok(choose());
    }
    thread::scope(|scope| {
        let (sender, chosen) = mpsc::channel();
        let thinking = scope.spawn(move || {
            let choice = choose();
            sender.send(()).ok();
            choice
        });
        if chosen.recv_timeout(A_WHILE).is_err() {
            let reader = console.reader();
            console.say_for_now(&reader.say("term-thinking", &[("name", reader.name(seat).into())]))?;
        }
        Ok(thinking.join().expect("a bot does not fail"))
    })
}
