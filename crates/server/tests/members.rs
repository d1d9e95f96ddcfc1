//! Members: becoming one, coming in, other devices, and leaving.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

#[path = "members/rights.rs"]
mod rights;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use sevenfold_server::{Admission, Rate, Role, check, rescue};
use support::Host;
use support::authenticator::Authenticator;
use support::client::Client;
use support::http::call;
use support::pair::{pair, play};
use support::site::{Answer, Site, is_problem, site, site_with};

const PASSPHRASE: &str = "seven quiet olives";
const HERE: &str = "http://localhost:7777";

/// Becomes a member with a passphrase; gives the recovery codes.
async fn join(site: &Site, cookie: &str, name: &str) -> Vec<String> {
    let answer = try_to_join(site, cookie, name).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.body);
    serde_json::from_value(answer.json()["codes"].clone()).unwrap()
}

async fn try_to_join(site: &Site, cookie: &str, name: &str) -> Answer {
    let body = json!({ "name": name, "passphrase": PASSPHRASE });
    site.put("POST", "/api/members/passphrase", cookie, &body).await
}

async fn come_in(site: &Site, way: &str, body: &Value) -> Answer {
    let cookie = site.guest().await;
    site.put("POST", &format!("/api/session/{way}"), &cookie, body).await
}

/// The same with the name of the place in the request, as browsers send it: passkeys are made for it.
async fn post_here(site: &Site, path: &str, cookie: &str, body: &Value) -> Answer {
    let request = Request::post(path).header("cookie", cookie).header("host", "localhost:7777");
    let request = request.header("content-type", "application/json");
    site.send(request.body(Body::from(body.to_string())).unwrap()).await
}

#[tokio::test]
async fn a_guest_becomes_a_member_in_place() {
    let site = site().await;
    let cookie = site.guest().await;
    let code = site.open(&cookie).await;
    let codes = join(&site, &cookie, " Ada ").await;
    assert_eq!(codes.len(), 10);
    let me = site.get("/api/me", &cookie).await.json();
    assert_eq!((&me["name"], &me["member"]["role"]), (&json!("Ada"), &json!("member")));
    assert_eq!(me["member"]["shown"], json!([]), "nothing is public that was not chosen");
    assert_eq!(site.get("/api/me/tables", &cookie).await.json()[0]["code"], code.as_str());
    let again = try_to_join(&site, &cookie, "Eve").await;
    is_problem(&again, StatusCode::CONFLICT, "member-already");
}

#[tokio::test]
async fn of_many_who_take_a_name_at_once_one_gets_it() {
    let site = &site().await;
    let names = ["Ada", "ADA", "ada", "Аda", "A-da", "Ada"];
    let mut tries = Vec::new();
    for name in names {
        let cookie = site.guest().await;
        tries.push(async move { try_to_join(site, &cookie, name).await });
    }
    let answers = futures_util::future::join_all(tries).await;
    let (in_, out): (Vec<_>, Vec<_>) =
        answers.iter().partition(|answer| answer.status == StatusCode::CREATED);
    assert_eq!((in_.len(), out.len()), (1, names.len() - 1));
    for answer in out {
        is_problem(answer, StatusCode::CONFLICT, "name-taken");
    }
}

#[tokio::test]
async fn names_that_are_none_are_refused() {
    let site = site().await;
    let cookie = site.guest().await;
    for trick in ["<b>Ada</b>", "Ada\u{202e}adA", "Ada/..", "", "Sevenfold"] {
        is_problem(&try_to_join(&site, &cookie, trick).await, StatusCode::UNPROCESSABLE_ENTITY, "bad-name");
    }
    let short = json!({ "name": "Ada", "passphrase": "seven" });
    let short = site.put("POST", "/api/members/passphrase", &cookie, &short).await;
    is_problem(&short, StatusCode::UNPROCESSABLE_ENTITY, "bad-passphrase");
    assert_eq!(site.get("/api/me", &cookie).await.json(), json!({ "name": "" }), "nothing has changed");
    let free = site.get("/api/names/Ada", &cookie).await.json();
    assert_eq!(free, json!({ "name": "Ada", "free": true }));
}

