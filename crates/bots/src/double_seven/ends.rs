//! All ends that a turn can come to.

use arrayvec::ArrayVec;

use super::table::{Side, Step};

/// More steps than a turn takes: each lays a tile or retrieves one of three Clovers.
const MOST_STEPS: usize = 24;

/// The steps of a turn.
pub(super) type Path = ArrayVec<Step, MOST_STEPS>;

/// How a turn can end.
#[derive(Clone, Debug)]
pub(super) struct End {
    pub side: Side,
    pub path: Path,
    pub worth: f32,
}

/// Looks at what can be laid from here, each position once, at most so many; the first is to do nothing. `allowed` says
/// whether a first step can be taken.
pub(super) fn ends(
    from: &Side,
    most: usize,
    mut allowed: impl FnMut(Step) -> bool,
    mut worth: impl FnMut(&Side) -> f32,
) -> Vec<End> {
    let mut all = Vec::new();
    let mut walk = Walk::new(most, |side: &Side, path: &Path| {
        all.push(End { side: *side, path: path.clone(), worth: worth(side) });
    });
    walk.enter(from);
    from.steps(|step| {
        if allowed(step) {
            walk.take(from, step);
        }
    });
    all
}

/// The end that is worth most of at most so many; the first of equals.
pub(super) fn best(from: &Side, most: usize, mut worth: impl FnMut(&Side) -> f32) -> Side {
    let mut best = (f32::NEG_INFINITY, *from);
    let mut walk = Walk::new(most, |side: &Side, _: &Path| {
        let worth = worth(side);
        if worth > best.0 {
            best = (worth, *side);
        }
    });
    walk.enter(from);
    from.steps(|step| walk.take(from, step));
    best.1
}

/// A walk through all that can be laid, deep before wide: what lays much is found early, should there be too much.
struct Walk<F> {
    found: F,
    left: usize,
    seen: Seen,
    path: Path,
}

impl<F: FnMut(&Side, &Path)> Walk<F> {
    fn new(most: usize, found: F) -> Self {
        Self { found, left: most, seen: Seen::new(), path: Path::new() }
    }

    /// Comes to a side; says whether it is new and there is more to look at.
    fn enter(&mut self, side: &Side) -> bool {
        if self.left == 0 || !self.seen.add(side.code) {
            return false;
        }
        self.left -= 1;
        (self.found)(side, &self.path);
        // With the last tile the turn is over (DS-8).
        !side.rack.is_empty() && !self.path.is_full()
    }

    fn take(&mut self, from: &Side, step: Step) {
        if self.left == 0 {
            return;
        }
        let side = from.after(step);
        self.path.push(step);
        if self.enter(&side) {
            side.steps(|step| self.take(&side, step));
        }
        self.path.pop();
    }
}

/// Codes seen, by open addressing. The length is a power of two, at most half of it used.
struct Seen {
    slots: Vec<u64>,
    used: usize,
}

impl Seen {
    fn new() -> Self {
        Self { slots: vec![0; 128], used: 0 }
    }

    /// Adds a code; says whether it is new. A code of 0 is kept as another number.
    fn add(&mut self, code: u64) -> bool {
        let code = if code == 0 { u64::MAX } else { code };
        if 2 * self.used >= self.slots.len() {
            self.widen();
        }
        let slot = self.slot(code);
        let new = self.slots[slot] == 0;
        self.slots[slot] = code;
        self.used += usize::from(new);
        new
    }

    fn widen(&mut self) {
        let wider = vec![0; 2 * self.slots.len()];
        let slots = std::mem::replace(&mut self.slots, wider);
        for code in slots.into_iter().filter(|code| *code != 0) {
            let slot = self.slot(code);
            self.slots[slot] = code;
        }
    }

    fn slot(&self, code: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = (code >> 32) as usize & mask;
        while self.slots[slot] != 0 && self.slots[slot] != code {
            slot = (slot + 1) & mask;
        }
        slot
    }
}
