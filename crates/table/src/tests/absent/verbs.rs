//! Which verbs were tried, and what became of them: a verb that was never done, or never refused, was not tested.

use std::collections::BTreeMap;

use sevenfold_protocol::Request;

/// Every verb there is.
const ALL: [&str; 21] = [
    "hello",
    "refresh",
    "take-seat",
    "return-to-seat",
    "leave-seat",
    "set-name",
    "seal",
    "reveal",
    "set-bot",
    "clear-seat",
    "start",
    "move",
    "offer-undo",
    "answer-undo",
    "resign",
    "let-bot-play",
    "rematch",
    "say",
    "hint",
    "set-auto",
    "set-bot-speed",
];

/// How a verb is called in [`ALL`]. A new one is missed here by the compiler.
fn name(request: &Request) -> &'static str {
    match request {
        Request::Hello { .. } => "hello",
        Request::Refresh => "refresh",
        Request::TakeSeat { .. } => "take-seat",
        Request::ReturnToSeat { .. } => "return-to-seat",
        Request::LeaveSeat { .. } => "leave-seat",
        Request::SetName { .. } => "set-name",
        Request::Seal { .. } => "seal",
        Request::Reveal { .. } => "reveal",
        Request::SetBot { .. } => "set-bot",
        Request::ClearSeat { .. } => "clear-seat",
        Request::Start { .. } => "start",
        Request::Move { .. } => "move",
        Request::OfferUndo { .. } => "offer-undo",
        Request::AnswerUndo { .. } => "answer-undo",
        Request::Resign { .. } => "resign",
        Request::LetBotPlay { .. } => "let-bot-play",
        Request::Rematch { .. } => "rematch",
        Request::Say { .. } => "say",
        Request::Hint { .. } => "hint",
        Request::SetAuto { .. } => "set-auto",
        Request::SetBotSpeed { .. } => "set-bot-speed",
    }
}

/// How often each verb was done and refused while somebody who sits at the table was gone.
#[derive(Debug, Default)]
pub(super) struct Verbs(BTreeMap<&'static str, [u32; 2]>);

impl Verbs {
    pub(super) fn note<T, E>(&mut self, request: &Request, answer: &Result<T, E>) {
        self.0.entry(name(request)).or_default()[usize::from(answer.is_err())] += 1;
    }

    pub(super) fn add(&mut self, more: &Self) {
        for (name, [done, refused]) in &more.0 {
            let counts = self.0.entry(name).or_default();
            *counts = [counts[0] + done, counts[1] + refused];
        }
    }

    pub(super) fn assert_all(&self) {
        for name in ALL {
            let [done, refused] = self.0.get(name).copied().unwrap_or_default();
            assert!(done > 0 && refused > 0, "{name}: {done} times done, {refused} times refused");
        }
    }
}