#[tokio::test]
async fn a_member_comes_in_with_the_passphrase() {
    let site = site().await;
    join(&site, &site.guest().await, "Ada").await;
    let wrong =
        come_in(&site, "passphrase", &json!({ "name": "ada", "passphrase": "seven loud olives" })).await;
    is_problem(&wrong, StatusCode::UNPROCESSABLE_ENTITY, "wrong-passphrase");
    let right = come_in(&site, "passphrase", &json!({ "name": "ADA", "passphrase": PASSPHRASE })).await;
    assert_eq!(right.status, StatusCode::OK, "{}", right.body);
    assert_eq!(site.get("/api/me", &right.cookie()).await.json()["name"], "Ada");
}

#[tokio::test]
async fn wrong_passphrases_are_slowed_down_for_the_member_and_for_the_network() {
    let slow = |burst| Rate::new(burst, 0.001);
    let site = site_with(|config| config.limits.tries_per_member = slow(4.0)).await;
    join(&site, &site.guest().await, "Ada").await;
    let wrong = json!({ "name": "Ada", "passphrase": "seven loud olives" });
    // Choosing the passphrase was a try, too: hashing it is the same work.
    for _ in 0..3 {
        let answer = come_in(&site, "passphrase", &wrong).await;
        is_problem(&answer, StatusCode::UNPROCESSABLE_ENTITY, "wrong-passphrase");
    }
    let right = json!({ "name": "Ada", "passphrase": PASSPHRASE });
    let late = come_in(&site, "passphrase", &right).await;
    is_problem(&late, StatusCode::TOO_MANY_REQUESTS, "too-fast");
    assert_ne!(late.header(header::RETRY_AFTER), "");
    // From one network, names are not tried one after the other either.
    let site = site_with(|config| config.limits.tries_per_address = slow(3.0)).await;
    join(&site, &site.guest().await, "Ada").await;
    for name in ["Bob", "Cleo"] {
        let answer = come_in(&site, "passphrase", &json!({ "name": name, "passphrase": PASSPHRASE })).await;
        is_problem(&answer, StatusCode::UNPROCESSABLE_ENTITY, "wrong-passphrase");
    }
    is_problem(&come_in(&site, "passphrase", &right).await, StatusCode::TOO_MANY_REQUESTS, "too-fast");
}

/// A device that was never here comes in with its very first request: it gets the member's cookie and no guest's.
#[tokio::test]
async fn a_first_request_can_be_coming_in() {
    let site = site().await;
    let codes = join(&site, &site.guest().await, "Ada").await;
    for (way, body) in [
        ("passphrase", json!({ "name": "Ada", "passphrase": PASSPHRASE })),
        ("recovery", json!({ "name": "Ada", "code": codes[0] })),
    ] {
        let answer = site.put("POST", &format!("/api/session/{way}"), "", &body).await;
        assert_eq!(answer.headers.get_all(header::SET_COOKIE).iter().count(), 1, "{way}");
        assert_eq!(site.get("/api/me", &answer.cookie()).await.json()["name"], "Ada", "{way}");
    }
}

#[tokio::test]
async fn a_recovery_code_counts_once() {
    let site = site().await;
    let cookie = site.guest().await;
    let codes = join(&site, &cookie, "Ada").await;
    let body = json!({ "name": "Ada", "code": codes[3].to_lowercase() });
    let first = come_in(&site, "recovery", &body).await;
    assert_eq!(first.json(), json!({ "name": "Ada", "codes_left": 9 }));
    let second = come_in(&site, "recovery", &body).await;
    is_problem(&second, StatusCode::UNPROCESSABLE_ENTITY, "wrong-code");
    // Somebody else's code is none of mine, and new codes take the place of the old ones.
    join(&site, &site.guest().await, "Bob").await;
    let foreign = come_in(&site, "recovery", &json!({ "name": "Bob", "code": codes[4] })).await;
    is_problem(&foreign, StatusCode::UNPROCESSABLE_ENTITY, "wrong-code");
    let new = site.put("POST", "/api/me/codes", &cookie, &json!({})).await.json();
    let old = come_in(&site, "recovery", &json!({ "name": "Ada", "code": codes[4] })).await;
    is_problem(&old, StatusCode::UNPROCESSABLE_ENTITY, "wrong-code");
    let new = come_in(&site, "recovery", &json!({ "name": "Ada", "code": new["codes"][0] })).await;
    assert_eq!(new.status, StatusCode::OK, "{}", new.body);
}

