//! Results as a file: what the pairing is about, then a line for every deal, so that a run that was stopped resumes.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::{Block, Head, Played, Times, read_text_bounded};

/// Larger than any log: millions of deals.
const MOST_BYTES: u64 = 1 << 30;

/// What is known of a pairing so far, and the file it is kept in.
pub struct Log {
    head: Head,
    blocks: BTreeMap<u64, Block>,
    times: [Times; 2],
    /// Times that are not in the file yet.
    fresh: [Times; 2],
    file: Option<File>,
}

/// Why a log cannot be used.
#[derive(Debug)]
pub enum LogError {
    /// The system refuses.
    Io(io::Error),
    /// This line (from 1) is not what it should be.
    Unreadable(usize),
    /// The file is about something else: other options, another seed.
    Other,
}

impl From<io::Error> for LogError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The format of the first line.
const FORMAT: &str = "sevenfold-arena/1";

/// After so many deals the times are written as well.
const DEALS_A_LINE_OF_TIMES: usize = 50;

#[derive(Serialize, Deserialize)]
struct First {
    format: String,
    #[serde(flatten)]
    head: Head,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Line {
    Block(Block),
    Times { times: [Times; 2] },
}

impl Log {
    /// A log that is forgotten when the program ends.
    pub fn in_memory(head: Head) -> Self {
        Self {
            head,
            blocks: BTreeMap::new(),
            times: Default::default(),
            fresh: Default::default(),
            file: None,
        }
    }

    /// Reads a log that is there.
    pub fn read(path: &Path) -> Result<Self, LogError> {
        Self::parse(whole_lines(&read_text_bounded(path, MOST_BYTES)?))
    }

    /// Begins a log, or goes on with the one that is there if it is about the same. A file that is refused stays as it
    /// was.
    pub fn open(path: &Path, head: &Head) -> Result<Self, LogError> {
        let text = match read_text_bounded(path, MOST_BYTES) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            read => read?,
        };
        let whole = whole_lines(&text);
        let mut log = if whole.is_empty() {
            if !is_begun(&text) {
                return Err(LogError::Unreadable(1));
            }
            Self::begin(path, head)?
        } else {
            Self::parse(whole)?
        };
        if log.head != *head {
            return Err(LogError::Other);
        }
        let file = OpenOptions::new().append(true).open(path)?;
        if !whole.is_empty() && whole.len() < text.len() {
            file.set_len(whole.len() as u64)?;
        }
        log.file = Some(file);
        Ok(log)
    }

    /// What the pairing is about.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// All deals that are done, by number.
    pub fn blocks(&self) -> &BTreeMap<u64, Block> {
        &self.blocks
    }

    /// The deals from the first one on, up to the first that is missing. Only these are looked at: whether a deal is
    /// done early may depend on how it went.
    pub fn in_order(&self) -> Vec<&Block> {
        (1..).map_while(|deal| self.blocks.get(&deal)).collect()
    }

    /// How long the first and the second bot took.
    pub fn times(&self) -> &[Times; 2] {
        &self.times
    }

    /// Keeps a deal.
    pub fn push(&mut self, played: Played) -> io::Result<()> {
        let Played { block, times } = played;
        for (which, times) in times.iter().enumerate() {
            self.times[which].merge(times);
            self.fresh[which].merge(times);
        }
        if let Some(file) = &mut self.file {
            write_line(file, &block)?;
        }
        self.blocks.insert(block.deal, block);
        if self.blocks.len().is_multiple_of(DEALS_A_LINE_OF_TIMES) { self.write_times() } else { Ok(()) }
    }

    /// Writes what is not in the file yet.
    pub fn write_times(&mut self) -> io::Result<()> {
        let times = std::mem::take(&mut self.fresh);
        match &mut self.file {
            Some(file) if times.iter().any(|times| !times.is_empty()) => {
                write_line(file, &Line::Times { times })
            }
            _ => Ok(()),
        }
    }

    fn begin(path: &Path, head: &Head) -> Result<Self, LogError> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = File::create(path)?;
        write_line(&mut file, &First { format: FORMAT.to_owned(), head: head.clone() })?;
        Ok(Self::in_memory(head.clone()))
    }

    fn parse(text: &str) -> Result<Self, LogError> {
        let mut lines = text.lines().enumerate();
        let (_, first) = lines.next().ok_or(LogError::Unreadable(1))?;
        let first: First = serde_json::from_str(first).map_err(|_| LogError::Unreadable(1))?;
        if first.format != FORMAT {
            return Err(LogError::Unreadable(1));
        }
        let mut log = Self::in_memory(first.head);
        for (index, line) in lines {
            match serde_json::from_str(line).map_err(|_| LogError::Unreadable(index + 1))? {
                Line::Block(block) if !block.is_possible(log.head.seats) => {
                    return Err(LogError::Unreadable(index + 1));
                }
                Line::Block(block) => {
                    log.blocks.insert(block.deal, block);
                }
                Line::Times { times } => {
                    times.iter().zip(&mut log.times).for_each(|(more, times)| times.merge(more));
                }
            }
        }
        Ok(log)
    }
}

/// The text without a last line that was being written when the program was killed.
fn whole_lines(text: &str) -> &str {
    &text[..text.rfind('\n').map_or(0, |end| end + 1)]
}

/// Is this a part of the first line of a log, or nothing at all?
fn is_begun(text: &str) -> bool {
    let first = format!("{{\"format\":\"{FORMAT}\"");
    text.starts_with(&first) || first.starts_with(text)
}

/// One line at a time, at once: whatever is cut short is a whole number of lines and part of one.
fn write_line(file: &mut File, value: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    file.write_all(&line)
}

#[cfg(test)]
pub(crate) mod tests;
