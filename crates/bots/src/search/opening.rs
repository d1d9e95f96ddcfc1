//! What comes before any thinking, and what is made of it, whichever way is thought in between.

use sevenfold_core::Game;
use sevenfold_core::chance::Quick;

use super::Knowledge;
use super::asking::Asked;
use super::glance::{Glance, glance};
use crate::{Judged, Level};

/// What was found out about a move, or about letting it pass.
pub(super) type Found<G> = Judged<Option<<G as Game>::Action>>;

/// A question as a player sees it before thinking about it.
pub(super) enum Opening<G: Game> {
    /// There is nothing to think about.
    Plain(Vec<Found<G>>),
    /// There is.
    Open {
        /// Who is asked, and how.
        asked: Asked,
        /// What the player remembers.
        view: Box<G::View>,
        /// What the moves look like.
        glance: Glance,
    },
}

impl<G: Game> Opening<G> {
    /// Looks at the moves as a player of this level.
    pub(super) fn of<K: Knowledge<G>>(
        knowledge: &K,
        level: &Level,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut Quick,
    ) -> Self {
        let certain = |action: &G::Action| Self::Plain(vec![Judged::sure(Some(action.clone()), 1.0, 0)]);
        let asked = match (Asked::by_view::<G>(view, rng), legal) {
            (_, []) => return Self::Plain(Vec::new()),
            (None, [first, ..]) | (Some(Asked::Must(_)), [first]) => return certain(first),
            (Some(asked), _) => asked,
        };
        let view = Box::new(remembered(knowledge, level, view, rng));
        match glance(knowledge, &view, asked.seat(), legal, rng) {
            None => Self::Plain(Vec::new()),
            Some(Glance { win: Some(win), .. }) => certain(&legal[win]),
            Some(glance) => Self::Open { asked, view, glance },
        }
    }
}

/// The view of a player at this level.
fn remembered<G: Game, K: Knowledge<G>>(
    knowledge: &K,
    level: &Level,
    view: &G::View,
    rng: &mut Quick,
) -> G::View {
    if level.forgetting <= 0.0 {
        return view.clone();
    }
    let poorer = knowledge.forget(view, level.forgetting, rng);
    // Somebody whose memories contradict each other looks again.
    if G::imagine(&poorer, rng).is_ok() { poorer } else { view.clone() }
}

/// The moves the level considers, by their place in the list: the best looking first.
pub(super) fn considered(level: &Level, glance: &Glance) -> Vec<usize> {
    let mut order: Vec<usize> = (0..glance.looks.len()).collect();
    order.sort_by(|one, other| glance.looks[*other].total_cmp(&glance.looks[*one]));
    order.truncate(level.candidates);
    order
}

/// What was found out about moves; letting it pass is none.
pub(super) fn moves<G: Game>(found: Vec<Found<G>>) -> Vec<Judged<G::Action>> {
    let judged = |mut found: Found<G>| {
        let action = found.action.take()?;
        Some(found.map(|_| action))
    };
    found.into_iter().filter_map(judged).collect()
}
