//! The search on a tiny game.

#[allow(missing_docs, reason = "a toy")]
mod toy;

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Seat, Viewer};

use super::descent::Descent;
use super::tree::Tree;
use super::*;
use crate::{Bot, Effort, Flat, Greedy, Judged, Level};
use toy::{Action, Options, Stones};

const MASTER: Level = Level::MASTER;

fn vanilla(iterations: u32) -> Searcher<Rules> {
    Searcher::new(Rules, MASTER, Knobs::TEXTBOOK, &Effort::iterations(iterations))
}

fn chosen(bot: &mut impl Bot<Stones>, game: &Stones, seat: Seat, seed: u64) -> Option<Action> {
    bot.choose(&game.view(Viewer::Seat(seat)), &game.legal(seat), &mut Quick::new(seed))
}

fn judged(game: &Stones, iterations: u32, seed: u64) -> Vec<Judged<Action>> {
    let bot: &mut dyn Bot<Stones> = &mut vanilla(iterations);
    bot.judge(&game.view(Viewer::Seat(Seat::FIRST)), &game.legal(Seat::FIRST), &mut Quick::new(seed))
}

fn heap(heap: u8) -> Stones {
    Stones::dealt(Options { heap, ..Options::default() }, &[0b111; 2])
}

#[test]
fn finds_the_forced_win() {
    for stones in [5, 6, 7, 9, 10, 11] {
        let best = Some(Action::Take(stones % 4));
        assert_eq!(chosen(&mut vanilla(3_000), &heap(stones), Seat::FIRST, 7), best, "{stones} stones");
    }
}

fn trial(iterations: u32) -> Trial<Rules> {
    Trial::new(Rules, MASTER, &Effort::iterations(iterations))
}

#[test]
fn trials_in_the_same_worlds_find_the_forced_win_and_give_up_the_rest() {
    for stones in [5, 6, 7] {
        let game = heap(stones);
        let view = game.view(Viewer::Seat(Seat::FIRST));
        let judged =
            Bot::<Stones>::judge(&mut trial(600), &view, &game.legal(Seat::FIRST), &mut Quick::new(7));
        assert_eq!(judged[0].action, Action::Take(stones % 4), "{judged:?}");
        // Once all others have fallen behind there is nothing left to find out.
        assert!(judged.iter().map(|judged| judged.visits).sum::<u32>() < 600, "{judged:?}");
    }
}

#[test]
fn trials_with_equal_seeds_are_equal() {
    let game = Stones::dealt(Options { heap: 13, hidden: true, bells: true }, &[0b111, 0b001, 0b011]);
    let choices = |seed| chosen(&mut trial(90), &game, Seat::FIRST, seed);
    for seed in 0..20 {
        assert_eq!(choices(seed), choices(seed));
    }
}

#[test]
fn takes_the_last_stones_without_thinking() {
    assert_eq!(chosen(&mut vanilla(1), &heap(3), Seat::FIRST, 7), Some(Action::Take(3)));
    assert_eq!(chosen(&mut Greedy(Rules), &heap(2), Seat::FIRST, 7), Some(Action::Take(2)));
}

#[test]
fn a_forced_win_is_worth_everything() {
    let game = heap(6);
    let judged = judged(&game, 4_000, 7);
    assert_eq!(judged.len(), 3);
    assert!(judged[0].worth > 0.9 && judged[0].action == Action::Take(2), "{judged:?}");
    assert_eq!(judged.iter().map(|judged| judged.visits).sum::<u32>(), 4_000);
    assert!(judged.is_sorted_by(|one, other| one.visits >= other.visits));
}

#[test]
fn equal_views_seeds_and_iterations_give_equal_thoughts() {
    let options = Options { heap: 13, hidden: true, bells: true };
    let game = Stones::dealt(options, &[0b111, 0b001, 0b011]);
    assert_eq!(judged(&game, 500, 1), judged(&game, 500, 1));
    assert_ne!(judged(&game, 500, 1), judged(&game, 500, 2));
}

/// Grows a tree for the first seat in worlds of this game.
fn tree(game: &Stones, edges: usize, worlds: u32) -> Tree {
    let mut tree = Tree::new(edges);
    let candidates = game.legal(Seat::FIRST);
    let mut rng = Quick::new(7);
    let mut descent = Descent::new(&Rules, Knobs::TEXTBOOK, &mut tree, Seat::FIRST, &candidates, u32::MAX);
    for _ in 0..worlds {
        let world = Stones::imagine(&game.view(Viewer::Seat(Seat::FIRST)), &mut rng).unwrap();
        descent.learn_from(world, &mut rng);
    }
    tree
}

#[test]
fn what_is_not_always_possible_is_counted_as_often_as_it_is() {
    // The second seat may take one stone in all worlds, two or three in half of them.
    let game = Stones::dealt(Options { heap: 12, hidden: true, bells: false }, &[0b001, 0b111]);
    let mut tree = tree(&game, 10_000, 2_000);
    let mut found = Vec::new();
    tree.find(Tree::ROOT, Seat::FIRST, &[label(&Action::Take(1))], &mut found);
    let node = tree.below(found[0].unwrap());
    let answers = [1, 2, 3].map(|stones| label(&Action::Take(stones)));
    tree.find(node, Seat::new(1), &answers, &mut found);
    let [all, twos, threes] = [0, 1, 2].map(|i| f64::from(tree.edge(found[i].unwrap()).available));
    assert!((0.45..0.55).contains(&(twos / all)), "{twos} of {all}");
    assert!((0.45..0.55).contains(&(threes / all)), "{threes} of {all}");
    assert!(all > 1_990.0);
}

