//! What whoever looks after a place is told.

use serde::Serialize;
use serde_json::json;
use sevenfold_core::Message;
use sevenfold_protocol::is_trickery;
use sevenfold_server::Admission;
use sevenfold_server::steward::{InUse, Listed, Reported, Summary};

use crate::Failure;
use crate::output::{Form, Output};

pub(super) fn done(output: &mut Output) -> Result<(), Failure> {
    if output.form() == Form::Json {
        return output.json(&json!({ "done": true }));
    }
    let line = output.say(&Message::new("cli-admin-done"));
    output.line(line)
}

pub(super) fn standing(summary: &Summary, output: &mut Output) -> Result<(), Failure> {
    if output.form() == Form::Json {
        return output.json(&json!(summary));
    }
    let counts = Message::new("cli-admin-counts")
        .with("members", summary.members)
        .with("guests", summary.guests)
        .with("tables", summary.tables)
        .with("playing", summary.playing)
        .with("records", summary.records)
        .with("kilobytes", summary.bytes / 1024)
        .with("reports", i64::try_from(summary.reports).unwrap_or(i64::MAX));
    let line = output.say(&counts);
    output.line(line)?;
    let admission = summary.admission.map_or("usual", Admission::word);
    let line = output.say(&Message::new("cli-admin-admission").with("who", admission));
    output.line(line)?;
    if summary.maintenance {
        let line = output.say(&Message::new("cli-admin-maintenance"));
        output.line(line)?;
    }
    if !summary.announcement.is_empty() {
        let announced = Message::new("cli-admin-announced").with("words", harmless(&summary.announcement));
        let line = output.say(&announced);
        output.line(line)?;
    }
    Ok(())
}

pub(super) fn members(members: &[Listed], output: &mut Output) -> Result<(), Failure> {
    list(members, output, |member| {
        Message::new("cli-admin-member").with("name", member.name.as_str()).with("role", member.role.word())
    })
}

pub(super) fn invitation(code: &str, output: &mut Output) -> Result<(), Failure> {
    if output.form() == Form::Json {
        return output.json(&json!({ "invitation": code }));
    }
    let line = output.say(&Message::new("cli-admin-invitation").with("code", code));
    output.line(line)
}

pub(super) fn tables(tables: &[InUse], output: &mut Output) -> Result<(), Failure> {
    list(tables, output, |table| {
        Message::new("cli-admin-table")
            .with("code", table.code.as_str())
            .with("game", table.game.as_str())
            .with("seats", table.seats)
            .with("phase", table.phase.as_str())
    })
}

pub(super) fn reports(reports: &[Reported], output: &mut Output) -> Result<(), Failure> {
    list(reports, output, |report| {
        let key = if report.by.is_empty() { "cli-admin-report-left" } else { "cli-admin-report" };
        Message::new(key)
            .with("number", report.number)
            .with("by", report.by.as_str())
            .with("about", harmless(&report.about))
            .with("words", harmless(&report.words))
    })
}

/// A line for each, or all of it for programs.
fn list<T: Serialize>(all: &[T], output: &mut Output, told: impl Fn(&T) -> Message) -> Result<(), Failure> {
    if output.form() == Form::Json {
        return output.json(&json!(all));
    }
    all.iter().try_for_each(|one| {
        let line = output.say(&told(one));
        output.line(line)
    })
}

/// What somebody wrote, without letters that a terminal would obey.
fn harmless(words: &str) -> String {
    words.replace(is_trickery, " ")
}
