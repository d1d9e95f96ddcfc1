//! A host that cheats: it stands between an honest table and one of its clients and changes what is said.
//!
//! Every client is tested against it: the server's test client on real sockets, the browser's desk, and whoever checks
//! a record.

use sevenfold_core::Seat;
use sevenfold_protocol::{Phase, Request, TableFace, ToClient};

use crate::{Alarm, REVEAL_MILLIS, Unfair, sums};

/// In which way it cheats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cheat {
    /// Not at all.
    Honest,
    /// It promises nothing.
    NoPromise,
    /// It has another promise when the list is closed.
    PromiseWhenClosed,
    /// It has another promise when it has seen the parts, with a secret that fits.
    PromiseWhenDealt,
    /// It closes the list with another seal for the client.
    Seal,
    /// It shows another list of seals when it has dealt.
    List,
    /// It deals from another part than the client's.
    Part,
    /// It deals from the parts in another order.
    Order,
    /// It deals without asking for parts.
    DealsAtOnce,
    /// It asks for parts and deals before they can be there.
    DealsEarly,
    /// It does not wait for the client, though the client is there.
    WaitsForOthers,
    /// It gives the client no time.
    NoTime,
    /// It shows another secret in the end.
    Secret,
    /// It shows no secret in the end.
    NoSecret,
    /// It shows another seed in the end.
    Seed,
    /// It promises another secret for the rematch than the one it deals from.
    RematchPromise,
    /// It promises the old secret once more for the rematch.
    RematchOldPromise,
}

impl Cheat {
    /// Every way but honesty.
    pub const WAYS: [Self; 16] = [
        Self::NoPromise,
        Self::PromiseWhenClosed,
        Self::PromiseWhenDealt,
        Self::Seal,
        Self::List,
        Self::Part,
        Self::Order,
        Self::DealsAtOnce,
        Self::DealsEarly,
        Self::WaitsForOthers,
        Self::NoTime,
        Self::Secret,
        Self::NoSecret,
        Self::Seed,
        Self::RematchPromise,
        Self::RematchOldPromise,
    ];

    /// What a client at this seat must notice.
    pub const fn noticed(self, seat: Seat) -> Option<Alarm> {
        Some(match self {
            Self::Honest => return None,
            Self::NoPromise => Alarm::NoPromise,
            Self::PromiseWhenClosed | Self::PromiseWhenDealt | Self::RematchPromise => Alarm::OtherPromise,
            Self::Seal | Self::Order => Alarm::OtherSeal(seat),
            Self::List => Alarm::OtherList,
            Self::Part => Alarm::OtherPart(seat),
            Self::DealsAtOnce | Self::DealsEarly | Self::WaitsForOthers | Self::NoTime => {
                Alarm::TooSoon(seat)
            }
            Self::Secret => Alarm::Sums(Unfair::OtherSecret),
            Self::NoSecret => Alarm::Sums(Unfair::NotTold),
            Self::Seed => Alarm::Sums(Unfair::OtherSeed),
            Self::RematchOldPromise => Alarm::OldPromise,
        })
    }
}

/// The host that cheats one client.
#[derive(Clone, Debug)]
pub struct Crook {
    cheat: Cheat,
    victim: Seat,
    /// From which game on.
    from: u32,
    /// What the victim was last shown of the table.
    shown: Option<TableFace>,
}

/// What the crook would have in place of something true.
const OTHER: [u8; 32] = [0xee; 32];

impl Crook {
    /// Cheats whoever sits there.
    pub const fn new(cheat: Cheat, victim: Seat) -> Self {
        Self { cheat, victim, from: 1, shown: None }
    }

    /// One for each way of cheating, from the first game on; one for each that is honest until the rematch; and one that
    /// is honest to the end.
    pub fn all(victim: Seat) -> Vec<Self> {
        let always = Cheat::WAYS.into_iter().chain([Cheat::Honest]);
        always.map(|cheat| Self::new(cheat, victim)).chain(Self::later(victim)).collect()
    }

    /// One for each way of cheating that is honest until the second game, where the victim has this seat.
    pub fn later(victim: Seat) -> Vec<Self> {
        let of_rematches = |cheat: &Cheat| matches!(cheat, Cheat::RematchPromise | Cheat::RematchOldPromise);
        let later = Cheat::WAYS.into_iter().filter(|cheat| !of_rematches(cheat));
        later.map(|cheat| Self { from: 2, ..Self::new(cheat, victim) }).collect()
    }

