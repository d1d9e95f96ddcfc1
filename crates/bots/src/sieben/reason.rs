//! Why a move: what a person at that seat would say.

use sevenfold_core::Message;
use sevenfold_sieben::{Action, Card, Face, Finish, Phase, SEVEN, View, fits_somehow};

use super::strength::sevens;

/// Why this move, from what the seat can see.
pub(super) fn reason(view: &View, action: Action) -> Option<Message> {
    let Action::Lay { card, way } = action else { return Some(Message::new("bots-sieben-take")) };
    let me = view.phase.to_move()?;
    let left = view.hand?.total() - 1;
    let made = Face::laid(view.face(), card, way);
    let next = me.around(view.players.len() as u8).skip(1).find_map(|seat| {
        let player = view.players.get(seat.index())?;
        player.place.is_none().then_some(player)
    })?;
    let out = left == 0 && (made.is_seven() || view.options.finish == Finish::Any);
    let makers = view.unseen.within(sevens(Some(made)).intersection(next.lacks.others()));
    let fitting = view.unseen.within(fits_somehow(Some(made)).intersection(next.lacks.others()));
    let kept = best_kept(view, card);
    let message = Message::new(match (made.is_seven(), view.phase) {
        _ if out => "bots-sieben-out",
        (true, _) if card.number() == SEVEN => "bots-sieben-seven-again",
        (true, _) => "bots-sieben-seven",
        (false, _) if left == 0 => "bots-sieben-last",
        (false, _) if fitting == 0 => "bots-sieben-stuck",
        (false, _) if makers == 0 => "bots-sieben-safe",
        (false, _) if next.cards <= 1 => "bots-sieben-guard",
        (false, Phase::FollowUp { .. }) => "bots-sieben-open",
        (false, _) if kept > card.number() => "bots-sieben-keep",
        (false, _) => "bots-sieben-leave",
    });
    let message = message.with("card", card).with("makers", makers).with("seat", next.seat);
    Some(message.with("kept", kept))
}

/// The highest card that stays in the hand: those are worth keeping.
fn best_kept(view: &View, laid: Card) -> u8 {
    let hand = view.hand.and_then(|hand| hand.minus([laid].into_iter().collect())).unwrap_or_default();
    hand.numbers().iter().map(Card::number).max().unwrap_or(0)
}
