//! What a table says, on its way to those who are connected.

use std::collections::HashSet;

use sevenfold_protocol::{Ask, Refusal, ToClient};
use sevenfold_table::{Done, PlayerId, Sending, To};

use super::room::Room;
use super::{Caller, Ending, Out};

/// A message as it goes out.
pub(crate) fn text(message: &ToClient) -> Out {
    Out::Text(sevenfold_protocol::text::write(message).into())
}

/// Tells a client that its ask was not carried out.
pub(super) fn refuse(caller: &Caller, ask: &Ask, refusal: Refusal) {
    // A queue that is full of answers is emptied or closed by the socket's own task.
    let _ = caller.out.post(refused(ask, refusal));
}

/// What is said then.
pub(super) fn refused(ask: &Ask, refusal: Refusal) -> Out {
    metrics::counter!("sevenfold_refusals_total", "code" => format!("{:?}", refusal.code)).increment(1);
    text(&ToClient::Refused { id: Some(ask.id), refusal })
}

impl Room {
    /// Sends what is to be sent. Whoever is too slow is dropped: those players are returned, once for each connection.
    pub(super) fn deliver(&mut self, done: Done, asker: Option<&Caller>) -> Vec<PlayerId> {
        let mut slow = HashSet::new();
        let mut callers: Vec<&Caller> = Vec::with_capacity(self.callers.len());
        for Sending { to, message } in done.send {
            let meant = |caller: &&Caller| match &to {
                To::Viewer(viewer) => self.table.is_viewer(&caller.player, *viewer),
                To::Player(player) => caller.player == *player,
            };
            callers.clear();
            callers.extend(self.callers.iter().filter(meant));
            let mut send = |caller: &Caller, out: Out| {
                if caller.out.post(out).is_err() {
                    slow.insert(caller.id);
                }
            };
            if let ToClient::Update(update) = message {
                self.said.tell(update, &callers, send);
            } else {
                let out = text(&message);
                for caller in &callers {
                    send(caller, out.clone());
                }
            }
        }
        if let Some(asker) = asker {
            for message in &done.reply {
                if asker.out.post(text(message)).is_err() {
                    slow.insert(asker.id);
                }
            }
        }
        self.drop_callers(&slow)
    }

    /// Tells everybody that it is over.
    pub(super) fn end_all(&mut self, ending: Ending) {
        for caller in self.callers.drain(..) {
            // A queue that is full ends without a word.
            let _ = caller.out.post(Out::Close(ending));
        }
    }

    fn drop_callers(&mut self, slow: &HashSet<u64>) -> Vec<PlayerId> {
        if slow.is_empty() {
            return Vec::new();
        }
        let (gone, stay) = self.callers.drain(..).partition(|caller| slow.contains(&caller.id));
        self.callers = stay;
        for caller in slow {
            self.said.forget(*caller);
        }
        let gone = gone.into_iter().map(|caller: Caller| {
            caller.out.drop_client();
            caller.player
        });
        gone.collect()
    }
}
