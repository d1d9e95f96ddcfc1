//! Why a move: what a person at that seat would say.

use sevenfold_core::{Arg, Message, Seat};
use sevenfold_double_seven::{Action, Animal, FamilyView, Pick, SEVEN, Stage, Tile, Tiles, View};

/// Why this move, from what the seat can see.
pub(super) fn of(view: &View, action: Action) -> Option<Message> {
    let me = view.viewer.seat()?;
    let rack = view.own_rack()?;
    Some(match action {
        Action::Draw(pick) => draw(view, me, rack, pick),
        Action::Rainbow => Message::new("bots-double-seven-rainbow"),
        Action::Start(tiles) if tiles == rack => Message::new("bots-double-seven-clear"),
        Action::Start(tiles) => {
            let animal = tiles.animals().next()?.0;
            about("bots-double-seven-start", animal)
        }
        Action::Expand(id, tiles) => expand(*view.family(id)?, rack, tiles),
        Action::Exchange { own, other } => exchange(view, rack, *view.family(own)?, *view.family(other)?),
        Action::Retrieve(id) => about("bots-double-seven-retrieve", view.family(id)?.contents.animal),
        Action::TwoForOne(_) => Message::new("bots-double-seven-two-for-one"),
        Action::Pass if rack.clovers() > 0 => Message::new("bots-double-seven-keep-clover"),
        Action::Pass => Message::new("bots-double-seven-pass").with("tiles", rack.len()),
        Action::Discard(tile) => {
            let left = view.unseen_of(tile);
            tile_about("bots-double-seven-discard", tile).with("left", left)
        }
    })
}

fn about(key: &'static str, animal: Animal) -> Message {
    Message::new(key).with("animal", Arg::key(animal.key()))
}

fn tile_about(key: &'static str, tile: Tile) -> Message {
    Message::new(key).with("tile", Arg::key(tile.key()))
}

fn draw(view: &View, me: Seat, rack: Tiles, pick: Pick) -> Message {
    let Pick::FaceUp(tile) = pick else { return draw_hidden(view) };
    let of_tile = |family: &&FamilyView| Some(family.contents.animal) == tile.animal();
    let mut mine = view.families.iter().filter(|family| family.owner == me);
    let sizes = |size: u8| mine.clone().any(|own| own.contents.size() == size);
    let within_reach = view.families.iter().filter(of_tile).any(|family| sizes(family.contents.size()));
    let key = match tile {
        Tile::Clover => "bots-double-seven-draw-clover",
        _ if mine.any(|family| of_tile(&family)) => "bots-double-seven-draw-fits",
        _ if within_reach => "bots-double-seven-draw-reach",
        _ if rack.has(tile) => "bots-double-seven-draw-pair",
        Tile::Animal(_) => "bots-double-seven-draw-open",
    };
    tile_about(key, tile)
}

/// What lies face up waits for the next draw of the turn, if there is one (DS-5).
fn draw_hidden(view: &View) -> Message {
    let waits = matches!(view.stage, Stage::Draw { left } if left > 1) && !view.reserve.face_up.is_empty();
    Message::new(if waits { "bots-double-seven-draw-first" } else { "bots-double-seven-draw-hidden" })
}

fn expand(family: FamilyView, rack: Tiles, tiles: Tiles) -> Message {
    let before = family.contents.size();
    let key = match before + tiles.len() {
        after if before < SEVEN && after >= SEVEN => "bots-double-seven-seven",
        _ if tiles == rack => "bots-double-seven-clear",
        _ => "bots-double-seven-expand",
    };
    about(key, family.contents.animal)
}

fn exchange(view: &View, rack: Tiles, own: FamilyView, other: FamilyView) -> Message {
    let animal = other.contents.animal;
    let held = rack.count(animal.into());
    let key = match other.contents.size() {
        size if held > 0 && size < SEVEN && size + held >= SEVEN => "bots-double-seven-exchange-seven",
        _ if held > 0 => "bots-double-seven-exchange-lay",
        _ if rack.count(own.contents.animal.into()) > 1 => "bots-double-seven-exchange-start",
        _ if rack.clovers() > 0 => "bots-double-seven-exchange-clover",
        _ => "bots-double-seven-exchange-way",
    };
    let given = Arg::key(own.contents.animal.key());
    about(key, animal).with("given", given).with("left", view.unseen_of(animal.into()))
}
