//! What is counted once for everybody is what each would count alone.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;

use sevenfold_lobby::{Hall, Regard, Size, Standing, Table};
use sevenfold_protocol::{
    Attention, Crowd, Listed, Millis, Pace, Rated, Seated, Stage, TableCode, Watching, Wish, limits,
};
use sevenfold_table::PlayerId;

const PEOPLE: usize = 12;

/// Small numbers that look like chance, and are the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn some(&mut self, most: usize) -> BTreeSet<usize> {
        (0..self.below(most + 1)).map(|_| self.below(PEOPLE)).collect()
    }
}

/// A lobby, as whoever made it up knows it.
#[derive(Default)]
struct World {
    /// Who has blocked whom.
    blocks: BTreeSet<(usize, usize)>,
    /// Who looks at the lobby; the others only hear of what is meant for them.
    looking: BTreeSet<usize>,
    /// Tables: does a game run there, who sits there, and who of them is connected.
    tables: Vec<(Stage, BTreeSet<usize>, BTreeSet<usize>)>,
    /// Who waits, for tables with how many seats.
    waiting: Vec<(usize, BTreeSet<u8>)>,
}

fn id(number: usize) -> PlayerId {
    PlayerId::new(format!("p{number}"))
}

fn listed(number: usize, stage: Stage, players: &BTreeSet<usize>) -> Listed {
    Listed {
        code: TableCode::from_number(number as u64),
        game: "sieben".to_owned(),
        seats: players.iter().map(|player| Seated::Person { name: format!("p{player}") }).collect(),
        pace: Pace::Live,
        move_seconds: None,
        rated: Rated::Casual,
        stage,
        watching: Watching::Open,
    }
}

impl World {
    fn made_up(dice: &mut Dice) -> Self {
        let mut world = Self { looking: dice.some(2 * PEOPLE), ..Self::default() };
        for _ in 0..dice.below(12) {
            let pair = (dice.below(PEOPLE), dice.below(PEOPLE));
            if pair.0 != pair.1 {
                world.blocks.insert(pair);
            }
        }
        for _ in 0..dice.below(9) {
            let stage = if dice.below(2) == 0 { Stage::Open } else { Stage::Running { round: 1 } };
            let players = dice.some(3);
            let present = players.iter().copied().filter(|_| dice.below(2) == 0).collect();
            world.tables.push((stage, players, present));
        }
        for who in world.looking.clone() {
            if dice.below(2) == 0 {
                let sizes = dice.some(3).into_iter().map(|size| 2 + size as u8 % 6).collect();
                world.waiting.push((who, sizes));
            }
        }
        world.waiting.retain(|(_, sizes)| !sizes.is_empty());
        world
    }

    fn hall(&self) -> Hall {
        let mut hall = Hall::new(vec![Size { game: "sieben".to_owned(), least: 2, most: 7 }]);
        for who in 0..PEOPLE {
            let apart = self.blocks.iter().filter(|(one, _)| *one == who).map(|(_, other)| id(*other));
            let regard = Regard { apart: apart.collect(), ..Regard::default() };
            let attention = if self.looking.contains(&who) { Attention::Whole } else { Attention::Notices };
            hall.attend(&id(who), who as u64, attention, regard);
        }
        for (number, (stage, players, present)) in self.tables.iter().enumerate() {
            let listed = listed(number, *stage, players);
            let ids = |people: &BTreeSet<usize>| people.iter().map(|who| id(*who)).collect();
            hall.table(listed.code, Some(Table { listed, players: ids(players), present: ids(present) }));
        }
        for (who, sizes) in &self.waiting {
            let wish = Wish {
                games: vec!["sieben".to_owned()],
                seats: sizes.iter().copied().collect(),
                pace: Some(Pace::Live),
                rated: Some(Rated::Casual),
                bots_after: None,
                key: None,
            };
            hall.find(&id(*who), Standing::Member, &wish, Millis(7)).unwrap();
        }
        hall
    }

    fn apart(&self, one: usize, other: usize) -> bool {
        self.blocks.contains(&(one, other)) || self.blocks.contains(&(other, one))
    }

    /// What somebody sees who looks at everybody.
    fn seen_by(&self, who: usize) -> (Vec<Listed>, Crowd, Vec<(u8, u32)>, u32) {
        let tables = || {
            let all = self.tables.iter().enumerate();
            all.filter(|(_, (_, players, _))| !players.iter().any(|player| self.apart(who, *player)))
        };
        let playing: BTreeSet<usize> = tables()
            .filter(|(_, (stage, ..))| *stage != Stage::Open)
            .flat_map(|(_, (_, _, present))| present.iter().copied())
            .collect();
        let here = self.looking.iter().filter(|other| !self.apart(who, **other)).count() as u32;
        let others = || self.waiting.iter().filter(|(other, _)| *other != who && !self.apart(who, *other));
        let sizes =
            (2..=7).map(|size| (size, others().filter(|(_, all)| all.contains(&size)).count() as u32));
        (
            tables().map(|(number, (stage, players, _))| listed(number, *stage, players)).collect(),
            Crowd { here, playing: playing.len() as u32 },
            sizes.filter(|(_, count)| *count > 0).collect(),
            others().count() as u32,
        )
    }
}

#[test]
fn everybody_sees_what_they_would_see_if_they_looked_alone() {
    let mut dice = Dice(7);
    let (mut parted, mut crowded) = (0, 0);
    for _ in 0..300 {
        let world = World::made_up(&mut dice);
        let hall = world.hall();
        for who in 0..PEOPLE {
            let (tables, crowd, sizes, people) = world.seen_by(who);
            let seen = hall.picture(&id(who));
            assert_eq!(seen.tables, tables);
            assert_eq!(seen.crowd, crowd);
            let told = seen.waiting.first();
            assert_eq!(told.map_or(0, |waiting| waiting.people), people);
            let told: Vec<_> = told.map_or(vec![], |waiting| {
                waiting.tables.iter().map(|(terms, count)| (terms.seats, *count)).collect()
            });
            assert_eq!(told, sizes);
            parted += usize::from(tables.len() < world.tables.len());
            crowded += usize::from(people > 2);
        }
    }
    assert!(parted > 100 && crowded > 100, "there was something to see: {parted}, {crowded}");
}

#[test]
fn of_very_many_tables_as_many_are_shown_as_can_be_read_and_all_players_are_counted() {
    let mut hall = Hall::new(Vec::new());
    hall.arrive(&id(0), 1, Regard::default());
    for number in 0..300 {
        let stage = if number % 2 == 0 { Stage::Open } else { Stage::Running { round: 2 } };
        let listed = listed(number, stage, &BTreeSet::from([number]));
        let players = vec![id(number + 1)];
        hall.table(listed.code, Some(Table { listed, present: players.clone(), players }));
    }
    let seen = hall.picture(&id(0));
    let open = seen.tables.iter().filter(|table| table.stage == Stage::Open).count();
    assert_eq!((seen.tables.len(), open), (2 * limits::LISTED_TABLES, limits::LISTED_TABLES));
    assert_eq!(seen.crowd.playing, 150);
}
