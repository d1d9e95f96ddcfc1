//! The table without its drawing: what can be pressed, what lights up, what it says.

#![allow(clippy::unwrap_used, reason = "a table that cannot be set up fails its test")]

use sevenfold_core::{Breach as _, Seat, Viewer};
use sevenfold_double_seven::{
    Action, Contents, Event, FamilyId, FamilyView, OncePerTurn, PlayerView, RainbowMoment, ReserveView,
    SEVENS, Stage, Tile, Tiles, View,
};

use super::moments::{Last, Moment, last_turns, latest};
use super::picks::{Caption, Glow, Offer, Picks, Press};
use super::plan::Plan;
use super::recent::{Lying, Recent};
use super::sentence::ask;

fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

fn id(number: u8) -> FamilyId {
    FamilyId::new(number).unwrap()
}

fn tiles(text: &str) -> Tiles {
    text.chars().map(|symbol| Tile::from_symbol(symbol).unwrap()).collect()
}

fn act(text: &str) -> Action {
    text.parse().unwrap()
}

/// Three players in the middle of the first one's turn. Families are given with their owners, in order.
fn table(rack: &str, families: &[(u8, &str)]) -> View {
    let player = |number: u8| {
        let rack = (number == 1).then(|| tiles(rack));
        PlayerView {
            rack,
            tiles: rack.map_or(0, Tiles::len),
            known: Tiles::EMPTY,
            sevens: 0,
            double_seven: false,
            points: 0,
        }
    };
    let family = |(nth, (owner, text)): (u8, &(u8, &str))| {
        let all = tiles(text);
        let (animal, animals) = all.animals().next().unwrap();
        let contents = Contents { animal, animals, clovers: all.clovers() };
        FamilyView { number: id(nth), owner: seat(*owner), contents }
    };
    let mut view = View {
        viewer: Viewer::Seat(Seat::FIRST),
        moves: 20,
        turn: Seat::FIRST,
        stage: Stage::Act { rainbow: RainbowMoment::Past, two_for_one: OncePerTurn::Open, run: Vec::new() },
        players: (1..=3).map(player).collect(),
        families: (1..).zip(families).map(family).collect(),
        reserve: ReserveView { face_up: tiles("B"), face_down: 0 },
        discarded: Tiles::EMPTY,
        sevens_left: SEVENS,
        ending: None,
        outcome: None,
    };
    view.reserve.face_down = view.unseen().unwrap().len();
    view
}

fn chosen(text: &str) -> Picks {
    let all = tiles(text);
    let tiles = all.kinds().flat_map(|(tile, count)| (0..count).map(move |nth| (tile, nth))).collect();
    Picks { tiles, family: None }
}

fn glow(plan: &Plan, picks: &Picks, family: u8) -> Glow {
    picks.glow(plan, &plan.legal(), id(family))
}

/// The chain of the rule page's third example: exchange, expand, exchange at the new size, expand, Clear!
fn chain() -> (Plan, [Action; 4]) {
    let view = table("FFG", &[(1, "WW"), (2, "FF"), (3, "GGGG")]);
    let steps = ["exchange #1 #2", "expand #2 FF", "exchange #2 #3", "expand #3 G"].map(act);
    (Plan::of(&view).unwrap(), steps)
}

#[test]
fn a_chain_is_planned_and_taken_back_step_by_step() {
    let (mut plan, steps) = chain();
    for step in steps {
        plan.add(step).unwrap();
    }
    let family = plan.view().family(id(3)).unwrap();
    assert_eq!((family.owner, family.contents.size()), (Seat::FIRST, 5));
    assert!(plan.view().own_rack().unwrap().is_empty());
    assert!(plan.is_over(), "the rack is empty: the turn is over");
    assert!(plan.legal().is_empty());
    for left in (0..steps.len()).rev() {
        plan.take_back();
        assert_eq!(plan.steps().len(), left);
    }
    assert_eq!(plan.view(), plan.start());
}

#[test]
fn what_the_next_turn_would_turn_up_is_not_shown() {
    let (mut plan, steps) = chain();
    let mut view = plan.start().clone();
    view.reserve = ReserveView { face_up: Tiles::EMPTY, face_down: view.reserve.face_down + 1 };
    plan = Plan::of(&view).unwrap_or(plan);
    for step in steps {
        plan.add(step).unwrap();
    }
    assert!(plan.is_over());
    assert_eq!(plan.view().reserve, view.reserve);
    let told = plan.steps().iter().flat_map(|step| &step.events);
    assert!(!told.into_iter().any(|event| matches!(event, Event::Flipped { .. })));
}

#[test]
fn there_is_no_plan_in_another_players_turn() {
    let mut view = table("FF", &[]);
    view.turn = seat(2);
    assert!(Plan::of(&view).is_none());
}

