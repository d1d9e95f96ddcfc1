//! Playing a card or a 567, on a turn or after a DEUCE: what plays (TS-10 to TS-14) and what it does.

use sevenfold_core::{Seat, Tell};

use super::list::List;
use super::specials::{FIRST_SPECIAL, MAINS, Specials};
use super::ways::{NOWHERE, Range, place};
use crate::action::{Action, Intent, Play, Run, Six, Source, Turning, Voice};
use crate::breach::Breach;
use crate::cards::{Cards, bits, of_rank};
use crate::event::Event;
use crate::frame::{Frame, Frames};
use crate::memory::Place;
use crate::options::HeraldRule;
use crate::pieces::{COLOURED, Card, Colour, Main, Rank};
use crate::pile::{Loot, Shown, Stole, Top, shown_by};
use crate::state::TripleSeven;
use crate::table::{Direction, Phase};

const HERALDS: u64 = of_rank(Rank::Herald);
const THIEVES: u64 = of_rank(Rank::Thief);
/// Coloured cards that play on every card (TS-12).
const CHARACTERS: u64 = HERALDS | THIEVES;
/// Plain numbers have one form each, and are most of the cards.
const NUMBERS: u64 = 0x07ff_07ff_07ff_07ff;
const FIVES: u64 = of_rank(Rank::Number(5));

impl TripleSeven {
    /// Every play from the hand.
    #[inline]
    pub(super) fn hand_plays(&self, seat: Seat, out: &mut impl List) {
        let hand = self.hand(seat);
        let takes = self.table.pile.takes();
        let playable = hand.coloured & (takes | CHARACTERS);
        out.numbers(playable & NUMBERS);
        let specials = Specials::new(playable & !NUMBERS, hand.main_set(), self.narrow(takes), seat);
        if specials.has_any(THIEVES) && self.anybody_to_rob(seat) {
            self.specials_and_thefts(specials, seat, out);
        } else {
            out.specials(specials, self.table.seats);
        }
        if takes & fives_of_runs(hand.coloured) != 0 {
            self.run_plays(hand, out);
        }
    }

    /// Each THIEF can steal a card, too.
    #[cold]
    fn specials_and_thefts(&self, specials: Specials, seat: Seat, out: &mut impl List) {
        for (card, place) in specials.iter() {
            out.ways(place, self.table.seats);
            self.thefts(seat, Source::Hand, card, out);
        }
    }

    #[cold]
    fn run_plays(&self, hand: &Cards, out: &mut impl List) {
        for run in runs_in(hand).filter(|run| self.table.pile.takes_run(run.colour)) {
            out.one(Action::PlayRun(run));
        }
    }

    /// Every play of the reserve.
    #[inline]
    pub(super) fn reserve_plays(&self, seat: Seat, reserve: Card, out: &mut impl List) {
        let takes = self.table.pile.takes();
        let special = reserve.index().wrapping_sub(FIRST_SPECIAL) % 64;
        // A plain number is played in one way, whatever is found there.
        let range = Range::of_bit(self.narrow(takes) >> special & 1);
        let plays = reserve.index() >= COLOURED || (takes | CHARACTERS) >> (reserve.index() % 64) & 1 != 0;
        let ways = place(Source::Reserve, reserve, range, seat);
        out.ways(if plays { ways } else { NOWHERE }, self.table.seats);
        self.thefts(seat, Source::Reserve, reserve, out);
    }

    /// The cards with one way less, where those play by colour or number: see [`Range`]. Moved down to the first special card.
    #[inline]
    fn narrow(&self, takes: u64) -> u64 {
        let heralds = if self.is_race() { HERALDS } else { 0 };
        let mains = if self.table.pile.shows.is_none() { MAINS } else { 0 };
        (THIEVES & !takes | heralds) >> FIRST_SPECIAL | mains
    }

    /// A THIEF for the last card of somebody.
    #[inline]
    fn thefts(&self, seat: Seat, from: Source, card: Card, out: &mut impl List) {
        if THIEVES >> (card.index() % COLOURED) & 1 == 0 {
            return;
        }
        let victims = self.others(seat).filter(|&victim| self.can_rob(seat, victim));
        let theft = |victim| Action::Play(from, Play::Thief(card.colour(), Intent::Steal(victim)));
        victims.for_each(|victim| out.one(theft(victim)));
    }

    /// Does a coloured card play here by colour or number (TS-10, TS-11)?
    #[inline]
    fn fits(&self, card: Card) -> bool {
        self.table.pile.takes() >> card.index() & 1 != 0
    }

