//! `sevenfold join`: the terminal at a server's table.

use sevenfold_terminal::{Invitation, Wish};

use crate::Failure;
use crate::output::Output;

/// Which table.
#[derive(clap::Args)]
pub(crate) struct JoinArgs {
    /// The address of the table's page, or its code
    #[arg(value_name = "URL-OR-CODE")]
    table: String,

    /// The server, where only the code is given
    #[arg(long, value_name = "URL", default_value = "http://localhost:7777")]
    server: String,

    /// What the others see
    #[arg(long, default_value = "")]
    name: String,

    /// Look on instead of sitting down
    #[arg(long)]
    watch: bool,
}

pub(crate) fn command(args: &JoinArgs, output: &Output) -> Result<(), Failure> {
    let invitation = Invitation {
        table: args.table.clone(),
        server: args.server.clone(),
        name: args.name.clone(),
        wish: if args.watch { Wish::Watch } else { Wish::Play },
        lang: output.lang(),
    };
    sevenfold_terminal::join(&invitation).map_err(|failure| Failure::new(failure.message))
}
