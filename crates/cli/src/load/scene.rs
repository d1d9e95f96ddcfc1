//! One table and everybody at it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use sevenfold_protocol::Request;
use tokio::task::JoinSet;

use super::LoadArgs;
use super::api::{Api, household};
use super::person::{Person, Place};
use super::snag::Snag;
use super::tally::Tally;
use super::watcher;

/// Who is at a table.
#[derive(Clone, Copy)]
pub(super) struct Party {
    /// How many play.
    pub(super) seats: u8,
    /// How many of them are bots.
    pub(super) bots: u8,
    /// How many look on.
    pub(super) watchers: usize,
    /// How many of those who play share a socket.
    pub(super) together: u8,
}

impl Party {
    /// How many sockets they take.
    pub(super) fn sockets(self) -> usize {
        usize::from((self.seats - self.bots).div_ceil(self.together)) + self.watchers
    }
}

/// A table at which a game has begun.
pub(super) struct Scene {
    index: usize,
    people: Vec<Person>,
    watchers: Vec<Person>,
}

impl Scene {
    /// Opens a table; people sit down, bots fill it, others look on, and it begins.
    pub(super) async fn lay(
        servers: &[SocketAddr],
        index: usize,
        game: &str,
        party: Party,
    ) -> Result<Self, Snag> {
        let Party { seats, bots, watchers, together } = party;
        let from = household(index);
        let mut api = Api::connect(from, *servers.first().ok_or(Snag::Silence)?).await?;
        let mut cookies = Vec::new();
        for _ in 0..party.sockets() {
            cookies.push(api.guest().await?);
        }
        let code = api.open(&cookies[0], game, seats).await?;
        // Its place is for somebody at the table.
        drop(api);
        let mut everybody = Vec::new();
        for (cookie, &server) in cookies.into_iter().zip(servers.iter().cycle()) {
            everybody.push(Person::come(Place { from, server, code: code.clone(), cookie }).await?);
        }
        let watchers = everybody.split_off(everybody.len() - watchers);
        for seat in 0..seats - bots {
            let person = everybody.get_mut(usize::from(seat / together)).ok_or(Snag::Turned)?;
            person.ask(Request::TakeSeat { seat: None, name: "Load".to_owned() }).await?;
        }
        let fill = (bots > 0).then(|| "careless".to_owned());
        everybody.first_mut().ok_or(Snag::Turned)?.ask(Request::Start { fill }).await?;
        Ok(Self { index, people: everybody, watchers })
    }

    /// Everybody plays until they are told to stop.
    pub(super) fn play(self, args: &LoadArgs, tally: &Arc<Tally>, playing: &mut JoinSet<()>) {
        let beat = Duration::from_millis(args.beat);
        // Tables that keep no common beat are spread evenly over it.
        let spread = if args.bursts { 0.0 } else { self.index as f64 / args.tables.max(1) as f64 };
        let first = beat.mul_f64(spread);
        let reconnect = args.reconnect.map(Duration::from_secs);
        for (number, person) in self.people.into_iter().enumerate() {
            let leave = reconnect.map(|every| every.mul_f64(part(self.index * 7 + number)));
            playing.spawn(person.play(Arc::clone(tally), first, beat, leave.zip(reconnect)));
        }
        for watcher in self.watchers {
            playing.spawn(watcher::look_on(watcher, Arc::clone(tally)));
        }
    }
}

/// A part of a whole that is another one for each number, so that not all come and go at once.
fn part(number: usize) -> f64 {
    0.5 + (number * 37 % 100) as f64 / 200.0
}
