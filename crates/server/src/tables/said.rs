//! What was said last to each viewer of a table, so that the next update can say what has changed in it.
//!
//! Everybody who is the same viewer gets the same text: the patch if they have heard what it is on, or the whole update.

use sevenfold_core::Viewer;
use sevenfold_protocol::{Ground, ToClient, Update, patch, text};

use super::{Caller, Out, Updates, speak};

/// What is remembered takes room in such steps: a text is seldom as long as the next, and what one leaves fits another.
const STEP: usize = 256;

/// What was said to the viewers of one table.
#[derive(Debug, Default)]
pub(super) struct Said(Vec<Known>);

/// What one viewer was told.
#[derive(Debug)]
struct Known {
    viewer: Viewer,
    /// The last update with a game.
    last: String,
    /// Did it list moves?
    listed: Listed,
    /// The last one before it that did, if all who heard the last have heard it.
    before: Option<String>,
    /// The connections that have heard it.
    heard: Vec<u64>,
}

/// What a viewer was offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Listed {
    Moves,
    Nothing,
}

/// An update as a patch, in each form that somebody wants to hear.
#[derive(Default)]
struct Patch {
    wrapped: Option<Out>,
    bare: Option<Out>,
}

impl Patch {
    /// The patch for a connection, after which it is handed to so many others: the last one need not have a copy.
    fn hand(&mut self, updates: Updates, others: usize) -> Option<Out> {
        let patch = match updates {
            Updates::Whole => return None,
            Updates::Patched => &mut self.wrapped,
            Updates::Bare => &mut self.bare,
        };
        if others == 0 { patch.take() } else { patch.clone() }
    }
}

impl Said {
    /// Writes an update for these connections, who are its viewer, and hands each its text.
    pub(super) fn tell(&mut self, update: Box<Update>, callers: &[&Caller], send: impl FnMut(&Caller, Out)) {
        let viewer = update.viewer;
        let listed = update
            .game
            .as_ref()
            .map(|game| if game.choices.is_empty() { Listed::Nothing } else { Listed::Moves });
        let listed = listed.filter(|_| callers.iter().any(|caller| hears_patches(caller)));
        text::lend(&ToClient::Update(update), |whole| match listed {
            Some(listed) => self.tell_change(viewer, listed, whole, callers, send),
            None => send_all(Out::Text(whole.into()), callers, send),
        });
    }

    /// Tells an update with a game to those of whom some hear patches.
    fn tell_change(
        &mut self,
        viewer: Viewer,
        listed: Listed,
        whole: &str,
        callers: &[&Caller],
        mut send: impl FnMut(&Caller, Out),
    ) {
        let Some(known) = self.0.iter_mut().find(|known| known.viewer == viewer) else {
            send_all(Out::Text(whole.into()), callers, send);
            let (mut last, heard) = (String::new(), ids(callers).collect());
            remember(&mut last, whole);
            self.0.push(Known { viewer, last, listed, before: None, heard });
            return;
        };
        let mut patch = known.patch(whole, callers);
        // Most often the patch is all that is told.
        let mut copy = None;
        for (caller, others) in callers.iter().zip((0..callers.len()).rev()) {
            let in_step = known.heard.contains(&caller.id);
            let patch = if in_step { patch.hand(caller.updates, others) } else { None };
            let whole = || copy.get_or_insert_with(|| Out::Text(whole.into())).clone();
            send(caller, patch.unwrap_or_else(whole));
        }
        known.follow(whole, listed, callers);
    }

    /// A connection has lost its place, or is gone: it hears the next update whole.
    pub(super) fn forget(&mut self, caller: u64) {
        for known in &mut self.0 {
            known.heard.retain(|heard| *heard != caller);
        }
        self.0.retain(|known| !known.heard.is_empty());
    }
}

/// Writes a text over another one that is not needed any more, if it fits there and leaves little over.
fn remember(old: &mut String, text: &str) {
    let room = text.len().next_multiple_of(STEP);
    if old.capacity() < text.len() || old.capacity() > room + STEP {
        *old = String::with_capacity(room);
    }
    old.clear();
    old.push_str(text);
}

