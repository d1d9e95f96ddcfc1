//! The members of a place, for those who look after it.

use leptos::prelude::*;
use serde_json::json;
use sevenfold_core::Message;

use super::company::{Done, Said};
use super::desk::{self, Resident};
use crate::speech::Speech;

/// So many members are told at once.
const PAGE: usize = 100;

/// Members in the order of their names, as many as were asked for.
#[component]
pub(super) fn Residents() -> impl IntoView {
    let speech = Speech::here();
    let (all, said) = (RwSignal::new(Vec::<Resident>::new()), RwSignal::new(None::<Message>));
    let (done, ended) = (RwSignal::new(None::<Message>), RwSignal::new(false));
    let own = RwSignal::new(None::<String>);
    desk::then(desk::me(), said, move |me| own.set(Some(me.name)));
    let more = move || {
        let last = all.with_untracked(|all| all.last().map(|one| one.name.clone()).unwrap_or_default());
        let last = String::from(js_sys::encode_uri_component(&last));
        let path = format!("/api/admin/members?after={last}");
        desk::then(async move { desk::list(&path).await }, said, move |found: Vec<Resident>| {
            ended.set(found.len() < PAGE);
            all.update(|all| all.extend(found));
        });
    };
    more();
    let row = move |one: Resident| view! { <ResidentRow one own said done /> };
    view! {
        <section class="panel">
            <h2 class="serif">{speech.says("members-members")}</h2>
            <Said said />
            <Done done />
            <ul class="rows">{move || all.get().into_iter().map(row).collect_view()}</ul>
            <div class="row2" class:hid=move || ended.get()>
                <button class="btn" type="button" on:click=move |_| more()>{speech.says("members-more")}</button>
            </div>
        </section>
    }
}

/// A member: what they are here, and what can be done about it.
#[component]
fn ResidentRow(
    one: Resident,
    /// What whoever looks at the list is called: nobody takes their own role away.
    own: RwSignal<Option<String>>,
    said: RwSignal<Option<Message>>,
    done: RwSignal<Option<Message>>,
) -> impl IntoView {
    let speech = Speech::here();
    let (name, looks_after) = (StoredValue::new(one.name.clone()), RwSignal::new(one.role == "admin"));
    let path = move || {
        let name = name.with_value(|name| String::from(js_sys::encode_uri_component(name)));
        format!("/api/admin/members/{name}")
    };
    let told = move |key: &'static str| Message::new(key).with("name", name.get_value());
    let out = move |_| {
        let path = format!("{}/sessions", path());
        desk::then(desk::tell("DELETE", path, None), said, move |()| {
            done.set(Some(told("members-signed-out")));
        });
    };
    let turn = move |_| {
        let after = !looks_after.get_untracked();
        let body = json!({ "role": if after { "admin" } else { "member" } });
        desk::then(desk::tell("PUT", path(), Some(body)), said, move |()| {
            looks_after.set(after);
            done.set(Some(told(if after { "members-role-given" } else { "members-role-taken" })));
        });
    };
    let role = move || speech.t(if looks_after.get() { "members-role-admin" } else { "members-member" });
    let deed = move || speech.t(if looks_after.get() { "members-role-take" } else { "members-role-give" });
    let is_own = move || own.with(|own| own.as_deref() == Some(name.read_value().as_str()));
    view! {
        <li class="resident">
            <span><b>{one.name}</b><small>{role}</small></span>
            <button class="btn" type="button" class:hid=is_own on:click=turn>{deed}</button>
            <button class="btn" type="button" on:click=out>{speech.says("members-sign-out-all")}</button>
        </li>
    }
}
