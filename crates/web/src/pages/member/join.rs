//! Becoming a member in three steps: a name, a passkey or a passphrase, and codes on paper.

use leptos::prelude::*;
use serde_json::{Value, json};
use sevenfold_core::Message;

use super::along::{Along, bring};
use super::codes::CodeSheet;
use super::company::{Field, Said};
use super::desk::{self, Codes, NameAnswer};
use super::passkey::{self, Deed};
use crate::me;
use crate::parts::{Icon, NameField, address_of};
use crate::speech::Speech;
use crate::watch::watch;
use crate::way::asked;

/// Where somebody is on the way.
#[derive(Clone, PartialEq)]
enum Step {
    /// Choosing name and way in.
    Choosing,
    /// The codes are to be put on paper.
    Codes(Vec<String>),
}

/// The three steps.
#[component]
pub(super) fn Become(
    /// What the guest is called.
    name: String,
    /// Called when all is done.
    done: Callback<()>,
) -> impl IntoView {
    let speech = Speech::here();
    let name = RwSignal::new(if name.is_empty() { me::name().unwrap_or_default() } else { name });
    let (answer, said) = (RwSignal::new(None::<NameAnswer>), RwSignal::new(None::<Message>));
    let (step, brought) = (RwSignal::new(Step::Choosing), RwSignal::new(None::<Message>));
    let look = move |()| {
        let wanted = name.get_untracked();
        if !wanted.trim().is_empty() {
            desk::then(desk::name(wanted), said, move |found| answer.set(Some(found)));
        }
    };
    look(());
    let invitation = asked("invitation");
    // Whoever cannot become a member is told before they have chosen anything. A place that cannot be asked says so later.
    let (shut, unheard) = (RwSignal::new(None::<&'static str>), RwSignal::new(None));
    let invited = invitation.clone();
    desk::then(desk::place(), unheard, move |place| shut.set(why_not(&place.admission, invited.as_deref())));
    let applicant = move || json!({ "name": name.get_untracked(), "invitation": invitation });
    let in_ = move |codes: Codes| {
        me::keep_name(name.get_untracked().trim());
        step.set(Step::Codes(codes.codes));
        bring(brought);
    };
    let by_passkey = {
        let applicant = applicant.clone();
        Callback::new(move |()| desk::then(join_by_passkey(applicant()), said, in_))
    };
    let by_passphrase = Callback::new(move |passphrase: String| {
        let mut body = applicant();
        body["passphrase"] = json!(passphrase);
        desk::then(async move { desk::codes("/api/members/passphrase", body).await }, said, in_);
    });
    let verdict = move || answer.get().map(|answer| speech.t(verdict(&answer)));
    let finish = move |_| {
        // What comes next begins at its top.
        window().scroll_to_with_x_and_y(0.0, 0.0);
        done.run(());
    };
    let choosing = move || step.with(|step| *step == Step::Choosing);
    // The step that is next: what is before it is done.
    let next = Signal::derive(move || {
        match (choosing(), answer.with(|answer| answer.as_ref().is_some_and(|it| it.free))) {
            (false, _) => 3,
            (true, true) => 2,
            (true, false) => 1,
        }
    });
    let page = move || {
        let name = answer.with(|answer| answer.as_ref().filter(|it| it.free).map(|it| it.name.clone()))?;
        // As one would write it down; browsers know what to make of a space.
        let address = address_of(&format!("/@{name}"));
        Some(speech.say(&Message::new("members-page-will-be").with("address", address)))
    };
    view! {
        <p class="lead" class:hid=move || !choosing()>
            {move || shut.get().is_none().then(|| speech.t("members-lead"))}" "
            <a href="/enter">{speech.says("members-enter-instead")}</a>" · "
            <a href="/" id="stay-guest">{speech.says("members-stay-guest")}</a>
        </p>
        <p role="status" class="mb-shut">{move || shut.get().map(|why| speech.t(why))}</p>
        <div class="mb-steps" class:hid=move || shut.get().is_some()>
            <Part number=1 next id="step-name" title="members-step-name">
                <div class="mb-way" class:hid=move || !choosing()>
                    <NameField name done=Callback::new(look) />
                    <p role="status">{verdict}</p>
                </div>
                <p class:hid=choosing><b>{name}</b></p>
                <small>{page}" "{speech.says("members-name-hint")}</small>
                <Along brought />
            </Part>
            <Part number=2 next id="step-way" title="members-step-way">
                <div class="mb-way" class:hid=move || !choosing()><WayIn by_passkey by_passphrase said /></div>
                <p class:hid=choosing>{speech.says("members-works")}</p>
                <WhatIsKept />
            </Part>
            <Part number=3 next id="step-codes" title="members-step-codes">
                <p>{speech.says("members-codes-hint")}</p>
                {move || match step.get() {
                    Step::Choosing => None,
                    Step::Codes(codes) => Some(view! {
                        <InSight />
                        <CodeSheet codes name=name.get_untracked() />
                        <button class="btn go" type="button" id="codes-kept" on:click=finish>
                            {speech.says("members-codes-kept")}
                        </button>
                        <button class="btn quiet" type="button" id="codes-later" on:click=finish>
                            {speech.says("members-codes-later")}
                        </button>
                    }),
                }}
            </Part>
        </div>
        <Comparison />
    }
}

/// A passkey where the browser has them, or a passphrase.
#[component]
fn WayIn(
    by_passkey: Callback<()>,
    /// With what was written.
    by_passphrase: Callback<String>,
    said: RwSignal<Option<Message>>,
) -> impl IntoView {
    let (speech, passphrase) = (Speech::here(), RwSignal::new(String::new()));
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        by_passphrase.run(passphrase.get_untracked());
    };
    view! {
        {passkey::are_there().then(|| view! {
            <p>{speech.says("members-passkey-hint")}</p>
            <button class="btn go" type="button" id="make-passkey" on:click=move |_| by_passkey.run(())>
                {speech.says("members-make-passkey")}
            </button>
        })}
        <details open=!passkey::are_there()>
            <summary>{speech.says("members-passphrase-instead")}</summary>
            <form on:submit=send>
                <p>{speech.says("members-passphrase-hint")}</p>
                <Field label="members-passphrase" fill="new-password" kind="password" value=passphrase />
                <button class="btn" id="use-passphrase">{speech.says("members-use-passphrase")}</button>
            </form>
        </details>
        // Beside what was pressed: on a phone the top of the page is out of sight then.
        <Said said />
    }
}

/// Why somebody cannot become a member here, if they cannot.
fn why_not(admission: &str, invitation: Option<&str>) -> Option<&'static str> {
    match (admission, invitation) {
        ("closed", _) => Some("members-closed"),
        ("invitation", None) => Some("members-not-invited"),
        _ => None,
    }
}

