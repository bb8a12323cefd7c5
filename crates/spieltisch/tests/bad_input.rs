//! Whatever is wrong with a request: one line on stderr that says what is allowed, code 2, and nothing written.

mod common;

use common::{folder, run, text};
use std::fs;

/// `{dir}` in the arguments is a folder with these files; nothing may be added to it.
const FILES: &[(&str, &str)] = &[
    ("nonsense.toml", "nonsense"),
    ("nonsense.txt", "nonsense\n"),
    ("pig.txt", "spieltisch record 1\ngame pig 1\nseats 2\ndata 0000000000000000\n\n1 seat1! roll\n2 chance die 3\n"),
    ("ludo.txt", "spieltisch record 1\ngame ludo 1\nseats 2\ndata 0000000000000000\n"),
    ("die.txt", "spieltisch record 1\ngame pig 1\nseats 2\ndata 0000000000000000\n\n1 seat1! roll\n2 chance die 7\n"),
    ("data.txt", "spieltisch record 1\ngame noria 2\nseats 2\ndata 0000000000000000\n"),
    (
        "match.txt",
        "spieltisch arena 1\ngame pig 1\nseats 2\ndata 0000000000000000\nbots random,random\nseed 7\n\n\
         1 | the end | 1 100 20 9 9 100 | 2 40 20 9 9 40\n2 | the end\n",
    ),
    ("noria.toml", include_str!("../../../data/noria.toml")),
    ("pirate.txt", "spieltisch record 1\ngame novgorod 2\nseats 3\noption pirate on\ndata 0000000000000000\n"),
    ("old.txt", "spieltisch record 1\ngame noria 1\nseats 2\ndata 0000000000000000\n"),
    ("later.txt", "spieltisch record 1\ngame noria 9\nseats 2\ndata 0000000000000000\n"),
    ("option.txt", "spieltisch record 1\ngame noria 2\nseats 2\noption easy on\ndata 0000000000000000\n"),
];

