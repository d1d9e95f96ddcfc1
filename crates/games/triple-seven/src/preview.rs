//! What a move would make of the viewer's own things, as far as the viewer can tell.

use crate::action::{Action, Gift, Source};
use crate::pieces::Kind;
use crate::score::score;
use crate::view::View;

impl Action {
    /// How many cards leave the hand with it.
    pub const fn sheds(&self) -> u8 {
        match self {
            Self::Reserve(_) | Self::Play(Source::Hand, _) | Self::Give(Gift::Card(_)) | Self::Answer(_) => 1,
            Self::PlayRun(_) | Self::Give(Gift::Run(_)) => 3,
            Self::NoReserve
            | Self::Draw
            | Self::Pass
            | Self::Swap(_)
            | Self::Play(Source::Reserve, _)
            | Self::Done
            | Self::Give(Gift::Top)
            | Self::Submit
            | Self::CallOut
            | Self::Hush
            | Self::Announce => 0,
        }
    }
}

impl View {
    /// Would the viewer's hand be empty after this move, so that the round is won (TS-21)?
    pub fn goes_out(&self, action: &Action) -> bool {
        self.own.as_ref().is_some_and(|own| action.sheds() > 0 && own.hand.len() == action.sheds())
    }

    /// What the viewer's score would be after winning this round with the present reserve (TS-22).
    pub fn score_if_out(&self) -> Option<i32> {
        let own = self.own.as_ref()?;
        let mut collected = self.players.get(own.seat.index())?.collected;
        if let Some(reserve) = own.reserve {
            collected[reserve.kind() as usize].get_or_insert(reserve);
        }
        Some(score(collected))
    }

    /// Has the viewer a card of this type already (TS-22)?
    pub fn has_collected(&self, kind: Kind) -> bool {
        let own = self.own.as_ref().and_then(|own| self.players.get(own.seat.index()));
        own.is_some_and(|player| player.collected[kind as usize].is_some())
    }
}
