//! The reserve, face down and face up, what is out of the game, and the tokens nobody has won yet.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_double_seven::{Action, Pick};

use super::board::Board;
use super::recent::{Lying, Slot};
use super::tile::{art, picture, tile, token};
use crate::memo::Memo;
use crate::table::{Sign, came, hinted};

/// The middle of the table.
#[component]
pub(crate) fn Reserve(board: Board) -> impl IntoView {
    let slots = Memo::new(move |_| slots(board));
    let ids = move || slots.with(|slots| slots.iter().map(|slot| slot.id).collect::<Vec<_>>());
    let slot = move |id: u32| {
        let place = Memo::new(move |_| slots.with(|slots| slots.iter().copied().find(|slot| slot.id == id)));
        view! { <Open board place /> }
    };
    view! {
        <div class="stock">
            <Pile board />
            <ul class="ups" class:many=move || slots.with(|slots| slots.len() > 7) aria-label=board.here.says("web-double-seven-face-up")>
                <For each=ids key=|id| *id children=slot />
            </ul>
            <Out board />
            <Bank board />
        </div>
    }
}

/// The open tiles as laid out; what is put down in thought lies at the end.
fn slots(board: Board) -> Vec<Slot> {
    let mut slots =
        board.recent.with(|recent| recent.as_ref().map(|recent| recent.slots().to_vec()).unwrap_or_default());
    let planned = board.view.with(|view| view.as_ref().map(|view| (view.reserve.face_up, view.turn)));
    if let Some((face_up, turn)) = planned {
        let lying = slots.iter().filter(|slot| slot.state == Lying::There).map(|slot| slot.tile).collect();
        slots.extend(
            face_up.without(lying).iter().enumerate().map(|(nth, tile)| Slot::planned(nth, tile, turn)),
        );
    }
    slots
}

/// The face-down tiles; pressing them draws the top one.
#[component]
fn Pile(board: Board) -> impl IntoView {
    let left = move || board.view.with(|view| view.as_ref().map_or(0, |view| view.reserve.face_down));
    let draw = Action::Draw(Pick::FaceDown);
    let can = move || board.is_open() && board.legal.with(|legal| legal.contains(&draw));
    let label = move || board.here.say(&Message::new("web-double-seven-down").with("count", left()));
    let says = move || {
        if can() { format!("{}: {}", board.here.t("web-double-seven-draw"), label()) } else { label() }
    };
    let backs = move || (0..left().div_ceil(12).min(5)).map(|_| view! { <i></i> }).collect_view();
    view! {
        <div class="pile">
            <button
                class="dn"
                data-spot="down"
                class:can=can
                class:empty=move || left() == 0
                class:hinted=move || hinted(board.here).as_deref() == Some("draw ?")
                disabled=move || !can()
                aria-label=says
                data-move=move || can().then(|| draw.to_string())
                on:click=move |_| board.act(draw)
            >
                {backs}
                <svg viewBox="0 0 48 48" aria-hidden="true"><use href="#token" /></svg>
            </button>
            <span class="capt"><b class="num">{left}</b>" "<span>{board.here.says("web-double-seven-face-down")}</span></span>
        </div>
    }
}

/// A place of the open reserve: a tile to take, or the gap it left.
#[component]
fn Open(board: Board, place: Memo<Option<Slot>>) -> impl IntoView {
    let draw = move || place.get().map(|slot| Action::Draw(Pick::FaceUp(slot.tile)));
    let can = move || {
        let lies = place.with(|slot| slot.is_some_and(|slot| slot.state == Lying::There));
        lies && board.is_open() && draw().is_some_and(|draw| board.legal.with(|legal| legal.contains(&draw)))
    };
    let wise = move || can() && draw().is_some_and(|draw| hinted(board.here) == Some(draw.to_string()));
    let name = move || place.get().map(|slot| board.here.t(slot.tile.key()));
    let mark = move || place.get().and_then(|slot| slot.by.map(|seat| mark(board, slot, seat)));
    move || {
        let slot = place.get()?;
        let class = format!("t {}", art(slot.tile));
        Some(match slot.state {
            Lying::Gone => view! {
                <li><span class=format!("{class} gone") aria-hidden="true">{picture(slot.tile)}</span>{mark}</li>
            }
            .into_any(),
            Lying::There => view! {
                <li data-spot=format!("up-{}", slot.tile.symbol()) data-from=slot.by.map(|seat| came(&board.rack_of(seat), format!("put-{}", slot.id)))>
                    <button
                        class=class
                        class:can=can
                        class:hinted=wise
                        disabled=move || !can()
                        aria-label=name
                        data-move=move || draw().filter(|_| can()).map(|draw| draw.to_string())
                        on:click=move |_| board.act(Action::Draw(Pick::FaceUp(slot.tile)))
                    >
                        {picture(slot.tile)}
                    </button>
                    {mark}
                </li>
            }
            .into_any(),
        })
    }
}

/// Who took a tile, or put it there.
fn mark(board: Board, slot: Slot, seat: Seat) -> AnyView {
    let key = match slot.state {
        Lying::Gone => "web-double-seven-took",
        Lying::There => "web-double-seven-put",
    };
    let title = board.here.say(&Message::new(key).with("seat", seat));
    let words = title.clone();
    view! { <span class="by" title=title><Sign seat /><span class="vh">{words}</span></span> }.into_any()
}

/// Tiles out of the game (DS-9).
#[component]
fn Out(board: Board) -> impl IntoView {
    let out = move || board.view.with(|view| view.as_ref().map(|view| view.discarded).unwrap_or_default());
    let label = move || board.here.say(&Message::new("web-double-seven-out").with("count", out().len()));
    move || {
        (!out().is_empty()).then(|| {
            let names = out().iter().map(|tile| board.here.t(tile.key())).collect::<Vec<_>>().join(", ");
            let title = names.clone();
            view! {
                <div class="out" title=title>
                    <span class="ts">{out().iter().map(|out| view! { <span class="piece">{tile(out, "")}</span> }).collect_view()}</span>
                    <span class="capt">{label}<span class="vh">": "{names}</span></span>
                </div>
            }
        })
    }
}

/// The tokens nobody has won yet.
#[component]
fn Bank(board: Board) -> impl IntoView {
    let sevens = move || board.view.with(|view| view.as_ref().map_or(0, |view| view.sevens_left));
    let open = move || {
        board.view.with(|view| {
            view.as_ref().is_some_and(|view| !view.players.iter().any(|player| player.double_seven))
        })
    };
    let label = move || board.here.say(&Message::new("web-double-seven-left").with("count", sevens()));
    let double =
        move || board.here.t(if open() { "web-double-seven-77-open" } else { "web-double-seven-77-won" });
    view! {
        <div class="bank">
            <span class="ts7" aria-hidden="true">{move || (0..sevens()).map(|_| token("7", "")).collect_view()}</span>
            {move || token("77", if open() { "big" } else { "big won" })}
            <span class="capt">{label}<span class="wide">", "{double}</span></span>
        </div>
    }
}
