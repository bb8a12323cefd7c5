//! Before a game: opening a table, sitting down, leaving.

use crate::host::luck;
use crate::host::spawned;
use crate::names::computer_name;
use crate::{Host, NamedPieces, PiecesWish, Refused, Sitting, clean_name, now};
use bots::{BotSpec, Level};
use game::{Seat, Turn};
use std::sync::Arc;
use store::{
    NewSitter, NewTable, Pace, Player, PlayerId, Sat, Sitter, State, TableId, TableLimits, TableRow, Token, TooMany,
};

/// What somebody wants who opens a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The word for the game.
    pub game: String,
    /// Who is to sit where.
    pub seats: Vec<SeatWish>,
    /// Names and values of variants; what is not named is as usual.
    pub options: Vec<(String, String)>,
    /// How much time players have.
    pub pace: Pace,
    /// Whether it stands in the list of open tables.
    pub listed: bool,
    /// Whether bots answer at once.
    pub brisk: bool,
    /// Whether people type in what was rolled and drawn at a real table; there are no clocks then.
    pub asks_luck: bool,
    /// What it is played with. A game that is played on keeps its own pieces.
    pub pieces: PiecesWish,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatWish {
    /// Who opens the table, or somebody at the same device, who has another name.
    Me(Option<String>),
    /// Whoever comes.
    Open,
    /// Whoever gets a link.
    Link,
    /// The computer.
    Bot(Level),
}

impl Host {
    /// Opens a table.
    pub async fn open_table(self: &Arc<Host>, host: &Player, wish: &Wish) -> Result<TableId, Refused> {
        let pieces = self.wished_pieces(&wish.game, wish.pieces).await?;
        let head = self.new_head(&wish.game, wish.seats.len(), &wish.options, pieces.as_ref()).await?;
        let table = self.wished(host, wish, head, pieces.and_then(|pieces| pieces.name)).await?;
        let id = self.add(&table).await?;
        metrics::counter!("spieltisch_tables_opened_total", "game" => wish.game.clone()).increment(1);
        // With all seats taken the game begins here and now.
        self.begin(id).await?;
        Ok(id)
    }

    /// Opens a table at which a game that has ended is played on from the entry `at`, with its own rules, options and
    /// pieces, by whoever is wished for. A game that goes on cannot be: who sat in all its seats would know its secrets.
    pub async fn play_on(
        self: &Arc<Host>,
        host: &Player,
        wish: &Wish,
        from: TableId,
        at: u32,
    ) -> Result<TableId, Refused> {
        let look = |sitting: &Sitting| (sitting.info.state, sitting.info.set_name.clone());
        let (state, set_name) = self.look(from, look).await?;
        if !matches!(state, State::Over | State::Abandoned) {
            return Err(Refused::NotOver);
        }
        let game = self.game_until(from, at).await?;
        if game.turn() == Turn::Over {
            return Err(Refused::Over);
        }
        let wish = Wish { game: game.game().into(), ..wish.clone() };
        if wish.seats.len() != usize::from(game.seats()) {
            return Err(Refused::WhichSeat);
        }
        let table = self.wished(host, &wish, game.head().to_string(), set_name).await?;
        let id = self.put(&table, &*game, Some(now())).await?;
        metrics::counter!("spieltisch_tables_opened_total", "game" => wish.game).increment(1);
        self.begin(id).await?;
        Ok(id)
    }

    /// The table that somebody wishes for, with this head.
    async fn wished(
        &self,
        host: &Player,
        wish: &Wish,
        head: String,
        set_name: Option<String>,
    ) -> Result<NewTable, Refused> {
        if !wish.seats.iter().any(|seat| matches!(seat, SeatWish::Me(_))) {
            return Err(Refused::NotWithoutMe);
        }
        let mut seats = wish.seats.iter().map(|seat| seat_of(seat, host)).collect::<Result<Vec<_>, Refused>>()?;
        for seat in seats.iter().filter(|seat| !seat.name.is_empty() && seat.name != host.name) {
            if self.store.owner_like(&seat.name).await?.is_some_and(|owner| owner != host.id) {
                return Err(Refused::NameTaken);
            }
        }
        name_computers(&mut seats);
        Ok(NewTable {
            game: wish.game.clone(),
            head,
            host: host.id,
            pace: if wish.asks_luck { Pace::None } else { wish.pace },
            listed: wish.listed,
            brisk: wish.brisk,
            asks_luck: wish.asks_luck,
            seats,
            created: now(),
            set_name,
        })
    }

