//! An address as a picture for a camera.

use leptos::prelude::*;
use qrcode::{Color, QrCode};

/// The code of a text; nothing if it is too long for one.
#[component]
pub fn Qr(
    /// What it says.
    text: String,
    /// What the picture is called.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let code = QrCode::new(text).ok()?;
    let width = code.width();
    let dark = |(index, colour): (usize, Color)| {
        (colour == Color::Dark).then(|| format!("M{} {}h1v1h-1z", index % width, index / width))
    };
    let path: String = code.to_colors().into_iter().enumerate().filter_map(dark).collect();
    // Cameras need a quiet edge of four modules.
    let frame = format!("-4 -4 {0} {0}", width + 8);
    Some(view! {
        <svg class="qr" viewBox=frame role="img" aria-label=label shape-rendering="crispEdges"><path d=path /></svg>
    })
}
