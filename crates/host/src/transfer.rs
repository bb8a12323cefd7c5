//! Single games out of a host and into another, as the text of a record. What people should know besides stands in its
//! remarks, so that the file is a record like any other.

use crate::opening::empty;
use crate::sitting::{movers, pieces, standings};
use crate::{Host, Refused, Sitting, clean_name, clean_set_name, now};
use game::record::Head;
use game::{Seat, Turn};
use std::sync::Arc;
use store::{Append, Appended, Millis, NewTable, Pace, PlayerId, Sitter, TableId, Token};
use table::AnyTable;

/// Who sat somewhere else, at the table of a record that was only taken in to be looked at: the word of a computer
/// player that there is not, with the number of the seat behind it.
pub const ELSEWHERE: &str = "elsewhere";

/// A game that was taken in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// Where it is now.
    pub id: TableId,
    /// The seats that wait for somebody, each with the token of its invitation.
    pub invitations: Vec<(Seat, String)>,
}

impl Host {
    /// The record of a table, also of one that these rules can no longer replay.
    pub async fn export(&self, id: TableId) -> Result<String, Refused> {
        let table = self.store.table(id).await?.ok_or(Refused::NoTable)?;
        let mut text = format!("{}# table {id}\n", table.head);
        for (seat, it) in Seat::ALL.into_iter().zip(&table.seats) {
            match &it.sitter {
                Sitter::Person(_) => text += &format!("# {seat} person {}\n", it.name),
                Sitter::Bot(word) => text += &format!("# {seat} bot {word}\n"),
                Sitter::Open | Sitter::Link(_) => text += &format!("# {seat} open\n"),
            }
        }
        if let Some(name) = &table.set_name {
            text += &format!("# pieces {name}\n");
        }
        if table.asks_luck {
            text += "# luck asked\n";
        }
        text += &format!("# pace {}\n\n", table.pace);
        for row in self.store.batches(id, 0).await? {
            text += &row.lines;
        }
        Ok(text)
    }

    /// Takes a game in. One that is over is there to be replayed; one that is not waits for people in the seats of
    /// people.
    pub async fn import(self: &Arc<Host>, text: &str) -> Result<Imported, Refused> {
        let game = self.replay(text).await?;
        let over = game.turn() == Turn::Over;
        let remarks = Remarks::read(text);
        let shipped = catalog::find(game.game()).map_err(catalog::Problem::from)?.shipped().0;
        let own = game.head().data != shipped;
        let mut seats = Vec::new();
        let mut host = None;
        for seat in Seat::first(game.seats()) {
            let mut name = remarks.name(seat).unwrap_or_else(|| format!("{seat}"));
            let sitter = match remarks.bot(seat) {
                Some(bot) if bot.parse::<bots::BotSpec>().is_ok() => Sitter::Bot(bot.into()),
                _ => {
                    // Who plays here has no account in this host: the name is all that is known.
                    let player = self.add_stranger(&name).await?;
                    host.get_or_insert(player.id);
                    name = player.name;
                    if over { Sitter::Person(player.id) } else { Sitter::Link(Token::random().text().into()) }
                }
            };
            let named = if matches!(sitter, Sitter::Person(_)) { name } else { String::new() };
            seats.push(store::Seat { name: named, ..empty(sitter) });
        }
        let host = match host {
            Some(host) => host,
            None => self.add_stranger("Spieltisch").await?.id,
        };
        let table = NewTable {
            game: game.game().into(),
            head: game.head().to_string(),
            host,
            pace: remarks.pace(),
            listed: false,
            brisk: false,
            asks_luck: remarks.asks_luck(),
            seats,
            created: now(),
            set_name: remarks.set_name().filter(|_| own),
        };
        let id = self.put(&table, &*game, Some(now())).await?;
        let seats = self.store.table(id).await?.ok_or(Refused::NoTable)?.seats;
        let invitation = |(seat, it): (Seat, &store::Seat)| match &it.sitter {
            Sitter::Link(token) => Some((seat, token.clone())),
            _ => None,
        };
        let invitations = Seat::ALL.into_iter().zip(&seats).filter_map(invitation).collect();
        Ok(Imported { id, invitations })
    }

