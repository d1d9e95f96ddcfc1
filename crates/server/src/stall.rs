//! A stream that does not wait for ever for a reader.
//!
//! Whoever takes less than a trickle while something is to be written to them is cut off: neither a client that never reads
//! nor one that reads a byte now and then holds a connection and what waits for it.

use std::io::{self, ErrorKind};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

use crate::Limits;

/// A stream to somebody who may be slow, but not for ever.
pub(crate) struct StallGuard<S> {
    stream: S,
    /// How long in all we have waited for the reader, less what was read since.
    waited: Duration,
    /// Since when we wait.
    since: Option<Instant>,
    most: Duration,
    bytes_per_second: u32,
    /// Once there was something to wait for.
    alarm: Option<Pin<Box<Sleep>>>,
}

impl<S> StallGuard<S> {
    pub(crate) fn new(stream: S, limits: &Limits) -> Self {
        let (most, bytes_per_second) = (limits.writing, limits.trickle.max(1));
        Self { stream, waited: Duration::ZERO, since: None, most, bytes_per_second, alarm: None }
    }

    /// Something was written: the wait is over, and what was read makes up for it.
    fn written(&mut self, bytes: usize) {
        let Some(since) = self.since.take() else { return };
        let bytes = u32::try_from(bytes).unwrap_or(u32::MAX);
        let made_up = Duration::from_secs(1) * bytes / self.bytes_per_second;
        self.waited = (self.waited + since.elapsed()).saturating_sub(made_up);
    }

    /// Nothing could be written: ready when it has been so for too long.
    fn wait(&mut self, context: &mut Context<'_>) -> Poll<io::Error> {
        let since = *self.since.get_or_insert_with(Instant::now);
        let until = since + self.most.saturating_sub(self.waited);
        let alarm = self.alarm.get_or_insert_with(|| Box::pin(sleep_until(until)));
        alarm.as_mut().reset(until);
        ready!(alarm.as_mut().poll(context));
        Poll::Ready(io::Error::new(ErrorKind::TimedOut, "the client does not read"))
    }

    fn heed(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) => {
                self.written(bytes);
                Poll::Ready(Ok(bytes))
            }
            Poll::Pending => self.wait(context).map(Err),
            failed @ Poll::Ready(Err(_)) => failed,
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for StallGuard<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for StallGuard<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.heed(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.heed(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream, duplex};

    use super::*;

    /// Twenty seconds, and a hundred bytes for each second more.
    fn slow_pair() -> (StallGuard<DuplexStream>, DuplexStream) {
        let limits = Limits { writing: Duration::from_secs(20), trickle: 100, ..Limits::default() };
        let (ours, theirs) = duplex(64);
        (StallGuard::new(ours, &limits), theirs)
    }

    #[tokio::test(start_paused = true)]
    async fn who_never_reads_is_cut_off() {
        let (mut ours, _theirs) = slow_pair();
        let (begun, error) = (Instant::now(), ours.write_all(&[7; 1000]).await.unwrap_err());
        assert_eq!((error.kind(), begun.elapsed().as_secs()), (ErrorKind::TimedOut, 20));
    }

    #[tokio::test(start_paused = true)]
    async fn who_reads_a_byte_now_and_then_is_cut_off() {
        let (mut ours, mut theirs) = slow_pair();
        let reader = tokio::spawn(async move {
            while theirs.read_u8().await.is_ok() {
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        });
        let error = ours.write_all(&[7; 1000]).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        reader.abort();
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_line_gets_everything() {
        let (mut ours, mut theirs) = slow_pair();
        let reader = tokio::spawn(async move {
            let (mut buffer, mut read) = ([0; 60], 0);
            while read < 60_000 {
                read += theirs.read(&mut buffer).await.unwrap();
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
            read
        });
        let begun = Instant::now();
        ours.write_all(&vec![7; 60_000]).await.unwrap();
        assert!(begun.elapsed() > Duration::from_secs(100), "it was slow");
        assert_eq!(reader.await.unwrap(), 60_000);
    }
}
