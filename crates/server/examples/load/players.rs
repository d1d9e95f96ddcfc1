//! Two scripted players at a table.

use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use sevenfold_client::answers;
use sevenfold_protocol::{Request, ToClient};
use tokio::sync::mpsc;
use tokio::time::sleep_until;

use crate::line::Line;

/// Two players at a table.
pub(crate) struct Table(pub [Line; 2]);

impl Table {
    /// Two guests from this address sit down and begin.
    pub(crate) async fn gather(from: Ipv4Addr, code: &str, guests: &[String; 2]) -> Self {
        let mut lines =
            [Line::connect(from, code, &guests[0]).await, Line::connect(from, code, &guests[1]).await];
        for line in &mut lines {
            line.hello().await;
            assert!(line.ask(Request::TakeSeat { seat: None, name: "Load".to_owned() }).await);
        }
        assert!(lines[0].ask(Request::Start { fill: None }).await);
        Self(lines)
    }

    /// One move a second, by whoever can make one, as long as somebody counts; both listen all the time.
    pub(crate) async fn play(mut self, results: mpsc::UnboundedSender<Duration>) {
        let mut next = tokio::time::Instant::now() + Duration::from_micros(rand_micros());
        let mut sent: BTreeMap<(usize, u32), Instant> = BTreeMap::new();
        loop {
            let [first, second] = &mut self.0;
            tokio::select! {
                heard = first.hear() => settle(&mut sent, 0, &heard, &results),
                heard = second.hear() => settle(&mut sent, 1, &heard, &results),
                () = sleep_until(next), if !results.is_closed() => {
                    next += Duration::from_secs(1);
                    if let Some(key) = self.act().await {
                        sent.insert(key, Instant::now());
                    }
                }
            }
        }
    }

    async fn act(&mut self) -> Option<(usize, u32)> {
        if self.0[0].is_over() {
            for line in &mut self.0 {
                line.post(Request::Rematch { seat: line.seat() }).await;
            }
            return None;
        }
        let mut lines = self.0.iter_mut().enumerate();
        let (index, line, request) = lines.find_map(|(index, line)| {
            let request = line.some_move()?;
            Some((index, line, request))
        })?;
        Some((index, line.post(request).await))
    }
}

/// Microseconds below a second, different for every table.
fn rand_micros() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    u64::from_le_bytes(bytes) % 1_000_000
}

fn settle(
    sent: &mut BTreeMap<(usize, u32), Instant>,
    index: usize,
    heard: &ToClient,
    results: &mpsc::UnboundedSender<Duration>,
) {
    if let Some(at) = answers(heard).and_then(|id| sent.remove(&(index, id)))
        && matches!(heard, ToClient::Done { .. })
    {
        // When nobody counts any more, this move was the last.
        let _ = results.send(at.elapsed());
    }
}
