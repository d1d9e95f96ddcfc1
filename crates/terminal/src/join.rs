//! Sitting down at a server's table.

use sevenfold_core::Message;
use sevenfold_texts::Lang;

use crate::app::App;
use crate::outside::{Real, data_folder};
use crate::party::{Address, NotAnAddress, Party};
use crate::request::{Failure, visible_name};
use crate::terminal;
use crate::theme::Colours;

/// A table to go to.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The address of the table's page, or its code.
    pub table: String,
    /// The address of its server, where only the code is known.
    pub server: String,
    /// What the player is called there.
    pub name: String,
    /// What the player wants there.
    pub wish: Wish,
    /// The language to begin in.
    pub lang: Lang,
}

/// What somebody wants at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To sit down where a seat is free.
    Play,
    /// To look on.
    Watch,
}

/// Goes to a server's table and stays there until the player has had enough.
pub fn join(invitation: &Invitation) -> Result<(), Failure> {
    let address = Address::read(&invitation.table, &invitation.server)
        .map_err(|error| not_an_address(error, invitation))?;
    terminal::check()?;
    let party = Party::join(&address, data_folder().as_deref())?;
    let app = App::new(party, invitation.lang, Colours::of_environment(), Box::new(Real::default()));
    let mut app = app.called(visible_name(&invitation.name));
    if invitation.wish == Wish::Play {
        app.take_a_seat();
    }
    terminal::run(&mut app)
}

fn not_an_address(error: NotAnAddress, invitation: &Invitation) -> Failure {
    let message = match error {
        NotAnAddress::NoCode => Message::new("terminal-join-no-code"),
        NotAnAddress::NoServer => Message::new("terminal-join-no-server"),
    };
    message.with("table", invitation.table.as_str()).with("server", invitation.server.as_str()).into()
}
