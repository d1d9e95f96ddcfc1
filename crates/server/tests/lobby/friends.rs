//! Friends see each other in the lobby as each of them wants to be seen, from the moment they say so.

use sevenfold_protocol::{Presence, Tie};

use super::OPEN;
use super::maintenance::join;
use crate::support::Host;
use crate::support::client::Client;
use crate::support::http::{call, open};
use crate::support::visitor::{Visitor, wish};

/// Asks for something that is done.
async fn done(host: &Host, cookie: &str, method: &str, path: &str, body: &str) {
    let answer = call(host.address, method, path, Some(cookie), Some(body)).await;
    assert_eq!(answer.status / 100, 2, "{method} {path}: {}", answer.body);
}

/// Members of whom the second is a friend of the first, and a third one has asked the first.
async fn circle(host: &Host) -> [String; 3] {
    let all = [join(host, "Ada").await, join(host, "Bo").await, join(host, "Cleo").await];
    let [ada, bo, cleo] = &all;
    for (who, friend) in [(ada, "Bo"), (bo, "Ada"), (cleo, "Ada")] {
        done(host, who, "PUT", &format!("/api/me/friends/{friend}"), "").await;
    }
    all
}

/// How this visitor's only friend, or whoever would be one, is listed.
fn listed(visitor: &Visitor) -> Option<(&str, &Tie)> {
    visitor.lobby.friends.first().map(|friend| (friend.name.as_str(), &friend.tie))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_shows_where_they_are_or_no_longer_is_seen_like_that_at_once() {
    let host = Host::start().await;
    let [ada, bo, _] = circle(&host).await;
    let mut friend = Visitor::in_lobby(host.address, &bo).await;
    let _there = Visitor::in_lobby(host.address, &ada).await;
    assert_eq!(listed(&friend), Some(("Ada", &Tie::Friends(Presence::Away))), "she has not said so");
    done(&host, &ada, "PUT", "/api/me/shown", r#"["profile","presence"]"#).await;
    friend.until(|seen| listed(seen) == Some(("Ada", &Tie::Friends(Presence::Here)))).await;
    let code = open(host.address, &ada, OPEN).await;
    Client::at(host.address, &code, &ada).await.sit("Ada").await;
    let mut at_table = Client::at(host.address, &code, &ada).await;
    friend.until(|seen| matches!(listed(seen), Some((_, Tie::Friends(Presence::At(_)))))).await;
    done(&host, &ada, "PUT", "/api/me/shown", r#"["profile"]"#).await;
    friend.until(|seen| listed(seen) == Some(("Ada", &Tie::Friends(Presence::Away)))).await;
    // She is still there, and it is not told what she does.
    at_table.done(sevenfold_protocol::Request::Refresh).await;
    friend.heard.clear();
    at_table.close().await;
    done(&host, &ada, "PUT", "/api/me/shown", r#"["presence"]"#).await;
    friend.until(|seen| listed(seen) == Some(("Ada", &Tie::Friends(Presence::Here)))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_on_every_list_at_once() {
    let host = Host::start().await;
    let [ada, bo, cleo] = circle(&host).await;
    let code = open(host.address, &ada, OPEN).await;
    done(&host, &ada, "POST", &format!("/api/tables/{code}/invitations"), r#"{"name":"Bo"}"#).await;
    let mut friend = Visitor::in_lobby(host.address, &bo).await;
    let mut asking = Visitor::in_lobby(host.address, &cleo).await;
    let mut renamed = Visitor::in_lobby(host.address, &ada).await;
    assert_eq!(friend.lobby.invitations[0].from, "Ada");
    done(&host, &ada, "PUT", "/api/me", r#"{"name":"Countess"}"#).await;
    friend.until(|seen| listed(seen) == Some(("Countess", &Tie::Friends(Presence::Away)))).await;
    friend.until(|seen| seen.lobby.invitations[0].from == "Countess").await;
    asking.until(|seen| listed(seen) == Some(("Countess", &Tie::Asked))).await;
    // Under the new name she is brought together with others, too.
    renamed.find(wish("sieben", &[2])).await;
    friend.find(wish("sieben", &[2])).await;
    friend.until(|seen| seen.paired.is_some() && seen.lobby.tables.len() == 2).await;
    let seats: Vec<_> = friend.lobby.tables.iter().flat_map(|table| &table.seats).collect();
    let called = |name: &str| sevenfold_protocol::Seated::Person { name: name.to_owned() };
    assert!(seats.contains(&&called("Countess")) && !seats.contains(&&called("Ada")), "{seats:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_for_good_is_on_nobodys_list() {
    let host = Host::start().await;
    let [ada, bo, cleo] = circle(&host).await;
    let mut friend = Visitor::in_lobby(host.address, &bo).await;
    let mut asking = Visitor::in_lobby(host.address, &cleo).await;
    let mut leaving = Visitor::in_lobby(host.address, &ada).await;
    assert!(listed(&friend).is_some() && listed(&asking).is_some());
    done(&host, &ada, "DELETE", "/api/me", "").await;
    for visitor in [&mut friend, &mut asking] {
        visitor.until(|seen| seen.lobby.friends.is_empty()).await;
    }
    assert!(leaving.closed().await.is_some(), "she herself is not there any more");
}
