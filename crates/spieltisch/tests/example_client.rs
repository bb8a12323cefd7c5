//! The example for those who write a bot plays a whole game, also when the server is started again in the middle of it.

mod hosting;

use hosting::{Place, serve};
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/greedy_bot.py");

#[test]
fn the_example_plays_to_the_end() {
    if !Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success()) {
        println!("the_example_plays_to_the_end is skipped: there is no python3.");
        return;
    }
    let place = Place::sqlite();
    let mut server = serve(&place);
    for (game, restart) in [("noria", false), ("novgorod", true), ("wiraqocha", false)] {
        let mut example = Command::new("python3");
        example.arg(EXAMPLE).args(["--server", &server.url(""), "--game", game, "--seed", "7", "--name", "Émile"]);
        let mut example = example.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(example.stdout.take().unwrap());
        let mut said = String::new();
        for _ in 0..20 {
            out.read_line(&mut said).unwrap();
        }
        if restart {
            server.restart().unwrap();
        }
        out.read_to_string(&mut said).unwrap();
        let mut complaint = String::new();
        example.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
        assert!(example.wait().unwrap().success(), "{said}\n{complaint}\n{}", server.log());
        // Nobody need have won: some games can be lost by all.
        let mut last = said.lines().rev();
        let (computer, own) = (last.next().unwrap(), last.next().unwrap());
        assert!(own.contains(". Émile: ") && own.contains(" points ("), "{said}");
        assert!(computer.contains(" (level1): ") && computer.contains(" points ("), "{said}");
    }
}
