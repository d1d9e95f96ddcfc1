//! A member's devices and ways in, and ending what is not wanted any more.

use std::time::Duration;

use leptos::prelude::*;
use serde_json::json;
use sevenfold_core::Message;

use super::codes::CodeSheet;
use super::company::{Done, Field, Said, moment};
use super::desk::{self, Devices, Passkey, Session};
use super::passkey::{self, Deed};
use crate::parts::Icon;
use crate::speech::Speech;

/// How often the server is asked whether another device has shown the code.
pub(super) const ASK_AGAIN: Duration = Duration::from_secs(2);

/// What is known of a member's devices.
#[derive(Clone, Copy)]
pub(super) struct Known {
    all: RwSignal<Option<Devices>>,
    said: RwSignal<Option<Message>>,
    done: RwSignal<Option<Message>>,
}

impl Known {
    pub(super) fn new() -> Self {
        let known = Self { all: RwSignal::new(None), said: RwSignal::new(None), done: RwSignal::new(None) };
        known.ask();
        known
    }

    fn ask(self) {
        desk::then(desk::devices(), self.said, move |found| self.all.set(Some(found)));
    }

    /// Ends sessions on other devices.
    fn sign_out(self, path: String) {
        self.done.set(None);
        desk::then(desk::tell("DELETE", path, None), self.said, move |()| {
            self.done.set(Some(Message::new("members-ended-there")));
            self.ask();
        });
    }

    pub(super) fn sessions(self) -> usize {
        self.all.with_untracked(|all| all.as_ref().map_or(0, |all| all.sessions.len()))
    }

    /// A device was let in and comes soon: asks now and then until it is there, or does not come.
    pub(super) fn await_another(self, before: usize, tries: u32, done: RwSignal<Option<Message>>) {
        set_timeout(
            move || {
                leptos::task::spawn_local(async move {
                    let Ok(found) = desk::devices().await else { return };
                    let came = found.sessions.len() > before;
                    // Whoever has left the page has no signals any more.
                    let left = self.all.try_update(|all| *all = Some(found)).is_none();
                    if came {
                        done.try_set(Some(Message::new("members-device-in")));
                    } else if !left && tries > 1 {
                        self.await_another(before, tries - 1, done);
                    }
                });
            },
            ASK_AGAIN,
        );
    }
}

/// Sessions, passkeys, the passphrase and recovery codes.
#[component]
pub(super) fn MyDevices(name: RwSignal<String>, devices: Known) -> impl IntoView {
    let speech = Speech::here();
    let Known { all, said, done } = devices;
    // What is refused is said where it was asked for.
    let refused = RwSignal::new(None::<Message>);
    let codes = RwSignal::new(None::<Vec<String>>);
    let remove = Callback::new(move |path: String| devices.sign_out(path));
    let give_up = Callback::new(move |path: String| {
        desk::then(desk::tell("DELETE", path, None), refused, move |()| devices.ask());
    });
    let renew = move |_| {
        desk::then(async { desk::codes("/api/me/codes", json!({})).await }, refused, move |found| {
            codes.set(Some(found.codes));
            devices.ask();
        });
    };
    let make = move |_| desk::then(another_passkey(), refused, move |()| devices.ask());
    let left = move || {
        let left = all.with(|all| all.as_ref().map_or(0, |all| all.codes_left));
        speech.say(&Message::new("members-codes-left").with("left", left))
    };
    let sessions = move || all.with(|all| all.as_ref().map(|all| all.sessions.clone())).unwrap_or_default();
    let passkeys = move || all.with(|all| all.as_ref().map(|all| all.passkeys.clone())).unwrap_or_default();
    let has_passphrase =
        Signal::derive(move || all.with(|all| all.as_ref().is_some_and(|all| all.passphrase)));
    view! {
        <div class="panels">
            <section class="panel">
                <h2 class="serif">{speech.says("members-devices")}</h2>
                <Said said />
                <Done done />
                <ul class="rows" id="sessions">
                    {move || sessions().into_iter().map(|one| view! { <SessionRow one remove /> }).collect_view()}
                </ul>
                <div class="row2" class:hid=move || sessions().len() < 2>
                    <button class="btn" type="button" on:click=move |_| remove.run("/api/me/sessions".into())>
                        {speech.says("members-end-others")}
                    </button>
                </div>
            </section>
            <section class="panel">
                <h2 class="serif">{speech.says("members-ways-in")}</h2>
                <Said said=refused />
                <ul class="rows" id="passkeys">
                    {move || passkeys().into_iter().map(|one| view! { <PasskeyRow one remove=give_up /> }).collect_view()}
                    {move || has_passphrase.get().then(|| view! {
                        <li><Icon name="icon-check" /><span><b>{speech.says("members-passphrase")}</b></span></li>
                    })}
                </ul>
                {passkey::are_there().then(|| view! {
                    <div class="row2">
                        <button class="btn" type="button" id="another-passkey" on:click=make>
                            {speech.says("members-another-passkey")}
                        </button>
                    </div>
                })}
                <Passphrase has=has_passphrase devices />
                <p id="codes-left">{left}</p>
                {move || codes.get().map(|codes| view! { <CodeSheet codes name=name.get_untracked() /> })}
                <small>{speech.says("members-new-codes-hint")}</small>
                <div class="row2">
                    <button class="btn" type="button" id="new-codes" on:click=renew>{speech.says("members-new-codes")}</button>
                </div>
            </section>
        </div>
    }
}

