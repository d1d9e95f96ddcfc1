//! What this browser and the server keep of somebody: a name, tables, and the way to have it forgotten.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;
use sevenfold_texts::{Nobody, Texts};

use crate::looks::{Look, MOTION, TEXT, THEME};
use crate::offline::shelf;
use crate::parts::{Bar, LangSwitch, Loudness, NameField, Segs, Title, UsualLevel};
use crate::speech::Speech;
use crate::table::SPEEDS;
use crate::{api, challenges, me, pins};

/// The settings page.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    let speech = Speech::here();
    let name = RwSignal::new(me::name().unwrap_or_default());
    let said = RwSignal::new(None::<Message>);
    let keep = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked().trim().to_owned();
        me::keep_name(&name);
        said.set(Some(Message::new("web-kept")));
        spawn_local(async move {
            // The name is kept here in any case; the server learns it when it can be reached.
            let _ = api::rename(&name).await;
        });
    };
    let forget = move |_| {
        let sure = window().confirm_with_message(&speech.t("web-forget-sure")).unwrap_or_default();
        if !sure {
            return;
        }
        pins::forget_all();
        challenges::keep(None);
        spawn_local(async move {
            shelf::forget_all().await;
            said.set(Some(match api::forget_me().await {
                Ok(()) => Message::new("web-forgotten"),
                Err(message) => message,
            }));
        });
    };
    view! {
        <Title text=Signal::derive(speech.says("web-settings")) />
        <Bar><span class="serif">{speech.says("web-settings")}</span></Bar>
        <main id="main" class="create">
            <form class="panel" on:submit=keep>
                <NameField name />
                <div class="row2">
                    <button class="btn go">{speech.says("web-keep")}</button>
                    <p role="status">
                        {move || said.get().map(|said| Texts::of(speech.lang()).say(&said, &Nobody))}
                    </p>
                </div>
            </form>
            <section class="panel">
                <h2 class="serif">{speech.says("web-membership")}</h2>
                <p>{speech.says("web-membership-hint")}</p>
                <div class="row2">
                    <a class="btn" href="/member">{speech.says("web-membership-go")}</a>
                    <a class="btn" href="/games">{speech.says("web-my-games")}</a>
                </div>
            </section>
            <section class="panel">
                <h2 class="serif">{speech.says("web-language")}</h2>
                <div class="row2"><LangSwitch /></div>
            </section>
            <section class="panel">
                <h2 class="serif">{speech.says("web-looks")}</h2>
                <Choice look=&THEME label="web-theme" />
                <Choice look=&TEXT label="web-text" />
                <Choice look=&MOTION label="web-motion" />
            </section>
            <AtTheTable />
            <section class="panel">
                <h2 class="serif">{speech.says("web-forget")}</h2>
                <p>{speech.says("web-forget-hint")}</p>
                <div class="row2"><button class="btn" on:click=forget>{speech.says("web-forget-go")}</button></div>
            </section>
        </main>
    }
}

/// Something about looks, to be chosen.
#[component]
fn Choice(look: &'static Look, label: &'static str) -> impl IntoView {
    let chosen = RwSignal::new(look.chosen());
    let choose = move |value| {
        look.choose(value);
        chosen.set(value);
    };
    view! {
        <Segs
            label
            values=look.choices.to_vec()
            chosen=Signal::derive(move || Some(chosen.get()))
            choose=Callback::new(choose)
        />
    }
}

/// Sounds, and the bots one usually plays against.
#[component]
fn AtTheTable() -> impl IntoView {
    let speech = Speech::here();
    let speed = RwSignal::new(me::speed());
    view! {
        <section class="panel">
            <h2 class="serif">{speech.says("web-at-the-table")}</h2>
            <Loudness />
            <small>{speech.says("web-sound-hint")}</small>
            <UsualLevel />
            <Segs
                label="web-speed"
                values=SPEEDS.to_vec()
                chosen=Signal::derive(move || Some(speed.get()))
                choose=Callback::new(move |one| {
                    me::keep_speed(one);
                    speed.set(one);
                })
            />
        </section>
    }
}
