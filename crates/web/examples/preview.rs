//! Writes every page in its states as files, to be looked at in a browser without a server:
//! `cargo run -p web --example preview -- FOLDER`. With the name of a game and a number of seats after it, the table at
//! decisions of seat 1 from all parts of one game between computers instead: `preview -- FOLDER noria 4`.

use boards::Scene;
use boards::rulebook;
use bots::analysis::Value;
use game::{Rng, Seat, Turn, Viewer};
use host::Outlook;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use store::{Matter, Millis, Pace, PlayerId, SessionKind, Standing, State, StudyId, TableId};
use table::AnyTable;
use web::assets;
use web::frame::{Me, Visit};
use web::pages::credentials::PasskeyView;
use web::pages::join::Invitation;
use web::pages::lobby::{Lobby, TableLine};
use web::pages::new_table::{Form, PaceKind, SeatChoice};
use web::pages::player::{PlayerPage, Tally};
use web::pages::replay::Replay;
use web::pages::settings::{SessionView, Settings};
use web::pages::sign_in::{Carry, SignIn};
use web::pages::studies::StudyLine;
use web::pages::table::{
    AskView, Asks, ChatView, Clock, Hints, LogLine, Rematch, SeatView, StudyView, TablePage, TriedStep,
};
use web::pages::waiting::{WaitingRoom, WaitingSeat};
use web::pages::{
    about, error, join, lobby, new_table, player, replay, rulebook as rulebook_page, settings, sign_in, studies,
    table as table_page, upload, waiting,
};
use web::sitters::Occupant;
use words::{Language, Words};

const NOW: Millis = 1_800_000_000_000;
const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

fn main() {
    let folder = std::env::args().nth(1).expect("a folder to write into");
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets")).expect("a folder that can be made");
    for name in assets::names() {
        let asset = assets::find(&name).expect("a file that was just named");
        fs::write(folder.join("assets").join(&name), asset.bytes).expect("a folder that can be written to");
    }
    let positions: Vec<Box<dyn AnyTable>> = match (std::env::args().nth(2), std::env::args().nth(3)) {
        (Some(game), seats) => decisions(&game, seats.and_then(|seats| seats.parse().ok()).unwrap_or(4)),
        _ => Vec::new(),
    };
    let folder_of_links = assets::link("page.css").trim_end_matches("page.css");
    for language in Language::ALL {
        let words = Words::new(language);
        let pages = match &positions[..] {
            [] => pages(&words).into_iter().map(|(name, page)| (name.to_owned(), page)).collect(),
            positions => position_pages(&words, positions),
        };
        for (name, page) in pages {
            // Without a server there is no root to start links from.
            let mut page = page.replace(&format!("=\"{folder_of_links}"), "=\"assets/");
            for skin in boards::skin::SKINS {
                page = page.replace(&*skin.sheet_link(), &format!("assets/{}.svg", skin.game));
            }
            let file = folder.join(format!("{name}-{}.html", language.code()));
            fs::write(file, page).expect("a folder that can be written to");
        }
    }
}

/// So many positions of a game are shown.
const POSITIONS: usize = 24;

/// The table at decisions of seat 1, from the first to the last.
fn decisions(game: &str, seats: u8) -> Vec<Box<dyn AnyTable>> {
    let boxed = catalog::find(game).expect("a game");
    let mut table = boxed.open(seats, &[], None).expect("a table");
    let mut rng = Rng::new(5);
    let mut bot = boxed.bot(bots::BotSpec::Greedy, 5);
    let mut found = Vec::new();
    table.settle(&mut || rng.bits());
    while let Turn::Seats(movers) = table.turn() {
        let seat = movers.lowest();
        if seat.index() == 0 {
            found.push(table.clone());
        }
        let choice = bot.choose_text(&*table.snapshot(), seat).expect("a choice");
        table.play_text(seat, &choice).expect("a choice that was offered");
        table.settle(&mut || rng.bits());
    }
    let step = found.len().div_ceil(POSITIONS).max(1);
    found.into_iter().step_by(step).collect()
}

