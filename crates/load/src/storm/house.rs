//! The servers of the storm and what they stand on: killed and started again, each by a thread that waits for it, as
//! systemd would.

use super::clock::Clock;
use super::database::Database;
use super::disk::Disk;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::Duration;
use testkit::Server;
use tokio::task::spawn_blocking;

/// A server and its clock.
pub struct Node {
    pub address: SocketAddr,
    pub clock: Option<Clock>,
    server: Arc<Mutex<Server>>,
    /// Whether it is being started again.
    down: Arc<AtomicBool>,
}

/// Everything that can fail. It is cleared away in this order: a disk is gone when nobody uses it any more.
pub struct House {
    pub nodes: Vec<Node>,
    pub database: Option<Database>,
    pub disk: Option<Arc<Disk>>,
}

impl Node {
    /// Starts one.
    pub fn start(program: &Path, place: &str, clock: Option<Clock>) -> Result<Node, String> {
        let mut line = clock.as_ref().map_or_else(Vec::new, Clock::variables);
        line.push(program.to_str().ok_or("the program has no plain path")?.to_owned());
        line.extend(["serve", "--no-open", "--rate-limit", "off", "--bot-pause", "20", "--database"].map(String::from));
        line.push(place.to_owned());
        // `env` becomes the server, so that the number of the process is the server's.
        let server = Server::start("env", line)?;
        let address = SocketAddr::from(([127, 0, 0, 1], server.port()));
        let (server, down) = (Arc::new(Mutex::new(server)), Arc::new(AtomicBool::new(false)));
        Ok(Node { address, clock, server, down })
    }

    /// Kills it and starts it again; how often it refused to start, or nothing if it was not there to be killed.
    pub async fn kill(&self) -> Option<u32> {
        self.start_again(Server::kill).await
    }

    /// Stops it kindly, does something, and starts it again; the same numbers.
    pub async fn stop(&self, then: impl FnOnce() + Send + 'static) -> Option<u32> {
        let end = |server: &mut Server| {
            server.stop();
            then();
        };
        self.start_again(end).await
    }

    /// Starts it again as often as it takes: while the database is away or the disk is full it may refuse.
    async fn start_again(&self, end: impl FnOnce(&mut Server) + Send + 'static) -> Option<u32> {
        if self.down.swap(true, Relaxed) {
            return None;
        }
        let (server, down) = (self.server.clone(), self.down.clone());
        let again = spawn_blocking(move || {
            let mut server = server.lock().expect("nobody panics with a server");
            let process = server.process();
            end(&mut server);
            Clock::clear_after(process);
            let mut refused = 0;
            // A server that never starts again shows at the end of the round.
            while server.restart().is_err() && refused < MOST_REFUSALS {
                Clock::clear_after(server.process());
                refused += 1;
                thread::sleep(Duration::from_millis(200));
            }
            down.store(false, Relaxed);
            refused
        });
        again.await.ok()
    }

    /// Whether it runs, as far as the operating system knows. Waits until it is started again.
    pub fn is_running(&self) -> bool {
        self.server().is_running()
    }

    /// What it has said, over all its lives.
    pub fn log(&self) -> String {
        self.server().log()
    }

    fn server(&self) -> MutexGuard<'_, Server> {
        self.server.lock().expect("nobody panics with a server")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let mut server = self.server();
        let process = server.process();
        server.kill();
        Clock::clear_after(process);
    }
}

/// Half a minute at least: longer than anything is away.
const MOST_REFUSALS: u32 = 150;
