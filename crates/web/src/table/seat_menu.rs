//! What a player can do about the own seat: the name, automatic answers, another device, getting up, giving up.

use leptos::prelude::*;
use sevenfold_core::Seat;
use sevenfold_protocol::{Auto, BotSpeed, Phase, Request};

use super::{Here, on_occasion};
use crate::link::Place;
use crate::me;
use crate::memo::Memo;
use crate::parts::{Dialog, Icon, Loudness, NameField, Qr, Segs, ShareLink, address_of};

/// The speeds bots can have, as they are called.
pub(crate) const SPEEDS: [(BotSpeed, &str); 4] = [
    (BotSpeed::Slow, "web-speed-slow"),
    (BotSpeed::Normal, "web-speed-normal"),
    (BotSpeed::Fast, "web-speed-fast"),
    (BotSpeed::Instant, "web-speed-instant"),
];

/// The button and its window.
#[component]
pub(crate) fn SeatMenu(here: Here, open: RwSignal<bool>) -> impl IntoView {
    view! {
        <button class="tool" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon name="icon-more" />
            <span>{here.says("web-this-seat")}</span>
        </button>
        <Dialog open title=Signal::derive(here.says("web-this-seat"))>
            {on_occasion(move |it| (it.menu)(here, open))}
        </Dialog>
    }
}

/// What is in the window.
#[component]
pub(crate) fn Menu(here: Here, open: RwSignal<bool>) -> impl IntoView {
    // What is being typed stays while others move.
    let seat = Memo::new(move |_| here.me());
    view! {
        <Loudness />
        <Show when=move || here.may_rule()><Speed here /></Show>
        {move || seat.get().map(|seat| view! { <Own here seat open /> })}
    }
}

/// What concerns the seat itself.
#[component]
fn Own(here: Here, seat: Seat, open: RwSignal<bool>) -> impl IntoView {
    let playing = Memo::new(move |_| {
        let running = here.face.with(|face| face.is_some_and(|face| face.table.phase == Phase::Playing));
        running && here.stand_in(seat).is_none()
    });
    // A rated game is played under one's own name, and no link brings anybody else to the seat.
    let casual = !here.is_rated();
    let links = casual && here.link.place == Place::Server;
    view! {
        {casual.then(|| view! { <Rename here seat /> })}
        <AutoSwitch here seat />
        {links.then(|| view! { <OtherDevice here seat /> })}
        <Show when=move || playing.get()><Leaving here seat open /></Show>
    }
}

/// How long bots seem to think.
#[component]
fn Speed(here: Here) -> impl IntoView {
    let chosen = move || here.face.with(|face| face.map(|face| face.settings.bots));
    let choose = move |speed| {
        me::keep_speed(speed);
        here.link.ask(Request::SetBotSpeed { speed });
    };
    view! {
        <Segs
            label="web-speed"
            values=SPEEDS.to_vec()
            chosen=Signal::derive(chosen)
            choose=Callback::new(choose)
        />
    }
}

/// Be called something else.
#[component]
fn Rename(here: Here, seat: Seat) -> impl IntoView {
    let name = RwSignal::new(untrack(|| here.given_name(seat)));
    let keep = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked().trim().to_owned();
        me::keep_name(&name);
        here.link.ask(Request::SetName { seat, name });
    };
    view! {
        <form class="rename" on:submit=keep>
            <NameField name />
            <button class="btn">{here.says("web-keep")}</button>
        </form>
    }
}

/// Let the table give passive answers.
#[component]
fn AutoSwitch(here: Here, seat: Seat) -> impl IntoView {
    let on = move || {
        let mine = here.face.with(|face| face.and_then(|face| face.mine));
        mine.is_some_and(|mine| mine.auto == Auto::Passive)
    };
    let set = move |event| {
        let auto = if event_target_checked(&event) { Auto::Passive } else { Auto::Off };
        here.link.ask(Request::SetAuto { seat, auto });
    };
    view! {
        <label class="opt">
            <input type="checkbox" prop:checked=on on:change=set />
            <span><b>{here.says("web-auto")}</b><small>{here.says("web-auto-hint")}</small></span>
        </label>
    }
}

/// The way to this seat from another device: whoever has the link has the seat.
#[component]
fn OtherDevice(here: Here, seat: Seat) -> impl IntoView {
    let address = Memo::new(move |_| {
        let code = here.face.with(|face| face.map(|face| face.table.code))?;
        let token = here.link.with_picture(|picture| picture.token(seat))?;
        // After the hash, so that the secret is in no server's log.
        Some(address_of(&format!("/table/{code}#seat={token}")))
    });
    // Taking the own seat again changes nothing, and its answer carries the token.
    let ask = move |_| {
        here.link.ask(Request::TakeSeat { seat: Some(seat), name: here.given_name(seat) });
    };
    view! {
        <section class="device">
            <h3>{here.says("web-other-device")}</h3>
            <p class="soft">{here.says("web-other-device-hint")}</p>
            {move || match address.get() {
                None => view! { <button class="btn" on:click=ask>{here.says("web-other-device-show")}</button> }.into_any(),
                Some(address) => view! {
                    <div class="paper"><Qr text=address.clone() label=Signal::derive(here.says("web-qr")) /></div>
                    <ShareLink address=address title=Signal::derive(here.says("web-this-seat")) />
                }
                .into_any(),
            }}
        </section>
    }
}

/// Getting up for a while, and giving up for good; the latter is asked twice.
#[component]
fn Leaving(here: Here, seat: Seat, open: RwSignal<bool>) -> impl IntoView {
    let (sure, rated) = (RwSignal::new(false), here.is_rated());
    let leave = move |_| {
        open.set(false);
        here.link.ask(Request::LeaveSeat { seat });
    };
    let resign = move |_| {
        open.set(false);
        here.link.ask(Request::Resign { seat });
    };
    view! {
        <section class="leaving">
            <div>
                <p class="soft">{here.says(if rated { "web-rated-leave" } else { "web-leave-hint" })}</p>
                {(!rated).then(|| view! { <button class="btn" on:click=leave>{here.says("web-leave")}</button> })}
            </div>
            <div>
                <p class="soft">{move || here.t(if sure.get() { "web-resign-sure" } else { "web-resign-hint" })}</p>
                {move || if sure.get() {
                    view! {
                        <div class="row2">
                            <button class="btn bad" on:click=resign>{here.t("web-resign")}</button>
                            <button class="btn" on:click=move |_| sure.set(false)>{here.t("web-play-on")}</button>
                        </div>
                    }
                    .into_any()
                } else {
                    view! { <button class="btn" on:click=move |_| sure.set(true)>{here.t("web-resign")}" …"</button> }.into_any()
                }}
            </div>
        </section>
    }
}
