//! What must hold in every position.

use std::collections::BTreeSet;

use crate::chance::Quick;
use crate::{Agenda, Breach, Game, Redact, Rng, Say, Seat, Viewer, Window};

/// How many different moves of a game are remembered to be tried where they may be illegal.
const POOL: usize = 160;
/// How many of them are tried in a position.
const TRIED: usize = 12;

/// How many moves are picked from a list, beside its first and its last.
const PICKED: u32 = 6;

/// Checks one position. `pool` collects moves seen so far.
pub(super) fn check<G: Game>(
    game: &G,
    pool: &mut Vec<G::Action>,
    rng: &mut Quick,
    place: &impl Fn() -> String,
) {
    let agenda = game.agenda();
    assert_eq!(
        matches!(agenda, Agenda::Over),
        game.outcome().is_some(),
        "over means an outcome: {}",
        place()
    );
    check_outcome(game, place);
    let ids: BTreeSet<_> = agenda.windows().iter().map(|window| window.id).collect();
    assert_eq!(ids.len(), agenda.windows().len(), "each window has an id of its own: {}", place());
    for seat in Seat::all(game.seats()) {
        check_moves(game, &agenda, seat, pool, rng, place);
    }
    for viewer in Viewer::all(game.seats()) {
        check_view(game, viewer, place);
    }
    if let Agenda::Chance(_) = agenda {
        check_chance(game, rng, place);
    }
}

fn check_outcome<G: Game>(game: &G, place: &impl Fn() -> String) {
    if let Some(outcome) = game.outcome() {
        assert_eq!(outcome.points.len(), usize::from(game.seats()), "points for every seat: {}", place());
        assert!(!outcome.winners.is_empty(), "somebody wins: {}", place());
    }
}

fn check_moves<G: Game>(
    game: &G,
    agenda: &Agenda,
    seat: Seat,
    pool: &mut Vec<G::Action>,
    rng: &mut Quick,
    place: &impl Fn() -> String,
) {
    let legal = game.legal(seat);
    if agenda.must().contains(seat) {
        assert!(!legal.is_empty(), "seat {seat} must act and has a move: {}", place());
    }
    if !agenda.asked().contains(seat) {
        assert!(legal.is_empty(), "seat {seat} is not asked and has no move: {}", place());
    }
    if let Some(passive) = G::passive(&game.view(Viewer::Seat(seat)))
        && agenda.asked().contains(seat)
    {
        assert!(G::ANSWERS, "a game that asks for answers says so: {}", place());
        assert!(legal.contains(&passive), "{passive} lets things happen for seat {seat}: {}", place());
    }
    let texts: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), legal.len(), "no move is listed twice: {}", place());
    for action in &legal {
        check_listed(game, agenda.windows(), seat, action, place);
    }
    check_picks(game, seat, &legal, rng, place);
    for _ in 0..TRIED.min(pool.len()) {
        let action = &pool[rng.below(pool.len() as u32) as usize];
        check_tried(game, seat, action, texts.contains(&action.to_string()), place);
    }
    for action in legal {
        if pool.len() < POOL {
            pool.push(action);
        } else if rng.below(16) == 0 {
            let slot = rng.below(POOL as u32) as usize;
            pool[slot] = action;
        }
    }
}

/// A move that is picked is the one in that place of the list.
fn check_picks<G: Game>(
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    rng: &mut Quick,
    place: &impl Fn() -> String,
) {
    let count = legal.len() as u32;
    let mut space = Vec::new();
    if count == 0 {
        let picked = game.pick_legal(seat, &mut space, |_| 0);
        assert_eq!(picked, None, "seat {seat} has no move to pick: {}", place());
        return;
    }
    let some = (0..PICKED).map(|_| rng.below(count));
    for which in [0, count - 1].into_iter().chain(some) {
        let mut told = 0;
        let picked = game.pick_legal(seat, &mut space, |among| {
            told = among;
            which
        });
        assert_eq!(told, count, "seat {seat} picks among all legal moves: {}", place());
        assert_eq!(picked.as_ref(), legal.get(which as usize), "move {which} of seat {seat}: {}", place());
    }
}

fn check_listed<G: Game>(
    game: &G,
    windows: &[Window],
    seat: Seat,
    action: &G::Action,
    place: &impl Fn() -> String,
) {
    if let Err(breach) = game.check(seat, action) {
        panic!("listed but refused: seat {seat} {action}: {breach:?}: {}", place());
    }
    let text = action.to_string();
    assert_eq!(text.parse::<G::Action>().as_ref(), Ok(action), "notation round trip of {text}: {}", place());
    let id = game.window_of(seat, action);
    let window = windows.iter().find(|window| Some(window.id) == id);
    assert!(
        window.is_some_and(|window| window.asked().contains(seat)),
        "{text} of seat {seat} answers an open window that asks it: {}",
        place()
    );
}

fn check_tried<G: Game>(game: &G, seat: Seat, action: &G::Action, listed: bool, place: &impl Fn() -> String) {
    let mut after = game.clone();
    match after.play(seat, action, &mut crate::Silent) {
        Ok(()) => assert!(listed, "allowed but not listed: seat {seat} {action}: {}", place()),
        Err(breach) => {
            assert!(!listed, "listed but refused: seat {seat} {action}: {breach:?}: {}", place());
            assert_eq!(after, *game, "a refused move changes nothing: {}", place());
            assert!(G::META.rules.contains(&breach.rule()), "{breach:?} names a rule of the game");
            assert!(!breach.say().key.is_empty(), "{breach:?} says something");
        }
    }
}

fn check_view<G: Game>(game: &G, viewer: Viewer, place: &impl Fn() -> String) {
    let view = game.view(viewer);
    let text = serde_json::to_string(&view).unwrap_or_default();
    let read: Option<G::View> = serde_json::from_str(&text).ok();
    assert_eq!(read.as_ref(), Some(&view), "a view of {viewer:?} survives JSON: {}", place());
}

fn check_chance<G: Game>(game: &G, rng: &mut Quick, place: &impl Fn() -> String) {
    let chance = game.sample(rng);
    let text = chance.to_string();
    assert_eq!(text.parse::<G::Chance>().as_ref(), Ok(&chance), "notation round trip of {text}: {}", place());
    let mut after = game.clone();
    let mut events: Vec<G::Event> = Vec::new();
    assert_eq!(after.settle(&chance, &mut events), Ok(()), "a sampled chance step is possible: {}", place());
    check_events(&events, game.seats(), place);
}

/// What a viewer was told can be told again and says the same; it survives the wire.
pub(super) fn check_events<E>(events: &[E], seats: u8, place: &impl Fn() -> String)
where
    E: Redact + Say + PartialEq + std::fmt::Debug + serde::Serialize + serde::de::DeserializeOwned,
{
    for event in events {
        for viewer in Viewer::all(seats) {
            let Some(seen) = event.seen_by(viewer) else { continue };
            assert_eq!(seen.seen_by(viewer).as_ref(), Some(&seen), "redaction is final: {}", place());
            let text = serde_json::to_string(&seen).unwrap_or_default();
            assert_eq!(
                serde_json::from_str::<E>(&text).ok().as_ref(),
                Some(&seen),
                "events survive JSON: {}",
                place()
            );
            assert!(!seen.say().key.is_empty(), "{seen:?} says something: {}", place());
        }
    }
}
