//! The routes without a socket: requests go straight to them.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use sevenfold_server::{AppState, Config, app};
use sevenfold_texts::{Lang, Texts};
use tempfile::TempDir;
use tower::ServiceExt as _;

pub(crate) struct Site {
    router: Router,
    pub folder: TempDir,
}

pub(crate) struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }

    pub(crate) fn header(&self, name: impl header::AsHeaderName) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    pub(crate) fn cookie(&self) -> String {
        self.header(header::SET_COOKIE).split(';').next().unwrap().to_owned()
    }
}

pub(crate) async fn site() -> Site {
    site_with(|_| {}).await
}

pub(crate) async fn site_with(change: impl FnOnce(&mut Config)) -> Site {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder.path().join("sevenfold.db"));
    change(&mut config);
    Site { router: app(AppState::open(config).await.unwrap()), folder }
}

impl Site {
    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let body = response.into_body().collect().await.unwrap().to_bytes();
        Answer { status, headers, body: String::from_utf8_lossy(&body).into_owned() }
    }

    pub(crate) async fn get(&self, path: &str, cookie: &str) -> Answer {
        self.send(Request::get(path).header("cookie", cookie).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn put(&self, method: &str, path: &str, cookie: &str, body: &Value) -> Answer {
        let request = Request::builder().method(method).uri(path).header("cookie", cookie);
        let request = request.header("content-type", "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub(crate) async fn guest(&self) -> String {
        self.get("/api/me", "").await.cookie()
    }

    pub(crate) async fn open(&self, cookie: &str) -> String {
        let answer = self.put("POST", "/api/tables", cookie, &json!({"game": "sieben", "seats": 2})).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.body);
        answer.json()["code"].as_str().unwrap().to_owned()
    }
}

/// One clear typed answer, with a sentence in the reader's language.
pub(crate) fn is_problem(answer: &Answer, status: StatusCode, code: &str) {
    assert_eq!(answer.status, status, "{}", answer.body);
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/problem+json");
    let problem = answer.json();
    assert_eq!(problem["code"], code);
    assert_eq!(problem["status"], status.as_u16());
    let key = problem["message"]["key"].as_str().unwrap();
    for lang in Lang::ALL {
        assert!(Texts::of(lang).has(key), "{key} in {lang}");
    }
    assert_ne!(problem["title"], key, "{key} has words");
}
