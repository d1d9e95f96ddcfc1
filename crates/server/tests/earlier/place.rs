//! A place with members as one version left it: how it is made, and what must be there in every later version.

use std::net::SocketAddr;

use serde_json::{Map, Value, json};
use sevenfold_core::Seat;
use sevenfold_protocol::Request;
use sevenfold_server::steward::{self, Decision};
use sevenfold_server::{Admission, Role};

use super::support::Host;
use super::support::client::{Client, is_over};
use super::support::http::{Answer, call, guest, open};
use super::support::pair::{FIRST, Pair, SIEBEN, play};

const RATED: &str = r#"{"game":"sieben","seats":2,"rated":"rated","move_seconds":600,"bots":"instant"}"#;
const PASSPHRASE: &str = "seven quiet olives";
/// What each of the two is told, by which everything that is theirs is known.
const ASKED: [&str; 10] = [
    "/api/me",
    "/api/me/tables",
    "/api/me/games",
    "/api/me/reports",
    "/api/me/blocks",
    "/api/people/Ada",
    "/api/people/Bob",
    "/api/leaders/sieben",
    "/api/me/archive",
    "/api/place",
];
/// What is of the moment at which somebody asks.
const OF_THE_MOMENT: [&str; 2] = ["seen", "made"];

async fn ask(at: SocketAddr, cookie: &str, method: &str, path: &str, body: &Value) -> Answer {
    let answer = call(at, method, path, Some(cookie), Some(&body.to_string())).await;
    assert!(answer.status < 300, "{method} {path}: {} {}", answer.status, answer.body);
    answer
}

async fn join(at: SocketAddr, name: &str) -> (String, Value) {
    let cookie = guest(at).await;
    let body = json!({ "name": name, "passphrase": PASSPHRASE });
    let joined = ask(at, &cookie, "POST", "/api/members/passphrase", &body).await;
    (joined.cookie().unwrap_or(cookie), joined.json()["codes"][0].clone())
}

/// Ada and Bob are members and friends, have played for their ratings, and are in the middle of another game; what they have
/// written, shown, reported and blocked is there, and what was decided for the place. Gives what must be so ever after.
pub(crate) async fn lived_in(host: &mut Host) -> Value {
    let at = host.address;
    let ((ada, code), (bob, _)) = (join(at, "Ada").await, join(at, "Bob").await);
    join(at, "Eve").await;
    let mut rated = Pair::at(host, [ada.clone(), bob.clone()], RATED).await;
    rated.clients[0].done(Request::Resign { seat: Seat::new(0) }).await;
    rated.clients[0].until(FIRST, is_over).await;
    let mut running = Pair::at(host, [ada.clone(), bob.clone()], SIEBEN).await;
    play(&mut running.clients, 9).await;
    let empty = open(at, &bob, SIEBEN).await;
    let note = format!("/api/me/games/{}/1/note", rated.code);
    let invitation = format!("/api/tables/{empty}/invitations");
    for (who, method, path, body) in [
        (&ada, "PUT", note.as_str(), json!({ "note": "Ada keeps her sixes." })),
        (&ada, "PUT", "/api/me/shown", json!(["profile", "ratings", "games", "opponents"])),
        (&bob, "PUT", "/api/me/shown", json!(["profile", "ratings"])),
        (&ada, "PUT", "/api/me/friends/Bob", json!({})),
        (&bob, "PUT", "/api/me/friends/Ada", json!({})),
        (&ada, "POST", "/api/me/blocks", json!({ "name": "Eve" })),
        (&bob, "POST", "/api/reports", json!({ "about": "Eve", "words": "Rude." })),
        (&bob, "POST", invitation.as_str(), json!({ "name": "Ada" })),
    ] {
        ask(at, who, method, path, &body).await;
    }
    host.stop().await;
    let kept = host.kept();
    steward::set_role(&kept, "Bob", Role::Admin).await.unwrap();
    let decision = Decision {
        admission: Some(Admission::Invitation),
        announcement: Some("Back at seven.".to_owned()),
        maintenance: None,
    };
    steward::decide(&kept, &decision).await.unwrap();
    host.begin().await;
    let told = [told(host.address, &ada).await, told(host.address, &bob).await];
    host.stop().await;
    json!({
        "running": { "code": running.code, "cookies": [ada, bob] },
        "finished": { "code": rated.code },
        "gathering": { "code": empty },
        "recovery": code,
        "told": told,
    })
}

/// What somebody is told of everything.
async fn told(at: SocketAddr, cookie: &str) -> Value {
    let mut told = Map::new();
    for path in ASKED {
        let answer = call(at, "GET", path, Some(cookie), None).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        told.insert(path.to_owned(), answer.json());
    }
    told.into()
}

/// Everything that was told once is told still; there may be more of it.
pub(crate) async fn is_all_there(host: &Host, facts: &Value) {
    for seat in 0..2 {
        let cookie = facts["running"]["cookies"][seat].as_str().unwrap();
        holds(&told(host.address, cookie).await, &facts["told"][seat], "");
    }
    // The ways in open still: the code from paper once, the passphrase always.
    let stranger = guest(host.address).await;
    let code = json!({ "name": "ada", "code": facts["recovery"] });
    assert_eq!(
        ask(host.address, &stranger, "POST", "/api/session/recovery", &code).await.json()["name"],
        "Ada"
    );
    let used = call(host.address, "POST", "/api/session/recovery", None, Some(&code.to_string())).await;
    assert_eq!(used.status, 422, "{}", used.body);
    let stranger = guest(host.address).await;
    let phrase = json!({ "name": "Bob", "passphrase": PASSPHRASE });
    ask(host.address, &stranger, "POST", "/api/session/passphrase", &phrase).await;
    let taken = call(host.address, "GET", "/api/names/ADA", None, None).await.json();
    assert_eq!(taken["free"], false, "a name stays taken");
    // A game that ran goes on.
    let cookies = [0, 1].map(|seat| facts["running"]["cookies"][seat].as_str().unwrap());
    let code = facts["running"]["code"].as_str().unwrap();
    let ada = Client::at(host.address, code, cookies[0]).await;
    let bob = Client::at(host.address, code, cookies[1]).await;
    assert_eq!(play(&mut [ada, bob], 4).await, 4);
}

/// All of `before` is in `now`.
fn holds(now: &Value, before: &Value, place: &str) {
    match before {
        Value::Object(fields) => {
            for (name, before) in fields.iter().filter(|(name, _)| !OF_THE_MOMENT.contains(&name.as_str())) {
                holds(&now[name], before, &format!("{place}.{name}"));
            }
        }
        Value::Array(list) => {
            assert_eq!(now.as_array().map(Vec::len), Some(list.len()), "{place}: {now}");
            for (index, before) in list.iter().enumerate() {
                holds(&now[index], before, &format!("{place}.{index}"));
            }
        }
        _ => assert_eq!(now, before, "{place}"),
    }
}
