//! What happened, one line a turn: each opens to its steps, a step shows its position on the board, and those of the
//! others' last turns have numbers that stand on the board too.

use super::SeatView;
use crate::icons;
use crate::sitters;
use boards::{Line, Scene, rulebook};
use game::Seat;
use maud::{Markup, html};
use std::borrow::Cow;
use table::AnyTable;
use words::{Sentence, Words};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The step of the replay that shows the position after it.
    pub at: u32,
    /// Whose step it is; none for what chance or the rules did.
    pub by: Option<Seat>,
    /// What happened.
    pub line: Line,
    /// Whether it happened since I acted last.
    pub fresh: bool,
}

impl LogLine {
    /// What happened at a table after the entry `after`, with those lines marked that came after the entry `acted`.
    pub fn told(game: &dyn AnyTable, scene: &Scene, after: u32, acted: u32) -> Vec<LogLine> {
        let told = boards::of(game.game()).and_then(|board| board.told(game, scene, after)).unwrap_or_default();
        let steps = game.steps(after);
        let whose = |at: u32| steps.binary_search_by_key(&at, |step| step.0).ok().and_then(|found| steps[found].1);
        // What chance does in my own turn is nothing that the others did.
        let mut turn = None;
        let line = |(at, line)| {
            let by = whose(at);
            turn = by.or(turn);
            LogLine { at, by, line, fresh: at > acted && turn != scene.own() }
        };
        told.into_iter().map(line).collect()
    }
}

/// How a log is shown.
pub(crate) struct LogView<'a> {
    pub(crate) game: &'a str,
    /// Where the replay is, for links to positions.
    pub(crate) replay: &'a str,
    pub(crate) names: &'a [String],
    /// Who sits there, so that guests are marked.
    pub(crate) seats: &'a [SeatView],
    /// The step that is shown now.
    pub(crate) here: Option<u32>,
    /// Whether the first line is the first of the game, so that it begins with the set-up.
    pub(crate) whole: bool,
}

/// The steps of a turn, and which number each has on the board.
struct Steps<'a> {
    lines: &'a [Cow<'a, LogLine>],
    numbers: &'a [Option<usize>],
}

/// So many steps of a turn are named in its line.
const NAMED_STEPS: usize = 4;

