//! The members of a place, for those who look after it.

use leptos::prelude::*;
use serde_json::json;
use sevenfold_core::Message;

use super::company::{Done, Field, Said};
use super::desk::{self, Resident};
use crate::speech::Speech;

/// So many members are told at once.
const PAGE: usize = 100;

/// Members in the order of their names, as many as were asked for; all of them, or those with something in their name.
#[component]
pub(super) fn Residents() -> impl IntoView {
    let speech = Speech::here();
    let (all, said) = (RwSignal::new(Vec::<Resident>::new()), RwSignal::new(None::<Message>));
    let (done, ended) = (RwSignal::new(None::<Message>), RwSignal::new(false));
    let own = RwSignal::new(None::<String>);
    desk::then(desk::me(), said, move |me| own.set(Some(me.name)));
    let (written, sought) = (RwSignal::new(String::new()), StoredValue::new(String::new()));
    let ask = move |after: String| {
        let name = sought.get_value();
        let parts = [&after, &name].map(|part| String::from(js_sys::encode_uri_component(part)));
        let path = format!("/api/admin/members?after={}&name={}", parts[0], parts[1]);
        desk::then(async move { desk::list(&path).await }, said, move |found: Vec<Resident>| {
            // Whoever has looked for another name meanwhile does not want this one any more.
            if sought.with_value(|sought| *sought != name) {
                return;
            }
            ended.set(found.len() < PAGE);
            all.update(|all| {
                if after.is_empty() {
                    all.clear();
                }
                all.extend(found);
            });
        });
    };
    ask(String::new());
    let find = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        sought.set_value(written.get_untracked());
        ask(String::new());
    };
    let more =
        move |_| ask(all.with_untracked(|all| all.last().map(|one| one.name.clone()).unwrap_or_default()));
    let row = move |one: Resident| view! { <ResidentRow one own said done /> };
    view! {
        <section class="panel" id="residents">
            <h2 class="serif">{speech.says("members-members")}</h2>
            <form role="search" on:submit=find>
                <Field label="members-find" fill="off" value=written />
                <div class="row2"><button class="btn" id="find-member">{speech.says("members-find-go")}</button></div>
            </form>
            <Said said />
            <Done done />
            <ul class="rows">{move || all.get().into_iter().map(row).collect_view()}</ul>
            <p role="status">
                {move || (ended.get() && all.with(Vec::is_empty)).then(|| speech.t("members-find-nobody"))}
            </p>
            <div class="row2" class:hid=move || ended.get()>
                <button class="btn" type="button" on:click=more>{speech.says("members-more")}</button>
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
