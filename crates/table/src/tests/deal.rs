//! The fair deal: promise, seals, the closed list, parts, and what is done about those who are not there.

use sevenfold_core::{Legs, Seat, SeatSet, Viewer};
use sevenfold_fair::testing::{Cheat, Crook};
use sevenfold_fair::{FairDeal, Known, REVEAL_MILLIS, Share, Verdict, Watch, check_fair, judge, sums};
use sevenfold_protocol::{Phase, RefusalCode, Request, Settings};

use super::host::{Host, parley, player, seat};
use super::seats::refused;
use crate::Happened;

/// A person's client, which keeps an eye on the deal.
struct Client {
    name: &'static str,
    watch: Watch,
    crook: Crook,
    parts: u8,
}

impl Client {
    fn new(name: &'static str, number: u8) -> Self {
        let crook = Crook::new(Cheat::Honest, seat(number));
        Self { name, watch: Watch::default(), crook, parts: number * 16 }
    }
}

/// Everybody hears what was sent and does what is called for, until nothing more is.
fn converse(host: &mut Host, clients: &mut [Client]) {
    for _ in 0..20 {
        let mut quiet = true;
        for client in &mut *clients {
            let heard = host.inbox.remove(&player(client.name)).unwrap_or_default();
            for message in heard {
                let message = client.crook.says(message);
                let mut random = || {
                    client.parts += 1;
                    [client.parts; 32]
                };
                let saw = client.watch.hear(&message, &mut random);
                for ask in saw.asks.into_iter().filter(|ask| client.crook.hears(ask)) {
                    quiet = false;
                    // A crook makes clients ask for what the honest table behind it refuses.
                    let _ = host.ask(client.name, ask);
                }
            }
        }
        if quiet {
            return;
        }
    }
    panic!("clients do not talk for ever");
}

fn table(settings: Settings, names: &[&'static str]) -> (Host, Vec<Client>) {
    let mut host = Host::with(settings, names);
    let mut clients: Vec<Client> =
        names.iter().zip(1..).map(|(name, number)| Client::new(name, number)).collect();
    converse(&mut host, &mut clients);
    (host, clients)
}

fn start(host: &mut Host) {
    host.ask("ada", Request::Start { fill: Some("random".into()) }).unwrap();
}

fn shares(deal: &FairDeal) -> Vec<Share> {
    Seat::all(deal.parts.len() as u8).map(|seat| deal.share(seat)).collect()
}

/// The game ends and its deal is looked at.
fn resign(host: &mut Host, clients: &mut [Client]) -> FairDeal {
    for client in clients.iter() {
        let own = host.table.viewers(&player(client.name)).into_iter().find_map(Viewer::seat);
        let _ = host.ask(client.name, Request::Resign { seat: own.unwrap() });
    }
    converse(host, clients);
    check_fair(&host.table.record().unwrap()).unwrap()
}

fn verdict(client: &Client, deal: &FairDeal, host: &Host) -> Verdict {
    judge(deal, &Known::from_pins(client.watch.pins(), host.table.code(), None, deal))
}

#[test]
fn a_deal_is_promised_sealed_closed_revealed_and_only_then_dealt() {
    let (mut host, mut clients) = table(parley(3), &["ada", "bo"]);
    let gathered = host.face().fair;
    assert!(gathered.seals[0] != gathered.seals[1] && gathered.seals[2].is_empty());
    let begun = host.journal.len();
    start(&mut host);
    let both = SeatSet::only(seat(1)).with(seat(2));
    assert_eq!(host.face().phase, Phase::Dealing { waits: both, until: host.now.plus(REVEAL_MILLIS) });
    converse(&mut host, &mut clients);
    assert_eq!(host.face().phase, Phase::Playing);
    let order: Vec<&str> = host.journal[begun..].iter().map(|entry| named(&entry.what)).collect();
    assert_eq!(order, ["bot", "closed", "revealed", "revealed", "started", "drew"]);
    let deal = resign(&mut host, &mut clients);
    assert_eq!(shares(&deal), [Share::Given, Share::Given, Share::Nothing]);
    assert_eq!((deal.commit.as_str(), &deal.seals), (gathered.commit.as_str(), &gathered.seals));
    for client in &clients {
        assert_eq!((client.watch.alarm(), verdict(client, &deal, &host)), (None, Verdict::Promised));
    }
}

fn named(what: &Happened) -> &'static str {
    match what {
        Happened::BotSat { .. } => "bot",
        Happened::Closed { .. } => "closed",
        Happened::Revealed { .. } => "revealed",
        Happened::Started => "started",
        Happened::Drew { .. } => "drew",
        _ => "else",
    }
}

