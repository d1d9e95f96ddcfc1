//! Reviews that were made before, kept in this browser with the game they are of.

use serde::{Deserialize, Serialize};
use sevenfold_core::json;
use sevenfold_exercises::mark;
use sevenfold_review::{Judged, Judgement, Outline};

use crate::offline::Drawer;

/// What is kept of a review: the sums are done again.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Kept {
    /// What the sums need of the game.
    pub outline: Outline,
    /// What was judged, and how closely.
    pub judged: Judged,
}

/// What is told apart in an outline has this number: a review that was kept under another one is made again.
const TOLD: u32 = 2;

/// The same as it is written: [`json`] reads no numbers where an object has its keys.
#[derive(Serialize, Deserialize)]
struct Written {
    told: u32,
    outline: Outline,
    /// The step, how closely it was looked at, and what was found.
    judged: Vec<(usize, u32, Judgement)>,
}

impl Kept {
    fn read(text: &str) -> Option<Self> {
        let written: Written = json::from_text(text).ok()?;
        let Written { outline, judged, .. } = (written.told == TOLD).then_some(written)?;
        let judged = judged.into_iter().map(|(step, of, judgement)| (step, (of, judgement))).collect();
        Some(Self { outline, judged })
    }

    fn write(&self) -> Option<String> {
        let judged = self.judged.iter().map(|(step, (of, judgement))| (*step, *of, judgement.clone()));
        let written = Written { told: TOLD, outline: self.outline.clone(), judged: judged.collect() };
        serde_json::to_string(&written).ok()
    }
}

/// The review of a record, if there is one.
pub(crate) async fn find(record: &str) -> Option<Kept> {
    Kept::read(&Drawer::open().await?.get(&mark(record)).await?)
}

/// Keeps the review of a record.
pub(crate) async fn keep(record: &str, kept: &Kept) {
    if let (Some(drawer), Some(text)) = (Drawer::open().await, kept.write()) {
        drawer.put(&mark(record), &text).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::{Draw, Seat, SeatSet};
    use sevenfold_review::{Alternative, Considered, Decision, Stop};

    /// Whoever comes back finds everything again.
    #[test]
    fn what_is_kept_can_be_read_again() {
        let best = vec![Alternative { text: "lay 7".into(), worth: 1.0, visits: 80 }];
        let decision = Decision {
            step: 12,
            seat: Seat::FIRST,
            text: "draw".into(),
            legal: 2,
            worth: Some(0.25),
            loss: Some(0.75),
            swing: None,
            best,
            reason: None,
        };
        let considered = Considered {
            text: "lay 7".into(),
            label: None,
            worth: 1.0,
            error: 0.0,
            visits: 80,
            reason: None,
        };
        let judgement = Judgement { decision, considered: vec![considered], ask: None };
        let stops = vec![
            Stop::Drawn(1, Draw::Deal),
            Stop::Choice(12, Seat::FIRST),
            Stop::Shown(12, SeatSet::only(Seat::FIRST)),
        ];
        let outline = Outline { fair: vec![0.5, 0.5], stops, result: Some(vec![0.0, 1.0]) };
        let kept = Kept { outline, judged: [(12, (640, judgement))].into() };
        let text = kept.write().unwrap();
        // What was kept before all was told apart that is today is made again.
        assert_eq!(Kept::read(&text.replace("\"told\":2", "\"told\":1")), None);
        assert_eq!(Kept::read(&text), Some(kept));
    }
}
