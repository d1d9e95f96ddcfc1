//! The socket of one client at one table.
//!
//! Its task reads what the client asks and hands it to the table, and writes what the table says. A client that does not
//! read is dropped when its queue is full; it can come back and gets everything anew.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::Response;
use futures_util::SinkExt as _;
use serde_json::Value;
use sevenfold_core::Message as Sentence;
use sevenfold_protocol::closing;
use sevenfold_protocol::limits::REQUEST_BYTES;
use sevenfold_protocol::patch::PATCHED;
use sevenfold_protocol::{Ask, Refusal, Request as Wish, TableCode, ToClient};
use sevenfold_table::PlayerId;
use tokio::sync::{Notify, mpsc};
use tokio::time::error::Elapsed;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite;

use crate::farewell::Connected;
use crate::guests::{Guest, network};
use crate::limits::{Bucket, Held, Network};
use crate::problem::Problem;
use crate::tables::{Caller, Command, Ending, Out, Updates, Way, text};
use crate::{AppState, refusals};

/// What is larger is not even read. Up to it a client is told that its message was too large.
const MOST_BYTES: usize = 16 * REQUEST_BYTES;
/// A small buffer for each of many idle connections; larger messages make it grow for a moment.
const BUFFER: usize = 1024;
/// So many messages are written in one go.
const TOGETHER: usize = 16;
/// How long one message to a client may take.
pub(crate) const WRITING: Duration = Duration::from_secs(10);

/// Connects a client to a table.
#[utoipa::path(get, path = "/api/tables/{code}/socket", tag = "tables",
    params(("code" = String, Path, description = "The code of the table")),
    responses((status = 101, description = "The socket; its messages are described in the book"),
        (status = 401, description = "The cookie is not ours", body = crate::openapi::ProblemBody),
        (status = 403, description = "Asked for by another site's page", body = crate::openapi::ProblemBody),
        (status = 429, description = "Too many sockets", body = crate::openapi::ProblemBody)))]
pub(crate) async fn socket(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Path(code): Path<String>,
    upgrade: WebSocketUpgrade,
    request: Request,
) -> Result<Response, Problem> {
    let (upgrade, held) = admit(&app, &guest, upgrade, &request)?;
    let network = network(app.shared.config.front, &request);
    let updates = updates(request.uri());
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _held = (held, app.shared.closing.subscribe());
        metrics::gauge!("sevenfold_sockets").increment(1);
        let (out, outgoing) = mpsc::channel(app.shared.config.limits.queue);
        let dropped = Arc::new(Notify::new());
        let (id, player) = (app.next_socket(), guest.player.clone());
        let caller = Caller { id, player, network, out, updates, dropped, way: Way::Here };
        // A code that cannot be one is the code of no table.
        match code.parse() {
            Ok(code) => match app.shared.farewells.connect(&guest, code) {
                Some(connected) => Line::new(app, code, socket).run(caller, outgoing, connected).await,
                None => end(socket, Ending::Forgotten).await,
            },
            Err(_) => no_such_table(socket).await,
        }
        metrics::gauge!("sevenfold_sockets").decrement(1);
    }))
}

/// A place for a socket: among those of its address, and of its guest.
pub(crate) type Places = (Held<Network>, Held<PlayerId>);

/// Lets a socket in, if its page is ours and there is a place for it.
pub(crate) fn admit(
    app: &AppState,
    guest: &Guest,
    upgrade: WebSocketUpgrade,
    request: &Request,
) -> Result<(WebSocketUpgrade, Places), Problem> {
    if !is_our_page(request.headers()) {
        let message = Sentence::new("server-foreign-page");
        return Err(Problem::new(StatusCode::FORBIDDEN, "foreign-page", message));
    }
    let guards = &app.shared.guards;
    let by_address = guards.addresses.hold(network(app.shared.config.front, request));
    let by_guest = guards.sockets.hold(guest.player.clone());
    let (Some(by_address), Some(by_guest)) = (by_address, by_guest) else { return Err(Problem::too_many()) };
    let upgrade = upgrade
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok((upgrade, (by_address, by_guest)))
}

