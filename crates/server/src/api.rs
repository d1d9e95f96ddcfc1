//! The HTTP API: what is not said on a socket.

pub(crate) mod admin;
pub(crate) mod archive;
mod asked;
pub(crate) mod bring;
pub(crate) mod company;
pub(crate) mod devices;
pub(crate) mod games;
pub(crate) mod leaders;
pub(crate) mod me;
pub(crate) mod members;
pub(crate) mod people;
pub(crate) mod reports;
pub(crate) mod session;
pub(crate) mod shelf;
pub(crate) mod status;
pub(crate) mod tables;

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// Reads a body as JSON. Forms of other sites cannot send that without asking first.
fn read<T: DeserializeOwned>(headers: &HeaderMap, body: &Bytes) -> Result<T, Problem> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if !kind.eq_ignore_ascii_case("application/json") {
        return Err(Problem::malformed());
    }
    serde_json::from_slice(body).map_err(|_| Problem::malformed())
}
