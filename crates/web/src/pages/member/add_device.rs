//! Letting another device in: a code is shown here, entered there, and answered here.

use leptos::prelude::*;
use serde_json::json;
use sevenfold_core::Message;

use super::company::{Done, Said};
use super::desk::{self, Offered};
use super::devices::{ASK_AGAIN, Known};
use crate::memo::Memo;
use crate::parts::{Qr, address_of};
use crate::speech::Speech;

/// So often it is looked whether a device that was let in is there.
const TRIES: u32 = 5;

/// What a member says to a device that wants to come in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Yes,
    No,
}

impl Verdict {
    fn word(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
        }
    }

    /// What the member is told of it.
    fn told(self) -> &'static str {
        match self {
            Self::Yes => "members-device-let-in",
            Self::No => "members-device-turned-away",
        }
    }
}

/// A code by which another device comes in.
#[component]
pub(super) fn AddDevice(devices: Known) -> impl IntoView {
    let speech = Speech::here();
    let (offer, said) = (RwSignal::new(None::<Offered>), RwSignal::new(None::<Message>));
    let done = RwSignal::new(None::<Message>);
    let begin = move |_| {
        done.set(None);
        desk::then(desk::offer(), said, move |offered| {
            offer.set(Some(offered));
            look_again(offer);
        });
    };
    let answer = move |verdict: Verdict| {
        let body = json!({ "answer": verdict.word() });
        desk::then(desk::tell("PUT", "/api/me/device-code".into(), Some(body)), said, move |()| {
            offer.set(None);
            done.set(Some(Message::new(verdict.told())));
            if verdict == Verdict::Yes {
                devices.await_another(devices.sessions(), TRIES, done);
            }
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
                        <button class="btn go" type="button" id="device-yes" on:click=move |_| answer(Verdict::Yes)>
                            {speech.says("members-it-is-me")}
                        </button>
                        <button class="btn" type="button" id="device-no" on:click=move |_| answer(Verdict::No)>
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
            <Done done />
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
