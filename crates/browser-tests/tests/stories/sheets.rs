//! Sheets to lay beside a game: printed by the browser each is one page, in every language and on both papers.

use std::path::Path;

use serde_json::json;
use sevenfold_browser_tests::{Size, Stage, Window};
use sevenfold_texts::Lang;

use crate::lessons::read_in;

struct Paper {
    name: &'static str,
    /// Width and height, in inches.
    size: (f64, f64),
    /// What is between its margins of 8 mm, in a style's pixels.
    inside: (u32, u32),
}

const PAPERS: [Paper; 2] = [
    Paper { name: "A4", size: (8.27, 11.69), inside: (733, 1061) },
    Paper { name: "Letter", size: (8.5, 11.0), inside: (755, 995) },
];

/// How many pages the browser would print.
async fn pages(window: &Window, paper: &Paper) -> usize {
    let (width, height) = paper.size;
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

/// What of a sheet is wider than its box or cannot be seen at all on this paper, and what is left there to press.
async fn sticking_out(window: &Window, paper: &Paper) -> Vec<String> {
    const OVER: &str = "const wide = [];
        for (const box of document.querySelectorAll('.sheet .panel, .scenes li')) {
            const place = box.getBoundingClientRect();
            if (place.width < 100 || place.right > innerWidth) wide.push(box.textContent);
            for (const inner of box.querySelectorAll('*')) {
                if (inner.getBoundingClientRect().right > place.right + 1) wide.push(inner.textContent || inner.tagName);
            }
        }
        for (const press of document.querySelectorAll('button, a')) {
            if (press.checkVisibility()) wide.push(press.textContent);
        }
        return wide;";
    let (width, height) = paper.inside;
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    window.devtools("Emulation.setDeviceMetricsOverride", &metrics).await;
    window.devtools("Emulation.setEmulatedMedia", &json!({ "media": "print" })).await;
    let over = window.script(OVER, Vec::new()).await;
    window.devtools("Emulation.setEmulatedMedia", &json!({ "media": "" })).await;
    over.as_array().into_iter().flatten().map(ToString::to_string).collect()
}

/// The addresses of everything to lay beside a game: aids, score pads, quick starts.
fn sheets() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts/aids");
    let files =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let names = files.filter_map(|file| Some(file.strip_suffix(".en.md")?.to_owned()));
    let address = |name: String| {
        name.strip_suffix("-quick").map_or_else(|| format!("/aid/{name}"), |game| format!("/quick/{game}"))
    };
    names.map(address).collect()
}

/// Prints every sheet in a language and says what is wrong with them.
async fn printed_in(window: &Window, lang: Lang) -> Vec<String> {
    const THERE: &str = "return document.querySelectorAll('.sheet .panel').length > 0
        && [...document.querySelectorAll('.scene')].every(scene => scene.children.length > 0)";
    let mut faults = Vec::new();
    let sheets = sheets();
    assert!(sheets.len() >= 15, "{sheets:?}");
    read_in(window, lang).await;
    for sheet in sheets {
        window.go(&sheet).await;
        window.until("a sheet with its pictures", THERE).await;
        for paper in &PAPERS {
            let place = format!("{sheet} in {lang} on {}", paper.name);
            let over = sticking_out(window, paper).await;
            faults.extend(over.into_iter().map(|words| format!("{place}: {words} does not fit")));
            let count = pages(window, paper).await;
            if count != 1 {
                faults.push(format!("{place}: {count} pages"));
            }
        }
    }
    faults
}

#[tokio::test(flavor = "multi_thread")]
async fn in_english_every_sheet_is_one_page() {
    let stage = Stage::open().await;
    let faults = printed_in(&stage.window(Size::Desk).await, Lang::En).await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn in_every_other_language_every_sheet_is_one_page() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        let faults = printed_in(&window, lang).await;
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
