//! Keys of moves: no two moves have the same, and a set of keys is the list of the moves.

use std::collections::BTreeMap;

use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Game, Rng, Seat, Silent};
use sevenfold_triple_seven::{Action, HeraldRule, Key, Keys, Options, TripleSeven};

#[test]
fn a_set_of_keys_is_the_list_of_the_moves() {
    let mut known: BTreeMap<Key, Action> = BTreeMap::new();
    for (seats, herald) in [(2, HeraldRule::Race), (4, HeraldRule::Declared), (7, HeraldRule::Race)] {
        let options = Options { herald, main_copies: 4 };
        let mut game = TripleSeven::new(&options, seats).unwrap();
        let mut rng = Quick::new(seats.into());
        for _ in 0..20_000 {
            let agenda = game.agenda();
            match &agenda {
                Agenda::Over => game = TripleSeven::new(&options, seats).unwrap(),
                Agenda::Chance(_) => {
                    let chance = game.sample(&mut rng);
                    game.settle(&chance, &mut Silent).unwrap();
                }
                Agenda::Seats(_) => {
                    Seat::all(seats).for_each(|seat| look_up(&game, seat, &mut known));
                    let asked = agenda.asked();
                    let moves =
                        asked.iter().flat_map(|seat| game.legal(seat).into_iter().map(move |a| (seat, a)));
                    let moves: Vec<(Seat, Action)> = moves.collect();
                    let (seat, action) = rng.pick(&moves).unwrap();
                    game.advance(*seat, action, &mut Silent);
                }
            }
        }
    }
    // Nearly all there are: plays of each card from hand and reserve, swaps, gifts, answers.
    assert!(known.len() > 450, "{} moves were seen", known.len());
}

fn look_up(game: &TripleSeven, seat: Seat, known: &mut BTreeMap<Key, Action>) {
    let (legal, words) = (game.legal(seat), game.keys_of(seat).words());
    let mut listed = [0; Keys::WORDS];
    for action in legal {
        let key = action.key();
        assert!(key < Action::KEYS);
        assert_eq!(*known.entry(key).or_insert(action), action);
        listed[usize::from(key) / 64] |= 1 << (key % 64);
    }
    assert_eq!(words, listed);
}
