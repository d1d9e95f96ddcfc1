//! A game as a part of an address: its record, compressed, in letters that an address may have. It stands after the
//! hash, so no server is told of it, and none is needed to read it.

use js_sys::{ArrayBuffer, Uint8Array};
use leptos::prelude::window;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ReadableWritablePair, Response};

#[wasm_bindgen]
extern "C" {
    type CompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<CompressionStream, JsValue>;

    type DecompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<DecompressionStream, JsValue>;
}

const FORMAT: &str = "deflate-raw";

/// What stands before a game in an address.
const BEFORE: &str = "#game=";

/// A record as the end of an address; nothing where the browser cannot compress.
pub(crate) async fn packed(record: &str) -> Option<String> {
    let through: JsValue = CompressionStream::new(FORMAT).ok()?.into();
    let bytes = sent(record.as_bytes(), &through).await?;
    let binary: String = bytes.iter().map(|byte| char::from(*byte)).collect();
    let letters = window().btoa(&binary).ok()?.replace('+', "-").replace('/', "_");
    Some(format!("{BEFORE}{}", letters.trim_end_matches('=')))
}

/// The record at the end of this page's address.
pub(crate) async fn unpacked() -> Option<Result<String, Unreadable>> {
    let letters = in_address()?.replace('-', "+").replace('_', "/");
    Some(unpack(&letters).await.ok_or(Unreadable))
}

/// The letters of a game at the end of this page's address. A hash may also lead to a place on the page.
pub(crate) fn in_address() -> Option<String> {
    let fragment = window().location().hash().ok()?;
    fragment.strip_prefix(BEFORE).map(str::to_owned)
}

/// What stands in the address is no game, or not all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unreadable;

async fn unpack(letters: &str) -> Option<String> {
    let binary = window().atob(letters).ok()?;
    let bytes: Vec<u8> = binary.chars().filter_map(|letter| u8::try_from(letter).ok()).collect();
    let through: JsValue = DecompressionStream::new(FORMAT).ok()?.into();
    String::from_utf8(sent(&bytes, &through).await?).ok()
}

/// Sends bytes through a stream that changes them.
async fn sent(bytes: &[u8], through: &JsValue) -> Option<Vec<u8>> {
    let parts = js_sys::Array::of1(&Uint8Array::from(bytes));
    let from = Blob::new_with_u8_array_sequence(&parts).ok()?.stream();
    let to = from.pipe_through(through.unchecked_ref::<ReadableWritablePair>());
    let whole = Response::new_with_opt_readable_stream(Some(&to)).ok()?.array_buffer().ok()?;
    let whole = JsFuture::from(whole).await.ok()?.dyn_into::<ArrayBuffer>().ok()?;
    Some(Uint8Array::new(&whole).to_vec())
}
