//! Somebody who plays any game through its page: sees what can be pressed, and presses it.

use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource as _, KeyAction, KeyActions, PointerAction, TouchActions};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::layout::strings;
use crate::{Window, look};

/// How long a whole game may take.
const LONG_GAME: Duration = Duration::from_mins(20);
/// So many things are picked before a move is made if there is one.
const PICKS: u32 = 4;
/// Nothing has come of a press for so long: it is pressed again, as people do. On a busy machine a button may be drawn
/// anew between finger down and finger up, and what is asked while a socket is opened anew is lost.
const AGAIN: Duration = Duration::from_secs(5);
/// Nor does anything come of it after so many.
pub(crate) const PRESSES: u32 = 12;
/// Nothing needs more than so many walks with the Tab key.
const WALKS: u32 = 40;

/// How things are pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// With a mouse.
    Mouse,
    /// With the Tab key, and Enter.
    Keyboard,
    /// With a finger.
    Touch,
}

/// Somebody who plays. Chooses by chance, the same every time.
pub struct Player {
    way: Way,
    wish: Option<&'static str>,
    dice: u64,
    picked: u32,
}

/// What there is to press.
struct Sight {
    over: bool,
    mark: String,
    moves: Vec<Value>,
    /// The moves in the notation.
    texts: Vec<String>,
    picks: Vec<Value>,
    /// What is picked is called.
    names: Vec<String>,
    held: Vec<Value>,
}

impl Player {
    /// Somebody who presses things in this way.
    pub const fn new(way: Way) -> Self {
        Self { way, wish: None, dice: 0x7777_7777, picked: 0 }
    }

    /// Somebody who plays what has this in its notation whenever it can be.
    pub const fn wishing(way: Way, wish: &'static str) -> Self {
        Self { wish: Some(wish), ..Self::new(way) }
    }

    /// Plays until the result is shown, and says how many moves that took.
    pub async fn play_to_the_end(&mut self, window: &Window) -> u32 {
        self.play_until(window, "return !!document.querySelector('.result')").await
    }

    /// Plays until a script finds something, and says how many moves that took.
    pub async fn play_until(&mut self, window: &Window, found: &str) -> u32 {
        let begun = Instant::now();
        let mut moves = 0;
        while window.script(found, vec![]).await != json!(true) {
            if begun.elapsed() > LONG_GAME {
                window.give_up("the game takes too long").await;
            }
            let asked = format!(
                "const found = (() => {{ {found} }})();
                 return found || !!document.querySelector('[data-move], [data-pick], .result');"
            );
            // Others think as long as they like.
            window.until_within(LONG_GAME, "a turn", &asked, vec![]).await;
            if self.turn(window).await.is_some() {
                moves += 1;
            }
        }
        moves
    }

    /// Presses one thing and waits until something has come of it. Says which move it was, if it was one.
    pub async fn turn(&mut self, window: &Window) -> Option<String> {
        let sight = see(window).await;
        if sight.over {
            return None;
        }
        let (element, text) = self.choose(&sight)?;
        for press in 1..=PRESSES {
            if press > 1 {
                let what = text.as_deref().unwrap_or("what was picked");
                eprintln!("nothing came of {what}: press {press}");
            }
            if !self.press(window, &window.element(&element)).await {
                // It went away before it could be pressed: somebody else was quicker.
                return None;
            }
            if sight.changes(window).await {
                self.picked = if text.is_some() { 0 } else { self.picked + 1 };
                return text;
            }
        }
        window.give_up("waited in vain for something to come of it").await
    }

    /// Makes this very move, in the notation: presses it, or else what leads to it.
    pub async fn make(&mut self, window: &Window, text: &str) {
        for _ in 0..=PICKS + PRESSES {
            window.until_with(text, look::LEADS, vec![json!(text)]).await;
            let sight = see(window).await;
            let made = sight.texts.iter().position(|found| found == text);
            if self.step_to(window, text, &sight, made).await {
                return;
            }
        }
        window.give_up(&format!("{text} could not be made")).await;
    }

