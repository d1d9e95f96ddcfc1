//! One sees where things came from; whoever prefers little motion sees a mark instead.

use sevenfold_browser_tests::{Kept, Player, Size, Stage, Way};

use crate::{BOT, games, short};

/// Keeps every flight: how long, from how far, whether that is where it begins, and of what.
const SEE_FLIGHTS: &str = "
    window.flights = [];
    const plain = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const way = (frames[0].translate ?? '').split(' ').map(parseFloat);
      const flight = plain.call(this, frames, options);
      const [begin] = flight.effect.getKeyframes();
      window.flights.push({ far: Math.hypot(...way), begins: begin.computedOffset, duration: options.duration, from: this.dataset.from });
      return flight;
    };";

#[tokio::test(flavor = "multi_thread")]
async fn things_come_from_where_they_were() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for (game, _) in games() {
        Kept::begun(short(game, 2), BOT).resume_in(&window).await;
        window.until_asked().await;
        window.with_motion().await;
        window.script(SEE_FLIGHTS, vec![]).await;
        let mut player = Player::new(Way::Mouse);
        // From somewhere else, and more than one of them.
        let far = "return window.flights.filter(({ far }) => far > 20).length > 1";
        player.play_until(&window, far).await;
        let flights = window.script("return window.flights", vec![]).await;
        for flight in flights.as_array().unwrap() {
            let duration = flight["duration"].as_f64().unwrap();
            assert!((180.0..=240.0).contains(&duration), "{game}: {flight}");
            assert_eq!(flight["begins"], 0, "{game}: it comes from there, it does not go there: {flight}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_come_is_marked_where_nothing_moves() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for (game, _) in games() {
        Kept::begun(short(game, 2), BOT).resume_in(&window).await;
        window.until_asked().await;
        window.script(SEE_FLIGHTS, vec![]).await;
        let mut player = Player::new(Way::Mouse);
        player.play_until(&window, "return !!document.querySelector('[data-came]')").await;
        assert_eq!(window.script("return window.flights.length", vec![]).await, 0, "{game} stands still");
    }
}

/// Where something lies is asked once all is drawn: before, the page would be laid out for the answer, and once more for the
/// picture.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_laid_out_in_the_middle_of_an_update() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.weigh().await;
    for (game, _) in games() {
        Kept::begun(short(game, 2), BOT).resume_in(&window).await;
        window.until_asked().await;
        window.with_motion().await;
        let mut player = Player::new(Way::Mouse);
        for _ in 0..3 {
            window.until_asked().await;
            player.turn(&window).await;
        }
        window.until_asked().await;
        assert!(!window.weighed().await.updates.is_empty(), "{game} goes on");
        assert_eq!(window.looked_up().await, [""; 0], "{game}");
    }
}
