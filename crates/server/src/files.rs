//! How many files this process may have open: a connection is one of them, and the database needs its own.

/// Files that are not for connections.
const OURS: usize = 64;

/// So many connections, or as many as the system lets us have.
pub(crate) fn connections(most: usize) -> usize {
    most_open_files().map_or(most, |files| most.min(files.saturating_sub(OURS).max(1)))
}

/// How many files this process may have open; nothing where the system does not tell.
pub fn most_open_files() -> Option<usize> {
    open_files(&std::fs::read_to_string("/proc/self/limits").ok()?)
}

/// The soft limit of open files; nothing where it is not told or there is none.
fn open_files(limits: &str) -> Option<usize> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_soft_limit_is_the_first_number() {
        let limits = "Limit                     Soft Limit           Hard Limit           Units     \n\
                      Max open files            1024                 524288               files     \n";
        assert_eq!(open_files(limits), Some(1024));
        assert_eq!(
            open_files("Max open files            unlimited            unlimited            files"),
            None
        );
        assert_eq!(open_files(""), None);
    }
}