/// Pages of other sites may not speak for whoever looks at them. Programs send no origin.
fn is_our_page(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| Some(origin.split_once("://")?.1));
    origin.is_some() && origin == host
}

/// What the address says after `?`.
fn updates(address: &Uri) -> Updates {
    let patched = address.query().is_some_and(|query| query.split('&').any(|word| word == PATCHED));
    if patched { Updates::Patched } else { Updates::Whole }
}

async fn no_such_table(mut socket: WebSocket) {
    if let Out::Text(text) = text(&ToClient::Refused { id: None, refusal: refusals::gone() }) {
        // Whoever has gone meanwhile misses nothing.
        let _ = socket.send(Message::Text(text)).await;
    }
    end(socket, Ending::Gone).await;
}

pub(crate) async fn end(mut socket: WebSocket, ending: Ending) {
    let _ = timeout(WRITING, socket.send(Message::Close(Some(frame(ending))))).await;
}

/// A client's socket.
struct Line {
    app: AppState,
    code: TableCode,
    socket: WebSocket,
    bucket: Bucket,
    /// What is refused because it was too much; then it is enough.
    strikes: Bucket,
    heard: Instant,
    manners: Manners,
}

/// Has the client said hello?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manners {
    /// Not since then.
    Silent(Instant),
    Greeted,
}

/// Does a line go on?
enum Then {
    Go,
    End(Option<Ending>),
}

impl Line {
    fn new(app: AppState, code: TableCode, socket: WebSocket) -> Self {
        let (limits, now) = (&app.shared.config.limits, Instant::now());
        let [bucket, strikes] = [limits.messages, limits.strikes].map(|rate| Bucket::new(rate, now));
        Self { app, code, socket, bucket, strikes, heard: now, manners: Manners::Silent(now) }
    }

    async fn run(mut self, caller: Caller, outgoing: mpsc::Receiver<Out>, mut connected: Connected) {
        let id = caller.id;
        // Between showing the cookie and now the guest may have been forgotten, or the session ended.
        let ending = match self.app.shared.store.knows(connected.token()).await {
            Ok(false) => Some(Ending::Forgotten),
            _ => self.talk(caller, outgoing, &mut connected).await,
        };
        self.app.shared.tables.leave(self.code, id).await;
        drop(connected);
        if let Some(ending) = ending {
            // The client may be gone already.
            end(self.socket, ending).await;
        }
    }

    async fn talk(
        &mut self,
        caller: Caller,
        mut outgoing: mpsc::Receiver<Out>,
        connected: &mut Connected,
    ) -> Option<Ending> {
        let limits = &self.app.shared.config.limits;
        let (ping, silence, hello) = (limits.ping, limits.silence, limits.hello);
        let mut clock = interval(ping.min(hello));
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        clock.reset();
        let mut waiting = Vec::new();
        loop {
            let then = tokio::select! {
                frame = self.socket.recv() => match frame {
                    Some(Ok(message)) => self.hear(&caller, message).await,
                    Some(Err(error)) => Then::End(is_too_large(error).then_some(Ending::TooLarge)),
                    None => Then::End(None),
                },
                count = outgoing.recv_many(&mut waiting, TOGETHER) => match count {
                    0 => Then::End(None),
                    _ => self.write_all(waiting.drain(..)).await,
                },
                () = caller.dropped.notified() => Then::End(Some(Ending::Slow)),
                () = connected.must_end() => Then::End(Some(Ending::Forgotten)),
                _ = clock.tick() => {
                    if self.heard.elapsed() > silence || self.is_rude(hello) {
                        Then::End(Some(Ending::Slow))
                    } else {
                        self.write(Message::Ping(axum::body::Bytes::new())).await
                    }
                }
            };
            if let Then::End(ending) = then {
                return ending;
            }
        }
    }

    /// Whoever is connected and never says hello keeps a place that others could have.
    fn is_rude(&self, hello: Duration) -> bool {
        matches!(self.manners, Manners::Silent(since) if since.elapsed() >= hello)
    }