    /// Takes a free seat: the one that is kept for the player, the one that was asked for, or the first that anybody may
    /// take.
    pub async fn join(self: &Arc<Host>, id: TableId, player: &Player, asked: Option<Seat>) -> Result<Seat, Refused> {
        let player = player.clone();
        self.change_meta(id, move |host, table| async move {
            let kept = |seat: &store::Seat| seat.sitter == Sitter::Person(player.id) && !seat.here;
            if table.info.seats.iter().any(kept) && host.store.arrive(id, player.id, now()).await? {
                return Ok(table.seats_of(player.id).lowest());
            }
            refuse_seated(&table.info, player.id)?;
            let is_open = |seat: Seat| table.info.seats[seat.index()].sitter == Sitter::Open;
            let free = Seat::first(table.info.seats.len() as u8)
                .find(|&seat| is_open(seat) && asked.is_none_or(|asked| asked == seat));
            host.sit(id, free.ok_or(Refused::SeatTaken)?, &player).await
        })
        .await
    }

    /// Takes the seat that an invitation is for.
    pub async fn join_by_invite(self: &Arc<Host>, token: &str, player: &Player) -> Result<TableId, Refused> {
        let (id, seat) = self.invitation(token).await?;
        let player = player.clone();
        self.change_meta(id, move |host, table| async move {
            refuse_seated(&table.info, player.id)?;
            host.sit(id, seat, &player).await
        })
        .await?;
        Ok(id)
    }

    /// Which seat an invitation is for.
    pub async fn invitation(&self, token: &str) -> Result<(TableId, Seat), Refused> {
        self.store.seat_by_invite(token).await?.ok_or(Refused::NoInvite)
    }

    /// Leaves a table that has not started; who opened it removes it by leaving.
    pub async fn leave(self: &Arc<Host>, id: TableId, player: PlayerId) -> Result<(), Refused> {
        if self.look(id, |sitting| sitting.info.host == player).await? {
            return self.remove(id, player).await;
        }
        self.change_meta(id, move |host, table| async move {
            if table.info.state != State::Open {
                return Err(Refused::Started);
            }
            if host.store.stand_up(id, player).await? { Ok(()) } else { Err(Refused::NotYourSeat) }
        })
        .await
    }

    /// Who opened a table that has not started sends somebody away from it.
    pub async fn send_away(self: &Arc<Host>, id: TableId, opener: PlayerId, seat: Seat) -> Result<(), Refused> {
        self.change_meta(id, move |host, table| async move {
            of_opener(&table.info, opener)?;
            match table.info.seats.get(seat.index()).map(|seat| &seat.sitter) {
                Some(Sitter::Person(player)) if *player != opener => {
                    host.store.send_away(id, *player).await?;
                    Ok(())
                }
                _ => Err(Refused::NotYourSeat),
            }
        })
        .await
    }

    /// Removes a table that has not started.
    pub async fn remove(self: &Arc<Host>, id: TableId, player: PlayerId) -> Result<(), Refused> {
        let (host, live) = (self.clone(), self.table(id));
        spawned(async move {
            let mut held = host.hold(&live).await?;
            if held.sitting().info.host != player {
                return Err(Refused::NotHost);
            }
            if !host.store.remove_open(id).await? {
                return Err(Refused::Started);
            }
            held.sitting_mut().meta += 1;
            host.tell(&live, held.sitting());
            held.forget();
            Ok(())
        })
        .await
    }

    /// Who opened a table that waits lets the computer take a free seat.
    pub async fn seat_computer(
        self: &Arc<Host>,
        id: TableId,
        opener: PlayerId,
        seat: Seat,
        level: Level,
    ) -> Result<(), Refused> {
        self.change_meta(id, move |host, table| async move {
            of_opener(&table.info, opener)?;
            let taken: Vec<String> = table.info.seats.iter().map(|seat| seat.name.clone()).collect();
            let computer = NewSitter::Bot(BotSpec::Level(level).to_string(), computer_name(&taken, luck()));
            match host.store.sit(id, seat, computer, now()).await? {
                Sat::Down => Ok(()),
                Sat::Taken | Sat::TooMany => Err(Refused::SeatTaken),
            }
        })
        .await
    }

    /// Who opened a table that waits puts it into the list, or there again.
    pub async fn list_again(self: &Arc<Host>, id: TableId, opener: PlayerId) -> Result<(), Refused> {
        self.change_meta(id, move |host, table| async move {
            of_opener(&table.info, opener)?;
            if table.info.listed_until.is_some_and(|until| until > now()) {
                return Ok(());
            }
            let listed = host.store.list_again(id, opener, host.config.most_listed, now()).await?;
            if listed { Ok(()) } else { Err(Refused::TooManyListed) }
        })
        .await
    }

