//! The model against real games: nothing that is legal is out of reach, and what it says is so.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Game, Redact, Seat, Viewer};
use sevenfold_triple_seven::{
    Action, Card, Cards, Direction, Event, HeraldRule, Options, Order, Position, Rest, Seated, TripleSeven,
};

use super::*;

fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// A game of these hands on this card; `*` before a reserve, `+` before a collected card.
fn at(herald: HeraldRule, pile: Option<&str>, hands: &[&str]) -> TripleSeven {
    let players = hands.iter().map(|hand| {
        let mut player = Seated::default();
        for word in hand.split_whitespace() {
            match word.split_at(1) {
                ("*", reserve) => player.reserve = Some(card(reserve)),
                ("+", collected) => player.collected.add(card(collected)),
                _ => player.hand.add(card(word)),
            }
        }
        player
    });
    let position = Position {
        options: Options { herald, ..Options::default() },
        players: players.collect(),
        turn: seat(1),
        direction: Direction::Clockwise,
        top: pile.map(|pile| Position::top_of(card(pile), sevenfold_triple_seven::Colour::Red)),
        under: Cards::NONE,
        stack: Order::new(),
        rest: Rest::Stack,
    };
    TripleSeven::set_up(&position).unwrap()
}

/// A table with its log.
struct Run {
    game: TripleSeven,
    log: Vec<Event>,
}

impl Run {
    fn new(game: &TripleSeven) -> Self {
        Self { game: game.clone(), log: Vec::new() }
    }

    fn play(mut self, moves: &[(u8, &str)]) -> Self {
        for (number, text) in moves {
            self.game.play(seat(*number), &text.parse().unwrap(), &mut self.log).unwrap();
        }
        self
    }

    fn scene(&self, number: u8) -> Scene {
        let viewer = Viewer::Seat(seat(number));
        let texts: Vec<String> = self.game.legal(seat(number)).iter().map(ToString::to_string).collect();
        let seen: Vec<Event> = self.log.iter().filter_map(|event| event.seen_by(viewer)).collect();
        let (actions, story) = (actions(texts.iter().map(String::as_str)), Story::of((1..).zip(&seen)));
        Scene { view: self.game.view(viewer), actions, story }
    }
}

fn turn(pile: Option<&str>, hands: &[&str]) -> Scene {
    Run::new(&at(HeraldRule::Declared, pile, hands)).scene(1)
}

/// Every move the drawing offers: by the offers for each thing, by the race, and by what needs no card.
fn within_reach(scene: &Scene) -> Vec<Action> {
    let own = scene.view.own.unwrap();
    let mut things: Vec<Option<Thing>> = vec![None, Some(Thing::Reserve)];
    for held in lay_out(&own.hand) {
        match held {
            Held::One(slot) => things.push(Some(Thing::Card(slot.card))),
            Held::Run(colour, slots) => {
                things.push(Some(Thing::Run(colour)));
                things.extend(slots.iter().map(|slot| Some(Thing::Card(slot.card))));
            }
        }
    }
    let offered = things.into_iter().flat_map(|thing| offers(scene, thing)).flat_map(|offer| offer.actions());
    let pressed = scene.race().and_then(|race| race.press).map(Press::action);
    offered.chain(pressed).collect()
}

/// To name the colour in force is the same as to let it stay, so one of the two is enough.
fn same(scene: &Scene, one: Action, other: Action) -> bool {
    use sevenfold_triple_seven::{Answer, Play};
    let force = scene.view.table.pile.shows.map(|shows| shows.colour);
    let plain = |action: Action| match action {
        Action::Play(from, Play::Main(main, named)) => Action::Play(from, Play::Main(main, named.or(force))),
        Action::Answer(Answer { with, names }) => Action::Answer(Answer { with, names: names.or(force) }),
        other => other,
    };
    plain(one) == plain(other)
}

