//! A window over the page.

use leptos::prelude::*;

use super::Icon;
use crate::speech::Speech;
use crate::watch::watch;

/// A window over the page: the browser keeps the focus inside it, and Escape closes it.
#[component]
pub(crate) fn Dialog(
    /// Is it open?
    open: RwSignal<bool>,
    /// What it is about.
    #[prop(into)]
    title: Signal<String>,
    /// What is in it; made anew whenever it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let speech = Speech::here();
    let node = NodeRef::<leptos::html::Dialog>::new();
    watch(move || {
        let Some(dialog) = node.get() else { return };
        match (open.get(), dialog.open()) {
            // A dialog that is in the page and closed can always be opened.
            (true, false) => _ = dialog.show_modal(),
            (false, true) => dialog.close(),
            (true, true) | (false, false) => {}
        }
    });
    view! {
        <dialog class="over" node_ref=node aria-label=title on:close=move |_| open.set(false)>
            <header>
                <h2 class="serif">{title}</h2>
                <button class="tool" type="button" aria-label=speech.says("web-close") on:click=move |_| open.set(false)>
                    <Icon name="icon-close" />
                </button>
            </header>
            <div class="in"><Show when=move || open.get()>{children()}</Show></div>
        </dialog>
    }
}
