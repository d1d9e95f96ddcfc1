//! A table whose deals are laid out by hand.

use sevenfold_core::{Breach as _, Game, Outcome, Seat, Viewer};
use sevenfold_double_lucky_7::{
    Action, Breach, Card, CardSet, Chance, DoubleLucky7, Event, JokerTrump, Mode, Options, Pad, Phase, View,
};

/// A game on a table, and everything that was told of the last step.
pub(crate) struct Table {
    pub game: DoubleLucky7,
    pub told: Vec<Event>,
}

/// A seat by its number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

/// Cards written one after the other.
pub(crate) fn cards(text: &str) -> CardSet {
    list(text).into_iter().collect()
}

/// Cards in the order written.
pub(crate) fn list(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// Options with this mode, the others by default.
pub(crate) fn mode(mode: Mode) -> Options {
    Options { mode, ..Options::default() }
}

/// Options with this reading of a turned-up Joker.
pub(crate) fn joker(joker_trump: JokerTrump) -> Options {
    Options { joker_trump, ..Options::default() }
}

impl Table {
    /// A table whose first dealer is drawn.
    pub(crate) fn new(options: Options, seats: u8, dealer: u8) -> Self {
        let mut table = Self::undrawn(options, seats);
        let drawn: Vec<String> =
            (1..=seats).map(|number| format!("G{}", if number == dealer { 14 } else { number })).collect();
        table.chance(&format!("dealer {dealer} {}", drawn.join(" ")));
        table
    }

    /// A table before its first step.
    pub(crate) fn undrawn(options: Options, seats: u8) -> Self {
        Self { game: DoubleLucky7::new(&options, seats).unwrap(), told: Vec::new() }
    }

    /// Carries out a chance step.
    pub(crate) fn chance(&mut self, text: &str) -> &mut Self {
        self.told.clear();
        let chance: Chance = text.parse().unwrap();
        self.game.settle(&chance, &mut self.told).unwrap();
        self
    }

    /// A chance step the table cannot have drawn; it changes nothing.
    pub(crate) fn impossible(&mut self, text: &str) {
        let before = self.game;
        let chance: Chance = text.parse().unwrap();
        assert!(self.game.settle(&chance, &mut self.told).is_err(), "{text}");
        assert_eq!(self.game, before);
    }

    /// Deals these hands, seat 1 first; then the card turned up and the one beneath it.
    pub(crate) fn deal(&mut self, hands: &[&str], turned: &str, beneath: &str) -> &mut Self {
        let hands: Vec<Vec<Card>> = hands.iter().map(|hand| list(hand)).collect();
        let dealer = self.dealer().index();
        let mut top = Vec::new();
        for i in 0..hands[0].len() {
            top.extend((1..=hands.len()).map(|step| hands[(dealer + step) % hands.len()][i]));
        }
        top.extend(list(turned));
        top.extend(list(beneath));
        let used: CardSet = top.iter().copied().collect();
        assert_eq!(used.len() as usize, top.len(), "a card is dealt twice");
        top.extend(CardSet::ALL.minus(used).iter());
        let words: Vec<String> = top.iter().map(ToString::to_string).collect();
        self.chance(&format!("deck {}", words.join(" ")))
    }

    /// Deals the deck in its order: every hand gets low cards, no Joker.
    pub(crate) fn deal_any(&mut self) -> &mut Self {
        let words: Vec<String> = Card::ORDERED.iter().map(ToString::to_string).collect();
        self.chance(&format!("deck {}", words.join(" ")))
    }

    /// A legal move.
    pub(crate) fn does(&mut self, number: u8, text: &str) -> &mut Self {
        self.told.clear();
        let action: Action = text.parse().unwrap();
        if let Err(breach) = self.game.play(seat(number), &action, &mut self.told) {
            panic!("seat {number} {text}: {breach:?}");
        }
        self
    }

    /// Legal moves of the seats in turn, whoever they are.
    pub(crate) fn then(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            let turn = self.turn();
            self.does(turn, text);
        }
        self
    }

    /// A refused move, and which rule it breaks; it changes nothing.
    pub(crate) fn refuses(&mut self, number: u8, text: &str, rule: &str) -> Breach {
        let before = self.game;
        let action: Action = text.parse().unwrap();
        let breach = self.game.play(seat(number), &action, &mut self.told).expect_err(text);
        assert_eq!(breach.rule().to_string(), rule, "{text}: {breach:?}");
        assert_eq!(self.game, before, "a refusal changes nothing");
        breach
    }

    /// The legal moves of whoever is to move, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> =
            self.game.legal(seat(self.turn())).iter().map(ToString::to_string).collect();
        legal.sort();
        legal
    }

    /// Who is to move.
    pub(crate) fn turn(&self) -> u8 {
        self.game
            .phase()
            .turn()
            .unwrap_or_else(|| panic!("nobody is to move: {:?}", self.game.phase()))
            .number()
    }

    /// Plays the first legal move until the next deal or the end; declines at the wheel.
    pub(crate) fn finish_round(&mut self) -> &mut Self {
        while let Some(turn) = self.game.phase().turn() {
            let legal = self.game.legal(turn);
            self.told.clear();
            self.game.advance(turn, &legal[0], &mut self.told);
        }
        self
    }

    /// Plays whole rounds until this one is to be dealt.
    pub(crate) fn until_round(&mut self, round: u8) -> &mut Self {
        while super::round_of(&self.game) + 1 < round {
            self.deal_any().finish_round();
        }
        self
    }

    pub(crate) fn dealer(&self) -> Seat {
        self.view(0).dealer.unwrap()
    }

    /// What a seat sees; 0 is a watcher.
    pub(crate) fn view(&self, number: u8) -> View {
        self.game.view(Seat::from_number(number).map_or(Viewer::Watcher, Viewer::Seat))
    }

    pub(crate) fn pad(&self) -> Pad {
        self.game.pad()
    }

    /// Points of the last finished round.
    pub(crate) fn scored(&self) -> Vec<i32> {
        let pad = self.pad();
        pad.last_finished().unwrap().cells.iter().map(|cell| cell.points.unwrap()).collect()
    }

    /// Tricks taken in the round.
    pub(crate) fn taken(&self) -> Vec<u8> {
        self.view(0).round.unwrap().players.iter().map(|player| player.taken).collect()
    }

    /// Bids as they stand.
    pub(crate) fn bids(&self) -> Vec<Option<u8>> {
        self.view(0).round.unwrap().players.iter().map(|player| player.bid).collect()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.game.phase()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
}
