//! Two people at a rated table.

use sevenfold_core::Seat;
use sevenfold_protocol::Request;

use super::support::Host;
use super::support::client::is_over;
use super::support::http::{call, guest};
use super::support::pair::{FIRST, Pair};

/// A rated table for two.
const RATED: &str = r#"{"game":"sieben","seats":2,"rated":"rated","move_seconds":600,"bots":"instant"}"#;

/// Becomes a guest, and a member where the house has members.
pub(crate) async fn member(host: &Host, name: &str) -> String {
    let cookie = guest(host.address).await;
    // A process that is killed leaves its members behind, and the next one has others.
    let body = format!(r#"{{"name":"{name} {}","passphrase":"seven tiles in a row"}}"#, std::process::id());
    let joined = call(host.address, "POST", "/api/members/passphrase", Some(&cookie), Some(&body)).await;
    joined.cookie().unwrap_or(cookie)
}

/// Two members at a rated table, the game begun.
pub(crate) async fn rated_pair(host: &Host) -> Pair {
    let cookies = [member(host, "Ada").await, member(host, "Bob").await];
    Pair::at(host, cookies, RATED).await
}

/// Ada gives the game with this number up.
pub(crate) async fn end(pair: &mut Pair, number: u32) {
    pair.clients[0].until(FIRST, |face| face.table.game == number && face.game.is_some()).await;
    pair.clients[0].done(Request::Resign { seat: Seat::new(0) }).await;
    pair.clients[0].until(FIRST, is_over).await;
}

/// Both want another game.
pub(crate) async fn again(pair: &mut Pair) {
    for (client, seat) in pair.clients.iter_mut().zip([0, 1]) {
        client.done(Request::Rematch { seat: Seat::new(seat) }).await;
    }
}
