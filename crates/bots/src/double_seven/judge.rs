//! What racks and turns are worth, in hundredths of a point.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Seat, Silent, Viewer};
use sevenfold_double_seven::planner::{Effort, Measure, Plan, Situation, plan};
use sevenfold_double_seven::{Action, DoubleSeven, Pick, Stage, Tile, Tiles, View};

use super::greedy::{best_of, each_kind};

/// One point.
const POINT: i32 = 100;
/// An empty rack draws one tile more (DS-5).
const CLEAR: i32 = 70;
/// A Clover kept: it will be laid one day, and may bring a family or a token with it.
const CLOVER: i32 = 115;
/// A pair kept: it can be started as soon as the animal does not lie in front of oneself.
const PAIRED: i32 = 70;
/// A tile kept whose animal lies somewhere on the table.
const MATCHED: i32 = 60;
/// A tile kept whose animal lies nowhere, and what each unseen one of its kind adds.
const LONELY: i32 = 15;
const UNSEEN: i32 = 4;
/// A tile given to the others to draw.
const GIVEN: i32 = 20;
/// To end the game by the 77 while ahead.
const VICTORY: i32 = 300;
/// Points the others are thought to make in their final turns.
const LAST_TURNS: i32 = 3;
/// From so many tiles on, a pass costs one (DS-9).
const MUST_DISCARD: u8 = 6;

/// Effort for one of many plans that are compared, and for the plan that is played.
const GLANCE: Effort = Effort { nodes: 300 };
const THOUGHT: Effort = Effort { nodes: 6_000 };

/// One player's judgement of one position.
pub(super) struct Judge<'a> {
    view: &'a View,
    me: Seat,
    situation: Situation,
    unseen: Tiles,
    /// What later turns count, in hundredths: all in the middle of a game, nothing in a final turn.
    future: i32,
}

impl<'a> Judge<'a> {
    pub(super) fn new(view: &'a View) -> Option<Self> {
        let reserve = i32::from(view.reserve.face_up.len() + view.reserve.face_down);
        let round = 2 * i32::from(view.seats());
        let future = if view.ending.is_some() { 0 } else { (100 * reserve / round).min(100) };
        Some(Self {
            view,
            me: view.viewer.seat()?,
            situation: Situation::of(view)?,
            unseen: view.unseen()?,
            future,
        })
    }

    pub(super) fn rack(&self) -> Tiles {
        self.situation.rack()
    }

    /// What the turn is worth with this rack when all its actions are still to come.
    fn turn(&self, rack: Tiles) -> i32 {
        self.best_plan(rack, GLANCE).0
    }

    /// The best plan, some of the Clovers kept or none, and what it is worth.
    fn best_plan(&self, rack: Tiles, effort: Effort) -> (i32, Plan) {
        let keep = |kept: u8| {
            let kept = Tiles::of(Tile::Clover, kept);
            let mut plan = plan(&self.situation.with_rack(rack - kept), Measure::Points, effort);
            plan.rack += kept;
            (self.worth(&plan), plan)
        };
        let first = keep(0);
        let others = (1..=rack.clovers()).map(keep);
        // A plan without any of the Clovers is worth trying, too; the first of equals stays.
        others.fold(first, |best, next| if next.0 > best.0 { next } else { best })
    }

    fn worth(&self, plan: &Plan) -> i32 {
        POINT * points(plan) + self.as_it_is(plan.rack) + self.worth_of_ending(plan)
    }

    /// To take the 77 ends the game: good for whoever is ahead.
    fn worth_of_ending(&self, plan: &Plan) -> i32 {
        if plan.gain.double_seven == 0 || self.view.ending.is_some() {
            return 0;
        }
        if self.lead(plan) >= LAST_TURNS { VICTORY } else { 0 }
    }

    /// How far ahead of the best other player this plan brings us.
    fn lead(&self, plan: &Plan) -> i32 {
        let have = |seat: Seat| i32::from(self.view.players[seat.index()].points);
        let others = Seat::all(self.view.seats()).filter(|&seat| seat != self.me).map(have).max();
        have(self.me) + points(plan) - others.unwrap_or(0)
    }

    /// What a rack is worth at the end of the turn.
    pub(super) fn as_it_is(&self, rack: Tiles) -> i32 {
        if rack.is_empty() {
            return self.later(CLEAR);
        }
        let all: i32 = each_kind(rack).map(|(tile, count)| count * self.kept(tile, count)).sum();
        let lost =
            if rack.len() >= MUST_DISCARD { self.cheapest(rack).map_or(0, |(worth, _)| worth) } else { 0 };
        self.later(all - lost)
    }

