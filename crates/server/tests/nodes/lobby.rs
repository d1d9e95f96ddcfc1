//! One lobby for the people of all nodes: who is there, who is brought together, what nobody may see, and how it goes on when
//! its node is gone.

use sevenfold_protocol::{Attention, LobbyRequest, PROTOCOL, Presence, Search, Tie, Wish};
use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use tokio::time::timeout;

use super::support::Host;
use super::support::http::{call, guest, open};
use super::support::nats::Nats;
use super::support::pair::{first_move, next_move, pair, play};
use super::support::postgres;
use super::support::visitor::{Visitor, named, wish};
use super::{Mortal, PUBLIC, SHORT, TRY_LATER, come, node, two_nodes};

/// Two people in the lobby, each at a node of their own: the first one's has it.
async fn two_visitors(first: &Host, second: &Host) -> ([String; 2], [Visitor; 2]) {
    let cookies = [named(first.address, "Ada").await, named(second.address, "Bo").await];
    let mut ada = Visitor::come(first.address, &cookies[0]).await;
    let mut bo = Visitor::come(second.address, &cookies[1]).await;
    ada.until(|seen| seen.lobby.crowd.here == 2).await;
    bo.until(|seen| seen.lobby.crowd.here == 2).await;
    (cookies, [ada, bo])
}

