//! The socket of one client in the lobby.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::extract::{Extension, Request, State};
use axum::response::Response;
use sevenfold_core::Message as Sentence;
use sevenfold_lobby::{Standing, Unfit};
use sevenfold_protocol::{
    Attention, LobbyAsk, LobbyRequest, PROTOCOL, Refusal, RefusalCode, TableCode, ToVisitor, Wish,
};
use sevenfold_table::{PlayerId, TableError};
use tokio::sync::{Notify, mpsc};

use super::people::ties;
use super::{Line, regard, text};
use crate::guests::Guest;
use crate::limits::Origin;
use crate::line::{self, Manners, Talk, Then, Waiting, end};
use crate::problem::Problem;
use crate::socket::admit;
use crate::tables::{Ending, Out};
use crate::{AppState, refusals};

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
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _held = (held, app.shared.closing.subscribe());
        metrics::gauge!("sevenfold_sockets").increment(1);
        // The lobby is no table: its sockets are at the table that is none.
        match app.shared.farewells.connect(&guest, TableCode::from_number(0)) {
            Some(connected) => {
                let (visit, waiting) = Visit::new(app.clone(), guest, origin);
                line::Line::new(app, socket, visit).run(waiting, connected).await;
            }
            None => end(socket, Ending::Forgotten).await,
        }
        metrics::gauge!("sevenfold_sockets").decrement(1);
    }))
}

/// A client in the lobby.
struct Visit {
    app: AppState,
    guest: Guest,
    /// Whose budgets a wish uses: it may open a table.
    origin: Origin,
    id: u64,
    out: mpsc::Sender<Out>,
    dropped: Arc<Notify>,
    manners: Manners,
}

impl Talk for Visit {
    fn refused(id: Option<u32>, refusal: Refusal) -> Out {
        text(&ToVisitor::Refused { id, refusal })
    }

    fn manners(&self) -> Manners {
        self.manners
    }

    async fn ask(&mut self, told: &Utf8Bytes, _: Instant) -> Then {
        let Ok(LobbyAsk { id, request }) = serde_json::from_str(told) else {
            return Then::Say(Self::refused(line::id(told), refusals::malformed()));
        };
        match self.answer(id, request).await {
            Ok(then) => then,
            Err(refusal) => Then::Say(Self::refused(Some(id), refusal)),
        }
    }

    async fn leave(&mut self) {
        let who = &self.guest.player;
        self.app.shared.lobby.change(|state| {
            state.lines.remove(&self.id);
            state.hall.leave(who, self.id);
            if !state.hall.is_here(who) {
                state.names.remove(who);
            }
        });
    }
}

impl Visit {
    fn new(app: AppState, guest: Guest, origin: Origin) -> (Self, Waiting) {
        let (out, outgoing) = mpsc::channel(app.shared.config.limits.queue);
        let (id, dropped) = (app.next_socket(), Arc::new(Notify::new()));
        let waiting = Waiting { outgoing, dropped: Arc::clone(&dropped) };
        (Self { app, guest, origin, id, out, dropped, manners: Manners::Silent }, waiting)
    }

    async fn answer(&mut self, id: u32, request: LobbyRequest) -> Result<Then, Refusal> {
        match request {
            LobbyRequest::Hello { protocol, .. } if protocol != PROTOCOL => {
                let refusal = TableError::Outdated { theirs: protocol }.refusal();
                return Ok(Then::SayLast(Self::refused(Some(id), refusal), Ending::Outdated));
            }
            LobbyRequest::Hello { attention, .. } => {
                self.welcome(id, attention).await?;
                return Ok(Then::Go);
            }
            _ if self.manners == Manners::Silent => return Err(refusals::hello_first()),
            LobbyRequest::Find(wish) => find(&self.app, &self.origin, &wish).await?,
            LobbyRequest::Stop => {
                self.app.shared.lobby.change(|state| state.hall.stop(&self.guest.player));
            }
        }
        Ok(Then::Say(text(&ToVisitor::Done { id })))
    }

    async fn welcome(&mut self, id: u32, attention: Attention) -> Result<(), Refusal> {
        let who = &self.guest.player;
        let regard = match attention {
            Attention::Whole => regard(&self.app, who).await,
            Attention::Notices => ties(&self.app, who).await,
        };
        let mut regard = regard.map_err(|_| refusals::busy())?;
        self.manners = Manners::Greeted;
        let now = self.app.shared.clock.now();
        let line = Line { out: self.out.clone(), dropped: Arc::clone(&self.dropped) };
        self.app.shared.lobby.change(|state| {
            state.names.insert(who.clone(), self.guest.name.clone());
            if let (Attention::Notices, Some(known)) = (attention, state.hall.regard_mut(who)) {
                // Another connection may look at the tables that wait.
                regard.turns = std::mem::take(&mut known.turns);
            }
            let lobby = Box::new(state.hall.attend(who, self.id, attention, regard));
            // What changes from now on comes after it, in the same queue.
            line.tell(&ToVisitor::Welcome { id, protocol: PROTOCOL, now, lobby });
            state.lines.insert(self.id, line);
        });
        Ok(())
    }
}

/// Somebody looks for a table.
async fn find(app: &AppState, origin: &Origin, wish: &Wish) -> Result<(), Refusal> {
    if !wish.is_modest() {
        return Err(refusals::malformed());
    }
    let who = &origin.player;
    may_open(app, origin).await?;
    let standing = standing(app, who).await?;
    let now = app.shared.clock.now();
    let found = app.shared.lobby.change(|state| state.hall.find(who, standing, wish, now));
    found.map_err(|unfit| match unfit {
        Unfit::Absent => refusals::hello_first(),
        Unfit::NoSuchTable => Refusal::new(RefusalCode::Setup, Sentence::new("lobby-no-such-table")),
        Unfit::MembersOnly => refusals::members_only(),
    })
}

/// Whoever looks for a table may come to own one: the limits are those of opening tables.
async fn may_open(app: &AppState, origin: &Origin) -> Result<(), Refusal> {
    let guards = &app.shared.guards;
    guards.openings.take(origin).map_err(|_| refusals::too_fast())?;
    if !guards.bytes.has_some(origin) {
        return Err(refusals::enough_for_today());
    }
    let most = app.shared.config.limits.tables_per_guest;
    let open = app.shared.store.count_open(&origin.player).await.map_err(|_| refusals::busy())?;
    if open >= most {
        let message = Sentence::new("server-too-many-tables").with("most", most);
        return Err(Refusal::new(RefusalCode::TooFast, message));
    }
    Ok(())
}

/// May this person sit at rated tables?
async fn standing(app: &AppState, who: &PlayerId) -> Result<Standing, Refusal> {
    match app.shared.store.member(who).await {
        Ok(Some(_)) => Ok(Standing::Member),
        Ok(None) => Ok(Standing::Guest),
        Err(_) => Err(refusals::busy()),
    }
}
