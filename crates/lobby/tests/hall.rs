//! What a person may see of the lobby, and what not.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use sevenfold_lobby::{Bond, Hall, Regard, Shown, Size, Stage, Standing, Table, Unfit};
use sevenfold_protocol::{
    Attention, Invitation, Listed, Lobby, Millis, Pace, Presence, Rated, Search, Seated, Stage as TableStage,
    TableCode, Tie, Watching, Wish,
};
use sevenfold_table::PlayerId;

const NOW: Millis = Millis(1_784_160_000_000);

fn id(name: &str) -> PlayerId {
    PlayerId::new(name)
}

fn hall() -> Hall {
    let size = |game: &str, least, most| Size { game: game.to_owned(), least, most };
    Hall::new(vec![size("sieben", 2, 7), size("seven", 2, 4)])
}

fn wish(game: &str, seats: &[u8]) -> Wish {
    Wish {
        games: vec![game.to_owned()],
        seats: seats.to_vec(),
        pace: None,
        rated: None,
        bots_after: None,
        key: None,
    }
}

fn table(number: u64, stage: TableStage, players: &[&str]) -> Table {
    let players: Vec<PlayerId> = players.iter().map(|name| id(name)).collect();
    let person = |player: &PlayerId| Seated::Person { name: player.as_str().to_owned() };
    Table {
        listed: Listed {
            code: TableCode::from_number(number),
            game: "sieben".to_owned(),
            seats: players.iter().map(person).collect(),
            pace: Pace::Live,
            move_seconds: None,
            rated: Rated::Casual,
            stage,
            watching: Watching::Open,
        },
        present: players.clone(),
        players,
    }
}

fn blocking(names: &[&str]) -> Regard {
    Regard { apart: names.iter().map(|name| id(name)).collect(), ..Regard::default() }
}

fn put(hall: &mut Hall, table: Table) {
    hall.table(table.listed.code, Some(table));
}

#[test]
fn everybody_hears_what_changes_and_nothing_else() {
    let mut hall = hall();
    let lobby = hall.arrive(&id("ada"), 1, Regard::default());
    assert_eq!(lobby.crowd.here, 1);
    assert!(hall.news().is_empty(), "nothing has changed");
    put(&mut hall, table(7, TableStage::Open, &["bo"]));
    let news = hall.news();
    assert_eq!(news.len(), 1);
    assert_eq!(news[0].1.tables[0].code, TableCode::from_number(7));
    assert!(hall.news().is_empty(), "that was told");
    hall.table(TableCode::from_number(7), None);
    assert_eq!(hall.news()[0].1.gone, [TableCode::from_number(7)]);
    hall.leave(&id("ada"), 1);
    put(&mut hall, table(8, TableStage::Open, &["bo"]));
    assert!(hall.news().is_empty() && !hall.is_here(&id("ada")));
}

/// An invitation to this table from somebody.
fn invited(from: &str, number: u64) -> (PlayerId, Invitation) {
    let code = TableCode::from_number(number);
    let invitation =
        Invitation { id: 1, from: from.to_owned(), code, game: "sieben".to_owned(), seats: 2, sent: NOW };
    (id(from), invitation)
}

#[test]
fn whoever_is_on_another_page_hears_of_invitations_and_nothing_else() {
    let mut hall = hall();
    let lobby = hall.attend(&id("ada"), 1, Attention::Notices, Regard::default());
    assert_eq!(lobby, Lobby::default(), "nobody has invited her");
    let friend = Bond { who: id("ada"), name: "Ada".to_owned(), stage: Stage::Agreed(Shown::ToFriends) };
    let seen = hall.arrive(&id("bo"), 2, Regard { bonds: vec![friend], ..Regard::default() });
    assert_eq!(seen.crowd.here, 1, "she is not in the lobby");
    assert_eq!(seen.friends[0].tie, Tie::Friends(Presence::Here), "but within reach of her friends");
    put(&mut hall, table(7, TableStage::Open, &["bo"]));
    assert!(hall.news().iter().all(|(connection, _)| *connection == 2), "tables are not told on other pages");
    hall.regard_mut(&id("ada")).unwrap().invitations.push(invited("bo", 7));
    let news = hall.news();
    assert_eq!(news.len(), 1);
    assert_eq!((news[0].0, news[0].1.invitations.as_ref().unwrap().len()), (1, 1));
    // Nor from somebody she is kept apart from.
    hall.regard_mut(&id("ada")).unwrap().apart.insert(id("bo"));
    assert_eq!(hall.news()[0].1.invitations.as_ref().unwrap().len(), 0);
}

