//! Taking back: against bots at once, with people by consent and only where nothing hidden was seen.

use std::time::Instant;

use sevenfold_core::chance::Quick;
use sevenfold_protocol::{Ask, BotSpeed, Consent, RefusalCode, Request, Settings, ToClient, limits};

use super::host::{Host, opening, parley, player, seat};
use super::parley as toy;
use super::random::move_if_asked;
use super::seats::{refused, take};
use crate::hidden::Sights;
use crate::{Opening, Secret};

pub(super) fn offer(number: u8) -> Request {
    Request::OfferUndo { seat: seat(number) }
}

pub(super) fn answer(number: u8, consent: Consent) -> Request {
    Request::AnswerUndo { seat: seat(number), consent }
}

#[test]
fn against_bots_one_is_back_at_the_own_last_decision() {
    let mut host = Host::playing(parley(3), &["ada"]);
    let before = host.game(1);
    assert_eq!(refused(&mut host, "ada", offer(1)), RefusalCode::NothingToUndo);
    host.play("ada", 1, "draw").unwrap();
    host.settle();
    assert!(host.game(1).step > 2, "bots have moved since");
    host.inbox.clear();
    host.ask("ada", offer(1)).unwrap();
    let after = host.game(1);
    assert_eq!((after.step, &after.view), (before.step, &before.view));
    let told = host.inbox[&player("ada")].last();
    assert!(matches!(told, Some(ToClient::Update(update)) if update.undone_to == Some(1)));
    let log = host.snapshot(sevenfold_core::Viewer::Seat(seat(1))).log;
    assert!(log.iter().all(|line| line.step <= 1), "what never happened is not in the log");
}

#[test]
fn bots_make_the_same_moves_after_a_take_back() {
    let mut host = Host::playing(parley(3), &["ada"]);
    host.play("ada", 1, "rest").unwrap();
    host.settle();
    let first = host.game(1);
    host.ask("ada", offer(1)).unwrap();
    host.play("ada", 1, "rest").unwrap();
    host.settle();
    assert_eq!((host.game(1).step, host.game(1).view), (first.step, first.view));
}

#[test]
fn people_are_asked_and_all_must_agree() {
    let mut host = Host::playing(parley(3), &["ada", "bo", "cleo"]);
    host.play("ada", 1, "rest").unwrap();
    host.ask("ada", offer(1)).unwrap();
    assert_eq!(host.face().undo.unwrap().waiting.len(), 2);
    assert_eq!(refused(&mut host, "bo", offer(2)), RefusalCode::UndoPending);
    assert_eq!(host.face().undo.unwrap().keep, 1, "what is left is the deal");
    assert_eq!(refused(&mut host, "ada", answer(1, Consent::Agree)), RefusalCode::NoUndoOffer);
    host.ask("bo", answer(2, Consent::Agree)).unwrap();
    assert_eq!(host.game(1).step, 2);
    assert_eq!(refused(&mut host, "bo", answer(2, Consent::Agree)), RefusalCode::NoUndoOffer);
    host.ask("cleo", answer(3, Consent::Agree)).unwrap();
    assert_eq!((host.game(1).step, host.face().undo), (1, None));
}

#[test]
fn whoever_comes_back_meanwhile_is_asked_too() {
    let mut host = Host::playing(parley(3), &["ada", "bo", "cleo"]);
    host.play("ada", 1, "rest").unwrap();
    host.ask("cleo", Request::LeaveSeat { seat: seat(3) }).unwrap();
    host.ask("ada", offer(1)).unwrap();
    host.ask("cleo", take(3, "Cleo")).unwrap();
    host.ask("bo", answer(2, Consent::Agree)).unwrap();
    assert_eq!(host.game(1).step, 2);
    host.ask("cleo", answer(3, Consent::Agree)).unwrap();
    assert_eq!((host.game(1).step, host.face().undo), (1, None));
}

#[test]
fn one_no_is_enough_and_a_wish_can_be_withdrawn() {
    let mut host = Host::playing(parley(3), &["ada", "bo", "cleo"]);
    host.play("ada", 1, "rest").unwrap();
    host.ask("ada", offer(1)).unwrap();
    host.ask("cleo", answer(3, Consent::Decline)).unwrap();
    assert_eq!(host.face().undo, None);
    host.ask("ada", offer(1)).unwrap();
    host.ask("ada", answer(1, Consent::Decline)).unwrap();
    assert_eq!((host.face().undo, host.game(1).step), (None, 2));
}