fn send_all(out: Out, callers: &[&Caller], mut send: impl FnMut(&Caller, Out)) {
    if let Some((last, others)) = callers.split_last() {
        for caller in others {
            send(caller, out.clone());
        }
        send(last, out);
    }
}

fn hears_patches(caller: &Caller) -> bool {
    caller.updates != Updates::Whole
}

/// The connections that hear patches.
fn ids<'a>(callers: &'a [&Caller]) -> impl Iterator<Item = u64> + Clone + 'a {
    callers.iter().filter(|caller| hears_patches(caller)).map(|caller| caller.id)
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
        let (seat, ground) =
            (self.viewer.seat(), self.before.as_ref().map_or(Ground::Last, |_| Ground::Both));
        let text = match &self.before {
            Some(before) => patch::write_bare(seat, ground, &[before, &self.last], whole),
            None => patch::write_bare(seat, ground, &[&self.last], whole),
        };
        let change = patch::from_bare(&text).map(|(_, _, change)| change.to_owned()).filter(|_| wrapped);
        if text.len() >= whole.len() {
            return Patch::default();
        }
        let wrapped = change.map(|change| speak::text(&ToClient::Patch(seat, ground, change)));
        Patch { wrapped, bare: bare.then(|| Out::Text(text.into())) }
    }

    /// This is the last update now, and these have heard it.
    fn follow(&mut self, whole: &str, listed: Listed, callers: &[&Caller]) {
        if !ids(callers).all(|caller| self.heard.contains(&caller)) {
            self.before = None;
        } else if self.listed == Listed::Moves {
            std::mem::swap(&mut self.last, self.before.get_or_insert_default());
        }
        remember(&mut self.last, whole);
        self.listed = listed;
        if !self.heard.iter().copied().eq(ids(callers)) {
            self.heard = ids(callers).collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use sevenfold_protocol::{Ask, Millis, PROTOCOL, Request, Settings, TableCode};
    use sevenfold_table::{Opening, PlayerId, Secret, Table};

    use super::*;
    use crate::limits::Network;
    use crate::outbox::outbox;
    use crate::tables::Way;

    fn caller(id: u64, updates: Updates) -> Caller {
        let (out, _) = outbox(1);
        let network = Network::of(Ipv4Addr::LOCALHOST.into());
        Caller { id, player: PlayerId::new("ada"), network, out, updates, way: Way::Here, trace: None }
    }

    /// What each of these is told.
    fn told(said: &mut Said, update: Box<Update>, callers: &[&Caller]) -> Vec<String> {
        let mut told = Vec::new();
        said.tell(update, callers, |_, out| match out {
            Out::Text(text) => told.push(text.to_string()),
            Out::Close(ending) => panic!("{ending:?}"),
        });
        told
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
        let text = text::write(&ToClient::Update(first.clone()));
        assert_eq!(told(&mut said, first, &all), [&*text; 3], "the first is told whole");
        let told = told(&mut said, second, &all);
        let [whole, wrapped, bare] = told.as_slice() else { panic!("{told:?}") };
        assert!(whole.starts_with("{\"update\":"));
        let (seat, ground, change) = patch::from_bare(bare).unwrap();
        let message = ToClient::Patch(seat, ground, change.to_owned());
        assert_eq!(*wrapped, text::write(&message));
        assert_eq!(patch::read(&[&text], change).as_ref(), Ok(whole));
    }

    /// Whoever comes later, or lost its place, hears an update whole; the others go on with patches.
    #[test]
    fn whoever_has_not_heard_the_last_is_told_everything() {
        let [first, second] = updates();
        let (old, new) = (caller(1, Updates::Bare), caller(2, Updates::Bare));
        let mut said = Said::default();
        let _ = told(&mut said, first, &[&old]);
        let both = told(&mut said, second.clone(), &[&old, &new]);
        assert!(patch::from_bare(&both[0]).is_some() && both[1].starts_with("{\"update\":"), "{both:?}");
        let both = told(&mut said, second.clone(), &[&old, &new]);
        assert!(both.iter().all(|text| patch::from_bare(text).is_some()), "{both:?}");
        said.forget(1);
        let both = told(&mut said, second, &[&old, &new]);
        assert!(both[0].starts_with("{\"update\":") && patch::from_bare(&both[1]).is_some(), "{both:?}");
    }
}
