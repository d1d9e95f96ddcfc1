//! Tables that a browser keeps: made here, set as a test likes, and put where the page looks for them.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::json;
use sevenfold_core::record::Document;
use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::limits::LEAST_MOVE_SECONDS;
use sevenfold_protocol::{
    Ask, Choice, Ending, GameFace, Millis, Phase, Request, Settings, TableCode, ToClient, offline,
};
use sevenfold_table::{Entry, Happened, Opening, PlayerId, Secret, Table};

use crate::Window;

/// Who plays at a table of the browser's own.
const ME: &str = "me";

/// How the only person chooses: given the first move there is, and when.
type Chooser = fn(&mut Kept, Choice, Millis) -> Choice;

/// A table whose game has begun, against bots; the same deal every time.
pub struct Kept {
    table: Table,
    journal: Vec<Entry>,
}

impl Kept {
    /// A game that was begun a moment ago, with bots at all seats but the first.
    pub fn begun(settings: Settings, bot: &str) -> Self {
        Self::dealt(settings, bot, 7)
    }

    /// The same with another deal.
    fn dealt(settings: Settings, bot: &str, deal: u8) -> Self {
        let code = TableCode::from_number(777);
        let opening = Opening { code, settings, owner: PlayerId::new(ME), secret: Secret([deal; 32]) };
        let (table, opened) = Table::open(opening, now()).unwrap();
        let mut kept = Self { table, journal: opened.journal };
        for request in sit_and_start(bot) {
            kept.ask(request, now());
        }
        kept
    }

    /// A game in the middle: the only person has made so many moves, as a good player would, and is asked for another.
    pub fn played(settings: Settings, bot: &str, moves: u32) -> Self {
        Self::led(settings, bot, moves, Self::hint)
    }

    /// The same, but the person always makes the first move of the list: with a bot that does not think against the
    /// clock it is the same game on every machine.
    pub fn steady(settings: Settings, bot: &str, moves: u32) -> Self {
        Self::led(settings, bot, moves, |_, first, _| first)
    }

    /// The same, but the person passes as soon as that may be, and so gathers all there is to gather.
    pub fn gathered(settings: Settings, bot: &str, moves: u32) -> Self {
        Self::led(settings, bot, moves, Self::pass)
    }

    fn led(settings: Settings, bot: &str, moves: u32, choose: Chooser) -> Self {
        let mut kept = Self::begun(settings, bot);
        let mut left = moves.saturating_add(1);
        kept.go_on(choose, |_| {
            left -= 1;
            left == 0
        });
        kept
    }

    /// A game in the middle: the person is asked something like this. It is the first of all deals in which that comes
    /// soon.
    pub fn asked(settings: &Settings, bot: &str, like: impl Fn(&GameFace) -> bool) -> Self {
        const SOON: u32 = 40;
        let mut deals = (0..=u8::MAX).filter_map(|deal| {
            let mut kept = Self::dealt(settings.clone(), bot, deal);
            let mut asked = 0;
            kept.go_on(Self::hint, |game| {
                asked += 1;
                asked > SOON || like(game)
            });
            kept.asking(kept.table.last_change()).is_some_and(|game| like(&game)).then_some(kept)
        });
        deals.next().expect("in one of 256 deals this is asked")
    }

    /// The only person plays, until what is asked is what to stop at, or the game is over.
    fn go_on(&mut self, choose: Chooser, mut stop: impl FnMut(&GameFace) -> bool) {
        while !matches!(self.table.phase(), Phase::Over(_)) {
            let now = self.table.last_change();
            let Some(game) = self.asking(now) else {
                let wake = self.table.wake().unwrap();
                self.journal.extend(self.table.tick(wake).journal);
                continue;
            };
            if stop(&game) {
                break;
            }
            let first = game.choices[0].clone();
            let choice = choose(self, first, now);
            self.ask(Request::Move { seat: Seat::FIRST, window: choice.window, text: choice.text }, now);
        }
    }

    /// The game as the only person sees it, while there is something to do.
    fn asking(&self, now: Millis) -> Option<GameFace> {
        let game = self.table.snapshot(Viewer::Seat(Seat::FIRST), now).game;
        game.filter(|game| !game.choices.is_empty())
    }

    /// What a good player would do; if there is nothing to say, the first there is.
    fn hint(&mut self, first: Choice, now: Millis) -> Choice {
        let hinted = self.ask(Request::Hint { seat: Seat::FIRST }, now);
        let hinted = hinted.into_iter().find_map(|message| match message {
            ToClient::Hinted { choice, .. } => choice,
            _ => None,
        });
        hinted.unwrap_or(first)
    }

