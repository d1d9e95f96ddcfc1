//! A game in at most five pictures, one sentence each.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use crate::games::{Face, GAMES, face};
use crate::pages::NotFound;
use crate::pages::learn::LearnLink;
use crate::parts::{Bar, Icon, Title};
use crate::speech::Speech;

macro_rules! scenes {
    ($game:literal) => {
        [
            include_str!(concat!("../../pictures/quick/", $game, "-1.svg")),
            include_str!(concat!("../../pictures/quick/", $game, "-2.svg")),
            include_str!(concat!("../../pictures/quick/", $game, "-3.svg")),
            include_str!(concat!("../../pictures/quick/", $game, "-4.svg")),
            include_str!(concat!("../../pictures/quick/", $game, "-5.svg")),
        ]
    };
}

/// The pictures of a game; the sentence of the first is `web-quick-<game>-1`.
fn scenes(game: &str) -> Option<[&'static str; 5]> {
    Some(match game {
        "double-seven" => scenes!("double-seven"),
        "double-lucky-7" => scenes!("double-lucky-7"),
        "sieben" => scenes!("sieben"),
        "seven" => scenes!("seven"),
        "triple-seven" => scenes!("triple-seven"),
        _ => return None,
    })
}

/// The page of the game in the address.
#[component]
pub fn Quick() -> impl IntoView {
    let params = use_params_map();
    let game = Memo::new(move |_| params.with(|params| params.get("game").unwrap_or_default()));
    move || match game.with(|game| Some((face(game)?, scenes(game)?))) {
        Some((face, scenes)) => view! { <Pictures face scenes /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    }
}

#[component]
fn Pictures(face: &'static Face, scenes: [&'static str; 5]) -> impl IntoView {
    let speech = Speech::here();
    let id = face.id;
    let scene = move |(number, picture): (usize, &'static str)| {
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
            <span class="rd">{move || speech.t("web-quick")}</span>
        </Bar>
        <main id="main" class=format!("quick {}", face.tint)>
            <div class="head"><h1>{face.title}</h1><p>{move || speech.t(&format!("{id}-tagline"))}</p></div>
            <ol class="scenes">{scenes.into_iter().enumerate().map(scene).collect_view()}</ol>
            <div class="row2">
                <a class="btn go" href=format!("/play/{id}")><Icon name="icon-play" />{move || speech.t("web-play")}</a>
                <LearnLink face />
                <a class="btn" href=format!("/rules/{id}")><Icon name="icon-rules" />{move || speech.t("web-all-rules")}</a>
                <span class="sp"></span>
                <nav class="others" aria-label=move || speech.t("web-other-games")>{others.map(other).collect_view()}</nav>
            </div>
        </main>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_texts::{Lang, Texts};

    #[test]
    fn every_picture_has_its_sentence_in_every_language() {
        for face in GAMES {
            let pictures = scenes(face.id).unwrap();
            for lang in Lang::ALL {
                for number in 1..=pictures.len() {
                    let key = format!("web-quick-{}-{number}", face.id);
                    assert!(Texts::of(lang).look_up(&key).is_some(), "{key} in {}", lang.code());
                }
            }
        }
    }
}
