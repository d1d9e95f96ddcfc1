//! Who is brought together, held against random crowds and against a matcher that tries everything.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;

use sevenfold_core::Rng as _;
use sevenfold_core::chance::Quick;
use sevenfold_lobby::{Pairing, Pool, Waiter};
use sevenfold_protocol::{Millis, Pace, Rated, Terms, Wish};
use sevenfold_table::PlayerId;

const START: Millis = Millis(1_784_160_000_000);

fn wish(games: &[&str], seats: &[u8]) -> Wish {
    let games = games.iter().map(|&game| game.to_owned()).collect();
    let (pace, rated) = (Some(Pace::Live), Some(Rated::Casual));
    Wish { games, seats: seats.to_vec(), pace, rated, bots_after: None, key: None }
}

fn id(name: &str) -> PlayerId {
    PlayerId::new(name)
}

fn friends(_: &PlayerId, _: &PlayerId) -> bool {
    false
}

fn names(pairing: &Pairing) -> Vec<&str> {
    pairing.people.iter().map(|waiter| waiter.who.as_str()).collect()
}

/// These wait, one second after the other.
fn pool(waiters: &[(&str, Wish)]) -> Pool {
    let mut pool = Pool::default();
    for (second, (name, wish)) in waiters.iter().enumerate() {
        pool.add(&id(name), wish.clone(), wish.terms(), START.plus(1000 * second as u64));
    }
    pool
}

#[test]
fn two_who_want_the_same_are_brought_together() {
    let mut pool = pool(&[("ada", wish(&["sieben"], &[2])), ("bo", wish(&["seven", "sieben"], &[2, 3]))]);
    let pairing = pool.next(START, friends).unwrap();
    assert_eq!((names(&pairing), pairing.bots()), (vec!["ada", "bo"], 0));
    assert_eq!((pairing.terms.game.as_str(), pairing.terms.seats), ("sieben", 2));
    assert!(pool.waiters().is_empty());
}

#[test]
fn pace_rating_game_and_size_must_suit_both() {
    let ada = wish(&["sieben"], &[2]);
    for other in [
        wish(&["seven"], &[2]),
        wish(&["sieben"], &[3]),
        Wish { pace: Some(Pace::Slow), ..ada.clone() },
        Wish { rated: Some(Rated::Rated), ..ada.clone() },
    ] {
        assert_eq!(pool(&[("ada", ada.clone()), ("bo", other)]).next(START, friends), None);
    }
    let either = Wish { pace: None, rated: None, ..ada.clone() };
    let pairing = pool(&[("ada", ada), ("bo", either)]).next(START, friends).unwrap();
    assert_eq!((pairing.terms.pace, pairing.terms.rated), (Pace::Live, Rated::Casual));
}

#[test]
fn the_largest_table_that_can_be_filled_is_laid() {
    let any = wish(&["sieben"], &[2, 3, 4]);
    let mut pool = pool(&[("ada", any.clone()), ("bo", any.clone()), ("cleo", any)]);
    let pairing = pool.next(START, friends).unwrap();
    assert_eq!((names(&pairing), pairing.terms.seats), (vec!["ada", "bo", "cleo"], 3));
}

#[test]
fn bots_come_when_patience_is_over_and_only_to_those_who_want_them() {
    let patient = Wish { bots_after: Some(60), ..wish(&["sieben"], &[3, 4]) };
    let later = Wish { bots_after: Some(120), ..patient.clone() };
    let never = Wish { bots_after: None, ..patient.clone() };
    let mut pool = pool(&[("ada", patient), ("bo", later.clone())]);
    assert_eq!(pool.wake(START), Some(START.plus(60_000)));
    assert_eq!(pool.next(START.plus(59_999), friends), None);
    let pairing = pool.next(START.plus(60_000), friends).unwrap();
    assert_eq!((names(&pairing), pairing.terms.seats, pairing.bots()), (vec!["ada", "bo"], 3, 1));
    let mut pool = self::pool(&[("ada", never), ("bo", later)]);
    let pairing = pool.next(START.plus(121_000), friends).unwrap();
    assert_eq!((names(&pairing), pairing.bots()), (vec!["bo"], 2), "Ada wants no bots");
    assert_eq!(pool.wake(START), None);
}

#[test]
fn another_wish_keeps_the_place_in_the_queue() {
    let mut pool = pool(&[("ada", wish(&["seven"], &[2])), ("bo", wish(&["sieben"], &[2]))]);
    let again = wish(&["sieben", "seven"], &[2]);
    pool.add(&id("ada"), again.clone(), again.terms(), START.plus(9_000));
    assert_eq!(pool.waiters()[0].since, START);
    let last = wish(&["sieben"], &[2]);
    pool.add(&id("cleo"), last.clone(), last.terms(), START.plus(10_000));
    let pairing = pool.next(START, friends).unwrap();
    assert_eq!(names(&pairing), ["ada", "bo"], "and not Cleo");
    let waiter = pairing.people[1].clone();
    pool.put_back(waiter);
    let order: Vec<&str> = pool.waiters().iter().map(|waiter| waiter.who.as_str()).collect();
    assert_eq!(order, ["bo", "cleo"], "as if nothing had been");
}

const GAMES: [&str; 3] = ["sieben", "seven", "triple-seven"];

fn some<T: Copy>(from: &[T], dice: &mut Quick) -> Vec<T> {
    let chosen: Vec<T> = from.iter().copied().filter(|_| dice.below(2) == 0).collect();
    if chosen.is_empty() { vec![from[dice.below(from.len() as u32) as usize]] } else { chosen }
}

