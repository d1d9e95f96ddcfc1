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
    let mut all = vec![End { side: *from, path: Path::new(), worth: worth(from) }];
    let mut seen = Seen::new();
    seen.add(from.code);
    // The newest first: what lays much is found early, should there be too many.
    let mut open = vec![0];
    while let Some(next) = open.pop() {
        let (side, path) = (all[next].side, all[next].path.clone());
        // With the last tile the turn is over (DS-8).
        if side.rack.is_empty() || path.is_full() {
            continue;
        }
        side.steps(|step| {
            if all.len() >= most || path.is_empty() && !allowed(step) {
                return;
            }
            let after = side.after(step);
            if seen.add(after.code) {
                let mut path = path.clone();
                path.push(step);
                open.push(all.len());
                all.push(End { side: after, path, worth: worth(&after) });
            }
        });
    }
    all
}

/// The end that is worth most; the first of equals.
pub(super) fn best(ends: Vec<End>) -> Option<End> {
    ends.into_iter().reduce(|best, next| if next.worth > best.worth { next } else { best })
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
            let wider = vec![0; 2 * self.slots.len()];
            let slots = std::mem::replace(&mut self.slots, wider);
            for code in slots.into_iter().filter(|code| *code != 0) {
                let slot = self.slot(code);
                self.slots[slot] = code;
            }
        }
        let slot = self.slot(code);
        let new = self.slots[slot] == 0;
        self.slots[slot] = code;
        self.used += usize::from(new);
        new
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
