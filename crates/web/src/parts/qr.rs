//! An address as a picture for a camera.

use leptos::prelude::*;
use qrcode::{Color, QrCode};

use crate::later;

/// The code of a text as a picture, as soon as it is known how to draw one.
#[component]
pub(crate) fn Qr(
    /// What it says.
    text: String,
    /// What the picture is called.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let drawn = later::fetch(later::codes);
    move || {
        let code = (drawn.get()?.draw)(&text)?;
        // Cameras need a quiet edge of four modules.
        let frame = format!("-4 -4 {0} {0}", code.width + 8);
        Some(view! {
            <svg class="qr" viewBox=frame role="img" aria-label=label shape-rendering="crispEdges"><path d=code.path /></svg>
        })
    }
}

/// A code that is drawn.
pub(crate) struct Code {
    width: usize,
    path: String,
}

/// How codes are drawn: a part of the program that only those load who invite others.
pub(crate) struct Codes {
    draw: fn(&str) -> Option<Code>,
}

/// How codes are drawn.
pub(crate) static CODES: Codes = Codes { draw };

/// Nothing if the text is too long for a code.
fn draw(text: &str) -> Option<Code> {
    let code = QrCode::new(text).ok()?;
    let width = code.width();
    let dark = |(index, colour): (usize, Color)| {
        (colour == Color::Dark).then(|| format!("M{} {}h1v1h-1z", index % width, index / width))
    };
    Some(Code { width, path: code.to_colors().into_iter().enumerate().filter_map(dark).collect() })
}