    fn later(&self, worth: i32) -> i32 {
        worth * self.future / 100
    }

    /// What a tile is worth on the rack, of which there are so many.
    fn kept(&self, tile: Tile, count: i32) -> i32 {
        let Some(animal) = tile.animal() else { return CLOVER };
        if self.view.families.iter().any(|family| family.contents.animal == animal) {
            MATCHED
        } else if count > 1 {
            PAIRED
        } else {
            LONELY + UNSEEN * i32::from(self.unseen.count(tile))
        }
    }

    fn cheapest(&self, rack: Tiles) -> Option<(i32, Tile)> {
        each_kind(rack).map(|(tile, count)| (self.kept(tile, count), tile)).min_by_key(|(worth, _)| *worth)
    }

    /// The tile to do without.
    pub(super) fn least_missed(&self, rack: Tiles) -> Option<Tile> {
        self.cheapest(rack).map(|(_, tile)| tile)
    }

    /// What the turn is worth after this draw, with so many draws left, this one included.
    pub(super) fn after_draw(&self, rack: Tiles, pick: Pick, left: u8) -> i32 {
        let face_up = self.can_be_drawn();
        match pick {
            Pick::FaceUp(tile) => {
                self.with_draws(rack + Tiles::one(tile), face_up - Tiles::one(tile), left - 1)
            }
            Pick::FaceDown => {
                self.average(|tile| self.with_draws(rack + Tiles::one(tile), face_up, left - 1))
            }
        }
    }

    /// Face-up tiles, but for those just put down (DS-19).
    fn can_be_drawn(&self) -> Tiles {
        match self.view.stage {
            Stage::DrawOther { put } => self.view.reserve.face_up.without(put),
            _ => self.view.reserve.face_up,
        }
    }

    /// The best that one more draw, if there is one, can make of a rack; later draws are left out.
    fn with_draws(&self, rack: Tiles, face_up: Tiles, left: u8) -> i32 {
        if left == 0 {
            return self.turn(rack);
        }
        let open = each_kind(face_up).map(|(tile, _)| (self.turn(rack + Tiles::one(tile)), ()));
        let best = best_of(open).map_or(i32::MIN, |(worth, ())| worth);
        // A face-down tile is hoped to be as good as what the rack alone promises.
        best.max(self.turn(rack) + MATCHED)
    }

    /// The mean over the tiles that may lie face down.
    fn average(&self, worth: impl Fn(Tile) -> i32) -> i32 {
        let (sum, count) = each_kind(self.unseen)
            .fold((0, 0), |(sum, count), (tile, copies)| (sum + copies * worth(tile), count + copies));
        if count == 0 { 0 } else { sum / count }
    }

    /// What the turn is worth when these two are put down for another tile.
    pub(super) fn after_two_for_one(&self, put: Tiles) -> i32 {
        let rack = self.rack() - put;
        let open =
            each_kind(self.view.reserve.face_up).map(|(tile, _)| (self.turn(rack + Tiles::one(tile)), ()));
        let best = best_of(open).map_or(i32::MIN, |(worth, ())| worth);
        let hidden = if self.view.reserve.face_down > 0 {
            self.average(|tile| self.turn(rack + Tiles::one(tile)))
        } else {
            i32::MIN
        };
        best.max(hidden) - self.later(2 * GIVEN)
    }

    /// The next action of the best plan; `None` if nothing is worth doing.
    pub(super) fn next_action(&self, rng: &mut Quick) -> Option<Action> {
        let (worth, plan) = self.best_plan(self.rack(), THOUGHT);
        if worth <= self.as_it_is(self.rack()) {
            return None;
        }
        let first = *plan.actions.first()?;
        let ends = plan.gain.double_seven > 0 && self.view.ending.is_none();
        if ends && self.lead(&plan) < 0 && self.takes_the_77(first, rng) {
            return None;
        }
        Some(first)
    }

    /// Would this action end a game that is being lost?
    fn takes_the_77(&self, action: Action, rng: &mut Quick) -> bool {
        let Ok(mut world) = DoubleSeven::imagine(self.view, rng) else { return false };
        world.advance(self.me, &action, &mut Silent);
        world.view(Viewer::Watcher).players[self.me.index()].double_seven
    }
}

/// Points a plan brings at once.
fn points(plan: &Plan) -> i32 {
    Measure::Points.value(plan.gain).cast_signed()
}
