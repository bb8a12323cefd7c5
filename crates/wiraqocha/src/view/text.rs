//! The table as text, for the terminal: cards and supply here; the valley, the players and the question in files of their own.

mod player;
mod question;
mod valley;

use super::{CardView, View, words};
use crate::phase::Phase;
use crate::state::{Once, Token};
use game::Seat;
use std::fmt::{self, Display, Formatter};

/// No line is longer.
const WIDTH: usize = 100;

impl Display for View {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self.round {
            0 => writeln!(f, "Wiraqocha · before the first round\n")?,
            round => writeln!(f, "Wiraqocha · round {round} of at most {}\n", self.variant.cap)?,
        }
        self.draw_valley(f)?;
        self.cards(f)?;
        for player in &self.players {
            self.player(player, f)?;
        }
        self.turn(f)?;
        self.ask(f)
    }
}

impl View {
    /// W-2.2: what can be built, and what may still come.
    fn cards(&self, f: &mut Formatter) -> fmt::Result {
        writeln!(f, "\nCards, one of which can be built a turn; prices in resources+somnium")?;
        for it in &self.market {
            let (name, effect) = (words::card(it.card), words::effect(it.card, &self.values));
            writeln!(f, "  {name:<20}{:<5}{:<11}{effect}", price(it), it.table.kind)?;
        }
        let pile: Vec<String> = self.pile.iter().map(|it| format!("{} {}", words::card(it.card), price(it))).collect();
        wrap(f, "  still to come: ", ", ", &pile)
    }

    /// The dice, what was done this turn, and what the pool and the supply have.
    fn turn(&self, f: &mut Formatter) -> fmt::Result {
        if self.round == 0 {
            return Ok(());
        }
        writeln!(f)?;
        let turn = &self.this_turn;
        if !matches!(self.phase, Phase::Preparing | Phase::Refilling | Phase::Over) {
            let dice = if turn.dice.is_empty() { "none".into() } else { turn.dice.to_string() };
            let rerolls = match turn.rerolls {
                0 => String::new(),
                left => format!(", {} left", words::counted(left, "re-roll", "re-rolls")),
            };
            writeln!(f, "Unused dice: {dice}{rerolls}")?;
        }
        let supply = &self.supply;
        let (resources, somnium) = (words::resources(supply.resources), words::somnium(supply.somnium));
        writeln!(f, "Supply: {} in the pool, {resources}, {somnium}", words::dice(supply.dice))?;
        let mut done: Vec<String> = turn.done.iter().map(|once| said(once).into()).collect();
        if let Some(dice) = turn.counted {
            done.push(format!("{} counted", words::dice(dice)));
        }
        if let Some(tile) = turn.probed {
            done.push(format!("the camp on {tile} counts {}", self.values.probe));
        }
        wrap(f, "This turn: ", ", ", &done)?;
        let mut gone = Vec::new();
        for (token, name) in [(self.fortress, "flying fortress"), (self.field, "force field")] {
            match token {
                Token::Gone => gone.push(format!("the {name} is gone")),
                Token::InHand => gone.push(format!("the {name} is with its owner")),
                Token::OnCard | Token::On(_) => {}
            }
        }
        if self.ray_fired {
            gone.push("the death ray is used up".into());
        }
        wrap(f, "Tokens: ", ", ", &gone)
    }
}

/// What was done, in the list of the turn.
fn said(once: Once) -> &'static str {
    match once {
        Once::Collect => "resources collected",
        Once::Repair => "workshop used",
        Once::Build => "card built",
        Once::Sacrifice => "somnium sacrificed",
        Once::Factory => "factory used",
        Once::BuyBack => "pawn bought back",
        Once::Fortress => "fortress moved or returned",
        Once::Exoskeleton => "exoskeleton used",
        Once::Probe => "probe used",
        Once::Tunnel => "tunneller used",
    }
}

/// "4+1", or "4" where no somnium is asked for.
fn price(it: &CardView) -> String {
    match it.table.somnium {
        0 => it.table.resources.to_string(),
        somnium => format!("{}+{somnium}", it.table.resources),
    }
}

/// "1" for seat1.
fn number(seat: Seat) -> String {
    (seat.index() + 1).to_string()
}

/// A label and texts beside it, on as many lines as they need; nothing where there are none.
fn wrap(f: &mut Formatter, label: &str, link: &str, texts: &[String]) -> fmt::Result {
    if texts.is_empty() {
        return Ok(());
    }
    let indent = label.chars().count();
    let mut line = label.to_string();
    for (at, text) in texts.iter().enumerate() {
        let link = if at + 1 < texts.len() { link } else { "" };
        let length = line.chars().count();
        if length > indent && length + text.chars().count() + link.trim_end().len() > WIDTH {
            writeln!(f, "{}", line.trim_end())?;
            line = " ".repeat(indent);
        }
        line.push_str(text);
        line.push_str(link);
    }
    writeln!(f, "{}", line.trim_end())
}