impl LogView<'_> {
    /// The log. Rounds have headings, the set-up is one line, and before the first turn that is new to the reader
    /// stands since when.
    pub(crate) fn lines(&self, words: &Words, lines: &[LogLine]) -> Markup {
        let groups = groups(lines, self.whole);
        let trail = trail(&groups);
        let since = groups.iter().position(|group| group.is_fresh()).filter(|&at| at > 0);
        html! {
            ol #log-lines.log data-scroll="end" {
                @for (at, group) in groups.iter().enumerate() {
                    @if Some(at) == since { li.since { span { (words.say("log-since")) } (play_again(words)) } }
                    @match group {
                        Group::Heading(line) => li.heading data-at=(line.at) { (self.said(&line.line.text)) },
                        Group::Setup(lines) => {
                            (self.folded(words, "setup", html! { (words.say("log-setup")) }, None, Steps { lines, numbers: &[] }))
                        }
                        Group::Turn(seat, lines) => {
                            @let numbers = numbers_of(&trail, at);
                            @match &lines[..] {
                                [line] => (self.step(words, line, self.turn(words, *seat, lines), numbers.first().copied().flatten())),
                                lines => {
                                    @let id = format!("turn{}", lines[0].at);
                                    (self.folded(words, &id, self.turn(words, *seat, lines), *seat, Steps { lines, numbers }))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// A line that opens to its steps.
    fn folded(&self, words: &Words, id: &str, summary: Markup, seat: Option<Seat>, steps: Steps) -> Markup {
        let Steps { lines, numbers } = steps;
        html! {
            li.turn.fresh[lines.iter().any(|line| line.fresh)] {
                details id=(id) open[lines.iter().any(|line| Some(line.at) == self.here)] {
                    summary { (summary) }
                    ol {
                        @for (at, line) in lines.iter().enumerate() {
                            @let text = self.said(&short(line, seat).capital());
                            (self.step(words, line, text, numbers.get(at).copied().flatten()))
                        }
                    }
                }
            }
        }
    }

    /// A turn in one line: who, and what was done.
    fn turn(&self, words: &Words, seat: Option<Seat>, lines: &[Cow<LogLine>]) -> Markup {
        html! {
            @if let Some(seat) = seat {
                (icons::shape(seat.index())) b { (self.names.get(seat.index()).map_or("", String::as_str)) }
                (sitters::guest(words, self.seats.get(seat.index()).is_some_and(|seat| seat.who.is_guest()))) " "
            }
            span.what {
                @let named = telling(lines);
                @for (at, line) in named.iter().enumerate() {
                    @if at > 0 { " · " }
                    (self.said(&short(line, seat).without_stop()))
                }
                @if named.len() < lines.len() { " …" }
            }
        }
    }

    /// A step, in these words. It leads to its position in the replay, and to its paragraph in the rulebook.
    fn step(&self, words: &Words, line: &LogLine, text: Markup, number: Option<usize>) -> Markup {
        let and = if self.replay.contains('?') { '&' } else { '?' };
        let LogLine { at, by, line: said, fresh } = line;
        let rule = said.rule.and_then(|rule| Some((rule, rulebook::link(self.game, rule)?)));
        let seat = by.map(|seat| boards::icons::colour(seat.index())).unwrap_or_default();
        html! {
            li.step.fresh[*fresh].here[Some(*at) == self.here] data-at=(at) data-trail=[number]
                data-on=[number.map(|_| said.on.join(" "))] data-seat=[number.map(|_| seat)] {
                a href={ (self.replay) (and) "at=" (at) } {
                    @if let Some(number) = number { span.number.(seat) { (number) } " " }
                    (text)
                }
                @if let Some((rule, link)) = rule {
                    @let says = words.say_with("rules-paragraph", &[("number", rule.into())]);
                    a.rule href=(link) data-paragraph=(rule) title=(says) aria-label=(says) { "§" }
                }
            }
        }
    }

    fn said(&self, sentence: &Sentence) -> Markup {
        boards::with_names(sentence, self.names)
    }
}

/// The steps that a turn's line names: those that changed something on the board, if there are any.
fn telling<'a>(lines: &'a [Cow<LogLine>]) -> Vec<&'a LogLine> {
    let lines = lines.iter().map(Cow::as_ref);
    let on_board: Vec<&LogLine> = lines.clone().filter(|line| !line.line.on.is_empty()).take(NAMED_STEPS).collect();
    if on_board.is_empty() { lines.take(NAMED_STEPS).collect() } else { on_board }
}

/// Shows on the board again what the others did.
pub(super) fn play_again(words: &Words) -> Markup {
    let says = words.say("log-since-play");
    html! { button.since-play.quiet.icon.needs-script type="button" data-since title=(says) aria-label=(says) { (icons::play()) } }
}

/// How many turns of others there are since I acted. What chance or the rules do begins no turn, a heading ends one.
pub(super) fn turns_since(lines: &[LogLine]) -> usize {
    let fresh = lines.iter().filter(|line| line.fresh && (line.line.heads || line.by.is_some()));
    let mut turns: Vec<Option<Seat>> = fresh.map(|line| line.by.filter(|_| !line.line.heads)).collect();
    turns.dedup();
    turns.iter().flatten().count()
}

/// Lines that belong together.
enum Group<'a> {
    /// Everything before the first round.
    Setup(Vec<Cow<'a, LogLine>>),
    /// A round begins.
    Heading(&'a LogLine),
    /// What one player did, and what came of it. Lines that were merged are no longer those of the log.
    Turn(Option<Seat>, Vec<Cow<'a, LogLine>>),
}

impl Group<'_> {
    fn is_fresh(&self) -> bool {
        matches!(self, Group::Turn(_, lines) if lines.iter().any(|line| line.fresh))
    }
}

/// The log in groups. What chance or the rules do belongs to the turn before it; lines that differ in a die are one.
fn groups(lines: &[LogLine], whole: bool) -> Vec<Group<'_>> {
    let first = lines.iter().position(|line| line.line.heads).filter(|_| whole).unwrap_or(0);
    let (setup, rest) = lines.split_at(first);
    let mut groups = Vec::new();
    if !setup.is_empty() {
        groups.push(Group::Setup(setup.iter().map(Cow::Borrowed).collect()));
    }
    for line in rest {
        match groups.last_mut() {
            _ if line.line.heads => groups.push(Group::Heading(line)),
            Some(Group::Turn(seat, turn)) if line.by.is_none() || line.by == *seat => push(turn, line),
            _ => groups.push(Group::Turn(line.by.or(line.line.text.subject()), vec![Cow::Borrowed(line)])),
        }
    }
    groups
}

fn push<'a>(turn: &mut Vec<Cow<'a, LogLine>>, line: &'a LogLine) {
    let merged = turn.last().and_then(|last| last.line.text.with_dice_of(&line.line.text));
    match (merged, turn.last_mut()) {
        (Some(text), Some(last)) => last.to_mut().line.text = text,
        _ => turn.push(Cow::Borrowed(line)),
    }
}

/// The numbers that the steps of the others' last turns have on the board: for each such group, one for each line.
fn trail(groups: &[Group]) -> Vec<(usize, Vec<Option<usize>>)> {
    let mut last: Vec<(Seat, usize)> = Vec::new();
    for (at, group) in groups.iter().enumerate().filter(|(_, group)| group.is_fresh()) {
        if let Group::Turn(Some(seat), _) = group {
            last.retain(|(other, _)| other != seat);
            last.push((*seat, at));
        }
    }
    let numbers = |lines: &[Cow<LogLine>]| {
        let mut count = 0;
        let number = |line: &Cow<LogLine>| {
            (line.fresh && !line.line.on.is_empty()).then(|| {
                count += 1;
                count
            })
        };
        lines.iter().map(number).collect()
    };
    let numbered = |(_, at): (Seat, usize)| match &groups[at] {
        Group::Turn(_, lines) => (at, numbers(lines)),
        _ => (at, Vec::new()),
    };
    last.into_iter().map(numbered).collect()
}

fn numbers_of(trail: &[(usize, Vec<Option<usize>>)], group: usize) -> &[Option<usize>] {
    trail.iter().find(|(at, _)| *at == group).map(|(_, numbers)| &numbers[..]).unwrap_or_default()
}

/// What is said inside the turn of `seat`: without who did it, if that is the one.
fn short(line: &LogLine, seat: Option<Seat>) -> Sentence {
    let text = &line.line.text;
    if seat.is_some() && text.subject() == seat { text.predicate() } else { text.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::{die, player};

    const ANNA: Seat = Seat::ALL[0];
    const BEN: Seat = Seat::ALL[1];

    fn line(at: u32, by: Option<Seat>, text: String) -> LogLine {
        let on = if text.contains("tile") { vec!["tile7".to_owned()] } else { Vec::new() };
        let heads = text.starts_with("Round");
        LogLine { at, by, line: Line { text: text.into(), on, heads, ..Line::default() }, fresh: at > 4 }
    }

    fn game() -> Vec<LogLine> {
        let [anna, ben] = [player(ANNA), player(BEN)];
        vec![
            line(1, None, "Tile 3 is laid.".into()),
            line(2, Some(ANNA), format!("{anna} chooses a colour.")),
            line(3, None, "Round 1 begins.".into()),
            line(4, Some(ANNA), format!("{anna} takes tile 7.")),
            line(5, Some(BEN), format!("{ben} counts.")),
            line(6, None, format!("{ben} rolls {}.", die(3))),
            line(7, None, format!("{ben} rolls {}.", die(5))),
            line(8, Some(BEN), format!("{ben} takes tile 9.")),
            line(8, Some(BEN), format!("{anna} loses tile 7.")),
        ]
    }

    #[test]
    fn a_turn_is_one_group_with_what_came_of_it() {
        let lines = game();
        let groups = groups(&lines, true);
        let [Group::Setup(setup), Group::Heading(_), Group::Turn(Some(ANNA), _), Group::Turn(Some(BEN), ben)] =
            &groups[..]
        else {
            panic!("other groups")
        };
        assert_eq!(setup.len(), 2);
        let texts: Vec<String> = ben.iter().map(|line| short(line, Some(BEN)).to_string()).collect();
        assert_eq!(texts, ["counts.", "rolls 35.", "takes tile 9.", "seat1 loses tile 7."]);
    }

    #[test]
    fn steps_that_happened_somewhere_have_numbers_in_the_last_turn_of_others() {
        let lines = game();
        let groups = groups(&lines, true);
        assert_eq!(trail(&groups), [(3, vec![None, None, Some(1), Some(2)])]);
    }

    #[test]
    fn without_its_beginning_a_log_has_no_setting_up() {
        let lines = game();
        let groups = groups(&lines[4..], false);
        assert!(matches!(groups[..], [Group::Turn(Some(BEN), _)]));
        assert_eq!(turns_since(&game()[4..]), 1);
    }
}
