//! The table as a page: seats, the middle, what is asked, choices, log and result. What is in the middle belongs to the
//! game (`crate::games`); everything else is the same for all.
//!
//! Whatever makes a move when it is pressed carries that move in `data-move`, in the notation; whatever only opens more
//! to press carries `data-pick`. So the browser tests, and anybody's script, can play any game through its page.

mod answer;
mod ask;
mod choices;
mod cover;
mod deal_alarm;
mod gathering;
mod groups;
mod hint;
mod invite;
mod keys;
mod last_read;
mod log;
mod motion;
mod occasions;
mod refused;
mod result;
mod screen;
mod seat_menu;
mod seats;
mod sounds;
mod stand_in;
mod talk;
mod time_left;
mod waiting;
mod watchers;

use leptos::prelude::*;
use sevenfold_core::json::Data;
use sevenfold_core::{Message, Seat, SeatSet, Viewer};
use sevenfold_protocol::{Choice, GameFace, Rated, Request, Sitter, Snapshot, StandIn};
use sevenfold_texts::{Nobody, Reader, Texts};

use crate::games::{self, Drawn};
use crate::link::Link;
use crate::memo::{Memo, Shared};
use crate::parts::level_name;
use crate::speech::Speech;
use crate::tables::Tables;

use crate::watch::watch;
pub(crate) use ask::AskLine;
pub(crate) use choices::{Choices, hinted};
use groups::{Entry, entries};
pub(crate) use hint::HintLine;
use invite::Invite;
pub(crate) use keys::{Keys, Opens};
use last_read::LastRead;
pub(crate) use log::{Drawer, Log, LogHandle};
pub(crate) use motion::{came, spot_of};
pub(crate) use occasions::{OCCASIONS, Occasions};
use occasions::{on_occasion, prepare};
pub(crate) use refused::Refused;
pub(crate) use result::headline;
pub(crate) use screen::TableScreen;
pub(crate) use seat_menu::SPEEDS;
pub(crate) use seats::{Me, Opponents, Sign, count};
pub(crate) use time_left::{Left, time_left};
pub(crate) use waiting::stop;

/// What every part of a table page needs: the link, and the latest of the viewer it shows.
#[derive(Clone, Copy)]
pub(crate) struct Here {
    /// The way to the table.
    pub link: Link,
    /// The latest of whoever acts, or of the first viewer this client is.
    pub face: Memo<Option<Snapshot>>,
    /// Who decides after how many steps: it changes when something happens in the game.
    pub decision: Memo<Option<(Viewer, u32)>>,
    /// The thing in hand that was pressed, while more than one move is about it.
    pub picked: RwSignal<Option<String>>,
    /// What is asked more precisely than the game asks it, while something is in hand.
    pub asking: RwSignal<Option<Message>>,
    whose: Whose,
    last_read: StoredValue<LastRead>,
    speech: Speech,
    tables: Tables,
}

/// Whose seat it is that a table is looked at from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whose {
    /// It belongs to whoever looks.
    Mine,
    /// Somebody else sat there, or nobody knows.
    Somebodys,
}

/// Given where whatever is planned in thought may have to be forgotten though the table is as it was: in a lesson.
#[derive(Clone, Copy)]
pub(crate) struct Afresh(pub Trigger);

impl Here {
    /// The table behind a link, looked at from a seat of one's own.
    pub(crate) fn new(link: Link) -> Self {
        Self::from_seat(link, Whose::Mine)
    }

    /// The table behind a link, looked at from a seat.
    pub(crate) fn from_seat(link: Link, whose: Whose) -> Self {
        let face = Memo::new(move |_| link.with_picture(|picture| picture.face().cloned()));
        let picked = RwSignal::new(None);
        let decision = Memo::new(move |_| {
            face.with(|face| face.as_ref().and_then(|face| Some((face.viewer, face.game.as_ref()?.step))))
        });
        // A new decision begins with nothing picked; whoever comes, goes or talks meanwhile takes nothing out of a hand.
        watch(move || {
            decision.track();
            picked.set(None);
        });
        provide_context(talk::listen(face));
        Self {
            link,
            face,
            decision,
            picked,
            asking: RwSignal::new(None),
            whose,
            last_read: StoredValue::new(LastRead::default()),
            speech: Speech::here(),
            tables: Tables::here(),
        }
    }

