//! A player: bids, plays and turns the wheel by trying each move in worlds it thinks possible.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Message, Rng, Seat, Silent, Viewer};
use sevenfold_double_lucky_7::{Action, Card, Chance, DoubleLucky7, Face, Luck, Phase, Trump, Use, View};

use super::equity::{Equity, Shares};
use super::manner::{Ending, Manner, Thinking};
use super::odds::{ODDS, OPENING};
use super::solver::Solver;
use super::table::Table;
use super::told::told;
use super::trial::{self, Tried};
use super::worlds::Worlds;
use super::{habit, reason};
use crate::{Begun, Bot, Effort, Field, Judged, Meter, Part, together};

/// A player of some manner.
#[derive(Clone, Debug)]
pub(super) struct Player {
    manner: &'static Manner,
    effort: Effort,
    /// One for each thread.
    solvers: Vec<Solver>,
}

impl Player {
    /// A player of this level who may think so much.
    pub(super) fn new(manner: &'static Manner, effort: &Effort) -> Self {
        let solvers = vec![Solver::default(); effort.threads().count().into()];
        Self { manner, effort: effort.clone(), solvers }
    }
}

impl Player {
    /// The move that needs no thought: a bid by feeling, and the card that suits it.
    fn natural(&self, view: &View, rng: &mut Quick) -> Option<Action> {
        let seat = view.viewer.seat()?;
        let mut table = Table::of(view)?;
        table.hands[seat.index()] = view.hand();
        let own = seat.index() as u8;
        let (sway, card): (f32, fn(&Table) -> Card) = match self.manner.thinking {
            Thinking::Feeling => {
                (FEELING + VAGUER * f32::from(table.left.saturating_sub(1)), habit::first_card)
            }
            Thinking::Habit => (0.0, |table| habit::card(&ODDS, table)),
            Thinking::Worlds => return None,
        };
        match view.phase {
            Phase::Bidding { .. } => Some(Action::Bid(habit::bid(&OPENING, &table, own, sway, rng))),
            Phase::Leading { .. } | Phase::Following { .. } => {
                let card = card(&table);
                let open = table.extra.is_some_and(|(_, open)| open == card);
                Some(if open { Action::PlayExtra(card) } else { Action::Play(card) })
            }
            _ => None,
        }
    }
}

/// How far apart two bids by feeling on one card may be, in tricks: not so far that a sure one is missed.
const FEELING: f32 = 0.9;
/// And how much farther with every other card.
const VAGUER: f32 = 0.5;

impl Bot<DoubleLucky7> for Player {
    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut Quick) -> Option<Action> {
        if let [only] = legal {
            return Some(*only);
        }
        if let Some(natural) = self.natural(view, rng).filter(|action| legal.contains(action)) {
            return Some(natural);
        }
        let judged = self.judge(view, legal, rng);
        judged.first().map(|best| best.action).or_else(|| rng.pick(legal).copied())
    }

    fn judge(&mut self, view: &View, legal: &[Action], rng: &mut Quick) -> Vec<Judged<Action>> {
        let tried = Thought::new(self, view, rng).map(|mut thought| thought.judge(legal, rng));
        let mut judged: Vec<_> = legal
            .iter()
            .zip(tried.unwrap_or_default())
            .map(|(&action, tried)| {
                let found = tried.worth().clamp(0.0, 1.0);
                let [worth, beyond] = [found, found + tried.error()].map(|worth| told(view.seats, worth));
                Judged { action, worth, visits: tried.visits, error: beyond - worth }
            })
            .collect();
        // Equals stay in the order of the list.
        judged.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        judged
    }

    fn reason(&mut self, view: &View, action: &Action) -> Option<Message> {
        reason::of(view, *action)
    }
}

/// One decision.
struct Thought<'a> {
    manner: &'static Manner,
    begun: Begun,
    solvers: &'a mut [Solver],
    view: &'a View,
    seat: Seat,
    worlds: Worlds,
    /// What the round's points are worth while the pawn, if any, stays, and when it is used.
    kept: Equity,
    spent: Equity,
}

impl<'a> Thought<'a> {
    fn new(player: &'a mut Player, view: &'a View, rng: &mut Quick) -> Option<Self> {
        let begun = player.effort.begin();
        let Player { manner, solvers, .. } = player;
        let seat = view.viewer.seat()?;
        let worlds = Worlds::of(view, manner.mind, rng)?;
        let kept = Equity::of(view)?;
        let mut spent = kept.clone();
        spent.spend_pawn(seat.index());
        Some(Self { manner, begun, solvers, view, seat, worlds, kept, spent })
    }

    fn judge(&mut self, legal: &[Action], rng: &mut Quick) -> Vec<Tried> {
        match self.view.phase {
            Phase::Leading { .. } | Phase::Following { .. } => self.cards(legal, rng),
            Phase::Asking { .. } if legal.contains(&Action::Roll) => self.roll(legal, rng),
            _ => self.before_tricks(legal, self.begun.field(), rng),
        }
    }

    /// Cards: everybody's bid is known, so that all that matters is who makes it.
    fn cards(&mut self, legal: &[Action], rng: &mut Quick) -> Vec<Tried> {
        let (me, ending) = (self.seat.index(), self.manner.ending);
        let shares = self.kept.all_shares(self.worlds.table());
        let cards: Vec<Card> = legal.iter().copied().filter_map(card_of).collect();
        self.try_out(legal.len(), self.begun.field(), rng, |solver, world, _, index, _| {
            let mut table = *world;
            if index == 0 {
                solver.forget();
            }
            table.play(cards[index]);
            shares[finish(ending, solver, &mut table, &shares) as usize][me]
        })
    }