fn random_wish(dice: &mut Quick) -> Wish {
    Wish {
        games: some(&GAMES, dice).into_iter().map(str::to_owned).collect(),
        seats: some(&[2, 3, 4], dice),
        pace: [None, Some(Pace::Live), Some(Pace::Slow)][dice.below(3) as usize],
        rated: [None, Some(Rated::Casual), Some(Rated::Rated)][dice.below(3) as usize],
        bots_after: [None, Some(0), Some(60)][dice.below(3) as usize],
        key: None,
    }
}

/// Could these fill a table together? Tried out in full.
fn could_play(people: &[&Waiter], apart: &BTreeSet<(String, String)>) -> bool {
    let kept_apart = |one: &Waiter, other: &Waiter| are_apart(apart, &one.who, &other.who);
    let alike = |terms: &Terms| people.iter().all(|waiter| waiter.wish.suits(terms));
    let mut pairs = people
        .iter()
        .enumerate()
        .flat_map(|(at, one)| people[at + 1..].iter().map(move |other| (one, other)));
    people[0].terms.iter().any(|terms| usize::from(terms.seats) == people.len() && alike(terms))
        && pairs.all(|(one, other)| !kept_apart(one, other))
}

fn are_apart(apart: &BTreeSet<(String, String)>, one: &PlayerId, other: &PlayerId) -> bool {
    let pair = |a: &PlayerId, b: &PlayerId| apart.contains(&(a.as_str().to_owned(), b.as_str().to_owned()));
    pair(one, other) || pair(other, one)
}

/// The first who can be served at all, and whether anybody can.
fn first_served<'a>(waiters: &'a [Waiter], apart: &BTreeSet<(String, String)>) -> Option<&'a PlayerId> {
    let groups = (1_u32..1 << waiters.len()).filter(|group| (2..=4).contains(&group.count_ones()));
    let members = |group: u32| -> Vec<&Waiter> {
        waiters.iter().enumerate().filter(|(at, _)| group >> at & 1 == 1).map(|(_, waiter)| waiter).collect()
    };
    let served = groups.map(members).filter(|people| could_play(people, apart));
    let first =
        served.map(|people| waiters.iter().position(|waiter| waiter.who == people[0].who).unwrap()).min();
    first.map(|at| &waiters[at].who)
}

#[test]
fn random_crowds_are_served_rightly() {
    let (mut pairings, mut with_bots) = (0, 0);
    for seed in 0..600 {
        let mut dice = Quick::new(seed);
        let (mut pool, mut now) = (Pool::default(), START);
        let mut apart = BTreeSet::new();
        let (mut served, mut waited) = (BTreeSet::new(), BTreeSet::new());
        for number in 0..9 {
            let name = format!("p{number}");
            for other in 0..number {
                if dice.below(4) == 0 {
                    apart.insert((name.clone(), format!("p{other}")));
                }
            }
            now = now.plus(u64::from(dice.below(40_000)));
            let wish = random_wish(&mut dice);
            pool.add(&id(&name), wish.clone(), wish.terms(), now);
            waited.insert(id(&name));
            loop {
                let before = pool.waiters().to_vec();
                let expected = first_served(&before, &apart).cloned();
                let Some(pairing) = pool.next(now, |one, other| are_apart(&apart, one, other)) else {
                    assert_eq!(expected, None, "somebody could have been served");
                    let over = |waiter: &&Waiter| {
                        waiter
                            .wish
                            .bots_after
                            .is_some_and(|after| waiter.since.plus(1000 * u64::from(after)) <= now)
                    };
                    assert_eq!(before.iter().find(over), None, "somebody's patience is over");
                    break;
                };
                pairings += 1;
                with_bots += u32::from(pairing.bots() > 0);
                check(&pairing, &apart, now);
                match expected {
                    Some(first) => {
                        assert_eq!(
                            (&pairing.people[0].who, pairing.bots()),
                            (&first, 0),
                            "the longest first"
                        );
                    }
                    None => assert!(pairing.bots() > 0),
                }
                for waiter in &pairing.people {
                    assert!(served.insert(waiter.who.clone()), "nobody is brought to two tables");
                    assert_eq!(pool.of(&waiter.who), None);
                }
            }
        }
        let left: BTreeSet<PlayerId> = pool.waiters().iter().map(|waiter| waiter.who.clone()).collect();
        assert_eq!(&served | &left, waited, "nobody is lost");
    }
    assert!(pairings > 800 && with_bots > 200, "{pairings} {with_bots}");
}

fn check(pairing: &Pairing, apart: &BTreeSet<(String, String)>, now: Millis) {
    let people = &pairing.people;
    assert!(people.iter().all(|waiter| waiter.wish.suits(&pairing.terms)));
    assert!(people.is_sorted_by_key(|waiter| waiter.since));
    assert_eq!(people.len() + usize::from(pairing.bots()), usize::from(pairing.terms.seats));
    for (at, one) in people.iter().enumerate() {
        assert!(people[at + 1..].iter().all(|other| !are_apart(apart, &one.who, &other.who)), "blocks hold");
    }
    if pairing.bots() > 0 {
        assert!(people.iter().all(|waiter| waiter.wish.bots_after.is_some()), "bots are wanted");
        let over = |waiter: &Waiter| {
            waiter.wish.bots_after.is_some_and(|after| waiter.since.plus(1000 * u64::from(after)) <= now)
        };
        assert!(people.iter().any(over));
    }
}
