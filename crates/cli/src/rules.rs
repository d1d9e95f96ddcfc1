//! `sevenfold rules`: the rules of a game, or those that answer a question.

use serde_json::json;
use sevenfold_core::{Message, Meta};
use sevenfold_texts::{Rule, RuleBook, rules};

use crate::Failure;
use crate::args::GameName;
use crate::output::{Form, Output};
use crate::prose::{Look, heading, prose};
use crate::setup;

/// Which rules.
#[derive(clap::Args)]
pub(crate) struct RulesArgs {
    /// Which game
    #[arg(value_parser = GameName)]
    game: String,

    /// Only this rule, as SI-6 or 6
    id: Option<String>,

    /// Only the rules in which all these words occur
    #[arg(long, value_name = "WORDS", conflicts_with = "id")]
    search: Option<String>,
}

pub(crate) fn command(args: &RulesArgs, output: &mut Output) -> Result<(), Failure> {
    let game = setup::game(&args.game)?;
    let lang = output.lang();
    let meta = game.meta();
    let missing = || Failure::new(Message::new("cli-no-rules").with("game", meta.id));
    let book = rules(meta.id, lang).ok_or_else(missing)?;
    if let Some(id) = &args.id {
        let rule = one(&book, meta, id)?;
        return match output.form() {
            Form::Text => show(output, &[rule]),
            Form::Json => output.json(rule),
        };
    }
    if let Some(words) = &args.search {
        let rules = matching(&book, words)?;
        return match output.form() {
            Form::Text => show(output, &rules),
            Form::Json => output.json(&rules),
        };
    }
    match output.form() {
        Form::Text => show_book(output, &book),
        Form::Json => output.json(&json!({ "game": meta.id, "lang": lang, "rules": book })),
    }
}

/// The rule with this id; the number alone will do.
fn one<'a>(book: &'a RuleBook, meta: &Meta, id: &str) -> Result<&'a Rule, Failure> {
    let prefix = meta.rules.first().map_or("", |rule| rule.prefix);
    let found = book.find(id).or_else(|| book.find(&format!("{prefix}-{id}")));
    found.ok_or_else(|| {
        let ends = [meta.rules.first(), meta.rules.last()].map(|rule| rule.map(ToString::to_string));
        let [first, last] = ends.map(Option::unwrap_or_default);
        let message = Message::new("cli-unknown-rule").with("id", id).with("title", meta.title);
        Failure::new(message.with("first", first).with("last", last))
    })
}

fn matching<'a>(book: &'a RuleBook, words: &str) -> Result<Vec<&'a Rule>, Failure> {
    let rules: Vec<&Rule> = book.search(words).collect();
    if rules.is_empty() {
        return Err(Failure::new(Message::new("cli-no-match").with("words", words)));
    }
    Ok(rules)
}

fn show_book(output: &mut Output, book: &RuleBook) -> Result<(), Failure> {
    let (width, look) = page(output);
    output.line(heading(book.title, width, look))?;
    output.line(prose(book.intro, width, look))?;
    for section in &book.sections {
        output.line("")?;
        output.line(heading(section.title, width, look))?;
        output.line("")?;
        if !section.intro.is_empty() {
            output.line(prose(section.intro, width, look))?;
            output.line("")?;
        }
        show(output, &section.rules.iter().collect::<Vec<_>>())?;
    }
    Ok(())
}

fn show(output: &mut Output, rules: &[&Rule]) -> Result<(), Failure> {
    let (width, look) = page(output);
    for (index, rule) in rules.iter().enumerate() {
        if index > 0 {
            output.line("")?;
        }
        output.line(heading(&format!("{} {}", rule.id, rule.title), width, look))?;
        output.line(prose(rule.body, width, look))?;
    }
    Ok(())
}

fn page(output: &Output) -> (usize, Look) {
    (output.width(), if output.is_screen() { Look::Screen } else { Look::Plain })
}
