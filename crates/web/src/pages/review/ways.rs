//! What can be done with a moment: try it, hand it on, go to the next.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_review::wire::Cards;

use super::Look;
use super::trying::Wish;
use crate::pages::replay::Origin;
use crate::parts::{Dialog, Icon, ShareLink, address_of, packed};
use crate::random;
use crate::way::Finished;

/// The ways on from a moment.
#[component]
pub(crate) fn Ways(look: Look, step: usize) -> impl IntoView {
    let here = look.here;
    let sharing = RwSignal::new(false);
    let wish = move |cards: Cards| look.trying.set(Some(Wish { step: step.saturating_sub(1), cards }));
    let anew = move |_| wish(Cards::Anew(random::number() as u32));
    let next = move |_| {
        let steps: Vec<usize> = look.review.with_untracked(|review| {
            review
                .as_ref()
                .map(|review| review.moments.iter().map(|one| one.step).collect())
                .unwrap_or_default()
        });
        let after = steps.iter().copied().find(|one| *one > step).or_else(|| steps.first().copied());
        look.choose(after);
    };
    view! {
        <div class="rv-ways">
            <button class="btn go" on:click=move |_| wish(Cards::AsTheyLay)><Icon name="icon-play" />{here.says("web-review-try")}</button>
            {(!look.face.open_hands).then(|| view! {
                <button class="btn" on:click=anew><Icon name="icon-play" />{here.says("web-review-try-anew")}</button>
            })}
            <span class="sp"></span>
            <button class="btn" aria-haspopup="dialog" on:click=move |_| sharing.set(true)><Icon name="icon-share" />{here.says("web-review-share")}</button>
            <button class="btn" on:click=next>{here.says("web-review-next")}<Icon name="icon-forward" /></button>
        </div>
        <Dialog open=sharing title=Signal::derive(here.says("web-review-share"))>
            <Shared look step />
        </Dialog>
    }
}

/// A link that opens the review at this moment.
#[component]
fn Shared(look: Look, step: usize) -> impl IntoView {
    let here = look.here;
    let address = RwSignal::new(None::<String>);
    let question = format!("?seat={}&step={step}", look.seat.get_untracked().number());
    match look.projector.origin() {
        Origin::Table(Finished { code, game: Some(game) }) => {
            address.set(Some(address_of(&format!("{}{question}", Finished::review_address(code, game)))));
        }
        Origin::Table(_) | Origin::Browser(_) | Origin::Elsewhere => spawn_local(async move {
            let game = packed(&look.film().record).await;
            // Whoever has closed the window meanwhile waits for nothing.
            let _ = address.try_set(game.map(|game| address_of(&format!("/review{question}{game}"))));
        }),
    }
    move || {
        address
            .get()
            .map(|address| view! { <ShareLink address title=Signal::derive(here.says("web-review")) /> })
    }
}
