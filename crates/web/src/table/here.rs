//! What every part of a table page needs: the link, what the viewer sees, and the words for it.

use leptos::prelude::*;
use serde::de::DeserializeOwned;
use sevenfold_core::json::Data;
use sevenfold_core::{Message, Seat, SeatSet, Viewer};
use sevenfold_protocol::{Choice, GameFace, Phase, Rated, Request, Sitter, Snapshot, StandIn};
use sevenfold_texts::{Reader, Texts};

use super::last_read::LastRead;
use super::told::{Edition, Events, Told};
use super::{names_of, talk};
use crate::games::{self, Drawn};
use crate::kept::Kept;
use crate::link::{Glance, Link};
use crate::me;
use crate::memo::{Memo, Shared};
use crate::parts::level_name;
use crate::speech::Speech;
use crate::tables::Tables;
use crate::watch::watch;

/// What every part of a table page needs: the link, and the latest of the viewer it shows.
#[derive(Clone, Copy)]
pub(crate) struct Here {
    /// The way to the table.
    pub link: Link,
    /// The latest of whoever acts, or of the first viewer this client is.
    pub face: Seen,
    /// Who decides after how many steps: it changes when something happens in the game.
    pub decision: Memo<Option<(Viewer, u32)>>,
    /// The thing in hand that was pressed, while more than one move is about it.
    pub picked: RwSignal<Option<String>>,
    /// What is asked more precisely than the game asks it, while something is in hand.
    pub asking: RwSignal<Option<Message>>,
    /// The move a good player would make, if that was asked.
    pub hinted: Memo<Option<String>>,
    me: Memo<Option<Seat>>,
    asked: Memo<bool>,
    mine: Memo<SeatSet>,
    sitters: Memo<Vec<Sitter>>,
    reader: Memo<(Option<Seat>, Vec<String>)>,
    last_read: Kept<LastRead>,
    events: Kept<Events>,
    /// The reader's language.
    pub speech: Speech,
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
        let (face, picked, speech) = (Seen(link), RwSignal::new(None), Speech::here());
        let decision =
            link.settled(move || face.with(|face| Some((face?.viewer, face?.game.as_ref()?.step))));
        // A new decision begins with nothing picked; whoever comes, goes or talks meanwhile takes nothing out of a hand.
        watch(move || {
            decision.track();
            put_down(picked);
        });
        provide_context(talk::listen(face));
        let me = link.settled(move || face.with(|face| face?.viewer.seat()));
        let sitters: Memo<Vec<Sitter>> = link.settled(move || {
            let sitter = |face: &Snapshot| face.table.seats.iter().map(|seat| seat.sitter.clone()).collect();
            face.with(|face| face.map(sitter).unwrap_or_default())
        });
        let seats = move || link.with_picture(|picture| picture.seats);
        // Those who share a device read together how it ended.
        let together = link.settled(move || {
            let over = |face: &Snapshot| matches!(face.table.phase, Phase::Over(_));
            seats().len() > 1 && face.with(|face| face.is_some_and(over))
        });
        // Nobody is a bot, though a game that is over can be seen through its eyes.
        let reader = Memo::new(move |_| {
            sitters.with(|sitters| {
                let bot = |seat: &Seat| matches!(sitters.get(seat.index()), Some(Sitter::Bot { .. }));
                let one = whose == Whose::Mine && !together.get();
                let own = me.get().filter(|seat| one && !bot(seat));
                (own, names_of(&sitters.iter().collect::<Vec<_>>(), own, speech))
            })
        });
        Self {
            link,
            face,
            decision,
            picked,
            asking: RwSignal::new(None),
            hinted: link.settled(move || {
                link.with_picture(|picture| Some(picture.hint.as_ref()?.choice.as_ref()?.text.clone()))
            }),
            me,
            asked: link.settled(move || {
                face.with(|face| face?.game.as_ref().map(|game| !game.choices.is_empty())) == Some(true)
            }),
            mine: link.settled(seats),
            sitters,
            reader,
            last_read: Kept::new(LastRead::default()),
            events: Kept::new(Events::default()),
            speech,
            tables: Tables::here(),
        }
    }

    /// A value that follows from what is known of the table, and from nothing else: nothing is drawn again while it stays
    /// the same.
    pub(crate) fn settled<T>(self, work_out: impl Fn() -> T + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        self.link.settled(work_out)
    }

    /// Looks at the game as this viewer may see it, once it runs. It is not copied: SEVEN offers hundreds of moves.
    pub(crate) fn with_game<U>(self, look: impl Fn(&GameFace) -> U) -> Option<U> {
        self.face.now().face()?.game.as_ref().map(look)
    }

    /// The view of the game as `read` reads it. To be watched; read once for each snapshot that comes.
    pub(crate) fn view(self, read: fn(&Data) -> Option<Shared>) -> Option<Shared> {
        let turn = self.link.turn();
        let read = || read(&self.link.glance().face()?.game.as_ref()?.view);
        self.last_read.with(|last| last.of(turn, read))?
    }

    /// What has happened in the game, oldest first, as far as the log goes. To be watched; every event is read once. (There is
    /// one list for all: whoever looks at it does not ask for it again inside.)
    pub(crate) fn with_events<E, U>(self, look: impl Fn(&[Told<E>]) -> U) -> Option<U>
    where
        E: DeserializeOwned + Send + Sync + 'static,
    {
        let now = self.face.now();
        let (face, edition, events) = (now.face()?, self.edition()?, self.events.get()?);
        Some(look(events.borrow_mut().of(edition, &face.log)))
    }

    /// Whose log is shown, and how often it was not only added to.
    pub(crate) fn edition(self) -> Option<Edition> {
        self.link.with_picture_untracked(|picture| Some((picture.face()?.viewer, picture.rewritten)))
    }

    /// Watches what sentences are made with: the language, and what everybody is called.
    pub(crate) fn track_words(self) {
        self.speech.lang();
        self.reader.track();
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
        self.asked.get()
    }

    /// The seat that is shown as one's own.
    pub(crate) fn me(self) -> Option<Seat> {
        self.me.get()
    }

    /// The seats that are this client's.
    pub(crate) fn mine(self) -> SeatSet {
        self.mine.get()
    }

    /// May this client decide about seats and the start? Whoever opened the table may, and who sat down first if they have no seat.
    pub(crate) fn may_rule(self) -> bool {
        let mine = self.mine();
        self.face.with(|face| {
            face.is_some_and(|face| {
                let table = &face.table;
                table.owner.is_some_and(|owner| mine.contains(owner)) || me::opened(table.code)
            })
        })
    }

    /// Do the games of this table count?
    pub(crate) fn is_rated(self) -> bool {
        self.face.with(|face| face.is_some_and(|face| face.settings.rated == Rated::Rated))
    }

    /// Who sits at a seat.
    pub(crate) fn sitter(self, seat: Seat) -> Option<Sitter> {
        self.sitters.with(|sitters| sitters.get(seat.index()).cloned())
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
        self.sitters.with(|sitters| {
            let mut others =
                Seat::all(sitters.len() as u8).zip(sitters).filter(|(seat, _)| !mine.contains(*seat));
            others.any(|(_, sitter)| matches!(sitter, Sitter::Person { .. }))
        })
    }

    /// The bots that can sit here, weakest first.
    pub(crate) fn roster(self) -> Vec<String> {
        self.face.with(|face| face.map(|face| face.roster.clone()).unwrap_or_default())
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
        self.reader.with(|(own, _)| *own)
    }

    /// A sentence, with the names at this table. "You" is whoever reads, not whose eyes are looked through.
    pub(crate) fn say(self, message: &Message) -> String {
        let texts = Texts::of(self.speech.lang());
        self.reader.with(|(seat, names)| texts.say(message, &Reader { seat: *seat, names }))
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
        self.reader.with(|(_, names)| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// How the game of this table is drawn.
    pub(crate) fn drawn(self) -> Option<&'static Drawn> {
        let game = self.face.with(|face| games::face(&face?.settings.game));
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

/// Empties a hand; one that is empty already is left alone, so that nobody is told of it.
pub(crate) fn put_down<T: Send + Sync + 'static>(hand: RwSignal<Option<T>>) {
    if hand.with_untracked(Option::is_some) {
        hand.set(None);
    }
}

/// The table as whoever looks at the screen sees it, now.
#[derive(Clone, Copy)]
pub(crate) struct Seen(Link);

impl Seen {
    /// Looks at it, and watches it.
    pub(crate) fn with<U>(self, look: impl Fn(Option<&Snapshot>) -> U) -> U {
        look(self.now().face())
    }

    /// Looks at it without watching it.
    pub(crate) fn with_untracked<U>(self, look: impl Fn(Option<&Snapshot>) -> U) -> U {
        look(self.0.glance().face())
    }

    /// What is known of it, watched.
    #[inline(never)]
    fn now(self) -> Glance {
        self.track();
        self.0.glance()
    }

    /// Watches it.
    pub(crate) fn track(self) {
        self.0.turn();
    }
}
