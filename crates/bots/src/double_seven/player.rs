//! A player: sees what can be done with the turn, as far as its manner goes, and tries the best of it in imagined worlds.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Message, Seat};
use sevenfold_double_seven::{Action, DoubleSeven, Pick, Stage, Tile, Tiles, View};

use super::deed::{can_begin, first_action};
use super::ends::{End, ends};
use super::habit;
use super::manner::{Manner, Sight};
use super::reason;
use super::scene::Scene;
use super::table::{Side, Step};
use super::thought::{Choice, Course, follow};
use super::world::{World, draws_due};
use crate::search::{Standing, Tried, give_up, merged};
use crate::{Begun, Bot, Effort, Field, Judged, Meter, Part, together};

/// Ends of the own turn that are looked at.
const ENDS: usize = 600;
/// Worlds between two looks at which moves have fallen behind.
const STAGE: usize = 16;
/// What a move looks like counts as much as so many worlds.
const LOOKS: f64 = 30.0;

/// A player of some manner.
#[derive(Clone, Debug)]
pub(super) struct Player {
    manner: &'static Manner,
    effort: Effort,
}

impl Player {
    pub(super) fn new(manner: &'static Manner, effort: &Effort) -> Self {
        Self { manner, effort: effort.clone() }
    }

    /// What can be done, best first.
    fn think(&self, view: &View, legal: &[Action], rng: &mut Quick) -> Vec<Judged<Action>> {
        let begun = self.effort.begin();
        let Some((me, world)) = view.viewer.seat().zip(World::imagine(view, rng)) else { return Vec::new() };
        let turn = Turn { manner: self.manner, view, me, legal, world };
        let mut choices = turn.choices(rng);
        // Equals stay in their order.
        choices.sort_by(|one, other| other.looks.total_cmp(&one.looks));
        let rest = choices.split_off(self.manner.candidates.min(choices.len()));
        let mut tried = turn.try_out(&choices, &begun, rng);
        tried.extend(Tried::all(rest));
        distinct(tried.iter().map(judged))
    }
}

impl Bot<DoubleSeven> for Player {
    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut Quick) -> Option<Action> {
        match legal {
            [only] => return Some(*only),
            _ if legal.contains(&Action::Rainbow) => return Some(Action::Rainbow),
            _ => {}
        }
        let best = self.think(view, legal, rng).first().map(|judged| judged.action);
        best.or_else(|| legal.first().copied())
    }

    fn judge(&mut self, view: &View, legal: &[Action], rng: &mut Quick) -> Vec<Judged<Action>> {
        let mut judged = self.think(view, legal, rng);
        // To show a Rainbow costs nothing and brings a tile (DS-6): whatever comes next, it comes first.
        if legal.contains(&Action::Rainbow) {
            let worth = judged.first().map_or(0.5, |best| best.worth);
            judged.insert(0, Judged::sure(Action::Rainbow, worth, 0));
        }
        judged
    }

    fn reason(&mut self, view: &View, action: &Action) -> Option<Message> {
        reason::of(view, *action)
    }
}

/// One decision.
struct Turn<'a> {
    manner: &'static Manner,
    view: &'a View,
    me: Seat,
    legal: &'a [Action],
    /// One of the worlds; whatever is asked of it is the same in all.
    world: World,
}

