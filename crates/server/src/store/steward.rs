//! What whoever runs a place does at the terminal, on a database that a server may be running on.

use sevenfold_protocol::Millis;

use super::{Place, Store};
use crate::members::codes::InvitationCode;
use crate::members::{Admission, MemberName, Role};
use crate::words::plain;
use crate::{Database, Failure, Limits};

/// How a place stands, for whoever runs it.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Summary {
    /// Members.
    pub members: i64,
    /// Guests.
    pub guests: i64,
    /// Tables, over or not.
    pub tables: i64,
    /// Tables at which a game runs.
    pub playing: i64,
    /// Records of finished games.
    pub records: i64,
    /// Bytes of the database.
    pub bytes: i64,
    /// Reports that nobody has looked at.
    pub reports: usize,
    /// Who may become a member, if that was decided.
    pub admission: Option<Admission>,
    /// What everybody is told; empty if nothing.
    pub announcement: String,
    /// No new tables.
    pub maintenance: bool,
}

/// A member, for whoever runs the place.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Listed {
    /// The name.
    pub name: String,
    /// What they may do beyond playing.
    pub role: Role,
    /// In milliseconds since 1970.
    pub joined: u64,
    /// When a device of theirs was last in use.
    pub seen: Option<u64>,
}

/// A table that is not over, for whoever runs the place. What is played there is not told.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct InUse {
    /// Its code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// How many play there.
    pub seats: u8,
    /// `gathering` or `playing`.
    pub phase: String,
    /// When something last happened there, in milliseconds since 1970.
    pub changed: u64,
}

/// A report that nobody has looked at.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Reported {
    /// By which it is settled.
    pub number: i64,
    /// In milliseconds since 1970.
    pub made: u64,
    /// Who has made it; empty for somebody who has left.
    pub by: String,
    /// A table's code, or a member's name.
    pub about: String,
    /// What is the matter.
    pub words: String,
}

/// How the place with this database stands.
pub async fn summary(database: impl Into<Database>) -> Result<Summary, Failure> {
    let database = &database.into();
    let store = open(database).await?;
    let found = async {
        let (all, place) = (store.overview().await?, store.place().await?);
        Ok(Summary {
            members: all.members,
            guests: all.guests,
            tables: all.tables,
            playing: all.playing,
            records: all.records,
            bytes: all.bytes,
            reports: store.reports().await?.len(),
            admission: place.admission,
            announcement: place.announcement,
            maintenance: place.maintenance,
        })
    };
    done(database, &store, found.await).await
}

/// All members with this in their name, present or former, in the order of their names; everybody if it is empty.
pub async fn members(database: impl Into<Database>, name: &str) -> Result<Vec<Listed>, Failure> {
    let database = &database.into();
    let store = open(database).await?;
    let key = MemberName::key(name);
    let found = async {
        let mut all: Vec<Listed> = Vec::new();
        loop {
            let last = all.last().map(|one| one.name.clone()).unwrap_or_default();
            let page = store.members_after(&last, &key).await?;
            if page.is_empty() {
                return Ok(all);
            }
            let listed = |line: super::overview::MemberLine| Listed {
                name: line.name,
                role: line.role,
                joined: line.joined,
                seen: line.seen,
            };
            all.extend(page.into_iter().map(listed));
        }
    };
    done(database, &store, found.await).await
}

/// Tables that are not over, the last used first.
pub async fn tables(database: impl Into<Database>) -> Result<Vec<InUse>, Failure> {
    let database = &database.into();
    let store = open(database).await?;
    let found = done(database, &store, store.tables_in_use().await).await?;
    let in_use = |line: super::TableLine| InUse {
        code: line.code,
        game: line.game,
        seats: line.seats,
        phase: line.phase,
        changed: line.changed,
    };
    Ok(found.into_iter().map(in_use).collect())
}

/// Reports that nobody has looked at yet, the first one first.
pub async fn reports(database: impl Into<Database>) -> Result<Vec<Reported>, Failure> {
    let database = &database.into();
    let store = open(database).await?;
    let found = done(database, &store, store.reports().await).await?;
    let reported = |line: super::ReportLine| Reported {
        number: line.number,
        made: line.made,
        by: line.by,
        about: line.about,
        words: line.words,
    };
    Ok(found.into_iter().map(reported).collect())
}

/// Settles a report, with an answer for whoever has made it.
pub async fn settle(
    database: impl Into<Database>,
    number: i64,
    answer: &str,
    now: u64,
) -> Result<(), Failure> {
    let database = &database.into();
    let store = open(database).await?;
    let settled = store.settle(number, &plain(answer), Millis(now)).await;
    if done(database, &store, settled).await? { Ok(()) } else { Err(Failure::NoSuchReport(number)) }
}

/// Gives a member another role.
pub async fn set_role(database: impl Into<Database>, name: &str, role: Role) -> Result<(), Failure> {
    let database = &database.into();
    let store = open(database).await?;
    let member = done(database, &store, store.member_named(name).await).await;
    let Some(member) = member? else { return Err(Failure::NoSuchMember(name.to_owned())) };
    let store = open(database).await?;
    done(database, &store, store.set_role(&member.player, role).await).await
}

/// Makes an invitation; gives its code.
pub async fn invite(database: impl Into<Database>, note: &str, now: u64) -> Result<String, Failure> {
    let database = &database.into();
    let code = InvitationCode::draw()?;
    let store = open(database).await?;
    let kept = store.welcome(&code.hash(""), &plain(note), Millis(now)).await;
    done(database, &store, kept).await?;
    Ok(code.show())
}

/// What is decided for a place; what is left out stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Decision {
    /// Who may become a member.
    pub admission: Option<Admission>,
    /// What everybody is told.
    pub announcement: Option<String>,
    /// Whether new tables are opened.
    pub maintenance: Option<bool>,
}

/// Decides something for a place.
pub async fn decide(database: impl Into<Database>, decision: &Decision) -> Result<(), Failure> {
    let database = &database.into();
    let store = open(database).await?;
    let decided = async {
        let Place { admission, announcement, maintenance } = store.place().await?;
        let place = Place {
            admission: decision.admission.or(admission),
            announcement: decision.announcement.as_deref().map_or(announcement, plain),
            maintenance: decision.maintenance.unwrap_or(maintenance),
        };
        store.set_place(&place).await
    };
    done(database, &store, decided.await).await
}

async fn open(database: &Database) -> Result<Store, Failure> {
    if let Database::File(path) = database
        && !path.exists()
    {
        return Err(Failure::Missing(path.clone()));
    }
    Store::open(database, &Limits::default()).await
}

/// Lets go of the database. The server that runs on it, if one does, keeps its log.
async fn done<T>(
    database: &Database,
    store: &Store,
    found: Result<T, super::StoreError>,
) -> Result<T, Failure> {
    store.let_go().await;
    found.map_err(|error| Failure::database(database.shown(), &error))
}
