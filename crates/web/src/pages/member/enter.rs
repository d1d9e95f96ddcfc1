//! Coming in as a member: with a passkey, a code from another device, a passphrase, or a recovery code.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::json;
use sevenfold_core::Message;

use super::company::{Field, Said};
use super::desk::{self, Claim};
use super::passkey::{self, Deed};
use crate::parts::{Bar, Title};
use crate::speech::Speech;
use crate::way::asked;

/// How often it is asked whether the other device has answered.
const ASK_AGAIN: Duration = Duration::from_secs(2);

/// The ways in.
#[component]
pub(crate) fn Enter() -> impl IntoView {
    let speech = Speech::here();
    view! {
        <Title text=Signal::derive(speech.says("members-enter")) />
        <Bar><span class="serif">{speech.says("members-enter")}</span></Bar>
        <main id="main" class="create member">
            <h1 class="vh">{speech.says("members-enter")}</h1>
            <p class="lead">
                {speech.says("members-enter-lead")}" "<a href="/member">{speech.says("members-become")}</a>
            </p>
            <div class="panels">
                <ByPasskey />
                <ByDevice />
                <ByPassphrase />
                <ByCode />
            </div>
        </main>
    }
}

#[component]
fn ByPasskey() -> impl IntoView {
    let speech = Speech::here();
    let (name, said) = (RwSignal::new(String::new()), RwSignal::new(None::<Message>));
    let go = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked();
        desk::then(show_passkey(name), said, |()| come_in());
    };
    passkey::are_there().then(|| {
        view! {
            <form class="panel" on:submit=go>
                <h2 class="serif">{speech.says("members-passkey")}</h2>
                <Said said />
                <div class="row2"><button class="btn go" id="enter-passkey">{speech.says("members-use-passkey")}</button></div>
                <details>
                    <summary>{speech.says("members-not-found")}</summary>
                    <Field label="members-name-first" fill="username webauthn" value=name />
                </details>
            </form>
        }
    })
}

#[component]
fn ByDevice() -> impl IntoView {
    let speech = Speech::here();
    let (code, said) = (RwSignal::new(asked("code").unwrap_or_default()), RwSignal::new(None::<Message>));
    let waiting = RwSignal::new(false);
    let go = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        desk::then(desk::claim(code.get_untracked()), said, move |claim| {
            waiting.set(true);
            look_again(claim, waiting, said);
        });
    };
    view! {
        <form class="panel" on:submit=go>
            <h2 class="serif">{speech.says("members-other-device")}</h2>
            <p>{speech.says("members-other-device-hint")}</p>
            <Said said />
            <Field label="members-code" fill="one-time-code" value=code />
            <p role="status">{move || waiting.get().then(|| speech.t("members-waiting"))}</p>
            <div class="row2"><button class="btn" id="enter-device">{speech.says("members-show-code")}</button></div>
        </form>
    }
}

#[component]
fn ByPassphrase() -> impl IntoView {
    let speech = Speech::here();
    let (name, passphrase) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let said = RwSignal::new(None::<Message>);
    let go = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = json!({ "name": name.get_untracked(), "passphrase": passphrase.get_untracked() });
        let path = "/api/session/passphrase".into();
        desk::then(desk::tell("POST", path, Some(body)), said, |()| come_in());
    };
    view! {
        <form class="panel" on:submit=go>
            <h2 class="serif">{speech.says("members-passphrase")}</h2>
            <Said said />
            <Field label="members-name" fill="username" value=name />
            <Field label="members-passphrase" fill="current-password" kind="password" value=passphrase />
            <div class="row2"><button class="btn" id="enter-passphrase">{speech.says("members-come-in")}</button></div>
        </form>
    }
}

#[component]
fn ByCode() -> impl IntoView {
    let speech = Speech::here();
    let (name, code) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let said = RwSignal::new(None::<Message>);
    let go = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = json!({ "name": name.get_untracked(), "code": code.get_untracked() });
        let path = "/api/session/recovery".into();
        desk::then(desk::tell("POST", path, Some(body)), said, |()| come_in());
    };
    view! {
        <form class="panel" id="recover" on:submit=go>
            <h2 class="serif">{speech.says("members-recovery")}</h2>
            <p>{speech.says("members-recovery-hint")}</p>
            <Said said />
            <Field label="members-name" fill="username" value=name />
            <Field label="members-recovery-code" fill="off" value=code />
            <div class="row2"><button class="btn" id="enter-recovery">{speech.says("members-come-in")}</button></div>
        </form>
    }
}

/// Asks now and then whether the other device has answered.
fn look_again(claim: Claim, waiting: RwSignal<bool>, said: RwSignal<Option<Message>>) {
    set_timeout(
        move || {
            spawn_local(async move {
                // Whoever has left the page waits for nothing any more.
                if waiting.try_get_untracked() != Some(true) {
                    return;
                }
                match desk::redeem(&claim).await {
                    Ok(Some(())) => come_in(),
                    Ok(None) => look_again(claim, waiting, said),
                    Err(message) => {
                        waiting.try_set(false);
                        said.try_set(Some(message));
                    }
                }
            });
        },
        ASK_AGAIN,
    );
}

async fn show_passkey(name: String) -> Result<(), Message> {
    let name = Some(name).filter(|name| !name.trim().is_empty());
    let options = desk::options("/api/session/passkey/begin", json!({ "name": name })).await?;
    let credential = passkey::with_device(Deed::Show, &options).await?;
    desk::tell("POST", "/api/session/passkey".into(), Some(json!({ "credential": credential }))).await
}

/// Loads the client anew, as the member this browser now is.
fn come_in() {
    // An address of our own is always allowed.
    let _ = window().location().set_href("/member");
}
