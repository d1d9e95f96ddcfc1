//! What waits for one client, between those who speak to it and the task of its socket.
//!
//! Every socket has one, and in most nothing waits. So it takes as much memory as it holds: a channel makes room for 32 messages
//! before the first, which is a kilobyte and a half.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use crate::tables::Out;

/// Where something is put for a client.
#[derive(Clone)]
pub(crate) struct Outbox(Arc<Mutex<Inside>>);

/// The same for the task that takes it out, of which there is one.
pub(crate) struct Waiting(Outbox);

struct Inside {
    waiting: VecDeque<Out>,
    /// When so many wait the client is too slow.
    most: usize,
    stand: Stand,
    /// The task that waits for something, if it does.
    waker: Option<Waker>,
}

/// How a client stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stand {
    Reads,
    /// It is too slow: nothing more is taken out.
    Dropped,
    /// Its socket is closed.
    Gone,
}

/// Too much waits for the client already, or it is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unheard;

/// The client was dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Dropped;

/// An outbox with room for so many messages.
pub(crate) fn outbox(most: usize) -> (Outbox, Waiting) {
    let inside = Inside { waiting: VecDeque::new(), most, stand: Stand::Reads, waker: None };
    let outbox = Outbox(Arc::new(Mutex::new(inside)));
    (outbox.clone(), Waiting(outbox))
}

impl Outbox {
    /// Puts something in, if there is room.
    pub(crate) fn post(&self, out: Out) -> Result<(), Unheard> {
        let mut inside = self.inside();
        if inside.stand == Stand::Gone || inside.waiting.len() >= inside.most {
            return Err(Unheard);
        }
        inside.waiting.push_back(out);
        wake(inside);
        Ok(())
    }

    /// The client is too slow: its socket is told to end. One that has gone by itself is not counted.
    pub(crate) fn drop_client(&self) {
        let mut inside = self.inside();
        if inside.stand == Stand::Reads {
            inside.stand = Stand::Dropped;
            metrics::counter!("sevenfold_slow_clients_total").increment(1);
        }
        wake(inside);
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        // Nothing panics while it holds what waits, and that would still be right.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Wakes whoever waits; by then others may look inside again.
fn wake(mut inside: MutexGuard<'_, Inside>) {
    let waker = inside.waker.take();
    drop(inside);
    if let Some(waker) = waker {
        waker.wake();
    }
}

impl Inside {
    fn poll(&mut self, context: &Context<'_>) -> Poll<Result<Out, Dropped>> {
        if self.stand == Stand::Dropped {
            return Poll::Ready(Err(Dropped));
        }
        if let Some(out) = self.waiting.pop_front() {
            return Poll::Ready(Ok(out));
        }
        if !self.waker.as_ref().is_some_and(|waker| waker.will_wake(context.waker())) {
            self.waker = Some(context.waker().clone());
        }
        Poll::Pending
    }
}

impl Waiting {
    /// What has waited longest; waits for it if nothing does. It may be asked and not heard out: then nothing is lost.
    pub(crate) async fn next(&mut self) -> Result<Out, Dropped> {
        poll_fn(|context| self.0.inside().poll(context)).await
    }

    /// The same, without waiting.
    pub(crate) fn at_once(&mut self) -> Option<Out> {
        self.0.inside().waiting.pop_front()
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut inside = self.0.inside();
        inside.stand = Stand::Gone;
        (inside.waiting, inside.waker) = (VecDeque::new(), None);
    }
}

#[cfg(test)]
mod tests {
    use axum::extract::ws::Utf8Bytes;
    use metrics_exporter_prometheus::PrometheusBuilder;

    use super::*;
    use crate::tables::Ending;

    fn text(text: &'static str) -> Out {
        Out::Text(Utf8Bytes::from_static(text))
    }

    fn said(out: Result<Out, Dropped>) -> String {
        match out {
            Ok(Out::Text(text)) => text.to_string(),
            other => panic!("{other:?}"),
        }
    }

    #[tokio::test]
    async fn what_is_put_in_comes_out_in_order() {
        let (outbox, mut waiting) = outbox(2);
        assert!(outbox.post(text("one")).is_ok() && outbox.clone().post(text("two")).is_ok());
        assert_eq!(outbox.post(Out::Close(Ending::Away)), Err(Unheard), "there is no more room");
        assert_eq!(said(waiting.next().await), "one");
        assert!(outbox.post(text("three")).is_ok());
        assert_eq!(["two", "three"].map(|_| said(waiting.at_once().ok_or(Dropped))), ["two", "three"]);
        assert!(waiting.at_once().is_none());
        drop(waiting);
        assert_eq!(outbox.post(text("four")), Err(Unheard), "nobody is there");
    }

    #[tokio::test]
    async fn whoever_waits_is_woken() {
        let (outbox, mut waiting) = outbox(2);
        let waits =
            tokio::spawn(async move { (waiting.next().await.map(drop), waiting.next().await.map(drop)) });
        tokio::task::yield_now().await;
        assert!(outbox.post(text("one")).is_ok());
        tokio::task::yield_now().await;
        outbox.drop_client();
        assert_eq!(waits.await.unwrap(), (Ok(()), Err(Dropped)));
    }

    #[tokio::test]
    async fn who_is_dropped_hears_nothing_more() {
        let (outbox, mut waiting) = outbox(2);
        assert!(outbox.post(text("one")).is_ok());
        outbox.drop_client();
        assert_eq!(waiting.next().await.map(drop), Err(Dropped));
    }

    #[test]
    fn who_has_left_was_not_too_slow() {
        let recorder = PrometheusBuilder::new().build_recorder();
        metrics::with_local_recorder(&recorder, || {
            let ((slow, _waiting), (left, gone)) = (outbox(0), outbox(0));
            drop(gone);
            for outbox in [&slow, &slow, &left] {
                assert_eq!(outbox.post(text("one")), Err(Unheard));
                outbox.drop_client();
            }
        });
        let told = recorder.handle().render();
        assert!(told.contains("sevenfold_slow_clients_total 1\n"), "{told}");
    }
}
