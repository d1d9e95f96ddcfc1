//! Before the game: who sits where, and how others find the table.

use leptos::prelude::*;
use sevenfold_core::Seat;
use sevenfold_protocol::{Request, SeatFace, Sitter};

use super::refused::Refused;
use super::{Here, Invite, Sign};
use crate::link::Place;
use crate::parts::Icon;
use crate::{me, random};

/// The bot that takes a free seat unless another is chosen.
const BOT: &str = "club";

/// Is a seat this client's?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Mine,
    Others,
}

/// The table while people gather.
#[component]
pub fn Gathering(here: Here) -> impl IntoView {
    let name = RwSignal::new(me::name().unwrap_or_default());
    let seats = Memo::new(move |_| {
        here.face.with(|face| face.as_ref().map(|face| face.table.seats.clone()).unwrap_or_default())
    });
    let free = move || seats.with(|seats| seats.iter().filter(|seat| seat.sitter == Sitter::Nobody).count());
    let seated = move || !here.mine().is_empty();
    let chairs = move || {
        let (mine, may_rule) = (here.mine(), here.may_rule());
        let chair = |seat: SeatFace| {
            let whose = if mine.contains(seat.seat) { Whose::Mine } else { Whose::Others };
            view! { <Chair here seat whose may_rule name /> }
        };
        seats.get().into_iter().map(chair).collect_view()
    };
    let start = move |_| here.link.ask(Request::Start { fill: (free() > 0).then(|| BOT.to_owned()) });
    let label = move || here.t(if free() > 0 { "web-start-with-bots" } else { "web-start" });
    view! {
        <main id="main" class="gather">
            <section class="panel" aria-labelledby="sitting">
                <h2 id="sitting" class="serif">{move || here.t("web-who-sits-down")}</h2>
                <label class="name">
                    <span>{move || here.t("web-your-name")}</span>
                    <input
                        type="text"
                        maxlength="24"
                        autocomplete="nickname"
                        prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                </label>
                <ul class="chairs">
                    {chairs}
                </ul>
                <Refused here />
                <div class="row">
                    <p role="status" class="soft">
                        {move || here.t(if seated() { "web-gather-seated" } else { "web-gather-watching" })}
                    </p>
                    <Show when=move || here.may_rule() && seated()>
                        <button class="btn go" on:click=start><Icon name="icon-play" />{label}</button>
                    </Show>
                </div>
            </section>
            {(here.link.place == Place::Server).then(|| view! { <Invite here /> })}
        </main>
    }
}

#[component]
fn Chair(here: Here, seat: SeatFace, whose: Whose, may_rule: bool, name: RwSignal<String>) -> impl IntoView {
    let SeatFace { seat, sitter } = seat;
    let mine = whose == Whose::Mine;
    let status = match &sitter {
        Sitter::Nobody => "web-chair-free",
        Sitter::Bot { .. } => "web-status-bot",
        Sitter::Person { .. } if mine => "web-you",
        Sitter::Person { here: false, .. } => "web-status-away",
        Sitter::Person { .. } => "web-status-here",
    };
    let free = sitter == Sitter::Nobody;
    view! {
        <li class:free=free>
            <Sign seat />
            <div class="who"><b>{here.name(seat)}</b><span class="st2">{here.t(status)}</span></div>
            <span class="sp"></span>
            {free.then(|| view! {
                <button class="btn can" on:click=move |_| sit(here, seat, &name.get_untracked())>{here.t("web-sit-here")}</button>
            })}
            {may_rule.then(|| rule(here, seat, &sitter, whose))}
            {mine.then(|| view! {
                <button class="btn" on:click=move |_| here.link.ask(Request::LeaveSeat { seat })>{here.t("web-get-up")}</button>
            })}
        </li>
    }
}

/// What whoever's word counts can do about a seat.
fn rule(here: Here, seat: Seat, sitter: &Sitter, whose: Whose) -> AnyView {
    match sitter {
        Sitter::Nobody => {
            let add = move |_| here.link.ask(Request::SetBot { seat, bot: BOT.to_owned() });
            view! { <button class="btn" on:click=add><Icon name="icon-bot" />{here.t("web-add-bot")}</button> }.into_any()
        }
        Sitter::Bot { .. } | Sitter::Person { .. } if whose == Whose::Mine => ().into_any(),
        Sitter::Bot { .. } | Sitter::Person { .. } => {
            let clear = move |_| here.link.ask(Request::ClearSeat { seat });
            view! { <button class="btn" on:click=clear>{here.t("web-send-away")}</button> }.into_any()
        }
    }
}

fn sit(here: Here, seat: Seat, name: &str) {
    let name = name.trim();
    let name = if name.is_empty() { here.t("web-you-name") } else { name.to_owned() };
    me::keep_name(&name);
    here.link.ask(Request::TakeSeat { seat: Some(seat), name, part: random::part() });
}
