//! Somebody who looks for tables in the lobby, at any node. A wish is asked for until a table has come of it, however often the
//! connection is lost; then both go there, one gives the game up, and they look for the next.

use std::collections::{BTreeMap, BTreeSet};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use sevenfold_client::Socket;
use sevenfold_core::Seat;
use sevenfold_protocol::{
    Attention, LobbyAsk, LobbyRequest, PROTOCOL, Pace, Phase, Rated, Request, ToVisitor, Wish,
};
use sevenfold_shelf::GAMES;
use sevenfold_table::Happened;
use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::api::{Api, dial, household};
use super::person::{Line, NOT_NOW, PATIENCE, Word};
use super::{below, journal};

/// Then somebody else comes: nobody may open tables without end.
const WISHES_EACH: usize = 4;
/// How long somebody stays where nobody else comes.
const LONGEST: Duration = Duration::from_secs(15);

/// Somebody who looks for tables.
pub(crate) struct Seeker {
    from: Ipv4Addr,
    nodes: [SocketAddr; 3],
    /// No other seeker has it.
    number: usize,
    cookie: String,
    stage: Stage,
    pub wishes: Vec<Sought>,
}

/// What somebody does now.
#[derive(Clone)]
enum Stage {
    /// Nothing: the next thing is another wish.
    Idle,
    /// Looks for a table.
    Looking,
    /// Goes to the one that was found.
    Going(String),
}

/// A wish, and what was heard of it.
#[derive(Clone)]
pub(crate) struct Sought {
    pub key: u32,
    /// How often it was asked for.
    pub asked: u32,
    /// To which tables one was told to go.
    pub told: BTreeSet<String>,
}

impl Seeker {
    pub(crate) fn new(number: usize, nodes: [SocketAddr; 3]) -> Self {
        // Nobody else lives there.
        let from = household(10_000 + number);
        let (cookie, wishes) = (String::new(), Vec::new());
        Self { from, nodes, number, cookie, stage: Stage::Idle, wishes }
    }

    /// Looks for tables until it is over.
    pub(crate) async fn seek(mut self, mut word: watch::Receiver<Word>) -> Self {
        while *word.borrow_and_update() != Word::Stop {
            let node = self.nodes[below(3)];
            tokio::select! {
                _ = self.go_on(node) => {}
                _ = word.changed() => {}
            }
            sleep(Duration::from_millis(50 + below(200) as u64)).await;
        }
        self
    }

    async fn go_on(&mut self, node: SocketAddr) -> Option<()> {
        match self.stage.clone() {
            Stage::Idle => self.wish(node).await,
            Stage::Looking => self.look(node).await,
            Stage::Going(code) => self.go(node, &code).await,
        }
    }

    async fn wish(&mut self, node: SocketAddr) -> Option<()> {
        if self.wishes.len().is_multiple_of(WISHES_EACH) {
            let mut api = timeout(PATIENCE, Api::connect(self.from, node)).await.ok()?.ok()?;
            self.cookie = timeout(PATIENCE, api.guest()).await.ok()?.ok()?;
        }
        let key = (self.number * 100_000 + self.wishes.len()) as u32;
        self.wishes.push(Sought { key, asked: 0, told: BTreeSet::new() });
        self.stage = Stage::Looking;
        Some(())
    }

    /// Looks for a table until one is found, or the connection is lost.
    async fn look(&mut self, node: SocketAddr) -> Option<()> {
        let address = format!("ws://{node}/api/lobby/socket");
        let stream = timeout(PATIENCE, dial(self.from, node)).await.ok()?.ok()?;
        let socket = Socket::over(stream, &address, Some(&self.cookie));
        let mut socket = timeout(PATIENCE, socket).await.ok()?.ok()?;
        let sought = self.wishes.last_mut()?;
        let mut games: Vec<_> = GAMES.iter().map(|game| game.meta().id.to_owned()).collect();
        games.rotate_left(sought.key as usize % GAMES.len());
        let (pace, rated) = (Some(Pace::Live), Some(Rated::Casual));
        let wish = Wish { games, seats: vec![2], pace, rated, bots_after: None, key: Some(sought.key) };
        say(&mut socket, LobbyRequest::Hello { protocol: PROTOCOL, attention: Attention::Whole }).await?;
        loop {
            let text = timeout(LONGEST, socket.hear_text()).await.ok()??;
            match serde_json::from_str(&text).unwrap() {
                ToVisitor::Welcome { .. } => {
                    sought.asked += 1;
                    say(&mut socket, LobbyRequest::Find(wish.clone())).await?;
                }
                ToVisitor::Paired { code } => {
                    sought.told.insert(code.to_string());
                    self.stage = Stage::Going(code.to_string());
                    return Some(());
                }
                ToVisitor::Refused { refusal, .. } => {
                    assert!(NOT_NOW.contains(&refusal.code), "{refusal:?}");
                    sleep(Duration::from_secs(1)).await;
                    return None;
                }
                ToVisitor::Changed(_) | ToVisitor::Done { .. } => {}
            }
        }
    }

