//! What is meant for a member wherever they are: invitations, with an answer at once.

use leptos::prelude::*;
use sevenfold_protocol::{Attention, Invitation};

use super::Room;
use super::line::Reach;
use super::people::One;
use crate::me;
use crate::memo::Memo;
use crate::reception::Reception;
use crate::watch::watch;

/// The invitations that wait, over whatever page is shown, and that this browser was signed out from another device. An
/// invitation that is put off waits in the lobby.
#[component]
pub(crate) fn Notices() -> impl IntoView {
    let room = Room::open(Attention::Notices, |_| ());
    let reception = Reception::here();
    let ended = RwSignal::new(false);
    watch(move || {
        // Whoever signs out or leaves here themselves is told so where they did it, and is a guest by now.
        if room.reach.get() == Reach::Forgotten && me::standing() == me::Standing::Member {
            me::keep_standing(me::Standing::SignedOut);
            ended.set(true);
        }
    });
    let put_off = RwSignal::new(Vec::<i64>::new());
    let shown = Memo::new(move |_| {
        let waits = |one: &&Invitation| put_off.with(|ids| !ids.contains(&one.id));
        room.lobby.with(|lobby| lobby.invitations.iter().filter(waits).cloned().collect::<Vec<_>>())
    });
    let card = move |invitation: Invitation| {
        let id = invitation.id;
        view! {
            <One room invitation>
                <button class="btn quiet" on:click=move |_| put_off.update(|ids| ids.push(id))>{room.says("web-notice-later")}</button>
            </One>
        }
    };
    view! {
        <aside class="notices" aria-label=room.says("web-lobby-invitations")>
            <ul aria-live="polite"><For each=move || shown.get() key=|one| one.id children=card /></ul>
            <div role="alert">{move || ended.get().then(|| view! {
                <div class="panel signed-out">
                    <p>{room.says("web-lobby-signed-out")}</p>
                    <div class="row2">
                        <a class="btn" href="/member">{room.says("web-membership-go")}</a>
                        <button class="btn quiet" on:click=move |_| reception.stands(me::Standing::SignedOut)>{room.says("web-notice-later")}</button>
                    </div>
                </div>
            })}</div>
            <div role="alert">{move || room.refused.get().map(|message| view! { <p class="panel">{room.say(&message)}</p> })}</div>
        </aside>
    }
}
