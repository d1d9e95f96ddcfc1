//! The course of a game as a small plot: one line a seat, in the seat's colour and with its sign at the end.

use leptos::prelude::*;
use serde_json::Value;
use sevenfold_core::{Message, Seat};

use super::facts::facts;
use crate::table::Here;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 96.0;

/// What one seat had in the course of the game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Line {
    /// Whose.
    pub seat: Seat,
    /// After how many steps it had how much.
    pub points: Vec<(usize, i32)>,
}

/// The lines of a game from some of its moments, as everybody saw them.
fn lines(game: &str, course: &[(usize, Value)]) -> Vec<Line> {
    let Some(facts) = facts(game) else { return Vec::new() };
    let known: Vec<(usize, Vec<i32>)> =
        course.iter().filter_map(|(step, view)| Some((*step, (facts.points)(view)?))).collect();
    let seats = known.first().map_or(0, |(_, points)| points.len()) as u8;
    let line = |seat: Seat| {
        let points = known.iter().filter_map(|(step, points)| Some((*step, *points.get(seat.index())?)));
        Line { seat, points: points.collect() }
    };
    Seat::all(seats).map(line).collect()
}

/// The plot; nothing where there is nothing to be seen.
#[component]
pub(crate) fn Course(
    here: Here,
    /// The game's id.
    game: String,
    /// Some of its moments.
    course: RwSignal<Vec<(usize, Value)>>,
) -> impl IntoView {
    move || {
        let lines = course.with(|course| lines(&game, course));
        let scale = Scale::of(&lines)?;
        let drawn = lines.iter().map(|line| scale.draw(line)).collect_view();
        let said: Vec<String> = lines.iter().filter_map(|line| told(here, line)).collect();
        Some(view! {
            <figure class="course">
                <svg viewBox=format!("0 -8 {} {}", WIDTH + 24.0, HEIGHT + 16.0) role="img" aria-label=said.join(" ")>
                    <path class="axis" d=format!("M0 {0}H{WIDTH}", scale.height(0)) />
                    {drawn}
                </svg>
                <figcaption>{here.t("web-course")}</figcaption>
            </figure>
        })
    }
}

/// What a line says to those who do not see it: what the seat had in the middle and at the end.
fn told(here: Here, line: &Line) -> Option<String> {
    let (half, last) = (line.points.get(line.points.len() / 2)?.1, line.points.last()?.1);
    let message = Message::new("web-course-told").with("name", here.name(line.seat));
    Some(here.say(&message.with("half", half).with("last", last)))
}

/// From steps and points to places on the plot.
struct Scale {
    steps: usize,
    least: i32,
    most: i32,
}

impl Scale {
    /// Nothing where all lines are flat.
    fn of(lines: &[Line]) -> Option<Self> {
        let points = || lines.iter().flat_map(|line| line.points.iter().map(|(_, points)| *points));
        let steps = lines.first()?.points.last()?.0;
        let (least, most) = (points().min()?.min(0), points().max()?.max(0));
        (least < most && steps > 0).then_some(Self { steps, least, most })
    }

    fn height(&self, points: i32) -> f64 {
        HEIGHT * f64::from(self.most - points) / f64::from(self.most - self.least)
    }

    fn place(&self, (step, points): (usize, i32)) -> (f64, f64) {
        // Steps and points are far below 2³².
        #[allow(clippy::cast_precision_loss, reason = "far below 2³²")]
        let along = WIDTH * step as f64 / self.steps as f64;
        (along, self.height(points))
    }

    fn draw(&self, line: &Line) -> impl IntoView + use<> {
        let number = line.seat.number();
        let path = line.points.iter().map(|point| self.place(*point));
        let path: Vec<String> = path.map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let (x, y) = line.points.last().map(|point| self.place(*point)).unwrap_or_default();
        view! {
            <g class=format!("s{number}")>
                <polyline points=path.join(" ") />
                <svg x=x + 6.0 y=y - 7.0 width="14" height="14"><use href=format!("#seat-{number}") /></svg>
            </g>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_points_stand_higher_and_nought_is_on_the_plot() {
        let line = Line { seat: Seat::FIRST, points: vec![(0, 0), (5, 3), (10, -2)] };
        let scale = Scale::of(&[line]).unwrap();
        assert!(scale.height(3) < scale.height(0) && scale.height(0) < scale.height(-2));
        assert_eq!(scale.place((10, -2)), (WIDTH, HEIGHT));
    }

    #[test]
    fn a_game_without_points_has_no_plot() {
        let flat = Line { seat: Seat::FIRST, points: vec![(0, 0), (5, 0)] };
        assert!(Scale::of(&[flat]).is_none() && Scale::of(&[]).is_none());
    }
}
