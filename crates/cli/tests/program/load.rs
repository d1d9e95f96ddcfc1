//! `sevenfold load`.

use std::collections::HashSet;
use std::fs::{self, File};
use std::process::Command;

use serde_json::Value;

use super::support::program::Program;
use super::{complains, folder, ran, sevenfold};

#[test]
fn a_load_is_put_on_one_s_own_machine_only() {
    complains(
        &["load", "--server", "192.0.2.7:7777"],
        "192.0.2.7:7777 is not this machine: a load is only put on servers of one's own. Give an address such as 127.0.0.1:7777.",
    );
    complains(
        &["load", "--seats", "2", "--bots", "2"],
        "At least one seat must be a person's: --bots must be less than --seats.",
    );
}

/// People, bots and watchers at all games come and go: nothing is missed, everything is answered once.
#[test]
fn a_load_is_measured_and_checked() {
    let (_server, address) = Program::start(&folder("load"));
    let server = address.to_string();
    let ran = sevenfold(&[
        "load",
        "--json",
        "--server",
        &server,
        "--tables",
        "6",
        "--seconds",
        "2",
        "--beat",
        "50",
        "--seats",
        "3",
        "--bots",
        "1",
        "--watchers",
        "1",
        "--reconnect",
        "1",
    ]);
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(ran.status, Some(0), "{told}");
    assert!(told["moves"].as_u64().unwrap() > 10, "{told}");
    assert!(told["bytes_per_move"].as_f64().unwrap() > 0.0, "{told}");
    for fault in ["gaps", "answered_twice", "unanswered", "cut_off"] {
        assert_eq!(told["faults"][fault], 0, "{told}");
    }
    for part in ["waiting", "engine", "writing", "sending"] {
        assert!(told["parts"][part].as_f64().unwrap() > 0.0, "{part}: {told}");
    }
}

/// Whoever looks for what became of an ask finds its line by the table's code and its own number.
#[test]
fn every_ask_has_a_line_in_the_log() {
    let folder = folder("load-log");
    let path = folder.join("log");
    let (_server, address) = Program::start_logged(&folder, File::create(&path).unwrap());
    let server = address.to_string();
    let ran = sevenfold(&[
        "load",
        "--json",
        "--server",
        &server,
        "--tables",
        "2",
        "--seconds",
        "1",
        "--beat",
        "50",
        "--game",
        "sieben",
    ]);
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    let lines = fs::read_to_string(&path).unwrap();
    let lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let said = |line: &&Value| line["fields"]["message"] == "an ask was answered";
    let asks: HashSet<_> = lines.iter().filter(said).map(|line| line["span"].to_string()).collect();
    assert!(asks.len() as u64 >= told["moves"].as_u64().unwrap(), "{} of {told}", asks.len());
    for line in lines.iter().filter(said) {
        let span = &line["span"];
        assert!(span["code"].is_string() && span["socket"].is_u64() && span["id"].is_u64(), "{line}");
    }
}

/// Where fewer files may be open than people want to sit, tables are laid as far as that goes, and it is said why not all: at
/// one screen they are fewer.
#[cfg(target_os = "linux")]
#[test]
fn as_many_tables_are_laid_as_there_is_room_for() {
    let (_server, address) = Program::start(&folder("load-room"));
    let server = address.to_string();
    let load = |more: &[&str]| {
        let program = env!("CARGO_BIN_EXE_sevenfold");
        let few = ["-c", "ulimit -n 160 && exec \"$0\" \"$@\"", program, "load", "--server", &server];
        let much = ["--game", "sieben", "--tables", "20", "--seconds", "1", "--beat", "50"];
        ran(Command::new("sh").args(few).args(much).args(more).env("LANG", "C.UTF-8").env_remove("LC_ALL"))
    };
    let apart = load(&["--json"]);
    let told: Value = serde_json::from_str(&apart.out).unwrap();
    assert_eq!(
        (apart.status, &told["wanted"], &told["snag"]),
        (Some(1), &20.into(), &"files".into()),
        "{told}"
    );
    let laid = told["tables"].as_u64().unwrap();
    assert!((1..20).contains(&laid) && told["moves"].as_u64() > Some(0), "{told}");
    let said = load(&[]).out;
    assert!(said.starts_with(&format!("Only {laid} of 20 tables could be laid:\n")), "{said}");
    let together = load(&["--json", "--one-screen"]);
    let told: Value = serde_json::from_str(&together.out).unwrap();
    assert_eq!(
        (together.status, &told["tables"], &told["snag"]),
        (Some(0), &20.into(), &Value::Null),
        "{told}"
    );
}
