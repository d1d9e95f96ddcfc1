//! What a list of moves is made of: the moves, or their keys. Which moves are legal is found out by the same code.

use super::each::{self, Each};
use super::ways::{self, Table};
use crate::action::Action;
use crate::key::Key;

pub(crate) trait Item: Copy + 'static {
    /// The ways to play each card.
    const WAYS: &'static Table<Self>;
    /// How each plain number is played from the hand.
    const NUMBERS: &'static Each<Self>;
    /// How each card is reserved.
    const RESERVES: &'static Each<Self>;
    /// How the reserve is changed for each card.
    const SWAPS: &'static Each<Self>;
    /// How each card is given.
    const GIFTS: &'static Each<Self>;

    /// A move as an item.
    fn of(action: Action) -> Self;
}

impl Item for Action {
    const WAYS: &'static Table<Self> = &ways::WAYS;
    const NUMBERS: &'static Each<Self> = &each::NUMBERS;
    const RESERVES: &'static Each<Self> = &each::RESERVES;
    const SWAPS: &'static Each<Self> = &each::SWAPS;
    const GIFTS: &'static Each<Self> = &each::GIFTS;

    #[inline]
    fn of(action: Action) -> Self {
        action
    }
}

impl Item for Key {
    const WAYS: &'static Table<Self> = &ways::KEYS;
    const NUMBERS: &'static Each<Self> = &each::NUMBER_KEYS;
    const RESERVES: &'static Each<Self> = &each::RESERVE_KEYS;
    const SWAPS: &'static Each<Self> = &each::SWAP_KEYS;
    const GIFTS: &'static Each<Self> = &each::GIFT_KEYS;

    #[inline]
    fn of(action: Action) -> Self {
        action.key()
    }
}
