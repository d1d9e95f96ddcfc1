//! How others find the table: a code to read out, a picture for a camera, a link to send.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::Here;
use crate::parts::{Icon, Qr};

/// The invitation.
#[component]
pub fn Invite(here: Here) -> impl IntoView {
    let code =
        Memo::new(move |_| here.face.with(|face| face.as_ref().map(|face| face.table.code.to_string())))
            .get_untracked();
    let code = code.unwrap_or_default();
    let host = window().location().origin().unwrap_or_default();
    let link = format!("{host}/table/{code}");
    let copied = RwSignal::new(false);
    let copy = {
        let link = link.clone();
        move |_| {
            copied.set(copy_to_clipboard(&link));
        }
    };
    let (first, second) = code.split_at_checked(3).unwrap_or((&code, ""));
    let spoken = format!("{first} {second}");
    view! {
        <section class="panel invite" aria-labelledby="invite">
            <h2 id="invite" class="serif">{move || here.t("web-invite")}</h2>
            <div class="card">
                <span class="soft">{move || here.t("web-read-out")}</span>
                <b class="serif spoken">{spoken}</b>
                <Qr text=link.clone() label=Signal::derive(move || here.t("web-qr")) />
                <span class="soft">{move || here.t("web-camera")}</span>
            </div>
            <div class="link">
                <span class="address">{link}</span>
                <button class="btn" on:click=copy>
                    <Icon name="icon-link" />
                    <span role="status">{move || here.t(if copied.get() { "web-copied" } else { "web-copy" })}</span>
                </button>
            </div>
        </section>
    }
}

/// Says whether it could: pages that did not come over https have no clipboard, and the link is selected by hand.
fn copy_to_clipboard(text: &str) -> bool {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into()).ok();
    let clipboard = clipboard.and_then(|clipboard| clipboard.dyn_into::<web_sys::Clipboard>().ok());
    clipboard.map(|clipboard| clipboard.write_text(text)).is_some()
}
