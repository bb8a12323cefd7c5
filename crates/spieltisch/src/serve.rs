//! The server: one process, one file, a page on localhost.

use crate::args::{Serve, Switch};
use crate::open::at_fault;
use crate::stop::{Stop, read_text};
use host::{Config, Host};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder};
use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use store::Store;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;
use web::{Settings, Site};

/// Upper ends of the counted times, in seconds.
const TIMES: [f64; 12] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// Serves until it is told to stop.
pub fn run(args: &Serve) -> Result<ExitCode, Stop> {
    log(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Stop::Failed(format!("no threads to work with: {error}")))?;
    runtime.block_on(serve(args))?;
    // Whoever still thinks need not come to an end.
    runtime.shutdown_background();
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: &Serve) -> Result<(), Stop> {
    let pieces = corrected(args)?;
    let counted = PrometheusBuilder::new().set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &TIMES);
    let recorder = counted.and_then(PrometheusBuilder::install_recorder);
    let metrics = recorder.map_err(|error| Stop::Failed(format!("nothing can be counted: {error}")))?;
    let store = Store::open_alone(&args.database.database).await.map_err(|error| Stop::Failed(error.to_string()))?;
    let (listener, address) = bound(args.listen, "--listen").await?;
    let watched = match args.metrics {
        Some(address) => Some(bound(address, "--metrics").await?),
        None => None,
    };
    let mut config = Config { pause: args.bot_pause, patience: args.patience, pieces, ..Config::default() };
    args.limits.set(&mut config);
    if let Some(thinkers) = args.thinkers {
        config.thinkers = usize::from(thinkers);
    }
    let settings = Settings {
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        rate_limit: args.rate_limit == Switch::On,
        local_webhooks: args.local_webhooks,
        limits: args.limits.settings(),
        metrics_token: args.metrics_token.clone(),
        keep: args.keep.into(),
    };
    let site = Site::new(Host::open(store, config), settings, metrics);
    let stop = stopped()?;
    if let Some((listener, address)) = watched {
        println!("metrics on http://{address}/metrics");
        tokio::spawn(web::watch(site.clone(), listener));
    }
    let url = format!("http://{address}");
    println!("listening on {url}");
    std::io::stdout().flush()?;
    if !args.no_open && std::io::stdout().is_terminal() {
        // On a machine without a browser the line above is enough.
        let _ = open::that_detached(&url);
    }
    let served = web::serve(site, listener, stop).await;
    served.map_err(|error| Stop::Failed(format!("the server ended: {error}")))
}

/// Listens on an address that `option` named.
async fn bound(wished: SocketAddr, option: &str) -> Result<(TcpListener, SocketAddr), Stop> {
    let listener = TcpListener::bind(wished).await.map_err(|error| {
        Stop::Failed(format!("{wished} cannot be listened on ({error}): name another address with {option}"))
    })?;
    let address = listener.local_addr().map_err(|error| Stop::Failed(error.to_string()))?;
    Ok((listener, address))
}

/// The data files that the host has corrected; one that its game cannot be played with is refused at once.
fn corrected(args: &Serve) -> Result<BTreeMap<String, Arc<str>>, Stop> {
    let read = |(game, path): &(String, PathBuf)| {
        let text = read_text(path)?;
        catalog::find(game)?.fingerprint(&text).map_err(|problem| at_fault(problem, None, Some(path)))?;
        Ok((game.clone(), text.into()))
    };
    args.data.iter().map(read).collect()
}

/// Comes when somebody presses Ctrl-C, or the system wants the process to end.
fn stopped() -> Result<impl Future<Output = ()> + Send + 'static, Stop> {
    let listen = |kind| signal(kind).map_err(|error| Stop::Failed(format!("no signals: {error}")));
    let (mut interrupt, mut terminate) = (listen(SignalKind::interrupt())?, listen(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Logs go to stderr, so that stdout has only what was asked for.
fn log(args: &Serve) -> Result<(), Stop> {
    let filter = EnvFilter::try_new(&args.log)
        .map_err(|error| Stop::BadRequest(format!("'{}' is nothing to log: {error}", args.log)))?;
    let subscriber = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match args.log_json {
        true => subscriber.json().init(),
        false => subscriber.with_ansi(std::io::stderr().is_terminal()).init(),
    }
    Ok(())
}
