//! Why the host did not do what somebody asked for. Nothing has changed then.

use catalog::Problem;
use game::BadSetup;
use std::fmt::{self, Display};
use store::StoreError;
use table::Refusal;

/// Why the host did not do it.
#[derive(Debug)]
pub enum Refused {
    /// There is no such table.
    NoTable,
    /// There is no such invitation, or it was used.
    NoInvite,
    /// Somebody is still missing.
    NotStarted,
    /// The game has already begun.
    Started,
    /// The game has ended.
    Over,
    /// The game still goes on.
    NotOver,
    /// The seat belongs to somebody else.
    NotYourSeat,
    /// The player has several seats and did not say which.
    WhichSeat,
    /// The seat is not free.
    SeatTaken,
    /// Who opened the table has sent the player away from it.
    SentAway,
    /// A registered player owns the name, or one that looks like it.
    NameTaken,
    /// The player already sits at this table.
    AlreadySeated,
    /// The table went on in the meantime.
    Stale {
        /// Where it stands now.
        version: u32,
    },
    /// The rules do not allow it.
    Rule(Refusal),
    /// Such a table cannot be opened.
    Setup(Problem),
    /// Such a table cannot be opened: nobody would sit at it who opened it.
    NotWithoutMe,
    /// Only who opened the table may do this.
    NotHost,
    /// The absent player has not been waited for long enough, or is not to move.
    NotAway,
    /// Somebody else is to move by now, and has to be asked. The host does so.
    MustAsk,
    /// Nobody asks that any more.
    NoQuestion,
    /// The others have just declined it.
    JustDeclined,
    /// The game pauses.
    Paused,
    /// The game does not pause.
    NotPaused,
    /// The table has no clock.
    NoClock,
    /// At this table luck is not typed in.
    LuckDrawn,
    /// People play against each other, and have not agreed on hints.
    HintsOff,
    /// The text is empty or too long.
    BadText,
    /// The player has too many tables.
    TooMany,
    /// The player has too many tables in the list.
    TooManyListed,
    /// The computer has thought for the player as long as it may in an hour.
    ThoughtEnough,
    /// There is no such set of pieces, or it is of another game.
    NoSet,
    /// The set of pieces belongs to somebody else.
    NotYourSet,
    /// The set of pieces was changed in the meantime.
    SetChanged,
    /// The player has too many sets of pieces.
    TooManySets,
    /// There is no such study.
    NoStudy,
    /// The study belongs to somebody else.
    NotYourStudy,
    /// The study has no such step.
    NoStep,
    /// The study was changed in the meantime.
    StudyChanged,
    /// The study has as many steps as one can have.
    StudyFull,
    /// The player has too many studies.
    TooManyStudies,
    /// The table was begun by a revision of the rules that this program does not play.
    Revision(BadSetup),
    /// The table cannot be shown: its record does not replay.
    Broken(String),
    /// The database did not answer.
    Store(StoreError),
}

impl Refused {
    /// A word for programs, and the key of the sentence in every language.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::NoTable => "no-table",
            Refused::NoInvite => "no-invite",
            Refused::NotStarted => "not-started",
            Refused::Started => "started",
            Refused::Over | Refused::Rule(Refusal::Over) => "over",
            Refused::NotOver => "not-over",
            Refused::NotYourSeat => "not-your-seat",
            Refused::WhichSeat => "which-seat",
            Refused::SeatTaken => "seat-taken",
            Refused::SentAway => "sent-away",
            Refused::NameTaken => "name-taken",
            Refused::AlreadySeated => "already-seated",
            Refused::Stale { .. } => "stale",
            Refused::Rule(Refusal::NotYourTurn { .. } | Refusal::NotChance { .. }) => "not-your-turn",
            Refused::Rule(Refusal::NotOffered { .. } | Refusal::Unknown { .. }) => "not-offered",
            Refused::Rule(Refusal::TooOftenBack { .. }) => "too-often-back",
            Refused::Rule(Refusal::NothingToUndo { .. }) => "nothing-to-undo",
            Refused::Setup(_) => "bad-setup",
            Refused::NotWithoutMe => "not-without-me",
            Refused::NotHost => "not-host",
            Refused::NotAway => "not-away",
            Refused::MustAsk => "must-ask",
            Refused::NoQuestion => "no-question",
            Refused::JustDeclined => "just-declined",
            Refused::Paused => "paused",
            Refused::NotPaused => "not-paused",
            Refused::NoClock => "no-clock",
            Refused::LuckDrawn => "luck-drawn",
            Refused::HintsOff => "hints-off",
            Refused::TooManyListed => "too-many-listed",
            Refused::BadText => "bad-text",
            Refused::TooMany => "too-many",
            Refused::ThoughtEnough => "thought-enough",
            Refused::NoSet => "no-set",
            Refused::NotYourSet => "not-your-set",
            Refused::SetChanged => "set-changed",
            Refused::TooManySets => "too-many-sets",
            Refused::NoStudy => "no-study",
            Refused::NotYourStudy => "not-your-study",
            Refused::NoStep => "no-step",
            Refused::StudyChanged => "study-changed",
            Refused::StudyFull => "study-full",
            Refused::TooManyStudies => "too-many-studies",
            Refused::Revision(_) => "other-revision",
            Refused::Broken(_) => "broken",
            Refused::Store(_) => "unavailable",
        }
    }
}

