//! `sevenfold serve`: a server for people who are not in the same room.

mod doorplate;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use serde_json::json;
use sevenfold_core::{Message, Say as _};
use sevenfold_server::{Admission, Config, Database, Front, Nats, Server, logs, stop_signal};

use crate::Failure;
use crate::admin::admission;
use crate::database::DatabaseArgs;
use crate::output::{Form, Output};
use doorplate::{framed, open_at, open_from_outside, picture};

const PORT: u16 = 7777;

/// Where and how.
#[derive(clap::Args)]
pub(crate) struct ServeArgs {
    /// Port to listen on
    #[arg(long, default_value_t = PORT)]
    port: u16,

    /// Address to listen on; 0.0.0.0 lets others in your network join
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,

    #[command(flatten)]
    database: DatabaseArgs,

    /// NATS, as nats://…, by which several servers on one database speak to each other
    #[arg(long, value_name = "URL", value_parser = nats)]
    nats: Option<Nats>,

    /// A proxy before this server speaks https and says who the clients are
    #[arg(long)]
    behind_https: bool,

    /// The same, but it speaks plain http
    #[arg(long, conflicts_with = "behind_https")]
    behind_http: bool,

    /// The address people type to reach this server, such as club.example; may be given more than once
    #[arg(long, value_name = "URL", value_parser = host_of)]
    public_url: Vec<PublicHost>,

    /// Who may become a member: everybody, whoever has an invitation, or nobody
    #[arg(long, value_name = "WHO", default_value = "open", value_parser = admission())]
    members: Admission,

    /// Megabytes the database may grow to, where it is a file [default: as large as the disk]
    #[arg(long, value_name = "MEGABYTES", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    storage: Option<u64>,
}

/// Bytes of a megabyte, as the pages of those who look after a place count them.
const MEGABYTE: u64 = 1024 * 1024;

/// The host of a public address.
#[derive(Clone)]
struct PublicHost(String);

/// The name in an address that people type.
fn host_of(text: &str) -> Result<PublicHost, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).unwrap_or(text);
    let host = rest.split('/').next().unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name).to_ascii_lowercase();
    let letter = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-');
    if name.is_empty() || !name.chars().all(letter) {
        return Err("not an address such as https://club.example".to_owned());
    }
    Ok(PublicHost(name))
}

/// The addresses of NATS.
fn nats(text: &str) -> Result<Nats, String> {
    Nats::at(text).ok_or_else(|| "not an address such as nats://nats.example:4222".to_owned())
}

impl Default for ServeArgs {
    fn default() -> Self {
        let database = DatabaseArgs::default();
        Self {
            port: PORT,
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            database,
            nats: None,
            behind_https: false,
            behind_http: false,
            public_url: Vec::new(),
            members: Admission::default(),
            storage: None,
        }
    }
}

pub(crate) fn command(args: &ServeArgs, output: &mut Output) -> Result<(), Failure> {
    logs::start();
    let database = args.database.database()?;
    let most_bytes = most_bytes(args.storage, &database)?;
    let shown = database.shown().display().to_string();
    tell(output, &Message::new("cli-serve-database").with("path", shown))?;
    let mut config = Config::new(SocketAddr::new(args.host, args.port), database);
    config.admission = args.members;
    config.limits.database_bytes = most_bytes;
    config.nats.clone_from(&args.nats);
    config.hosts = args.public_url.iter().map(|host| host.0.clone()).collect();
    config.front = match (args.behind_https, args.behind_http) {
        (true, _) => Front::HttpsProxy,
        (false, true) => Front::HttpProxy,
        (false, false) => Front::Direct,
    };
    runtime()?.block_on(async {
        let server = Server::bind(config).await.map_err(failure)?;
        announce(&server, output)?;
        server.run(stop_signal()).await;
        tell(output, &Message::new("cli-serve-closed"))
    })
}

/// How large the database may grow: only a file can be held to it.
fn most_bytes(storage: Option<u64>, database: &Database) -> Result<Option<u64>, Failure> {
    if storage.is_some() {
        database.file().map_err(failure)?;
    }
    Ok(storage.map(|megabytes| megabytes * MEGABYTE))
}

/// Says where to go: here, and elsewhere in the network where others may come in.
fn announce(server: &Server, output: &mut Output) -> Result<(), Failure> {
    let bound = server.address();
    let address = bound.map(open_at).unwrap_or_default();
    if output.form() == Form::Json {
        output.json(&json!({ "address": address }))?;
        return output.flush();
    }
    let open = output.say(&Message::new("cli-serve-open").with("address", address));
    output.line(framed(&open))?;
    if let Some(outside) = bound.and_then(open_from_outside) {
        let code = picture(&outside).unwrap_or_default();
        tell(output, &Message::new("cli-serve-phones").with("address", outside))?;
        output.line(code)?;
    }
    output.flush()
}

fn tell(output: &mut Output, message: &Message) -> Result<(), Failure> {
    if output.form() == Form::Text {
        let line = output.say(message);
        output.line(line)?;
    }
    output.flush()
}

/// What drives a server, a backup or a restore.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::from)
}

/// A server's failure as the program's.
#[expect(clippy::needless_pass_by_value, reason = "as `map_err` wants it")]
pub(crate) fn failure(failure: sevenfold_server::Failure) -> Failure {
    Failure::new(failure.say())
}
