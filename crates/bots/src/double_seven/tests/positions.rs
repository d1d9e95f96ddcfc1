//! Positions in which the right thing is plain.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Silent, Viewer};
use sevenfold_double_seven::planner::{Effort, Measure, Situation, plan};
use sevenfold_double_seven::{DoubleSeven, Options, Stage};

use super::super::ends::ends;
use super::super::scene::Scene;
use super::super::world::World;
use super::player;

/// Positions of games in which random players meet casual ones, where a turn's actions begin or go on.
fn positions(games: u64) -> Vec<DoubleSeven> {
    let mut found = Vec::new();
    for number in 0..games {
        let mut rng = Quick::new(number);
        let mut game = DoubleSeven::new(&Options {}, 2 + (number % 3) as u8).unwrap();
        let deal = game.sample(&mut rng);
        game.settle(&deal, &mut Silent).unwrap();
        let mut bots = [player("random"), player("casual")];
        while game.outcome().is_none() {
            let turn = game.turn();
            let (view, legal) = (game.view(Viewer::Seat(turn)), game.legal(turn));
            // A run that somebody else has begun may bar the way (DS-17).
            let fresh = matches!(&view.stage, Stage::Act { run, .. } if run.is_empty());
            if fresh {
                found.push(game);
            }
            let action = bots[turn.index() % 2].choose(&view, &legal, &mut rng).unwrap();
            game.advance(turn, &action, &mut Silent);
        }
    }
    found
}

/// The planner of the rules, which knows every family by its owner, finds as many points in a turn as the table does on
/// which exchanges are forgotten.
#[test]
fn forgotten_exchanges_lose_no_points() {
    let mut compared = 0;
    for game in positions(6) {
        let view = game.view(Viewer::Seat(game.turn()));
        if game.rack(game.turn()).len() > 7 {
            continue;
        }
        let world = World::imagine(&view, &mut Quick::new(1)).unwrap();
        let all = ends(&world.side(), 50_000, |_| true, |side| f32::from(world.gain(side)));
        let most = all.iter().map(|end| world.gain(&end.side)).max().unwrap();
        let plan = plan(&Situation::of(&view).unwrap(), Measure::Points, Effort::default());
        assert_eq!(u32::from(most), Measure::Points.value(plan.gain), "{game:?}");
        compared += 1;
    }
    assert!(compared > 100, "only {compared} positions");
}

/// What a turn looks like does not depend on which of the possible worlds it is looked at in.
#[test]
fn a_look_at_the_table_sees_nothing_hidden() {
    for game in positions(3) {
        let view = game.view(Viewer::Seat(game.turn()));
        let worths = [1, 2, 3].map(|number| {
            let world = World::imagine(&view, &mut Quick::new(number)).unwrap();
            Scene::new(&world).worth(&world.side()).to_bits()
        });
        assert!(worths.iter().all(|worth| *worth == worths[0]));
    }
}

/// In the last turn of a game everybody who plans lays as many points as can be.
#[test]
fn the_last_turn_takes_all_points() {
    let mut seen = 0;
    for game in positions(20) {
        let last = game.view(Viewer::Seat(game.turn())).ending == Some(game.turn().next(game.seats()));
        if !last {
            continue;
        }
        for name in ["club", "expert", "master"] {
            let (turn, mut end) = (game.turn(), game);
            let view = end.view(Viewer::Seat(turn));
            let plan = plan(&Situation::of(&view).unwrap(), Measure::Points, Effort::default());
            let before = end.points(turn);
            let mut bot = player(name);
            while end.outcome().is_none() && end.turn() == turn {
                let (view, legal) = (end.view(Viewer::Seat(turn)), end.legal(turn));
                let action = bot.choose(&view, &legal, &mut Quick::new(5)).unwrap();
                end.advance(turn, &action, &mut Silent);
            }
            let gained = u32::from(end.points(turn) - before);
            assert!(gained >= Measure::Points.value(plan.gain), "{name} takes {gained} in {game:?}");
            seen += 1;
        }
    }
    assert!(seen > 10, "only {seen} last turns");
}
