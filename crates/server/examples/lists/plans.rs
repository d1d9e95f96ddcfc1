//! How the database finds what the lists ask for.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

/// The heart of each question, as the store asks it.
const QUESTIONS: [(&str, &str); 6] = [
    (
        "a page of my games",
        "EXPLAIN QUERY PLAN SELECT finished, id FROM played WHERE player = 'x' AND (finished, id) < (9, 9) \
         AND game = 'seven' AND instr(sought, 'bo') ORDER BY finished DESC, id DESC LIMIT 31",
    ),
    (
        "how many I have finished and won",
        "EXPLAIN QUERY PLAN SELECT count(*), count(CASE outcome WHEN 'won' THEN 1 END) FROM played \
         INDEXED BY played_by_game WHERE player = 'x'",
    ),
    (
        "a leaderboard",
        "EXPLAIN QUERY PLAN SELECT members.name FROM ratings INDEXED BY ratings_by_mean \
         CROSS JOIN members ON members.player = ratings.player WHERE ratings.game = 'seven' AND ratings.class = 'two' \
         AND ratings.games >= 15 AND ratings.deviation < 110 AND instr(members.shown, 'ratings') \
         ORDER BY ratings.mean DESC LIMIT 50",
    ),
    (
        "one's own place on it",
        "EXPLAIN QUERY PLAN SELECT count(*) FROM ratings INDEXED BY ratings_by_mean \
         CROSS JOIN members ON members.player = ratings.player WHERE ratings.game = 'seven' AND ratings.class = 'two' \
         AND ratings.mean > 1500 AND ratings.games >= 15 AND ratings.deviation < 110 AND instr(members.shown, 'ratings')",
    ),
    (
        "friends in the lobby",
        "EXPLAIN QUERY PLAN SELECT name FROM members WHERE player IN (SELECT friend FROM friendships \
         WHERE player = 'x' UNION SELECT player FROM friendships WHERE friend = 'x')",
    ),
    (
        "the course of a rating",
        "EXPLAIN QUERY PLAN SELECT mean FROM rating_steps WHERE player = 'x' AND game = 'seven' AND class = 'two' \
         ORDER BY id DESC LIMIT 60",
    ),
];

pub(crate) async fn print(database: &Path) {
    let mut connection =
        SqliteConnectOptions::new().filename(database).read_only(true).connect().await.unwrap();
    for (name, sql) in QUESTIONS {
        println!("{name}:");
        for row in sqlx::query(sql).fetch_all(&mut connection).await.unwrap() {
            println!("  {}", row.get::<String, _>(3));
        }
    }
    connection.close().await.unwrap();
}
