//! What a move is worth to a sensible player, in tenths of a card shed.

use sevenfold_core::Seat;
use sevenfold_triple_seven::{
    Action, Answer, Attack, Card, Cards, Colour, Defence, Face, Gift, Intent, Kind, Main, Own, Play, Rank,
    Run, Shown, Source, Turning, View, Voice,
};

/// A card shed from the hand.
const CARD: i32 = 10;
/// Going out with a reserve that is collected.
const COLLECT: i32 = 2000;
/// Presses that are never wrong: announcing, calling out.
const PRESS: i32 = 3000;
/// From so few cards on, a player is about to go out.
const LOW: u8 = 2;

/// Looks at a position from one seat.
pub(super) struct Judge<'a> {
    view: &'a View,
    own: &'a Own,
}

impl<'a> Judge<'a> {
    /// The judge of whoever views this, if that is a player.
    pub(super) fn new(view: &'a View) -> Option<Self> {
        Some(Self { view, own: view.own.as_ref()? })
    }

    pub(super) fn worth(&self, action: Action) -> i32 {
        match action {
            Action::Announce | Action::CallOut => PRESS,
            Action::Hush | Action::NoReserve | Action::Done | Action::Submit => 0,
            Action::Reserve(card) => self.reserve(card),
            Action::Swap(card) => self.swap(card),
            Action::Draw => self.draw(),
            Action::Pass => -CARD,
            Action::Play(from, play) => self.play(from, play),
            Action::PlayRun(run) => self.run(run),
            Action::Give(gift) => self.give(gift),
            Action::Answer(answer) => self.answer(answer),
        }
    }

    /// Would this card be collected?
    fn is_needed(&self, card: Card) -> bool {
        self.needs(card.kind())
    }

    fn needs(&self, kind: Kind) -> bool {
        self.view.players[self.own.seat.index()].collected[kind as usize].is_none()
    }

    /// Is there a reserve that would be collected?
    fn is_ready(&self) -> bool {
        self.own.reserve.is_some_and(|card| self.is_needed(card))
    }

    /// What is lost for the rest of the round by putting this card aside: strong cards are better played.
    fn strength(card: Card) -> i32 {
        match card.face() {
            Face::Main(Main::Saint) => 9,
            Face::Main(Main::Sinner) => 8,
            Face::Main(Main::Samaritan | Main::Reaper) => 6,
            Face::Coloured(_, Rank::Thief | Rank::Herald) => 4,
            Face::Coloured(_, Rank::Deuce | Rank::Trade) => 2,
            Face::Coloured(_, Rank::Reverse | Rank::Number(_)) => 0,
        }
    }

    /// Rarer types are harder to come by later.
    fn rarity(kind: Kind) -> i32 {
        match kind {
            Kind::Action => 6,
            Kind::Character => 4,
            Kind::Number => 0,
        }
    }

    fn reserve(&self, card: Card) -> i32 {
        if !self.is_needed(card) {
            return -3 * CARD;
        }
        // It leaves the hand, as a played card does, and makes going out count.
        4 * CARD + Self::rarity(card.kind()) - Self::strength(card) - self.fit_with_hand(card)
    }

    fn swap(&self, card: Card) -> i32 {
        if self.is_ready() || !self.is_needed(card) {
            return -3 * CARD;
        }
        CARD + Self::rarity(card.kind()) - Self::strength(card)
    }

    /// How many other hand cards this one would play on or carry, as a small number.
    fn fit_with_hand(&self, card: Card) -> i32 {
        let Face::Coloured(colour, rank) = card.face() else { return 0 };
        let shows = Shown { colour, number: Some(rank.number()) };
        Self::followers(&without(&self.own.hand, card), shows).min(3)
    }

    /// How many of these cards would play on this by colour or number.
    fn followers(hand: &Cards, shows: Shown) -> i32 {
        hand.iter().filter(|&card| card.as_main().is_none() && shows.takes_card(card)).map(|_| 1).sum()
    }

