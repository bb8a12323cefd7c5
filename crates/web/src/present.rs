//! From a table in the host to what the pages show of it to one visitor. What a visitor may see is decided here and
//! nowhere else on the way to a page.

use crate::frame::{Me, Visit};
use crate::pages::lobby::TableLine;
use crate::pages::table::{
    Advised, ChatView, Clock, Finale, LogLine, LuckView, Rematch, SeatView, TablePage, advice_card,
};
use crate::pages::waiting::{WaitingRoom, WaitingSeat};
use crate::site::Site;
use crate::sitters;
use crate::who::Who;
use boards::{Scene, Shown};
use game::record::Head;
use game::{Seat, SeatSet, Viewer};
use host::{Advice, Refused, Sitting};
use maud::Markup;
use std::sync::Arc;
use store::{PlayerId, Sitter, State, TableId};
use table::AnyTable;
use words::Words;

/// The most lines of the log beside a table; the replay has all of them.
const LOG_LINES: usize = 60;
/// The most tables of a visitor that are looked at to say where it is their turn.
pub(crate) const MOST_TABLES: u32 = 200;
/// Enough entries for so many lines.
const LOG_ENTRIES: u32 = 200;

/// Who looks at a table, and how.
#[derive(Clone, Debug)]
pub(crate) struct Onlooker {
    pub(crate) me: Option<PlayerId>,
    /// The eyes that were asked for.
    pub(crate) asked: Option<Seat>,
    /// The tables at which the coach helps the visitor.
    pub(crate) guided: Vec<TableId>,
    /// Whom the visitor does not want to hear.
    pub(crate) muted: Arc<Vec<PlayerId>>,
    /// The address of this site.
    pub(crate) address: String,
    pub(crate) words: Words,
}

impl Onlooker {
    /// The visitor of a request.
    pub(crate) async fn new(site: &Site, who: &Who, asked: Option<Seat>) -> Result<Onlooker, store::StoreError> {
        let me = who.player().map(|player| player.id);
        let muted = match me {
            Some(me) => site.muted(me).await?,
            None => Arc::default(),
        };
        let address = site.link(&who.host, who.secure, "");
        Ok(Onlooker { me, asked, guided: who.guided.clone(), muted, address, words: who.words })
    }

    fn own(&self, sitting: &Sitting) -> SeatSet {
        self.me.map(|me| sitting.seats_of(me)).unwrap_or_default()
    }

    /// The eyes that the visitor has, and the seat that the device must be handed to first, if it must.
    pub(crate) fn eyes(&self, sitting: &Sitting) -> (Viewer, Option<Seat>) {
        let own = self.own(sitting);
        let open = crate::past::is_open(sitting);
        if let Some(asked) = self.asked.filter(|asked| open && asked.index() < sitting.info.seats.len()) {
            return (Viewer::Seat(asked), None);
        }
        match own.len() {
            0 => (Viewer::Spectator, None),
            1 => (Viewer::Seat(own.lowest()), None),
            _ => self.shared_eyes(sitting, own),
        }
    }

    /// Several people share a device. Without secrets it shows the side of whoever is to move; with secrets only after
    /// it was handed over.
    fn shared_eyes(&self, sitting: &Sitting, own: SeatSet) -> (Viewer, Option<Seat>) {
        let movers = match sitting.luck_is_for() {
            Some(seat) => SeatSet::only(seat),
            None => sitting.to_move(),
        };
        let acting = sitting.seats().find(|&seat| own.has(seat) && movers.has(seat));
        let asked = self.asked.filter(|&asked| own.has(asked));
        if !sitting.has_secrets(own) {
            return (Viewer::Seat(acting.or(asked).unwrap_or(own.lowest())), None);
        }
        match (asked, acting) {
            (Some(asked), _) if movers.has(asked) => (Viewer::Seat(asked), None),
            (_, Some(acting)) => (Viewer::Spectator, Some(acting)),
            (Some(asked), None) => (Viewer::Seat(asked), None),
            (None, None) => (Viewer::Spectator, None),
        }
    }
}

