//! A client of another node at a table of this one, or in the lobby: there it is known as one that is connected here.

use std::sync::Arc;
use std::time::Duration;

use sevenfold_protocol::{Ask, LobbyAsk, TableCode};
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::carrier::Unheard;
use super::wire::Heard;
use super::{Carrier, LineId, Told};
use crate::lobby::Visit;
use crate::outbox::{Dropped, Waiting};
use crate::tables::{Caller, Command, Ending, Out};
use crate::traces::Trace;
use crate::{AppState, line};

/// How often a client's node is told how much was said to it.
const STILL: Duration = Duration::from_secs(2);

/// What a client's node says.
pub(super) enum Said {
    /// The client asks its table for something; where its way stands in a trace.
    Ask(Ask, Option<Trace>),
    /// The client asks for something in the lobby.
    Wish(LobbyAsk),
    /// The client has left; who is to be told when the table knows.
    Leave(Option<async_nats::Subject>),
}

/// A line to a client elsewhere.
pub(super) struct Line {
    pub(super) app: AppState,
    pub(super) carrier: Arc<Carrier>,
    pub(super) id: LineId,
    /// How many messages were sent.
    pub(super) number: u64,
}

/// Where a client of another node is.
pub(super) enum Stay {
    /// At a table.
    Table(TableCode, Caller),
    /// In the lobby.
    Lobby(Visit),
}

/// Does a line go on?
enum Then {
    Go,
    End,
}

impl Line {
    /// Carries what is said, both ways, until one side ends it.
    pub(super) async fn run(mut self, mut stay: Stay, mut said: mpsc::Receiver<Said>, mut waiting: Waiting) {
        let _open = self.app.shared.closing.subscribe();
        let left = self.talk(&mut stay, &mut said, &mut waiting).await;
        match stay {
            Stay::Table(code, caller) => self.app.shared.tables.leave(code, caller.id).await,
            Stay::Lobby(visit) => visit.leave(),
        }
        self.carrier.reply(left, &Heard::Yes).await;
    }

    /// Gives who waits for its end, if somebody does.
    async fn talk(
        &mut self,
        stay: &mut Stay,
        said: &mut mpsc::Receiver<Said>,
        waiting: &mut Waiting,
    ) -> Option<async_nats::Subject> {
        let (mut breaks, begun) = (self.carrier.breaks(), Instant::now());
        let mut clock = interval(STILL);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        clock.reset();
        loop {
            let then = tokio::select! {
                said = said.recv() => match said {
                    Some(Said::Leave(reply)) => return reply,
                    Some(said) => self.hear(stay, said).await,
                    None => Then::End,
                },
                out = waiting.next() => match out {
                    Ok(out) => self.pass_on(out).await,
                    Err(Dropped) => self.close(Ending::Slow).await,
                },
                _ = breaks.changed() => Then::End,
                _ = clock.tick() => {
                    if self.carrier.peers.is_heard(&self.id.node, begun) {
                        self.tell(Told::Still).await
                    } else {
                        Then::End
                    }
                }
            };
            if let Then::End = then {
                return None;
            }
        }
    }

    async fn hear(&mut self, stay: &mut Stay, said: Said) -> Then {
        match (stay, said) {
            (Stay::Table(code, caller), Said::Ask(ask, trace)) => {
                let caller = Caller { trace, ..caller.clone() };
                let ask = Command::ask(caller, ask, std::time::Instant::now());
                self.app.shared.tables.send(*code, ask).await;
                Then::Go
            }
            (Stay::Lobby(visit), Said::Wish(ask)) => match visit.ask(ask).await {
                line::Then::Go => Then::Go,
                line::Then::Say(out) => self.pass_on(out).await,
                line::Then::SayLast(out, ending) => match self.pass_on(out).await {
                    Then::Go => self.close(ending).await,
                    Then::End => Then::End,
                },
                line::Then::End(Some(ending)) => self.close(ending).await,
                line::Then::End(None) => Then::End,
            },
            // Nobody says at a table what is said in the lobby.
            _ => Then::End,
        }
    }

    async fn pass_on(&mut self, out: Out) -> Then {
        match out {
            Out::Text(text) => self.tell(Told::Text(text)).await,
            Out::Close(ending) => self.close(ending).await,
        }
    }

    async fn tell(&mut self, told: Told) -> Then {
        let mut rest = Some(told);
        while let Some(told) = rest {
            let piece;
            (piece, rest) = told.split(self.carrier.most());
            if piece != Told::Still {
                self.number += 1;
            }
            if let Err(Unheard) = self.carrier.tell(&self.id, &piece, self.number).await {
                return Then::End;
            }
        }
        Then::Go
    }

    async fn close(&mut self, ending: Ending) -> Then {
        self.tell(Told::Close(ending)).await;
        Then::End
    }
}
