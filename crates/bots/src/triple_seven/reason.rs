//! Why a move: what a person at that seat would say.

use sevenfold_core::{Arg, Message, Seat};
use sevenfold_triple_seven::{
    Action, Answer, Attack, Card, Defence, Face, Frame, Gift, Intent, Kind, Main, Phase, Play, Shown, Source,
    Turning, View,
};

use super::stand::Stand;

/// Why this move, from what the seat can see.
pub(super) fn reason(view: &View, action: Action) -> Option<Message> {
    let reasons = Reasons { view, stand: Stand::of_view(view)? };
    if view.goes_out(&action) {
        return Some(reasons.out());
    }
    Some(match action {
        Action::CallOut => reasons.about_herald("bots-triple-seven-call-out"),
        Action::Hush => reasons.about_herald("bots-triple-seven-hush"),
        Action::Announce => Message::new("bots-triple-seven-announce"),
        Action::NoReserve => Message::new("bots-triple-seven-no-reserve"),
        Action::Reserve(card) => reasons.reserve(card),
        Action::Swap(card) => reasons.swap(card),
        Action::Draw => reasons.draw(),
        Action::Pass => Message::new("bots-triple-seven-pass"),
        Action::Done => Message::new("bots-triple-seven-done"),
        Action::PlayRun(_) => Message::new("bots-triple-seven-run"),
        Action::Play(Source::Reserve, _) => reasons.reserve_played(),
        Action::Play(Source::Hand, play) => reasons.play(play),
        Action::Give(gift) => reasons.give(gift),
        Action::Answer(answer) => reasons.answer(answer),
        Action::Submit => reasons.submit(),
    })
}

struct Reasons<'a> {
    view: &'a View,
    stand: Stand<'a>,
}

fn say(kind: Kind) -> Arg {
    Arg::key(kind.key())
}

