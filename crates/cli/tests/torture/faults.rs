//! What goes wrong.

use std::net::{Ipv4Addr, SocketAddr};
use std::process::Command;
use std::time::{Duration, Instant};

use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use tempfile::TempPath;
use tokio::sync::watch;
use tokio::time::sleep;

use super::api::Api;
use super::below;
use super::losses::Loss;
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
    /// A node is stopped in good order, and started again.
    Leave,
    /// NATS is killed, and started again.
    Nats,
    /// The database is restarted.
    Postgres,
    /// A node stands still past its lease, and wakes up.
    Stop,
}

impl Fault {
    pub(crate) const ALL: [Self; 6] =
        [Self::Cut, Self::Kill, Self::Leave, Self::Nats, Self::Postgres, Self::Stop];
}

/// Three nodes and what they stand on.
pub(crate) struct Scene {
    /// A copy of the program: whoever builds meanwhile changes nothing here.
    pub program: TempPath,
    pub database: String,
    pub nats: Nats,
    pub nodes: Vec<(Program, u16)>,
    pub word: watch::Sender<Word>,
    pub losses: Vec<Loss>,
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
            Fault::Leave => self.leave(below(3)).await,
            Fault::Nats => {
                self.nats.kill();
                sleep(Duration::from_millis(500 + below(1500) as u64)).await;
                self.nats.run();
            }
            Fault::Postgres => restart_database().await,
            Fault::Stop => {
                let node = &self.nodes[below(3)].0;
                node.signal("STOP");
                sleep(PAST_THE_LEASE).await;
                node.signal("CONT");
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
        let from = Instant::now();
        self.nodes[node].0.kill();
        let until = Instant::now();
        let tables = self.orphans().await;
        self.losses.push(Loss { fault: Fault::Kill, from, until, tables });
        sleep(Duration::from_millis(1000 + below(1500) as u64)).await;
        self.start_again(node);
    }

    /// Whatever the node had may be taken as soon as it has ended: it is nobody's, or that of a node without a lease.
    async fn leave(&mut self, node: usize) {
        self.finds_no_damage(node).await;
        let sql = "SELECT code, node FROM owners JOIN nodes ON nodes.id = owners.node";
        let owned: Vec<(String, String)> =
            sqlx::query_as(sql).fetch_all(&mut self.look().await).await.unwrap();
        let from = Instant::now();
        self.nodes[node].0.stop();
        let until = Instant::now();
        let sql = "SELECT id FROM nodes";
        let there: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut self.look().await).await.unwrap();
        let went = owned.into_iter().filter(|(_, owner)| !there.contains(owner));
        let tables = went.map(|(code, _)| code).collect();
        self.losses.push(Loss { fault: Fault::Leave, from, until, tables });
        self.start_again(node);
    }

    fn start_again(&mut self, node: usize) {
        let (program, _) =
            Program::start_node(&self.program, &self.database, &self.nats.url(), self.nodes[node].1);
        self.nodes[node].0 = program;
    }

    async fn look(&self) -> PgConnection {
        self.database.parse::<PgConnectOptions>().unwrap().connect().await.unwrap()
    }

    /// Tables whose node is gone, once the database has noticed that it is.
    async fn orphans(&self) -> Vec<String> {
        let mut database = self.look().await;
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

async fn restart_database() {
    let restart = std::env::var(RESTART).expect("SEVENFOLD_POSTGRES_RESTART says how: `cargo xtask torture`");
    let restarted =
        tokio::task::spawn_blocking(move || Command::new(restart).output()).await.unwrap().unwrap();
    assert!(restarted.status.success(), "{}", String::from_utf8_lossy(&restarted.stderr));
}
