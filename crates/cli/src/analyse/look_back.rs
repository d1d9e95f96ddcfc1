//! A record looked back at from one seat: the same review as in a browser.

use serde_json::json;
use sevenfold_core::record::Document;
use sevenfold_core::{Message, Seat};
use sevenfold_lab::Thinking;
use sevenfold_review::plot::signed;
use sevenfold_review::{Cause, Moment, Review, judging};
use sevenfold_shelf::{AnyBot, Shelved};

use super::not_judged;
use crate::output::{Form, Output};
use crate::{Failure, progress, thinking};

/// What is looked back at, and by whom it was judged.
pub(super) struct Told<'a> {
    pub game: &'static dyn Shelved,
    pub document: &'a Document,
    pub bot: &'a str,
    pub thinking: Thinking,
}

pub(super) fn command(
    told: &Told<'_>,
    bot: &mut dyn AnyBot,
    number: u8,
    output: &mut Output,
) -> Result<(), Failure> {
    let broken = |why| not_judged(told.game, told.bot, &why);
    let bar = progress::bar(judging::decisions(told.game, told.document).map_err(broken)?);
    let outline = judging::outline(told.game, told.document).map_err(broken)?;
    let judgements = judging::judgements(told.game, told.document, bot, |_| bar.inc(1)).map_err(broken)?;
    bar.finish_and_clear();
    let review = Seat::from_number(number).and_then(|seat| Review::of(&outline, &judgements, seat));
    let no_seat = || Failure::new(Message::new("record-step-seat"));
    let review = review.ok_or_else(no_seat)?;
    match output.form() {
        Form::Json => output.json(&json!({
            "game": told.document.game,
            "bot": told.bot,
            "thinking": told.thinking,
            "review": review,
        })),
        Form::Text => show(told, &review, output),
    }
}

fn show(told: &Told<'_>, review: &Review, output: &mut Output) -> Result<(), Failure> {
    let title = Message::new("cli-analyse-title")
        .with("title", told.game.meta().title)
        .with("bot", told.bot)
        .with("thinking", thinking::said(told.thinking));
    output.line(output.say(&title))?;
    let summary = &review.summary;
    let sentences =
        [Some(&summary.headline), Some(&summary.came), Some(&summary.most), summary.lesson.as_ref()];
    output.line("")?;
    for sentence in sentences.into_iter().flatten() {
        output.line(output.say_to(Some(review.seat), sentence))?;
    }
    output.line("")?;
    for (key, number) in parts(review) {
        output.line(format_args!("{number:>5}  {}", output.say(&Message::new(key))))?;
    }
    output.line("")?;
    review.moments.iter().try_for_each(|moment| output.line(line(moment, output)))
}

/// The parts of the sum, in their order.
fn parts(review: &Review) -> [(&'static str, String); 6] {
    let sum = review.sum;
    [
        ("cli-analyse-fair", sum.fair.to_string()),
        ("cli-analyse-luck", signed(sum.luck)),
        ("cli-analyse-gifts", signed(sum.gifts)),
        ("cli-analyse-all-losses", signed(-sum.losses)),
        ("cli-analyse-unforeseen", signed(sum.unforeseen)),
        ("cli-analyse-result", sum.end.to_string()),
    ]
}

fn line(moment: &Moment, output: &Output) -> String {
    let key = match moment.cause {
        Cause::Deal | Cause::Drawn => "cli-analyse-luck",
        Cause::Gift => "cli-analyse-gifts",
        Cause::Loss => "cli-analyse-loss",
        Cause::Unforeseen => "cli-analyse-unforeseen",
    };
    let what = output.say(&Message::new(key));
    let Moment { step, before, after, .. } = moment;
    format!("{step:>5}  {before} → {after} ({})  {what}", signed(moment.by()))
}
