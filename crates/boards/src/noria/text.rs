//! The table as lines of text, for the terminal: everything that the board shows, in the same words. Lines have at most
//! [`WIDTH`] letters.

use super::{Board, names};
use crate::{Draw, Scene, capital};
use noria::View;
use noria::pieces::*;
use noria::view::{IslandView, PlayerView};
use noria::wheel::{ACTIVE, Hole};
use words::{Words, listed};

/// The longest line.
const WIDTH: usize = 100;

/// The width of a column, with the name of a player above it.
const COLUMN: usize = 12;

pub(super) fn text(view: &View, scene: &Scene) -> String {
    let mut page = Page { words: scene.words, lines: vec![Board::title(view, scene)] };
    page.special_actions(view);
    page.market(view);
    page.chambers(view, scene);
    page.paths(view);
    page.goods(view);
    page.islands(view, scene);
    page.legend();
    for player in &view.players {
        page.player(view, scene, player);
    }
    page.lines.join("\n")
}

struct Page<'a> {
    words: &'a Words,
    lines: Vec<String>,
}

impl Page<'_> {
    /// An empty line.
    fn gap(&mut self) {
        self.lines.push(String::new());
    }

    /// `head`, then the parts with `mark` between them; what does not fit goes on in the next line, a little further
    /// in.
    fn fold(&mut self, head: &str, mark: &str, parts: impl IntoIterator<Item = String>) {
        let further = " ".repeat(head.chars().take_while(|&letter| letter == ' ').count() + 4);
        let mut line = head.to_owned();
        for (at, part) in parts.into_iter().enumerate() {
            if at > 0 {
                line += mark;
                // One letter is left for the mark that may follow.
                if width(&line) + 1 + width(&part) < WIDTH {
                    line.push(' ');
                } else {
                    self.lines.push(std::mem::replace(&mut line, further.clone()));
                }
            }
            line += &part;
        }
        self.lines.push(line);
    }

    /// What comes before a list.
    fn head(&self, text: &str) -> String {
        self.words.say_with("noria-text-head", &[("text", text.into())]) + " "
    }

    /// A sentence, folded between its words.
    fn sentence(&mut self, text: &str) {
        self.fold("", "", text.split(' ').map(String::from));
    }

    fn special_actions(&mut self, view: &View) {
        let actions = [
            ("noria-night-shift", view.prices.night_shift),
            ("noria-modification", view.prices.modification),
            ("noria-intrigue", view.prices.intrigue),
        ];
        let words = self.words;
        let price = |(key, price)| format!("{} {}", words.say(key), names::knowledge(words, price));
        self.fold(&self.head(&words.say("noria-prices")), ",", actions.map(price));
        let intrigue = words.all_of(view.rises.intrigue.iter().map(u8::to_string));
        let values = [("influence", view.rises.influence.into()), ("intrigue", intrigue.into())];
        self.sentence(&words.say_with("noria-text-rises", &values));
    }

    fn market(&mut self, view: &View) {
        let words = self.words;
        let stall = |kind| {
            let price = match view.market[kind].price {
                0 => words.say("noria-free").into_owned(),
                price => words.say_with("noria-stall-price", &[("price", price.into())]),
            };
            format!("{} × {} ({price})", view.market[kind].left, names::kind(words, kind))
        };
        self.fold(&self.head(&words.say("noria-market")), ",", Kind::ALL.map(stall));
    }

    /// One line a chamber: its value, who sits of those who are left, and the level that everybody scores there.
    fn chambers(&mut self, view: &View, scene: &Scene) {
        let words = self.words;
        let name = |player: &PlayerView| right(&clipped(scene.name(player.seat), COLUMN - 2), COLUMN);
        let columns = |cell: &dyn Fn(&PlayerView) -> String| view.players.iter().map(cell).collect::<String>();
        let line = |first: &str, value: &str, seated: &str, cells: String| {
            format!("{}{}{}{cells}", left(first, 18), right(value, 6), right(seated, 10))
        };
        let say = |key| words.say(key).into_owned();
        let [head, value, seated] = ["noria-text-chamber", "noria-text-value", "noria-text-seated"].map(say);
        self.gap();
        self.lines.push(line(&head, &value, &seated, columns(&name)));
        for chamber in Chamber::ALL {
            let it = view.chamber[chamber];
            let seated = format!("{}/{}", it.seated, it.seated + it.waiting);
            let levels = columns(&|player| right(&player.scored[chamber].level.to_string(), COLUMN));
            self.lines.push(line(&names::chamber_name(words, chamber), &it.value.to_string(), &seated, levels));
        }
        let points = columns(&|player| right(&view.scores.points[player.seat].to_string(), COLUMN));
        self.lines.push(line(&say("noria-points"), "", "", points));
    }

    fn paths(&mut self, view: &View) {
        let words = self.words;
        self.gap();
        self.sentence(&words.say("noria-text-paths"));
        for path in Path::ALL {
            let prices = view.path[path];
            let level =
                |at: usize| left(&format!("{}{}", prices[at].count, if prices[at].mixed { "*" } else { "" }), 4);
            let levels: String = (0..prices.len()).map(level).collect();
            let kinds = listed(prices[0].kinds.iter().map(|coin| names::coin(words, coin)));
            let name = names::chamber_name(words, path.chamber());
            self.lines.push(format!("  {}{levels}{kinds}", left(&name, 16)));
        }
    }

    fn goods(&mut self, view: &View) {
        let words = self.words;
        self.gap();
        self.sentence(&words.say("noria-text-goods"));
        for good in Good::ALL {
            let each = view.good[good];
            let needs = Resource::ALL.into_iter().filter(|&it| each[it] > 0);
            let needs = words.all_of(needs.map(|it| names::coins(words, it.into(), each[it].into())));
            let sold = names::knowledge(words, view.black_market.good[good].into());
            let name = capital(&names::coin(words, good.into()));
            self.lines.push(format!("  {}{}{sold}", left(&name, 16), left(&needs, 36)));
        }
        let cost = names::knowledge(words, view.black_market.resource.into());
        self.sentence(&words.say_with("noria-text-buying", &[("cost", cost.into())]));
    }

    fn islands(&mut self, view: &View, scene: &Scene) {
        let words = self.words;
        self.gap();
        let left = words.say_with("noria-islands-left", &[("count", view.islands_left.into())]);
        self.sentence(&(self.head(&words.say("noria-islands")) + &left));
        view.islands.iter().for_each(|island| self.island(scene, island));
    }

    fn island(&mut self, scene: &Scene, it: &IslandView) {
        let words = self.words;
        let ships = match names::all_ships(words, &it.ships) {
            none if none.is_empty() => words.say("noria-no-ships").into_owned(),
            ships => ships,
        };
        let mut before = self.head(&words.say("noria-ambassador-at"));
        let there = it.ambassadors.iter().map(|seat| std::mem::take(&mut before) + scene.name(seat));
        let head = format!("  {}", self.head(&names::island(words, it.island)));
        self.fold(&head, ",", [ships].into_iter().chain(there).collect::<Vec<_>>());
        let space = |space: Space| {
            let owner = it.spaces[space].owner.map_or_else(String::new, |seat| format!(" ({})", scene.name(seat)));
            format!("{space} {}{owner}", names::warehouses(words, it.spaces[space].good, it.spaces[space].warehouses))
        };
        self.fold("      ", ",", Space::ALL.map(space));
    }

    fn legend(&mut self) {
        self.gap();
        self.sentence(&self.words.say("noria-text-wheels"));
        self.sentence(&self.words.say("noria-text-chains"));
    }

    fn player(&mut self, view: &View, scene: &Scene, player: &PlayerView) {
        let words = self.words;
        self.gap();
        let numbers = Board::numbers(view, scene, player.seat).into_iter();
        let numbers = numbers.map(|number| format!("{} {}", number.label, number.value));
        let start = match view.first == Some(player.seat) {
            true => format!(" ({})", words.say("noria-start-player")),
            false => String::new(),
        };
        self.fold(&self.head(&format!("{}{start}", scene.name(player.seat))), ",", numbers);
        let resource = |it: Resource| {
            let ships = names::ships(words, it, player.ships[it]);
            format!("{} ({ships})", names::coins(words, it.into(), player.resources[it]))
        };
        self.fold("  ", ",", Resource::ALL.map(resource));
        let owned = Good::ALL.into_iter().map(|good| (good, player.full[good], player.full[good] + player.empty[good]));
        let owned: Vec<_> = owned.filter(|&(_, _, all)| all > 0).collect();
        if !owned.is_empty() {
            let head = format!("  {}", self.head(&words.say("noria-text-warehouses")));
            let good = |(good, full, all): (Good, u8, u8)| format!("{} {full}/{all}", names::coin(words, good.into()));
            self.fold(&head, ",", owned.into_iter().map(good));
        }
        let knowledge = names::knowledge(words, player.factory_knowledge.into());
        let built = [("built", player.factories.into()), ("all", FACTORIES.into()), ("cost", knowledge.into())];
        let at = match player.ambassador {
            Some(island) => names::island(words, island),
            None => words.say("noria-harbour").into_owned(),
        };
        let ambassador = self.head(&words.say("noria-ambassador-at")) + &at;
        self.fold("  ", ",", [words.say_with("noria-factories-told", &built), ambassador]);
        Ring::ALL.into_iter().for_each(|ring| self.ring(view, player, ring));
        let centre = view.this_turn.centre.into_iter().flatten().map(|kind| names::new_disc(words, kind));
        if view.active == Some(player.seat) && view.this_turn.centre.iter().any(Option::is_some) {
            self.fold(&format!("  {}", self.head(&capital(&words.say("noria-centre")))), ",", centre);
        }
    }

    /// The active half of a ring in brackets, then the other one.
    fn ring(&mut self, view: &View, player: &PlayerView, ring: Ring) {
        let words = self.words;
        let hole = |hole: &Hole| {
            let disc = player.wheel.disc(*hole).map_or_else(
                || "–".to_owned(),
                |disc| {
                    let side = if disc.upgraded { "+" } else { "" };
                    format!("{}{side}{}", names::kind(words, disc.kind), mark(view, player, *hole))
                },
            );
            format!("{} {disc}", names::spot(words, *hole))
        };
        // Both halves from left to right: holes are numbered clockwise, the active ones from the right.
        let active = ring.set().and(ACTIVE).iter().collect::<Vec<_>>();
        let active = listed(active.iter().rev().map(hole));
        let resting = listed(ring.set().without(ACTIVE).iter().map(|it| hole(&it)));
        self.fold(&format!("  {}", left(&names::ring_name(words, ring), 18)), "", [format!("[{active}]"), resting]);
    }
}

/// `*` for a disc that was activated, `x` for one that was skipped or rests, `!` for one that a Bonus named.
fn mark(view: &View, player: &PlayerView, hole: Hole) -> &'static str {
    let turn = &view.this_turn;
    if view.active != Some(player.seat) {
        return "";
    }
    match (turn.activated.has(hole), turn.skipped.or(turn.fresh).has(hole), turn.named.contains(&hole)) {
        (true, _, _) => " *",
        (_, true, _) => " x",
        (_, _, true) => " !",
        _ => "",
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// With spaces after it, one at least.
fn left(text: &str, width: usize) -> String {
    let before = width - 1;
    format!("{text:<before$} ")
}

/// With spaces before it.
fn right(text: &str, width: usize) -> String {
    format!("{text:>width$}")
}

/// At most so many letters.
fn clipped(text: &str, most: usize) -> String {
    match width(text) > most {
        true => text.chars().take(most - 1).chain(['…']).collect(),
        false => text.to_owned(),
    }
}
