//! The table with what its player has in mind: what is drawn, what is chosen, what has yet to be sent.

use std::collections::VecDeque;

use leptos::prelude::*;
use sevenfold_core::{Breach as _, Message, Say, Seat};
use sevenfold_double_seven::{Action, DoubleSeven, Event, FamilyId, Tile, View};
use sevenfold_protocol::{Refusal, RefusalCode};

use super::moments::{self, Moment};
use super::picks::{Picks, Place, Press};
use super::plan::Plan;
use super::recent::Recent;
use super::sentence;
use crate::memo::Memo;
use crate::table::{Afresh, Here, spot_of};
use crate::watch::watch;

/// Everything the parts of this table share.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    /// The table page.
    pub here: Here,
    /// The table as it is drawn: with what is planned.
    pub view: Memo<Option<View>>,
    /// What is planned; `None` while somebody else plays.
    pub plan: RwSignal<Option<Plan>>,
    /// What is chosen.
    pub picks: RwSignal<Picks>,
    /// Everything that can be done next.
    pub legal: Memo<Vec<Action>>,
    /// What has just changed.
    pub recent: Memo<Option<Recent>>,
    /// What is worth a band across the table.
    pub moment: Memo<Option<Moment>>,
    /// Confirmed and on the way to the table, one after another.
    sending: RwSignal<Option<VecDeque<Action>>>,
}

impl Board {
    /// The board of a table page; it lives as long as the page.
    pub(crate) fn new(here: Here) -> Self {
        let table = Memo::new(move |_| super::super::view_of::<DoubleSeven>(here));
        let plan = RwSignal::new(None::<Plan>);
        let planned = move || plan.with(|plan| plan.as_ref().map(|plan| plan.view().clone()));
        let board = Self {
            here,
            view: Memo::new(move |_| planned().or_else(|| table.get())),
            plan,
            picks: RwSignal::new(Picks::default()),
            legal: Memo::new(move |_| plan.with(|plan| plan.as_ref().map(Plan::legal).unwrap_or_default())),
            recent: Memo::new(move |before: Option<&Option<Recent>>| {
                let view = table.get()?;
                Some(match before {
                    Some(Some(before)) => before.see(&view),
                    _ => Recent::new(&view),
                })
            }),
            moment: Memo::new(move |_| moments::latest(&events(here), &table.get()?)),
            sending: RwSignal::new(None),
        };
        watch(move || {
            table.track();
            board.send_next();
        });
        if let Some(Afresh(afresh)) = use_context::<Afresh>() {
            watch(move || {
                afresh.track();
                board.begin();
            });
        }
        // Whatever is still to be sent rests on what was refused.
        watch(move || {
            if here.link.with_picture(|picture| picture.refused.is_some()) && board.is_sending() {
                board.begin();
            }
        });
        watch(move || here.asking.set(board.ask()));
        board
    }

    /// What the parts of this table share.
    pub(crate) fn at(here: Here) -> Self {
        crate::games::shared(here, |board: &Self| board.here, Self::new)
    }

    /// A player as drawn.
    pub(crate) fn player(self, seat: Seat) -> Option<sevenfold_double_seven::PlayerView> {
        self.view.with(|view| view.as_ref()?.players.get(seat.index()).cloned())
    }

    /// Where a player's rack is, as a place things come from.
    pub(crate) fn rack_of(self, seat: Seat) -> String {
        if self.here.me() == Some(seat) { "rack".to_owned() } else { spot_of(seat) }
    }

    /// The step in which a player last drew a tile, this one if it is known, and where that lay.
    pub(crate) fn last_draw(self, by: Seat, wanted: Option<Tile>) -> Option<(u32, String)> {
        events(self.here).into_iter().rev().find_map(|(step, event)| match event {
            Event::Drew { seat, tile } if seat == by && (wanted.is_none() || tile == wanted) => {
                Some((step, "down".to_owned()))
            }
            Event::Took { seat, tile } if seat == by && wanted.is_none_or(|wanted| wanted == tile) => {
                Some((step, format!("up-{}", tile.symbol())))
            }
            _ => None,
        })
    }

    /// Can something be pressed?
    pub(crate) fn is_open(self) -> bool {
        self.plan.with(Option::is_some) && !self.is_sending()
    }

    /// Chooses a tile of the rack, or puts it back.
    pub(crate) fn press_tile(self, place: Place) {
        self.forgive();
        self.plan.with_untracked(|plan| {
            if let Some(plan) = plan {
                self.picks.update(|picks| picks.press_tile(plan, place));
            }
        });
    }