/// Arguments, and what the line says.
const CASES: &[(&str, &str)] = &[
    // What does not exist.
    ("play", "which game? There is noria, novgorod, wiraqocha, pig, kuhn"),
    ("play ludo --save {dir}/new.txt", "there is no game 'ludo'; there is noria, novgorod, wiraqocha, pig, kuhn"),
    ("bench ludo", "there is no game 'ludo'; there is noria, novgorod, wiraqocha, pig, kuhn"),
    ("check ludo --failures {dir}/new", "there is no game 'ludo'; there is noria, novgorod, wiraqocha, pig, kuhn"),
    (
        "dance",
        "the commands are serve, backup, restore, export, import, pieces, audit, player, chat, reports, menu, play, replay, analyse, arena, study, bench, check",
    ),
    (
        "--fast",
        "the commands are serve, backup, restore, export, import, pieces, audit, player, chat, reports, menu, play, replay, analyse, arena, study, bench, check",
    ),
    ("play pig --fast", "allowed is --seats, --option, --data, --humans, --bots, --luck, --seed, --save, --load"),
    ("bench pig pig", "unexpected argument 'pig'"),
    // Seats.
    ("play noria --seats 5 --save {dir}/new.txt", "noria is for 2 to 4 seats, not 5"),
    ("play noria --seats 0", "noria is for 2 to 4 seats, not 0"),
    ("play noria --seats three", "a whole number is expected"),
    ("play noria --seats 300", "a whole number is expected"),
    ("play noria --seats", "a value is required for '--seats <N>'"),
    ("bench kuhn --seats 3", "kuhn is for 2 seats, not 3"),
    ("bench --seats 7", "noria is for 2 to 4 seats, not 7"),
    ("play noria --humans 3 --save {dir}/new.txt", "seat3 is not in this game, which has seats 1 to 2"),
    ("play noria --humans everyone", "numbers of seats such as 1,3 are expected, or none"),
    ("replay {dir}/pig.txt --eyes seat3", "seat3 is not in this game, which has seat1 to seat2"),
    ("replay {dir}/pig.txt --eyes mine", "seat1 to seat4 or spectator is expected"),
    // Computer players.
    ("play noria --bots easy", "there is no computer player 'easy'; there are random, greedy, search:ITERATIONS"),
    ("play noria --bots level6 --save {dir}/new.txt", "there is no computer player 'level6'"),
    ("play noria --bots level1,", "there is no computer player ''"),
    (
        "play noria --seats 4 --bots level1,level2 --save {dir}/new.txt",
        "bots take 3 seats: name one for all, or one for each, not 2",
    ),
    ("arena", "--bots <A,B,...>"),
    ("arena ludo --bots random,random", "there is no game 'ludo'"),
    ("arena pig", "--bots <A,B,...>"),
    ("arena pig --bots random,search", "there is no computer player 'search'"),
    ("arena pig --bots random", "two seats need two computer players, not 1"),
    ("arena pig --bots random,random,random --seats 2", "two seats need two computer players, not 3"),
    ("arena pig --bots random,random,random --seats 4", "4 seats need 4 computer players, or two"),
    ("arena pig --bots random,random --seats 5 --save {dir}/new.txt", "pig is for 2 to 4 seats, not 5"),
    ("arena pig --bots random,random --option expert --save {dir}/new.txt", "pig has no option 'expert'"),
    ("arena pig --bots random,random --games 0", "a number from 1 on is expected"),
    ("arena pig --bots random,random --threads 0", "a number from 1 on is expected"),
    ("arena pig --bots random,random --sprt 50", "two Elo differences such as 0,50 are expected"),
    ("arena pig --bots random,random --sprt 50,0", "two Elo differences such as 0,50 are expected"),
    ("arena pig --bots random,random --sprt 0,many", "two Elo differences such as 0,50 are expected"),
    ("arena noria --bots random,random --data {dir}/nonsense.toml", "nonsense.toml: line 1: "),
    ("arena pig --bots random,random --save {dir}", "this is a folder, not a file"),
    ("arena pig --bots random,random --save {dir}/none/new.txt", "there is no such folder"),
    ("arena pig --bots random,random --save {dir}/nonsense.txt", "this is another match: it says 'nonsense', not"),
    ("arena pig --bots random,random --save {dir}/match.txt", "it says 'seed 7', not 'seed 1'; name another file"),
    (
        "arena pig --bots random,random --seed 7 --save {dir}/match.txt",
        "match.txt: line 9: this is no game of the match",
    ),
    ("study", "<GAME>"),
    ("study ludo --out {dir}/new", "there is no game 'ludo'"),
    ("study pig --bot easy --out {dir}/new", "there is no computer player 'easy'"),
    ("study pig --bot random,random", "there is no computer player 'random,random'"),
    ("study pig --bot random --seats 5 --out {dir}/new", "pig is for 2 to 4 seats, not 5"),
    ("study pig --bot random --games 0", "a number from 1 on is expected"),
    ("study pig --bot random --option expert --out {dir}/new", "pig has no option 'expert'"),
    ("study noria --bot random --data {dir}/nonsense.toml --out {dir}/new", "nonsense.toml: line 1: "),
    ("study pig --bot random --games 1 --out {dir}/nonsense.txt", "nonsense.txt: "),
    (
        "study pig --save x",
        "allowed is --games, --seats, --bot, --option, --revision, --data, --seed, --threads, --out, --json",
    ),
    // Options.
    ("play noria --option easy --save {dir}/new.txt", "noria has no option 'easy'; it has edition = second | first"),
    ("play noria --option expert=maybe", "option expert is off or on, not 'maybe'"),
    (
        "play novgorod --option expert --save {dir}/new.txt",
        "novgorod has no option 'expert'; it has bonus = first | random",
    ),
    ("play novgorod --option special=yes", "option special is off or on, not 'yes'"),
    ("play novgorod --option pirate", "option pirate is off or front or back, not 'on'"),
    (
        "play novgorod --option places=drawn --save {dir}/new.txt",
        "option places = drawn needs the merchant or the pirate",
    ),
    ("play wiraqocha --option cap=1", "option cap is 200 or 100 or 50, not '1'"),
    ("play wiraqocha --option caves", "wiraqocha has no option 'caves'; it has layout = first | random"),
    ("play pig --option expert", "pig has no option 'expert', nor any other"),
    // Hosting.
    ("serve --listen here", "127.0.0.1:8080"),
    ("serve --public-url games.example", "https://games.example.org"),
    ("serve --bot-pause fast", "a whole number is expected"),
    ("serve --rate-limit maybe", "invalid value 'maybe' for '--rate-limit <WHETHER>'"),
    ("serve --data noria", "give it as noria=my-noria.toml"),
    ("serve --data chess=x.toml", "noria"),
    ("serve --data noria={dir}/nothing.toml --database {dir}/new.db", "there is no such file"),
    ("serve --fast", "allowed is --database, --listen, --public-url"),
    ("serve --log !! --database {dir}/new.db", "'!!' is nothing to log"),
    ("backup", "<FILE>"),
    ("restore", "<FILE>"),
    ("export", "<TABLE>"),
    ("export nothing --database {dir}/new.db", "invalid value 'nothing' for '<TABLE>'"),
    ("export 000000000000 --database {dir}/new.db", "new.db: there is no such database; name one with --database"),
    ("import {dir}/none.txt --database {dir}/new.db", "none.txt: there is no such file"),
    ("pieces --database {dir}/new.db", "new.db: there is no such database; name one with --database"),
    ("pieces --usual nothing --database {dir}/new.db", "invalid value 'nothing' for '--usual <SET>'"),
    ("pieces --usual 000000000000 --shipped noria", "cannot be used with"),
    // Numbers.
    ("play pig --seed many", "a whole number is expected"),
    ("bench --seconds 0", "a number above 0 and up to 3600 is expected"),
    ("bench --seconds nan", "a number above 0 and up to 3600 is expected"),
    ("check --games 0", "a number from 1 on is expected"),
    ("replay {dir}/pig.txt --at 3", "the record has 2 entries, not 3"),
    ("replay {dir}/pig.txt --at -1", "--verify, --data, --eyes"),
    // Data files.
    ("play noria --data {dir}/none.toml --save {dir}/new.txt", "none.toml: there is no such file"),
    ("play noria --data {dir}/nonsense.toml --save {dir}/new.txt", "nonsense.toml: line 1: "),
    ("play pig --data {dir}/nonsense.toml", "nonsense.toml: this game has no data file"),
    ("play novgorod --data {dir}/nonsense.toml --save {dir}/new.txt", "nonsense.toml: line 1: "),
    ("play novgorod --data {dir}/noria.toml --save {dir}/new.txt", "noria.toml: "),
    ("play wiraqocha --data {dir}/noria.toml --save {dir}/new.txt", "noria.toml: "),
    ("play noria --data {dir}", "this is a folder, not a file"),
    // Records.
    ("replay", "<FILE>"),
    ("replay {dir}/none.txt", "none.txt: there is no such file"),
    ("replay {dir}/nonsense.txt", "nonsense.txt: line 1: a record begins with 'spieltisch record 1'"),
    (
        "replay {dir}/ludo.txt",
        "ludo.txt: line 2: there is no game 'ludo'; there is noria, novgorod, wiraqocha, pig, kuhn",
    ),
    ("replay {dir}/die.txt --verify", "die.txt: line 7: 'die 7' is not an action of this game"),
    ("replay {dir}/option.txt", "option.txt: line 4: noria has no option 'easy'"),
    ("replay {dir}/pirate.txt", "pirate.txt: line 4: option pirate is off or front or back, not 'on'"),
    (
        "replay {dir}/old.txt",
        "old.txt: line 2: revision 1 of noria's rules is no longer played: this program plays revision 2",
    ),
    (
        "play --load {dir}/later.txt",
        "later.txt: line 2: revision 9 of noria's rules is not known here: this program plays revision 2",
    ),
    ("check noria --revision 1", "revision 1 of noria's rules is no longer played: this program plays revision 2"),
    ("arena noria --bots random,random --revision 9", "revision 9 of noria's rules is not known here"),
    ("study noria --revision 9", "revision 9 of noria's rules is not known here"),
    ("replay {dir}/data.txt", "data.txt: line 4: made with other data"),
    ("replay {dir}/pig.txt --at 1 --verify", "cannot be used with"),
    ("play --load {dir}/none.txt", "none.txt: there is no such file"),
    ("play --load {dir}/die.txt", "die.txt: line 7: "),
    ("play kuhn --load {dir}/pig.txt", "pig.txt: this is a game of pig, not of kuhn"),
    ("play --load {dir}/pig.txt --seats 2", "cannot be used with"),
    ("play --load {dir}/pig.txt --save {dir}/pig.txt", "pig.txt: this file is there already; name a new one"),
    ("play pig --save {dir}/none/new.txt", "there is no such folder"),
];

