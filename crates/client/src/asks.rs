//! What a player asks for, and which message answers it.

use sevenfold_core::{Game, Seat, WindowId};
use sevenfold_protocol::{Choice, Request, ToClient};

/// Makes a choice of a face.
pub fn choose(seat: Seat, choice: &Choice) -> Request {
    Request::Move { seat, window: choice.window, text: choice.text.clone() }
}

/// Makes a move of the game's own type.
pub fn act<G: Game>(seat: Seat, window: WindowId, action: &G::Action) -> Request {
    Request::Move { seat, window, text: action.to_string() }
}

/// Which ask a message answers, if it answers one.
pub fn answers(message: &ToClient) -> Option<u32> {
    match message {
        ToClient::Welcome { id, .. }
        | ToClient::Done { id }
        | ToClient::Seated { id, .. }
        | ToClient::Hinted { id, .. } => Some(*id),
        ToClient::Refused { id, .. } => *id,
        ToClient::Snapshot(_) | ToClient::Update(_) | ToClient::Reseated { .. } => None,
        #[cfg(not(target_arch = "wasm32"))]
        ToClient::Patch(..) => None,
    }
}
