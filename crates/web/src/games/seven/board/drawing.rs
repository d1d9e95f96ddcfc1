//! The stacks on the screen: drawn once for each way to look at them, and lit.

use leptos::prelude::*;
use sevenfold_seven::Cell;
use web_sys::Element;

use super::super::grid::Stance;
use super::super::scene::{Piece, Scene};
use super::super::stack::Column;
use super::column::markup;
use crate::afterwards::due;
use crate::kept::Kept;
use crate::memo::Memo;
use crate::watch::watch;

/// All stacks. They are handed over as markup in one go: a board has hundreds of lines, and turning it draws every one anew
/// within a frame. Which of them are lit changes without that.
pub(crate) fn stacks(scene: Memo<Scene>, lit: Memo<Vec<Cell>>) -> AnyView {
    let place = NodeRef::<leptos::svg::G>::new();
    let drawings = Kept::new(Drawings::default());
    watch(move || {
        let Some(place) = place.get() else { return };
        scene.with(|scene| {
            drawings.with(|drawings| {
                drawings.show(&place, scene);
                lit.with(|lit| drawings.light(&scene.columns, lit));
            });
        });
    });
    // What one sees after the next turn, or of the other relief, is drawn while nobody waits for it.
    let prepare = move |pictures: u8, next: fn(Stance) -> Stance| {
        let due = due(Box::new(move || scene.track()), pictures);
        watch(move || {
            due.track();
            let Some(place) = place.get() else { return };
            scene.with_untracked(|scene| {
                drawings.with(|drawings| drawings.prepare(&place, scene, next(scene.stance)));
            });
        });
    };
    prepare(3, Stance::turned);
    prepare(4, Stance::otherwise);
    view! { <g node_ref=place></g> }.into_any()
}

/// The drawings of the tiles that lie there. Whoever walks round the table sees the same drawings again.
#[derive(Default)]
struct Drawings {
    /// Of these tiles.
    pieces: Vec<Piece>,
    /// One for each way to look at them, the one that is shown last.
    all: Vec<Drawing>,
}

/// The stacks as they were drawn once.
struct Drawing {
    stance: Stance,
    group: Element,
    /// Which stacks are lit, by their number.
    lit: Vec<bool>,
}

impl Drawings {
    /// Shows the drawing of a scene; it is drawn only if it is not among the others.
    fn show(&mut self, place: &Element, scene: &Scene) {
        let same = self.pieces == scene.pieces;
        if same && self.all.last().is_some_and(|shown| shown.stance == scene.stance) {
            return;
        }
        if !same {
            self.pieces.clone_from(&scene.pieces);
            self.all.clear();
            place.replace_children_with_node_0();
        }
        if let Some(before) = self.all.last() {
            before.hide();
        }
        let known = self.all.iter().position(|drawing| drawing.stance == scene.stance);
        if let Some(drawing) = known.map(|index| self.all.remove(index)).or_else(|| Drawing::of(place, scene))
        {
            drawing.unhide();
            self.all.push(drawing);
        }
    }

    /// Draws what will be shown of a scene from another side.
    fn prepare(&mut self, place: &Element, scene: &Scene, stance: Stance) {
        let shown = self.pieces == scene.pieces && !self.all.is_empty();
        if shown && self.all.iter().all(|drawing| drawing.stance != stance) {
            // Before the last, which is shown.
            self.all.splice(..0, Drawing::of(place, &scene.seen_from(stance)));
        }
    }

    /// Lights these cells and no others in what is shown.
    fn light(&mut self, columns: &[Column], lit: &[Cell]) {
        if let Some(drawing) = self.all.last_mut() {
            drawing.light(columns, lit);
        }
    }
}

impl Drawing {
    /// Draws a scene; nobody sees it yet.
    fn of(place: &Element, scene: &Scene) -> Option<Self> {
        let group = document().create_element_ns(Some("http://www.w3.org/2000/svg"), "g").ok()?;
        group.set_inner_html(&markup(scene));
        let drawing = Self { stance: scene.stance, group, lit: Vec::new() };
        drawing.hide();
        place.append_child(&drawing.group).ok()?;
        Some(drawing)
    }

    fn hide(&self) {
        // An element always takes an attribute.
        let _ = self.group.set_attribute("display", "none");
    }

    fn unhide(&self) {
        // An element always loses an attribute.
        let _ = self.group.remove_attribute("display");
    }

    /// Lights these cells and no others.
    fn light(&mut self, columns: &[Column], lit: &[Cell]) {
        self.lit.resize(columns.len(), false);
        let stacks = self.group.children();
        for (index, (column, was_lit)) in (0..).zip(columns.iter().zip(&mut self.lit)) {
            let is_lit = lit.binary_search(&column.cell).is_ok();
            if is_lit != *was_lit
                && let Some(stack) = stacks.item(index)
            {
                // An element always takes a class.
                let _ = stack.class_list().toggle_with_force("lit", is_lit);
                *was_lit = is_lit;
            }
        }
    }
}
