//! Hosts who are the player's own program: a seed of their own, and bots that are only looked at.

use sevenfold_core::Viewer;
use sevenfold_core::chance::Seed;
use sevenfold_fair::{Alarm, Watch};
use sevenfold_protocol::{Ask, Millis, Phase, RefusalCode, Request, ToClient};

use super::host::{Host, opening, parley, player, seat};
use super::parley::find;
use crate::{Table, TableError};

const SEED: Seed = Seed([77; 32]);

fn dealt() -> Host {
    let mut host = Host::with(parley(2), &["ada", "bo"]);
    let done = host.table.deal_from(SEED, host.now).unwrap();
    host.keep(done);
    host.ask("ada", Request::Start { fill: None }).unwrap();
    host
}

#[test]
fn a_host_may_deal_from_a_seed_of_its_own_and_promises_nothing_then() {
    let mut host = dealt();
    assert_eq!(host.table.record_so_far().and_then(|record| record.seed), Some(SEED));
    assert_eq!(host.face().fair.commit, "", "nothing was promised");
    assert_eq!(host.table.deal_from(Seed([1; 32]), host.now).unwrap_err(), TableError::Running);
    assert_eq!(host.rebuilt().record_so_far(), host.table.record_so_far());
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    let record = host.table.record().unwrap();
    assert_eq!((record.seed, record.others.get("fair")), (Some(SEED), None));
}

#[test]
fn whoever_expects_a_promise_notices_that_there_is_none() {
    let mut host = Host::with(parley(2), &["ada"]);
    let _ = host.table.deal_from(SEED, host.now).unwrap();
    let mut watch = Watch::default();
    let face = host.table.snapshot(Viewer::Seat(seat(1)), host.now);
    watch.hear(&ToClient::Snapshot(Box::new(face)), &mut || [1; 32]);
    assert_eq!(watch.alarm(), Some(Alarm::NoPromise));
}

#[test]
fn the_game_after_it_is_promised_again() {
    let mut host = dealt();
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    let next = host.face().fair.next;
    for (name, number) in [("ada", 1), ("bo", 2)] {
        host.ask(name, Request::Rematch { seat: seat(number) }).unwrap();
    }
    assert!(next.is_some());
    assert_eq!(Some(host.face().fair.commit), next);
    assert_ne!(host.table.record_so_far().and_then(|record| record.seed), Some(SEED));
}

#[test]
fn bots_play_among_themselves_only_where_that_is_looked_at() {
    let ada = player("ada");
    let start = Ask { id: 1, request: Request::Start { fill: Some("random".to_owned()) } };
    let open = || Table::open_from(find, opening(parley(2)), Millis(1)).unwrap().0;
    let mut table = open();
    let refused = table.handle(&ada, &start, Millis(1)).unwrap_err();
    assert_eq!(refused.refusal().code, RefusalCode::SeatsFree);
    let mut table = open().with_bots_alone();
    let _ = table.handle(&ada, &start, Millis(1)).unwrap();
    let before = table.version();
    let mut now = Millis(1);
    for _ in 0..200 {
        now = now.plus(10_000);
        let _ = table.tick(now);
    }
    assert!(table.version() > before && matches!(table.phase(), Phase::Playing | Phase::Over(_)));
}
