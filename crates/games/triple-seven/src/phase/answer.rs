//! Attacks and answers (TS-16, TS-30, TS-32, TS-33, TS-35, TS-36, TS-38).

use sevenfold_core::{Seat, Tell};

use super::list::List;
use crate::action::{Action, Answer, Defence};
use crate::breach::{Attack, Breach};
use crate::event::Event;
use crate::frame::Frame;
use crate::memory::Place;
use crate::pieces::{Card, Colour};
use crate::pile::{Top, shown_by};
use crate::state::TripleSeven;

/// What a SINNER makes its victims draw, and a REAPER the sinner (TS-35, TS-36).
const SINNER_DRAWS: u8 = 4;
/// What the victim of a card theft draws (TS-30).
const VICTIM_DRAWS: u8 = 7;

impl Frame {
    /// Who attacks and with what, if this frame is an attack.
    pub const fn attack(self) -> Option<(Seat, Attack)> {
        match self {
            Self::Trade { by, .. } => Some((by, Attack::Trade)),
            Self::Theft { by, .. } => Some((by, Attack::Thief)),
            Self::Sin { by, .. } => Some((by, Attack::Sinner)),
            Self::Smite { by, .. } => Some((by, Attack::Reaper)),
            _ => None,
        }
    }
}

impl Attack {
    /// What can be answered to it.
    pub const fn defences(self) -> &'static [Defence] {
        match self {
            Self::Trade | Self::Reaper => &[Defence::Saint],
            Self::Thief | Self::Sinner => &[Defence::Saint, Defence::Reaper],
        }
    }
}

impl TripleSeven {
    pub(super) fn answer_legal(&self, frame: Frame, seat: Seat, out: &mut impl List) {
        let Some((_, attack)) = frame.attack() else { return };
        out.one(Action::Submit);
        for &with in attack.defences() {
            if self.hand(seat).copies(with.main()) == 0 {
                continue;
            }
            let named = [None].into_iter().chain(Colour::ALL.map(Some));
            let nameable = named.filter(|&names| self.name_check(with.main(), names).is_ok());
            nameable.for_each(|names| out.one(Action::Answer(Answer { with, names })));
        }
    }

    pub(super) fn answer_check(&self, frame: Frame, seat: Seat, action: Action) -> Result<(), Breach> {
        let Some((by, attack)) = frame.attack() else { return Err(Breach::NotAttacked) };
        match action {
            Action::Submit => Ok(()),
            Action::Answer(Answer { with, names }) => {
                let (card, hand) = (Card::main(with.main()), self.hand(seat));
                if !attack.defences().contains(&with) {
                    Err(Breach::NoAnswer { with, attack })
                } else if !hand.contains(card) {
                    Err(Breach::NotInHand { card, hand: *hand })
                } else {
                    self.name_check(with.main(), names)
                }
            }
            _ => Err(Breach::AnswerFirst { by, attack }),
        }
    }

    pub(super) fn answer(&mut self, seat: Seat, answer: Answer, tell: &mut impl Tell<Event>) {
        let (main, colour) = (answer.with.main(), self.colour_after(answer.names));
        tell.tell(|| Event::Answered { seat, with: main, colour });
        let card = Card::main(main);
        self.hand_mut(seat).take(card);
        self.memory.note(|memory| memory.played(seat, card, Place::hand(seat)));
        self.cover(Top::Card(card), shown_by(card, colour), None);
        if self.hand(seat).is_empty() {
            return self.win(seat, tell);
        }
        match self.frames().top() {
            Some(Frame::Sin { by, .. }) => {
                self.sin_goes_on();
                if answer.with == Defence::Reaper {
                    self.frames().push(Frame::Smite { by: seat, at: by, cards: SINNER_DRAWS });
                }
            }
            _ => self.frames().pop(),
        }
    }

    pub(super) fn submit(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        tell.tell(|| Event::Submitted { seat });
        let Some(frame) = self.frames().top() else { return };
        if let Frame::Sin { .. } = frame {
            self.sin_goes_on();
        } else {
            self.frames().pop();
        }
        match frame {
            Frame::Trade { by, to } => self.trade_hands(by, to, tell),
            Frame::Theft { by, from } => self.steal(by, from, tell),
            Frame::Sin { asked, .. } => self.draw(asked, SINNER_DRAWS, tell),
            Frame::Smite { at, cards, .. } => self.draw(at, cards, tell),
            _ => {}
        }
    }

    /// The SINNER comes to the next player, or has gone round (TS-35).
    fn sin_goes_on(&mut self) {
        let Some(Frame::Sin { by, asked }) = self.frames().top() else { return };
        let next = self.table.after(asked);
        if next == by {
            self.frames().pop();
        } else {
            self.frames().replace(Frame::Sin { by, asked: next });
        }
    }

    fn trade_hands(&mut self, by: Seat, with: Seat, tell: &mut impl Tell<Event>) {
        let (gave, got) = (*self.hand(by), *self.hand(with));
        self.memory.note(|memory| memory.traded((by, &gave), (with, &got)));
        self.hands.swap(by.index(), with.index());
        tell.tell(|| Event::Traded { by, with, gave: Some(gave), got: Some(got) });
    }

    fn steal(&mut self, by: Seat, from: Seat, tell: &mut impl Tell<Event>) {
        let card = self.hand(from).iter().next();
        if let Some(card) = card {
            self.hand_mut(from).take(card);
            self.hand_mut(by).add(card);
            self.memory.note(|memory| memory.stole(by, from, card));
            tell.tell(|| Event::Stole { by, from, card: Some(card) });
        }
        self.draw(from, VICTIM_DRAWS, tell);
    }
}
