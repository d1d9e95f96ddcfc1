//! Endings of every game with hidden cards are solved, and what is said of strategies is true.

#![expect(clippy::unwrap_used, reason = "an ending that cannot be made fails the test")]

use serde_json::{Value, json};
use sevenfold_core::Seat;
use sevenfold_core::chance::Seed;
use sevenfold_lab::Thinking;
use sevenfold_shelf::find;
use sevenfold_solve::{Ending, Method, NoEnding, Node, Solver, Strategy, Tree};

/// Which ending: game, seats, house rules, seed, how far back, how many decisions at most.
type Small = (&'static str, u8, fn() -> Value, u8, usize, usize);

const SMALL: [Small; 5] = [
    ("sieben", 2, || json!({}), 4, 4, 6),
    ("triple-seven", 2, || json!({}), 0, 2, 4),
    ("double-seven", 2, || json!({}), 1, 2, 3),
    ("double-lucky-7", 2, || json!({ "rounds": 7 }), 7, 7, 7),
    ("sevens", 3, || json!({ "rounds": 1 }), 6, 6, 8),
];

fn ending((id, seats, options, seed, back, most): Small) -> Ending {
    let mut bytes = [0; 32];
    bytes[31] = seed;
    Ending {
        game: find(id).unwrap(),
        options: options(),
        seats,
        seed: Seed(bytes),
        player: "greedy".to_owned(),
        back,
        deals: 6,
        most,
    }
}

fn tree(small: Small) -> Tree {
    Tree::of(&ending(small)).unwrap().unwrap()
}

fn solved(tree: &Tree, method: Method, iterations: u32) -> Strategy {
    let mut solver = Solver::new(tree, method);
    solver.run(iterations);
    solver.average()
}

#[test]
fn every_game_with_hidden_cards_has_an_ending_that_is_solved() {
    for small in SMALL {
        let tree = tree(small);
        let even = Strategy::even(&tree).exploitability(&tree);
        assert!(even > 0.01, "{}: it matters how it is played: {even}", small.0);
        let plus = solved(&tree, Method::Plus, 500);
        assert!(plus.exploitability(&tree).abs() < 1e-4, "{}: {}", small.0, plus.exploitability(&tree));
        let sum: f64 = plus.values(&tree).iter().sum();
        assert!(sum.abs() < 1e-9, "{}: what one wins another loses: {sum}", small.0);
        let plain = solved(&tree, Method::Plain, 500);
        assert!(plain.exploitability(&tree) < even / 10.0, "{}: {}", small.0, plain.exploitability(&tree));
        if tree.seats() == 2 {
            let apart = (plus.values(&tree)[0] - plain.values(&tree)[0]).abs();
            assert!(apart < 0.01, "{}: a game of two has one value: {apart}", small.0);
        }
    }
}

#[test]
fn seats_cannot_tell_all_deals_apart_and_forget_nothing() {
    for small in SMALL {
        let tree = tree(small);
        let several = tree.known().iter().filter(|known| known.nodes.len() > 1).count();
        assert!(several > 0, "{}: nothing is hidden", small.0);
        for (number, known) in tree.known().iter().enumerate() {
            for &place in &known.nodes {
                let Node::Choice { known: here, then } = &tree.nodes()[place] else { panic!("{}", small.0) };
                assert_eq!((*here, then.len()), (number, known.moves.len()));
                assert!(then.iter().all(|&next| next > place), "what follows comes later");
            }
        }
        for &root in tree.roots() {
            recalls(&tree, root, &mut vec![None; usize::from(tree.seats())]);
        }
    }
}

/// Wherever a seat has to choose, it knows what it knew when it chose last, and what it did.
fn recalls(tree: &Tree, place: usize, before: &mut Vec<Option<(usize, usize)>>) {
    let Node::Choice { known, then } = &tree.nodes()[place] else { return };
    let seat = tree.known()[*known].seat.index();
    assert_eq!(tree.known()[*known].before, before[seat]);
    for (made, &next) in then.iter().enumerate() {
        let last = before[seat].replace((*known, made));
        recalls(tree, next, before);
        before[seat] = last;
    }
}

/// Tries every way to make up one's mind in advance.
#[test]
fn no_plan_is_better_than_the_best_answer() {
    let mut plans = 0;
    for small in [("sieben", 2, SMALL[0].2, 10, 4, 4), ("double-lucky-7", 2, SMALL[3].2, 4, 4, 4)] {
        let tree = tree(small);
        let others = uneven(&tree);
        for seat in Seat::all(tree.seats()) {
            let (value, answer) = others.answered(&tree, seat);
            assert!((answer.values(&tree)[seat.index()] - value).abs() < 1e-12, "it wins what was said");
            let mut best = f64::NEG_INFINITY;
            for_each_plan(&tree, seat, &others, &mut |plan| {
                plans += 1;
                best = best.max(plan.values(&tree)[seat.index()]);
            });
            assert!((best - value).abs() < 1e-12, "{} seat {seat}: {best} and {value}", small.0);
        }
    }
    assert!(plans > 1_000, "{plans} plans");
}

/// Every seat plays otherwise in every deal, so that what it does tells something.
fn uneven(tree: &Tree) -> Strategy {
    let mut strategy = Strategy::even(tree);
    for (number, chances) in strategy.chances.iter_mut().enumerate() {
        let favourite = number % chances.len();
        for (made, chance) in chances.iter_mut().enumerate() {
            *chance *= 0.1;
            *chance += if made == favourite { 0.9 } else { 0.0 };
        }
    }
    strategy
}

fn for_each_plan(tree: &Tree, seat: Seat, others: &Strategy, tell: &mut dyn FnMut(&Strategy)) {
    let own: Vec<usize> = (0..tree.known().len()).filter(|&known| tree.known()[known].seat == seat).collect();
    let count: usize = own.iter().map(|&known| tree.known()[known].moves.len()).product();
    for mut number in 0..count {
        let mut plan = others.clone();
        for &known in &own {
            let moves = tree.known()[known].moves.len();
            plan.chances[known].fill(0.0);
            plan.chances[known][number % moves] = 1.0;
            number /= moves;
        }
        tell(&plan);
    }
}

/// Regret as the paper defines it, place by place from the deals down, with how likely each seat makes the place.
struct Textbook<'a> {
    tree: &'a Tree,
    weight: f64,
    now: Strategy,
    regrets: Vec<Vec<f64>>,
    sums: Vec<Vec<f64>>,
}

