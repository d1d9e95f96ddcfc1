//! The pages of membership: becoming a member, what a member has set, and coming in on another device; and looking after the
//! place.

mod add_device;
mod admin;
mod along;
mod codes;
mod company;
mod desk;
mod devices;
mod enter;
mod join;
mod mine;
mod passkey;
mod residents;
mod status;

use leptos::prelude::*;

pub(super) use self::admin::Admin;
use self::company::Said;
use self::desk::Me;
pub(super) use self::enter::Enter;
use self::join::Become;
use self::mine::Mine;
use crate::me::{self, Standing};
use crate::parts::{Announcement, Bar, Title};
use crate::reception::Reception;
use crate::speech::Speech;
use crate::way::asked;

/// Who I am here: a guest who may become a member, or a member.
#[component]
pub(crate) fn MemberPage() -> impl IntoView {
    let speech = Speech::here();
    let known = RwSignal::new(None::<Me>);
    let said = RwSignal::new(None);
    let reception = Reception::here();
    let ended = RwSignal::new(false);
    let found = move |found: Me| {
        let standing = match (&found.member, me::standing()) {
            (Some(_), _) => Standing::Member,
            (None, Standing::Guest) => Standing::Guest,
            // Whoever was a member here and is none now was signed out from another device.
            (None, Standing::Member | Standing::SignedOut) => Standing::SignedOut,
        };
        ended.set(standing == Standing::SignedOut);
        me::keep_standing(standing);
        if standing == Standing::Member {
            // Whoever came in on another device sits down under the same name.
            me::keep_name(&found.name);
        }
        reception.stands(standing);
        known.set(Some(found));
    };
    let ask = Callback::new(move |()| desk::then(desk::me(), said, found));
    ask.run(());
    let title = move || match known.get() {
        Some(Me { member: Some(_), .. }) => speech.t("members-mine"),
        _ => speech.t("members-become"),
    };
    let waits = move || known.get().is_none() && said.get().is_none();
    let page = move || match known.get() {
        None => ().into_any(),
        Some(Me { name, member: Some(member) }) => view! { <Mine name member /> }.into_any(),
        Some(Me { name, member: None }) => view! { <Become name done=ask /> }.into_any(),
    };
    view! {
        <Title text=Signal::derive(title) />
        <Bar><span class="serif">{title}</span></Bar>
        <main id="main" class="create member" aria-busy=move || waits().then_some("true")>
            <h1 class="vh">{title}</h1>
            <Announcement />
            <Said said />
            {move || (known.get().is_none() && said.get().is_some()).then(|| view! {
                <button class="btn" type="button" on:click=move |_| ask.run(())>{speech.says("web-reload")}</button>
            })}
            {move || ended.get().then(|| view! {
                <p role="status">{speech.says("members-ended")}" "<a href="/enter">{speech.says("members-enter")}</a></p>
            })}
            {asked("left").map(|_| view! { <p role="status">{speech.says("members-left")}</p> })}
            {page}
        </main>
    }
}
