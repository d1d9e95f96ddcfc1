//! The socket of one client in the lobby.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Request, State};
use axum::response::Response;
use sevenfold_core::Message as Sentence;
use sevenfold_lobby::{Standing, Unfit};
use sevenfold_protocol::limits::REQUEST_BYTES;
use sevenfold_protocol::{
    LobbyAsk, LobbyRequest, PROTOCOL, Refusal, RefusalCode, TableCode, ToVisitor, Wish,
};
use sevenfold_table::{PlayerId, TableError};
use tokio::sync::{Notify, mpsc};
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::{Line, regard, text};
use crate::farewell::Connected;
use crate::guests::Guest;
use crate::limits::{Bucket, Origin};
use crate::problem::Problem;
use crate::socket::{WRITING, admit, end, id, is_too_large};
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
            Some(connected) => Visit::new(app, guest, origin, socket).run(connected).await,
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
    socket: WebSocket,
    id: u64,
    bucket: Bucket,
    /// What is refused because it was too much; then it is enough.
    strikes: Bucket,
    heard: Instant,
    begun: Instant,
    out: mpsc::Sender<Out>,
    dropped: Arc<Notify>,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Has not said hello.
    AtTheDoor,
    Inside,
}

/// Does a visit go on?
enum Then {
    Go,
    End(Option<Ending>),
}

impl Visit {
    fn new(app: AppState, guest: Guest, origin: Origin, socket: WebSocket) -> Self {
        let (limits, now) = (&app.shared.config.limits, Instant::now());
        let [bucket, strikes] = [limits.messages, limits.strikes].map(|rate| Bucket::new(rate, now));
        let (out, _) = mpsc::channel(1);
        let (id, dropped, stage) = (app.next_socket(), Arc::new(Notify::new()), Stage::AtTheDoor);
        Self { app, guest, origin, socket, id, bucket, strikes, heard: now, begun: now, out, dropped, stage }
    }

    async fn run(mut self, mut connected: Connected) {
        // Between showing the cookie and now the guest may have been forgotten, or the session ended.
        let ending = match self.app.shared.store.knows(connected.token()).await {
            Ok(false) => Some(Ending::Forgotten),
            _ => self.talk(&mut connected).await,
        };
        self.leave();
        drop(connected);
        if let Some(ending) = ending {
            // The client may be gone already.
            end(self.socket, ending).await;
        }
    }

    fn leave(&self) {
        let who = &self.guest.player;
        self.app.shared.lobby.change(|state| {
            state.lines.remove(&self.id);
            state.hall.leave(who, self.id);
            if !state.hall.is_here(who) {
                state.names.remove(who);
            }
        });
    }

    async fn talk(&mut self, connected: &mut Connected) -> Option<Ending> {
        let limits = &self.app.shared.config.limits;
        let (ping, silence, hello) = (limits.ping, limits.silence, limits.hello);
        let (out, mut outgoing) = mpsc::channel(limits.queue);
        self.out = out;
        let dropped = Arc::clone(&self.dropped);
        let mut clock = interval(ping.min(hello));
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        clock.reset();
        loop {
            let then = tokio::select! {
                frame = self.socket.recv() => match frame {
                    Some(Ok(message)) => self.hear(message).await,
                    Some(Err(error)) => Then::End(is_too_large(error).then_some(Ending::TooLarge)),
                    None => Then::End(None),
                },
                out = outgoing.recv() => match out {
                    Some(Out::Text(text)) => self.write(Message::Text(text)).await,
                    Some(Out::Close(ending)) => Then::End(Some(ending)),
                    None => Then::End(None),
                },
                () = dropped.notified() => Then::End(Some(Ending::Slow)),
                () = connected.must_end() => Then::End(Some(Ending::Forgotten)),
                _ = clock.tick() => {
                    let rude = self.stage == Stage::AtTheDoor && self.begun.elapsed() >= hello;
                    if self.heard.elapsed() > silence || rude {
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

    async fn hear(&mut self, message: Message) -> Then {
        self.heard = Instant::now();
        match message {
            Message::Text(text) => self.ask(&text).await,
            Message::Binary(_) => self.refuse(None, refusals::malformed()).await,
            Message::Ping(_) | Message::Pong(_) => Then::Go,
            Message::Close(_) => Then::End(None),
        }
    }

    async fn ask(&mut self, text: &Utf8Bytes) -> Then {
        metrics::counter!("sevenfold_messages_total").increment(1);
        let (limits, now) = (&self.app.shared.config.limits, Instant::now());
        if self.bucket.take(limits.messages, now).is_err() {
            if self.strikes.take(limits.strikes, now).is_err() {
                return Then::End(Some(Ending::Flood));
            }
            return self.refuse(None, refusals::too_fast()).await;
        }
        if text.len() > REQUEST_BYTES {
            return self.refuse(id(text), refusals::too_large()).await;
        }
        let Ok(ask) = serde_json::from_str::<LobbyAsk>(text) else {
            return self.refuse(id(text), refusals::malformed()).await;
        };
        match ask.request {
            LobbyRequest::Hello { protocol } if protocol != PROTOCOL => {
                let error = TableError::Outdated { theirs: protocol };
                self.refuse(Some(ask.id), error.refusal()).await;
                Then::End(Some(Ending::Outdated))
            }
            LobbyRequest::Hello { .. } => self.welcome(ask.id).await,
            _ if self.stage == Stage::AtTheDoor => self.refuse(Some(ask.id), refusals::hello_first()).await,
            LobbyRequest::Find(wish) => match find(&self.app, &self.origin, &wish).await {
                Ok(()) => self.say(&ToVisitor::Done { id: ask.id }).await,
                Err(refusal) => self.refuse(Some(ask.id), refusal).await,
            },
            LobbyRequest::Stop => {
                let who = self.guest.player.clone();
                self.app.shared.lobby.change(|state| state.hall.stop(&who));
                self.say(&ToVisitor::Done { id: ask.id }).await
            }
        }
    }

    async fn welcome(&mut self, id: u32) -> Then {
        let who = self.guest.player.clone();
        let Ok(regard) = regard(&self.app, &who).await else {
            return self.refuse(Some(id), refusals::busy()).await;
        };
        self.stage = Stage::Inside;
        let now = self.app.shared.clock.now();
        let line = Line { out: self.out.clone(), dropped: Arc::clone(&self.dropped) };
        self.app.shared.lobby.change(|state| {
            state.names.insert(who.clone(), self.guest.name.clone());
            let lobby = Box::new(state.hall.arrive(&who, self.id, regard));
            // What changes from now on comes after it, in the same queue.
            line.tell(&ToVisitor::Welcome { id, protocol: PROTOCOL, now, lobby });
            state.lines.insert(self.id, line);
        });
        Then::Go
    }

    async fn say(&mut self, message: &ToVisitor) -> Then {
        match text(message) {
            Out::Text(text) => self.write(Message::Text(text)).await,
            Out::Close(ending) => Then::End(Some(ending)),
        }
    }

    async fn refuse(&mut self, id: Option<u32>, refusal: Refusal) -> Then {
        self.say(&ToVisitor::Refused { id, refusal }).await
    }

    async fn write(&mut self, message: Message) -> Then {
        match timeout(WRITING, self.socket.send(message)).await {
            Ok(Ok(())) => Then::Go,
            Ok(Err(_)) => Then::End(None),
            Err(_) => Then::End(Some(Ending::Slow)),
        }
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
