//! How others find the table: a code to read out, a picture for a camera, a link to send.

use leptos::prelude::*;

use super::Here;
use crate::memo::Memo;
use crate::parts::{Qr, ShareLink, address_of};

/// The invitation.
#[component]
pub(crate) fn Invite(here: Here) -> impl IntoView {
    let code = Memo::new(move |_| here.face.with(|face| face.map(|face| face.table.code.to_string())))
        .get_untracked();
    let code = code.unwrap_or_default();
    let link = address_of(&format!("/table/{code}"));
    let threes = code.as_bytes().chunks(3).map(String::from_utf8_lossy).collect::<Vec<_>>();
    let spoken = threes.join(" ");
    view! {
        <section class="panel invite" aria-labelledby="invite">
            <h2 id="invite" class="serif">{here.says("web-invite")}</h2>
            <div class="card">
                <span class="soft">{here.says("web-read-out")}</span>
                <b class="serif spoken">{spoken}</b>
                <Qr text=link.clone() label=Signal::derive(here.says("web-qr")) />
                <span class="soft">{here.says("web-camera")}</span>
            </div>
            <ShareLink address=link title=Signal::derive(here.says("web-invite")) />
        </section>
    }
}
