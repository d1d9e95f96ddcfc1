//! What lies on the table and what is public about it.

use leptos::prelude::*;
use sevenfold_core::{Faces, Fact, Heap, Outline};

use super::{look_of, outline_of, words};
use crate::memo::Memo;
use crate::parts::Icon;
use crate::table::Here;

/// Heaps and facts.
pub(crate) fn middle(here: Here) -> AnyView {
    let outline = Memo::new(move |_| outline_of(here));
    let faces = look_of(here).faces;
    view! {
        <div class="pl-mid">
            {move || facts(here, &outline.get())}
            <div class="pl-heaps">
                {move || outline.get().piles.iter().map(|heap| pile(here, faces, heap)).collect_view()}
            </div>
            <p class="pl-own"><Icon name="icon-info" />{here.says("web-plain-own-words")}</p>
        </div>
    }
    .into_any()
}

fn facts(here: Here, outline: &Outline) -> AnyView {
    let fact = |fact: &Fact| {
        view! { <div><dt>{words::name(here, &fact.name)}</dt><dd>{words::told(here, &fact.told)}</dd></div> }
    };
    view! { <dl class="pl-facts">{outline.facts.iter().map(fact).collect_view()}</dl> }.into_any()
}

fn pile(here: Here, faces: Faces, heap: &Heap) -> AnyView {
    let piece = |text: &String| {
        let name = text.clone();
        view! { <li><span class="vh">{name}</span>{words::piece(faces, text)}</li> }
    };
    view! {
        <section class="pl-heap">
            <h3>{words::heap_name(here, heap)}<small>{heap.pieces.len()}</small></h3>
            <ul>{heap.pieces.iter().map(piece).collect_view()}</ul>
        </section>
    }
    .into_any()
}
