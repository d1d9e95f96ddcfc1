//! Guests: a lasting identity without an account. Members, too, are known by a cookie: that of one of their sessions.
//!
//! Whoever comes without a cookie gets one with 256 random bits. The store knows its hash only, and a player id that
//! says nothing about it; so neither journals nor backups let anybody in.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use sevenfold_core::Message;
use sevenfold_core::chance::Seed;
use sevenfold_protocol::Millis;
use sevenfold_table::PlayerId;
use sha2::{Digest, Sha256};

use crate::clock::{hex, random};
use crate::limits::{Network, Origin};
use crate::members::{Right, Role};
use crate::problem::Problem;
use crate::state::Shared;
use crate::{AppState, Front};

const COOKIE: &str = "sevenfold-guest";
/// As long as browsers keep one: 400 days.
const MAX_AGE: u64 = 400 * 24 * 60 * 60;
/// How often it is noted that a guest is here.
const SEEN_EVERY: u64 = 24 * 60 * 60 * 1000;
/// How often it is noted that a session is in use.
const SESSION_SEEN_EVERY: u64 = 60 * 60 * 1000;

/// Who asks: a guest or a member.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Guest {
    pub(crate) player: PlayerId,
    pub(crate) name: String,
    pub(crate) right: Right,
    /// What is kept of the cookie they came with.
    pub(crate) token: Token,
}

/// What is kept of a cookie: its hash.
pub(crate) type Token = [u8; 32];

impl Guest {
    /// The session of whoever asks, if it is a member.
    pub(crate) fn session(&self) -> Option<&str> {
        match &self.right {
            Right::Guest => None,
            Right::Member { session, .. } => Some(session),
        }
    }

    /// The role of whoever asks; guests are refused.
    pub(crate) fn as_member(&self) -> Result<Role, Problem> {
        match self.right {
            Right::Guest => Err(members_only()),
            Right::Member { role, .. } => Ok(role),
        }
    }
}

impl Guest {
    /// Refuses whoever does not look after the place.
    pub(crate) fn as_admin(&self) -> Result<(), Problem> {
        match self.as_member()? {
            Role::Admin => Ok(()),
            Role::Member => {
                let message = Message::new("server-admins-only");
                Err(Problem::new(StatusCode::FORBIDDEN, "admins-only", message))
            }
        }
    }
}

/// This is for members.
fn members_only() -> Problem {
    Problem::new(StatusCode::FORBIDDEN, "members-only", Message::new("server-members-only"))
}

/// The address a connection comes from; the accept loop puts it on every request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Where a request comes from: the proxy's word counts if there is one.
pub(crate) fn network(front: Front, request: &Request) -> Network {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
    Network::of(match front {
        Front::Direct => peer,
        Front::HttpProxy | Front::HttpsProxy => forwarded_for(request.headers()).unwrap_or(peer),
    })
}

/// The last address in the list is the one our own proxy has seen.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    list.rsplit(',').next()?.trim().parse().ok()
}

/// Finds out who asks. Whoever has no cookie becomes a new guest; a cookie that is not ours is refused and taken away.
pub(crate) async fn identify(State(app): State<AppState>, mut request: Request, next: Next) -> Response {
    let shared = Arc::clone(&app.shared);
    let (from, shown) =
        (network(shared.config.front, &request), cookie(request.headers()).map(str::to_owned));
    let found = match shown {
        None => newcomer(&shared, from).await.map(|(guest, cookie)| (guest, Some(cookie))),
        Some(cookie) => known(&shared, &cookie).await.map(|guest| (guest, None)),
    };
    match found {
        Ok((guest, cookie)) => {
            let origin = Origin { player: guest.player.clone(), network: from };
            request.extensions_mut().insert(origin);
            request.extensions_mut().insert(guest);
            let mut response = next.run(request).await;
            // Whoever came in as a member with the first request has a better one.
            if let Some(cookie) = cookie
                && !response.headers().contains_key(header::SET_COOKIE)
            {
                set_cookie(&mut response, shared.config.front, &cookie, MAX_AGE);
            }
            response
        }
        Err(problem) => {
            let foreign = problem.status == StatusCode::UNAUTHORIZED;
            let mut response = problem.into_response();
            if foreign {
                take_cookie(&mut response, shared.config.front);
            }
            response
        }
    }
}

