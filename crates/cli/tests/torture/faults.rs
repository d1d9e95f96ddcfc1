//! What goes wrong.

use std::net::{Ipv4Addr, SocketAddr};
use std::process::Command;
use std::time::{Duration, Instant};

use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use tokio::sync::watch;
use tokio::time::sleep;

use super::api::Api;
use super::below;
use super::person::Word;
use super::support::nats::Nats;
use super::support::program::Program;

/// How to restart `PostgreSQL`.
const RESTART: &str = "SEVENFOLD_POSTGRES_RESTART";
/// Longer than a lease.
const PAST_THE_LEASE: Duration = Duration::from_millis(9500);

/// What can go wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    /// Connections of clients break.
    Cut,
    /// A node is killed, and started again.
    Kill,
    /// NATS is killed, and started again.
    Nats,
    /// The database is restarted.
    Postgres,
    /// A node stands still past its lease, and wakes up.
    Stop,
}

impl Fault {
    pub(crate) const ALL: [Self; 5] = [Self::Cut, Self::Kill, Self::Nats, Self::Postgres, Self::Stop];
}

/// Three nodes and what they stand on.
pub(crate) struct Scene {
    pub database: String,
    pub nats: Nats,
    pub nodes: Vec<(Program, u16)>,
    pub word: watch::Sender<Word>,
    /// When nodes were killed, and the tables they had.
    pub kills: Vec<(Instant, Vec<String>)>,
}

impl Scene {
    /// Lets something go wrong, and puts it right as far as that is not left to the nodes.
    pub(crate) async fn suffer(&mut self, fault: Fault) {
        match fault {
            Fault::Cut => self.word.send_modify(|word| {
                if let Word::Play(cuts) = word {
                    *cuts += 1;
                }
            }),
            Fault::Kill => self.kill(below(3)).await,
            Fault::Nats => {
                self.nats.kill();
                sleep(Duration::from_millis(500 + below(1500) as u64)).await;
                self.nats.run();
            }
            Fault::Postgres => restart_database().await,
            Fault::Stop => {
                let node = self.nodes[below(3)].0.id();
                signal(node, "STOP");
                sleep(PAST_THE_LEASE).await;
                signal(node, "CONT");
            }
        }
    }

    /// This node has found nothing damaged, however much happened while it looked.
    pub(crate) async fn finds_no_damage(&self, node: usize) {
        let address = SocketAddr::from(([127, 0, 0, 1], self.nodes[node].1));
        let mut api = Api::connect(Ipv4Addr::LOCALHOST, address).await.unwrap();
        let said = api.call("GET", "/healthz", "", "").await.unwrap();
        assert_eq!(said.body, "ok", "node {node}");
    }

    async fn kill(&mut self, node: usize) {
        self.finds_no_damage(node).await;
        let at = Instant::now();
        self.nodes[node].0.kill();
        let orphans = self.orphans().await;
        self.kills.push((at, orphans));
        sleep(Duration::from_millis(1000 + below(1500) as u64)).await;
        let port = self.nodes[node].1;
        let (program, _) = Program::start_node(&self.database, &self.nats.url(), port);
        self.nodes[node].0 = program;
    }

    /// Tables whose node is gone, once the database has noticed that it is.
    async fn orphans(&self) -> Vec<String> {
        let options: PgConnectOptions = self.database.parse().unwrap();
        let mut database = options.connect().await.unwrap();
        let sql = "SELECT code FROM owners JOIN nodes ON nodes.id = owners.node \
            WHERE nodes.lease_until > database_time() AND nodes.began IS DISTINCT FROM session_began(nodes.session)";
        for _ in 0..20 {
            let codes: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut database).await.unwrap();
            if !codes.is_empty() {
                return codes;
            }
            sleep(Duration::from_millis(10)).await;
        }
        Vec::new()
    }
}

fn signal(process: u32, name: &str) {
    let sent = Command::new("kill").args([format!("-{name}"), process.to_string()]).status();
    assert!(sent.unwrap().success(), "{name}");
}

async fn restart_database() {
    let restart = std::env::var(RESTART).expect("SEVENFOLD_POSTGRES_RESTART says how: `cargo xtask torture`");
    let restarted =
        tokio::task::spawn_blocking(move || Command::new(restart).output()).await.unwrap().unwrap();
    assert!(restarted.status.success(), "{}", String::from_utf8_lossy(&restarted.stderr));
}