#[test]
fn whoever_goes_to_another_page_no_longer_looks_for_a_table() {
    let mut hall = hall();
    hall.attend(&id("ada"), 1, Attention::Notices, Regard::default());
    let wish = wish("sieben", &[2]);
    assert_eq!(hall.find(&id("ada"), Standing::Guest, &wish, NOW), Err(Unfit::Absent));
    // The same connection looks at the lobby, with another one beside it.
    hall.attend(&id("ada"), 1, Attention::Whole, Regard::default());
    hall.attend(&id("ada"), 2, Attention::Whole, Regard::default());
    hall.find(&id("ada"), Standing::Guest, &wish, NOW).unwrap();
    hall.attend(&id("ada"), 1, Attention::Notices, Regard::default());
    assert_ne!(hall.picture(&id("ada")).search, Search::Idle, "the other one still looks");
    hall.attend(&id("ada"), 2, Attention::Notices, Regard::default());
    assert_eq!(hall.picture(&id("ada")).search, Search::Idle);
}

/// Everything that somebody of this name is shown while another comes, waits, opens a table and plays.
fn shown_to(viewer: &str, other: Option<&str>, regard: &Regard) -> Vec<String> {
    let mut hall = hall();
    let text = |lobby: &Lobby| format!("{lobby:?}");
    let mut shown = vec![text(&hall.arrive(&id(viewer), 1, regard.clone()))];
    if let Some(other) = other {
        hall.arrive(&id(other), 2, Regard::default());
        shown.extend(hall.news().into_iter().filter(|(to, _)| *to == 1).map(|news| format!("{news:?}")));
        hall.find(&id(other), Standing::Member, &wish("sieben", &[3]), NOW).unwrap();
        shown.extend(hall.news().into_iter().filter(|(to, _)| *to == 1).map(|news| format!("{news:?}")));
        put(&mut hall, table(7, TableStage::Open, &[other]));
        put(&mut hall, table(8, TableStage::Running { round: 1 }, &[other, "friend"]));
    }
    shown.extend(hall.news().into_iter().filter(|(to, _)| *to == 1).map(|news| format!("{news:?}")));
    shown.push(text(&hall.picture(&id(viewer))));
    shown
}

#[test]
fn whoever_is_kept_apart_is_as_good_as_not_there() {
    let friend = Bond { who: id("friend"), name: "Friend".into(), stage: Stage::Agreed(Shown::ToFriends) };
    let bonds =
        vec![friend, Bond { who: id("eve"), name: "Eve".into(), stage: Stage::Agreed(Shown::ToFriends) }];
    let regard = Regard { bonds: bonds.clone(), ..blocking(&["eve"]) };
    let without = Regard { bonds: bonds[..1].to_vec(), ..Regard::default() };
    assert_eq!(shown_to("ada", Some("eve"), &regard), shown_to("ada", None, &without));
    assert_ne!(shown_to("ada", Some("bo"), &regard), shown_to("ada", None, &without), "others are there");
}

#[test]
fn a_block_counts_from_either_side() {
    let mut hall = hall();
    hall.arrive(&id("eve"), 1, Regard::default());
    hall.arrive(&id("ada"), 2, blocking(&["eve"]));
    put(&mut hall, table(7, TableStage::Open, &["ada"]));
    assert_eq!((hall.picture(&id("eve")).tables.len(), hall.picture(&id("eve")).crowd.here), (0, 1));
    hall.find(&id("eve"), Standing::Guest, &wish("seven", &[2]), NOW).unwrap();
    hall.find(&id("ada"), Standing::Guest, &wish("seven", &[2]), NOW).unwrap();
    assert_eq!(hall.pair(NOW), None);
    assert_eq!(hall.picture(&id("eve")).waiting, []);
}

#[test]
fn friends_are_seen_where_everybody_may_see_them_and_only_if_they_like() {
    let mut hall = hall();
    let bond = |name: &str, stage| Bond { who: id(name), name: name.to_uppercase(), stage };
    let bonds = vec![
        bond("bo", Stage::Agreed(Shown::ToFriends)),
        bond("cleo", Stage::Agreed(Shown::ToNobody)),
        bond("dee", Stage::Asked),
        bond("eli", Stage::Asks),
    ];
    hall.arrive(&id("ada"), 1, Regard { bonds, ..Regard::default() });
    let ties = |hall: &Hall| -> Vec<Tie> {
        hall.picture(&id("ada")).friends.into_iter().map(|friend| friend.tie).collect()
    };
    let away = || Tie::Friends(Presence::Away);
    assert_eq!(ties(&hall), [away(), away(), Tie::Asked, Tie::Asks]);
    for (connection, name) in [(2, "bo"), (3, "cleo"), (4, "dee"), (5, "eli")] {
        hall.arrive(&id(name), connection, Regard::default());
    }
    assert_eq!(ties(&hall), [Tie::Friends(Presence::Here), away(), Tie::Asked, Tie::Asks]);
    put(&mut hall, table(7, TableStage::Running { round: 2 }, &["bo", "cleo"]));
    let ties = ties(&hall);
    assert!(matches!(&ties[0], Tie::Friends(Presence::At(place)) if place.code == TableCode::from_number(7)));
    assert_eq!(ties[1], away());
}