    /// Takes a record in that somebody wants to look at. Nobody plays at its table, whether it has ended or not: who
    /// sat there is not known, and what a file says about people need not be true. `game` is what [`Host::replay`] made
    /// of it.
    pub async fn shelve(&self, host: PlayerId, text: &str, game: &dyn AnyTable) -> Result<TableId, Refused> {
        if game.version() == 0 {
            return Err(Refused::NotStarted);
        }
        let remarks = Remarks::read(text);
        let seat = |seat: Seat| match remarks.bot(seat) {
            Some(bot) if bot.parse::<bots::BotSpec>().is_ok() => empty(Sitter::Bot(bot.into())),
            _ => empty(Sitter::Bot(format!("{ELSEWHERE}{}", seat.index() + 1))),
        };
        let table = NewTable {
            game: game.game().into(),
            head: game.head().to_string(),
            host,
            pace: Pace::None,
            listed: false,
            brisk: false,
            asks_luck: false,
            seats: Seat::first(game.seats()).map(seat).collect(),
            created: now(),
            set_name: None,
        };
        let id = self.put(&table, game, None).await?;
        if game.turn() != Turn::Over {
            self.store.finish(id, None, now()).await?;
        }
        Ok(id)
    }

    /// The table of a record, with the pieces that it was played with if this host has them.
    pub async fn replay(&self, text: &str) -> Result<Box<dyn AnyTable>, Refused> {
        // The entries are read once, with the rest of the work.
        let pieces = match Head::read(text.split("\n\n").next().unwrap_or(text)) {
            Ok(head) if catalog::find(&head.game).is_ok() => self.pieces_of(&head).await?,
            // What is wrong with it is told by whoever reads all of it.
            _ => None,
        };
        replayed(text.to_owned(), pieces, u32::MAX).await
    }

    /// A game up to the entry `at`, with everything that happened until then.
    pub(crate) async fn game_until(self: &Arc<Host>, id: TableId, at: u32) -> Result<Box<dyn AnyTable>, Refused> {
        let look = |sitting: &Sitting| (sitting.game.record_text(), sitting.pieces.clone());
        let (record, pieces) = self.look(id, look).await?;
        replayed(record, pieces, at).await
    }

    /// The data file that the game of a head was played with, from the host or from an older table.
    async fn pieces_of(&self, head: &Head) -> Result<Option<Arc<str>>, Refused> {
        let corrected = self.config.pieces.get(&head.game);
        let boxed = catalog::find(&head.game).map_err(catalog::Problem::from)?;
        match corrected.filter(|text| boxed.fingerprint(text).is_ok_and(|named| named == head.data)) {
            Some(text) => Ok(Some(text.clone())),
            None => pieces(&self.store, head).await,
        }
    }

    /// Stores a table with everything that has happened at it; `due` is when somebody has to look after it.
    pub(crate) async fn put(
        &self,
        table: &NewTable,
        game: &dyn AnyTable,
        due: Option<Millis>,
    ) -> Result<TableId, Refused> {
        let head = game.head();
        let text = self.pieces_of(head).await?;
        let shipped = catalog::find(game.game()).map_err(catalog::Problem::from)?.shipped().1;
        self.keep_pieces(head.data, text.as_deref().unwrap_or(shipped)).await?;
        let id = self.add(table).await?;
        let lines = game.lines_after(0);
        if !lines.is_empty() {
            let batch =
                store::EntryBatch { number: 1, last: game.version(), at: now(), movers: movers(game), due, lines };
            let results = (game.turn() == Turn::Over).then(|| standings(game));
            if self.store.append(Append { table: id, batch, results }).await? != Appended::Done {
                return Err(Refused::Stale { version: 0 });
            }
        }
        Ok(id)
    }
}

/// What the remarks of an exported record tell.
struct Remarks<'a>(Vec<&'a str>);

impl<'a> Remarks<'a> {
    fn read(text: &'a str) -> Remarks<'a> {
        Remarks(text.lines().filter_map(|line| line.strip_prefix("# ")).collect())
    }

    fn after(&self, words: &str) -> Option<&'a str> {
        self.0.iter().find_map(|remark| remark.strip_prefix(words)?.strip_prefix(' '))
    }

    fn name(&self, seat: Seat) -> Option<String> {
        clean_name(self.after(&format!("{seat} person"))?)
    }

    fn bot(&self, seat: Seat) -> Option<&'a str> {
        self.after(&format!("{seat} bot"))
    }

    /// What the pieces are called that it was played with.
    fn set_name(&self) -> Option<String> {
        clean_set_name(self.after("pieces")?)
    }

    /// Whether people typed in what was rolled and drawn.
    fn asks_luck(&self) -> bool {
        self.after("luck") == Some("asked")
    }

    fn pace(&self) -> Pace {
        self.after("pace").and_then(|pace| pace.parse().ok()).unwrap_or(Pace::None)
    }
}

/// The table of a record after the entry `at`, made in a thread of its own: long games take milliseconds.
async fn replayed(record: String, pieces: Option<Arc<str>>, at: u32) -> Result<Box<dyn AnyTable>, Refused> {
    let made = tokio::task::spawn_blocking(move || catalog::replay(&record, pieces.as_deref(), at)).await;
    Ok(made.map_err(|panic| Refused::Broken(panic.to_string()))??)
}
