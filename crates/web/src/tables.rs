//! What only the tables of one game need, its style, its sentences and its part of the program: brought when one is
//! first laid.

use leptos::prelude::*;

use crate::games::further::{PLAIN, is_wished};
use crate::games::{Drawn, Face};
use crate::kept::Kept;
use crate::later;
use crate::speech::Speech;
use crate::styles::Styles;

/// The games whose tables can be laid, or are being brought.
#[derive(Clone, Copy)]
pub(crate) struct Tables {
    styles: Styles,
    speech: Speech,
    brought: Kept<Vec<Brought>>,
}

#[derive(Clone)]
struct Brought {
    game: &'static str,
    drawn: ArcRwSignal<Option<&'static Drawn>>,
}

impl Tables {
    /// Nothing but what all tables share.
    pub(crate) fn new(styles: Styles, speech: Speech) -> Self {
        Self { styles, speech, brought: Kept::new(Vec::new()) }
    }

    /// The tables of this page.
    pub(crate) fn here() -> Self {
        expect_context::<Self>()
    }

    /// How a game is drawn. To be watched: it is brought when it is first asked for.
    pub(crate) fn drawn(self, game: &'static Face) -> Option<&'static Drawn> {
        let styled = if is_wished() { self.styles.has(PLAIN) } else { self.styles.dress(game) };
        let said = self.speech.has(game.id);
        self.bring(game).get().filter(|_| styled && said)
    }

    /// Has a game brought that will be needed soon.
    pub(crate) fn prepare(self, game: &'static Face) {
        untrack(|| self.drawn(game));
    }

    fn bring(self, game: &'static Face) -> ArcRwSignal<Option<&'static Drawn>> {
        let known =
            |all: &mut Vec<Brought>| all.iter().find(|one| one.game == game.id).map(|one| one.drawn.clone());
        self.brought.with(known).flatten().unwrap_or_else(|| {
            let drawn = later::fetch(if is_wished() { later::plain } else { game.drawn });
            self.brought.with(|all| all.push(Brought { game: game.id, drawn: drawn.clone() }));
            drawn
        })
    }
}
