//! A server is killed again and again while rated games end at it: each of them is kept, listed and rated as one, or has
//! not ended.

use std::env;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use sevenfold_server::{check, rebuild_ratings};

use super::database::lines;
use super::rated::{again, end, rated_pair};
use super::support::Host;

/// Tells the process that it is the one to be killed, and on which database it plays.
const ORDER: &str = "SEVENFOLD_TEST_RATED_UNTIL_KILLED";
/// What it says when a game is about to end.
const ENDING: &str = "about to end";

/// Plays rated games until somebody kills it. If nobody tells it to, there is nothing to do.
#[tokio::test(flavor = "multi_thread")]
async fn play_until_killed() {
    let Ok(database) = env::var(ORDER) else { return };
    let host = Host::at_database(PathBuf::from(database)).await;
    let mut pair = rated_pair(&host).await;
    for number in 1.. {
        println!("{ENDING} {number}");
        end(&mut pair, number).await;
        again(&mut pair).await;
    }
}

/// Games that are not kept, listed for both, and rated for both alike.
const HALF_DONE: &str = "\
    SELECT printf('%s %d', tables.code, ifnull(results.id, 0)) FROM tables \
    LEFT JOIN results ON results.code = tables.code \
    WHERE (SELECT count(*) FROM records WHERE records.code = tables.code) \
        <> (SELECT count(*) FROM results AS all_of WHERE all_of.code = tables.code) \
    OR results.id IS NOT NULL AND ( \
        (SELECT count(*) FROM result_seats AS seats WHERE seats.id = results.id) <> 2 \
        OR (SELECT count(*) FROM played WHERE played.id = results.id) <> 2 \
        OR (SELECT count(*) FROM rating_steps AS steps WHERE steps.id = results.id) <> 2)";

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_has_ended_for_everything_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("sevenfold.db");
    for kill in 1..=6 {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "killed::play_until_killed", "--nocapture"])
            .env(ORDER, &database)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let said = BufReader::new(child.stdout.take().unwrap()).lines();
        let endings = said.map_while(Result::ok).filter(|line| line.contains(ENDING));
        assert_eq!(endings.take(kill).count(), kill, "the process plays");
        // The game it has just spoken of ends, or not: nobody knows.
        child.kill().unwrap();
        child.wait().unwrap();
        assert_eq!(lines(&database, HALF_DONE).await, [""; 0], "after {kill} games");
    }
    let kept = lines(&database, "SELECT printf('%d', count(*)) FROM results WHERE kind = 'rated'").await;
    let games: u64 = kept[0].parse().unwrap();
    assert!(games >= 15, "those that were spoken of before the last have ended: {games}");
    let rebuilt = rebuild_ratings(&database).await.unwrap();
    assert_eq!((rebuilt.games, rebuilt.changed), (games, 0));
    assert!(check(&database).await.unwrap().damage.is_empty());
}
