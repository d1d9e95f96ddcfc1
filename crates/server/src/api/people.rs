//! Somebody's own page: what its owner chose to show, and everything to the owner.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use serde::Serialize;
use sevenfold_core::Message;
use sevenfold_table::PlayerId;
use utoipa::ToSchema;

use crate::members::{Member, Shown};
use crate::openapi::ProblemBody;
use crate::problem::Problem;
use crate::results::Ended;
use crate::store::{Course, Met, Tally};
use crate::{AppState, guests};

/// A member's page.
#[derive(Serialize, ToSchema)]
pub(crate) struct Person {
    /// As the member writes it.
    name: String,
    /// Since when, in milliseconds since 1970.
    since: u64,
    /// Is it my own page?
    own: bool,
    /// What this one is to me: `friends`, `asked` by me, or `asks` me; left out where we are nothing to each other.
    #[serde(skip_serializing_if = "Option::is_none")]
    tie: Option<&'static str>,
    /// What everybody may see of it: `profile`, `ratings`, `games`, `opponents`, `presence`.
    shown: Vec<Shown>,
    /// Ratings with their course.
    #[serde(skip_serializing_if = "Option::is_none")]
    ratings: Option<Vec<Rated>>,
    /// Results by game, the game played most first.
    #[serde(skip_serializing_if = "Option::is_none")]
    results: Option<Vec<Results>>,
    /// With whom this one sits most, lately.
    #[serde(skip_serializing_if = "Option::is_none")]
    company: Option<Vec<Other>>,
}

/// A rating.
#[derive(Serialize, ToSchema)]
pub(crate) struct Rated {
    /// The game's id.
    game: String,
    /// `two` or `more`.
    seats: &'static str,
    rating: f64,
    /// How far off it may be: one standard deviation.
    deviation: f64,
    /// Is too little known yet?
    provisional: bool,
    /// Rated games.
    games: u32,
    /// Rating and deviation after the last games, the oldest first.
    #[schema(value_type = Vec<Vec<f64>>)]
    course: Vec<(f64, f64)>,
}

/// Results in one game.
#[derive(Serialize, ToSchema)]
pub(crate) struct Results {
    /// The game's id.
    game: String,
    won: u32,
    /// Shared the win with others.
    shared: u32,
    lost: u32,
    /// Broken off without a winner.
    broken: u32,
    /// The last ones, the oldest first: `won`, `shared`, `lost` or `broken`.
    last: Vec<&'static str>,
}

/// Somebody with whom the member has played.
#[derive(Serialize, ToSchema)]
pub(crate) struct Other {
    name: String,
    /// Does that one have a page to go to?
    page: bool,
    /// Is it me?
    me: bool,
    /// Games together.
    games: u32,
    /// In how many of them the member came before them.
    ahead: u32,
}

/// A member's page, as far as it is for everybody; all of it, if it is my own.
#[utoipa::path(get, path = "/api/people/{name}", tag = "people",
    params(("name" = String, Path, description = "The member's name, however it is written")),
    responses((status = 200, body = Person),
        (status = 404, description = "Nobody of this name, or nothing to see", body = ProblemBody)))]
pub(crate) async fn show(
    State(app): State<AppState>,
    Path(name): Path<String>,
    asked: HeaderMap,
) -> Result<Json<Person>, Problem> {
    let store = &app.shared.store;
    let visitor = guests::visitor(&app.shared, &asked).await?;
    let member = store.member_named(&name).await?;
    // Whoever shows nothing is nobody, so that names cannot be tried out.
    let visible = |member: &Member| member.shows(Shown::Profile) || Some(&member.player) == visitor.as_ref();
    let member = member.filter(visible).ok_or_else(nobody)?;
    let own = Some(&member.player) == visitor.as_ref();
    let sees = |what: Shown| own || member.shows(what);
    let ratings = if sees(Shown::Ratings) { Some(store.courses(&member.player).await?) } else { None };
    let results = if sees(Shown::Games) { Some(store.tallies(&member.player).await?) } else { None };
    let mut met = if sees(Shown::Opponents) { Some(store.company_of(&member.player).await?) } else { None };
    if let Some(met) = &mut met {
        // The owner of the page knows with whom they play; others hear of those who show themselves, and of themselves.
        met.retain(|one| own || one.shown || Some(&one.player) == visitor.as_ref());
    }
    let tie = match &visitor {
        Some(visitor) => tie(&app, visitor, &member.player).await?,
        None => None,
    };
    Ok(Json(Person {
        own,
        tie,
        since: member.joined.0,
        shown: member.shown.iter().copied().collect(),
        ratings: ratings.map(|courses| courses.into_iter().map(Rated::of).collect()),
        results: results.map(|tallies| tallies.into_iter().map(Results::of).collect()),
        company: met.map(|met| met.into_iter().map(|one| Other::of(one, visitor.as_ref())).collect()),
        name: member.name,
    }))
}

/// What somebody is to a visitor.
async fn tie(app: &AppState, visitor: &PlayerId, who: &PlayerId) -> Result<Option<&'static str>, Problem> {
    let friendships = app.shared.store.friendships(visitor).await?;
    let between = friendships.into_iter().find(|friendship| friendship.who == *who);
    Ok(between.map(|friendship| friendship.wanted.word()))
}

fn nobody() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no-such-member", Message::new("server-no-such-member"))
}

impl Rated {
    pub(super) fn of(course: Course) -> Self {
        let rating = course.standing.rating;
        Self {
            game: course.game,
            seats: course.class.word(),
            rating: rating.mean,
            deviation: rating.deviation,
            provisional: rating.is_provisional(),
            games: course.standing.games,
            course: course.points,
        }
    }
}

impl Results {
    fn of(tally: Tally) -> Self {
        let Tally { game, won, shared, lost, broken, last } = tally;
        Self { game, won, shared, lost, broken, last: last.into_iter().map(Ended::word).collect() }
    }
}

impl Other {
    fn of(met: Met, visitor: Option<&PlayerId>) -> Self {
        Self {
            me: Some(&met.player) == visitor,
            name: met.member.unwrap_or(met.name),
            page: met.shown,
            games: met.games,
            ahead: met.ahead,
        }
    }
}
