//! What a device calls itself, for a list of devices: the browser and the system it runs on.

use axum::http::{HeaderMap, header};

/// Words in what browsers say of themselves, the most telling first.
const BROWSERS: [(&str, &str); 7] = [
    ("Firefox/", "Firefox"),
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("sevenfold/", "Sevenfold"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// The device a request comes from, in names that need no translation; empty if it does not say.
pub(crate) fn device(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT).and_then(|said| said.to_str().ok()).unwrap_or_default();
    let find = |list: &[(&str, &'static str)]| {
        list.iter().find(|(word, _)| said.contains(word)).map(|(_, name)| *name)
    };
    let parts: Vec<_> = [find(&BROWSERS), find(&SYSTEMS)].into_iter().flatten().collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_known_by_browser_and_system() {
        let named = |agent: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, agent.parse().unwrap_or_else(|_| panic!("{agent}")));
            device(&headers)
        };
        let phone =
            "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/149.0.0.0 Mobile Safari/537.36";
        assert_eq!(named(phone), "Chrome, Android");
        assert_eq!(
            named("Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"),
            "Firefox, Linux"
        );
        assert_eq!(named("<b>curl</b>"), "");
    }
}
