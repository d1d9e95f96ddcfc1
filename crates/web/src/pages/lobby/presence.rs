//! Whether friends see that somebody is here: a member's own choice, kept with what else others may see.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use serde_json::json;
use sevenfold_core::Message;

use super::Room;
use crate::api;

/// What others may see, among it that one is here.
const PRESENCE: &str = "presence";

/// The choice; nothing until it is known how it stands.
#[component]
pub(super) fn SeenHere(room: Room) -> impl IntoView {
    let shown = RwSignal::new(None::<Vec<String>>);
    spawn_local(async move {
        // A guest shows nothing, and a place that cannot be asked says so elsewhere.
        let _ = shown.try_set(shown_of_me().await.ok().flatten());
    });
    let known = Memo::new(move |_| shown.with(Option::is_some));
    let is_seen = move || shown.with(|shown| shown.as_deref().is_some_and(has_presence));
    let turn = move |_| {
        let Some(mut all) = shown.get_untracked() else { return };
        if has_presence(&all) {
            all.retain(|one| one != PRESENCE);
        } else {
            all.push(PRESENCE.to_owned());
        }
        spawn_local(async move {
            let done = show(&all).await;
            if done.is_ok() {
                let _ = shown.try_set(Some(all));
            }
            room.heard(done);
        });
    };
    move || {
        known.get().then(|| {
            view! {
                <label class="opt lb-seen">
                    <input type="checkbox" prop:checked=is_seen on:change=turn />
                    <span>{room.says("web-lobby-seen")}</span>
                </label>
            }
        })
    }
}

fn has_presence(shown: &[String]) -> bool {
    shown.iter().any(|one| one == PRESENCE)
}

/// What is said of me, as far as it is about what others see.
#[derive(Deserialize)]
struct Me {
    #[serde(default)]
    member: Option<Membership>,
}

#[derive(Deserialize)]
struct Membership {
    shown: Vec<String>,
}

/// What others may see of me; nothing for a guest.
async fn shown_of_me() -> Result<Option<Vec<String>>, Message> {
    let me: Me = api::get("/api/me").await?;
    Ok(me.member.map(|member| member.shown))
}

/// Chooses what others may see of me.
async fn show(what: &[String]) -> Result<(), Message> {
    api::ask("PUT", "/api/me/shown", Some(json!(what).to_string())).await.map(drop)
}
