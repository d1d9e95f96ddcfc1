//! `sevenfold perft`: counts the tree of moves.

use serde_json::json;
use sevenfold_core::chance::Seed;

use crate::Failure;
use crate::output::{Form, Output};
use crate::setup::{self, SetupArgs};

/// How deep to count, in which game.
#[derive(clap::Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    setup: SetupArgs,

    /// Count sequences of 1 to N moves
    #[arg(long, value_name = "N")]
    depth: u32,

    /// 64 hexadecimal digits from which the table draws, in games with chance [default: all 0]
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
}

pub(crate) fn command(args: &PerftArgs, output: &mut Output) -> Result<(), Failure> {
    let setup = args.setup.read()?;
    let seed = args.seed.as_deref().map_or(Ok(Seed([0; 32])), setup::seed)?;
    let mut nodes = Vec::new();
    for depth in 1..=args.depth {
        let count = setup.game.perft(&setup.options, setup.seats, &seed, depth)?;
        nodes.push(count);
        if output.form() == Form::Text {
            output.line(format_args!("depth {depth} {count}"))?;
            output.flush()?;
        }
    }
    match output.form() {
        Form::Text => Ok(()),
        Form::Json => {
            let game = setup.game.meta().id;
            output.json(&json!({
                "game": game, "seats": setup.seats, "options": setup.options, "nodes": nodes,
            }))
        }
    }
}