    /// Presses a family: it is chosen, or what it is lit for is done.
    pub(crate) fn press_family(self, family: FamilyId) {
        let press = self.plan.with_untracked(|plan| {
            let plan = plan.as_ref()?;
            Some(self.picks.with_untracked(|picks| picks.press_family(plan, family)))
        });
        match press {
            Some(Press::Choose(family)) => {
                self.forgive();
                self.picks.set(Picks { tiles: Vec::new(), family });
            }
            Some(Press::Do(action)) => self.act(action),
            Some(Press::Refuse(breach)) => self.refuse(&breach),
            None => {}
        }
    }

    /// Tries something that is perhaps forbidden: it is done, or the reason is given.
    pub(crate) fn attempt(self, action: Action) {
        let refused =
            self.plan.with_untracked(|plan| plan.as_ref().and_then(|plan| plan.check(&action).err()));
        match refused {
            Some(breach) => self.refuse(&breach),
            None => self.act(action),
        }
    }

    /// Does something: in thought while nothing hidden is seen by it, else at the table, with all that was planned.
    pub(crate) fn act(self, action: Action) {
        self.forgive();
        self.picks.set(Picks::default());
        if !Self::is_planned(action) {
            return self.confirm(Some(action));
        }
        let added = self.plan.try_update(|plan| plan.as_mut().map(|plan| plan.add(action)));
        if let Some(Some(Err(breach))) = added {
            self.refuse(&breach);
        }
    }

    /// Is this done in thought first? Whatever shows something hidden or ends the turn is done at once.
    pub(crate) const fn is_planned(action: Action) -> bool {
        match action {
            Action::Draw(_) | Action::Rainbow | Action::Pass | Action::Discard(_) => false,
            Action::Start(_)
            | Action::Expand(..)
            | Action::Exchange { .. }
            | Action::Retrieve(_)
            | Action::TwoForOne(_) => true,
        }
    }

    /// Takes the last planned step back.
    pub(crate) fn take_back(self) {
        self.forgive();
        self.picks.set(Picks::default());
        self.plan.update(|plan| {
            if let Some(plan) = plan {
                plan.take_back();
            }
        });
    }

    /// Does what was planned at the table, and perhaps one thing more.
    pub(crate) fn confirm(self, then: Option<Action>) {
        let planned = self.plan.with_untracked(|plan| {
            let steps = plan.as_ref().map(Plan::steps).unwrap_or_default();
            steps.iter().map(|step| step.action).chain(then).collect::<VecDeque<_>>()
        });
        self.sending.set(Some(planned));
        self.send_next();
    }

    fn is_sending(self) -> bool {
        self.sending.with(Option::is_some)
    }

    /// The table has changed, or something was confirmed: sends what comes next, or begins anew.
    fn send_next(self) {
        let next = self.sending.try_update_untracked(|sending| sending.as_mut()?.pop_front()).flatten();
        let text = next.map(|action| action.to_string());
        let choices = untrack(|| self.here.choices());
        match text.and_then(|text| choices.into_iter().find(|choice| choice.text == text)) {
            Some(choice) => self.here.play(&choice),
            None => self.begin(),
        }
    }

    /// Begins with nothing planned and nothing chosen.
    fn begin(self) {
        let view = untrack(|| super::super::view_of::<DoubleSeven>(self.here));
        let asked = untrack(|| self.here.is_asked());
        self.sending.set(None);
        self.picks.set(Picks::default());
        self.plan.set(view.filter(|_| asked).and_then(|view| Plan::of(&view)));
    }

    fn ask(self) -> Option<Message> {
        self.plan.with(|plan| {
            let plan = plan.as_ref()?;
            self.picks.with(|picks| self.legal.with(|legal| sentence::ask(plan, picks, legal)))
        })
    }

    fn refuse(self, breach: &sevenfold_double_seven::Breach) {
        let refusal = Refusal {
            code: RefusalCode::Breach,
            rule: Some(breach.rule().to_string()),
            message: breach.say(),
        };
        self.here.link.refuse(Some(refusal));
    }

    /// Says what is missing for something.
    pub(crate) fn remark(self, key: &'static str, rule: &str) {
        let refusal =
            Refusal { code: RefusalCode::Breach, rule: Some(rule.to_owned()), message: Message::new(key) };
        self.here.link.refuse(Some(refusal));
    }

    fn forgive(self) {
        if self.here.link.with_picture_untracked(|picture| picture.refused.is_some()) {
            self.here.link.refuse(None);
        }
    }
}

/// What happened lately, with the number of its step.
fn events(here: Here) -> Vec<(u32, Event)> {
    /// More lines than two turns have.
    const LINES: usize = 60;
    here.face.with(|face| {
        let log = face.map(|face| face.log.as_slice()).unwrap_or_default();
        let recent = &log[log.len().saturating_sub(LINES)..];
        recent.iter().filter_map(|line| Some((line.step, line.event.as_ref()?.read().ok()?))).collect()
    })
}
