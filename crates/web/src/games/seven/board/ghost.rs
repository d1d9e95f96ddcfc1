//! The tile in hand, where it would lie.

use leptos::prelude::*;
use sevenfold_seven::{Cell, Colour};
use web_sys::Element;

use super::super::grid::{Point, Stance};
use super::super::paths;
use super::super::scene::Scene;
use super::column::shade;
use crate::memo::Memo;
use crate::watch::watch;

/// A tile held over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ghost {
    /// Where.
    pub cells: [Cell; 4],
    /// Its colour.
    pub colour: Colour,
    /// May it lie there?
    pub kind: GhostKind,
}

/// May a tile lie where it is held?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GhostKind {
    /// It would lie on this level.
    Fits(u8),
    /// It may not.
    Refused,
}

/// A ghost as lines: few things to change when it moves.
#[derive(Clone, PartialEq, Default)]
struct Lines {
    class: String,
    walls: [String; 2],
    tops: String,
    rim: String,
    badge: String,
    said: String,
}

impl Lines {
    fn none() -> Self {
        Self { class: "ghost away".to_owned(), ..Self::default() }
    }

    fn of(scene: &Scene, ghost: &Ghost) -> Self {
        let (stance, cells) = (scene.stance, &ghost.cells);
        match ghost.kind {
            GhostKind::Fits(level) => Self {
                class: format!("ghost {}", shade(ghost.colour, level)),
                walls: paths::walls(stance, cells, level),
                tops: paths::cells(stance, cells.map(|cell| (cell, level))),
                rim: paths::rim(stance, cells, level),
                badge: translate(stance.middle(heart(stance, cells), level)),
                said: level.to_string(),
            },
            GhostKind::Refused => {
                let tops = paths::cells(stance, cells.map(|cell| (cell, scene.height(cell))));
                let heart = heart(stance, cells);
                Self {
                    class: "ghost refused".to_owned(),
                    rim: tops.clone(),
                    tops,
                    badge: translate(stance.middle(heart, scene.height(heart))),
                    said: "×".to_owned(),
                    ..Self::default()
                }
            }
        }
    }
}

impl Lines {
    /// Changes what was drawn before.
    fn draw(&self, place: &Element, before: &Self) {
        change(place, "class", &self.class, &before.class);
        let parts = place.children();
        for (index, (now, before)) in (0..).zip(self.outlines().into_iter().zip(before.outlines())) {
            if let Some(path) = parts.item(index) {
                change(&path, "d", now, before);
            }
        }
        let Some(badge) = place.last_element_child() else { return };
        change(&badge, "transform", &self.badge, &before.badge);
        if let (true, Some(text)) = (self.said != before.said, badge.last_element_child()) {
            text.set_text_content(Some(&self.said));
        }
    }

    /// In the order in which they are drawn.
    fn outlines(&self) -> [&str; 5] {
        [&self.walls[0], &self.walls[1], &self.tops, &self.rim, &self.rim]
    }
}

fn change(element: &Element, attribute: &str, now: &str, before: &str) {
    if now != before {
        // An element always takes an attribute.
        let _ = element.set_attribute(attribute, now);
    }
}

fn translate(Point { x, y }: Point) -> String {
    format!("translate({})", paths::spaced(&[x, y]))
}

/// The cell most in the middle of a tile.
fn heart(stance: Stance, cells: &[Cell; 4]) -> Cell {
    let centre = stance.centre(cells);
    let off = |cell: &&Cell| stance.middle(**cell, 0).square_to(centre);
    let heart = cells.iter().min_by(|one, other| off(one).total_cmp(&off(other)));
    heart.copied().unwrap_or_default()
}

/// What a ghost is drawn with: its outlines, then its badge.
const PARTS: &str = "<path class=\"we\"/><path class=\"ww\"/><path class=\"face\"/><path class=\"dark\"/>\
                     <path class=\"rim\"/><g class=\"badge2\"><circle r=\"15\"/><text y=\"8\"/></g>";

/// The ghost over a scene; empty lines when there is none. It moves with every touch, so that one watcher changes just those
/// of its lines that are others now.
pub(crate) fn ghost_over(scene: Memo<Scene>, ghost: Memo<Option<Ghost>>) -> AnyView {
    let place = NodeRef::<leptos::svg::G>::new();
    let mut before = Lines::default();
    watch(move || {
        let Some(place) = place.get() else { return };
        let lines =
            scene.with(|scene| ghost.get().map_or_else(Lines::none, |ghost| Lines::of(scene, &ghost)));
        lines.draw(&place, &before);
        before = lines;
    });
    view! { <g node_ref=place inner_html=PARTS></g> }.into_any()
}