    /// Looks at the game as this viewer may see it, once it runs. It is not copied: SEVEN offers hundreds of moves.
    pub(crate) fn with_game<U>(self, look: impl Fn(&GameFace) -> U) -> Option<U> {
        let mut seen = None;
        self.show_game(&mut |game| seen = Some(look(game)));
        seen
    }

    /// One for all who look: the program would have the code of a look at a signal once for each.
    fn show_game(self, to: &mut dyn FnMut(&GameFace)) {
        self.face.with(|face| {
            if let Some(game) = face.as_ref().and_then(|face| face.game.as_ref()) {
                to(game);
            }
        });
    }

    /// The view of the game as `read` reads it. To be watched; read once for each snapshot that comes.
    pub(crate) fn view(self, read: fn(&Data) -> Option<Shared>) -> Option<Shared> {
        let face = self.face.held();
        let read = || {
            let snapshot = face.get::<Option<Snapshot>>()?.as_ref()?;
            read(&snapshot.game.as_ref()?.view)
        };
        self.last_read.try_update_value(|last| last.of(&face, read)).flatten()
    }

    /// Must this player act?
    pub(crate) fn waits_for(self, seat: Seat) -> bool {
        self.with_game(|game| game.agenda.must().contains(seat)) == Some(true)
    }

    /// Is the game running?
    pub(crate) fn is_playing(self) -> bool {
        self.with_game(|game| !game.agenda.windows().is_empty()) == Some(true)
    }

    /// Is anything offered to me?
    pub(crate) fn is_asked(self) -> bool {
        self.with_game(|game| !game.choices.is_empty()) == Some(true)
    }

    /// The seat that is shown as one's own.
    pub(crate) fn me(self) -> Option<Seat> {
        self.face.with(|face| face.as_ref().and_then(|face| face.viewer.seat()))
    }

    /// The seats that are this client's.
    pub(crate) fn mine(self) -> SeatSet {
        self.link.with_picture(|picture| picture.seats)
    }

    /// May this client decide about seats and the start? Whoever opened a table may before anybody sits.
    pub(crate) fn may_rule(self) -> bool {
        let owner = self.face.with(|face| face.as_ref().and_then(|face| face.table.owner));
        owner.is_none_or(|owner| self.mine().contains(owner))
    }

    /// Do the games of this table count?
    pub(crate) fn is_rated(self) -> bool {
        self.face.with(|face| face.as_ref().is_some_and(|face| face.settings.rated == Rated::Rated))
    }

    /// Who sits at a seat.
    pub(crate) fn sitter(self, seat: Seat) -> Option<Sitter> {
        self.face.with(|face| Some(face.as_ref()?.table.seats.get(seat.index())?.sitter.clone()))
    }

    /// The bot that plays for the person at a seat, and why.
    pub(crate) fn stand_in(self, seat: Seat) -> Option<StandIn> {
        match self.sitter(seat)? {
            Sitter::Person { stand_in, .. } => stand_in,
            Sitter::Nobody | Sitter::Bot { .. } => None,
        }
    }

    /// Do other people sit at the table?
    pub(crate) fn has_company(self) -> bool {
        let mine = self.mine();
        self.face.with(|face| {
            let seats = face.iter().flat_map(|face| &face.table.seats);
            seats
                .filter(|seat| !mine.contains(seat.seat))
                .any(|seat| matches!(seat.sitter, Sitter::Person { .. }))
        })
    }

    /// The bots that can sit here, weakest first.
    pub(crate) fn roster(self) -> Vec<String> {
        self.face.with(|face| face.as_ref().map(|face| face.roster.clone()).unwrap_or_default())
    }

