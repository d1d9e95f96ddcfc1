//! Invitations, friends, and those one wants nothing to do with.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;
use sevenfold_protocol::{Friend, Invitation, Presence, Stage, Tie};

use super::Room;
use super::presence::SeenHere;
use crate::api;
use crate::games;
use crate::me::Standing;
use crate::parts::InviteTo;
use crate::reception::Reception;
use crate::way::Way;

/// A request of the server's, whose refusal the page tells.
fn ask(room: Room, done: impl Future<Output = Result<(), Message>> + 'static) {
    spawn_local(async move { room.heard(done.await) });
}

/// Invitations that wait for an answer.
#[component]
pub(crate) fn Invitations(room: Room) -> impl IntoView {
    let invitations = Memo::new(move |_| room.lobby.with(|lobby| lobby.invitations.clone()));
    view! {
        <section class="panel" aria-labelledby="lb-invitations" aria-live="polite" class:lb-none=move || invitations.with(Vec::is_empty)>
            <h2 id="lb-invitations" class="serif">{room.says("web-lobby-invitations")}</h2>
            <Show when=move || invitations.with(Vec::is_empty)><p class="soft2">{room.says("web-lobby-no-invitations")}</p></Show>
            <ul class="lb-people">
                <For each=move || invitations.get() key=|one| one.id children=move |invitation| view! { <One room invitation /> } />
            </ul>
        </section>
    }
}

/// One invitation, with what can be answered.
#[component]
pub(crate) fn One(
    room: Room,
    invitation: Invitation,
    /// What else can be done with it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let way = Way::here();
    let Invitation { id, from, code, game, seats, .. } = invitation;
    let title = games::title(&game);
    let said = Message::new("web-lobby-invites").with("name", from).with("game", title).with("seats", seats);
    let accept = move |_| {
        spawn_local(async move {
            // Whether it can be put away or not: the table is there.
            let _ = api::put_invitation_away(id).await;
            way.to(&format!("/table/{code}"));
        });
    };
    view! {
        <li>
            <p>{move || room.say(&said)}</p>
            <div class="row2">
                <button class="btn" on:click=accept>{room.says("web-lobby-sit")}</button>
                <button class="btn quiet" on:click=move |_| ask(room, api::put_invitation_away(id))>{room.says("web-lobby-no-thanks")}</button>
                {children.map(|children| children())}
            </div>
        </li>
    }
}

/// Friends, and where they are.
#[component]
pub(crate) fn Friends(room: Room) -> impl IntoView {
    let friends = Memo::new(move |_| room.lobby.with(|lobby| lobby.friends.clone()));
    let name = RwSignal::new(String::new());
    let add = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let wanted = name.get_untracked().trim().to_owned();
        if wanted.is_empty() {
            return;
        }
        spawn_local(async move {
            let done = api::befriend(&wanted).await;
            // A name that was refused stays, to be mended.
            if done.is_ok() {
                name.set(String::new());
            }
            room.heard(done);
        });
    };
    let standing = Reception::here().standing();
    view! {
        <section class="panel" aria-labelledby="lb-friends">
            <h2 id="lb-friends" class="serif">{room.says("web-lobby-friends")}</h2>
            <Show when=move || friends.with(Vec::is_empty)><p class="soft2">{room.says("web-lobby-no-friends")}</p></Show>
            <ul class="lb-people">
                <For each=move || friends.get() key=|one| format!("{one:?}") children=move |friend| view! { <FriendRow room friend /> } />
            </ul>
            {move || (standing.get() == Standing::Guest).then(|| view! {
                <p><a href="/member">{room.says("web-membership-go")}</a></p>
            })}
            <form class="lb-add" hidden=move || standing.get() == Standing::Guest on:submit=add>
                <label for="lb-add">{room.says("web-lobby-add-friend")}</label>
                <div class="row2">
                    <input id="lb-add" maxlength="24" autocomplete="off" prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event)) />
                    <button class="btn">{room.says("web-lobby-ask-friend")}</button>
                </div>
            </form>
            {move || (standing.get() == Standing::Member).then(|| view! { <SeenHere room /> })}
        </section>
    }
}