    /// Passing, or else the first there is.
    fn pass(&mut self, first: Choice, now: Millis) -> Choice {
        let choices = self.asking(now).map(|game| game.choices).unwrap_or_default();
        choices.into_iter().find(|choice| choice.text == "pass").unwrap_or(first)
    }

    fn ask(&mut self, request: Request, now: Millis) -> Vec<ToClient> {
        let done = self.table.handle(&PlayerId::new(ME), &Ask { id: 1, request }, now).unwrap();
        self.journal.extend(done.journal);
        done.reply
    }

    /// A game that is over: the only person let the clock run out for every move.
    pub fn over(settings: Settings, bot: &str) -> Self {
        let mut kept = Self::begun(with_clock(settings), bot);
        kept.wait_for_the_end();
        kept
    }

    /// A game that is over and has ended like this: the first of all deals that does.
    pub fn ended(settings: &Settings, bot: &str, like: impl Fn(&Ending) -> bool) -> Self {
        let deals = (0..=u8::MAX).map(|deal| {
            let mut kept = Self::dealt(with_clock(settings.clone()), bot, deal);
            kept.wait_for_the_end();
            kept
        });
        let ended = |kept: &Self| matches!(kept.table.phase(), Phase::Over(ending) if like(ending));
        let mut deals = deals.filter(ended);
        deals.next().expect("one of 256 deals ends like this")
    }

    /// Another game at the same table, to its end in the same way.
    #[must_use]
    pub fn again(mut self) -> Self {
        let now = self.table.last_change();
        self.ask(Request::Rematch { seat: Seat::FIRST }, now);
        if matches!(self.table.phase(), Phase::Gathering) {
            self.ask(Request::Start { fill: None }, now);
        }
        self.wait_for_the_end();
        self
    }

    /// The only person has given up.
    #[must_use]
    pub fn resigned(mut self) -> Self {
        self.ask(Request::Resign { seat: Seat::FIRST }, self.table.last_change());
        self
    }

    /// As two tabs of an older client left it: entries twice, and one that cannot have happened.
    #[must_use]
    pub fn torn(mut self) -> Self {
        let last = self.journal.last().unwrap().clone();
        let what = Happened::Drew { text: "nothing".to_owned() };
        let wrong = Entry { number: last.number + 1, at: last.at, what };
        self.journal.extend([last, wrong]);
        self
    }

    fn wait_for_the_end(&mut self) {
        while !matches!(self.table.phase(), Phase::Over(_)) {
            let wake = self.table.wake().unwrap();
            self.journal.extend(self.table.tick(wake).journal);
        }
    }

    /// Puts it into a window's browser, and goes there.
    pub async fn resume_in(&self, window: &Window) {
        window.go("/settings").await;
        let about = offline::Kept {
            code: self.table.code(),
            game: self.table.settings().game.clone(),
            last: self.table.last_change(),
            phase: self.table.phase().clone(),
            seats: self.table.settings().seats,
            sitters: Vec::new(),
            turn: self.table.turn(),
            number: 1,
            round: self.table.round(),
        };
        let mut lines = vec![serde_json::to_string(&about).unwrap()];
        lines.extend(self.journal.iter().map(|entry| serde_json::to_string(entry).unwrap()));
        let key = format!("sevenfold-table-{}", self.table.code());
        let keep = "localStorage.setItem(arguments[0], arguments[1])";
        window.script(keep, vec![json!(key), json!(lines.join("\n") + "\n")]).await;
        window.go(&self.path()).await;
    }

    /// The record of its game, once that is over.
    pub fn record(&self) -> Document {
        self.table.record().expect("the game is over")
    }

    /// Where it is found.
    pub fn path(&self) -> String {
        format!("/local/{}", self.table.code())
    }

    /// Where it can be looked at again when it is over.
    pub fn replay(&self) -> String {
        format!("/replay/{}", self.table.code())
    }
}

/// With a clock that runs out for whoever does nothing.
fn with_clock(settings: Settings) -> Settings {
    Settings { move_seconds: Some(LEAST_MOVE_SECONDS), ..settings }
}

fn sit_and_start(bot: &str) -> [Request; 2] {
    let sit = Request::TakeSeat { seat: Some(Seat::FIRST), name: "Ada".to_owned() };
    [sit, Request::Start { fill: Some(bot.to_owned()) }]
}

fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Millis(u64::try_from(since.as_millis()).unwrap())
}
