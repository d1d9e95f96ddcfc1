//! The socket of one client at one table: what it asks is handed to the table.

use std::future::ready;
use std::time::Instant;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::Response;
use serde_json::Value;
use sevenfold_core::Message as Sentence;
use sevenfold_protocol::limits::REQUEST_BYTES;
use sevenfold_protocol::patch::{BARE, PATCHED};
use sevenfold_protocol::{Ask, Refusal, Request as Wish, TableCode, ToClient};
use sevenfold_table::PlayerId;
use tokio::sync::watch;

use crate::guests::{Guest, network};
use crate::limits::{Held, Network};
use crate::line::{Line, Manners, Talk, Then, end, id};
use crate::outbox::outbox;
use crate::problem::Problem;
use crate::tables::{Caller, Command, Ending, Out, Updates, Way, text};
use crate::{AppState, refusals};

/// What is larger is not even read. Up to it a client is told that its message was too large.
const MOST_BYTES: usize = 16 * REQUEST_BYTES;
/// A small buffer for each of many idle connections; larger messages make it grow for a moment.
const BUFFER: usize = 256;
/// So much is collected before it is written.
const COLLECTED: usize = 1024;

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
    Ok(upgrade.on_upgrade(move |socket| {
        let open = Open::new(&app, held);
        // A task of its own: the one that was here until now has room for all that it took to become a socket.
        match code.parse() {
            Ok(code) => {
                let (out, waiting) = outbox(app.shared.config.limits.queue);
                let (id, player) = (app.next_socket(), guest.player.clone());
                let caller = Caller { id, player, network, out, updates, way: Way::Here, trace: None };
                let client = Client { app: app.clone(), code, caller, manners: Manners::Silent };
                match app.shared.farewells.connect(&guest, code) {
                    Some(connected) => {
                        open.through(Line::new(app, socket, client).run(waiting, connected));
                    }
                    None => open.through(end(socket, Ending::Forgotten)),
                }
            }
            // A code that cannot be one is the code of no table.
            Err(_) => open.through(no_such_table(socket)),
        }
        ready(())
    }))
}

/// A socket that is open: it keeps its places, and the server does not close before it has.
pub(crate) struct Open {
    _held: Places,
    _closing: watch::Receiver<()>,
}

impl Open {
    pub(crate) fn new(app: &AppState, held: Places) -> Self {
        metrics::gauge!("sevenfold_sockets").increment(1);
        Self { _held: held, _closing: app.shared.closing.subscribe() }
    }

    /// Carries on in a task of its own, and is open until that ends.
    pub(crate) fn through(self, talk: impl Future<Output = ()> + Send + 'static) {
        tokio::spawn(async move {
            talk.await;
            drop(self);
        });
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        metrics::gauge!("sevenfold_sockets").decrement(1);
    }
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
        .write_buffer_size(COLLECTED);
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
    let has = |wish: &str| address.query().is_some_and(|query| query.split('&').any(|word| word == wish));
    match () {
        () if has(BARE) => Updates::Bare,
        () if has(PATCHED) => Updates::Patched,
        () => Updates::Whole,
    }
}

async fn no_such_table(mut socket: WebSocket) {
    if let Out::Text(text) = text(&ToClient::Refused { id: None, refusal: refusals::gone() }) {
        // Whoever has gone meanwhile misses nothing.
        let _ = socket.send(Message::Text(text)).await;
    }
    end(socket, Ending::Gone).await;
}

/// A client at a table.
struct Client {
    app: AppState,
    code: TableCode,
    caller: Caller,
    manners: Manners,
}

impl Talk for Client {
    fn refused(id: Option<u32>, refusal: Refusal) -> Out {
        text(&ToClient::Refused { id, refusal })
    }

    fn manners(&self) -> Manners {
        self.manners
    }

    async fn ask(&mut self, text: &Utf8Bytes, now: Instant) -> Then {
        let Ok(ask) = serde_json::from_str::<Ask>(text) else {
            if is_outdated(text) {
                return Then::End(Some(Ending::Outdated));
            }
            return Then::Say(Self::refused(id(text), refusals::malformed()));
        };
        if let Wish::Hello { .. } = ask.request {
            self.manners = Manners::Greeted;
        }
        self.app.shared.tables.send(self.code, Command::ask(self.caller.clone(), ask, now)).await;
        Then::Go
    }

    async fn leave(&mut self) {
        self.app.shared.tables.leave(self.code, self.caller.id).await;
    }
}

/// Is this an ask of the first protocol? There the kind of a request was a field beside its facts.
fn is_outdated(text: &str) -> bool {
    serde_json::from_str::<Value>(text).is_ok_and(|ask| ask["request"]["type"].is_string())
}
