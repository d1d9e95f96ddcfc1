//! The stacks on the screen: drawn once for each way to look at them, and lit.

use leptos::prelude::*;
use sevenfold_seven::Cell;
use web_sys::Element;

use super::super::scene::{Column, Scene};
use super::column::markup;
use crate::memo::Memo;

/// All stacks. They are handed over as markup in one go: a board has hundreds of lines, and turning it draws every one anew
/// within a frame. Which of them are lit changes without that.
pub fn stacks(scene: Memo<Scene>, lit: Memo<Vec<Cell>>) -> AnyView {
    let place = NodeRef::<leptos::svg::G>::new();
    let markup = Memo::new(move |_| scene.with(markup));
    Effect::new(move |before: Option<Vec<Drawing>>| {
        let mut drawings = before.unwrap_or_default();
        let Some(place) = place.get() else { return drawings };
        let laid = scene.with_untracked(Scene::laid);
        markup.with(|markup| show(&place, &mut drawings, markup, laid));
        if let Some(drawing) = drawings.last_mut() {
            scene.with_untracked(|scene| lit.with(|lit| drawing.light(&scene.columns, lit)));
        }
        drawings
    });
    view! { <g node_ref=place></g> }.into_any()
}

/// So many drawings are kept: one for each way to look at a table.
const KEPT: usize = 12;

/// The stacks as they were drawn once. Whoever walks round the table sees the same drawings again.
struct Drawing {
    markup: String,
    /// How many tiles lie there.
    laid: usize,
    group: Element,
    /// Which stacks are lit, by their number.
    lit: Vec<bool>,
}

/// Shows the drawing of this markup and puts it last; it is drawn only if it is not among the others. A tile drops once:
/// not again when the table is only looked at in another way.
fn show(place: &Element, drawings: &mut Vec<Drawing>, markup: &str, laid: usize) {
    if drawings.last().is_some_and(|shown| shown.markup == markup) {
        return;
    }
    let still = drawings.last().is_some_and(|shown| shown.laid == laid);
    // An element always takes a class.
    let _ = place.class_list().toggle_with_force("still", still);
    let known = drawings.iter().position(|drawing| drawing.markup == markup);
    let Some(drawing) = known.map(|index| drawings.remove(index)).or_else(|| Drawing::of(markup, laid))
    else {
        return;
    };
    place.replace_children_with_node_1(&drawing.group);
    if drawings.len() == KEPT {
        drawings.remove(0);
    }
    drawings.push(drawing);
}

impl Drawing {
    fn of(markup: &str, laid: usize) -> Option<Self> {
        let group = document().create_element_ns(Some("http://www.w3.org/2000/svg"), "g").ok()?;
        group.set_inner_html(markup);
        Some(Self { markup: markup.to_owned(), laid, group, lit: Vec::new() })
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
