//! What an update costs the page, with the client that was built last: games with as many seats as they have, on a processor
//! slowed down four times, as `cargo run -p sevenfold-browser-tests --example updates [MOVES [TIMES [GAME]]]`.
#![allow(clippy::missing_panics_doc, clippy::unwrap_used, reason = "whoever runs it sees what went wrong")]

use sevenfold_browser_tests::{Kept, Player, Size, Stage, Way};
use sevenfold_protocol::{BotSpeed, Settings};

#[tokio::main]
async fn main() {
    let mut given = std::env::args().skip(1);
    let moves: u32 = given.next().map_or(12, |moves| moves.parse().unwrap());
    let times: u32 = given.next().map_or(4, |times| times.parse().unwrap());
    let only = given.next();
    let stage = Stage::open().await;
    println!("| game | seats | updates | quarter ms | median ms | 90 % | longest | beside it |");
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for game in sevenfold_shelf::GAMES {
        let (id, seats) = (game.meta().id, game.meta().most_seats);
        if only.as_ref().is_some_and(|only| only != id) {
            continue;
        }
        let settings = Settings { bots: BotSpeed::Instant, ..Settings::new(id, seats) };
        let window = stage.window(Size::Phone).await;
        window.weigh().await;
        Kept::played(settings, "random", 0).resume_in(&window).await;
        window.until_asked().await;
        window.slow_down(times).await;
        window.weighed().await;
        let mut player = Player::new(Way::Mouse);
        for _ in 0..moves {
            window.until_asked().await;
            player.turn(&window).await;
        }
        let weighed = window.weighed().await;
        let [quarter, median, most, longest] = [25, 50, 90, 100].map(|percent| weighed.within(percent));
        let (updates, beside) = (weighed.updates.len(), weighed.beside());
        println!(
            "| {id} | {seats} | {updates} | {quarter:.1} | {median:.1} | {most:.1} | {longest:.1} | {beside:.1} |"
        );
    }
}
