//! Ratings, one card a game: the number of seats somebody has played most, and the other one below it.

use leptos::prelude::*;
use sevenfold_core::Message;

use super::data::Rated;
use super::graph::Graph;
use super::{Sign, whole};
use crate::games::title;
use crate::speech::Speech;

/// Somebody's ratings in one game.
#[derive(Clone, PartialEq, Debug)]
struct OfGame {
    /// With the number of seats that was played most.
    most: Rated,
    /// With the other one.
    other: Option<Rated>,
}

/// By game, the one played most first.
fn by_game(ratings: Vec<Rated>) -> Vec<OfGame> {
    let mut games: Vec<OfGame> = Vec::new();
    for rated in ratings {
        match games.iter_mut().find(|of| of.most.game == rated.game) {
            None => games.push(OfGame { most: rated, other: None }),
            Some(of) if of.most.games < rated.games => {
                of.other = Some(std::mem::replace(&mut of.most, rated));
            }
            Some(of) => of.other = Some(rated),
        }
    }
    games.sort_by_key(|of| std::cmp::Reverse(of.most.games));
    games
}

/// The ratings.
#[component]
pub(super) fn Ratings(ratings: Vec<Rated>) -> impl IntoView {
    let speech = Speech::here();
    let empty = ratings.is_empty();
    view! {
        <section aria-labelledby="own-ratings">
            <h2 id="own-ratings" class="serif">{speech.says("web-own-ratings")}</h2>
            <p class="soft">{speech.says(if empty { "web-own-no-ratings" } else { "web-own-band" })}</p>
            <ul class="rcs">{by_game(ratings).into_iter().map(|of| view! { <Card of /> }).collect_view()}</ul>
        </section>
    }
}

/// How many play, in words.
fn seats(rated: &Rated) -> &'static str {
    if rated.seats == "two" { "web-own-two" } else { "web-own-more" }
}

#[component]
fn Card(of: OfGame) -> impl IntoView {
    let speech = Speech::here();
    let OfGame { most, other } = of;
    let class = seats(&most);
    let Rated { game, rating, deviation, provisional, games, course, .. } = most;
    let count = move || speech.say(&Message::new("web-own-games").with("games", games));
    let other = other.map(|other| {
        let class = seats(&other);
        let numbers = format!("{} ± {}", whole(other.rating), whole(other.deviation));
        view! { <p class="soft sm">{speech.says(class)}": "<span class="num">{numbers}</span></p> }
    });
    view! {
        <li class="slip">
            <a class="rh" href=format!("/leaders/{game}")><Sign game=game.clone() /><b class="serif">{title(&game)}</b></a>
            <p class="rn" class:found=!provisional>
                <b class="serif">{whole(rating)}</b>
                <span class="soft">{format!("± {}", whole(deviation))}</span>
            </p>
            <small class="soft">{speech.says(class)}</small>
            <Graph course />
            <p class="soft sm">{count}</p>
            {provisional.then(|| view! { <p class="soft sm">{speech.says("web-own-provisional")}</p> })}
            {other}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(game: &str, seats: &str, games: u32) -> Rated {
        let (game, seats) = (game.to_owned(), seats.to_owned());
        Rated { game, seats, rating: 1500.0, deviation: 60.0, provisional: false, games, course: Vec::new() }
    }

    #[test]
    fn what_was_played_most_stands_first() {
        let [a, b, c] = [rated("sieben", "more", 3), rated("seven", "two", 9), rated("sieben", "two", 20)];
        let expected =
            [OfGame { most: c.clone(), other: Some(a.clone()) }, OfGame { most: b.clone(), other: None }];
        assert_eq!(by_game(vec![a, b, c]), expected);
    }
}
