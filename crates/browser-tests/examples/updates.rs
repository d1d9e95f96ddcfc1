//! What an update costs the page, with the client that was built last: games with as many seats as they have, on a processor
//! slowed down four times, as `cargo run -p sevenfold-browser-tests --example updates [MOVES]`.
#![allow(clippy::missing_panics_doc, clippy::unwrap_used, reason = "whoever runs it sees what went wrong")]

use sevenfold_browser_tests::{Kept, Player, Size, Stage, Way};
use sevenfold_protocol::{BotSpeed, Settings};

#[tokio::main]
async fn main() {
    let moves = std::env::args().nth(1).map_or(12, |moves| moves.parse().unwrap());
    let stage = Stage::open().await;
    println!(
        "| game | seats | updates | median ms | 90 % | longest |\n| --- | --- | --- | --- | --- | --- |"
    );
    for game in sevenfold_shelf::GAMES {
        let (id, seats) = (game.meta().id, game.meta().most_seats);
        let settings = Settings { bots: BotSpeed::Instant, ..Settings::new(id, seats) };
        let window = stage.window(Size::Phone).await;
        window.weigh().await;
        Kept::played(settings, "random", 0).resume_in(&window).await;
        window.until_asked().await;
        window.slow_down(4).await;
        window.weighed().await;
        let mut player = Player::new(Way::Mouse);
        for _ in 0..moves {
            window.until_asked().await;
            player.turn(&window).await;
        }
        let mut weighed = window.weighed().await;
        weighed.sort_by(f64::total_cmp);
        let at = |share: usize| weighed[(weighed.len() - 1) * share / 100];
        let (median, most, longest) = (at(50), at(90), at(100));
        let updates = weighed.len();
        println!("| {id} | {seats} | {updates} | {median:.1} | {most:.1} | {longest:.1} |");
    }
}
