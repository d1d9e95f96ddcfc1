//! A line that answers a query.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, ValueRef as _};

/// A line, read column by column.
pub(in crate::store) enum Line {
    Sqlite(SqliteRow),
}

impl Line {
    /// What is in this column, from 0.
    pub(in crate::store) fn try_get<'r, T: Read<'r>>(&'r self, column: usize) -> Result<T, sqlx::Error> {
        match self {
            Self::Sqlite(row) => T::sqlite(row, column),
        }
    }
}

/// What can be read from a column.
pub(in crate::store) trait Read<'r>: Sized {
    fn sqlite(row: &'r SqliteRow, column: usize) -> Result<Self, sqlx::Error>;
}

macro_rules! read {
    ($($kind:ty),+) => {$(
        impl<'r> Read<'r> for $kind {
            fn sqlite(row: &'r SqliteRow, column: usize) -> Result<Self, sqlx::Error> {
                row.try_get(column)
            }
        }
    )+};
}

read!(&'r str, String, &'r [u8], Vec<u8>, i64, i32, u32, u8, bool, f64);

impl<'r, T: Read<'r>> Read<'r> for Option<T> {
    fn sqlite(row: &'r SqliteRow, column: usize) -> Result<Self, sqlx::Error> {
        if row.try_get_raw(column)?.is_null() { Ok(None) } else { T::sqlite(row, column).map(Some) }
    }
}
