//! Taking back: against bots at once, with people by consent and only where nothing hidden was seen.

use sevenfold_protocol::{Consent, RefusalCode, Request, ToClient};

use super::host::{Host, parley, player, seat};

fn offer(number: u8) -> Request {
    Request::OfferUndo { seat: seat(number) }
}

fn answer(number: u8, consent: Consent) -> Request {
    Request::AnswerUndo { seat: seat(number), consent }
}

fn refused(host: &mut Host, name: &str, request: Request) -> RefusalCode {
    host.ask(name, request).err().expect("refused").code
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
    assert_eq!(refused(&mut host, "ada", answer(1, Consent::Agree)), RefusalCode::NoUndoOffer);
    host.ask("bo", answer(2, Consent::Agree)).unwrap();
    assert_eq!(host.game(1).step, 2);
    assert_eq!(refused(&mut host, "bo", answer(2, Consent::Agree)), RefusalCode::NoUndoOffer);
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
fn a_person_who_left_or_resigned_is_not_asked() {
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    host.play("ada", 1, "rest").unwrap();
    host.ask("ada", offer(1)).unwrap();
    host.ask("bo", Request::LeaveSeat { seat: seat(2) }).unwrap();
    assert_eq!(host.face().undo, None, "the wish is void, and can be made anew");
    host.ask("ada", offer(1)).unwrap();
    assert_eq!(host.game(1).step, 1);
}
