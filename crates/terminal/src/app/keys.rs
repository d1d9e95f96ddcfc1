//! What each key does.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use sevenfold_core::Seat;
use sevenfold_protocol::Consent;

use super::{App, Overlay, Stage, Typing};
use crate::choices::Arrow;
use crate::input::Edit;
use sevenfold_texts::Lang;

/// How far a page key scrolls.
const PAGE: usize = 10;

impl App {
    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent) {
        if key.kind != KeyEventKind::Release {
            self.pressed(key);
            // What the table asks comes up as soon as nothing else is laid over it.
            self.look_for_questions();
        }
    }

    fn pressed(&mut self, key: KeyEvent) {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            return self.ask_to_quit();
        }
        match (&self.overlay, self.stage) {
            (Some(overlay), _) => self.key_in_overlay(overlay.clone(), key),
            (None, _) if self.input.is_open() => self.key_while_typing(key),
            (None, Stage::Table) => self.key_at_table(key.code),
            (None, Stage::HandOver(_) | Stage::Result | Stage::Gathering) => self.key_between(key.code),
        }
    }

    fn key_in_overlay(&mut self, overlay: Overlay, key: KeyEvent) {
        match (overlay, key.code) {
            (Overlay::Quit, KeyCode::Enter | KeyCode::Char('q' | 'y' | 'j')) => self.quit(),
            (Overlay::Resign, KeyCode::Enter | KeyCode::Char('y' | 'j')) => self.resign(),
            (Overlay::TakeBack, KeyCode::Enter | KeyCode::Char('y' | 'j')) => {
                self.answer_take_back(Consent::Agree);
            }
            (Overlay::TakeBack, KeyCode::Char('l')) => self.next_language(),
            (Overlay::TakeBack, _) => self.answer_take_back(Consent::Decline),
            (Overlay::Caller, KeyCode::Char(digit)) => {
                let number = digit.to_digit(10).and_then(|number| u8::try_from(number).ok());
                if let Some(seat) = number.and_then(Seat::from_number) {
                    self.call_by(seat);
                }
            }
            (Overlay::Rules { scroll }, code) => self.scroll_rules(scroll, code),
            (_, KeyCode::Char('l')) => self.next_language(),
            _ => self.overlay = None,
        }
    }

    fn scroll_rules(&mut self, scroll: usize, code: KeyCode) {
        let scroll = match code {
            KeyCode::Up => scroll.saturating_sub(1),
            KeyCode::Down => scroll + 1,
            KeyCode::PageUp => scroll.saturating_sub(PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => scroll + PAGE,
            KeyCode::Home => 0,
            KeyCode::Char('l') => return self.next_language(),
            _ => return self.overlay = None,
        };
        self.overlay = Some(Overlay::Rules { scroll });
    }

    fn key_while_typing(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let edit = match key.code {
            KeyCode::Enter => return self.submit(),
            KeyCode::Up | KeyCode::Down | KeyCode::Tab if self.typing == Typing::Talk => return,
            KeyCode::Up => return self.choices.go(Arrow::Up, self.columns),
            KeyCode::Down => return self.choices.go(Arrow::Down, self.columns),
            KeyCode::Tab => return self.complete(),
            KeyCode::Esc => {
                self.notice = None;
                Edit::Clear
            }
            KeyCode::Backspace => Edit::Backspace,
            KeyCode::Delete => Edit::Delete,
            KeyCode::Left => Edit::Left,
            KeyCode::Right => Edit::Right,
            KeyCode::Home => Edit::Home,
            KeyCode::End => Edit::End,
            KeyCode::Char('u') if control => Edit::Clear,
            KeyCode::Char(letter) if !control => Edit::Type(letter),
            _ => return,
        };
        self.input.edit(edit);
        if key.code == KeyCode::Esc {
            self.stop_typing();
        }
        if self.typing == Typing::Talk {
            return;
        }
        let typed = self.input.text().trim_start().to_owned();
        self.choices.narrow(&typed);
    }

    /// Writes out the move under the cursor.
    fn complete(&mut self) {
        if let Some(text) = self.choices.picked().map(str::to_owned) {
            self.input.edit(Edit::Clear);
            text.chars().for_each(|letter| self.input.edit(Edit::Type(letter)));
        }
    }

    fn key_at_table(&mut self, code: KeyCode) {
        match code {
            // The table of a game that is over was only looked at again.
            KeyCode::Enter | KeyCode::Esc | KeyCode::Char('t') if self.party.ending().is_some() => {
                self.refresh();
            }
            KeyCode::Up => self.choices.go(Arrow::Up, self.columns),
            KeyCode::Down => self.choices.go(Arrow::Down, self.columns),
            KeyCode::Left => self.choices.go(Arrow::Left, self.columns),
            KeyCode::Right => self.choices.go(Arrow::Right, self.columns),
            KeyCode::PageUp => self.choices.point(self.choices.cursor().saturating_sub(PAGE)),
            KeyCode::PageDown => self
                .choices
                .point((self.choices.cursor() + PAGE).min(self.choices.list().len().saturating_sub(1))),
            KeyCode::Tab => self.choices.turn(),
            KeyCode::Enter => self.choose(),
            KeyCode::Esc | KeyCode::Backspace => self.step_back(),
            KeyCode::Char(' ') => self.call(),
            KeyCode::Char(digit @ '0'..='9') => self.choose_digit(digit),
            KeyCode::Char('h') => self.hint(),
            KeyCode::Char(':' | '/') => self.input.open(),
            KeyCode::Char(letter) if !self.command(letter) => {
                self.input.open();
                self.input.edit(Edit::Type(letter));
                let typed = self.input.text().to_owned();
                self.choices.narrow(&typed);
            }
            _ => {}
        }
    }

    /// On the pages between turns and games.
    fn key_between(&mut self, code: KeyCode) {
        match (code, self.stage) {
            (KeyCode::Enter, Stage::HandOver(_)) => self.take_over(),
            (KeyCode::Enter, Stage::Gathering) => self.take_a_seat(),
            (KeyCode::Char('b'), Stage::Gathering) => self.start(),
            (KeyCode::Char('n'), Stage::Result) => self.rematch(),
            (KeyCode::Char(' '), Stage::HandOver(_)) => self.call(),
            (KeyCode::Char('t'), Stage::Result) => self.stage = Stage::Table,
            (KeyCode::Char(letter), _) => {
                self.command(letter);
            }
            _ => {}
        }
    }

    /// Keys that do the same everywhere. Says whether this was one.
    fn command(&mut self, letter: char) -> bool {
        match letter {
            '?' => self.overlay = Some(Overlay::Help),
            'p' if self.has_page() => self.overlay = Some(Overlay::Page),
            'r' => self.overlay = Some(Overlay::Rules { scroll: 0 }),
            'u' => self.take_back(),
            's' => self.save(),
            'w' if !self.party.is_own() => self.begin_talk(),
            'x' => self.ask_to_resign(),
            'q' => self.ask_to_quit(),
            'l' => self.next_language(),
            _ => return false,
        }
        true
    }

    fn step_back(&mut self) {
        if !self.choices.leave() {
            self.notice = None;
        }
        self.first = 0;
    }

    /// Digits choose among what is shown: 1 is the first, 0 the tenth.
    fn choose_digit(&mut self, digit: char) {
        let place = match digit.to_digit(10) {
            Some(0) => 9,
            Some(number) => number as usize - 1,
            None => return,
        };
        let index = self.first + place;
        if index < self.choices.list().len() {
            self.choices.point(index);
            self.choose();
        }
    }

    fn ask_to_quit(&mut self) {
        match self.overlay {
            Some(Overlay::Quit) => self.quit(),
            _ => self.overlay = Some(Overlay::Quit),
        }
    }

    fn next_language(&mut self) {
        let now = Lang::ALL.iter().position(|lang| *lang == self.lang).unwrap_or(0);
        self.lang = Lang::ALL[(now + 1) % Lang::ALL.len()];
    }
}
