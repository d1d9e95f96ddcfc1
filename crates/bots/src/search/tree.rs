//! The tree: nodes and edges in two lists that are allocated once and never outgrow their bound.

use sevenfold_core::Seat;

/// Marks the end of a list, or a node that is not there yet.
const NONE: u32 = u32::MAX;

/// A place in the tree: what the observer has seen since the root.
#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    last: u32,
    visits: u32,
}

/// A move as the observer sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    label: u64,
    /// Whose move it is: where several seats may act, each has edges of its own.
    seat: Seat,
    node: u32,
    next: u32,
    pub visits: u32,
    /// How often the move could have been made when its seat was asked here.
    pub available: u32,
    /// What knowledge thinks of it, from 0 to 1.
    pub bias: f32,
    /// What came of it for its seat, over all visits.
    sum: f64,
}

impl Edge {
    /// What the observer sees of the move.
    #[inline]
    pub(super) fn label(&self) -> u64 {
        self.label
    }

    /// What came of it for its seat, over all visits.
    pub(super) fn sum(&self) -> f64 {
        self.sum
    }

    /// What came of it for its seat, on average.
    #[inline]
    pub(super) fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.sum / f64::from(self.visits))
    }
}

/// Names a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// Names an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct EdgeId(u32);

/// The tree of one search.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// How many edges there can be; each leads to one node at most.
    most: usize,
}

impl Tree {
    /// The root is always there.
    pub(super) const ROOT: NodeId = NodeId(0);

    /// A tree of at most this many edges, for which the memory is taken now.
    pub(super) fn new(most: usize) -> Self {
        let mut tree = Self { nodes: Vec::with_capacity(most + 1), edges: Vec::with_capacity(most), most };
        tree.clear();
        tree
    }

    /// Nothing but the root.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(Node { first: NONE, last: NONE, visits: 0 });
    }

    #[inline]
    pub(super) fn edge(&self, id: EdgeId) -> &Edge {
        &self.edges[id.0 as usize]
    }

    #[inline]
    pub(super) fn edge_mut(&mut self, id: EdgeId) -> &mut Edge {
        &mut self.edges[id.0 as usize]
    }

    /// Counts a visit of the node; gives how often it was visited before.
    pub(super) fn visit(&mut self, node: NodeId) -> u32 {
        let node = &mut self.nodes[node.0 as usize];
        node.visits += 1;
        node.visits - 1
    }

    /// Finds a seat's edges with these labels at a node: one for each label, or nothing.
    pub(super) fn find(&self, node: NodeId, seat: Seat, labels: &[u64], found: &mut Vec<Option<EdgeId>>) {
        found.clear();
        found.resize(labels.len(), None);
        let mut next = self.nodes[node.0 as usize].first;
        // Edges lie in the order in which moves are listed, as a rule: the next one is tried first.
        let mut guess = 0;
        while let Some(edge) = self.edges.get(next as usize) {
            if edge.seat == seat {
                let at = |i: &usize| labels[*i] == edge.label;
                if let Some(i) = (guess..labels.len()).chain(0..guess).find(at) {
                    found[i] = Some(EdgeId(next));
                    guess = i + 1;
                }
            }
            next = edge.next;
        }
    }

    /// Adds an edge to a node; nothing if there is no room.
    pub(super) fn add(&mut self, node: NodeId, seat: Seat, label: u64, bias: f32) -> Option<EdgeId> {
        if self.edges.len() == self.most {
            return None;
        }
        let id = self.edges.len() as u32;
        self.edges.push(Edge {
            label,
            seat,
            node: NONE,
            next: NONE,
            visits: 0,
            available: 0,
            bias,
            sum: 0.0,
        });
        let node = &mut self.nodes[node.0 as usize];
        let last = std::mem::replace(&mut node.last, id);
        match self.edges.get_mut(last as usize) {
            Some(last) => last.next = id,
            None => node.first = id,
        }
        Some(EdgeId(id))
    }

    /// The node an edge leads to, made when it is first needed.
    pub(super) fn below(&mut self, edge: EdgeId) -> NodeId {
        let edge = &mut self.edges[edge.0 as usize];
        if edge.node == NONE {
            edge.node = self.nodes.len() as u32;
            self.nodes.push(Node { first: NONE, last: NONE, visits: 0 });
        }
        NodeId(edge.node)
    }

    /// One more visit came to this.
    #[inline]
    pub(super) fn learn(&mut self, edge: EdgeId, shares: &[f32]) {
        let edge = &mut self.edges[edge.0 as usize];
        edge.visits += 1;
        edge.sum += f64::from(shares[edge.seat.index()]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_are_found_by_seat_and_label() {
        let mut tree = Tree::new(8);
        let [one, two] = [Seat::FIRST, Seat::new(1)];
        let seven = tree.add(Tree::ROOT, one, 7, 0.0);
        let eight = tree.add(Tree::ROOT, one, 8, 0.0);
        let other = tree.add(Tree::ROOT, two, 7, 0.0);
        let mut found = Vec::new();
        tree.find(Tree::ROOT, one, &[8, 9, 7], &mut found);
        assert_eq!(found, [eight, None, seven]);
        tree.find(Tree::ROOT, two, &[7, 8], &mut found);
        assert_eq!(found, [other, None]);
    }

    #[test]
    fn a_full_tree_stays_as_it_is() {
        let mut tree = Tree::new(3);
        let room = (tree.edges.capacity(), tree.nodes.capacity());
        let edges: Vec<_> =
            (0..9).filter_map(|label| tree.add(Tree::ROOT, Seat::FIRST, label, 0.0)).collect();
        assert_eq!(edges.len(), 3);
        let below: Vec<_> = edges.iter().map(|edge| tree.below(*edge)).collect();
        assert!(below.iter().all(|node| *node != Tree::ROOT));
        assert_eq!((tree.edges.capacity(), tree.nodes.capacity()), room);
    }
}
