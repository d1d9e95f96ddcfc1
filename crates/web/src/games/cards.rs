//! Cards of four colours, as both card games have them: the sign stands at every number.

use leptos::prelude::*;

/// A card's face: a number or a picture, in a colour or in none.
pub struct CardFace {
    /// The colour as it is called in the style sheet.
    pub hue: Option<&'static str>,
    /// What is printed large.
    pub number: Option<String>,
    /// The drawing, by its name on the sheet.
    pub art: Option<&'static str>,
}

/// Draws a card.
pub fn card(face: &CardFace) -> AnyView {
    let class = format!("pc {}", face.hue.unwrap_or("plain"));
    let number = face.number.clone().map(|number| view! { <b class="serif">{number}</b> });
    let art = face.art.map(|art| view! { <svg class="art2"><use href=format!("#{art}") /></svg> });
    let sign = face.hue.map(|hue| view! { <svg class="suit"><use href=format!("#suit-{hue}") /></svg> });
    view! { <span class=class aria-hidden="true">{number}{art}{sign}</span> }.into_any()
}