#[test]
fn choosing_a_family_lights_all_of_its_size_with_what_the_rack_would_make() {
    let view = table("GGGB", &[(1, "FFFC"), (2, "GGGG"), (3, "UUUU"), (3, "RRR"), (1, "DDD")]);
    let plan = Plan::of(&view).unwrap();
    let picks = Picks { tiles: Vec::new(), family: Some(id(1)) };
    let comes = |glow| match glow {
        Glow::Lit(_, Caption::Comes { sizes, .. }) => Some(sizes),
        _ => None,
    };
    assert_eq!(glow(&plan, &picks, 1), Glow::Chosen);
    assert_eq!(comes(glow(&plan, &picks, 2)), Some(vec![5, 6, 7]));
    assert_eq!(comes(glow(&plan, &picks, 3)), Some(vec![]));
    assert_eq!(glow(&plan, &picks, 4), Glow::Quiet, "three are not four");
    assert_eq!(glow(&plan, &picks, 5), Glow::Quiet, "one's own is not exchanged");
    assert_eq!(picks.press_family(&plan, id(2)), Press::Do(act("exchange #1 #2")));
    let Press::Refuse(breach) = picks.press_family(&plan, id(4)) else { panic!("sizes differ") };
    assert_eq!(breach.rule().to_string(), "DS-16");
    assert_eq!(picks.press_family(&plan, id(5)), Press::Choose(Some(id(5))));
    assert_eq!(picks.press_family(&plan, id(1)), Press::Choose(None));
}

#[test]
fn choosing_anothers_family_lights_what_can_be_given_for_it() {
    let view = table("GB", &[(1, "FF"), (1, "DDD"), (2, "GG")]);
    let plan = Plan::of(&view).unwrap();
    let picks = Picks { tiles: Vec::new(), family: Some(id(3)) };
    assert_eq!(glow(&plan, &picks, 1), Glow::Lit(act("exchange #1 #3"), Caption::Goes));
    assert_eq!(glow(&plan, &picks, 2), Glow::Quiet);
}

#[test]
fn choosing_tiles_lights_where_they_go() {
    let view = table("GGGB", &[(1, "GGGGG"), (2, "BBC")]);
    let plan = Plan::of(&view).unwrap();
    let grows = Caption::Grows { by: 2, to: 7, seven: true };
    assert_eq!(glow(&plan, &chosen("GG"), 1), Glow::Lit(act("expand #1 GG"), grows));
    assert_eq!(glow(&plan, &chosen("GG"), 2), Glow::Quiet);
    assert_eq!(glow(&plan, &chosen("B"), 2), Glow::Lit(act("retrieve #2"), Caption::Clover));
    let Press::Refuse(breach) = chosen("B").press_family(&plan, id(1)) else { panic!("no Bird is a Frog") };
    assert_eq!(breach.rule().to_string(), "DS-13");
}

#[test]
fn an_own_clover_can_be_retrieved_although_the_family_is_lit_for_more() {
    let view = table("GB", &[(1, "GGC")]);
    let plan = Plan::of(&view).unwrap();
    let picks = chosen("G");
    assert!(matches!(glow(&plan, &picks, 1), Glow::Lit(Action::Expand(..), _)));
    assert!(picks.offers(&plan, &plan.legal()).contains(&Offer::Ready(act("retrieve #1"))));
}

/// Nothing can be given for it, but its Clover can be had: that is what is said.
#[test]
fn a_family_with_a_clover_says_that_it_can_be_had() {
    let view = table("B", &[(2, "BBC"), (2, "GGG")]);
    let plan = Plan::of(&view).unwrap();
    let said = |family| {
        let picks = Picks { tiles: Vec::new(), family: Some(id(family)) };
        ask(&plan, &picks, &plan.legal()).unwrap().key
    };
    assert_eq!(said(1), "web-double-seven-ask-retrieve");
    assert_eq!(said(2), "web-double-seven-ask-none-to-give");
}

/// Two tiles that fit no family can still be put down for another one: nobody is told that they go nowhere.
#[test]
fn two_tiles_of_different_animals_may_go_two_for_one() {
    let view = table("FGUW", &[(2, "BBB")]);
    let plan = Plan::of(&view).unwrap();
    let said = |tiles| ask(&plan, &chosen(tiles), &plan.legal()).unwrap().key;
    assert_eq!(said("FG"), "web-double-seven-ask-two-for-one");
    assert_eq!(said("FGU"), "web-double-seven-ask-nowhere");
}

#[test]
fn what_leads_to_a_family_is_lit() {
    let view = table("FFG", &[(2, "BBB")]);
    let plan = Plan::of(&view).unwrap();
    let lit = |symbol| Picks::default().fits(&plan, &plan.legal(), Tile::from_symbol(symbol).unwrap());
    assert!(lit('F') && !lit('G'));
}

#[test]
fn every_legal_action_is_reached_by_pressing() {
    let view = table("FFGGBC", &[(1, "FFC"), (1, "DD"), (2, "GGG"), (3, "UUC"), (3, "WW")]);
    let plan = Plan::of(&view).unwrap();
    for action in plan.legal() {
        assert!(is_reached(&plan, action), "{action}");
    }
}

