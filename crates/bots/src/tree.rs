//! The tree of a search: nodes and edges in two lists, no boxes. A node is what one seat knows at one moment; its edges
//! are the steps that were possible there in at least one of the imagined worlds.

/// No node, or no edge.
pub(crate) const NONE: u32 = u32::MAX;

/// The tree stops growing here; the search goes on in what has grown. An edge takes 24 bytes, so that is some 12 MB.
pub(crate) const MOST_EDGES: usize = 400_000;

/// A moment of the game.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The first of its edges.
    first: u32,
}

/// A step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub action: A,
    /// The next edge of the same node.
    next: u32,
    /// Where it leads.
    pub child: u32,
    /// How often it was taken.
    pub visits: u32,
    /// What it has brought its player, on average.
    pub mean: f32,
    /// The share of attention it gets before anything is known about it.
    pub prior: f32,
}

/// Nodes and edges.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
}

impl<A: Copy + PartialEq> Tree<A> {
    pub fn new() -> Tree<A> {
        Tree { nodes: vec![Node { first: NONE }], edges: Vec::new() }
    }

    /// Forgets everything but the first node, which is the root of what comes.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node { first: NONE });
        self.edges.clear();
    }

    /// Whether nothing more fits.
    pub fn is_full(&self) -> bool {
        self.edges.len() >= MOST_EDGES
    }

    pub fn edge(&self, edge: u32) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    /// The edges of a node, in the order in which they came.
    pub fn edges(&self, node: u32) -> impl Iterator<Item = u32> {
        let mut at = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let edge = at;
            (edge != NONE).then(|| at = self.edges[edge as usize].next)?;
            Some(edge)
        })
    }

    /// Whether a node has no edges yet.
    pub fn is_new(&self, node: u32) -> bool {
        self.nodes[node as usize].first == NONE
    }

    /// The edge of a node with this action.
    pub fn find(&self, node: u32, action: A) -> Option<u32> {
        self.edges(node).find(|&edge| self.edges[edge as usize].action == action)
    }

    /// Adds an edge behind `last`, the last edge of the node so far, or [`NONE`] for its first.
    pub fn add(&mut self, node: u32, last: u32, action: A, prior: f32) -> u32 {
        let edge = self.edges.len() as u32;
        self.edges.push(Edge { action, next: NONE, child: NONE, visits: 0, mean: 0.0, prior });
        match last {
            NONE => self.nodes[node as usize].first = edge,
            last => self.edges[last as usize].next = edge,
        }
        edge
    }

    /// The last edge of a node, or [`NONE`].
    pub fn last(&self, node: u32) -> u32 {
        self.edges(node).last().unwrap_or(NONE)
    }

    /// Where an edge leads; a new node if it has led nowhere yet. The second part says so.
    pub fn follow(&mut self, edge: u32) -> (u32, bool) {
        match self.edges[edge as usize].child {
            NONE => {
                let child = self.nodes.len() as u32;
                self.nodes.push(Node { first: NONE });
                self.edges[edge as usize].child = child;
                (child, true)
            }
            child => (child, false),
        }
    }

    /// Records what an edge has brought its player.
    pub fn learn(&mut self, edge: u32, value: f32) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.mean += (value - edge.mean) / edge.visits as f32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_are_small_and_kept_in_order() {
        assert!(size_of::<Edge<u32>>() <= 24);
        let mut tree = Tree::new();
        let first = tree.add(0, NONE, 'a', 0.5);
        let second = tree.add(0, first, 'b', 0.5);
        assert_eq!(tree.edges(0).collect::<Vec<_>>(), [first, second]);
        assert_eq!((tree.find(0, 'b'), tree.find(0, 'c'), tree.last(0)), (Some(second), None, second));
        assert_eq!((tree.follow(second), tree.follow(second)), ((1, true), (1, false)));
        assert!(tree.is_new(1) && !tree.is_new(0));
    }

    #[test]
    fn an_edge_knows_its_average() {
        let mut tree = Tree::new();
        let edge = tree.add(0, NONE, (), 1.0);
        [1.0, 0.0, 0.5, 0.5].into_iter().for_each(|value| tree.learn(edge, value));
        assert_eq!((tree.edge(edge).visits, tree.edge(edge).mean), (4, 0.5));
        tree.clear();
        assert!(tree.is_new(0) && !tree.is_full());
    }
}