/// Becomes a member with a passkey.
async fn join_with(site: &Site, device: &mut Authenticator, name: &str) -> String {
    let cookie = site.guest().await;
    let options = post_here(site, "/api/members/passkey/begin", &cookie, &json!({ "name": name })).await;
    assert_eq!(options.status, StatusCode::OK, "{}", options.body);
    let body = json!({ "name": name, "credential": device.make(&options.json()) });
    let joined = post_here(site, "/api/members/passkey", &cookie, &body).await;
    assert_eq!(joined.status, StatusCode::CREATED, "{}", joined.body);
    cookie
}

async fn show(site: &Site, device: &mut Authenticator) -> (String, Value, Answer) {
    let cookie = site.guest().await;
    let options = post_here(site, "/api/session/passkey/begin", &cookie, &json!({})).await.json();
    let body = json!({ "credential": device.show(&options) });
    let answer = post_here(site, "/api/session/passkey", &cookie, &body).await;
    (cookie, body, answer)
}

#[tokio::test]
async fn a_member_comes_in_with_a_passkey() {
    let site = site().await;
    let mut device = Authenticator::at(HERE, 7);
    join_with(&site, &mut device, "Ada").await;
    let (cookie, body, in_) = show(&site, &mut device).await;
    assert_eq!(in_.status, StatusCode::OK, "{}", in_.body);
    assert_eq!(site.get("/api/me", &in_.cookie()).await.json()["name"], "Ada");
    // An answer to a question that was answered before is worth nothing.
    let again = post_here(&site, "/api/session/passkey", &cookie, &body).await;
    assert_ne!(again.status, StatusCode::OK);
    let guest = site.guest().await;
    let replayed = post_here(&site, "/api/session/passkey", &guest, &body).await;
    is_problem(&replayed, StatusCode::UNPROCESSABLE_ENTITY, "bad-passkey");
}

#[tokio::test]
async fn a_passkey_of_another_site_or_device_is_refused() {
    let site = site().await;
    let mut device = Authenticator::at(HERE, 7);
    join_with(&site, &mut device, "Ada").await;
    device.origin = "http://evil.localhost:7777".to_owned();
    is_problem(&show(&site, &mut device).await.2, StatusCode::UNPROCESSABLE_ENTITY, "bad-passkey");
    let mut unknown = Authenticator::at(HERE, 8);
    is_problem(&show(&site, &mut unknown).await.2, StatusCode::UNPROCESSABLE_ENTITY, "bad-passkey");
    // Nor is one made that another site has asked for.
    let (cookie, mut elsewhere) = (site.guest().await, Authenticator::at("https://evil.example", 9));
    let name = json!({ "name": "Eve" });
    let options = post_here(&site, "/api/members/passkey/begin", &cookie, &name).await.json();
    let body = json!({ "name": "Eve", "credential": elsewhere.make(&options) });
    let made = post_here(&site, "/api/members/passkey", &cookie, &body).await;
    is_problem(&made, StatusCode::UNPROCESSABLE_ENTITY, "bad-passkey");
    // A bare address has no passkeys.
    let bare = site.put("POST", "/api/members/passkey/begin", &cookie, &name).await;
    is_problem(&bare, StatusCode::UNPROCESSABLE_ENTITY, "no-passkeys-here");
}

#[tokio::test]
async fn the_last_way_in_stays() {
    let site = site().await;
    let mut device = Authenticator::at(HERE, 7);
    let cookie = join_with(&site, &mut device, "Ada").await;
    let passkey = site.get("/api/me/devices", &cookie).await.json()["passkeys"][0]["id"].clone();
    let path = format!("/api/me/passkeys/{}", passkey.as_str().unwrap());
    let kept = site.put("DELETE", &path, &cookie, &json!({})).await;
    is_problem(&kept, StatusCode::CONFLICT, "last-way-in");
    let passphrase = json!({ "new": PASSPHRASE });
    let set = site.put("PUT", "/api/me/passphrase", &cookie, &passphrase).await;
    assert_eq!(set.status, StatusCode::NO_CONTENT, "{}", set.body);
    assert_eq!(site.put("DELETE", &path, &cookie, &json!({})).await.status, StatusCode::NO_CONTENT);
    is_problem(&show(&site, &mut device).await.2, StatusCode::UNPROCESSABLE_ENTITY, "bad-passkey");
    let kept = site.put("DELETE", "/api/me/passphrase", &cookie, &json!({})).await;
    is_problem(&kept, StatusCode::CONFLICT, "last-way-in");
    let unproved = site.put("PUT", "/api/me/passphrase", &cookie, &passphrase).await;
    is_problem(&unproved, StatusCode::UNPROCESSABLE_ENTITY, "wrong-passphrase");
}