/// The pages of these positions, `p01` and so on, as seat 1 sees them.
fn position_pages(words: &Words, positions: &[Box<dyn AnyTable>]) -> Vec<(String, String)> {
    let visit = Visit { me: Some(Me { id: player_id(1), name: "Ada".into() }), here: "/".into(), waiting: 0 };
    let page = |(at, table): (usize, &dyn AnyTable)| {
        let model = TablePage { guided: false, ..page_of(words, table, Some(0)) };
        (format!("p{:02}", at + 1), table_page::page(words, &visit, &model).into_string())
    };
    positions.iter().map(AsRef::as_ref).enumerate().map(page).collect()
}

pub(crate) fn pages(words: &Words) -> Vec<(&'static str, String)> {
    let visit = Visit { me: Some(Me { id: player_id(1), name: "Ada".into() }), here: "/".into(), waiting: 2 };
    let guest = Visit { here: "/".into(), ..Visit::default() };
    let mut form = Form::new("novgorod", 4);
    form.seats[1] = SeatChoice::Second("Ben".into());
    form.seats[2] = SeatChoice::Link;
    form.pace = PaceKind::Live;
    let sign_in_again = SignIn {
        name: "Ada".into(),
        next: "/".into(),
        wrong_password: Some(words.say("refused-bad-password").into()),
        passkeys: Some("https://games.example.org".into()),
        ..SignIn::default()
    };
    let carry = Carry { token: "t".into(), name: "Ada".into() };
    vec![
        ("lobby", lobby::page(words, &visit, &lobby_model())),
        ("lobby-empty", lobby::page(words, &guest, &Lobby::default())),
        ("new", new_table::page(words, &visit, &Form::new("noria", 2), &[], None)),
        ("new-wrong", new_table::page(words, &visit, &form, &[], Some(&words.say("refused-bad-setup")))),
        ("waiting", waiting::page(words, &visit, &waiting_model(true))),
        ("waiting-guest", waiting::page(words, &guest, &waiting_model(false))),
        ("table-noria", table_page::page(words, &visit, &table_model(words, "noria", 3, 150))),
        ("table-novgorod", table_page::page(words, &visit, &table_model(words, "novgorod", 4, 60))),
        ("table-wiraqocha", table_page::page(words, &visit, &table_model(words, "wiraqocha", 2, 40))),
        ("table-long", table_page::page(words, &visit, &table_model(words, "novgorod", 2, 0))),
        ("table-other", table_page::page(words, &visit, &others_turn(words))),
        ("table-watch", table_page::page(words, &guest, &watched(words))),
        ("table-curtain", table_page::page(words, &visit, &curtained(words))),
        ("table-plain", table_page::page(words, &visit, &plain(words))),
        ("table-over", table_page::page(words, &visit, &over(words))),
        ("study", table_page::study_page(words, &visit, &study_model(words, None))),
        ("study-other", table_page::study_page(words, &guest, &study_model(words, Some("Ben")))),
        ("studies", studies::page(words, &visit, &study_lines(), Some(&words.say("study-deleted")))),
        ("studies-none", studies::page(words, &visit, &[], None)),
        ("replay", replay::page(words, &visit, &replay_model(words, 40))),
        ("replay-end", replay::page(words, &visit, &replay_model(words, 90))),
        ("player", player::page(words, &visit, &player_model())),
        ("settings", settings::page(words, &visit, &settings_model(words))),
        ("sign-in", sign_in::page(words, &guest, &SignIn { next: "/".into(), ..SignIn::default() })),
        ("sign-in-wrong", sign_in::page(words, &guest, &sign_in_again)),
        ("carry", sign_in::carry_page(words, &visit, &carry)),
        ("join", join::page(words, &guest, &invitation())),
        ("upload", upload::page(words, &guest, "", None)),
        ("upload-wrong", upload::page(words, &visit, "<script>", Some(&words.say("refused-bad-record")))),
        ("about", about::page(words, &visit)),
        ("rules", rulebook_page::list(words, &guest)),
        ("rules-noria", rules(words, &visit, "noria")),
        ("rules-novgorod", rules(words, &visit, "novgorod")),
        ("rules-wiraqocha", rules(words, &guest, "wiraqocha")),
        ("refused", error::page(words, 422, &words.say("refused-not-offered"), Some("/rules/noria#N-6.3"))),
        ("error", error::page(words, 404, &words.say("refused-no-table"), None)),
    ]
    .into_iter()
    .map(|(name, page)| (name, page.into_string()))
    .collect()
}

