//! What is stored, as plain values.

use crate::{Millis, Pace, PlayerId, SetId, StudyId, TableId, TokenHash};
use game::SeatSet;

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// In links and in the database.
    pub id: PlayerId,
    /// As everybody sees it; two guests may have the same, but not one that a registered player owns.
    pub name: String,
    /// Whether the player has neither password nor passkey, and so owns no name.
    pub guest: bool,
    /// The hash of a password, in the form that argon2 writes.
    pub password: Option<String>,
    /// The language chosen: `en`, `de`, `fr`.
    pub language: Option<String>,
    /// Where to tell that it is the player's turn.
    pub webhook: Option<String>,
    /// Since when.
    pub created: Millis,
}

/// What a token opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// A browser's cookie.
    Browser,
    /// A program's bearer token.
    Bearer,
    /// A link that carries the account to another device, once.
    Link,
}

/// A token that was given out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// What is stored of the token.
    pub hash: TokenHash,
    /// Whose.
    pub player: PlayerId,
    /// What it opens.
    pub kind: SessionKind,
    /// What the player calls it: the name of a program, of a device.
    pub label: String,
    /// Since when.
    pub created: Millis,
    /// Until when, exclusive.
    pub expires: Millis,
    /// Until when it needs not be shown again whose it is; exclusive, and 0 for never yet.
    pub confirmed: Millis,
}

/// What a player can show instead of a password.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// As the authenticator calls it.
    pub id: String,
    /// Whose.
    pub player: PlayerId,
    /// What the player calls it.
    pub name: String,
    /// What it is checked against.
    pub credential: String,
    /// Since when.
    pub created: Millis,
    /// When it was shown last.
    pub used: Option<Millis>,
}

/// What an authenticator was asked to sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// What is stored of the token that whoever answers has to present.
    pub hash: TokenHash,
    /// Who alone may answer; nobody in particular when somebody signs in.
    pub player: Option<PlayerId>,
    /// What it is for, in a word of whoever asks.
    pub purpose: String,
    /// What the answer is checked against.
    pub state: String,
    /// Until when it can be answered, exclusive.
    pub expires: Millis,
}

/// Where a table stands in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Somebody is still missing.
    Open,
    /// The game goes on.
    Running,
    /// The game came to its end, or somebody resigned: there are results.
    Over,
    /// Everybody agreed to stop: there are none.
    Abandoned,
}

/// Who sits, or may sit, in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Whoever comes.
    Open,
    /// Whoever has the link with this token. A new seat brings a random word, and the store makes the token of it.
    Link(String),
    /// A player.
    Person(PlayerId),
    /// The computer, in the word for how it plays: `level1` to `level5`.
    Bot(String),
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// Who sits there.
    pub sitter: Sitter,
    /// What to call the sitter: the player's name, or another where several people share a device. Empty while nobody
    /// sits there, and for the computer.
    pub name: String,
    /// The computer plays for an absent person, at this level.
    pub stand_in: Option<String>,
    /// The person gave up: the computer plays on.
    pub resigned: bool,
    /// Whether the person is there. Who agreed to a rematch has a seat, but the game waits until all have come.
    pub here: bool,
}

/// A table that is to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The word for the game.
    pub game: String,
    /// The head of its record.
    pub head: String,
    /// Who opened it.
    pub host: PlayerId,
    /// How much time players have.
    pub pace: Pace,
    /// Whether it stands in the list of open tables.
    pub listed: bool,
    /// Whether bots answer at once instead of with a short human pause.
    pub brisk: bool,
    /// Whether people type in what was rolled and drawn at a real table.
    pub asks_luck: bool,
    /// Its seats.
    pub seats: Vec<Seat>,
    /// When.
    pub created: Millis,
    /// What the set of pieces is called that it is played with; none for those that come with the program.
    pub set_name: Option<String>,
}