/// Two devices take the last two ways in away at the same instant: one of them hears that it was the last.
#[tokio::test]
async fn of_two_ways_in_that_go_at_once_one_stays() {
    let site = &site().await;
    let mut device = Authenticator::at(HERE, 7);
    let cookie = &join_with(site, &mut device, "Ada").await;
    let set = site.put("PUT", "/api/me/passphrase", cookie, &json!({ "new": PASSPHRASE })).await;
    assert_eq!(set.status, StatusCode::NO_CONTENT, "{}", set.body);
    let passkey = site.get("/api/me/devices", cookie).await.json()["passkeys"][0]["id"].clone();
    let passkey = format!("/api/me/passkeys/{}", passkey.as_str().unwrap());
    let none = json!({});
    let (one, other) = tokio::join!(
        site.put("DELETE", &passkey, cookie, &none),
        site.put("DELETE", "/api/me/passphrase", cookie, &none)
    );
    let (gone, kept) = if one.status == StatusCode::NO_CONTENT { (one, other) } else { (other, one) };
    assert_eq!(gone.status, StatusCode::NO_CONTENT, "{}", gone.body);
    is_problem(&kept, StatusCode::CONFLICT, "last-way-in");
    let left = site.get("/api/me/devices", cookie).await.json();
    let ways = left["passkeys"].as_array().unwrap().len() + usize::from(left["passphrase"] == true);
    assert_eq!(ways, 1, "{left}");
}

#[tokio::test]
async fn another_device_comes_in_by_a_code_when_the_first_says_yes() {
    let site = site().await;
    let (first, second) = (site.guest().await, site.guest().await);
    join(&site, &first, "Ada").await;
    let offer = site.put("POST", "/api/me/device-code", &first, &json!({})).await.json();
    let code = json!({ "code": offer["code"] });
    let claimed = site.put("POST", "/api/session/device", &second, &code).await;
    assert_eq!(claimed.status, StatusCode::ACCEPTED);
    let taken = site.put("POST", "/api/session/device", &second, &code).await;
    is_problem(&taken, StatusCode::UNPROCESSABLE_ENTITY, "wrong-code");
    let claim = claimed.json();
    let waiting = site.put("POST", "/api/session/device/claim", &second, &claim).await;
    assert_eq!(waiting.status, StatusCode::ACCEPTED);
    let yes = site.put("PUT", "/api/me/device-code", &first, &json!({ "answer": "yes" })).await;
    assert_eq!(yes.status, StatusCode::NO_CONTENT);
    let in_ = site.put("POST", "/api/session/device/claim", &second, &claim).await;
    assert_eq!(in_.json()["name"], "Ada");
    let sessions = site.get("/api/me/devices", &in_.cookie()).await.json()["sessions"].clone();
    assert_eq!(sessions.as_array().unwrap().len(), 2);
    // What ends, ends everywhere.
    let other = sessions.as_array().unwrap().iter().find(|one| one["here"] == false).unwrap();
    let path = format!("/api/me/sessions/{}", other["id"].as_str().unwrap());
    assert_eq!(site.put("DELETE", &path, &in_.cookie(), &json!({})).await.status, StatusCode::NO_CONTENT);
    is_problem(&site.get("/api/me", &first).await, StatusCode::UNAUTHORIZED, "foreign-cookie");
}