/// The page of a table that is being played or over.
pub(crate) fn table(site: &Site, sitting: &Sitting, onlooker: &Onlooker) -> TablePage {
    let (eyes, curtain) = onlooker.eyes(sitting);
    let own = onlooker.own(sitting);
    let movers = sitting.to_move();
    let seen = match eyes {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let mine = seen.filter(|&seat| own.has(seat) && sitting.is_running());
    let paused = sitting.clocks.paused(host::now()).is_some();
    let acting = mine.filter(|&seat| movers.has(seat) && sitting.bot_in(seat).is_none() && !paused);
    let names = names(&onlooker.words, sitting);
    let scene = Scene::new(&onlooker.words, &names, eyes);
    let board = boards::of(&sitting.info.game).filter(|_| curtain.is_none());
    let (log, log_is_whole) = if curtain.is_some() { (Vec::new(), false) } else { log(sitting, &scene) };
    TablePage {
        id: sitting.info.id,
        game: sitting.info.game.clone(),
        version: sitting.game.version(),
        state: sitting.info.state,
        eyes: seen.map(Seat::index),
        seats: sitting.seats().map(|seat| seat_view(site, sitting, own, seat)).collect(),
        drawn: board.and_then(|board| board.draw(&*sitting.game, &scene)),
        acting: acting.map(Seat::index),
        choices: acting.and_then(|seat| board?.runs(&*sitting.game, &scene, seat)).unwrap_or_default(),
        acted: mine.filter(|_| own.len() == 1).and_then(|seat| acted(sitting, seat)),
        guided: mine.is_some() && onlooker.guided.contains(&sitting.info.id),
        can_undo: mine.is_some_and(|seat| sitting.game.may_undo(seat)),
        log,
        log_is_whole,
        curtain: curtain.map(Seat::index),
        asks: crate::asked::asks(sitting, own, host::now()),
        chat: chat(sitting, onlooker),
        may_chat: own != SeatSet::NONE,
        muted: muted(sitting, onlooker),
        rematch: match sitting.info.rematch {
            Some(id) => Rematch::At(id),
            None if crate::past::is_open(sitting) && own != SeatSet::NONE => Rematch::MayAsk,
            None => Rematch::No,
        },
        finale: finale(sitting, &scene),
        lesson: None,
        study: None,
        pieces: pieces_name(&onlooker.words, sitting),
        luck: sitting.info.asks_luck.then(|| luck(sitting, onlooker, &scene, curtain.is_some())),
    }
}

/// How a game ended, if it has.
pub(crate) fn finale(sitting: &Sitting, scene: &Scene) -> Option<Finale> {
    (sitting.info.state == State::Over).then(|| ended(&*sitting.game, scene))?
}

/// How the game that was played to its end at this table came out.
pub(crate) fn ended(game: &dyn AnyTable, scene: &Scene) -> Option<Finale> {
    let board = boards::of(game.game())?;
    Some(Finale {
        verdict: board.verdict(game, scene),
        accounts: Seat::first(game.seats()).map(|seat| board.account(game, scene, seat).unwrap_or_default()).collect(),
        course: board.course(game).unwrap_or_default(),
    })
}

/// Luck at a table at which people type it in: what this visitor is asked, or who else is.
fn luck(sitting: &Sitting, onlooker: &Onlooker, scene: &Scene, is_covered: bool) -> LuckView {
    let paused = sitting.clocks.paused(host::now()).is_some();
    let told_by = onlooker.me.filter(|_| !is_covered && !paused);
    let may_tell = told_by.is_some_and(|me| sitting.tells_luck(me).is_ok());
    let board = boards::of(&sitting.info.game);
    LuckView {
        question: board.filter(|_| may_tell).and_then(|board| board.luck(&*sitting.game, scene)),
        outcomes: board.filter(|_| may_tell).and_then(|it| it.outcomes(&*sitting.game, scene)).unwrap_or_default(),
        waits_for: sitting.luck_is_for().filter(|_| !may_tell).map(Seat::index),
        may_mend: told_by.is_some_and(|me| sitting.mends_luck(me).is_ok()),
    }
}

/// What the first of these things that has a card is, at the table or as it was, for this visitor: with what to call the
/// seats. Behind a curtain nothing is told.
pub(crate) fn thing<'a>(
    sitting: &Sitting,
    past: Option<&dyn AnyTable>,
    onlooker: &Onlooker,
    mut things: impl Iterator<Item = &'a str>,
) -> Option<(Shown, Vec<String>)> {
    let (eyes, curtain) = onlooker.eyes(sitting);
    let names = names(&onlooker.words, sitting);
    let scene = Scene::new(&onlooker.words, &names, eyes);
    let own = onlooker.own(sitting);
    let acting = scene.own().filter(|&seat| past.is_none() && own.has(seat) && sitting.is_running());
    let board = boards::of(&sitting.info.game).filter(|_| curtain.is_none())?;
    let shown = things.find_map(|thing| board.card(past.unwrap_or(&*sitting.game), &scene, acting, thing))?;
    Some((shown, names))
}

