//! Events as lines of a log.

use sevenfold_core::{Arg, Message, Say};

use crate::action::played;
use crate::event::{Choice, Event, Given};

impl Say for Event {
    fn say(&self) -> Message {
        let message = Message::new(self.key());
        match self {
            Self::Played { seat, play } => played(*seat, *play),
            Self::Dealt { round, dealer, .. } => message.with("round", *round).with("seat", *dealer),
            Self::Chose { seat, choice: Some(Choice::Reserve(card)) }
            | Self::Reserved { seat, card: Some(card) }
            | Self::Swapped { seat, card: Some(card) } => {
                message.with("seat", *seat).with("card", card.say())
            }
            Self::Reserves { who } => message.with("who", Arg::list(who.iter())).with("count", who.len()),
            Self::Drew { seat, count, cards } => {
                let message = message.with("seat", *seat).with("count", *count);
                say_with(message, "cards", cards.map(|cards| cards.say()))
            }
            Self::Answered { seat, with, colour } => {
                message.with("seat", *seat).with("card", Arg::key(with.key())).with("colour", colour.say())
            }
            Self::Traded { by, with, gave, got } => {
                let message = message.with("seat", *by).with("other", *with);
                let message = say_with(message, "gave", gave.map(|cards| cards.say()));
                say_with(message, "got", got.map(|cards| cards.say()))
            }
            Self::Stole { by, from, card } => {
                let message = message.with("seat", *by).with("other", *from);
                say_with(message, "card", card.map(crate::Card::say))
            }
            Self::Gave { from, to, cards, .. } => {
                let message = message.with("seat", *from).with("other", *to);
                say_with(message, "cards", cards.map(|cards| cards.say()))
            }
            Self::CalledOut { by, herald } => message.with("seat", *by).with("other", *herald),
            Self::Reshuffled { count } => message.with("count", *count),
            Self::Void { round } => message.with("round", *round),
            Self::WonRound { seat, collected: Some(card) } => {
                message.with("seat", *seat).with("card", card.say()).with("kind", Arg::key(card.kind().key()))
            }
            Self::FirstDealer { seat }
            | Self::Chose { seat, .. }
            | Self::NoneLeft { seat }
            | Self::Passed { seat }
            | Self::Reserved { seat, .. }
            | Self::Swapped { seat, .. }
            | Self::Declined { seat }
            | Self::Submitted { seat }
            | Self::Announced { seat }
            | Self::Hushed { seat }
            | Self::WonRound { seat, .. }
            | Self::WonGame { seat } => message.with("seat", *seat),
        }
    }
}

fn say_with(message: Message, name: &'static str, fact: Option<Arg>) -> Message {
    match fact {
        Some(fact) => message.with(name, fact),
        None => message,
    }
}

impl Event {
    const fn key(&self) -> &'static str {
        match self {
            Self::FirstDealer { .. } => "triple-seven-first-dealer",
            Self::Dealt { .. } => "triple-seven-dealt",
            Self::Chose { choice: None, .. } => "triple-seven-chose",
            Self::Chose { choice: Some(Choice::NoReserve), .. } => "triple-seven-chose-none",
            Self::Chose { choice: Some(Choice::Reserve(_)), .. } => "triple-seven-chose-card",
            Self::Reserves { .. } => "triple-seven-reserves",
            Self::Drew { cards: None, .. } => "triple-seven-drew",
            Self::Drew { .. } => "triple-seven-drew-cards",
            Self::NoneLeft { .. } => "triple-seven-none-left",
            Self::Passed { .. } => "triple-seven-passed",
            Self::Reserved { card: None, .. } => "triple-seven-reserved",
            Self::Reserved { .. } => "triple-seven-reserved-card",
            Self::Swapped { card: None, .. } => "triple-seven-swapped",
            Self::Swapped { .. } => "triple-seven-swapped-card",
            Self::Played { .. } => "triple-seven-played-card",
            Self::Declined { .. } => "triple-seven-declined",
            Self::Answered { .. } => "triple-seven-answered",
            Self::Submitted { .. } => "triple-seven-submitted",
            Self::Traded { gave: None, .. } => "triple-seven-traded",
            Self::Traded { .. } => "triple-seven-traded-hands",
            Self::Stole { card: None, .. } => "triple-seven-stole",
            Self::Stole { .. } => "triple-seven-stole-card",
            Self::Gave { cards: Some(_), .. } => "triple-seven-gave-cards",
            Self::Gave { what: Given::Card, .. } => "triple-seven-gave",
            Self::Gave { what: Given::Run, .. } => "triple-seven-gave-run",
            Self::Gave { what: Given::Top, .. } => "triple-seven-gave-top",
            Self::Announced { .. } => "triple-seven-announced",
            Self::CalledOut { .. } => "triple-seven-called-out",
            Self::Hushed { .. } => "triple-seven-hushed",
            Self::Reshuffled { .. } => "triple-seven-reshuffled",
            Self::Void { .. } => "triple-seven-void",
            Self::WonRound { collected: None, .. } => "triple-seven-won-round",
            Self::WonRound { .. } => "triple-seven-won-round-card",
            Self::WonGame { .. } => "triple-seven-won-game",
        }
    }
}
