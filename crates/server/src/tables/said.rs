//! What was said last to each viewer of a table, so that the next update can say what has changed in it.
//!
//! Everybody who is the same viewer gets the same text: the patch if they have heard what it is on, or the whole update.

use axum::extract::ws::Utf8Bytes;
use sevenfold_core::Viewer;
use sevenfold_protocol::{Ground, ToClient, Update, patch};

use super::speak::text;
use super::{Caller, Out, Updates};

/// What was said to the viewers of one table.
#[derive(Debug, Default)]
pub(super) struct Said(Vec<Known>);

/// What one viewer was told.
#[derive(Debug)]
struct Known {
    viewer: Viewer,
    /// The last update with a game.
    last: Utf8Bytes,
    /// Did it list moves?
    listed: Listed,
    /// The last one before it that did, if all who heard the last have heard it.
    before: Option<Utf8Bytes>,
    /// The connections that have heard it.
    heard: Vec<u64>,
}

/// What a viewer was offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Listed {
    Moves,
    Nothing,
}

/// An update on its way.
pub(super) struct Telling {
    whole: Out,
    patch: Patch,
    /// Those for whom the patch is.
    in_step: Vec<u64>,
}

/// An update as a patch, in each form that somebody wants to hear.
#[derive(Default)]
struct Patch {
    wrapped: Option<Out>,
    bare: Option<Out>,
}

impl Telling {
    /// The text for one of those it is for.
    pub(super) fn to(&self, caller: &Caller) -> Out {
        let patch = match caller.updates {
            Updates::Whole => None,
            Updates::Patched => self.patch.wrapped.as_ref(),
            Updates::Bare => self.patch.bare.as_ref(),
        };
        patch.filter(|_| self.in_step.contains(&caller.id)).unwrap_or(&self.whole).clone()
    }
}

impl Said {
    /// Writes an update for these connections, who are its viewer.
    pub(super) fn tell(&mut self, update: Box<Update>, callers: &[&Caller]) -> Telling {
        let viewer = update.viewer;
        let listed = update
            .game
            .as_ref()
            .map(|game| if game.choices.is_empty() { Listed::Nothing } else { Listed::Moves });
        let mut whole = sevenfold_protocol::text::write(&ToClient::Update(update));
        // It may be kept until the next one, and there are many tables.
        whole.shrink_to_fit();
        let whole = Utf8Bytes::from(whole);
        let patched = callers.iter().filter(|caller| caller.updates != Updates::Whole);
        let heard: Vec<u64> = patched.map(|caller| caller.id).collect();
        let untold =
            |whole| Telling { whole: Out::Text(whole), patch: Patch::default(), in_step: Vec::new() };
        let Some(listed) = listed.filter(|_| !heard.is_empty()) else {
            return untold(whole);
        };
        let Some(known) = self.0.iter_mut().find(|known| known.viewer == viewer) else {
            self.0.push(Known { viewer, last: whole.clone(), listed, before: None, heard });
            return untold(whole);
        };
        let patch = known.patch(&whole, callers);
        let in_step = known.follow(&whole, listed, heard);
        Telling { whole: Out::Text(whole), patch, in_step }
    }

    /// A connection has lost its place, or is gone: it hears the next update whole.
    pub(super) fn forget(&mut self, caller: u64) {
        for known in &mut self.0 {
            known.heard.retain(|heard| *heard != caller);
        }
        self.0.retain(|known| !known.heard.is_empty());
    }
}

impl Known {
    /// The update as a patch, if somebody has heard what it is on and it is the shorter one.
    fn patch(&self, whole: &str, callers: &[&Caller]) -> Patch {
        let in_step = || callers.iter().filter(|caller| self.heard.contains(&caller.id));
        let wants = |updates: Updates| in_step().any(|caller| caller.updates == updates);
        let (wrapped, bare) = (wants(Updates::Patched), wants(Updates::Bare));
        if !wrapped && !bare {
            return Patch::default();
        }
        let (ground, change) = match &self.before {
            Some(before) => (Ground::Both, patch::write(&[before, &self.last], whole)),
            None => (Ground::Last, patch::write(&[&self.last], whole)),
        };
        if change.len() >= whole.len() {
            return Patch::default();
        }
        let seat = self.viewer.seat();
        let bare = bare.then(|| Out::Text(patch::bare(seat, ground, &change).into()));
        Patch { bare, wrapped: wrapped.then(|| text(&ToClient::Patch(seat, ground, change))) }
    }

