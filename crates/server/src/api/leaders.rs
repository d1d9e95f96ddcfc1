//! Leaderboards: the strongest among those who show their ratings, and the bots beside them.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use sevenfold_core::Message;
use sevenfold_ratings::{Class, ladder};
use utoipa::ToSchema;

use crate::openapi::ProblemBody;
use crate::problem::Problem;
use crate::store::{LEAST_GAMES, Leader};
use crate::{AppState, guests};

/// Which leaderboard of a game.
#[derive(Deserialize)]
pub(crate) struct Which {
    /// `two` or `more`.
    seats: Option<String>,
}

/// A leaderboard.
#[derive(Serialize, ToSchema)]
pub(crate) struct Board {
    /// The game's id.
    game: String,
    /// `two` or `more`.
    seats: &'static str,
    /// Whoever has played fewer rated games is not listed yet.
    least_games: u32,
    /// The strongest first.
    leaders: Vec<Line>,
    /// The bots, the strongest first: the arena measured them, and they stay.
    bots: Vec<BotLine>,
    /// How I stand, if I have played a rated game.
    #[serde(skip_serializing_if = "Option::is_none")]
    me: Option<Mine>,
}

/// Somebody on a leaderboard.
#[derive(Serialize, ToSchema)]
pub(crate) struct Line {
    /// From 1.
    place: u32,
    name: String,
    rating: f64,
    deviation: f64,
    games: u32,
    /// Is it me?
    me: bool,
}

/// A bot beside a leaderboard.
#[derive(Serialize, ToSchema)]
pub(crate) struct BotLine {
    /// Its name on the roster.
    bot: &'static str,
    rating: f64,
}

/// How I stand.
#[derive(Serialize, ToSchema)]
pub(crate) struct Mine {
    /// The place I have, or would have if I were listed.
    place: u32,
    rating: f64,
    deviation: f64,
    games: u32,
    /// Is too little known yet?
    provisional: bool,
}

/// The leaderboard of a game.
#[utoipa::path(get, path = "/api/leaders/{game}", tag = "people",
    params(("game" = String, Path, description = "The game's id"),
        ("seats" = Option<String>, Query, description = "`two`, as when left out where two can play, or `more`")),
    responses((status = 200, body = Board), (status = 400, description = "Cannot be meant", body = ProblemBody),
        (status = 404, description = "No such game", body = ProblemBody)))]
pub(crate) async fn board(
    State(app): State<AppState>,
    Path(game): Path<String>,
    Query(which): Query<Which>,
    asked: HeaderMap,
) -> Result<Json<Board>, Problem> {
    let missing = || Problem::new(StatusCode::NOT_FOUND, "not-found", Message::new("server-not-found"));
    let shelved = sevenfold_shelf::find(&game).ok_or_else(missing)?;
    let usual = Class::of(shelved.meta().least_seats);
    let class: Option<Class> =
        which.seats.map(|word| word.parse()).transpose().map_err(|_| Problem::malformed())?;
    let class = class.unwrap_or(usual);
    let store = &app.shared.store;
    let visitor = guests::visitor(&app.shared, &asked).await?;
    let leaders = store.leaders(&game, class).await?;
    let line = |(place, leader): (u32, Leader)| Line {
        place,
        me: Some(&leader.player) == visitor.as_ref(),
        rating: leader.standing.rating.mean,
        deviation: leader.standing.rating.deviation,
        games: leader.standing.games,
        name: leader.name,
    };
    let leaders: Vec<Line> = (1..).zip(leaders).map(line).collect();
    let mut me = None;
    if let Some(player) = &visitor
        && let Some(standing) = store.standing_of(player, &game, class).await?
    {
        // Whoever is listed need not be looked for.
        let place = match leaders.iter().find(|line| line.me) {
            Some(line) => line.place,
            None => store.rank(&game, class, standing.rating.mean).await?,
        };
        let (rating, provisional) = (standing.rating, standing.rating.is_provisional());
        me = Some(Mine {
            place,
            rating: rating.mean,
            deviation: rating.deviation,
            games: standing.games,
            provisional,
        });
    }
    let measured = |bot| Some(BotLine { bot, rating: ladder::rating(&game, class, bot)?.mean });
    let bots = shelved.levels().into_iter().rev().filter_map(measured).collect();
    Ok(Json(Board { seats: class.word(), least_games: LEAST_GAMES, leaders, bots, me, game }))
}
