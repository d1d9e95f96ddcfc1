//! One's own tiles: what is left with the level each must take, what has been laid, and what to do with the one in hand.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_seven::{Left, Tile};

use super::caption::{letter, shape};
use super::hand::Hand;
use super::hold::{Fit, Grip, Spin};
use super::pattern;
use super::places::Places;
use super::play::Play;
use crate::afterwards::afterwards;
use crate::memo::Memo;
use crate::parts::Icon;
use crate::speech::Speech;
use crate::table::{Here, hinted};

/// What is under the board.
pub(crate) fn dock(here: Here) -> AnyView {
    let play = Play::at(here);
    let over =
        Memo::new(move |_| play.view.with(|view| view.as_ref().is_some_and(|view| view.turn.is_none())));
    let seated = Memo::new(move |_| play.me().is_some() && play.view.with(Option::is_some));
    view! {
        <Show when=move || seated.get()>
            <div class="sv-dock" class:over=move || over.get()>
                <Say play />
                <Handles hand=play.hand />
                <div class="sv-under"><Tray play /><Places play /></div>
            </div>
        </Show>
    }
    .into_any()
}

/// Why the tile in hand goes where it goes, or may not.
#[component]
fn Say(play: Play) -> impl IntoView {
    let refused = Memo::new(move |_| play.hand.hold.get().is_some_and(|hold| hold.fit != Fit::Fits));
    let caption = afterwards(play.caption, 1);
    let words = move || match caption.get() {
        Some(caption) => {
            let link = format!("/rules/seven#{}", caption.rule);
            let rule = play.say(&Message::new("web-seven-why").with("rule", caption.rule.to_string()));
            view! { {play.say(&caption.reason)}" "<a href=link target="_blank">{rule}</a> }.into_any()
        }
        None if play.hand.offer.with(super::offer::Offer::is_empty) => ().into_any(),
        None => play.here.t("web-seven-choose").into_any(),
    };
    view! { <p class="sv-why" class:no=move || refused.get()>{words}</p> }
}

/// Turning, flipping, laying.
#[component]
pub(crate) fn Handles(hand: Hand) -> impl IntoView {
    let speech = Speech::here();
    let empty = Memo::new(move |_| hand.tile.get().is_none());
    let idle = move || empty.get();
    let refused = Memo::new(move |_| hand.hold.get().is_some_and(|hold| hold.fit != Fit::Fits));
    let ready = Memo::new(move |_| hand.hold.get().is_some_and(|hold| hold.grip == Grip::Set));
    let t = move |key: &'static str| move || speech.t(key);
    let lay = move || speech.t(if refused.get() { "web-seven-move" } else { "web-seven-lay" });
    view! {
        <div class="sv-acts">
            <button class="btn sq2" disabled=idle on:click=move |_| hand.spin(Spin::Right)>
                <Icon name="icon-turn" /><span>{t("web-seven-turn")}</span><kbd>"R"</kbd>
            </button>
            <button class="btn sq2" disabled=idle on:click=move |_| hand.spin(Spin::Flip)>
                <Icon name="icon-flip" /><span>{t("web-seven-flip")}</span><kbd>"F"</kbd>
            </button>
            <button
                class="btn go"
                class:ready=move || ready.get()
                disabled=idle
                data-move=move || hand.notation()
                on:click=move |_| hand.lay()
            >
                <Icon name="icon-check" /><span>{lay}</span><kbd>"↵"</kbd>
            </button>
        </div>
    }
}

/// The tiles.
#[component]
fn Tray(play: Play) -> impl IntoView {
    let left = Memo::new(move |_| play.left());
    let laid = move || {
        let seat = play.me();
        play.view.with(|view| {
            let tiles = view.as_ref().map(|view| view.tiles.clone()).unwrap_or_default();
            tiles.into_iter().filter(|tile| Some(tile.seat) == seat).collect::<Vec<_>>()
        })
    };
    let tiles = move || {
        left.get().into_iter().enumerate().map(|(index, left)| held(play, index, left)).collect_view()
    };
    let gone = move || laid().into_iter().map(|laid| gone(play, laid.tile, laid.level)).collect_view();
    let count = move || play.say(&Message::new("web-seven-laid").with("count", laid().len()));
    view! {
        <ul class="sv-tray" aria-label=play.here.says("web-seven-tray")>
            {tiles}
            {gone}
            <li class="sv-laid" aria-hidden="true">
                <span>{move || laid().iter().map(|laid| pattern::hollow(&pattern::lying(laid.tile))).collect_view()}</span>
                {count}
            </li>
        </ul>
    }
}

/// A tile that can be taken in hand.
fn held(play: Play, index: usize, left: Left) -> AnyView {
    let tile = left.tile;
    let open = move || play.hand.offer.with(|offer| !offer.of_tile(tile).is_empty());
    let in_hand = Memo::new(move |_| play.hand.tile.get() == Some(tile));
    let chosen = move || in_hand.get();
    let wise = move || hinted(play.here).is_some_and(|text| text.starts_with(tile.letter()));
    let press = move |event: leptos::ev::MouseEvent| {
        if in_hand.get_untracked() {
            play.hand.drop();
        } else {
            play.hand.take(tile);
            // Pressed by key: the next keys move it.
            if event.detail() == 0 {
                super::keys::to_board();
            }
        }
    };
    // In hand a tile is turned; the picture turns with it.
    let lies = Memo::new(move |_| {
        let turns = play.hand.camera.get().stance.turns;
        let hold = play.hand.hold.get().filter(|hold| hold.tile() == tile);
        hold.map_or_else(
            || (pattern::lying(tile), 0),
            |hold| (pattern::shape_of(hold.place.orientation), turns),
        )
    });
    let colour = move || play.colour().unwrap_or(sevenfold_seven::Colour::White);
    let picture = move || {
        let (cells, turns) = lies.get();
        pattern::tile(&cells, turns, colour())
    };
    let facts = move |key: &'static str| {
        play.say(&Message::new(key).with("level", left.level).with("places", left.places))
    };
    view! {
        <li class="sv-tl" class:on=chosen class:can=open class:hinted=wise>
            <button aria-pressed=move || chosen().to_string() disabled=move || !open() data-pick=letter(tile) on:click=press>
                <kbd>{index + 1}</kbd>
                {picture}
                <span class="tn"><b>{letter(tile)}</b>" "{move || play.say(&shape(tile))}</span>
                <span class="to">{move || facts("web-seven-goes")}</span>
                <span class="tp">{move || facts("web-seven-spots")}</span>
            </button>
        </li>
    }
    .into_any()
}

/// A tile that lies on the table.
fn gone(play: Play, tile: Tile, level: u8) -> AnyView {
    view! {
        <li class="sv-tl gone">
            {pattern::hollow(&pattern::lying(tile))}
            <span class="tn"><b>{letter(tile)}</b>" "{move || play.say(&shape(tile))}</span>
            <span class="to">{move || play.say(&Message::new("web-seven-lies").with("level", level))}</span>
        </li>
    }
    .into_any()
}
