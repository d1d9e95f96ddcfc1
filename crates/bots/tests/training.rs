//! The way from games to a net (`training/README.md`), in small.

#![cfg(feature = "seven")]

#[allow(dead_code, reason = "the program that writes positions down, without its own beginning")]
#[path = "../examples/seven_games.rs"]
mod games;

use std::path::{Path, PathBuf};
use std::process::Command;

use sevenfold_bots::seven::Nets;
use sevenfold_bots::seven::study::{RECORD, recall};

use games::{Beginning, Plan, Until};

static NET: &[u8] = include_bytes!("../src/seven/net.bin");

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder of cargo's");
    folder
}

fn written(folder: &Path, number: u64) -> Vec<u8> {
    let until = Until::Games(number);
    Plan { nets: None, iterations: 20, threads: 1, seed: 7, until, beginning: Beginning::Random }
        .write(folder);
    std::fs::read(folder.join("7-0.positions")).expect("a folder of cargo's")
}

/// Equal arguments give equal bytes, all of them positions that a net can be asked about, most with a label.
#[test]
fn games_are_written_down_the_same_every_time() {
    let (one, other) = (written(&folder("one"), 4), written(&folder("other"), 4));
    assert!(one == other, "two runs differ");
    assert_eq!(one.len() % RECORD, 0);
    let nets = Nets::read(NET).unwrap();
    let records: Vec<&[u8]> = one.chunks_exact(RECORD).collect();
    assert!(records.len() > 20, "{}", records.len());
    let labelled = records.iter().filter(|record| record[12] > 0);
    for record in labelled.clone() {
        assert_eq!(record[8..12].iter().map(|&share| u32::from(share)).sum::<u32>(), 12);
    }
    assert!(2 * labelled.count() > records.len());
    assert!(records.iter().all(|record| recall(&nets, record).is_some()));
}

/// The first of these that has `PyTorch`: whichever is in the path, or Debian's own. `cargo xtask test` sees to it that one does.
fn python() -> Option<&'static str> {
    let has_torch = |python: &&str| {
        Command::new(python).args(["-c", "import torch"]).output().is_ok_and(|ran| ran.status.success())
    };
    ["python3", "/usr/bin/python3"].into_iter().find(has_torch)
}

/// The training itself, a few seconds on a processor.
#[test]
fn a_net_comes_out_of_the_training() {
    let Some(python) = python() else {
        println!("not run: training/train.py needs PyTorch, which `cargo xtask test` installs");
        return;
    };
    let (data, out) = (folder("data"), folder("net"));
    written(&data, 60);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../training/train.py");
    let mut train = Command::new(python);
    train.arg(script).arg("--data").arg(&data).arg("--out").arg(&out);
    let ran = train.args(["--seconds", "4", "--batch", "16"]).status().unwrap();
    assert!(ran.success());
    let nets = Nets::read(&std::fs::read(out.join("net.bin")).unwrap()).unwrap();
    let sample = std::fs::read(out.join("sample.bin")).unwrap();
    assert!(sample.len() > RECORD);
    for sample in sample.chunks_exact(RECORD + 4 * 52) {
        let said = f32::from_le_bytes(*sample[RECORD..].first_chunk().unwrap());
        let (shares, _) = recall(&nets, &sample[..RECORD]).unwrap();
        assert!((shares[0] - said).abs() < 0.02, "{shares:?} {said}");
    }
}