/// Both look for the same and are brought to one table.
async fn brought_together([ada, bo]: &mut [Visitor; 2]) -> String {
    ada.find(wish("sieben", &[2])).await;
    bo.until(|seen| seen.lobby.waiting.first().is_some_and(|waiting| waiting.people == 1)).await;
    bo.find(wish("sieben", &[2])).await;
    ada.until(|seen| seen.paired.is_some()).await;
    bo.until(|seen| seen.paired.is_some()).await;
    assert_eq!(ada.paired, bo.paired);
    ada.paired.unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_wait_at_two_nodes_are_brought_together_and_play() {
    let Some((first, second, _nats)) = two_nodes().await else { return };
    let ([ada, bo], mut visitors) = two_visitors(&first, &second).await;
    let code = brought_together(&mut visitors).await;
    // Whoever comes first has the table at their node, and the other one is carried there.
    come(&second, &code, &bo).await.close().await;
    first_move(&code, [(first.address, &ada), (second.address, &bo)]).await;
    // Whoever leaves the lobby is gone from it at every node.
    let [ada, mut bo] = visitors;
    ada.close().await;
    bo.until(|seen| seen.lobby.crowd.here == 1).await;
}

/// A member.
async fn member(host: &Host, name: &str) -> String {
    let cookie = guest(host.address).await;
    let body = format!(r#"{{"name":"{name}","passphrase":"seven tiles in a row"}}"#);
    let joined = call(host.address, "POST", "/api/members/passphrase", Some(&cookie), Some(&body)).await;
    assert_eq!(joined.status, 201, "{}", joined.body);
    let shown = r#"["presence"]"#;
    let answer = call(host.address, "PUT", "/api/me/shown", Some(&cookie), Some(shown)).await;
    assert!(answer.status < 300, "{}", answer.body);
    cookie
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_at_another_node_is_seen_to_be_there() {
    let Some((first, second, _nats)) = two_nodes().await else { return };
    let (ada, bo) = (member(&first, "Ada").await, member(&second, "Bo").await);
    for (host, cookie, friend) in [(&first, &ada, "Bo"), (&second, &bo, "Ada")] {
        let path = format!("/api/me/friends/{friend}");
        assert_eq!(call(host.address, "PUT", &path, Some(cookie), None).await.status, 204);
    }
    let tie = |seen: &Visitor| seen.lobby.friends.first().map(|friend| friend.tie.clone());
    let mut seen_by_ada = Visitor::come(first.address, &ada).await;
    assert_eq!(tie(&seen_by_ada), Some(Tie::Friends(Presence::Away)));
    let seen_by_bo = Visitor::come(second.address, &bo).await;
    assert_eq!(tie(&seen_by_bo), Some(Tie::Friends(Presence::Here)));
    seen_by_ada.until(|seen| tie(seen) == Some(Tie::Friends(Presence::Here))).await;
    seen_by_bo.close().await;
    seen_by_ada.until(|seen| tie(seen) == Some(Tie::Friends(Presence::Away))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_goes_on_when_its_node_is_killed() {
    let (Some(database), Some(nats)) = (postgres::fresh().await, Nats::start()) else { return };
    let (first, second) = (Mortal::start(&database, &nats), node(&database, &nats).await);
    let third = node(&database, &nats).await;
    let cookies = [guest(second.address).await, guest(third.address).await];
    let host = Visitor::come(first.address, &guest(first.address).await).await;
    let mut waiting = Visitor::come(second.address, &cookies[0]).await;
    let mut other = Visitor::come(third.address, &cookies[1]).await;
    waiting.find(wish("sieben", &[2])).await;
    other.until(|seen| seen.lobby.waiting.first().is_some_and(|waiting| waiting.people == 1)).await;
    drop(host);
    first.kill();
    for visitor in [&mut waiting, &mut other] {
        assert_eq!(visitor.closed().await, Some(TRY_LATER));
    }
    let waiting = Visitor::come(second.address, &cookies[0]).await;
    let other = Visitor::come(third.address, &cookies[1]).await;
    brought_together(&mut [waiting, other]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_handed_over_when_its_node_stops() {
    let Some((mut first, second, _nats)) = two_nodes().await else { return };
    let (cookies, [_, mut bo]) = two_visitors(&first, &second).await;
    first.stop().await;
    assert!(bo.closed().await.is_some(), "Bo is told, though his node goes on");
    let bo = Visitor::come(second.address, &cookies[1]).await;
    let ada = Visitor::come(second.address, &cookies[0]).await;
    brought_together(&mut [ada, bo]).await;
}

/// The node that had the lobby, and does not know yet that another one has it, brings nobody together.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_lost_it_brings_nobody_together() {
    let (Some(database), Some(nats)) = (postgres::fresh().await, Nats::start()) else { return };
    let (first, second) = (node(&database, &nats).await, node(&database, &nats).await);
    let cookies = [guest(first.address).await, guest(first.address).await];
    let mut ada = Visitor::come(first.address, &cookies[0]).await;
    let mut bo = Visitor::come(first.address, &cookies[1]).await;
    let mut owners = database.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
    sqlx::query("UPDATE owners SET node = ''").execute(&mut owners).await.unwrap();
    let mut there = Visitor::come(second.address, &guest(second.address).await).await;
    assert_eq!(there.lobby.crowd.here, 1, "another lobby");
    ada.find(wish("sieben", &[2])).await;
    bo.post(LobbyRequest::Find(wish("sieben", &[2]))).await;
    for visitor in [&mut ada, &mut bo] {
        assert_eq!(visitor.closed().await, Some(TRY_LATER));
        assert_eq!(visitor.paired, None);
    }
    let ada = Visitor::come(first.address, &cookies[0]).await;
    let bo = Visitor::come(first.address, &cookies[1]).await;
    there.until(|seen| seen.lobby.crowd.here == 3).await;
    brought_together(&mut [ada, bo]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_nats_whoever_is_at_its_node_stays() {
    let Some((first, second, mut nats)) = two_nodes().await else { return };
    let (cookies, [mut ada, mut bo]) = two_visitors(&first, &second).await;
    nats.kill();
    assert_eq!(bo.closed().await, Some(TRY_LATER));
    ada.until(|seen| seen.lobby.crowd.here == 1).await;
    let mut bo = Visitor::at_the_door(second.address, &cookies[1]).await;
    bo.post(LobbyRequest::Hello { protocol: PROTOCOL, attention: Attention::Whole }).await;
    assert_eq!(bo.closed().await, Some(TRY_LATER));
    assert!(bo.heard.is_empty(), "nothing was refused: {:?}", bo.heard);
    nats.run();
    let bo = Visitor::come(second.address, &cookies[1]).await;
    brought_together(&mut [ada, bo]).await;
}

/// Bytes that a blocked person hears say nothing of whoever blocked them, at whichever node either is.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_blocked_sees_nothing_at_any_node() {
    let Some((first, second, _nats)) = two_nodes().await else { return };
    let ([ada, eve], [mut seen_by_ada, mut seen_by_eve]) = two_visitors(&first, &second).await;
    let dee = guest(second.address).await;
    // Ada blocks whoever sits at a table that she sees, at the node that does not have the lobby.
    let code = open(second.address, &eve, PUBLIC).await;
    come(&second, &code, &eve).await.sit("Eve").await;
    let whom = format!(r#"{{"sits":{{"code":"{code}","seat":1}}}}"#);
    let blocked = call(second.address, "POST", "/api/me/blocks", Some(&ada), Some(&whom)).await;
    assert_eq!(blocked.status, 204, "{}", blocked.body);
    seen_by_ada.until(|seen| seen.lobby.crowd.here == 1 && seen.lobby.tables.is_empty()).await;
    seen_by_eve.until(|seen| seen.lobby.crowd.here == 1).await;
    (seen_by_ada.heard, seen_by_eve.heard) = (Vec::new(), Vec::new());
    let hidden = open(first.address, &ada, PUBLIC).await;
    seen_by_eve.find(wish("seven", &[2])).await;
    seen_by_ada.find(wish("seven", &[2])).await;
    let mut seen_by_dee = Visitor::come(second.address, &dee).await;
    seen_by_dee.until(|seen| seen.lobby.tables.len() == 2 && seen.lobby.waiting[0].people == 2).await;
    for visitor in [&mut seen_by_ada, &mut seen_by_eve] {
        visitor.until(|seen| seen.lobby.crowd.here == 2).await;
        let heard = visitor.heard.join("\n");
        assert!(!heard.contains("waiting") && visitor.paired.is_none(), "{heard}");
    }
    let heard = seen_by_eve.heard.join("\n");
    assert!(!heard.contains(&hidden) && !heard.contains("Ada"), "{heard}");
}

/// People are brought together by what is kept, though the news of a block is still on its way.
#[tokio::test(flavor = "multi_thread")]
async fn a_block_counts_before_it_was_heard_of() {
    let (Some(database), Some(nats)) = (postgres::fresh().await, Nats::start()) else { return };
    let (first, second) = (node(&database, &nats).await, node(&database, &nats).await);
    let (_, mut visitors) = two_visitors(&first, &second).await;
    let mut kept = database.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
    // As another node keeps it, without a word.
    let sql = "INSERT INTO blocks (player, blocked, name, since) SELECT a.player, b.player, 'Bo', 0 \
         FROM guests a, guests b WHERE a.name = 'Ada' AND b.name = 'Bo'";
    sqlx::query(sql).execute(&mut kept).await.unwrap();
    for visitor in &mut visitors {
        visitor.find(wish("sieben", &[2])).await;
    }
    for visitor in &mut visitors {
        visitor.until(|seen| seen.lobby.crowd.here == 1).await;
        assert_eq!(visitor.paired, None);
    }
}

/// A table that a wish has brought counts, though this lobby did not know of it when the wish was asked for again.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_counts_before_it_was_heard_of() {
    let (Some(database), Some(nats)) = (postgres::fresh().await, Nats::start()) else { return };
    let (first, second) = (node(&database, &nats).await, node(&database, &nats).await);
    let ([ada, _], [mut seen_by_ada, mut seen_by_bo]) = two_visitors(&first, &second).await;
    let code = open(first.address, &ada, PUBLIC).await;
    seen_by_ada.find(Wish { key: Some(7), ..wish("sieben", &[2]) }).await;
    seen_by_bo.until(|seen| seen.lobby.waiting.first().is_some_and(|waiting| waiting.people == 1)).await;
    let mut kept = database.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
    // As the lobby of before keeps it in its last moment.
    let sql = "INSERT INTO sitters (player, code, seated, wish) SELECT player, $1, 1, 7 FROM guests WHERE name = 'Ada'";
    sqlx::query(sql).bind(&code).execute(&mut kept).await.unwrap();
    seen_by_bo.find(wish("sieben", &[2])).await;
    seen_by_ada.until(|seen| seen.paired.is_some()).await;
    assert_eq!(seen_by_ada.paired.unwrap().to_string(), code);
    // Bo waits on, for somebody who has no table yet.
    seen_by_bo.until(|seen| seen.lobby.waiting.is_empty() && seen.lobby.search != Search::Idle).await;
    let mut seen_by_dee = Visitor::come(second.address, &guest(second.address).await).await;
    seen_by_dee.find(wish("sieben", &[2])).await;
    seen_by_bo.until(|seen| seen.paired.is_some()).await;
    seen_by_dee.until(|seen| seen.paired.is_some()).await;
    assert_eq!(seen_by_bo.paired, seen_by_dee.paired);
    assert_ne!(seen_by_bo.paired, seen_by_ada.paired);
}

/// A table that waits for somebody is told to them wherever the table is, and wherever they are.
#[tokio::test(flavor = "multi_thread")]
async fn turns_are_told_across_nodes() {
    let Some((first, second, _nats)) = two_nodes().await else { return };
    let mut pair = pair(&second).await;
    let mut host = Visitor::come(first.address, &guest(first.address).await).await;
    let mut lobbies = [
        Visitor::come(first.address, &pair.cookies[0]).await,
        Visitor::come(second.address, &pair.cookies[1]).await,
    ];
    host.until(|seen| seen.lobby.crowd.here == 3).await;
    let asked = lobbies.iter().position(|seen| seen.lobby.turns.len() == 1).expect("one of the two is asked");
    // The table's node learns a moment later who is there: until then it tells nobody.
    loop {
        play(&mut pair.clients, 1).await;
        let (next, _) = next_move(&pair.clients, 0).expect("the game goes on");
        let told = async {
            lobbies[next].until(|seen| seen.lobby.turns.len() == 1).await;
            lobbies[1 - next].until(|seen| seen.lobby.turns.is_empty()).await;
        };
        if timeout(SHORT, told).await.is_ok() && next != asked {
            assert_eq!(lobbies[next].lobby.turns[0].code.to_string(), pair.code);
            return;
        }
    }
}
