//! Where other crates start a server in their tests: with the database every server has. Whether another one keeps the
//! same is for the server's own tests.

/// No database is made.
#[allow(clippy::unused_async, reason = "called as where one is made")]
pub(crate) async fn fresh() -> Option<String> {
    None
}