/// What the computer advises a seat to do: the best choice in the notation of the record, and the card with the best
/// ones. Nothing if the table has gone on since.
pub(crate) fn advice(sitting: &Sitting, words: &Words, advice: &Advice) -> Result<(String, Markup), Refused> {
    let (game, seat) = (&*sitting.game, advice.seat);
    let stale = || Refused::Stale { version: game.version() };
    if game.version() != advice.version {
        return Err(stale());
    }
    let names = names(words, sitting);
    let scene = Scene::new(words, &names, Viewer::Seat(seat));
    let board = boards::of(&sitting.info.game).ok_or_else(stale)?;
    let advised = |it: &catalog::Advised| {
        let advice = board.advice(game, &scene, seat, &it.line)?;
        Some(Advised { advice, worth: it.clone() })
    };
    let best: Vec<Advised> = advice.best.iter().filter_map(advised).collect();
    let first = best.first().ok_or_else(stale)?.advice.choice.notation.clone();
    Ok((first, advice_card(words, &sitting.info.game, &names, &best)))
}

/// The page of a table that waits for players.
pub(crate) fn waiting(site: &Site, sitting: &Sitting, onlooker: &Onlooker) -> WaitingRoom {
    let row = &sitting.info;
    let own = onlooker.own(sitting);
    let (hosting, seated) = (onlooker.me == Some(row.host), own != SeatSet::NONE);
    let seat = |(seat, it): (Seat, &store::Seat)| WaitingSeat {
        who: occupant(row, seat),
        mine: own.has(seat),
        invitation: match &it.sitter {
            Sitter::Link(token) if hosting => Some(format!("{}/join/{token}", onlooker.address)),
            _ => None,
        },
        may_join: !seated && it.sitter == Sitter::Open || own.has(seat) && !it.here,
        missing: !it.here,
        may_seat_computer: hosting && matches!(it.sitter, Sitter::Open | Sitter::Link(_)),
        may_remove: hosting && matches!(it.sitter, Sitter::Person(player) if Some(player) != onlooker.me),
    };
    WaitingRoom {
        id: row.id,
        game: row.game.clone(),
        options: Head::read(&row.head).map(|head| head.options).unwrap_or_default(),
        pace: row.pace,
        listed: row.listed_until.is_some_and(|until| until > host::now()),
        patience: site.host.patience(),
        address: format!("{}/table/{}", onlooker.address, row.id),
        seats: sitting.seats().zip(&row.seats).map(seat).collect(),
        hosting,
        seated,
        chat: chat(sitting, onlooker),
        may_chat: seated,
        muted: muted(sitting, onlooker),
        pieces: pieces_name(&onlooker.words, sitting),
        asks_luck: row.asks_luck,
    }
}

