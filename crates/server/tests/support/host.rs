//! A server in this process, with a database of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use sevenfold_server::{Config, Database, Failure, Rate, Server};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::postgres;

/// A running server with a database of its own.
pub(crate) struct Host {
    pub address: SocketAddr,
    pub folder: TempDir,
    config: Config,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
}

impl Host {
    pub(crate) async fn start() -> Self {
        Self::start_with(|_| {}).await
    }

    pub(crate) async fn start_with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = match postgres::fresh().await {
            Some(address) => Database::at(&address).unwrap(),
            None => folder.path().join("sevenfold.db").into(),
        };
        Self::on(folder, database, change).await
    }

    /// A server on a copy of this database.
    pub(crate) async fn with_database(database: &Path) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("sevenfold.db");
        std::fs::copy(database, &copy).unwrap();
        Self::on(folder, copy, |_| {}).await
    }

    /// A server on this very database.
    pub(crate) async fn at_database(database: PathBuf) -> Self {
        Self::on(tempfile::tempdir().unwrap(), database, |_| {}).await
    }

    pub(crate) async fn on(
        folder: TempDir,
        database: impl Into<Database>,
        change: impl FnOnce(&mut Config),
    ) -> Self {
        let mut config = Config::new("127.0.0.1:0".parse().unwrap(), database);
        // Scripts are quicker than people, and ask again and again until something is so.
        (config.limits.messages, config.limits.requests) = (Rate::UNLIMITED, Rate::UNLIMITED);
        (config.limits.work_per_guest, config.limits.work_per_address) = (Rate::UNLIMITED, Rate::UNLIMITED);
        change(&mut config);
        let mut host = Self { address: config.listen, folder, config, stop: None, running: None };
        host.begin().await;
        host
    }

    /// Where it keeps everything.
    pub(crate) fn kept(&self) -> Database {
        self.config.database.clone()
    }

    /// The file it keeps everything in.
    pub(crate) fn database(&self) -> PathBuf {
        self.config.database.file().unwrap().into()
    }

    /// Stops in good order.
    pub(crate) async fn stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            stop.send(()).unwrap();
        }
        if let Some(running) = self.running.take() {
            running.await.unwrap();
        }
    }

    /// A server on this very database, if it can be one.
    pub(crate) async fn attempt(database: PathBuf) -> Result<Self, Failure> {
        let config = Config::new("127.0.0.1:0".parse().unwrap(), database);
        let folder = tempfile::tempdir().unwrap();
        let mut host = Self { address: config.listen, folder, config, stop: None, running: None };
        host.try_begin().await?;
        Ok(host)
    }

    pub(crate) async fn begin(&mut self) {
        self.try_begin().await.unwrap();
    }

    async fn try_begin(&mut self) -> Result<(), Failure> {
        let server = Server::bind(self.config.clone()).await?;
        self.address = server.address().unwrap();
        // Whoever was connected finds it again after a restart.
        self.config.listen = self.address;
        let (stop, stopped) = oneshot::channel::<()>();
        self.stop = Some(stop);
        self.running = Some(tokio::spawn(server.run(async {
            let _ = stopped.await;
        })));
        Ok(())
    }

    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.begin().await;
    }
}
