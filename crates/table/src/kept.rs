//! A table put away: all that its journal has made of it, as one text, so that it need not be read from the beginning.
//!
//! It holds the truth, as the journal does, and is never more than a short cut: a table taken out again is the one that its
//! journal tells, down to the bytes it sends. The position itself is not written; the steps that led to it are, and they
//! are taken again by the game's own rules.

use serde::{Deserialize, Serialize};
use sevenfold_core::chance::Seed;
use sevenfold_core::{Seat, SeatSet};
use sevenfold_fair::sums;
use sevenfold_protocol::{Leg, Millis, Phase, Settings, TableCode};
use sevenfold_shelf::{Effort, Shelved};

use crate::chairs::{Chairs, Share};
use crate::log::KeptLog;
use crate::mind::Minds;
use crate::play::{KeptPlay, Play, Told};
use crate::presence::Presence;
use crate::table::{Company, Find, Offer};
use crate::time::Time;
use crate::verbs::open::find_game;
use crate::{Entry, JournalError, PlayerId, Secret, Table};

/// How it is written; another one is not read, but made anew from the journal.
const FORM: u32 = 2;

/// A table as it is put away.
#[derive(Serialize, Deserialize)]
struct Kept {
    form: u32,
    code: TableCode,
    settings: Settings,
    owner: PlayerId,
    secret: Secret,
    version: u64,
    at: Millis,
    number: u32,
    seeded: Option<Secret>,
    phase: Phase,
    chairs: Chairs,
    play: Option<KeptPlay>,
    undo: Option<(Seat, u32, SeatSet)>,
    rematch_since: Option<Millis>,
    leg: Option<Leg>,
    log: KeptLog,
    stirred: u64,
    full_since: Option<Millis>,
}

impl Table {
    /// Puts the table away: what its journal has made of it so far. It holds the truth and stays with the host.
    pub fn put_away(&self) -> String {
        let kept = Kept {
            form: FORM,
            code: self.code,
            settings: self.settings.clone(),
            owner: self.owner.clone(),
            secret: self.secret,
            version: self.version,
            at: self.at,
            number: self.number,
            seeded: self.seeded.map(|seed| Secret(seed.0)),
            phase: self.phase.clone(),
            chairs: self.chairs.clone(),
            play: self.play.as_ref().map(Play::put_away),
            undo: self.undo.map(|offer| (offer.by, offer.keep, offer.agreed)),
            rematch_since: self.rematch_since,
            leg: self.leg,
            log: self.log.put_away(),
            stirred: self.stirred,
            full_since: self.full_since,
        };
        // Plain data whose maps have texts as keys: JSON can hold it.
        serde_json::to_string(&kept).unwrap_or_default()
    }

    /// Takes a table of the catalogue out again and lets happen what has happened since; nothing if the text is not what
    /// this program puts away. Nobody has arrived yet.
    pub fn taken_out(kept: &str, since: &[Entry]) -> Option<Result<Self, JournalError>> {
        Self::taken_out_of(sevenfold_shelf::find, kept, since)
    }

    /// Is it written as this program puts tables away? What an earlier one wrote may be otherwise, and is made anew from the
    /// journal.
    pub fn is_put_away_so(kept: &str) -> bool {
        #[derive(Deserialize)]
        struct Form {
            form: u32,
        }
        serde_json::from_str::<Form>(kept).is_ok_and(|kept| kept.form == FORM)
    }

    /// Takes a table of this shelf out again.
    pub fn taken_out_of(find: Find, kept: &str, since: &[Entry]) -> Option<Result<Self, JournalError>> {
        let kept: Kept = serde_json::from_str(kept).ok()?;
        let mut table = kept.table(find)?;
        Some(table.go_on(since).map(|()| table))
    }

    /// Which game at this table it is, from 1.
    pub fn game_number(&self) -> u32 {
        self.number
    }
}

impl Kept {
    fn table(self, find: Find) -> Option<Table> {
        if self.form != FORM {
            return None;
        }
        let shelved = find_game(find, &self.settings).ok()?;
        let Self { code, settings, owner, secret, .. } = self;
        let seeded = self.seeded.map(|seed| Seed(seed.0));
        let (play, happened) = match self.play {
            Some(play) => {
                let (play, happened) = taken_out(shelved, &settings, (secret, self.number, seeded), play)?;
                (Some(play), happened)
            }
            None => (None, Vec::new()),
        };
        // Every field by its name: what a table has gained must be thought of here.
        Some(Table {
            shelved,
            code,
            settings,
            owner,
            secret,
            version: self.version,
            at: self.at,
            time: Time::since(self.at),
            number: self.number,
            seeded,
            phase: self.phase,
            chairs: self.chairs,
            play,
            undo: self.undo.map(|(by, keep, agreed)| Offer { by, keep, agreed }),
            rematch_since: self.rematch_since,
            leg: self.leg,
            log: self.log.taken_out(happened)?,
            stirred: self.stirred,
            full_since: self.full_since,
            awake: Millis::default(),
            presence: Presence::default(),
            passed: Vec::new(),
            minds: Minds::default(),
            effort: Effort::default(),
            longest: 0,
            company: Company::Players,
        })
    }
}

/// The game, dealt and played again to where it was.
fn taken_out(
    shelved: &'static dyn Shelved,
    settings: &Settings,
    (secret, number, seeded): (Secret, u32, Option<Seed>),
    kept: KeptPlay,
) -> Option<(Play, Told)> {
    let secret = secret.derive("game", &[u64::from(number)]);
    let seed = seeded.unwrap_or_else(|| sums::seed(&secret, kept.shares.iter().map(Share::added)));
    let run = shelved.start(&settings.options, settings.seats, Some(seed)).ok()?;
    kept.taken_out(run)
}
