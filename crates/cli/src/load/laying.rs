//! Laying all tables: as many as there is room for.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use sevenfold_server::most_open_files;
use sevenfold_shelf::Shelved;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::LoadArgs;
use super::house::Look;
use super::scene::{Party, Scene};
use super::snag::Snag;
use super::tally::Tally;

/// Tables that are being laid at the same time.
const AT_ONCE: usize = 32;
/// How long one of them may take.
const PATIENCE: Duration = Duration::from_mins(1);
/// Files that are not for people at tables, here and at the server: its database, who asks for its figures, and tables that are
/// being laid, which take one more.
const BESIDE: usize = 64 + 2 * AT_ONCE;

/// What came of laying the tables.
pub(super) struct Laid {
    pub(super) tables: usize,
    /// Why there are not more, if more were wanted.
    pub(super) snag: Option<Snag>,
}

/// Lays all tables, some at a time, and lets everybody wait there. After the first that cannot be laid no others are tried.
pub(super) async fn lay(
    args: &LoadArgs,
    games: &[&'static dyn Shelved],
    empty: &Look,
    tally: &Arc<Tally>,
    playing: &mut JoinSet<()>,
) -> Laid {
    let (room, mut snag) = room(args, games, empty);
    let door = Arc::new(Semaphore::new(AT_ONCE));
    let mut laying = JoinSet::new();
    for index in 0..room {
        let (door, servers) = (Arc::clone(&door), servers_of(args, index));
        let (game, party) = (games[index % games.len()].meta().id, party(args, games, index));
        laying.spawn(async move {
            // A door that is closed leads nowhere: somebody before has found out why.
            let Ok(_place) = door.acquire().await else { return None };
            let laid = timeout(PATIENCE, Scene::lay(&servers, index, game, party)).await;
            let laid = laid.unwrap_or(Err(Snag::Silence));
            if laid.is_err() {
                door.close();
            }
            Some(laid)
        });
    }
    let mut tables = 0;
    while let Some(laid) = laying.join_next().await {
        match laid.ok().flatten() {
            Some(Ok(scene)) => {
                scene.play(args, tally, playing);
                tables += 1;
            }
            Some(Err(found)) => snag = snag.or(Some(found)),
            None => {}
        }
    }
    Laid { tables, snag }
}

/// Who comes to a table.
fn party(args: &LoadArgs, games: &[&'static dyn Shelved], index: usize) -> Party {
    let game = games[index % games.len()].meta();
    let seats = args.seats.clamp(game.least_seats, game.most_seats);
    let together = if args.one_screen { seats } else { 1 };
    Party { seats, bots: args.bots, watchers: args.watchers, together }
}

/// For how many of the tables there is room, and what it is that keeps the others out.
fn room(args: &LoadArgs, games: &[&'static dyn Shelved], empty: &Look) -> (usize, Option<Snag>) {
    let sockets = (0..games.len()).map(|index| party(args, games, index).sockets()).max().unwrap_or(1);
    // All servers together tell how many they may open.
    #[expect(clippy::cast_sign_loss, reason = "a limit is not negative")]
    let theirs = empty.metrics.get("process_max_fds").map(|most| *most as usize);
    let limits = [(most_open_files(), Snag::Files, 1), (theirs, Snag::ServersFiles, args.server.len())];
    let fits = limits.into_iter().filter_map(|(files, snag, processes)| {
        Some((files?.saturating_sub(BESIDE * processes) / sockets.max(1), snag))
    });
    match fits.min_by_key(|(tables, _)| *tables) {
        Some((tables, snag)) if tables < args.tables => (tables, Some(snag)),
        _ => (args.tables, None),
    }
}

/// Where the people of a table come to, one after the other: the first one's server has the table.
fn servers_of(args: &LoadArgs, index: usize) -> Vec<SocketAddr> {
    let mut servers = args.server.clone();
    let count = servers.len().max(1);
    servers.rotate_left(index % count);
    if !args.across {
        servers.truncate(1);
    }
    servers
}
