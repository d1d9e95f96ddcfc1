//! Sheets to lay beside a game: printed by the browser each is one page, in every language and on both papers.

use std::path::Path;

use serde_json::json;
use sevenfold_browser_tests::{Size, Stage, Window};
use sevenfold_texts::Lang;

use crate::lessons::read_in;

/// Width and height of the papers, in inches.
const PAPERS: [(&str, f64, f64); 2] = [("A4", 8.27, 11.69), ("Letter", 8.5, 11.0)];

/// How many pages the browser would print.
async fn pages(window: &Window, (_, width, height): (&str, f64, f64)) -> usize {
    let how = json!({ "paperWidth": width, "paperHeight": height, "preferCSSPageSize": false, "printBackground": true });
    let printed = window.devtools("Page.printToPDF", &how).await;
    let data = printed["data"].as_str().unwrap_or_default();
    // A page of a PDF is an object of its own; the coded text is read four letters at a time.
    decoded(data).windows(PAGE.len()).filter(|piece| *piece == PAGE).count()
}

/// What a page's object begins with, unlike that of all pages.
const PAGE: &[u8] = b"/Type /Page\n";

/// The bytes of a text in base 64.
fn decoded(text: &str) -> Vec<u8> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let values = text.bytes().filter_map(|byte| LETTERS.iter().position(|letter| *letter == byte));
    let values: Vec<usize> = values.collect();
    values
        .chunks(4)
        .flat_map(|four| {
            let all = four.iter().enumerate().fold(0, |all, (place, value)| all | value << (18 - 6 * place));
            [all >> 16, all >> 8, all]
                .map(|byte| (byte & 0xff) as u8)
                .into_iter()
                .take(four.len().saturating_sub(1))
        })
        .collect()
}

/// What of a sheet is wider than its box or cannot be seen at all, as paper would show it.
async fn sticking_out(window: &Window) -> Vec<String> {
    const OVER: &str = "const wide = [];
        for (const box of document.querySelectorAll('.sheet .panel')) {
            if (box.getBoundingClientRect().width < 100) wide.push(box.textContent);
            const edge = box.getBoundingClientRect().right + 1;
            for (const inner of box.querySelectorAll('*')) {
                if (inner.getBoundingClientRect().right > edge) wide.push(inner.textContent || inner.tagName);
            }
        }
        return wide;";
    window.devtools("Emulation.setEmulatedMedia", &json!({ "media": "print" })).await;
    let over = window.script(OVER, Vec::new()).await;
    window.devtools("Emulation.setEmulatedMedia", &json!({ "media": "" })).await;
    over.as_array().into_iter().flatten().map(ToString::to_string).collect()
}

/// The names of all sheets that are printed.
fn sheets() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts/aids");
    let files =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let names = files.filter_map(|file| Some(file.strip_suffix(".en.md")?.to_owned()));
    names.filter(|name| !name.ends_with("-quick")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_sheet_is_printed_on_one_page() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let mut faults = Vec::new();
    let mut seen = 0;
    for lang in Lang::ALL {
        read_in(&window, lang).await;
        for name in sheets() {
            window.go(&format!("/aid/{name}")).await;
            window.until("a sheet", "return document.querySelectorAll('.sheet .panel').length > 0").await;
            let over = sticking_out(&window).await;
            faults.extend(over.into_iter().map(|words| format!("{name} in {lang}: {words} does not fit")));
            for paper in PAPERS {
                let count = pages(&window, paper).await;
                seen += 1;
                if count != 1 {
                    faults.push(format!("{name} in {lang} on {}: {count} pages", paper.0));
                }
            }
        }
    }
    assert!(seen >= 48, "{seen} prints");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