#[test]
fn every_legal_move_is_within_reach() {
    for (seed, seats) in (0..24).zip((2..=7).cycle()) {
        let herald = if seed % 2 == 0 { HeraldRule::Race } else { HeraldRule::Declared };
        let options = Options { herald, main_copies: 1 + seed as u8 % 4 };
        let mut run = Run::new(&TripleSeven::new(&options, seats).unwrap());
        let mut dice = Quick::new(seed);
        for _ in 0..250 {
            match run.game.agenda() {
                Agenda::Over => break,
                Agenda::Chance(_) => {
                    let chance = run.game.sample(&mut dice);
                    run.game.settle(&chance, &mut run.log).unwrap();
                }
                Agenda::Seats(windows) => {
                    for asked in windows.iter().flat_map(|window| window.asked().iter()) {
                        let scene = run.scene(asked.number());
                        let reach = within_reach(&scene);
                        for action in &scene.actions {
                            let there = reach.iter().any(|offered| same(&scene, *offered, *action));
                            assert!(there, "seat {asked} cannot reach {action} among {reach:?}");
                        }
                        assert!(reach.iter().all(|offered| scene.actions.contains(offered)));
                    }
                    let who = windows.iter().flat_map(|window| window.asked().iter()).next().unwrap();
                    let legal = run.game.legal(who);
                    let pick = sevenfold_core::Rng::below(&mut dice, legal.len() as u32) as usize;
                    run.game.play(who, &legal[pick], &mut run.log).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_567_is_one_frame_and_takes_the_thief_in() {
    let hand: Cards =
        ["R3", "R5", "R6", "R7", "R9", "Rthief", "saint", "saint"].map(card).into_iter().collect();
    let held = lay_out(&hand);
    let Held::Run(_, run) = &held[1] else { panic!("the frame stands second: {held:?}") };
    assert_eq!(
        run.iter().map(|slot| slot.card.to_string()).collect::<Vec<_>>(),
        ["R5", "R6", "Rthief", "R7"]
    );
    assert_eq!(held.len(), 5, "{held:?}");
    assert_eq!(held[4], Held::One(Slot { card: card("saint"), copy: 1 }));
    assert!(
        lay_out(&["R5", "R7", "B6"].map(card).into_iter().collect())
            .iter()
            .all(|held| matches!(held, Held::One(_)))
    );
}

#[test]
fn captions_say_why_a_card_plays() {
    let scene = turn(Some("R9"), &["R3 B9 Y10 Gherald G4 B2", "B3 B4"]);
    let word = |name: &str| {
        let caption = caption(&scene, card(name)).unwrap();
        format!("{caption:?}")
    };
    for (name, why) in
        [("R3", "colour"), ("B9", "number"), ("Y10", "ten"), ("Gherald", "any"), ("G4", "no-fit")]
    {
        assert!(word(name).contains(&format!("\"{why}\"")), "{name}: {}", word(name));
    }
    assert_eq!(light(&scene, Thing::Card(card("R3"))), Light::Lit);
    assert_eq!(light(&scene, Thing::Card(card("G4"))), Light::Open, "it can still be put aside");
}

#[test]
fn an_attack_shows_every_answer_also_those_not_in_hand() {
    let game = at(HeraldRule::Declared, Some("R3"), &["Rthief R1 R2", "saint *G7", "B1 B2"]);
    let run = Run::new(&game).play(&[(1, "play Rthief steal 2")]);
    let scene = run.scene(2);
    assert!(matches!(scene.asked(), Asked::Answer(..)));
    assert_eq!(scene.aim(), Some((seat(1), seat(2))));
    let offers = offers(&scene, None);
    assert_eq!(offers.len(), 3, "{offers:?}");
    assert_eq!(offers[0].tone, Tone::Go);
    assert!(matches!(&offers[0].way, Way::Colours(named) if named.len() == 4), "{:?}", offers[0].way);
    assert_eq!(offers[0].note.as_ref().unwrap().key, "web-triple-seven-out");
    assert_eq!(offers[1].way, Way::Lacking);
    assert_eq!(offers[2].way, Way::Press(Action::Submit));
}

#[test]
fn the_colour_in_force_has_one_button() {
    let scene = turn(Some("R3"), &["saint R1", "B3 B4"]);
    let offers = offers(&scene, Some(Thing::Card(card("saint"))));
    let Way::Colours(named) = &offers[0].way else { panic!("{offers:?}") };
    assert_eq!(named.len(), 4);
    assert!(matches!(named[0], (Named::Stays(sevenfold_triple_seven::Colour::Red), _)), "{named:?}");
}

#[test]
fn a_race_is_offered_to_all_alike_and_is_no_row_in_the_list() {
    let game = at(HeraldRule::Race, Some("R3"), &["Rherald R1", "B3 B4", "saint Y1"]);
    let run = Run::new(&game).play(&[(1, "play Rherald silent")]);
    let press = |number| run.scene(number).race().unwrap().press;
    assert_eq!(press(1), Some(Press::Announce));
    assert_eq!((press(2), press(3)), (Some(Press::CallOut), Some(Press::CallOut)));
    for number in 1..=3 {
        let scene = run.scene(number);
        let listed = offers(&scene, None).iter().flat_map(Offer::actions).collect::<Vec<_>>();
        assert!(!listed.contains(&Action::CallOut) && !listed.contains(&Action::Announce));
        assert_eq!(scene.race().unwrap().covers, Some(seat(2)));
    }
}

#[test]
fn the_sinner_goes_round_from_seat_to_seat() {
    let game = at(HeraldRule::Declared, Some("R3"), &["sinner R1", "B3 B4", "saint Y1 Y2", "B5 B6"]);
    let run = Run::new(&game).play(&[(1, "play sinner red"), (2, "submit"), (3, "answer saint -")]);
    let scene = run.scene(4);
    assert_eq!(
        stations(&scene),
        [
            (seat(2), Station::Answered(Reply::Drew(4))),
            (seat(3), Station::Answered(Reply::With(sevenfold_triple_seven::Main::Saint))),
            (seat(4), Station::Asked),
            (seat(1), Station::Sinner),
        ]
    );
    let links: Vec<Link> = Seat::all(4).map(|from| Link::of(&scene, from)).collect();
    assert_eq!(links, [Link::Sinned, Link::Sinned, Link::Sinned, Link::ToSin]);
}

#[test]
fn one_sits_at_the_bottom_and_the_next_to_the_left() {
    let ring = Ring::new(4, Some(seat(3)));
    let (x, y) = ring.place(seat(3));
    let (left, _) = ring.place(seat(4));
    let (_, top) = ring.place(seat(1));
    assert!((x - 300.0).abs() < 1e-9 && y > 300.0);
    assert!(left < 100.0 && top < 100.0);
}

#[test]
fn the_story_keeps_the_pile_in_order_and_begins_anew_with_each_deal() {
    let game = at(HeraldRule::Declared, Some("R3"), &["R4 R5", "R6 B4"]);
    let run = Run::new(&game).play(&[(1, "play R4"), (2, "play R6"), (1, "play R5")]);
    let story = run.scene(1).story;
    let laid: Vec<u8> = story.laid.iter().map(|laid| laid.by.number()).collect();
    assert_eq!(laid, [1, 2, 1]);
    let dealt = Event::Dealt { round: 2, dealer: seat(2), hand: None, hands: None };
    let story = Story::of(run.log.iter().chain([&dealt]).map(|event| (1, event)));
    assert!(story.laid.is_empty());
    assert_eq!(story.before, Some(Ended::Won(seat(1), None)));
}
