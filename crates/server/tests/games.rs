//! One's finished games: listed, found, noted, taken home, brought along; and what those that count do to ratings.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "support/mod.rs"]
mod support;

#[path = "games/archive.rs"]
mod archive;
#[path = "games/database.rs"]
mod database;
#[path = "games/killed.rs"]
mod killed;
#[path = "games/people.rs"]
mod people;
#[path = "games/rated.rs"]
mod rated;
#[path = "games/ratings.rs"]
mod ratings;

use serde_json::{Value, json};
use sevenfold_core::Seat;
use sevenfold_protocol::Request;
use support::Host;
use support::client::{Client, is_over};
use support::http::{Answer, call, guest, open};
use support::pair::{FIRST, pair, play};

async fn get(host: &Host, path: &str, cookie: &str) -> Answer {
    call(host.address, "GET", path, Some(cookie), None).await
}

async fn send(host: &Host, method: &str, path: &str, cookie: &str, body: &Value) -> Answer {
    call(host.address, method, path, Some(cookie), Some(&body.to_string())).await
}

/// The games somebody is shown, as code and number.
async fn listed(host: &Host, cookie: &str, question: &str) -> Vec<(String, u64)> {
    let answer = get(host, &format!("/api/me/games{question}"), cookie).await;
    assert_eq!(answer.status, 200, "{question}: {}", answer.body);
    let games = answer.json()["games"].as_array().unwrap().clone();
    games
        .iter()
        .map(|game| (game["code"].as_str().unwrap().to_owned(), game["number"].as_u64().unwrap()))
        .collect()
}

