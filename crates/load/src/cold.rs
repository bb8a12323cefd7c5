//! How fast tables open: games are played to their end, the server is started again, and every game is asked for at
//! random moves.

use crate::args::Args;
use crate::connection::{Connection, Request, Trouble, refused};
use crate::report::Report;
use crate::table;
use crate::tally::{Summary, micros};
use crate::world::{Finished, Phase, World};
use game::Rng;
use std::rc::Rc;
use std::time::{Duration, Instant};
use testkit::Server;

/// How long the games may take before those that are not over are left.
const PATIENCE: Duration = Duration::from_secs(300);

/// How often each game is asked for after the first time.
const AGAIN: usize = 20;

/// Plays, starts the server again for each kind of question, and asks.
pub async fn measure(world: &Rc<World>, args: &Args, server: &mut Server) -> Result<Report, String> {
    let tables = table::open_all(world, args.tables()).await?;
    world.begin(Phase::Measuring);
    world.wake();
    let began = Instant::now();
    while world.finished.borrow().len() < tables && began.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_secs(1)).await;
        if !args.json {
            let (steps, games) = (world.tally.borrow_mut().glance(), world.finished.borrow().len());
            eprintln!("{:3} s  {steps}, {games} of {tables} finished", began.elapsed().as_secs());
        }
    }
    table::end_all(world).await;
    let games = world.finished.take();
    let mut asked = Vec::new();
    for (first, again, path) in
        [("view, first", "view, again", view as fn(&Finished, u32) -> String), ("page, first", "page, again", page)]
    {
        if !server.stop().success() {
            return Err(format!("the server did not stop well:\n{}", server.log()));
        }
        server.restart()?;
        let times = ask(world, &games, path).await.map_err(|trouble| trouble.to_string())?;
        asked.extend([(first, Summary::of(times.0)), (again, Summary::of(times.1))]);
    }
    Ok(Report::cold(&world.tally.borrow(), games.len(), &asked, server.memory().unwrap_or(0)))
}

fn view(game: &Finished, at: u32) -> String {
    format!("/api/v1/tables/{}/view?at={at}", game.id)
}

fn page(game: &Finished, at: u32) -> String {
    format!("/table/{}/replay?at={at}", game.id)
}

/// Asks for every game at random moves; the microseconds of the first time and of the other times.
async fn ask(
    world: &World,
    games: &[Finished],
    path: fn(&Finished, u32) -> String,
) -> Result<(Vec<u32>, Vec<u32>), Trouble> {
    let mut connection = Connection::to(world.address).await?;
    let mut rng = Rng::new(world.seed);
    let mut times = (Vec::new(), Vec::new());
    for turn in 0..=AGAIN {
        for game in games {
            let path = path(game, rng.below(game.version as usize + 1) as u32);
            let sent = Instant::now();
            let answer = connection.ask(Request { method: "GET", path: &path, token: &game.token, body: "" }).await?;
            let took = micros(sent.elapsed());
            if answer.status != 200 {
                world.tally.borrow_mut().trouble(&refused(answer.status, answer.body));
            }
            if turn == 0 { times.0.push(took) } else { times.1.push(took) }
        }
    }
    Ok(times)
}