#[tokio::test]
async fn names_change_once_a_month_and_old_ones_lead_on() {
    let site = &site().await;
    let (ada, bob) = (site.guest().await, site.guest().await);
    join(site, &ada, "Ada").await;
    join(site, &bob, "Bob").await;
    let rename = |cookie: String, name: &'static str| async move {
        site.put("PUT", "/api/me", &cookie, &json!({ "name": name })).await
    };
    is_problem(&rename(bob.clone(), "ADA").await, StatusCode::CONFLICT, "name-taken");
    assert_eq!(rename(ada.clone(), "Ada L").await.json(), json!({ "name": "Ada L" }));
    is_problem(&rename(ada.clone(), "Adele").await, StatusCode::TOO_MANY_REQUESTS, "renamed");
    // The old name is nobody else's, and its owner still comes in by it.
    is_problem(&rename(bob, "Ada").await, StatusCode::CONFLICT, "name-taken");
    let in_ = come_in(site, "passphrase", &json!({ "name": "Ada", "passphrase": PASSPHRASE })).await;
    assert_eq!(in_.json()["name"], "Ada L");
}

#[tokio::test]
async fn whoever_leaves_is_not_known_any_more() {
    let site = site().await;
    let cookie = site.guest().await;
    let codes = join(&site, &cookie, "Ada").await;
    let in_ = come_in(&site, "passphrase", &json!({ "name": "Ada", "passphrase": PASSPHRASE })).await;
    let left = site.put("DELETE", "/api/me", &cookie, &json!({})).await;
    assert_eq!(left.status, StatusCode::NO_CONTENT);
    for old in [&cookie, &in_.cookie()] {
        is_problem(&site.get("/api/me", old).await, StatusCode::UNAUTHORIZED, "foreign-cookie");
    }
    let code = come_in(&site, "recovery", &json!({ "name": "Ada", "code": codes[0] })).await;
    is_problem(&code, StatusCode::UNPROCESSABLE_ENTITY, "wrong-code");
    join(&site, &site.guest().await, "Ada").await;
}

/// A member at a table: the sockets of an ended session close at once, and everything goes along in the archive.
#[tokio::test(flavor = "multi_thread")]
async fn sockets_end_with_their_session_and_records_go_along() {
    let mut host = Host::start().await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 5000).await;
    let ada = pair.cookies[0].clone();
    let body = json!({ "name": "Ada", "passphrase": PASSPHRASE }).to_string();
    let joined = call(host.address, "POST", "/api/members/passphrase", Some(&ada), Some(&body)).await;
    assert_eq!(joined.status, 201, "{}", joined.body);
    let archive = call(host.address, "GET", "/api/me/archive", Some(&ada), None).await.json();
    assert_eq!(archive["name"], "Ada");
    assert_eq!(archive["games"][0]["code"], pair.code.as_str());
    assert_eq!(archive["games"][0]["record"]["game"], "sieben");
    assert!(!archive.to_string().contains("argon2"), "nothing in it lets anybody in");
    // A table that was open before is still open; another device ends the session it was opened in.
    let second = support::http::guest(host.address).await;
    let in_ = call(host.address, "POST", "/api/session/passphrase", Some(&second), Some(&body)).await;
    let second = in_.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let ended = call(host.address, "DELETE", "/api/me/sessions", Some(&second), None).await;
    assert_eq!(ended.status, 204);
    let [mut ada, _] = pair.clients;
    while ada.hear().await.is_some() {}
    // The seat is the member's, from whichever device.
    let again = Client::at(host.address, &pair.code, &second).await;
    drop(again);
    host.stop().await;
    // The store is sound, and what is saved of a damaged one has the member in it.
    let report = check(host.kept()).await.unwrap();
    assert!(report.damage.is_empty(), "{:?}", report.damage);
    assert_eq!((report.members, report.guests), (1, 1));
    let kept = host.kept();
    // Only a file is saved by us.
    let Ok(file) = kept.file() else { return };
    let saved = host.folder.path().join("saved.db");
    rescue(file, &saved).await.unwrap();
    let mut host = Host::at_database(saved).await;
    let me = call(host.address, "GET", "/api/me", Some(&second), None).await.json();
    assert_eq!(me["name"], "Ada");
    host.stop().await;
}

