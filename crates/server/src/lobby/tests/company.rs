//! Friends, invitations and blocks, asked for over the routes and seen in the lobby; and who may sit at rated tables.

use std::net::Ipv4Addr;
use std::time::Instant;

use axum::body::Body;
use axum::http::{HeaderMap, Request as Http, StatusCode, header};
use sevenfold_protocol::{
    Ask, Lobby, PROTOCOL, Presence, Rated, RefusalCode, Request, Settings, Tie, ToClient, limits,
};
use sevenfold_table::PlayerId;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;
use tower::ServiceExt as _;

use crate::limits::Network;
use crate::lobby::regard;
use crate::members::{MemberName, Shown};
use crate::outbox::outbox;
use crate::store::{Door, Joining};
use crate::tables::{Caller, Command, Out, Party, Updates, Way};
use crate::{AppState, Config, app, guests};

struct House {
    app: AppState,
    folder: TempDir,
}

/// Somebody with a cookie.
struct One {
    cookie: String,
    player: PlayerId,
    name: &'static str,
}

impl House {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let config = Config::new((Ipv4Addr::LOCALHOST, 0).into(), folder.path().join("sevenfold.db"));
        Self { app: AppState::open(config).await.unwrap(), folder }
    }

    async fn call(&self, who: Option<&One>, method: &str, path: &str, body: &str) -> (StatusCode, HeaderMap) {
        let mut request = Http::builder().method(method).uri(path).header(header::HOST, "localhost");
        request = request.header(header::CONTENT_TYPE, "application/json");
        if let Some(who) = who {
            request = request.header(header::COOKIE, &who.cookie);
        }
        let request = request.body(Body::from(body.to_owned())).unwrap();
        let answer = app(self.app.clone()).oneshot(request).await.unwrap();
        (answer.status(), answer.headers().clone())
    }

    async fn status(&self, who: &One, method: &str, path: &str, body: &str) -> u16 {
        self.call(Some(who), method, path, body).await.0.as_u16()
    }

    async fn guest(&self, name: &'static str) -> One {
        let (_, headers) = self.call(None, "GET", "/api/me", "").await;
        let cookie = headers[header::SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
        let mut shown = HeaderMap::new();
        shown.insert(header::COOKIE, cookie.parse().unwrap());
        let player = guests::visitor(&self.app.shared, &shown).await.unwrap().unwrap();
        One { cookie, player, name }
    }

    async fn member(&self, name: &'static str) -> One {
        let one = self.guest(name).await;
        let joining = Joining {
            player: one.player.clone(),
            name: MemberName::new(name).unwrap(),
            door: Door::Passphrase("hash".to_owned()),
            codes: Vec::new(),
            invitation: None,
            session: format!("session of {name}"),
            device: String::new(),
            now: self.app.shared.clock.now(),
        };
        self.app.shared.store.join(&joining).await.unwrap();
        one
    }

    /// Two members who are friends, and let friends see where they are.
    async fn friends(&self) -> [One; 2] {
        let [ada, bo] = [self.member("Ada").await, self.member("Bo").await];
        for (one, other) in [(&ada, &bo), (&bo, &ada)] {
            assert_eq!(self.status(one, "PUT", &format!("/api/me/friends/{}", other.name), "").await, 204);
            self.app.shared.store.show(&one.player, &[Shown::Presence].into()).await.unwrap();
        }
        [ada, bo]
    }

    /// What this person sees of the lobby when coming in.
    async fn seen(&self, one: &One) -> Lobby {
        let regard = regard(&self.app, &one.player).await.unwrap();
        self.app.shared.lobby.change(|state| state.hall.arrive(&one.player, self.app.next_socket(), regard))
    }

    /// What this person sees of it now, having come in before.
    fn sees(&self, one: &One) -> Lobby {
        self.app.shared.lobby.state().hall.picture(&one.player)
    }

    async fn table(&self, owner: &One, settings: Settings) -> String {
        let people = vec![(owner.player.clone(), owner.name.to_owned())];
        let party = Party { people, ..Party::default() };
        self.app.shared.tables.open_for(&owner.player, settings, &party).await.unwrap().to_string()
    }

    /// The games at all tables have begun.
    async fn all_begin(&self) {
        let file = SqliteConnectOptions::new().filename(self.folder.path().join("sevenfold.db"));
        let mut connection = file.connect().await.unwrap();
        sqlx::query("UPDATE tables SET phase = 'playing'").execute(&mut connection).await.unwrap();
    }

    /// What comes of sitting down.
    async fn sit(&self, one: &One, code: &str) -> ToClient {
        let (out, mut heard) = outbox(64);
        let network = Network::of(Ipv4Addr::LOCALHOST.into());
        let (id, updates, way) = (self.app.next_socket(), Updates::Whole, Way::Here);
        let caller = Caller { id, player: one.player.clone(), network, out, updates, way, trace: None };
        let sit = Request::TakeSeat { seat: None, name: one.name.to_owned() };
        for (id, request) in [(1, Request::Hello { protocol: PROTOCOL }), (2, sit)] {
            let ask = Command::ask(caller.clone(), Ask { id, request }, Instant::now());
            self.app.shared.tables.send(code.parse().unwrap(), ask).await;
        }
        loop {
            let Ok(Out::Text(text)) = heard.next().await else { panic!("an answer") };
            let message: ToClient = serde_json::from_str(&text).unwrap();
            if let ToClient::Seated { id: 2, .. } | ToClient::Refused { id: Some(2), .. } = message {
                return message;
            }
        }
    }
}

