//! What is asked while something is chosen or planned, in one sentence.

use sevenfold_core::{Arg, Message};
use sevenfold_double_seven::{Action, FamilyId, Pair, Stage, Tile};

use super::picks::{Glow, Picks};
use super::plan::Plan;

/// The sentence that goes with what is chosen; `None` if the game's own says it.
pub(crate) fn ask(plan: &Plan, picks: &Picks, legal: &[Action]) -> Option<Message> {
    if plan.is_over() {
        return Some(Message::new("web-double-seven-ask-clear"));
    }
    if !matches!(plan.view().stage, Stage::Act { .. }) {
        return None;
    }
    if let Some(family) = picks.family {
        return about_family(plan, picks, legal, family);
    }
    if !picks.tiles.is_empty() {
        return Some(about_tiles(plan, picks, legal));
    }
    (!plan.steps().is_empty()).then(|| Message::new("web-double-seven-ask-planned"))
}

fn about_family(plan: &Plan, picks: &Picks, legal: &[Action], family: FamilyId) -> Option<Message> {
    let chosen = plan.view().family(family)?;
    let mine = chosen.owner == plan.me();
    let key = match (mine, lit(plan, picks, legal)) {
        (_, 0) if legal.contains(&Action::Retrieve(family)) => "web-double-seven-ask-retrieve",
        (true, 0) => "web-double-seven-ask-no-swap",
        (true, _) => "web-double-seven-ask-for",
        (false, 0) => "web-double-seven-ask-none-to-give",
        (false, _) => "web-double-seven-ask-give",
    };
    let animal = Tile::Animal(chosen.contents.animal);
    Some(
        Message::new(key)
            .with("size", chosen.contents.size())
            .with("animal", Arg::key(animal.key()))
            .with("seat", chosen.owner),
    )
}

fn about_tiles(plan: &Plan, picks: &Picks, legal: &[Action]) -> Message {
    let tiles = picks.tiles();
    let start = legal.contains(&Action::Start(tiles));
    let swap = Pair::from_tiles(tiles).is_some_and(|pair| legal.contains(&Action::TwoForOne(pair)));
    let key = match (lit(plan, picks, legal), start) {
        (0, false) if swap => "web-double-seven-ask-two-for-one",
        (0, false) => "web-double-seven-ask-nowhere",
        (0, true) => "web-double-seven-ask-start",
        (_, _) => "web-double-seven-ask-where",
    };
    Message::new(key).with("count", picks.tiles.len())
}

/// How many families are lit.
fn lit(plan: &Plan, picks: &Picks, legal: &[Action]) -> usize {
    let families = plan.view().families.iter();
    families.filter(|family| matches!(picks.glow(plan, legal, family.number), Glow::Lit(..))).count()
}