    fn draw(&self) -> i32 {
        // A card more, but perhaps one that plays; better than spending an answer while the hand is large.
        if self.own.hand.len() > 4 { 2 } else { -2 }
    }

    /// How near another player is to winning something by going out.
    fn danger_of(&self, seat: Seat) -> i32 {
        let player = &self.view.players[seat.index()];
        let near = match player.hand {
            0 | 1 => 12,
            2 => 8,
            3 => 4,
            4 => 2,
            _ => 0,
        };
        let stake = if player.reserved { 2 } else { 1 };
        near * stake + player.score.min(77) / 11
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let own = self.own.seat;
        Seat::all(self.view.table.seats).filter(move |&seat| seat != own)
    }

    /// The greatest danger among the others.
    fn danger(&self) -> i32 {
        self.others().map(|seat| self.danger_of(seat)).max().unwrap_or(0)
    }

    /// Going out: what it is worth depends on the reserve, and on what it keeps others from.
    fn going_out(&self) -> i32 {
        if self.is_ready() {
            return COLLECT;
        }
        let threatened = self.others().any(|seat| {
            let player = &self.view.players[seat.index()];
            player.reserved && player.hand <= LOW
        });
        if threatened { COLLECT / 2 } else { -CARD }
    }

    fn play(&self, from: Source, play: Play) -> i32 {
        let card = play.card();
        let rest = match from {
            Source::Hand => without(&self.own.hand, card),
            Source::Reserve => self.own.hand,
        };
        if rest.is_empty() {
            // A silent HERALD as last card can be called out; in a race there is no other way to play it.
            let hushed = matches!(play, Play::Herald(_, Voice::Silent));
            return self.going_out() - i32::from(hushed);
        }
        let shed = match from {
            Source::Hand => CARD,
            // The hand stays as it is; a reserve that counts is worth keeping.
            Source::Reserve if self.is_ready() => -3 * CARD,
            Source::Reserve => -2,
        };
        shed + self.follow_up(play, &rest) + self.effect(play, &rest) - Self::keep(card, &self.own.hand)
    }

    fn run(&self, run: Run) -> i32 {
        let rest = self.own.hand.without(&run.cards()).unwrap_or(self.own.hand);
        if rest.is_empty() {
            return self.going_out();
        }
        3 * CARD + Self::followers(&rest, Shown { colour: run.colour, number: Some(7) }).min(4)
    }

    /// How well the hand goes on after this play.
    fn follow_up(&self, play: Play, rest: &Cards) -> i32 {
        let shows = match (play.card().face(), play) {
            (Face::Coloured(colour, rank), _) => Some(Shown { colour, number: Some(rank.number()) }),
            (_, Play::Main(_, Some(colour))) => Some(Shown { colour, number: None }),
            _ => self.view.table.pile.shows.map(|shows| Shown { number: None, ..shows }),
        };
        shows.map_or(0, |shows| Self::followers(rest, shows).min(4))
    }

    /// What it costs to give a card up that plays on everything or answers attacks.
    fn keep(card: Card, hand: &Cards) -> i32 {
        let few = hand.len() <= 3;
        match card.face() {
            Face::Main(Main::Saint) if hand.copies(Main::Saint) > 1 => 4,
            Face::Main(Main::Saint) => {
                if few {
                    6
                } else {
                    10
                }
            }
            Face::Main(Main::Reaper) => {
                if few {
                    5
                } else {
                    9
                }
            }
            Face::Coloured(_, Rank::Herald | Rank::Thief) => 5,
            _ => 0,
        }
    }

    /// What the card does besides.
    fn effect(&self, play: Play, rest: &Cards) -> i32 {
        match play {
            Play::Reverse(_, turning) => self.turning(turning),
            Play::Deuce(colour) => {
                let shows = Shown { colour, number: Some(2) };
                if Self::followers(rest, shows) > 0 { CARD } else { 0 }
            }
            Play::Trade(_, Some(with)) => self.trade(with, rest),
            Play::Herald(_, Voice::Announced) => 1,
            Play::Thief(_, Intent::Steal(victim)) => CARD + 3 * self.danger_of(victim),
            Play::Thief(_, Intent::Show) => -2,
            Play::Main(Main::Samaritan, _) => CARD,
            Play::Main(Main::Sinner, _) => self.sinner(),
            Play::Main(Main::Reaper, _) => self.smite(),
            _ => 0,
        }
    }