    /// What its victim must notice.
    pub const fn noticed(&self) -> Option<Alarm> {
        self.cheat.noticed(self.victim)
    }

    /// Does it promise nothing from the beginning? Then its victim seals nothing.
    pub fn promises_nothing(&self) -> bool {
        self.cheat == Cheat::NoPromise && self.from == 1
    }

    /// Does it cheat in this game?
    fn is_at_work(&self, face: &TableFace) -> bool {
        face.game >= self.from
    }

    /// Does the crook let the table hear this? It may want to deal without the victim's part.
    pub fn hears(&self, request: &Request) -> bool {
        let late = matches!(self.cheat, Cheat::DealsEarly | Cheat::WaitsForOthers | Cheat::NoTime);
        let at_work = self.shown.as_ref().is_some_and(|face| self.is_at_work(face));
        !(late && at_work && matches!(request, Request::Reveal { .. }))
    }

    /// What the client hears instead.
    pub fn says(&mut self, mut message: ToClient) -> ToClient {
        let (table, now) = match &mut message {
            ToClient::Snapshot(snapshot) => (Some(&mut snapshot.table), &mut snapshot.now),
            ToClient::Reseated { faces, .. } => match faces.first_mut() {
                Some(face) => (Some(&mut face.table), &mut face.now),
                None => return message,
            },
            ToClient::Update(update) => (update.table.as_mut(), &mut update.now),
            _ => return message,
        };
        let Some(table) = table else { return message };
        if self.is_at_work(table) {
            if self.cheat == Cheat::DealsEarly && table.phase == Phase::Playing {
                // As if it had not waited.
                now.0 -= REVEAL_MILLIS;
            }
            self.change(table);
        } else if self.cheat == Cheat::NoPromise {
            table.fair.next = None;
        }
        self.shown = Some(table.clone());
        message
    }

    fn change(&self, face: &mut TableFace) {
        let victim = self.victim.index();
        let other = || sums::part(OTHER);
        let (gathering, over) = (face.phase == Phase::Gathering, matches!(face.phase, Phase::Over(_)));
        let closed = matches!(face.phase, Phase::Dealing { .. });
        let dealt = over || face.phase == Phase::Playing;
        let fair = &mut face.fair;
        match self.cheat {
            Cheat::NoPromise if gathering => fair.commit.clear(),
            Cheat::PromiseWhenClosed if closed || dealt => fair.commit = other(),
            Cheat::PromiseWhenDealt if dealt => {
                fair.commit = sums::commit(&OTHER);
                fair.secret = over.then(other);
                let seed = sums::seed(&OTHER, fair.parts.iter().map(String::as_str));
                fair.seed = over.then(|| seed.to_string());
            }
            Cheat::Seal if closed || dealt => fair.seals[victim] = other(),
            Cheat::List if dealt => fair.seals[victim ^ 1] = other(),
            Cheat::Part if dealt => fair.parts[victim] = other(),
            Cheat::Order if dealt => {
                fair.parts.swap(victim, victim ^ 1);
                fair.seals.swap(victim, victim ^ 1);
            }
            Cheat::Secret if over => fair.secret = Some(other()),
            Cheat::NoSecret if over => fair.secret = None,
            Cheat::Seed if over => fair.seed = Some(other()),
            Cheat::RematchPromise if over => fair.next = Some(other()),
            Cheat::RematchOldPromise if over => fair.next = Some(fair.commit.clone()),
            _ => {}
        }
        if let Phase::Dealing { waits, until } = &mut face.phase {
            match self.cheat {
                Cheat::WaitsForOthers => *waits = waits.without(self.victim),
                Cheat::NoTime => until.0 -= REVEAL_MILLIS,
                _ => {}
            }
        }
        // The client is not told that the list is closed; nor, in a rematch, that it is open.
        let hides = closed && self.cheat == Cheat::DealsAtOnce || gathering && self.from > 1;
        if let (true, Some(before)) = (hides, &self.shown) {
            face.clone_from(before);
        }
    }
}
