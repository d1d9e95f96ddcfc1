//! How a table stands, in the lists of those who sit there.

use sevenfold_protocol::{Company, TableCode};
use sevenfold_table::PlayerId;

use super::{Command, Tables, room};

impl Tables {
    /// How a table stands for somebody who sits there; nothing where it cannot be asked.
    ///
    /// One that sleeps is read from its journal and sleeps on: to be in a list is no reason to run it.
    pub(crate) async fn company(&self, code: TableCode, player: &PlayerId) -> Option<Company> {
        if self.rooms().contains_key(&code) {
            return self.ask(code, |answer| Command::Company(Box::new((player.clone(), answer)))).await?;
        }
        room::build(self, code).await.ok()??.table.company(player)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::time::Instant;

    use sevenfold_protocol::{Ask, PROTOCOL, Request, Settings};

    use super::*;
    use crate::limits::Network;
    use crate::outbox::outbox;
    use crate::tables::{Caller, Updates, Way};
    use crate::{AppState, Config};

    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_that_sleeps_says_how_it_stands_and_sleeps_on() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config::new((Ipv4Addr::LOCALHOST, 0).into(), folder.path().join("sevenfold.db"));
        let app = AppState::open(config).await.unwrap();
        let tables = &app.shared.tables;
        let ada = PlayerId::new("ada");
        let code = tables.open(&ada, Settings::new("sieben", 2)).await.unwrap();
        let (out, _heard) = outbox(64);
        let network = Network::of(Ipv4Addr::LOCALHOST.into());
        let (player, updates, way) = (ada.clone(), Updates::Whole, Way::Here);
        let caller = Caller { id: 1, player, network, out, updates, way, trace: None };
        let sit = Request::TakeSeat { seat: None, name: "Ada".to_owned() };
        for (id, request) in [Request::Hello { protocol: PROTOCOL }, sit].into_iter().enumerate() {
            let ask = Ask { id: id as u32, request };
            tables.send(code, Command::ask(caller.clone(), ask, Instant::now())).await;
        }
        let awake = tables.company(code, &ada).await.unwrap();
        assert!(tables.rooms().contains_key(&code), "it runs while somebody is there");
        tables.close().await;
        assert!(tables.rooms().is_empty(), "all sleep");
        let asleep = tables.company(code, &ada).await.unwrap();
        assert!(tables.rooms().is_empty(), "it was woken for a list");
        assert_eq!((asleep.own, asleep.sitters.len()), (awake.own, 2));
        assert_eq!(tables.company(code, &PlayerId::new("eve")).await, None, "she does not sit there");
    }
}