fn refusal(answer: &ToClient) -> Option<RefusalCode> {
    match answer {
        ToClient::Refused { refusal, .. } => Some(refusal.code),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_are_two_who_want_each_other() {
    let house = House::new().await;
    let [ada, bo] = [house.member("Ada").await, house.member("Bo").await];
    house.seen(&ada).await;
    house.seen(&bo).await;
    assert_eq!(house.status(&ada, "PUT", "/api/me/friends/bo", "").await, 204, "however it is written");
    assert_eq!(
        (house.sees(&ada).friends[0].tie.clone(), house.sees(&bo).friends[0].tie.clone()),
        (Tie::Asked, Tie::Asks)
    );
    assert_eq!(house.sees(&bo).friends[0].name, "Ada");
    assert_eq!(house.status(&bo, "PUT", "/api/me/friends/Ada", "").await, 204);
    assert_eq!(house.sees(&ada).friends[0].tie, Tie::Friends(Presence::Away), "Bo does not want to be seen");
    assert_eq!(house.status(&bo, "PUT", "/api/me/shown", r#"["presence"]"#).await, 204);
    assert_eq!(house.sees(&ada).friends[0].tie, Tie::Friends(Presence::Here));
    assert_eq!(house.status(&ada, "DELETE", "/api/me/friends/Bo", "").await, 204);
    assert!(house.sees(&ada).friends.is_empty() && house.sees(&bo).friends.is_empty());
    for (path, status) in [("/api/me/friends/Nobody", 404), ("/api/me/friends/Ada", 422)] {
        assert_eq!(house.status(&ada, "PUT", path, "").await, status, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_is_asked_to_a_table_one_sits_at() {
    let house = House::new().await;
    let [ada, bo] = house.friends().await;
    let eve = house.member("Eve").await;
    house.seen(&bo).await;
    let code = house.table(&ada, Settings::new("sieben", 2)).await;
    let path = format!("/api/tables/{code}/invitations");
    let whom = r#"{"name":"Bo"}"#;
    assert_eq!(house.status(&eve, "POST", &path, whom).await, 403, "she does not sit there");
    assert_eq!(house.status(&ada, "POST", &path, r#"{"name":"Eve"}"#).await, 404, "no friend of hers");
    assert_eq!(house.status(&ada, "POST", "/api/tables/K73X9Q2MB/invitations", whom).await, 404);
    for _ in 0..2 {
        assert_eq!(house.status(&ada, "POST", &path, whom).await, 204);
    }
    let invitations = house.sees(&bo).invitations;
    assert_eq!(invitations.len(), 1, "once is enough");
    assert_eq!((invitations[0].from.as_str(), invitations[0].code.to_string()), ("Ada", code));
    let away = format!("/api/me/invitations/{}", invitations[0].id);
    assert_eq!(house.status(&eve, "DELETE", &away, "").await, 404, "not hers");
    assert_eq!(house.status(&bo, "DELETE", &away, "").await, 204);
    assert!(house.sees(&bo).invitations.is_empty());
}

/// Whoever was asked and did not come is in nobody's way: only what waits for an answer is counted.
#[tokio::test(flavor = "multi_thread")]
async fn so_many_invitations_wait_and_those_to_games_that_have_begun_do_not() {
    let house = House::new().await;
    let [ada, bo] = house.friends().await;
    let mut asked = Vec::new();
    for _ in 0..=limits::INVITATIONS {
        let code = house.table(&ada, Settings::new("sieben", 2)).await;
        let path = format!("/api/tables/{code}/invitations");
        asked.push(house.status(&ada, "POST", &path, r#"{"name":"Bo"}"#).await);
    }
    assert_eq!(asked.pop(), Some(422), "too many wait");
    assert_eq!(asked, [204; limits::INVITATIONS]);
    house.all_begin().await;
    let code = house.table(&ada, Settings::new("sieben", 2)).await;
    let path = format!("/api/tables/{code}/invitations");
    assert_eq!(house.status(&ada, "POST", &path, r#"{"name":"Bo"}"#).await, 204);
    assert_eq!(house.app.shared.store.invitations(&bo.player).await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_block_ends_everything_between_the_two_and_is_not_told() {
    let house = House::new().await;
    let [ada, bo] = house.friends().await;
    let code = house.table(&ada, Settings::new("sieben", 2)).await;
    let path = format!("/api/tables/{code}/invitations");
    assert_eq!(house.status(&ada, "POST", &path, r#"{"name":"Bo"}"#).await, 204);
    house.seen(&ada).await;
    house.seen(&bo).await;
    assert_eq!(house.status(&bo, "POST", "/api/me/blocks", r#"{"name":"ada"}"#).await, 204);
    let seen = house.sees(&bo);
    assert!(seen.friends.is_empty() && seen.invitations.is_empty() && seen.crowd.here == 1);
    // What Ada asks for is answered as ever, and nothing comes of it.
    assert_eq!(house.status(&ada, "PUT", "/api/me/friends/Bo", "").await, 204);
    assert!(house.sees(&ada).friends.is_empty() && house.sees(&bo).friends.is_empty());
    assert_eq!(
        house.status(&ada, "POST", &path, r#"{"name":"Bo"}"#).await,
        404,
        "as of everybody who is no friend"
    );
    assert_eq!(house.status(&bo, "POST", "/api/me/blocks", r#"{"name":"Bo"}"#).await, 422, "oneself");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_members_sit_at_rated_tables() {
    let house = House::new().await;
    let [ada, bo] = [house.member("Ada").await, house.member("Bo").await];
    let guest = house.guest("Guest").await;
    let rated = Settings { rated: Rated::Rated, move_seconds: Some(60), ..Settings::new("sieben", 3) };
    let code = house.table(&ada, rated).await;
    assert_eq!(refusal(&house.sit(&guest, &code).await), Some(RefusalCode::MembersOnly));
    assert!(matches!(house.sit(&bo, &code).await, ToClient::Seated { .. }));
    let body = r#"{"game":"sieben","seats":2,"rated":"rated","move_seconds":60}"#;
    assert_eq!(house.status(&guest, "POST", "/api/tables", body).await, 403);
    assert_eq!(house.status(&ada, "POST", "/api/tables", body).await, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_it_stays_of_somebody_who_wants_to_be_forgotten() {
    let house = House::new().await;
    let [ada, bo] = house.friends().await;
    let code = house.table(&ada, Settings::new("sieben", 2)).await;
    let path = format!("/api/tables/{code}/invitations");
    assert_eq!(house.status(&ada, "POST", &path, r#"{"name":"Bo"}"#).await, 204);
    house.app.shared.store.forget_guest(&ada.player).await.unwrap();
    let store = &house.app.shared.store;
    assert_eq!(store.friendships(&bo.player).await.unwrap(), []);
    assert_eq!(store.invitations(&bo.player).await.unwrap(), []);
}
