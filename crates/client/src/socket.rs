//! Messages over a WebSocket, outside browsers.

use std::{fmt, io};

use futures_util::{SinkExt, StreamExt};
use sevenfold_protocol::patch::BARE;
use sevenfold_protocol::{Ask, ToClient};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::rustls;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::{Request, Response};
use tokio_tungstenite::tungstenite::http::{HeaderMap, HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, client_async_tls_with_config, client_async_with_config,
};

use crate::Hearing;

/// Bytes that are read at once, for which room is cleared before: most messages are smaller.
const BUFFER: usize = 4096;

/// An open socket to a table.
pub struct Socket<S = MaybeTlsStream<TcpStream>> {
    /// In a box, since what TLS keeps is large.
    stream: Box<WebSocketStream<S>>,
    /// What proves who one is, if the server has just given it: to be shown next time.
    pub cookie: Option<String>,
    closed: Option<Closed>,
    hearing: Hearing,
}

/// Why a server closed a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Closed {
    /// The code of the protocol.
    pub code: u16,
}

/// There is no socket to that table.
#[derive(Debug)]
pub enum Unreachable {
    /// It is not an address of a table.
    BadAddress,
    /// The server answers, but with this status of HTTP.
    Refused(u16),
    /// The server cannot prove that it is the one of that name.
    Untrusted,
    /// The server does not answer, or not as a server does.
    Silent(Box<tungstenite::Error>),
}

impl fmt::Display for Unreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadAddress => f.write_str("not an address"),
            Self::Refused(status) => write!(f, "HTTP {status}"),
            Self::Untrusted => f.write_str("no trusted certificate"),
            Self::Silent(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Unreachable {}

impl From<tungstenite::Error> for Unreachable {
    fn from(error: tungstenite::Error) -> Self {
        match error {
            tungstenite::Error::Http(response) => Self::Refused(response.status().as_u16()),
            tungstenite::Error::Io(error) if is_of_the_certificate(&error) => Self::Untrusted,
            error => Self::Silent(Box::new(error)),
        }
    }
}

fn is_of_the_certificate(error: &io::Error) -> bool {
    let inner = error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
    matches!(inner, Some(rustls::Error::InvalidCertificate(_)))
}

impl Socket {
    /// Connects to the table at this address (`ws://host:port/api/tables/CODE/socket`, or `wss://…` for a server whose
    /// certificate this system trusts), as whoever the cookie says.
    pub async fn connect(address: &str, cookie: Option<&str>) -> Result<Self, Unreachable> {
        let request = request(address, cookie)?;
        let host = request.uri().host().ok_or(Unreachable::BadAddress)?;
        let usual = if request.uri().scheme_str() == Some("wss") { 443 } else { 80 };
        let port = request.uri().port_u16().unwrap_or(usual);
        // An address in brackets is one of version 6, and is dialled without them.
        let stream = TcpStream::connect((host.trim_matches(['[', ']']), port)).await;
        let stream = stream.map_err(|error| Unreachable::from(tungstenite::Error::from(error)))?;
        // As browsers do: what is small goes out at once. A system that cannot only sends it later.
        let _ = stream.set_nodelay(true);
        let (stream, response) =
            Box::pin(client_async_tls_with_config(request, stream, Some(config()), None)).await?;
        Ok(Self::new(stream, &response))
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Socket<S> {
    /// Speaks to the table at this address over a connection that is already there.
    pub async fn over(stream: S, address: &str, cookie: Option<&str>) -> Result<Self, Unreachable> {
        let (stream, response) =
            client_async_with_config(request(address, cookie)?, stream, Some(config())).await?;
        Ok(Self::new(stream, &response))
    }

    fn new(stream: WebSocketStream<S>, response: &Response) -> Self {
        let (stream, cookie) = (Box::new(stream), given(response));
        Self { stream, cookie, closed: None, hearing: Hearing::default() }
    }

    /// Sends an ask; false if the socket is closed.
    pub async fn send(&mut self, ask: &Ask) -> bool {
        match serde_json::to_string(ask) {
            Ok(text) => self.send_text(text).await,
            // Asks are plain data: they can all be written.
            Err(_) => false,
        }
    }

    /// Sends a text as it is; false if the socket is closed.
    pub async fn send_text(&mut self, text: impl Into<String>) -> bool {
        self.stream.send(Message::text(text.into())).await.is_ok()
    }

    /// The next message; nothing once the socket is closed. What is no message is passed over.
    pub async fn hear(&mut self) -> Option<ToClient> {
        loop {
            let text = self.hear_text().await?;
            if let Some(message) = self.read(&text) {
                return Some(message);
            }
        }
    }

    /// Reads a text that has come in, each once and in order; nothing if it is no message.
    pub fn read(&mut self, text: &str) -> Option<ToClient> {
        self.hearing.read(text)
    }

    /// The next message as it was written; nothing once the socket is closed.
    pub async fn hear_text(&mut self) -> Option<String> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(frame)) => {
                    self.closed = frame.map(|frame| Closed { code: frame.code.into() });
                }
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// Why the server closed it, if it did.
    pub fn closed(&self) -> Option<Closed> {
        self.closed
    }

    /// Says goodbye.
    pub async fn close(mut self) {
        // Whoever is gone already hears no goodbye.
        let _ = (*self.stream).close(None).await;
    }
}

fn config() -> WebSocketConfig {
    WebSocketConfig::default().read_buffer_size(BUFFER)
}

fn request(address: &str, cookie: Option<&str>) -> Result<Request, Unreachable> {
    let address = format!("{address}?{BARE}");
    let mut request = address.into_client_request().map_err(|_| Unreachable::BadAddress)?;
    if let Some(cookie) = cookie {
        let value = HeaderValue::from_str(cookie).map_err(|_| Unreachable::BadAddress)?;
        request.headers_mut().insert(header::COOKIE, value);
    }
    Ok(request)
}

/// The cookie that a server has just given, without what is said about it.
fn given(response: &Response) -> Option<String> {
    let headers: &HeaderMap = response.headers();
    let line = headers.get(header::SET_COOKIE)?.to_str().ok()?;
    line.split(';').next().map(str::to_owned)
}
