//! The description of the HTTP API, made from the handlers themselves.

use axum::Json;
use serde_json::Value;
use utoipa::{OpenApi, ToSchema};

use crate::{api, health, lobby, metrics, socket};

/// A problem, as RFC 9457 has it.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only described")]
pub(crate) struct ProblemBody {
    /// Always `about:blank`.
    r#type: String,
    /// One sentence in the reader's language.
    title: String,
    /// The status again.
    status: u16,
    /// What kind of problem, for programs: `no-such-table`, `too-fast`, `foreign-cookie`, ...
    code: String,
    /// The rule of the game that was broken, if one was.
    rule: Option<String>,
    /// The sentence as key and facts.
    #[schema(value_type = Object)]
    message: Value,
}

/// How a table is set.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only described")]
pub(crate) struct SettingsBody {
    /// The game's id.
    game: String,
    /// How many play.
    seats: u8,
    /// The game's options; what is left out has its default.
    #[schema(value_type = Option<Object>)]
    options: Option<Value>,
    /// `live` or `slow`.
    pace: Option<String>,
    /// Seconds for a move.
    move_seconds: Option<u32>,
    /// `instant`, `fast`, `normal` or `slow`.
    bots: Option<String>,
    /// `off`, `alone` or `always`.
    hints: Option<String>,
    /// `open` or `closed`.
    watching: Option<String>,
    /// `one` or, for two players of a game that offers it, `two`: a game and its return game with the seats exchanged.
    legs: Option<String>,
    /// `casual` or `rated`: a rated table needs a clock, and only members sit there.
    rated: Option<String>,
    /// `private` or `public`: shown in the lobby.
    listing: Option<String>,
    /// `on-word` or `when-full`: also by itself, once all seats are taken.
    begins: Option<String>,
    /// The host's own challenges for the forfeits of Double Lucky 7, one a line.
    challenges: Option<String>,
}

#[derive(OpenApi)]
#[openapi(
    info(title = "Sevenfold", description = "Tables for games of seven."),
    paths(
        api::me::show,
        api::me::rename,
        api::me::forget,
        api::me::tables,
        api::company::befriend,
        api::company::part,
        api::company::blocks,
        api::company::block,
        api::company::unblock,
        api::company::decline,
        api::company::invite,
        api::me::show_others,
        api::archive::archive,
        api::admin::place,
        api::reports::report,
        api::admin::overview,
        api::admin::decide,
        api::admin::members,
        api::admin::set_role,
        api::admin::sign_out,
        api::admin::tables,
        api::status::status,
        api::admin::invite,
        api::admin::invitations,
        api::reports::mine,
        api::reports::all,
        api::reports::settle,
        api::members::name,
        api::members::begin_passkey,
        api::members::with_passkey,
        api::members::with_passphrase,
        api::session::begin_passkey,
        api::session::with_passkey,
        api::session::with_passphrase,
        api::session::with_code,
        api::session::show_device_code,
        api::session::with_device,
        api::session::leave,
        api::devices::list,
        api::devices::end_session,
        api::devices::end_others,
        api::devices::begin_passkey,
        api::devices::add_passkey,
        api::devices::remove_passkey,
        api::devices::set_passphrase,
        api::devices::remove_passphrase,
        api::devices::renew_codes,
        api::devices::offer,
        api::devices::offered,
        api::devices::answer,
        api::games::list,
        api::games::note,
        api::games::records,
        api::bring::bring,
        api::people::show,
        api::leaders::board,
        api::shelf::shelf,
        api::tables::open,
        api::tables::look,
        api::tables::record,
        socket::socket,
        lobby::socket::socket,
        health::alive,
        health::ready,
        metrics::metrics,
        document,
    )
)]
struct Description;

/// The description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server",
    responses((status = 200, description = "This very description")))]
pub(crate) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
