//! What sets the databases' languages apart.
//!
//! A query is written so that both understand it: `ON CONFLICT` and not `OR IGNORE`, comparisons and not numbers where truth is
//! asked for, `BIGINT` where a kind must be named. `PostgreSQL` has `instr` and `json_each` by its first migration.
//! The rest is here.

/// The words of a query.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::store) struct Sql {
    pub(super) sqlite: &'static str,
    postgres: Option<&'static str>,
}

impl Sql {
    /// For what cannot be said in words that both understand.
    pub(in crate::store) const fn each(sqlite: &'static str, postgres: &'static str) -> Self {
        Self { sqlite, postgres: Some(postgres) }
    }

    /// As `PostgreSQL` is asked.
    pub(super) fn postgres(self) -> String {
        translate(self.postgres.unwrap_or(self.sqlite))
    }
}

impl From<&'static str> for Sql {
    fn from(sqlite: &'static str) -> Self {
        Self { sqlite, postgres: None }
    }
}

/// Places are numbered with `$`, and hints to the other's planner are left out.
pub(super) fn translate(sql: &str) -> String {
    let mut said = String::with_capacity(sql.len() + 16);
    let (mut next, mut quoted) = (1, false);
    let mut letters = sql.chars().peekable();
    while let Some(letter) = letters.next() {
        quoted ^= letter == '\'';
        if letter != '?' || quoted {
            said.push(letter);
            continue;
        }
        said.push('$');
        if !letters.peek().is_some_and(char::is_ascii_digit) {
            said.push_str(&next.to_string());
            next += 1;
        }
    }
    without_hints(said)
}

/// `INDEXED BY` an index, and `CROSS JOIN … ON` to fix an order.
fn without_hints(mut sql: String) -> String {
    const INDEXED: &str = " INDEXED BY ";
    while let Some(start) = sql.find(INDEXED) {
        let name = start + INDEXED.len();
        let end = sql[name..].find(' ').map_or(sql.len(), |length| name + length);
        sql.replace_range(start..end, "");
    }
    sql.replace(" CROSS JOIN ", " JOIN ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_numbered_as_they_come_or_as_they_say() {
        assert_eq!(
            translate("SELECT 1 WHERE a = ? AND b = ? LIMIT ?"),
            "SELECT 1 WHERE a = $1 AND b = $2 LIMIT $3"
        );
        assert_eq!(translate("VALUES (?1, ?2, ?1, ?11)"), "VALUES ($1, $2, $1, $11)");
        assert_eq!(translate("SELECT 'why?' WHERE a = ?"), "SELECT 'why?' WHERE a = $1");
    }

    #[test]
    fn hints_are_for_the_other_planner() {
        assert_eq!(
            translate("SELECT 1 FROM a INDEXED BY by_b CROSS JOIN c ON c.d = a.d WHERE a.b = ?"),
            "SELECT 1 FROM a JOIN c ON c.d = a.d WHERE a.b = $1"
        );
    }
}
