//! Files: what is too large is not read, what is there is not replaced.

use crate::{folder, sevenfold};

#[cfg(unix)]
#[test]
fn what_never_ends_is_not_read() {
    let commands: [&[&str]; 5] = [
        &["play", "double-lucky-7", "--challenges", "/dev/zero"],
        &["replay", "/dev/zero"],
        &["analyse", "/dev/zero"],
        &["puzzle", "check", "holes", "/dev/zero"],
        &["puzzle", "verify", "/dev/zero"],
    ];
    for command in commands {
        let ran = sevenfold(command);
        assert_eq!(ran.status, Some(2), "{command:?}: {}", ran.err);
        assert!(ran.err.contains("/dev/zero") && ran.err.contains("too large"), "{command:?}: {}", ran.err);
    }
}

#[test]
fn records_are_replaced_only_if_that_is_wished() {
    let records = folder("not-replaced");
    let text = records.to_str().unwrap();
    let simulate = ["simulate", "sieben", "--games", "2", "--records", text];
    assert_eq!(sevenfold(&simulate).status, Some(0));
    let second = records.join("sieben-000002.sevens.json");
    let before = std::fs::read(&second).unwrap();
    std::fs::remove_file(records.join("sieben-000001.sevens.json")).unwrap();
    let refused = sevenfold(&simulate);
    assert_eq!(refused.status, Some(2), "{}", refused.out);
    assert!(refused.err.contains("sieben-000002") && refused.err.contains("--overwrite"), "{}", refused.err);
    assert_eq!(std::fs::read_dir(&records).unwrap().count(), 1, "nothing was played");
    assert_eq!(std::fs::read(&second).unwrap(), before);
    let overwritten = sevenfold(&[&simulate[..], &["--overwrite"]].concat());
    assert_eq!(overwritten.status, Some(0), "{}", overwritten.err);
    assert_ne!(std::fs::read(&second).unwrap(), before);
}
