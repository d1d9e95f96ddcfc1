//! What a request must bring: a right, and something that was sent.

use axum::body::Bytes;
use axum::extract::{Extension, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use super::read;
use crate::AppState;
use crate::guests::Guest;

/// A member asks; guests are refused.
pub(crate) struct AsMember(pub(crate) Guest);

/// Somebody asks who looks after the place; others are refused.
pub(crate) struct AsAdmin(pub(crate) Guest);

/// Something that was sent as JSON.
pub(crate) struct Sent<T>(pub(crate) T);

async fn guest(parts: &mut Parts, app: &AppState) -> Result<Guest, Response> {
    let found = Extension::<Guest>::from_request_parts(parts, app).await;
    found.map(|Extension(guest)| guest).map_err(IntoResponse::into_response)
}

impl FromRequestParts<AppState> for AsMember {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, Response> {
        let guest = guest(parts, app).await?;
        guest.as_member().map_err(IntoResponse::into_response)?;
        Ok(Self(guest))
    }
}

impl FromRequestParts<AppState> for AsAdmin {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, Response> {
        let guest = guest(parts, app).await?;
        guest.as_admin().map_err(IntoResponse::into_response)?;
        Ok(Self(guest))
    }
}

impl<T: DeserializeOwned> FromRequest<AppState> for Sent<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &AppState) -> Result<Self, Response> {
        let headers = request.headers().clone();
        let body = Bytes::from_request(request, app).await.map_err(IntoResponse::into_response)?;
        read(&headers, &body).map(Self).map_err(IntoResponse::into_response)
    }
}
