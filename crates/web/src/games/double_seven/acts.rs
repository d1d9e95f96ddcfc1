//! The buttons below the rack.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_double_seven::{Action, Pair};

use super::board::Board;
use super::picks::Offer;
use crate::memo::Memo;
use crate::table::hinted;

/// What can be done with what is chosen. A button that is not ready says why when it is pressed.
#[component]
pub(crate) fn Acts(board: Board) -> impl IntoView {
    let offers = Memo::new(move |_| {
        let offers = board.plan.with(|plan| {
            let plan = plan.as_ref()?;
            Some(board.picks.with(|picks| board.legal.with(|legal| picks.offers(plan, legal))))
        });
        offers.filter(|_| board.is_open()).unwrap_or_default()
    });
    view! {
        <div class="racts" role="group" aria-label=board.here.says("web-choices")>
            <For each=move || offers.get() key=|offer| *offer children=move |offer| view! { <Act board offer /> } />
        </div>
    }
}

#[component]
fn Act(board: Board, offer: Offer) -> impl IntoView {
    let ready = match offer {
        Offer::Ready(action) => Some(action),
        Offer::Start | Offer::TwoForOne | Offer::Discard => None,
    };
    let text = ready.map(|action| action.to_string());
    let (moves, picks) = match ready {
        Some(action) if Board::is_planned(action) => (None, text.clone()),
        _ => (text.clone(), None),
    };
    let wise = move || text.is_some() && hinted(board.here) == text;
    // Passing is always possible, so it does not shine.
    let shines = ready.is_some_and(|action| action != Action::Pass);
    view! {
        <button
            class="btn"
            class:can=shines
            class:quiet=ready.is_none()
            class:hinted=wise
            data-move=moves
            data-pick=picks
            on:click=move |_| press(board, offer)
        >
            {move || label(board, offer)}
        </button>
    }
}

fn press(board: Board, offer: Offer) {
    let tiles = board.picks.with_untracked(super::picks::Picks::tiles);
    match offer {
        Offer::Ready(action) => board.act(action),
        Offer::Start if tiles.is_empty() => board.remark("web-double-seven-choose-family", "DS-11"),
        Offer::Start => board.attempt(Action::Start(tiles)),
        Offer::TwoForOne => match Pair::from_tiles(tiles) {
            Some(pair) => board.attempt(Action::TwoForOne(pair)),
            None => board.remark("web-double-seven-choose-two", "DS-19"),
        },
        Offer::Discard => board.remark("web-double-seven-choose-one", "DS-9"),
    }
}

fn label(board: Board, offer: Offer) -> String {
    let planned = board.plan.with(|plan| plan.as_ref().is_some_and(|plan| !plan.steps().is_empty()));
    let message = match offer {
        Offer::Ready(Action::Pass) if planned => Message::new("web-double-seven-confirm-pass"),
        Offer::Ready(Action::Pass) => Message::new("web-double-seven-pass"),
        // Which two is seen on the rack, and the question says what becomes of them.
        Offer::Ready(Action::TwoForOne(_)) | Offer::TwoForOne => Message::new("web-double-seven-two-for-one"),
        Offer::Ready(action) => {
            let described = board.view.with(|view| view.as_ref().map(|view| view.describe(&action)));
            described.unwrap_or_else(|| Message::new("move-text").with("text", action.to_string()))
        }
        Offer::Start => Message::new("web-double-seven-start"),
        Offer::Discard => Message::new("web-double-seven-discard"),
    };
    board.here.say(&message)
}
