//! Every route of the API: it is described, and it is for those it is for. A new route without a line here fails.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use axum::http::StatusCode;
use serde_json::json;
use sevenfold_server::Rate;

use super::{admin, join};
use crate::support::site::{Answer, Site, is_problem, site_with};

/// For whom a route is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum For {
    /// Whoever comes, also without a cookie.
    All,
    /// Members.
    Members,
    /// Those who look after the place.
    Admins,
}

/// Every route, and for whom it is. What ends a session comes after everything that needs it.
const ROUTES: [(&str, &str, For); 66] = [
    ("GET", "/api/me", For::All),
    ("PUT", "/api/me", For::All),
    ("DELETE", "/api/me", For::All),
    ("GET", "/api/me/tables", For::All),
    ("GET", "/api/me/blocks", For::All),
    ("POST", "/api/me/blocks", For::All),
    ("DELETE", "/api/me/blocks/{id}", For::All),
    ("DELETE", "/api/me/invitations/{id}", For::All),
    ("GET", "/api/me/archive", For::All),
    ("GET", "/api/me/games", For::All),
    ("POST", "/api/me/games", For::All),
    ("PUT", "/api/me/games/{code}/{number}/note", For::All),
    ("GET", "/api/me/records", For::All),
    ("GET", "/api/names/{name}", For::All),
    ("POST", "/api/members/passkey/begin", For::All),
    ("POST", "/api/members/passkey", For::All),
    ("POST", "/api/members/passphrase", For::All),
    ("POST", "/api/session/passkey/begin", For::All),
    ("POST", "/api/session/passkey", For::All),
    ("POST", "/api/session/passphrase", For::All),
    ("POST", "/api/session/recovery", For::All),
    ("POST", "/api/session/device", For::All),
    ("POST", "/api/session/device/claim", For::All),
    ("GET", "/api/shelf", For::All),
    ("GET", "/api/place", For::All),
    ("GET", "/api/people/{name}", For::All),
    ("GET", "/api/leaders/{game}", For::All),
    ("POST", "/api/tables", For::All),
    ("GET", "/api/tables/{code}", For::All),
    ("GET", "/api/tables/{code}/record", For::All),
    ("GET", "/api/tables/{code}/socket", For::All),
    ("GET", "/api/lobby/socket", For::All),
    ("GET", "/api/openapi.json", For::All),
    ("GET", "/healthz", For::All),
    ("GET", "/readyz", For::All),
    ("GET", "/metrics", For::All),
    ("PUT", "/api/me/shown", For::Members),
    ("PUT", "/api/me/friends/{name}", For::Members),
    ("DELETE", "/api/me/friends/{name}", For::Members),
    ("POST", "/api/tables/{code}/invitations", For::Members),
    ("POST", "/api/reports", For::Members),
    ("GET", "/api/me/reports", For::Members),
    ("GET", "/api/me/devices", For::Members),
    ("DELETE", "/api/me/sessions", For::Members),
    ("DELETE", "/api/me/sessions/{id}", For::Members),
    ("POST", "/api/me/passkeys/begin", For::Members),
    ("POST", "/api/me/passkeys", For::Members),
    ("DELETE", "/api/me/passkeys/{id}", For::Members),
    ("PUT", "/api/me/passphrase", For::Members),
    ("DELETE", "/api/me/passphrase", For::Members),
    ("POST", "/api/me/codes", For::Members),
    ("POST", "/api/me/device-code", For::Members),
    ("GET", "/api/me/device-code", For::Members),
    ("PUT", "/api/me/device-code", For::Members),
    ("GET", "/api/admin", For::Admins),
    ("PUT", "/api/admin", For::Admins),
    ("GET", "/api/admin/members", For::Admins),
    ("PUT", "/api/admin/members/{name}", For::Admins),
    ("DELETE", "/api/admin/members/{name}/sessions", For::Admins),
    ("GET", "/api/admin/tables", For::Admins),
    ("GET", "/api/admin/status", For::Admins),
    ("GET", "/api/admin/invitations", For::Admins),
    ("POST", "/api/admin/invitations", For::Admins),
    ("GET", "/api/admin/reports", For::Admins),
    ("PUT", "/api/admin/reports/{number}", For::Admins),
    ("DELETE", "/api/session", For::Members),
];

/// Asks for a route with nothing in its body, about things there are not.
async fn ask(site: &Site, method: &str, path: &str, cookie: &str) -> Answer {
    let path = path.replace("{name}", "Nobody").replace("{game}", "sieben").replace("{code}", "K73X9Q2MB");
    let path = path.replace("{id}", "77").replace("{number}", "77");
    site.put(method, &path, cookie, &json!({})).await
}