#[tokio::test]
async fn a_device_must_verify_whoever_is_there_and_count_on() {
    let site = site().await;
    let mut device = Authenticator::at(HERE, 7);
    join_with(&site, &mut device, "Ada").await;
    assert_eq!(show(&site, &mut device).await.2.status, StatusCode::OK);
    // Somebody was there, but did not show that it is them.
    device.flags = 0x01;
    is_problem(&show(&site, &mut device).await.2, StatusCode::UNPROCESSABLE_ENTITY, "bad-passkey");
    // It counts backwards: there may be a copy of it.
    (device.flags, device.used) = (support::authenticator::PRESENT_AND_VERIFIED, 0);
    is_problem(&show(&site, &mut device).await.2, StatusCode::UNPROCESSABLE_ENTITY, "bad-passkey");
    device.used = 77;
    assert_eq!(show(&site, &mut device).await.2.status, StatusCode::OK);
}

#[tokio::test]
async fn a_place_is_open_closed_or_by_invitation() {
    let closed = site_with(|config| config.admission = Admission::Closed).await;
    let refused = try_to_join(&closed, &closed.guest().await, "Ada").await;
    is_problem(&refused, StatusCode::FORBIDDEN, "closed");
    assert_eq!(closed.get("/api/place", "").await.json()["admission"], "closed");

    let site = &site().await;
    let admin = admin(site).await;
    let place = json!({ "admission": "invitation", "announcement": "", "maintenance": false });
    assert_eq!(site.put("PUT", "/api/admin", &admin, &place).await.status, StatusCode::NO_CONTENT);
    let bob = site.guest().await;
    is_problem(&try_to_join(site, &bob, "Bob").await, StatusCode::FORBIDDEN, "not-invited");
    let invited = site.put("POST", "/api/admin/invitations", &admin, &json!({ "note": "Bob" })).await.json();
    let body =
        |name: &str, code: &Value| json!({ "name": name, "passphrase": PASSPHRASE, "invitation": code });
    let join = |cookie: String, body: Value| async move {
        site.put("POST", "/api/members/passphrase", &cookie, &body).await
    };
    let wrong = join(bob.clone(), body("Bob", &json!("0000-0000-0000"))).await;
    is_problem(&wrong, StatusCode::FORBIDDEN, "not-invited");
    assert_eq!(join(bob, body("Bob", &invited["code"])).await.status, StatusCode::CREATED);
    let again = join(site.guest().await, body("Eve", &invited["code"])).await;
    is_problem(&again, StatusCode::FORBIDDEN, "not-invited");
    let list = site.get("/api/admin/invitations", &admin).await.json();
    assert!(list[0]["used"].is_u64() && list[0]["code"].is_null(), "{list}");
}

/// A member who looks after the place.
async fn admin(site: &Site) -> String {
    let cookie = site.guest().await;
    join(site, &cookie, "Ruth").await;
    let database = site.folder.path().join("sevenfold.db");
    sevenfold_server::steward::set_role(&database, "ruth", Role::Admin).await.unwrap();
    cookie
}

#[tokio::test]
async fn maintenance_opens_no_new_tables_and_lets_games_go_on() {
    let site = site().await;
    let (admin, guest) = (admin(&site).await, site.guest().await);
    let code = site.open(&guest).await;
    let place =
        json!({ "admission": "open", "announcement": " Back at \u{202e}seven. ", "maintenance": true });
    assert_eq!(site.put("PUT", "/api/admin", &admin, &place).await.status, StatusCode::NO_CONTENT);
    assert_eq!(site.get("/api/place", "").await.json()["announcement"], "Back at seven.");
    let body = json!({ "game": "sieben", "seats": 2 });
    let refused = site.put("POST", "/api/tables", &guest, &body).await;
    is_problem(&refused, StatusCode::SERVICE_UNAVAILABLE, "maintenance");
    assert_eq!(site.get(&format!("/api/tables/{code}"), "").await.status, StatusCode::OK);
    assert_eq!(site.get("/api/admin/tables", &admin).await.json()[0]["code"], code.as_str());
}

