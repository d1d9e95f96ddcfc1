//! The curve of a review is saved as a picture, drawn or of dots, that stands alone.

use serde_json::json;
use sevenfold_browser_tests::{Size, Stage};

use super::review;

/// What the page lets the browser save from now on, by its name, and what is in it: a page may not fetch what it made itself.
const LISTEN: &str = "
    [window.saved, window.made] = [{}, {}];
    const plain = URL.createObjectURL;
    URL.createObjectURL = (made) => {
      const address = plain.call(URL, made);
      window.made[address] = made;
      return address;
    };
    HTMLAnchorElement.prototype.click = function() { window.saved[this.download] = this.href; };";

/// What was saved under a name, as a picture on its own: its width and height, and how many kinds of dots it is made of.
const SEEN: &str = "
    const [name, done] = arguments;
    const image = new Image();
    image.onerror = () => done(null);
    image.onload = () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const dots = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      const clear = dots.filter((dot) => dot >>> 24 < 255).length;
      done([canvas.width, canvas.height, clear, new Set(dots).size > 20]);
    };
    image.src = window.saved[name];";

#[tokio::test(flavor = "multi_thread")]
async fn the_curve_is_saved_as_a_picture() {
    let stage = Stage::open().await;
    for size in [Size::Desk, Size::Phone] {
        let window = stage.window(size).await;
        review(&window, "sieben", 3).await;
        window.script(LISTEN, vec![]).await;
        for (button, ending) in [(1, "svg"), (2, "png")] {
            window.press(&format!(".rv-save button:nth-child({button})")).await;
            let name = format!("sevenfold-review.{ending}");
            window.until_with("a file", "return arguments[0] in window.saved", vec![json!(name)]).await;
            // All of it has a ground, on whatever it is laid, and something is drawn there.
            let seen = window.patient_script(SEEN, vec![json!(name)]).await;
            assert_eq!(seen, json!([1280, 748, 0, true]), "{size:?} {ending}");
        }
        let kept = "return window.made[window.saved['sevenfold-review.svg']].text()";
        let drawn = window.script(kept, vec![]).await;
        // Letters and colours come along: nothing outside says how they look.
        assert!(drawn.as_str().unwrap().contains("<style>"), "{drawn}");
        assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
    }
}
