//! A client of another node at a table of this one: its room knows it as one that is connected here.

use std::sync::Arc;
use std::time::Duration;

use sevenfold_protocol::{Ask, TableCode};
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::carrier::Unheard;
use super::wire::Heard;
use super::{Carrier, LineId, Told};
use crate::AppState;
use crate::tables::{Caller, Command, Ending, Out};

/// How often a client's node is told how much was said to it.
const STILL: Duration = Duration::from_secs(2);

/// What a client's node says.
pub(super) enum Said {
    /// The client asks for something.
    Ask(Ask),
    /// The client has left; who is to be told when the table knows.
    Leave(Option<async_nats::Subject>),
}

/// A line to a client elsewhere.
pub(super) struct Line {
    pub(super) app: AppState,
    pub(super) carrier: Arc<Carrier>,
    pub(super) id: LineId,
    pub(super) code: TableCode,
    /// How many messages were sent.
    pub(super) number: u64,
}

/// Does a line go on?
enum Then {
    Go,
    End,
}

impl Line {
    /// Carries what is said, both ways, until one side ends it.
    pub(super) async fn run(
        mut self,
        caller: Caller,
        mut said: mpsc::Receiver<Said>,
        mut outgoing: mpsc::Receiver<Out>,
    ) {
        let _open = self.app.shared.closing.subscribe();
        let left = self.talk(&caller, &mut said, &mut outgoing).await;
        self.app.shared.tables.leave(self.code, caller.id).await;
        self.carrier.reply(left, &Heard::Yes).await;
    }

    /// Gives who waits for its end, if somebody does.
    async fn talk(
        &mut self,
        caller: &Caller,
        said: &mut mpsc::Receiver<Said>,
        outgoing: &mut mpsc::Receiver<Out>,
    ) -> Option<async_nats::Subject> {
        let (mut breaks, begun) = (self.carrier.breaks(), Instant::now());
        let mut clock = interval(STILL);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        clock.reset();
        loop {
            let then = tokio::select! {
                said = said.recv() => match said {
                    Some(Said::Ask(ask)) => {
                        let ask = Command::Ask(caller.clone(), ask, std::time::Instant::now());
                        self.app.shared.tables.send(self.code, ask).await;
                        Then::Go
                    }
                    Some(Said::Leave(reply)) => return reply,
                    None => Then::End,
                },
                out = outgoing.recv() => match out {
                    Some(Out::Text(text)) => self.tell(Told::Text(text)).await,
                    Some(Out::Close(ending)) => self.close(ending).await,
                    None => Then::End,
                },
                () = caller.dropped.notified() => self.close(Ending::Slow).await,
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

    async fn tell(&mut self, told: Told) -> Then {
        if told != Told::Still {
            self.number += 1;
        }
        match self.carrier.tell(&self.id, &told, self.number).await {
            Ok(()) => Then::Go,
            Err(Unheard) => Then::End,
        }
    }

    async fn close(&mut self, ending: Ending) -> Then {
        self.tell(Told::Close(ending)).await;
        Then::End
    }
}