    /// What a bot's level is called.
    pub(crate) fn level_name(self, bot: &str) -> String {
        level_name(self.speech, bot)
    }

    /// Everything this viewer may do now.
    pub(crate) fn choices(self) -> Vec<Choice> {
        self.with_game(|game| game.choices.clone()).unwrap_or_default()
    }

    /// Makes a move.
    pub(crate) fn play(self, choice: &Choice) {
        if let Some(seat) = self.me() {
            self.link.ask(Request::Move { seat, window: choice.window, text: choice.text.clone() });
        }
    }

    /// The seat that is shown as one's own, if it is. Nobody is a bot, though a game that is over can be seen through
    /// its eyes.
    pub(crate) fn own(self) -> Option<Seat> {
        let played = |seat: &Seat| !matches!(self.sitter(*seat), Some(Sitter::Bot { .. }));
        self.me().filter(|_| self.whose == Whose::Mine).filter(played)
    }

    /// A sentence, with the names at this table. "You" is whoever reads, not whose eyes are looked through.
    pub(crate) fn say(self, message: &Message) -> String {
        Texts::of(self.speech.lang()).say(message, &Reader { seat: self.own(), names: &self.names() })
    }

    /// The name that somebody gave, if they did.
    pub(crate) fn given_name(self, seat: Seat) -> String {
        match self.sitter(seat) {
            Some(Sitter::Person { name, .. }) => name,
            Some(Sitter::Bot { .. } | Sitter::Nobody) | None => String::new(),
        }
    }

    /// What somebody is called here.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.names().into_iter().nth(seat.index()).unwrap_or_default()
    }

    /// What everybody at the table is called, by seat.
    fn names(self) -> Vec<String> {
        let own = self.own();
        self.face.with(|face| {
            let sitters: Vec<&Sitter> =
                face.iter().flat_map(|face| &face.table.seats).map(|seat| &seat.sitter).collect();
            names_of(&sitters, own, self.speech)
        })
    }

    /// How the game of this table is drawn.
    pub(crate) fn drawn(self) -> Option<&'static Drawn> {
        let game = self.face.with(|face| games::face(&face.as_ref()?.settings.game));
        self.tables.drawn(game?)
    }

    /// A label without facts.
    pub(crate) fn t(self, key: &str) -> String {
        self.speech.t(key)
    }

    /// The words for a key, if there are any.
    pub(crate) fn look_up(self, key: &str) -> Option<String> {
        Texts::of(self.speech.lang()).look_up(key)
    }

    /// A label without facts, to be shown: it changes with the language.
    pub(crate) fn says(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        self.speech.says(key)
    }
}

/// So many names bots have, `web-bot-name-1` and on.
const BOT_NAMES: u8 = 7;

/// What those who sit at a table are called, by seat, by whoever has a seat of their own or none. No bot is called like a
/// person at the table.
pub(crate) fn names_of(sitters: &[&Sitter], own: Option<Seat>, speech: Speech) -> Vec<String> {
    let taken = |name: &String| {
        sitters.iter().any(|sitter| matches!(sitter, Sitter::Person { name: known, .. } if known == name))
    };
    // Tables from before have this word for a name.
    let you = speech.t("web-you-name");
    let unnamed = |seat: Seat| {
        let name = Message::new("web-player-name").with("number", seat.number());
        if own == Some(seat) { you.clone() } else { Texts::of(speech.lang()).say(&name, &Nobody) }
    };
    let mut bots =
        (1..=BOT_NAMES).map(|number| speech.t(&format!("web-bot-name-{number}"))).filter(|name| !taken(name));
    Seat::all(sitters.len() as u8)
        .zip(sitters)
        .map(|(seat, sitter)| match sitter {
            Sitter::Person { name, .. } if name.is_empty() || *name == you => unnamed(seat),
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot { .. } => bots.next().unwrap_or_else(|| speech.t("web-status-bot")),
            Sitter::Nobody => speech.t("web-free-seat"),
        })
        .collect()
}
