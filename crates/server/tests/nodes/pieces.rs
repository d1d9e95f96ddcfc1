//! Messages that are larger than NATS carries.

use super::support::nats::Nats;
use super::support::pair::play;
use super::support::postgres;
use super::{node, pair_across};

/// Less than what is said of a game in one message.
const MOST: usize = 1024;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_for_one_message_arrives_all_the_same() {
    let (Some(database), Some(nats)) = (postgres::fresh().await, Nats::carrying(MOST)) else { return };
    let (first, second) = (node(&database, &nats).await, node(&database, &nats).await);
    let mut clients = pair_across(first.address, &second).await.clients;
    play(&mut clients, 10).await;
    assert!(clients[1].texts.iter().any(|text| text.len() > MOST), "something was too large");
    assert_eq!((clients[1].gaps, clients[1].closed), (0, None));
}
