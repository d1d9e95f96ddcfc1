//! As little of HTTP as is needed, from an address of one's choosing.

use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};

/// Where the server listens.
pub(crate) const PORT: u16 = 17_777;
/// Where honest people are.
pub(crate) const HOME: Ipv4Addr = Ipv4Addr::LOCALHOST;

/// A connection from this address.
pub(crate) async fn dial(from: Ipv4Addr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::V4(SocketAddrV4::new(from, 0)))?;
    let stream = socket.connect(SocketAddr::from((HOME, PORT))).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// The HTTP API over one connection.
pub(crate) struct Api(BufReader<TcpStream>);

impl Api {
    /// From this address, as soon as the server listens.
    pub(crate) async fn connect(from: Ipv4Addr) -> Self {
        loop {
            match dial(from).await {
                Ok(stream) => return Self(BufReader::new(stream)),
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }

    pub(crate) async fn call(
        &mut self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &str,
    ) -> (String, Vec<u8>) {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
             {cookie}content-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.0.get_mut().write_all(request.as_bytes()).await.unwrap();
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(self.0.read_line(&mut head).await.unwrap() > 0, "{head}");
        }
        let length =
            head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
        let mut body = vec![0; length.unwrap_or(0)];
        self.0.read_exact(&mut body).await.unwrap();
        (head, body)
    }

    pub(crate) async fn guest(&mut self) -> String {
        let (head, _) = self.call("GET", "/api/me", "", "").await;
        let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        line.split(';').next().unwrap().to_owned()
    }

    pub(crate) async fn open(&mut self, guest: &str, game: &str) -> String {
        let settings = json!({"game": game, "seats": 2, "bots": "instant"}).to_string();
        let (_, body) = self.call("POST", "/api/tables", &format!("cookie: {guest}\r\n"), &settings).await;
        let opened: Value = serde_json::from_slice(&body).unwrap();
        opened["code"].as_str().unwrap().to_owned()
    }
}
