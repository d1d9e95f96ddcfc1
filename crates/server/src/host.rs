//! The name under which a client asks for us. A page elsewhere whose name was made to lead here (DNS rebinding) asks
//! under its own name, and gets nothing.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use sevenfold_core::Message;

use crate::problem::Problem;
use crate::{AppState, Config, Front};

/// Endings of names that no registrar gives away: nobody elsewhere has such a name.
const NEAR: [&str; 6] = [".home.arpa", ".internal", ".lan", ".local", ".localdomain", ".localhost"];

/// Refuses requests under a name that is not ours.
pub(crate) async fn check(State(app): State<AppState>, request: Request, next: Next) -> Response {
    if is_ours(&app.shared.config, request.headers()) {
        next.run(request).await
    } else {
        let message = Message::new("server-foreign-host");
        Problem::new(StatusCode::MISDIRECTED_REQUEST, "foreign-host", message).into_response()
    }
}

/// Browsers always say under which name they ask; old programs need not.
fn is_ours(config: &Config, headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(header::HOST) else { return true };
    let name = host.to_str().unwrap_or_default();
    let name = without_port(name).to_ascii_lowercase();
    let named = config.hosts.contains(&name);
    match config.front {
        // Whose name leads to a proxy with a certificate is for the proxy to say, unless we were told.
        Front::HttpsProxy if config.hosts.is_empty() => true,
        Front::HttpsProxy | Front::HttpProxy | Front::Direct => named || is_near(&name),
    }
}

/// An address, the name of a machine in the same network, or this very machine.
fn is_near(name: &str) -> bool {
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    let single = !name.is_empty() && !name.contains('.');
    bare.parse::<IpAddr>().is_ok() || single || NEAR.iter().any(|ending| name.ends_with(ending))
}

pub(crate) fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        // The colons of an address in brackets belong to it.
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(config: &Config, host: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap_or_else(|_| panic!("{host} is a header")));
        is_ours(config, &headers)
    }

    #[test]
    fn names_from_elsewhere_are_not_ours() {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "unused");
        for near in ["localhost:7777", "127.0.0.1:7777", "[::1]:7777", "[::1]", "192.0.2.1", "attic:7777"] {
            assert!(ours(&config, near), "{near}");
        }
        assert!(ours(&config, "attic.local:7777"));
        for foreign in ["evil.example:7777", "localhost.evil.example", "127.0.0.1.evil.example", ""] {
            assert!(!ours(&config, foreign), "{foreign}");
        }
        config.hosts = vec!["club.example".to_owned()];
        assert!(ours(&config, "Club.Example:443") && !ours(&config, "evil.example"));
        // Behind a proxy the proxy decides, until we are told a name.
        config.front = Front::HttpsProxy;
        assert!(!ours(&config, "evil.example"));
        config.hosts.clear();
        assert!(ours(&config, "club.example"));
    }
}
