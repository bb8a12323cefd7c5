//! A wire to Postgres that can go dead: nothing passes any more, and nobody is told.

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Passes on what both sides say, until it falls silent.
pub struct Proxy {
    /// Where it listens: `host:port`.
    pub address: String,
    /// How often it has fallen silent.
    silences: watch::Sender<u32>,
}

impl Proxy {
    /// In front of a server.
    pub async fn to(server: &str) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        let (silences, silent) = watch::channel(0);
        let server = server.to_owned();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let far = TcpStream::connect(&server).await.expect("the server");
                let mut silent = silent.clone();
                silent.mark_unchanged();
                tokio::spawn(pass(near, far, silent));
            }
        });
        Proxy { address, silences }
    }

    /// Nothing passes any more through the connections that are open now; those that are made later are fine.
    pub fn fall_silent(&self) {
        self.silences.send_modify(|count| *count += 1);
    }
}

async fn pass(mut near: TcpStream, mut far: TcpStream, mut silent: watch::Receiver<u32>) {
    let is_silent = tokio::select! {
        _ = tokio::io::copy_bidirectional(&mut near, &mut far) => false,
        changed = silent.changed() => changed.is_ok(),
    };
    if is_silent {
        // Both ends stay open and are never read or written again.
        let _ = silent.wait_for(|_| false).await;
    }
}