#[component]
fn FriendRow(room: Room, friend: Friend) -> impl IntoView {
    let Friend { name, tie } = friend;
    let where_ = match &tie {
        Tie::Friends(Presence::Away) => Message::new("web-lobby-away"),
        Tie::Friends(Presence::Here) => Message::new("web-lobby-here"),
        Tie::Friends(Presence::At(place)) => {
            let key = if place.stage == Stage::Open { "web-lobby-waits-at" } else { "web-lobby-plays" };
            let title = games::title(&place.game);
            Message::new(key).with("game", title)
        }
        Tie::Asked => Message::new("web-lobby-asked"),
        Tie::Asks => Message::new("web-lobby-asks"),
    };
    let initial = name.chars().next().map(String::from).unwrap_or_default();
    let (agree, gone) = (name.clone(), name.clone());
    let agree = move |_| {
        let name = agree.clone();
        ask(room, async move { api::befriend(&name).await });
    };
    let part = move |_| {
        let name = gone.clone();
        ask(room, async move { api::unfriend(&name).await });
    };
    let blocked = name.clone();
    let block = move |_| {
        let name = blocked.clone();
        ask(room, async move { api::block_member(&name).await });
    };
    let act = match tie {
        Tie::Friends(Presence::At(place)) => {
            let word = if place.stage == Stage::Open { "web-lobby-join" } else { "web-lobby-watch" };
            Some(
                view! { <a class="btn" href=format!("/table/{}", place.code)>{room.says(word)}</a> }
                    .into_any(),
            )
        }
        // Whoever is away, or does not show where they are, finds it when they come.
        Tie::Friends(Presence::Here | Presence::Away) => {
            Some(view! { <InviteTo name=name.clone() refused=room.refused /> }.into_any())
        }
        Tie::Asks => Some(
            view! { <button class="btn" on:click=agree>{room.says("web-lobby-agree")}</button> }.into_any(),
        ),
        Tie::Asked => None,
    };
    view! {
        <li class="lb-friend">
            <span class="lb-face" aria-hidden="true">{initial}</span>
            <details>
                <summary><b>{name}</b><span class="soft2">{move || room.say(&where_)}</span></summary>
                <div class="row2">
                    <button class="btn quiet" on:click=part>{room.says("web-lobby-part")}</button>
                    <button class="btn quiet" on:click=block>{room.says("web-lobby-block")}</button>
                </div>
            </details>
            {act}
        </li>
    }
}

/// Those one has blocked, fetched when somebody wants to see them.
#[component]
pub(crate) fn Blocked(room: Room) -> impl IntoView {
    let blocks = RwSignal::new(None::<Vec<api::MyBlock>>);
    let look = move || {
        spawn_local(async move {
            match api::my_blocks().await {
                Ok(list) => blocks.set(Some(list)),
                Err(message) => room.refused.set(Some(message)),
            }
        });
    };
    let take_back = move |id: i64| {
        spawn_local(async move {
            room.heard(api::unblock(id).await);
            look();
        });
    };
    let name = RwSignal::new(String::new());
    let add = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        spawn_local(async move {
            let done = api::block_member(name.get_untracked().trim()).await;
            if done.is_ok() {
                name.set(String::new());
            }
            room.heard(done);
            look();
        });
    };
    let row = move |block: api::MyBlock| {
        view! {
            <li class="lb-friend">
                <b>{block.name}</b>
                <span class="sp"></span>
                <button class="btn quiet" on:click=move |_| take_back(block.id)>{room.says("web-lobby-unblock")}</button>
            </li>
        }
    };
    view! {
        <details class="panel lb-blocked" on:toggle=move |_| look()>
            <summary>{room.says("web-lobby-blocked")}</summary>
            <p class="soft2">{room.says("web-lobby-blocked-hint")}</p>
            <ul class="lb-people">{move || blocks.get().map(|list| list.into_iter().map(row).collect_view())}</ul>
            <form class="lb-add" on:submit=add>
                <label for="lb-block">{room.says("web-lobby-block-member")}</label>
                <div class="row2">
                    <input id="lb-block" maxlength="24" required autocomplete="off" prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event)) />
                    <button class="btn">{room.says("web-lobby-block")}</button>
                </div>
            </form>
        </details>
    }
}
