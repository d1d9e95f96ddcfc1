//! The server's HTTP API, as far as the client asks it.

mod company;

use leptos::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sevenfold_core::{Message, json};
use sevenfold_protocol::{Company, Settings, TableCode};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

pub(crate) use company::{
    MyBlock, befriend, block_member, block_sitter, invite, my_blocks, put_invitation_away, unblock, unfriend,
};

use crate::me;

/// What the server answers to a cookie it does not know.
const UNKNOWN: u16 = 401;

/// A table that was opened.
#[derive(Deserialize)]
struct Opened {
    code: TableCode,
}

/// What the server says when it says no.
#[derive(Deserialize)]
struct Problem {
    message: Message,
}

/// One of this guest's tables on the server.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct MyTable {
    /// Its code.
    pub code: TableCode,
    /// The game's id.
    pub game: String,
    /// `gathering`, `playing` or `over`.
    pub phase: String,
    /// How many play.
    pub seats: u8,
    /// When something last happened, in milliseconds since 1970.
    pub changed: u64,
    /// Who sits there and how it stands, if this guest does.
    #[serde(default)]
    pub company: Option<Company>,
}

/// Opens a table on the server.
pub(crate) async fn open_table(settings: &Settings) -> Result<TableCode, Message> {
    let Opened { code } = send("POST", "/api/tables", Some(settings)).await?;
    me::keep_opened(code);
    Ok(code)
}

/// This guest's tables on the server, the last used first.
pub(crate) async fn my_tables() -> Result<Vec<MyTable>, Message> {
    get("/api/me/tables").await
}

/// What is on the server's shelf, as it says it; nothing if it cannot be asked.
pub(crate) async fn shelf() -> Option<String> {
    let response = ask("GET", "/api/shelf", None).await.ok()?;
    text_of(&response).await.ok()
}

/// Be called this at tables to come.
pub(crate) async fn rename(name: &str) -> Result<(), Message> {
    let body = serde_json::json!({ "name": name }).to_string();
    ask("PUT", "/api/me", Some(body)).await.map(|_| ())
}

/// Has the server forget this guest.
pub(crate) async fn forget_me() -> Result<(), Message> {
    ask("DELETE", "/api/me", None).await.map(|_| ())
}

/// The record of a finished game at a table, as text, and which one it is: the last one if none is named.
pub(crate) async fn record(code: TableCode, game: Option<u32>) -> Result<(String, Option<u32>), Message> {
    let which = game.map(|game| format!("?game={game}")).unwrap_or_default();
    let response = ask("GET", &format!("/api/tables/{code}/record{which}"), None).await?;
    // The file is named after table and game.
    let name = response.headers().get("content-disposition").ok().flatten().unwrap_or_default();
    let number =
        name.split_once(&format!("{code}-")).and_then(|(_, rest)| rest.split('.').next()?.parse().ok());
    Ok((text_of(&response).await?, game.or(number)))
}

/// What the server says at this address.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Message> {
    send::<(), _>("GET", path, None).await
}

/// Sends something as JSON, and reads the answer.
pub(crate) async fn send<B: Serialize, T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<&B>,
) -> Result<T, Message> {
    let body = body.map(|body| serde_json::to_string(body).unwrap_or_default());
    let response = ask(method, path, body).await?;
    json::from_text(&text_of(&response).await?).map_err(|_| out_of_reach())
}

/// Asks the server; what it refuses is told in its words.
pub(crate) async fn ask(method: &str, path: &str, body: Option<String>) -> Result<Response, Message> {
    let mut response = fetch(method, path, body.as_deref()).await?;
    if response.status() == UNKNOWN && method == "GET" {
        // The session has ended elsewhere, and its cookie is gone now: whoever only looks looks as a guest.
        response = fetch(method, path, None).await?;
    }
    if response.ok() {
        return Ok(response);
    }
    let problem = json::from_text::<Problem>(&text_of(&response).await?);
    Err(problem.map_or_else(|_| out_of_reach(), |problem| problem.message))
}

async fn fetch(method: &str, path: &str, body: Option<&str>) -> Result<Response, Message> {
    let request = RequestInit::new();
    request.set_method(method);
    if let (Some(body), Ok(headers)) = (body, Headers::new()) {
        // A header of our own making is always taken.
        let _ = headers.set("content-type", "application/json");
        request.set_headers(&headers);
        request.set_body(&body.into());
    }
    let answer = JsFuture::from(window().fetch_with_str_and_init(path, &request)).await;
    answer.ok().and_then(|answer| answer.dyn_into::<Response>().ok()).ok_or_else(out_of_reach)
}

/// What an answer says.
pub(crate) async fn text_of(response: &Response) -> Result<String, Message> {
    let text = response.text().map_err(|_| out_of_reach())?;
    JsFuture::from(text).await.ok().and_then(|text| text.as_string()).ok_or_else(out_of_reach)
}

fn out_of_reach() -> Message {
    Message::new("web-no-server")
}
