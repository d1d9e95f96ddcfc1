//! What a link to a page looks like where it is pasted: title, a sentence, a picture. Browsers need none of it, so only
//! those who ask without going there are told.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use sevenfold_core::Message;
use sevenfold_protocol::TableCode;
use sevenfold_texts::{Lang, Nobody, Texts};

use crate::limits::Network;
use crate::problem::language;
use crate::tables::Command;
use crate::{AppState, guests};

/// What the page has between these marks is about every page; ours is about this one.
const MARKS: [&str; 2] = ["<!--about-->", "<!--/about-->"];
/// How the page begins as long as nobody has said which language it is in.
const UNSPOKEN: &str = "<html lang=\"en\">";
/// Browsers say with this header what they are doing; nobody else sends it.
const DOING: &str = "sec-fetch-mode";

/// Does somebody ask who is not about to go there?
pub(crate) fn is_wanted(headers: &HeaderMap) -> bool {
    !headers.contains_key(DOING)
}

/// Who asks about which page.
pub(crate) struct Asked {
    path: String,
    lang: Lang,
    origin: String,
    network: Network,
}

impl Asked {
    /// What a request says.
    pub(crate) fn of(app: &AppState, request: &Request) -> Self {
        Self {
            path: request.uri().path().to_owned(),
            lang: language(request.headers()),
            origin: origin(request.headers()),
            network: guests::network(app.shared.config.front, request),
        }
    }

    /// The first page, with what is to be said of the one that was asked for.
    pub(crate) async fn answer(&self, app: &AppState, first: &[u8]) -> Response {
        let words = self.words(app).await;
        let page = fill(&String::from_utf8_lossy(first), &tags(&words, &self.origin));
        let page = page.replacen(UNSPOKEN, &format!("<html lang=\"{}\">", self.lang.code()), 1);
        let mut response = Body::from(page).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-language, sec-fetch-mode"));
        response
    }

    async fn words(&self, app: &AppState) -> Words {
        let texts = Texts::of(self.lang);
        let say =
            |place: &str, game: &str| texts.say(&Message::new(key_of(place)).with("game", game), &Nobody);
        let path: Vec<&str> = self.path.split('/').filter(|word| !word.is_empty()).collect();
        let game = match path[..] {
            ["table", code] => self.game_of_table(app, code).await,
            [_, game, ..] => Some(game.to_owned()),
            _ => None,
        };
        let shelved = game.as_deref().and_then(sevenfold_shelf::find);
        let (place, game) = match (path.first(), shelved) {
            (Some(place), Some(game)) => (place, game.meta()),
            (Some(&place @ ("table" | "replay" | "puzzles")), None) => {
                return Words { title: say(place, ""), about: say("home", "") };
            }
            _ => return Words { title: "Sevenfold".to_owned(), about: say("home", "") },
        };
        let tagline = texts.look_up(&format!("{}-tagline", game.id)).unwrap_or_default();
        Words { title: say(&format!("{place}-game"), game.title), about: tagline }
    }

    /// Which game is played at a table; whoever asks too often is not told.
    async fn game_of_table(&self, app: &AppState, code: &str) -> Option<String> {
        let code: TableCode = code.parse().ok()?;
        if app.shared.guards.requests.take(self.network).is_err() {
            return None;
        }
        let face = app.shared.tables.ask(code, Command::Face).await.and_then(Result::ok);
        face.map(|face| face.settings.game)
    }
}

/// What is said of a page.
struct Words {
    title: String,
    about: String,
}

/// The sentence for a page; one that has none of its own is called by its game.
fn key_of(place: &str) -> &'static str {
    match place {
        "home" => "server-preview-home",
        "puzzles" => "server-preview-puzzles",
        "replay" => "server-preview-replay",
        "table" => "server-preview-table",
        "table-game" => "server-preview-table-game",
        "rules-game" => "server-preview-rules-game",
        "learn-game" | "quick-game" => "server-preview-learn-game",
        _ => "server-preview-game",
    }
}

/// Where this server is, as whoever asks knows it: pictures need a whole address.
fn origin(headers: &HeaderMap) -> String {
    let said = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let scheme = if said("x-forwarded-proto") == "https" { "https" } else { "http" };
    match said("host") {
        "" => String::new(),
        host => format!("{scheme}://{host}"),
    }
}

fn tags(words: &Words, origin: &str) -> String {
    let (title, about) = (escaped(&words.title), escaped(&words.about));
    let picture = escaped(&format!("{origin}/preview.png"));
    format!(
        "<title>{title}</title>\n\
         <meta name=\"description\" content=\"{about}\">\n\
         <meta property=\"og:title\" content=\"{title}\">\n\
         <meta property=\"og:description\" content=\"{about}\">\n\
         <meta property=\"og:image\" content=\"{picture}\">"
    )
}

/// The page with other tags between its marks; as it is if it has none.
fn fill(page: &str, tags: &str) -> String {
    let marked =
        page.split_once(MARKS[0]).and_then(|(before, rest)| Some((before, rest.split_once(MARKS[1])?.1)));
    marked.map_or_else(|| page.to_owned(), |(before, after)| format!("{before}{tags}{after}"))
}

/// A text that is nothing but a text in a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_take_the_place_between_the_marks() {
        assert_eq!(fill("a<!--about-->b<!--/about-->c", "X"), "aXc");
        assert_eq!(fill("abc", "X"), "abc");
    }

    #[test]
    fn nothing_that_is_said_ends_its_tag() {
        let words = Words { title: "\"><script>".to_owned(), about: "&".to_owned() };
        let tags = tags(&words, "http://x\"y");
        assert!(!tags.contains("<script>") && !tags.contains("x\"y"), "{tags}");
        assert!(tags.contains("&amp;"), "{tags}");
    }
}
