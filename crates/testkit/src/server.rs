//! The server as a process of its own: started, stopped kindly, killed, and started again on the same port. Tests and
//! the load measure need it, and both want to hear the same thing when it does not start.

use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// A server that runs. Dropping it kills it.
///
/// ```no_run
/// let mut server = testkit::Server::start("target/debug/spieltisch", ["serve", "--database", "games.db", "--no-open"]).unwrap();
/// println!("{}", server.url("/"));
/// server.kill();
/// server.restart().unwrap();
/// assert!(server.stop().success());
/// ```
pub struct Server {
    program: PathBuf,
    args: Vec<OsString>,
    child: Child,
    port: u16,
    log: Arc<Mutex<String>>,
}

impl Server {
    /// Starts `program` with `args` and `--listen 127.0.0.1:0`, and waits until it says where it listens. An error has
    /// what it said instead.
    pub fn start<A: AsRef<OsStr>>(
        program: impl AsRef<Path>,
        args: impl IntoIterator<Item = A>,
    ) -> Result<Server, String> {
        let program = program.as_ref().to_path_buf();
        let args: Vec<OsString> = args.into_iter().map(|arg| arg.as_ref().to_os_string()).collect();
        let log = Arc::new(Mutex::new(String::new()));
        let (child, port) = launch(&program, &args, 0, &log)?;
        Ok(Server { program, args, child, port, log })
    }

    /// Starts it again as it was, on the same port; kills it first if it still runs.
    pub fn restart(&mut self) -> Result<(), String> {
        self.kill();
        (self.child, self.port) = launch(&self.program, &self.args, self.port, &self.log)?;
        Ok(())
    }

    /// Ends it as a power cut would (SIGKILL), and waits until it is gone.
    pub fn kill(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }

    /// Asks it to end (SIGTERM) and waits; after half a minute it is killed.
    ///
    /// # Panics
    /// If the operating system loses track of it.
    pub fn stop(&mut self) -> ExitStatus {
        self.ask_to_stop();
        let until = Instant::now() + PATIENCE_STOP;
        while Instant::now() < until {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status;
            }
            thread::sleep(Duration::from_millis(5));
        }
        self.kill();
        self.child.wait().expect("a child")
    }

    /// Asks it to end and does not wait.
    pub fn ask_to_stop(&mut self) {
        // The shell has `kill` built in; a process that has ended is not asked, because its number may have a new
        // owner.
        if matches!(self.child.try_wait(), Ok(None)) {
            let line = format!("kill -s TERM {}", self.child.id());
            Command::new("sh").args(["-c", &line]).stderr(Stdio::null()).status().ok();
        }
    }

    /// Whether it still runs.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// The address of a page: `path` begins with `/`.
    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its number among the processes.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// What it has said on both outputs so far, over all its lives.
    ///
    /// # Panics
    /// If the thread that listens to it has panicked.
    pub fn log(&self) -> String {
        self.log.lock().expect("no panic while writing").clone()
    }

    /// Bytes of memory it holds now; nothing where the operating system does not say.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A slow machine that also builds may need long for its first page.
const PATIENCE_START: Duration = Duration::from_secs(60);
const PATIENCE_STOP: Duration = Duration::from_secs(30);

/// What stands before the port in the line the server says when it is ready.
const SAYS: &str = "listening on http://127.0.0.1:";

fn launch(program: &Path, args: &[OsString], port: u16, log: &Arc<Mutex<String>>) -> Result<(Child, u16), String> {
    let mut command = Command::new(program);
    command.args(args).args(["--listen", &format!("127.0.0.1:{port}")]);
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| format!("{} cannot be started: {error}", program.display()))?;
    let (out, err) = (child.stdout.take().expect("a pipe"), child.stderr.take().expect("a pipe"));
    let ready = listen(out, err, log);
    match ready.recv_timeout(PATIENCE_START) {
        Ok(port) => Ok((child, port)),
        Err(error) => {
            child.kill().ok();
            let status = child.wait().map_or_else(|error| error.to_string(), |status| status.to_string());
            let why = match error {
                RecvTimeoutError::Timeout => "does not say where it listens".into(),
                RecvTimeoutError::Disconnected => format!("ended ({status})"),
            };
            let log = log.lock().expect("no panic while writing");
            Err(format!("{} {why}. It said:\n{log}", program.display()))
        }
    }
}

/// Reads both outputs into the log until they end, so that the process never waits for a reader. The port comes once it
/// is said.
fn listen(out: impl Read + Send + 'static, err: impl Read + Send + 'static, log: &Arc<Mutex<String>>) -> Receiver<u16> {
    let (say, ready) = channel();
    // Both hold the sender, so that nobody reads the log as complete before both outputs have ended.
    for from in [Box::new(out) as Box<dyn Read + Send>, Box::new(err)] {
        let (say, log) = (say.clone(), log.clone());
        let mut from = BufReader::new(from);
        thread::spawn(move || -> io::Result<()> {
            let mut bytes = Vec::new();
            while from.read_until(b'\n', &mut bytes)? > 0 {
                let line = String::from_utf8_lossy(&bytes);
                log.lock().expect("no panic while writing").push_str(&line);
                if let Some(port) = port_in(&line) {
                    say.send(port).ok();
                }
                bytes.clear();
            }
            Ok(())
        });
    }
    ready
}

fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once(SAYS)?;
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A shell that plays the server: `$4` is what follows `--listen`, and the rest does what a test wants.
    fn shell(script: &str) -> Result<Server, String> {
        Server::start("sh", ["-c", script, "server"])
    }

    const READY: &str = "echo 'spieltisch: listening on http://127.0.0.1:4242/'; echo secret >&2;";

    #[test]
    fn the_port_is_read_from_what_it_says() {
        for (line, port) in [
            ("listening on http://127.0.0.1:4242\n", Some(4242)),
            ("info: listening on http://127.0.0.1:80/ now", Some(80)),
            ("listening on http://127.0.0.1:", None),
            ("listening on http://0.0.0.0:4242", None),
            ("", None),
        ] {
            assert_eq!(port_in(line), port, "{line}");
        }
    }

    #[test]
    fn one_that_ends_or_says_nothing_is_an_error_with_its_words() {
        let error = shell("echo 'no such database' >&2; exit 3").err().unwrap();
        assert!(error.contains("ended (exit status: 3)") && error.contains("no such database"), "{error}");
        assert!(Server::start("/no/such/program", ["serve"]).err().unwrap().contains("cannot be started"));
    }

    #[test]
    fn it_is_stopped_killed_and_started_again() {
        let mut server = shell(&format!("trap 'echo bye; exit 7' TERM; {READY} while :; do sleep 0.01; done")).unwrap();
        assert_eq!((server.port(), server.url("/x")), (4242, "http://127.0.0.1:4242/x".into()));
        assert!(server.is_running());
        assert!(server.memory().is_none_or(|bytes| bytes > 100_000));
        assert_eq!(server.stop().code(), Some(7));
        assert!(!server.is_running());
        server.ask_to_stop();
        server.restart().unwrap();
        assert!(server.is_running());
        server.kill();
        assert!(!server.is_running());
        assert!(server.log().matches("listening").count() == 2 && server.log().contains("secret"), "{}", server.log());
    }

    #[test]
    fn it_is_told_where_to_listen_the_second_time() {
        // `$0` is "server", then come --listen and the address.
        let mut server = shell(&format!("echo \"$2\"; {READY} sleep 60")).unwrap();
        server.restart().unwrap();
        let log = server.log();
        assert!(log.contains("127.0.0.1:0\n") && log.contains("127.0.0.1:4242\n"), "{log}");
    }
}
