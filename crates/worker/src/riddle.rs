//! SEVEN's puzzles, worked out.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game as _, Silent, Viewer};
use sevenfold_protocol::offline::{Answer, Riddle, Try};
use sevenfold_puzzles::copycat::{Compactness, Copycat, random_arrangement};
use sevenfold_puzzles::tactics::Endgame;
use sevenfold_puzzles::{Action, Arrangement, Options, Outlook, Seven, holes, island, levels};

/// The answer; nothing if the tiles cannot lie as they were told.
pub(crate) fn work_out(riddle: &Riddle) -> Option<Answer> {
    Some(match riddle {
        Riddle::Position(moves) => {
            let game = played(moves)?;
            let legal = game.turn().map(|seat| game.legal(seat)).unwrap_or_default();
            let view = serde_json::to_value(game.view(Viewer::Watcher)).ok()?;
            Answer::Position(view, write(&legal))
        }
        Riddle::Outlook(attempt) => match outlook(attempt)? {
            Outlook::Open { rest } => Answer::Open(write(&rest)),
            Outlook::Closed => Answer::Closed,
            Outlook::Unknown => Answer::Unknown,
        },
        Riddle::Covers(black) => Answer::Covers(Copycat::new(&arrangement(black)?).ok()?.count()),
        Riddle::Arrangement(number) => {
            let black = random_arrangement(&mut Quick::new(*number), Compactness::Compact);
            Answer::Arrangement(write(black.tiles()))
        }
        Riddle::Reply(moves) => {
            let reply = Endgame::default().saving_move(&played(moves)?);
            Answer::Reply(reply.map(|action| action.to_string()))
        }
    })
}

fn outlook(attempt: &Try) -> Option<Outlook> {
    Some(match attempt {
        Try::Level { level, moves } => levels::outlook(&played(moves)?, *level),
        Try::Island { middle, most, white, black } => {
            island::outlook(&middle.parse().ok()?, &read(white)?, &read(black)?, *most)
        }
        Try::Holes { count, goal, laid } => holes::outlook(arrangement(laid)?.tiles(), *count, *goal),
        Try::Copycat { black, white } => Copycat::new(&arrangement(black)?).ok()?.outlook(&read(white)?),
    })
}

/// A game of two after some moves.
fn played(moves: &[String]) -> Option<Seven> {
    let mut game = Seven::new(&Options::default(), 2).ok()?;
    for action in read(moves)? {
        game.play(game.turn()?, &action, &mut Silent).ok()?;
    }
    Some(game)
}

fn arrangement(tiles: &[String]) -> Option<Arrangement> {
    Arrangement::new(read(tiles)?).ok()
}

fn read(tiles: &[String]) -> Option<Vec<Action>> {
    tiles.iter().map(|tile| tile.parse().ok()).collect()
}

fn write(tiles: &[Action]) -> Vec<String> {
    tiles.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_puzzles::Certificate;

    #[test]
    fn a_position_tells_whose_turn_it_is_and_what_may_be_laid() {
        let moves = vec!["J 0,0 0,1 0,2 1,-1".to_owned()];
        let Some(Answer::Position(view, legal)) = work_out(&Riddle::Position(moves)) else { panic!() };
        assert_eq!((view["turn"].is_null(), view["tiles"].as_array().map(Vec::len)), (false, Some(1)));
        assert!(legal.iter().any(|text| text.starts_with('J')));
        assert_eq!(work_out(&Riddle::Position(vec!["J".to_owned()])), None);
    }

    #[test]
    fn a_random_arrangement_is_answered() {
        let Some(Answer::Arrangement(black)) = work_out(&Riddle::Arrangement(0)) else { panic!() };
        assert_eq!(work_out(&Riddle::Covers(black.clone())), Some(Answer::Covers(1)));
        let attempt = Try::Copycat { black: black.clone(), white: Vec::new() };
        let Some(Answer::Open(white)) = work_out(&Riddle::Outlook(attempt)) else { panic!() };
        assert_eq!(white.len(), 7);
        assert_eq!(work_out(&Riddle::Covers(black[1..].to_vec())), None, "six tiles");
    }

    #[test]
    fn what_is_written_down_is_still_open() {
        for certificate in Certificate::all() {
            let attempt = match certificate {
                Certificate::Level { level, game, .. } => Try::Level { level, moves: game[..3].to_vec() },
                Certificate::Holes { holes: goal, arrangement } => {
                    let laid = write(arrangement.tiles());
                    Try::Holes { count: laid.len(), goal, laid: laid[..4].to_vec() }
                }
                _ => continue,
            };
            // Three tiles of a game up to level 6 leave more to look at than a reader would wait for.
            let answer = work_out(&Riddle::Outlook(attempt.clone()));
            assert!(matches!(answer, Some(Answer::Open(_) | Answer::Unknown)), "{attempt:?}");
        }
    }
}
