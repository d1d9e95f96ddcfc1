//! What fingers, pens and mice do on the board: pointing, pressing, carrying the tile, moving the table, pinching.

use super::grid::Point;

/// So far a finger may slip in a press.
const SLIP: f64 = 8.0;

/// The pointers that are down.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fingers {
    down: Vec<(i32, Point)>,
    began: Point,
    drag: Drag,
}

/// What a pointer that is down has turned out to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Drag {
    /// Perhaps a press.
    #[default]
    Still,
    /// It began on the tile in hand and may carry it.
    Grasped,
    /// It carries the tile.
    Carrying,
    /// It moves or zooms the table.
    Moving,
}

/// Where a pointer came down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum On {
    /// On the tile in hand.
    Ghost,
    /// On the table.
    Table,
}

/// What a movement means.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Motion {
    /// Nothing.
    Nothing,
    /// Pointing at what is there, with the tile following if it does.
    Point,
    /// Carrying the tile to what is there.
    Carry,
    /// Moving the table by so much.
    Pan(Point),
    /// Zooming by a factor.
    Pinch(f64),
}

/// What lifting a pointer means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lift {
    /// Nothing.
    Nothing,
    /// A press on what is there.
    Press,
}

impl Fingers {
    /// A pointer comes down.
    pub(crate) fn down(&mut self, id: i32, at: Point, on: On) {
        self.down.push((id, at));
        self.began = at;
        self.drag = match (self.down.len(), on) {
            (1, On::Ghost) => Drag::Grasped,
            (1, On::Table) => Drag::Still,
            _ => Drag::Moving,
        };
    }

    /// A pointer moves.
    pub(crate) fn moved(&mut self, id: i32, at: Point) -> Motion {
        let Some(index) = self.down.iter().position(|(down, _)| *down == id) else { return Motion::Point };
        let before = self.down.clone();
        self.down[index].1 = at;
        if let ([(_, one), (_, other)], [(_, now), (_, then)]) = (before.as_slice(), self.down.as_slice()) {
            let (was, is) = (one.square_to(*other).sqrt(), now.square_to(*then).sqrt());
            return if was > 1.0 { Motion::Pinch(is / was) } else { Motion::Nothing };
        }
        if at.square_to(self.began) > SLIP * SLIP {
            self.drag = match self.drag {
                Drag::Still | Drag::Moving => Drag::Moving,
                Drag::Grasped | Drag::Carrying => Drag::Carrying,
            };
        }
        match self.drag {
            Drag::Still | Drag::Grasped => Motion::Nothing,
            Drag::Carrying => Motion::Carry,
            Drag::Moving => {
                let last = before[index].1;
                Motion::Pan(Point::new(at.x - last.x, at.y - last.y))
            }
        }
    }

    /// A pointer is lifted, or lost.
    pub(crate) fn up(&mut self, id: i32) -> Lift {
        let known = self.down.iter().any(|(down, _)| *down == id);
        self.down.retain(|(down, _)| *down != id);
        let press = known && matches!(self.drag, Drag::Still | Drag::Grasped);
        if press { Lift::Press } else { Lift::Nothing }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f64, y: f64) -> Point {
        Point::new(x, y)
    }

    #[test]
    fn a_press_may_slip_a_little() {
        let mut fingers = Fingers::default();
        fingers.down(1, at(10.0, 10.0), On::Table);
        assert_eq!(fingers.moved(1, at(13.0, 12.0)), Motion::Nothing);
        assert_eq!(fingers.up(1), Lift::Press);
        assert_eq!(fingers.moved(1, at(50.0, 50.0)), Motion::Point, "nothing is down");
    }

    #[test]
    fn dragging_moves_the_table_or_carries_the_tile() {
        let mut fingers = Fingers::default();
        fingers.down(1, at(0.0, 0.0), On::Table);
        assert_eq!(fingers.moved(1, at(20.0, 0.0)), Motion::Pan(at(20.0, 0.0)));
        assert_eq!(fingers.moved(1, at(25.0, 5.0)), Motion::Pan(at(5.0, 5.0)));
        assert_eq!(fingers.up(1), Lift::Nothing);
        fingers.down(1, at(0.0, 0.0), On::Ghost);
        assert_eq!(fingers.moved(1, at(20.0, 0.0)), Motion::Carry);
    }

    #[test]
    fn two_fingers_zoom_and_do_not_press() {
        let mut fingers = Fingers::default();
        fingers.down(1, at(0.0, 0.0), On::Ghost);
        fingers.down(2, at(100.0, 0.0), On::Table);
        assert_eq!(fingers.moved(2, at(150.0, 0.0)), Motion::Pinch(1.5));
        assert_eq!((fingers.up(1), fingers.up(2)), (Lift::Nothing, Lift::Nothing));
    }
}
