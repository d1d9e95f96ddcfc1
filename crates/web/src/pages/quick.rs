//! A game in five pictures, one sentence each, and what it takes to begin at a real table.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::files;
use crate::games::{Face, GAMES, face};
use crate::pages::NotFound;
use crate::pages::aid::{Panels, fetched};
use crate::pages::learn::LearnLink;
use crate::parts::{Bar, Icon, Title};
use crate::speech::Speech;
use crate::styles::Styles;

/// How many pictures a game has; the sentence of the first is `web-quick-<game>-1`.
const PICTURES: usize = 5;

/// The page of a game.
#[component]
pub(crate) fn Quick(game: String) -> impl IntoView {
    match face(&game) {
        Some(face) => view! { <Pictures face /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    }
}

/// The pictures of a game, one a line in its file, as soon as they are there.
fn pictures(game: &'static str) -> RwSignal<Vec<String>> {
    let pictures = RwSignal::new(Vec::new());
    spawn_local(async move {
        let text = files::text(&format!("quick-{game}.svg")).await.unwrap_or_default();
        // The reader may have left the page.
        let _ = pictures.try_set(text.lines().map(str::to_owned).collect());
    });
    pictures
}

#[component]
fn Pictures(face: &'static Face) -> impl IntoView {
    let speech = Speech::here();
    let id = face.id;
    let pictures = pictures(id);
    let sheet = fetched(format!("{id}-quick"));
    let facts = move || sheet.with(|sheet| sheet.sheet().map(|sheet| sheet.aim.clone()));
    let begin = move || sheet.get().sheet().map(|sheet| view! { <Panels panels=sheet.panels.clone() /> });
    let styles = expect_context::<Styles>();
    let scene = move |number: usize| {
        // What is drawn wears the colours of its table.
        let picture = move || {
            let drawn = pictures.with(|pictures| pictures.get(number).cloned());
            drawn.filter(|_| styles.dress(face)).unwrap_or_default()
        };
        view! {
            <li>
                <svg class="scene" viewBox="0 0 300 200" aria-hidden="true" inner_html=picture></svg>
                <p><b class="serif">{number + 1}</b>{move || speech.t(&format!("web-quick-{id}-{}", number + 1))}</p>
            </li>
        }
    };
    let others = GAMES.iter().filter(move |other| other.id != id);
    let other = |other: &'static Face| view! { <a href=format!("/quick/{}", other.id)>{other.title}</a> };
    view! {
        <Title text=Signal::derive(move || format!("{} · {}", face.title, speech.t("web-quick"))) />
        <Bar>
            <span class="serif">{face.title}</span>
            <span class="rd">{speech.says("web-quick")}</span>
        </Bar>
        <main id="main" class=format!("quick {}", face.tint)>
            <div class="head"><h1>{face.title}</h1><p>{move || speech.t(&format!("{id}-tagline"))}</p><p class="facts">{facts}</p></div>
            <ol class="scenes">{(0..PICTURES).map(scene).collect_view()}</ol>
            <div class="sheet begin">{begin}</div>
            <div class="row2">
                <a class="btn go" href=format!("/play/{id}")><Icon name="icon-play" />{speech.says("web-play")}</a>
                <LearnLink face />
                <a class="btn" href=format!("/rules/{id}")><Icon name="icon-rules" />{speech.says("web-all-rules")}</a>
                <a class="btn" href=format!("/aid/{id}")>{speech.says("web-aid")}</a>
                <span class="sp"></span>
                <nav class="others" aria-label=speech.says("web-other-games")>{others.map(other).collect_view()}</nav>
            </div>
        </main>
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use sevenfold_texts::{Lang, Texts};

    #[test]
    fn every_picture_has_its_sentence_in_every_language() {
        for face in GAMES {
            for number in 1..=PICTURES {
                let picture = format!("pictures/quick/{}-{number}.svg", face.id);
                assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(&picture).is_file(), "{picture}");
                for lang in Lang::ALL {
                    let key = format!("web-quick-{}-{number}", face.id);
                    assert!(Texts::of(lang).look_up(&key).is_some(), "{key} in {}", lang.code());
                }
            }
        }
    }
}
