//! Friends, blocks and invitations, as the server keeps them.

use serde::Deserialize;
use serde_json::json;
use sevenfold_core::Message;
use sevenfold_protocol::TableCode;

use super::{ask, get};

/// Somebody I have blocked.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct MyBlock {
    /// By which it is taken back.
    pub id: i64,
    /// What they were called then.
    pub name: String,
}

/// Asks a member to be a friend, or agrees to it.
pub(crate) async fn befriend(name: &str) -> Result<(), Message> {
    quietly("PUT", &format!("/api/me/friends/{}", escaped(name)), None).await
}

/// Is no longer friends with a member.
pub(crate) async fn unfriend(name: &str) -> Result<(), Message> {
    quietly("DELETE", &format!("/api/me/friends/{}", escaped(name)), None).await
}

/// Blocks a member.
pub(crate) async fn block_member(name: &str) -> Result<(), Message> {
    quietly("POST", "/api/me/blocks", Some(json!({ "name": name }).to_string())).await
}

/// Blocks whoever sits there.
pub(crate) async fn block_sitter(code: TableCode, seat: u8) -> Result<(), Message> {
    let whom = json!({ "sits": { "code": code, "seat": seat } });
    quietly("POST", "/api/me/blocks", Some(whom.to_string())).await
}

/// Takes a block back.
pub(crate) async fn unblock(id: i64) -> Result<(), Message> {
    quietly("DELETE", &format!("/api/me/blocks/{id}"), None).await
}

/// Whom I have blocked.
pub(crate) async fn my_blocks() -> Result<Vec<MyBlock>, Message> {
    get("/api/me/blocks").await
}

/// Asks a friend to a table.
pub(crate) async fn invite(code: TableCode, name: &str) -> Result<(), Message> {
    let whom = json!({ "name": name }).to_string();
    quietly("POST", &format!("/api/tables/{code}/invitations"), Some(whom)).await
}

/// Puts an invitation away.
pub(crate) async fn put_invitation_away(id: i64) -> Result<(), Message> {
    quietly("DELETE", &format!("/api/me/invitations/{id}"), None).await
}

async fn quietly(method: &str, path: &str, body: Option<String>) -> Result<(), Message> {
    ask(method, path, body).await.map(|_| ())
}

/// A name as a part of an address.
fn escaped(name: &str) -> String {
    js_sys::encode_uri_component(name).into()
}