/// Whatever it says, it does not say that it is for others, nor that it is nothing.
fn is_allowed(answer: &Answer, route: &str) {
    let refused = [StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN, StatusCode::METHOD_NOT_ALLOWED];
    assert!(!refused.contains(&answer.status), "{route}: {} {}", answer.status, answer.body);
    assert!(!answer.status.is_server_error(), "{route}: {} {}", answer.status, answer.body);
}

#[tokio::test]
async fn every_route_is_for_those_it_is_for() {
    let free = |config: &mut sevenfold_server::Config| {
        (config.limits.requests, config.limits.newcomers) = (Rate::UNLIMITED, Rate::UNLIMITED);
    };
    let site = site_with(free).await;
    let (guest, member, admin) = (site.guest().await, site.guest().await, admin(&site).await);
    join(&site, &member, "Ada").await;
    for (method, path, whom) in ROUTES {
        let route = format!("{method} {path}");
        match whom {
            For::All => {
                is_allowed(&ask(&site, method, path, "").await, &route);
                is_allowed(&ask(&site, method, path, &site.guest().await).await, &route);
            }
            For::Members => {
                is_problem(&ask(&site, method, path, &guest).await, StatusCode::FORBIDDEN, "members-only");
                is_allowed(&ask(&site, method, path, &member).await, &route);
            }
            For::Admins => {
                is_problem(&ask(&site, method, path, &guest).await, StatusCode::FORBIDDEN, "members-only");
                is_problem(&ask(&site, method, path, &member).await, StatusCode::FORBIDDEN, "admins-only");
                is_allowed(&ask(&site, method, path, &admin).await, &route);
            }
        }
    }
}

/// The routes there are are those described, and those with a line above.
#[tokio::test]
async fn every_route_is_described_and_has_its_line() {
    let site = site_with(|_| {}).await;
    let description = site.get("/api/openapi.json", "").await.json();
    let described: BTreeSet<String> = description["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, of)| of.as_object().unwrap().keys().map(move |method| route(method, path)))
        .collect();
    let lines: BTreeSet<String> = ROUTES.iter().map(|(method, path, _)| route(method, path)).collect();
    assert_eq!(lines.len(), ROUTES.len(), "each has one line");
    assert_eq!(lines.difference(&described).collect::<Vec<_>>(), [""; 0], "not described");
    assert_eq!(described.difference(&lines).collect::<Vec<_>>(), [""; 0], "without a line");
    let there = routes_in_source();
    assert_eq!(there.difference(&described).collect::<Vec<_>>(), [""; 0], "there, but not described");
    assert_eq!(described.difference(&there).collect::<Vec<_>>(), [""; 0], "described, but not there");
}

fn route(method: &str, path: &str) -> String {
    format!("{} {path}", method.to_uppercase())
}

/// The routes as the program lays them out, wherever that is, without those that answer for all others.
fn routes_in_source() -> BTreeSet<String> {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    for way in [".nest(", "nest_service(", "route_service("] {
        assert!(
            !sources.iter().any(|source| source.contains(way)),
            "routes that are not found by reading: {way}"
        );
    }
    let laid_out = sources.iter().flat_map(|source| source.split(".route(").skip(1));
    let laid_out =
        laid_out.filter(|line| !line.lines().next().is_some_and(|line| line.contains("any(nothing)")));
    let routes: BTreeSet<String> = laid_out.flat_map(methods_of).collect();
    assert!(routes.len() > 60, "the routes are found: {routes:?}");
    routes
}

/// The routes of one line, each with its method.
fn methods_of(laid_out: &str) -> Vec<String> {
    let line = laid_out.split([';', '\n']).next().unwrap();
    let (path, answers) = line.trim_start_matches('"').split_once('"').expect("a path in the same line");
    let there = |method: &&str| {
        [format!(" {method}("), format!(".{method}(")].iter().any(|begin| answers.contains(begin))
    };
    let methods: Vec<&str> =
        ["get", "put", "post", "delete", "patch", "any", "head"].into_iter().filter(there).collect();
    assert!(!methods.is_empty(), "a route that is answered by nothing known here: {line}");
    methods.into_iter().map(|method| route(method, path)).collect()
}

/// The text of every file below a folder.
fn sources(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let of = |path: PathBuf| {
        if path.is_dir() { sources(&path) } else { vec![std::fs::read_to_string(path).unwrap_or_default()] }
    };
    entries.flat_map(of).collect()
}
