//! Bots: their delays follow from public facts, their choices from view and secret.

use sevenfold_bots::{Bot, Recipe};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Seat, Viewer, WindowId};
use sevenfold_protocol::{BotSpeed, Millis, RefusalCode, Request, Settings, Sitter};
use sevenfold_shelf::{Entry, GAMES, Shelved};

use super::host::{Host, opening, parley, player, seat};
use super::parley::Parley;
use crate::pace::delay;
use crate::play::Asked;
use crate::{Effort, Happened, Mover, Secret};

fn asked(window: u32, answer: bool) -> Asked {
    let since = Millis(0);
    Asked {
        window: WindowId(window),
        seat: Seat::FIRST,
        since,
        led: (Seat::FIRST, since),
        must: true,
        answer,
        goes_on: false,
    }
}

#[test]
fn delays_are_uniform_within_their_bounds() {
    for (speed, answer, least, most) in [
        (BotSpeed::Fast, false, 250, 600),
        (BotSpeed::Fast, true, 900, 2_000),
        (BotSpeed::Normal, false, 700, 1_700),
        (BotSpeed::Normal, true, 1_500, 3_500),
        (BotSpeed::Slow, false, 1_500, 3_500),
        (BotSpeed::Slow, true, 2_500, 6_000),
    ] {
        let delays: Vec<u64> =
            (0..4000).map(|window| delay(speed, &Secret([7; 32]), 1, &asked(window, answer))).collect();
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
    let delays = |secret, game, number| -> Vec<u64> {
        let asked = |window| Asked { led: (seat(number), Millis(0)), ..asked(window, false) };
        (0..8).map(|window| delay(BotSpeed::Slow, &Secret([secret; 32]), game, &asked(window))).collect()
    };
    assert_ne!(delays(1, 1, 1), delays(2, 1, 1));
    assert_ne!(delays(1, 1, 1), delays(1, 2, 1), "nor from the game before");
    assert_ne!(delays(1, 1, 1), delays(1, 1, 2), "nor from another seat");
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

/// Whoever waits for a bot that draws, begins a family and passes waits for one turn, not for each of its steps.
#[test]
fn what_follows_in_the_same_turn_follows_sooner() {
    let settings = Settings { bots: BotSpeed::Normal, ..Settings::new("double-seven", 2) };
    let mut host = Host::open(sevenfold_shelf::find, opening(settings));
    host.arrive("ada");
    host.sit("ada");
    host.ask("ada", Request::Start { fill: Some("random".into()) }).unwrap();
    let (mut begun, mut followed) = (Vec::new(), Vec::new());
    let mut last = (host.now, None);
    while begun.len() < 10 || followed.len() < 10 {
        let before = host.journal.len();
        if let Some(wake) = host.table.wake() {
            host.wait(wake.since(host.now));
        } else {
            let text = host.game(1).choices[0].text.clone();
            host.play("ada", 1, &text).unwrap();
        }
        for entry in &host.journal[before..] {
            let Happened::Moved { seat, by, .. } = &entry.what else { continue };
            if *by == Mover::Bot {
                let waited = host.now.since(last.0);
                if last.1 == Some(*seat) { followed.push(waited) } else { begun.push(waited) }
            }
            last = (host.now, Some(*seat));
        }
    }
    assert!(begun.iter().all(|waited| (700..=1_700).contains(waited)), "{begun:?}");
    assert!(followed.iter().all(|waited| (350..=800).contains(waited)), "{followed:?}");
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

/// The bot that sits in for the first player after this request.
fn replacement(host: &mut Host, request: Request) -> String {
    host.ask("ada", Request::Start { fill: Some("random".into()) }).unwrap();
    host.ask("ada", request).unwrap();
    match &host.face().seats[0].sitter {
        Sitter::Person { stand_in: Some(stand_in), .. } => stand_in.bot.clone(),
        other => panic!("a bot for a person: {other:?}"),
    }
}

#[test]
fn a_club_player_stands_in_for_people_or_else_the_best_there_is() {
    for request in [Request::LeaveSeat { seat: seat(1) }, Request::Resign { seat: seat(1) }] {
        let mut host = Host::with(parley(3), &["ada", "bo"]);
        assert_eq!(replacement(&mut host, request.clone()), "sage");
        let mut host = Host::open(sevenfold_shelf::find, opening(Settings::new(GAMES[0].meta().id, 3)));
        host.sit("ada");
        host.sit("bo");
        assert_eq!(replacement(&mut host, request), "club");
    }
}

#[test]
fn the_menu_has_the_bots_that_people_play_against() {
    assert_eq!(Host::with(parley(2), &["ada"]).snapshot(Viewer::Watcher).roster, ["sage"]);
}

#[test]
fn of_two_bots_at_the_same_moment_the_lower_seat_is_first() {
    let mut host = Host::playing(parley(3), &["ada"]);
    host.play("ada", 1, "shout").unwrap();
    let before = host.journal.len();
    host.settle();
    assert!(matches!(&host.journal[before].what, Happened::Moved { seat: mover, .. } if *mover == seat(2)));
}

#[test]
fn a_bot_in_a_race_does_not_wait_longer_because_others_move() {
    let settings = Settings { bots: BotSpeed::Slow, ..parley(4) };
    let mut host = Host::playing(settings, &["ada", "bo", "cleo"]);
    host.play("ada", 1, "shout").unwrap();
    let wake = host.table.wake();
    assert!(wake.is_some());
    host.wait(1_000);
    host.play("bo", 2, "rest").unwrap();
    assert_eq!(host.table.wake(), wake);
}

#[test]
fn bots_think_as_much_as_the_host_lets_them() {
    let host = Host::with(parley(2), &["ada"]);
    let effort = Effort::iterations(7);
    let table = host.rebuilt().with_effort(effort.clone());
    assert_eq!(format!("{:?}", table.effort), format!("{effort:?}"));
}

/// Never knows what to do.
struct Shy;

impl<G: Game> Bot<G> for Shy {
    fn choose(&mut self, _view: &G::View, _legal: &[G::Action], _rng: &mut Quick) -> Option<G::Action> {
        None
    }
}

fn find_shy(id: &str) -> Option<&'static dyn Shelved> {
    static SHY: Entry<Parley> = Entry::new(&[Recipe { name: "shy", make: |_| Box::new(Shy) }]);
    (id == "parley").then_some(&SHY)
}

#[test]
fn a_bot_that_knows_nothing_lets_a_race_pass_once_and_moves_where_it_must() {
    let mut host = Host::open(find_shy, opening(parley(2)));
    host.sit("ada");
    host.ask("ada", Request::Start { fill: Some("shy".into()) }).unwrap();
    host.play("ada", 1, "shout").unwrap();
    host.settle();
    let last = &host.journal.last().unwrap().what;
    assert!(matches!(last, Happened::Moved { seat: mover, by: Mover::Bot, .. } if *mover == seat(2)));
    assert_eq!(host.game(1).agenda.windows().len(), 2, "nobody has caught the shout");
    host.play("ada", 1, "hush").unwrap();
    assert!(host.table.passed.is_empty(), "what was let pass is forgotten with its window");
}
