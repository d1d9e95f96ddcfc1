//! How a server is set.

use std::net::SocketAddr;
use std::time::Duration;

use crate::{Admission, Database, Nats, TimeSource};

/// How a server is set.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// Where everything is kept.
    pub database: Database,
    /// By what it speaks to other servers on the same database.
    pub nats: Option<Nats>,
    /// Who stands before the server.
    pub front: Front,
    /// The names it is known by beyond its own network, in small letters and without a port.
    pub hosts: Vec<String>,
    /// Who may become a member, unless whoever looks after the place has decided otherwise.
    pub admission: Admission,
    /// How much is allowed.
    pub limits: Limits,
    /// How long things are kept.
    pub keep: Keep,
    /// Where the time is read.
    pub time: TimeSource,
}

impl Config {
    /// A server for this database with everything else as usual.
    pub fn new(listen: SocketAddr, database: impl Into<Database>) -> Self {
        let database = database.into();
        let (limits, keep, time) = (Limits::default(), Keep::default(), TimeSource::default());
        let (front, admission) = (Front::default(), Admission::default());
        Self { listen, database, nats: None, front, hosts: Vec::new(), admission, limits, keep, time }
    }
}

/// Who stands before the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Front {
    /// Nobody: clients connect directly, without encryption.
    #[default]
    Direct,
    /// A proxy that speaks plain http to clients, and says in `X-Forwarded-For` who they are.
    HttpProxy,
    /// A proxy that speaks https to clients, and says in `X-Forwarded-For` who they are.
    HttpsProxy,
}

/// How much is allowed.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Bytes of a request's body.
    pub body_bytes: usize,
    /// How long a request may take.
    pub request: Duration,
    /// How long the head of a request may take to arrive.
    pub head: Duration,
    /// How long whoever asks too much waits for the refusal. A connection gets one answer after the other, so an address is
    /// refused no more often than it may have connections, however much it asks.
    pub refusing: Duration,
    /// Requests from one address. (An address is one of IPv4, or a /64 of IPv6.)
    pub requests: Rate,
    /// Files of the client that one address fetches.
    pub assets: Rate,
    /// Guests that one address may become.
    pub newcomers: Rate,
    /// Tables that one guest may open.
    pub openings: Rate,
    /// Tables that all guests of one address may open.
    pub openings_per_address: Rate,
    /// Tries to come in as one member by passphrase or code, right or wrong.
    pub tries_per_member: Rate,
    /// Such tries from one address.
    pub tries_per_address: Rate,
    /// Bytes of journals and records that one guest brings about.
    pub bytes_per_guest: Rate,
    /// Bytes that all guests of one address bring about.
    pub bytes_per_address: Rate,
    /// Seconds of the processor that one guest's asks take.
    pub work_per_guest: Rate,
    /// Seconds of the processor that the asks of one address take.
    pub work_per_address: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// Messages on one socket that are refused because they are too many; then it is closed.
    pub strikes: Rate,
    /// Tables of one guest that are not over.
    pub tables_per_guest: u32,
    /// Sockets of one guest.
    pub sockets_per_guest: u32,
    /// Sockets from one address.
    pub sockets_per_address: u32,
    /// Connections from one address, sockets included.
    pub connections_per_address: u32,
    /// All connections.
    pub connections: usize,
    /// How long a client that reads nothing is waited for.
    pub writing: Duration,
    /// Bytes a second that a client must read at least for as long as something waits for it.
    pub trickle: u32,
    /// How long a socket may be open before its client says hello.
    pub hello: Duration,
    /// Messages that wait for one slow client.
    pub queue: usize,
    /// How often a silent client is asked whether it is there.
    pub ping: Duration,
    /// After how long a silent client is taken to be gone.
    pub silence: Duration,
    /// Bytes the database may grow to.
    pub database_bytes: Option<u64>,
}

/// So many at once, and so many a second after that.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A second.
    pub per_second: f64,
}

impl Rate {
    /// So many at once, and so many a second after that.
    pub const fn new(burst: f64, per_second: f64) -> Self {
        Self { burst, per_second }
    }

    /// So many a day, all of them at once if need be.
    pub const fn a_day(most: f64) -> Self {
        Self::new(most, most / 86_400.0)
    }

    /// As many as anybody likes.
    pub const UNLIMITED: Self = Self::new(1e12, 1e12);
}

const MEGABYTE: f64 = 1_048_576.0;

impl Default for Limits {
    /// For a club, and for whoever shares an address with many others.
    fn default() -> Self {
        Self {
            body_bytes: 16 * 1024,
            request: Duration::from_secs(15),
            head: Duration::from_secs(10),
            refusing: Duration::from_secs(1),
            requests: Rate::new(300.0, 20.0),
            assets: Rate::new(1200.0, 60.0),
            newcomers: Rate::new(60.0, 0.1),
            openings: Rate::new(12.0, 0.05),
            openings_per_address: Rate::a_day(1_000.0),
            tries_per_member: Rate::new(5.0, 1.0 / 60.0),
            tries_per_address: Rate::new(20.0, 1.0 / 15.0),
            bytes_per_guest: Rate::a_day(32.0 * MEGABYTE),
            bytes_per_address: Rate::a_day(256.0 * MEGABYTE),
            work_per_guest: Rate::new(10.0, 0.2),
            work_per_address: Rate::new(30.0, 0.5),
            messages: Rate::new(60.0, 20.0),
            strikes: Rate::new(100.0, 2.0),
            tables_per_guest: 50,
            sockets_per_guest: 24,
            sockets_per_address: 500,
            connections_per_address: 600,
            connections: 50_000,
            writing: Duration::from_secs(20),
            trickle: 1024,
            hello: Duration::from_secs(20),
            queue: 64,
            ping: Duration::from_secs(25),
            silence: Duration::from_secs(70),
            database_bytes: None,
        }
    }
}

/// How long things are kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Keep {
    /// A table in memory that nobody is at.
    pub idle: Duration,
    /// Entries of a journal after which its table is kept beside it, so that no more than these are read again.
    pub entries: u64,
    /// A table at which no game has begun.
    pub gathering: Duration,
    /// A table whose game stands still.
    pub playing: Duration,
    /// A table whose game is over.
    pub over: Duration,
    /// Records of finished games, and guests who do not come back.
    pub records: Duration,
    /// How often it is looked for what can go.
    pub sweep: Duration,
    /// How often at most the file is scrubbed after guests were deleted: it is written anew then.
    pub scrub: Duration,
    /// What may be cleared away in a day: a tenth of all tables, records and guests, but at least so many.
    pub least_a_day: u32,
    /// How far ahead a clock may be and still be believed at once: as far as after a night's sleep.
    pub leap: Duration,
    /// For how long a clock that is further ahead must have gone on steadily to be believed.
    pub grace: Duration,
}

const DAY: Duration = Duration::from_hours(24);

impl Default for Keep {
    fn default() -> Self {
        Self {
            idle: Duration::from_mins(1),
            entries: 256,
            gathering: DAY * 2,
            playing: DAY * 60,
            over: DAY * 14,
            records: DAY * 400,
            sweep: Duration::from_secs(30),
            scrub: Duration::from_hours(1),
            least_a_day: 60,
            leap: DAY,
            grace: DAY,
        }
    }
}
