//! Looking after the place: for members with that role.

use leptos::prelude::*;
use serde_json::json;
use sevenfold_core::Message;

use super::company::{Done, Field, Said, moment};
use super::desk::{self, Invitation, Overview, Report, TableLine};
use super::residents::Residents;
use super::status::Servers;
use crate::games::title;
use crate::memo::Memo;
use crate::parts::{Bar, Segs, ShareLink, Title, address_of};
use crate::speech::Speech;
use crate::way::Way;

/// Who may become a member: the words, and what they are called.
const ADMISSIONS: [(&str, &str); 3] = [
    ("open", "members-admission-open"),
    ("invitation", "members-admission-invitation"),
    ("closed", "members-admission-closed"),
];

/// The pages of those who look after the place: the place itself, and its servers.
#[component]
pub(crate) fn Admin() -> impl IntoView {
    let (speech, way) = (Speech::here(), Way::here());
    let of_servers = Memo::new(move |_| {
        way.place();
        window().location().pathname().is_ok_and(|path| path.trim_end_matches('/') == "/status")
    });
    let title = move || speech.t(if of_servers.get() { "members-status" } else { "members-admin" });
    let page = move || {
        if of_servers.get() { view! { <Servers /> }.into_any() } else { view! { <Desk /> }.into_any() }
    };
    view! {
        <Title text=Signal::derive(title) />
        <Bar><span class="serif">{title}</span></Bar>
        <main id="main" class="create member">
            <h1 class="vh">{title}</h1>
            {page}
        </main>
    }
}

#[component]
fn Desk() -> impl IntoView {
    let speech = Speech::here();
    let (found, said) = (RwSignal::new(None::<Overview>), RwSignal::new(None::<Message>));
    desk::then(desk::overview(), said, move |all| found.set(Some(all)));
    view! {
        <Said said />
        {move || found.get().map(|all| view! {
            <Counts all=all.clone() />
            <p class="lead"><a href="/status">{speech.says("members-status")}</a></p>
            <div class="panels">
                <Decisions all />
                <Invitations />
                <Reports />
                <Residents />
                <InUse />
            </div>
        })}
    }
}

#[component]
fn Counts(all: Overview) -> impl IntoView {
    let speech = Speech::here();
    let message = Message::new("members-counts")
        .with("members", all.members)
        .with("guests", all.guests)
        .with("tables", all.tables)
        .with("playing", all.playing)
        .with("records", all.records)
        .with("kilobytes", all.bytes / 1024);
    let limits = match all.most_bytes {
        Some(most) => Message::new("members-limits").with("kilobytes", most / 1024),
        None => Message::new("members-no-limit"),
    };
    let each = Message::new("members-tables-each").with("most", all.tables_per_guest);
    view! {
        <p class="lead">{move || speech.say(&message)}</p>
        <p class="lead">{move || speech.say(&limits)}" "{move || speech.say(&each)}</p>
    }
}

#[component]
fn Decisions(all: Overview) -> impl IntoView {
    let speech = Speech::here();
    let (admission, maintenance) = (RwSignal::new(all.admission), RwSignal::new(all.maintenance));
    let (words, said) = (RwSignal::new(all.announcement), RwSignal::new(None::<Message>));
    let done = RwSignal::new(None::<Message>);
    let keep = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = json!({
            "admission": admission.get_untracked(),
            "announcement": words.get_untracked(),
            "maintenance": maintenance.get_untracked(),
        });
        desk::then(desk::tell("PUT", "/api/admin".into(), Some(body)), said, move |()| {
            done.set(Some(Message::new("web-kept")));
        });
    };
    view! {
        <form class="panel" on:submit=keep>
            <h2 class="serif">{speech.says("members-decisions")}</h2>
            <Segs
                label="members-admission"
                values=ADMISSIONS.to_vec()
                chosen=Signal::derive(move || {
                    let chosen = admission.get();
                    ADMISSIONS.iter().find(|(word, _)| *word == chosen).map(|(word, _)| *word)
                })
                choose=Callback::new(move |word: &'static str| admission.set(word.to_owned()))
            />
            <Field label="members-announcement" fill="off" value=words />
            <label class="opt">
                <input
                    type="checkbox"
                    id="maintenance"
                    prop:checked=move || maintenance.get()
                    on:change=move |event| maintenance.set(event_target_checked(&event))
                />
                <span>{speech.says("members-maintenance")}</span>
            </label>
            <Said said />
            <Done done />
            <div class="row2"><button class="btn go" id="decide">{speech.says("web-keep")}</button></div>
        </form>
    }
}

