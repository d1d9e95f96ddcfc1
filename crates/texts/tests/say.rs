//! Messages become sentences for a reader.

use sevenfold_core::{Arg, Message, Seat};
use sevenfold_texts::{Lang, Nobody, Reader, Texts};

fn english(message: &Message) -> String {
    Texts::of(Lang::En).say(message, &Nobody)
}

#[test]
fn facts_are_put_in_without_marks_around_them() {
    let message = Message::new("setup-seats").with("seats", 9u8).with("least", 2u8).with("most", 7u8);
    assert_eq!(english(&message), "This game is for 2 to 7 players, not for 9.");
    assert_eq!(
        Texts::of(Lang::De).say(&message, &Nobody),
        "Dieses Spiel ist für 2 bis 7 Personen, nicht für 9."
    );
}

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    let list = |items: &[&str]| Arg::list(items.iter().copied());
    let value = |wanted| {
        Message::new("setup-option-value").with("key", "finish").with("value", "9").with("wanted", wanted)
    };
    assert!(english(&value(list(&["a", "b", "c"]))).ends_with("It takes a, b or c."));
    assert!(english(&value(list(&["a"]))).ends_with("It takes a."));
    let known = Message::new("setup-option-unknown").with("key", "x").with("count", 2u8);
    assert!(english(&known.with("known", list(&["a", "b"]))).ends_with("Choose from: a and b."));
}

#[test]
fn a_message_in_a_message_is_a_phrase() {
    let counts = Message::new("setup-option-counts").with("len", 7u8).with("sum", 80u8);
    let message =
        Message::new("setup-option-value").with("key", "deck").with("value", "[]").with("wanted", counts);
    assert_eq!(
        english(&message),
        "The option “deck” cannot be []. It takes a list of 7 numbers from 0 on that add up to 80."
    );
}

#[test]
fn a_missing_entry_shows_the_bare_facts() {
    let message =
        Message::new("no-such-key").with("seat", Seat::FIRST).with("card", Arg::key("no-such-word"));
    assert_eq!(english(&message), "no-such-key seat=1 card=no-such-word");
}

/// `list-and` is used here as a sentence that begins with a seat.
fn pair(first: impl Into<Arg>, last: impl Into<Arg>) -> Message {
    Message::new("list-and").with("first", first).with("last", last)
}

#[test]
fn a_seat_is_a_name_a_number_or_you() {
    let names = [String::new(), "Ada".to_owned()];
    let reader = Reader { seat: Some(Seat::new(2)), names: &names };
    let say = |message: &Message| Texts::of(Lang::De).say(message, &reader);
    assert_eq!(say(&pair(Seat::new(0), Seat::new(1))), "Platz 1 und Ada");
    assert_eq!(say(&pair(Seat::new(2), Seat::new(1))), "Du und Ada");
    assert_eq!(say(&pair(Seat::new(1), Seat::new(2))), "Ada und du");
    assert_eq!(say(&pair("dunkel", "hell")), "dunkel und hell");
}

#[test]
fn an_empty_list_has_a_word() {
    assert_eq!(english(&pair(Arg::List(Vec::new()), "x")), "none and x");
}

#[test]
fn a_language_may_have_another_word_for_you_among_others() {
    let names = ["Ada".to_owned()];
    let reader = Reader { seat: Some(Seat::new(1)), names: &names };
    let winners = Message::new("web-result")
        .with("count", 2u8)
        .with("winners", Arg::list([Seat::new(1), Seat::new(0)]));
    assert_eq!(Texts::of(Lang::Nl).say(&winners, &reader), "Jij en Ada delen de overwinning.");
    assert_eq!(Texts::of(Lang::De).say(&winners, &reader), "Du und Ada teilen sich den Sieg.");
}
