//! What a link looks like where it is pasted: asked for as a chat does, which goes nowhere and runs nothing.

use serde_json::json;
use sevenfold_browser_tests::{Size, Stage};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::short;

/// The page at an address, as somebody gets it who only wants to know what it is about.
async fn asked(address: &str, language: &str) -> String {
    let (host, path) = address.trim_start_matches("http://").split_once('/').unwrap();
    let mut stream = TcpStream::connect(host).await.unwrap();
    let request = format!(
        "GET /{path} HTTP/1.1\r\nHost: {host}\r\nAccept-Language: {language}\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut page = Vec::new();
    stream.read_to_end(&mut page).await.unwrap();
    String::from_utf8_lossy(&page).into_owned()
}

/// What a page says of itself under this name.
fn about<'a>(page: &'a str, name: &str) -> &'a str {
    let rest =
        page.split_once(&format!("{name}\" content=\"")).unwrap_or_else(|| panic!("{name} in {page}")).1;
    rest.split_once('"').unwrap().0
}

/// How large a picture is, once the browser has it.
const SIZE: &str = "
    const [source, done] = arguments;
    const picture = new Image();
    picture.onload = () => done([picture.naturalWidth, picture.naturalHeight]);
    picture.onerror = () => done([0, 0]);
    picture.src = source;";

/// A link says which game it leads to, in the language of whoever asks, and has a picture that is there.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_says_what_it_leads_to() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let code = window.open_table(&short("sieben", 3)).await;
    let pages = [
        (format!("/table/{code}"), "Sieben"),
        ("/rules/seven".to_owned(), "SEVEN"),
        ("/play/triple-seven".to_owned(), "777"),
    ];
    for (path, game) in pages {
        let address = stage.address(&path);
        let (english, german) = (asked(&address, "en").await, asked(&address, "de").await);
        assert!(about(&english, "og:title").contains(game), "{path}: {english}");
        assert!(about(&english, "og:description").len() > 20, "{path}: {english}");
        assert_ne!(about(&english, "og:description"), about(&german, "og:description"), "{path}");
        assert!(english.contains("<html lang=\"en\">") && german.contains("<html lang=\"de\">"), "{path}");
        let picture = about(&english, "og:image");
        assert!(picture.starts_with("http://"), "a chat needs the whole address: {picture}");
        assert_eq!(window.patient_script(SIZE, vec![json!(picture)]).await, json!([1200, 630]));
    }
    // What a phone puts on its first screen.
    let icon = "return document.querySelector('link[rel=\"apple-touch-icon\"]').href";
    let icon = window.script(icon, vec![]).await;
    assert_eq!(window.patient_script(SIZE, vec![icon]).await, json!([180, 180]));
}