#[test]
fn a_bell_is_rung_when_it_wins_and_let_pass_when_it_loses() {
    let bells = |heap| {
        let mut game = Stones::dealt(Options { heap, bells: true, hidden: false }, &[0b111; 3]);
        game.advance(Seat::FIRST, &Action::Take(1), &mut sevenfold_core::Silent);
        game
    };
    // The third seat need not act: the second is on turn.
    let third = Seat::new(2);
    for seed in 0..8 {
        assert_eq!(chosen(&mut vanilla(400), &bells(8), third, seed), Some(Action::Ring));
        assert_eq!(chosen(&mut vanilla(400), &bells(9), third, seed), None);
        assert_eq!(chosen(&mut Flat::new(&Effort::iterations(400)), &bells(9), third, seed), None);
    }
    // The second seat must act, but ringing is quicker.
    assert_eq!(chosen(&mut vanilla(400), &bells(8), Seat::new(1), 7), Some(Action::Ring));
}

#[test]
fn leaves_no_winning_bell_to_others() {
    // Taking one of eight leaves seven, and somebody rings.
    let game = Stones::dealt(Options { heap: 8, bells: true, hidden: false }, &[0b111; 2]);
    assert_ne!(chosen(&mut vanilla(1_000), &game, Seat::FIRST, 7), Some(Action::Take(1)));
}

#[test]
fn a_full_tree_goes_on_learning() {
    let game = heap(11);
    let small = tree(&game, 6, 3_000);
    let mut found = Vec::new();
    small.find(Tree::ROOT, Seat::FIRST, &[1, 2, 3].map(|stones| label(&Action::Take(stones))), &mut found);
    let visits: u32 = found.iter().flatten().map(|edge| small.edge(*edge).visits).sum();
    assert_eq!(visits, 3_000);
}

/// Likes to take much, and sees no further than two moves.
#[derive(Default)]
struct Grabby;

impl Knowledge<Stones> for Grabby {
    fn worth(&self, game: &Stones, shares: &mut [f32]) {
        Rules.worth(game, shares);
    }

    fn horizon(&self, root: &Stones, game: &Stones, plies: u32) -> bool {
        assert!(game.moves == root.moves + plies);
        plies >= 2
    }

    fn prior(&self, _game: &Stones, _seat: Seat, legal: &[Action], scores: &mut Vec<f32>) {
        scores.extend(legal.iter().map(|action| match action {
            Action::Take(stones) => f32::from(*stones),
            Action::Ring => 0.0,
        }));
    }

    /// Nobody sees how many the others take.
    fn seen(&self, _game: &Stones, _observer: Seat, _mover: Seat, _action: &Action) -> u64 {
        7
    }
}

#[test]
fn knowledge_orders_moves_and_weaker_levels_consider_fewer() {
    let game = heap(10);
    assert_eq!(chosen(&mut Greedy(Grabby), &game, Seat::FIRST, 7), Some(Action::Take(3)));
    let level = Level { candidates: 1, ..MASTER };
    let mut narrow = Searcher::new(Grabby, level, Knobs::USUAL, &Effort::iterations(50));
    assert_eq!(chosen(&mut narrow, &game, Seat::FIRST, 7), Some(Action::Take(3)));
    // Two moves of sight are enough not to leave one, two or three stones.
    let mut wide = Searcher::new(Grabby, MASTER, Knobs::USUAL, &Effort::iterations(300));
    assert_eq!(chosen(&mut wide, &heap(6), Seat::FIRST, 7), Some(Action::Take(2)));
}

#[test]
fn moves_that_look_alike_share_their_place() {
    let game = heap(10);
    let mut tree = Tree::new(1_000);
    let candidates = game.legal(Seat::FIRST);
    let mut rng = Quick::new(7);
    let mut descent = Descent::new(&Grabby, Knobs::USUAL, &mut tree, Seat::FIRST, &candidates, u32::MAX);
    for _ in 0..100 {
        descent.learn_from(game.clone(), &mut rng);
    }
    let mut found = Vec::new();
    tree.find(Tree::ROOT, Seat::FIRST, &[label(&Action::Take(3))], &mut found);
    let node = tree.below(found[0].unwrap());
    tree.find(node, Seat::new(1), &[7, label(&Action::Take(1))], &mut found);
    assert!(found[0].is_some_and(|edge| tree.edge(edge).visits > 0) && found[1].is_none());
}

#[test]
fn a_soft_level_takes_what_is_nearly_as_good_and_nothing_worse() {
    let judged =
        [(0.6, 40), (0.55, 30), (0.3, 9)].map(|(worth, visits)| Judged::tried(visits, worth, visits));
    let level = Level { softness: 0.1, ..MASTER };
    let mut rng = Quick::new(7);
    let mut taken = [0; 3];
    for _ in 0..1_000 {
        let picked = level.pick(&judged, &mut rng).unwrap();
        taken[judged.iter().position(|judged| judged == picked).unwrap()] += 1;
    }
    assert!(taken[0] > taken[1] && taken[1] > 200 && taken[2] == 0, "{taken:?}");
    assert_eq!(MASTER.pick(&judged, &mut rng), judged.first());
}