#[component]
fn Invitations() -> impl IntoView {
    let speech = Speech::here();
    let (all, said) = (RwSignal::new(Vec::<Invitation>::new()), RwSignal::new(None::<Message>));
    let (note, made) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let again = move || desk::then(desk::list("/api/admin/invitations"), said, move |found| all.set(found));
    again();
    let invite = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        desk::then(desk::invite(note.get_untracked()), said, move |invitation: Invitation| {
            made.set(invitation.code);
            note.set(String::new());
            again();
        });
    };
    let row = move |one: Invitation| {
        let note = move || {
            if one.note.is_empty() { speech.t("members-invitation-for-anybody") } else { one.note.clone() }
        };
        let state = move || match one.used {
            Some(at) => speech.say(&Message::new("members-used").with("day", moment(speech, at))),
            None => speech.t("members-unused"),
        };
        view! { <li><span><b>{note}</b><small>{state}</small></span></li> }
    };
    view! {
        <form class="panel" on:submit=invite>
            <h2 class="serif">{speech.says("members-invitations")}</h2>
            <Field label="members-invite-note" fill="off" value=note />
            <Said said />
            <div class="row2"><button class="btn" id="invite">{speech.says("members-invite")}</button></div>
            {move || made.get().map(|code| view! {
                <div id="invitation">
                    <p>{speech.says("members-invitation-made")}</p>
                    <ShareLink
                        address=address_of(&format!("/member?invitation={code}"))
                        title=Signal::derive(speech.says("members-become"))
                    />
                </div>
            })}
            <ul class="rows">{move || all.get().into_iter().map(row).collect_view()}</ul>
        </form>
    }
}

#[component]
fn Reports() -> impl IntoView {
    let speech = Speech::here();
    let (all, said) = (RwSignal::new(Vec::<Report>::new()), RwSignal::new(None::<Message>));
    let again = move || desk::then(desk::list("/api/admin/reports"), said, move |found| all.set(found));
    again();
    let row = move |one: Report| {
        let answer = RwSignal::new(String::new());
        let settle = move |event: web_sys::SubmitEvent| {
            event.prevent_default();
            let (path, body) =
                (format!("/api/admin/reports/{}", one.number), json!({ "answer": answer.get_untracked() }));
            desk::then(desk::tell("PUT", path, Some(body)), said, move |()| again());
        };
        let by = Message::new("members-report-by").with("name", one.by.as_str());
        let by = move || speech.say(&by);
        view! {
            <li>
                <form class="report" on:submit=settle>
                    <div><b>{one.about}</b><small>{by}</small><p>{one.words}</p></div>
                    <Field label="members-answer" fill="off" value=answer />
                    <button class="btn">{speech.says("members-settled")}</button>
                </form>
            </li>
        }
    };
    view! {
        <section class="panel" id="reports">
            <h2 class="serif">{speech.says("members-reports")}</h2>
            <Said said />
            <p>{move || all.with(Vec::is_empty).then(|| speech.t("members-no-reports"))}</p>
            // Each keeps what is being written on it while others are settled.
            <ul class="rows"><For each=move || all.get() key=|one| one.number children=row /></ul>
        </section>
    }
}

#[component]
fn InUse() -> impl IntoView {
    let speech = Speech::here();
    let (all, said) = (RwSignal::new(Vec::<TableLine>::new()), RwSignal::new(None::<Message>));
    desk::then(desk::list("/api/admin/tables"), said, move |found| all.set(found));
    let row = move |one: TableLine| {
        let when = move || moment(speech, one.changed);
        let address = format!("/table/{}", one.code);
        view! { <li><span><a href=address><b>{one.code}</b></a>" · "{title(&one.game)}<small>{when}</small></span></li> }
    };
    view! {
        <section class="panel">
            <h2 class="serif">{speech.says("members-tables")}</h2>
            <Said said />
            <ul class="rows">{move || all.get().into_iter().map(row).collect_view()}</ul>
        </section>
    }
}
