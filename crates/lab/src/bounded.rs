//! Files are read up to a limit: whatever a path leads to, memory has an end.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Reads a file of at most so many bytes. What has more is an error ([`ErrorKind::FileTooLarge`]), also if it never ends.
pub fn read_bounded(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    take_bounded(File::open(path)?, most)
}

/// Reads whatever it is to its end, which must come within so many bytes.
pub fn take_bounded(source: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// The same as text.
pub fn read_text_bounded(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(read_bounded(path, most)?).map_err(|_| ErrorKind::InvalidData.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_never_ends_is_too_large() {
        assert_eq!(take_bounded(io::repeat(7), 1000).unwrap_err().kind(), ErrorKind::FileTooLarge);
        assert_eq!(take_bounded(&[7; 1000][..], 1000).unwrap(), [7; 1000]);
        assert_eq!(take_bounded(&[7; 1001][..], 1000).unwrap_err().kind(), ErrorKind::FileTooLarge);
    }
}
