//! What a good player of Double Seven knows: plans for the own turn, and what the others make of the table.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Seat, Viewer};
use sevenfold_double_seven::planner::Effort;
use sevenfold_double_seven::{Action, DoubleSeven, Stage, Tiles, View};

use super::judge::{GLANCE, INKLING, Judge};
use crate::Level;
use crate::search::{Knobs, Knowledge, best_of, win_shares};

/// Plans turns, and looks some rounds ahead to see what the others take back.
#[derive(Clone, Copy, Debug, Default)]
pub struct Planner;

/// To show a Rainbow costs nothing and brings a tile (DS-6).
const RAINBOW: i32 = 1_000;
/// What an action outside the plan costs, until it is tried.
const OFF_PLAN: i32 = 50;
/// What two tiles put down for one cost at first sight: the others may draw them.
const TWO_FOR_ONE: i32 = 80;
/// A lead of so many hundredths of a point makes a win three times as likely as a loss: at the end, and more for each
/// tile of the reserve.
const LEAD: f32 = 250.0;
const LEAD_PER_TILE: f32 = 12.0;
/// How many moves are worth trying: what looks worse is hardly ever better.
const CANDIDATES: usize = 5;
/// Moves of two rounds or three: with fewer, what lies on the racks counts more than what can be made of it.
const ROUNDS: u32 = 24;

impl Knowledge<DoubleSeven> for Planner {
    const KNOBS: Knobs = Knobs { bias: 0.3, widening: Some(1.0), noise: 4, ..Knobs::USUAL };
    const LEVELS: [Level; 5] = {
        let [careless, casual, club, expert, master] = Level::USUAL;
        [
            careless,
            casual,
            club,
            Level { candidates: 4, ..expert },
            Level { candidates: CANDIDATES, ..master },
        ]
    };

    fn worth(&self, game: &DoubleSeven, shares: &mut [f32]) {
        if let Some(outcome) = game.outcome() {
            return win_shares(&outcome, shares);
        }
        let mut stands = [0; 4];
        for seat in Seat::all(game.seats()) {
            stands[seat.index()] = stand(game, seat);
        }
        let scale = LEAD + LEAD_PER_TILE * f32::from(game.reserve().len());
        share_out(&stands[..usize::from(game.seats())], scale, shares);
    }

    /// Until an own turn begins after some rounds: then everybody has answered.
    fn horizon(&self, root: &DoubleSeven, game: &DoubleSeven, plies: u32) -> bool {
        plies >= ROUNDS && game.turn() == root.turn() && game.is_opening()
    }

    fn prior(&self, game: &DoubleSeven, seat: Seat, legal: &[Action], scores: &mut Vec<f32>) {
        look(game, seat, legal, GLANCE, scores);
    }

    fn playout(&self, game: &DoubleSeven, seat: Seat, legal: &[Action], rng: &mut Quick) -> usize {
        if legal.len() < 2 || rng.below(100) < Self::KNOBS.noise {
            return rng.below(legal.len() as u32) as usize;
        }
        let mut scores = Vec::with_capacity(legal.len());
        look(game, seat, legal, INKLING, &mut scores);
        best_of(&scores, rng)
    }
}

/// Points and rack, in hundredths of a point.
fn stand(game: &DoubleSeven, seat: Seat) -> i32 {
    let view = game.view(Viewer::Seat(seat));
    let points = 100 * i32::from(view.players[seat.index()].points);
    points + Judge::new(&view).map_or(0, |judge| judge.as_it_is(judge.rack()))
}

/// Shares of the win from who is how far ahead of the best of the others.
fn share_out(stands: &[i32], scale: f32, shares: &mut [f32]) {
    let mut sum = 0.0;
    for (place, stand) in stands.iter().enumerate() {
        let others = stands.iter().enumerate().filter(|(other, _)| *other != place);
        #[allow(clippy::cast_precision_loss, reason = "points of a game, far below 2^24")]
        let lead = (stand - others.map(|(_, stand)| *stand).max().unwrap_or(0)) as f32;
        shares[place] = 0.5 + 0.5 * lead / (lead.abs() + scale);
        sum += shares[place];
    }
    for share in shares {
        *share /= sum;
    }
}

/// What the moves look like to their seat.
fn look(game: &DoubleSeven, seat: Seat, legal: &[Action], effort: Effort, scores: &mut Vec<f32>) {
    let view = game.view(Viewer::Seat(seat));
    let Some(judge) = Judge::new(&view) else { return scores.resize(scores.len() + legal.len(), 0.0) };
    let looks = Looks::new(&view, &judge, effort);
    #[allow(clippy::cast_precision_loss, reason = "hundredths of points, far below 2^24")]
    scores.extend(legal.iter().map(|action| looks.of(*action) as f32));
}

/// What moves look like in one position.
struct Looks<'a> {
    judge: &'a Judge<'a>,
    effort: Effort,
    /// The first action of the best plan and what the plan is worth, if it is worth more than to pass.
    plan: Option<(Action, i32)>,
    /// What it is worth to pass.
    pass: i32,
}

impl<'a> Looks<'a> {
    fn new(view: &View, judge: &'a Judge<'a>, effort: Effort) -> Self {
        let pass = judge.as_it_is(judge.rack());
        let plan = match view.stage {
            Stage::Act { .. } => {
                let (worth, plan) = judge.best_plan(judge.rack(), effort);
                plan.actions.first().filter(|_| worth > pass).map(|first| (*first, worth))
            }
            _ => None,
        };
        Self { judge, effort, plan, pass }
    }

    fn of(&self, action: Action) -> i32 {
        match (action, self.plan) {
            (_, Some((first, worth))) if first == action => worth,
            (Action::Draw(pick), _) if self.effort == INKLING => self.judge.drawn(pick),
            (Action::Draw(pick), _) => self.judge.after_draw(self.judge.rack(), pick, 1),
            (Action::Rainbow, _) => self.pass + RAINBOW,
            (Action::Pass, _) => self.pass,
            (Action::TwoForOne(pair), _) => self.without(pair.tiles()) - TWO_FOR_ONE,
            (Action::Discard(tile), _) => self.without(Tiles::one(tile)),
            _ => self.pass - OFF_PLAN,
        }
    }

    fn without(&self, tiles: Tiles) -> i32 {
        self.judge.as_it_is(self.judge.rack() - tiles)
    }
}