    /// Stores a new table, unless its host has too many.
    pub(crate) async fn add(&self, table: &NewTable) -> Result<TableId, Refused> {
        let limits = TableLimits { tables: self.config.most_tables, listed: self.config.most_listed };
        match self.store.add_table_within(table, limits).await? {
            Ok(id) => Ok(id),
            Err(TooMany::Tables) => Err(Refused::TooMany),
            Err(TooMany::Listed) => Err(Refused::TooManyListed),
        }
    }

    /// The head of a new record, by today's rules with these pieces or those that come with the program, which are kept.
    pub(crate) async fn new_head(
        &self,
        game: &str,
        seats: usize,
        options: &[(String, String)],
        pieces: Option<&NamedPieces>,
    ) -> Result<String, Refused> {
        let game = catalog::find(game).map_err(catalog::Problem::from)?;
        let options: Vec<(&str, &str)> = options.iter().map(|(name, value)| (&**name, &**value)).collect();
        let corrected = pieces.map(|pieces| &*pieces.text);
        let table = game.open(seats.try_into().unwrap_or(u8::MAX), &options, corrected)?;
        self.keep_pieces(table.head().data, corrected.unwrap_or(game.shipped().1)).await?;
        Ok(table.head().to_string())
    }

    /// Keeps the pieces that a new table is played with, so that it can be played on when other ones come with the
    /// program.
    pub(crate) async fn keep_pieces(&self, fingerprint: u64, text: &str) -> Result<(), Refused> {
        if self.is_kept(fingerprint) || text.is_empty() {
            return Ok(());
        }
        self.store.keep_pieces(fingerprint, text).await?;
        self.set_kept(fingerprint);
        Ok(())
    }

    /// Loads a table, so that its game begins if everybody is there.
    pub(crate) async fn begin(self: &Arc<Host>, id: TableId) -> Result<(), Refused> {
        self.look(id, |_| ()).await
    }

    async fn sit(self: &Arc<Host>, id: TableId, seat: Seat, player: &Player) -> Result<Seat, Refused> {
        let person = NewSitter::Person(player.id, player.name.clone(), self.config.most_tables);
        match self.store.sit(id, seat, person, now()).await? {
            Sat::Down => Ok(seat),
            Sat::Taken if self.store.was_sent_away(id, player.id).await? => Err(Refused::SentAway),
            Sat::Taken => Err(Refused::SeatTaken),
            Sat::TooMany => Err(Refused::TooMany),
        }
    }
}

/// Only who opened a table that has not started may change who sits there.
fn of_opener(row: &TableRow, player: PlayerId) -> Result<(), Refused> {
    if row.host != player {
        return Err(Refused::NotHost);
    }
    if row.state == State::Open { Ok(()) } else { Err(Refused::Started) }
}

fn refuse_seated(row: &store::TableRow, player: PlayerId) -> Result<(), Refused> {
    if row.seats.iter().any(|seat| seat.sitter == Sitter::Person(player)) {
        return Err(Refused::AlreadySeated);
    }
    if row.state == State::Open { Ok(()) } else { Err(Refused::Started) }
}

fn seat_of(wish: &SeatWish, host: &Player) -> Result<store::Seat, Refused> {
    Ok(match wish {
        SeatWish::Me(name) => {
            let name = match name.as_deref().filter(|name| !name.trim().is_empty()) {
                Some(name) => clean_name(name).ok_or(Refused::BadText)?,
                None => host.name.clone(),
            };
            store::Seat { name, ..empty(Sitter::Person(host.id)) }
        }
        SeatWish::Open => empty(Sitter::Open),
        SeatWish::Link => empty(Sitter::Link(Token::random().text().into())),
        SeatWish::Bot(level) => empty(Sitter::Bot(BotSpec::Level(*level).to_string())),
    })
}

/// Gives each computer player a name of its own.
fn name_computers(seats: &mut [store::Seat]) {
    for at in 0..seats.len() {
        if matches!(seats[at].sitter, Sitter::Bot(_)) {
            let taken: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
            seats[at].name = computer_name(&taken, luck());
        }
    }
}

/// A seat in which nothing has happened yet.
pub(crate) fn empty(sitter: Sitter) -> store::Seat {
    store::Seat { sitter, name: String::new(), stand_in: None, resigned: false, here: true }
}
