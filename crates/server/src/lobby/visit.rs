//! Somebody in the lobby of this node, whose socket is here or at another one.

use sevenfold_core::Message as Sentence;
use sevenfold_lobby::{Standing, Unfit};
use sevenfold_protocol::{
    Attention, LobbyAsk, LobbyRequest, PROTOCOL, Refusal, RefusalCode, TableCode, ToVisitor, Wish,
};
use sevenfold_table::{PlayerId, TableError};

use super::lease::Holding;
use super::people::ties;
use super::{Line, regard, text};
use crate::limits::Origin;
use crate::line::{Manners, Then};
use crate::outbox::Outbox;
use crate::tables::{Ending, Out};
use crate::{AppState, refusals};

/// Somebody in the lobby.
pub(crate) struct Visit {
    pub(crate) app: AppState,
    /// What the others see.
    pub(crate) name: String,
    /// Whose budgets a wish uses: it may open a table.
    pub(crate) origin: Origin,
    pub(crate) id: u64,
    pub(crate) out: Outbox,
    pub(crate) manners: Manners,
}

/// What is told of something that was not done.
pub(crate) fn refused(id: Option<u32>, refusal: Refusal) -> Out {
    text(&ToVisitor::Refused { id, refusal })
}

impl Visit {
    /// Does what is asked for.
    pub(crate) async fn ask(&mut self, ask: LobbyAsk) -> Then {
        let LobbyAsk { id, request } = ask;
        match self.answer(id, request).await {
            Ok(then) => then,
            Err(refusal) => Then::Say(refused(Some(id), refusal)),
        }
    }

    /// The visitor has gone.
    pub(crate) fn leave(&self) {
        let who = &self.origin.player;
        self.app.shared.lobby.change(|state| {
            state.lines.remove(&self.id);
            state.hall.leave(who, self.id);
            if !state.hall.is_here(who) {
                state.names.remove(who);
                state.roll.moved(who);
            }
        });
    }

    async fn answer(&mut self, id: u32, request: LobbyRequest) -> Result<Then, Refusal> {
        match request {
            LobbyRequest::Hello { protocol, .. } if protocol != PROTOCOL => {
                let refusal = TableError::Outdated { theirs: protocol }.refusal();
                return Ok(Then::SayLast(refused(Some(id), refusal), Ending::Outdated));
            }
            LobbyRequest::Hello { attention, .. } => return Ok(self.welcome(id, attention).await),
            _ if self.manners == Manners::Silent => return Err(refusals::hello_first()),
            LobbyRequest::Find(wish) => {
                if let Some(code) = brought_by(&self.app, &self.origin.player, &wish).await? {
                    let line = Line { out: self.out.clone() };
                    line.tell(&ToVisitor::Paired { code });
                } else if let Sought::TurnedOut = find(&self.app, &self.origin, &wish).await? {
                    return Ok(Then::End(Some(Ending::TryLater)));
                }
            }
            LobbyRequest::Stop => {
                self.app.shared.lobby.change(|state| state.hall.stop(&self.origin.player));
            }
        }
        Ok(Then::Say(text(&ToVisitor::Done { id })))
    }

    /// Whoever cannot be let in is told to come again, and not that something was refused: they want the same then.
    async fn welcome(&mut self, id: u32, attention: Attention) -> Then {
        let who = &self.origin.player;
        let regard = match attention {
            Attention::Whole => regard(&self.app, who).await,
            Attention::Notices => ties(&self.app, who).await,
        };
        let Ok(mut regard) = regard else { return Then::End(Some(Ending::TryLater)) };
        let now = self.app.shared.clock.now();
        let line = Line { out: self.out.clone() };
        let holding = self.app.shared.lobby.change(|state| {
            if state.holding == Holding::NotOurs {
                return Holding::NotOurs;
            }
            state.names.insert(who.clone(), self.name.clone());
            state.roll.moved(who);
            if let (Attention::Notices, Some(known)) = (attention, state.hall.regard_mut(who)) {
                // Another connection may look at the tables that wait.
                regard.turns = std::mem::take(&mut known.turns);
            }
            let lobby = Box::new(state.hall.attend(who, self.id, attention, regard));
            // What changes from now on comes after it, in the same queue.
            line.tell(&ToVisitor::Welcome { id, protocol: PROTOCOL, now, lobby });
            state.lines.insert(self.id, line);
            Holding::Ours
        });
        match holding {
            Holding::Ours => {
                self.manners = Manners::Greeted;
                Then::Go
            }
            Holding::NotOurs => Then::End(Some(Ending::TryLater)),
        }
    }
}

/// The table that this very wish has brought before, which they may not have heard of.
async fn brought_by(app: &AppState, who: &PlayerId, wish: &Wish) -> Result<Option<TableCode>, Refusal> {
    let Some(key) = wish.key else { return Ok(None) };
    app.shared.store.brought_by(who, key).await.map_err(|_| refusals::busy())
}

/// What became of a wish.
enum Sought {
    /// They wait for others.
    Waits,
    /// Whoever wished is not in the lobby any more: it was lost meanwhile. They come again and want the same.
    TurnedOut,
}

/// Somebody who was let in looks for a table.
async fn find(app: &AppState, origin: &Origin, wish: &Wish) -> Result<Sought, Refusal> {
    if !wish.is_modest() {
        return Err(refusals::malformed());
    }
    let who = &origin.player;
    may_open(app, origin).await?;
    let standing = standing(app, who).await?;
    let now = app.shared.clock.now();
    let found = app.shared.lobby.change(|state| {
        if !state.hall.is_here(who) {
            return Ok(Sought::TurnedOut);
        }
        state.hall.find(who, standing, wish, now).map(|()| Sought::Waits)
    });
    found.map_err(|unfit| match unfit {
        Unfit::Absent => refusals::hello_first(),
        Unfit::NoSuchTable => Refusal::new(RefusalCode::Setup, Sentence::new("lobby-no-such-table")),
        Unfit::MembersOnly => refusals::members_only(),
    })
}

/// Whoever looks for a table may come to own one: the limits are those of opening tables.
async fn may_open(app: &AppState, origin: &Origin) -> Result<(), Refusal> {
    let place = app.shared.store.place().await.map_err(|_| refusals::busy())?;
    if place.maintenance {
        return Err(refusals::maintenance());
    }
    let guards = &app.shared.guards;
    guards.openings.take(origin).map_err(|_| refusals::too_fast())?;
    if !guards.bytes.has_some(origin) {
        return Err(refusals::enough_for_today());
    }
    let most = app.shared.config.limits.tables_per_guest;
    let open = app.shared.store.count_open(&origin.player).await.map_err(|_| refusals::busy())?;
    if open >= most {
        let message = Sentence::new("server-too-many-tables").with("most", most);
        return Err(Refusal::new(RefusalCode::TooFast, message));
    }
    Ok(())
}

/// May this person sit at rated tables?
async fn standing(app: &AppState, who: &PlayerId) -> Result<Standing, Refusal> {
    match app.shared.store.member(who).await {
        Ok(Some(_)) => Ok(Standing::Member),
        Ok(None) => Ok(Standing::Guest),
        Err(_) => Err(refusals::busy()),
    }
}
