//! The solution, for those who ask for it twice.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use sevenfold_seven::Tile;

use super::bench::Bench;
use crate::files;
use crate::parts::{Dialog, Icon};
use crate::puzzles::Problem;
use crate::speech::Speech;

/// Shows the solution once it is really wanted, and leads back to one's own try.
#[component]
pub(crate) fn Solution(bench: Bench) -> impl IntoView {
    let speech = Speech::here();
    let asking = RwSignal::new(false);
    let shown = move || bench.own.with(Option::is_some);
    let show = move |_| {
        asking.set(false);
        match bench.problem() {
            Problem::Copycat(_) | Problem::Own => bench.solve(move |tiles| bench.reveal(&tiles)),
            problem => spawn_local(async move {
                if let Some(tiles) = fetch(problem).await {
                    bench.reveal(&tiles);
                }
            }),
        }
    };
    view! {
        <section class="panel pz-solution">
            <Show
                when=shown
                fallback=move || view! {
                    <button class="btn" on:click=move |_| asking.set(true)>
                        <Icon name="icon-eye" />{speech.says("web-puzzle-solution")}
                    </button>
                }
            >
                <button class="btn go" on:click=move |_| bench.resume()>
                    <Icon name="icon-undo" />{speech.says("web-puzzle-resume")}
                </button>
            </Show>
        </section>
        <Dialog open=asking title=Signal::derive(speech.says("web-puzzle-solution"))>
            <p>{speech.says("web-puzzle-solution-ask")}</p>
            <button class="btn go" on:click=show>{speech.says("web-puzzle-solution-yes")}</button>
        </Dialog>
    }
}

/// The tiles of the certificate that answers a puzzle.
async fn fetch(problem: Problem) -> Option<Vec<String>> {
    let family = problem.family()?;
    let text = files::text(&format!("certificates-{}.json", family.id())).await?;
    solution(problem, &serde_json::from_str(&text).ok()?)
}

/// What a list of certificates says.
fn solution(problem: Problem, certificates: &Value) -> Option<Vec<String>> {
    let list = |value: &Value| -> Vec<String> {
        value.as_array().into_iter().flatten().filter_map(|text| Some(text.as_str()?.to_owned())).collect()
    };
    certificates.as_array()?.iter().find_map(|one| match problem {
        Problem::Level(level) if one["shows"] == "level" && one["level"] == level => {
            let tiles = usize::try_from(one["tiles"].as_u64()?).ok()?;
            Some(list(&one["game"]).into_iter().take(tiles).collect())
        }
        Problem::Island(tile) if one["tile"].as_str().and_then(Tile::from_letter) == Some(tile) => {
            Some(list(&one["white"]).into_iter().chain(list(&one["ring"]["closed"]["black"])).collect())
        }
        Problem::Holes(count) => {
            Some(list(&one["arrangement"])).filter(|tiles| tiles.len() == usize::from(count))
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use sevenfold_puzzles::Certificate;
    use sevenfold_seven::Action;

    use super::*;
    use crate::puzzles::{Attempt, Family, full_score};

    #[test]
    fn the_certificates_hold_a_full_solution_of_every_puzzle() {
        let certificates = serde_json::to_value(Certificate::all()).unwrap();
        for family in [Family::FifthLevel, Family::Island, Family::Holes] {
            for problem in family.problems() {
                let mut attempt = Attempt::new(problem);
                for text in solution(problem, &certificates).unwrap() {
                    attempt.lay(text.parse::<Action>().unwrap().place().unwrap());
                }
                assert_eq!(attempt.score(), Some(full_score(problem)), "{problem:?}");
            }
        }
    }
}
