//! A wire to a database that can be cut at the worst moment, when something is to be kept, or is kept and its answer on the way; or
//! on which something waits.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

use super::postgres;

/// As the client writes them in a simple query.
const BEGIN: &[u8] = b"BEGIN";
const COMMIT: &[u8] = b"COMMIT";
/// As the client names the questions it has prepared.
const NAMES: &[u8] = b"sqlx_s_";

/// What becomes of a commit that stays without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// The database heard it.
    Kept,
    /// It did not.
    Lost,
}

/// When a wire is cut.
#[derive(Clone, Debug)]
enum Cut {
    /// At the next commit of something in which this is said.
    Commit(String, Fate),
    /// At the answer to the next question in these words with this in it, which needs no commit.
    Question(&'static str, String),
}

/// What is to happen.
#[derive(Default)]
struct Plan {
    cut: Mutex<Option<Cut>>,
    /// A question in these words waits on its way.
    hold: Mutex<Option<&'static str>>,
    held: Notify,
    released: Notify,
}

/// A wire to a database.
#[derive(Clone)]
pub(crate) struct Wire {
    pub address: SocketAddr,
    plan: Arc<Plan>,
}

impl Wire {
    /// Makes an empty database, lays a wire to it, and gives its address on the network and its address over the wire.
    pub(crate) async fn to_fresh() -> Option<(String, String, Self)> {
        let address = postgres::fresh_over_network().await?;
        let (user, rest) = address.split_once('@')?;
        let (server, name) = rest.split('?').next()?.split_once('/')?;
        let wire = Self::to(server.to_owned()).await;
        let by_wire = format!("{user}@{}/{name}?sslmode=disable", wire.address);
        Some((address, by_wire, wire))
    }

    /// Lays a wire to a database there.
    async fn to(database: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let wire = Self { address: listener.local_addr().unwrap(), plan: Arc::default() };
        let plan = Arc::clone(&wire.plan);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect(&database).await.unwrap();
                tokio::spawn(carry(client, server, Arc::clone(&plan)));
            }
        });
        wire
    }

    /// From now on this becomes of the next commit about this, and nobody hears of it.
    pub(crate) fn cut_at_commit(&self, about: &str, fate: Fate) {
        *self.plan.cut.lock().unwrap() = Some(Cut::Commit(about.to_owned(), fate));
    }

    /// The next question that begins with these words and has this in it is done, and nobody hears of it.
    pub(crate) fn cut_at_question(&self, words: &'static str, about: &str) {
        *self.plan.cut.lock().unwrap() = Some(Cut::Question(words, about.to_owned()));
    }

    /// Was it cut?
    pub(crate) fn was_cut(&self) -> bool {
        self.plan.cut.lock().unwrap().is_none()
    }

    /// The next question that begins with these words, and was not asked on its connection before, waits.
    pub(crate) fn hold(&self, words: &'static str) {
        *self.plan.hold.lock().unwrap() = Some(words);
    }

    /// Ready once it waits.
    pub(crate) async fn held(&self) {
        self.plan.held.notified().await;
    }

    /// It need not wait any more.
    pub(crate) fn release(&self) {
        self.plan.released.notify_one();
    }
}

fn says(bytes: &[u8], word: &[u8]) -> bool {
    bytes.windows(word.len()).any(|part| part == word)
}

/// Under which name the client has a question in these words prepared.
fn name_of(bytes: &[u8], words: &str) -> Option<Vec<u8>> {
    let asked = bytes.windows(words.len()).position(|part| part == words.as_bytes())?;
    let name = bytes[..asked].windows(NAMES.len()).rposition(|part| part == NAMES)?;
    Some(bytes[name..asked].to_vec())
}

/// What one connection has said so far.
#[derive(Default)]
struct Said {
    /// Since the last begin.
    work: Vec<u8>,
    /// Whatever names a question.
    named: Vec<u8>,
}

impl Said {
    fn take_in(&mut self, bytes: &[u8]) {
        if says(bytes, BEGIN) {
            self.work.clear();
        }
        self.work.extend_from_slice(bytes);
        if says(bytes, NAMES) {
            self.named.extend_from_slice(bytes);
        }
    }

    /// Is what was said last what the wire is to be cut at?
    fn is(&self, last: &[u8], cut: &Cut) -> bool {
        match cut {
            Cut::Commit(about, _) => says(last, COMMIT) && says(&self.work, about.as_bytes()),
            Cut::Question(words, about) => {
                let asked = name_of(&self.named, words).is_some_and(|name| says(last, &name));
                asked && says(last, about.as_bytes())
            }
        }
    }
}

/// Carries what both say to each other, until one ends or it is cut.
async fn carry(mut client: TcpStream, mut server: TcpStream, plan: Arc<Plan>) {
    let (mut asked, mut answered) = (vec![0; 65_536], vec![0; 65_536]);
    let mut said = Said::default();
    loop {
        tokio::select! {
            read = client.read(&mut asked) => {
                let Ok(count @ 1..) = read else { return };
                let bytes = &asked[..count];
                let held = plan.hold.lock().unwrap().take_if(|words| says(bytes, words.as_bytes())).is_some();
                if held {
                    plan.held.notify_one();
                    plan.released.notified().await;
                }
                said.take_in(bytes);
                let cut = plan.cut.lock().unwrap().take_if(|cut| said.is(bytes, cut));
                if matches!(cut, Some(Cut::Commit(_, Fate::Lost))) || server.write_all(bytes).await.is_err() {
                    return;
                }
                if cut.is_some() {
                    // The answer has come, so it is kept; nobody is told, and the connection is gone.
                    let _ = server.read(&mut answered).await;
                    return;
                }
            }
            read = server.read(&mut answered) => {
                let Ok(count @ 1..) = read else { return };
                if client.write_all(&answered[..count]).await.is_err() {
                    return;
                }
            }
        }
    }
}
