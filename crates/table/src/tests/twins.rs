//! Twin worlds over the wire: what differs only in what a viewer cannot know is the same to that viewer, byte by byte,
//! and takes the same time.

use sevenfold_core::chance::Quick;
use sevenfold_core::erased::{AnyEvent, AnyRun, Told};
use sevenfold_core::testing::scale;
use sevenfold_core::{Rng, Seat, Viewer};

use sevenfold_protocol::Company;

use super::host::Host;
use super::random::{begun, games, move_if_asked};
use crate::{Entry, Happened, Mover, Sending, Table, To};

/// What a viewer sees of a step in the game alone.
type Sight = (serde_json::Value, Vec<Told>, sevenfold_core::Agenda);

/// The table as it is, and as it might be for all that this viewer knows.
fn twin(host: &Host, viewer: Viewer, rng: &mut Quick) -> Table {
    let mut table = host.rebuilt();
    let play = table.play.as_mut().unwrap();
    play.run = play.run.imagine(viewer, rng).unwrap();
    table
}

/// The picture of the table, and how it stands in the viewer's list.
fn bytes(table: &Table, viewer: Viewer, host: &Host) -> String {
    let person = viewer.seat().and_then(|seat| table.chairs.get(seat)?.person());
    // A world that was imagined does not tell its round.
    let listed = person
        .and_then(|person| table.company(&person.player))
        .map(|company| Company { round: 0, ..company });
    serde_json::to_string(&(table.snapshot(viewer, host.now), listed)).unwrap()
}

/// The step that is taken next, and by whom.
fn next_step(run: &dyn AnyRun, rng: &mut Quick) -> Option<Happened> {
    if let sevenfold_core::Agenda::Chance(_) = run.agenda() {
        let mut ahead = run.boxed_clone();
        ahead.draw()?;
        return Some(Happened::Drew { text: ahead.step_text(ahead.len() - 1)? });
    }
    let asked: Vec<Seat> = run.agenda().asked().iter().collect();
    let seat = *rng.pick(&asked)?;
    let text = rng.pick(&run.legal(seat))?.clone();
    Some(Happened::Moved { seat, text, by: Mover::Player })
}

/// What the game itself lets the viewer see of a step; nothing if it cannot be taken.
fn sight(run: &dyn AnyRun, step: &Happened, viewer: Viewer) -> Option<Sight> {
    let mut run = run.boxed_clone();
    let events: Vec<Box<dyn AnyEvent>> = match step {
        Happened::Drew { text } => run.settle(text).ok()?,
        Happened::Moved { seat, text, .. } => run.play(*seat, text).ok()?,
        other => panic!("a step: {other:?}"),
    };
    let told = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
    Some((run.view(viewer), told, run.agenda()))
}

/// Everything the table sends to the viewer when the step is taken, and when it wants to be woken after it.
fn sent(table: &mut Table, step: &Happened, viewer: Viewer, host: &Host) -> (String, String) {
    let mut work = crate::work::Work::new(host.now);
    table.happen(&mut work, step.clone()).unwrap();
    let to_viewer = |sending: &&Sending| sending.to == To::Viewer(viewer);
    let messages: Vec<_> = work.done.send.iter().filter(to_viewer).map(|sending| &sending.message).collect();
    let wire = serde_json::to_string(&messages).unwrap();
    (wire, format!("{:?} {}", table.wake(), bytes(table, viewer, host)))
}

fn compare(host: &Host, viewer: Viewer, rng: &mut Quick) -> bool {
    let (mut truth, mut world) = (host.rebuilt(), twin(host, viewer, rng));
    assert_eq!(bytes(&truth, viewer, host), bytes(&world, viewer, host), "twins look alike to {viewer:?}");
    assert_eq!(truth.wake(), world.wake(), "twins wake at the same time");
    let runs = (&truth.play.as_ref().unwrap().run, &world.play.as_ref().unwrap().run);
    let Some(step) = next_step(&**runs.0, rng) else { return false };
    let (here, there) = (sight(&**runs.0, &step, viewer), sight(&**runs.1, &step, viewer));
    if here.is_none() || here != there {
        // The rules show something, or the step is impossible in the other world.
        return false;
    }
    assert_eq!(
        sent(&mut truth, &step, viewer, host),
        sent(&mut world, &step, viewer, host),
        "{viewer:?} is sent the same of {step:?}"
    );
    true
}

#[test]
fn twins_send_the_same_bytes() {
    for (number, (find, game)) in games().into_iter().enumerate() {
        let mut compared = 0;
        for round in 0..scale(3, 12) {
            let mut rng = Quick::new(u64::from(round) * 1000 + number as u64);
            let mut host = begun(find, game, &mut rng);
            for _ in 0..scale(60, 120) {
                move_if_asked(&mut host, &mut rng);
                if host.table.running().is_err() || rng.below(3) > 0 {
                    continue;
                }
                for viewer in Viewer::all(host.table.settings().seats) {
                    compared += u32::from(compare(&host, viewer, &mut rng));
                }
            }
        }
        assert!(compared > 20, "{} of {}: twins were compared after common steps", compared, game.meta().id);
    }
}

/// What a table refuses does not tell twins apart either.
#[test]
fn twins_refuse_alike() {
    for (number, (find, game)) in games().into_iter().enumerate() {
        let mut rng = Quick::new(number as u64);
        let mut host = begun(find, game, &mut rng);
        let mut texts: Vec<String> = Vec::new();
        for _ in 0..60 {
            move_if_asked(&mut host, &mut rng);
            texts.extend(last_text(&host.journal));
            let Ok(play) = host.table.running() else { break };
            let agenda = play.run.agenda();
            for (place, person) in host.table.chairs.active() {
                let (mut truth, mut world) = (host.rebuilt(), twin(&host, Viewer::Seat(place), &mut rng));
                let (Some(text), Some(window)) = (rng.pick(&texts), rng.pick(agenda.windows())) else {
                    continue;
                };
                let request =
                    sevenfold_protocol::Request::Move { seat: place, window: window.id, text: text.clone() };
                let ask = sevenfold_protocol::Ask { id: 1, request };
                let answer = |table: &mut Table| {
                    table.handle(&person.player, &ask, host.now).map_err(|error| error.refusal()).err()
                };
                assert_eq!(answer(&mut truth), answer(&mut world), "{text} at {place}");
            }
        }
    }
}

fn last_text(journal: &[Entry]) -> Option<String> {
    journal.iter().rev().find_map(|entry| match &entry.what {
        Happened::Moved { text, .. } => Some(text.clone()),
        _ => None,
    })
}