#[test]
fn one_line_says_what_is_allowed() {
    let folder = folder("bad_input");
    for (name, content) in FILES {
        fs::write(folder.join(name), content).unwrap();
    }
    let dir = text(folder.clone());
    for (args, expected) in CASES {
        let args: Vec<String> = args.split(' ').map(|arg| arg.replace("{dir}", &dir)).collect();
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let ran = run(&args, "");
        assert_eq!((ran.code, &*ran.out), (Some(2), ""), "{args:?}: {ran:?}");
        assert_eq!(ran.err.lines().count(), 1, "{args:?}: {}", ran.err);
        assert!(ran.err.contains(expected), "{args:?}: {}", ran.err);
    }
    let mut left: Vec<String> =
        fs::read_dir(&folder).unwrap().map(|entry| text(entry.unwrap().file_name().into())).collect();
    let mut written: Vec<&str> = FILES.iter().map(|(name, _)| *name).collect();
    left.sort();
    written.sort();
    assert_eq!(left, written);
    for (name, content) in FILES {
        assert_eq!(fs::read_to_string(folder.join(name)).unwrap(), *content, "{name}");
    }
}

#[test]
fn odd_letters_still_give_one_line() {
    let folder = folder("odd_letters");
    fs::write(folder.join("latin.txt"), b"spieltisch record 1\ngame p\xefg 1\n").unwrap();
    for args in [&["play", "pig\nludo"][..], &["play\n"], &["replay", &text(folder.join("latin.txt"))]] {
        let ran = run(args, "");
        assert_eq!((ran.code, ran.err.lines().count()), (Some(2), 1), "{args:?}: {ran:?}");
    }
}

