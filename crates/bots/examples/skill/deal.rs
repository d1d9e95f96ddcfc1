//! A deal with a number, played move by move: the same number is the same deal.

use sevenfold_core::chance::Seed;
use sevenfold_core::run::Run;
use sevenfold_core::{Agenda, Game, Seat, Silent};

/// A game with the usual options, and what the seat that is asked may do.
pub(crate) struct Deal<G: Game> {
    run: Run<G>,
    legal: Vec<G::Action>,
}

impl<G: Game> Deal<G> {
    /// `None` if the game is not for so many.
    pub(crate) fn new(seats: u8, number: u64) -> Option<Self> {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let run = Run::new(&G::Options::default(), seats, Some(Seed(seed))).ok()?;
        Some(Self { run, legal: Vec::new() })
    }

    /// Draws whatever chance decides, and says who must move next; `None` when the game is over.
    pub(crate) fn asked(&mut self) -> Option<Seat> {
        loop {
            match self.run.game().agenda() {
                Agenda::Chance(_) => drop(self.run.draw(&mut Silent)),
                Agenda::Over => return None,
                agenda @ Agenda::Seats(_) => {
                    let seat = agenda.must().first()?;
                    self.legal.clear();
                    self.run.game().legal_into(seat, &mut self.legal);
                    return Some(seat);
                }
            }
        }
    }

    /// What whoever was asked may do.
    pub(crate) fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    pub(crate) fn game(&self) -> &G {
        self.run.game()
    }

    /// Plays one of the legal moves.
    pub(crate) fn play(&mut self, seat: Seat, action: G::Action) {
        let played = self.run.play(seat, action, &mut Silent);
        debug_assert!(played.is_ok(), "only legal moves are played");
    }
}
