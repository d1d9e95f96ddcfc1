//! What nodes say to each other.

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use sevenfold_core::Seat;
use sevenfold_protocol::{Ask, Company, LobbyAsk, TableCode};
use sevenfold_table::PlayerId;

use crate::limits::Network;
use crate::tables::{Absent, Ending, Face, Updates};
use crate::traces::Trace;

/// A node, as the database knows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct NodeId(pub(crate) String);

/// A connection to a table that is carried.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct LineId {
    /// The node that the client is connected to.
    pub(crate) node: NodeId,
    /// No other line of that node has it.
    pub(crate) number: u64,
}

/// What a node says to the owner of a table, or of the lobby, about one of its clients. Each is answered by [`Heard`].
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum ToOwner {
    /// Somebody comes to a table.
    Open { line: LineId, code: TableCode, player: PlayerId, network: Network, updates: Updates },
    /// They ask for something.
    Ask {
        line: LineId,
        ask: Ask,
        /// Where the way of it stands in its trace, if it is traced.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        trace: Option<Trace>,
    },
    /// Somebody comes to the lobby.
    Enter { line: LineId, player: PlayerId, name: String, network: Network },
    /// They ask for something there.
    Wish { line: LineId, ask: LobbyAsk },
    /// They have left. Answered once whatever they had asked for before has reached the table.
    Leave { line: LineId },
}

/// Was something heard?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Heard {
    /// Yes, and the table will hear it.
    Yes,
    /// No: the table is not here, or there is no such line any more.
    No,
}

/// What a node wants to know of a table that another one has.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Inquiry {
    pub(crate) code: TableCode,
    pub(crate) question: Question,
}

/// See [`Inquiry`].
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Question {
    /// What can be seen of it?
    Face,
    /// How does it stand for somebody who sits there?
    Company(PlayerId),
    /// Who sits at this seat?
    Sitter(Seat),
    /// Blot the first out; the second is nobody's id.
    Forget(PlayerId, PlayerId),
}

/// The answer to a [`Question`].
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Answer {
    Face(Result<Box<Face>, Absent>),
    Company(Option<Company>),
    Sitter(Option<(PlayerId, String)>),
    Forgotten,
    /// It could not be done, or the table is not here.
    Not,
}

/// What the owner of a table says to one client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    /// A message.
    Text(Utf8Bytes),
    /// The beginning of one that is too large to travel in one piece; the rest comes next.
    Piece(Utf8Bytes),
    /// The end, and why.
    Close(Ending),
    /// Nothing new; so many messages have been sent.
    Still,
}

/// Bytes before the text: the kind, and the number.
const HEAD: usize = 9;
/// Bytes of a text that are sent at once, whatever NATS says: a few letters, so that there is an end.
const LEAST: usize = 16;

impl Told {
    /// What can travel in so many bytes, and the rest.
    pub(crate) fn split(self, most: usize) -> (Self, Option<Self>) {
        let room = most.saturating_sub(HEAD).max(LEAST);
        match self {
            Self::Text(text) if text.len() > room => {
                let (piece, rest) = text.as_str().split_at(text.as_str().floor_char_boundary(room));
                (Self::Piece(piece.into()), Some(Self::Text(rest.into())))
            }
            whole => (whole, None),
        }
    }

    /// As it travels, with the number of the last message up to it.
    pub(crate) fn write(&self, number: u64) -> Bytes {
        let ending;
        let (kind, rest) = match self {
            Self::Text(text) => (b't', text.as_bytes()),
            Self::Piece(text) => (b'p', text.as_bytes()),
            Self::Close(why) => {
                // A name of a variant can always be written.
                ending = serde_json::to_vec(why).unwrap_or_default();
                (b'c', ending.as_slice())
            }
            Self::Still => (b's', [].as_slice()),
        };
        let mut bytes = Vec::with_capacity(HEAD + rest.len());
        bytes.push(kind);
        bytes.extend(number.to_be_bytes());
        bytes.extend(rest);
        bytes.into()
    }

    /// The other way round; nothing if it is no such message.
    pub(crate) fn read(bytes: &Bytes) -> Option<(u64, Self)> {
        let (head, rest) = bytes.split_at_checked(HEAD)?;
        let number = u64::from_be_bytes(head[1..].try_into().ok()?);
        let told = match head[0] {
            b't' => Self::Text(Utf8Bytes::try_from(bytes.slice(HEAD..)).ok()?),
            b'p' => Self::Piece(Utf8Bytes::try_from(bytes.slice(HEAD..)).ok()?),
            b'c' => Self::Close(serde_json::from_slice(rest).ok()?),
            b's' => Self::Still,
            _ => return None,
        };
        Some((number, told))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_travels_arrives_as_it_was() {
        let all = [
            (1, Told::Text(Utf8Bytes::from_static("{\"a\":\"ü\"}"))),
            (u64::MAX, Told::Close(Ending::TryLater)),
            (7, Told::Still),
            (8, Told::Piece(Utf8Bytes::from_static("ü"))),
        ];
        for (number, told) in all {
            assert_eq!(Told::read(&told.write(number)), Some((number, told)));
        }
        for odd in [b"".as_slice(), b"t1234567", b"x12345678", b"t12345678\xff", b"c12345678{}"] {
            assert_eq!(Told::read(&Bytes::copy_from_slice(odd)), None, "{odd:?}");
        }
    }

    #[test]
    fn what_is_too_large_travels_in_pieces() {
        let whole = "ü7".repeat(1000);
        let (mut rest, mut heard) = (Some(Told::Text(whole.as_str().into())), String::new());
        let mut pieces = 0;
        while let Some(told) = rest {
            let piece;
            (piece, rest) = told.split(100);
            assert!(piece.write(1).len() <= 100, "as much as there is room for");
            match (piece, &rest) {
                (Told::Piece(text), Some(_)) | (Told::Text(text), None) => heard.push_str(&text),
                other => panic!("a piece, and at the end the rest: {other:?}"),
            }
            pieces += 1;
        }
        assert!(heard == whole && pieces > 30, "{pieces}");
        let small = Told::Text(Utf8Bytes::from_static("7"));
        assert_eq!(small.clone().split(0), (small, None));
    }
}
