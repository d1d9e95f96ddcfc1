//! A client of this node at a table of another one, or in the lobby there.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use futures_util::StreamExt as _;
use tokio::sync::mpsc;
use tracing::Instrument as _;

use super::{Carrier, LineId, Peer, ToOwner, Told};
use crate::outbox::Outbox;
use crate::tables::{Ending, Out};
use crate::traces::Trace;

/// What a client asks for, on its way.
pub(crate) trait Carried: Send {
    /// By which it is known among those of its client.
    fn id(&self) -> u32;

    /// As it travels on this line; the trace is that of its way.
    fn post(self, line: LineId, trace: Option<Trace>) -> ToOwner;

    /// What its client is told if it is the first and there is no way, before it is told to try again.
    fn no_way(&self) -> Option<Out>;
}

/// One client's way to another node.
pub(crate) struct Carriage {
    pub(crate) carrier: Arc<Carrier>,
    pub(crate) owner: Arc<Peer>,
    /// What goes out to the client.
    pub(crate) out: Outbox,
}

/// How a line ended.
enum End {
    /// The owner ended it.
    ByOwner(Ending),
    /// Something may have been lost.
    Lost(Ending),
    /// The client has left, or does not read.
    ByClient,
}

impl Carriage {
    /// Carries what is said, both ways, until one side ends it.
    pub(crate) async fn run<A: Carried>(
        self,
        open: impl FnOnce(LineId) -> ToOwner,
        first: A,
        asks: mpsc::Receiver<A>,
    ) {
        let line = self.carrier.new_line();
        let end = self.talk(&line, open(line.clone()), first, asks).await;
        if let End::ByOwner(ending) | End::Lost(ending) = end
            && self.out.post(Out::Close(ending)).is_err()
        {
            self.out.drop_client();
        }
        if !matches!(end, End::ByOwner(_)) {
            // An owner that does not hear it notices by itself.
            let _ = self.carrier.post(&self.owner.node, &ToOwner::Leave { line }).await;
        }
    }

    async fn talk<A: Carried>(
        &self,
        line: &LineId,
        open: ToOwner,
        first: A,
        mut asks: mpsc::Receiver<A>,
    ) -> End {
        let mut breaks = self.carrier.breaks();
        let hearing = self.carrier.listen(line).await;
        let opened = self.carrier.post(&self.owner.node, &open).await;
        let (Some(mut hearing), Ok(())) = (hearing, opened) else {
            if let Some(out) = first.no_way() {
                // A queue that is full of answers is emptied or closed by the socket's own task.
                let _ = self.out.post(out);
            }
            return End::Lost(Ending::TryLater);
        };
        let (mut ear, mut next) = (Ear::default(), Some(first));
        loop {
            if let Some(ask) = next.take() {
                let span = tracing::debug_span!("carry", owner = %self.owner.node.0, id = ask.id());
                let ask = ask.post(line.clone(), Trace::of(&span));
                if self.carrier.post(&self.owner.node, &ask).instrument(span).await.is_err() {
                    // Perhaps it was heard: nobody is told yes or no, and whoever comes back sees it.
                    return End::Lost(Ending::TryLater);
                }
            }
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some(ask) => next = Some(ask),
                    None => return End::ByClient,
                },
                message = hearing.next() => {
                    let told = message.as_ref().and_then(|message| Told::read(&message.payload));
                    match told.map(|(number, told)| ear.take_in(number, told)) {
                        Some(Took::Nothing) => {}
                        Some(Took::Text(text)) => {
                            if self.out.post(Out::Text(text)).is_err() {
                                self.out.drop_client();
                                return End::ByClient;
                            }
                        }
                        Some(Took::Close(ending)) => return End::ByOwner(ending),
                        Some(Took::Gap) | None => return End::Lost(Ending::TryLater),
                    }
                },
                () = self.owner.gone() => return End::Lost(Ending::TryLater),
                _ = breaks.changed() => return End::Lost(Ending::TryLater),
            }
        }
    }
}

/// What was heard on a line so far.
#[derive(Default)]
struct Ear {
    /// The number of the last message.
    number: u64,
    /// The beginning of a text that comes in pieces.
    begun: String,
}

/// What became of a message.
enum Took {
    /// There is nothing to pass on.
    Nothing,
    Text(Utf8Bytes),
    Close(Ending),
    /// Something was missed.
    Gap,
}

impl Ear {
    fn take_in(&mut self, number: u64, told: Told) -> Took {
        if told == Told::Still {
            return if number == self.number { Took::Nothing } else { Took::Gap };
        }
        if number != self.number + 1 {
            return Took::Gap;
        }
        self.number = number;
        match told {
            Told::Piece(text) => {
                self.begun.push_str(&text);
                Took::Nothing
            }
            Told::Text(text) if self.begun.is_empty() => Took::Text(text),
            Told::Text(text) => {
                self.begun.push_str(&text);
                Took::Text(std::mem::take(&mut self.begun).into())
            }
            Told::Close(ending) => Took::Close(ending),
            Told::Still => Took::Nothing,
        }
    }
}
