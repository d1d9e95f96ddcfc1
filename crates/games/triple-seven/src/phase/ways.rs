//! Every way to play each single card, listed in advance: lists of moves are put together from these.

use crate::action::{Action, Intent, Play, Source, Turning, Voice};
use crate::pieces::{Card, Colour, Face, Main, Rank};

/// The most ways to play a card that are listed here: a main character with no colour named or each of four.
const MOST: usize = 5;

/// How many different cards there are.
const CARDS: usize = Card::DIFFERENT as usize;

/// The ways to play one card, apart from those that aim at a player.
#[derive(Clone, Copy)]
struct Ways {
    count: u8,
    /// What stands behind the count means nothing.
    ways: [Action; MOST],
}

/// Some cards can be played in one way less now and then: a THIEF that is no regular 6 (TS-28), a HERALD in a race
/// (TS-27), a main character before any colour is in force (TS-14). It is the first of their ways.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Range {
    /// All ways.
    Whole,
    /// All but the first, for those cards.
    Narrow,
}

impl Range {
    pub(super) const ALL: [Self; 2] = [Self::Whole, Self::Narrow];
}

static WAYS: [[[Ways; CARDS]; 2]; 2] = [
    [ways_of_all(Source::Hand, Range::Whole), ways_of_all(Source::Reserve, Range::Whole)],
    [ways_of_all(Source::Hand, Range::Narrow), ways_of_all(Source::Reserve, Range::Narrow)],
];

/// Appends the ways to play a card that aim at nobody.
#[inline]
pub(super) fn extend_ways(out: &mut Vec<Action>, from: Source, card: Card, range: Range) {
    let Ways { count, ways } = &WAYS[range as usize][from as usize][card.index() as usize % CARDS];
    // As many at once whatever the card: a copy of known size, of which the end is cut off.
    out.extend_from_slice(ways);
    out.truncate(out.len() - MOST + usize::from(*count));
}

const fn ways_of_all(from: Source, range: Range) -> [Ways; CARDS] {
    let mut all = [Ways { count: 0, ways: [Action::Pass; MOST] }; CARDS];
    let mut index = 0;
    while index < CARDS {
        all[index] = ways_of(from, Card::from_index(index as u8), range);
        index += 1;
    }
    all
}

const fn ways_of(from: Source, card: Card, range: Range) -> Ways {
    let narrow = matches!(range, Range::Narrow);
    let none = Ways { count: 0, ways: [Action::Pass; MOST] };
    match card.face() {
        Face::Coloured(colour, rank) => match rank {
            Rank::Number(number) => none.and(from, Play::Number(colour, number)),
            Rank::Reverse => none
                .and(from, Play::Reverse(colour, Turning::Keep))
                .and(from, Play::Reverse(colour, Turning::Reverse)),
            Rank::Deuce => none.and(from, Play::Deuce(colour)),
            Rank::Trade => none.and(from, Play::Trade(colour, None)),
            Rank::Herald if narrow => none.and(from, Play::Herald(colour, Voice::Silent)),
            Rank::Herald => none
                .and(from, Play::Herald(colour, Voice::Announced))
                .and(from, Play::Herald(colour, Voice::Silent)),
            Rank::Thief if narrow => none.and(from, Play::Thief(colour, Intent::Show)),
            Rank::Thief => {
                none.and(from, Play::Thief(colour, Intent::Six)).and(from, Play::Thief(colour, Intent::Show))
            }
        },
        Face::Main(main) => {
            let unnamed = match main {
                Main::Saint | Main::Samaritan if !narrow => none.and(from, Play::Main(main, None)),
                _ => none,
            };
            unnamed
                .and(from, Play::Main(main, Some(Colour::Red)))
                .and(from, Play::Main(main, Some(Colour::Green)))
                .and(from, Play::Main(main, Some(Colour::Blue)))
                .and(from, Play::Main(main, Some(Colour::Yellow)))
        }
    }
}

impl Ways {
    /// These ways and one more.
    const fn and(mut self, from: Source, play: Play) -> Self {
        self.ways[self.count as usize] = Action::Play(from, play);
        self.count += 1;
        self
    }
}