    /// Makes this move, or one that begins like that if nothing that can be pressed leads any nearer to it.
    pub async fn make_like(&mut self, window: &Window, text: &str, like: &str) {
        for _ in 0..=PICKS + PRESSES {
            window.until_with(text, look::LEADS_LIKE, vec![json!(text), json!(like)]).await;
            let sight = see(window).await;
            let made = sight.texts.iter().position(|found| found == text);
            let near = || sight.texts.iter().position(|found| found.starts_with(like));
            let made = made.or_else(|| if sight.leads(text).is_some() { None } else { near() });
            if self.step_to(window, text, &sight, made).await {
                return;
            }
        }
        window.give_up(&format!("nothing like {text} could be made")).await;
    }

    /// Presses what was found to make a move, or else what leads to it. Says whether a move came of it.
    async fn step_to(&mut self, window: &Window, text: &str, sight: &Sight, made: Option<usize>) -> bool {
        let element = match made {
            Some(index) => &sight.moves[index],
            None => match sight.leads(text) {
                Some(index) => &sight.picks[index],
                None => window.give_up(&format!("nothing leads to {text}")).await,
            },
        };
        let before = window.text().await;
        if !self.press(window, &window.element(element)).await || made.is_none() {
            return false;
        }
        // Whatever comes of a move, a remark included, stands on the page.
        let other = "return document.body.innerText !== arguments[0]";
        window.comes_within(AGAIN, other, vec![json!(before)]).await.is_some()
    }

    /// Presses the first thing a selector finds.
    pub async fn press_found(&self, window: &Window, selector: &str) {
        let script = "return document.querySelector(arguments[0])";
        let found = window.until_with(selector, script, vec![json!(selector)]).await;
        self.press(window, &window.element(&found)).await;
    }

    /// A move or something to pick; after some picking a move, and when nothing else is left another pick.
    fn choose(&mut self, sight: &Sight) -> Option<(Value, Option<String>)> {
        if let Some(wished) = self.wish.and_then(|wish| sight.wished(wish)) {
            return Some(wished);
        }
        let tired = self.picked >= PICKS && !sight.moves.is_empty();
        let picks = if tired { &[] } else { sight.picks.as_slice() };
        let choices = sight.moves.len() + picks.len();
        if choices == 0 {
            return sight.held.first().map(|held| (held.clone(), None));
        }
        let index = self.roll(choices);
        match sight.moves.get(index) {
            Some(element) => Some((element.clone(), Some(sight.texts[index].clone()))),
            None => Some((picks[index - sight.moves.len()].clone(), None)),
        }
    }

    fn roll(&mut self, sides: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) as usize % sides
    }

    /// Presses something; `false` if it is not there any more.
    async fn press(&self, window: &Window, element: &Element) -> bool {
        for press in 1..=PRESSES {
            let done = match self.way {
                Way::Mouse => click(window, element).await,
                Way::Keyboard => return press_with_keys(window, element).await,
                Way::Touch => tap(window, element).await,
            };
            match done {
                Ok(()) => return true,
                Err(error) if error.is_stale_element_reference() => return false,
                Err(error) if error.is_element_not_interactable() && !is_open(window, element).await => {
                    return false;
                }
                // It was hidden for a moment, and is there again.
                Err(error) if error.is_element_not_interactable() && press < PRESSES => {}
                Err(error) => window.give_up(&format!("it could not be pressed: {error}")).await,
            }
        }
        false
    }
}

/// Is it still there to be pressed? What is hidden meanwhile is as good as gone.
async fn is_open(window: &Window, element: &Element) -> bool {
    let open = window.client().execute(look::OPEN, vec![serde_json::to_value(element).unwrap()]).await;
    open.is_ok_and(|open| open == json!(true))
}

impl Sight {
    /// What can be picked on the way to a move.
    fn leads(&self, text: &str) -> Option<usize> {
        let letters = |word: &str| word.bytes().all(|letter| letter.is_ascii_uppercase());
        // Pieces that have a letter stand in one word: `start FFF`.
        let among = |word: &str, name: &str| name.len() == 1 && letters(word) && word.contains(name);
        let within = |name: &String| text.split(' ').any(|word| word == name || among(word, name));
        let begun = |name: &String| {
            text == name || text.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with(' '))
        };
        let begins = self.names.iter().position(begun);
        begins.or_else(|| self.names.iter().position(within))
    }

    /// Does something happen soon? A refusal also comes of something; then the next press may be a better one.
    async fn changes(&self, window: &Window) -> bool {
        let changed = format!(
            "const before = arguments[0]; const now = (() => {{ {} }})();
             return now.mark !== before || !!document.querySelector('.refused');",
            look::GAME
        );
        window.comes_within(AGAIN, &changed, vec![json!(self.mark)]).await.is_some()
    }

    fn wished(&self, wish: &str) -> Option<(Value, Option<String>)> {
        let found = |list: &[String]| list.iter().position(|text| text.contains(wish));
        if let Some(index) = found(&self.texts) {
            return Some((self.moves[index].clone(), Some(self.texts[index].clone())));
        }
        Some((self.picks[found(&self.names)?].clone(), None))
    }
}

