//! The browser itself: it shows a page, answers for it, and leaves nothing behind.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};
use testkit::Driver;

const PAGE: &str = "<!doctype html><html lang=en><title>A page</title>
<h1 id=title data-game=noria>Three discs</h1>
<ul><li>first</li><li>second</li></ul>
<form><input id=name><select id=level><option value=1>one<option value=2>two</select></form>
<button id=go>Go</button>
<script>
document.querySelector('#go').onclick = () => setTimeout(() => {
    document.querySelector('#title').textContent = 'Hello ' + document.querySelector('#name').value + ' '
        + document.querySelector('#level').value;
    console.error('oh no');
}, 200);
</script>";

/// Serves the page to whoever comes; its address.
fn serve() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/", listener.local_addr().unwrap());
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            thread::spawn(move || {
                let asked = stream.read(&mut [0; 4096]);
                assert!(asked.is_ok());
                let head = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: text/html; charset=utf-8";
                let answer = format!("{head}\r\nContent-Length: {}\r\n\r\n{PAGE}", PAGE.len());
                stream.write_all(answer.as_bytes()).ok();
            });
        }
    });
    address
}

/// The processes whose command line names the folders of this process's browsers.
fn alive() -> usize {
    let name = format!("spieltisch-browser-{}", std::process::id());
    let output =
        Command::new("sh").args(["-c", "cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' '"]).output().unwrap();
    String::from_utf8_lossy(&output.stdout).matches(&name).count()
}

fn folders() -> Vec<PathBuf> {
    let name = format!("spieltisch-browser-{}", std::process::id());
    let all = std::fs::read_dir(std::env::temp_dir()).unwrap().flatten().map(|entry| entry.path());
    all.filter(|path| path.to_string_lossy().contains(&name)).collect()
}

#[tokio::test]
async fn two_people_see_and_click_and_nothing_is_left_behind() {
    let address = serve();
    let driver = Driver::start().await;
    let (anna, ben) = (driver.open().await, driver.open_sized(360, 740).await);
    anna.goto(&address).await;
    assert_eq!((anna.title().await, anna.text("#title").await), ("A page".into(), "Three discs".into()));
    assert_eq!((anna.count("li").await, anna.count("table").await), (2, 0));
    assert_eq!(anna.attribute("#title", "data-game").await.as_deref(), Some("noria"));
    assert_eq!(anna.attribute("#title", "class").await, None);
    assert_eq!(anna.complaints().await.iter().filter(|line| !line.contains("favicon")).count(), 0);
    anna.type_into("#name", "An").await;
    anna.type_into("#name", "na").await;
    anna.select("#level", "2").await;
    anna.click("#go").await;
    anna.see_text("#title", "Hello Anna 2").await;
    assert!(anna.complaints().await.iter().any(|line| line.contains("oh no")));

    ben.goto(&address).await;
    assert_eq!(ben.run("return [innerWidth, innerHeight]").await, serde_json::json!([360, 740]));
    ben.run("document.cookie = 'who=ben'").await;
    assert_eq!(ben.run("return document.cookie").await, "who=ben");
    assert_eq!(anna.run("return document.cookie").await, "");
    ben.offline(true).await;
    assert_eq!(ben.run("return navigator.onLine").await, false);
    ben.offline(false).await;
    ben.reload().await;
    assert_eq!(ben.url().await, address);

    let picture = std::env::temp_dir().join(format!("spieltisch-picture-{}.png", std::process::id()));
    ben.screenshot(&picture).await;
    assert!(std::fs::read(&picture).unwrap().starts_with(b"\x89PNG"));
    std::fs::remove_file(picture).unwrap();

    assert!(alive() > 2 && folders().len() == 1, "{} {:?}", alive(), folders());
    drop(driver);
    // The helpers for crashes leave by themselves once they see that the others are gone.
    let until = Instant::now() + Duration::from_secs(10);
    while alive() > 0 && Instant::now() < until {
        thread::sleep(Duration::from_millis(20));
    }
    assert_eq!((alive(), folders()), (0, Vec::new()));
}