/// What the pieces are called that a table is played with; none for those that come with the program.
pub(crate) fn pieces_name(words: &Words, sitting: &Sitting) -> Option<String> {
    let unnamed = || sitting.pieces.as_ref().map(|_| words.say("pieces-unnamed").into());
    sitting.info.set_name.clone().or_else(unnamed)
}

/// A table in a list.
pub(crate) fn line(listed: &store::Listed, me: Option<PlayerId>) -> TableLine {
    let table = &listed.table;
    let movers: Vec<usize> = match table.state {
        State::Running => listed.movers.iter().map(Seat::index).collect(),
        _ => Vec::new(),
    };
    TableLine {
        id: table.id,
        game: table.game.clone(),
        state: table.state,
        seats: occupants(table).collect(),
        my_turn: me.is_some_and(|me| is_turn_of(listed, me)),
        movers,
        options: unusual_options(&table.game, &table.head),
        pieces: table.set_name.clone(),
        asks_luck: table.asks_luck,
        pace: table.pace,
        changed: listed.changed,
        results: listed.results.clone(),
    }
}

/// Who visits, for the frame of a page.
pub(crate) async fn visit(site: &Site, who: &Who, here: &str) -> Result<Visit, store::StoreError> {
    visit_table(site, who, here, None).await
}

/// The same on the page of a table: its own turn is told there, so only the others count.
pub(crate) async fn visit_table(
    site: &Site,
    who: &Who,
    here: &str,
    at: Option<TableId>,
) -> Result<Visit, store::StoreError> {
    let tables = match who.player() {
        Some(player) => site.host.store().tables_of(player.id, MOST_TABLES).await?,
        None => Vec::new(),
    };
    Ok(visit_of(who, here, tables.iter().filter(|it| Some(it.table.id) != at)))
}

/// The same for a page that knows the visitor's tables already.
pub(crate) fn visit_of<'a>(who: &Who, here: &str, tables: impl Iterator<Item = &'a store::Listed>) -> Visit {
    let Some(player) = who.player() else { return Visit { here: here.into(), ..Visit::default() } };
    let waiting = tables.filter(|it| is_turn_of(it, player.id)).count() as u32;
    Visit { me: Some(Me { id: player.id, name: player.name.clone() }), here: here.into(), waiting }
}

/// Whether somebody is to move at a table in a list.
fn is_turn_of(listed: &store::Listed, player: PlayerId) -> bool {
    let own = |seat: &store::Seat| seat.sitter == Sitter::Person(player) && seat.stand_in.is_none();
    let mut seats = Seat::ALL.into_iter().zip(&listed.table.seats);
    listed.table.state == State::Running && seats.any(|(seat, row)| listed.movers.has(seat) && own(row))
}

/// Who sits at a table.
pub(crate) fn occupants(table: &store::TableRow) -> impl Iterator<Item = sitters::Occupant> {
    Seat::first(table.seats.len() as u8).map(|seat| occupant(table, seat))
}

/// Who sits in a seat.
pub(crate) fn occupant(table: &store::TableRow, at: Seat) -> sitters::Occupant {
    let seat = &table.seats[at.index()];
    match &seat.sitter {
        Sitter::Open => sitters::Occupant::Open,
        Sitter::Link(_) => sitters::Occupant::Invited,
        Sitter::Person(player) => {
            sitters::Occupant::Person { name: seat.name.clone(), player: *player, guest: table.guests.has(at) }
        }
        Sitter::Bot(word) => match word.strip_prefix(host::ELSEWHERE).and_then(|seat| seat.parse().ok()) {
            Some(seat) => sitters::Occupant::Elsewhere { seat },
            None => sitters::Occupant::Computer { level: word.clone(), name: seat.name.clone() },
        },
    }
}

