//! Looking back at a finished game: the sum, the curve, the moments that mattered, and what one could have done.

mod chips;
mod considered;
mod head;
mod moment;
mod moments;
mod plots;
mod position;
mod saving;
mod trying;
mod ways;

use leptos::prelude::*;
use sevenfold_core::record::Document;
use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::offline::Film;
use sevenfold_protocol::{Sitter, Snapshot};
use sevenfold_review::{Cause, Review as Looked};

use super::replay::{Coming, FileButton, Projector, on_screen};
use crate::games::{self, Face};
use crate::link::Link;
use crate::me;
use crate::memo::Memo;
use crate::pages::NotFound;
use crate::parts::{Bar, Icon, Title};
use crate::puzzles::today;
use crate::speech::Speech;
use crate::study::{Crew, Mistake, Progress, Stage};
use crate::table::{Here, Whose};
use crate::tables::Tables;
use crate::watch::watch;
use crate::way::{Finished, asked};
pub(crate) use chips::Chips;
use head::Head;
use moment::Opened;
use moments::List;
use plots::{Curve, Waterfall};
use trying::{Trying, Wish};

/// Everything the parts of a review share.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    /// The game as it was shown last, for names and positions.
    pub here: Here,
    /// Who judges.
    pub crew: Crew,
    /// The film of the game.
    pub projector: Projector,
    /// Who looks back.
    pub seat: RwSignal<Seat>,
    /// What is known so far.
    pub review: Memo<Option<Looked>>,
    /// The step of the moment that is open.
    pub open: RwSignal<Option<usize>>,
    /// Whether somebody has chosen it.
    pub chosen: RwSignal<bool>,
    /// What is being tried.
    pub trying: RwSignal<Option<Wish>>,
    /// The game.
    pub face: &'static Face,
    film: StoredValue<Film>,
}

impl Look {
    /// The film of the game.
    pub(crate) fn film(self) -> Film {
        self.film.get_value()
    }

    /// Opens a moment that somebody wants to see.
    pub(crate) fn choose(self, step: Option<usize>) {
        self.chosen.set(step.is_some());
        self.open.set(step);
    }

    /// Nobody has chosen a moment any more.
    pub(crate) fn forget(self) {
        self.choose(None);
    }
}

/// The page: of the table in the address, of a file, or of a game that came with the address.
#[component]
pub(crate) fn Review(of: Option<Finished>) -> impl IntoView {
    let speech = Speech::here();
    let projector = Projector::of(of);
    let replay = move || {
        // A game that is opened from a file goes into the address first.
        projector.film.track();
        let path = window().location().pathname().unwrap_or_default().replacen("/review", "/replay", 1);
        path + &window().location().hash().unwrap_or_default()
    };
    view! {
        <Title text=Signal::derive(speech.says("web-review")) />
        <Bar>
            <span class="serif">{speech.says("web-review")}</span>
            <span class="tools">
                <a class="tool" href=replay><Icon name="icon-play" /><span class="wide">{speech.says("web-replay")}</span></a>
                <FileButton projector />
            </span>
        </Bar>
        {on_screen(projector, of, "web-review", move |film| view! { <Whole film projector /> }.into_any())}
    }
}

/// Who looks back: as the address says, else the first person at the table.
fn own_seat(picture: &Snapshot) -> Option<Seat> {
    let told = asked("seat").and_then(|number| number.parse().ok()).and_then(Seat::from_number);
    let seats = &picture.table.seats;
    let there = told.filter(|told| seats.iter().any(|seat| seat.seat == *told));
    let person = || seats.iter().find(|seat| matches!(seat.sitter, Sitter::Person { .. }));
    there.or_else(|| person().map(|seat| seat.seat))
}

/// Are the moves of whoever looks back one's own? Those of a bot are nobody's; at a table that this browser does not keep
/// the name says who it was.
fn is_own(look: Look) -> bool {
    let own = look.seat.get();
    look.here.face.with(|face| {
        let seats = face.map(|face| &face.table.seats).into_iter().flatten();
        seats.filter(|seat| seat.seat == own).any(|seat| match &seat.sitter {
            Sitter::Person { name, .. } => {
                look.projector.whose() == Whose::Mine || me::name().is_some_and(|mine| mine == *name)
            }
            Sitter::Bot { .. } | Sitter::Nobody => false,
        })
    })
}