impl Turn<'_> {
    fn choices(&self, rng: &mut Quick) -> Vec<Choice> {
        match self.view.stage {
            Stage::Act { .. } => self.acts(rng),
            Stage::Discard => self.discards(),
            _ => self.draws(rng),
        }
    }

    fn draws(&self, rng: &mut Quick) -> Vec<Choice> {
        let barred = match self.view.stage {
            Stage::DrawOther { put } => put,
            _ => Tiles::EMPTY,
        };
        let later = draws_due(self.view) - 1;
        let draw = |action: &Action| match *action {
            Action::Draw(pick) => Some((*action, Course::Draw { pick, later, barred })),
            _ => None,
        };
        let courses: Vec<(Action, Course)> = self.legal.iter().filter_map(draw).collect();
        if self.manner.worlds == 0 {
            let natural = self.natural_pick(barred);
            let looks = |action| f32::from(u8::from(action == Action::Draw(natural)));
            return courses
                .into_iter()
                .map(|(action, course)| Choice { action, course, looks: looks(action) })
                .collect();
        }
        self.glance(&courses, rng)
    }

    /// The tile that suggests itself.
    fn natural_pick(&self, barred: Tiles) -> Pick {
        if self.manner.sight != Sight::Own {
            return habit::pick(&self.world, barred);
        }
        let rack = self.world.racks[self.me.index()];
        let mine = self.view.families.iter().filter(|family| family.owner == self.me);
        let fits = |tile: Tile| {
            rack.has(tile) || mine.clone().any(|family| Some(family.contents.animal) == tile.animal())
        };
        let open = self.view.reserve.face_up.without(barred).kinds().map(|(tile, _)| tile);
        let fitting = open.clone().find(|tile| fits(*tile));
        match fitting.or_else(|| open.clone().next().filter(|_| self.view.reserve.face_down == 0)) {
            Some(tile) => Pick::FaceUp(tile),
            None => Pick::FaceDown,
        }
    }

    /// What comes of courses by the end of this turn, in a few worlds.
    fn glance(&self, courses: &[(Action, Course)], rng: &mut Quick) -> Vec<Choice> {
        let mut sums = vec![0.0; courses.len()];
        for _ in 0..self.manner.worlds {
            let Some(world) = World::imagine(self.view, rng) else { continue };
            for (sum, (_, course)) in sums.iter_mut().zip(courses) {
                *sum += follow(world, course, 0);
            }
        }
        let worlds = f32::from(self.manner.worlds);
        let choice = |(&(action, course), sum): (&(Action, Course), f32)| Choice {
            action,
            course,
            looks: sum / worlds,
        };
        courses.iter().zip(sums).map(choice).collect()
    }

    fn discards(&self) -> Vec<Choice> {
        let discard = |action: &Action| {
            let Action::Discard(tile) = *action else { return None };
            let mut world = self.world;
            world.discard(tile);
            let looks = Scene::new(&world).worth(&world.side());
            Some(Choice { action: *action, course: Course::Discard(tile), looks })
        };
        self.legal.iter().filter_map(discard).collect()
    }

    fn acts(&self, rng: &mut Quick) -> Vec<Choice> {
        let all = match self.manner.sight {
            Sight::Own => return self.plain_acts(),
            Sight::Step => self.next_step(),
            Sight::Turn | Sight::Table => self.ends(),
        };
        let nothing_to_lay = all
            .iter()
            .reduce(|best, next| if next.worth > best.worth { next } else { best })
            .is_none_or(|best| best.path.is_empty());
        let choice = |end: End| {
            let action = first_action(self.view, self.me, self.legal, &end.path)?;
            Some(Choice { action, course: Course::End(end.side), looks: end.worth })
        };
        let mut choices: Vec<Choice> = all.into_iter().filter_map(choice).collect();
        if nothing_to_lay && self.manner.worlds > 0 {
            choices.extend(self.glance(&self.swaps(), rng));
        }
        choices
    }

    /// Two tiles for one.
    fn swaps(&self) -> Vec<(Action, Course)> {
        let swap = |action: &Action| match *action {
            Action::TwoForOne(pair) => Some((*action, Course::TwoForOne(pair.tiles()))),
            _ => None,
        };
        self.legal.iter().filter_map(swap).collect()
    }

    /// All ends of the turn.
    fn ends(&self) -> Vec<End> {
        let scene = Scene::new(&self.world);
        let worth = |side: &Side| match self.manner.sight {
            Sight::Table => scene.worth(side),
            _ => scene.own_worth(side),
        };
        let allowed = |step: Step| can_begin(self.view, self.me, self.legal, step);
        ends(&self.world.side(), ENDS, allowed, worth)
    }

    /// What comes to mind next, or to pass.
    fn next_step(&self) -> Vec<End> {
        let side = self.world.side();
        let end = |path: &[Step], worth| End { side, path: path.iter().copied().collect(), worth };
        let step = habit::next_step(&self.world, &side)
            .filter(|step| can_begin(self.view, self.me, self.legal, *step));
        let step = step.map(|step| end(&[step], 1.0));
        step.into_iter().chain([end(&[], 0.5)]).collect()
    }

    /// What fits in front of oneself; the most tiles first, Clovers last.
    fn plain_acts(&self) -> Vec<Choice> {
        let course = Course::End(self.world.side());
        let plain = |action: &Action| {
            let looks = match action {
                Action::Start(tiles) | Action::Expand(_, tiles) => {
                    0.5 + f32::from(tiles.len()) / 20.0 - f32::from(tiles.clovers()) / 10.0
                }
                Action::Pass => 0.5,
                _ => return None,
            };
            Some(Choice { action: *action, course, looks })
        };
        self.legal.iter().filter_map(plain).collect()
    }

    /// Tries the choices in the same worlds until one is left or the time is over; the best first.
    fn try_out(&self, choices: &[Choice], begun: &Begun, rng: &mut Quick) -> Vec<Tried<Choice>> {
        let meters = begun.meters(Part::first(self.manner.share));
        let reports = together(meters, rng, |mut meter, rng| {
            let mut tried = Tried::all(choices.iter().cloned());
            let mut running = tried.len();
            while running > 1 && self.stage(&mut tried[..running], &mut meter, rng) {
                if begun.field() == Field::Narrowing {
                    running = give_up(&mut tried, running, score);
                }
            }
            tried
        });
        let mut tried = merged(reports);
        tried.sort_by(|one, other| match (one.standing, other.standing) {
            (Standing::Running, Standing::Running) => score(other).total_cmp(&score(one)),
            (one, other) => other.cmp(&one),
        });
        tried
    }

    /// Tries all in some worlds; says whether there is time for more.
    fn stage(&self, tried: &mut [Tried<Choice>], meter: &mut Meter, rng: &mut Quick) -> bool {
        for _ in 0..STAGE {
            let Some(world) = World::imagine(self.view, rng) else { return meter.go_on() };
            for place in 0..tried.len() {
                if !meter.go_on() {
                    // A world that not all were tried in says nothing.
                    let worlds = tried[place].worths.len();
                    tried[..place].iter_mut().for_each(|one| one.worths.truncate(worlds));
                    return false;
                }
                let worth = follow(world, &tried[place].what.course, self.manner.turns);
                tried[place].worths.push(worth.into());
            }
        }
        true
    }
}

/// What was found out about a choice, and what it looked like.
fn score(tried: &Tried<Choice>) -> f64 {
    let count = f64::from(tried.worlds());
    (count * tried.mean() + LOOKS * f64::from(tried.what.looks)) / (count + LOOKS)
}

fn judged(tried: &Tried<Choice>) -> Judged<Action> {
    let worth = if tried.worths.is_empty() { f64::from(tried.what.looks) } else { tried.mean() };
    Judged {
        action: tried.what.action,
        worth: worth.clamp(0.0, 1.0),
        visits: tried.worlds(),
        error: tried.error(),
    }
}

/// Each action once, where it comes first.
fn distinct(all: impl Iterator<Item = Judged<Action>>) -> Vec<Judged<Action>> {
    let mut found: Vec<Judged<Action>> = Vec::new();
    for judged in all {
        if !found.iter().any(|other| other.action == judged.action) {
            found.push(judged);
        }
    }
    found
}
