//! The people at this keyboard: one client each, and the table they sit at.
//!
//! What is on the screen comes from what these clients have been told, and what is done goes out as their asks; whether
//! the table is in this process or on a server makes no difference to either.

mod answer;
mod deal;
mod own;
mod remote;

use std::collections::VecDeque;
use std::path::Path;
use std::time::Duration;

use sevenfold_client::{Client, answers};
use sevenfold_core::record::Document;
use sevenfold_core::{Agenda, Message, Seat, SeatSet, Viewer};
use sevenfold_protocol::{
    Ask, Ending, GameFace, Leg, LogLine, Phase, Refusal, Request, Sitter, Snapshot, TableFace, ToClient,
};
use sevenfold_shelf::Shelved;
use sevenfold_table::Table;

use crate::pins::Pins;
use answer::answer_in;
pub(crate) use answer::{Answer, Answered, Asked};
pub(crate) use deal::OfTheDeal;
use own::Own;
pub use own::{Plan, sitter};
pub(crate) use remote::Reach;
use remote::Remote;
pub use remote::{Address, NotAnAddress};

/// The people at this keyboard.
pub struct Party {
    game: &'static dyn Shelved,
    clients: Vec<Client<Pins>>,
    line: Line,
    answers: VecDeque<Answered>,
}

/// How asks travel to the table.
enum Line {
    /// In this process.
    Own(Box<Own>),
    /// To a server.
    Server(Remote),
}

impl Party {
    /// People at a table in this process, the game begun.
    pub fn own(plan: Plan) -> Result<Self, Refusal> {
        let table = plan.table(own::BEGIN).map_err(|error| error.refusal())?;
        Ok(Self::laid(plan, table))
    }

    /// One person at a server's table, once it has told which game is played there. Who one is there and what was promised
    /// is kept in this folder, if there is one.
    pub fn join(address: &Address, folder: Option<&Path>) -> Result<Self, Message> {
        let (client, line) = remote::arrive(address, folder)?;
        let face = client.picture.face().ok_or_else(|| Message::new("terminal-reach-no-table"))?;
        let game = sevenfold_shelf::find(&face.settings.game);
        let unknown = || Message::new("terminal-reach-outdated");
        let (game, clients) = (game.ok_or_else(unknown)?, vec![client]);
        Ok(Self { game, clients, line: Line::Server(line), answers: VecDeque::new() })
    }

    /// People at a table that is laid already.
    pub fn laid(plan: Plan, table: Table) -> Self {
        let game = plan.game;
        let own = Own::at(table, plan);
        let clients = (0..own.lines()).map(|_| Client::trusting()).collect();
        let mut party = Self { game, clients, line: Line::Own(Box::new(own)), answers: VecDeque::new() };
        party.greet();
        party
    }

    fn greet(&mut self) {
        for index in 0..self.clients.len() {
            let hello = self.clients[index].hello();
            self.send(index, &hello);
        }
        self.listen();
    }

