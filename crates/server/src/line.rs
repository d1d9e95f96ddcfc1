//! One client's socket, whatever it is connected to.
//!
//! Its task reads what the client says and hands it to its [`Talk`], and writes what waits for the client. A client that
//! does not read is dropped when its queue is full; it can come back and gets everything anew.

use std::pin::pin;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt as _;
use futures_util::future::poll_immediate;
use sevenfold_protocol::limits::REQUEST_BYTES;
use sevenfold_protocol::{Refusal, closing};
use tokio::time::error::Elapsed;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite;

use crate::farewell::Connected;
use crate::limits::Bucket;
use crate::outbox::{Dropped, Waiting};
use crate::tables::{Ending, Out};
use crate::{AppState, refusals};

/// So many messages are written in one go.
const TOGETHER: usize = 16;
/// How long one message to a client may take.
const WRITING: Duration = Duration::from_secs(10);

/// What a client is connected to.
pub(crate) trait Talk: Send {
    /// What is told of something that was not done.
    fn refused(id: Option<u32>, refusal: Refusal) -> Out;

    /// Has the client said hello?
    fn manners(&self) -> Manners;

    /// A message that is neither too large nor one too many.
    fn ask(&mut self, text: &Utf8Bytes, now: Instant) -> impl Future<Output = Then> + Send;

    /// The client is gone.
    fn leave(&mut self) -> impl Future<Output = ()> + Send;
}

/// Has a client said hello?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manners {
    /// Not yet.
    Silent,
    Greeted,
}

/// How a line goes on.
pub(crate) enum Then {
    Go,
    /// This is said.
    Say(Out),
    /// This is said, and then it is over.
    SayLast(Out, Ending),
    End(Option<Ending>),
}

/// A client's socket.
pub(crate) struct Line<T> {
    app: AppState,
    socket: WebSocket,
    talk: T,
    bucket: Bucket,
    /// What is refused because it was too much; then it is enough.
    strikes: Bucket,
    begun: Instant,
    heard: Instant,
}

impl<T: Talk> Line<T> {
    /// In a box: the task of a socket would have room for several copies of what it hands around.
    pub(crate) fn new(app: AppState, socket: WebSocket, talk: T) -> Box<Self> {
        let (limits, now) = (&app.shared.config.limits, Instant::now());
        let [bucket, strikes] = [limits.messages, limits.strikes].map(|rate| Bucket::new(rate, now));
        Box::new(Self { app, socket, talk, bucket, strikes, begun: now, heard: now })
    }

    /// Goes on until one of both has had enough.
    pub(crate) async fn run(mut self: Box<Self>, waiting: Waiting, mut connected: Connected) {
        // Between showing the cookie and now the guest may have been forgotten, or the session ended.
        let known = Box::pin(self.app.shared.store.knows(connected.token())).await;
        let ending = match known {
            Ok(false) => Some(Ending::Forgotten),
            _ => self.go_on(waiting, &mut connected).await,
        };
        self.talk.leave().await;
        drop(connected);
        if let Some(ending) = ending {
            // The client may be gone already.
            end(self.socket, ending).await;
        }
    }

    async fn go_on(&mut self, mut waiting: Waiting, connected: &mut Connected) -> Option<Ending> {
        let limits = &self.app.shared.config.limits;
        let (ping, silence, hello) = (limits.ping, limits.silence, limits.hello);
        let mut clock = interval(ping.min(hello));
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        clock.reset();
        // What happens once is waited for once: to begin anew with every message costs more than the message.
        let mut must_end = pin!(connected.must_end());
        loop {
            let then = tokio::select! {
                frame = self.socket.recv() => match frame {
                    Some(Ok(message)) => self.hear(message).await,
                    Some(Err(error)) => Then::End(is_too_large(error).then_some(Ending::TooLarge)),
                    None => Then::End(None),
                },
                out = waiting.next() => match out {
                    Ok(first) => {
                        let more = std::iter::from_fn(|| waiting.at_once());
                        self.write_all(std::iter::once(first).chain(more).take(TOGETHER)).await
                    }
                    Err(Dropped) => Then::End(Some(Ending::Slow)),
                },
                () = &mut must_end => Then::End(Some(Ending::Forgotten)),
                _ = clock.tick() => {
                    if self.heard.elapsed() > silence || self.is_rude(hello) {
                        Then::End(Some(Ending::Slow))
                    } else {
                        self.write(Message::Ping(axum::body::Bytes::new())).await
                    }
                }
            };
            if let Then::End(ending) = self.carry_out(then).await {
                return ending;
            }
        }
    }

    /// Says what is to be said.
    async fn carry_out(&mut self, then: Then) -> Then {
        let (out, after) = match then {
            Then::Say(out) => (out, Then::Go),
            Then::SayLast(out, ending) => (out, Then::End(Some(ending))),
            then => return then,
        };
        match self.write_all(std::iter::once(out)).await {
            Then::Go => after,
            ended => ended,
        }
    }

    /// Whoever is connected and never says hello keeps a place that others could have.
    fn is_rude(&self, hello: Duration) -> bool {
        self.talk.manners() == Manners::Silent && self.begun.elapsed() >= hello
    }

    async fn hear(&mut self, message: Message) -> Then {
        self.heard = Instant::now();
        match message {
            Message::Text(text) => self.ask(&text).await,
            Message::Binary(_) => Then::Say(T::refused(None, refusals::malformed())),
            Message::Ping(_) | Message::Pong(_) => Then::Go,
            Message::Close(_) => Then::End(None),
        }
    }

    async fn ask(&mut self, text: &Utf8Bytes) -> Then {
        self.app.shared.messages.increment(1);
        let (limits, now) = (&self.app.shared.config.limits, Instant::now());
        if self.bucket.take(limits.messages, now).is_err() {
            if self.strikes.take(limits.strikes, now).is_err() {
                return Then::End(Some(Ending::Flood));
            }
            // What is too large, too, is not even looked at.
            let id = if text.len() > REQUEST_BYTES { None } else { id(text) };
            return Then::Say(T::refused(id, refusals::too_fast()));
        }
        if text.len() > REQUEST_BYTES {
            return Then::Say(T::refused(id(text), refusals::too_large()));
        }
        self.talk.ask(text, now).await
    }

    async fn write(&mut self, message: Message) -> Then {
        written(&in_time(self.socket.send(message)).await)
    }

    /// Writes what has been waiting in one go: an update and the answer to whoever brought it about go out together.
    async fn write_all(&mut self, waiting: impl Iterator<Item = Out>) -> Then {
        for out in waiting {
            let then = match out {
                Out::Text(text) => written(&in_time(self.socket.feed(Message::Text(text))).await),
                Out::Close(ending) => Then::End(Some(ending)),
            };
            if let Then::End(ending) = then {
                return Then::End(ending);
            }
        }
        written(&in_time(self.socket.flush()).await)
    }
}

/// Closes a socket.
pub(crate) async fn end(mut socket: WebSocket, ending: Ending) {
    let _ = timeout(WRITING, socket.send(Message::Close(Some(frame(ending))))).await;
}

/// Writing must be done in time. Most often it is done at once, and then nobody looks at a clock.
async fn in_time<T>(writing: impl Future<Output = T>) -> Result<T, Elapsed> {
    let mut writing = pin!(writing);
    match poll_immediate(writing.as_mut()).await {
        Some(written) => Ok(written),
        None => timeout(WRITING, writing).await,
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
fn is_too_large(error: axum::Error) -> bool {
    let error = error.into_inner().downcast::<tungstenite::Error>();
    error.is_ok_and(|error| matches!(*error, tungstenite::Error::Capacity(_)))
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