    /// Is a HERALD announced by a press of its own (TS-27)?
    fn is_race(&self) -> bool {
        self.table.options.herald == HeraldRule::Race
    }

    /// Can a card be stolen from anybody?
    #[inline]
    fn anybody_to_rob(&self, thief: Seat) -> bool {
        self.others(thief).any(|victim| self.hand(victim).is_one())
    }

    /// Can a card be stolen from this seat (TS-30)?
    #[inline]
    fn can_rob(&self, thief: Seat, victim: Seat) -> bool {
        thief != victim && victim.index() < usize::from(self.table.seats) && self.hand(victim).is_one()
    }

    /// Can this colour, or none, be named with a main character (TS-14)?
    #[inline]
    pub(super) fn name_check(&self, main: Main, names: Option<Colour>) -> Result<(), Breach> {
        match (main, names) {
            (Main::Sinner | Main::Reaper, None) => Err(Breach::NameAColour { main }),
            (_, None) if self.table.pile.shows.is_none() => Err(Breach::NoColourYet { main }),
            _ => Ok(()),
        }
    }

    pub(super) fn play_check(&self, seat: Seat, from: Source, play: Play) -> Result<(), Breach> {
        let (card, hand) = (play.card(), self.hand(seat));
        let there = match from {
            Source::Hand => hand.contains(card),
            Source::Reserve => self.reserve(seat) == Some(card),
        };
        if !there {
            return Err(Breach::missing(card, from, hand, self.reserve(seat)));
        }
        match play {
            Play::Main(main, names) => self.name_check(main, names),
            Play::Herald(_, Voice::Announced) if self.is_race() => Err(Breach::SilentInRace),
            Play::Herald(..) => Ok(()),
            Play::Thief(colour, intent) => self.intent_check(seat, colour, intent),
            Play::Trade(_, with) => {
                self.fit_check(card, hand)?;
                self.trade_check(seat, with)
            }
            Play::Number(..) | Play::Reverse(..) | Play::Deuce(_) => self.fit_check(card, hand),
        }
    }

    fn fit_check(&self, card: Card, hand: &Cards) -> Result<(), Breach> {
        match self.table.pile.shows {
            Some(shows) if !self.fits(card) => {
                let coloured = hand.coloured & (shows.takes() | CHARACTERS);
                Err(Breach::DoesNotFit { card, shows, fitting: Cards { coloured, ..*hand } })
            }
            _ => Ok(()),
        }
    }

    fn trade_check(&self, seat: Seat, with: Option<Seat>) -> Result<(), Breach> {
        match with {
            Some(other) if other == seat || other.index() >= usize::from(self.table.seats) => {
                Err(Breach::TradeWith { seat: other })
            }
            _ => Ok(()),
        }
    }

    fn intent_check(&self, seat: Seat, colour: Colour, intent: Intent) -> Result<(), Breach> {
        match (intent, self.table.pile.shows) {
            (Intent::Six, Some(shows)) if !self.fits(Card::new(colour, Rank::Thief)) => {
                Err(Breach::NoRegularSix { colour, shows })
            }
            (Intent::Steal(victim), _) if !self.can_rob(seat, victim) => {
                let cards = self.hands[victim.index()].len();
                Err(Breach::StealFrom { seat: victim, cards })
            }
            _ => Ok(()),
        }
    }

    pub(super) fn run_check(&self, seat: Seat, run: Run) -> Result<(), Breach> {
        let missing = run.cards().coloured & !self.hand(seat).coloured;
        if missing != 0 {
            return Err(Breach::NoRun { run, missing: Cards { coloured: missing, ..Cards::NONE } });
        }
        match self.table.pile.shows {
            Some(shows) if !self.table.pile.takes_run(run.colour) => {
                Err(Breach::RunDoesNotFit { run, shows })
            }
            _ => Ok(()),
        }
    }

    pub(super) fn play_run(&mut self, seat: Seat, run: Run, tell: &mut impl Tell<Event>) {
        tell.tell(|| Event::Played { seat, play: Action::PlayRun(run) });
        self.hand_mut(seat).coloured &= !run.cards().coloured;
        self.cover(Top::Run(run), Shown { colour: run.colour, number: Some(7) }, None);
        if self.hand(seat).is_empty() {
            return self.win(seat, tell);
        }
        self.pass_turn_from(seat);
    }

