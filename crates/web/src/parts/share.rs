//! Handing an address on: by the device's own way of sharing where it has one, else by copying.

use js_sys::{Function, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::Icon;
use crate::speech::Speech;

/// An address with the ways to hand it on.
#[component]
pub(crate) fn ShareLink(
    /// The address.
    #[prop(into)]
    address: Signal<String>,
    /// What it leads to, for the device's own way of sharing.
    #[prop(into)]
    title: Signal<String>,
) -> impl IntoView {
    let speech = Speech::here();
    let copied = RwSignal::new(false);
    let press_copy = move |_| copied.set(copy(&address.get_untracked()));
    let press_share = move |_| share(&title.get_untracked(), &address.get_untracked());
    view! {
        <div class="link">
            <span class="address">{address}</span>
            <button class="btn" type="button" on:click=press_copy>
                <Icon name="icon-link" />
                <span aria-live="polite">{move || speech.t(if copied.get() { "web-copied" } else { "web-copy" })}</span>
            </button>
            {can_share().then(|| view! {
                <button class="btn" type="button" on:click=press_share>
                    <Icon name="icon-share" />
                    {speech.says("web-share")}
                </button>
            })}
        </div>
    }
}

fn can_share() -> bool {
    sharing().is_some()
}

fn sharing() -> Option<Function> {
    Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

fn share(title: &str, address: &str) {
    let what = Object::new();
    // A fresh object takes any property, and whoever changes their mind about sharing need not be told.
    let _ = Reflect::set(&what, &"title".into(), &title.into());
    let _ = Reflect::set(&what, &"url".into(), &address.into());
    let _ = sharing().map(|share| share.call1(&window().navigator(), &what));
}

/// Copies a text and says whether it could. Pages that did not come over https have no clipboard; they select the text
/// and copy the selection, the old way.
pub(crate) fn copy(text: &str) -> bool {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into()).ok();
    match clipboard.and_then(|clipboard| clipboard.dyn_into::<web_sys::Clipboard>().ok()) {
        // It is refused only to pages without focus, and this one was just pressed.
        Some(clipboard) => {
            let _ = clipboard.write_text(text);
            true
        }
        None => copy_selected(text).unwrap_or_default(),
    }
}

fn copy_selected(text: &str) -> Option<bool> {
    let field =
        document().create_element("textarea").ok()?.dyn_into::<web_sys::HtmlTextAreaElement>().ok()?;
    field.set_value(text);
    document().body()?.append_child(&field).ok()?;
    field.select();
    let command: Function = Reflect::get(&document(), &"execCommand".into()).ok()?.dyn_into().ok()?;
    let done = command.call1(&document(), &"copy".into()).ok()?.is_truthy();
    field.remove();
    Some(done)
}
