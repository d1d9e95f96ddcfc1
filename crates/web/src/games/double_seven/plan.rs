//! A turn in the making: what was done in thought, until it is confirmed.
//!
//! Between two draws nothing hidden is seen, so a chain of exchanges and expansions can be tried out and taken back.
//! The steps are played in a world imagined from the view: whatever they touch is open, so it is the same in every
//! such world, and the rules are the game's own.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Seat, Silent};
use sevenfold_double_seven::{Action, Breach, Contents, DoubleSeven, Event, FamilyId, Stage, View};

/// What the player whose turn it is has done in thought.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Plan {
    me: Seat,
    world: DoubleSeven,
    view: View,
    steps: Vec<Step>,
}

/// One thing done in thought, and the table after it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Step {
    /// What was done.
    pub action: Action,
    /// What came of it.
    pub events: Vec<Event>,
    world: DoubleSeven,
    view: View,
}

impl Step {
    /// The table after it.
    pub(crate) fn view(&self) -> &View {
        &self.view
    }
}

impl Plan {
    /// Nothing done yet, at the table of the player who looks; `None` if it is not this player's turn.
    pub(crate) fn of(view: &View) -> Option<Self> {
        let me = view.viewer.seat().filter(|me| *me == view.turn)?;
        // Which world does not matter: no step of a plan asks for what is hidden.
        let world = DoubleSeven::imagine(view, &mut Quick::new(7)).ok()?;
        Some(Self { me, world, view: view.clone(), steps: Vec::new() })
    }

    /// The table as it would be.
    pub(crate) fn view(&self) -> &View {
        self.steps.last().map_or(&self.view, |step| &step.view)
    }

    /// The table as it is.
    pub(crate) fn start(&self) -> &View {
        &self.view
    }

    /// What was done, first step first.
    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whose plan it is.
    pub(crate) fn me(&self) -> Seat {
        self.me
    }

    /// Has the last step ended the turn (DS-8)?
    pub(crate) fn is_over(&self) -> bool {
        let view = self.view();
        view.turn != self.me || matches!(view.stage, Stage::Over)
    }

    /// Everything that can be done next.
    pub(crate) fn legal(&self) -> Vec<Action> {
        if self.is_over() { Vec::new() } else { self.world().legal(self.me) }
    }

    /// May this be done next?
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(crate) fn check(&self, action: &Action) -> Result<(), Breach> {
        self.world().check(self.me, action)
    }

    /// Does something in thought.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing is done.
    pub(crate) fn add(&mut self, action: Action) -> Result<(), Breach> {
        let mut world = *self.world();
        let mut events = Vec::new();
        world.play(self.me, &action, &mut events)?;
        let mut view = world.view(self.view.viewer);
        if view.turn != self.me {
            // What the next turn turns up is imagined: it must not be shown.
            view.reserve = self.view().reserve;
            events.retain(|event| !matches!(event, Event::Flipped { .. }));
        }
        self.steps.push(Step { action, events, world, view });
        Ok(())
    }

    /// Takes the last step back.
    pub(crate) fn take_back(&mut self) {
        self.steps.pop();
    }

    /// To which sizes the rack could bring this family if it came by this exchange.
    pub(crate) fn sizes_after(&self, exchange: Action, family: FamilyId) -> Vec<u8> {
        let mut world = *self.world();
        match world.play(self.me, &exchange, &mut Silent) {
            Ok(()) => sizes(&world.legal(self.me), self.contents(family), family),
            Err(_) => Vec::new(),
        }
    }

    fn contents(&self, family: FamilyId) -> Option<Contents> {
        self.view().family(family).map(|family| family.contents)
    }

    fn world(&self) -> &DoubleSeven {
        self.steps.last().map_or(&self.world, |step| &step.world)
    }
}

fn sizes(legal: &[Action], contents: Option<Contents>, family: FamilyId) -> Vec<u8> {
    let now = contents.map_or(0, Contents::size);
    let by = |action: &Action| match *action {
        Action::Expand(grown, tiles) if grown == family => Some(now + tiles.len()),
        _ => None,
    };
    let mut sizes: Vec<u8> = legal.iter().filter_map(by).collect();
    sizes.sort_unstable();
    sizes.dedup();
    sizes
}