#[tokio::test]
async fn reports_are_read_and_settled() {
    let site = site().await;
    let (admin, ada) = (admin(&site).await, site.guest().await);
    join(&site, &ada, "Ada").await;
    // Marks of direction would have another one's name be read where the reporter's stands.
    let report = json!({ "about": "K73X9Q\u{202e}", "words": "<b>rude</b>\u{1b}" });
    assert_eq!(site.put("POST", "/api/reports", &ada, &report).await.status, StatusCode::CREATED);
    let nothing = site.put("POST", "/api/reports", &ada, &json!({ "about": " ", "words": "x" })).await;
    is_problem(&nothing, StatusCode::UNPROCESSABLE_ENTITY, "too-long");
    let reports = site.get("/api/admin/reports", &admin).await.json();
    assert_eq!((&reports[0]["by"], &reports[0]["words"]), (&json!("Ada"), &json!("<b>rude</b>")));
    assert_eq!(reports[0]["about"], "K73X9Q");
    let path = format!("/api/admin/reports/{}", reports[0]["number"]);
    let mine = site.get("/api/me/reports", &ada).await.json();
    assert_eq!((&mine[0]["settled"], &mine[0]["answer"]), (&Value::Null, &json!("")), "{mine}");
    let long = site.put("PUT", &path, &admin, &json!({ "answer": "x".repeat(5000) })).await;
    is_problem(&long, StatusCode::UNPROCESSABLE_ENTITY, "too-long");
    let answer = json!({ "answer": " We have spoken. " });
    assert_eq!(site.put("PUT", &path, &admin, &answer).await.status, StatusCode::NO_CONTENT);
    assert_eq!(site.get("/api/admin/reports", &admin).await.json(), json!([]));
    is_problem(&site.put("PUT", &path, &admin, &answer).await, StatusCode::NOT_FOUND, "not-found");
    let mine = site.get("/api/me/reports", &ada).await.json();
    assert!(mine[0]["settled"].is_u64() && mine[0]["answer"] == "We have spoken.", "{mine}");
    assert_eq!(site.get("/api/me/reports", &admin).await.json(), json!([]), "nobody else's");
}

/// Somebody is put out, and nobody puts themselves out.
#[tokio::test]
async fn an_admin_puts_somebody_out_and_stays_one() {
    let site = site().await;
    let (admin, ada) = (admin(&site).await, site.guest().await);
    join(&site, &ada, "Ada").await;
    // Whoever is signed out everywhere is out; nobody takes the own role away.
    let out = site.put("DELETE", "/api/admin/members/ada/sessions", &admin, &json!({})).await;
    assert_eq!(out.status, StatusCode::NO_CONTENT);
    is_problem(&site.get("/api/me", &ada).await, StatusCode::UNAUTHORIZED, "foreign-cookie");
    let own = site.put("PUT", "/api/admin/members/Ruth", &admin, &json!({ "role": "member" })).await;
    is_problem(&own, StatusCode::CONFLICT, "own-role");
}

#[tokio::test]
async fn members_are_found_by_a_part_of_a_name_they_have_or_had() {
    let site = &site().await;
    let admin = admin(site).await;
    let ada = site.guest().await;
    join(site, &ada, "Ada Lovelace").await;
    join(site, &site.guest().await, "Bob").await;
    site.put("PUT", "/api/me", &ada, &json!({ "name": "Countess" })).await;
    let found = |question: &'static str| {
        let admin = admin.clone();
        async move {
            let list = site.get(&format!("/api/admin/members{question}"), &admin).await.json();
            let names = list.as_array().unwrap().iter();
            names.map(|one| one["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        }
    };
    assert_eq!(found("").await, ["Bob", "Countess", "Ruth"]);
    assert_eq!(found("?name=L0VE-").await, ["Countess"], "as she was called, however it is written");
    assert_eq!(found("?name=U").await, ["Countess", "Ruth"]);
    assert_eq!(found("?name=u&after=Countess").await, ["Ruth"]);
    assert_eq!(found("?name=%25").await, [""; 0], "nothing stands for anything");
}

#[tokio::test]
async fn a_server_alone_says_how_it_is() {
    let site = site().await;
    let admin = admin(&site).await;
    let status = site.get("/api/admin/status", &admin).await.json();
    assert_eq!((&status["database"]["home"], &status["nats"]), (&json!("sqlite"), &json!("none")));
    let nodes = status["nodes"].as_array().unwrap();
    assert_eq!((nodes.len(), &nodes[0]["id"], &nodes[0]["lease"]), (1, &json!(null), &json!(null)));
    assert_eq!((&nodes[0]["here"], &nodes[0]["vitals"]["keeps"]), (&json!(true), &json!(true)));
}
