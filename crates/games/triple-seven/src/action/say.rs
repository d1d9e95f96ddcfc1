//! Moves in words: labels for buttons, and the log line of a play.

use sevenfold_core::{Arg, Message, Seat};

use crate::action::{Action, Gift, Intent, Play, Source, Turning, Voice};
use crate::pieces::Card;

impl Action {
    /// The move as a label: "Play the red 5".
    pub fn describe(&self) -> Message {
        match *self {
            Self::Reserve(card) => Message::new("triple-seven-do-reserve").with("card", card.say()),
            Self::NoReserve => Message::new("triple-seven-do-no-reserve"),
            Self::Draw => Message::new("triple-seven-do-draw"),
            Self::Pass => Message::new("triple-seven-do-pass"),
            Self::Swap(card) => Message::new("triple-seven-do-swap").with("card", card.say()),
            Self::Play(from, play) => facts(Message::new(keys(play).label), from, play),
            Self::PlayRun(run) => Message::new("triple-seven-do-play-run").with("run", run.say()),
            Self::Done => Message::new("triple-seven-do-done"),
            Self::Give(Gift::Card(card)) => Message::new("triple-seven-do-give").with("card", card.say()),
            Self::Give(Gift::Run(run)) => Message::new("triple-seven-do-give-run").with("run", run.say()),
            Self::Give(Gift::Top) => Message::new("triple-seven-do-give-top"),
            Self::Answer(answer) => {
                let card = Card::main(answer.with.main()).say();
                match answer.names {
                    None => Message::new("triple-seven-do-answer").with("card", card),
                    Some(colour) => Message::new("triple-seven-do-answer-colour")
                        .with("card", card)
                        .with("colour", colour.say()),
                }
            }
            Self::Submit => Message::new("triple-seven-do-submit"),
            Self::CallOut => Message::new("triple-seven-do-call-out"),
            Self::Hush => Message::new("triple-seven-do-hush"),
            Self::Announce => Message::new("triple-seven-do-announce"),
        }
    }
}

/// The log line of a play.
pub(crate) fn played(seat: Seat, action: Action) -> Message {
    match action {
        Action::Play(from, play) => facts(Message::new(keys(play).line).with("seat", seat), from, play),
        Action::PlayRun(run) => {
            Message::new("triple-seven-played-run").with("seat", seat).with("run", run.say())
        }
        // Only plays are told as plays.
        other => other.describe(),
    }
}

/// A play as a label and as a line of the log.
struct Keys {
    label: &'static str,
    line: &'static str,
}

const fn keys(play: Play) -> Keys {
    let (label, line) = match play {
        Play::Reverse(_, Turning::Reverse) => ("triple-seven-do-play-reverse", "triple-seven-played-reverse"),
        Play::Trade(_, Some(_)) => ("triple-seven-do-play-trade", "triple-seven-played-trade"),
        Play::Herald(_, Voice::Announced) => {
            ("triple-seven-do-play-announced", "triple-seven-played-announced")
        }
        Play::Herald(_, Voice::Silent) => ("triple-seven-do-play-silent", "triple-seven-played-silent"),
        Play::Thief(_, Intent::Six) => ("triple-seven-do-play-six", "triple-seven-played-six"),
        Play::Thief(_, Intent::Show) => ("triple-seven-do-play-show", "triple-seven-played-show"),
        Play::Thief(_, Intent::Steal(_)) => ("triple-seven-do-play-steal", "triple-seven-played-steal"),
        Play::Main(_, Some(_)) => ("triple-seven-do-play-colour", "triple-seven-played-colour"),
        Play::Number(..)
        | Play::Reverse(_, Turning::Keep)
        | Play::Deuce(_)
        | Play::Trade(_, None)
        | Play::Main(_, None) => ("triple-seven-do-play-card", "triple-seven-played-card"),
    };
    Keys { label, line }
}

/// The facts of a play: the card, where it comes from, and whatever is named with it.
fn facts(message: Message, from: Source, play: Play) -> Message {
    let from = match from {
        Source::Hand => "hand",
        Source::Reserve => "reserve",
    };
    let message = message.with("card", play.card().say()).with("from", Arg::from(from));
    match play {
        Play::Trade(_, Some(other)) | Play::Thief(_, Intent::Steal(other)) => message.with("other", other),
        Play::Main(_, Some(colour)) | Play::Herald(colour, Voice::Announced) => {
            message.with("colour", colour.say())
        }
        _ => message,
    }
}
