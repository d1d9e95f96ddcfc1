//! A film on the screen: the table after some step, through anybody's eyes.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat, Viewer};
use sevenfold_protocol::Phase;
use sevenfold_protocol::offline::Film;

use super::Coming;
use super::deal::{Deal, is_dealt};
use super::film::Projector;
use super::hand_on::HandOn;
use super::hands::Hands;
use super::moment::{Eyes, Moment};
use super::steps::{Steps, listen};
use super::viewpoints::Viewpoints;
use crate::aftermath::{Course, Moments, moments};
use crate::games::{self, Drawn};
use crate::link::Link;
use crate::memo::Memo;
use crate::pages::NotFound;
use crate::parts::{Dialog, Icon};
use crate::table::{Drawer, Here, Log, LogHandle, Me, Opponents, Whose, headline};
use crate::tables::Tables;
use crate::watch::watch;

/// What is shown of a film.
#[derive(Clone, Copy)]
pub(crate) struct Reel {
    /// After how many steps.
    pub step: RwSignal<usize>,
    /// How many it has.
    pub steps: usize,
    /// Through whose eyes.
    pub eyes: RwSignal<Eyes>,
    /// How many sit at the table.
    pub seats: u8,
}

impl Reel {
    fn new(film: &Film, from: Moment) -> Self {
        let (steps, seats) = (film.steps, film.seats);
        // A seat the game does not have sees nothing.
        let eyes = match from.eyes {
            Eyes::Of(Viewer::Seat(seat)) if seat.number() > seats => Eyes::Of(Viewer::Watcher),
            eyes => eyes,
        };
        let step = from.step.unwrap_or(steps).min(steps);
        Self { step: RwSignal::new(step), steps, eyes: RwSignal::new(eyes), seats }
    }

    /// Goes to another step.
    pub(crate) fn turn(self, to: impl FnOnce(usize, usize) -> usize) {
        self.step.update(|step| *step = to(*step, self.steps).min(self.steps));
    }

    /// What is shown now.
    pub(crate) fn moment(self) -> Moment {
        Moment { step: Some(self.step.get()), eyes: self.eyes.get() }
    }

    /// Whose table it is that is shown.
    pub(crate) fn viewer(self) -> Viewer {
        match self.eyes.get() {
            Eyes::Of(viewer) => viewer,
            Eyes::All => Viewer::Watcher,
        }
    }
}

/// The table after some step, with the way to any other.
#[component]
pub(crate) fn Player(film: Film, projector: Projector, from: Moment) -> impl IntoView {
    let link = Link::to_picture();
    let reel = Reel::new(&film, from);
    watch(move || {
        let step = reel.step.get();
        projector.turn_to(step, reel.viewer());
        if reel.eyes.get() == Eyes::All {
            Seat::all(reel.seats).for_each(|seat| projector.turn_to(step, Viewer::Seat(seat)));
        }
    });
    watch(move || {
        let viewer = reel.viewer();
        let seen = projector.pictures.with(|all| all.iter().find(|one| one.viewer == viewer).cloned());
        // The table stays as it is until the next picture is there.
        if let Some(picture) = seen {
            link.update_picture(|shown| shown.faces = vec![picture]);
        }
    });
    projector.ask_for_course();
    let here = Here::from_seat(link, projector.whose());
    let drawer = Drawer(RwSignal::new(false));
    let Some(face) = games::face(&film.game) else { return view! { <NotFound /> }.into_any() };
    let tables = Tables::here();
    let drawn =
        Memo::new(move |_| here.face.with(|face| face.is_some()).then(|| tables.drawn(face)).flatten());
    listen(reel);
    // The log, too, speaks in the game's own sentences and keeps its sheet: nothing is shown before they are there.
    let shown = move || match drawn.get() {
        None => view! { <Coming /> }.into_any(),
        Some(drawn) => view! {
            <div class=format!("app film {}", face.tint)>
                <main id="main" class="table">
                    <Viewpoints here reel face />
                    <Picture here drawn reel film=film.clone() projector />
                </main>
                <Log here drawer />
                <LogHandle here drawer />
            </div>
        }
        .into_any(),
    };
    shown.into_any()
}

/// The table as it was. Its middle, its hand and its seats are made together: they share what a game's parts share.
#[component]
fn Picture(here: Here, drawn: &'static Drawn, reel: Reel, film: Film, projector: Projector) -> impl IntoView {
    let last = move || {
        let said = here.face.with(|face| {
            let face = face?;
            match &face.table.phase {
                Phase::Over(ending) => {
                    let both = face.table.leg.map(|leg| leg.say(ending.winners));
                    Some(([headline(ending)].into_iter()).chain(both).collect())
                }
                Phase::Gathering | Phase::Dealing { .. } | Phase::Playing => {
                    face.log.last().map(|newest| vec![newest.message.clone()])
                }
            }
        });
        let say =
            |said: Vec<Message>| said.iter().map(|message| here.say(message)).collect::<Vec<_>>().join(" ");
        said.map_or_else(|| here.t("web-replay-begins"), say)
    };
    let middle = (drawn.middle)(here);
    let hand = (drawn.hand)(here);
    let all = move || reel.eyes.get() == Eyes::All;
    view! {
        <Opponents here />
        <section class="mid" aria-label=here.says("web-table")>{middle}</section>
        <section class="mine" aria-label=here.says("web-your-seat")>
            <Me here />
            <p class="ask" role="status"><span class="dot"></span><span>{last}</span></p>
            <div class="acts">
                {is_dealt(&film.record).then(|| view! {
                    <Deal here deal=film.deal.clone() record=film.record.clone() />
                })}
                <Story here reel game=film.game.clone() projector />
                <HandOn here reel film projector />
            </div>
            {hand}
            <Show when=all><Hands drawn reel projector whose=Whose::Somebodys /></Show>
            <Steps here reel />
        </section>
    }
}

/// The course of the game and its moments: each leads to its step.
#[component]
fn Story(here: Here, reel: Reel, game: String, projector: Projector) -> impl IntoView {
    // What everybody saw of the whole game is asked for once.
    let told = RwSignal::new(Vec::new());
    let end = StoredValue::new(false);
    let of = game.clone();
    watch(move || {
        let whole = projector.pictures.with(|pictures| {
            let last = pictures.iter().find(|one| one.viewer == Viewer::Watcher)?;
            (last.version == reel.steps as u64).then(|| last.log.clone())
        });
        match whole {
            Some(log) if told.with_untracked(Vec::is_empty) => told.set(moments(&of, &log)),
            None if !end.get_value() => {
                end.set_value(true);
                projector.turn_to(reel.steps, Viewer::Watcher);
            }
            Some(_) | None => {}
        }
    });
    let open = RwSignal::new(false);
    let game = StoredValue::new(game);
    let go = Callback::new(move |step| {
        open.set(false);
        reel.turn(|_, _| step);
    });
    view! {
        <button class="tool" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon name="icon-trophy" />
            <span>{here.says("web-moments")}</span>
        </button>
        <Dialog open title=Signal::derive(here.says("web-course"))>
            <Course here game=game.get_value() course=projector.course />
            <Moments here moments=told now=Signal::derive(move || Some(reel.step.get())) press=go />
        </Dialog>
    }
}
