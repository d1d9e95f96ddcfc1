//! Everything that is kept of whoever asks, as one document to take along.

use axum::extract::{Extension, State};
use axum::http::header;
use axum::response::IntoResponse;
use serde_json::{Map, Value, json};

use super::people::Rated;
use crate::AppState;
use crate::clock::hex;
use crate::guests::Guest;
use crate::problem::Problem;
use crate::store::{Friendship, ReportLine, Wanted};

/// All my data in one file: who I am, how I come in (without anything that lets somebody in), my tables, the records of my
/// finished games with how they ended and what I noted on them, my ratings, friends, blocks,
/// invitations and reports.
#[utoipa::path(get, path = "/api/me/archive", tag = "me",
    responses((status = 200, body = Object, description = "One JSON document")))]
pub(crate) async fn archive(
    State(app): State<AppState>,
    Extension(guest): Extension<Guest>,
) -> Result<impl IntoResponse, Problem> {
    let mut all = Map::new();
    all.insert("sevenfold".into(), json!("archive"));
    all.insert("made".into(), json!(app.shared.clock.now().0));
    all.insert("name".into(), json!(guest.name));
    if let Some(member) = app.shared.store.member(&guest.player).await? {
        all.insert(
            "member".into(),
            json!({ "joined": member.joined.0, "role": member.role, "shown": member.shown }),
        );
        all.insert("devices".into(), devices(&app, &guest).await?);
    }
    let tables = app.shared.store.tables_of(&guest.player).await?;
    let tables = tables.into_iter().map(
        |line| json!({ "code": line.code, "game": line.game, "phase": line.phase, "changed": line.changed }),
    );
    all.insert("tables".into(), tables.collect());
    let games = app.shared.store.documents_of(&guest.player).await?;
    let games = games.into_iter().map(|(code, kept)| {
        let record: Value = serde_json::from_str(&kept.document).unwrap_or_default();
        json!({ "code": code, "number": kept.number, "record": record })
    });
    all.insert("games".into(), games.collect());
    all.insert("results".into(), results(&app, &guest).await?);
    let ratings: Vec<Rated> =
        app.shared.store.courses(&guest.player).await?.into_iter().map(Rated::of).collect();
    all.insert("ratings".into(), json!(ratings));
    all.insert("friends".into(), friends(&app, &guest).await?);
    let blocks = app.shared.store.blocks(&guest.player).await?.into_iter();
    all.insert(
        "blocks".into(),
        blocks.map(|block| json!({ "name": block.name, "since": block.since.0 })).collect(),
    );
    all.insert("invitations".into(), invitations(&app, &guest).await?);
    let reports = app.shared.store.reports_of(&guest.player, u32::MAX).await?.into_iter();
    all.insert("reports".into(), reports.map(report).collect());
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"sevenfold.json\""),
    ];
    Ok((headers, Value::Object(all).to_string()))
}

/// How the games ended for whoever asks, what they noted on them, and how their rating moved.
async fn results(app: &AppState, guest: &Guest) -> Result<Value, Problem> {
    let (mut all, mut wanted) = (Vec::new(), Wanted::default());
    loop {
        let (games, next) = app.shared.store.games_of(&guest.player, &wanted).await?;
        all.extend(games.into_iter().map(|game| {
            let (rating, change) = game.rating.unzip();
            json!({
                "code": game.code, "number": game.number, "game": game.game, "finished": game.cursor.finished,
                "kind": game.kind.word(), "result": game.ended.word(), "note": game.note,
                "rating": rating, "change": change,
            })
        }));
        if next.is_none() {
            return Ok(Value::Array(all));
        }
        wanted.after = next;
    }
}

/// Friends, and those who would be, as far as they are members.
async fn friends(app: &AppState, guest: &Guest) -> Result<Value, Problem> {
    let members = app.shared.store.friends_of(&guest.player).await?;
    let tie = |friendship: Friendship| {
        let member = members.iter().find(|member| member.player == friendship.who)?;
        Some(json!({ "name": member.name, "tie": friendship.wanted.word() }))
    };
    Ok(app.shared.store.friendships(&guest.player).await?.into_iter().filter_map(tie).collect())
}

/// The invitations that wait for an answer.
async fn invitations(app: &AppState, guest: &Guest) -> Result<Value, Problem> {
    let store = &app.shared.store;
    let mut all = Vec::new();
    for (from, invitation) in store.invitations(&guest.player).await? {
        let from = store.member(&from).await?.map(|member| member.name);
        all.push(json!({ "from": from, "code": invitation.code, "game": invitation.game, "sent": invitation.sent.0 }));
    }
    Ok(Value::Array(all))
}

fn report(line: ReportLine) -> Value {
    let ReportLine { number: _, by: _, made, about, words, settled, answer } = line;
    json!({ "made": made, "about": about, "words": words, "settled": settled, "answer": answer })
}

async fn devices(app: &AppState, guest: &Guest) -> Result<Value, Problem> {
    let sessions = app.shared.store.sessions_of(&guest.player).await?.into_iter();
    let sessions =
        sessions.map(|line| json!({ "device": line.device, "created": line.created, "seen": line.seen }));
    let passkeys = app.shared.store.passkeys_of(&guest.player).await?.into_iter().map(
        |line| json!({ "id": hex(&line.id), "device": line.device, "created": line.created, "used": line.used }),
    );
    Ok(json!({
        "sessions": sessions.collect::<Vec<_>>(),
        "passkeys": passkeys.collect::<Vec<_>>(),
        "passphrase": app.shared.store.passphrase(&guest.player).await?.is_some(),
        "codes_left": app.shared.store.codes_left(&guest.player).await?,
    }))
}