#[test]
fn a_wish_ends_with_the_next_step() {
    let mut host = Host::playing(parley(3), &["ada", "bo", "cleo"]);
    host.play("ada", 1, "rest").unwrap();
    host.ask("ada", offer(1)).unwrap();
    host.play("bo", 2, "rest").unwrap();
    assert_eq!(host.face().undo, None);
    assert_eq!(refused(&mut host, "bo", answer(2, Consent::Agree)), RefusalCode::NoUndoOffer);
    host.ask("bo", offer(2)).unwrap();
    let pending = host.ask("ada", offer(1)).err().unwrap();
    assert_eq!(pending.message.args, [("seat".into(), seat(2).into())], "the next one is Bo's");
}

#[test]
fn what_was_seen_stays_seen() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.play("ada", 1, "draw").unwrap();
    assert_eq!(refused(&mut host, "ada", offer(1)), RefusalCode::HiddenSeen, "Ada saw the card she drew");
    let shown =
        host.game(2).choices.iter().find(|choice| choice.text.starts_with("show")).unwrap().text.clone();
    host.play("bo", 2, &shown).unwrap();
    assert_eq!(refused(&mut host, "bo", offer(2)), RefusalCode::HiddenSeen, "Ada saw the card Bo showed");
    host.play("ada", 1, "rest").unwrap();
    host.play("bo", 2, "draw").unwrap();
    assert_eq!(refused(&mut host, "ada", offer(1)), RefusalCode::HiddenSeen, "Bo drew after Ada's move");
    host.play("ada", 1, "shout").unwrap();
    host.ask("ada", offer(1)).unwrap();
}

#[test]
fn whoever_got_up_is_asked_and_may_answer() {
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    host.play("ada", 1, "rest").unwrap();
    host.ask("ada", offer(1)).unwrap();
    host.ask("bo", Request::LeaveSeat { seat: seat(2) }).unwrap();
    assert_eq!(host.face().undo, None, "the wish is void, and can be made anew");
    host.ask("ada", offer(1)).unwrap();
    assert_eq!((host.game(1).step, host.face().undo.unwrap().waiting.len()), (2, 1));
    host.ask("bo", answer(2, Consent::Agree)).unwrap();
    assert_eq!(host.game(1).step, 1);
}

#[test]
fn a_bot_agrees_to_nothing_for_whoever_is_away() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.play("ada", 1, "rest").unwrap();
    host.vanish("bo");
    host.wait(20_000);
    host.ask("ada", Request::LetBotPlay { seat: seat(2) }).unwrap();
    host.ask("ada", offer(1)).unwrap();
    assert_eq!(host.face().undo.unwrap().waiting.first(), Some(seat(2)));
    assert_eq!(host.game(1).step, 2, "nothing is taken back behind Bo's back");
    host.arrive("bo");
    host.ask("bo", answer(2, Consent::Agree)).unwrap();
    assert_eq!(host.game(1).step, 1);
}

#[test]
fn what_was_seen_stays_seen_though_whoever_saw_it_is_away() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.play("ada", 1, "draw").unwrap();
    host.vanish("bo");
    host.wait(20_000);
    host.ask("ada", Request::LetBotPlay { seat: seat(2) }).unwrap();
    assert_eq!(refused(&mut host, "ada", offer(1)), RefusalCode::HiddenSeen);
}

#[test]
fn whoever_has_resigned_is_not_asked() {
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    host.play("ada", 1, "rest").unwrap();
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    host.ask("ada", offer(1)).unwrap();
    assert_eq!(host.game(1).step, 1);
}

#[test]
fn resigning_ends_the_wish_of_others_too() {
    let mut host = Host::playing(parley(3), &["ada", "bo", "cleo"]);
    host.play("ada", 1, "rest").unwrap();
    host.ask("ada", offer(1)).unwrap();
    host.ask("cleo", Request::Resign { seat: seat(3) }).unwrap();
    assert_eq!(host.face().undo, None);
}

#[test]
fn one_answer_is_enough_from_a_shared_device_and_only_who_is_asked_can_give_it() {
    let mut host = Host::playing(parley(4), &["ada", "ada", "bo", "bo"]);
    host.play("ada", 1, "rest").unwrap();
    host.ask("ada", offer(1)).unwrap();
    let own = answer(2, Consent::Decline);
    assert_eq!(refused(&mut host, "ada", own), RefusalCode::NoUndoOffer, "it is not the seat that wished");
    host.ask("bo", answer(4, Consent::Agree)).unwrap();
    assert_eq!(host.game(1).step, 1);
}