/// The review of a film.
#[component]
fn Whole(film: Film, projector: Projector) -> impl IntoView {
    let Some(face) = games::face(&film.game) else { return view! { <NotFound /> }.into_any() };
    let link = Link::to_picture();
    let seat = RwSignal::new(Seat::FIRST);
    let crew = Crew::start(face, film.record.clone(), seat);
    on_cleanup(move || crew.stop());
    // The end of the game tells who sat where.
    projector.turn_to(film.steps, Viewer::Watcher);
    watch(move || {
        let last =
            projector.pictures.with(|all| all.iter().find(|one| one.viewer == Viewer::Watcher).cloned());
        let Some(last) = last else { return };
        if let Some(own) = own_seat(&last).filter(|_| link.with_picture_untracked(|it| it.faces.is_empty())) {
            crew.look_from(own);
        }
        // Sentences and names are for whoever looks back.
        let viewer = Viewer::Seat(seat.get());
        link.update_picture(|shown| shown.faces = vec![Snapshot { viewer, ..last }]);
    });
    let here = Here::from_seat(link, projector.whose());
    let review = Memo::new(move |_| {
        let judged = crew.judgements();
        crew.outline.with(|outline| Looked::of(outline.as_ref()?, &judged, seat.get()))
    });
    let open = RwSignal::new(asked("step").and_then(|step| step.parse().ok()));
    let chosen = RwSignal::new(open.get_untracked().is_some());
    let (trying, film) = (RwSignal::new(None), StoredValue::new(film));
    let look = Look { here, crew, projector, seat, review, open, chosen, trying, face, film };
    remember_mistakes(look);
    let tables = Tables::here();
    let drawn =
        Memo::new(move |_| here.face.with(|face| face.is_some()).then(|| tables.drawn(face)).flatten());
    let shown = move || match (drawn.get(), trying.get()) {
        (None, _) => view! { <Coming /> }.into_any(),
        (Some(drawn), Some(wish)) => view! { <Trying look wish drawn /> }.into_any(),
        (Some(drawn), None) => view! {
            <main id="main" class=format!("rv-page {}", face.tint)>
                <Head look />
                <Waterfall look />
                <Curve look />
                <List look />
                <Opened look drawn />
                <p class="rv-foot soft">{here.says(adds_up(face))}</p>
            </main>
        }
        .into_any(),
    };
    shown.into_any()
}

/// Once everything was judged, one's own losses become exercises of one's own.
fn remember_mistakes(look: Look) {
    watch(move || {
        if look.crew.stage.get() != Stage::Done || !is_own(look) {
            return;
        }
        let Some(review) = look.review.get_untracked() else { return };
        let Ok(document) = Document::read(&look.film().record) else { return };
        let mut progress = Progress::kept();
        for moment in review.moments.iter().filter(|moment| moment.cause == Cause::Loss) {
            let judged = untrack(|| look.crew.judgement(moment.step));
            if let Some(mistake) = judged.and_then(|judged| Mistake::of(&document, &judged, today())) {
                progress.remember(mistake);
            }
        }
        progress.keep();
    });
}

/// What a cause is called.
pub(crate) const fn word(cause: Cause) -> &'static str {
    match cause {
        Cause::Deal | Cause::Drawn => "web-review-luck",
        Cause::Gift => "web-review-gifts",
        Cause::Loss => "web-review-losses",
        Cause::Unforeseen => "web-review-unforeseen",
    }
}

/// That the sum is exact. Where nothing is drawn or hidden, nobody can be lucky.
const fn adds_up(face: &Face) -> &'static str {
    if face.open_hands { "web-review-adds-up-open" } else { "web-review-adds-up" }
}

/// What the numbers beside moves are made of.
pub(crate) const fn whiskers(face: &Face) -> &'static str {
    if face.open_hands { "web-review-whiskers-open" } else { "web-review-whiskers" }
}
