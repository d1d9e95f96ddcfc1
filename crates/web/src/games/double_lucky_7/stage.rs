//! The middle of the table: the wheel, what the moment is about, and below it deck, round markers and last trick.

use leptos::prelude::*;
use sevenfold_double_lucky_7::Mode;

use super::between::Between;
use super::bid_board::Board;
use super::bids::BidsSoFar;
use super::club::Club;
use super::deck::{Deck, LastTrick};
use super::die::Die;
use super::keys;
use super::model::{Scene, scene};
use super::rounds::Rounds;
use super::table::Table;
use super::trick_row::TrickRow;
use super::use_panel::{NamePanel, UsePanel};
use super::wheel::WheelView;
use crate::table::Here;

/// The middle of the table.
pub(crate) fn middle(here: Here) -> AnyView {
    let table = Table::new(here);
    provide_context(table);
    keys::listen(table);
    let scene = here.settled(move || {
        table.see(|view| table.offer.with(|offer| scene(view, offer))).unwrap_or(Scene::Bare)
    });
    let wheeled = here.settled(move || table.mode() != Mode::Classic);
    let class = move || {
        let wheel = if wheeled.get() { " wheeled" } else { "" };
        format!("dlmid {}{wheel}", name(scene.get()))
    };
    view! {
        <div class=class>
            <Show when=move || wheeled.get()><WheelView table /></Show>
            <div class="ctr">
                <Between table />
                <Club table />
                <Die table />
                {move || part(table, scene.get())}
                <div class="low"><Deck table /><Rounds table /><LastTrick table /></div>
            </div>
        </div>
    }
    .into_any()
}

fn part(table: Table, scene: Scene) -> AnyView {
    match scene {
        Scene::Bare | Scene::Rolling => ().into_any(),
        Scene::Naming => view! { <NamePanel table /> }.into_any(),
        Scene::Bidding => view! { <Board table /> }.into_any(),
        Scene::Bids => view! { <BidsSoFar table /> }.into_any(),
        Scene::Choosing => view! { <UsePanel table /> }.into_any(),
        Scene::Trick => view! { <TrickRow table /> }.into_any(),
    }
}

/// The scene as the style sheet calls it.
const fn name(scene: Scene) -> &'static str {
    match scene {
        Scene::Bare => "bare",
        Scene::Naming => "naming",
        Scene::Bidding => "bidding",
        Scene::Bids => "others",
        Scene::Rolling => "rolling",
        Scene::Choosing => "choosing",
        Scene::Trick => "tricks",
    }
}
