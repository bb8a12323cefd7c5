//! What is wrong with a command line, in one line. The library's own answer takes several.

use crate::args::Args;
use crate::stop::Stop;
use clap::error::ErrorKind;
use clap::{Command, CommandFactory, Error};
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

/// Help and version go to stdout; everything else is a bad request.
pub fn answer(error: &Error) -> Result<ExitCode, Stop> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let text = error.render();
            match io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none() {
                true => write!(io::stdout(), "{}", text.ansi())?,
                false => write!(io::stdout(), "{text}")?,
            }
            Ok(ExitCode::SUCCESS)
        }
        _ => Err(Stop::BadRequest(one_line(error, std::env::args().nth(1).as_deref()))),
    }
}

/// `asked` is the first word of the command line.
fn one_line(error: &Error, asked: Option<&str>) -> String {
    let text = error.to_string();
    let said = text.split("\n\n").next().unwrap_or_default();
    let said = said.strip_prefix("error: ").unwrap_or(said);
    let program = Args::command();
    let command = asked.and_then(|asked| program.find_subcommand(asked));
    let allowed = match (error.kind(), command) {
        (ErrorKind::UnknownArgument, Some(command)) => format!("; allowed is {}", flags(command)),
        (ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand, None) => {
            let names: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
            format!("; the commands are {}", names.join(", "))
        }
        _ => String::new(),
    };
    let help = command.map_or(String::new(), |command| format!(" {}", command.get_name()));
    format!("{said}{allowed}; see 'spieltisch{help} --help'")
}

fn flags(command: &Command) -> String {
    let flags: Vec<String> = command.get_arguments().filter_map(|arg| Some(format!("--{}", arg.get_long()?))).collect();
    flags.join(", ")
}
