//! Damage is found and named, keeps nobody from what is sound, and is told without telling what was kept.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock};

use sevenfold_server::{Damage, check, rescue};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use support::Host;
use support::client::{Client, connect};
use support::http::{Answer, call, open};
use support::pair::{FIRST, Pair, SIEBEN, pair, play};

async fn database(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.unwrap()
}

async fn change(path: &Path, sql: &'static str, code: &str) {
    let mut connection = database(path).await;
    let changed = sqlx::query(sql).bind(code).execute(&mut connection).await.unwrap();
    assert!(changed.rows_affected() > 0, "{sql}");
    sqlx::Connection::close(connection).await.unwrap();
}

async fn look(host: &Host, code: &str) -> Answer {
    call(host.address, "GET", &format!("/api/tables/{code}"), None, None).await
}

/// A house with a finished game, one that is running, and a table at which nobody sits; stopped.
async fn house() -> (Host, Pair, Pair, String) {
    let mut host = Host::start().await;
    let mut done = pair(&host).await;
    play(&mut done.clients, 5000).await;
    let mut running = pair(&host).await;
    play(&mut running.clients, 9).await;
    call(host.address, "PUT", "/api/me", Some(&running.cookies[0]), Some(r#"{"name":"Ada"}"#)).await;
    let empty = open(host.address, &running.cookies[1], SIEBEN).await;
    host.stop().await;
    (host, done, running, empty)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_damaged_table_is_named_and_the_others_go_on() {
    let log = log();
    let (mut host, done, running, empty) = house().await;
    assert!(check(&host.database()).await.unwrap().damage.is_empty());
    // As harmless as a change can be: it still reads the same.
    change(
        &host.database(),
        "UPDATE journal SET entry = entry || ' ' WHERE code = ? AND number = 7",
        &running.code,
    )
    .await;
    let named = Damage::Journal { code: running.code.clone(), entry: 7 };
    let report = check(&host.database()).await.unwrap();
    assert_eq!(report.damage.into_iter().collect::<Vec<_>>(), [named]);
    host.begin().await;
    let answer = look(&host, &running.code).await;
    assert_eq!((answer.status, answer.json()["code"].as_str()), (500, Some("damaged")));
    let mut client = connect(host.address, &running.code, Some(&running.cookies[0])).await.unwrap();
    client.post(sevenfold_protocol::Request::Hello { protocol: sevenfold_protocol::PROTOCOL }).await;
    while client.hear().await.is_some() {}
    assert_eq!(client.closed.unwrap(), 4500);
    for code in [&done.code, &empty] {
        assert_eq!(look(&host, code).await.status, 200);
    }
    // Lists that it is in are there; the house says that something is wrong.
    let mine = call(host.address, "GET", "/api/me/tables", Some(&running.cookies[1]), None).await.json();
    assert_eq!(mine.as_array().unwrap().len(), 2);
    for path in ["/healthz", "/readyz"] {
        let told = call(host.address, "GET", path, None, None).await;
        assert!(told.status == 200 && told.body.contains("1 damaged"), "{}", told.body);
    }
    // The log names the table, but says nothing of what happened there.
    let said = String::from_utf8(log.lock().unwrap().clone()).unwrap();
    assert!(said.contains(&running.code) && said.contains("entry=7"), "{said}");
    for secret in ["Ada", "\"moved\"", "\"drew\"", "\"text\""] {
        assert!(!said.contains(secret), "{secret}: {said}");
    }
    host.stop().await;
    // What was before the damage is saved, and so is everything else.
    let saved = host.folder.path().join("saved.db");
    rescue(&host.database(), &saved).await.unwrap();
    let report = check(&saved).await.unwrap();
    assert!(report.damage.is_empty(), "{:?}", report.damage);
    assert_eq!((report.tables, report.records, report.guests), (3, 1, 4));
    let host = Host::at_database(saved).await;
    let ada = Client::at(host.address, &running.code, &running.cookies[0]).await;
    assert_eq!(ada.face(FIRST).version, 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_line_is_checked() {
    let (host, done, running, _) = house().await;
    let path = host.database();
    let whole = std::fs::read(&path).unwrap();
    let cases: [(&'static str, &str); 12] = [
        ("DELETE FROM journal WHERE code = ? AND number = 4", &running.code),
        ("DELETE FROM journal WHERE code = ? AND number > 9", &running.code),
        ("DELETE FROM journal WHERE code = ?", &running.code),
        ("DELETE FROM tables WHERE code = ?", &running.code),
        ("UPDATE tables SET owner = 'x' WHERE code = ?", &running.code),
        ("UPDATE tables SET phase = 'over' WHERE code = ?", &running.code),
        ("UPDATE sitters SET seated = 0 WHERE code = ?", &running.code),
        ("UPDATE records SET document = document || ' ' WHERE code = ?", &done.code),
        ("UPDATE records SET closed = 1 WHERE code = ?", &done.code),
        ("UPDATE participants SET seat = 1 - seat, seal = seal WHERE code = ?", &done.code),
        ("UPDATE guests SET name = 'x' WHERE ? IS NOT NULL", ""),
        ("UPDATE house SET mark = mark + 1 WHERE ? IS NOT NULL", ""),
    ];
    assert!(check(&path).await.unwrap().damage.is_empty());
    for (sql, code) in cases {
        std::fs::write(&path, &whole).unwrap();
        change(&path, sql, code).await;
        let damage = check(&path).await.unwrap().damage;
        assert!(!damage.is_empty(), "{sql}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn records_of_a_damaged_table_are_still_there() {
    let (mut host, done, _, _) = house().await;
    // All of it: a long game may go on from what was kept beside its journal, if the seal there still fits.
    change(&host.database(), "UPDATE journal SET entry = '', seal = x'00' WHERE code = ?", &done.code).await;
    host.begin().await;
    assert_eq!(look(&host, &done.code).await.status, 500);
    let record = call(host.address, "GET", &format!("/api/tables/{}/record", done.code), None, None).await;
    assert_eq!(record.status, 200);
    let games = call(host.address, "GET", "/api/me/games", Some(&done.cookies[0]), None).await.json();
    assert_eq!(games["games"].as_array().unwrap().len(), 1);
}

/// Everything the house keeps, line by line; nothing if something cannot be read.
async fn content(path: &Path) -> Option<Vec<String>> {
    let mut connection = database(path).await;
    let mut content = Vec::new();
    for sql in [
        "SELECT json_array(code, number, entry, hex(seal)) FROM journal",
        "SELECT json_array(code, game, seats, owner, phase, opened) FROM tables",
        "SELECT json_array(player, code, seated) FROM sitters",
        "SELECT json_array(player, hex(token), name, created) FROM guests",
        "SELECT json_array(code, number, game, finished, document, closed) FROM records",
        "SELECT json_array(player, code, number, seat) FROM participants",
    ] {
        for row in sqlx::query(sql).fetch_all(&mut connection).await.ok()? {
            content.push(sqlx::Row::try_get(&row, 0).ok()?);
        }
    }
    Some(content)
}

/// Bits of the file are flipped, one at a time.
#[tokio::test(flavor = "multi_thread")]
async fn every_flipped_bit_is_named_or_harmless() {
    let flips = if std::env::var_os("SEVENFOLD_LONG").is_some() { 200 } else { 10 };
    let (host, done, running, empty) = house().await;
    let codes = [&done.code, &running.code, &empty];
    let whole = std::fs::read(host.database()).unwrap();
    let truth = content(&host.database()).await.unwrap();
    let [mut harmless, mut named, mut unfit] = [0; 3];
    for flip in 0..flips {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).unwrap();
        let place = u64::from_le_bytes(bytes) as usize % (whole.len() * 8);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("flipped.db");
        let mut flipped = whole.clone();
        flipped[place / 8] ^= 1 << (place % 8);
        std::fs::write(&path, flipped).unwrap();
        let report = check(&path).await;
        let is_sound = report.as_ref().is_ok_and(|report| report.damage.is_empty());
        if is_sound {
            assert_eq!(
                content(&path).await.as_ref(),
                Some(&truth),
                "flip {flip} at bit {place}: nobody noticed"
            );
            harmless += 1;
        }
        let hurt = |code: &str| {
            !report.as_ref().is_ok_and(|report| {
                report.damage.iter().all(|damage| match damage {
                    Damage::Journal { code: hurt, .. } => hurt != code,
                    Damage::File { .. } => false,
                    _ => true,
                })
            })
        };
        // What is sound is saved.
        let saved = folder.path().join("saved.db");
        if rescue(&path, &saved).await.is_ok() {
            assert!(check(&saved).await.unwrap().damage.is_empty(), "flip {flip} at bit {place}");
        }
        match Host::attempt(path).await {
            Ok(mut host) => {
                for code in codes {
                    let answer = look(&host, code).await;
                    let expected: &[u16] = if hurt(code) { &[200, 500, 503] } else { &[200] };
                    assert!(expected.contains(&answer.status), "flip {flip} at bit {place}: {}", answer.body);
                }
                host.stop().await;
                named += u32::from(!is_sound);
            }
            // A server that does not start says why.
            Err(failure) => {
                assert!(!is_sound, "flip {flip} at bit {place}: {failure}");
                unfit += 1;
            }
        }
    }
    println!(
        "{flips} flips of {} bits: {harmless} harmless, {named} named, {unfit} too bad to start",
        whole.len() * 8
    );
}

/// Everything that is logged by this program.
fn log() -> Arc<Mutex<Vec<u8>>> {
    static LOG: OnceLock<Arc<Mutex<Vec<u8>>>> = OnceLock::new();
    let log = LOG.get_or_init(|| {
        let log = Arc::new(Mutex::new(Vec::new()));
        let writer = Tee(Arc::clone(&log));
        tracing_subscriber::fmt().json().with_writer(move || writer.clone()).init();
        log
    });
    Arc::clone(log)
}

#[derive(Clone)]
struct Tee(Arc<Mutex<Vec<u8>>>);

impl Write for Tee {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
