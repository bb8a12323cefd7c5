//! One call of a webhook, and how it ended. The name is resolved once, and the address that was looked at is the one
//! that is connected to: whoever owns a name cannot let it lead outside for the look and inside for the call.

use super::outside::is_outside;
use std::fmt::{self, Display};
use std::io;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use ureq::Agent;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use url::Url;

/// How long an address may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// How a call ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It was taken.
    Fine,
    /// It was answered, but not taken.
    Answered(u16),
    /// There is no such host.
    NoHost,
    /// It leads into the network of whoever hosts.
    Inside,
    /// Nobody vouches for its certificate.
    Certificate,
    /// It did not answer in time.
    Late,
    /// It could not be connected to, or hung up.
    Unreachable,
}

impl Outcome {
    /// Whether a second try may end better.
    pub(crate) fn may_pass(self) -> bool {
        match self {
            Outcome::Answered(status) => status >= 500 || status == 429,
            Outcome::Late | Outcome::Unreachable => true,
            Outcome::Fine | Outcome::NoHost | Outcome::Inside | Outcome::Certificate => false,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Outcome::Fine => "fine",
            Outcome::Answered(_) => "answered",
            Outcome::NoHost => "no-host",
            Outcome::Inside => "inside",
            Outcome::Certificate => "certificate",
            Outcome::Late => "late",
            Outcome::Unreachable => "unreachable",
        }
    }
}

/// As it is stored: the word, and behind it the status of an answer.
impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Outcome::Answered(status) => write!(f, "answered {status}"),
            other => f.write_str(other.word()),
        }
    }
}

impl FromStr for Outcome {
    type Err = ();

    fn from_str(text: &str) -> Result<Outcome, ()> {
        use Outcome::{Answered, Certificate, Fine, Inside, Late, NoHost, Unreachable};
        if let Some(status) = text.strip_prefix("answered ") {
            return status.parse().map(Answered).map_err(drop);
        }
        let known = [Fine, NoHost, Inside, Certificate, Late, Unreachable];
        known.into_iter().find(|outcome| outcome.word() == text).ok_or(())
    }
}

/// Who calls.
#[derive(Clone, Debug)]
pub(crate) struct Caller(Agent);

impl Caller {
    /// One that calls only outside, or, if the host wants it so, into the own network, too.
    pub(crate) fn new(local: bool) -> Caller {
        let names: Arc<dyn Resolver> = Arc::new(DefaultResolver::default());
        Caller::with_names(local, names)
    }

    fn with_names(local: bool, names: Arc<dyn Resolver>) -> Caller {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            // Nobody is led on to another address: the first one was looked at, the next one was not.
            .max_redirects(0)
            .max_redirects_will_error(false)
            .http_status_as_error(false)
            .https_only(!local)
            // A proxy would look up the name once more.
            .proxy(None)
            .max_idle_connections(0)
            .build();
        Caller(Agent::with_parts(config, DefaultConnector::default(), Checked { local, names }))
    }

    /// Calls; outside the async threads.
    pub(crate) async fn call(&self, url: Url, kind: &'static str, body: String) -> Outcome {
        let agent = self.0.clone();
        let call = move || match agent.post(url.as_str()).header("content-type", kind).send(body) {
            Ok(answer) if answer.status().is_success() => Outcome::Fine,
            Ok(answer) => Outcome::Answered(answer.status().as_u16()),
            Err(error) => outcome(&error),
        };
        tokio::task::spawn_blocking(call).await.unwrap_or(Outcome::Unreachable)
    }
}

fn outcome(error: &ureq::Error) -> Outcome {
    match error {
        ureq::Error::Other(other) if other.is::<LeadsInside>() => Outcome::Inside,
        ureq::Error::HostNotFound => Outcome::NoHost,
        ureq::Error::Timeout(_) => Outcome::Late,
        ureq::Error::Tls(_) | ureq::Error::Rustls(_) => Outcome::Certificate,
        // What goes wrong while hands are shaken comes wrapped up so.
        ureq::Error::Io(error) if error.kind() == io::ErrorKind::InvalidData => Outcome::Certificate,
        _ => Outcome::Unreachable,
    }
}

/// Looks at what a name leads to, before anything is connected to.
#[derive(Debug)]
struct Checked {
    local: bool,
    names: Arc<dyn Resolver>,
}

impl Resolver for Checked {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.names.resolve(uri, config, timeout).map_err(|error| match error {
            ureq::Error::Io(_) => ureq::Error::HostNotFound,
            other => other,
        })?;
        // One bad address is enough: which one is taken first is not for the owner of the name to say.
        if !self.local && found.iter().any(|address| !is_outside(address.ip())) {
            return Err(ureq::Error::Other(Box::new(LeadsInside)));
        }
        Ok(found)
    }
}

#[derive(Debug)]
struct LeadsInside;

impl Display for LeadsInside {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("the name leads into the host's own network")
    }
}

impl std::error::Error for LeadsInside {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{SocketAddr, TcpListener};
    use std::sync::Mutex;

    /// A name that leads elsewhere each time it is asked for.
    #[derive(Debug)]
    struct Turncoat(Mutex<Vec<SocketAddr>>);

    impl Resolver for Turncoat {
        fn resolve(&self, _: &Uri, _: &Config, _: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
            let mut found = self.empty();
            found.push(self.0.lock().unwrap().remove(0));
            Ok(found)
        }
    }

    #[tokio::test]
    async fn a_name_is_resolved_once_and_never_leads_inside() {
        let inner = TcpListener::bind("127.0.0.1:0").unwrap();
        inner.set_nonblocking(true).unwrap();
        let inside = inner.local_addr().unwrap();
        let url: Url = format!("https://turncoat.example:{}/", inside.port()).parse().unwrap();
        // Documentation addresses are nobody's: if the first answer counted for outside, nothing would be connected to.
        let names = Arc::new(Turncoat(Mutex::new(vec![inside, inside])));
        let caller = Caller::with_names(false, names.clone());
        assert_eq!(caller.call(url.clone(), "text/plain", String::new()).await, Outcome::Inside);
        assert_eq!(names.0.lock().unwrap().len(), 1, "asked for once");
        assert!(inner.accept().is_err(), "nobody has knocked");

        // Where the host allows it, the address that was found is the one that is called, once.
        let names = Arc::new(Turncoat(Mutex::new(vec![inside, "127.0.0.1:1".parse().unwrap()])));
        let caller = Caller::with_names(true, names.clone());
        let call = caller.call(url, "text/plain", String::new());
        let knock = tokio::task::spawn_blocking(move || {
            inner.set_nonblocking(false).unwrap();
            drop(inner.accept().unwrap());
        });
        assert_eq!(call.await, Outcome::Unreachable);
        knock.await.unwrap();
        assert_eq!(names.0.lock().unwrap().len(), 1, "asked for once");
    }

    #[test]
    fn outcomes_are_written_and_read() {
        for outcome in [Outcome::Fine, Outcome::Answered(404), Outcome::NoHost, Outcome::Inside, Outcome::Late] {
            assert_eq!(outcome.to_string().parse(), Ok(outcome));
        }
        assert_eq!("answered".parse::<Outcome>(), Err(()));
    }
}
