//! How large things may be. What is larger is refused, never cut.

/// Bytes of one message from a client.
pub const REQUEST_BYTES: usize = 4096;
/// Characters of a player's name.
pub const NAME_CHARS: usize = 24;
/// Bytes of a move's text.
pub const MOVE_BYTES: usize = 160;
/// Characters of what somebody says in own words.
pub const TALK_CHARS: usize = 200;
/// Hexadecimal digits of a seat's part of the fair deal.
pub const PART_DIGITS: usize = 64;
/// Bytes of a table's options as JSON.
pub const OPTIONS_BYTES: usize = 1024;
/// Bytes of a host's own list of challenges.
pub const CHALLENGES_BYTES: usize = 8192;
/// Lines of the log in a snapshot; older ones are in the record.
pub const LOG_LINES: usize = 200;
/// Lines of talk that a table keeps.
pub const TALK_LINES: usize = 50;
/// Choices that get a label; a longer list is grouped by the client and labelled there.
pub const LABELLED_CHOICES: usize = 200;
/// Steps that can be taken back at once where others must agree.
pub const UNDO_STEPS: usize = 64;
/// Games one table plays, rematches included; then a new table is opened.
pub const GAMES: u32 = 100;
/// Entries of one table's journal; a table that reaches it takes nothing in but what ends the game.
pub const JOURNAL_ENTRIES: u64 = 200_000;
/// Seconds per move that a clock can be set to: from the quickest ...
pub const LEAST_MOVE_SECONDS: u32 = 5;
/// ... to the slowest, a week.
pub const MOST_MOVE_SECONDS: u32 = 7 * 24 * 60 * 60;
/// Games in a wish.
pub const WISH_GAMES: usize = 16;
/// Sizes of tables in a wish.
pub const WISH_SEATS: usize = 8;
/// Bytes of a game's id in a wish.
pub const GAME_BYTES: usize = 40;
/// Seconds after which bots fill in, at the most: an hour.
pub const MOST_BOTS_AFTER: u32 = 60 * 60;
/// Seconds for a move at a table that a pairing opened: live ...
pub const PAIRED_LIVE_SECONDS: u32 = 90;
/// ... and slow, two days.
pub const PAIRED_SLOW_SECONDS: u32 = 2 * 24 * 60 * 60;
/// Tables that the lobby shows: of those that are open, and of those at which a game is running.
pub const LISTED_TABLES: usize = 60;
/// Friends of one member, those who were only asked included.
pub const FRIENDS: usize = 200;
/// People one can block.
pub const BLOCKS: usize = 500;
/// Invitations that wait for one person's answer, and that one person has out.
pub const INVITATIONS: usize = 20;
/// Tables that wait for a move, in the lobby's list.
pub const TURNS: usize = 20;
