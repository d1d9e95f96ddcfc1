//! Leaderboards: who is strongest in a game, and where the bots stand.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::{Legs, Message};

use super::data::{self, Board, Bot, Leader, Mine, written};
use super::{Sign, whole};
use crate::games::{self, Face, title};
use crate::parts::{Bar, Segs, Title, level_name};
use crate::speech::Speech;
use crate::watch::watch;

/// A line of the board: somebody, or a bot where it stands.
#[derive(Clone, PartialEq, Debug)]
enum Row {
    Person(Leader),
    Bot(Bot),
}

/// People and bots together, the strongest first.
fn rows(board: &Board) -> Vec<Row> {
    let people = board.leaders.iter().map(|one| (one.rating, Row::Person(one.clone())));
    let bots = board.bots.iter().map(|bot| (bot.rating, Row::Bot(bot.clone())));
    let mut rows: Vec<(f64, Row)> = people.chain(bots).collect();
    rows.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    rows.into_iter().map(|(_, row)| row).collect()
}

/// The leaderboard of a game.
#[component]
pub(super) fn Leaders(game: String) -> impl IntoView {
    let speech = Speech::here();
    let (seats, told) = (RwSignal::new(class_of(&game)), RwSignal::new(None::<Result<Board, Message>>));
    let asked = game.clone();
    watch(move || {
        let (game, seats) = (asked.clone(), seats.get());
        spawn_local(async move { _ = told.try_set(Some(data::board(&game, seats).await)) });
    });
    let name = title(&game);
    let heading = name.clone();
    let pairs = games::face(&game).is_some_and(|face| face.terms.meta.legs == Legs::Two);
    view! {
        <Title text=Signal::derive(move || format!("{} · {name}", speech.t("web-own-leaders"))) />
        <Bar><span class="serif">{speech.says("web-own-leaders")}</span></Bar>
        <main id="main" class="own book">
            <h1>{heading}</h1>
            <nav class="gf" aria-label=speech.says("web-own-game")>
                {games::all().into_iter().map(|face| view! { <Other face here=game.clone() /> }).collect_view()}
            </nav>
            <Segs
                label="web-own-seats"
                values=vec![("two", "web-own-two"), ("more", "web-own-more")]
                chosen=Signal::derive(move || Some(seats.get()))
                choose=Callback::new(move |one| seats.set(one))
            />
            {move || (pairs && seats.get() == "two").then(|| view! { <p class="soft">{speech.says("web-own-pairs")}</p> })}
            {move || match told.get() {
                None => ().into_any(),
                Some(Ok(board)) => view! { <Table board /> }.into_any(),
                Some(Err(why)) => view! { <p role="alert">{move || speech.say(&why)}</p> }.into_any(),
            }}
        </main>
    }
}

/// Two, where two can play.
fn class_of(game: &str) -> &'static str {
    let least = games::face(game).map_or(2, |face| face.terms.meta.least_seats);
    if least <= 2 { "two" } else { "more" }
}

#[component]
fn Other(face: &'static Face, here: String) -> impl IntoView {
    view! {
        <a class="gc" href=format!("/leaders/{}", face.id) aria-current=(face.id == here).then_some("page")>
            <Sign game=face.id.to_owned() />
            <span class="vh">{face.title}</span>
        </a>
    }
}

#[component]
fn Table(board: Board) -> impl IntoView {
    let speech = Speech::here();
    let rows = rows(&board);
    let (least, nobody) = (board.least_games, board.leaders.is_empty());
    let terms = move || speech.say(&Message::new("web-own-least").with("games", least));
    view! {
        {board.me.map(|mine| view! { <Me mine least /> })}
        <div class="slip list">
            <table>
                <caption class="vh">{speech.says("web-own-leaders")}</caption>
                <thead>
                    <tr>
                        <th scope="col">{speech.says("web-own-rank")}</th>
                        <th scope="col">{speech.says("web-own-name")}</th>
                        <th scope="col" class="n">{speech.says("web-own-rating")}</th>
                        <th scope="col" class="n">{speech.says("web-own-played")}</th>
                    </tr>
                </thead>
                <tbody>{rows.into_iter().map(|row| view! { <One row /> }).collect_view()}</tbody>
            </table>
        </div>
        {nobody.then(|| view! { <p>{speech.says("web-own-no-leaders")}</p> })}
        <p class="soft sm">{terms}</p>
        <p class="soft sm">{speech.says("web-own-bots-say")}</p>
    }
}

#[component]
fn One(row: Row) -> impl IntoView {
    let speech = Speech::here();
    match row {
        Row::Person(Leader { place, name, rating, deviation, games, me }) => {
            let page = format!("/@{}", written(&name));
            view! {
                <tr class:own-line=me>
                    <td class="serif">{place}</td>
                    <th scope="row"><a href=page>{name}</a></th>
                    <td class="n"><b class="serif">{whole(rating)}</b>" "<span class="soft">{format!("± {}", whole(deviation))}</span></td>
                    <td class="n">{games}</td>
                </tr>
            }
            .into_any()
        }
        Row::Bot(Bot { bot, rating }) => view! {
            <tr class="bt">
                <td></td>
                <th scope="row">{move || speech.say(&Message::new("web-own-bot").with("name", level_name(speech, &bot)))}</th>
                <td class="n"><b class="serif">{whole(rating)}</b></td>
                <td class="n">"–"</td>
            </tr>
        }
        .into_any(),
    }
}

/// How I stand.
#[component]
fn Me(mine: Mine, least: u32) -> impl IntoView {
    let speech = Speech::here();
    let Mine { place, rating, deviation, games, provisional } = mine;
    let say = move || {
        let key = if provisional || games < least { "web-own-me-soon" } else { "web-own-me" };
        let message = Message::new(key).with("place", place).with("games", games).with("least", least);
        speech.say(&message.with("rating", whole(rating)).with("deviation", whole(deviation)))
    };
    view! { <p class="bring">{say}</p> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_stand_where_they_are_strong() {
        let leader = |place, rating| Leader {
            place,
            name: "Ada".to_owned(),
            rating,
            deviation: 50.0,
            games: 20,
            me: false,
        };
        let bot = Bot { bot: "club".to_owned(), rating: 1500.0 };
        let board = Board {
            least_games: 15,
            leaders: vec![leader(1, 1700.0), leader(2, 1400.0)],
            bots: vec![bot.clone()],
            me: None,
        };
        let expected = [Row::Person(leader(1, 1700.0)), Row::Bot(bot), Row::Person(leader(2, 1400.0))];
        assert_eq!(rows(&board), expected);
    }
}