    async fn hear(&mut self, caller: &Caller, message: Message) -> Then {
        self.heard = Instant::now();
        match message {
            Message::Text(text) => self.ask(caller, &text).await,
            Message::Binary(_) => self.refuse(None, refusals::malformed()).await,
            Message::Ping(_) | Message::Pong(_) => Then::Go,
            Message::Close(_) => Then::End(None),
        }
    }

    async fn ask(&mut self, caller: &Caller, text: &Utf8Bytes) -> Then {
        metrics::counter!("sevenfold_messages_total").increment(1);
        let (limits, now) = (&self.app.shared.config.limits, Instant::now());
        if self.bucket.take(limits.messages, now).is_err() {
            if self.strikes.take(limits.strikes, now).is_err() {
                return Then::End(Some(Ending::Flood));
            }
            // What is too large, too, is not even looked at.
            let id = if text.len() > REQUEST_BYTES { None } else { id(text) };
            return self.refuse(id, refusals::too_fast()).await;
        }
        if text.len() > REQUEST_BYTES {
            return self.refuse(id(text), refusals::too_large()).await;
        }
        let Ok(ask) = serde_json::from_str::<Ask>(text) else {
            if is_outdated(text) {
                return Then::End(Some(Ending::Outdated));
            }
            return self.refuse(id(text), refusals::malformed()).await;
        };
        if let Wish::Hello { .. } = ask.request {
            self.manners = Manners::Greeted;
        }
        self.app.shared.tables.send(self.code, Command::Ask(caller.clone(), ask, now)).await;
        Then::Go
    }

    async fn refuse(&mut self, id: Option<u32>, refusal: Refusal) -> Then {
        match text(&ToClient::Refused { id, refusal }) {
            Out::Text(text) => self.write(Message::Text(text)).await,
            Out::Close(ending) => Then::End(Some(ending)),
        }
    }

    async fn write(&mut self, message: Message) -> Then {
        written(&timeout(WRITING, self.socket.send(message)).await)
    }

    /// Writes what has been waiting in one go: an update and the answer to whoever brought it about go out together.
    async fn write_all(&mut self, waiting: impl Iterator<Item = Out>) -> Then {
        for out in waiting {
            let then = match out {
                Out::Text(text) => written(&timeout(WRITING, self.socket.feed(Message::Text(text))).await),
                Out::Close(ending) => Then::End(Some(ending)),
            };
            if let Then::End(ending) = then {
                return Then::End(ending);
            }
        }
        written(&timeout(WRITING, self.socket.flush()).await)
    }
}

/// Does a line go on after writing?
fn written(written: &Result<Result<(), axum::Error>, Elapsed>) -> Then {
    match written {
        Ok(Ok(())) => Then::Go,
        Ok(Err(_)) => Then::End(None),
        Err(_) => Then::End(Some(Ending::Slow)),
    }
}

/// The id of an ask that cannot be read otherwise, so that the client knows which one it was.
pub(crate) fn id(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Id {
        id: u32,
    }
    serde_json::from_str::<Id>(text).ok().map(|ask| ask.id)
}

/// Was a message larger than any that is read?
pub(crate) fn is_too_large(error: axum::Error) -> bool {
    let error = error.into_inner().downcast::<tungstenite::Error>();
    error.is_ok_and(|error| matches!(*error, tungstenite::Error::Capacity(_)))
}

/// Is this an ask of the first protocol? There the kind of a request was a field beside its facts.
fn is_outdated(text: &str) -> bool {
    serde_json::from_str::<Value>(text).is_ok_and(|ask| ask["request"]["type"].is_string())
}

fn frame(ending: Ending) -> CloseFrame {
    let (code, reason) = match ending {
        Ending::Away => (1001, "the server closes"),
        Ending::Gone => (closing::GONE, "no such table"),
        Ending::Damaged => (closing::DAMAGED, "damaged"),
        Ending::Forgotten => (closing::FORGOTTEN, "not known"),
        Ending::Outdated => (closing::OUTDATED, "reload"),
        Ending::Slow => (closing::SLOW, "too slow"),
        Ending::Flood => (1008, "too many messages"),
        Ending::TooLarge => (1009, "too large"),
        Ending::TryLater => (1013, "try again later"),
    };
    CloseFrame { code, reason: Utf8Bytes::from_static(reason) }
}
