//! `sevenfold load`.

use serde_json::Value;

use super::support::program::Program;
use super::{complains, folder, sevenfold};

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
