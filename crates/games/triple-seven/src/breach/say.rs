//! Refusals as sentences: a key and the facts.

use sevenfold_core::{Arg, Message, Say};

use super::Breach;
use crate::pieces::Card;

impl Say for Breach {
    fn say(&self) -> Message {
        let message = Message::new(self.key());
        match self {
            Self::GameOver { winner } => message.with("seat", *winner),
            Self::NotYourTurn { turn } => message.with("seat", *turn),
            Self::AnswerFirst { by, attack } => {
                message.with("seat", *by).with("attack", Arg::key(attack.key()))
            }
            Self::CallFirst { by } | Self::HeraldFirst { by } | Self::NotYourHerald { by } => {
                message.with("seat", *by)
            }
            Self::NotInHand { card, hand } => message.with("card", card.say()).with("hand", hand.say()),
            Self::DoesNotFit { card, shows, fitting } => message
                .with("card", card.say())
                .with("shows", shows.say())
                .with("colour", shows.colour.say())
                .with("number", shows.number.map_or(-1, i64::from))
                .with("fitting", fitting.say()),
            Self::NoRun { run, missing } => message.with("run", run.say()).with("missing", missing.say()),
            Self::RunDoesNotFit { run, shows } => {
                message.with("run", run.say()).with("colour", run.colour.say()).with("shows", shows.say())
            }
            Self::NameAColour { main } | Self::NoColourYet { main } => {
                message.with("card", Card::main(*main).say())
            }
            Self::TradeWith { seat } => message.with("seat", *seat),
            Self::HasReserve { reserve } => message.with("card", reserve.say()),
            Self::NotTheReserve { card, reserve } => {
                message.with("card", card.say()).with("reserve", reserve.say())
            }
            Self::NoRegularSix { colour, shows } => {
                message.with("colour", colour.say()).with("shows", shows.say())
            }
            Self::StealFrom { seat, cards } => message.with("seat", *seat).with("cards", *cards),
            Self::NoAnswer { with, attack } => {
                message.with("card", Card::main(with.main()).say()).with("attack", Arg::key(attack.key()))
            }
            _ => message,
        }
    }
}

impl Breach {
    const fn key(&self) -> &'static str {
        match self {
            Self::GameOver { .. } => "triple-seven-game-over",
            Self::NotDealt => "triple-seven-not-dealt",
            Self::Shuffling => "triple-seven-shuffling",
            Self::NotYourTurn { .. } => "triple-seven-not-your-turn",
            Self::ReserveFirst => "triple-seven-reserve-first",
            Self::RoundBegun => "triple-seven-round-begun",
            Self::ExtraPlay => "triple-seven-extra-play",
            Self::GiveFirst => "triple-seven-give-first",
            Self::AnswerFirst { .. } => "triple-seven-answer-first",
            Self::CallFirst { .. } => "triple-seven-call-first",
            Self::HeraldFirst { .. } => "triple-seven-herald-first",
            Self::AlreadyDrew => "triple-seven-already-drew",
            Self::NothingToDraw => "triple-seven-nothing-to-draw",
            Self::DrawBeforePass => "triple-seven-draw-before-pass",
            Self::NotInHand { .. } => "triple-seven-not-in-hand",
            Self::DoesNotFit { .. } => "triple-seven-does-not-fit",
            Self::NoRun { .. } => "triple-seven-no-run",
            Self::RunDoesNotFit { .. } => "triple-seven-run-does-not-fit",
            Self::NameAColour { .. } => "triple-seven-name-a-colour",
            Self::NoColourYet { .. } => "triple-seven-no-colour-yet",
            Self::TradeWith { .. } => "triple-seven-trade-with",
            Self::NothingToDecline => "triple-seven-nothing-to-decline",
            Self::ReserveInExtraPlay => "triple-seven-reserve-in-extra-play",
            Self::LastCard => "triple-seven-last-card",
            Self::NothingToSwap => "triple-seven-nothing-to-swap",
            Self::HasReserve { .. } => "triple-seven-has-reserve",
            Self::NoReserve => "triple-seven-no-reserve",
            Self::NotTheReserve { .. } => "triple-seven-not-the-reserve",
            Self::NoHerald => "triple-seven-no-herald",
            Self::OwnHerald => "triple-seven-own-herald",
            Self::NotYourHerald { .. } => "triple-seven-not-your-herald",
            Self::SilentInRace => "triple-seven-silent-in-race",
            Self::NoHushInRace => "triple-seven-no-hush-in-race",
            Self::NoRace => "triple-seven-no-race",
            Self::NoRegularSix { .. } => "triple-seven-no-regular-six",
            Self::StealFrom { .. } => "triple-seven-steal-from",
            Self::NoGiftDue => "triple-seven-no-gift-due",
            Self::NoTop => "triple-seven-no-top",
            Self::NotAttacked => "triple-seven-not-attacked",
            Self::NoAnswer { .. } => "triple-seven-no-answer",
        }
    }
}
