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
    patched: Option<Out>,
    /// Those for whom the patch is.
    in_step: Vec<u64>,
}

impl Telling {
    /// The text for one of those it is for.
    pub(super) fn to(&self, caller: &Caller) -> Out {
        match &self.patched {
            Some(patched) if self.in_step.contains(&caller.id) => patched.clone(),
            _ => self.whole.clone(),
        }
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
        let patched = callers.iter().filter(|caller| caller.updates == Updates::Patched);
        let heard: Vec<u64> = patched.map(|caller| caller.id).collect();
        let Some(listed) = listed.filter(|_| !heard.is_empty()) else {
            return Telling { whole: Out::Text(whole), patched: None, in_step: Vec::new() };
        };
        let Some(known) = self.0.iter_mut().find(|known| known.viewer == viewer) else {
            self.0.push(Known { viewer, last: whole.clone(), listed, before: None, heard });
            return Telling { whole: Out::Text(whole), patched: None, in_step: Vec::new() };
        };
        let patched = known.patch(&whole, &heard);
        let in_step = known.follow(&whole, listed, heard);
        Telling { whole: Out::Text(whole), patched, in_step }
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
    fn patch(&self, whole: &str, callers: &[u64]) -> Option<Out> {
        if !callers.iter().any(|caller| self.heard.contains(caller)) {
            return None;
        }
        let (ground, change) = match &self.before {
            Some(before) => (Ground::Both, patch::write(&[before, &self.last], whole)),
            None => (Ground::Last, patch::write(&[&self.last], whole)),
        };
        (change.len() < whole.len()).then(|| text(&ToClient::Patch(self.viewer.seat(), ground, change)))
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
