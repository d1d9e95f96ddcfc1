//! A position, and how the rules of the phases hang together.

use sevenfold_core::{Agenda, Draw as ChanceDraw, Impossible, Seat, Tell, WindowId};

use crate::action::Action;
use crate::breach::{Breach, Deed};
use crate::deal::Deal;
use crate::event::Event;
use crate::family::{Families, Family, FamilyId};
use crate::memory::Memory;
use crate::phase::{Draw, Phase, act, discard, exchange, expand, retrieve, start, two_for_one};
use crate::pieces::SEVENS;
use crate::reserve::Reserve;
use crate::tiles::Tiles;

/// A game of Double Seven.
///
/// Holds the order of the face-down tiles and all racks: it stays with the host.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(clippy::struct_field_names, reason = "the token has the name of the game")]
pub struct DoubleSeven {
    pub(crate) seats: u8,
    pub(crate) turn: Seat,
    /// Counts the moves of seats; names the window that is open.
    pub(crate) moves: u32,
    pub(crate) phase: Phase,
    pub(crate) racks: [Tiles; 4],
    pub(crate) memory: Memory,
    pub(crate) families: Families,
    pub(crate) reserve: Reserve,
    pub(crate) discarded: Tiles,
    /// 7 tokens won by each seat.
    pub(crate) sevens: [u8; 4],
    /// Who has the 77 token.
    pub(crate) double_seven: Option<Seat>,
    /// Who triggered the end (DS-21).
    pub(crate) ending: Option<Seat>,
}

impl DoubleSeven {
    /// A table before the deal.
    pub(crate) fn begin(seats: u8) -> Self {
        Self {
            seats,
            turn: Seat::FIRST,
            moves: 0,
            phase: Phase::Deal,
            racks: [Tiles::EMPTY; 4],
            memory: Memory::BLANK,
            families: Families::NONE,
            reserve: Reserve::unshuffled(),
            discarded: Tiles::EMPTY,
            sevens: [0; 4],
            double_seven: None,
            ending: None,
        }
    }

    /// The families on the table.
    pub fn families(&self) -> &Families {
        &self.families
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Is the turn still at the draws it begins with (DS-5)?
    pub fn is_opening(&self) -> bool {
        matches!(self.phase, Phase::Draw(Draw::Opening { .. }))
    }

    /// What is on a rack: the truth, for hosts and tests.
    pub fn rack(&self, seat: Seat) -> Tiles {
        self.racks[seat.index()]
    }

    /// What everybody knows of a rack (DS-24).
    pub fn known(&self, seat: Seat) -> Tiles {
        self.memory.known(seat)
    }

    /// Tiles out of the game (DS-9).
    pub fn discarded(&self) -> Tiles {
        self.discarded
    }

    /// The reserve.
    pub fn reserve(&self) -> &Reserve {
        &self.reserve
    }

    /// 7 tokens nobody has won yet (DS-2).
    #[inline]
    pub fn sevens_left(&self) -> u8 {
        SEVENS - self.sevens.iter().sum::<u8>()
    }

    /// The family with this number.
    pub(crate) fn family(&self, deed: Deed, family: FamilyId) -> Result<&Family, Breach> {
        let families = self.families.len();
        self.families.get(family).ok_or(Breach::NoSuchFamily { deed, family, families })
    }

    /// The family with this number, in front of the player whose turn it is.
    pub(crate) fn own_family(&self, deed: Deed, id: FamilyId) -> Result<&Family, Breach> {
        let family = self.family(deed, id)?;
        if family.owner == self.turn {
            Ok(family)
        } else {
            Err(Breach::NotYourFamily { deed, family: id, owner: family.owner })
        }
    }

    #[inline]
    pub(crate) fn asks(&self) -> Agenda {
        match self.phase {
            // The tiles belong to no round: their dice stream is that of round 0.
            Phase::Deal => Agenda::Chance(ChanceDraw::Within),
            Phase::Over => Agenda::Over,
            Phase::Draw(_) | Phase::Act(_) | Phase::Discard => Agenda::turn(WindowId(self.moves), self.turn),
        }
    }

    pub(crate) fn deal(&mut self, deal: &Deal, tell: &mut impl Tell<Event>) -> Result<(), Impossible> {
        if self.phase != Phase::Deal {
            return Err(Impossible::undue());
        }
        deal.check(self.seats)?;
        self.reserve = Reserve::new(deal.order);
        for seat in Seat::all(self.seats) {
            self.racks[seat.index()] = self.reserve.take_rack();
        }
        tell.tell(|| Event::Dealt {
            racks: self.racks[..self.seats as usize].iter().copied().map(Some).collect(),
            first: deal.first,
        });
        self.begin_turn(deal.first, tell);
        Ok(())
    }

    #[inline]
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.turn {
            return;
        }
        match &self.phase {
            Phase::Draw(draw) => draw.legal(self, out),
            Phase::Act(act) => act.legal(self, out),
            Phase::Discard => discard::legal(self, out),
            Phase::Deal | Phase::Over => {}
        }
    }

    pub(crate) fn check_move(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match &self.phase {
            Phase::Over => Err(Breach::GameOver),
            Phase::Deal => Err(Breach::NotDealt),
            _ if seat != self.turn => Err(Breach::NotYourTurn { turn: self.turn }),
            Phase::Draw(draw) => draw.check(self, action),
            Phase::Act(act) => act.check(self, action),
            Phase::Discard => discard::check(self, action),
        }
    }

    #[inline]
    pub(crate) fn carry_out(&mut self, action: &Action, tell: &mut impl Tell<Event>) {
        self.moves += 1;
        match *action {
            Action::Draw(pick) => {
                if let Phase::Draw(draw) = self.phase {
                    draw.apply(self, pick, tell);
                }
            }
            Action::Rainbow => act::rainbow(self, tell),
            Action::Start(tiles) => start::apply(self, tiles, tell),
            Action::Expand(family, tiles) => expand::apply(self, family, tiles, tell),
            Action::Exchange { own, other } => exchange::apply(self, own, other, tell),
            Action::Retrieve(family) => retrieve::apply(self, family, tell),
            Action::TwoForOne(pair) => two_for_one::apply(self, pair, tell),
            Action::Pass => act::pass(self, tell),
            Action::Discard(tile) => discard::apply(self, tile, tell),
        }
    }
}
