//! What a move is worth to a sensible player at first sight, in tenths of a card shed.

use sevenfold_core::Seat;
use sevenfold_triple_seven::{
    Action, Answer, Attack, Card, Cards, Colour, Defence, Face, Gift, Intent, Kind, Main, Phase, Play, Rank,
    Run, Shown, Source, Turning, Voice,
};

use super::stand::Stand;
use super::weights::Weights;

/// A card shed from the hand.
const CARD: f32 = 10.0;
/// Going out with a reserve that is collected.
const COLLECT: f32 = 200.0;
/// Presses that are never wrong: announcing, calling out.
const PRESS: f32 = 300.0;
/// From so few cards on, a player is about to go out.
const LOW: u8 = 2;
/// A hand of few cards.
const FEW: u8 = 3;
/// More cards that follow than this hardly help more.
const FOLLOWERS: u8 = 4;

/// Looks at a position from one seat.
pub(super) struct Judge<'a> {
    stand: &'a Stand<'a>,
    weights: &'a Weights,
    /// The greatest danger among the others.
    danger: f32,
}

impl<'a> Judge<'a> {
    pub(super) fn new(stand: &'a Stand<'a>, weights: &'a Weights) -> Self {
        let danger = stand.others().map(|seat| danger_of(stand, seat)).fold(0.0, f32::max);
        Self { stand, weights, danger }
    }

    pub(super) fn worth(&self, action: Action) -> f32 {
        match action {
            Action::Announce | Action::CallOut => PRESS,
            Action::Hush | Action::NoReserve | Action::Done | Action::Submit => 0.0,
            Action::Reserve(card) => self.reserve(card),
            Action::Swap(card) => self.swap(card),
            Action::Draw => self.weights.draw[usize::from(self.stand.own.hand.len() > FEW + 1)],
            Action::Pass => -CARD,
            Action::Play(from, play) => self.play(from, play),
            Action::PlayRun(run) => self.run(run),
            Action::Give(gift) => self.give(gift),
            Action::Answer(answer) => self.answer(answer),
        }
    }

    /// What is lost for the rest of the round by putting this card aside: strong cards are better played.
    fn strength(card: Card) -> f32 {
        match card.face() {
            Face::Main(Main::Saint) => 9.0,
            Face::Main(Main::Sinner) => 8.0,
            Face::Main(Main::Samaritan | Main::Reaper) => 6.0,
            Face::Coloured(_, Rank::Thief | Rank::Herald) => 4.0,
            Face::Coloured(_, Rank::Deuce | Rank::Trade) => 2.0,
            Face::Coloured(_, Rank::Reverse | Rank::Number(_)) => 0.0,
        }
    }

    /// Rarer types are harder to come by later.
    fn rarity(&self, kind: Kind) -> f32 {
        let [action, character] = self.weights.rarity;
        match kind {
            Kind::Action => action,
            Kind::Character => character,
            Kind::Number => 0.0,
        }
    }

    fn reserve(&self, card: Card) -> f32 {
        let spared = Self::strength(card) + self.fit_with_hand(card);
        match self.stand.table.phase {
            // It leaves the hand, as a played card does, and makes going out count.
            _ if self.stand.is_needed(card) => self.weights.reserve + self.rarity(card.kind()) - spared,
            Phase::Reserving { .. } => self.weights.junk - spared,
            _ => -3.0 * CARD - spared,
        }
    }

    fn swap(&self, card: Card) -> f32 {
        if self.stand.is_ready() || !self.stand.is_needed(card) {
            return -3.0 * CARD;
        }
        self.weights.reserve - 3.0 * CARD + self.rarity(card.kind()) - Self::strength(card)
    }

    /// How many other hand cards this one would play on or carry, as a small number.
    fn fit_with_hand(&self, card: Card) -> f32 {
        let Face::Coloured(colour, rank) = card.face() else { return 0.0 };
        let shows = Shown { colour, number: Some(rank.number()) };
        f32::from(shows.followers(&self.stand.rest(card)).min(3))
    }

    /// How well a hand goes on where the pile shows this.
    fn followed(&self, hand: &Cards, shows: Shown) -> f32 {
        self.weights.follow * f32::from(shows.followers(hand).min(FOLLOWERS))
    }

