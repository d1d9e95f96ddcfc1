//! Worlds from views that come as data.

use serde_json::Value;
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::run::Run;
use sevenfold_core::{Game, Viewer, json};

/// Games count moves and rounds without asking how long they will last. None has come near so many.
const MOST: u64 = 1 << 24;

/// A world that agrees with the view. Data from elsewhere may be anything: whoever looks at the world again has to see the
/// very view, so that none comes of a view that no position gives.
pub(crate) fn imagined<G: Game>(view: &Value, rng: &mut Quick) -> Option<Box<dyn AnyRun>> {
    let viewer: Viewer = json::from_value(view.get("viewer")?).ok()?;
    if !counts_are_small(view) {
        return None;
    }
    let view: G::View = json::from_value(view).ok()?;
    let world = G::imagine(&view, rng).ok()?;
    let seen = viewer.seat().is_none_or(|seat| seat.number() <= world.seats()) && world.view(viewer) == view;
    seen.then(|| Box::new(Run::at(world)) as Box<dyn AnyRun>)
}

fn counts_are_small(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.as_i64().is_some_and(|number| number.unsigned_abs() <= MOST),
        Value::Array(items) => items.iter().all(counts_are_small),
        Value::Object(map) => map.values().all(counts_are_small),
        Value::Null | Value::Bool(_) | Value::String(_) => true,
    }
}