impl<'a> Textbook<'a> {
    fn new(tree: &'a Tree) -> Self {
        let nothing: Vec<Vec<f64>> = tree.known().iter().map(|known| vec![0.0; known.moves.len()]).collect();
        Self { tree, weight: 0.0, now: Strategy::even(tree), regrets: nothing.clone(), sums: nothing }
    }

    /// One iteration of CFR+: what a seat has learned, the next one knows.
    fn run(&mut self) {
        self.weight += 1.0;
        for seat in Seat::all(self.tree.seats()) {
            for &root in self.tree.roots() {
                let deals = f64::from(u32::try_from(self.tree.roots().len()).unwrap());
                self.descend(seat, root, 1.0, 1.0 / deals);
            }
            for (number, known) in
                self.tree.known().iter().enumerate().filter(|(_, known)| known.seat == seat)
            {
                self.regrets[number].iter_mut().for_each(|regret| *regret = regret.max(0.0));
                let sum: f64 = self.regrets[number].iter().sum();
                let alike = 1.0 / f64::from(u32::try_from(known.moves.len()).unwrap());
                let share = |regret: &f64| if sum > 0.0 { regret / sum } else { alike };
                self.now.chances[number] = self.regrets[number].iter().map(share).collect();
            }
        }
    }

    /// What the seat wins from here on.
    fn descend(&mut self, seat: Seat, place: usize, own: f64, others: f64) -> f64 {
        let (known, then) = match &self.tree.nodes()[place] {
            Node::Over(won) => return won[seat.index()],
            Node::Choice { known, then } => (*known, then),
        };
        let chances = self.now.chances[known].clone();
        let mine = self.tree.known()[known].seat == seat;
        let won: Vec<f64> = then
            .iter()
            .zip(&chances)
            .map(|(&next, chance)| {
                if mine {
                    self.descend(seat, next, own * chance, others)
                } else {
                    self.descend(seat, next, own, others * chance)
                }
            })
            .collect();
        let worth = won.iter().zip(&chances).map(|(won, chance)| won * chance).sum();
        if mine {
            for (number, (won, chance)) in won.iter().zip(&chances).enumerate() {
                self.regrets[known][number] += others * (won - worth);
                self.sums[known][number] += self.weight * own * chance;
            }
        }
        worth
    }
}