fn rules(words: &Words, visit: &Visit, game: &str) -> maud::Markup {
    let book = rulebook::of(game, words.language).expect("a game with a rulebook");
    let pictures = boards::of(game).map(|board| board.pictures(words)).unwrap_or_default();
    rulebook_page::page(words, visit, game, book, &pictures, None)
}

fn player_id(number: i64) -> PlayerId {
    PlayerId::from_number(number)
}

fn table_id(number: i64) -> TableId {
    TableId::from_number(number << 20 | 77)
}

fn person(name: &str, number: i64) -> Occupant {
    Occupant::Person { name: name.into(), player: player_id(number), guest: number % 3 == 0 }
}

fn computer(level: u8) -> Occupant {
    Occupant::Computer { level: format!("level{level}"), name: "Oskar".into() }
}

fn sitters(seats: usize) -> Vec<Occupant> {
    [person("Ada", 1), computer(3), person("Maximiliane von Hohenstein", 3), person("<script>", 4)][..seats].to_vec()
}

fn line(game: &str, seats: Vec<Occupant>, state: State, movers: &[usize], past: Millis) -> TableLine {
    TableLine {
        id: table_id(past),
        game: game.into(),
        state,
        seats,
        my_turn: movers.contains(&0),
        movers: movers.into(),
        options: Vec::new(),
        pieces: None,
        asks_luck: false,
        pace: Pace::None,
        changed: NOW - past,
        results: Vec::new(),
    }
}

fn lobby_model() -> Lobby {
    let mut expert = line("noria", sitters(4), State::Running, &[0], 3 * DAY);
    expert.options = vec![("expert".into(), "on".into()), ("edition".into(), "first".into())];
    expert.pace = Pace::Days(3);
    expert.pieces = Some("Ben’s box of 2013".into());
    let mut open =
        line("novgorod", vec![person("Ben", 2), Occupant::Open, Occupant::Open], State::Open, &[], 5 * MINUTE);
    open.pace = Pace::Live { bank: 1200, increment: 30 };
    let mut ended = line("wiraqocha", sitters(2), State::Over, &[], 9 * DAY);
    ended.results = vec![Standing { points: 1, place: 1 }, Standing { points: 0, place: 2 }];
    Lobby {
        now: NOW,
        mine: vec![
            line("novgorod", sitters(3), State::Running, &[1], 7 * MINUTE),
            expert,
            line("wiraqocha", sitters(2), State::Running, &[0], 20_000),
            line("noria", vec![person("Ada", 1), Occupant::Invited], State::Open, &[], 200 * MINUTE),
        ],
        open: vec![open],
        ended: vec![ended],
    }
}

/// A table on which so many choices were made by chance.
pub(crate) fn played(game: &str, seats: u8, steps: usize) -> Box<dyn AnyTable> {
    let mut table = catalog::find(game).expect("a game").open(seats, &[], None).expect("a table");
    let mut rng = Rng::new(8);
    table.settle(&mut || rng.bits());
    for _ in 0..steps {
        let Turn::Seats(movers) = table.turn() else { break };
        let choices = table.choice_texts(movers.lowest());
        let choice = &choices[(rng.bits() % choices.len() as u64) as usize];
        table.play_text(movers.lowest(), choice).expect("a choice that was offered");
        table.settle(&mut || rng.bits());
    }
    table
}

/// The page of such a table, when seat 1 is to move.
fn table_model(words: &Words, game: &str, seats: u8, steps: usize) -> TablePage {
    let mut steps = steps;
    let mut table = played(game, seats, steps);
    while !matches!(table.turn(), Turn::Seats(movers) if movers.lowest() == Seat::new(0)) {
        steps += 1;
        table = played(game, seats, steps);
    }
    page_of(words, table.as_ref(), Some(0))
}

