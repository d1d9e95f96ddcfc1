//! The board: stacks of tiles that can be turned, zoomed and pointed at, and a tile held over them.
//!
//! It draws what it is given and tells what is done to it. Whose turn it is, and what may be laid, is not its business:
//! a game and a puzzle can both use it.

mod column;
mod drawing;
mod ghost;

use leptos::ev::{PointerEvent, WheelEvent};
use leptos::prelude::*;
use sevenfold_seven::Cell;

use super::camera::{Camera, Frame};
use super::fingers::{Fingers, Lift, Motion, On};
use super::grid::{Point, RADIUS, Relief, Stance};
use super::hold::Spin;
use super::paths;
use super::scene::Scene;
use crate::kept::Kept;
use crate::memo::Memo;
pub(crate) use column::shade;
use drawing::stacks;
use ghost::ghost_over;
pub(crate) use ghost::{Ghost, GhostKind};

/// What is done to the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gesture {
    /// The pointer is over a cell.
    Point(Cell),
    /// The tile in hand is carried over a cell.
    Carry(Cell),
    /// A cell was pressed.
    Press(Cell),
    /// The tile in hand is to be turned.
    Spin(Spin),
}

/// The board.
#[component]
pub(crate) fn Board(
    /// What lies on it.
    scene: Memo<Scene>,
    /// How it is looked at.
    camera: RwSignal<Camera>,
    /// The cells that are lit, sorted.
    lit: Memo<Vec<Cell>>,
    /// Letters on cells.
    marks: Memo<Vec<(Cell, String)>>,
    /// The tile held over it.
    ghost: Memo<Option<Ghost>>,
    /// What is drawn on the table beside the tiles.
    #[prop(optional, into)]
    ground_work: ViewFn,
    /// What it is called.
    #[prop(into)]
    label: Signal<String>,
    /// Who is told what is done to it.
    #[prop(into)]
    on_gesture: Callback<Gesture>,
) -> impl IntoView {
    let frame = Memo::new(move |_| scene.with(|scene| camera.get().frame(scene.bounds)));
    let relief = Memo::new(move |_| scene.with(|scene| scene.stance.relief));
    let svg = NodeRef::<leptos::svg::Svg>::new();
    let hands =
        Hands { svg, frame, scene, camera, ghost, fingers: Kept::new(Fingers::default()), on_gesture };
    view! {
        <svg
            node_ref=svg
            class="hexes"
            class:flat=move || relief.get() == Relief::Flat
            class:holding=move || ghost.with(Option::is_some)
            viewBox=move || frame.get().view_box()
            tabindex="0"
            role="application"
            aria-label=move || label.get()
            aria-describedby="board-keys"
            on:pointerdown=move |event| hands.down(&event)
            on:pointermove=move |event| hands.moved(&event)
            on:pointerup=move |event| hands.up(&event)
            on:pointercancel=move |event| hands.lost(&event)
            on:wheel=move |event| hands.wheel(&event)
            on:contextmenu=move |event| {
                if ghost.with_untracked(Option::is_some) {
                    event.prevent_default();
                    on_gesture.run(Gesture::Spin(Spin::Flip));
                }
            }
        >
            <defs>
                {grid(Relief::Raised)}
                {grid(Relief::Flat)}
                <pattern id="hatch" patternUnits="userSpaceOnUse" width="10" height="10" patternTransform="rotate(45)">
                    <rect width="4" height="10" class="hatching" />
                </pattern>
            </defs>
            <rect
                class="felt2"
                x="-4000"
                y="-4000"
                width="8000"
                height="8000"
                fill=move || format!("url(#{})", grid_name(relief.get()))
            />
            <path class="shadow" d=move || scene.with(shadow) />
            <path class="ground" d=move || lit.with(|lit| scene.with(|scene| ground(scene, lit))) />
            {move || ground_work.run()}
            {stacks(scene, lit)}
            <g
                class="marks"
                inner_html=move || scene.with(|scene| {
                    marks.with(|marks| marks.iter().map(|(cell, letter)| mark(scene, *cell, letter)).collect::<String>())
                })
            />
            {ghost_over(scene, ghost)}
        </svg>
    }
}

fn grid_name(relief: Relief) -> &'static str {
    match relief {
        Relief::Raised => "hex-grid",
        Relief::Flat => "hex-grid-flat",
    }
}

/// The pattern of the table.
fn grid(relief: Relief) -> AnyView {
    let corners = Stance { relief, ..Stance::default() }.corners();
    let (middle, half) = (corners[1].x, corners[2].y);
    let (wide, tall) = (2.0 * middle, 6.0 * half);
    // From the middle of a cell to that of the one two rows below its right neighbour: the sides that repeat.
    let (one, two, four, five) = (half, 2.0 * half, 4.0 * half, 5.0 * half);
    let lines = format!(
        "M{middle:.2} 0V{one:.2}L0 {two:.2}V{four:.2}L{middle:.2} {five:.2}V{tall:.2}\
         M{middle:.2} {one:.2}L{wide:.2} {two:.2}V{four:.2}L{middle:.2} {five:.2}"
    );
    view! {
        <pattern id=grid_name(relief) patternUnits="userSpaceOnUse" width=wide height=tall>
            <path class="lines" d=lines />
        </pattern>
    }
    .into_any()
}

