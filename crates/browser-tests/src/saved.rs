//! Files that a page hands to whoever looks at it.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::Window;
use crate::patience::BREATH;

/// How long a file may take. Only a test that fails waits so long.
const PATIENCE: Duration = Duration::from_mins(1);

impl Window {
    /// Presses something, and gives the text of the file of this name that comes of it.
    pub async fn saves(&self, selector: &str, name: &str) -> String {
        let folder = tempfile::tempdir().unwrap();
        let kept = json!({ "behavior": "allow", "downloadPath": folder.path() });
        self.devtools("Page.setDownloadBehavior", &kept).await;
        self.press(selector).await;
        self.file(&folder.path().join(name)).await
    }

    /// A file once it is there; browsers give it its name when all of it is.
    async fn file(&self, path: &Path) -> String {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Ok(text) = std::fs::read_to_string(path)
                && !text.is_empty()
            {
                return text;
            }
            tokio::time::sleep(BREATH).await;
        }
        self.give_up(&format!("waited in vain for the file {}", path.display())).await
    }
}