/// The page of a table as the server makes it: the board is drawn, and everything is said in words.
pub(crate) fn page_of(words: &Words, table: &dyn AnyTable, eyes: Option<usize>) -> TablePage {
    let acting = match table.turn() {
        Turn::Seats(movers) => Some(movers.lowest().index()),
        _ => None,
    };
    let board = boards::of(table.game()).expect("a board");
    let names: Vec<String> = sitters(table.seats().into()).iter().map(|who| who.name(words)).collect();
    let viewer = eyes.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)));
    let scene = Scene::new(words, &names, viewer);
    let (version, acted) = (table.version(), table.last_choice(Seat::new(eyes.unwrap_or_default())));
    let mut log = LogLine::told(table, &scene, version.saturating_sub(200), acted);
    log.drain(..log.len().saturating_sub(60));
    let mine = eyes.filter(|&seat| acting == Some(seat));
    let choices = mine.and_then(|seat| board.runs(table, &scene, Seat::new(seat))).unwrap_or_default();
    TablePage {
        id: table_id(1),
        game: table.game().into(),
        version: table.version(),
        state: State::Running,
        eyes,
        seats: sitters(table.seats().into())
            .into_iter()
            .enumerate()
            .map(|(seat, who)| SeatView {
                who,
                mine: eyes == Some(seat) && seat == 0,
                to_move: acting == Some(seat),
                clock: Some(Clock { left: 754_000 - 200_000 * seat as Millis, runs: acting == Some(seat) }),
                stand_in: None,
                resigned: false,
                away: false,
                standing: None,
            })
            .collect(),
        drawn: board.draw(table, &scene),
        acting: mine,
        choices,
        acted: None,
        guided: true,
        can_undo: mine.is_some(),
        log,
        log_is_whole: version < 60,
        curtain: None,
        asks: Asks::default(),
        chat: vec![
            chat(1, "Ada", 1, Some(0), "Hello everybody, good luck!"),
            chat(
                2,
                "Maximiliane von Hohenstein",
                3,
                Some(2),
                "<script>alert(1)</script> and a rather long line that has to be broken",
            ),
        ],
        may_chat: eyes.is_some(),
        muted: vec![(player_id(9), "Noisy".into())],
        rematch: Rematch::No,
        finale: None,
        lesson: None,
        study: None,
        pieces: None,
        luck: None,
    }
}

fn chat(number: u32, name: &str, player: i64, seat: Option<usize>, text: &str) -> ChatView {
    let at = NOW + MINUTE * i64::from(number);
    let (name, text) = (name.into(), text.into());
    ChatView { number, player: player_id(player), name, guest: player % 3 == 0, seat, at, text, mine: player == 1 }
}

/// Somebody else is to move, somebody is away, and there are offers.
fn others_turn(words: &Words) -> TablePage {
    let table = played("novgorod", 4, 30);
    let mut model = page_of(words, table.as_ref(), Some(0));
    model.seats[0].stand_in = Some("level2".into());
    model.seats[1].resigned = true;
    model.seats[2].away = true;
    model.seats[3].stand_in = Some("level3".into());
    for (seat, view) in model.seats.iter_mut().enumerate() {
        view.to_move = seat == 2;
        view.clock = Some(Clock { left: 3 * DAY - 5 * MINUTE * seat as Millis, runs: seat == 2 });
    }
    (model.acting, model.choices) = (None, Vec::new());
    let ask = |number, matter, by: usize, may_agree| AskView {
        number,
        matter,
        time: 30 * MINUTE,
        by,
        mine: by == 0,
        may_agree,
        may_decline: may_agree,
        waits_for: vec![0, 1],
        declined: None,
    };
    let declined = AskView { declined: Some(1), ..ask(4, Matter::Time, 0, false) };
    model.asks = Asks {
        open: vec![ask(1, Matter::Stop, 2, true), ask(2, Matter::Undo, 0, false), ask(3, Matter::Pause, 3, false)],
        declined: vec![declined],
        may: vec![Matter::Time, Matter::Hints],
        hints: Hints::Off,
        paused: Some(NOW),
        undo_is_asked: true,
        taken_back: vec![2],
    };
    model
}

