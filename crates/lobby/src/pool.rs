//! Those who look for a table, and who is brought together.
//!
//! Whoever has waited longest comes first: the first group of people, in the order in which they came, that fills a table
//! which suits all of them. Of the tables that suit, the dearest game of whoever waited longest, and then the most seats.
//! When somebody's patience is over bots take the rest of the seats, together with as many people as would sit there and
//! have nothing against bots.

use sevenfold_protocol::{Millis, Terms, Wish};
use sevenfold_table::PlayerId;

use crate::group;

/// Everybody who waits, in the order in which they came.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    waiters: Vec<Waiter>,
}

/// Somebody who waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiter {
    /// Who.
    pub who: PlayerId,
    /// For what.
    pub wish: Wish,
    /// The tables that would suit, the dearest first.
    pub terms: Vec<Terms>,
    /// Since when.
    pub since: Millis,
}

/// People who are brought together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// At which table.
    pub terms: Terms,
    /// Who, as they waited, the longest first.
    pub people: Vec<Waiter>,
}

impl Pairing {
    /// How many bots sit down with them.
    pub fn bots(&self) -> u8 {
        self.terms.seats.saturating_sub(self.people.len() as u8)
    }
}

impl Waiter {
    /// When bots may sit down with this person.
    fn patience(&self) -> Option<Millis> {
        self.wish.bots_after.map(|seconds| self.since.plus(u64::from(seconds) * 1000))
    }
}

impl Pool {
    /// Somebody waits from now on. Another wish takes the place of the one before and keeps its place in the queue.
    pub fn add(&mut self, who: &PlayerId, wish: Wish, terms: Vec<Terms>, now: Millis) {
        match self.waiters.iter_mut().find(|waiter| waiter.who == *who) {
            Some(waiter) => (waiter.wish, waiter.terms) = (wish, terms),
            None => self.waiters.push(Waiter { who: who.clone(), wish, terms, since: now }),
        }
    }

    /// Somebody waits again, as if they had never been brought together.
    pub fn put_back(&mut self, waiter: Waiter) {
        self.remove(&waiter.who);
        let place = self.waiters.partition_point(|other| other.since <= waiter.since);
        self.waiters.insert(place, waiter);
    }

    /// Somebody no longer waits.
    pub fn remove(&mut self, who: &PlayerId) {
        self.waiters.retain(|waiter| waiter.who != *who);
    }

    /// Everybody who waits, the longest first.
    pub fn waiters(&self) -> &[Waiter] {
        &self.waiters
    }

    /// What somebody waits for.
    pub fn of(&self, who: &PlayerId) -> Option<&Waiter> {
        self.waiters.iter().find(|waiter| waiter.who == *who)
    }

    /// When somebody's patience will be over. What is over already has been seen to.
    pub fn wake(&self, now: Millis) -> Option<Millis> {
        self.waiters.iter().filter_map(Waiter::patience).filter(|at| *at > now).min()
    }

    /// Brings the next people together, if there are any; they no longer wait.
    pub fn next(&mut self, now: Millis, apart: impl Fn(&PlayerId, &PlayerId) -> bool) -> Option<Pairing> {
        let apart = |one: usize, other: usize| apart(&self.waiters[one].who, &self.waiters[other].who);
        let (terms, mut chosen) = self.full(&apart).or_else(|| self.with_bots(now, &apart))?;
        chosen.sort_unstable();
        let mut people: Vec<Waiter> = chosen.iter().rev().map(|&index| self.waiters.remove(index)).collect();
        people.reverse();
        Some(Pairing { terms, people })
    }

    /// The first table that people alone can fill.
    fn full(&self, apart: &impl Fn(usize, usize) -> bool) -> Option<(Terms, Vec<usize>)> {
        (0..self.waiters.len()).find_map(|first| {
            self.waiters[first].terms.iter().find_map(|terms| {
                // Those who came before could not be served, and so not with this one either.
                let others = self.suited(terms, first + 1, |_| true, |one| !apart(first, one));
                let mut group = group::first(&others, usize::from(terms.seats) - 1, apart)?;
                group.insert(0, first);
                Some((terms.clone(), group))
            })
        })
    }

    /// The table with the most people, and then the fewest bots, for the first whose patience is over.
    fn with_bots(&self, now: Millis, apart: &impl Fn(usize, usize) -> bool) -> Option<(Terms, Vec<usize>)> {
        let over = |waiter: &Waiter| waiter.patience().is_some_and(|at| at <= now);
        let first = self.waiters.iter().position(over)?;
        let accepts = |waiter: &Waiter| waiter.wish.bots_after.is_some();
        let tables = self.waiters[first].terms.iter().map(|terms| {
            let others = self.suited(terms, 0, accepts, |one| one != first && !apart(first, one));
            let mut group = group::largest(&others, usize::from(terms.seats) - 1, apart);
            group.insert(0, first);
            (terms.clone(), group)
        });
        // Of equals the one that was wished for first.
        tables.reduce(|best, next| {
            let rank = |(terms, group): &(Terms, Vec<usize>)| (group.len(), u8::MAX - terms.seats);
            if rank(&next) > rank(&best) { next } else { best }
        })
    }

    /// Those from this place on whom the table would suit.
    fn suited(
        &self,
        terms: &Terms,
        from: usize,
        fit: impl Fn(&Waiter) -> bool,
        free: impl Fn(usize) -> bool,
    ) -> Vec<usize> {
        let suits = |index: &usize| {
            let waiter = &self.waiters[*index];
            waiter.terms.contains(terms) && fit(waiter) && free(*index)
        };
        (from..self.waiters.len()).filter(suits).collect()
    }
}
