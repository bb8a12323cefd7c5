//! The table as text, for the terminal: the board here, the players, the turn and its question in files of their own.

mod player;
mod question;
mod turn;

use super::words;
use super::{CityView, SpecialView, View};
use crate::pieces::*;
use game::Seat;
use std::fmt::{self, Display, Formatter};

/// No line is longer, as far as we can help it.
const WIDTH: usize = 114;

impl Display for View {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match (self.round, self.last_round) {
            (0, _) => writeln!(f, "Novgorod · introduction")?,
            (round, true) => writeln!(f, "Novgorod · round {round}, the last")?,
            (round, false) => writeln!(
                f,
                "Novgorod · round {round} (the last follows the one in which someone gets {} seals or the top of the career)",
                self.end_seals
            )?,
        }
        self.bonuses(f)?;
        self.visitors(f)?;
        self.cities(f)?;
        self.orders(f)?;
        self.special_orders(f)?;
        for player in &self.players {
            self.player(player, f)?;
        }
        self.turn(f)?;
        self.ask(f)
    }
}

impl View {
    /// V-7: one line a card.
    fn bonuses(&self, f: &mut Formatter) -> fmt::Result {
        for &(bonus, value, _) in &self.bonus {
            let earned = |player: &&super::PlayerView| player.earned_bonus[bonus];
            let by: Vec<String> = self.players.iter().filter(earned).map(|player| player.seat.to_string()).collect();
            let worth = if bonus == Bonus::Variety { String::new() } else { format!("{}, ", words::seals(value)) };
            let by = if by.is_empty() { String::new() } else { format!("; earned by {}", by.join(", ")) };
            writeln!(f, "Bonus {bonus}: {worth}{}{by}", words::condition(bonus))?;
        }
        Ok(())
    }

    /// V-9: merchant and pirate, which stand in the list of cities as M and P.
    fn visitors(&self, f: &mut Formatter) -> fmt::Result {
        match self.merchant {
            Some((city, Side::Front)) => {
                writeln!(
                    f,
                    "Merchant (M) in {city}: income or a luxury sold there brings {} more",
                    words::ducats(self.merchant_brings)
                )?;
            }
            Some((city, Side::Back)) => {
                writeln!(
                    f,
                    "Merchant (M) in {city}: a luxury sold there brings {} more",
                    words::seals(self.merchant_brings)
                )?;
            }
            None => {}
        }
        match self.pirate {
            Some((city, Side::Front)) => {
                writeln!(f, "Pirate (P) in {city}: a route through it is one card shorter")
            }
            Some((city, Side::Back)) => {
                writeln!(
                    f,
                    "Pirate (P) in {city}, which cannot be visited: its neighbours are neighbours of each other"
                )
            }
            None => Ok(()),
        }
    }

    /// One line a city, in the order of the ring.
    fn cities(&self, f: &mut Formatter) -> fmt::Result {
        writeln!(
            f,
            "\n{:<12}{:<8}{:>5}{:>5}{:>7}  {:<8}manufactory: seals and ducats for what it uses",
            "City", "good", "post", "fee", "income", "owners"
        )?;
        for city in City::ALL {
            let here = |visitor: Option<(City, Side)>| visitor.is_some_and(|(place, _)| place == city);
            let merchant = if here(self.merchant) { "M" } else { "" };
            let pirate = if here(self.pirate) { "P" } else { "" };
            let name = format!("{city} {merchant}{pirate}");
            let CityView { good, next_price, income, harbour_fee, posts, manufactory, .. } = self.city[city];
            let price = next_price.map_or("-".into(), |price| price.to_string());
            let posts: Vec<String> = (self.players.iter())
                .map(|player| if posts[player.seat] { number(player.seat) } else { "·".into() })
                .collect();
            write!(f, "{name:<12}{good:<8}{price:>5}{harbour_fee:>5}{income:>7}  {:<8}", posts.join(" "))?;
            if let Some((_, table)) = manufactory {
                let lines = table.lines[..usize::from(table.count)].iter();
                let lines: Vec<String> =
                    lines.map(|line| format!("{} {}", words::goods(line.goods), line.seals)).collect();
                write!(f, "{:<11}{}", table.luxury, lines.join(", "))?;
            }
            writeln!(f)?;
        }
        self.links(f)
    }

