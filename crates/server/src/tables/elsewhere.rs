//! A table that another node has: whoever comes to it here is carried there.

use std::collections::HashMap;
use std::sync::Arc;

use sevenfold_protocol::{Ask, TableCode};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use super::speak::{refuse, refused};
use super::{Absent, Caller, Command, Ending, Out, Tables, Way, room};
use crate::nodes::{Answer, Carriage, Carried, Carrier, LineId, Peer, Question, ToOwner};
use crate::refusals;
use crate::store::StoreError;
use crate::traces::Trace;

/// What one client may ask for before the first of it is heard.
const QUEUE: usize = 64;

/// A table elsewhere, and those who are here for it.
struct Elsewhere {
    carrier: Arc<Carrier>,
    owner: Arc<Peer>,
    code: TableCode,
    lines: HashMap<u64, Line>,
    running: JoinSet<u64>,
    /// Those who have left, and of whom the owner does not know it yet.
    leaving: Vec<u64>,
    /// What is asked once it does: whoever asks counts on what was said before.
    waiting: Vec<Command>,
}

/// A client's line to the owner.
struct Line {
    asks: mpsc::Sender<Ask>,
    caller: Caller,
}

/// Carries everybody until nobody is left, or the owner is gone.
pub(super) async fn carry(
    tables: &Tables,
    code: TableCode,
    commands: &mut mpsc::Receiver<Command>,
    carrier: &Arc<Carrier>,
    owner: Arc<Peer>,
) {
    let (lines, running) = (HashMap::new(), JoinSet::new());
    let (leaving, waiting, carrier) = (Vec::new(), Vec::new(), Arc::clone(carrier));
    let mut there = Elsewhere { carrier, owner: Arc::clone(&owner), code, lines, running, leaving, waiting };
    loop {
        tokio::select! {
            command = commands.recv() => match command {
                Some(Command::Close) | None => break there.end_all(Ending::Away),
                Some(command) => there.obey(command),
            },
            Some(ended) = there.running.join_next() => there.ended(ended.ok()),
            () = owner.gone() => break,
        }
        if there.running.is_empty() && tables.retire(code, commands) {
            return;
        }
    }
    // Each line says goodbye to its client by itself, and to the owner if that hears it.
    while there.running.join_next().await.is_some() {}
    there.leaving.clear();
    there.go_on();
    room::turn_away(tables, code, commands, Absent::Busy).await;
}

impl Elsewhere {
    fn obey(&mut self, command: Command) {
        match command {
            Command::Ask(asking) => self.asked(asking.caller, asking.ask),
            Command::Leave(id) => {
                if self.lines.remove(&id).is_some() {
                    self.leaving.push(id);
                }
            }
            // The owner looks after it.
            Command::Remove(asked) => drop(asked.2.send(Ok(()))),
            Command::Close | Command::Wake => {}
            question => {
                self.waiting.push(question);
                self.go_on();
            }
        }
    }

    fn asked(&mut self, caller: Caller, ask: Ask) {
        if caller.way == Way::Carried {
            // It has come from another node, which takes this one for the owner.
            refuse(&caller, &ask, refusals::busy());
            let _ = caller.out.post(Out::Close(Ending::TryLater));
            return;
        }
        if let Some(line) = self.lines.get(&caller.id) {
            // One that has just ended has told its client so.
            if let Err(mpsc::error::TrySendError::Full(_)) = line.asks.try_send(ask) {
                caller.out.drop_client();
            }
            return;
        }
        let (asks, queue) = mpsc::channel(QUEUE);
        let (carrier, owner) = (Arc::clone(&self.carrier), Arc::clone(&self.owner));
        let carriage = Carriage { carrier, owner, out: caller.out.clone() };
        self.running.spawn(run_line(carriage, self.code, caller.clone(), ask, queue));
        self.lines.insert(caller.id, Line { asks, caller });
    }

    /// A line has ended.
    fn ended(&mut self, id: Option<u64>) {
        match id {
            Some(id) => {
                self.lines.remove(&id);
                self.leaving.retain(|leaving| *leaving != id);
            }
            // One that broke down is not waited for.
            None => self.leaving.clear(),
        }
        self.go_on();
    }

    /// Asks what waits, if it need not wait any more.
    fn go_on(&mut self) {
        if !self.leaving.is_empty() {
            return;
        }
        for command in self.waiting.drain(..) {
            let (carrier, owner, code) = (Arc::clone(&self.carrier), Arc::clone(&self.owner), self.code);
            tokio::spawn(async move { inquire(&carrier, &owner, code, command).await });
        }
    }

    fn end_all(&mut self, ending: Ending) {
        for (_, line) in self.lines.drain() {
            // A queue that is full ends without a word.
            let _ = line.caller.out.post(Out::Close(ending));
        }
    }
}

/// Asks the owner what somebody wants to know.
async fn inquire(carrier: &Carrier, owner: &Peer, code: TableCode, command: Command) {
    let ask = async |question| carrier.ask(&owner.node, code, question).await.unwrap_or(Answer::Not);
    // Whoever asked may have gone.
    match command {
        Command::Face(answer) => {
            let face = match ask(Question::Face).await {
                Answer::Face(face) => face.map(|face| *face),
                _ => Err(Absent::Busy),
            };
            let _ = answer.send(face);
        }
        Command::Company(asked) => {
            let (player, answer) = *asked;
            let company = match ask(Question::Company(player)).await {
                Answer::Company(company) => company,
                _ => None,
            };
            let _ = answer.send(company);
        }
        Command::Sitter(seat, answer) => {
            let sitter = match ask(Question::Sitter(seat)).await {
                Answer::Sitter(sitter) => sitter,
                _ => None,
            };
            let _ = answer.send(sitter);
        }
        Command::Forget(asked) => {
            let (player, nobody, answer) = *asked;
            let forgotten = match ask(Question::Forget(player, nobody)).await {
                Answer::Forgotten => Ok(()),
                _ => Err(StoreError::Closed),
            };
            let _ = answer.send(forgotten);
        }
        Command::Ask(..) | Command::Leave(_) | Command::Remove(..) | Command::Close | Command::Wake => {}
    }
}

/// Carries one client; gives its number at the end.
async fn run_line(
    carriage: Carriage,
    code: TableCode,
    caller: Caller,
    first: Ask,
    asks: mpsc::Receiver<Ask>,
) -> u64 {
    let Caller { id, player, network, updates, .. } = caller;
    carriage.run(|line| ToOwner::Open { line, code, player, network, updates }, first, asks).await;
    id
}

impl Carried for Ask {
    fn id(&self) -> u32 {
        self.id
    }

    fn post(self, line: LineId, trace: Option<Trace>) -> ToOwner {
        ToOwner::Ask { line, ask: self, trace }
    }

    fn no_way(&self) -> Option<Out> {
        Some(refused(self, refusals::busy()))
    }
}
