//! The terminal at the table of a server that cheats: whatever it tries, the player reads it on the screen, and nothing that
//! was not proven looks as if it were.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "support/server.rs"]
mod server;
mod support;

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use server::Host;
use server::client::Client;
use server::crooked::{VICTIM, ada_plays, crooked, honest};
use server::http::{guest, open};
use server::pair::{FIRST, SIEBEN, here};
use sevenfold_core::{Say, Viewer};
use sevenfold_fair::Verdict;
use sevenfold_fair::testing::{Cheat, Crook};
use sevenfold_protocol::{Request, Snapshot};
use sevenfold_terminal::{Address, Colours, Party, Pen};
use sevenfold_texts::Lang;
use support::Player;
use tempfile::TempDir;

/// A key of the page on which a result stands, and one of those below a table.
const ONCE_MORE: &str = "n once more";
const GIVE_UP: &str = "x give up";

/// What is answered to a wish to take back before one has moved.
const NOTHING_TO_TAKE_BACK: &str = "There is nothing to take back yet.";

/// Long enough for a machine that has much else to do.
const PATIENCE: Duration = Duration::from_mins(2);

/// Ada, who is not cheated, at a table of her own, and the address at which Bob finds it.
struct Scene {
    ada: Client,
    code: String,
    address: SocketAddr,
    /// What Bob's program keeps.
    home: TempDir,
}

impl Scene {
    async fn new(honest: &Host, crook: Crook) -> Self {
        let address = crooked(honest.address, crook).await;
        let [hers, his] = [guest(honest.address).await, guest(honest.address).await];
        let code = open(honest.address, &hers, SIEBEN).await;
        let mut ada = Client::watchful(honest.address, &code, &hers).await;
        ada.sit("Ada").await;
        let home = tempfile::tempdir().unwrap();
        let port = address.port();
        fs::write(home.path().join(format!("guest-127-0-0-1-{port}")), his).unwrap();
        Self { ada, code, address, home }
    }
}

/// Somebody at the terminal, at a server's table.
fn at(address: SocketAddr, code: &str, home: &Path) -> Player {
    let address = Address::read(code, &address.to_string()).unwrap();
    Player::at(Party::join(&address, Some(home)).unwrap(), Lang::En, 80, 24)
}