    /// Bids, trumps and advantages, each followed by the whole round.
    fn before_tricks(&mut self, moves: &[Action], field: Field, rng: &mut Quick) -> Vec<Tried> {
        let (seat, ending) = (self.seat, self.manner.ending);
        let (kept, spent) = (self.kept.clone(), self.spent.clone());
        self.try_out(moves.len(), field, rng, |solver, world, worlds, index, rng| {
            let mut table = *world;
            let mut equity = &kept;
            match moves[index] {
                Action::Bid(bid) => {
                    table.bids[seat.index()] = bid;
                    bid_after(&mut table, seat, rng);
                }
                Action::Trump(colour) => {
                    table.trump = Trump::Colour { colour };
                    table.bids[seat.index()] =
                        habit::bid(&OPENING, &table, seat.index() as u8, habit::SWAY, rng);
                    bid_after(&mut table, seat, rng);
                }
                Action::Use(what) => {
                    table.carry_out(seat, what, worlds.beneath(rng));
                    equity = &spent;
                }
                Action::Decline | Action::Roll | Action::Play(_) | Action::PlayExtra(_) => {}
            }
            if ending == Ending::Habit || table.seats > FEW {
                habit::play_on(&ODDS, &mut table, 0);
                return equity.shares(&table)[seat.index()];
            }
            solver.forget();
            let shares = equity.all_shares(&table);
            shares[finish(ending, solver, &mut table, &shares) as usize][seat.index()]
        })
    }

    /// Tries moves in worlds, on all threads.
    fn try_out(
        &mut self,
        moves: usize,
        field: Field,
        rng: &mut Quick,
        worth: impl Fn(&mut Solver, &Table, &Worlds, usize, &mut Quick) -> f32 + Sync,
    ) -> Vec<Tried> {
        let meters = self.begun.meters(Part::first(self.manner.share));
        let most = self.manner.worlds.div_ceil(meters.len() as u32);
        let desks: Vec<(Meter, &mut Solver)> = meters.into_iter().zip(&mut *self.solvers).collect();
        let from = &self.worlds;
        let reports = together(desks, rng, |(mut meter, solver), rng| {
            let mut worlds = from.clone();
            let budget = (&mut worlds, most);
            trial::run(moves, field, budget, &mut meter, rng, |world, worlds, index, rng| {
                worth(solver, world, worlds, index, rng)
            })
        });
        let mut tried = vec![Tried::default(); moves];
        for report in &reports {
            tried.iter_mut().zip(report).for_each(|(all, one)| all.count_in(one));
        }
        tried
    }

    /// Rolling is worth what the faces bring on average, the best being made of each.
    fn roll(&mut self, legal: &[Action], rng: &mut Quick) -> Vec<Tried> {
        let Some(faces) = faces(self.view, self.seat, rng) else { return Vec::new() };
        let mut moves = vec![Action::Decline];
        moves.extend(faces.iter().flatten().map(|what| Action::Use(*what)));
        let tried = self.before_tricks(&moves, Field::Whole, rng);
        let declining = tried[0];
        let mut rolling = 0.0;
        let mut at = 1;
        for uses in &faces {
            let best = tried[at..at + uses.len()].iter().map(Tried::worth).max_by(f64::total_cmp);
            // A miss leaves everything as it is (DL-25).
            rolling += best.unwrap_or(declining.worth()) / f64::from(faces.len() as u32);
            at += uses.len();
        }
        let of = |action: &Action| match action {
            Action::Roll => Tried::certain(rolling, declining.visits),
            _ => declining,
        };
        legal.iter().map(of).collect()
    }
}

/// With more seats the shares of all ends of a round take longer than playing it.
const FEW: u8 = 4;

fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::PlayExtra(card) => Some(card),
        _ => None,
    }
}

/// Everybody after this seat up to the dealer bids by habit.
fn bid_after(table: &mut Table, seat: Seat, rng: &mut Quick) {
    let mut next = seat.next(table.seats).index() as u8;
    while next != table.leader {
        table.bids[next as usize] = habit::bid(&OPENING, table, next, habit::SWAY, rng);
        next = (next + 1) % table.seats;
    }
}

/// Plays on by habit, and exactly where that is quick.
fn finish(ending: Ending, solver: &mut Solver, table: &mut Table, shares: &Shares) -> u8 {
    let exact = match ending {
        Ending::Habit => 0,
        Ending::Exact => EXACT[table.seats as usize],
    };
    habit::play_on(&ODDS, table, exact);
    solver.solve(table, shares)
}

/// With so many tricks left the solver is quick, by seats.
const EXACT: [u8; 8] = [0, 0, 5, 3, 3, 2, 2, 2];

/// What each face of the die allows (DL-25 … DL-27); nothing for a miss.
fn faces(view: &View, seat: Seat, rng: &mut Quick) -> Option<Vec<Vec<Use>>> {
    let mut rolling = DoubleLucky7::imagine(view, rng).ok()?;
    rolling.advance(seat, &Action::Roll, &mut Silent);
    let uses = |face: &Face| {
        let mut after = rolling;
        after.settle(&Chance::Rolled(*face), &mut Silent).ok()?;
        if matches!(after.phase(), Phase::Choosing { .. }) {
            let legal = after.legal(seat).into_iter();
            return Some(
                legal
                    .filter_map(|action| if let Action::Use(what) = action { Some(what) } else { None })
                    .collect(),
            );
        }
        match after.view(Viewer::Seat(seat)).round?.luck {
            Some(Luck::Used { what, .. }) => Some(vec![what]),
            _ => Some(Vec::new()),
        }
    };
    Face::ALL.iter().map(uses).collect()
}
