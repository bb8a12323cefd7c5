//! The table as text, for the terminal.

use super::{IslandView, PlayerView, TurnView, View};
use crate::phase::{Phase, Purpose};
use crate::pieces::*;
use crate::score::scored_level;
use crate::wheel::Hole;
use game::Seat;
use std::fmt::{self, Display, Formatter};

impl Display for View {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let [night_shift, modification, intrigue] = self.prices;
        match self.round {
            0 => writeln!(f, "Noria · before the first round")?,
            round => writeln!(f, "Noria · round {round} of {}", self.rounds)?,
        }
        if self.round > 0 {
            writeln!(
                f,
                "Knowledge prices: Night Shift {night_shift}, Modification {modification}, Intrigue {intrigue}"
            )?;
        }
        let stall = |kind: Kind| format!("{kind} {}×{}", self.market[kind].left, self.market[kind].price);
        writeln!(f, "Market (discs×price): {}", Kind::ALL.map(stall).join("  "))?;
        self.chambers(f)?;
        self.prices(f)?;
        self.islands(f)?;
        writeln!(f, "\nWheels: the half in brackets is active; + is upgraded, * activated, x out of use this turn.")?;
        writeln!(
            f,
            "Of the active discs, medium 0 goes with large 0 or 1, medium 1 with large 1 or 2; small goes with all."
        )?;
        for player in &self.players {
            self.player(player, f)?;
        }
        match self.active {
            Some(seat) => write!(f, "\n{seat}: {}", Question(self.phase)),
            None if self.phase == Phase::Over => write!(f, "\nThe game is over."),
            None => write!(f, "\nChance decides."),
        }
    }
}

impl View {
    /// One line a path or chamber: value, politicians, and everyone's level.
    fn chambers(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "\n{:<16}{:>5}  {:<12}", "Chamber", "value", "politicians")?;
        for player in &self.players {
            write!(f, "{:>8}", player.seat.to_string())?;
        }
        writeln!(f)?;
        for chamber in Chamber::ALL {
            let it = self.chamber[chamber];
            let politicians = format!("{} of {}", it.seated, it.seated + it.waiting);
            write!(f, "{chamber:<16}{:>5}  {politicians:<12}", it.value)?;
            for player in &self.players {
                write!(f, "{:>8}", scored_level(&player.level, chamber))?;
            }
            writeln!(f)?;
        }
        write!(f, "{:<35}", "Points")?;
        for player in &self.players {
            write!(f, "{:>8}", self.scores.points[player.seat])?;
        }
        writeln!(f)
    }

    /// What is printed on the paths, the warehouses and the round track.
    fn prices(&self, f: &mut Formatter) -> fmt::Result {
        writeln!(f, "\nPaths: prices of levels 1 to 9; * is paid in at least two kinds")?;
        for path in Path::ALL {
            let table = &self.path[path];
            let level = |level: usize| format!("{}{}", table.price[level], if table.mixed[level] { "*" } else { "" });
            let levels: Vec<String> = (1..=9).map(|number| format!("{:<3}", level(number))).collect();
            let kinds: Vec<String> = table.pay.iter().map(|coin| coin.to_string()).collect();
            writeln!(f, "  {path:<13}{} {}", levels.join(""), kinds.join(", "))?;
        }
        let cost = |good: Good| {
            let each = self.good[good];
            let parts = Resource::ALL.into_iter().zip(["E", "M", "O"]).filter(|&(resource, _)| each[resource] > 0);
            let parts: Vec<String> = parts.map(|(resource, letter)| format!("{}{letter}", each[resource])).collect();
            format!("{good} {}", parts.join(" "))
        };
        writeln!(f, "Goods: {}", Good::ALL.map(cost).join(", "))?;
        let (influence, intrigue) = &self.rises;
        let rounds: Vec<String> = intrigue.iter().map(u8::to_string).collect();
        writeln!(f, "Prices rise: Night Shift and Modification in round {influence}, Intrigue in {}", rounds.join(", "))
    }

    fn islands(&self, f: &mut Formatter) -> fmt::Result {
        if !self.islands.is_empty() || self.islands_left > 0 {
            writeln!(f, "\nIslands ({} face down)", self.islands_left)?;
        }
        self.islands.iter().try_for_each(|island| writeln!(f, "  {island}"))
    }

    fn player(&self, player: &PlayerView, f: &mut Formatter) -> fmt::Result {
        let start = if self.first == Some(player.seat) { ", start player" } else { "" };
        let at = player.ambassador.map_or("at home".into(), |island| format!("on {island}"));
        let sum = |amounts: [u16; 3]| format!("{}E {}M {}O", amounts[0], amounts[1], amounts[2]);
        writeln!(
            f,
            "\n{}{start}: {} knowledge, resources {}, ships {}, {} factories, ambassador {at}",
            player.seat,
            player.knowledge,
            sum(*player.resources.entries()),
            sum(player.ships.entries().map(u16::from)),
            player.factories
        )?;
        let goods: Vec<String> = Good::ALL
            .into_iter()
            .filter(|&good| player.full[good] + player.empty[good] > 0)
            .map(|good| format!("{good} {}/{}", player.full[good], player.full[good] + player.empty[good]))
            .collect();
        if !goods.is_empty() {
            writeln!(f, "  goods (full/warehouses): {}", goods.join("  "))?;
        }
        let mine = self.active == Some(player.seat) && self.round > 0;
        for ring in Ring::ALL {
            let disc = |number| {
                let hole = Hole::new(ring, number);
                let disc = player.wheel.disc(hole).map_or("-".into(), |disc| disc.to_string());
                let mark = if mine { self.this_turn.mark(hole) } else { "" };
                format!("{number} {disc}{mark}")
            };
            let holes: Vec<String> = (0..ring.holes()).map(disc).collect();
            let (active, resting) = holes.split_at(ring as usize + 1);
            writeln!(f, "  {ring:<7}[{}]  {}", active.join("  "), resting.join("  "))?;
        }
        let centre: Vec<String> = self.this_turn.centre.iter().flatten().map(|kind| kind.to_string()).collect();
        if mine && !centre.is_empty() {
            writeln!(f, "  on the centre: {}", centre.join(" "))?;
        }
        Ok(())
    }
}

