//! Before the game: who sits where, which bots, and how others find the table.

mod chair;
mod terms;

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::{Request, SeatFace, Sitter};

use super::refused::Refused;
use super::{Here, Invite};
use crate::link::Place;
use crate::me;
use crate::memo::Memo;
use crate::parts::{Icon, Levels, NameField, usual};
use chair::{Chair, Whose};
use terms::Terms;

/// The table while people gather.
#[component]
pub(crate) fn Gathering(here: Here) -> impl IntoView {
    let name = RwSignal::new(me::name().unwrap_or_default());
    let rename = Callback::new(move |()| rename(here, &name.get_untracked()));
    let level = RwSignal::new(start_level(&here.roster()));
    let seats = Memo::new(move |_| {
        here.face.with(|face| face.map(|face| face.table.seats.clone()).unwrap_or_default())
    });
    let chairs = move || {
        here.speech.lang();
        let (mine, may_rule) = (here.mine(), here.may_rule());
        let chair = |seat: SeatFace| {
            let whose = if mine.contains(seat.seat) { Whose::Mine } else { Whose::Others };
            view! { <Chair here seat whose may_rule name level /> }
        };
        seats.get().into_iter().map(chair).collect_view()
    };
    view! {
        <main id="main" class="gather">
            <section class="panel" aria-labelledby="sitting">
                <h2 id="sitting" class="serif">{here.says("web-who-sits-down")}</h2>
                <NameField name done=rename />
                {move || here.is_rated().then(|| view! { <p class="rated-say">{here.says("web-rated-say")}</p> })}
                <ul class="chairs">{chairs}</ul>
                <Refused here />
                <Begin here seats level />
            </section>
            <div class="beside">
                {(here.link.place == Place::Server).then(|| view! { <Invite here /> })}
                <Terms here />
            </div>
        </main>
    }
}

/// The level kept from last time, or the usual one.
fn start_level(roster: &[String]) -> String {
    me::level(roster).unwrap_or_else(|| usual(roster).to_owned())
}

/// Whoever sits already is called so at once.
fn rename(here: Here, name: &str) {
    let name = name.trim();
    for seat in here.mine().iter() {
        me::keep_name(name);
        here.link.ask(Request::SetName { seat, name: name.to_owned() });
    }
}

/// Who is still waited for, and the start.
#[component]
fn Begin(here: Here, seats: Memo<Vec<SeatFace>>, level: RwSignal<String>) -> impl IntoView {
    let free = move || seats.with(|seats| seats.iter().filter(|seat| seat.sitter == Sitter::Nobody).count());
    let seated = move || !here.mine().is_empty();
    let starts = move || here.may_rule() && seated();
    let start = move |_| here.link.ask(Request::Start { fill: (free() > 0).then(|| level.get_untracked()) });
    let sentence = move || {
        let key = match (seated(), starts(), free()) {
            (false, _, 1..) => "web-gather-watching",
            (false, _, 0) | (true, true, 0) => "web-gather-ready",
            (true, true, _) => "web-gather-free",
            (true, false, _) => "web-gather-seated",
        };
        here.say(&Message::new(key).with("free", free()))
    };
    let choose = Callback::new(move |bot: String| {
        me::keep_level(&bot);
        level.set(bot);
    });
    view! {
        <Show when=move || starts() && free() != 0>
            <fieldset class="fill">
                <legend>{here.says("web-level-fill")}</legend>
                <Levels roster=Signal::derive(move || here.roster()) chosen=level choose name="fill".to_owned() />
            </fieldset>
        </Show>
        <div class="row">
            <p role="status" class="ask"><span class="dot"></span><span>{sentence}</span></p>
            <Show when=starts>
                <button class="btn go big" on:click=start>
                    <Icon name="icon-play" />
                    {move || here.t(if free() > 0 { "web-start-with-bots" } else { "web-start" })}
                </button>
            </Show>
        </div>
    }
}

/// Takes a free seat. Whoever gives no name is called by the seat's number, in each reader's own language.
fn sit(here: Here, seat: Seat, name: &str) {
    let name = name.trim();
    if !name.is_empty() {
        me::keep_name(name);
    }
    here.link.ask(Request::TakeSeat { seat: Some(seat), name: name.to_owned() });
}
