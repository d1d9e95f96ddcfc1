//! How the table is looked at: raised or flat, turned, closer.

use leptos::prelude::*;

use super::camera::Camera;
use super::grid::Relief;
use crate::parts::Icon;
use crate::speech::Speech;

/// The buttons.
#[component]
pub(crate) fn Tools(camera: RwSignal<Camera>) -> impl IntoView {
    let speech = Speech::here();
    let relief = move |relief: Relief, key: &'static str| {
        let chosen = move || camera.get().stance.relief == relief;
        view! {
            <button
                class:on=chosen
                aria-pressed=move || chosen().to_string()
                on:click=move |_| camera.update(|camera| camera.look(relief))
            >
                {move || speech.t(key)}
            </button>
        }
    };
    view! {
        <div class="sv-tools" role="group" aria-label=speech.says("web-seven-looking")>
            <div class="sv-seg">
                {relief(Relief::Raised, "web-seven-raised")}
                {relief(Relief::Flat, "web-seven-flat")}
            </div>
            {turning(camera)}
        </div>
    }
}

/// The buttons where there is nothing to raise.
#[component]
pub(crate) fn FlatTools(camera: RwSignal<Camera>) -> impl IntoView {
    let speech = Speech::here();
    view! {
        <div class="sv-tools" role="group" aria-label=speech.says("web-seven-looking")>{turning(camera)}</div>
    }
}

fn turning(camera: RwSignal<Camera>) -> impl IntoView {
    let speech = Speech::here();
    let tool = move |icon: &'static str, key: &'static str, class: &'static str, change: fn(&mut Camera)| {
        view! {
            <button
                class=class
                aria-label=move || speech.t(key)
                title=move || speech.t(key)
                disabled=move || camera.get().after(change) == camera.get()
                on:click=move |_| camera.update(change)
            >
                <Icon name=icon />
            </button>
        }
    };
    view! {
        {tool("icon-turn", "web-seven-turn-table", "sv-tb", Camera::turn)}
        {tool("icon-plus", "web-seven-closer", "sv-tb far", Camera::closer)}
        {tool("icon-minus", "web-seven-away", "sv-tb far", Camera::away)}
    }
}