async fn see(window: &Window) -> Sight {
    let mut found = window.script(look::GAME, vec![]).await;
    let mut list = |name: &str| found[name].take().as_array().cloned().unwrap_or_default();
    let (moves, picks, held) = (list("moves"), list("picks"), list("held"));
    let (texts, names) = (strings(&found["texts"]), strings(&found["names"]));
    Sight {
        over: found["over"] == json!(true),
        mark: found["mark"].as_str().unwrap_or_default().to_owned(),
        moves,
        texts,
        picks,
        names,
        held,
    }
}

/// Walks there with the Tab key and presses Enter.
async fn press_with_keys(window: &Window, element: &Element) -> bool {
    let element = serde_json::to_value(element).unwrap();
    for _ in 0..WALKS {
        let away = match window.client().execute(look::STEPS, vec![element.clone()]).await {
            Ok(away) => away.as_i64().unwrap_or_default(),
            Err(error) if error.is_stale_element_reference() => return false,
            Err(error) => window.give_up(&error.to_string()).await,
        };
        // The list of stops is a guess; where the focus really is decides.
        window.walk(away).await;
        match window.client().execute(look::FOCUSED, vec![element.clone()]).await {
            Ok(Value::Bool(true)) => {
                window.stroke(Key::Enter).await;
                return true;
            }
            Ok(_) => window.stroke(Key::Tab).await,
            Err(error) if error.is_stale_element_reference() => return false,
            Err(error) => window.give_up(&error.to_string()).await,
        }
    }
    let what = "return [arguments[0], document.activeElement].map((e) => e.outerHTML.slice(0, 200))";
    let what = window.script(what, vec![element]).await;
    window.give_up(&format!("it cannot be reached with the Tab key, it and what has the focus: {what}")).await
}

/// Scrolls there and presses the button of the mouse.
async fn click(window: &Window, element: &Element) -> Result<(), fantoccini::error::CmdError> {
    bring_into_view(window, element).await?;
    element.click().await
}

/// Scrolls there, as a person does who wants to press something that is half hidden.
async fn bring_into_view(window: &Window, element: &Element) -> Result<Value, fantoccini::error::CmdError> {
    window.client().execute(look::INTO_VIEW, vec![serde_json::to_value(element).unwrap()]).await
}

async fn tap(window: &Window, element: &Element) -> Result<(), fantoccini::error::CmdError> {
    bring_into_view(window, element).await?;
    let there = PointerAction::MoveToElement { element: element.clone(), duration: None, x: 0.0, y: 0.0 };
    let finger = TouchActions::new("finger".to_owned())
        .then(there)
        .then(PointerAction::Down { button: 0 })
        .then(PointerAction::Up { button: 0 });
    window.client().perform_actions(finger).await
}

impl Window {
    /// Presses the Tab key so many times; back, if that is less than none.
    async fn walk(&self, steps: i64) {
        let (tab, shift) = (Key::Tab.into(), Key::Shift.into());
        let mut keys = KeyActions::new("keys".to_owned());
        if steps < 0 {
            keys = keys.then(KeyAction::Down { value: shift });
        }
        for _ in 0..steps.abs() {
            keys = keys.then(KeyAction::Down { value: tab }).then(KeyAction::Up { value: tab });
        }
        if steps < 0 {
            keys = keys.then(KeyAction::Up { value: shift });
        }
        if steps != 0 {
            self.client().perform_actions(keys).await.unwrap();
        }
    }

    /// Presses a key.
    pub async fn stroke(&self, key: impl Into<char>) {
        let value = key.into();
        let keys =
            KeyActions::new("keys".to_owned()).then(KeyAction::Down { value }).then(KeyAction::Up { value });
        self.client().perform_actions(keys).await.unwrap();
    }

    /// Does whatever has the focus show it?
    pub async fn focus_shows(&self) -> bool {
        self.script(look::FOCUS_SHOWS, vec![]).await == json!(true)
    }
}
