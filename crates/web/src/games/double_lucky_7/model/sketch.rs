//! Positions for the tests, made with the real game.

use sevenfold_core::{Game, Seat, Silent, Viewer};
use sevenfold_double_lucky_7::{Action, Card, CardSet, Chance, DoubleLucky7, Mode, Options, Phase, View};

use super::Offer;

/// A game in some position, and the hands that were laid out by hand.
#[derive(Clone)]
pub(crate) struct Sketch {
    game: DoubleLucky7,
    hands: Vec<Vec<Card>>,
}

impl Sketch {
    pub(crate) fn classic(seats: u8) -> Self {
        Self::new(Mode::Classic, seats)
    }

    pub(crate) fn tactical(seats: u8) -> Self {
        Self::new(Mode::Tactical, seats)
    }

    pub(crate) fn dice(seats: u8) -> Self {
        Self::new(Mode::Dice, seats)
    }

    /// The die falls.
    pub(crate) fn rolls(mut self, face: &str) -> Self {
        self.settle(&format!("rolled {face}"));
        self
    }

    /// Whoever is to move does the first thing there is.
    pub(crate) fn any(mut self) -> Self {
        let turn = self.game.phase().turn().unwrap();
        self.play(self.game.legal(turn)[0]);
        self
    }

    /// The first round is dealt; seat 1 deals.
    fn new(mode: Mode, seats: u8) -> Self {
        let options = Options { mode, ..Options::default() };
        let mut sketch = Self { game: DoubleLucky7::new(&options, seats).unwrap(), hands: Vec::new() };
        let drawn: Vec<String> = (0..seats).map(|i| format!("G{}", 14 - i)).collect();
        sketch.settle(&format!("dealer 1 {}", drawn.join(" ")));
        sketch.deal(&Card::ORDERED);
        sketch
    }

    /// A round with these hands, the dealer's first, this card turned up, and all bids made.
    pub(crate) fn dealt(turned: &str, hands: &[&str]) -> Self {
        let hands: Vec<Vec<Card>> =
            hands.iter().map(|hand| hand.split(' ').map(|card| card.parse().unwrap()).collect()).collect();
        let mut sketch = Self::classic(hands.len() as u8);
        while sketch.tricks() + 1 < hands[0].len() as u8 {
            sketch = sketch.play_out();
        }
        sketch.finish();
        let mut deck: Vec<Card> = Vec::new();
        for i in 0..hands[0].len() {
            deck.extend((1..=hands.len()).map(|step| hands[step % hands.len()][i]));
        }
        deck.push(turned.parse().unwrap());
        let used: CardSet = deck.iter().copied().collect();
        deck.extend(CardSet::ALL.minus(used).iter());
        sketch.deal(&deck);
        sketch.hands = hands;
        sketch.bid_any()
    }

    /// The table when this round has just been dealt.
    pub(crate) fn round(mut self, number: u8) -> Self {
        while self.tricks() < number {
            self = self.play_out();
        }
        self
    }

    /// These bids, in turn.
    pub(crate) fn bids(mut self, bids: &[u8]) -> Self {
        for bid in bids {
            self.play(Action::Bid(*bid));
        }
        self
    }

    /// Everybody bids the first number there is.
    pub(crate) fn bid_any(mut self) -> Self {
        while let Phase::Bidding { turn } = self.game.phase() {
            self.play(self.game.legal(turn)[0]);
        }
        self
    }

    /// Whoever is to move does this.
    pub(crate) fn does(mut self, text: &str) -> Self {
        self.play(text.parse().unwrap());
        self
    }

    /// The first cards of so many hands are played.
    pub(crate) fn lead(&self, players: usize) -> Self {
        let mut sketch = self.clone();
        for hand in &self.hands[..players] {
            sketch.play(Action::Play(hand[0]));
        }
        sketch
    }

    /// The round is played to its end, and the next one dealt.
    pub(crate) fn play_out(mut self) -> Self {
        self.finish();
        if self.game.phase() == Phase::Deal {
            self.deal(&Card::ORDERED);
        }
        self
    }

    /// What whoever is to move sees and may do.
    pub(crate) fn seen_by_turn(&self) -> (View, Offer) {
        let turn = self.game.phase().turn().unwrap_or(Seat::FIRST);
        let texts: Vec<String> = self.game.legal(turn).iter().map(ToString::to_string).collect();
        (self.game.view(Viewer::Seat(turn)), Offer::read(texts.iter().map(String::as_str)))
    }

    fn finish(&mut self) {
        while let Some(turn) = self.game.phase().turn() {
            self.play(self.game.legal(turn)[0]);
        }
    }

    fn tricks(&self) -> u8 {
        self.game.tricks()
    }

    fn play(&mut self, action: Action) {
        let turn = self.game.phase().turn().unwrap();
        self.game.play(turn, &action, &mut Silent).unwrap();
    }

    fn deal(&mut self, deck: &[Card]) {
        let words: Vec<String> = deck.iter().map(ToString::to_string).collect();
        self.settle(&format!("deck {}", words.join(" ")));
    }

    fn settle(&mut self, text: &str) {
        let chance: Chance = text.parse().unwrap();
        self.game.settle(&chance, &mut Silent).unwrap();
    }
}
