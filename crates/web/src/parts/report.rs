//! Telling whoever looks after the place that something is not right.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;
use sevenfold_protocol::limits::TALK_CHARS;

use super::{Dialog, Icon};
use crate::api;
use crate::speech::Speech;

/// A button and the window behind it; for members, as the server says to others.
#[component]
pub(crate) fn Report(
    /// A table's code or a member's name.
    about: String,
) -> impl IntoView {
    let speech = Speech::here();
    let (open, told) = (RwSignal::new(false), RwSignal::new(false));
    let (words, failed) = (RwSignal::new(String::new()), RwSignal::new(None::<Message>));
    let about = StoredValue::new(about);
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body =
            serde_json::json!({ "about": about.get_value(), "words": words.get_untracked() }).to_string();
        spawn_local(async move {
            match api::ask("POST", "/api/reports", Some(body)).await {
                Ok(_) => {
                    failed.set(None);
                    words.set(String::new());
                    open.set(false);
                    told.set(true);
                }
                Err(why) => failed.set(Some(why)),
            }
        });
    };
    view! {
        <button class="btn quiet report" type="button" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon name="icon-refuse" />
            {speech.says("web-report")}
        </button>
        <Dialog open title=Signal::derive(speech.says("web-report"))>
            <form class="noting" on:submit=send>
                <p>{speech.says("web-report-say")}</p>
                <label>
                    <span>{speech.says("web-report-words")}</span>
                    <textarea
                        rows="4"
                        required
                        maxlength=TALK_CHARS.to_string()
                        prop:value=move || words.get()
                        on:input=move |event| words.set(event_target_value(&event))
                    ></textarea>
                </label>
                <p role="alert">{move || failed.get().map(|why| speech.say(&why))}</p>
                <button class="btn go">{speech.says("web-report-go")}</button>
            </form>
        </Dialog>
        <span role="status">{move || told.get().then(|| speech.t("web-report-told"))}</span>
    }
}
