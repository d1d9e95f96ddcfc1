//! As little of HTTP as is needed, from an address of one's choosing within this machine.

use std::net::{Ipv4Addr, SocketAddr};

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};

use super::snag::Snag;

/// The longest answer that is read.
const MOST: usize = 1 << 20;

/// Where the people of a table are: one address for each, as households have.
pub(super) fn household(index: usize) -> Ipv4Addr {
    let [.., high, middle, low] = (index + 1).to_be_bytes();
    Ipv4Addr::new(127, 1 + high, middle, low)
}

/// A connection from this address.
pub(super) async fn dial(from: Ipv4Addr, server: SocketAddr) -> Result<TcpStream, Snag> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((from, 0)))?;
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// The HTTP API over one connection.
pub(super) struct Api(BufReader<TcpStream>);

/// What a server answered.
pub(super) struct Answer {
    pub(super) status: u16,
    head: String,
    pub(super) body: String,
}

impl Api {
    pub(super) async fn connect(from: Ipv4Addr, server: SocketAddr) -> Result<Self, Snag> {
        Ok(Self(BufReader::new(dial(from, server).await?)))
    }

    /// Asks for something.
    pub(super) async fn call(
        &mut self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &str,
    ) -> Result<Answer, Snag> {
        let cookie = if cookie.is_empty() { String::new() } else { format!("cookie: {cookie}\r\n") };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
             {cookie}content-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.0.get_mut().write_all(request.as_bytes()).await?;
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if self.0.read_line(&mut head).await? == 0 {
                return Err(Snag::Silence);
            }
        }
        let length =
            head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
        let mut body = vec![0; length.unwrap_or(0).min(MOST)];
        self.0.read_exact(&mut body).await?;
        let status = head.split_whitespace().nth(1).and_then(|status| status.parse().ok());
        let status = status.ok_or(Snag::Silence)?;
        Ok(Answer { status, head, body: String::from_utf8_lossy(&body).into_owned() })
    }

    /// Becomes a guest: the cookie.
    pub(super) async fn guest(&mut self) -> Result<String, Snag> {
        let Answer { status, head, .. } = self.call("GET", "/api/me", "", "").await?;
        let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = line.and_then(|line| line.split(';').next());
        cookie.map(str::to_owned).ok_or(Snag::Refused(status))
    }

    /// Opens a table: its code.
    pub(super) async fn open(&mut self, guest: &str, game: &str, seats: u8) -> Result<String, Snag> {
        let settings = json!({"game": game, "seats": seats, "bots": "instant"}).to_string();
        let Answer { status, body, .. } = self.call("POST", "/api/tables", guest, &settings).await?;
        let opened: Value = serde_json::from_str(&body).unwrap_or_default();
        opened["code"].as_str().map(str::to_owned).ok_or(Snag::Refused(status))
    }
}