/// In English, for programs and logs; pages say it in the player's language.
impl Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refused::NoTable => f.write_str("there is no such table"),
            Refused::NoInvite => f.write_str("this invitation does not exist, or its seat is taken"),
            Refused::NotStarted => f.write_str("the game has not started: somebody is still missing"),
            Refused::Started => f.write_str("the game has already started"),
            Refused::Over => f.write_str("the game is over"),
            Refused::NotOver => f.write_str("the game is not over yet"),
            Refused::NotYourSeat => f.write_str("this is not your seat"),
            Refused::WhichSeat => f.write_str("you have several seats: say which"),
            Refused::SeatTaken => f.write_str("this seat is not free"),
            Refused::SentAway => f.write_str("who opened the table has sent you away from it"),
            Refused::NameTaken => f.write_str("this name belongs to a registered player"),
            Refused::AlreadySeated => f.write_str("you already sit at this table"),
            Refused::Stale { version } => write!(f, "the table went on: it is at version {version}"),
            Refused::Rule(refusal) => refusal.fmt(f),
            Refused::Setup(problem) => problem.fmt(f),
            Refused::NotWithoutMe => f.write_str("whoever opens a table takes a seat at it"),
            Refused::NotHost => f.write_str("only who opened the table may do this"),
            Refused::NotAway => f.write_str("this player is not to move, or has not been waited for long enough"),
            Refused::MustAsk => f.write_str("somebody else is to move: ask for it"),
            Refused::NoQuestion => f.write_str("nobody asks that any more"),
            Refused::JustDeclined => f.write_str("it was just declined: ask again later"),
            Refused::Paused => f.write_str("the game pauses: ask the others to go on"),
            Refused::NotPaused => f.write_str("the game does not pause"),
            Refused::NoClock => f.write_str("this table has no clock"),
            Refused::LuckDrawn => f.write_str("at this table luck is not typed in"),
            Refused::HintsOff => f.write_str("between people hints are off, unless all agree on them"),
            Refused::TooManyListed => f.write_str("you have too many tables in the list: close one first"),
            Refused::BadText => f.write_str("the text is empty or too long"),
            Refused::TooMany => f.write_str("you have too many tables: finish or leave some first"),
            Refused::ThoughtEnough => f.write_str("the computer has thought for you as long as it may in an hour"),
            Refused::NoSet => f.write_str("there is no such set of pieces for this game"),
            Refused::NotYourSet => f.write_str("this set of pieces belongs to somebody else"),
            Refused::SetChanged => f.write_str("the set of pieces was changed in the meantime"),
            Refused::TooManySets => f.write_str("you keep too many sets of pieces: delete some first"),
            Refused::NoStudy => f.write_str("there is no such study"),
            Refused::NotYourStudy => f.write_str("this study belongs to somebody else: make a copy of it"),
            Refused::NoStep => f.write_str("the study has no such step"),
            Refused::StudyChanged => f.write_str("the study was changed in the meantime"),
            Refused::StudyFull => f.write_str("the study is full: delete a branch first"),
            Refused::TooManyStudies => f.write_str("you keep too many studies: delete some first"),
            Refused::Revision(bad) => write!(f, "the table is stored, but cannot be played here: {bad}"),
            Refused::Broken(why) => write!(f, "the record of this table cannot be replayed: {why}"),
            Refused::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Refused {}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        Refused::Store(error)
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Rule(refusal)
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused::Setup(problem)
    }
}
