//! The actions of a turn, the Rainbow before them and the pass after them (DS-6 to DS-8).

use sevenfold_core::{Seat, Tell};

use crate::DoubleSeven;
use crate::action::Action;
use crate::breach::Breach;
use crate::event::Event;
use crate::phase::discard::MUST_DISCARD;
use crate::phase::{Act, Draw, Phase, RainbowMoment, exchange, expand, retrieve, start, two_for_one};
use crate::pieces::Tile;
use crate::survey::Survey;
use crate::tiles::Tiles;

/// Different animals for a Rainbow (DS-6).
const RAINBOW: u8 = 5;

impl Act {
    pub(crate) fn legal(&self, game: &DoubleSeven, out: &mut Vec<Action>) {
        let rack = game.racks[game.turn.index()];
        out.push(Action::Pass);
        if self.check_rainbow(game, rack).is_ok() {
            out.push(Action::Rainbow);
        }
        let survey = Survey::of(&game.families, game.turn);
        start::legal(&survey, rack, out);
        expand::legal(game, &survey, rack, out);
        exchange::legal(game, &survey, &self.run, out);
        retrieve::legal(game, &survey, rack, out);
        two_for_one::legal(self, game, rack, out);
    }

    pub(crate) fn check(&self, game: &DoubleSeven, action: &Action) -> Result<(), Breach> {
        let rack = game.racks[game.turn.index()];
        match *action {
            Action::Draw(_) => Err(Breach::AllDrawn),
            Action::Rainbow => self.check_rainbow(game, rack),
            Action::Start(tiles) => start::check(game, rack, tiles),
            Action::Expand(family, tiles) => expand::check(game, rack, family, tiles),
            Action::Exchange { own, other } => exchange::check(game, &self.run, own, other),
            Action::Retrieve(family) => retrieve::check(game, rack, family),
            Action::TwoForOne(pair) => two_for_one::check(self, game, rack, pair),
            Action::Pass => Ok(()),
            Action::Discard(_) => Err(Breach::NoDiscardDue { tiles: rack.len() }),
        }
    }

    fn check_rainbow(&self, game: &DoubleSeven, rack: Tiles) -> Result<(), Breach> {
        match self.rainbow {
            RainbowMoment::Past => Err(Breach::RainbowTooLate),
            RainbowMoment::Now => is_rainbow(rack, game.reserve.len()),
        }
    }
}

/// Is this rack a Rainbow that brings a tile?
pub(crate) fn is_rainbow(rack: Tiles, reserve: u8) -> Result<(), Breach> {
    if rack.len() < RAINBOW {
        return Err(Breach::RainbowTooSmall { tiles: rack.len() });
    }
    if rack.has(Tile::Clover) {
        return Err(Breach::RainbowWithClover);
    }
    if let Some((animal, count)) = rack.animals().find(|&(_, count)| count > 1) {
        return Err(Breach::RainbowTwice { animal, count });
    }
    if reserve == 0 {
        return Err(Breach::RainbowNoTile);
    }
    Ok(())
}

/// Shows the rack; a draw follows (DS-6).
pub(crate) fn rainbow(game: &mut DoubleSeven, tell: &mut impl Tell<Event>) {
    let seat = game.turn;
    let rack = game.racks[seat.index()];
    game.memory.shown(seat, rack);
    game.phase = Phase::Draw(Draw::Rainbow);
    tell.tell(|| Event::Rainbow { seat, rack });
}

/// Ends the turn, after a discard if the rack is too full (DS-8, DS-9).
pub(crate) fn pass(game: &mut DoubleSeven, tell: &mut impl Tell<Event>) {
    let seat = game.turn;
    tell.tell(|| Event::Passed { seat });
    if game.racks[seat.index()].len() >= MUST_DISCARD {
        game.phase = Phase::Discard;
    } else {
        game.end_turn(tell);
    }
}

impl DoubleSeven {
    /// Takes tiles from a rack onto the table, where all see them (DS-27).
    #[inline]
    pub(crate) fn spend(&mut self, seat: Seat, tiles: Tiles) {
        self.racks[seat.index()] -= tiles;
        self.memory.left(seat, tiles);
    }

    /// Another action than an exchange was carried out: the run is over, and the moment for a Rainbow past.
    #[inline]
    pub(crate) fn interrupt(&mut self) {
        if let Phase::Act(act) = &mut self.phase {
            act.rainbow = RainbowMoment::Past;
            act.run.clear();
        }
    }
}