/// Is there something to choose after which pressing a button or a family does this?
fn is_reached(plan: &Plan, action: Action) -> bool {
    let family = |family| Picks { tiles: Vec::new(), family: Some(family) };
    let (picks, pressed) = match action {
        Action::Start(tiles) => (chosen(&tiles.to_string()), None),
        Action::TwoForOne(pair) => (chosen(&pair.tiles().to_string()), None),
        Action::Expand(to, tiles) => (chosen(&tiles.to_string()), Some(to)),
        Action::Exchange { own, other } => (family(own), Some(other)),
        Action::Retrieve(from) => (family(from), None),
        _ => (Picks::default(), None),
    };
    match pressed {
        Some(pressed) => picks.press_family(plan, pressed) == Press::Do(action),
        None => picks.offers(plan, &plan.legal()).contains(&Offer::Ready(action)),
    }
}

#[test]
fn one_tile_is_chosen_where_one_is_discarded() {
    let mut view = table("FFGGBD", &[]);
    view.stage = Stage::Discard;
    let plan = Plan::of(&view).unwrap();
    let mut picks = Picks::default();
    assert_eq!(picks.offers(&plan, &plan.legal()), [Offer::Discard]);
    for (tile, _) in [(tiles("F"), 0), (tiles("G"), 0)] {
        picks.press_tile(&plan, (tile.iter().next().unwrap(), 0));
    }
    assert_eq!(picks.offers(&plan, &plan.legal()), [Offer::Ready(act("discard G"))]);
}

#[test]
fn a_taken_tile_leaves_a_gap_until_the_next_turn_is_over() {
    let mut view = table("FF", &[]);
    view.reserve.face_up = tiles("BG");
    let first = Recent::new(&view);
    view.reserve.face_up = tiles("B");
    view.moves += 1;
    let taken = first.see(&view);
    let gap = |recent: &Recent| recent.slots().iter().find(|slot| slot.state == Lying::Gone).copied();
    let left = gap(&taken).unwrap();
    assert_eq!((left.tile, left.by), (tiles("G").iter().next().unwrap(), Some(Seat::FIRST)));
    assert_eq!(taken.slots().len(), 2, "the other tile stays where it lies");
    (view.turn, view.moves) = (seat(2), 22);
    let next = taken.see(&view);
    assert!(gap(&next).is_some());
    (view.turn, view.moves) = (seat(3), 24);
    assert!(gap(&next.see(&view)).is_none());
}

#[test]
fn what_is_new_is_marked_until_the_turn_after_is_over() {
    let before = table("GGF", &[(1, "GG")]);
    let recent = Recent::new(&before);
    let mut view = table("F", &[(1, "GGGG")]);
    view.moves += 1;
    let family = view.families[0];
    assert_eq!(recent.see(&view).fresh(family), 2);
    let mut turns = recent.see(&view);
    for (turn, marked) in [(2, 2), (3, 0)] {
        (view.turn, view.moves) = (seat(turn), view.moves + 2);
        turns = turns.see(&view);
        assert_eq!(turns.fresh(family), marked, "in the turn of {turn}");
    }
}

#[test]
fn a_table_taken_back_is_seen_anew() {
    let mut view = table("FF", &[(1, "GG")]);
    let recent = Recent::new(&view);
    view.moves -= 5;
    view.reserve.face_up = tiles("W");
    let again = recent.see(&view);
    assert_eq!(again.slots().len(), 1);
    assert_eq!(again.slots()[0].state, Lying::There);
}

#[test]
fn the_greatest_moment_of_a_step_is_shown_for_one_turn_more() {
    let view = table("FF", &[(1, "GGGGGGG")]);
    let me = Seat::FIRST;
    let mut events = vec![
        (7, Event::Seven { seat: me, family: id(1) }),
        (7, Event::DoubleSeven { seat: me }),
        (7, Event::Cleared { seat: me }),
    ];
    assert_eq!(latest(&events, &view), Some(Moment::DoubleSeven(me)));
    events.push((9, Event::Drew { seat: seat(2), tile: None }));
    assert_eq!(latest(&events, &view), Some(Moment::DoubleSeven(me)));
    events.push((12, Event::Passed { seat: seat(2) }));
    assert_eq!(latest(&events, &view), None);
}

#[test]
fn the_track_of_last_turns_begins_with_whoever_triggered_the_end() {
    let mut view = table("FF", &[]);
    assert!(last_turns(&view).is_empty());
    (view.ending, view.turn) = (Some(seat(3)), seat(1));
    let track: Vec<(Seat, Last)> =
        last_turns(&view).into_iter().map(|station| (station.seat, station.state)).collect();
    assert_eq!(track, [(seat(3), Last::Played), (seat(1), Last::Running), (seat(2), Last::Ahead)]);
}