#[test]
fn a_rematch_is_promised_before_its_seals_and_dealt_from_parts_of_its_own() {
    let (mut host, mut clients) = table(parley(2), &["ada", "bo"]);
    start(&mut host);
    converse(&mut host, &mut clients);
    assert_eq!(host.face().fair.next, None, "one promise at a time");
    let first = resign(&mut host, &mut clients);
    let next = host.face().fair.next.unwrap();
    assert_ne!(next, first.commit);
    for (name, number) in [("ada", 1), ("bo", 2)] {
        host.ask(name, Request::Rematch { seat: seat(number) }).unwrap();
    }
    converse(&mut host, &mut clients);
    assert_eq!((host.face().phase, host.face().game), (Phase::Playing, 2));
    let second = resign(&mut host, &mut clients);
    assert_eq!((&second.commit, shares(&second)), (&next, vec![Share::Given; 2]));
    assert!(second.parts.iter().all(|part| !first.parts.contains(part)));
    for client in &clients {
        assert_eq!((client.watch.alarm(), verdict(client, &second, &host)), (None, Verdict::Promised));
        assert_eq!(verdict(client, &first, &host), Verdict::Promised, "the first one is still known");
        let pins = client.watch.pins();
        let other = judge(&first, &Known::from_pins(pins, host.table.code(), Some(2), &first));
        assert!(other.is_broken(), "but it is not the second");
    }
}

/// A return game is sealed for the seat it will be played at.
#[test]
fn a_return_game_is_promised_and_sealed_as_any_other() {
    let settings = Settings { legs: Legs::Two, ..parley(2) };
    let (mut host, mut clients) = table(settings, &["ada", "bo"]);
    start(&mut host);
    converse(&mut host, &mut clients);
    resign(&mut host, &mut clients);
    let next = host.face().fair.next.unwrap();
    for (name, number) in [("ada", 1), ("bo", 2)] {
        host.ask(name, Request::Rematch { seat: seat(number) }).unwrap();
    }
    converse(&mut host, &mut clients);
    assert_eq!((host.face().phase, host.face().game), (Phase::Playing, 2));
    host.ask("ada", Request::Resign { seat: seat(2) }).unwrap();
    converse(&mut host, &mut clients);
    let deal = check_fair(&host.table.record().unwrap()).unwrap();
    assert_eq!((&deal.commit, shares(&deal)), (&next, vec![Share::Given; 2]));
    for client in &clients {
        assert_eq!((client.watch.alarm(), verdict(client, &deal, &host)), (None, Verdict::Promised));
    }
}

#[test]
fn whoever_is_away_at_the_start_is_not_waited_for_and_the_seal_counts() {
    let (mut host, mut clients) = table(parley(2), &["ada", "bo"]);
    host.vanish("bo");
    start(&mut host);
    converse(&mut host, &mut clients[..1]);
    assert_eq!(host.face().phase, Phase::Playing, "at once");
    host.arrive("bo");
    host.ask("bo", Request::Refresh).unwrap();
    let deal = resign(&mut host, &mut clients);
    assert_eq!(shares(&deal), [Share::Given, Share::Withheld]);
    assert_eq!(deal.parts[1], deal.seals[1]);
    assert_eq!(verdict(&clients[0], &deal, &host), Verdict::Gaps);
    assert_eq!(verdict(&clients[1], &deal, &host), Verdict::WithoutYou);
    assert_eq!((clients[1].watch.alarm(), clients[1].watch.left_out()), (None, SeatSet::only(seat(2))));
}

#[test]
fn whoever_does_not_reveal_holds_nobody_up() {
    let (mut host, mut clients) = table(parley(2), &["ada", "bo"]);
    start(&mut host);
    converse(&mut host, &mut clients[..1]);
    host.wait(REVEAL_MILLIS - 1);
    assert!(matches!(host.face().phase, Phase::Dealing { waits, .. } if waits == SeatSet::only(seat(2))));
    host.wait(1);
    assert_eq!(host.face().phase, Phase::Playing);
    converse(&mut host, &mut clients);
    let deal = resign(&mut host, &mut clients);
    assert_eq!(shares(&deal), [Share::Given, Share::Withheld]);
    assert_eq!((clients[1].watch.alarm(), clients[1].watch.left_out()), (None, SeatSet::only(seat(2))));
}

#[test]
fn several_seats_of_one_device_have_a_part_each() {
    let mut host = Host::with(parley(2), &["ada"]);
    host.sit("ada");
    let mut clients = [Client::new("ada", 1)];
    converse(&mut host, &mut clients);
    start(&mut host);
    converse(&mut host, &mut clients);
    for number in [1, 2] {
        let _ = host.ask("ada", Request::Resign { seat: seat(number) });
    }
    converse(&mut host, &mut clients);
    let deal = check_fair(&host.table.record().unwrap()).unwrap();
    assert_eq!(shares(&deal), [Share::Given; 2]);
    assert_ne!(deal.parts[0], deal.parts[1]);
    assert_eq!(verdict(&clients[0], &deal, &host), Verdict::Promised);
}

