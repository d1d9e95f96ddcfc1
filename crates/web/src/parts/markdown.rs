//! The little Markdown that rule texts use: paragraphs, lists, bold, italic.

use leptos::prelude::*;

/// Paragraphs and lists of a rule text.
pub fn paragraphs(text: &str) -> impl IntoView + use<> {
    let mut blocks: Vec<AnyView> = Vec::new();
    let mut items: Vec<AnyView> = Vec::new();
    for line in text.lines().map(str::trim).chain([""]) {
        if let Some(item) = line.strip_prefix("- ") {
            items.push(view! { <li>{inline(item)}</li> }.into_any());
            continue;
        }
        if !items.is_empty() {
            blocks.push(view! { <ul class="dots">{std::mem::take(&mut items)}</ul> }.into_any());
        }
        if !line.is_empty() {
            blocks.push(view! { <p>{inline(line)}</p> }.into_any());
        }
    }
    blocks
}

/// Bold and italic pieces of a line.
fn inline(line: &str) -> Vec<AnyView> {
    line.split("**")
        .enumerate()
        .flat_map(|(i, piece)| {
            if i % 2 == 1 { vec![view! { <b>{piece.to_owned()}</b> }.into_any()] } else { italics(piece) }
        })
        .collect()
}

fn italics(piece: &str) -> Vec<AnyView> {
    piece
        .split('*')
        .enumerate()
        .map(|(i, part)| {
            let part = part.to_owned();
            if i % 2 == 1 { view! { <i>{part}</i> }.into_any() } else { part.into_any() }
        })
        .collect()
}
