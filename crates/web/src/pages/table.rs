//! A table on the server, by its code.

use leptos::prelude::*;
use sevenfold_protocol::{Request, SeatToken, TableCode};

use crate::link::{Link, Reach};
use crate::table::TableScreen;
use crate::way::Way;

/// The table with the code in the address.
#[component]
pub(crate) fn ServerTable(code: TableCode) -> impl IntoView {
    let link = Link::to_server(code);
    if let Some(token) = seat_in_address() {
        // The secret has done its work: it neither stays in view nor in the history.
        Way::here().rename(&format!("/table/{code}"));
        return_to_seat(link, token);
    }
    view! { <TableScreen link /> }
}

/// Somebody comes back to a seat with the link they made on another device.
fn seat_in_address() -> Option<SeatToken> {
    window().location().hash().ok()?.strip_prefix("#seat=")?.parse().ok()
}

fn return_to_seat(link: Link, token: SeatToken) {
    Effect::new(move |asked: Option<bool>| {
        let asked = asked.unwrap_or_default();
        if !asked && link.reach.get() == Reach::Open {
            link.ask(Request::ReturnToSeat { token });
            return true;
        }
        asked
    });
}
