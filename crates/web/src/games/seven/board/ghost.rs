//! The tile in hand, where it would lie.

use leptos::prelude::*;
use sevenfold_seven::{Cell, Colour};

use super::super::grid::{Point, Stance};
use super::super::paths;
use super::super::scene::Scene;
use super::column::shade;
use crate::memo::Memo;

/// A tile held over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ghost {
    /// Where.
    pub cells: [Cell; 4],
    /// Its colour.
    pub colour: Colour,
    /// May it lie there?
    pub kind: GhostKind,
}

/// May a tile lie where it is held?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GhostKind {
    /// It would lie on this level.
    Fits(u8),
    /// It may not.
    Refused,
}

/// A ghost as lines: few things to change when it moves.
#[derive(Clone, PartialEq, Default)]
struct Lines {
    class: String,
    walls: [String; 2],
    tops: String,
    rim: String,
    badge: String,
    said: String,
}

impl Lines {
    fn none() -> Self {
        Self { class: "ghost away".to_owned(), ..Self::default() }
    }

    fn of(scene: &Scene, ghost: &Ghost) -> Self {
        let (stance, cells) = (scene.stance, &ghost.cells);
        match ghost.kind {
            GhostKind::Fits(level) => Self {
                class: format!("ghost {}", shade(ghost.colour, level)),
                walls: paths::walls(stance, cells, level),
                tops: paths::cells(stance, cells.map(|cell| (cell, level))),
                rim: paths::rim(stance, cells, level),
                badge: translate(stance.middle(heart(stance, cells), level)),
                said: level.to_string(),
            },
            GhostKind::Refused => {
                let tops = paths::cells(stance, cells.map(|cell| (cell, scene.height(cell))));
                let heart = heart(stance, cells);
                Self {
                    class: "ghost refused".to_owned(),
                    rim: tops.clone(),
                    tops,
                    badge: translate(stance.middle(heart, scene.height(heart))),
                    said: "×".to_owned(),
                    ..Self::default()
                }
            }
        }
    }
}

fn translate(Point { x, y }: Point) -> String {
    format!("translate({})", paths::spaced(&[x, y]))
}

/// The cell most in the middle of a tile.
fn heart(stance: Stance, cells: &[Cell; 4]) -> Cell {
    let centre = stance.centre(cells);
    let off = |cell: &&Cell| stance.middle(**cell, 0).square_to(centre);
    let heart = cells.iter().min_by(|one, other| off(one).total_cmp(&off(other)));
    heart.copied().unwrap_or_default()
}

/// The ghost over a scene; empty lines when there is none.
pub fn ghost_over(scene: Memo<Scene>, ghost: Memo<Option<Ghost>>) -> AnyView {
    let lines = Memo::new(move |_| {
        scene.with(|scene| ghost.get().map_or_else(Lines::none, |ghost| Lines::of(scene, &ghost)))
    });
    view! {
        <g class=move || lines.with(|lines| lines.class.clone())>
            <path class="we" d=move || lines.with(|lines| lines.walls[0].clone()) />
            <path class="ww" d=move || lines.with(|lines| lines.walls[1].clone()) />
            <path class="face" d=move || lines.with(|lines| lines.tops.clone()) />
            <path class="dark" d=move || lines.with(|lines| lines.rim.clone()) />
            <path class="rim" d=move || lines.with(|lines| lines.rim.clone()) />
            <g class="badge2" transform=move || lines.with(|lines| lines.badge.clone())>
                <circle r="15" />
                <text y="8">{move || lines.with(|lines| lines.said.clone())}</text>
            </g>
        </g>
    }
    .into_any()
}