    /// Turn round if the next player is more dangerous than the one before.
    fn turning(&self, turning: Turning) -> i32 {
        let (seats, own) = (self.view.table.seats, self.own.seat);
        let next = self.view.table.after(own);
        let before = if own.next(seats) == next { own.previous(seats) } else { own.next(seats) };
        let gain = self.danger_of(next) - self.danger_of(before);
        match turning {
            Turning::Reverse => gain.signum(),
            Turning::Keep => 0,
        }
    }

    fn trade(&self, with: Seat, rest: &Cards) -> i32 {
        let theirs = &self.view.players[with.index()];
        let fewer = i32::from(rest.len()) - i32::from(theirs.hand);
        if fewer <= 0 { -4 * CARD } else { fewer * CARD + self.danger_of(with) }
    }

    /// How many cards can be drawn before hands are all there is.
    fn drawable(&self) -> i32 {
        i32::from(self.view.stack) + i32::from(self.view.table.pile.under.len())
    }

    /// A SINNER costs the others dearly while there are cards to draw; when there are none, the next player draws the
    /// SINNER itself and plays it again.
    fn sinner(&self) -> i32 {
        if self.drawable() < 4 * i32::from(self.view.table.seats) {
            return -CARD;
        }
        CARD + self.danger()
    }

    fn smite(&self) -> i32 {
        let thief = self.view.table.pile.thief.filter(|loot| loot.by != self.own.seat);
        thief.map_or(0, |loot| i32::from(loot.stole.penalty()) * 3 + self.danger_of(loot.by))
    }

    fn give(&self, gift: Gift) -> i32 {
        let hand = &self.own.hand;
        match gift {
            Gift::Run(run) if hand.len() == run.cards().len() => self.going_out(),
            Gift::Card(_) if hand.len() == 1 => self.going_out(),
            Gift::Run(_) => 3 * CARD,
            Gift::Card(card) => {
                let wanted = !self.is_ready() && self.is_needed(card) && self.own.reserve.is_none();
                CARD - Self::strength(card) - self.fit_with_hand(card) - if wanted { 2 } else { 0 }
            }
            Gift::Top => 0,
        }
    }

    fn attack(&self) -> Option<(Seat, Attack)> {
        self.view.attack()
    }

    fn answer(&self, answer: Answer) -> i32 {
        let card = Card::main(answer.with.main());
        let rest = without(&self.own.hand, card);
        if rest.is_empty() {
            return self.going_out().max(CARD);
        }
        let saved = match self.attack() {
            Some((by, Attack::Trade)) => self.lost_by_trade(by),
            Some((_, Attack::Sinner | Attack::Reaper)) => self.drawable().min(4) * CARD,
            Some((_, Attack::Thief)) => 4 * CARD,
            None => 0,
        };
        let strikes_back = if answer.with == Defence::Reaper { CARD } else { 0 };
        saved + strikes_back + self.colour(answer.names, &rest)
    }

    /// What submitting to a TRADE would cost: nothing if the other hand is smaller.
    fn lost_by_trade(&self, by: Seat) -> i32 {
        let theirs = i32::from(self.view.players[by.index()].hand);
        (theirs - i32::from(self.own.hand.len())) * CARD + 5
    }

    fn colour(&self, names: Option<Colour>, rest: &Cards) -> i32 {
        let kept = self.view.table.pile.shows.map(|shows| shows.colour);
        let Some(colour) = names.or(kept) else { return 0 };
        Self::followers(rest, Shown { colour, number: None }).min(4)
    }
}

fn without(hand: &Cards, card: Card) -> Cards {
    let one: Cards = [card].into_iter().collect();
    hand.without(&one).unwrap_or(*hand)
}