#[test]
fn it_says_how_many_wait_for_what() {
    let mut hall = hall();
    for (connection, name) in [(1, "ada"), (2, "bo"), (3, "cleo")] {
        hall.arrive(&id(name), connection, Regard::default());
    }
    hall.find(&id("bo"), Standing::Guest, &wish("sieben", &[3, 4]), NOW).unwrap();
    hall.find(&id("cleo"), Standing::Member, &wish("sieben", &[4]), NOW).unwrap();
    let waiting = hall.picture(&id("ada")).waiting;
    assert_eq!((waiting.len(), waiting[0].game.as_str(), waiting[0].people), (1, "sieben", 2));
    let count = |seats, rated| {
        let fits = |terms: &sevenfold_protocol::Terms| {
            (terms.seats, terms.rated, terms.pace) == (seats, rated, Pace::Live)
        };
        waiting[0].tables.iter().find(|(terms, _)| fits(terms)).map_or(0, |(_, people)| *people)
    };
    assert_eq!(count(4, Rated::Casual), 2);
    assert_eq!(count(3, Rated::Casual), 1);
    assert_eq!(count(4, Rated::Rated), 1, "a guest plays casual games");
    assert_eq!(hall.picture(&id("cleo")).waiting[0].people, 1, "oneself is not counted");
    assert!(matches!(hall.picture(&id("cleo")).search, Search::Waits { .. }));
}

#[test]
fn only_what_can_be_had_is_waited_for() {
    let mut hall = hall();
    assert_eq!(hall.find(&id("ada"), Standing::Guest, &wish("sieben", &[2]), NOW), Err(Unfit::Absent));
    hall.arrive(&id("ada"), 1, Regard::default());
    let mut find = |wish: &Wish| hall.find(&id("ada"), Standing::Guest, wish, NOW);
    assert_eq!(find(&wish("bridge", &[4])), Err(Unfit::NoSuchTable));
    assert_eq!(find(&wish("seven", &[5, 1])), Err(Unfit::NoSuchTable));
    let rated = Wish { rated: Some(Rated::Rated), ..wish("seven", &[2]) };
    assert_eq!(find(&rated), Err(Unfit::MembersOnly));
    assert_eq!(find(&wish("seven", &[2, 5])), Ok(()));
    let Search::Waits { wish, .. } = hall.picture(&id("ada")).search else { panic!("waits") };
    assert_eq!(wish.rated, Some(Rated::Casual), "a guest plays casual games");
}

#[test]
fn a_game_is_never_laid_for_more_than_it_is_for() {
    let mut hall = hall();
    let either = Wish { games: vec!["seven".into(), "sieben".into()], seats: vec![5], ..wish("seven", &[5]) };
    for connection in 1..=5 {
        let who = id(&format!("p{connection}"));
        hall.arrive(&who, connection, Regard::default());
        hall.find(&who, Standing::Member, &either, NOW).unwrap();
    }
    let pairing = hall.pair(NOW).unwrap();
    assert_eq!((pairing.terms.game.as_str(), pairing.terms.seats), ("sieben", 5));
}

#[test]
fn whoever_leaves_no_longer_waits_and_a_table_that_fails_puts_them_back() {
    let mut hall = hall();
    for (connection, name) in [(1, "ada"), (2, "bo")] {
        hall.arrive(&id(name), connection, Regard::default());
        hall.find(&id(name), Standing::Guest, &wish("seven", &[2]), NOW).unwrap();
    }
    let pairing = hall.pair(NOW).unwrap();
    assert_eq!(hall.pair(NOW), None, "nobody is brought to two tables");
    hall.leave(&id("bo"), 2);
    hall.unpair(pairing);
    assert!(matches!(hall.picture(&id("ada")).search, Search::Waits { since, .. } if since == NOW));
    assert_eq!(hall.pair(NOW), None, "Bo has gone");
}
