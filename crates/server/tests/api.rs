//! The HTTP API, without a socket.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use sevenfold_server::{Front, Rate};
use sevenfold_texts::{Lang, Texts};
use support::site::{is_problem, site, site_with};

#[tokio::test]
async fn a_guest_is_remembered_and_has_a_name() {
    let site = site().await;
    let first = site.get("/api/me", "").await;
    assert_eq!(first.json(), json!({"name": ""}));
    let set = first.header(header::SET_COOKIE);
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(set.contains(part), "{set}");
    }
    assert!(!set.contains("Secure"));
    let cookie = first.cookie();
    assert_eq!(cookie.split('=').nth(1).unwrap().len(), 64);
    let named = site.put("PUT", "/api/me", &cookie, &json!({"name": "  Ada "})).await;
    assert_eq!(named.json(), json!({"name": "Ada"}));
    let again = site.get("/api/me", &cookie).await;
    assert_eq!(again.json(), json!({"name": "Ada"}));
    assert_eq!(again.header(header::SET_COOKIE), "");
    let long = site.put("PUT", "/api/me", &cookie, &json!({"name": "x".repeat(25)})).await;
    is_problem(&long, StatusCode::UNPROCESSABLE_ENTITY, "bad-name");
}

#[tokio::test]
async fn behind_https_a_cookie_is_secure() {
    let site = site_with(|config| config.front = Front::HttpsProxy).await;
    let answer = site.get("/api/me", "").await;
    assert!(answer.header(header::SET_COOKIE).ends_with("; Secure"));
    assert_eq!(answer.header(header::STRICT_TRANSPORT_SECURITY), "max-age=31536000");
}

/// Each client of a proxy is counted for itself, whether the proxy speaks https or not; nobody else is believed.
#[tokio::test]
async fn a_proxy_says_who_its_clients_are() {
    let fronts = [(Front::Direct, 429), (Front::HttpProxy, 200), (Front::HttpsProxy, 200)];
    for (front, other) in fronts {
        let site = site_with(|config| {
            (config.front, config.limits.requests) = (front, Rate::new(1.0, 0.0));
        })
        .await;
        for (client, expected) in [("192.0.2.1", 200), ("192.0.2.1", 429), ("192.0.2.2", other)] {
            let request = Request::get("/api/me").header("x-forwarded-for", client);
            let answer = site.send(request.body(Body::empty()).unwrap()).await;
            assert_eq!(answer.status.as_u16(), expected, "{front:?} {client}");
        }
    }
}

#[tokio::test]
async fn a_foreign_cookie_is_refused_and_taken_away() {
    let site = site().await;
    for foreign in ["sevenfold-guest=77", &format!("sevenfold-guest={}", "ab".repeat(32))] {
        let answer = site.get("/api/me", foreign).await;
        is_problem(&answer, StatusCode::UNAUTHORIZED, "foreign-cookie");
        assert!(answer.header(header::SET_COOKIE).starts_with("sevenfold-guest=; "));
        assert!(answer.header(header::SET_COOKIE).contains("Max-Age=0"));
    }
}

