//! As little of HTTP as is needed, from an address of one's choosing within this machine.

use std::net::{Ipv4Addr, SocketAddr};

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};

/// The longest answer that is read.
const MOST: usize = 1 << 20;

/// Where the people of a table are: one address for each, as households have.
pub(super) fn household(index: usize) -> Ipv4Addr {
    let [.., high, middle, low] = (index + 1).to_be_bytes();
    Ipv4Addr::new(127, 1 + high, middle, low)
}

/// A connection from this address.
pub(super) async fn dial(from: Ipv4Addr, server: SocketAddr) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind(SocketAddr::from((from, 0))).ok()?;
    let stream = socket.connect(server).await.ok()?;
    stream.set_nodelay(true).ok()?;
    Some(stream)
}

/// The HTTP API over one connection.
pub(super) struct Api(BufReader<TcpStream>);

impl Api {
    pub(super) async fn connect(from: Ipv4Addr, server: SocketAddr) -> Option<Self> {
        Some(Self(BufReader::new(dial(from, server).await?)))
    }

    /// The head and the body of the answer.
    pub(super) async fn call(
        &mut self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &str,
    ) -> Option<(String, String)> {
        let cookie = if cookie.is_empty() { String::new() } else { format!("cookie: {cookie}\r\n") };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
             {cookie}content-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.0.get_mut().write_all(request.as_bytes()).await.ok()?;
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if self.0.read_line(&mut head).await.ok()? == 0 {
                return None;
            }
        }
        let length =
            head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
        let mut body = vec![0; length.unwrap_or(0).min(MOST)];
        self.0.read_exact(&mut body).await.ok()?;
        Some((head, String::from_utf8(body).ok()?))
    }

    /// Becomes a guest: the cookie.
    pub(super) async fn guest(&mut self) -> Option<String> {
        let (head, _) = self.call("GET", "/api/me", "", "").await?;
        let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: "))?;
        line.split(';').next().map(str::to_owned)
    }

    /// Opens a table: its code.
    pub(super) async fn open(&mut self, guest: &str, game: &str, seats: u8) -> Option<String> {
        let settings = json!({"game": game, "seats": seats, "bots": "instant"}).to_string();
        let (_, body) = self.call("POST", "/api/tables", guest, &settings).await?;
        let opened: Value = serde_json::from_str(&body).ok()?;
        opened["code"].as_str().map(str::to_owned)
    }
}