/// The options of a record's head that are not as usual.
pub(crate) fn unusual_options(game: &str, head: &str) -> Vec<(String, String)> {
    let specs = catalog::find(game).map(|game| game.options()).unwrap_or_default();
    let is_usual = |name: &str, value: &str| specs.iter().any(|spec| spec.name == name && spec.values[0] == value);
    let options = Head::read(head).map(|head| head.options).unwrap_or_default();
    options.into_iter().filter(|(name, value)| !is_usual(name, value)).collect()
}

/// A seat beside the table.
pub(crate) fn seat_view(site: &Site, sitting: &Sitting, own: SeatSet, seat: Seat) -> SeatView {
    let row = &sitting.info.seats[seat.index()];
    let to_move = sitting.to_move().has(seat);
    let now = host::now();
    SeatView {
        who: occupant(&sitting.info, seat),
        mine: own.has(seat),
        to_move,
        clock: sitting
            .clocks
            .left(seat, now)
            .filter(|_| sitting.is_running())
            .map(|left| Clock { left, runs: to_move && sitting.clocks.paused(now).is_none() }),
        stand_in: row.stand_in.clone().filter(|_| !row.resigned),
        resigned: row.resigned,
        away: !own.is_empty() && !own.has(seat) && sitting.is_away(seat, now, site.host.patience()),
        standing: sitting.results.get(seat.index()).copied(),
    }
}

/// What to call the seats of a table, in the reader's language.
pub(crate) fn names(words: &Words, sitting: &Sitting) -> Vec<String> {
    occupants(&sitting.info).map(|who| who.name(words)).collect()
}

/// The last lines of the log, and whether that is all of it.
fn log(sitting: &Sitting, scene: &Scene) -> (Vec<LogLine>, bool) {
    let after = sitting.game.version().saturating_sub(LOG_ENTRIES);
    let acted = match scene.eyes {
        Viewer::Seat(seat) => sitting.game.last_choice(seat),
        Viewer::Spectator => u32::MAX,
    };
    let mut lines = LogLine::told(&*sitting.game, scene, after, acted);
    let more = lines.len().saturating_sub(LOG_LINES);
    lines.drain(..more);
    (lines, after == 0 && more == 0)
}

/// The last step of a seat, if others have acted since.
fn acted(sitting: &Sitting, seat: Seat) -> Option<u32> {
    let last = sitting.game.last_choice(seat);
    let later = sitting.seats().any(|other| other != seat && sitting.game.last_choice(other) > last);
    (last > 0 && later).then_some(last)
}

/// Whether what was said at a table is for somebody with these seats: what was said where nobody was invited in public
/// stays among those who played.
pub(crate) fn may_hear(sitting: &Sitting, own: SeatSet) -> bool {
    sitting.info.listed || !crate::past::is_open(sitting) || !own.is_empty()
}

fn chat(sitting: &Sitting, onlooker: &Onlooker) -> Vec<ChatView> {
    if !may_hear(sitting, onlooker.own(sitting)) {
        return Vec::new();
    }
    let heard = sitting.chat.iter().filter(|line| !onlooker.muted.contains(&line.player));
    let line = |line: &store::ChatLine| ChatView {
        number: line.number,
        player: line.player,
        name: line.name.clone(),
        guest: line.guest,
        seat: sitting.seats().find(|&seat| sitting.player_in(seat) == Some(line.player)).map(Seat::index),
        at: line.at,
        text: line.text.clone(),
        mine: onlooker.me == Some(line.player),
    };
    heard.map(line).collect()
}

/// Those at this table whom the visitor does not want to hear.
fn muted(sitting: &Sitting, onlooker: &Onlooker) -> Vec<(PlayerId, String)> {
    let mut muted: Vec<(PlayerId, String)> = Vec::new();
    for line in sitting.chat.iter().filter(|line| onlooker.muted.contains(&line.player)) {
        if !muted.iter().any(|(player, _)| *player == line.player) {
            muted.push((line.player, line.name.clone()));
        }
    }
    muted
}
