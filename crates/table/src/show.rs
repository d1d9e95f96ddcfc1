//! A game as a table shows it, for hosts that only show one: films of finished games, and lessons.

use sevenfold_core::erased::{AnyRun, Listed, Offer, Shown};
use sevenfold_core::{Seat, SeatSet, Viewer};
use sevenfold_protocol::{
    Choice, Ending, FairFace, GameFace, Leg, Millis, Phase, SeatFace, Settings, Sitter, Snapshot, TableCode,
    TableFace, limits,
};

/// Around what game, and by whom it is played.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// How its table is set.
    pub settings: &'a Settings,
    /// Who sits where; who is missing is somebody without a name.
    pub sitters: &'a [Sitter],
    /// How it ended, if it has.
    pub ending: Option<&'a Ending>,
    /// Which of two games with the seats exchanged it is, where two were played.
    pub leg: Option<Leg>,
}

/// What a viewer is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offered {
    /// Nothing.
    Nothing,
    /// What the game asks; but it is only looked at.
    Question,
    /// What the game asks, with every move of the viewer's seat.
    Moves,
}

/// What a viewer sees of a game after the steps it has taken. Log, roster and the host's time are the host's to add.
pub fn show(run: &dyn AnyRun, viewer: Viewer, scene: Scene<'_>, offered: Offered) -> Snapshot {
    Snapshot {
        version: run.len() as u64,
        now: Millis(0),
        viewer,
        settings: scene.settings.clone(),
        roster: Vec::new(),
        table: table_face(scene),
        mine: None,
        game: Some(game_face(run, viewer, offered)),
        log: Vec::new(),
    }
}

fn table_face(Scene { settings, sitters, ending, leg }: Scene<'_>) -> TableFace {
    let nameless = || Sitter::Person { name: String::new(), here: true, stand_in: None };
    let seat = |seat: Seat| {
        let sitter = sitters.get(seat.index()).cloned().unwrap_or_else(nameless);
        SeatFace { seat, sitter }
    };
    TableFace {
        code: TableCode::from_number(0),
        game: 1,
        phase: ending.cloned().map_or(Phase::Playing, Phase::Over),
        seats: Seat::all(settings.seats).map(seat).collect(),
        owner: None,
        undo: None,
        rematch: SeatSet::EMPTY,
        leg,
        fair: FairFace::default(),
    }
}

/// The game as this viewer may see it, without times. A long list of moves goes without labels.
pub(crate) fn game_face(run: &dyn AnyRun, viewer: Viewer, offered: Offered) -> GameFace {
    let offer = match offered {
        Offered::Moves => Offer::Moves { labelled: limits::LABELLED_CHOICES },
        Offered::Nothing | Offered::Question => Offer::Nothing,
    };
    let Shown { view, ask, moves } = run.shown(viewer, offer);
    GameFace {
        step: run.len() as u32,
        view,
        agenda: run.agenda(),
        windows: Vec::new(),
        ask: ask.filter(|_| offered != Offered::Nothing),
        choices: moves.into_iter().map(choice).collect(),
        outcome: run.outcome(),
    }
}

fn choice(Listed { window, text, label }: Listed) -> Choice {
    Choice { window, text, label }
}
