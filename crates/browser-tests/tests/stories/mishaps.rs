//! What goes wrong is said in a sentence, in the reader's language.

use sevenfold_browser_tests::{Size, Stage, said};
use sevenfold_texts::Lang;

#[tokio::test(flavor = "multi_thread")]
async fn each_mishap_has_its_sentence() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/").await;
    for lang in [Lang::De, Lang::Nl, Lang::En] {
        window.go("/").await;
        window.speak(lang).await;
        window.fill("#code", "no").await;
        window.press(".join button").await;
        window.until_said(lang, "web-join-wrong").await;
        window.go("/nowhere").await;
        window.until_said(lang, "web-not-found").await;
        // An address that was cut off where a game should be named, or names one or a sheet that there is not.
        for cut in ["/play", "/learn/", "/aid/chess", "/aid/sieben-pad", "/leaders/chess"] {
            window.go(cut).await;
            window.until_said(lang, "web-not-found").await;
        }
        for wrong in ["/table/K73X9Q", "/table/no-code"] {
            window.go(wrong).await;
            window.until_said(lang, "web-no-such-table").await;
        }
        window.go("/local/K73X9Q").await;
        window.until_said(lang, "web-not-kept").await;
        window.go("/replay/K73X9Q").await;
        window.until("a sentence", "return !!document.querySelector('[role=\"alert\"] .refused')").await;
        // A place on the page is no game that comes with the address.
        window.go("/replay#main").await;
        window.until_said(lang, "web-replay-hint").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_record_is_explained() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let folder = tempfile::tempdir().unwrap();
    window.go("/replay").await;
    let wrong = [
        ("{\"format\": 7", "This is not JSON"),
        ("[]", "A record is one JSON object"),
        ("{\"format\":\"sevenfold/1\",\"game\":\"chess\",\"seats\":2,\"options\":{},\"steps\":[]}", "chess"),
    ];
    for (number, (text, sentence)) in wrong.into_iter().enumerate() {
        let broken = folder.path().join(format!("{number}.sevens.json"));
        std::fs::write(&broken, text).unwrap();
        window.choose_file(&broken).await;
        window.until_text(sentence).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_client_is_told_to_reload() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let code = window.open_table(&crate::short("sieben", 2)).await;
    window.age().await;
    window.go(&format!("/table/{code}")).await;
    window.until_said(Lang::En, "web-outdated").await;
    assert!(window.text().await.contains(&said(Lang::En, "web-reload")));
}