#[tokio::test]
async fn a_table_is_opened_and_found_by_its_code() {
    let site = site().await;
    let cookie = site.guest().await;
    let code = site.open(&cookie).await;
    for spelling in [code.clone(), code.to_lowercase(), format!("{}-{}", &code[..3], &code[3..])] {
        let face = site.get(&format!("/api/tables/{spelling}"), "").await.json();
        assert_eq!(face["phase"], "gathering");
        assert_eq!(face["table"]["code"], code.as_str());
        assert_eq!(face["settings"]["game"], "sieben");
        assert_eq!(face["table"]["seats"].as_array().unwrap().len(), 2);
    }
    let mine = site.get("/api/me/tables", &cookie).await.json();
    assert_eq!(mine[0]["code"], code.as_str());
    assert_eq!(site.get("/api/me/tables", &site.guest().await).await.json(), json!([]));
    assert_eq!(site.get("/api/me/games", &cookie).await.json()["games"], json!([]));
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_a_reason() {
    let site = &site().await;
    let cookie = &site.guest().await;
    let open = |body: Value| async move { site.put("POST", "/api/tables", cookie, &body).await };
    let unprocessable = StatusCode::UNPROCESSABLE_ENTITY;
    is_problem(&open(json!({"game": "eight", "seats": 2})).await, unprocessable, "no-such-game");
    is_problem(&open(json!({"game": "sieben", "seats": 99})).await, unprocessable, "setup");
    let option = json!({"game": "sieben", "seats": 2, "options": {"colour-of-the-box": 7}});
    is_problem(&open(option).await, unprocessable, "setup");
    is_problem(&open(json!({"game": "sieben", "seats": 2, "move_seconds": 1})).await, unprocessable, "setup");
    is_problem(&open(json!({"game": "sieben", "tables": 2})).await, StatusCode::BAD_REQUEST, "malformed");
    is_problem(&open(json!([1, 2, 3])).await, StatusCode::BAD_REQUEST, "malformed");
    let large = json!({"game": "x".repeat(20_000), "seats": 2});
    is_problem(&open(large).await, StatusCode::PAYLOAD_TOO_LARGE, "too-large");
    is_problem(&site.get("/api/tables/K73X9Q", "").await, StatusCode::NOT_FOUND, "no-such-table");
    is_problem(&site.get("/api/tables/hello", "").await, StatusCode::NOT_FOUND, "no-such-table");
    is_problem(&site.get("/api/tables/K73X9Q/record", "").await, StatusCode::NOT_FOUND, "no-record");
    is_problem(&site.get("/api/nothing/here", "").await, StatusCode::NOT_FOUND, "not-found");
    let sent_as = |kind: &str| {
        let body = Body::from(json!({"game": "sieben", "seats": 2}).to_string());
        Request::post("/api/tables").header("cookie", cookie).header("content-type", kind).body(body).unwrap()
    };
    for kind in ["application/x-www-form-urlencoded", "application/jsonx", "text/plain"] {
        is_problem(&site.send(sent_as(kind)).await, StatusCode::BAD_REQUEST, "malformed");
    }
    for kind in ["application/json; charset=utf-8", "Application/JSON"] {
        assert_eq!(site.send(sent_as(kind)).await.status, StatusCode::CREATED, "{kind}");
    }
}

#[tokio::test]
async fn a_problem_speaks_the_readers_language() {
    let site = site().await;
    let ask =
        |lang: &str| Request::get("/api/tables/K73X9Q").header("accept-language", lang).body(Body::empty());
    for (asked, lang) in [("de-AT,de;q=0.9,en;q=0.5", Lang::De), ("fr, nl;q=0.3", Lang::Nl), ("fr", Lang::En)]
    {
        let answer = site.send(ask(asked).unwrap()).await;
        let words = Texts::of(lang).look_up("table-gone").unwrap();
        assert_eq!(answer.json()["title"], words.as_str());
        assert_eq!(answer.header(header::CONTENT_LANGUAGE), lang.code());
    }
}

#[tokio::test]
async fn too_much_is_refused() {
    let site = site_with(|config| config.limits.requests = Rate::new(3.0, 0.001)).await;
    for _ in 0..3 {
        assert_eq!(site.get("/healthz", "").await.status, StatusCode::OK);
    }
    let refused = site.get("/healthz", "").await;
    is_problem(&refused, StatusCode::TOO_MANY_REQUESTS, "too-fast");
    let wait: u32 = refused.header(header::RETRY_AFTER).parse().unwrap();
    assert!((900..=1000).contains(&wait), "one more in a thousand seconds, not {wait}");
}

#[tokio::test]
async fn files_of_the_client_are_limited_too() {
    let site = site_with(|config| config.limits.assets = Rate::new(2.0, 0.001)).await;
    for _ in 0..2 {
        assert_ne!(site.get("/", "").await.status, StatusCode::TOO_MANY_REQUESTS);
    }
    let refused = site.get("/", "").await;
    is_problem(&refused, StatusCode::TOO_MANY_REQUESTS, "too-fast");
    assert_ne!(refused.header(header::RETRY_AFTER), "");
}

#[tokio::test]
async fn guests_of_one_address_share_what_it_may_open_and_keep() {
    let site = site_with(|config| {
        config.limits.openings_per_address = Rate::new(3.0, 0.001);
        config.limits.bytes_per_guest = Rate::new(1500.0, 0.0);
    })
    .await;
    let cookies = [site.guest().await, site.guest().await, site.guest().await];
    let body = json!({"game": "sieben", "seats": 2});
    site.open(&cookies[0]).await;
    site.open(&cookies[0]).await;
    let more = site.put("POST", "/api/tables", &cookies[0], &body).await;
    is_problem(&more, StatusCode::TOO_MANY_REQUESTS, "too-fast");
    assert_eq!(more.json()["message"]["key"], "server-enough-for-today");
    let shared = site.put("POST", "/api/tables", &cookies[1], &body).await;
    is_problem(&shared, StatusCode::TOO_MANY_REQUESTS, "too-fast");
    assert_eq!(shared.json()["message"]["key"], "server-too-fast");
}

#[tokio::test]
async fn a_name_that_leads_here_from_elsewhere_gets_nothing() {
    let site = site().await;
    let ask = |host: &str| Request::get("/api/shelf").header("host", host).body(Body::empty()).unwrap();
    assert_eq!(site.send(ask("localhost:7777")).await.status, StatusCode::OK);
    is_problem(&site.send(ask("evil.example")).await, StatusCode::MISDIRECTED_REQUEST, "foreign-host");
    let named = site_with(|config| config.hosts = vec!["club.example".to_owned()]).await;
    assert_eq!(named.send(ask("club.example:8080")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn names_do_not_hide_or_turn_round_what_stands_beside_them() {
    let site = site().await;
    let cookie = site.guest().await;
    for trick in ["Ada\u{202e}adA", "Ada\u{200b}", "\u{3164}\u{3164}"] {
        let refused = site.put("PUT", "/api/me", &cookie, &json!({"name": trick})).await;
        is_problem(&refused, StatusCode::UNPROCESSABLE_ENTITY, "bad-name");
    }
}

#[tokio::test]
async fn newcomers_and_openings_are_limited() {
    let site = site_with(|config| {
        config.limits.newcomers = Rate::new(2.0, 0.001);
        config.limits.openings = Rate::new(3.0, 0.001);
        config.limits.tables_per_guest = 2;
    })
    .await;
    let (cookie, other) = (site.guest().await, site.guest().await);
    is_problem(&site.get("/api/me", "").await, StatusCode::TOO_MANY_REQUESTS, "too-fast");
    site.open(&cookie).await;
    site.open(&cookie).await;
    let body = json!({"game": "sieben", "seats": 2});
    let third = site.put("POST", "/api/tables", &cookie, &body).await;
    is_problem(&third, StatusCode::TOO_MANY_REQUESTS, "too-many-tables");
    let fourth = site.put("POST", "/api/tables", &cookie, &body).await;
    is_problem(&fourth, StatusCode::TOO_MANY_REQUESTS, "too-fast");
    site.open(&other).await;
}

#[tokio::test]
async fn the_shelf_describes_every_game() {
    let shelf = site().await.get("/api/shelf", "").await.json();
    let shelf = shelf.as_array().unwrap();
    assert_eq!(shelf.len(), sevenfold_shelf::GAMES.len());
    for game in shelf {
        assert!(!game["bots"].as_array().unwrap().is_empty());
        let seats = game["most_seats"].as_u64().unwrap() - game["least_seats"].as_u64().unwrap() + 1;
        assert_eq!(game["defaults"].as_array().unwrap().len() as u64, seats);
        for field in game["fields"].as_array().unwrap() {
            let key = field["key"].as_str().unwrap();
            assert!(!game["defaults"][0][key].is_null(), "{key}");
        }
    }
}

#[tokio::test]
async fn browsers_are_told_to_be_careful() {
    let site = site().await;
    for path in ["/api/shelf", "/", "/api/nothing", "/metrics"] {
        let answer = site.get(path, "").await;
        let policy = answer.header(header::CONTENT_SECURITY_POLICY);
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'"));
        assert_eq!(answer.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff");
        assert_eq!(answer.header(header::REFERRER_POLICY), "same-origin");
    }
    assert_eq!(site.get("/api/shelf", "").await.header(header::CACHE_CONTROL), "no-store");
}

#[tokio::test]
async fn health_numbers_and_description_are_there() {
    let site = site().await;
    assert_eq!(site.get("/healthz", "").await.body, "ok");
    assert_eq!(site.get("/readyz", "").await.body, "ready");
    let numbers = site.get("/metrics", "").await;
    assert_eq!(numbers.status, StatusCode::OK);
    // What should be nothing stands there, too, before it has ever happened.
    for number in ["sevenfold_request_seconds", "sevenfold_commits_failed_total 0", "sevenfold_damaged 0"] {
        assert!(numbers.body.contains(number), "{number}: {}", numbers.body);
    }
    let description = site.get("/api/openapi.json", "").await.json();
    for path in ["/api/me", "/api/tables", "/api/tables/{code}", "/api/tables/{code}/socket", "/api/shelf"] {
        assert!(description["paths"][path].is_object(), "{path}");
    }
}
