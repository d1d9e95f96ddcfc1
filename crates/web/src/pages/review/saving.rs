//! The curve as a picture to download.

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement,
    Url,
};

/// What a file is called, without its ending.
const NAME: &str = "sevenfold-review";

/// The width of a picture made of dots; it is as high as it should be.
const DOTS: u32 = 1280;

/// Lets the browser save the curve as it is.
pub(crate) fn save_svg(svg: &str) {
    // A browser that cannot save files leaves everything as it is.
    let _ = address_of(svg).and_then(|address| save(&address, "svg"));
}

/// Lets the browser save the curve as dots.
pub(crate) fn save_png(svg: &str) {
    let _ = draw(svg);
}

fn address_of(svg: &str) -> Result<String, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    // On its own a picture needs a size and a ground.
    let ground = svg.replacen("<svg ", "<svg width=\"1280\" height=\"748\" style=\"background:#fff\" ", 1);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&ground.into()), &kind)?;
    Url::create_object_url_with_blob(&blob)
}

fn save(address: &str, ending: &str) -> Result<(), JsValue> {
    let link: HtmlAnchorElement = document().create_element("a")?.dyn_into::<HtmlAnchorElement>()?;
    link.set_href(address);
    link.set_download(&format!("{NAME}.{ending}"));
    link.click();
    Ok(())
}

fn draw(svg: &str) -> Result<(), JsValue> {
    let address = address_of(svg)?;
    let image = HtmlImageElement::new()?;
    let drawn = image.clone();
    let there = Closure::once_into_js(move || {
        let _ = dots(&drawn).and_then(|address| save(&address, "png"));
    });
    image.set_onload(Some(there.unchecked_ref()));
    image.set_src(&address);
    Ok(())
}

fn dots(image: &HtmlImageElement) -> Result<String, JsValue> {
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into::<HtmlCanvasElement>()?;
    let height = DOTS * image.natural_height() / image.natural_width().max(1);
    canvas.set_width(DOTS);
    canvas.set_height(height);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.dyn_into::<CanvasRenderingContext2d>()?;
    context.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, DOTS.into(), height.into())?;
    canvas.to_data_url()
}
