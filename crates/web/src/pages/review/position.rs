//! The position of a moment, drawn as the game's own table; it is only looked at. A move that was considered is pointed at
//! as a hint would be.

use leptos::prelude::*;
use sevenfold_client::Hint;
use sevenfold_core::{Seat, Viewer, WindowId};
use sevenfold_protocol::Choice;

use super::Look;
use super::moment::{Known, Seen};
use crate::games::Drawn;
use crate::memo::Memo;
use crate::pages::replay::{Eyes, Hands, Reel};
use crate::table::{Me, Opponents};
use crate::watch::watch;

/// The position before the move.
#[component]
pub(crate) fn Position(look: Look, drawn: &'static Drawn, seen: Seen) -> impl IntoView {
    let (projector, here, known) = (look.projector, seen.here, seen.known);
    let seats = look.film().seats;
    let before = seen.step.saturating_sub(1);
    watch(move || {
        let seat = look.seat.get();
        projector.turn_to(before, Viewer::Seat(seat));
        if known.get() == Known::All {
            Seat::all(seats).for_each(|seat| projector.turn_to(before, Viewer::Seat(seat)));
        }
    });
    watch(move || {
        let viewer = Viewer::Seat(look.seat.get());
        let picture = projector.pictures.with(|all| all.iter().find(|one| one.viewer == viewer).cloned());
        let hint = pointed_at(look, seen);
        if let Some(picture) = picture {
            seen.link.update_picture(|shown| {
                shown.faces = vec![picture];
                shown.hint = hint;
            });
        }
    });
    let reel = Reel { step: RwSignal::new(before), steps: before, eyes: RwSignal::new(Eyes::All), seats };
    let there = Memo::new(move |_| here.face.with(|face| face.is_some()));
    view! {
        <div class=format!("rv-table app film {}", look.face.tint)>
            <div class="table" inert=true>
                {move || there.get().then(|| view! {
                    <Opponents here />
                    <div class="mid">{(drawn.middle)(here)}</div>
                    <div class="mine"><Me here />{(drawn.hand)(here)}</div>
                })}
            </div>
            {move || (known.get() == Known::All).then(|| view! { <Hands drawn reel projector whose=projector.whose() /> })}
        </div>
    }
}

/// The move of one's own that is shown on the table: the one that was chosen, else the best.
fn pointed_at(look: Look, seen: Seen) -> Option<Hint> {
    let judged = look.crew.judgement(seen.step).filter(|judged| judged.decision.seat == look.seat.get())?;
    let text = seen.pointed.get().or_else(|| judged.best().map(|best| best.text.clone()))?;
    // Nobody can play it from here, so that it answers nothing.
    let choice = Choice { window: WindowId(0), text, label: None };
    Some(Hint { choice: Some(choice), reason: None })
}
