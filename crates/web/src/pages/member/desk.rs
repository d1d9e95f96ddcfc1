//! What the pages of membership ask the server.

use std::collections::BTreeMap;
use std::future::Future;

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sevenfold_core::Message;

use crate::api::{ask, get, send, text_of};

/// Who I am.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Me {
    pub name: String,
    #[serde(default)]
    pub member: Option<Membership>,
}

/// What a member is beyond a guest.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Membership {
    pub role: String,
    pub shown: Vec<String>,
}

/// Is a name free?
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct NameAnswer {
    pub name: String,
    pub free: bool,
}

/// Recovery codes to print.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Codes {
    pub codes: Vec<String>,
}

/// How I come in, and from where.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Devices {
    pub sessions: Vec<Session>,
    pub passkeys: Vec<Passkey>,
    pub passphrase: bool,
    pub codes_left: u32,
}

/// A device I am in from.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Session {
    pub id: String,
    pub device: String,
    pub seen: u64,
    pub here: bool,
}

/// A passkey of mine.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Passkey {
    pub id: String,
    pub device: String,
    pub used: u64,
}

/// A code for another device.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Offered {
    pub code: String,
    pub seconds: u64,
    #[serde(default)]
    pub device: Option<String>,
}

/// By what a device that waits is known.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Claim {
    pub claim: String,
}

/// What was asked, or why not.
pub(super) type Asked<T> = Result<T, Message>;

/// Asks, says what went wrong, or goes on.
pub(super) fn then<T: 'static>(
    asked: impl Future<Output = Asked<T>> + 'static,
    said: RwSignal<Option<Message>>,
    go: impl FnOnce(T) + 'static,
) {
    spawn_local(async move {
        match asked.await {
            Ok(answer) => {
                said.set(None);
                go(answer);
            }
            Err(message) => said.set(Some(message)),
        }
    });
}

pub(super) async fn me() -> Asked<Me> {
    get("/api/me").await
}

/// Asks to be called otherwise; says what one is called now.
pub(super) async fn rename(body: Value) -> Asked<Me> {
    send("PUT", "/api/me", Some(&body)).await
}

/// What everybody may know of the place.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Place {
    pub admission: String,
}

pub(super) async fn place() -> Asked<Place> {
    get("/api/place").await
}

pub(super) async fn name(name: String) -> Asked<NameAnswer> {
    let name = String::from(js_sys::encode_uri_component(&name));
    get(&format!("/api/names/{name}")).await
}

/// What my device needs to make or show a passkey, as JSON.
pub(super) async fn options(path: &str, body: Value) -> Asked<String> {
    text_of(&ask("POST", path, Some(body.to_string())).await?).await
}

/// Sends something and gets codes for it.
pub(super) async fn codes(path: &str, body: Value) -> Asked<Codes> {
    send("POST", path, Some(&body)).await
}

/// Sends something to which the answer is that it is done.
pub(super) async fn tell(method: &str, path: String, body: Option<Value>) -> Asked<()> {
    ask(method, &path, body.map(|body| body.to_string())).await.map(|_| ())
}

pub(super) async fn devices() -> Asked<Devices> {
    get("/api/me/devices").await
}

pub(super) async fn offer() -> Asked<Offered> {
    send("POST", "/api/me/device-code", Some(&json!({}))).await
}

pub(super) async fn offered() -> Asked<Offered> {
    get("/api/me/device-code").await
}

pub(super) async fn claim(code: String) -> Asked<Claim> {
    send("POST", "/api/session/device", Some(&json!({ "code": code }))).await
}

/// Has the other device answered? Nothing as long as it has not.
pub(super) async fn redeem(claim: &Claim) -> Asked<Option<()>> {
    let body = serde_json::to_string(claim).unwrap_or_default();
    let answer = ask("POST", "/api/session/device/claim", Some(body)).await?;
    Ok((answer.status() == 200).then_some(()))
}

pub(super) async fn archive() -> Asked<String> {
    text_of(&ask("GET", "/api/me/archive", None).await?).await
}

/// How the place stands.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Overview {
    pub members: i64,
    pub guests: i64,
    pub tables: i64,
    pub playing: i64,
    pub records: i64,
    pub bytes: i64,
    #[serde(default)]
    pub most_bytes: Option<i64>,
    pub tables_per_guest: u32,
    pub admission: String,
    pub announcement: String,
    pub maintenance: bool,
}

/// An invitation; its code only where it has just been made.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Invitation {
    #[serde(default)]
    pub code: Option<String>,
    pub note: String,
    #[serde(default)]
    pub used: Option<u64>,
}

/// What a member has reported.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Report {
    pub number: i64,
    pub by: String,
    pub about: String,
    pub words: String,
}

/// What I have reported.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct MyReport {
    pub about: String,
    pub words: String,
    #[serde(default)]
    pub settled: Option<u64>,
    pub answer: String,
}

/// A member in a list.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Resident {
    pub name: String,
    pub role: String,
}

/// A table in use.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct TableLine {
    pub code: String,
    pub game: String,
    pub changed: u64,
}

pub(super) async fn overview() -> Asked<Overview> {
    get("/api/admin").await
}

/// Some list.
pub(super) async fn list<T: serde::de::DeserializeOwned>(path: &str) -> Asked<Vec<T>> {
    get(path).await
}

pub(super) async fn invite(note: String) -> Asked<Invitation> {
    send("POST", "/api/admin/invitations", Some(&json!({ "note": note }))).await
}

/// How the place is.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Status {
    pub database: Home,
    pub nats: String,
    pub nodes: Vec<Node>,
}

/// Where everything is kept.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Home {
    pub home: String,
    pub bytes: i64,
}

/// One of the servers.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Node {
    #[serde(default)]
    pub id: Option<String>,
    pub here: bool,
    #[serde(default)]
    pub lease: Option<i64>,
    #[serde(default)]
    pub vitals: Option<Vitals>,
}

/// What it says of itself.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Vitals {
    pub version: String,
    pub up: i64,
    pub tables: BTreeMap<String, u32>,
    pub sockets: u32,
    pub lobby: bool,
    pub keeps: bool,
    pub damaged: i64,
}

pub(super) async fn status() -> Asked<Status> {
    get("/api/admin/status").await
}
