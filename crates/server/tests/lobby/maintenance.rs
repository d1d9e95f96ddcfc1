//! While the place is about to close no table is opened by bringing people together, and nobody loses their place.

use serde_json::{Value, json};
use sevenfold_protocol::{LobbyRequest, RefusalCode, Wish};
use sevenfold_server::{Role, steward};

use crate::support::Host;
use crate::support::http::{call, guest};
use crate::support::visitor::{Visitor, wish};

/// Becomes a member who looks after the place.
async fn admin(host: &Host) -> String {
    let cookie = join(host, "Ruth").await;
    steward::set_role(host.kept(), "Ruth", Role::Admin).await.unwrap();
    cookie
}

pub(crate) async fn join(host: &Host, name: &str) -> String {
    let cookie = guest(host.address).await;
    let body = json!({ "name": name, "passphrase": "seven quiet olives" }).to_string();
    let joined = call(host.address, "POST", "/api/members/passphrase", Some(&cookie), Some(&body)).await;
    assert_eq!(joined.status, 201, "{}", joined.body);
    joined.cookie().unwrap_or(cookie)
}

async fn decide(host: &Host, admin: &str, maintenance: bool) {
    let place = json!({ "admission": "open", "announcement": "", "maintenance": maintenance }).to_string();
    let decided = call(host.address, "PUT", "/api/admin", Some(admin), Some(&place)).await;
    assert_eq!(decided.status, 204, "{}", decided.body);
}

async fn tables(host: &Host, admin: &str) -> Value {
    call(host.address, "GET", "/api/admin/tables", Some(admin), None).await.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_goes_on_waiting_and_nobody_is_brought_together() {
    let host = Host::start().await;
    let admin = admin(&host).await;
    let [ada, bo] = [join(&host, "Ada").await, join(&host, "Bo").await];
    let block = Some(r#"{"name":"Bo"}"#);
    assert_eq!(call(host.address, "POST", "/api/me/blocks", Some(&ada), block).await.status, 204);
    let mut one = Visitor::in_lobby(host.address, &ada).await;
    let mut other = Visitor::in_lobby(host.address, &bo).await;
    one.find(wish("sieben", &[2])).await;
    other.find(wish("sieben", &[2])).await;
    decide(&host, &admin, true).await;
    // From now on they would be brought together at once.
    let blocks = call(host.address, "GET", "/api/me/blocks", Some(&ada), None).await.json();
    let path = format!("/api/me/blocks/{}", blocks[0]["id"]);
    assert_eq!(call(host.address, "DELETE", &path, Some(&ada), None).await.status, 204);
    for visitor in [&mut one, &mut other] {
        // Each hears of the other, and what is told was looked at before: who can be brought together is by then.
        visitor.until(|seen| seen.lobby.waiting.iter().any(|waiting| waiting.people == 1)).await;
        assert_eq!(visitor.paired, None);
    }
    let late = guest(host.address).await;
    let mut late = Visitor::in_lobby(host.address, &late).await;
    let alone = Wish { bots_after: Some(0), ..wish("sieben", &[2]) };
    assert_eq!(late.refused(LobbyRequest::Find(alone)).await, RefusalCode::Busy);
    assert_eq!(late.lobby.waiting[0].people, 2, "the two still wait, and nobody else does");
    assert_eq!(tables(&host, &admin).await, json!([]));
    // When it is over they need not ask again, though nothing else stirs: all that has was told.
    one.until(|seen| seen.lobby.crowd.here == 3).await;
    decide(&host, &admin, false).await;
    for visitor in [&mut one, &mut other] {
        visitor.until(|seen| seen.paired.is_some()).await;
    }
    assert_eq!(one.paired, other.paired);
    assert_eq!(tables(&host, &admin).await.as_array().unwrap().len(), 1);
}
