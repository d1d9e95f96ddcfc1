//! As little of HTTP as a collector of traces needs. It is asked from a thread of its own, which may wait.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{Request, Response, header};
use opentelemetry_http::{HttpClient, HttpError};

/// How long a collector may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest answer that is read.
const MOST: u64 = 64 * 1024;

/// Posts to a collector over plain HTTP.
#[derive(Debug)]
pub(super) struct Post;

#[async_trait::async_trait]
impl HttpClient for Post {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let (to, body) = (request.uri().clone(), request.body());
        let host = to.authority().ok_or("a collector has an address")?;
        if to.scheme_str() != Some("http") {
            return Err("traces are told over plain http".into());
        }
        let port = host.port_u16().unwrap_or(80);
        let mut stream = TcpStream::connect((host.host(), port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let kind = request
            .headers()
            .get(header::CONTENT_TYPE)
            .map_or("application/json", |kind| kind.to_str().unwrap_or("application/json"));
        let head = format!(
            "POST {} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-type: {kind}\r\ncontent-length: {}\r\n\r\n",
            to.path(),
            body.len()
        );
        stream.write_all(head.as_bytes())?;
        stream.write_all(body)?;
        let mut answer = Vec::new();
        stream.take(MOST).read_to_end(&mut answer)?;
        let answer = String::from_utf8_lossy(&answer);
        let status: u16 = answer.split(' ').nth(1).ok_or("no answer")?.parse()?;
        Ok(Response::builder().status(status).body(Bytes::new())?)
    }
}
