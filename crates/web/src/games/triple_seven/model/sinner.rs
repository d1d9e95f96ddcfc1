//! The SINNER's round: who has answered, who is asked, who comes next (TS-35).

use sevenfold_core::Seat;

use super::{Reply, Scene};

/// Where somebody stands in the SINNER's round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Station {
    /// Has answered.
    Answered(Reply),
    /// Is asked now.
    Asked,
    /// Will be asked.
    Waiting,
    /// Played the SINNER, and is on turn again in the end.
    Sinner,
}

/// Everybody in the order of the SINNER's way, the sinner last; nothing while no SINNER goes round.
pub(crate) fn stations(scene: &Scene) -> Vec<(Seat, Station)> {
    let Some((sinner, asked)) = scene.sinner() else { return Vec::new() };
    let table = &scene.view.table;
    let mut come = false;
    let mut stations = Vec::new();
    let mut seat = table.after(sinner);
    while seat != sinner {
        let replied = scene.story.replies.iter().rfind(|(who, _)| *who == seat);
        let station = match replied {
            _ if seat == asked => Station::Asked,
            _ if come => Station::Waiting,
            Some((_, reply)) => Station::Answered(*reply),
            // The log may begin after the answer.
            None => Station::Answered(Reply::Drew(0)),
        };
        come |= seat == asked;
        stations.push((seat, station));
        seat = table.after(seat);
    }
    stations.push((sinner, Station::Sinner));
    stations
}
