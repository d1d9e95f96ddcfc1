//! Traces of an ask across nodes: two real nodes, and somebody who collects what they tell. Where no `PostgreSQL` is at hand it has
//! nothing to say.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use serde_json::Value;
use sevenfold_client::{Client, Forgetful, Socket, answers};
use sevenfold_protocol::{Request, ToClient};
use support::nats::Nats;
use support::program::Program;

#[path = "../src/load/api.rs"]
#[allow(dead_code, unreachable_pub, reason = "the load uses the rest")]
mod api;
#[path = "../src/load/snag.rs"]
#[allow(dead_code, unreachable_pub, reason = "the load uses the rest")]
mod snag;

/// How long traces are waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// A part of a trace, as a collector gets it.
#[derive(Clone, Debug)]
struct Part {
    name: String,
    /// Which process told it.
    by: String,
    trace: String,
    id: String,
    /// What it follows on.
    after: String,
}

/// Collects what is told, on a thread of its own.
fn collector() -> (SocketAddr, Receiver<(String, Vec<Part>)>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let (told, heard) = channel();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let body = answer(&stream.unwrap());
            if told.send((body.to_string(), parts(&body))).is_err() {
                return;
            }
        }
    });
    (address, heard)
}

/// Reads what was posted, and says that it was heard.
fn answer(mut stream: &TcpStream) -> Value {
    let (mut reader, mut length, mut line) = (BufReader::new(stream), 0, String::new());
    reader.read_line(&mut line).unwrap();
    assert_eq!(line.trim_end(), "POST /v1/traces HTTP/1.1");
    while line.trim_end() != "" {
        line.clear();
        reader.read_line(&mut line).unwrap();
        if let Some(told) = line.strip_prefix("content-length: ") {
            length = told.trim_end().parse().unwrap();
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    let answer = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}";
    stream.write_all(answer.as_bytes()).unwrap();
    serde_json::from_slice(&body).unwrap()
}

fn parts(body: &Value) -> Vec<Part> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let mut parts = Vec::new();
    for resource in list(&body["resourceSpans"]) {
        let by = list(&resource["resource"]["attributes"]);
        let by = by.iter().find(|one| one["key"] == "service.instance.id").unwrap()["value"].to_string();
        for span in list(&resource["scopeSpans"]).iter().flat_map(|scope| list(&scope["spans"])) {
            let text = |name: &str| span[name].as_str().unwrap_or_default().to_owned();
            let (name, trace, id, after) =
                (text("name"), text("traceId"), text("spanId"), text("parentSpanId"));
            parts.push(Part { name, by: by.clone(), trace, id, after });
        }
    }
    parts
}

/// Says hello at a table, by this node, and waits for the welcome; nothing if one should try again.
async fn say_hello(node: SocketAddr, code: &str, cookie: &str) -> Option<()> {
    let address = format!("ws://{node}/api/tables/{code}/socket");
    let stream = api::dial(api::household(0), node).await.ok()?;
    let mut socket: Socket<_> = Socket::over(stream, &address, Some(cookie)).await.ok()?;
    let mut client: Client<Forgetful> = Client::trusting();
    let hello = client.hello();
    socket.send(&hello).await.then_some(())?;
    assert!(matches!(hello.request, Request::Hello { .. }));
    loop {
        let text = socket.hear_text().await?;
        let message = socket.read(&text)?;
        if answers(&message) == Some(hello.id) {
            return matches!(message, ToClient::Welcome { .. }).then_some(());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ask_is_followed_from_node_to_node() {
    let Some(database) = support::postgres::fresh().await else { return };
    let (nats, (collects, heard)) = (Nats::start().unwrap(), collector());
    let start = || Program::start_traced_node(&database, &nats.url(), collects);
    let ((_one, first), (_other, second)) = (start(), start());
    let mut door = api::Api::connect(api::household(0), first).await.unwrap();
    let cookie = door.guest().await.unwrap();
    let code = door.open(&cookie, "sieben", 2).await.unwrap();
    say_hello(first, &code, &cookie).await.expect("the first node has the table");
    while say_hello(second, &code, &cookie).await.is_none() {}
    let (mut all, mut texts): (Vec<Part>, Vec<String>) = (Vec::new(), Vec::new());
    let followed = |all: &[Part]| {
        let mut ways = all.iter().filter(|part| part.name == "carry").cloned();
        let ends = |way: &Part| {
            let follows =
                |part: &&Part| part.name == "ask" && part.after == way.id && part.trace == way.trace;
            all.iter().find(follows).cloned()
        };
        ways.find_map(|way| ends(&way).map(|end| (way, end)))
    };
    let (way, end) = loop {
        if let Some(found) = followed(&all) {
            break found;
        }
        let (text, parts) = heard.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("both are told: {all:?}"));
        texts.push(text);
        all.extend(parts);
    };
    assert_ne!(way.by, end.by, "two processes: {way:?} {end:?}");
    assert_eq!((way.trace.len(), way.id.len()), (32, 16));
    let secret = cookie.split('=').nth(1).unwrap();
    assert!(texts.iter().all(|text| !text.contains(secret)), "who asks is nobody's business");
}
