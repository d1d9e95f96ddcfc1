//! Bars for those who wait.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error; where that is no terminal, nothing is shown.
pub(crate) fn bar(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {eta}  {msg}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
