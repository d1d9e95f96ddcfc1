//! Whole games by keys, at 80 × 24, of every game on the shelf.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use ratatui::crossterm::event::KeyCode;
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::record::Document;
use sevenfold_core::{Legs, Rng, Seat, SeatSet, Viewer};
use sevenfold_shelf::GAMES;
use sevenfold_terminal::games::{Canvas, DRAWINGS, plain};
use sevenfold_terminal::{Colours, Pen, Request};
use sevenfold_texts::{Lang, Texts};
use support::{Player, request};

#[test]
fn a_drawing_is_of_a_game_on_the_shelf_and_there_is_one_of_each() {
    for drawing in DRAWINGS {
        assert!(GAMES.iter().any(|game| game.meta().id == drawing.game()), "{}", drawing.game());
        assert_eq!(DRAWINGS.iter().filter(|other| other.game() == drawing.game()).count(), 1);
    }
}

/// Any game could do without a drawing: what is shown then is words and numbers, never JSON.
#[test]
fn without_a_drawing_a_game_is_laid_out_in_words() {
    for game in GAMES {
        let meta = game.meta();
        let names = (1..=meta.least_seats).map(|number| format!("P{number}")).collect();
        let pen = Pen::new(Lang::En, Viewer::Seat(Seat::FIRST), names, Colours::None);
        let canvas = Canvas { pen: &pen, waits_for: SeatSet::EMPTY, width: 78, height: 20, side: 26 };
        let options = game.default_options(meta.least_seats).unwrap();
        let mut run = game.start(&options, meta.least_seats, Some(Seed([7; 32]))).unwrap();
        let mut rng = Quick::new(7);
        let mut lines = 0;
        for _ in 0..40 {
            while run.draw().is_some() {}
            let seen = plain(meta.id).read(&run.view(Viewer::Seat(Seat::FIRST))).unwrap();
            let sketch = seen.draw(None, &canvas);
            for line in sketch.table.iter().chain(&sketch.players) {
                let text = line.to_string();
                assert!(!text.contains(['{', '}', '"', '[']), "{}: {text}", meta.id);
                lines += usize::from(!text.trim().is_empty());
            }
            let Some(seat) = run.agenda().must().first() else { break };
            let legal = run.legal(seat);
            run.play(seat, rng.pick(&legal).unwrap()).unwrap();
        }
        assert!(lines > 20, "{} shows {lines} lines", meta.id);
    }
}

/// Every screen of a game is complete: nothing is shown that has no words.
fn check_words(game: &str, screen: &str) {
    for prefix in [format!("{game}-"), "terminal-".to_owned()] {
        assert!(!screen.contains(&prefix), "a key without words:\n{screen}");
    }
    assert_eq!(screen.split('\n').count(), 24);
}

/// Plays with keys chosen at random until the game is over, and looks at every screen.
fn play_through(game: &str, player: &mut Player, rng: &mut Quick) {
    for turn in 0..20_000 {
        player.wait(1000);
        let screen = player.screen();
        check_words(game, &screen);
        if ["n once more", "n noch einmal", "n nog een keer"].iter().any(|keys| screen.contains(keys)) {
            return;
        }
        // Mostly the adviser's move, since games of chance keys hardly end.
        if rng.below(4) > 0 {
            player.keys("h\n");
            continue;
        }
        match rng.below(8) {
            0 => player.press(KeyCode::Down),
            1 => player.press(KeyCode::Right),
            2 => player.press(KeyCode::Char(' ')),
            3 if turn % 50 == 3 => player.keys("l"),
            4 => player.press(KeyCode::Tab),
            5 => player.keys(["1", "2", "3"][rng.below(3) as usize]),
            _ => player.press(KeyCode::Enter),
        }
        if player.sees("Who was quick?") {
            player.keys("1");
        }
    }
    panic!("no end:\n{}", player.screen());
}

#[test]
fn every_game_asks_and_describes_in_words() {
    for game in GAMES {
        let id = game.meta().id;
        let seats = game.meta().least_seats;
        let options = game.default_options(seats).unwrap();
        let mut run = game.start(&options, seats, Some(Seed([7; 32]))).unwrap();
        let mut rng = Quick::new(7);
        for _ in 0..60 {
            while run.draw().is_some() {}
            let Some(seat) = run.agenda().must().first() else { break };
            assert!(run.ask(Viewer::Seat(seat)).is_some(), "{id} asks nothing");
            let legal = run.legal(seat);
            for text in &legal {
                let words = run.describe(seat, text).unwrap();
                assert_ne!(words.key, "move-text", "{id} has no words for {text}");
                assert!(Texts::of(Lang::Nl).has(&words.key), "{id} has no words for {text}");
            }
            run.play(seat, rng.pick(&legal).unwrap()).unwrap();
        }
    }
}

