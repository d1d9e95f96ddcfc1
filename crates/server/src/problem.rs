//! What went wrong with a request, as RFC 9457 has it: `application/problem+json`.

use std::time::Duration;

use axum::Json;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use sevenfold_core::Message;
use sevenfold_protocol::Refusal;
use sevenfold_texts::{Lang, Nobody, Texts};

use crate::store::StoreError;
use crate::tables::NotOpened;
use crate::{Failure, refusals};

/// What went wrong: a code for programs, a message for people.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) code: String,
    pub(crate) rule: Option<String>,
    pub(crate) message: Message,
    /// When it may be tried again.
    pub(crate) retry: Option<Duration>,
}

/// When to come back to a server that has too much to do.
const BUSY: Duration = Duration::from_secs(5);

/// A problem as it goes out.
#[derive(Serialize)]
struct Told<'a> {
    /// The kind of problem; `about:blank` means: the code says it.
    #[serde(rename = "type")]
    kind: &'static str,
    title: String,
    status: u16,
    code: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'a str>,
    message: &'a Message,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &str, message: Message) -> Self {
        Self { status, code: code.to_owned(), rule: None, message, retry: None }.patient()
    }

    pub(crate) fn refusal(status: StatusCode, refusal: Refusal) -> Self {
        let code = serde_json::to_value(refusal.code).ok();
        let code = code.and_then(|code| Some(code.as_str()?.to_owned())).unwrap_or_default();
        Self { status, code, rule: refusal.rule, message: refusal.message, retry: None }.patient()
    }

    /// Whoever is refused because of too much hears when to come back.
    fn patient(self) -> Self {
        let temporary =
            matches!(self.status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE);
        Self { retry: temporary.then_some(BUSY), ..self }
    }

    pub(crate) fn no_such_table() -> Self {
        Self::refusal(StatusCode::NOT_FOUND, refusals::gone())
    }

    pub(crate) fn damaged() -> Self {
        Self::refusal(StatusCode::INTERNAL_SERVER_ERROR, refusals::damaged())
    }

    pub(crate) fn too_many() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", Message::new("server-too-fast"))
    }

    /// There is no such thing.
    pub(crate) fn not_found() -> Self {
        Self::of_status(StatusCode::NOT_FOUND)
    }

    /// There will be room for one more after so long.
    pub(crate) fn wait(time: Duration) -> Self {
        Self { retry: Some(time), ..Self::too_many() }
    }

    /// The problem in words at once, where [`put_into_words`] does not come by.
    pub(crate) fn told_to(&self, reader: &HeaderMap) -> Response {
        self.render(language(reader))
    }

    pub(crate) fn malformed() -> Self {
        Self::refusal(StatusCode::BAD_REQUEST, refusals::malformed())
    }

    /// The problem that a bare status means.
    fn of_status(status: StatusCode) -> Self {
        match status {
            StatusCode::PAYLOAD_TOO_LARGE => Self::refusal(status, refusals::too_large()),
            StatusCode::NOT_FOUND => Self::new(status, "not-found", Message::new("server-not-found")),
            StatusCode::METHOD_NOT_ALLOWED => Self::new(status, "method", Message::new("server-not-found")),
            StatusCode::REQUEST_TIMEOUT => Self::new(status, "timeout", Message::new("table-busy")),
            status if status.is_client_error() => Self::refusal(status, refusals::malformed()),
            status => Self::refusal(status, refusals::busy()),
        }
    }

    fn render(&self, lang: Lang) -> Response {
        let told = Told {
            kind: "about:blank",
            title: Texts::of(lang).say(&self.message, &Nobody),
            status: self.status.as_u16(),
            code: &self.code,
            rule: self.rule.as_deref(),
            message: &self.message,
        };
        let mut response = (self.status, Json(told)).into_response();
        let kind = HeaderValue::from_static("application/problem+json");
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        let lang = HeaderValue::from_static(lang.code());
        response.headers_mut().insert(header::CONTENT_LANGUAGE, lang);
        if let Some(retry) = self.retry {
            // Rounded up: who comes back a moment too soon is refused again.
            let seconds = retry.saturating_add(Duration::from_millis(999)).as_secs().max(1);
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// The words come later, in the reader's language: see [`put_into_words`].
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status, Body::empty()).into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// It could not be kept, so it has not happened.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        // The store itself says at length what is the matter with it.
        tracing::debug!(%error, "a request could not be kept or read");
        if matches!(error, StoreError::Damaged { .. }) {
            return Self::damaged();
        }
        Self::refusal(StatusCode::INSUFFICIENT_STORAGE, refusals::not_kept())
    }
}

impl From<Failure> for Problem {
    fn from(error: Failure) -> Self {
        tracing::error!(%error, "a request failed");
        Self::refusal(StatusCode::SERVICE_UNAVAILABLE, refusals::busy())
    }
}

impl From<NotOpened> for Problem {
    fn from(error: NotOpened) -> Self {
        match error {
            NotOpened::Table(error) => Self::refusal(StatusCode::UNPROCESSABLE_ENTITY, error.refusal()),
            NotOpened::Store(error) => error.into(),
            NotOpened::Failure(error) => error.into(),
        }
    }
}

/// Gives every error of the API its words, in the language the reader likes best.
pub(crate) async fn put_into_words(request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let problem = response.extensions().get().cloned();
    let problem: Problem = problem.unwrap_or_else(|| Problem::of_status(status));
    let mut told = problem.render(lang);
    for (name, value) in response.headers() {
        if *name != header::CONTENT_TYPE && *name != header::CONTENT_LENGTH {
            told.headers_mut().append(name.clone(), value.clone());
        }
    }
    told
}

/// The first language of the list that we speak; browsers put the dearest first.
pub(crate) fn language(headers: &HeaderMap) -> Lang {
    let listed = headers.get(header::ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok()).unwrap_or_default();
    listed.split(',').find_map(|tag| Lang::of_locale(tag.split(';').next()?.trim())).unwrap_or_default()
}
