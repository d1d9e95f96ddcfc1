//! 777: the pile with colour and number in force, the ring of seats around it, the window in which an attack is
//! answered, the race for the HERALD, and what everybody has collected.

mod band;
mod card;
mod clock;
mod dock;
mod hand;
mod keys;
mod middle;
mod model;
mod offers;
mod race;
mod ring;
mod seats;
mod sheet;
mod stage;

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_triple_seven::TripleSeven;

use super::Drawn;
use crate::table::Here;
use model::Thing;
use stage::Stage;

/// 777 as the client draws it.
pub(crate) static TRIPLE_SEVEN: Drawn = Drawn {
    middle: |here| middle::middle(Stage::set_up(here)),
    hand,
    counts: seats::counts,
    sheet: |here| Some(sheet::sheet(Stage::at(here))),
    progress,
    about: |text| Thing::of(text.parse().ok()?).map(Thing::name),
    path: super::by_words,
    group: super::as_written,
    describe: super::describe::<TripleSeven>,
};

fn hand(here: Here) -> AnyView {
    let stage = Stage::at(here);
    keys::listen(stage);
    dock::dock(stage)
}

fn progress(here: Here) -> Option<String> {
    let view = super::view_of::<TripleSeven>(here)?;
    Some(here.say(&Message::new("web-round").with("round", view.table.round)))
}