fn watched(words: &Words) -> TablePage {
    let table = played("wiraqocha", 4, 60);
    page_of(words, table.as_ref(), None)
}

/// A table of a game that has no board of its own.
fn plain(words: &Words) -> TablePage {
    let table = played("pig", 2, 3);
    page_of(words, table.as_ref(), Some(0))
}

fn curtained(words: &Words) -> TablePage {
    let mut model = table_model(words, "novgorod", 2, 20);
    model.seats[1].who = person("Ben", 1);
    model.seats[1].mine = true;
    model.seats[0].to_move = false;
    model.seats[1].to_move = true;
    (model.drawn, model.choices, model.acting, model.curtain) = (None, Vec::new(), None, Some(1));
    model
}

fn over(words: &Words) -> TablePage {
    let table = played("noria", 4, usize::MAX);
    let mut model = page_of(words, table.as_ref(), Some(0));
    let scores = table.scores();
    for (seat, view) in model.seats.iter_mut().enumerate() {
        let seat = Seat::new(seat);
        view.standing = Some(Standing { points: scores.points[seat], place: scores.place[seat] });
        view.clock = None;
    }
    model.state = State::Over;
    model.rematch = Rematch::MayAsk;
    model
}

/// A study, of whoever looks or `by` somebody else; what it is worth is not known yet there.
fn study_model(words: &Words, by: Option<&str>) -> TablePage {
    let step = |number: u32, depth: usize, by: Option<usize>, says: &str| TriedStep {
        number,
        parent: number - 1,
        depth,
        place: number as usize - depth,
        begins: number == 3,
        by,
        says: says.into(),
        name: if number == 2 { "<b>Unlucky</b>".into() } else { String::new() },
    };
    let value = Value { shares: vec![0.5, 0.3, 0.2], points: vec![64.2, 50.0, 1.0] };
    let study = StudyView {
        id: StudyId::from_number(1),
        node: 2,
        eyes: String::new(),
        title: "What if".into(),
        by: by.map(Into::into),
        from: (table_id(1), 40),
        chance: false,
        outlook: by.is_none().then(|| Arc::new(Outlook { value, counts: true })),
        steps: vec![step(1, 0, Some(0), "Invest"), step(2, 0, None, "Island 7"), step(3, 1, Some(1), "End turn")],
        address: "https://games.example.org".into(),
    };
    let page = table_model(words, "noria", 3, 150);
    TablePage { study: Some(study), chat: Vec::new(), muted: Vec::new(), may_chat: false, guided: false, ..page }
}

fn study_lines() -> Vec<StudyLine> {
    let line = |number: i64, title: &str, steps: usize| StudyLine {
        id: StudyId::from_number(number),
        game: "noria".into(),
        title: title.into(),
        steps,
        changed: NOW,
    };
    vec![line(1, "What if", 1), line(2, "", 12)]
}

fn replay_model(words: &Words, at: u32) -> Replay {
    let table = played("novgorod", 3, at as usize);
    let page = page_of(words, table.as_ref(), Some(0));
    let mut seats = page.seats;
    for (seat, view) in seats.iter_mut().enumerate() {
        view.standing = Some(Standing { points: 20 - 3 * seat as i32, place: seat as u8 + 1 });
    }
    Replay {
        id: table_id(1),
        game: "novgorod".into(),
        state: State::Over,
        seats,
        at,
        steps: (0..=90).collect(),
        turns: (0..=90).step_by(7).collect(),
        eyes: Some(0),
        others: vec![Some(0), Some(1), Some(2), None],
        drawn: page.drawn.expect("a board"),
        log: Some(page.log.into_iter().map(|line| LogLine { fresh: false, ..line }).collect()),
        finale: None,
        tries: true,
        address: "https://games.example.org".into(),
    }
}

