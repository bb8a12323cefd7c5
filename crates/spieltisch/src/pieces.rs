//! The sets of pieces that players keep, for whoever hosts: which there are, their files, and which one is usual.

use crate::args::Pieces;
use crate::keep::{block_on, existing, write_new};
use crate::stop::Stop;
use std::io::{Write, stdout};
use std::process::ExitCode;
use store::{PieceSet, SetId, Store, UsualPieces};

/// `spieltisch pieces`
pub fn run(args: &Pieces) -> Result<ExitCode, Stop> {
    block_on(async {
        let store = existing(&args.database.database).await?;
        let done = answer(&store, args).await;
        store.close().await;
        done
    })??;
    Ok(ExitCode::SUCCESS)
}

async fn answer(store: &Store, args: &Pieces) -> Result<(), Stop> {
    if let Some(id) = args.export {
        let text = set(store, id).await?.text;
        return match &args.out {
            Some(path) => write_new(path, &text),
            None => Ok(stdout().write_all(text.as_bytes())?),
        };
    }
    if let Some(id) = args.usual {
        let set = set(store, id).await?;
        // A set that today's rules refuse would be passed over in silence.
        catalog::find(&set.game)?.fingerprint(&set.text).map_err(|problem| Stop::BadRequest(problem.to_string()))?;
        store.set_usual_pieces(&set.game, Some(&UsualPieces { name: set.name.clone(), text: set.text })).await?;
        writeln!(stdout(), "new tables of {} are played with {}", set.game, set.name)?;
        return Ok(());
    }
    if let Some(game) = &args.shipped {
        let game = catalog::find(game)?.name();
        store.set_usual_pieces(game, None).await?;
        writeln!(stdout(), "new tables of {game} are played with the pieces of the program")?;
        return Ok(());
    }
    list(store).await
}

/// One line a set, then one for each game in which one is usual.
async fn list(store: &Store) -> Result<(), Stop> {
    let mut out = stdout();
    for PieceSet { id, game, name, version, by, .. } in store.all_sets().await? {
        writeln!(out, "{id}  {game}  version {version}  {name} (by {by})")?;
    }
    for game in catalog::for_people() {
        if let Some(usual) = store.usual_pieces(game.name()).await? {
            writeln!(out, "usual for {}: {}", game.name(), usual.name)?;
        }
    }
    Ok(())
}

async fn set(store: &Store, id: SetId) -> Result<PieceSet, Stop> {
    let gone = || Stop::BadRequest(format!("there is no set {id}; spieltisch pieces lists them"));
    store.set(id).await?.ok_or_else(gone)
}
