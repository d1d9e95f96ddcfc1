//! Whoever looks after the place sees how its nodes are.

use serde_json::Value;
use sevenfold_server::Role;
use sevenfold_server::steward::set_role;

use super::support::http::{call, guest};
use super::support::pair::pair;
use super::support::visitor::Visitor;
use super::support::{Host, nats::Nats, postgres};
use super::{Mortal, node};

/// Somebody who looks after the place.
async fn admin(host: &Host) -> String {
    let cookie = guest(host.address).await;
    let body = r#"{"name":"Ruth","passphrase":"seven tiles in a row"}"#;
    let joined = call(host.address, "POST", "/api/members/passphrase", Some(&cookie), Some(body)).await;
    assert_eq!(joined.status, 201, "{}", joined.body);
    set_role(&host.kept(), "ruth", Role::Admin).await.unwrap();
    cookie
}

async fn status(host: &Host, cookie: &str) -> Value {
    let answer = call(host.address, "GET", "/api/admin/status", Some(cookie), None).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

/// Asks until it is so.
async fn until(host: &Host, cookie: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    loop {
        let status = status(host, cookie).await;
        if is_so(&status) {
            return status;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_node_says_how_it_is() {
    let (Some(database), Some(mut nats)) = (postgres::fresh().await, Nats::start()) else { return };
    let (first, second) = (node(&database, &nats).await, Mortal::start(&database, &nats));
    let ruth = admin(&first).await;
    let visitor = Visitor::come(second.address, &guest(second.address).await).await;
    let pair = pair(&first).await;
    let answered = |status: &Value| nodes(status).iter().all(|node| node["vitals"].is_object());
    let found = until(&first, &ruth, |status| nodes(status).len() == 2 && answered(status)).await;
    assert_eq!((&found["database"]["home"], &found["nats"]), (&"postgresql".into(), &"up".into()));
    let of = |here: bool| nodes(&found).iter().find(|node| node["here"] == here).unwrap().clone();
    let (here, there) = (of(true), of(false));
    assert_eq!((&here["vitals"]["tables"]["live"], &here["vitals"]["sockets"]), (&1.into(), &2.into()));
    assert_eq!((&there["vitals"]["lobby"], &there["vitals"]["sockets"]), (&true.into(), &1.into()));
    for node in [&here, &there] {
        assert!(node["lease"].as_i64().unwrap() > 0, "{node}");
        let vitals = &node["vitals"];
        assert_eq!((&vitals["keeps"], &vitals["damaged"]), (&true.into(), &0.into()), "{node}");
        assert_eq!(vitals["version"], env!("CARGO_PKG_VERSION"));
    }
    // One that is gone stands there, and says nothing.
    drop((visitor, pair));
    second.kill();
    let gone = |status: &Value| nodes(status).iter().any(|node| node["vitals"].is_null());
    until(&first, &ruth, gone).await;
    nats.kill();
    until(&first, &ruth, |status| status["nats"] == "gone").await;
}

fn nodes(status: &Value) -> &Vec<Value> {
    status["nodes"].as_array().unwrap()
}