    /// Going out: what it is worth depends on the reserve, and on what it keeps others from.
    fn going_out(&self) -> f32 {
        if self.stand.is_ready() {
            return COLLECT;
        }
        let threatened = self.stand.others().any(|seat| {
            let player = self.stand.player(seat);
            player.reserved && player.hand <= LOW
        });
        if threatened { COLLECT / 2.0 } else { -CARD }
    }

    fn play(&self, from: Source, play: Play) -> f32 {
        let card = play.card();
        let rest = match from {
            Source::Hand => self.stand.rest(card),
            Source::Reserve => self.stand.own.hand,
        };
        if rest.is_empty() {
            // A silent HERALD as last card can be called out; in a race there is no other way to play it.
            let hushed = matches!(play, Play::Herald(_, Voice::Silent));
            return self.going_out() - f32::from(u8::from(hushed));
        }
        let shed = match from {
            Source::Hand => CARD,
            // The hand stays as it is; a reserve that counts is worth keeping.
            Source::Reserve if self.stand.is_ready() => -3.0 * CARD,
            Source::Reserve => -2.0,
        };
        shed + self.follow_up(play, &rest) + self.effect(play, &rest) - self.keep(card) - self.unready(&rest)
    }

    fn run(&self, run: Run) -> f32 {
        let rest = self.stand.own.hand.without(&run.cards()).unwrap_or(self.stand.own.hand);
        if rest.is_empty() {
            return self.going_out();
        }
        let shows = Shown { colour: run.colour, number: Some(7) };
        3.0 * CARD + self.followed(&rest, shows) - self.unready(&rest)
    }

    /// What it costs to have only these cards left while nothing would be collected.
    fn unready(&self, rest: &Cards) -> f32 {
        let lacking = rest.len() <= LOW
            && !self.stand.is_ready()
            && (rest.len() < LOW || !rest.iter().any(|card| self.stand.is_needed(card)));
        if lacking { self.weights.unready } else { 0.0 }
    }

    /// How well the hand goes on after this play.
    fn follow_up(&self, play: Play, rest: &Cards) -> f32 {
        let shows = match (play.card().face(), play) {
            (Face::Coloured(colour, rank), _) => Some(Shown { colour, number: Some(rank.number()) }),
            (_, Play::Main(_, Some(colour))) => Some(Shown { colour, number: None }),
            _ => self.stand.table.pile.shows.map(|shows| Shown { number: None, ..shows }),
        };
        shows.map_or(0.0, |shows| self.followed(rest, shows))
    }

    /// What it costs to give a card up that plays on everything or answers attacks.
    fn keep(&self, card: Card) -> f32 {
        let cost = match card.face() {
            Face::Main(Main::Saint) => self.weights.saint,
            Face::Main(Main::Reaper) => self.weights.reaper,
            Face::Main(Main::Samaritan) => self.weights.samaritan,
            Face::Main(Main::Sinner) => self.weights.sinner,
            Face::Coloured(_, Rank::Herald | Rank::Thief) => self.weights.wild,
            Face::Coloured(..) => 0.0,
        };
        if self.stand.own.hand.len() <= FEW { self.weights.late * cost } else { cost }
    }

    /// What the card does besides.
    fn effect(&self, play: Play, rest: &Cards) -> f32 {
        match play {
            Play::Reverse(_, turning) => self.turning(turning),
            Play::Deuce(colour) => {
                let shows = Shown { colour, number: Some(2) };
                if shows.followers(rest) > 0 { self.weights.deuce } else { 0.0 }
            }
            Play::Trade(_, Some(with)) => self.trade(with, rest),
            Play::Herald(_, Voice::Announced) => 1.0,
            Play::Thief(_, Intent::Steal(victim)) => {
                self.weights.steal + 3.0 * self.weights.danger * danger_of(self.stand, victim)
            }
            Play::Thief(_, Intent::Show) => self.weights.show,
            Play::Main(Main::Samaritan, _) => self.weights.gift,
            Play::Main(Main::Sinner, _) => self.sinner(),
            Play::Main(Main::Reaper, _) => self.smite(),
            _ => 0.0,
        }
    }