/// Whoever leaves out how likely a place is comes near an equilibrium too, only more slowly; but not to these numbers.
#[test]
fn regret_is_what_the_textbook_says() {
    for small in [SMALL[0], SMALL[3], SMALL[4]] {
        let tree = tree(small);
        let mut textbook = Textbook::new(&tree);
        let mut solver = Solver::new(&tree, Method::Plus);
        for iteration in 1..=8 {
            textbook.run();
            solver.run(1);
            for (sums, found) in textbook.sums.iter().zip(&solver.average().chances) {
                let sum: f64 = sums.iter().sum();
                let apart =
                    sums.iter().zip(found).map(|(one, other)| (one - other * sum).abs()).fold(0.0, f64::max);
                assert!(apart < 1e-9, "{} after {iteration} iterations: {apart}", small.0);
            }
        }
    }
}

#[test]
fn bots_can_be_exploited_and_none_beats_the_solution() {
    let effort = Thinking::Iterations(20).effort();
    let mut exploited = 0;
    for small in SMALL.into_iter().filter(|small| small.1 == 2) {
        let ending = ending(small);
        let tree = Tree::of(&ending).unwrap().unwrap();
        let solution = solved(&tree, Method::Plus, 500);
        for name in ["random", "greedy", "club", "master"] {
            let mut bot = ending.game.bot(name, &effort).unwrap();
            let strategy = Strategy::of_bot(&tree, &mut *bot, 2);
            assert!(strategy.chances.iter().all(|chances| (chances.iter().sum::<f64>() - 1.0).abs() < 1e-9));
            exploited += u32::from(strategy.exploitability(&tree) > 0.01);
            for seat in Seat::all(2) {
                let mut against = solution.clone();
                for (number, known) in tree.known().iter().enumerate().filter(|(_, known)| known.seat == seat)
                {
                    against.chances[number].clone_from(&strategy.chances[number]);
                    assert_eq!(against.chances[number].len(), known.moves.len());
                }
                let gain = against.values(&tree)[seat.index()] - solution.values(&tree)[seat.index()];
                assert!(gain < 1e-3, "{name} of {} gains {gain} on the solution", small.0);
            }
        }
    }
    assert!(exploited > 4, "{exploited} bots can be exploited");
}

#[test]
fn an_ending_that_is_none_is_refused() {
    let endings = [
        Ending { back: 100_000, ..ending(SMALL[0]) },
        Ending { player: "nobody".to_owned(), ..ending(SMALL[0]) },
        Ending { seats: 9, ..ending(SMALL[0]) },
    ];
    let refused: Vec<NoEnding> = endings.iter().filter_map(|ending| Tree::of(ending).err()).collect();
    assert!(matches!(
        refused[..],
        [NoEnding::TooShort { decisions: 1.. }, NoEnding::NoBot, NoEnding::Setup(_)]
    ));
    let large = Ending { back: 40, most: 40, ..ending(SMALL[1]) };
    assert!(Tree::of(&large).unwrap().is_err(), "too large for memory");
}
