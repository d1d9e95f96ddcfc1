//! `sevenfold check`: what it says of a sound database and of a damaged one.

use serde_json::{Value, json};
use sevenfold_server::{AppState, Config};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use crate::{folder, sevenfold};

#[test]
fn damage_is_named_and_what_is_sound_is_saved() {
    let data = folder("checked");
    let (database, text) = (data.join("sevenfold.db"), data.to_str().unwrap().to_owned());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let config = Config::new("127.0.0.1:0".parse().unwrap(), database.clone());
        AppState::open(config).await.unwrap().close().await;
    });
    let sound = sevenfold(&["check", "--data", &text, "--json"]);
    assert_eq!(sound.status, Some(0), "{}", sound.err);
    let report: Value = serde_json::from_str(&sound.out).unwrap();
    assert_eq!(
        report,
        json!({"tables": 0, "entries": 0, "records": 0, "guests": 0, "members": 0, "damage": []})
    );
    runtime.block_on(async {
        let mut connection = SqliteConnectOptions::new().filename(&database).connect().await.unwrap();
        let sql =
            "INSERT INTO guests (player, token, name, created, seen) VALUES ('p77', x'77', 'Ada', 1, 1)";
        sqlx::query(sql).execute(&mut connection).await.unwrap();
    });
    let damaged = sevenfold(&["check", "--data", &text]);
    assert_eq!(damaged.status, Some(1), "{}", damaged.err);
    assert!(damaged.out.contains("guest p77") && !damaged.out.contains("Ada"), "{}", damaged.out);
    let german = sevenfold(&["check", "--data", &text, "--lang", "de"]);
    assert!(german.out.contains("Gast p77"), "{}", german.out);
    let saved = data.join("saved.db");
    let rescued = sevenfold(&["check", "--data", &text, "--rescue", saved.to_str().unwrap()]);
    assert_eq!(rescued.status, Some(1), "{}", rescued.err);
    let restored = sevenfold(&["restore", saved.to_str().unwrap(), "--data", &text, "--overwrite"]);
    assert_eq!(restored.status, Some(0), "{}", restored.err);
    assert_eq!(sevenfold(&["check", "--data", &text]).status, Some(0));
}