/// A table with its seats, without its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// In links and in the database.
    pub id: TableId,
    /// The word for the game.
    pub game: String,
    /// The head of its record.
    pub head: String,
    /// Who opened it.
    pub host: PlayerId,
    /// Where it stands in its life.
    pub state: State,
    /// How much time players have.
    pub pace: Pace,
    /// Whether it stands in the list of open tables.
    pub listed: bool,
    /// Until when, unless somebody joins.
    pub listed_until: Option<Millis>,
    /// Whether bots answer at once.
    pub brisk: bool,
    /// Whether people type in what was rolled and drawn at a real table.
    pub asks_luck: bool,
    /// When it was opened.
    pub created: Millis,
    /// When the last seat was taken.
    pub started: Option<Millis>,
    /// When it ended.
    pub ended: Option<Millis>,
    /// The table at which the same players play again.
    pub rematch: Option<TableId>,
    /// What the set of pieces is called that it is played with; none for those that come with the program.
    pub set_name: Option<String>,
    /// Its seats.
    pub seats: Vec<Seat>,
    /// The seats of people who own no name.
    pub guests: SeatSet,
}

/// A set of pieces that somebody has read off the own box, in its newest version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceSet {
    /// In links and in the database.
    pub id: SetId,
    /// Whose.
    pub player: PlayerId,
    /// That player's name.
    pub by: String,
    /// The word for the game.
    pub game: String,
    /// What the player calls it.
    pub name: String,
    /// From 1 on.
    pub version: u32,
    /// The text of the data file.
    pub text: String,
    /// When it was first kept.
    pub created: Millis,
    /// When this version was.
    pub changed: Millis,
}

/// What somebody tries out from a position of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyRow {
    /// In links and in the database.
    pub id: StudyId,
    /// Whose.
    pub player: PlayerId,
    /// That player's name.
    pub by: String,
    /// The table that it comes from.
    pub table: TableId,
    /// The word for its game.
    pub game: String,
    /// It begins after this entry of the table.
    pub entry: u32,
    /// From 1 on.
    pub version: u32,
    /// Everything that was tried, as whoever keeps it writes it.
    pub tree: String,
    /// When it was begun.
    pub created: Millis,
    /// When it was changed last.
    pub changed: Millis,
}

/// What new tables of a game are usually played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UsualPieces {
    /// What they are called.
    pub name: String,
    /// The text of the data file.
    pub text: String,
}

/// Entries of a record that were made together: a step and everything that followed by itself. They are one row, so
/// that all of them are stored or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryBatch {
    /// The number of the first entry: one more than the last one of the row before.
    pub number: u32,
    /// The number of the last entry.
    pub last: u32,
    /// When.
    pub at: Millis,
    /// Who is to move afterwards.
    pub movers: SeatSet,
    /// When somebody must look after the table if nothing happens: a bot is to move, or a clock runs out.
    pub due: Option<Millis>,
    /// Their lines in the record, each with its end.
    pub lines: String,
}

/// A row to be appended, and what ends with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// To which table.
    pub table: TableId,
    /// The row.
    pub batch: EntryBatch,
    /// The results, if the game is over with it: one for each seat. The table becomes [`State::Over`] in the same
    /// breath.
    pub results: Option<Vec<Standing>>,
}

/// What became of an [`Append`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is stored, and will be there after a power cut.
    Done,
    /// Somebody else was faster: nothing has changed.
    Taken,
}

/// How a seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Points.
    pub points: i32,
    /// 1 is the best.
    pub place: u8,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// From 1 on, for each table.
    pub number: u32,
    /// Who said it.
    pub player: PlayerId,
    /// The name at that time.
    pub name: String,
    /// Whether whoever said it owns no name.
    pub guest: bool,
    /// When.
    pub at: Millis,
    /// What, as it was typed.
    pub text: String,
}

/// A table in a list: what the lobby shows of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The table.
    pub table: TableRow,
    /// Who is to move.
    pub movers: SeatSet,
    /// When the last thing happened.
    pub changed: Millis,
    /// How it ended, if it is over: one for each seat.
    pub results: Vec<Standing>,
}

/// News from other nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// Something about this table was stored.
    Table(TableId),
    /// Something about this player's account was: a name, a password, a session that has ended.
    Player(PlayerId),
    /// The line was cut for a while, or another process wrote to the file: anything may have been stored.
    Unknown,
}
