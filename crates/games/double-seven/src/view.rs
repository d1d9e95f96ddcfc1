//! All that one viewer may know (DS-24), as clients draw it.

mod say;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sevenfold_core::{Outcome, Seat, Viewer};

use crate::DoubleSeven;
use crate::family::{Contents, FamilyId, MAX_FAMILIES};
use crate::phase::{Draw, OncePerTurn, Phase, RainbowMoment};
use crate::pieces::Tile;
use crate::run::{Run, Swap};
use crate::tiles::Tiles;

/// The table as somebody sees it, with perfect recall.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// How many moves have been made.
    pub moves: u32,
    /// Whose turn it is.
    pub turn: Seat,
    /// What that player has to do.
    pub stage: Stage,
    /// By seat.
    pub players: ArrayVec<PlayerView, 4>,
    /// By number.
    pub families: ArrayVec<FamilyView, MAX_FAMILIES>,
    /// What can still be drawn.
    pub reserve: ReserveView,
    /// Tiles out of the game (DS-9).
    pub discarded: Tiles,
    /// 7 tokens nobody has won yet.
    pub sevens_left: u8,
    /// Who triggered the end (DS-21).
    pub ending: Option<Seat>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// What is asked, with the facts of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The deal (DS-3).
    Deal,
    /// The turn's first draws (DS-5).
    Draw {
        /// How many are still to be drawn.
        left: u8,
    },
    /// The draw of a Rainbow (DS-6).
    DrawRainbow,
    /// The draw of a Two for One (DS-19).
    DrawOther {
        /// The two tiles put down, neither of which can be drawn.
        put: Tiles,
    },
    /// Actions (DS-7).
    Act {
        /// Is this the moment for a Rainbow?
        rainbow: RainbowMoment,
        /// Can two tiles still be put down for one?
        two_for_one: OncePerTurn,
        /// The exchanges since the last other action (DS-17).
        run: Vec<Swap>,
    },
    /// One tile goes out of the game (DS-9).
    Discard,
    /// The game is over.
    Over,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The rack, for its own player only.
    pub rack: Option<Tiles>,
    /// Tiles on the rack.
    pub tiles: u8,
    /// Those of them that everybody knows.
    pub known: Tiles,
    /// 7 tokens.
    pub sevens: u8,
    /// Does this player hold the 77 token?
    pub double_seven: bool,
    /// Points as the table stands.
    pub points: u8,
}

/// One family.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FamilyView {
    /// Its number.
    pub number: FamilyId,
    /// In front of whom it lies.
    pub owner: Seat,
    /// What it is made of.
    pub contents: Contents,
}

/// The reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReserveView {
    /// Tiles that lie face up.
    pub face_up: Tiles,
    /// How many lie face down.
    pub face_down: u8,
}

impl View {
    pub(crate) fn of(game: &DoubleSeven, viewer: Viewer) -> Self {
        let families = game.families.iter();
        Self {
            viewer,
            moves: game.moves,
            turn: game.turn,
            stage: Stage::of(&game.phase),
            players: Seat::all(game.seats).map(|seat| PlayerView::of(game, seat, viewer)).collect(),
            families: families
                .map(|(number, family)| FamilyView { number, owner: family.owner, contents: family.contents })
                .collect(),
            reserve: ReserveView { face_up: game.reserve.face_up(), face_down: game.reserve.face_down() },
            discarded: game.discarded,
            sevens_left: game.sevens_left(),
            ending: game.ending,
            outcome: (game.phase == Phase::Over).then(|| game.tally()),
        }
    }

    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The viewer's own rack.
    pub fn own_rack(&self) -> Option<Tiles> {
        self.players.get(self.viewer.seat()?.index())?.rack
    }

    /// The family with this number.
    pub fn family(&self, number: FamilyId) -> Option<&FamilyView> {
        self.families.get(number.index())
    }

    /// The tiles this viewer has not located: each lies face down or on a rack, unknown to the viewer.
    ///
    /// `None` if the view shows more tiles of a kind than the box has, which no game's view does.
    pub fn unseen(&self) -> Option<Tiles> {
        if !self.families.iter().all(|family| family.contents.is_possible()) {
            return None;
        }
        let racks = self.players.iter().map(|player| player.rack.unwrap_or(player.known));
        let families = self.families.iter().map(|family| family.contents.tiles());
        let located = racks.chain(families).chain([self.reserve.face_up, self.discarded]);
        let mut unseen = Tiles::BOX;
        for tiles in located {
            if !unseen.contains(tiles) {
                return None;
            }
            unseen -= tiles;
        }
        Some(unseen)
    }

    /// How many of a kind this viewer has not located.
    pub fn unseen_of(&self, tile: Tile) -> u8 {
        self.unseen().map_or(0, |unseen| unseen.count(tile))
    }
}

impl Stage {
    fn of(phase: &Phase) -> Self {
        match phase {
            Phase::Deal => Self::Deal,
            Phase::Draw(Draw::Opening { left }) => Self::Draw { left: *left },
            Phase::Draw(Draw::Rainbow) => Self::DrawRainbow,
            Phase::Draw(Draw::TwoForOne { put }) => Self::DrawOther { put: put.tiles() },
            Phase::Act(act) => Self::Act {
                rainbow: act.rainbow,
                two_for_one: act.two_for_one,
                run: act.run.swaps().collect(),
            },
            Phase::Discard => Self::Discard,
            Phase::Over => Self::Over,
        }
    }

    /// The phase this is, on a table with these families.
    pub(crate) fn phase(&self, families: &crate::Families) -> Option<Phase> {
        Some(match self {
            Self::Deal => Phase::Deal,
            Self::Draw { left } => Phase::Draw(Draw::Opening { left: *left }),
            Self::DrawRainbow => Phase::Draw(Draw::Rainbow),
            Self::DrawOther { put } => Phase::Draw(Draw::TwoForOne { put: crate::Pair::from_tiles(*put)? }),
            Self::Act { rainbow, two_for_one, run } => Phase::Act(crate::phase::Act {
                rainbow: *rainbow,
                two_for_one: *two_for_one,
                run: Run::of(run, families)?,
            }),
            Self::Discard => Phase::Discard,
            Self::Over => Phase::Over,
        })
    }
}

impl PlayerView {
    fn of(game: &DoubleSeven, seat: Seat, viewer: Viewer) -> Self {
        let rack = game.racks[seat.index()];
        Self {
            rack: viewer.is(seat).then_some(rack),
            tiles: rack.len(),
            known: game.memory.known(seat),
            sevens: game.sevens[seat.index()],
            double_seven: game.double_seven == Some(seat),
            points: game.points(seat),
        }
    }
}
