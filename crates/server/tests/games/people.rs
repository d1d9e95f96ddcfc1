//! Somebody's page and leaderboards: nothing is seen that its owner did not choose to show.

use serde_json::{Value, json};
use sevenfold_core::Seat;
use sevenfold_protocol::{Request, Sitter};

use super::database::change;
use super::rated::{end, rated_pair};
use super::support::pair::SECOND;
use super::{Host, call, get, guest};

/// Enough games to be listed, and known well enough: as if they had been played.
const KNOWN: [&str; 1] = ["UPDATE ratings SET games = 15, deviation = 60"];

async fn board(host: &Host, question: &str) -> Value {
    let answer = call(host.address, "GET", &format!("/api/leaders/{question}"), None, None).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_leaderboard_has_bots_and_nobody_who_did_not_choose_it() {
    let mut host = Host::start().await;
    let mut pair = rated_pair(&host).await;
    end(&mut pair, 1).await;
    host.stop().await;
    change(&host.database(), &KNOWN).await;
    host.begin().await;
    let two = board(&host, "sieben").await;
    assert_eq!((&two["seats"], &two["leaders"], two.get("me")), (&json!("two"), &json!([]), None));
    let bots = two["bots"].as_array().unwrap();
    assert_eq!(bots.len(), 5);
    assert_eq!((&bots[0]["bot"], &bots[2]), (&json!("master"), &json!({"bot": "club", "rating": 1500.0})));
    assert!(bots.is_sorted_by(|one, other| one["rating"].as_f64() >= other["rating"].as_f64()));
    assert_eq!(board(&host, "seven?seats=more").await["bots"], json!([]), "never measured");
    // Whoever asks sees how they stand themselves.
    let mine = get(&host, "/api/leaders/sieben", &pair.cookies[1]).await.json()["me"].clone();
    assert_eq!(
        (&mine["place"], &mine["games"], &mine["provisional"]),
        (&json!(1), &json!(15), &json!(false))
    );
    for (wrong, status) in [("eight", 404), ("sieben?seats=9", 400)] {
        let answer = call(host.address, "GET", &format!("/api/leaders/{wrong}"), None, None).await;
        assert_eq!(answer.status, status, "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_shows_nothing_is_nobody() {
    let host = Host::start().await;
    let stranger = guest(host.address).await;
    for name in ["nobody-at-all", "%3Cb%3E", "Ada%2F..%2Fx"] {
        let answer = get(&host, &format!("/api/people/{name}"), &stranger).await;
        assert_eq!((answer.status, &answer.json()["code"]), (404, &json!("no-such-member")), "{name}");
    }
}

/// For a rating one plays under one's own name: nobody passes for somebody else.
#[tokio::test(flavor = "multi_thread")]
async fn at_a_rated_table_everybody_has_their_own_name() {
    let host = Host::start().await;
    let pair = rated_pair(&host).await;
    let [_, mut bob] = pair.clients;
    let named = |name: &str| format!("{name} {}", std::process::id());
    let called = |seat: &sevenfold_protocol::SeatFace| match &seat.sitter {
        Sitter::Person { name, .. } => name.clone(),
        other => panic!("{other:?}"),
    };
    let seated = |bob: &super::Client| bob.face(SECOND).table.seats.iter().map(called).collect::<Vec<_>>();
    assert_eq!(seated(&bob), [named("Ada"), named("Bob")], "they asked for others");
    bob.done(Request::SetName { seat: Seat::new(1), name: named("Ada") }).await;
    assert_eq!(seated(&bob), [named("Ada"), named("Bob")]);
}
