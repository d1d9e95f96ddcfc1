//! Something in hand that can be pressed when a move is about it.

use leptos::prelude::*;
use sevenfold_protocol::Choice;

use super::{Here, hinted};

/// A card or tile in hand. One move about it is made at once; of several, one is chosen next.
#[component]
pub fn Held(
    /// The table.
    here: Here,
    /// Its name in the notation, as `Drawn::about` tells it.
    name: String,
    /// What it is called.
    label: String,
    /// Its picture.
    children: Children,
) -> impl IntoView {
    let moves = {
        let name = name.clone();
        Memo::new(move |_| moves_about(here, &name))
    };
    let lit = move || moves.with(|moves| !moves.is_empty());
    let chosen = {
        let name = name.clone();
        move || here.picked.with(|picked| picked.as_deref() == Some(name.as_str()))
    };
    let wise =
        move || hinted(here).is_some_and(|text| moves.with(|moves| moves.iter().any(|one| one.text == text)));
    let pressed = {
        let chosen = chosen.clone();
        move || chosen().to_string()
    };
    let makes = move || {
        moves.with(|moves| if let [only] = moves.as_slice() { Some(only.text.clone()) } else { None })
    };
    let opens = {
        let name = name.clone();
        move || moves.with(|moves| (moves.len() > 1).then(|| name.clone()))
    };
    let press = move |_| match moves.get_untracked().as_slice() {
        [] => {}
        [only] => here.play(only),
        _ => here.picked.update(|picked| {
            *picked = (picked.as_deref() != Some(name.as_str())).then(|| name.clone());
        }),
    };
    view! {
        <li class="held" class:can=lit class:sel=chosen class:no=move || !lit() class:hinted=wise>
            <button
                disabled=move || !lit()
                aria-pressed=pressed
                aria-label=label
                data-move=makes
                data-pick=opens
                on:click=press
            >
                {children()}
            </button>
        </li>
    }
}

fn moves_about(here: Here, name: &str) -> Vec<Choice> {
    let Some(drawn) = here.drawn() else { return Vec::new() };
    here.choices().into_iter().filter(|choice| (drawn.about)(&choice.text).as_deref() == Some(name)).collect()
}
