//! Bots: their delays follow from public facts, their choices from view and secret.

use sevenfold_core::{Seat, Viewer, WindowId};
use sevenfold_protocol::{BotSpeed, Millis, RefusalCode, Request, Settings};

use super::host::{Host, parley, player};
use crate::pace::delay;
use crate::play::Asked;
use crate::{Happened, Mover, Secret};

fn asked(window: u32, answer: bool) -> Asked {
    Asked { window: WindowId(window), seat: Seat::FIRST, since: Millis(0), must: true, answer }
}

#[test]
fn delays_are_uniform_within_their_bounds() {
    for (answer, least, most) in [(false, 700, 1_700), (true, 1_500, 3_500)] {
        let delays: Vec<u64> = (0..4000)
            .map(|window| delay(BotSpeed::Normal, &Secret([7; 32]), 1, &asked(window, answer)))
            .collect();
        assert!(delays.iter().all(|delay| (least..=most).contains(delay)));
        for quarter in 0..4 {
            let from = least + (most - least) * quarter / 4;
            let to = least + (most - least) * (quarter + 1) / 4;
            let share = delays.iter().filter(|delay| (from..to).contains(delay)).count();
            assert!((850..1150).contains(&share), "{share} of 4000 between {from} and {to}");
        }
    }
}

#[test]
fn delays_cannot_be_foreseen_without_the_secret() {
    let delays = |secret| -> Vec<u64> {
        (0..8).map(|window| delay(BotSpeed::Slow, &Secret([secret; 32]), 1, &asked(window, false))).collect()
    };
    assert_ne!(delays(1), delays(2));
}

#[test]
fn a_bot_moves_when_its_delay_is_over_and_not_before() {
    let mut host = Host::playing(Settings { bots: BotSpeed::Normal, ..parley(2) }, &["ada"]);
    host.play("ada", 1, "rest").unwrap();
    let wake = host.table.wake().unwrap();
    assert!((700..=1_700).contains(&wake.since(host.now)));
    host.wait(wake.since(host.now) - 1);
    assert_eq!(host.game(1).step, 2);
    host.wait(1);
    assert_eq!(host.game(1).step, 3);
    assert!(matches!(host.journal.last().unwrap().what, Happened::Moved { by: Mover::Bot, .. }));
}

#[test]
fn whoever_opened_the_table_hurries_its_bots() {
    let mut host = Host::playing(Settings { bots: BotSpeed::Slow, ..parley(3) }, &["ada", "bo"]);
    let hurry = Request::SetBotSpeed { speed: BotSpeed::Instant };
    let refused = host.ask("bo", hurry.clone()).err().map(|refusal| refusal.code);
    assert_eq!(refused, Some(RefusalCode::OwnerOnly));
    assert!(host.ask("ada", hurry).is_ok());
    assert_eq!(host.snapshot(Viewer::Watcher).settings.bots, BotSpeed::Instant);
}

#[test]
fn a_table_without_anything_to_do_sleeps() {
    let host = Host::with(parley(2), &["ada"]);
    assert_eq!(host.table.wake(), None);
    let host = Host::playing(parley(2), &["ada", "bo"]);
    assert_eq!(host.table.wake(), None);
    assert_eq!(host.table.players(), [player("ada"), player("bo")]);
}

/// A server moves tables between threads.
#[test]
fn a_table_can_be_sent() {
    fn sent<T: Send>() {}
    sent::<crate::Table>();
}
