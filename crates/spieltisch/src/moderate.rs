//! What a host does about people: looks at what happened, bans, renames and deletes accounts, takes lines out of chats,
//! and works off what players have reported. All of it beside a server that runs.

use crate::args::{Audit, Chat, Player as Wanted, PlayerCommand, Reports};
use crate::keep::{block_on, existing};
use crate::stop::Stop;
use host::{Config, Host, now};
use serde_json::json;
use std::io::{Write, stdout};
use std::process::ExitCode;
use store::{AuditEvent, AuditLine, Millis, Player, Store};

const DAY: Millis = 24 * 3600 * 1000;

/// More lines than anybody reads.
const MOST: u32 = 100_000;

/// `spieltisch audit`
pub fn audit(args: &Audit) -> Result<ExitCode, Stop> {
    with_store(&args.database.database, async |store| {
        let player = match &args.player {
            Some(who) => Some(found(store, who).await?.id),
            None => None,
        };
        let mut out = stdout();
        for line in store.audit_since(now() - Millis::from(args.days) * DAY, player, MOST).await? {
            let AuditLine { at, event, player, name, address, detail } = line;
            let player = player.map(|player| player.to_string());
            if args.json {
                let line = json!({ "at": at, "event": event.word(), "player": player, "name": name, "address": address,
                    "detail": detail });
                writeln!(out, "{line}")?;
            } else {
                let player = player.unwrap_or_else(|| "-".into());
                let words = [time(at), event.word().into(), player, name, address, detail];
                writeln!(out, "{}", words.join("  ").trim_end())?;
            }
        }
        Ok(())
    })
}

/// `spieltisch player`
pub fn player(args: &Wanted) -> Result<ExitCode, Stop> {
    with_store(&args.database.database, async |store| {
        let (PlayerCommand::Show { who }
        | PlayerCommand::Ban { who, .. }
        | PlayerCommand::Unban { who }
        | PlayerCommand::Rename { who, .. }
        | PlayerCommand::Delete { who }) = &args.what;
        let player = found(store, who).await?;
        let (id, name) = (player.id, player.name.clone());
        let mut out = stdout();
        match &args.what {
            PlayerCommand::Show { .. } => show(store, &player).await?,
            PlayerCommand::Ban { reason, .. } => {
                store.ban(id, reason, now()).await?;
                note(store, AuditEvent::Banned, &player, reason).await?;
                writeln!(out, "{id} ({name}) is banned")?;
            }
            PlayerCommand::Unban { .. } => {
                if !store.unban(id).await? {
                    return Err(Stop::BadRequest(format!("{id} ({name}) is not banned")));
                }
                note(store, AuditEvent::Unbanned, &player, "").await?;
                writeln!(out, "{id} ({name}) may come in again")?;
            }
            PlayerCommand::Rename { name: new, .. } => {
                let bad = || Stop::BadRequest(format!("'{new}' is no name: one has 1 to 24 letters that can be seen"));
                let new = host::clean_name(new).ok_or_else(bad)?;
                if !store.rename(id, &new).await? {
                    return Err(Stop::BadRequest(format!("'{new}' belongs to another player: give another name")));
                }
                note(store, AuditEvent::Name, &Player { name: new.clone(), ..player }, &name).await?;
                writeln!(out, "{id} ({name}) is now {new}")?;
            }
            PlayerCommand::Delete { .. } => {
                Host::quiet(store.clone(), Config::default()).forget_player(id).await?;
                note(store, AuditEvent::Deleted, &Player { name: String::new(), ..player }, "").await?;
                writeln!(out, "{id} ({name}) is deleted")?;
            }
        }
        Ok(())
    })
}

/// `spieltisch chat`
pub fn chat(args: &Chat) -> Result<ExitCode, Stop> {
    with_store(&args.database.database, async |store| {
        let mut out = stdout();
        let Some(number) = args.delete else {
            for line in store.chat(args.table, MOST).await? {
                writeln!(out, "{}  {}  {} ({}): {}", line.number, time(line.at), line.name, line.player, line.text)?;
            }
            return Ok(());
        };
        let gone = || Stop::BadRequest(format!("there is no line {number}: spieltisch chat {} shows them", args.table));
        let said = store.delete_line(args.table, number).await?.ok_or_else(gone)?;
        if let Some(player) = store.player(said).await? {
            note(store, AuditEvent::LineDeleted, &player, &format!("{} {number}", args.table)).await?;
        }
        writeln!(out, "line {number} is deleted")?;
        Ok(())
    })
}

/// `spieltisch reports`
pub fn reports(args: &Reports) -> Result<ExitCode, Stop> {
    with_store(&args.database.database, async |store| {
        let mut out = stdout();
        if let Some(id) = args.done {
            if !store.close_report(id, now()).await? {
                return Err(Stop::BadRequest(format!("there is no report {id}: spieltisch reports shows them")));
            }
            writeln!(out, "{id} is done")?;
            return Ok(());
        }
        for report in store.open_reports(MOST).await? {
            let store::Report { id, at, reporter, player, name, table, line, text } = report;
            writeln!(out, "{id}  {}  /table/{table} line {line}, reported by {reporter}", time(at))?;
            writeln!(out, "    {name} ({player}): {text}")?;
        }
        Ok(())
    })
}

async fn show(store: &Store, player: &Player) -> Result<(), Stop> {
    let mut out = stdout();
    let kind = if player.guest { "guest" } else { "owns the name" };
    writeln!(out, "{}  {}  {kind}, since {}", player.id, player.name, time(player.created))?;
    writeln!(out, "sessions: {}", store.sessions_of(player.id, now()).await?.len())?;
    writeln!(out, "tables not over: {}", store.tables_of(player.id, MOST).await?.len())?;
    if let Some(reason) = store.ban_of(player.id).await? {
        writeln!(out, "banned: {reason}")?;
    }
    Ok(())
}

/// The account that is meant.
async fn found(store: &Store, who: &str) -> Result<Player, Stop> {
    if let Ok(id) = who.parse()
        && let Some(player) = store.player(id).await?
    {
        return Ok(player);
    }
    let nobody = || Stop::BadRequest(format!("nobody has the id or owns the name '{who}'"));
    store.owner_of(who).await?.ok_or_else(nobody)
}

async fn note(store: &Store, event: AuditEvent, player: &Player, detail: &str) -> Result<(), Stop> {
    let (name, detail) = (player.name.clone(), detail.to_owned());
    let line = AuditLine { at: now(), event, player: Some(player.id), name, address: String::new(), detail };
    Ok(store.audit(line).await?)
}

/// Opens what is there, asks it, and closes it whatever the answer is.
fn with_store(place: &str, ask: impl AsyncFnOnce(&Store) -> Result<(), Stop>) -> Result<ExitCode, Stop> {
    block_on(async {
        let store = existing(place).await?;
        let done = ask(&store).await;
        store.close().await;
        done
    })??;
    Ok(ExitCode::SUCCESS)
}

/// A moment, as anybody can read it.
fn time(at: Millis) -> String {
    let moment = jiff::Timestamp::from_millisecond(at).unwrap_or_default();
    moment.strftime("%Y-%m-%d %H:%M:%S").to_string()
}