    /// Turn round if the next player is more dangerous than the one before.
    fn turning(&self, turning: Turning) -> f32 {
        let (seats, own) = (self.stand.table.seats, self.stand.own.seat);
        let next = self.stand.table.after(own);
        let before = if own.next(seats) == next { own.previous(seats) } else { own.next(seats) };
        let gain = danger_of(self.stand, next) - danger_of(self.stand, before);
        match turning {
            Turning::Reverse => gain.clamp(-1.0, 1.0),
            Turning::Keep => 0.0,
        }
    }

    fn trade(&self, with: Seat, rest: &Cards) -> f32 {
        let fewer = f32::from(rest.len()) - f32::from(self.stand.player(with).hand);
        if fewer <= 0.0 {
            return -4.0 * CARD;
        }
        fewer * self.weights.trade + self.weights.danger * danger_of(self.stand, with)
    }

    /// A SINNER costs the others dearly while there are cards to draw; when there are none, the next player draws the
    /// SINNER itself and plays it again.
    fn sinner(&self) -> f32 {
        if self.stand.drawable() < 4 * self.stand.table.seats {
            return -CARD;
        }
        self.weights.sin + self.weights.danger * self.danger
    }

    fn smite(&self) -> f32 {
        let thief = self.stand.table.pile.thief.filter(|loot| loot.by != self.stand.own.seat);
        thief.map_or(0.0, |loot| {
            let draws = f32::from(loot.stole.penalty());
            draws * self.weights.smite + self.weights.danger * danger_of(self.stand, loot.by)
        })
    }

    fn give(&self, gift: Gift) -> f32 {
        let hand = &self.stand.own.hand;
        match gift {
            Gift::Run(run) if hand.len() == run.cards().len() => self.going_out(),
            Gift::Card(_) if hand.len() == 1 => self.going_out(),
            Gift::Run(_) => 3.0 * CARD,
            Gift::Card(card) => {
                let wanted = self.stand.is_needed(card) && self.stand.own.reserve.is_none();
                let wish = if wanted { 2.0 } else { 0.0 };
                CARD - Self::strength(card) - self.fit_with_hand(card) - wish
            }
            Gift::Top => 0.0,
        }
    }

    fn answer(&self, answer: Answer) -> f32 {
        let card = Card::main(answer.with.main());
        let rest = self.stand.rest(card);
        if rest.is_empty() {
            return self.going_out().max(CARD);
        }
        let drawn = f32::from(self.stand.drawable().min(4)) * self.weights.saved;
        let saved = match self.stand.attack() {
            Some((by, Attack::Trade)) => self.lost_by_trade(by),
            Some((_, Attack::Sinner | Attack::Reaper)) => drawn,
            Some((_, Attack::Thief)) => 4.0 * CARD,
            None => 0.0,
        };
        let strikes_back = if answer.with == Defence::Reaper { self.weights.saved } else { 0.0 };
        saved + strikes_back + self.colour(answer.names, &rest) + CARD - self.keep(card)
    }

    /// What submitting to a TRADE would cost: nothing if the other hand is smaller.
    fn lost_by_trade(&self, by: Seat) -> f32 {
        let theirs = f32::from(self.stand.player(by).hand);
        (theirs - f32::from(self.stand.own.hand.len())) * CARD
    }

    fn colour(&self, names: Option<Colour>, rest: &Cards) -> f32 {
        let kept = self.stand.table.pile.shows.map(|shows| shows.colour);
        let Some(colour) = names.or(kept) else { return 0.0 };
        self.followed(rest, Shown { colour, number: None })
    }
}

/// How near another player is to winning something by going out.
fn danger_of(stand: &Stand<'_>, seat: Seat) -> f32 {
    let player = stand.player(seat);
    let near = match player.hand {
        0 | 1 => 12.0,
        2 => 8.0,
        3 => 4.0,
        4 => 2.0,
        _ => 0.0,
    };
    let stake = if player.reserved { 2.0 } else { 1.0 };
    // Whoever lacks one type only wins the game with it.
    let score = [0.0, 7.0, 0.6, 0.0][usize::from(player.missing.len())];
    near * stake + score
}
