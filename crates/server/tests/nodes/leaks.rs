//! What is said between nodes, heard by somebody who listens to all of it.

use std::collections::BTreeMap;

use futures_util::StreamExt as _;
use sevenfold_core::Viewer;
use tokio::time::timeout;

use super::support::client::{Client, PATIENCE};
use super::support::http::guest;
use super::support::pair::{FIRST, SECOND, pair, play};
use super::{come, two_nodes};

/// Under which it is said that this was all.
const LAST: &str = "sevenfold.test.last";
/// Bytes before a text that is carried: its kind and its number.
const HEAD: usize = 9;

/// What travels to a client at another node is what it would hear here, byte for byte, and nothing else travels.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_carried_but_what_its_reader_may_know() {
    let Some((first, second, nats)) = two_nodes().await else { return };
    let tap = async_nats::connect(nats.url()).await.unwrap();
    let mut tapped = tap.subscribe(">").await.unwrap();
    tap.flush().await.unwrap();
    let mut pair = pair(&first).await;
    let stranger = guest(second.address).await;
    // Ada has a second window at another node, Bob too, and somebody looks on there.
    let [ada, bob] = [
        come(&second, &pair.code, &pair.cookies[0]).await,
        come(&second, &pair.code, &pair.cookies[1]).await,
    ];
    let mut carried = [ada, bob, come(&second, &pair.code, &stranger).await];
    let [ada, bob] = [
        Client::at(first.address, &pair.code, &pair.cookies[0]).await,
        Client::at(first.address, &pair.code, &pair.cookies[1]).await,
    ];
    let mut local = [ada, bob, Client::at(first.address, &pair.code, &stranger).await];
    play(&mut pair.clients, 5000).await;
    let version = pair.clients[0].face(FIRST).version;
    let viewers = [FIRST, SECOND, Viewer::Watcher];
    for (index, viewer) in viewers.into_iter().enumerate() {
        carried[index].until(viewer, |face| face.version >= version).await;
        local[index].until(viewer, |face| face.version >= version).await;
        let told = |client: &Client| -> Vec<String> {
            client.heard.iter().filter(|text| text.starts_with("{\"update\"")).cloned().collect()
        };
        let (there, here) = (told(&carried[index]), told(&local[index]));
        assert!(here.len() > 10, "a whole game was told");
        assert!(there.ends_with(&here), "{viewer:?} hears the same at both nodes");
    }
    // Every line has carried to one client what that one has heard, and no more; and nobody's view has travelled otherwise.
    tap.publish(LAST, "".into()).await.unwrap();
    let mut lines: BTreeMap<String, Vec<String>> = BTreeMap::new();
    loop {
        let message = timeout(PATIENCE, tapped.next()).await.expect("all that was said").unwrap();
        let (subject, bytes) = (message.subject.as_str(), &message.payload);
        match subject.strip_prefix("sevenfold.line.") {
            Some(line) if bytes[0] == b't' => {
                let text = String::from_utf8(bytes[HEAD..].to_vec()).unwrap();
                lines.entry(line.to_owned()).or_default().push(text);
            }
            Some(_) => {}
            None if subject == LAST => break,
            None => assert!(!String::from_utf8_lossy(bytes).contains("view"), "{subject}: {bytes:?}"),
        }
    }
    for client in &mut carried {
        let mut own = lines.values().filter(|texts| texts.starts_with(&client.texts));
        let (Some(line), None) = (own.next(), own.next()) else { panic!("each has a line of their own") };
        while client.texts.len() < line.len() {
            client.hear().await.expect("what was said last");
        }
        assert_eq!(client.texts, *line);
    }
    // Each had come once before, to see whether there is a way.
    assert_eq!(lines.len(), 6, "one for each connection");
}
