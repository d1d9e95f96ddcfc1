//! Whole games: every choice is legal, games end and keep the laws, and knowledge beats chance.

use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::record::{Extras, replay, write_record};
use sevenfold_core::run::Run;
use sevenfold_core::{Agenda, Game, Rng, Seat, Silent, Viewer};
use sevenfold_triple_seven::{Action, HeraldRule, Options, TripleSeven};

use crate::search::Knowledge;
use crate::triple_seven::{Lore, ROSTER};
use crate::{Bot, Effort};

/// Long enough for every game.
const MAX_STEPS: usize = 100_000;

pub(super) fn bot(name: &str, iterations: u32) -> Box<dyn Bot<TripleSeven>> {
    let recipe = ROSTER.iter().find(|recipe| recipe.name == name).unwrap();
    (recipe.make)(&Effort::iterations(iterations))
}

/// Plays a game in which every seat has one of these bots in turn; every choice must be one of the legal moves.
pub(super) fn play(
    options: Options,
    seats: u8,
    names: &[&str],
    number: u64,
    mut told: impl FnMut(&TripleSeven, Seat, Action),
) -> Run<TripleSeven> {
    let mut seed = [7; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut run = Run::<TripleSeven>::new(&options, seats, Some(Seed(seed))).unwrap();
    let mut rng = Quick::new(number);
    let mut bots: Vec<_> = names.iter().map(|name| bot(name, 12)).collect();
    while run.steps().len() < MAX_STEPS {
        let agenda = run.game().agenda();
        if agenda == Agenda::Over {
            return run;
        }
        if run.draw(&mut Silent) {
            continue;
        }
        // In a race everybody who may act has the same chance to be first.
        let asked: Vec<Seat> = agenda.asked().iter().collect();
        let seat = *rng.pick(&asked).unwrap();
        let (view, legal) = (run.game().view(Viewer::Seat(seat)), run.game().legal(seat));
        let count = bots.len();
        let Some(action) = bots[seat.index() % count].choose(&view, &legal, &mut rng) else {
            assert!(!agenda.must().contains(seat), "whoever must act does");
            continue;
        };
        assert!(legal.contains(&action), "{action} is not legal");
        told(run.game(), seat, action);
        run.play(seat, action, &mut Silent).unwrap();
    }
    panic!("game {number} with {seats} seats does not end");
}

/// How many of so many games for two the first wins, beginning in turn at either seat.
fn wins(names: [&str; 2], games: u64) -> u64 {
    let won = (0..games).filter(|number| {
        let seat = (number % 2) as usize;
        let names = [names[seat], names[1 - seat]];
        let run = play(Options::default(), 2, &names, *number, |_, _, _| ());
        run.game().outcome().unwrap().winners.contains(Seat::new(seat as u8))
    });
    won.count() as u64
}

#[test]
fn knowledge_beats_chance_and_thought_beats_habit() {
    assert!(wins(["greedy", "random"], 20) >= 19);
    assert!(wins(["careless", "random"], 20) >= 17);
    assert!(wins(["master", "careless"], 20) >= 14);
}

/// All cards wherever they are, while a round is dealt.
fn cards_of(game: &TripleSeven) -> u32 {
    let held = |seat| {
        let aside = u32::from(game.reserve_of(seat).is_some())
            + game.collected_by(seat).iter().flatten().count() as u32;
        u32::from(game.hand_of(seat).len()) + aside
    };
    let players: u32 = Seat::all(game.seats()).map(held).sum();
    players + game.stack().count() as u32 + u32::from(game.table().pile.cards().len())
}

#[test]
fn games_of_all_kinds_are_lawful_and_end() {
    let long = std::env::var("SEVENFOLD_LONG").is_ok_and(|value| value == "1");
    let all: Vec<&str> = ROSTER.iter().map(|recipe| recipe.name).filter(|name| *name != "random").collect();
    for number in 0..if long { 2_000 } else { 24 } {
        let herald = if number % 2 == 0 { HeraldRule::Declared } else { HeraldRule::Race };
        let main_copies = 1 + (number / 2 % 4) as u8;
        let options = Options { herald, main_copies };
        let seats = 2 + (number % 6) as u8;
        // Those that play random games to their end are slow; once is enough for them.
        let few = if number == 0 {
            &all[..]
        } else {
            &["greedy", "careless", "master", "casual", "expert", "club"]
        };
        let mut names = few.to_vec();
        names.rotate_left(number as usize % few.len());
        let deck = 64 + 4 * u32::from(main_copies);
        let run = play(options, seats, &names, number, |game, _, _| assert_eq!(cards_of(game), deck));
        let again = replay::<TripleSeven>(&write_record(&run, Extras::default())).unwrap();
        assert_eq!(again.game(), run.game(), "replay equals play");
    }
}

#[test]
fn equal_seeds_give_equal_games() {
    let moves = || {
        let mut moves = Vec::new();
        let options = Options { herald: HeraldRule::Race, ..Options::default() };
        play(options, 3, &["master", "casual", "expert"], 7, |_, seat, action| moves.push((seat, action)));
        moves
    };
    assert_eq!(moves(), moves());
}

#[test]
fn what_is_forgotten_leaves_a_world_with_the_same_moves() {
    let rng = &mut Quick::new(7);
    let (mut blurred, mut worlds) = (0, 0);
    play(Options::default(), 3, &["greedy"], 7, |game, seat, _| {
        let view = game.view(Viewer::Seat(seat));
        let poorer = Lore.forget(&view, 1.0, rng);
        let world = TripleSeven::imagine(&poorer, rng).unwrap();
        assert_eq!(world.legal(seat), game.legal(seat));
        worlds += 1;
        blurred += u32::from(poorer != view);
    });
    assert!(2 * blurred > worlds, "{blurred} of {worlds}");
}
