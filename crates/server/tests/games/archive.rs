//! Everything that is kept of a member goes along in one file, and nothing of others that the member may not know.

use serde_json::{Value, json};

use super::rated::{end, member, rated_pair};
use super::{Host, get, send};

/// More reports than a page lists.
const REPORTS: usize = 51;

/// A member's name, as `member` makes it.
fn called(first: &str) -> String {
    format!("{first} {}", std::process::id())
}

async fn do_as(host: &Host, cookie: &str, method: &str, path: &str, body: &Value) {
    let path = path.replace(' ', "%20");
    let answer = send(host, method, &path, cookie, body).await;
    assert!(answer.status < 300, "{method} {path}: {} {}", answer.status, answer.body);
}

/// Ada and Bob have played, noted, reported and blocked; Cleo is Ada's friend, Dee would be, and Ada would be Finn's.
struct Circle {
    host: Host,
    code: String,
    /// Ada and Bob.
    cookies: [String; 2],
    /// The table Cleo asks Ada to.
    invited_to: String,
}

async fn circle() -> Circle {
    let host = Host::start_with(|config| config.limits.openings = sevenfold_server::Rate::UNLIMITED).await;
    let mut pair = rated_pair(&host).await;
    end(&mut pair, 1).await;
    let [ada, bob] = pair.cookies.clone();
    let (cleo, dee) = (member(&host, "Cleo").await, member(&host, "Dee").await);
    for name in ["Eve", "Finn"] {
        member(&host, name).await;
    }
    let note = format!("/api/me/games/{}/1/note", pair.code);
    let table = json!({"game": "seven", "seats": 2});
    let opened = send(&host, "POST", "/api/tables", &cleo, &table).await.json();
    let invited_to = opened["code"].as_str().unwrap().to_owned();
    let friend = |name| format!("/api/me/friends/{}", called(name));
    let invitation = format!("/api/tables/{invited_to}/invitations");
    for (who, method, path, body) in [
        (&ada, "PUT", note.clone(), json!({"note": "Ada keeps her sixes."})),
        (&bob, "PUT", note, json!({"note": "Bob saw through it."})),
        (&ada, "PUT", friend("Cleo"), json!({})),
        (&cleo, "PUT", friend("Ada"), json!({})),
        (&dee, "PUT", friend("Ada"), json!({})),
        (&ada, "PUT", friend("Finn"), json!({})),
        (&cleo, "POST", invitation, json!({"name": called("Ada")})),
        (&ada, "POST", "/api/me/blocks".to_owned(), json!({"name": called("Eve")})),
        (&bob, "POST", "/api/me/blocks".to_owned(), json!({"name": called("Ada")})),
        (&bob, "POST", "/api/reports".to_owned(), json!({"about": called("Ada"), "words": "Bob complains."})),
    ] {
        do_as(&host, who, method, &path, &body).await;
    }
    for number in 0..REPORTS {
        let report = json!({"about": pair.code, "words": format!("Ada complains, {number}.")});
        do_as(&host, &ada, "POST", "/api/reports", &report).await;
    }
    Circle { host, code: pair.code, cookies: [ada, bob], invited_to }
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_of_a_member_goes_along() {
    let Circle { host, code, cookies: [ada, _], invited_to } = circle().await;
    let all = get(&host, "/api/me/archive", &ada).await.json();
    assert_eq!((&all["name"], &all["member"]["role"]), (&json!(called("Ada")), &json!("member")));
    let devices = &all["devices"];
    assert_eq!(devices["sessions"].as_array().unwrap().len(), 1);
    assert_eq!((&devices["passphrase"], &devices["codes_left"]), (&json!(true), &json!(10)));
    assert_eq!(all["tables"][0]["code"], code.as_str());
    let (game, result) = (&all["games"][0], &all["results"][0]);
    assert_eq!((&game["code"], &game["record"]["game"]), (&json!(code), &json!("sieben")));
    let ended = (&result["result"], &result["kind"], &result["note"]);
    assert_eq!(ended, (&json!("lost"), &json!("rated"), &json!("Ada keeps her sixes.")));
    assert!(result["change"].as_f64().unwrap() < 0.0, "{result}");
    assert_eq!(all["ratings"][0]["rating"], result["rating"]);
    let ties = all["friends"].as_array().unwrap();
    for (name, tie) in [("Cleo", "friends"), ("Dee", "asks"), ("Finn", "asked")] {
        assert!(ties.contains(&json!({"name": called(name), "tie": tie})), "{ties:?}");
    }
    assert_eq!((ties.len(), &all["blocks"][0]["name"]), (3, &json!(called("Eve"))));
    let invitation = &all["invitations"][0];
    assert_eq!((&invitation["from"], &invitation["code"]), (&json!(called("Cleo")), &json!(invited_to)));
    assert_eq!(all["reports"].as_array().unwrap().len(), REPORTS, "all of them, not a page");
    assert_eq!(all["reports"][REPORTS - 1]["words"], "Ada complains, 0.");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_others_goes_along_that_is_not_ones_own() {
    let Circle { host, cookies: [ada, bob], .. } = circle().await;
    let theirs = get(&host, "/api/me/archive", &ada).await.body;
    for secret in ["Bob saw", "Bob complains", "argon2"] {
        assert!(!theirs.contains(secret), "{secret}: {theirs}");
    }
    let all: Value = serde_json::from_str(&theirs).unwrap();
    assert_eq!(all["blocks"].as_array().unwrap().len(), 1, "nobody learns who has blocked them");
    // No cookie is in it, nor who somebody is to the server: neither of the two lets anybody in.
    for cookie in [&ada, &bob] {
        let (_, secret) = cookie.split_once('=').unwrap();
        assert!(!secret.split('.').any(|part| part.len() > 8 && theirs.contains(part)), "{cookie}");
    }
    // And Bob's has none of Ada's.
    let other = get(&host, "/api/me/archive", &bob).await.body;
    for secret in ["Ada keeps", "Ada complains", &called("Cleo"), &called("Eve")] {
        assert!(!other.contains(secret), "{secret}: {other}");
    }
    // Whoever has nothing takes nothing along.
    let stranger = super::guest(host.address).await;
    let nothing = get(&host, "/api/me/archive", &stranger).await.json();
    for list in ["tables", "games", "results", "ratings", "friends", "blocks", "invitations", "reports"] {
        assert_eq!(nothing[list], json!([]), "{list}");
    }
}
