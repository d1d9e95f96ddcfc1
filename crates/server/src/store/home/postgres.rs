//! `PostgreSQL`: connections, migrations, and who writes alone.

use std::borrow::Cow;
use std::str::FromStr as _;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, Postgres, SqlSafeStr as _, Transaction};

/// Connections to the database.
const CONNECTIONS: u32 = 8;
/// How long somebody waits for one.
const PATIENCE: Duration = Duration::from_secs(5);
/// A connection that was used so recently is not tried out before it is used again: that would be a second question for each.
const FRESH: Duration = Duration::from_secs(1);
/// The lock of whoever writes alone: any number, as long as everybody means the same.
const ALONE: i64 = 0x7_0f01_d000;
/// How one picture of everything is read.
pub(super) const PICTURE: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY";
/// A node that stands still in the middle of something must not keep the others from writing, and what was acknowledged is on
/// disk, however the database is set.
const MANNERS: &str = "SET idle_in_transaction_session_timeout = '5s'; \
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/// Opens the database at this address and brings it up to date.
pub(in crate::store) async fn open(address: &str) -> Result<PgPool, sqlx::Error> {
    let options = PgConnectOptions::from_str(address)?.disable_statement_logging();
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
        .before_acquire(|connection, known| {
            Box::pin(async move {
                if known.idle_for > FRESH {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
        .after_connect(|connection, _| Box::pin(async move { connection.execute(MANNERS).await.map(drop) }));
    let pool = pool.connect_with(options).await?;
    migrations().run(&pool).await?;
    Ok(pool)
}

/// Goes on once nobody else writes as a whole, in this process or another.
pub(super) async fn alone(
    mut work: Transaction<'_, Postgres>,
) -> Result<Transaction<'_, Postgres>, sqlx::Error> {
    keep_others_out(&mut work).await?;
    Ok(work)
}

/// Waits until nobody else writes as a whole. Whatever is read afterwards is what they have left.
pub(super) async fn keep_others_out(work: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(ALONE).execute(work).await?;
    Ok(())
}

/// The database's shape, step by step. Steps are only added; the first is the sum of those of `SQLite` up to then.
fn migrations() -> Migrator {
    let step = |version, name, sql: &'static str| {
        let kind = MigrationType::Simple;
        Migration::new(version, Cow::Borrowed(name), kind, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        step(15, "all", include_str!("../../../migrations/postgres/0015_all.sql")),
        step(16, "nodes", include_str!("../../../migrations/postgres/0016_nodes.sql")),
        step(23, "kept", include_str!("../../../migrations/postgres/0023_kept.sql")),
        step(26, "answers", include_str!("../../../migrations/postgres/0026_answers.sql")),
        step(30, "wishes", include_str!("../../../migrations/postgres/0030_wishes.sql")),
        step(33, "leaders", include_str!("../../../migrations/postgres/0033_leaders.sql")),
    ])
}
