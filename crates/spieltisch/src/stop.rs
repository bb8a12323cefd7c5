//! Why the program ends before its work is done.

use std::fs;
use std::io;
use std::path::Path;

/// Why the program ends.
#[derive(Debug)]
pub enum Stop {
    /// The request was wrong: one line that says what is allowed, and code 2.
    BadRequest(String),
    /// The request was right, but the disk or the system failed: one line, and code 1.
    Failed(String),
    /// Whoever read the output has heard enough.
    ClosedPipe,
}

impl From<catalog::Problem> for Stop {
    fn from(problem: catalog::Problem) -> Stop {
        Stop::BadRequest(problem.to_string())
    }
}

impl From<catalog::UnknownGame> for Stop {
    fn from(unknown: catalog::UnknownGame) -> Stop {
        Stop::BadRequest(unknown.to_string())
    }
}

/// Writing to the terminal or the pipe failed.
impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Stop::ClosedPipe,
            _ => Stop::Failed(format!("the output cannot be written: {error}")),
        }
    }
}

/// The text of a file that the request named.
pub fn read_text(path: &Path) -> Result<String, Stop> {
    let bytes = fs::read(path).map_err(|error| bad_file(path, &plain(&error)))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        bad_file(path, &format!("line {line}: this is not text"))
    })?;
    Ok(text)
}

/// A problem with what stands in a file.
pub fn bad_file(path: &Path, why: &str) -> Stop {
    Stop::BadRequest(format!("{}: {why}", path.display()))
}

/// The system's word for it, without its number.
pub fn plain(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".into(),
        io::ErrorKind::IsADirectory => "this is a folder, not a file".into(),
        io::ErrorKind::PermissionDenied => "you may not open it".into(),
        _ => error.to_string(),
    }
}