/// The shadow that everything throws on the table.
fn shadow(scene: &Scene) -> String {
    let moved = |point: Point| Point::new(point.x + 7.0, point.y + 7.0);
    let mut outline = paths::Outline::default();
    for column in &scene.columns {
        outline.cell(scene.stance, moved(scene.stance.middle(column.cell, 0)));
    }
    outline.done()
}

/// The lit cells of the table itself; stacks light up by themselves.
fn ground(scene: &Scene, lit: &[Cell]) -> String {
    let free = lit.iter().filter(|cell| scene.height(**cell) == 0);
    paths::cells(scene.stance, free.map(|cell| (*cell, 0)))
}

/// A letter on a stack, as markup.
fn mark(scene: &Scene, cell: Cell, letter: &str) -> String {
    let Point { x, y } = scene.stance.middle(cell, scene.height(cell));
    format!(
        "<g transform=\"translate({})\"><rect x=\"-12\" y=\"-12\" width=\"24\" height=\"24\" rx=\"7\"/>\
         <text y=\"6\">{letter}</text></g>",
        paths::spaced(&[x, y])
    )
}

/// Pointers on the board, and what they do to it.
#[derive(Clone, Copy)]
struct Hands {
    svg: NodeRef<leptos::svg::Svg>,
    frame: Memo<Frame>,
    scene: Memo<Scene>,
    camera: RwSignal<Camera>,
    ghost: Memo<Option<Ghost>>,
    fingers: Kept<Fingers>,
    on_gesture: Callback<Gesture>,
}

impl Hands {
    fn down(self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        if let Some(svg) = self.svg.get_untracked() {
            // A pointer that is gone cannot be captured; then it will not move either.
            let _ = svg.set_pointer_capture(event.pointer_id());
        }
        let held = self.cell(event).is_some_and(|cell| {
            self.ghost.with_untracked(|ghost| ghost.as_ref().is_some_and(|ghost| ghost.cells.contains(&cell)))
        });
        let on = if held { On::Ghost } else { On::Table };
        self.fingers.with(|fingers| fingers.down(event.pointer_id(), at(event), on));
    }

    fn moved(self, event: &PointerEvent) {
        let motion = self.fingers.with(|fingers| fingers.moved(event.pointer_id(), at(event)));
        match motion.unwrap_or(Motion::Nothing) {
            Motion::Nothing => {}
            Motion::Point => self.tell(event, Gesture::Point),
            Motion::Carry => self.tell(event, Gesture::Carry),
            Motion::Pan(by) => {
                let Some((_, size)) = self.place() else { return };
                let scale = self.frame.get_untracked().scale(size);
                self.camera.update(|camera| camera.shift(Point::new(-by.x / scale, -by.y / scale)));
            }
            Motion::Pinch(factor) => self.camera.update(|camera| camera.scale(factor)),
        }
    }

    fn up(self, event: &PointerEvent) {
        let lift = self.fingers.with(|fingers| fingers.up(event.pointer_id()));
        if lift == Some(Lift::Press) {
            self.tell(event, Gesture::Press);
        }
    }

    fn lost(self, event: &PointerEvent) {
        self.fingers.with(|fingers| _ = fingers.up(event.pointer_id()));
    }

    /// The wheel turns the tile in hand; with nothing in hand, or with the control key as a pinch does, it zooms.
    fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        let down = event.delta_y() > 0.0;
        if self.ghost.with_untracked(Option::is_some) && !event.ctrl_key() {
            self.on_gesture.run(Gesture::Spin(if down { Spin::Right } else { Spin::Left }));
        } else {
            self.camera.update(|camera| if down { camera.away() } else { camera.closer() });
        }
    }

    fn tell(self, event: &PointerEvent, gesture: fn(Cell) -> Gesture) {
        if let Some(cell) = self.cell(event) {
            self.on_gesture.run(gesture(cell));
        }
    }

    /// The cell under the pointer.
    fn cell(self, event: &PointerEvent) -> Option<Cell> {
        let (corner, size) = self.place()?;
        let pointer = at(event);
        let on_screen = Point::new(pointer.x - corner.x, pointer.y - corner.y);
        let point = self.frame.get_untracked().point_at(size, on_screen);
        Some(self.scene.with_untracked(|scene| scene.cell_at(point)))
    }

    /// Where the board is on the screen, and how large.
    fn place(self) -> Option<(Point, (f64, f64))> {
        let place = self.svg.get_untracked()?.get_bounding_client_rect();
        Some((Point::new(place.left(), place.top()), (place.width(), place.height())))
    }
}

fn at(event: &PointerEvent) -> Point {
    Point::new(f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The size in which numbers on a stack are written.
const NUMERAL: f64 = 0.36 * RADIUS;
