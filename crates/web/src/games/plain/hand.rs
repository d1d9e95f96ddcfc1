//! What is in hand, and what can be done.

use leptos::prelude::*;
use sevenfold_core::Faces;
use sevenfold_protocol::Choice;

use super::{look_of, outline_of, words};
use crate::memo::Memo;
use crate::table::{Choices, Here, hinted};

/// The hand; a piece that exactly one move is about can be pressed. Every move has its button below.
pub(crate) fn hand(here: Here) -> AnyView {
    let heaps = Memo::new(move |_| outline_of(here).hand);
    let faces = look_of(here).faces;
    let shown = move || {
        let choices = here.choices();
        let heap = |heap: &sevenfold_core::Heap| {
            let pieces = heap.pieces.iter().map(|piece| held(here, faces, piece, &choices)).collect_view();
            view! { <ul class="pl-hand" aria-label=words::heap_name(here, heap)>{pieces}</ul> }
        };
        heaps.get().iter().map(heap).collect_view()
    };
    view! {
        <div class="pl-hands">{shown}</div>
        <Choices here />
    }
    .into_any()
}

/// The moves that name a piece.
fn about<'a>(choices: &'a [Choice], piece: &str) -> Vec<&'a Choice> {
    choices.iter().filter(|choice| choice.text.split(' ').any(|word| word == piece)).collect()
}

fn held(here: Here, faces: Faces, piece: &str, choices: &[Choice]) -> AnyView {
    let drawn = words::piece(faces, piece);
    let name = piece.to_owned();
    match about(choices, piece)[..] {
        [] => view! { <li class="no"><span class="vh">{name}</span>{drawn}</li> }.into_any(),
        [only] => {
            let (choice, text) = (only.clone(), only.text.clone());
            let label = choice.label.as_ref().map_or(name, |label| here.say(label));
            let wise = move || hinted(here).as_deref() == Some(text.as_str());
            view! {
                <li class="can" class:hinted=wise>
                    <button aria-label=label data-move=choice.text.clone() on:click=move |_| here.play(&choice)>{drawn}</button>
                </li>
            }
            .into_any()
        }
        _ => view! { <li class="can"><span class="vh">{name}</span>{drawn}</li> }.into_any(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::WindowId;

    #[test]
    fn a_move_is_about_the_pieces_it_names() {
        let choice = |text: &str| Choice { window: WindowId(1), text: text.to_owned(), label: None };
        let choices = ["lay D7", "lay D10", "give D7 S2", "pass"].map(choice);
        assert_eq!(about(&choices, "D7").len(), 2);
        assert_eq!(about(&choices, "D1").len(), 0, "not as a part of a longer word");
        assert_eq!(about(&choices, "S2")[0].text, "give D7 S2");
    }
}
