//! The commands of whoever looks after a house: audit, player, chat, reports.

use super::host::Database;
use crate::values::number;
use clap::{Args as ClapArgs, Subcommand};
use store::TableId;

/// What happened to accounts: sign-ins, failures, tokens, names, removals.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
Each line has the time (UTC), what happened, the account, its name, the address it came from, and more about it.

Examples:
  spieltisch audit                            the last 30 days
  spieltisch audit --player anna --days 7     one account
  spieltisch audit --json                     one object a line, for programs")]
pub struct Audit {
    /// Only this account: its id, or the name that it owns
    #[arg(long, value_name = "WHO")]
    pub player: Option<String>,
    /// How far back
    #[arg(long, value_name = "N", default_value = "30", value_parser = number::<u32>)]
    pub days: u32,
    /// One JSON object a line
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub database: Database,
}

/// Ban, rename or delete an account.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
WHO is the id of an account, which is the last part of the link to its page, or the name that it owns. A server that runs
hears of it within half a minute.

Examples:
  spieltisch player show anna
  spieltisch player ban 3k9x2m7q4h8d --reason \"insults\"   its sessions, tokens and links end at once
  spieltisch player unban 3k9x2m7q4h8d
  spieltisch player rename 3k9x2m7q4h8d \"Guest 12\"
  spieltisch player delete 3k9x2m7q4h8d                  for ever; games that were played stay, without the name")]
pub struct Player {
    /// What to do.
    #[command(subcommand)]
    pub what: PlayerCommand,
    #[command(flatten)]
    pub database: Database,
}

/// What to do with an account.
#[derive(Subcommand, Debug)]
pub enum PlayerCommand {
    /// What is known of it
    Show {
        /// Its id, or the name that it owns
        who: String,
    },
    /// Let nobody in with it any more
    Ban {
        /// Its id, or the name that it owns
        who: String,
        /// Why; it is told to whoever tries to sign in
        #[arg(long, value_name = "TEXT", default_value = "")]
        reason: String,
    },
    /// Let it in again
    Unban {
        /// Its id, or the name that it owns
        who: String,
    },
    /// Give it another name
    Rename {
        /// Its id, or the name that it owns
        who: String,
        /// The new name
        name: String,
    },
    /// Forget it for ever
    Delete {
        /// Its id, or the name that it owns
        who: String,
    },
}

/// The chat of a table.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
Examples:
  spieltisch chat 3k9x2m7q4h8d              its lines, with their numbers
  spieltisch chat 3k9x2m7q4h8d --delete 4   takes one of them out")]
pub struct Chat {
    /// The table: the last part of its link
    pub table: TableId,
    /// Take out the line with this number
    #[arg(long, value_name = "N", value_parser = number::<u32>)]
    pub delete: Option<u32>,
    #[command(flatten)]
    pub database: Database,
}

/// What players have reported and nobody has looked after yet.
#[derive(ClapArgs, Debug)]
#[command(after_help = "\
Examples:
  spieltisch reports                        the queue, oldest first
  spieltisch reports --done 3k9x2m7q4h8d    takes one off it")]
pub struct Reports {
    /// Take this report off the queue
    #[arg(long, value_name = "REPORT")]
    pub done: Option<TableId>,
    #[command(flatten)]
    pub database: Database,
}
