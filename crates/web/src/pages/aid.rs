//! A page to lay beside a game: on the screen, and for paper.

mod sheet;

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_aids::Sheet;

use crate::files;
use crate::games;
use crate::pages::NotFound;
use crate::parts::{Bar, Icon, Title};
use crate::speech::Speech;
use crate::watch::watch;
pub(crate) use sheet::Panels;

/// What the name of a score pad ends in.
const PAD: &str = "-pad";

/// A sheet, as far as it is there.
#[derive(Clone)]
pub(crate) enum Fetched {
    /// On its way.
    Coming,
    /// Here.
    Here(Sheet),
    /// It cannot be had now.
    Missing,
}

impl Fetched {
    /// The sheet, once it is there.
    pub(crate) fn sheet(&self) -> Option<&Sheet> {
        if let Self::Here(sheet) = self { Some(sheet) } else { None }
    }
}

/// A sheet: it comes, and changes with the language.
pub(crate) fn fetched(name: String) -> RwSignal<Fetched> {
    let speech = Speech::here();
    let sheet = RwSignal::new(Fetched::Coming);
    watch(move || {
        let (lang, name) = (speech.lang(), name.clone());
        spawn_local(async move {
            let text = files::text(&format!("aid-{name}.{lang}.md")).await;
            // Whoever has left the page needs it no more; another language may have been chosen meanwhile.
            if untrack(|| speech.lang()) == lang {
                let read = |text: String| Fetched::Here(Sheet::read(&text));
                let _ = sheet.try_set(text.map_or(Fetched::Missing, read));
            }
        });
    });
    sheet
}

/// The page, if there is such a sheet.
#[component]
pub(crate) fn Aid(name: String) -> impl IntoView {
    if is_sheet(&name) { view! { <Page name /> }.into_any() } else { view! { <NotFound /> }.into_any() }
}

/// Is there a sheet of this name?
fn is_sheet(name: &str) -> bool {
    name.strip_suffix(PAD).map_or_else(|| games::face(name).is_some(), |game| HAS_PAD.contains(&game))
}

#[component]
fn Page(name: String) -> impl IntoView {
    let speech = Speech::here();
    let game = games::face(name.strip_suffix(PAD).unwrap_or(&name));
    let sheet = fetched(name.clone());
    let title = move || sheet.with(|sheet| sheet.sheet().map(|sheet| sheet.title.clone()));
    let others = game.map(|game| {
        let pad = format!("{}{PAD}", game.id);
        let other = if name.ends_with(PAD) { (game.id.to_owned(), "web-aid") } else { (pad, "web-aid-pad") };
        let has_pad = HAS_PAD.contains(&game.id);
        view! {
            {has_pad.then(|| view! { <a class="btn" href=format!("/aid/{}", other.0)>{speech.says(other.1)}</a> })}
            {(game.id == "double-lucky-7").then(|| view! { <a class="btn" href="/score/double-lucky-7">{speech.says("web-score-keep")}</a> })}
            <a class="btn" href=format!("/rules/{}", game.id)><Icon name="icon-rules" />{speech.says("web-all-rules")}</a>
        }
    });
    view! {
        <Title text=Signal::derive(move || title().unwrap_or_default()) />
        <Bar>
            <span class="serif">{move || title().unwrap_or_default()}</span>
        </Bar>
        <main id="main" class="aid">
            <div class="row2">
                <button class="btn go" type="button" on:click=move |_| print()>{speech.says("web-aid-print")}</button>
                {others}
            </div>
            {move || match sheet.get() {
                Fetched::Here(sheet) => view! {
                    <article class="sheet">
                        <header><h1>{sheet.title.clone()}</h1><p>{sheet::inline(&sheet.aim)}</p></header>
                        <Panels panels=sheet.panels />
                        <footer>{sheet.foot}</footer>
                    </article>
                }
                .into_any(),
                Fetched::Coming => ().into_any(),
                Fetched::Missing => view! { <p>{speech.t("web-aid-missing")}</p> }.into_any(),
            }}
        </main>
    }
}

/// The games that have a score pad.
pub(crate) const HAS_PAD: [&str; 3] = ["double-lucky-7", "double-seven", "triple-seven"];

fn print() {
    // A browser that cannot print has no other way either.
    let _ = window().print();
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_texts::{Lang, aid};

    #[test]
    fn every_game_has_its_sheets_and_the_pads_are_those_there_are() {
        for face in games::GAMES {
            for lang in Lang::ALL {
                assert!(aid(face.id, lang).is_some(), "{} in {lang}", face.id);
                assert!(aid(&format!("{}-quick", face.id), lang).is_some(), "{} in {lang}", face.id);
                let pad = aid(&format!("{}{PAD}", face.id), lang);
                assert_eq!(pad.is_some(), HAS_PAD.contains(&face.id), "{} in {lang}", face.id);
                assert!(is_sheet(face.id) && is_sheet(&format!("{}{PAD}", face.id)) == pad.is_some());
            }
        }
    }
}
