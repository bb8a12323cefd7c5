//! One address with too much at once, against a real server on this machine: the others do not notice.

mod common;

use host::{Config, Host};
use metrics_exporter_prometheus::PrometheusBuilder;
use std::net::SocketAddr;
use std::time::Duration;
use store::Store;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use web::{LimitSettings, Settings, Site};

/// Long enough for the slowest machine; only a test that fails waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    served: tokio::task::JoinHandle<std::io::Result<()>>,
    _folder: tempfile::TempDir,
}

async fn server(limits: LimitSettings) -> Server {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("test.db").to_str().unwrap()).await.unwrap();
    let settings = Settings { limits, ..Settings::default() };
    let metrics = PrometheusBuilder::new().build_recorder().handle();
    let site = Site::new(Host::open(store, Config::default()), settings, metrics);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let stopped = async move { stopped.await.unwrap_or(()) };
    Server { address, stop, served: tokio::spawn(web::serve(site, listener, stopped)), _folder: folder }
}

/// A connection from one of the many addresses that this machine has for itself, on which something was sent.
async fn send(server: &Server, from: &str, text: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// All that comes until the server closes the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut all = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut all)).await;
    // One that is closed while something lies unread is reset, which is as good.
    let _ = read.expect("the server closes it");
    String::from_utf8_lossy(&all).into_owned()
}

const GET: &str = "GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n";
const HALF: &str = "GET /healthz HTTP/1.1\r\nhost: he";

/// Eleven hundred half-sent requests locked everybody out.
#[tokio::test(flavor = "multi_thread")]
async fn half_sent_requests_of_one_lock_nobody_out() {
    let silence = Duration::from_secs(1);
    let server =
        server(LimitSettings { connections: 12, connections_of_one: 8, silence, ..LimitSettings::default() }).await;
    let mut half = Vec::new();
    for _ in 0..40 {
        half.push(send(&server, "127.0.0.2", HALF).await);
    }
    assert!(rest(send(&server, "127.0.0.1", GET).await).await.starts_with("HTTP/1.1 200"));
    // Those that were let in are shown out after a while; the others at once.
    let mut answers = Vec::new();
    for stream in half {
        answers.push(rest(stream).await);
    }
    let refused = answers.iter().filter(|answer| answer.starts_with("HTTP/1.1 429")).count();
    assert!(answers.iter().all(|answer| !answer.contains("200 OK")), "{answers:?}");
    assert!(refused > 0 && refused <= 32, "{refused} of {answers:?}");
    assert!(rest(send(&server, "127.0.0.2", GET).await).await.starts_with("HTTP/1.1 200"), "all is well again");
}

/// Three hundred unfinished uploads took 931 MiB.
#[tokio::test(flavor = "multi_thread")]
async fn unfinished_uploads_of_one_are_not_waited_for() {
    let body = Duration::from_secs(2);
    let server = server(LimitSettings { body, ..LimitSettings::default() }).await;
    let upload = |length: usize| {
        format!(
            "POST /upload HTTP/1.1\r\nhost: here\r\norigin: http://here\r\ncontent-length: {length}\r\n\
             content-type: application/x-www-form-urlencoded\r\nconnection: close\r\n\r\nrecord={}",
            "x".repeat(1000)
        )
    };
    let mut unfinished = Vec::new();
    for _ in 0..6 {
        unfinished.push(send(&server, "127.0.0.2", &upload(3_000_000)).await);
    }
    let mut answers = Vec::new();
    for stream in unfinished {
        answers.push(rest(stream).await);
    }
    let busy = answers.iter().filter(|answer| answer.starts_with("HTTP/1.1 429")).count();
    assert_eq!(busy, 4, "two at a time: {answers:?}");
    // What says itself that it is too long is not read.
    let long = rest(send(&server, "127.0.0.1", &upload(30_000_000)).await).await;
    assert!(long.starts_with("HTTP/1.1 422"), "{long}");
    // Another address is not concerned, nor is anything else.
    assert!(rest(send(&server, "127.0.0.2", GET).await).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_finished_when_the_server_stops() {
    let server = server(LimitSettings::default()).await;
    let mut idle = send(&server, "127.0.0.1", "GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await;
    let mut first = [0; 15];
    idle.read_exact(&mut first).await.unwrap();
    assert_eq!(&first, b"HTTP/1.1 200 OK");
    let player = "POST /api/v1/players HTTP/1.1\r\nhost: here\r\ncontent-length: 14\r\nexpect: 100-continue\r\n\r\n";
    let mut begun = send(&server, "127.0.0.1", player).await;
    // The server asks for the body when it has begun to work.
    let mut asks = [0; 25];
    begun.read_exact(&mut asks).await.unwrap();
    assert_eq!(&asks, b"HTTP/1.1 100 Continue\r\n\r\n");
    server.stop.send(()).unwrap();
    begun.write_all(b"{\"name\":\"Ann\"}").await.unwrap();
    assert!(rest(begun).await.starts_with("HTTP/1.1 201"));
    rest(idle).await;
    server.served.await.unwrap().unwrap();
}