impl Reasons<'_> {
    fn out(&self) -> Message {
        let reserve = self.stand.own.reserve.filter(|card| self.stand.is_needed(*card));
        let missing = self.stand.player(self.stand.own.seat).missing.len();
        match reserve {
            Some(_) if missing == 1 => Message::new("bots-triple-seven-win"),
            Some(card) => Message::new("bots-triple-seven-collect").with("kind", say(card.kind())),
            None => Message::new("bots-triple-seven-deny"),
        }
    }

    /// About the HERALD that nobody has announced.
    fn about_herald(&self, key: &'static str) -> Message {
        let asked = match &self.view.table.phase {
            Phase::Round(frames) => match frames.top() {
                Some(Frame::CallOut { by, .. }) => Some(by),
                _ => None,
            },
            _ => None,
        };
        let by = self.view.table.herald.map(|herald| herald.by).or(asked);
        Message::new(key).with("seat", by.unwrap_or(self.stand.own.seat))
    }

    fn reserve(&self, card: Card) -> Message {
        let key = match self.view.table.phase {
            _ if self.stand.is_needed(card) => "bots-triple-seven-reserve",
            Phase::Reserving { .. } => "bots-triple-seven-reserve-early",
            _ => "bots-triple-seven-reserve-other",
        };
        Message::new(key).with("kind", say(card.kind()))
    }

    fn swap(&self, card: Card) -> Message {
        let key = match (self.stand.is_ready(), self.stand.is_needed(card)) {
            (false, true) => "bots-triple-seven-swap",
            (true, true) => "bots-triple-seven-swap-type",
            (_, false) => "bots-triple-seven-swap-other",
        };
        Message::new(key).with("kind", say(card.kind()))
    }

    fn draw(&self) -> Message {
        let hand = &self.stand.own.hand;
        let playable =
            self.view.table.pile.shows.is_none_or(|shows| hand.iter().any(|card| shows.takes_card(card)));
        Message::new(if playable { "bots-triple-seven-draw-keep" } else { "bots-triple-seven-draw" })
    }

    fn reserve_played(&self) -> Message {
        Message::new(if self.stand.is_ready() {
            "bots-triple-seven-from-reserve-ready"
        } else {
            "bots-triple-seven-from-reserve"
        })
    }

    fn play(&self, play: Play) -> Message {
        let thief = self.view.table.pile.thief.filter(|loot| loot.by != self.stand.own.seat);
        match (play, thief) {
            (Play::Thief(_, Intent::Steal(victim)), _) => {
                Message::new("bots-triple-seven-steal").with("seat", victim)
            }
            (Play::Trade(_, Some(with)), _) => self.trade(with),
            (Play::Reverse(_, Turning::Reverse), _) if self.stand.table.seats > 2 => {
                Message::new("bots-triple-seven-reverse")
                    .with("seat", self.stand.table.after(self.stand.own.seat))
            }
            (Play::Deuce(_), _) => Message::new("bots-triple-seven-deuce"),
            (Play::Main(Main::Sinner, _), _) => Message::new("bots-triple-seven-sinner"),
            (Play::Main(Main::Samaritan, _), _) => Message::new("bots-triple-seven-samaritan"),
            (Play::Main(Main::Reaper, _), Some(loot)) => Message::new("bots-triple-seven-smite")
                .with("seat", loot.by)
                .with("count", loot.stole.penalty()),
            _ => self.shed(play),
        }
    }

    fn trade(&self, with: Seat) -> Message {
        let theirs = self.stand.player(with).hand;
        let fewer = (self.stand.own.hand.len() - 1).saturating_sub(theirs);
        let key = if fewer > 0 { "bots-triple-seven-trade" } else { "bots-triple-seven-trade-more" };
        Message::new(key).with("seat", with).with("count", theirs)
    }

    /// A card that does nothing else: what it leaves.
    fn shed(&self, play: Play) -> Message {
        let card = play.card();
        let rest = self.stand.rest(card);
        let shows = match (card.face(), play) {
            (Face::Coloured(colour, rank), _) => Some(Shown { colour, number: Some(rank.number()) }),
            (_, Play::Main(_, Some(colour))) => Some(Shown { colour, number: None }),
            _ => self.view.table.pile.shows,
        };
        let count = shows.map_or(0, |shows| shows.followers(&rest));
        let key = match (card.kind(), count) {
            (Kind::Character, 0) => "bots-triple-seven-wild",
            (_, 0) => "bots-triple-seven-shed",
            _ => "bots-triple-seven-follow",
        };
        Message::new(key).with("count", count)
    }

    fn give(&self, gift: Gift) -> Message {
        let to = self.stand.table.after(self.stand.own.seat);
        let message = Message::new(match gift {
            Gift::Card(_) => "bots-triple-seven-give",
            Gift::Run(_) => "bots-triple-seven-give-run",
            Gift::Top => "bots-triple-seven-give-top",
        });
        message.with("seat", to)
    }

    /// How many cards submitting would cost.
    fn cost(&self) -> u8 {
        let cards = match &self.view.table.phase {
            Phase::Round(frames) => match frames.top() {
                Some(Frame::Smite { cards, .. }) => cards,
                _ => SINNER,
            },
            _ => 0,
        };
        cards.min(self.stand.drawable())
    }

    fn answer(&self, answer: Answer) -> Message {
        let Some((by, attack)) = self.stand.attack() else { return Message::new("bots-triple-seven-shed") };
        let key = match (attack, answer.with) {
            (Attack::Trade, _) => "bots-triple-seven-answer-trade",
            (_, Defence::Reaper) => "bots-triple-seven-answer-reaper",
            (_, Defence::Saint) => "bots-triple-seven-answer",
        };
        Message::new(key).with("seat", by).with("count", self.cost())
    }

    fn submit(&self) -> Message {
        let defences = self.stand.attack().map_or(&[][..], |(_, attack)| attack.defences());
        let able = defences.iter().any(|with| self.stand.own.hand.copies(with.main()) > 0);
        Message::new(if able { "bots-triple-seven-submit-keep" } else { "bots-triple-seven-submit" })
    }
}

/// What a SINNER makes the others draw (TS-35).
const SINNER: u8 = 4;
