//! Where a table is.

use sevenfold_protocol::TableCode;

/// A table on a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Host and port.
    server: String,
    code: TableCode,
}

/// Why there is no table at what was typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAnAddress {
    /// It does not end with the code of a table.
    NoCode,
    /// It is no address of a server.
    NoServer,
    /// Its server speaks https only.
    Https,
}

impl Address {
    /// Reads the address of a table's page, or its code with the address of its server.
    pub fn read(table: &str, server: &str) -> Result<Self, NotAnAddress> {
        let table = table.trim();
        let (server, code) = match table.trim_end_matches('/').rsplit_once('/') {
            Some((page, code)) => (page, code),
            None => (server, table),
        };
        let code = code.parse().map_err(|_| NotAnAddress::NoCode)?;
        Ok(Self { server: host(server)?, code })
    }

    /// Host and port of the server.
    pub fn server(&self) -> &str {
        &self.server
    }

    /// The code of the table.
    pub fn code(&self) -> TableCode {
        self.code
    }

    /// The table's socket.
    pub(super) fn socket(&self) -> String {
        format!("ws://{}/api/tables/{}/socket", self.server, self.code)
    }

    /// The record of a game at the table.
    pub fn record(&self, code: TableCode, game: u32) -> String {
        format!("http://{}/api/tables/{code}/record?game={game}", self.server)
    }
}

/// Host and port in the address of a server, or of one of its pages.
fn host(address: &str) -> Result<String, NotAnAddress> {
    if address.starts_with("https://") {
        return Err(NotAnAddress::Https);
    }
    let rest = address.strip_prefix("http://").unwrap_or(address);
    let host = rest.split('/').next().unwrap_or_default();
    let letter =
        |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | ':' | '[' | ']');
    if host.is_empty() || !host.chars().all(letter) {
        return Err(NotAnAddress::NoServer);
    }
    Ok(host.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_found_by_its_page_or_by_its_code() {
        let here = "http://localhost:7777";
        for (table, server, socket) in [
            ("K73X9Q2MB", here, "ws://localhost:7777/api/tables/K73X9Q2MB/socket"),
            ("k73 x9q-2mb", "club.example", "ws://club.example/api/tables/K73X9Q2MB/socket"),
            (
                "http://Club.example:80/table/K73X9Q2MB/",
                here,
                "ws://club.example:80/api/tables/K73X9Q2MB/socket",
            ),
            ("192.168.0.7:7777/table/K73X9Q", here, "ws://192.168.0.7:7777/api/tables/K73X9Q/socket"),
        ] {
            assert_eq!(Address::read(table, server).unwrap().socket(), socket, "{table}");
        }
    }

    #[test]
    fn what_is_no_table_is_said_to_be_none() {
        let read = |table, server| Address::read(table, server).unwrap_err();
        assert_eq!(read("http://localhost:7777/", "localhost"), NotAnAddress::NoCode);
        assert_eq!(read("nonsense", "localhost"), NotAnAddress::NoCode);
        assert_eq!(read("K73X9Q2MB", "no server!"), NotAnAddress::NoServer);
        assert_eq!(read("https://club.example/table/K73X9Q2MB", ""), NotAnAddress::Https);
    }
}