    /// Goes to a table, and stays until its game is over: whoever has the first seat gives it up.
    async fn go(&mut self, node: SocketAddr, code: &str) -> Option<()> {
        let arrival = Line::come(self.from, node, code, &self.cookie);
        let mut line = timeout(PATIENCE, arrival).await.ok()??;
        let seat = loop {
            if let Some(seat) = Seat::all(2).find(|seat| line.face(*seat).is_some()) {
                break seat;
            }
            timeout(PATIENCE, line.hear()).await.ok()??;
        };
        loop {
            match line.face(seat)?.table.phase {
                Phase::Over(_) => break self.stage = Stage::Idle,
                Phase::Playing if seat == Seat::new(0) => {
                    line.ask(Request::Resign { seat }).await?;
                    // It is over then, or could not be kept: another time.
                    while !matches!(line.face(seat)?.table.phase, Phase::Over(_)) {
                        timeout(PATIENCE, line.hear()).await.ok()??;
                    }
                }
                _ => drop(timeout(LONGEST, line.hear()).await.ok()??),
            }
        }
        Some(())
    }
}

async fn say(socket: &mut Socket<TcpStream>, request: LobbyRequest) -> Option<()> {
    let ask = LobbyAsk { id: 1, request };
    socket.send_text(serde_json::to_string(&ask).unwrap()).await.then_some(())
}

/// Everybody has at most one table by one wish, and it is the one they were told of; at every table sit the two who were brought
/// together, and nobody else.
pub(crate) async fn check(database: &str, seekers: &[Seeker]) {
    let mut kept = database.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
    let sql = "SELECT wish, code, player FROM sitters WHERE wish IS NOT NULL";
    let rows: Vec<(i64, String, String)> = sqlx::query_as(sql).fetch_all(&mut kept).await.unwrap();
    let (mut brought, mut tables) = (BTreeMap::new(), BTreeMap::<&str, Vec<&str>>::new());
    for (wish, code, player) in &rows {
        let other = brought.insert(*wish, code.as_str());
        assert_eq!(other, None, "wish {wish} has brought {player} to {code} too");
        tables.entry(code).or_default().push(player);
    }
    let sql = "SELECT code FROM tables WHERE listing IS NOT NULL";
    let open: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut kept).await.unwrap();
    assert!(open.iter().all(|code| tables.contains_key(code.as_str())), "by no wish: {open:?}");
    for (code, players) in &tables {
        let entries = journal(database, code).await;
        let sat = |entry: &sevenfold_table::Entry| match &entry.what {
            Happened::Sat { player, .. } => Some(player.as_str().to_owned()),
            _ => None,
        };
        let mut together: Vec<_> = entries[1..3].iter().filter_map(sat).collect();
        together.sort_unstable();
        let mut players = players.clone();
        players.sort_unstable();
        assert_eq!(together, players, "{code}: who was brought there, and who sits there");
        assert_eq!((players.len(), entries.iter().filter_map(sat).count()), (2, 2), "{code}: two");
    }
    let (mut asked, mut breaks) = (0, 0);
    for seeker in seekers {
        let last = seeker.wishes.last().map(|sought| sought.key);
        for Sought { key, asked: times, told } in &seeker.wishes {
            let found = brought.get(&i64::from(*key));
            assert!(told.iter().all(|code| found == Some(&code.as_str())), "{key}: {found:?}, told {told:?}");
            assert!(!told.is_empty() || last == Some(*key), "{key}: nobody looked for it to its end");
            (asked, breaks) = (asked + 1, breaks + times.saturating_sub(1));
        }
        assert!(seeker.wishes.iter().any(|sought| !sought.told.is_empty()), "somebody was never served");
    }
    println!("wishes: {asked}, asked for again {breaks} times; {} tables", tables.len());
}
