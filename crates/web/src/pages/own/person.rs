//! Somebody's own page, as far as it is for whoever looks.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;

use super::data::{self, Profile, Rated};
use super::graph::Graph;
use super::results::{CompanyCard, ResultsCard};
use super::{Sign, whole};
use crate::api;
use crate::games::title;
use crate::me::{self, Standing};
use crate::pages::day;
use crate::parts::{Bar, OnItsWay, Report, Title};
use crate::speech::Speech;

/// The page of the member with this name.
#[component]
pub(super) fn Person(name: String) -> impl IntoView {
    let speech = Speech::here();
    let told = RwSignal::new(None::<Result<Profile, Message>>);
    // The address has it as addresses write it.
    let name = js_sys::decode_uri_component(&name).map_or(name, String::from);
    let asked = name.clone();
    spawn_local(async move { _ = told.try_set(Some(data::person(&asked).await)) });
    // As its owner writes it, once that is known.
    let called = move || match told.get() {
        Some(Ok(profile)) => profile.name,
        _ => name.clone(),
    };
    view! {
        <Title text=Signal::derive(called) />
        <Bar><span class="serif">{speech.says("web-own-page")}</span></Bar>
        {move || match told.get() {
            None => view! { <OnItsWay /> }.into_any(),
            Some(Ok(profile)) => view! { <Page profile /> }.into_any(),
            Some(Err(why)) => view! {
                <main id="main" class="own book"><h1>{speech.says("web-own-nobody")}</h1><p>{move || speech.say(&why)}</p></main>
            }.into_any(),
        }}
    }
}

#[component]
fn Page(profile: Profile) -> impl IntoView {
    let speech = Speech::here();
    let Profile { name, since, own, shown, ratings, results, company } = profile;
    let letter: String = name.chars().take(1).collect();
    let open = shown.iter().any(|what| what == "profile");
    let joined = move || speech.say(&Message::new("web-own-since").with("day", day(since, speech)));
    view! {
        <main id="main" class="own book">
            <div class="ow-who">
                <span class="hept" aria-hidden="true"><b class="serif">{letter}</b></span>
                <div><h1>{name.clone()}</h1><p class="soft">{joined}</p></div>
                {(!own).then(|| view! { <span class="sp"></span><Befriend name=name.clone() /><Report about=name /> })}
            </div>
            {own.then(|| view! {
                <p class="bring">
                    <span>{speech.says(if open { "web-own-open" } else { "web-own-closed" })}</span>
                    <a class="btn" href="/member">{speech.says("web-own-choose")}</a>
                </p>
            })}
            {ratings.map(|ratings| view! { <Ratings ratings /> })}
            <div class="c2">
                {results.map(|results| view! { <ResultsCard results /> })}
                {company.map(|company| view! { <CompanyCard company /> })}
            </div>
        </main>
    }
}

/// Asks whoever the page is of to be a friend; for members, who alone have friends.
#[component]
fn Befriend(name: String) -> impl IntoView {
    let (speech, said) = (Speech::here(), RwSignal::new(None::<Message>));
    let ask = move |_| {
        let name = name.clone();
        spawn_local(async move {
            let refused = api::befriend(&name).await.err();
            _ = said.try_set(Some(refused.unwrap_or_else(|| Message::new("web-own-asked"))));
        });
    };
    (me::standing() == Standing::Member).then(|| {
        view! {
            <span role="status">{move || said.get().map(|said| speech.say(&said))}</span>
            <button class="btn befriend" on:click=ask>{speech.says("web-own-befriend")}</button>
        }
    })
}

/// The ratings, one card a game.
#[component]
fn Ratings(ratings: Vec<Rated>) -> impl IntoView {
    let speech = Speech::here();
    let empty = ratings.is_empty();
    view! {
        <section aria-labelledby="own-ratings">
            <h2 id="own-ratings" class="serif">{speech.says("web-own-ratings")}</h2>
            <p class="soft">{speech.says(if empty { "web-own-no-ratings" } else { "web-own-band" })}</p>
            <ul class="rcs">{ratings.into_iter().map(|rated| view! { <Card rated /> }).collect_view()}</ul>
        </section>
    }
}

#[component]
fn Card(rated: Rated) -> impl IntoView {
    let speech = Speech::here();
    let Rated { game, seats, rating, deviation, provisional, games, course } = rated;
    let seats = if seats == "two" { "web-own-two" } else { "web-own-more" };
    let count = move || speech.say(&Message::new("web-own-games").with("games", games));
    view! {
        <li class="slip">
            <a class="rh" href=format!("/leaders/{game}")><Sign game=game.clone() /><b class="serif">{title(&game)}</b></a>
            <p class="rn" class:found=!provisional>
                <b class="serif">{whole(rating)}</b>
                <span class="soft">{format!("± {}", whole(deviation))}</span>
            </p>
            <small class="soft">{speech.says(seats)}</small>
            <Graph course />
            <p class="soft sm">{count}</p>
            {provisional.then(|| view! { <p class="soft sm">{speech.says("web-own-provisional")}</p> })}
        </li>
    }
}
