//! Why a move: what a person at that seat would say.

use sevenfold_core::Message;
use sevenfold_sevens::{Action, View};

use super::outlook::count_beyond;

/// Why this move, from what the seat can see.
pub(super) fn reason(view: &View, action: Action) -> Option<Message> {
    let hand = view.hand?;
    let card = match action {
        Action::Lay { card } => card,
        Action::Pass if hand.intersection(view.fits).is_empty() => {
            return Some(Message::new("bots-sevens-nothing-fits"));
        }
        Action::Pass => return Some(Message::new("bots-sevens-hold-back")),
        Action::Fold => return Some(Message::new("bots-sevens-fold")),
    };
    let (own, theirs) = (count_beyond(card, hand), count_beyond(card, view.unseen));
    let message = Message::new(match (own, theirs) {
        _ if hand.len() == 1 => "bots-sevens-out",
        _ if hand.intersection(view.fits).len() == 1 => "bots-sevens-only",
        (0, 0) => "bots-sevens-opens-nothing",
        (1.., 0) => "bots-sevens-own-way",
        (1.., _) => "bots-sevens-shared-way",
        (0, _) => "bots-sevens-least-harm",
    });
    Some(message.with("card", card).with("own", own).with("theirs", theirs))
}