#[test]
fn a_script_that_goes_wrong_ends() {
    for (args, input, expected) in [
        (&["play", "pig", "--seed", "3"][..], "fly\n1\n", "'fly' is not possible now: give 1 to 2"),
        (&["play", "pig", "--seed", "3"], "3\n", "3 is not a choice: give 1 to 2"),
        (&["play", "pig", "--seed", "3"], "die 3\n", "'die 3' is not possible now"),
        (&["play", "pig", "--seed", "3"], "save\n", "save needs the name of a file"),
        (&["menu"], "7\n", "'7' is not on the menu: give 1 to 5"),
        (&["menu"], "1\n5\n", "Noria is for 2 to 4 seats, not '5'"),
        (&["menu"], "2\n5\n", "Novgorod is for 2 to 4 seats, not '5'"),
        (&["menu"], "2\n2\nlast\n", "bonus is first or random, not 'last'"),
        (&["menu"], "3\n2\nsecond\n", "layout is first or random, not 'second'"),
        (&["menu"], "1\n2\nthird\n", "edition is second or first, not 'third'"),
        (&["menu"], "1\n2\n\n\n\nnone\n6\n", "'6' is no level: give 1 to 5"),
        (&["menu"], "4\nnowhere.txt\n", "nowhere.txt: there is no such file"),
    ] {
        let ran = run(args, input);
        assert_eq!(ran.code, Some(2), "{args:?} with {input:?}: {ran:?}");
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
        assert!(ran.err.contains(expected), "{args:?} with {input:?}: {}", ran.err);
    }
}
