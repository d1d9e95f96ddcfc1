//! What this node does for others: it lets their clients come to its tables and to its lobby, and answers questions.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_nats::{Message, Subscriber};
use futures_util::StreamExt as _;
use futures_util::future::join_all;
use sevenfold_protocol::TableCode;
use tokio::sync::mpsc;

use super::line::{Line, Said, Stay};
use super::wire::{Heard, Inquiry};
use super::{Answer, Carrier, LineId, News, NodeId, Question, ToOwner, Vitals, news};
use crate::AppState;
use crate::limits::Origin;
use crate::line::Manners;
use crate::lobby::{self, Visit};
use crate::outbox::{Outbox, outbox};
use crate::tables::{Caller, Command, Updates, Way};

/// What waits for one line before it is ended.
const QUEUE: usize = 64;

/// The lines of other nodes' clients to tables here.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<HashMap<LineId, mpsc::Sender<Said>>>>);

impl Lines {
    fn all(&self) -> MutexGuard<'_, HashMap<LineId, mpsc::Sender<Said>>> {
        // Nothing panics while it holds the map, and the map would still be right.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Does what other nodes ask for, for as long as this runs.
pub(crate) async fn serve(app: AppState) {
    let Some(carrier) = app.shared.carrier.clone() else { return };
    let all =
        join_all(["pings", "questions", "lines", "news", "vitals"].map(|name| carrier.hear(name))).await;
    let all: Option<Vec<Subscriber>> = all.into_iter().collect();
    let Some(Ok([pings, questions, lines, news, vitals])) = all.map(<[Subscriber; 5]>::try_from) else {
        tracing::error!("other nodes cannot be heard");
        return;
    };
    tokio::join!(
        hear_pings(&carrier, pings),
        hear_questions(&app, &carrier, questions),
        hear_lines(&app, &carrier, lines),
        hear_news(&app, &carrier, news),
        hear_vitals(&app, &carrier, vitals),
        news::mend(&app, &carrier)
    );
}

async fn hear_pings(carrier: &Arc<Carrier>, mut pings: Subscriber) {
    while let Some(ping) = pings.next().await {
        if let Ok(node) = serde_json::from_slice::<NodeId>(&ping.payload) {
            carrier.peers.heard(node);
        }
        carrier.reply(ping.reply, &()).await;
    }
}

async fn hear_vitals(app: &AppState, carrier: &Arc<Carrier>, mut questions: Subscriber) {
    while let Some(question) = questions.next().await {
        let (app, carrier) = (app.clone(), Arc::clone(carrier));
        tokio::spawn(async move { carrier.reply(question.reply, &Vitals::of(&app).await).await });
    }
}

/// In the order in which it is told: a table is as it was told last.
async fn hear_news(app: &AppState, carrier: &Arc<Carrier>, mut messages: Subscriber) {
    while let Some(Message { payload, reply, .. }) = messages.next().await {
        let Ok(heard) = serde_json::from_slice::<News>(&payload) else { continue };
        if reply.is_none() {
            news::take_in(app, heard).await;
            continue;
        }
        // Somebody waits for it, and others should not.
        let (app, carrier) = (app.clone(), Arc::clone(carrier));
        tokio::spawn(async move {
            news::take_in(&app, heard).await;
            carrier.reply(reply, &()).await;
        });
    }
}

async fn hear_questions(app: &AppState, carrier: &Arc<Carrier>, mut questions: Subscriber) {
    while let Some(Message { payload, reply, .. }) = questions.next().await {
        let (app, carrier) = (app.clone(), Arc::clone(carrier));
        tokio::spawn(async move {
            let answer = match serde_json::from_slice(&payload) {
                Ok(inquiry) => answer(&app, inquiry).await,
                Err(_) => Answer::Not,
            };
            carrier.reply(reply, &answer).await;
        });
    }
}

/// Answers for a table that is here. What is elsewhere is not carried twice.
async fn answer(app: &AppState, Inquiry { code, question }: Inquiry) -> Answer {
    let tables = &app.shared.tables;
    if !app.shared.store.holds(code) {
        look_up(app, code);
        return Answer::Not;
    }
    match question {
        Question::Face => match tables.ask(code, Command::Face).await {
            Some(face) => Answer::Face(face.map(Box::new)),
            None => Answer::Not,
        },
        Question::Company(player) => Answer::Company(
            tables.ask(code, |answer| Command::Company(Box::new((player, answer)))).await.flatten(),
        ),
        Question::Sitter(seat) => {
            Answer::Sitter(tables.ask(code, |answer| Command::Sitter(seat, answer)).await.flatten())
        }
        Question::Forget(player, nobody) => {
            match tables.ask(code, |answer| Command::Forget(Box::new((player, nobody, answer)))).await {
                Some(Ok(())) => Answer::Forgotten,
                _ => Answer::Not,
            }
        }
    }
}

async fn hear_lines(app: &AppState, carrier: &Arc<Carrier>, mut messages: Subscriber) {
    let lines = Lines::default();
    while let Some(Message { payload, reply, .. }) = messages.next().await {
        let heard = match serde_json::from_slice(&payload) {
            Ok(ToOwner::Open { line, code, player, network, updates }) => {
                let origin = Origin { player, network };
                begin(app, carrier, &lines, line, |out| come(app, code, origin, updates, out))
            }
            Ok(ToOwner::Enter { line, player, name, network }) => {
                let origin = Origin { player, network };
                begin(app, carrier, &lines, line, |out| enter(app, name, origin, out))
            }
            Ok(ToOwner::Ask { line, ask, trace }) => pass_on(&lines, &line, Said::Ask(ask, trace)),
            Ok(ToOwner::Wish { line, ask }) => pass_on(&lines, &line, Said::Wish(ask)),
            Ok(ToOwner::Leave { line }) => match pass_on(&lines, &line, Said::Leave(reply.clone())) {
                // It is answered at its end.
                Heard::Yes => continue,
                Heard::No => Heard::No,
            },
            Err(_) => Heard::No,
        };
        carrier.reply(reply, &heard).await;
    }
}

/// Hands something to a line. One that is so far behind is ended: it could not keep the order.
fn pass_on(lines: &Lines, line: &LineId, said: Said) -> Heard {
    let mut all = lines.all();
    if let Some(Ok(())) = all.get(line).map(|queue| queue.try_send(said)) {
        return Heard::Yes;
    }
    all.remove(line);
    Heard::No
}

/// A client of another node comes to where it can stay, if it can.
fn begin(
    app: &AppState,
    carrier: &Arc<Carrier>,
    lines: &Lines,
    id: LineId,
    stay: impl FnOnce(Outbox) -> Option<Stay>,
) -> Heard {
    let (out, waiting) = outbox(app.shared.config.limits.queue);
    let Some(stay) = stay(out) else { return Heard::No };
    let (queue, said) = mpsc::channel(QUEUE);
    lines.all().insert(id.clone(), queue);
    let line = Line { app: app.clone(), carrier: Arc::clone(carrier), id: id.clone(), number: 0 };
    let lines = lines.clone();
    tokio::spawn(async move {
        line.run(stay, said, waiting).await;
        lines.all().remove(&id);
    });
    Heard::Yes
}

/// Another node takes this one for the owner of a table. It may be right: where the answer to a claim was lost, the database says
/// so and this node does not know. It finds out, and whoever tries again is let in.
fn look_up(app: &AppState, code: TableCode) {
    let tables = app.shared.tables.clone();
    tokio::spawn(async move { tables.send(code, Command::Wake).await });
}

/// To a table, if it is here.
fn come(app: &AppState, code: TableCode, origin: Origin, updates: Updates, out: Outbox) -> Option<Stay> {
    if !app.shared.store.holds(code) {
        look_up(app, code);
        return None;
    }
    let (id, Origin { player, network }) = (app.next_socket(), origin);
    let caller = Caller { id, player, network, out, updates, way: Way::Carried, trace: None };
    Some(Stay::Table(code, caller))
}

/// To the lobby, if it is here.
fn enter(app: &AppState, name: String, origin: Origin, out: Outbox) -> Option<Stay> {
    if !app.shared.lobby.is_here() {
        let app = app.clone();
        // As with a table: it may be ours, and whoever tries again is let in then.
        tokio::spawn(async move { lobby::look_up(&app).await });
        return None;
    }
    let (id, manners) = (app.next_socket(), Manners::Silent);
    Some(Stay::Lobby(Visit { app: app.clone(), name, origin, id, out, manners }))
}
