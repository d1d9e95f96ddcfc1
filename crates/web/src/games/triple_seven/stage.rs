//! What every part of the drawing needs: the table, the scene on it, and what was picked up.

use leptos::prelude::*;
use sevenfold_protocol::Choice;
use sevenfold_triple_seven::{Action, TripleSeven};

use super::model::{Scene, Story, Thing, actions};
use crate::memo::Memo;
use crate::table::Here;

/// The stage of one table.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    /// The table.
    pub here: Here,
    /// What is on it, once a game runs.
    pub scene: Memo<Option<Scene>>,
}

impl Stage {
    /// The stage of a table. The middle sets it up whenever a table is laid.
    pub(crate) fn set_up(here: Here) -> Self {
        let stage = Self { here, scene: here.settled(move || scene(here)) };
        provide_context(stage);
        stage
    }

    /// The stage that the middle has set up; one of its own for whoever is drawn apart from it.
    pub(crate) fn at(here: Here) -> Self {
        crate::games::shared(here, |stage: &Self| stage.here, Self::set_up)
    }

    /// A part of the scene as a value to be watched, or its default while there is none.
    pub(crate) fn settled<T>(self, part: impl Fn(&Scene) -> T + 'static) -> Memo<T>
    where
        T: Default + PartialEq + Send + Sync + 'static,
    {
        self.here.settled(move || self.with(&part))
    }

    /// What was picked up.
    pub(crate) fn picked(self) -> Option<Thing> {
        self.here.picked.with(|name| Thing::named(name.as_deref()?))
    }

    /// Picks something up, or puts it down if it is the one.
    pub(crate) fn pick(self, thing: Thing) {
        let name = thing.name();
        self.here.picked.update(|picked| *picked = (picked.as_deref() != Some(&name)).then_some(name));
    }

    /// Makes a move.
    pub(crate) fn act(self, action: Action) {
        if let Some(choice) = self.choice(action) {
            self.here.play(&choice);
        }
    }

    fn choice(self, action: Action) -> Option<Choice> {
        let text = action.to_string();
        self.here.choices().into_iter().find(|choice| choice.text == text)
    }

    /// A part of the scene, or its default while there is none.
    pub(crate) fn with<T: Default>(self, part: impl FnOnce(&Scene) -> T) -> T {
        self.scene.with(|scene| scene.as_ref().map(part).unwrap_or_default())
    }
}

fn scene(here: Here) -> Option<Scene> {
    let view = super::super::view_of::<TripleSeven>(here)?;
    let story =
        here.with_events(|events| Story::of(events.iter().map(|told| (told.version, &told.event))))?;
    let actions = here.with_game(|game| actions(game.choices.iter().map(|choice| choice.text.as_str())))?;
    Some(Scene { view, actions, story })
}