/// What is said of a name that was looked up.
fn verdict(answer: &NameAnswer) -> &'static str {
    match answer {
        NameAnswer { free: true, .. } => "members-name-free",
        NameAnswer { name, .. } if name.is_empty() => "members-bad-name",
        NameAnswer { .. } => "members-name-taken",
    }
}

/// What is kept of a member, and what is not.
#[component]
fn WhatIsKept() -> impl IntoView {
    let speech = Speech::here();
    view! {
        <h3>{speech.says("members-kept")}</h3>
        <ul class="ticks">
            <li><Icon name="icon-check" />{speech.says("members-kept-key")}</li>
            <li><Icon name="icon-check" />{speech.says("members-kept-games")}</li>
            <li><Icon name="icon-refuse" />{speech.says("members-kept-no-mail")}</li>
        </ul>
    }
}

/// Brings what follows into sight, as on a phone it lies below what was pressed, and gives it the focus: what had it is gone.
#[component]
fn InSight() -> impl IntoView {
    let (speech, node) = (Speech::here(), NodeRef::<leptos::html::Span>::new());
    watch(move || {
        if let Some(node) = node.get() {
            node.scroll_into_view();
            // An element that is there takes it.
            let _ = node.focus();
        }
    });
    view! { <span class="mb-sight vh" tabindex="-1" node_ref=node>{speech.says("members-works")}</span> }
}

/// One of the steps: its number, or that it is done, its name, and what is to do.
#[component]
fn Part(
    number: u8,
    /// The step that is next.
    next: Signal<u8>,
    id: &'static str,
    title: &'static str,
    children: Children,
) -> impl IntoView {
    let speech = Speech::here();
    let sign = move || {
        if number < next.get() { view! { <Icon name="icon-check" /> }.into_any() } else { number.into_any() }
    };
    view! {
        <section
            class="panel"
            aria-labelledby=id
            aria-current=move || (number == next.get()).then_some("step")
        >
            <header class="mb-step">
                <span class="no serif" aria-hidden="true">{sign}</span>
                <h2 class="serif" id=id>{speech.says(title)}</h2>
            </header>
            {children()}
        </section>
    }
}

/// What guests have and what members have.
#[component]
fn Comparison() -> impl IntoView {
    let speech = Speech::here();
    let rows: [(&str, &str, &str); 5] = [
        ("members-row-games", "members-yes", "members-yes"),
        ("members-row-tables", "members-yes", "members-yes"),
        ("members-row-kept", "members-here", "members-everywhere"),
        ("members-row-company", "members-no", "members-yes"),
        ("members-row-leave", "members-at-once", "members-at-once"),
    ];
    let row = move |(what, guest, member): (&'static str, &'static str, &'static str)| {
        view! {
            <tr>
                <th scope="row">{speech.says(what)}</th>
                <td>{speech.says(guest)}</td>
                <td>{speech.says(member)}</td>
            </tr>
        }
    };
    view! {
        <section class="compare">
            <h2 class="serif">{speech.says("members-compare")}</h2>
            <table>
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{speech.says("members-guest")}</th>
                        <th scope="col">{speech.says("members-member")}</th>
                    </tr>
                </thead>
                <tbody>{rows.map(row).collect_view()}</tbody>
            </table>
        </section>
    }
}

async fn join_by_passkey(applicant: Value) -> Result<Codes, Message> {
    let options = desk::options("/api/members/passkey/begin", applicant.clone()).await?;
    let mut body = applicant;
    body["credential"] = passkey::with_device(Deed::Make, &options).await?;
    desk::codes("/api/members/passkey", body).await
}
