//! What a server tells of itself, or its system tells of it.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};

use super::api::Api;

/// Where the server is, or the servers of one place.
pub(super) struct House {
    pub(super) servers: Vec<SocketAddr>,
    /// The process of the one, if the system is to be asked.
    pub(super) pid: Option<u32>,
}

/// Figures at one moment.
#[derive(Clone, Debug, Default)]
pub(super) struct Look {
    /// Seconds of the processor so far.
    pub(super) work: Option<f64>,
    /// Kilobytes in memory.
    pub(super) memory: Option<f64>,
    /// What the server's metrics say, by name with labels.
    pub(super) metrics: BTreeMap<String, f64>,
}

impl House {
    /// Looks at the server, or at all together; nothing if one does not answer.
    pub(super) async fn look(&self) -> Option<Look> {
        let mut all = Look { work: Some(0.0), memory: Some(0.0), metrics: BTreeMap::new() };
        for server in &self.servers {
            all.add(self.look_at(*server).await?);
        }
        Some(all)
    }

    async fn look_at(&self, server: SocketAddr) -> Option<Look> {
        let mut api = Api::connect(Ipv4Addr::LOCALHOST, server).await.ok()?;
        let body = api.call("GET", "/metrics", "", "").await.ok()?.body;
        let metrics = read(&body);
        let told = |name: &str| metrics.get(name).copied();
        let work = self.pid.map_or_else(|| told("process_cpu_seconds_total"), work_of);
        let memory = self
            .pid
            .map_or_else(|| told("process_resident_memory_bytes").map(|bytes| bytes / 1024.0), memory_of);
        Some(Look { work, memory, metrics })
    }
}

impl Look {
    fn add(&mut self, other: Self) {
        let sum = |one: Option<f64>, other: Option<f64>| Some(one? + other?);
        self.work = sum(self.work, other.work);
        self.memory = sum(self.memory, other.memory);
        for (name, number) in other.metrics {
            *self.metrics.entry(name).or_default() += number;
        }
    }
}

/// Figures as Prometheus reads them: a name with labels and a number on each line.
fn read(text: &str) -> BTreeMap<String, f64> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| {
            let (name, number) = line.rsplit_once(' ')?;
            Some((name.to_owned(), number.parse().ok()?))
        })
        .collect()
}

/// Seconds of the processor that a process has used, as Linux tells.
fn work_of(pid: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let mut fields = stat.rsplit(')').next()?.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<f64>().ok();
    Some((ticks()? + ticks()?) / 100.0)
}

/// Kilobytes of a process in memory, as Linux tells.
fn memory_of(pid: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metrics_are_read() {
        let read = read("# HELP x\nx{part=\"a b\"} 7\nsum 1.5e-3\nodd\n");
        assert_eq!(read.get("x{part=\"a b\"}"), Some(&7.0));
        assert_eq!(read.get("sum"), Some(&0.0015));
        assert_eq!(read.len(), 2);
    }
}
