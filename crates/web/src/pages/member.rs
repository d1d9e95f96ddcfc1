//! The pages of membership: becoming a member, what a member has set, and coming in on another device; and looking after the
//! place.

mod add_device;
mod admin;
mod codes;
mod company;
mod desk;
mod devices;
mod enter;
mod join;
mod mine;
mod passkey;
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
    let found = move |found: Me| {
        let standing = found.member.as_ref().map_or(Standing::Guest, |_| Standing::Member);
        me::keep_standing(standing);
        reception.stands(standing);
        known.set(Some(found));
    };
    let ask = Callback::new(move |()| desk::then(desk::me(), said, found));
    ask.run(());
    let title = move || match known.get() {
        Some(Me { member: Some(_), .. }) => speech.t("members-mine"),
        _ => speech.t("members-become"),
    };
    let page = move || match known.get() {
        None => ().into_any(),
        Some(Me { name, member: Some(member) }) => view! { <Mine name member /> }.into_any(),
        Some(Me { name, member: None }) => view! { <Become name done=ask /> }.into_any(),
    };
    view! {
        <Title text=Signal::derive(title) />
        <Bar><span class="serif">{title}</span></Bar>
        <main id="main" class="create member" aria-busy=move || known.get().is_none().then_some("true")>
            <h1 class="vh">{title}</h1>
            <Announcement />
            <Said said />
            {asked("left").map(|_| view! { <p role="status">{speech.says("members-left")}</p> })}
            {page}
        </main>
    }
}
