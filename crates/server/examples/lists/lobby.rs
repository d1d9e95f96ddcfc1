//! How long somebody waits at the door of the lobby: from the first byte to what is there.

use std::time::Instant;

use sevenfold_client::Socket;
use sevenfold_protocol::{Attention, LobbyAsk, LobbyRequest, PROTOCOL};
use sevenfold_server::{Config, Server};
use tokio::sync::oneshot;

/// So often it is entered.
const ENTERED: usize = 500;

pub(crate) async fn measure(config: Config, cookies: &[String]) {
    let server = Server::bind(config).await.unwrap();
    let address = format!("ws://{}/api/lobby/socket", server.address().unwrap());
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    let hello =
        LobbyAsk { id: 1, request: LobbyRequest::Hello { protocol: PROTOCOL, attention: Attention::Whole } };
    let hello = serde_json::to_string(&hello).unwrap();
    let mut times = Vec::with_capacity(ENTERED);
    for number in 0..ENTERED {
        let began = Instant::now();
        let mut socket = Socket::connect(&address, Some(&cookies[number % cookies.len()])).await.unwrap();
        assert!(socket.send_text(hello.clone()).await);
        let told = socket.hear_text().await.unwrap();
        times.push(began.elapsed());
        assert!(told.contains("Asker"), "friends are told: {told}");
        socket.close().await;
    }
    super::tell("the lobby", times);
    stop.send(()).unwrap();
    running.await.unwrap();
}
