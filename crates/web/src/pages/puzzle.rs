//! One puzzle: its board, its tiles, what is counted, and help for those who want it.

mod aside;
mod bench;
mod board;
mod dock;
mod solution;
mod tray;

use leptos::prelude::*;

use crate::games;
use crate::memo::Memo;
use crate::pages::NotFound;
use crate::pages::puzzles::List;
use crate::parts::{Bar, OnItsWay, Title};
use crate::puzzles::{Attempt, Family, Problem, Progress, TACTICS, Tactic, of_day, today};
use crate::speech::Speech;
use crate::tables::Tables;
use crate::way::asked;
use aside::Aside;
use bench::Bench;
use board::Stage;
use dock::Dock;

/// What an address asks for.
#[derive(Clone, PartialEq)]
struct Wish {
    problem: Problem,
    /// What was laid, if the address says so.
    laid: Option<String>,
}

impl Wish {
    fn read(puzzle: &str, of: Option<&str>, laid: Option<String>) -> Option<Self> {
        let problem = match Family::find(puzzle) {
            Some(family) => match of {
                Some(of) => Problem::find(family, of)?,
                None => family.first(),
            },
            None if puzzle == "tactic" => {
                let number = of.map_or_else(|| Some(of_day(today())), |of| of.parse().ok())?;
                Problem::Tactic(Some(number).filter(|number| (1..=TACTICS).contains(&u32::from(*number)))?)
            }
            None => return None,
        };
        Some(Self { problem, laid })
    }
}

/// The page of a puzzle, once SEVEN's style is there; which of its kind, the address says.
#[component]
pub(crate) fn Puzzle(puzzle: String) -> impl IntoView {
    let (progress, tables) = (RwSignal::new(Progress::kept()), Tables::here());
    let ready = Memo::new(move |_| games::face("seven").is_some_and(|face| tables.drawn(face).is_some()));
    let wish = Wish::read(&puzzle, asked("of").as_deref(), asked("s"));
    move || match (ready.get(), wish.clone()) {
        (_, None) => view! { <NotFound /> }.into_any(),
        (false, Some(_)) => view! { <OnItsWay /> }.into_any(),
        (true, Some(Wish { problem: Problem::Tactic(number), .. })) => {
            view! { <TacticPage number progress /> }.into_any()
        }
        (true, Some(Wish { problem, laid })) => {
            let told = laid.and_then(|laid| Attempt::read(problem, &laid));
            let left = || progress.with_untracked(|progress| progress.board(problem));
            let begin = told.or_else(left).unwrap_or_else(|| Attempt::new(problem));
            view! { <Page begin tactic=None progress /> }.into_any()
        }
    }
}

/// Waits for the list of tactics.
#[component]
fn TacticPage(number: u16, progress: RwSignal<Progress>) -> impl IntoView {
    let all = LocalResource::new(Tactic::fetch);
    move || match all.get() {
        None => view! { <OnItsWay /> }.into_any(),
        Some(list) => {
            let tactic = list.and_then(|list| list.into_iter().nth(usize::from(number) - 1));
            let begin = tactic.as_ref().and_then(|tactic| Attempt::tactic(number, &tactic.moves));
            match begin {
                Some(begin) => view! { <Page begin tactic progress /> }.into_any(),
                None => view! { <NotFound /> }.into_any(),
            }
        }
    }
}

#[component]
fn Page(begin: Attempt, tactic: Option<Tactic>, progress: RwSignal<Progress>) -> impl IntoView {
    let speech = Speech::here();
    let problem = begin.problem;
    let grade = tactic.as_ref().map(|tactic| tactic.grade);
    let bench = Bench::open(begin, tactic, progress);
    let title = Signal::derive(move || match problem.family() {
        Some(family) => speech.t(&format!("puzzle-{}", family.id())),
        None => speech.t("web-tactic"),
    });
    view! {
        <Title text=Signal::derive(move || format!("{} · {}", title.get(), speech.t("web-puzzles"))) />
        <Bar><a class="serif" href="/puzzles">{speech.says("web-puzzles")}</a></Bar>
        <main id="main" class="pz-page">
            <List progress here=Some(problem) />
            <section class="pz-table" aria-label=title>
                <Stage bench title />
                <Dock bench />
            </section>
            <Aside bench grade />
        </main>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_seven::Tile;

    #[test]
    fn an_address_leads_to_its_puzzle() {
        let problem = |puzzle: &str, of: Option<&str>| Wish::read(puzzle, of, None).map(|wish| wish.problem);
        assert_eq!(problem("holes", None), Some(Problem::Holes(7)));
        assert_eq!(problem("island", Some("U")), Some(Problem::Island(Tile::U)));
        assert_eq!(problem("copycat", Some("own")), Some(Problem::Own));
        assert_eq!(problem("tactic", Some("200")), Some(Problem::Tactic(200)));
        for (puzzle, of) in [("holes", "8"), ("copycat", "0"), ("tactic", "201"), ("chess", "1")] {
            assert_eq!(problem(puzzle, Some(of)), None, "{puzzle} {of}");
        }
        for family in Family::ALL {
            for one in family.problems() {
                let path = one.path();
                let of = path.split_once("?of=").map(|(_, of)| of);
                assert_eq!(problem(family.id(), of), Some(one));
            }
        }
    }
}