    /// The game on the shelf.
    pub fn game(&self) -> &'static dyn Shelved {
        self.game
    }

    /// The seats of the people here.
    pub fn people(&self) -> SeatSet {
        self.clients.iter().flat_map(|client| client.picture.seats.iter()).collect()
    }

    /// What the table looks like to a viewer; nothing if nobody here is that viewer.
    pub fn face(&self, viewer: Viewer) -> Option<&Snapshot> {
        self.clients.iter().find_map(|client| client.picture.face_of(viewer))
    }

    /// What the table looks like to somebody here.
    pub fn any_face(&self) -> Option<&Snapshot> {
        self.clients.iter().find_map(|client| client.picture.face())
    }

    /// What everybody may know of the table.
    fn table(&self) -> Option<&TableFace> {
        Some(&self.any_face()?.table)
    }

    /// The game as everybody may know it; no hand of anybody's is taken from here.
    fn public_game(&self) -> Option<&GameFace> {
        self.any_face()?.game.as_ref()
    }

    /// What is asked next, and of whom.
    pub fn agenda(&self) -> Agenda {
        self.public_game().map_or(Agenda::Over, |game| game.agenda.clone())
    }

    /// Who sits where.
    pub fn sitters(&self) -> Vec<Sitter> {
        let seats = self.table().map(|table| table.seats.iter());
        seats.into_iter().flatten().map(|seat| seat.sitter.clone()).collect()
    }

    /// Where the table stands.
    pub fn phase(&self) -> Option<&Phase> {
        self.table().map(|table| &table.phase)
    }

    /// How the game ended, once it has.
    pub fn ending(&self) -> Option<&Ending> {
        match self.phase()? {
            Phase::Over(ending) => Some(ending),
            Phase::Gathering | Phase::Dealing { .. } | Phase::Playing => None,
        }
    }

    /// Which of two games with the seats exchanged this is, where two are played.
    pub fn leg(&self) -> Option<Leg> {
        self.table()?.leg
    }

    /// The wish to take back that waits for answers: whose it is, and who of the people here are asked.
    pub fn take_back(&self) -> Option<(Seat, SeatSet)> {
        let offer = self.table()?.undo.as_ref()?;
        Some((offer.by, offer.waiting.intersection(self.people())))
    }

    /// Who of the people here has said that they want another game.
    pub fn wants_rematch(&self) -> SeatSet {
        self.table().map_or(SeatSet::EMPTY, |table| table.rematch.intersection(self.people()))
    }

    /// May somebody here begin the game?
    pub fn owns_table(&self) -> bool {
        self.table().and_then(|table| table.owner).is_none_or(|owner| self.people().contains(owner))
    }

    /// What a viewer has been told, the latest first. At a table of one's own that is what happened in the game; elsewhere
    /// also who came and went.
    pub fn told(&self, viewer: Viewer) -> impl Iterator<Item = &LogLine> {
        let lines = self.face(viewer).map(|face| face.log.iter().rev());
        let own = self.is_own();
        lines.into_iter().flatten().filter(move |line| !own || line.event.is_some())
    }

    /// The host's own challenges for forfeits, if the table has some.
    pub fn challenges(&self) -> Option<String> {
        self.any_face()?.settings.challenges.clone()
    }

    /// Is the table in this process?
    pub fn is_own(&self) -> bool {
        matches!(self.line, Line::Own(_))
    }

    /// Can the table be reached?
    pub fn reach(&self) -> Reach {
        match &self.line {
            Line::Own(_) => Reach::Open,
            Line::Server(remote) => remote.reach(),
        }
    }

    /// The game so far as a bare record; only at a table of one's own.
    pub fn record(&self) -> Option<Document> {
        match &self.line {
            Line::Own(own) => own.record(),
            Line::Server(_) => None,
        }
    }

    /// Where a browser finds the record of the game, at a server's table.
    pub fn record_address(&self) -> Option<String> {
        match &self.line {
            Line::Own(_) => None,
            Line::Server(remote) => {
                let table = self.table()?;
                Some(remote.address().record(table.code, table.game))
            }
        }
    }

    /// Somebody here asks for something. Whoever has no seat asks as the first one here.
    pub fn ask(&mut self, seat: Option<Seat>, request: Request) -> Asked {
        let owner = |client: &Client<Pins>| seat.is_some_and(|seat| client.picture.seats.contains(seat));
        let index = self.clients.iter().position(owner).unwrap_or(0);
        let ask = self.clients[index].ask(request);
        self.send(index, &ask);
        self.listen();
        Asked { client: index, id: ask.id }
    }

    /// The next answer that has come.
    pub fn answer(&mut self) -> Option<Answered> {
        self.answers.pop_front()
    }

    /// Time has passed. Says whether there may be something new to show.
    pub fn tick(&mut self, now: Duration) -> bool {
        if let Line::Own(own) = &mut self.line {
            own.tick(now);
        }
        self.listen()
    }

    /// Begins anew at a table at which nobody sits.
    pub fn look_again(&mut self, secret: [u8; 32]) -> Result<(), Refusal> {
        let Line::Own(own) = &self.line else { return Ok(()) };
        *self = Self::own(own.plan().again(secret))?;
        Ok(())
    }

    fn send(&mut self, index: usize, ask: &Ask) {
        match &mut self.line {
            Line::Own(own) => own.ask(index, ask),
            Line::Server(remote) => remote.ask(ask),
        }
    }

    /// Takes in what has come.
    fn listen(&mut self) -> bool {
        let mut news = false;
        while let Some(heard) = self.fetch() {
            news = true;
            match heard {
                Heard::Message(index, message) => self.hear(index, message),
                Heard::Open => {
                    let hello = self.clients[0].hello();
                    self.send(0, &hello);
                }
                Heard::Lost => {}
            }
        }
        news
    }

    fn fetch(&mut self) -> Option<Heard> {
        match &mut self.line {
            Line::Own(own) => own.fetch().map(|(index, message)| Heard::Message(index, message)),
            Line::Server(remote) => remote.fetch(),
        }
    }

    fn hear(&mut self, index: usize, message: ToClient) {
        if let Some(id) = answers(&message) {
            let asked = Asked { client: index, id };
            self.answers.extend(answer_in(&message).map(|answer| Answered { asked, answer }));
        }
        for ask in self.clients[index].hear(message).asks {
            self.send(index, &ask);
        }
    }
}

/// What came over a line.
enum Heard {
    /// A message to one of the clients.
    Message(usize, ToClient),
    /// The connection is open: say hello.
    Open,
    /// The connection is lost.
    Lost,
}
