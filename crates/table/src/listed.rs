//! What the lobby shows of a table, and whom it waits for.

use sevenfold_core::{Seat, SeatSet};
use sevenfold_protocol::{Listed, Listing, Millis, Phase, Seated, Stage};

use crate::chairs::Chair;
use crate::{PlayerId, Table, pace};

impl Table {
    /// What everybody in the lobby may see of the table; nothing of a private one, nor once its game is over.
    pub fn listed(&self) -> Option<Listed> {
        let stage = match self.phase {
            Phase::Gathering => Stage::Open,
            Phase::Dealing { .. } | Phase::Playing => Stage::Running { round: self.round() },
            Phase::Over(_) => return None,
        };
        (self.settings.listing == Listing::Public).then(|| Listed {
            code: self.code,
            game: self.settings.game.clone(),
            seats: self.chairs.iter().map(|(_, chair)| seated(chair)).collect(),
            pace: self.settings.pace,
            move_seconds: self.settings.move_seconds,
            rated: self.settings.rated,
            stage,
            watching: self.settings.watching,
        })
    }

    /// Who opened the table.
    pub fn owner(&self) -> &PlayerId {
        &self.owner
    }

    /// The person at this seat, and what they are called.
    pub fn sitter(&self, seat: Seat) -> Option<(PlayerId, String)> {
        let person = self.chairs.get(seat)?.person()?;
        Some((person.player.clone(), person.name.clone()))
    }

    /// The people whose move the game waits for, without repetition.
    pub fn awaited(&self) -> Vec<PlayerId> {
        let turn = self.turn();
        let awaited = self.chairs.active().filter(|(seat, _)| turn.contains(*seat));
        let mut awaited: Vec<PlayerId> = awaited.map(|(_, person)| person.player.clone()).collect();
        awaited.sort();
        awaited.dedup();
        awaited
    }

    /// Until when one of these seats must move, if there is a clock.
    pub(crate) fn deadline(&self, seats: SeatSet) -> Option<Millis> {
        let asked = self.running().ok()?.asked().iter().filter(|asked| seats.contains(asked.seat));
        asked.filter_map(|asked| pace::time_up(self, asked)).min()
    }
}

fn seated(chair: &Chair) -> Seated {
    match chair {
        Chair::Free => Seated::Nobody,
        Chair::Person(person) => Seated::Person { name: person.name.clone() },
        Chair::Bot(bot) => Seated::Bot { bot: bot.clone() },
    }
}