impl TurnView {
    /// `*` for a disc that was activated, `x` for one that was skipped or rests.
    fn mark(&self, hole: Hole) -> &'static str {
        match (self.activated.has(hole), self.skipped.or(self.fresh).has(hole)) {
            (true, _) => "*",
            (_, true) => "x",
            _ => "",
        }
    }
}

impl Display for IslandView {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let ships = self.ships.entries();
        write!(f, "{}: ships {}E {}M {}O;", self.island, ships[0], ships[1], ships[2])?;
        for (space, (good, warehouses, owner)) in Space::ALL.into_iter().zip(self.spaces) {
            let owner = owner.map_or(String::new(), |seat| format!("={seat}"));
            write!(f, " {space} {warehouses} {good}{owner}")?;
        }
        let there: Vec<String> =
            Seat::ALL.into_iter().filter(|&seat| self.ambassadors[seat]).map(|seat| seat.to_string()).collect();
        if there.is_empty() { Ok(()) } else { write!(f, "; ambassadors {}", there.join(" ")) }
    }
}

/// The question that a phase asks.
struct Question(Phase);

impl Display for Question {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self.0 {
            Phase::TakeResource => write!(f, "take your first resource"),
            Phase::FreeStep => write!(f, "make a free step on a path"),
            Phase::BuildWheel(kind) => write!(f, "fit the {kind} disc into your wheel"),
            Phase::Influence => write!(f, "influence your wheel, or go on to your discs"),
            Phase::Modifying(from) => write!(f, "what does the disc in {from} change places with?"),
            Phase::Action => write!(f, "activate a disc, or go on to politics"),
            Phase::City(_) => write!(f, "take a disc from the market or invest in a path"),
            Phase::Journey(_) => write!(f, "where does your ambassador travel?"),
            Phase::Landing(_) => write!(f, "take a ship or build a factory"),
            Phase::Tool(_) => write!(f, "upgrade a disc or produce goods"),
            Phase::Producing(..) => write!(f, "produce one of another good too?"),
            Phase::Bonus(_) => write!(f, "which disc does your Bonus repeat?"),
            Phase::Naming(_) => write!(f, "which disc does your Bonus strengthen?"),
            Phase::Paying(payment) => {
                write!(f, "how much {} do you pay for ", payment.next)?;
                match payment.purpose {
                    Purpose::Market(kind) => write!(f, "the {kind} disc")?,
                    Purpose::Invest(path) => write!(f, "the step on {path}")?,
                    Purpose::Journey(island) => write!(f, "landing on {island}")?,
                }
                write!(f, " ({} in all)?", payment.bill.total())
            }
            Phase::Politics => write!(f, "use an Intrigue, or end your turn"),
            Phase::Removing => write!(f, "remove a waiting politician"),
            Phase::Placing(_) => write!(f, "where does the new disc go?"),
            Phase::DrawStart | Phase::DrawStall(_) | Phase::DrawOrder(_) | Phase::DrawIsland | Phase::Revealing(_) => {
                write!(f, "chance decides")
            }
            Phase::Over => write!(f, "the game is over"),
        }
    }
}
