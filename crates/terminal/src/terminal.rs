//! The real terminal: opened, fed with keys and time, and left as it was found.

use std::io::{self, IsTerminal as _};
use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};
use sevenfold_core::Message;

use crate::app::App;
use crate::request::Failure;

/// How often time is told when no key is pressed.
const TICK: Duration = Duration::from_millis(50);

/// Runs the application on the terminal, which is restored on every way out, panics included.
pub(crate) fn run(app: &mut App) -> Result<(), Failure> {
    let mut terminal = ratatui::try_init().map_err(|error| broken(&error))?;
    let ended = attend(&mut terminal, app);
    ratatui::restore();
    ended.map_err(|error| broken(&error))
}

/// Is there somebody to play with? A pipe cannot press keys or look at a screen.
pub(crate) fn check() -> Result<(), Failure> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        return Ok(());
    }
    Err(Message::new("terminal-no-terminal").into())
}

fn attend(terminal: &mut DefaultTerminal, app: &mut App) -> io::Result<()> {
    let start = Instant::now();
    terminal.draw(|frame| app.draw(frame))?;
    while !app.is_done() {
        let pressed = event::poll(TICK)?.then(event::read).transpose()?;
        // A key counts for the moment at which it was pressed, so time is told first.
        let mut news = app.tick(start.elapsed()) || pressed.is_some();
        if let Some(Event::Key(key)) = pressed {
            app.key(key);
            news |= app.tick(start.elapsed());
        }
        if news {
            terminal.draw(|frame| app.draw(frame))?;
        }
    }
    Ok(())
}

fn broken(error: &io::Error) -> Failure {
    Message::new("terminal-broken").with("error", error.to_string()).into()
}
