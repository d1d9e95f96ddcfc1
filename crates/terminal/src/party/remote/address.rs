//! Where a table is.

use sevenfold_protocol::TableCode;

/// A table on a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    scheme: Scheme,
    /// Host and port.
    host: String,
    code: TableCode,
}

/// What a server speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scheme {
    Http,
    Https,
}

/// Why there is no table at what was typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAnAddress {
    /// It does not end with the code of a table.
    NoCode,
    /// It is no address of a server.
    NoServer,
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
        let (scheme, rest) = match server.strip_prefix("https://") {
            Some(rest) => (Scheme::Https, rest),
            None => (Scheme::Http, server.strip_prefix("http://").unwrap_or(server)),
        };
        Ok(Self { scheme, host: host(rest)?, code })
    }

    /// The server: host and port, after `https://` if it speaks that. What is kept of a server is kept by this name, so
    /// that nothing secret it gave is ever shown to the same host in the open.
    pub fn server(&self) -> String {
        match self.scheme {
            Scheme::Http => self.host.clone(),
            Scheme::Https => format!("https://{}", self.host),
        }
    }

    /// The code of the table.
    pub fn code(&self) -> TableCode {
        self.code
    }

    /// The table's socket.
    pub(super) fn socket(&self) -> String {
        let scheme = match self.scheme {
            Scheme::Http => "ws",
            Scheme::Https => "wss",
        };
        format!("{scheme}://{}/api/tables/{}/socket", self.host, self.code)
    }

    /// The record of a game at the table.
    pub fn record(&self, code: TableCode, game: u32) -> String {
        let scheme = match self.scheme {
            Scheme::Http => "http",
            Scheme::Https => "https",
        };
        format!("{scheme}://{}/api/tables/{code}/record?game={game}", self.host)
    }
}

/// Host and port in the address of a server, or of one of its pages, without the scheme.
fn host(address: &str) -> Result<String, NotAnAddress> {
    let host = address.split('/').next().unwrap_or_default();
    let letter =
        |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | ':' | '[' | ']');
    // A colon with no port behind it is left of another scheme (`ftp://…`).
    if host.is_empty() || host.ends_with(':') || !host.chars().all(letter) {
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
            ("https://club.example/table/K73X9Q", here, "wss://club.example/api/tables/K73X9Q/socket"),
            ("K73X9Q", "https://club.example:8443", "wss://club.example:8443/api/tables/K73X9Q/socket"),
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
        assert_eq!(read("https:///table/K73X9Q2MB", ""), NotAnAddress::NoServer);
        assert_eq!(read("ftp://club.example/table/K73X9Q2MB", ""), NotAnAddress::NoServer);
    }

    #[test]
    fn what_is_kept_of_a_server_over_https_is_not_used_without_it() {
        let server = |page| Address::read(page, "").unwrap().server();
        let safe = server("https://club.example/table/K73X9Q2MB");
        assert_eq!(safe, "https://club.example");
        assert_ne!(safe, server("http://club.example/table/K73X9Q2MB"));
    }
}
