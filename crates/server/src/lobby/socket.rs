//! The socket of one client in the lobby, which is at this node or at another one.

use std::future::ready;
use std::time::Instant;

use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::extract::{Extension, Request, State};
use axum::response::Response;
use sevenfold_protocol::{LobbyAsk, LobbyRequest, Refusal};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::lease::{Whereabouts, whereabouts};
use super::visit::{Visit, refused};
use crate::guests::Guest;
use crate::limits::Origin;
use crate::line::{self, Manners, Talk, Then, end};
use crate::nodes::{Carriage, Carried, LineId, ToOwner};
use crate::outbox::{Outbox, Waiting, outbox};
use crate::problem::Problem;
use crate::socket::{Open, admit};
use crate::store;
use crate::tables::{Ending, Out};
use crate::traces::Trace;
use crate::{AppState, refusals};

/// What one client may ask for before the first of it is heard at another node.
const QUEUE: usize = 64;

/// Connects a client to the lobby.
#[utoipa::path(get, path = "/api/lobby/socket", tag = "lobby",
    responses((status = 101, description = "The socket; its messages are described in the book"),
        (status = 401, description = "The cookie is not ours", body = crate::openapi::ProblemBody),
        (status = 403, description = "Asked for by another site's page", body = crate::openapi::ProblemBody),
        (status = 429, description = "Too many sockets", body = crate::openapi::ProblemBody)))]
pub(crate) async fn socket(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
    Extension(origin): Extension<Origin>,
    upgrade: WebSocketUpgrade,
    request: Request,
) -> Result<Response, Problem> {
    let (upgrade, held) = admit(&app, &guest, upgrade, &request)?;
    Ok(upgrade.on_upgrade(move |socket| {
        let open = Open::new(&app, held);
        // The lobby is no table: its sockets are at the table that is none.
        match app.shared.farewells.connect(&guest, store::lobby()) {
            Some(connected) => {
                let (client, waiting) = Client::new(app.clone(), guest.name, origin);
                open.through(line::Line::new(app, socket, client).run(waiting, connected));
            }
            None => open.through(end(socket, Ending::Forgotten)),
        }
        ready(())
    }))
}

/// A client who is in the lobby, or about to come in.
struct Client {
    app: AppState,
    name: String,
    origin: Origin,
    out: Outbox,
    at: At,
}

/// Where a client is.
enum At {
    /// Before the door: hello has not been said.
    Door,
    /// In the lobby of this node.
    Here(Visit),
    /// In that of another one: what goes there, and the task that carries it.
    There(mpsc::Sender<LobbyAsk>, JoinHandle<()>),
}

impl Talk for Client {
    fn refused(id: Option<u32>, refusal: Refusal) -> Out {
        refused(id, refusal)
    }

    fn manners(&self) -> Manners {
        match &self.at {
            At::Door => Manners::Silent,
            At::Here(visit) => visit.manners,
            // The other node ends the line of whoever says nothing there.
            At::There(..) => Manners::Greeted,
        }
    }

    async fn ask(&mut self, told: &Utf8Bytes, _: Instant) -> Then {
        let Ok(ask) = serde_json::from_str::<LobbyAsk>(told) else {
            return Then::Say(refused(line::id(told), refusals::malformed()));
        };
        match &mut self.at {
            At::Door if matches!(ask.request, LobbyRequest::Hello { .. }) => self.enter(ask).await,
            At::Door => Then::Say(refused(Some(ask.id), refusals::hello_first())),
            At::Here(visit) => visit.ask(ask).await,
            At::There(asks, _) => match asks.try_send(ask) {
                Err(mpsc::error::TrySendError::Full(_)) => Then::End(Some(Ending::Slow)),
                // A line that has just ended has told its client so.
                _ => Then::Go,
            },
        }
    }

    async fn leave(&mut self) {
        match std::mem::replace(&mut self.at, At::Door) {
            At::Door => {}
            At::Here(visit) => visit.leave(),
            At::There(asks, task) => {
                drop(asks);
                // It ends by itself, once the other node knows.
                let _ = task.await;
            }
        }
    }
}

impl Client {
    fn new(app: AppState, name: String, origin: Origin) -> (Self, Waiting) {
        let (out, waiting) = outbox(app.shared.config.limits.queue);
        (Self { app, name, origin, out, at: At::Door }, waiting)
    }

    /// Comes in where the lobby is.
    async fn enter(&mut self, hello: LobbyAsk) -> Then {
        let found = whereabouts(&self.app).await;
        let (app, name, origin) = (self.app.clone(), self.name.clone(), self.origin.clone());
        let out = self.out.clone();
        match found {
            Ok(Whereabouts::Here) => {
                let id = app.next_socket();
                let mut visit = Visit { app, name, origin, id, out, manners: Manners::Silent };
                let then = visit.ask(hello).await;
                self.at = At::Here(visit);
                then
            }
            Ok(Whereabouts::At(carrier, owner)) => {
                let (asks, queue) = mpsc::channel(QUEUE);
                let carriage = Carriage { carrier, owner, out };
                let Origin { player, network } = origin;
                let open = move |line| ToOwner::Enter { line, player, name, network };
                let task = tokio::spawn(carriage.run(open, hello, queue));
                self.at = At::There(asks, task);
                Then::Go
            }
            Err(error) => {
                tracing::debug!(%error, "nobody knows where the lobby is");
                Then::End(Some(Ending::TryLater))
            }
        }
    }
}

impl Carried for LobbyAsk {
    fn id(&self) -> u32 {
        self.id
    }

    fn post(self, line: LineId, _: Option<Trace>) -> ToOwner {
        ToOwner::Wish { line, ask: self }
    }

    /// Nothing was refused: whoever comes again wants the same.
    fn no_way(&self) -> Option<Out> {
        None
    }
}
