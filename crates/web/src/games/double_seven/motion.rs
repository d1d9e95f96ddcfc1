//! Where a family came from: one that changed hands flies over from where it lay.

use std::collections::BTreeMap;

use leptos::prelude::*;
use sevenfold_core::Seat;
use sevenfold_double_seven::FamilyId;

use super::board::Board;
use crate::watch::watch;

/// In front of whom a family was last drawn, and where on the page.
type Places = BTreeMap<FamilyId, (Seat, f64, f64)>;

/// Follows the families as long as the table is drawn.
pub(crate) fn follow(board: Board) {
    let places = StoredValue::new(Places::new());
    watch(move || {
        let owners: Vec<(FamilyId, Seat)> = board.view.with(|view| {
            let families = view.iter().flat_map(|view| &view.families);
            families.map(|family| (family.number, family.owner)).collect()
        });
        // By then it is drawn, and not yet shown.
        request_animation_frame(move || {
            places.try_update_value(|places| settle(&owners, places));
        });
    });
}

/// Notes where the families lie; the style sheet moves those that changed hands by the way they came.
fn settle(owners: &[(FamilyId, Seat)], places: &mut Places) {
    for (family, owner) in owners {
        let Ok(Some(drawn)) = document().query_selector(&format!("[data-family='{family}']")) else {
            continue;
        };
        let lies = drawn.get_bounding_client_rect();
        let (x, y) = (lies.left(), lies.top() + window().scroll_y().unwrap_or_default());
        let before = places.insert(*family, (*owner, x, y));
        if let Some((_, from_x, from_y)) = before.filter(|(before, ..)| before != owner) {
            let way = format!("--dx:{}px;--dy:{}px", from_x - x, from_y - y);
            // An element of ours takes a style; without it the family is simply where it is.
            let _ = drawn.set_attribute("style", &way);
        }
    }
}