#[test]
fn whole_games_against_bots() {
    for game in GAMES {
        let id = game.meta().id;
        let mut rng = Quick::new(7);
        let strongest = game.bots().last().copied().unwrap_or("random");
        let mut request = request(id, 1, &[strongest]);
        request.lang = if id.len().is_multiple_of(2) { Lang::En } else { Lang::De };
        let mut player = Player::new(&request);
        play_through(id, &mut player, &mut rng);
        player.keys("s");
        let saved = player.saved.borrow();
        let document = Document::read(&saved[0].1).unwrap();
        let replayed = game.replay(&document).unwrap();
        assert!(replayed.outcome().is_some(), "{id} is over in the record as well");
    }
}

#[test]
fn whole_games_of_several_people() {
    for game in GAMES {
        let id = game.meta().id;
        let mut rng = Quick::new(77);
        let mut player = Player::new(&request(id, 2, &["random"][..usize::from(game.meta().most_seats > 4)]));
        for _ in 0..400 {
            player.wait(1000);
            let screen = player.screen();
            check_words(id, &screen);
            let quick = screen.contains("Who was quick?");
            player.keys(if quick { "2" } else { ["\n", "1", " ", "2"][rng.below(4) as usize] });
        }
    }
}

#[test]
fn every_size_of_window_is_drawn() {
    for game in GAMES {
        let seats = game.meta().most_seats;
        for (width, height) in [(1, 1), (59, 30), (60, 20), (80, 24), (100, 19), (120, 40), (250, 80)] {
            let bots = vec!["random"; usize::from(seats) - 1];
            let mut player = Player::sized(&request(game.meta().id, 1, &bots), width, height);
            for _ in 0..6 {
                player.wait(2000);
                let small = width < 60 || height < 20;
                if width >= 40 {
                    assert_eq!(player.sees("too small"), small, "{width} × {height}:\n{}", player.screen());
                }
                player.keys("\n");
            }
            for overlay in ["?", "r", "q", "p"] {
                player.keys(overlay);
                player.screen();
                player.press(KeyCode::Esc);
            }
        }
    }
}

/// Headings must leave room for names: bots of one level are told apart by their numbers alone.
#[test]
fn names_beside_a_table_can_be_told_apart() {
    for game in GAMES {
        for lang in Lang::ALL {
            let mut request = request(game.meta().id, 1, &["club"; 3]);
            request.lang = lang;
            let screen = Player::new(&request).screen();
            let beside = screen.lines().filter_map(|line| line.rsplit_once('│')).map(|(_, beside)| beside);
            let players: String = beside.take_while(|line| !line.contains('─')).collect();
            assert!(players.contains("club 2 "), "{lang}:\n{screen}");
        }
    }
}

#[test]
fn a_rematch_begins_anew_and_the_table_can_be_looked_at_again() {
    let mut player = Player::new(&request("sieben", 1, &["random"]));
    play_through("sieben", &mut player, &mut Quick::new(3));
    player.keys("t");
    assert!(!player.sees("★"));
    player.press(KeyCode::Esc);
    assert!(player.sees("★"));
    player.keys("n");
    player.wait(5000);
    assert!(player.sees("1 ·"), "{}", player.screen());
}

#[test]
fn a_return_game_is_begun_by_the_other_and_both_have_one_result() {
    let mut player = Player::new(&Request { legs: Legs::Two, ..request("seven", 1, &["careless"]) });
    assert!(ada_comes_first(&mut player), "{}", player.screen());
    play_through("seven", &mut player, &mut Quick::new(5));
    assert!(player.sees("This was the first of two games."), "{}", player.screen());
    player.keys("n");
    player.wait(5000);
    assert!(!ada_comes_first(&mut player), "the bot begins: {}", player.screen());
    play_through("seven", &mut player, &mut Quick::new(5));
    assert!(player.sees("Both games together: "), "{}", player.screen());
}

#[test]
fn two_at_one_keyboard_exchange_their_seats() {
    let mut player = Player::new(&Request { legs: Legs::Two, ..request("seven", 2, &[]) });
    player.keys("\n");
    assert!(ada_comes_first(&mut player), "{}", player.screen());
    play_through("seven", &mut player, &mut Quick::new(7));
    player.keys("n");
    player.wait(1000);
    player.keys("\n");
    assert!(!ada_comes_first(&mut player), "{}", player.screen());
}

/// Does Ada stand before the other one in the list of players?
fn ada_comes_first(player: &mut Player) -> bool {
    let screen = player.screen();
    // The first line says who leads.
    let below = screen.split_once('\n').unwrap().1;
    let place = |name: &str| below.find(name).unwrap_or(usize::MAX);
    place("Ada") < place("Ben").min(place("areless"))
}

#[test]
fn all_thirteen_columns_of_sevens_are_in_sight() {
    let mut player = Player::new(&request("sevens", 1, &["random", "random"]));
    let screen = player.screen();
    let rows: Vec<&str> =
        screen.lines().filter_map(|line| line.split_once('│')).map(|(row, _)| row).collect();
    for suit in ["♣", "♦", "♥", "♠"] {
        let row = rows.iter().find(|row| row.contains(suit)).unwrap();
        assert_eq!(row.split_whitespace().count(), 14, "a sign and thirteen places: {row}");
    }
}
