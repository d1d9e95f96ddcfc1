//! The browser client, embedded, in the form the browser likes best.

use std::borrow::Cow;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::clock::hex;
use crate::guests::network;
use crate::problem::Problem;
use crate::{AppState, preview};

/// What `xtask` built. Without it the server still serves its API.
#[derive(RustEmbed)]
#[folder = "../../target/client"]
#[allow_missing = true]
struct Client;

/// The first page; every address that is not a file is one of its pages.
const FIRST: &str = "index.html";

/// Serves a file of the client.
pub(crate) async fn serve(State(app): State<AppState>, request: Request) -> Response {
    let network = network(app.shared.config.front, &request);
    if let Err(time) = app.shared.guards.assets.take(network) {
        return Problem::wait(time).told_to(request.headers());
    }
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if let Some(response) = file(path, request.headers()) {
        return response;
    }
    // A file that is missing is missing; a page is found by the client itself.
    if is_file_name(path) || path.starts_with("api/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    if preview::is_wanted(request.headers())
        && let Some(page) = Client::get(FIRST)
    {
        let asked = preview::Asked::of(&app, &request);
        return asked.answer(&app, &page.data).await;
    }
    file(FIRST, request.headers()).unwrap_or_else(|| StatusCode::NOT_FOUND.into_response())
}

fn is_file_name(path: &str) -> bool {
    path.starts_with("app/") || path.rsplit('/').next().is_some_and(|name| name.contains('.'))
}

fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let packed = |(ending, name)| Some((Client::get(&format!("{path}{ending}"))?, Some(name)));
    let best = liked(headers).find_map(packed);
    let (file, encoding) = best.or_else(|| Some((Client::get(path)?, None)))?;
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..12]));
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if known { StatusCode::NOT_MODIFIED.into_response() } else { content(path, file) };
    describe(response.headers_mut(), path, encoding, &tag);
    Some(response)
}

/// The encodings that both sides know, the smallest first.
fn liked(headers: &HeaderMap) -> impl Iterator<Item = (&'static str, &'static str)> {
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|list| list.to_str().ok()).unwrap_or_default();
    let likes = |name: &str| {
        accepted.split(',').any(|entry| {
            let (coding, weight) = entry.split_once(';').unwrap_or((entry, ""));
            coding.trim() == name && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
        })
    };
    let (br, gzip) = (likes("br"), likes("gzip"));
    [(".br", "br", br), (".gz", "gzip", gzip)]
        .into_iter()
        .filter_map(|(ending, name, liked)| liked.then_some((ending, name)))
}

fn content(path: &str, file: EmbeddedFile) -> Response {
    let kind = Client::get(path)
        .map_or_else(|| "application/octet-stream".to_owned(), |plain| plain.metadata.mimetype().to_owned());
    // What is part of the program is not copied for everybody who asks.
    let body = match file.data {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    };
    let mut response = body.into_response();
    if let Ok(kind) = HeaderValue::from_str(&with_charset(kind)) {
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
    }
    response
}

fn with_charset(kind: String) -> String {
    if kind.starts_with("text/") && !kind.contains("charset") { kind + "; charset=utf-8" } else { kind }
}

fn describe(headers: &mut HeaderMap, path: &str, encoding: Option<&'static str>, tag: &str) {
    // The names below app/ change with their content; all else is asked for again every time.
    let caching = if path.starts_with("app/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(tag) {
        headers.insert(header::ETAG, tag);
    }
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
}
