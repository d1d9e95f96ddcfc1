//! The program `sevenfold`.

use std::process::ExitCode;

fn main() -> ExitCode {
    sevenfold_cli::run()
}