/// A host that is honest to one seat of a device and does not wait for the other is found out as well.
#[test]
fn each_seat_of_one_device_is_watched() {
    for crook in [Crook::new(Cheat::WaitsForOthers, seat(2)), Crook::new(Cheat::DealsAtOnce, seat(2))] {
        let mut host = Host::with(parley(2), &["ada"]);
        host.sit("ada");
        let mut clients = [Client { crook: crook.clone(), ..Client::new("ada", 1) }];
        converse(&mut host, &mut clients);
        start(&mut host);
        converse(&mut host, &mut clients);
        host.wait(REVEAL_MILLIS);
        converse(&mut host, &mut clients);
        assert!(clients[0].watch.alarm().is_some(), "{crook:?}");
    }
}

#[test]
fn where_nobody_seals_the_game_begins_at_once_and_the_record_says_who_made_the_deal() {
    let mut host = Host::with(parley(2), &["ada"]);
    start(&mut host);
    assert_eq!(host.face().phase, Phase::Playing);
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    let deal = check_fair(&host.table.record().unwrap()).unwrap();
    let remarks = deal.remarks();
    assert_eq!(remarks.len(), 1);
    assert_eq!(remarks[0].key, "fair-nobody-added");
}

#[test]
fn only_the_sealed_part_is_taken_and_nobody_sees_it_before_the_deal() {
    let (mut host, mut clients) = table(parley(2), &["ada", "bo"]);
    let own = clients[0].watch.pins()[0].part.clone();
    host.arrive("watcher");
    start(&mut host);
    let other = Request::Reveal { seat: seat(1), part: sums::part([9; 32]) };
    assert_eq!(refused(&mut host, "ada", other), RefusalCode::BadPart);
    let late = Request::Seal { seat: seat(1), game: 1, seal: sums::part([9; 32]) };
    assert_eq!(refused(&mut host, "ada", late), RefusalCode::Running, "the list is closed");
    host.ask("ada", Request::Reveal { seat: seat(1), part: own.clone() }).unwrap();
    assert!(matches!(host.face().phase, Phase::Dealing { waits, .. } if waits == SeatSet::only(seat(2))));
    for text in host.picture().into_iter().chain([format!("{:?}", host.inbox)]) {
        assert!(!text.contains(&own), "{text}");
    }
    converse(&mut host, &mut clients);
    for viewer in Viewer::all(2) {
        let seen = serde_json::to_string(&host.snapshot(viewer)).unwrap();
        assert!(seen.contains(&own), "it is there once it is dealt from");
    }
}

#[test]
fn whoever_gets_up_takes_the_seal_along_and_whoever_sits_down_again_seals_again() {
    let (mut host, mut clients) = table(parley(2), &["ada", "bo"]);
    let seal = host.face().fair.seals[1].clone();
    host.ask("bo", Request::LeaveSeat { seat: seat(2) }).unwrap();
    assert_eq!(host.face().fair.seals[1], "");
    converse(&mut host, &mut clients);
    host.sit("bo");
    converse(&mut host, &mut clients);
    assert_eq!(host.face().fair.seals[1], seal);
}

#[test]
fn a_table_rebuilt_while_parts_come_in_goes_on() {
    let (mut host, mut clients) = table(parley(2), &["ada", "bo"]);
    start(&mut host);
    converse(&mut host, &mut clients[..1]);
    host.table = host.rebuilt();
    assert!(matches!(host.face().phase, Phase::Dealing { .. }));
    converse(&mut host, &mut clients);
    assert_eq!(host.face().phase, Phase::Playing);
    assert_eq!(shares(&resign(&mut host, &mut clients)), [Share::Given; 2]);
}

/// Both play two games at an honest table; the second hears of it from a crook. The crook is noticed by its victim, and by
/// nobody else; where nobody cheats, nothing is.
fn cheated(settings: Settings, crook: &Crook) {
    let mut host = Host::with(settings, &["ada", "bo"]);
    let mut clients = [Client::new("ada", 1), Client::new("bo", 2)];
    clients[1].crook = crook.clone();
    converse(&mut host, &mut clients);
    start(&mut host);
    for _ in 1..=2 {
        converse(&mut host, &mut clients);
        host.wait(REVEAL_MILLIS);
        converse(&mut host, &mut clients);
        resign(&mut host, &mut clients);
        for name in ["ada", "bo"] {
            let own = host.table.viewers(&player(name)).into_iter().find_map(Viewer::seat).unwrap();
            host.ask(name, Request::Rematch { seat: own }).unwrap();
        }
        converse(&mut host, &mut clients);
    }
    assert_eq!(host.face().game, 3, "two games were played");
    assert_eq!(clients[1].watch.alarm(), crook.noticed(), "{crook:?}");
    assert_eq!(clients[0].watch.alarm(), None, "{crook:?}");
}

#[test]
fn a_host_that_cheats_is_found_out_in_each_of_its_ways() {
    for crook in Crook::all(seat(2)) {
        cheated(parley(2), &crook);
    }
}

#[test]
fn a_host_that_cheats_in_a_return_game_is_found_out_in_each_of_its_ways() {
    // The second client has the first seat then.
    for crook in Crook::later(seat(1)) {
        cheated(Settings { legs: Legs::Two, ..parley(2) }, &crook);
    }
}