    pub(super) fn play_card(&mut self, seat: Seat, from: Source, play: Play, tell: &mut impl Tell<Event>) {
        tell.tell(|| Event::Played { seat, play: Action::Play(from, play) });
        let smitten = self.table.pile.thief.filter(|loot| loot.by != seat);
        self.put_on_pile(seat, from, play);
        let out = self.hand(seat).is_empty();
        match play {
            // An unannounced HERALD as last card does not win yet (TS-26).
            Play::Herald(_, Voice::Silent) => self.herald_unannounced(seat),
            _ if out => self.win(seat, tell),
            Play::Reverse(_, turning) => {
                if turning == Turning::Reverse {
                    self.turn_round();
                }
                self.pass_turn_from(seat);
            }
            Play::Deuce(_) => self.pass_turn_to(seat, Frame::Deuce { seat }),
            Play::Trade(_, Some(to)) => self.pass_turn_to(seat, Frame::Trade { by: seat, to }),
            Play::Thief(_, Intent::Steal(from)) => {
                self.pass_turn_to(seat, Frame::Theft { by: seat, from });
            }
            Play::Main(Main::Samaritan, _) => self.pass_turn_to(seat, Frame::Gift { seat }),
            Play::Main(Main::Sinner, _) => {
                // The sinner is on turn again when it has gone round (TS-35).
                let asked = self.table.after(seat);
                self.table.phase = Phase::Round(Frames::turn(seat));
                self.frames().push(Frame::Sin { by: seat, asked });
            }
            Play::Main(Main::Reaper, _) => match smitten {
                Some(Loot { by, stole }) => {
                    self.pass_turn_to(seat, Frame::Smite { by: seat, at: by, cards: stole.penalty() });
                }
                None => self.pass_turn_from(seat),
            },
            Play::Number(..)
            | Play::Trade(_, None)
            | Play::Herald(_, Voice::Announced)
            | Play::Thief(_, Intent::Six | Intent::Show)
            | Play::Main(Main::Saint, _) => self.pass_turn_from(seat),
        }
    }

    fn put_on_pile(&mut self, seat: Seat, from: Source, play: Play) {
        let card = play.card();
        let place = match from {
            Source::Hand => {
                self.hand_mut(seat).take(card);
                Place::hand(seat)
            }
            Source::Reserve => {
                self.reserves[seat.index()] = None;
                Place::reserve(seat)
            }
        };
        self.memory.note(|memory| memory.played(seat, card, place));
        let thief = match play {
            Play::Thief(_, Intent::Show) => Some(Loot { by: seat, stole: Stole::Show }),
            Play::Thief(_, Intent::Steal(_)) => Some(Loot { by: seat, stole: Stole::Card }),
            _ => None,
        };
        let names = if let Play::Main(_, names) = play { names } else { None };
        self.cover(Top::Card(card), shown_by(card, self.colour_after(names)), thief);
    }

    /// The colour in force after naming this one, or none (TS-14).
    pub(super) fn colour_after(&self, names: Option<Colour>) -> Colour {
        // Without a colour in force one is always named; the default is never seen.
        names.or(self.table.pile.shows.map(|shows| shows.colour)).unwrap_or(Colour::Red)
    }

    /// A card goes to the pile: it covers a HERALD, and the round is alive (TS-9, TS-25).
    pub(super) fn cover(&mut self, top: Top, shows: Shown, thief: Option<Loot>) {
        self.table.pile.lay(top, shows, thief);
        self.table.herald = None;
        self.table.idle = 0;
        self.table.dry = 0;
    }

    fn turn_round(&mut self) {
        self.table.direction = match self.table.direction {
            Direction::Clockwise => Direction::Anticlockwise,
            Direction::Anticlockwise => Direction::Clockwise,
        };
    }

    /// The turn of this seat is over (TS-8).
    #[inline]
    pub(super) fn pass_turn_from(&mut self, seat: Seat) {
        self.table.phase = Phase::Round(Frames::turn(self.table.after(seat)));
    }

    /// The turn of this seat is over, but something comes before the next one.
    #[inline]
    fn pass_turn_to(&mut self, seat: Seat, frame: Frame) {
        self.pass_turn_from(seat);
        self.frames().push(frame);
    }
}

/// The 5 of every 567 among these cards (TS-13).
#[inline]
const fn fives_of_runs(coloured: u64) -> u64 {
    coloured & (coloured >> 1 | coloured >> (Rank::Thief.index() - 5)) & coloured >> 2 & FIVES
}

/// Every 567 in a hand (TS-13).
pub(super) fn runs_in(hand: &Cards) -> impl Iterator<Item = Run> + use<> {
    let coloured = hand.coloured;
    bits(fives_of_runs(coloured))
        .flat_map(|five| Six::ALL.map(|six| Run { colour: five.colour(), six }))
        .filter(move |run| run.cards().coloured & !coloured == 0)
}