/// Ada gives up so many games in a row at one table.
async fn give_up(host: &Host, games: u32) -> (String, [String; 2]) {
    let mut pair = pair(host).await;
    for number in 1..=games {
        pair.clients[0].until(FIRST, |face| face.table.game == number && face.game.is_some()).await;
        pair.clients[0].done(Request::Resign { seat: Seat::new(0) }).await;
        pair.clients[0].until(FIRST, is_over).await;
        if number < games {
            for (client, seat) in pair.clients.iter_mut().zip([0, 1]) {
                client.done(Request::Rematch { seat: Seat::new(seat) }).await;
            }
        }
    }
    (pair.code, pair.cookies)
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_found_by_what_one_remembers() {
    let host = Host::start().await;
    let (code, [ada, bob]) = give_up(&host, 2).await;
    let both = [(code.clone(), 2), (code.clone(), 1)];
    for (cookie, question) in [
        (&ada, ""),
        (&ada, "?game=sieben"),
        (&ada, "?with=bob"),
        (&ada, "?with=Bob&result=lost&kind=casual"),
        (&bob, "?result=won&since=0"),
        (&bob, "?words=AD"),
    ] {
        assert_eq!(listed(&host, cookie, question).await, both, "{question}");
    }
    for question in
        ["?game=seven", "?with=bo", "?result=won", "?kind=rated", "?until=1", "?words=ada", "?words=bob%20x"]
    {
        assert_eq!(listed(&host, &ada, question).await, [], "{question}");
    }
    let page = get(&host, "/api/me/games", &bob).await.json();
    assert_eq!((&page["finished"], &page["won"], page.get("next")), (&json!(2), &json!(2), None));
    let seats = &page["games"][0]["seats"];
    assert_eq!(seats[0], json!({"name": "Ada", "bot": false, "own": false, "place": 2}));
    assert_eq!(seats[1], json!({"name": "Bob", "bot": false, "own": true, "place": 1}));
    // Whoever was not there has nothing, and what cannot be meant is refused.
    let stranger = guest(host.address).await;
    assert_eq!(listed(&host, &stranger, "").await, []);
    for wrong in ["?result=maybe", "?kind=x", "?after=here", "?since=noon", "?colour=red"] {
        assert_eq!(get(&host, &format!("/api/me/games{wrong}"), &ada).await.status, 400, "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn long_lists_come_in_pages() {
    let host = Host::start().await;
    let (code, [ada, _]) = give_up(&host, 33).await;
    let first = get(&host, "/api/me/games", &ada).await.json();
    assert_eq!(first["games"].as_array().unwrap().len(), 30);
    let next = first["next"].as_str().unwrap();
    let rest = listed(&host, &ada, &format!("?after={next}")).await;
    assert_eq!(rest, [(code.clone(), 3), (code.clone(), 2), (code.clone(), 1)]);
    // All records come home, each on a line.
    let all = get(&host, "/api/me/records", &ada).await;
    let records = all.body.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let own = records.filter(|record| record["meta"]["table"] == code.as_str());
    assert_eq!(own.count(), 33, "{}", all.head);
    let stranger = guest(host.address).await;
    assert!(!get(&host, "/api/me/records", &stranger).await.body.contains("sevenfold/1"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_ones_own() {
    let host = Host::start().await;
    let (code, [ada, bob]) = give_up(&host, 1).await;
    let path = format!("/api/me/games/{code}/1/note");
    let noted = send(&host, "PUT", &path, &ada, &json!({"note": " The 6 on turn 9:\nhold it. "})).await;
    assert_eq!(noted.status, 204, "{}", noted.body);
    let game = get(&host, "/api/me/games?words=turn%20HOLD", &ada).await.json()["games"][0].clone();
    assert_eq!(game["note"], "The 6 on turn 9:\nhold it.");
    assert_eq!(listed(&host, &bob, "?words=hold").await, [], "nobody else reads it");
    let stranger = guest(host.address).await;
    assert_eq!(send(&host, "PUT", &path, &stranger, &json!({"note": "x"})).await.status, 404);
    assert_eq!(send(&host, "PUT", "/api/me/games/x/1/note", &ada, &json!({"note": "x"})).await.status, 404);
    for (note, status) in [("x".repeat(501), 422), ("\u{202e}x".to_owned(), 422), ("x".repeat(500), 204)] {
        assert_eq!(send(&host, "PUT", &path, &ada, &json!({"note": note})).await.status, status);
    }
    assert_eq!(send(&host, "PUT", &path, &ada, &json!({"text": "x"})).await.status, 400);
    send(&host, "PUT", &path, &ada, &json!({"note": ""})).await;
    assert_eq!(get(&host, "/api/me/games", &ada).await.json()["games"][0].get("note"), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_brought_along_once_and_counts_nothing() {
    let host = Host::start().await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 5000).await;
    let record = get(&host, &format!("/api/tables/{}/record", pair.code), "").await.json();
    let me = guest(host.address).await;
    let mut bragging = record.clone();
    bragging["meta"]["rated"] = json!("rated");
    bragging["meta"]["names"] = json!(["Me\u{202e}", "club"]);
    let body = json!({"record": bragging, "own": [1], "finished": u64::MAX});
    let brought = send(&host, "POST", "/api/me/games", &me, &body).await;
    assert_eq!(brought.status, 201, "{}", brought.body);
    let code = brought.json()["code"].as_str().unwrap().to_owned();
    let page = get(&host, "/api/me/games", &me).await.json();
    let game = &page["games"][0];
    assert_eq!(
        (&game["code"], &game["kind"], &game["kept"]),
        (&json!(code), &json!("brought"), &json!(true))
    );
    assert_eq!(game.get("rating"), None);
    assert_eq!((&game["seats"][0]["name"], &game["seats"][1]["bot"]), (&json!("Me"), &json!(true)));
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis();
    assert!(u128::from(game["finished"].as_u64().unwrap()) <= now + 60_000, "nobody plays in the future");
    // Once more it is the same game, and it is for whoever brought it alone.
    let again = send(&host, "POST", "/api/me/games", &me, &body).await.json();
    assert_eq!(again["code"], code.as_str());
    let path = format!("/api/tables/{code}/record");
    assert_eq!(get(&host, &path, &me).await.json()["steps"], record["steps"]);
    assert_eq!(get(&host, &path, &pair.cookies[0]).await.status, 404);
    refused(&host, &me, &record).await;
    assert_eq!(listed(&host, &me, "").await.len(), 1);
    // Whoever gives up alone among bots has broken the game off: that is on one's list, and comes along as it is.
    let mut broken = record.clone();
    broken["steps"].as_array_mut().unwrap().truncate(2);
    broken.as_object_mut().unwrap().remove("result");
    (broken["meta"]["resigned"], broken["meta"]["winners"]) = (json!(1), json!([]));
    let body = json!({"record": broken, "own": [1], "finished": 7});
    let brought = send(&host, "POST", "/api/me/games", &me, &body).await;
    assert_eq!(brought.status, 201, "{}", brought.body);
    assert_eq!(listed(&host, &me, "?result=broken").await.len(), 1);
}

/// What cannot have been played is not taken.
async fn refused(host: &Host, me: &str, record: &Value) {
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        record
    };
    let steps = record["steps"].as_array().unwrap().len();
    let wrong = [
        changed(&|record| drop(record["steps"].as_array_mut().unwrap().remove(steps / 2))),
        changed(&|record| {
            record["steps"].as_array_mut().unwrap().truncate(steps / 2);
            record.as_object_mut().unwrap().remove("result");
        }),
        changed(&|record| record["result"]["winners"] = json!([1, 2])),
        changed(&|record| record["game"] = json!("eight")),
        json!("a game"),
    ];
    for record in wrong {
        let body = json!({"record": record, "own": [1], "finished": 7});
        let answer = send(host, "POST", "/api/me/games", me, &body).await;
        assert_eq!(answer.status, 422, "{}", answer.body);
    }
    for own in [json!([]), json!([3]), json!([0])] {
        let body = json!({"record": record, "own": own, "finished": 7});
        assert_eq!(send(host, "POST", "/api/me/games", me, &body).await.status, 422);
    }
    let large = json!({"record": {"x": "x".repeat(1_100_000)}, "own": [1], "finished": 7});
    assert_eq!(send(host, "POST", "/api/me/games", me, &large).await.status, 413);
}

/// A table of one's own that was finished by bots is on the list, too.
#[tokio::test(flavor = "multi_thread")]
async fn bots_are_told_from_people() {
    let host = Host::start().await;
    let ada = guest(host.address).await;
    let code = open(host.address, &ada, r#"{"game":"sieben","seats":3,"bots":"instant"}"#).await;
    let mut client = Client::at(host.address, &code, &ada).await;
    client.sit("club").await;
    client.done(Request::Start { fill: Some("club".to_owned()) }).await;
    client.until(FIRST, |face| face.game.is_some()).await;
    client.done(Request::Resign { seat: Seat::new(0) }).await;
    client.until(FIRST, is_over).await;
    let game = get(&host, "/api/me/games", &ada).await.json()["games"][0].clone();
    let bots: Vec<bool> = game["seats"].as_array().unwrap().iter().map(|seat| seat["bot"] == true).collect();
    assert_eq!(bots, [false, true, true]);
    assert_eq!(game["result"], "broken");
}
