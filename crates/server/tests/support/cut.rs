//! A wire to a database that can be cut at the worst moment: when something is to be kept, or is kept and its answer on the way.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

/// As the client writes them in a simple query.
const BEGIN: &[u8] = b"BEGIN";
const COMMIT: &[u8] = b"COMMIT";

/// What becomes of a commit that stays without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// The database heard it.
    Kept,
    /// It did not.
    Lost,
}

/// The next commit of something in which this is said stays without an answer.
type About = Arc<Mutex<Option<(String, Fate)>>>;

/// A wire to a database.
#[derive(Clone)]
pub(crate) struct Wire {
    pub address: SocketAddr,
    about: About,
}

impl Wire {
    /// Lays a wire to a database there.
    pub(crate) async fn to(database: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let wire = Self { address: listener.local_addr().unwrap(), about: Arc::default() };
        let about = Arc::clone(&wire.about);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect(&database).await.unwrap();
                tokio::spawn(carry(client, server, Arc::clone(&about)));
            }
        });
        wire
    }

    /// From now on this becomes of the next commit about this, and nobody hears of it.
    pub(crate) fn cut_at_commit(&self, about: &str, fate: Fate) {
        *self.about.lock().unwrap() = Some((about.to_owned(), fate));
    }

    /// Was it cut?
    pub(crate) fn was_cut(&self) -> bool {
        self.about.lock().unwrap().is_none()
    }
}

fn says(bytes: &[u8], word: &[u8]) -> bool {
    bytes.windows(word.len()).any(|part| part == word)
}

/// Carries what both say to each other, until one ends or it is cut.
async fn carry(mut client: TcpStream, mut server: TcpStream, about: About) {
    let (mut asked, mut answered) = (vec![0; 65_536], vec![0; 65_536]);
    // What was asked since the last begin.
    let mut work = Vec::new();
    loop {
        tokio::select! {
            read = client.read(&mut asked) => {
                let Ok(count @ 1..) = read else { return };
                let bytes = &asked[..count];
                if says(bytes, BEGIN) {
                    work.clear();
                }
                work.extend_from_slice(bytes);
                let meant = |about: &mut (String, Fate)| says(&work, about.0.as_bytes());
                let cut = if says(bytes, COMMIT) { about.lock().unwrap().take_if(meant) } else { None };
                if matches!(cut, Some((_, Fate::Lost))) || server.write_all(bytes).await.is_err() {
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
