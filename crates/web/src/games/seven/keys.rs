//! Short keys: numbers take a tile, arrows move it, R and F turn and flip it, Enter lays it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use sevenfold_seven::Tile;
use wasm_bindgen::JsCast as _;

use super::camera::Camera;
use super::hand::Hand;
use super::hold::{Spin, Way};

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    /// The tile with this number in the tray.
    Take(usize),
    /// Another place that way.
    Step(Way),
    /// Another turn.
    Spin(Spin),
    /// The next of all places, or the one before.
    Go(isize),
    Lay,
    Drop,
    TurnTable,
    OtherRelief,
    Closer,
    Away,
}

fn wish(key: &str, shift: Shift) -> Option<Wish> {
    Some(match key {
        "1" | "2" | "3" | "4" | "5" | "6" | "7" => Wish::Take(usize::from(key.as_bytes()[0] - b'1')),
        "ArrowUp" => Wish::Step(Way::Up),
        "ArrowDown" => Wish::Step(Way::Down),
        "ArrowLeft" => Wish::Step(Way::Left),
        "ArrowRight" => Wish::Step(Way::Right),
        "r" | "R" => Wish::Spin(if shift == Shift::Held { Spin::Left } else { Spin::Right }),
        "f" | "F" => Wish::Spin(Spin::Flip),
        "n" | "N" => Wish::Go(if shift == Shift::Held { -1 } else { 1 }),
        "Enter" => Wish::Lay,
        "Escape" => Wish::Drop,
        "t" | "T" => Wish::TurnTable,
        "v" | "V" => Wish::OtherRelief,
        "+" => Wish::Closer,
        "-" => Wish::Away,
        _ => return None,
    })
}

/// Is the shift key down?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shift {
    Held,
    Free,
}

/// Listens to keys as long as the board is there; these tiles are in the tray.
pub(crate) fn listen(hand: Hand, tiles: Signal<Vec<Tile>>) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| pressed(hand, tiles, &event));
    on_cleanup(move || handle.remove());
}

fn pressed(hand: Hand, tiles: Signal<Vec<Tile>>, event: &KeyboardEvent) {
    if event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || event.default_prevented()
        || elsewhere(event)
    {
        return;
    }
    let shift = if event.shift_key() { Shift::Held } else { Shift::Free };
    let Some(wish) = wish(&event.key(), shift) else { return };
    // Enter on a button presses that button; but on the tile in hand it lays it, as the button beside the board says.
    if wish == Wish::Lay && on_control(event) && !(holds(hand) && on_tile_in_hand(event)) {
        return;
    }
    if fulfil(hand, tiles, wish) == Done::Yes {
        event.prevent_default();
    }
}

/// Did a key do something?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Done {
    Yes,
    No,
}

fn fulfil(hand: Hand, tiles: Signal<Vec<Tile>>, wish: Wish) -> Done {
    match wish {
        Wish::Take(index) => {
            let tile = tiles.with_untracked(|tiles| tiles.get(index).copied());
            let Some(tile) = tile else { return Done::No };
            hand.take(tile);
            to_board();
        }
        Wish::TurnTable => hand.camera.update(Camera::turn),
        Wish::OtherRelief => hand.camera.update(|camera| camera.look(camera.stance.otherwise().relief)),
        Wish::Closer => hand.camera.update(Camera::closer),
        Wish::Away => hand.camera.update(Camera::away),
        _ if !holds(hand) => return Done::No,
        Wish::Step(way) => hand.step(way),
        Wish::Spin(spin) => hand.spin(spin),
        Wish::Go(steps) => hand.go(steps),
        Wish::Lay => hand.lay(),
        Wish::Drop => hand.drop(),
    }
    Done::Yes
}

fn holds(hand: Hand) -> bool {
    hand.hold.get_untracked().is_some()
}

fn target(event: &KeyboardEvent) -> Option<web_sys::Element> {
    event.target()?.dyn_into::<web_sys::Element>().ok()
}

/// Is somebody typing, or answering a dialog?
fn elsewhere(event: &KeyboardEvent) -> bool {
    let typing = "input,textarea,select,[contenteditable],dialog,[role=dialog]";
    target(event).is_some_and(|target| target.closest(typing).is_ok_and(|found| found.is_some()))
}

fn on_control(event: &KeyboardEvent) -> bool {
    target(event).is_some_and(|target| target.closest("button,a,summary").is_ok_and(|found| found.is_some()))
}

fn on_tile_in_hand(event: &KeyboardEvent) -> bool {
    target(event).is_some_and(|target| target.closest(".sv-tl.on").is_ok_and(|found| found.is_some()))
}

/// The keys are meant for the board from now on. To focus what has the focus takes as long as to lay out the page.
pub(crate) fn to_board() {
    let is_board = |element: &web_sys::Element| element.class_list().contains("hexes");
    if document().active_element().as_ref().is_some_and(is_board) {
        return;
    }
    let board = document().query_selector("svg.hexes").ok().flatten();
    if let Some(board) = board.and_then(|board| board.dyn_into::<web_sys::SvgElement>().ok()) {
        // A board that cannot be focused leaves the focus where it is.
        let _ = board.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_what_the_help_says() {
        assert_eq!(wish("3", Shift::Free), Some(Wish::Take(2)));
        assert_eq!(wish("R", Shift::Held), Some(Wish::Spin(Spin::Left)));
        assert_eq!(wish("ArrowLeft", Shift::Free), Some(Wish::Step(Way::Left)));
        assert_eq!(wish("Enter", Shift::Free), Some(Wish::Lay));
        assert_eq!(wish("8", Shift::Free), None);
    }
}
