//! Everything that was tried in a study: a tree of steps, each with the number that it keeps for ever. It is written one
//! line a step: its number, that of the step before it, who made it, what was done, and behind a tabulator its name.

use game::{Actor, Seat};
use std::fmt::{self, Display};

/// Where a study begins: the number of no step.
pub const START: u32 = 0;

/// A step that was tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its number, from 1 on; a step has a higher one than the step before it.
    pub number: u32,
    /// The number of the step before it, or [`START`].
    pub parent: u32,
    /// Who made it.
    pub by: Actor,
    /// What was done, in the notation of the record: a choice with the answers that belong to it, or outcomes of chance,
    /// with `;` between.
    pub does: String,
    /// What somebody called it; may be empty.
    pub name: String,
}

/// All steps of a study.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tree {
    /// What somebody called the study; may be empty.
    title: String,
    /// The last number that was given: none is ever given twice, so that a link never leads to another step.
    last: u32,
    /// By their numbers.
    nodes: Vec<Node>,
}

impl Tree {
    /// As it was written; `None` if it was not.
    pub fn read(text: &str) -> Option<Tree> {
        let mut lines = text.lines();
        let Some(head) = lines.next() else { return Some(Tree::default()) };
        let (last, title) = head.split_once('\t')?;
        let mut tree = Tree { title: title.into(), last: last.parse().ok()?, nodes: Vec::new() };
        for line in lines {
            let node = read_node(line)?;
            let follows = tree.nodes.last().is_none_or(|before| before.number < node.number);
            let is_known = node.parent == START || tree.node(node.parent).is_some();
            if !follows || !is_known || node.number == START || node.number > tree.last {
                return None;
            }
            tree.nodes.push(node);
        }
        Some(tree)
    }

    /// All steps, each behind the one before it.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// What somebody called it; may be empty.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The step with this number.
    pub fn node(&self, number: u32) -> Option<&Node> {
        self.nodes.binary_search_by_key(&number, |node| node.number).ok().map(|at| &self.nodes[at])
    }

    /// Whether that is a step, or where it begins.
    pub fn has(&self, number: u32) -> bool {
        number == START || self.node(number).is_some()
    }

    /// The steps behind this one, the one that was tried first first.
    pub fn after(&self, number: u32) -> impl Iterator<Item = &Node> {
        self.nodes.iter().filter(move |node| node.parent == number)
    }

    /// The steps that lead to this one, itself the last.
    pub fn way(&self, number: u32) -> Vec<&Node> {
        let mut way: Vec<&Node> = std::iter::successors(self.node(number), |node| self.node(node.parent)).collect();
        way.reverse();
        way
    }

    /// The step behind `parent` that does just this, if it was tried before.
    pub(super) fn find(&self, parent: u32, by: Actor, does: &str) -> Option<u32> {
        self.after(parent).find(|node| node.by == by && node.does == does).map(|node| node.number)
    }

    /// Adds a step behind `parent`; its number.
    pub(super) fn add(&mut self, parent: u32, by: Actor, does: String) -> u32 {
        self.last += 1;
        self.nodes.push(Node { number: self.last, parent, by, does, name: String::new() });
        self.last
    }

    /// Calls a step, or at its beginning the study, by another name.
    pub(super) fn rename(&mut self, number: u32, name: String) {
        match self.nodes.iter_mut().find(|node| node.number == number) {
            Some(node) => node.name = name,
            None => self.title = name,
        }
    }

    /// Takes away a step with all that follow it; at the beginning, all steps.
    pub(super) fn cut(&mut self, number: u32) {
        let mut gone = vec![number];
        self.nodes.retain(|node| {
            let goes = node.number == number || gone.contains(&node.parent);
            if goes {
                gone.push(node.number);
            }
            !goes
        });
    }
}

fn read_node(line: &str) -> Option<Node> {
    let (does, name) = line.split_once('\t')?;
    let mut words = does.splitn(4, ' ');
    let (number, parent) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let by = match words.next()? {
        "chance" => Actor::Chance,
        seat => Actor::Seat(seat.parse::<Seat>().ok()?),
    };
    Some(Node { number, parent, by, does: words.next()?.into(), name: name.into() })
}

/// As it is read; nothing at all where nothing was ever tried.
impl Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if *self == Tree::default() {
            return Ok(());
        }
        writeln!(f, "{}\t{}", self.last, self.title)?;
        for Node { number, parent, by, does, name } in &self.nodes {
            match by {
                Actor::Chance => writeln!(f, "{number} {parent} chance {does}\t{name}")?,
                Actor::Seat(seat) => writeln!(f, "{number} {parent} {seat} {does}\t{name}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree() -> Tree {
        let mut tree = Tree::default();
        let anna = Actor::Seat(Seat::new(0));
        let roll = tree.add(START, anna, "roll".into());
        let three = tree.add(roll, Actor::Chance, "die 3; die 4".into());
        tree.add(roll, Actor::Chance, "die 1".into());
        tree.add(three, anna, "hold".into());
        tree.rename(three, "lucky".into());
        tree.rename(START, "What if".into());
        tree
    }

    #[test]
    fn what_is_written_is_read() {
        let text =
            "4\tWhat if\n1 0 seat1 roll\t\n2 1 chance die 3; die 4\tlucky\n3 1 chance die 1\t\n4 2 seat1 hold\t\n";
        assert_eq!(tree().to_string(), text);
        assert_eq!(Tree::read(text), Some(tree()));
        assert_eq!((Tree::read(""), Tree::default().to_string()), (Some(Tree::default()), String::new()));
        for bad in
            ["x", "4", "4\t\n1 2 seat1 roll\t", "4\t\n1 0 seat9 roll\t", "4\t\n1 0 seat1 roll", "0\t\n1 0 chance x\t"]
        {
            assert_eq!(Tree::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_branch_goes_with_all_its_steps_and_no_number_comes_back() {
        let mut tree = tree();
        assert_eq!(tree.way(4).iter().map(|node| node.number).collect::<Vec<_>>(), [1, 2, 4]);
        assert_eq!(tree.find(1, Actor::Chance, "die 1"), Some(3));
        tree.cut(2);
        assert_eq!(tree.nodes().iter().map(|node| node.number).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(tree.add(3, Actor::Chance, "die 5".into()), 5);
        tree.cut(START);
        assert_eq!((tree.nodes().len(), tree.add(START, Actor::Chance, "die 6".into())), (0, 6));
    }
}
