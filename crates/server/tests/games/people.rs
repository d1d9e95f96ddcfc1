//! Somebody's page and leaderboards: nothing is seen that its owner did not choose to show.

use serde_json::{Value, json};
use sevenfold_core::Seat;
use sevenfold_protocol::{Request, Sitter};

use super::database::change;
use super::rated::{end, rated_pair};
use super::support::http::Answer;
use super::support::pair::SECOND;
use super::{Host, call, get, guest, send};

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
    // A rating that is shown is listed, and no other.
    show(&host, &pair.cookies[1], &["ratings"]).await;
    let leaders = board(&host, "sieben").await["leaders"].clone();
    assert_eq!((leaders.as_array().unwrap().len(), &leaders[0]["name"]), (1, &json!(named("Bob"))));
    for (wrong, status) in [("eight", 404), ("sieben?seats=9", 400)] {
        let answer = call(host.address, "GET", &format!("/api/leaders/{wrong}"), None, None).await;
        assert_eq!(answer.status, status, "{wrong}");
    }
}

/// What a member may show, and the part of the page that it opens.
const PARTS: [(&str, Option<&str>); 5] = [
    ("profile", None),
    ("ratings", Some("ratings")),
    ("games", Some("results")),
    ("opponents", Some("company")),
    ("presence", None),
];

/// What a member is called here.
fn named(name: &str) -> String {
    format!("{name} {}", std::process::id())
}

async fn show(host: &Host, cookie: &str, what: &[&str]) {
    let answer = send(host, "PUT", "/api/me/shown", cookie, &json!(what)).await;
    assert_eq!(answer.status, 204, "{}", answer.body);
}

/// Somebody's page, as whoever has this cookie gets it.
async fn page(host: &Host, name: &str, visitor: &str) -> Answer {
    get(host, &format!("/api/people/{}", named(name).replace(' ', "%20")), visitor).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_has_the_parts_its_owner_chose_and_no_others() {
    let host = Host::start().await;
    let mut pair = rated_pair(&host).await;
    end(&mut pair, 1).await;
    let ([ada, bob], stranger) = (&pair.cookies, guest(host.address).await);
    for chosen in 0..(1_u32 << PARTS.len()) {
        let chosen = |index: usize| (chosen >> index) & 1 == 1;
        let shown: Vec<&str> =
            (0..).zip(PARTS).filter(|(index, _)| chosen(*index)).map(|(_, (word, _))| word).collect();
        show(&host, ada, &shown).await;
        for (visitor, own) in [(&stranger, false), (bob, false), (ada, true)] {
            let answer = page(&host, "Ada", visitor).await;
            if !own && !shown.contains(&"profile") {
                assert_eq!(
                    (answer.status, &answer.json()["code"]),
                    (404, &json!("no-such-member")),
                    "{shown:?}"
                );
                continue;
            }
            let page = answer.json();
            for (index, (_, part)) in PARTS.into_iter().enumerate() {
                let Some(part) = part else { continue };
                assert_eq!(page.get(part).is_some(), own || chosen(index), "{part} of {shown:?}, own: {own}");
            }
        }
    }
}

/// Of those one plays with only they are named who have a page themselves; everybody finds themselves.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_named_on_somebody_elses_page_who_has_none() {
    let host = Host::start().await;
    let mut pair = rated_pair(&host).await;
    end(&mut pair, 1).await;
    let ([ada, bob], stranger) = (&pair.cookies, guest(host.address).await);
    show(&host, ada, &["profile", "opponents"]).await;
    let company = async |visitor: &str| page(&host, "Ada", visitor).await.json()["company"].clone();
    assert_eq!(company(&stranger).await, json!([]));
    let seen = company(bob).await;
    assert_eq!(
        (&seen[0]["name"], &seen[0]["me"], &seen[0]["page"]),
        (&json!(named("Bob")), &json!(true), &json!(false))
    );
    assert_eq!(company(ada).await[0]["name"], json!(named("Bob")), "she knows with whom she plays");
    show(&host, bob, &["profile"]).await;
    assert_eq!(company(&stranger).await[0]["name"], json!(named("Bob")));
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
    let called = |seat: &sevenfold_protocol::SeatFace| match &seat.sitter {
        Sitter::Person { name, .. } => name.clone(),
        other => panic!("{other:?}"),
    };
    let seated = |bob: &super::Client| bob.face(SECOND).table.seats.iter().map(called).collect::<Vec<_>>();
    assert_eq!(seated(&bob), [named("Ada"), named("Bob")], "they asked for others");
    bob.done(Request::SetName { seat: Seat::new(1), name: named("Ada") }).await;
    assert_eq!(seated(&bob), [named("Ada"), named("Bob")]);
}