    /// This is the last update now, and these have heard it; those who have heard the one before are returned.
    fn follow(&mut self, whole: &Utf8Bytes, listed: Listed, callers: Vec<u64>) -> Vec<u64> {
        let before = std::mem::replace(&mut self.last, whole.clone());
        let heard = std::mem::replace(&mut self.heard, callers);
        if !self.heard.iter().all(|caller| heard.contains(caller)) {
            self.before = None;
        } else if self.listed == Listed::Moves {
            self.before = Some(before);
        }
        self.listed = listed;
        heard
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::sync::Arc;

    use sevenfold_protocol::{Ask, Millis, PROTOCOL, Request, Settings, TableCode};
    use sevenfold_table::{Opening, PlayerId, Secret, Table};
    use tokio::sync::{Notify, mpsc};

    use super::*;
    use crate::limits::Network;
    use crate::tables::Way;

    fn caller(id: u64, updates: Updates) -> Caller {
        let (out, _) = mpsc::channel(1);
        let (network, dropped) = (Network::of(Ipv4Addr::LOCALHOST.into()), Arc::new(Notify::new()));
        Caller {
            id,
            player: PlayerId::new("ada"),
            network,
            out,
            updates,
            dropped,
            way: Way::Here,
            trace: None,
        }
    }

    fn told(telling: &Telling, caller: &Caller) -> String {
        match telling.to(caller) {
            Out::Text(text) => text.to_string(),
            Out::Close(ending) => panic!("{ending:?}"),
        }
    }

    /// Two updates with a game, for the same seat.
    fn updates() -> [Box<Update>; 2] {
        let (ada, now) = (PlayerId::new("ada"), Millis(1_784_160_000_000));
        let (code, settings) = (TableCode::from_number(7), Settings::new("sieben", 2));
        let opening = Opening { code, settings, owner: ada.clone(), secret: Secret([7; 32]) };
        let (mut table, _) = Table::open(opening, now).unwrap();
        let _ = table.arrived(&ada, now);
        let sit = || Request::TakeSeat { seat: None, name: "Ada".to_owned() };
        let asks = [Request::Hello { protocol: PROTOCOL }, sit(), sit(), Request::Start { fill: None }];
        let sent = asks.map(|request| table.handle(&ada, &Ask { id: 1, request }, now).unwrap().send);
        let first = sent.into_iter().flatten().filter_map(|sending| match sending.message {
            ToClient::Update(update) if update.game.is_some() => Some(update),
            _ => None,
        });
        let first = first.last().unwrap();
        let mut second = first.clone();
        second.version += 1;
        [first, second]
    }

    /// Clients of several ages are the same viewer: each hears the same change in the words it asked for.
    #[test]
    fn everybody_hears_a_change_as_they_asked_for() {
        let [first, second] = updates();
        let (whole, old, new) =
            (caller(1, Updates::Whole), caller(2, Updates::Patched), caller(3, Updates::Bare));
        let (all, mut said) = ([&whole, &old, &new], Said::default());
        let telling = said.tell(first.clone(), &all);
        let text = sevenfold_protocol::text::write(&ToClient::Update(first));
        assert!(all.iter().all(|caller| told(&telling, caller) == text), "the first is told whole");
        let telling = said.tell(second, &all);
        assert!(told(&telling, &whole).starts_with("{\"update\":"));
        let bare = told(&telling, &new);
        let (seat, ground, change) = patch::from_bare(&bare).unwrap();
        let message = ToClient::Patch(seat, ground, change.to_owned());
        assert_eq!(told(&telling, &old), sevenfold_protocol::text::write(&message));
        assert_eq!(patch::read(&[&text], change).as_deref(), Ok(&*told(&telling, &whole)));
    }
}
