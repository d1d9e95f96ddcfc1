//! The way to a server's table: a socket in a thread of its own, opened again whenever it is lost.

mod address;

use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use sevenfold_client::{Client, Closed, Socket, Unreachable, wait_before};
use sevenfold_core::{Message, Say};
use sevenfold_protocol::{Ask, ToClient, closing};
use tokio::runtime::Builder;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::sleep;

use super::Heard;
use crate::guests::Guests;
use crate::pins::Pins;
pub use address::{Address, NotAnAddress};

/// Is the table within reach?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Not yet, or not any more; it is being tried.
    Trying,
    /// Yes.
    Open,
    /// Never again.
    Gone(Gone),
}

/// Why a table cannot be reached any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gone {
    /// There is no such table, or no such server.
    NoTable,
    /// This program is too old for the server.
    Outdated,
    /// What the server kept of the table is damaged.
    Damaged,
    /// The server does not know this guest any more.
    Forgotten,
    /// The server's certificate is none that this system trusts for its name.
    Untrusted,
}

impl Say for Gone {
    fn say(&self) -> Message {
        match self {
            Self::NoTable => Message::new("terminal-reach-no-table"),
            Self::Outdated => Message::new("terminal-reach-outdated"),
            Self::Damaged => Message::new("terminal-reach-damaged"),
            Self::Forgotten => Message::new("terminal-reach-forgotten"),
            Self::Untrusted => Message::new("terminal-reach-untrusted"),
        }
    }
}

/// What the thread tells.
enum Event {
    Open,
    Message(Box<ToClient>),
    Lost,
    Gone(Gone),
}

/// How long a table may take to show itself.
const PATIENCE: Duration = Duration::from_secs(20);

/// Connects to a table and waits until it has shown itself; or says why it does not. What this program has to remember of
/// the server is kept in the folder, if there is one.
pub(super) fn arrive(address: &Address, folder: Option<&Path>) -> Result<(Client<Pins>, Remote), Message> {
    let silent = Message::new("terminal-join-silent").with("server", address.server());
    let mut client = Client::new(Pins::keeper(folder, &address.server()));
    let mut remote = Remote::open(address.clone(), Guests::on(folder, &address.server()));
    let begun = Instant::now();
    while client.picture.face().is_none() {
        let left = PATIENCE.checked_sub(begun.elapsed()).ok_or_else(|| silent.clone())?;
        match remote.wait(left) {
            Some(Heard::Open) => {
                let hello = client.hello();
                remote.ask(&hello);
            }
            Some(Heard::Message(_, message)) => {
                client.hear(message).asks.iter().for_each(|ask| remote.ask(ask));
            }
            Some(Heard::Lost) | None => {}
        }
        if let Some(refusal) = client.picture.refused.take() {
            return Err(refusal.message);
        }
        if let Reach::Gone(why) = remote.reach() {
            return Err(why.say());
        }
    }
    Ok((client, remote))
}

/// The near end of the way.
pub(super) struct Remote {
    address: Address,
    asks: UnboundedSender<Ask>,
    events: Receiver<Event>,
    reach: Reach,
}

impl Remote {
    /// Begins to connect, as the guest that is kept for this server.
    pub(super) fn open(address: Address, guests: Guests) -> Self {
        let (asks, asked) = unbounded_channel();
        let (tell, events) = channel();
        let far = Far { address: address.clone(), guests, tell };
        thread::spawn(move || far.run(asked));
        Self { address, asks, events, reach: Reach::Trying }
    }

    /// Where the table is.
    pub(super) fn address(&self) -> &Address {
        &self.address
    }

    pub(super) fn reach(&self) -> Reach {
        self.reach
    }

    /// Sends an ask. What is asked while the table is out of reach is lost, and the screen says that it is.
    pub(super) fn ask(&mut self, ask: &Ask) {
        if self.reach == Reach::Open {
            // A thread that has ended has said before that the table is gone.
            let _ = self.asks.send(ask.clone());
        }
    }

