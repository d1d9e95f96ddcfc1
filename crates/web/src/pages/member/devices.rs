//! A member's devices: letting another one in, and ending what is not wanted any more.

use std::time::Duration;

use leptos::prelude::*;
use serde_json::json;
use sevenfold_core::Message;

use super::codes::CodeSheet;
use super::company::{Field, Said, moment};
use super::desk::{self, Devices, Offered, Passkey, Session};
use super::passkey::{self, Deed};
use crate::memo::Memo;
use crate::parts::{Icon, Qr, address_of};
use crate::speech::Speech;

/// How often the server is asked whether another device has shown the code.
const ASK_AGAIN: Duration = Duration::from_secs(2);

/// A code by which another device comes in.
#[component]
pub(super) fn AddDevice() -> impl IntoView {
    let speech = Speech::here();
    let (offer, said) = (RwSignal::new(None::<Offered>), RwSignal::new(None::<Message>));
    let begin = move |_| {
        desk::then(desk::offer(), said, move |offered| {
            offer.set(Some(offered));
            look_again(offer);
        });
    };
    let answer = move |verdict: &'static str| {
        let body = json!({ "answer": verdict });
        desk::then(desk::tell("PUT", "/api/me/device-code".into(), Some(body)), said, move |()| {
            offer.set(None);
        });
    };
    let code = Memo::new(move |_| offer.with(|offer| offer.as_ref().map(|offer| offer.code.clone())));
    let waiting =
        Memo::new(move |_| offer.with(|offer| offer.as_ref().and_then(|offer| offer.device.clone())));
    let shown = move || {
        code.get().map(|code| {
            let address = address_of(&format!("/add?code={code}"));
            view! {
                <div class="add">
                    <Qr text=address label=Signal::derive(speech.says("members-add-code")) />
                    <div>
                        <p>{speech.says("members-add-hint")}" "<b>{address_of("/add")}</b></p>
                        <p class="spoken serif" id="device-code">{code}</p>
                        <small>{speech.says("members-add-good")}</small>
                    </div>
                </div>
            }
        })
    };
    let question = move || {
        waiting.get().map(|device| {
            let device = if device.is_empty() { speech.t("members-some-device") } else { device };
            let message = Message::new("members-is-it-you").with("device", device);
            view! {
                <div class="mb-ask" role="alertdialog" aria-label=speech.says("members-add")>
                    <p>{move || speech.say(&message)}</p>
                    <div class="row2">
                        <button class="btn go" type="button" id="device-yes" on:click=move |_| answer("yes")>
                            {speech.says("members-it-is-me")}
                        </button>
                        <button class="btn" type="button" id="device-no" on:click=move |_| answer("no")>
                            {speech.says("members-it-is-not")}
                        </button>
                    </div>
                </div>
            }
        })
    };
    view! {
        <section class="panel" aria-labelledby="add-device">
            <h2 class="serif" id="add-device">{speech.says("members-add")}</h2>
            <Said said />
            {question}
            {shown}
            <div class="row2" class:hid=move || code.get().is_some()>
                <button class="btn go" type="button" id="offer" on:click=begin>{speech.says("members-add-go")}</button>
            </div>
        </section>
    }
}

/// Asks now and then how the code stands, until it is used or too old.
fn look_again(offer: RwSignal<Option<Offered>>) {
    set_timeout(
        move || {
            leptos::task::spawn_local(async move {
                // Whoever has left the page has no signal any more.
                if offer.try_get_untracked().flatten().is_none() {
                    return;
                }
                let standing = desk::offered().await.ok();
                let over = standing.is_none();
                let left = offer.try_update(|offer| *offer = standing).is_none();
                if !over && !left {
                    look_again(offer);
                }
            });
        },
        ASK_AGAIN,
    );
}

/// Sessions, passkeys, the passphrase and recovery codes.
#[component]
pub(super) fn MyDevices(name: String) -> impl IntoView {
    let speech = Speech::here();
    let (all, said) = (RwSignal::new(None::<Devices>), RwSignal::new(None::<Message>));
    let codes = RwSignal::new(None::<Vec<String>>);
    let again = Callback::new(move |()| desk::then(desk::devices(), said, move |found| all.set(Some(found))));
    again.run(());
    let remove = Callback::new(move |path: String| {
        desk::then(desk::tell("DELETE", path, None), said, move |()| again.run(()));
    });
    let renew = move |_| {
        desk::then(async { desk::codes("/api/me/codes", json!({})).await }, said, move |found| {
            codes.set(Some(found.codes));
            again.run(());
        });
    };
    let make = move |_| desk::then(another_passkey(), said, move |()| again.run(()));
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
                <ul class="rows" id="sessions">
                    {move || sessions().into_iter().map(|one| view! { <SessionRow one remove /> }).collect_view()}
                </ul>
                <div class="row2">
                    <button class="btn" type="button" on:click=move |_| remove.run("/api/me/sessions".into())>
                        {speech.says("members-end-others")}
                    </button>
                </div>
            </section>
            <section class="panel">
                <h2 class="serif">{speech.says("members-ways-in")}</h2>
                <ul class="rows" id="passkeys">
                    {move || passkeys().into_iter().map(|one| view! { <PasskeyRow one remove /> }).collect_view()}
                </ul>
                {passkey::are_there().then(|| view! {
                    <div class="row2">
                        <button class="btn" type="button" id="another-passkey" on:click=make>
                            {speech.says("members-another-passkey")}
                        </button>
                    </div>
                })}
                <Passphrase has=has_passphrase again remove />
                <p id="codes-left">{left}</p>
                {
                    let name = name.clone();
                    move || codes.get().map(|codes| view! { <CodeSheet codes name=name.clone() /> })
                }
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
fn Passphrase(has: Signal<bool>, again: Callback<()>, remove: Callback<String>) -> impl IntoView {
    let speech = Speech::here();
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let said = RwSignal::new(None::<Message>);
    let keep = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let before = has.get_untracked().then(|| old.get_untracked());
        let body = json!({ "old": before, "new": new.get_untracked() });
        desk::then(desk::tell("PUT", "/api/me/passphrase".into(), Some(body)), said, move |()| {
            old.set(String::new());
            new.set(String::new());
            again.run(());
        });
    };
    view! {
        <details>
            <summary>{move || speech.t(if has.get() { "members-passphrase-change" } else { "members-passphrase-choose" })}</summary>
            <form on:submit=keep>
                <Said said />
                {move || has.get().then(|| view! {
                    <Field label="members-passphrase-old" fill="current-password" kind="password" value=old />
                })}
                <Field label="members-passphrase" fill="new-password" kind="password" value=new />
                <small>{speech.says("members-passphrase-hint")}</small>
                <div class="row2">
                    <button class="btn">{speech.says("web-keep")}</button>
                    {move || has.get().then(|| view! {
                        <button class="btn" type="button" on:click=move |_| remove.run("/api/me/passphrase".into())>
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
