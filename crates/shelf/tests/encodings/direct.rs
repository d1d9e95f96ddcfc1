//! What is written without a view is what is written of the view.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Game, Rng as _, Seat, Silent, Viewer, read_options};
use sevenfold_shelf::encode::{Codec, encoding};
use sevenfold_triple_seven::{
    Action, Cards, Colour, Direction, Frame, HeraldRule, Options, Order, Phase, Position, Rest, Seated,
    TripleSeven,
};

use crate::{games, tables};

/// Games of each table, and the most steps of one: all that can happen happens in some of them.
const GAMES: u64 = 4;
const STEPS: u32 = 400;

fn same<G: Game>(codec: &Codec<G>, game: &G, viewed: &mut [u8], direct: &mut [u8]) {
    for seat in Seat::all(game.seats()) {
        codec.observe(&game.view(Viewer::Seat(seat)), viewed).unwrap();
        direct.fill(7);
        codec.observe_seat(game, seat, direct).unwrap();
        let apart = viewed.iter().zip(&*direct).position(|(view, direct)| view != direct);
        assert_eq!(apart, None, "the first number that differs; seat {seat} of {game:?}");
    }
}

/// Plays a random game and shows every position, those before a chance step too.
fn stroll<G: Game>(mut game: G, dice: &mut Quick, mut stop: impl FnMut(&G)) {
    let mut legal = Vec::new();
    for _ in 0..STEPS {
        stop(&game);
        match game.agenda() {
            Agenda::Over => return,
            Agenda::Chance(_) => {
                let chance = game.sample(dice);
                game.settle(&chance, &mut Silent).unwrap();
            }
            agenda @ Agenda::Seats(_) => {
                // Anybody who may act does, at times.
                let asked: Vec<Seat> = agenda.asked().iter().collect();
                let seat = *dice.pick(&asked).unwrap();
                legal.clear();
                game.legal_into(seat, &mut legal);
                if let Some(action) = dice.pick(&legal) {
                    game.advance(seat, action, &mut Silent);
                }
            }
        }
    }
}

#[test]
fn what_is_written_without_a_view_is_the_view() {
    let codec = Codec::<TripleSeven>::new(&encoding(TripleSeven::META.id).unwrap()).unwrap();
    let (mut viewed, mut direct) = (vec![0; codec.size()], vec![0; codec.size()]);
    let mut met = [0; 15];
    for table in tables().iter().filter(|table| table.game.meta().id == TripleSeven::META.id) {
        for number in 0..GAMES * games() {
            let start = TripleSeven::new(&read_options(&table.options).unwrap(), table.seats).unwrap();
            stroll(start, &mut Quick::new(number), |game| {
                met[met_in(game)] += 1;
                same(&codec, game, &mut viewed, &mut direct);
                if number == 0 {
                    let mut forgetful = game.clone();
                    forgetful.forget();
                    same(&codec, &forgetful, &mut viewed, &mut direct);
                }
            });
        }
    }
    let last = last_herald();
    met[met_in(&last)] += 1;
    same(&codec, &last, &mut viewed, &mut direct);
    assert!(met[..14].iter().all(|times| *times > 0), "all that can happen has happened: {met:?}");
}

/// Random games do not come to this: in a race an unannounced HERALD was somebody's last card.
fn last_herald() -> TripleSeven {
    let card = |text: &str| serde_json::from_value(text.into()).unwrap();
    let hands = [["Rherald"].as_slice(), &["G5", "G7"]];
    let seated =
        |hand: &[&str]| Seated { hand: hand.iter().map(|text| card(text)).collect(), ..Seated::default() };
    let mut game = TripleSeven::set_up(&Position {
        options: Options { herald: HeraldRule::Race, ..Options::default() },
        players: hands.into_iter().map(seated).collect(),
        turn: Seat::FIRST,
        direction: Direction::Clockwise,
        top: Some((card("R5"), Colour::Red)),
        under: Cards::NONE,
        stack: Order::new(),
        rest: Rest::Stack,
    })
    .unwrap();
    let mut plays = game.legal(Seat::FIRST).into_iter().filter(|action| matches!(action, Action::Play(..)));
    let last = plays.next_back().unwrap();
    game.advance(Seat::FIRST, &last, &mut Silent);
    game
}

/// What happens in a position, as a number.
fn met_in(game: &TripleSeven) -> usize {
    match &game.table().phase {
        Phase::FirstDealer => 0,
        Phase::Deal => 1,
        Phase::Reserving { .. } => 2,
        Phase::Over { .. } => 14,
        Phase::Round(frames) => match frames.top() {
            None => 3,
            Some(Frame::Deuce { .. }) => 4,
            Some(Frame::Gift { .. }) => 5,
            Some(Frame::Trade { .. }) => 6,
            Some(Frame::Theft { .. }) => 7,
            Some(Frame::Sin { .. }) => 8,
            Some(Frame::Smite { .. }) => 9,
            Some(Frame::CallOut { .. }) => 10,
            Some(Frame::LastHerald { .. }) => 11,
            Some(Frame::Draw { .. }) => 12,
            Some(Frame::TopGift { .. }) => 13,
        },
    }
}
