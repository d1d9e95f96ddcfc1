//! Several people at one keyboard: nobody sees what is another's.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use ratatui::crossterm::event::KeyCode;
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::{Rng, Viewer};
use sevenfold_protocol::Sitter;
use sevenfold_shelf::GAMES;
use sevenfold_terminal::sitter;
use support::{Player, request};

fn people(count: u8) -> Vec<Sitter> {
    ["Ada", "Ben", "Cleo", "Dora"][..usize::from(count)]
        .iter()
        .map(|name| sitter(Some((*name).into())))
        .collect()
}

#[test]
fn the_page_between_two_people_shows_nothing_of_the_game() {
    for game in GAMES {
        let pages: Vec<String> = [1, 2]
            .map(|seed| {
                let mut request = request(game.meta().id, 2, &[]);
                request.seed = Some(Seed([seed; 32]));
                let mut player = Player::new(&request);
                player.wait(5000);
                player.screen()
            })
            .to_vec();
        let name =
            |page: &str| ["Ada", "Ben"].into_iter().find(|name| page.contains(name)).unwrap().to_owned();
        let normal = |page: &str| page.replace(&name(page), "Ada");
        assert!(pages[0].contains("The keyboard goes to"));
        assert_eq!(normal(&pages[0]), normal(&pages[1]), "two deals of {}", game.meta().id);
    }
}

/// Two worlds that look alike to whoever is at the keyboard give the same screens, and so does the page after.
#[test]
fn twin_worlds_look_the_same() {
    for game in GAMES {
        let seats = game.meta().least_seats.max(3).min(game.meta().most_seats);
        for seed in 1..6 {
            let options = game.default_options(seats).unwrap();
            let mut run = game.start(&options, seats, Some(Seed([seed; 32]))).unwrap();
            let mut rng = Quick::new(u64::from(seed));
            for _ in 0..rng.below(40) {
                while run.draw().is_some() {}
                let Some(seat) = run.agenda().must().first() else { break };
                let legal = run.legal(seat);
                let text = rng.pick(&legal).unwrap().clone();
                run.play(seat, &text).unwrap();
            }
            while run.draw().is_some() {}
            let Some(seat) = run.agenda().must().first() else { continue };
            let legal = run.legal(seat);
            let text = rng.pick(&legal).unwrap().clone();
            let twins = [0, 1].map(|luck| {
                let world = run.imagine(Viewer::Seat(seat), &mut Quick::new(luck + 10)).unwrap();
                let mut player = Player::amid(*game, world, people(seats));
                player.keys("\n");
                let mut screens = vec![player.screen()];
                for key in [KeyCode::Down, KeyCode::Right, KeyCode::Tab, KeyCode::Char('r'), KeyCode::Esc] {
                    player.press(key);
                    screens.push(player.screen());
                }
                player.types("nonsense");
                screens.push(player.screen());
                player.press(KeyCode::Esc);
                player.types(&text);
                if player.sees("The keyboard goes to") {
                    screens.push(player.screen());
                }
                screens
            });
            assert_eq!(twins[0], twins[1], "{}: {} before {text}", game.meta().id, seat);
        }
    }
}

#[test]
fn the_screen_of_one_person_never_stays_for_the_next() {
    let mut player = Player::new(&request("sieben", 2, &[]));
    player.keys("\n");
    assert!(player.sees("▸ Ada") && player.sees("Your cards"));
    player.keys("1");
    player.wait(1000);
    if player.sees("▸ Ada") {
        player.keys("1");
    }
    let page = player.screen();
    assert!(page.contains("The keyboard goes to Ben"), "{page}");
    assert!(!page.contains("Your cards") && !page.contains("╰───╯"), "{page}");
    for letter in ["1", "h", ":", " "] {
        player.keys(letter);
        assert!(player.sees("The keyboard goes to Ben"), "nothing can be done for Ben on this page");
    }
    player.keys("\n");
    assert!(player.sees("▸ Ben"));
}

#[test]
fn among_several_a_take_back_needs_consent() {
    let mut player = Player::new(&request("seven", 2, &[]));
    player.keys("\n");
    let before = player.screen();
    player.keys("1\n");
    assert!(player.sees("The keyboard goes to"), "{}", player.screen());
    player.keys("u");
    assert!(player.sees("Do all agree?"), "{}", player.screen());
    player.keys("n");
    assert!(!player.sees("Do all agree?") && player.sees("not everybody agreed"), "{}", player.screen());
    player.keys("uy");
    assert!(player.sees("Taken back"), "{}", player.screen());
    player.keys("\n");
    let after = player.screen();
    let table = |screen: &str| screen.lines().take(14).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(table(&before), table(&after), "back to the first decision");
}

#[test]
fn what_others_have_seen_is_not_taken_back() {
    let mut player = Player::new(&request("sieben", 2, &[]));
    player.keys("\n");
    player.keys("1");
    assert!(player.sees("The keyboard goes to Ben"), "{}", player.screen());
    player.keys("u");
    let page = player.screen();
    assert!(page.contains("✗") && !page.contains("Do all agree?"), "{page}");
    player.keys("\n");
    assert!(player.sees("▸ Ben"), "it is still Ben’s turn");
}

#[test]
fn who_gives_up_is_asked_and_loses() {
    let mut player = Player::new(&request("sieben", 1, &["random"]));
    player.keys("x");
    assert!(player.sees("Give up?"));
    player.keys("n");
    assert!(player.sees("▸ Ada"));
    player.keys("xy");
    assert!(player.sees("You resign.") && player.sees("random 2 wins."), "{}", player.screen());
    player.keys("n");
    assert!(player.sees("▸ "), "a new game:\n{}", player.screen());
}

#[test]
fn hints_are_for_whoever_plays_against_bots_alone() {
    let mut player = Player::new(&request("sieben", 2, &[]));
    player.keys("\nh");
    let screen = player.screen();
    assert!(screen.contains("✗") && !screen.contains("Hint:"), "{screen}");
}

#[test]
fn bots_that_are_looked_at_play_to_the_end_and_again() {
    let mut player = Player::new(&request("seven", 0, &["random", "random"]));
    player.wait_for("n once more");
    player.keys("n");
    assert!(!player.sees("n once more"), "{}", player.screen());
    player.wait_for("n once more");
}

#[test]
fn whoever_only_watches_sees_public_facts() {
    let mut player = Player::new(&request("sieben", 0, &["random", "random"]));
    player.wait(3000);
    assert!(player.sees("random 1") && !player.sees("Your cards"));
    assert_eq!(player.app.viewer(), Viewer::Watcher);
}
