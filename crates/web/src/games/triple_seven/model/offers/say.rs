//! Offers in words: what each is called, and what comes of it.

use sevenfold_core::{Arg, Message};
use sevenfold_triple_seven::{
    Action, Attack, Card, Defence, Frame, Gift, HeraldRule, Intent, Main, Play, Rank, Shown, Six, Stole,
    Turning, Voice,
};

use super::super::Scene;

/// How many cards there are after drawing some.
fn grows(scene: &Scene, by: u8) -> Message {
    let now = scene.view.own.map_or(0, |own| own.hand.len());
    Message::new("web-triple-seven-grows").with("now", now).with("then", now + by)
}

/// What an offer is called.
pub(crate) fn title(scene: &Scene, action: Action) -> Message {
    let view = &scene.view;
    let next = || view.own.map_or(Arg::from(""), |own| Arg::from(view.table.after(own.seat)));
    match action {
        Action::Play(_, play) => title_of_play(play),
        Action::PlayRun(run) => Message::new("web-triple-seven-play-run").with("six", six(run.six)),
        Action::Give(Gift::Card(_)) => Message::new("web-triple-seven-give").with("other", next()),
        Action::Give(Gift::Run(run)) => {
            Message::new("web-triple-seven-give-run").with("six", six(run.six)).with("other", next())
        }
        Action::Give(Gift::Top) => Message::new("web-triple-seven-give-top").with("other", next()),
        Action::Reserve(_) => Message::new("web-triple-seven-put-aside"),
        Action::Swap(_) => Message::new("web-triple-seven-swap"),
        Action::Answer(answer) => Message::new("web-triple-seven-answer")
            .with("card", Card::main(answer.with.main()).say())
            .with("way", if answer.with == Defence::Reaper { "strike" } else { "ward" }),
        Action::Submit => title_of_submitting(scene),
        Action::CallOut => Message::new("web-triple-seven-call-out"),
        _ => action.describe(),
    }
}

const fn six(six: Six) -> &'static str {
    match six {
        Six::Number => "number",
        Six::Thief => "thief",
    }
}

fn title_of_play(play: Play) -> Message {
    match play {
        Play::Reverse(_, Turning::Reverse) => Message::new("web-triple-seven-play-turning"),
        Play::Reverse(_, Turning::Keep) | Play::Trade(_, None) => Message::new("web-triple-seven-play-plain"),
        Play::Trade(_, Some(_)) => Message::new("web-triple-seven-play-trade"),
        Play::Herald(colour, Voice::Announced) => {
            Message::new("web-triple-seven-play-announced").with("colour", Arg::key(colour.key()))
        }
        Play::Herald(_, Voice::Silent) => Message::new("web-triple-seven-play-silent"),
        Play::Thief(_, Intent::Six) => Message::new("web-triple-seven-play-six"),
        Play::Thief(_, Intent::Show) => Message::new("web-triple-seven-play-show"),
        Play::Thief(_, Intent::Steal(_)) => Message::new("web-triple-seven-play-steal"),
        Play::Number(..) | Play::Deuce(_) | Play::Main(..) => Message::new("web-triple-seven-play"),
    }
}

fn title_of_submitting(scene: &Scene) -> Message {
    match scene.frame() {
        Some(Frame::Trade { by, .. }) => Message::new("web-triple-seven-submit-trade").with("seat", by),
        Some(Frame::Theft { .. }) => Message::new("web-triple-seven-submit-thief"),
        Some(Frame::Smite { cards, .. }) => Message::new("web-triple-seven-submit-draw").with("count", cards),
        _ => Message::new("web-triple-seven-submit-draw").with("count", 4u8),
    }
}

/// What comes of an offer.
pub(crate) fn note(scene: &Scene, action: Action) -> Option<Message> {
    if let Some(out) = out(scene, action) {
        return Some(out);
    }
    match action {
        Action::Play(_, play) => note_of_play(scene, play),
        Action::PlayRun(run) => {
            Some(then_shows(Shown { colour: run.colour, number: Some(Rank::Number(7).number()) }))
        }
        Action::Reserve(card) | Action::Swap(card) => {
            let has = if scene.view.has_collected(card.kind()) { "yes" } else { "no" };
            let kind = Arg::key(card.kind().key());
            Some(Message::new("web-triple-seven-reserve-counts").with("kind", kind).with("has", has))
        }
        Action::Answer(answer) => note_of_answer(scene, answer.with),
        Action::Submit => note_of_submitting(scene),
        Action::Draw => Some(Message::new("web-triple-seven-draw-then")),
        Action::NoReserve => Some(Message::new("web-triple-seven-no-reserve-then")),
        Action::CallOut => match scene.frame() {
            Some(Frame::CallOut { by, .. }) => {
                Some(Message::new("web-triple-seven-draws").with("seat", by).with("count", 4u8))
            }
            _ => None,
        },
        Action::Hush => Some(Message::new("web-triple-seven-hush-then")),
        _ => None,
    }
}

