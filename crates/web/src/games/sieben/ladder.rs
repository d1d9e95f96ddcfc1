//! What going out is worth in this round, place by place: with many seats the chips end before the places do.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_sieben::{CHIPS, FEW_SEATS, View};

use crate::memo::Memo;
use crate::table::{Here, Sign};

/// A rung of the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rung {
    /// The place, from 1.
    pub place: u8,
    /// What it is worth; nothing if the chips have run out before.
    pub chips: u8,
    /// What has become of it.
    pub stands: Stands,
}

/// What has become of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stands {
    /// This seat has it.
    Taken(Seat),
    /// It is the next one.
    Next,
    /// It comes later.
    Later,
    /// With it the chips are gone.
    Last,
    /// There is nothing left for it.
    Nothing,
}

/// The ladder of this round, first place first.
pub(crate) fn ladder(view: &View) -> Vec<Rung> {
    let seats = view.players.len() as u8;
    let taken = |place: u8| {
        view.players
            .iter()
            .find(|player| player.place.is_some_and(|own| own.get() == place))
            .map(|player| player.seat)
    };
    let gone = view.players.iter().filter(|player| player.place.is_some()).count() as u8;
    let ends = view.payouts.iter().map(|&chips| u32::from(chips)).sum::<u32>() == u32::from(view.chips_left);
    let rung = |place: u8| {
        if let Some(seat) = taken(place) {
            // As long as the game goes on whoever went out was paid in full.
            return Rung { place, chips: seats + 1 - place, stands: Stands::Taken(seat) };
        }
        let ahead = usize::from(place.saturating_sub(gone + 1));
        let chips = view.payouts.get(ahead).copied().unwrap_or_default();
        let stands = match ahead {
            _ if chips == 0 => Stands::Nothing,
            0 => Stands::Next,
            _ if ends && ahead + 1 == view.payouts.len() => Stands::Last,
            _ => Stands::Later,
        };
        Rung { place, chips, stands }
    };
    (1..=seats).map(rung).collect()
}

/// The ladder, where so many play that the chips end the game.
#[component]
pub(crate) fn Ladder(here: Here, view: Memo<Option<View>>) -> impl IntoView {
    let stands = here.settled(move || {
        view.with(|view| {
            let view = view.as_ref().filter(|view| view.players.len() > usize::from(FEW_SEATS))?;
            Some((view.chips_left, ladder(view)))
        })
    });
    move || {
        let (chips, rungs) = stands.get()?;
        let left = Message::new("web-sieben-pot").with("chips", CHIPS);
        let rung = |rung: Rung| rung_view(here, rung);
        Some(view! {
            <section class="pot" aria-label=here.t("web-sieben-ladder")>
                <header><b class="serif">{chips}</b><span>{here.say(&left)}</span></header>
                <ol>{rungs.into_iter().map(rung).collect_view()}</ol>
            </section>
        })
    }
}

fn rung_view(here: Here, rung: Rung) -> impl IntoView {
    let (class, note) = match rung.stands {
        Stands::Taken(_) => ("got", None),
        Stands::Next => ("nx", Some("web-sieben-next-out")),
        Stands::Later => ("", None),
        Stands::Last => ("", Some("web-sieben-then-the-end")),
        Stands::Nothing => ("nil", Some("web-sieben-nothing-left")),
    };
    let who = match rung.stands {
        Stands::Taken(seat) => Some(view! { <Sign seat /><b>{here.name(seat)}</b> }.into_any()),
        _ => note.map(|note| here.t(note).into_any()),
    };
    let place = here.say(&Message::new("web-sieben-rung").with("place", rung.place));
    let chips = if rung.chips == 0 { "–".to_owned() } else { rung.chips.to_string() };
    view! {
        <li class=class>
            <span class="o">{place}</span>
            <span class="coin num">{chips}</span>
            <span class="w">{who}</span>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::{Game, Viewer};
    use sevenfold_sieben::{Options, Place, Sieben};

    fn view(chips_left: u8, payouts: &[u8], out: &[(usize, u8)]) -> View {
        let game = Sieben::new(&Options::default(), 7).unwrap();
        let mut view = game.view(Viewer::Watcher);
        view.chips_left = chips_left;
        view.payouts = payouts.to_vec();
        for &(seat, place) in out {
            view.players[seat].place = Place::new(place);
        }
        view
    }

    #[test]
    fn the_ladder_shows_where_the_chips_end() {
        let rungs = ladder(&view(17, &[6, 5, 4, 2], &[(3, 1)]));
        let chips: Vec<u8> = rungs.iter().map(|rung| rung.chips).collect();
        assert_eq!(chips, [7, 6, 5, 4, 2, 0, 0]);
        assert_eq!(rungs[0].stands, Stands::Taken(Seat::from_number(4).unwrap()));
        assert_eq!(rungs[1].stands, Stands::Next);
        assert_eq!(rungs[4].stands, Stands::Last);
        assert_eq!(rungs[6].stands, Stands::Nothing);
    }

    #[test]
    fn with_chips_to_spare_no_rung_is_the_end() {
        let rungs = ladder(&view(80, &[7, 6, 5, 4, 3, 2, 1], &[]));
        assert_eq!(rungs[0].stands, Stands::Next);
        assert!(rungs[1..].iter().all(|rung| rung.stands == Stands::Later));
    }
}