/// What is on the screen as one line, without the frame of a box.
fn words(player: &mut Player) -> String {
    let screen = player.screen();
    let lines = screen.lines().map(|line| line.trim_matches([' ', '│']));
    lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

/// Lets time pass until it is so.
fn attend(player: &mut Player, mut wish: impl FnMut(&mut Player) -> bool) {
    let begun = Instant::now();
    while !wish(player) {
        assert!(begun.elapsed() < PATIENCE, "it never came to that:\n{}", player.screen());
        thread::sleep(Duration::from_millis(20));
        player.wait(50);
    }
}

/// Lets time pass until this is on the screen.
fn until(player: &mut Player, text: &str) {
    attend(player, |player| words(player).contains(text));
}

/// A sentence as the screen has it, behind its sign.
fn sentence(sign: &str, what: &impl Say) -> String {
    let pen = Pen::new(Lang::En, Viewer::Watcher, Vec::new(), Colours::None);
    format!("{sign} {}", pen.say(&what.say()))
}

/// Bob sits down, wants a second game, and looks at the result of that one.
fn bob_plays(mut bob: Player) -> String {
    bob.app.take_a_seat();
    until(&mut bob, ONCE_MORE);
    bob.keys("n");
    // The record's address says which game it was that is over.
    attend(&mut bob, |bob| {
        if bob.sees(ONCE_MORE) {
            bob.keys("s");
        }
        words(bob).contains("game=2")
    });
    words(&mut bob)
}

/// A game and its rematch; what Bob's screen shows in the end.
async fn cheated(honest: &Host, crook: Crook) -> String {
    let nothing = crook.promises_nothing();
    let Scene { mut ada, code, address, home } = Scene::new(honest, crook).await;
    let bob = tokio::task::spawn_blocking(move || {
        let mut bob = at(address, &code, home.path());
        if nothing {
            bob.app.take_a_seat();
            until(&mut bob, "✗");
            words(&mut bob)
        } else {
            bob_plays(bob)
        }
    });
    if nothing {
        return bob.await.unwrap();
    }
    let ((), seen) = tokio::join!(ada_plays(&mut ada), bob);
    seen.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_a_server_tries_can_be_read_on_the_screen() {
    let honest = honest().await;
    let seen = Crook::all(VICTIM).into_iter().map(|crook| async {
        let seen = cheated(&honest, crook.clone()).await;
        (crook, seen)
    });
    for (crook, seen) in futures_util::future::join_all(seen).await {
        if let Some(alarm) = crook.noticed() {
            assert!(seen.contains(&sentence("✗", &alarm)), "{crook:?} {alarm:?}: {seen}");
            assert!(!seen.contains('✓'), "{crook:?}: {seen}");
        } else {
            assert!(seen.contains(&sentence("✓", &Verdict::Promised)), "{crook:?}: {seen}");
            assert!(!seen.contains('✗'), "{crook:?}: {seen}");
        }
    }
}

fn sealed(face: &Snapshot) -> bool {
    face.table.fair.seals.iter().all(|seal| !seal.is_empty())
}

/// Bob sits down, seals a part, and ends his program; what it has kept stays.
async fn bob_sits_down_and_leaves(scene: &mut Scene) {
    let (code, address, home) = (scene.code.clone(), scene.address, scene.home.path().to_owned());
    let (tell, told) = mpsc::channel();
    let bob = tokio::task::spawn_blocking(move || {
        let mut bob = at(address, &code, &home);
        bob.app.take_a_seat();
        attend(&mut bob, |_| told.try_recv().is_ok());
    });
    scene.ada.until(FIRST, sealed).await;
    tell.send(()).unwrap();
    bob.await.unwrap();
    scene.ada.until(FIRST, |face| !here(face, VICTIM.index())).await;
}

/// Ada begins, and Bob, who has started his program again, sees the table until this is on his screen.
async fn begun_without_bob(scene: &mut Scene, text: String, then: fn(&mut Player)) -> String {
    scene.ada.done(Request::Start { fill: None }).await;
    scene.ada.until(FIRST, |face| face.game.is_some()).await;
    let (code, address, home) = (scene.code.clone(), scene.address, scene.home.path().to_owned());
    let bob = tokio::task::spawn_blocking(move || {
        let mut bob = at(address, &code, &home);
        until(&mut bob, &text);
        then(&mut bob);
        words(&mut bob)
    });
    bob.await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_was_started_again_knows_the_promise_and_its_alarm_stays() {
    let honest = honest().await;
    let crook = Crook::new(Cheat::PromiseWhenDealt, VICTIM);
    let alarm = sentence("✗", &crook.noticed().unwrap());
    let mut scene = Scene::new(&honest, crook).await;
    bob_sits_down_and_leaves(&mut scene).await;
    let seen = begun_without_bob(&mut scene, alarm.clone(), |bob| {
        bob.keys("wpfui\n");
        until(bob, "pfui");
        // What was said last and the answer to a key both want the alarm's place.
        bob.keys("u");
        until(bob, NOTHING_TO_TAKE_BACK);
    });
    let seen = seen.await;
    assert!(seen.contains(NOTHING_TO_TAKE_BACK), "{seen}");
    assert!(seen.contains(&alarm) && seen.contains(GIVE_UP), "{seen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_away_when_it_was_dealt_reads_that_their_part_is_missing() {
    let honest = honest().await;
    let mut scene = Scene::new(&honest, Crook::new(Cheat::Honest, VICTIM)).await;
    bob_sits_down_and_leaves(&mut scene).await;
    let missing = sentence("◐", &Verdict::WithoutYou);
    let seen = begun_without_bob(&mut scene, missing.clone(), |_| {}).await;
    assert!(seen.contains(GIVE_UP) && !seen.contains('✗'), "{seen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_only_looked_on_reads_that_it_is_consistent_in_itself() {
    let honest = honest().await;
    let Scene { mut ada, code, home, .. } = Scene::new(&honest, Crook::new(Cheat::Honest, VICTIM)).await;
    let (address, bobs) = (honest.address, code.clone());
    let bob = tokio::task::spawn_blocking(move || bob_plays(at(address, &bobs, home.path())));
    let cleo = tokio::task::spawn_blocking(move || {
        let home = tempfile::tempdir().unwrap();
        let mut cleo = at(address, &code, home.path());
        until(&mut cleo, ONCE_MORE);
        words(&mut cleo)
    });
    let ((), bob, cleo) = tokio::join!(ada_plays(&mut ada), bob, cleo);
    let (bob, cleo) = (bob.unwrap(), cleo.unwrap());
    let (promised, consistent) = (sentence("✓", &Verdict::Promised), sentence("○", &Verdict::Consistent));
    assert!(bob.contains(&promised) && !bob.contains(&consistent), "{bob}");
    assert!(cleo.contains(&consistent) && !cleo.contains('✓'), "{cleo}");
}