/// With the last card one is out, whatever else it would do (TS-21); an unannounced HERALD may be called out (TS-26).
fn out(scene: &Scene, action: Action) -> Option<Message> {
    let silent = matches!(action, Action::Play(_, Play::Herald(_, Voice::Silent)));
    let out = scene.view.goes_out(&action) && !silent && !matches!(action, Action::Reserve(_));
    let now = scene.view.own.and_then(|own| Some(scene.view.players.get(own.seat.index())?.score));
    let then = scene.view.score_if_out().filter(|_| out)?;
    let gains = if Some(then) > now { "yes" } else { "no" };
    Some(Message::new("web-triple-seven-out").with("score", then).with("gains", gains))
}

fn then_shows(shows: Shown) -> Message {
    Message::new("web-triple-seven-then-shows").with("shows", shows.say())
}

fn note_of_play(scene: &Scene, play: Play) -> Option<Message> {
    let view = &scene.view;
    let me = view.own?.seat;
    match play {
        Play::Number(colour, number) => Some(then_shows(Shown { colour, number: Some(number) })),
        Play::Deuce(_) => Some(Message::new("web-triple-seven-deuce-then")),
        Play::Reverse(_, Turning::Reverse) if view.table.seats > 2 => {
            // The other way round, whoever came before comes next.
            let before =
                sevenfold_core::Seat::all(view.table.seats).find(|seat| view.table.after(*seat) == me)?;
            Some(Message::new("web-triple-seven-next-is").with("seat", before))
        }
        Play::Reverse(_, Turning::Keep) if view.table.seats > 2 => {
            Some(Message::new("web-triple-seven-next-is").with("seat", view.table.after(me)))
        }
        Play::Reverse(..) | Play::Trade(_, None) => None,
        Play::Trade(_, Some(_)) => Some(Message::new("web-triple-seven-trade-then")),
        Play::Herald(_, Voice::Announced) => Some(Message::new("web-triple-seven-announced-then")),
        Play::Herald(_, Voice::Silent) => Some(Message::new(match view.table.options.herald {
            HeraldRule::Race => "web-triple-seven-race-then",
            HeraldRule::Declared => "web-triple-seven-silent-then",
        })),
        Play::Thief(_, Intent::Six) => Some(Message::new("web-triple-seven-six-then")),
        Play::Thief(_, Intent::Show) => {
            Some(Message::new("web-triple-seven-show-then").with("count", Stole::Show.penalty()))
        }
        Play::Thief(_, Intent::Steal(_)) => Some(Message::new("web-triple-seven-steal-then")),
        Play::Main(main, _) => Some(note_of_main(scene, main)),
    }
}

/// What a main character does, before its colour is named.
fn note_of_main(scene: &Scene, main: Main) -> Message {
    let view = &scene.view;
    match main {
        Main::Saint => Message::new("web-triple-seven-saint-then"),
        Main::Samaritan => {
            let next = view.own.map_or(Arg::from(""), |own| Arg::from(view.table.after(own.seat)));
            Message::new("web-triple-seven-samaritan-then").with("other", next)
        }
        Main::Sinner => Message::new("web-triple-seven-sinner-then"),
        Main::Reaper => {
            match view.table.pile.thief.filter(|loot| view.own.is_some_and(|own| own.seat != loot.by)) {
                Some(loot) => Message::new("web-triple-seven-reaper-strikes")
                    .with("seat", loot.by)
                    .with("count", loot.stole.penalty()),
                None => Message::new("web-triple-seven-reaper-then"),
            }
        }
    }
}

fn note_of_answer(scene: &Scene, with: Defence) -> Option<Message> {
    let (by, attack) = scene.view.attack()?;
    Some(match (with, attack) {
        (Defence::Reaper, _) => {
            Message::new("web-triple-seven-reaper-strikes").with("seat", by).with("count", 4u8)
        }
        (Defence::Saint, Attack::Trade) => Message::new("web-triple-seven-saint-trade"),
        (Defence::Saint, Attack::Thief) => Message::new("web-triple-seven-saint-thief"),
        (Defence::Saint, Attack::Sinner | Attack::Reaper) => Message::new("web-triple-seven-saint-draw"),
    })
}

fn note_of_submitting(scene: &Scene) -> Option<Message> {
    match scene.frame()? {
        Frame::Trade { by, .. } => {
            let yours = scene.view.own?.hand.len();
            let theirs = scene.view.players.get(by.index())?.hand;
            Some(Message::new("web-triple-seven-trade-sizes").with("yours", yours).with("theirs", theirs))
        }
        Frame::Theft { .. } => Some(Message::new("web-triple-seven-thief-then")),
        Frame::Smite { cards, .. } => Some(grows(scene, cards)),
        Frame::Sin { .. } => Some(grows(scene, 4)),
        _ => None,
    }
}
