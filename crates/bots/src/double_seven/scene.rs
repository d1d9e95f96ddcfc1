//! What the end of a turn promises.
//!
//! A turn's end is described by some numbers ([`Traits`]); a weighted sum of them foretells by how much one will be ahead
//! of the best of the others in the end. The weights come from games that the players played against themselves.

use sevenfold_double_seven::{Animal, Tiles};

use super::table::{SEVEN, Side, Sizes, Table};
use super::weights::{Forecast, Weights, weights};
use super::world::{MUST_DISCARD, World};
use crate::equity::odds;

/// How many numbers describe a turn's end.
pub const TRAITS: usize = 26;
/// What a turn's end is like.
pub type Traits = [f32; TRAITS];

/// The numbers that are about what the others can do.
const OTHERS: [usize; 11] = [8, 9, 10, 11, 13, 15, 17, 18, 19, 21, 23];

/// A size that one tile brings to seven, as a bit.
const SIX: u16 = 1 << (SEVEN - 1);
/// A normal distribution's deviation as a logistic one's.
const LOGIT: f32 = 1.702;

/// The part of a worth that is the lead itself.
const MARGIN: f32 = 0.05;

/// A turn as the seat sees it whose turn it is.
pub(super) struct Scene<'a> {
    world: &'a World,
    /// What the numbers are worth while the game goes on as it is, and once this turn ends it.
    forecasts: [Forecast; 2],
    /// How likely an unseen tile is each animal.
    unseen: [f32; Animal::ALL.len()],
}

impl<'a> Scene<'a> {
    pub(super) fn new(world: &'a World) -> Self {
        Self::by(weights(world.seats), world)
    }

    /// The same by other weights.
    pub(super) fn by(weights: &'a Weights, world: &'a World) -> Self {
        let tiles = world.unseen_by(world.turn);
        let all = f32::from(tiles.len().max(1));
        let unseen = Animal::ALL.map(|animal| f32::from(tiles.count(animal.into())) / all);
        let reserve = f32::from(world.reserve());
        let going_on = weights.forecast(world.ending.is_none().then_some(reserve));
        Self { world, forecasts: [going_on, weights.forecast(None)], unseen }
    }

    /// The share of the win to expect when the turn ends like this. Points count a little even in a game that is decided.
    pub(super) fn worth(&self, side: &Side) -> f32 {
        let world = self.world;
        if world.is_last_turn() {
            let mut over = *world;
            over.act(side);
            return with_margin(over.share(world.turn), self.lead(side));
        }
        let forecast = &self.forecasts[usize::from(world.wins_double(side))];
        promise(forecast, &self.traits(side))
    }

    /// The same to somebody who does not look at what the others can do.
    pub(super) fn own_worth(&self, side: &Side) -> f32 {
        if self.world.is_last_turn() {
            return self.worth(side);
        }
        let mut traits = self.traits(side);
        for place in OTHERS {
            traits[place] = 0.0;
        }
        promise(&self.forecasts[0], &traits)
    }

    /// How far one is ahead of the best of the others when the turn ends like this.
    fn lead(&self, side: &Side) -> f32 {
        let world = self.world;
        let others = (0..usize::from(world.seats)).filter(|other| *other != world.turn);
        let best = others.map(|other| world.points[other]).max().unwrap_or(0);
        f32::from(world.points[world.turn] + world.gain(side)) - f32::from(best)
    }

