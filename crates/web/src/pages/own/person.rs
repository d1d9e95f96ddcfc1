//! Somebody's own page, as far as it is for whoever looks.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;

use super::block::Block;
use super::cards::Ratings;
use super::data::{self, Profile};
use super::results::{CompanyCard, ResultsCard};
use super::tied::Tied;
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
    let Profile { name, since, own, shown, tie, ratings, results, company } = profile;
    let letter: String = name.chars().take(1).collect();
    let open = shown.iter().any(|what| what == "profile");
    let joined = move || speech.say(&Message::new("web-own-since").with("day", day(since, speech)));
    view! {
        <main id="main" class="own book">
            <div class="ow-who">
                <span class="hept" aria-hidden="true"><b class="serif">{letter}</b></span>
                <div><h1>{name.clone()}</h1><p class="soft">{joined}</p></div>
                {(!own).then(|| view! {
                    <span class="sp"></span>
                    <Tied name=name.clone() tie />
                    <Block name=name.clone() />
                    <Report about=name />
                })}
            </div>
            {own.then(|| view! {
                <p class="bring">
                    <span>{speech.says(if open { "web-own-open" } else { "web-own-closed" })}</span>
                    <span class="ta">
                        <a class="btn" href="/games">{speech.says("web-my-games")}</a>
                        <a class="btn" href="/member">{speech.says("web-own-choose")}</a>
                    </span>
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
