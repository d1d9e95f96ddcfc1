//! What a member has set: the name, what others see, devices and codes, and the ways to take everything along or away.

use leptos::prelude::*;
use serde_json::json;
use sevenfold_core::Message;

use super::add_device::AddDevice;
use super::company::{Done, Said};
use super::desk::{self, Me, Membership, MyReport};
use super::devices::{Known, MyDevices};
use crate::me;
use crate::pages::forget_brought;
use crate::parts::{Dialog, Icon, NameField, download};
use crate::speech::Speech;

/// What can be shown to others, and what it is called.
const SHOWN: [(&str, &str); 5] = [
    ("profile", "members-show-profile"),
    ("ratings", "members-show-ratings"),
    ("games", "members-show-games"),
    ("opponents", "members-show-opponents"),
    ("presence", "members-show-presence"),
];

/// What a member has set.
#[component]
pub(super) fn Mine(name: String, member: Membership) -> impl IntoView {
    let speech = Speech::here();
    let (name, devices) = (RwSignal::new(name), Known::new());
    let page = move || format!("/@{}", js_sys::encode_uri_component(&name.get()));
    let admin = member.role == "admin";
    view! {
        <p class="lead">
            {speech.says("members-you-are")}" "<a href=page><b>{name}</b></a>
            " · "<a href="/games">{speech.says("web-my-games")}</a>
            {admin.then(|| view! { " · "<a href="/admin">{speech.says("members-admin")}</a> })}
        </p>
        <AddDevice devices />
        <MyDevices name devices />
        <div class="panels">
            <Name name />
            <Others shown=member.shown />
        </div>
        <Reported />
        <Leaving />
    }
}

/// What the member has reported, and what came of it; nothing for whoever has never had to.
#[component]
fn Reported() -> impl IntoView {
    let speech = Speech::here();
    let (all, said) = (RwSignal::new(Vec::<MyReport>::new()), RwSignal::new(None::<Message>));
    desk::then(desk::list("/api/me/reports"), said, move |found| all.set(found));
    let row = move |one: MyReport| {
        let answer = move || match (one.settled, one.answer.as_str()) {
            (None, _) => speech.t("members-report-waits"),
            (Some(_), "") => speech.t("members-report-settled"),
            (Some(_), answer) => speech.say(&Message::new("members-report-answer").with("answer", answer)),
        };
        view! { <li><span><b>{one.about}</b>" · "{one.words}<small>{answer}</small></span></li> }
    };
    move || {
        all.with(|all| !all.is_empty()).then(|| {
            view! {
                <section class="panel" id="reported">
                    <h2 class="serif">{speech.says("members-reported")}</h2>
                    <ul class="rows">{move || all.get().into_iter().map(row).collect_view()}</ul>
                </section>
            }
        })
    }
}

#[component]
fn Name(name: RwSignal<String>) -> impl IntoView {
    let speech = Speech::here();
    let (wanted, said) = (RwSignal::new(name.get_untracked()), RwSignal::new(None::<Message>));
    let done = RwSignal::new(None::<Message>);
    let keep = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        done.set(None);
        let body = json!({ "name": wanted.get_untracked() });
        desk::then(desk::rename(body), said, move |Me { name: kept, .. }| {
            me::keep_name(&kept);
            done.set(Some(Message::new("members-name-changed").with("name", kept.as_str())));
            wanted.set(kept.clone());
            name.set(kept);
        });
    };
    view! {
        <form class="panel" on:submit=keep>
            <h2 class="serif">{speech.says("members-step-name")}</h2>
            <NameField name=wanted />
            <small>{speech.says("members-rename-hint")}</small>
            <Said said />
            <Done done />
            <div class="row2"><button class="btn">{speech.says("members-rename")}</button></div>
        </form>
    }
}

#[component]
fn Others(shown: Vec<String>) -> impl IntoView {
    let speech = Speech::here();
    let (shown, said) = (RwSignal::new(shown), RwSignal::new(None::<Message>));
    let turn = move |word: &'static str| {
        shown.update(|shown| match shown.iter().position(|other| other == word) {
            Some(index) => drop(shown.remove(index)),
            None => shown.push(word.to_owned()),
        });
        let body = json!(shown.get_untracked());
        desk::then(desk::tell("PUT", "/api/me/shown".into(), Some(body)), said, |()| {});
    };
    let choice = move |(word, label): (&'static str, &'static str)| {
        view! {
            <label class="opt">
                <input
                    type="checkbox"
                    prop:checked=move || shown.with(|shown| shown.iter().any(|other| other == word))
                    on:change=move |_| turn(word)
                />
                <span>{speech.says(label)}</span>
            </label>
        }
    };
    view! {
        <section class="panel">
            <fieldset>
                <legend><h2 class="serif">{speech.says("members-shown")}</h2></legend>
                <small>{speech.says("members-shown-hint")}</small>
                <div class="opts">{SHOWN.map(choice).collect_view()}</div>
            </fieldset>
            <Said said />
        </section>
    }
}

#[component]
fn Leaving() -> impl IntoView {
    let speech = Speech::here();
    let said = RwSignal::new(None::<Message>);
    let take = move |_| desk::then(desk::archive(), said, |text| download("sevenfold.json", &text));
    let out =
        move |_| desk::then(desk::tell("DELETE", "/api/session".into(), None), said, |()| begin_anew("/"));
    let sure = RwSignal::new(false);
    view! {
        <section class="panel">
            <h2 class="serif">{speech.says("members-going")}</h2>
            <p>{speech.says("members-leave-hint")}</p>
            <Said said />
            <div class="row2">
                <button class="btn" type="button" id="archive" on:click=take>
                    <Icon name="icon-down" />{speech.says("members-archive")}
                </button>
                <button class="btn" type="button" id="sign-out" on:click=out>{speech.says("members-sign-out")}</button>
                <button class="btn" type="button" id="leave" aria-haspopup="dialog" on:click=move |_| sure.set(true)>
                    {speech.says("members-leave")}
                </button>
            </div>
            <Dialog open=sure title=Signal::derive(speech.says("members-leave"))><Sure open=sure /></Dialog>
        </section>
    }
}

/// The question before everything is deleted.
#[component]
fn Sure(open: RwSignal<bool>) -> impl IntoView {
    let speech = Speech::here();
    let said = RwSignal::new(None::<Message>);
    let leave = move |_| {
        desk::then(desk::tell("DELETE", "/api/me".into(), None), said, |()| {
            me::keep_name("");
            forget_brought();
            begin_anew("/member?left=yes");
        });
    };
    view! {
        <p>{speech.says("members-leave-sure")}</p>
        <Said said />
        <div class="row2">
            <button class="btn" type="button" on:click=move |_| open.set(false)>{speech.says("members-stay")}</button>
            <button class="btn bad" type="button" id="leave-sure" on:click=leave>{speech.says("members-leave")}</button>
        </div>
    }
}

/// Loads the client anew, as the guest this browser now is.
fn begin_anew(path: &str) {
    me::keep_standing(me::Standing::Guest);
    // An address of our own is always allowed.
    let _ = window().location().set_href(path);
}