#[component]
fn SessionRow(one: Session, remove: Callback<String>) -> impl IntoView {
    let speech = Speech::here();
    let path = format!("/api/me/sessions/{}", one.id);
    let (here, seen) = (one.here, one.seen);
    let device =
        move || if one.device.is_empty() { speech.t("members-some-device") } else { one.device.clone() };
    view! {
        <li>
            <Icon name="icon-person" />
            <span><b>{device}</b><small>{move || if here { speech.t("members-here-now") } else { moment(speech, seen) }}</small></span>
            {(!here).then(|| view! {
                <button class="btn" type="button" on:click=move |_| remove.run(path.clone())>
                    {speech.says("members-end-session")}
                </button>
            })}
        </li>
    }
}

#[component]
fn PasskeyRow(one: Passkey, remove: Callback<String>) -> impl IntoView {
    let speech = Speech::here();
    let path = format!("/api/me/passkeys/{}", one.id);
    let used = one.used;
    let device =
        move || if one.device.is_empty() { speech.t("members-some-device") } else { one.device.clone() };
    view! {
        <li>
            <Icon name="icon-check" />
            <span><b>{speech.says("members-passkey")}" · "{device}</b><small>{move || moment(speech, used)}</small></span>
            <button class="btn" type="button" on:click=move |_| remove.run(path.clone())>
                {speech.says("members-remove")}
            </button>
        </li>
    }
}

/// A passphrase of one's own: chosen, changed or given up.
#[component]
fn Passphrase(has: Signal<bool>, devices: Known) -> impl IntoView {
    let speech = Speech::here();
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let (said, done) = (RwSignal::new(None::<Message>), RwSignal::new(None::<Message>));
    let told = move |key: &'static str| {
        move |()| {
            old.set(String::new());
            new.set(String::new());
            done.set(Some(Message::new(key)));
            devices.ask();
        }
    };
    let keep = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        done.set(None);
        let before = has.get_untracked().then(|| old.get_untracked());
        let body = json!({ "old": before, "new": new.get_untracked() });
        let kept = told("members-passphrase-kept");
        desk::then(desk::tell("PUT", "/api/me/passphrase".into(), Some(body)), said, kept);
    };
    let give_up = move |_| {
        done.set(None);
        let gone = told("members-passphrase-gone");
        desk::then(desk::tell("DELETE", "/api/me/passphrase".into(), None), said, gone);
    };
    view! {
        <details>
            <summary>{move || speech.t(if has.get() { "members-passphrase-change" } else { "members-passphrase-choose" })}</summary>
            <form on:submit=keep>
                <Said said />
                <Done done />
                {move || has.get().then(|| view! {
                    <Field label="members-passphrase-old" fill="current-password" kind="password" value=old />
                })}
                <Field label="members-passphrase" fill="new-password" kind="password" value=new />
                <small>{speech.says("members-passphrase-hint")}</small>
                <div class="row2">
                    <button class="btn">{speech.says("web-keep")}</button>
                    {move || has.get().then(|| view! {
                        <button class="btn" type="button" on:click=give_up>
                            {speech.says("members-remove")}
                        </button>
                    })}
                </div>
            </form>
        </details>
    }
}

async fn another_passkey() -> Result<(), Message> {
    let options = desk::options("/api/me/passkeys/begin", json!({})).await?;
    let credential = passkey::with_device(Deed::Make, &options).await?;
    desk::tell("POST", "/api/me/passkeys".into(), Some(json!({ "credential": credential }))).await
}
