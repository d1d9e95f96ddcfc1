//! `sevenfold completions`: scripts with which shells complete what is typed.

use clap::CommandFactory as _;
use clap_complete::Shell;
use serde_json::json;

use crate::Failure;
use crate::args::Args;
use crate::output::{Form, Output};

/// Which shell.
#[derive(clap::Args)]
pub(crate) struct CompletionsArgs {
    /// The shell the script is for
    shell: Shell,
}

pub(crate) fn command(args: &CompletionsArgs, output: &mut Output) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "sevenfold", &mut script);
    let script = String::from_utf8_lossy(&script);
    match output.form() {
        Form::Text => output.raw(&script),
        Form::Json => output.json(&json!({ "shell": args.shell.to_string(), "script": script })),
    }
}