fn waiting_model(hosting: bool) -> WaitingRoom {
    let seat = |who: Occupant| WaitingSeat {
        mine: hosting && matches!(&who, Occupant::Person { name, .. } if name == "Ada"),
        may_join: !hosting && who == Occupant::Open,
        may_remove: hosting && matches!(&who, Occupant::Person { name, .. } if name != "Ada"),
        missing: matches!(&who, Occupant::Person { name, .. } if name != "Ada"),
        may_seat_computer: hosting && who.is_free(),
        invitation: (hosting && who == Occupant::Invited)
            .then(|| "https://games.example.org/join/c2VlIHRoZSB0b2tlbiBpcyBsb25nIGVub3VnaCBmb3I".into()),
        who,
    };
    WaitingRoom {
        id: table_id(1),
        game: "wiraqocha".into(),
        options: vec![("cave".into(), "on".into()), ("layout".into(), "random".into())],
        pace: Pace::Live { bank: 1200, increment: 30 },
        listed: false,
        patience: 10 * MINUTE,
        address: "https://games.example.org/table/0123456789ab".into(),
        seats: [person("Ada", 1), person("Ben", 2), Occupant::Invited, Occupant::Open].map(seat).into(),
        hosting,
        seated: hosting,
        chat: vec![chat(1, "Ben", 2, Some(1), "Who else is coming?")],
        may_chat: true,
        muted: Vec::new(),
        pieces: Some("Ben’s box of 2013".into()),
        asks_luck: true,
    }
}

fn player_model() -> PlayerPage {
    let lobby = lobby_model();
    PlayerPage {
        now: NOW,
        name: "Ada".into(),
        since: NOW - 200 * DAY,
        owns_name: true,
        is_me: true,
        tallies: vec![
            Tally { game: "noria".into(), played: 12, won: 7 },
            Tally { game: "wiraqocha".into(), played: 1, won: 1 },
        ],
        tables: lobby.mine.into_iter().chain(lobby.ended).collect(),
    }
}

fn settings_model(words: &Words) -> Settings {
    let session = |kind: SessionKind, label: &str, this: bool| SessionView {
        key: label.into(),
        kind,
        label: label.into(),
        created: NOW - 9 * DAY,
        expires: NOW + 300 * DAY,
        this,
    };
    Settings {
        name: "Ada".into(),
        guest: false,
        has_password: true,
        passkeys: vec![
            PasskeyView {
                id: "a".into(),
                name: "Firefox, Linux".into(),
                created: NOW - 9 * DAY,
                used: Some(NOW - DAY),
            },
            PasskeyView { id: "b".into(), name: "blue key".into(), created: NOW - 8 * DAY, used: None },
        ],
        passkeys_at: Some("https://games.example.org".into()),
        asked: false,
        codes_left: 10,
        codes: ["7kq2-m4xw-0c9d-tz5h", "p3ve-81fj-nyrb-6sag"].map(String::from).to_vec(),
        webhook: "https://ntfy.example.org/ada".into(),
        webhook_call: Some((NOW - DAY, web::webhook::Outcome::Answered(404))),
        link: Some("https://games.example.org/carry/c2VlIHRoZSB0b2tlbiBpcyBsb25nIGVub3VnaCBmb3I".into()),
        token: None,
        sessions: vec![
            session(SessionKind::Browser, "Firefox, Linux", true),
            session(SessionKind::Browser, "Safari, iPhone", false),
            session(SessionKind::Bearer, "my-bot", false),
            session(SessionKind::Link, "", false),
        ],
        done: Some(words.say("me-done").into()),
        wrong: None,
    }
}

fn invitation() -> Invitation {
    Invitation {
        token: "t".into(),
        game: "noria".into(),
        host: "Ben".into(),
        seats: vec![person("Ben", 2), Occupant::Invited, computer(4)],
        seat: 1,
        pace: Pace::Days(2),
        pieces: None,
        asks_luck: false,
        name: String::new(),
        wrong: None,
    }
}
