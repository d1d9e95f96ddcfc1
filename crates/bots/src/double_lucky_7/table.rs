//! The tricks of one round in one imagined world: a small value that playouts and the solver copy.

use sevenfold_core::{MAX_SEATS, Rng, Seat};
use sevenfold_double_lucky_7::{Card, CardSet, Colour, Extra, ExtraFate, Phase, Trump, Use, View};

/// A number for each seat.
pub(super) type Each<T> = [T; MAX_SEATS];

/// The tricks of one round. Seats are counted from 0; those beyond the table hold nothing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Table {
    pub seats: u8,
    /// Who leads every trick (DL-12).
    pub leader: u8,
    pub trump: Trump,
    /// The tricks that are not complete.
    pub left: u8,
    /// Who is to play.
    pub turn: u8,
    /// What lies in the running trick.
    pub trick: Trick,
    pub hands: Each<CardSet>,
    /// The open extra card and who may play it (DL-34).
    pub extra: Option<(u8, Card)>,
    pub bids: Each<u8>,
    pub taken: Each<u8>,
    /// How often a seat's points count (DL-19, DL-32).
    pub times: Each<u8>,
    /// Cards that can no longer be held by anybody.
    pub gone: CardSet,
}

/// The running trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Trick {
    /// How many cards lie.
    pub laid: u8,
    /// The colour to follow.
    pub led: Option<Colour>,
    /// Whose card wins so far, and how strong it is.
    pub winning: u8,
    pub strength: u8,
}

impl Trick {
    const EMPTY: Self = Self { laid: 0, led: None, winning: 0, strength: 0 };
}

impl Table {
    /// What is public of the round, and the viewer's own hand; the other hands are empty. Bids that are not made yet
    /// are 0.
    pub(super) fn of(view: &View) -> Option<Self> {
        let round = view.round.as_ref()?;
        let leader = view.dealer?;
        let mut table = Self {
            seats: view.seats,
            leader: leader.index() as u8,
            trump: round.trump,
            left: round.tricks - round.players.iter().map(|player| player.taken).sum::<u8>(),
            turn: leader.index() as u8,
            trick: Trick::EMPTY,
            hands: [CardSet::EMPTY; MAX_SEATS],
            extra: None,
            bids: [0; MAX_SEATS],
            taken: [0; MAX_SEATS],
            times: [1; MAX_SEATS],
            gone: CardSet::EMPTY.with(round.turned),
        };
        for (i, player) in round.players.iter().enumerate() {
            table.bids[i] = player.bid.unwrap_or(0);
            table.taken[i] = player.taken;
        }
        for (times, cell) in table.times.iter_mut().zip(&view.pad.rounds.last()?.cells) {
            *times = cell.times;
        }
        for &card in round.played.iter().flat_map(|trick| &trick.cards) {
            table.gone = table.gone.with(card);
        }
        if let Some(Extra { seat, card, fate: ExtraFate::Open }) = round.extra {
            table.extra = Some((seat.index() as u8, card));
            table.gone = table.gone.with(card);
        }
        if let Phase::Following { turn, led, winning, strength } = view.phase {
            table.turn = turn.index() as u8;
            let laid = (table.turn + table.seats - table.leader) % table.seats;
            table.trick = Trick { laid, led, winning: winning.index() as u8, strength };
        }
        Some(table)
    }

    /// The hand cards the seat to move may play (DL-13 … DL-15).
    #[inline]
    pub(super) fn playable(&self) -> CardSet {
        let hand = self.hands[self.turn as usize];
        let follow = self.trick.led.map_or(CardSet::EMPTY, |colour| hand.intersection(CardSet::of(colour)));
        if follow.is_empty() { hand } else { follow.union(hand.intersection(CardSet::JOKER)) }
    }

    /// All that the seat to move may play, the open extra card included.
    #[inline]
    pub(super) fn choices(&self) -> CardSet {
        match self.extra {
            Some((owner, card)) if owner == self.turn => self.playable().with(card),
            _ => self.playable(),
        }
    }

    /// How strong a card of the seat to move would be in the running trick.
    #[inline]
    pub(super) fn strength(&self, card: Card) -> u8 {
        if self.trick.laid == 0 {
            self.trump.lead_strength(card)
        } else {
            self.trump.strength(card, self.trick.led)
        }
    }

    /// Plays a card of the seat to move.
    #[inline]
    pub(super) fn play(&mut self, card: Card) {
        let seat = self.turn;
        match self.extra {
            Some((_, open)) if open == card => self.extra = None,
            _ => self.hands[seat as usize] = self.hands[seat as usize].without(card),
        }
        self.gone = self.gone.with(card);
        let strength = self.strength(card);
        if self.trick.laid == 0 {
            self.trick = Trick { laid: 1, led: card.colour(), winning: seat, strength };
        } else {
            self.trick.laid += 1;
            if strength > self.trick.strength {
                self.trick.winning = seat;
                self.trick.strength = strength;
            }
        }
        self.turn = if seat + 1 == self.seats { 0 } else { seat + 1 };
        if self.trick.laid == self.seats {
            self.taken[self.trick.winning as usize] += 1;
            self.trick = Trick::EMPTY;
            self.left -= 1;
        }
    }

    /// How many play after the seat to move in this trick.
    #[inline]
    pub(super) fn behind(&self) -> u8 {
        self.seats - 1 - self.trick.laid
    }

    /// Can the seat still make its bid?
    #[inline]
    pub(super) fn hopes(&self, seat: usize) -> bool {
        self.taken[seat] <= self.bids[seat] && self.bids[seat] <= self.taken[seat] + self.left
    }

    /// Carries out an advantage of the wheel for a seat (DL-29 … DL-35); `beneath` is the deck's next card.
    pub(super) fn carry_out(&mut self, seat: Seat, what: Use, beneath: Card) {
        match what {
            Use::ChangeBid { seat: whose, by } => {
                let bid = &mut self.bids[whose.index()];
                *bid = by.of(*bid).unwrap_or(0);
            }
            Use::PlayerSwap { low, high } => self.hands.swap(low.index(), high.index()),
            Use::ChangeDealer { seat: dealer } => {
                self.leader = dealer.index() as u8;
                self.turn = self.leader;
            }
            Use::DoublePoints => self.times[seat.index()] = 2,
            Use::ChangeTrump { colour } => self.trump = Trump::Colour { colour },
            Use::ExtraCard => {
                self.extra = Some((seat.index() as u8, beneath));
                self.gone = self.gone.with(beneath);
            }
            Use::NoTrump => self.trump = Trump::None,
        }
    }

    /// The bid that the last to bid may not make (DL-11), if `seat` is the last.
    pub(super) fn hook(&self, seat: u8) -> Option<u8> {
        if (seat + 1) % self.seats != self.leader {
            return None;
        }
        let others = (0..self.seats).filter(|&other| other != seat).map(|other| self.bids[other as usize]);
        self.left.checked_sub(others.sum())
    }
}

/// A number from 0 up to 1.
#[inline]
pub(super) fn unit(rng: &mut impl Rng) -> f32 {
    f32::from((rng.word() >> 16) as u16) / 65_536.0
}