    /// V-2.1, V-9.4: the list shows the ring, without a city that the pirate has closed; the other links are named.
    fn links(&self, f: &mut Formatter) -> fmt::Result {
        let closed = self.pirate.filter(|&(_, side)| side == Side::Back).map(|(city, _)| city);
        let list: Vec<City> = City::ALL.into_iter().filter(|&city| Some(city) != closed).collect();
        let mut others = Vec::new();
        for (place, &city) in list.iter().enumerate() {
            let later = list.iter().skip(place + 2).filter(|&&other| self.city[city].neighbours.has(other));
            others.extend(later.map(|other| format!("{city}-{other}")));
        }
        let closed = closed.map_or(String::new(), |city| format!(", without {city}"));
        writeln!(f, "Neighbours: down this list{closed}; besides {}", others.join(", "))
    }

    /// V-5.1: the orders that lie open.
    fn orders(&self, f: &mut Formatter) -> fmt::Result {
        let shown: Vec<String> = self.shown.iter().map(|order| self.order_text(order)).collect();
        let price = words::ducats(self.order_price);
        writeln!(f, "\nOrders, upper / lower line; {price} each, {} in the pile", self.pile)?;
        grid(f, "  ", &shown)
    }

    /// V-10.1: from the top of the row.
    fn special_orders(&self, f: &mut Formatter) -> fmt::Result {
        if !self.specials.is_empty() {
            writeln!(f, "\nSpecial orders, from the top; each one skipped makes those below dearer")?;
        }
        self.specials.iter().try_for_each(|special| writeln!(f, "  {special}"))
    }

    /// "order3: cloth+glass / amber+salt".
    fn order_text(&self, order: Order) -> String {
        self.order[order].map_or(order.to_string(), |table| format!("{order}: {}", words::order(table)))
    }
}

impl Display for SpecialView {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let SpecialView { special, part, table, seals, price, filled } = self;
        let wants = words::special(table, *part);
        write!(f, "{special} part {part}: {wants:<34}{:<8} ", words::seals(*seals))?;
        if *filled { write!(f, "filled this turn") } else { write!(f, "for {}", words::ducats(*price)) }
    }
}

/// "1" for seat1.
fn number(seat: Seat) -> String {
    (seat.index() + 1).to_string()
}

/// Texts in columns of the same width, as many as fit beside the label.
fn grid(f: &mut Formatter, label: &str, texts: &[String]) -> fmt::Result {
    let length = |text: &String| text.chars().count();
    let widest = texts.iter().map(length).max().unwrap_or(0) + 3;
    let indent = label.chars().count();
    let columns = ((WIDTH - indent) / widest).max(1);
    for (row, texts) in texts.chunks(columns).enumerate() {
        let cells: String = texts.iter().map(|text| format!("{text:<widest$}")).collect();
        let label = if row == 0 { label } else { "" };
        writeln!(f, "{}", format!("{label:<indent$}{cells}").trim_end())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Novgorod, Tables};
    use game::{Data, Game, Hidden, Playout, Setup, Viewer};

    #[test]
    fn every_line_fits_and_nobody_reads_the_secrets_of_others() {
        for (seed, setup) in (0..).zip(Setup::all::<Novgorod>()).step_by(5) {
            let mut game = Novgorod::start(&setup, Tables::shipped()).unwrap();
            let mut playout = Playout::new(seed);
            for step in 0.. {
                let Some((actor, action)) = playout.pick(&game) else { break };
                game.apply(actor, action, &mut ());
                if step % 11 > 0 {
                    continue;
                }
                let open = game.view(Viewer::Spectator).to_string();
                assert!(!open.contains(", secret"), "{open}");
                for seat in Seat::first(game.seats()) {
                    let text = game.view(Viewer::Seat(seat)).to_string();
                    let long = text.lines().find(|line| line.chars().count() > WIDTH);
                    assert_eq!(long, None, "{text}");
                }
            }
        }
    }
}