/// Who asks, where strangers may ask too: they become nobody's guests by it.
pub(crate) async fn visitor(shared: &Shared, headers: &HeaderMap) -> Result<Option<PlayerId>, Problem> {
    let Some(Seed(secret)) = cookie(headers).and_then(|cookie| cookie.parse().ok()) else { return Ok(None) };
    let token = hash(&secret);
    if let Some(session) = shared.store.session(&token).await? {
        return Ok(Some(session.player));
    }
    Ok(shared.store.guest(&token).await?.map(|known| known.player))
}

async fn newcomer(shared: &Shared, from: Network) -> Result<(Guest, String), Problem> {
    shared.guards.newcomers.take(from).map_err(Problem::wait)?;
    let secret: [u8; 32] = random()?;
    let player = PlayerId::new(hex(&random::<16>()?));
    let token = hash(&secret);
    shared.store.add_guest(&player, &token, shared.clock.now()).await?;
    Ok((Guest { player, name: String::new(), right: Right::Guest, token }, hex(&secret)))
}

async fn known(shared: &Shared, cookie: &str) -> Result<Guest, Problem> {
    let foreign =
        || Problem::new(StatusCode::UNAUTHORIZED, "foreign-cookie", Message::new("server-foreign-cookie"));
    // A seed is written as a cookie is: 64 hexadecimal digits.
    let Seed(secret) = cookie.parse().map_err(|_| foreign())?;
    let token = hash(&secret);
    if let Some(member) = member(shared, &token).await? {
        return Ok(member);
    }
    let Some(known) = shared.store.guest(&token).await? else {
        // Between the two looks the guest may have become a member.
        return member(shared, &token).await?.ok_or_else(foreign);
    };
    note(shared, &known.player, known.seen).await;
    Ok(Guest { player: known.player, name: known.name, right: Right::Guest, token })
}

/// The member whose session has this token.
async fn member(shared: &Shared, token: &Token) -> Result<Option<Guest>, Problem> {
    let Some(session) = shared.store.session(token).await? else { return Ok(None) };
    // A session without a member is damaged; it lets nobody in.
    let Some(member) = shared.store.member(&session.player).await? else { return Ok(None) };
    let now = shared.clock.now();
    if now.since(session.seen) >= SESSION_SEEN_EVERY
        && let Err(error) = shared.store.see_session(&session.id, now).await
    {
        tracing::warn!(%error, "a visit was not noted");
    }
    let right = Right::Member { session: session.id, role: member.role };
    Ok(Some(Guest { player: member.player, name: member.name, right, token: *token }))
}

async fn note(shared: &Shared, player: &PlayerId, seen: Millis) {
    let now = shared.clock.now();
    if now.since(seen) >= SEEN_EVERY
        && let Err(error) = shared.store.see_guest(player, now).await
    {
        tracing::warn!(%error, "a visit was not noted");
    }
}

pub(crate) fn hash(secret: &[u8; 32]) -> Token {
    Sha256::digest(secret).into()
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let pairs = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    pairs
        .flat_map(|line| line.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

/// Gives a new cookie.
pub(crate) fn give_cookie(response: &mut Response, front: Front, secret: &[u8; 32]) {
    set_cookie(response, front, &hex(secret), MAX_AGE);
}

/// Takes the cookie away.
pub(crate) fn take_cookie(response: &mut Response, front: Front) {
    set_cookie(response, front, "", 0);
}

fn set_cookie(response: &mut Response, front: Front, value: &str, age: u64) {
    let secure = match front {
        Front::Direct | Front::HttpProxy => "",
        Front::HttpsProxy => "; Secure",
    };
    let cookie = format!("{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    // Hexadecimal digits and our own words are valid in a header.
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}