    pub(super) fn fetch(&mut self) -> Option<Heard> {
        let event = self.events.try_recv().ok()?;
        Some(self.take_in(event))
    }

    /// The same, waiting for it.
    fn wait(&mut self, longest: Duration) -> Option<Heard> {
        let event = self.events.recv_timeout(longest).ok()?;
        Some(self.take_in(event))
    }

    fn take_in(&mut self, event: Event) -> Heard {
        match event {
            Event::Open => {
                self.reach = Reach::Open;
                Heard::Open
            }
            Event::Message(message) => Heard::Message(0, *message),
            Event::Lost => {
                self.reach = Reach::Trying;
                Heard::Lost
            }
            Event::Gone(why) => {
                self.reach = Reach::Gone(why);
                Heard::Lost
            }
        }
    }
}

/// The far end: the thread.
struct Far {
    address: Address,
    guests: Guests,
    tell: Sender<Event>,
}

/// What comes after a connection.
enum Then {
    Again,
    End,
}

impl Far {
    fn run(mut self, mut asks: UnboundedReceiver<Ask>) {
        let Ok(runtime) = Builder::new_current_thread().enable_all().build() else {
            return self.say(Event::Gone(Gone::NoTable));
        };
        runtime.block_on(async {
            let mut tries = 0;
            loop {
                let then = match self.connect().await {
                    Ok(socket) => {
                        tries = 0;
                        self.attend(socket, &mut asks).await
                    }
                    // A server that was set up anew takes a new guest.
                    Err(Unreachable::Refused(401)) if self.guests.forget() => Then::Again,
                    Err(Unreachable::Refused(401)) => self.give_up(Gone::Forgotten),
                    Err(Unreachable::BadAddress | Unreachable::Refused(404)) => self.give_up(Gone::NoTable),
                    Err(Unreachable::Untrusted) => self.give_up(Gone::Untrusted),
                    Err(Unreachable::Refused(_) | Unreachable::Silent(_)) => Then::Again,
                };
                if let Then::End = then {
                    return;
                }
                tries += 1;
                self.say(Event::Lost);
                sleep(Duration::from_millis(u64::from(wait_before(tries)))).await;
            }
        });
    }

    async fn connect(&mut self) -> Result<Socket, Unreachable> {
        let cookie = self.guests.cookie();
        let socket = Socket::connect(&self.address.socket(), cookie.as_deref()).await?;
        if let Some(cookie) = &socket.cookie {
            self.guests.keep(cookie);
        }
        Ok(socket)
    }

    /// Carries messages both ways until the connection ends.
    async fn attend(&self, mut socket: Socket, asks: &mut UnboundedReceiver<Ask>) -> Then {
        // What was asked before the connection was lost is not asked again.
        while asks.try_recv().is_ok() {}
        self.say(Event::Open);
        loop {
            tokio::select! {
                ask = asks.recv() => {
                    // Nobody is at the keyboard any more.
                    let Some(ask) = ask else {
                        socket.close().await;
                        return Then::End;
                    };
                    if !socket.send(&ask).await {
                        return Then::Again;
                    }
                }
                message = socket.hear() => match message {
                    Some(message) => self.say(Event::Message(Box::new(message))),
                    None => return match socket.closed().and_then(gone) {
                        Some(why) => self.give_up(why),
                        None => Then::Again,
                    },
                },
            }
        }
    }

    fn give_up(&self, why: Gone) -> Then {
        self.say(Event::Gone(why));
        Then::End
    }

    fn say(&self, event: Event) {
        // Whoever listened has left; the thread ends with its next ask.
        let _ = self.tell.send(event);
    }
}

/// Why a server closed a socket for good; nothing if it may be tried again.
fn gone(closed: Closed) -> Option<Gone> {
    match closed.code {
        closing::FORGOTTEN => Some(Gone::Forgotten),
        closing::GONE => Some(Gone::NoTable),
        closing::OUTDATED => Some(Gone::Outdated),
        closing::DAMAGED => Some(Gone::Damaged),
        _ => None,
    }
}
