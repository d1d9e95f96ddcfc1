//! Random tables: people and bots who do anything they can think of.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Legs, Rng, Seat, Viewer, WindowId};
use sevenfold_fair::sums;
use sevenfold_protocol::{Auto, BotSpeed, Consent, Leg, Pace, Request, Settings, Talk};
use sevenfold_shelf::{GAMES, Shelved};

use super::host::{Host, opening, seat};
use super::parley;
use crate::{Find, PlayerId};

pub(super) const PEOPLE: [&str; 4] = ["ada", "bo", "cleo", "dee"];

/// Every game there is, with the shelf it stands on.
pub(super) fn games() -> Vec<(Find, &'static dyn Shelved)> {
    let parley = parley::find("parley").unwrap();
    let own: (Find, _) = (parley::find, parley);
    [own].into_iter().chain(GAMES.iter().map(|game| (sevenfold_shelf::find as Find, *game))).collect()
}

/// A table with some people and some bots of a game, begun.
pub(super) fn begun(find: Find, game: &'static dyn Shelved, rng: &mut Quick) -> Host {
    let meta = game.meta();
    let seats = meta.least_seats + rng.below(u32::from(meta.most_seats - meta.least_seats) + 1) as u8;
    let settings = Settings {
        bots: *rng.pick(&[BotSpeed::Instant, BotSpeed::Fast, BotSpeed::Normal]).unwrap(),
        pace: *rng.pick(&[Pace::Live, Pace::Slow]).unwrap(),
        move_seconds: *rng.pick(&[None, Some(5), Some(60)]).unwrap(),
        legs: if seats == 2 { meta.legs } else { Legs::One },
        ..Settings::new(meta.id, seats)
    };
    let mut host = Host::open(find, opening(settings));
    let people = 1 + rng.below(u32::from(seats).min(4)) as usize;
    for name in &PEOPLE[..people] {
        host.arrive(name);
        host.sit(name);
    }
    host.arrive("watcher");
    host.ask("ada", Request::Start { fill: Some("random".into()) }).unwrap();
    host
}

/// Somebody does something; it may well be refused.
pub(super) fn anything(host: &mut Host, rng: &mut Quick) {
    let name = *rng.pick(&PEOPLE).unwrap();
    let seats = host.table.settings().seats;
    let number = 1 + rng.below(u32::from(seats)) as u8;
    let place = seat(number);
    let request = match rng.below(60) {
        0 => Request::OfferUndo { seat: place },
        1 | 2 => Request::AnswerUndo { seat: place, consent: Consent::Agree },
        3 => Request::AnswerUndo { seat: place, consent: Consent::Decline },
        4 => Request::LeaveSeat { seat: place },
        5..=7 => Request::TakeSeat { seat: Some(place), name: name.into() },
        8 => Request::Say { seat: place, talk: Talk::Phrase("oops".into()) },
        9 => Request::SetName { seat: place, name: format!("{name}!") },
        10 => Request::SetAuto { seat: place, auto: Auto::Passive },
        11 => Request::Hint { seat: place },
        12 => Request::LetBotPlay { seat: place },
        13 | 14 => Request::Rematch { seat: place },
        15 if rng.below(8) == 0 => Request::Resign { seat: place },
        16 => Request::Move { seat: place, window: WindowId(rng.below(9)), text: "pass".into() },
        17 => Request::Start { fill: None },
        18 => return host.wait(u64::from(rng.below(3000))),
        19 => return host.wait(130_000),
        20 if host.connected.contains(&PlayerId::new(name)) => return host.vanish(name),
        21 => return host.arrive(name),
        22 => Request::SetBotSpeed { speed: BotSpeed::Fast },
        23..=26 => seal(host, place),
        27..=29 => reveal(place),
        _ => return move_if_asked(host, rng),
    };
    // What is refused changes nothing, which the host checks; anything else may happen.
    let _ = host.ask(name, request);
}

/// Seals a part for the game that comes next.
pub(super) fn seal(host: &Host, place: Seat) -> Request {
    let face = host.face();
    // A return game is played at the other seat, and sealed for it.
    let turned = if face.leg == Some(Leg::First) { place.next(2) } else { place };
    let (game, promise, there) = match face.fair.next {
        Some(next) => (face.game + 1, next, turned),
        None => (face.game, face.fair.commit, place),
    };
    Request::Seal { seat: place, game, seal: sums::seal(&promise, there, &part(there)) }
}

/// Reveals that part.
pub(super) fn reveal(place: Seat) -> Request {
    Request::Reveal { seat: place, part: part(place) }
}

fn part(place: Seat) -> String {
    sums::part([place.number(); 32])
}

/// Somebody who is asked moves, or time passes.
pub(super) fn move_if_asked(host: &mut Host, rng: &mut Quick) {
    let ids: Vec<PlayerId> = host.table.players();
    for id in ids {
        for viewer in host.table.viewers(&id) {
            let Viewer::Seat(place) = viewer else { continue };
            let face = host.snapshot(viewer).game;
            let Some(choice) = face.as_ref().and_then(|game| rng.pick(&game.choices)) else { continue };
            let request = Request::Move { seat: place, window: choice.window, text: choice.text.clone() };
            host.ask(id.as_str(), request).unwrap();
            return;
        }
    }
    host.wait(1000);
}