    /// What the turn's end is like.
    pub(super) fn traits(&self, side: &Side) -> Traits {
        let world = self.world;
        let me = world.turn;
        let others = (0..usize::from(world.seats)).filter(|other| *other != me);
        let count = f32::from(world.seats - 1);
        let own = self.reach(&side.table, &side.own);
        let mut reach = Reach::default();
        let (mut racks, mut empty, mut families) = (0.0, 0.0, 0.0);
        for other in others {
            reach = reach.plus(&self.reach(&side.table, &world.own[other]));
            racks += f32::from(world.racks[other].len());
            empty += f32::from(u8::from(world.racks[other].is_empty()));
            families += f32::from(world.own[other].all());
        }
        let reach = reach.over(count);
        let next = (me + 1) % usize::from(world.seats);
        let rack = Kept::of(side);
        let free = world.double_seven.is_none() && !world.wins_double(side);
        let free = f32::from(u8::from(free));
        [
            self.lead(side),
            1.0,
            rack.tiles.min(f32::from(MUST_DISCARD - 1)),
            f32::from(u8::from(side.rack.is_empty())),
            rack.live,
            rack.clovers,
            rack.pairs,
            rack.sixes,
            racks / count,
            empty / count,
            own.lays,
            reach.lays,
            own.sevens,
            reach.sevens,
            own.variety,
            reach.variety,
            free * own.one_seven,
            free * reach.one_seven,
            live(&side.table, &world.own[next], world.face_up),
            f32::from(world.face_up.len()),
            free * own.one_seven * own.sevens,
            free * reach.double,
            own.starts,
            reach.starts,
            (rack.tiles - 3.0).max(0.0),
            f32::from(side.own.all()) - families / count,
        ]
    }

    /// What somebody with these families can do with the tiles that are unseen.
    fn reach(&self, table: &Table, own: &Sizes) -> Reach {
        let mut reach = Reach {
            variety: f32::from(own.variety()),
            one_seven: f32::from(u8::from(own.sevens() > 0)),
            ..Reach::default()
        };
        for (animal, odds) in Animal::ALL.into_iter().zip(self.unseen) {
            let open = table.open(animal, own);
            if open != 0 {
                reach.lays += odds;
            }
            if open & SIX != 0 {
                reach.sevens += odds;
            }
            if table.can_lack(animal, own) {
                reach.starts += odds;
            }
        }
        reach.double = reach.one_seven * reach.sevens;
        reach
    }
}

/// The share of the win that a forecast promises.
fn promise(forecast: &Forecast, traits: &Traits) -> f32 {
    let lead = forecast.lead(traits);
    with_margin(odds(LOGIT * lead / forecast.deviation), lead)
}

/// A share of the win with a little of the lead in it.
fn with_margin(share: f32, lead: f32) -> f32 {
    let lead = 0.5 + (lead / 100.0).clamp(-0.5, 0.5);
    share + MARGIN * (lead - share)
}

/// What somebody's families are good for: how likely an unseen tile can be laid, brings a seven, can be started with.
#[derive(Clone, Copy, Default)]
struct Reach {
    lays: f32,
    sevens: f32,
    starts: f32,
    variety: f32,
    one_seven: f32,
    double: f32,
}

impl Reach {
    fn plus(&self, other: &Self) -> Self {
        Self {
            lays: self.lays + other.lays,
            sevens: self.sevens + other.sevens,
            starts: self.starts + other.starts,
            variety: self.variety + other.variety,
            one_seven: self.one_seven + other.one_seven,
            double: self.double + other.double,
        }
    }

    fn over(&self, count: f32) -> Self {
        Self {
            lays: self.lays / count,
            sevens: self.sevens / count,
            starts: self.starts / count,
            variety: self.variety / count,
            one_seven: self.one_seven / count,
            double: self.double / count,
        }
    }
}

/// Tiles that stay on the rack.
#[derive(Default)]
struct Kept {
    tiles: f32,
    clovers: f32,
    /// Those that could be laid.
    live: f32,
    /// Those that could not, but that make a family.
    pairs: f32,
    /// Those that could bring a seven.
    sixes: f32,
}

impl Kept {
    fn of(side: &Side) -> Self {
        let mut kept = Self {
            tiles: f32::from(side.rack.len()),
            clovers: f32::from(side.rack.clovers()),
            ..Self::default()
        };
        for (animal, count) in side.rack.animals() {
            let open = side.table.open(animal, &side.own);
            if open != 0 {
                kept.live += f32::from(count);
            } else if count > 1 {
                kept.pairs += f32::from(count);
            }
            if open & SIX != 0 {
                kept.sixes += 1.0;
            }
        }
        kept
    }
}

/// How many of these tiles somebody with these families could lay.
fn live(table: &Table, own: &Sizes, tiles: Tiles) -> f32 {
    let live = tiles.animals().filter(|(animal, _)| table.open(*animal, own) != 0);
    f32::from(live.map(|(_, count)| count).sum::<u8>() + tiles.clovers())
}
