//! How people stand to each other, and what waits for them, as the store knows it.

use std::collections::HashMap;

use sevenfold_lobby::{Bond, Regard, Shown, Stage};
use sevenfold_protocol::limits;
use sevenfold_table::PlayerId;

use super::turn;
use crate::AppState;
use crate::members::{self, Member};
use crate::nodes::News;
use crate::store::{Sought, StoreError, TableLine};

/// So many tables are asked whether they wait for somebody: one that sleeps is read from its journal for that.
const LOOKED_AT: usize = 8;

/// How somebody stands to others, and the tables that wait for them.
pub(crate) async fn regard(app: &AppState, who: &PlayerId) -> Result<Regard, StoreError> {
    let mut regard = ties(app, who).await?;
    let lines = app.shared.store.tables_of(who).await?.into_iter();
    for TableLine { code, game, .. } in lines.filter(|line| line.phase == "playing").take(LOOKED_AT) {
        let Ok(code) = code.parse() else { continue };
        let company = app.shared.tables.company(code, who).await;
        regard.turns.extend(company.and_then(|company| turn(code, &game, &company)));
    }
    Ok(regard)
}

/// The same without the tables.
pub(super) async fn ties(app: &AppState, who: &PlayerId) -> Result<Regard, StoreError> {
    let store = &app.shared.store;
    let apart = store.apart(who).await?.into_iter().collect();
    // One question for all of them: somebody may have many.
    let members = store.friends_of(who).await?.into_iter();
    let mut members: HashMap<PlayerId, Member> =
        members.map(|member| (member.player.clone(), member)).collect();
    let mut bonds = Vec::new();
    for friendship in store.friendships(who).await? {
        // Whoever is no member has no name that lasts.
        let Some(member) = members.remove(&friendship.who) else { continue };
        let shown = if member.shows(members::Shown::Presence) { Shown::ToFriends } else { Shown::ToNobody };
        let stage = match friendship.wanted {
            Sought::Mutually => Stage::Agreed(shown),
            Sought::HereOnly => Stage::Asked,
            Sought::ThereOnly => Stage::Asks,
        };
        bonds.push(Bond { who: friendship.who, name: member.name, stage });
    }
    bonds.sort_by(|one, other| one.name.cmp(&other.name));
    bonds.truncate(limits::FRIENDS);
    let mut invitations = store.invitations(who).await?;
    for (from, invitation) in &mut invitations {
        invitation.from = store.member(from).await?.map(|member| member.name).unwrap_or_default();
    }
    Ok(Regard { apart, bonds, invitations, turns: Vec::new() })
}

/// These people stand otherwise to others: whoever of them is in a lobby learns of it, at any node.
pub(crate) async fn relate(app: &AppState, people: &[&PlayerId]) -> Result<(), StoreError> {
    if let Some(carrier) = &app.shared.carrier {
        carrier.spread(News::Related(people.iter().map(|who| (*who).clone()).collect()));
    }
    relate_here(app, people).await
}

/// Somebody is called or seen otherwise than before: they and everybody who has them on a list learn of it, at any node.
pub(crate) async fn relate_with_friends(app: &AppState, who: &PlayerId) -> Result<(), StoreError> {
    let listed = app.shared.store.listed_by(who).await?;
    relate(app, &listed.iter().chain([who]).collect::<Vec<_>>()).await
}

/// The same for those who are in the lobby here.
pub(crate) async fn relate_here(app: &AppState, people: &[&PlayerId]) -> Result<(), StoreError> {
    for &who in people {
        if !app.shared.lobby.state().hall.is_here(who) {
            continue;
        }
        let fresh = ties(app, who).await?;
        let member = app.shared.store.member(who).await?;
        app.shared.lobby.change(|state| {
            // Under this name they sit down when they are brought together.
            if let (Some(name), Some(member)) = (state.names.get_mut(who), member) {
                *name = member.name;
            }
            if let Some(regard) = state.hall.regard_mut(who) {
                let turns = std::mem::take(&mut regard.turns);
                *regard = Regard { turns, ..fresh };
            }
        });
    }
    Ok(())
}

/// The same for all of them: it may be that this node did not hear of something.
pub(crate) async fn relate_all(app: &AppState) -> Result<(), StoreError> {
    let all: Vec<PlayerId> = app.shared.lobby.state().hall.everybody().cloned().collect();
    relate_here(app, &all.iter().collect::<Vec<_>>()).await
}
