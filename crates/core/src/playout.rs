//! Random games, counted: what `sevenfold bench` measures.

use crate::chance::{ChanceKey, Quick, Seed, Stream};
use crate::{Agenda, Draw, Game, Rng, SetupError, Silent};

/// What was done in some random games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Moves of seats, each chosen from all legal moves, which are found and counted for it.
    pub moves: u64,
    /// Legal moves that there were to choose from.
    pub listed: u64,
    /// Chance steps drawn.
    pub draws: u64,
    /// Games begun.
    pub games: u64,
}

/// Plays random games until `moves` moves have been made. Chance comes from seeds as in a real game. Nobody looks, so
/// that nobody has to remember anything.
pub fn random_games<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    moves: u64,
) -> Result<Count, SetupError> {
    let mut start = G::new(options, seats)?;
    start.forget();
    let mut count = Count::default();
    let mut rng = Quick::new(seed);
    let mut legal = Vec::with_capacity(1024);
    while count.moves < moves {
        count.games += 1;
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&(seed.wrapping_add(count.games)).to_le_bytes());
        random_game(start.clone(), &Seed(bytes), &mut rng, &mut legal, &mut count, moves);
    }
    Ok(count)
}

fn random_game<G: Game>(
    mut game: G,
    seed: &Seed,
    rng: &mut Quick,
    legal: &mut Vec<G::Action>,
    count: &mut Count,
    moves: u64,
) {
    let mut next = ChanceKey::default();
    while count.moves < moves {
        // Looked at where it lies: to move it costs as much as a move in some games.
        let agenda = game.agenda();
        match &agenda {
            Agenda::Over => return,
            Agenda::Chance(draw) => {
                if *draw == Draw::Deal {
                    next = ChanceKey { round: next.round + 1, step: 0 };
                }
                let chance = game.sample(&mut Stream::new(seed, next));
                let settled = game.settle(&chance, &mut Silent);
                debug_assert_eq!(settled, Ok(()), "a sampled step is possible");
                next.step += 1;
                count.draws += 1;
            }
            Agenda::Seats(_) => {
                let must = agenda.must();
                let Some(seat) = must.first().or_else(|| agenda.asked().first()) else { return };
                let picked = game.pick_legal(seat, legal, |among| {
                    count.listed += u64::from(among);
                    rng.below(among)
                });
                let Some(action) = picked else { return };
                game.advance(seat, &action, &mut Silent);
                count.moves += 1;
            }
        }
    }
}
