//! A line that answers a query.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, TypeInfo as _, ValueRef as _};

/// A line, read column by column.
pub(in crate::store) enum Line {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Line {
    /// What is in this column, from 0.
    pub(in crate::store) fn try_get<'r, T: Read<'r>>(&'r self, column: usize) -> Result<T, sqlx::Error> {
        match self {
            Self::Sqlite(row) => T::sqlite(row, column),
            Self::Postgres(row) => T::postgres(row, column),
        }
    }
}

/// What can be read from a column.
pub(in crate::store) trait Read<'r>: Sized {
    fn sqlite(row: &'r SqliteRow, column: usize) -> Result<Self, sqlx::Error>;
    fn postgres(row: &'r PgRow, column: usize) -> Result<Self, sqlx::Error>;
}

/// What both have as it is.
macro_rules! read {
    ($($kind:ty),+) => {$(
        impl<'r> Read<'r> for $kind {
            fn sqlite(row: &'r SqliteRow, column: usize) -> Result<Self, sqlx::Error> {
                row.try_get(column)
            }

            fn postgres(row: &'r PgRow, column: usize) -> Result<Self, sqlx::Error> {
                row.try_get(column)
            }
        }
    )+};
}

/// Whole numbers: in `PostgreSQL` they are all of the longest kind.
macro_rules! read_whole {
    ($($kind:ty),+) => {$(
        impl<'r> Read<'r> for $kind {
            fn sqlite(row: &'r SqliteRow, column: usize) -> Result<Self, sqlx::Error> {
                row.try_get(column)
            }

            fn postgres(row: &'r PgRow, column: usize) -> Result<Self, sqlx::Error> {
                let odd = |error| sqlx::Error::ColumnDecode {
                    index: column.to_string(),
                    source: Box::<std::num::TryFromIntError>::new(error),
                };
                Self::try_from(whole(row, column)?).map_err(odd)
            }
        }
    )+};
}

read!(&'r str, String, &'r [u8], Vec<u8>, f64);
read_whole!(i32, u32, u8);

impl<'r> Read<'r> for i64 {
    fn sqlite(row: &'r SqliteRow, column: usize) -> Result<Self, sqlx::Error> {
        row.try_get(column)
    }

    fn postgres(row: &'r PgRow, column: usize) -> Result<Self, sqlx::Error> {
        whole(row, column)
    }
}

impl<'r> Read<'r> for bool {
    fn sqlite(row: &'r SqliteRow, column: usize) -> Result<Self, sqlx::Error> {
        row.try_get(column)
    }

    fn postgres(row: &'r PgRow, column: usize) -> Result<Self, sqlx::Error> {
        Ok(whole(row, column)? != 0)
    }
}

impl<'r, T: Read<'r>> Read<'r> for Option<T> {
    fn sqlite(row: &'r SqliteRow, column: usize) -> Result<Self, sqlx::Error> {
        if row.try_get_raw(column)?.is_null() { Ok(None) } else { T::sqlite(row, column).map(Some) }
    }

    fn postgres(row: &'r PgRow, column: usize) -> Result<Self, sqlx::Error> {
        if row.try_get_raw(column)?.is_null() { Ok(None) } else { T::postgres(row, column).map(Some) }
    }
}

/// A whole number. What is kept is of the longest kind; what a query works out may be shorter, or a truth.
fn whole(row: &PgRow, column: usize) -> Result<i64, sqlx::Error> {
    let value = row.try_get_raw(column)?;
    match value.type_info().name() {
        "BOOL" => row.try_get::<bool, _>(column).map(i64::from),
        "INT4" => row.try_get::<i32, _>(column).map(i64::from),
        _ => row.try_get(column),
    }
}
