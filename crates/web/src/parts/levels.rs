//! How strong a bot is, as bars.

use leptos::prelude::*;
use sevenfold_texts::Texts;

use crate::speech::Speech;

/// The levels that every game has, weakest first.
pub(crate) const LEVELS: [&str; 5] = ["careless", "casual", "club", "expert", "master"];

/// The bot that plays unless another is chosen: club players are good company.
const USUAL: &str = "club";

/// The bot of this roster that plays unless another is chosen; the best one if there is no club player.
pub(crate) fn usual(roster: &[String]) -> &str {
    let club = roster.iter().find(|bot| *bot == USUAL);
    club.or(roster.last()).map_or(USUAL, String::as_str)
}

/// What a bot's level is called; a level without a word of its own is called by its name.
pub(crate) fn level_name(speech: Speech, bot: &str) -> String {
    Texts::of(speech.lang()).look_up(&format!("web-level-{bot}")).unwrap_or_else(|| bot.to_owned())
}

/// How strong a bot is among those of its roster: one bar each, those up to its own filled.
#[component]
pub(crate) fn Bars(
    /// Its place on the roster, from 0.
    place: usize,
    /// How many there are.
    of: usize,
) -> impl IntoView {
    let bar = move |i: usize| {
        let height = 6 + 14 * i / of.max(2).saturating_sub(1);
        view! { <rect class:on=i <= place x=i * 7 y=20 - height width="5" height=height rx="1.5" /> }
    };
    view! {
        <svg class="bars" viewBox=format!("0 0 {} 20", of * 7) aria-hidden="true">
            {(0..of).map(bar).collect_view()}
        </svg>
    }
}

/// The levels to choose from.
#[component]
pub(crate) fn Levels(
    /// The bots, weakest first.
    #[prop(into)]
    roster: Signal<Vec<String>>,
    /// The one that is chosen.
    #[prop(into)]
    chosen: Signal<String>,
    /// Another one is chosen.
    choose: Callback<String>,
    /// Keeps the groups of one page apart.
    name: String,
) -> impl IntoView {
    let speech = Speech::here();
    let choice = move |(place, bot): (usize, String), of: usize, name: String| {
        let (own, label, wanted) = (bot.clone(), bot.clone(), bot);
        view! {
            <label class="level">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.with(|chosen| *chosen == own)
                    on:change=move |_| choose.run(wanted.clone())
                />
                <span><Bars place of />{move || level_name(speech, &label)}</span>
            </label>
        }
    };
    view! {
        <div class="levels" role="radiogroup" aria-label=speech.says("web-level")>
            {move || {
                let roster = roster.get();
                let of = roster.len();
                roster.into_iter().enumerate().map(|one| choice(one, of, name.clone())).collect_view()
            }}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::usual;

    #[test]
    fn a_club_player_sits_down_or_else_the_best_there_is() {
        let roster = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        assert_eq!(usual(&roster(&["random", "club", "master"])), "club");
        assert_eq!(usual(&roster(&["random", "expert"])), "expert");
        assert_eq!(usual(&[]), "club");
    }
}