#[test]
fn a_move_that_the_table_made_is_no_decision_of_ones_own() {
    let mut host = Host::playing(Settings { move_seconds: Some(5), ..parley(2) }, &["ada"]);
    host.play("ada", 1, "draw").unwrap();
    host.settle();
    let steps = host.game(1).step;
    host.wait(5_000);
    assert!(host.game(1).step > steps, "time was up");
    host.ask("ada", offer(1)).unwrap();
    assert_eq!(host.game(1).step, 1);
}

#[test]
fn what_was_seen_stays_seen_when_whoever_saw_it_gets_up() {
    let mut host = Host::playing(parley(3), &["ada", "bo", "cleo"]);
    host.play("ada", 1, "rest").unwrap();
    host.play("bo", 2, "rest").unwrap();
    host.play("cleo", 3, "draw").unwrap();
    host.ask("cleo", Request::LeaveSeat { seat: seat(3) }).unwrap();
    let refusal = host.ask("ada", offer(1)).err().unwrap();
    assert_eq!(refusal.code, RefusalCode::HiddenSeen);
    assert_eq!(refusal.message.args, [("step".into(), 4.into())], "the deal, two rests, the card");
}

#[test]
fn every_card_that_is_shown_counts_as_seen_and_so_does_a_deal() {
    for secret in 0..8 {
        let opening = Opening { secret: Secret([secret; 32]), ..opening(parley(2)) };
        let mut host = Host::open(toy::find, opening);
        host.sit("ada");
        host.ask("ada", Request::Start { fill: Some("random".into()) }).unwrap();
        let run = &host.table.running().unwrap().run;
        assert_eq!(Sights::default().first(&**run, 0, &[seat(2)]), Some(1), "a chance step");
        let shows = run.legal(seat(1)).into_iter().filter(|text| text.starts_with("show"));
        for text in shows {
            let mut run = run.boxed_clone();
            run.play(seat(1), &text).unwrap();
            assert_eq!(Sights::default().first(&*run, 1, &[seat(2)]), Some(2), "{text}");
        }
    }
}

#[test]
fn a_move_long_ago_stays() {
    let settings = Settings { bots: BotSpeed::Instant, ..Settings::new("triple-seven", 2) };
    let mut host = Host::open(sevenfold_shelf::find, opening(settings));
    host.sit("ada");
    host.sit("bo");
    host.ask("ada", Request::Start { fill: None }).unwrap();
    let mut rng = Quick::new(7);
    let own = |host: &Host| host.table.running().unwrap().last_own_step(seat(1));
    while own(&host).is_none() {
        move_if_asked(&mut host, &mut rng);
    }
    host.ask("ada", Request::LeaveSeat { seat: seat(1) }).unwrap();
    while (host.game(1).step as usize) <= own(&host).unwrap() + limits::UNDO_STEPS {
        move_if_asked(&mut host, &mut rng);
    }
    host.ask("ada", take(1, "Ada")).unwrap();
    assert_eq!(host.ask("ada", offer(1)).err().unwrap().message.key, "table-long-ago");
}

/// Whoever wishes for the same again and again makes the table look back once.
#[test]
fn a_wish_made_again_costs_next_to_nothing() {
    let opening = opening(Settings::new("seven", 2));
    let mut host = Host::open(sevenfold_shelf::find, opening);
    host.sit("ada");
    host.sit("bo");
    host.ask("ada", Request::Start { fill: None }).unwrap();
    for _ in 0..6 {
        move_if_asked(&mut host, &mut Quick::new(7));
    }
    let mut wish = || {
        let begun = Instant::now();
        let _ = host.table.handle(&player("ada"), &Ask { id: 1, request: offer(1) }, host.now).unwrap();
        let took = begun.elapsed();
        let decline = Ask { id: 2, request: answer(1, Consent::Decline) };
        let _ = host.table.handle(&player("ada"), &decline, host.now).unwrap();
        took
    };
    let first = wish();
    let again = (0..50).map(|_| wish()).min().unwrap();
    assert!(again * 5 < first, "{first:?}, and {again:?} at best when asked again");
}
