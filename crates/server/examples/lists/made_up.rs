//! A house of many years, made up by the database itself.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

const MEMBERS: i64 = 10_000;

/// Fills the database around those who are members already: each of them has as many games as others, or thousands.
pub(crate) async fn fill(database: &Path, games: u64) {
    let options = SqliteConnectOptions::new().filename(database).pragma("synchronous", "OFF");
    let mut connection = options.connect().await.unwrap();
    people(&mut connection).await;
    results(&mut connection, games).await;
    run(&mut connection, "DROP TABLE people_made_up").await;
    run(&mut connection, "ANALYZE").await;
    connection.close().await.unwrap();
}

async fn run(connection: &mut SqliteConnection, sql: &'static str) {
    sqlx::query(sql).execute(connection).await.unwrap();
}

async fn people(connection: &mut SqliteConnection) {
    let members = sqlx::query("SELECT player, name FROM members ORDER BY name");
    let members = members.fetch_all(&mut *connection).await.unwrap();
    // Those who ask are all friends of each other.
    run(
        connection,
        "INSERT INTO friendships (player, friend, since) SELECT one.player, other.player, 0 \
         FROM members AS one JOIN members AS other ON one.player <> other.player",
    )
    .await;
    run(
        connection,
        "CREATE TABLE people_made_up (number INTEGER PRIMARY KEY, player TEXT NOT NULL, name TEXT NOT NULL)",
    )
    .await;
    sqlx::query(
        "INSERT INTO people_made_up WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?) \
         SELECT i, printf('made-up-%05d', i), printf('Member %d', i) FROM n",
    )
    .bind(MEMBERS)
    .execute(&mut *connection)
    .await
    .unwrap();
    // Those who ask are spread among the others: low numbers play most.
    let apart = MEMBERS / i64::try_from(members.len()).unwrap();
    for (number, member) in (0..).zip(&members) {
        let sql = "UPDATE people_made_up SET player = ?, name = ? WHERE number = ?";
        let update = sqlx::query(sql).bind(member.get::<String, _>(0)).bind(member.get::<String, _>(1));
        update.bind(number * apart).execute(&mut *connection).await.unwrap();
    }
    run(
        connection,
        "INSERT OR IGNORE INTO members (player, name, role, joined, renamed, shown) \
         SELECT player, name, 'member', 0, 0, CASE WHEN number % 3 THEN '[\"profile\",\"ratings\"]' ELSE '[]' END \
         FROM people_made_up",
    )
    .await;
}

/// Games with two to four people each; a few play much more than others.
async fn results(connection: &mut SqliteConnection, games: u64) {
    sqlx::query(
        "INSERT INTO results (id, code, number, game, finished, kind, quarters) \
         WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) \
         SELECT i, printf('MADE%07d', i), 1, \
         CASE abs(random()) % 5 WHEN 0 THEN 'seven' WHEN 1 THEN 'double-seven' WHEN 2 THEN 'triple-seven' \
             WHEN 3 THEN 'double-lucky-7' ELSE 'sieben' END, \
         1600000000000 + i * 170000, CASE WHEN abs(random()) % 2 THEN 'rated' ELSE 'casual' END, 4 FROM n",
    )
    .bind(games.cast_signed())
    .execute(&mut *connection)
    .await
    .unwrap();
    for sql in [
        "INSERT OR IGNORE INTO result_seats (id, seat, player, bot, name, place, points) \
         WITH seats(seat) AS (VALUES (0), (1), (2), (3)), chosen AS (SELECT results.id, seats.seat, \
             ((results.id * 7919 + seats.seat * 104729) % 10000) \
             * ((results.id * 15485863 + seats.seat * 32452843) % 9973) / 10000 AS number \
             FROM results CROSS JOIN seats WHERE seats.seat < 2 + results.id % 3) \
         SELECT chosen.id, chosen.seat, people.player, NULL, people.name, chosen.seat + 1, 7 \
         FROM chosen JOIN people_made_up AS people ON people.number = chosen.number",
        "INSERT OR IGNORE INTO played (player, finished, id, game, kind, outcome, seat, note, sought) \
         SELECT seats.player, results.finished, results.id, results.game, results.kind, \
         CASE seats.seat WHEN 0 THEN 'won' ELSE 'lost' END, seats.seat, '', \
         (SELECT char(10) || group_concat(lower(other.name), char(10)) || char(10) FROM result_seats AS other \
             WHERE other.id = results.id) \
         FROM results JOIN result_seats AS seats ON seats.id = results.id",
        "INSERT OR IGNORE INTO rating_steps (player, game, class, id, mean, deviation, change) \
         SELECT player, game, CASE id % 3 WHEN 0 THEN 'two' ELSE 'more' END, id, \
         1500 + (id % 400), 60, 3 FROM played WHERE kind = 'rated'",
        "INSERT OR IGNORE INTO ratings (player, game, class, mean, deviation, volatility, games, last) \
         SELECT player, game, class, 1200 + abs(random()) % 1000, 45 + abs(random()) % 100, 0.06, count(*), 0 \
         FROM rating_steps GROUP BY player, game, class",
        "INSERT INTO records (code, number, game, finished, document) \
         SELECT code, number, game, finished, '{}' FROM results",
    ] {
        run(connection, sql).await;
    }
}
