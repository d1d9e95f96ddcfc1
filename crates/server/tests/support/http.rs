//! As little of HTTP as tests need.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

pub(crate) struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {} {}", self.head, self.body))
    }

    pub(crate) fn header(&self, name: &str) -> Option<String> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        lines
            .filter(|(key, _)| key.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.trim().to_owned())
            .next()
    }

    /// The cookie that was set, as it is sent back.
    pub(crate) fn cookie(&self) -> Option<String> {
        Some(self.header("set-cookie")?.split(';').next()?.to_owned())
    }
}

pub(crate) async fn call(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: Option<&str>,
) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
    let body = body.unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         {cookie}content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.unwrap();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head: head.to_owned(), body: body.to_owned() }
}

/// Becomes a guest.
pub(crate) async fn guest(address: SocketAddr) -> String {
    let answer = call(address, "GET", "/api/me", None, None).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.cookie().unwrap()
}

/// Opens a table and gives its code.
pub(crate) async fn open(address: SocketAddr, cookie: &str, settings: &str) -> String {
    let answer = call(address, "POST", "/api/tables", Some(cookie), Some(settings)).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json()["code"].as_str().unwrap().to_owned()
}
