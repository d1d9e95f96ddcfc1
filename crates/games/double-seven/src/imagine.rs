//! Worlds that agree with a view.

use sevenfold_core::{NoWorld, Rng, Seat};

use crate::DoubleSeven;
use crate::family::{Families, Family};
use crate::memory::Memory;
use crate::pieces::{SEVENS, TILES, Tile};
use crate::reserve::Reserve;
use crate::view::{PlayerView, Stage, View};

impl View {
    /// Deals the tiles the viewer has not located at random: to the unknown places of the racks, and face down.
    ///
    /// Every way of dealing single tiles is equally likely. These are all worlds that agree with what the viewer
    /// knows for certain, for nothing that players do or leave undone proves what is on a rack beyond the tiles
    /// counted as known (DS-27).
    pub(crate) fn imagine(&self, rng: &mut impl Rng) -> Result<DoubleSeven, NoWorld> {
        let mut world = self.public_part().ok_or(NoWorld)?;
        let mut unseen = [Tile::Clover; TILES];
        let count = self.deal_unseen(&mut unseen)?;
        let unseen = &mut unseen[..count];
        rng.shuffle(unseen);
        let mut rest: &[Tile] = unseen;
        for (seat, player) in Seat::all(self.seats()).zip(&self.players) {
            let (dealt, left) = rest.split_at(unknown(player) as usize);
            world.racks[seat.index()] = player.rack.unwrap_or(player.known + dealt.iter().copied().collect());
            rest = left;
        }
        world.reserve = Reserve::stacked(self.reserve.face_up, rest);
        Ok(world)
    }

    /// Lists the unseen tiles; there must be as many as unknown places.
    fn deal_unseen(&self, out: &mut [Tile; TILES]) -> Result<usize, NoWorld> {
        let unseen = self.unseen().ok_or(NoWorld)?;
        let places: usize = self.players.iter().map(|player| unknown(player) as usize).sum();
        if places + self.reserve.face_down as usize != unseen.len() as usize {
            return Err(NoWorld);
        }
        for (place, tile) in out.iter_mut().zip(unseen.iter()) {
            *place = tile;
        }
        Ok(unseen.len() as usize)
    }

    /// The world without its racks and its reserve.
    fn public_part(&self) -> Option<DoubleSeven> {
        let seats = self.seats();
        let is_seat = |seat: Seat| seat.index() < seats as usize;
        let odd_racks = self.players.iter().any(|player| {
            player.rack.is_some_and(|rack| rack.len() != player.tiles || !rack.contains(player.known))
                || player.known.len() > player.tiles
        });
        let sevens: u32 = self.players.iter().map(|player| u32::from(player.sevens)).sum();
        if !(2..=4).contains(&seats) || !is_seat(self.turn) || odd_racks || sevens > u32::from(SEVENS) {
            return None;
        }
        if self.ending.is_some_and(|seat| !is_seat(seat))
            || self.families.iter().any(|family| !is_seat(family.owner))
        {
            return None;
        }
        let mut world = DoubleSeven::begin(seats);
        let mut families = Families::NONE;
        for family in &self.families {
            families.push(Family { owner: family.owner, contents: family.contents })?;
        }
        if !self.stage_is_possible() {
            return None;
        }
        world.turn = self.turn;
        world.moves = self.moves;
        world.phase = self.stage.phase(&families)?;
        world.families = families;
        world.memory = self.memory();
        world.discarded = self.discarded;
        world.ending = self.ending;
        for (seat, player) in Seat::all(seats).zip(&self.players) {
            world.sevens[seat.index()] = player.sevens;
            if player.double_seven {
                world.double_seven = Some(seat);
            }
        }
        Some(world)
    }

    /// Is there a tile for every draw that is asked for?
    fn stage_is_possible(&self) -> bool {
        let reserve = self.reserve.face_up.len().saturating_add(self.reserve.face_down);
        match &self.stage {
            Stage::Draw { left } => *left > 0 && *left <= reserve,
            Stage::DrawRainbow => reserve > 0,
            Stage::DrawOther { put } => self.reserve.face_up.contains(*put) && reserve > put.len(),
            // Nobody exchanges with themselves.
            Stage::Act { run, .. } => {
                run.iter().all(|swap| swap.with.index() < self.players.len() && swap.with != self.turn)
            }
            Stage::Deal | Stage::Discard | Stage::Over => true,
        }
    }

    fn memory(&self) -> Memory {
        let mut memory = Memory::BLANK;
        for (seat, player) in Seat::all(self.seats()).zip(&self.players) {
            memory.came(seat, player.known);
        }
        memory
    }
}

/// Places on a rack of which the viewer knows nothing.
fn unknown(player: &PlayerView) -> u8 {
    if player.rack.is_some() { 0 } else { player.tiles - player.known.len().min(player.tiles) }
}
