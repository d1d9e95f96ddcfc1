//! Quick pairing: any of these games, for so many, at this pace, rated or not.

use std::time::Duration;

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::{Crowd, Pace, Rated, Search, Waiting, Wish};

use super::Room;
use crate::games::{Face, all, face, title};
use crate::link::now;
use crate::parts::{Icon, Segs};

/// Sizes of tables: what a button is called, and for how many it stands.
const SIZES: [(&str, &[u8]); 4] = [("2", &[2]), ("3", &[3]), ("4", &[4]), ("5–7", &[5, 6, 7])];
/// After how many seconds bots may fill in; nothing means never.
const PATIENCE: [(Option<u32>, &str); 5] = [
    (Some(0), "web-lobby-bots-now"),
    (Some(30), "web-lobby-bots-half"),
    (Some(60), "web-lobby-bots-one"),
    (Some(180), "web-lobby-bots-three"),
    (None, "web-lobby-bots-never"),
];

/// What is ticked.
#[derive(Clone, Copy)]
struct Form {
    games: RwSignal<Vec<&'static str>>,
    sizes: RwSignal<Vec<u8>>,
    pace: RwSignal<Option<Pace>>,
    rated: RwSignal<Option<Rated>>,
    bots: RwSignal<Option<u32>>,
}

impl Form {
    fn wish(self) -> Wish {
        Wish {
            games: self.games.get().into_iter().map(str::to_owned).collect(),
            seats: self.sizes.get(),
            pace: self.pace.get(),
            rated: self.rated.get(),
            bots_after: self.bots.get(),
            key: Some(crate::random::number() as u32),
        }
    }
}

fn toggle<T: PartialEq + Copy>(list: &mut Vec<T>, all: &[T]) {
    if all.iter().all(|one| list.contains(one)) {
        list.retain(|one| !all.contains(one));
    } else {
        list.extend(all.iter().filter(|one| !list.contains(one)).copied().collect::<Vec<_>>());
    }
}

/// The form, or what is being waited for.
#[component]
pub(crate) fn Finding(room: Room) -> impl IntoView {
    let form = Form {
        games: RwSignal::new(all().first().map(|face| vec![face.id]).unwrap_or_default()),
        sizes: RwSignal::new(vec![2, 3, 4]),
        pace: RwSignal::new(Some(Pace::Live)),
        rated: RwSignal::new(Some(Rated::Casual)),
        bots: RwSignal::new(Some(60)),
    };
    let waits = Memo::new(move |_| room.lobby.with(|lobby| lobby.search != Search::Idle));
    view! {
        <section class="panel lb-find" aria-labelledby="lb-find">
            <div class="lb-head">
                <h2 id="lb-find" class="serif">{room.says("web-lobby-find")}</h2>
                <span class="soft2">{room.says("web-lobby-find-hint")}</span>
                <span class="sp"></span>
                <span class="soft2 lb-crowd">{move || about(room)}</span>
            </div>
            {move || if waits.get() { view! { <Waits room /> }.into_any() } else { view! { <Wishes room form /> }.into_any() }}
        </section>
    }
}

/// How many people are about; nothing before the lobby has been heard.
fn about(room: Room) -> Option<String> {
    let Crowd { here, playing } = room.lobby.with(|lobby| lobby.crowd);
    let here = (here > 0).then(|| room.say(&Message::new("web-lobby-crowd").with("count", here)))?;
    let playing = (playing > 0).then(|| room.say(&Message::new("web-lobby-playing").with("count", playing)));
    Some([here].into_iter().chain(playing).collect::<Vec<_>>().join(" "))
}

#[component]
fn Wishes(room: Room, form: Form) -> impl IntoView {
    let find = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        room.line.find(form.wish());
    };
    let size = move |(word, sizes): (&'static str, &'static [u8])| {
        let chosen = move || form.sizes.with(|chosen| sizes.iter().all(|size| chosen.contains(size)));
        view! {
            <label class="seg">
                <input type="checkbox" prop:checked=chosen on:change=move |_| form.sizes.update(|chosen| toggle(chosen, sizes)) />
                <span>{word}</span>
            </label>
        }
    };
    let paces =
        vec![(Some(Pace::Live), "web-pace-live"), (Some(Pace::Slow), "web-pace-slow"), (None, "web-either")];
    let counts = vec![(Some(Rated::Casual), "web-no"), (Some(Rated::Rated), "web-yes"), (None, "web-either")];
    let patience = move |(seconds, word): (Option<u32>, &'static str)| {
        let value = seconds.map(|seconds| seconds.to_string()).unwrap_or_default();
        view! { <option value=value selected=move || form.bots.get() == seconds>{room.says(word)}</option> }
    };
    let nothing = move || form.games.with(Vec::is_empty) || form.sizes.with(Vec::is_empty);
    view! {
        <form on:submit=find>
            <fieldset class="lb-games">
                <legend>{room.says("web-lobby-any-game")}</legend>
                <div>{all().into_iter().map(|face| view! { <Game room form face /> }).collect_view()}</div>
            </fieldset>
            <div class="lb-terms">
                <fieldset class="choice">
                    <legend>{room.says("web-seats")}</legend>
                    <div class="segs">{SIZES.map(size).collect_view()}</div>
                </fieldset>
                <Segs
                    label="web-pace"
                    values=paces
                    chosen=Signal::derive(move || Some(form.pace.get()))
                    choose=Callback::new(move |one| form.pace.set(one))
                />
                <Segs
                    label="web-lobby-counts"
                    values=counts
                    chosen=Signal::derive(move || Some(form.rated.get()))
                    choose=Callback::new(move |one| form.rated.set(one))
                />
            </div>
            <Show when=move || form.rated.get() != Some(Rated::Casual)>
                <p class="lb-rated"><Icon name="icon-crown" /><span>{room.says("web-rated-say")}</span></p>
            </Show>
            <div class="lb-go">
                <div>
                    <p role="status"><b>{move || who_waits(room, form)}</b></p>
                    <label class="lb-bots">
                        <span>{room.says("web-lobby-bots-after")}</span>
                        <select on:change=move |event| form.bots.set(event_target_value(&event).parse().ok())>
                            {PATIENCE.map(patience).collect_view()}
                        </select>
                    </label>
                </div>
                <button class="btn go big" disabled=nothing>{room.says("web-lobby-find-go")}</button>
            </div>
        </form>
    }
}

/// A game to be ticked, and how many wait for it.
#[component]
fn Game(room: Room, form: Form, face: &'static Face) -> impl IntoView {
    let count = move || {
        let people = room.lobby.with(|lobby| {
            lobby.waiting.iter().find(|waiting| waiting.game == face.id).map_or(0, |waiting| waiting.people)
        });
        room.say(&Message::new("web-lobby-wait").with("count", people))
    };
    view! {
        <label class="lb-game">
            <input
                type="checkbox"
                prop:checked=move || form.games.with(|games| games.contains(&face.id))
                on:change=move |_| form.games.update(|games| toggle(games, &[face.id]))
            />
            <span class=format!("lb-pic {}", face.tint)>
                <svg viewBox="0 0 300 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=face.picture></svg>
            </span>
            <b>{face.title}</b>
            <span class="soft2">{count}</span>
        </label>
    }
}

/// What is true of who waits, for what is ticked.
fn who_waits(room: Room, form: Form) -> String {
    let wish = form.wish();
    let waiting = room.lobby.with(|lobby| lobby.waiting.clone());
    room.say(&prospect(&wish, &waiting).unwrap_or_else(|| Message::new("web-lobby-nobody-waits")))
}

/// Who waits for one of these games, and whether with one more a table is full; nothing if nobody does.
fn prospect(wish: &Wish, waiting: &[Waiting]) -> Option<Message> {
    let wished = || waiting.iter().filter(|waiting| wish.games.contains(&waiting.game));
    let tables = wished().flat_map(|waiting| &waiting.tables);
    let full = tables.filter(|(terms, people)| wish.suits(terms) && *people + 1 >= u32::from(terms.seats));
    let most = wished().max_by_key(|waiting| waiting.people);
    match (full.max_by_key(|(terms, _)| terms.seats), most) {
        (Some((terms, _)), _) => {
            let at_once = Message::new("web-lobby-at-once").with("count", terms.seats);
            Some(at_once.with("game", title(&terms.game)))
        }
        (None, Some(waiting)) => {
            let wait = Message::new("web-lobby-wait-for").with("count", waiting.people);
            Some(wait.with("game", title(&waiting.game)))
        }
        (None, None) => None,
    }
}

/// Somebody waits: for what, since when, and how to stop.
#[component]
fn Waits(room: Room) -> impl IntoView {
    let tick = RwSignal::new(0_u32);
    if let Ok(timer) =
        set_interval_with_handle(move || tick.update(|tick| *tick += 1), Duration::from_secs(1))
    {
        on_cleanup(move || timer.clear());
    }
    let search = move || room.lobby.with(|lobby| lobby.search.clone());
    let games = move || match search() {
        Search::Idle => String::new(),
        Search::Waits { wish, .. } => {
            let titles = wish.games.iter().filter_map(|game| face(game)).map(|face| face.title);
            titles.collect::<Vec<_>>().join(", ")
        }
    };
    let seconds = move || {
        tick.track();
        let Search::Waits { since, .. } = search() else { return 0 };
        (now().0.cast_signed() + room.ahead.get() - since.0.cast_signed()).max(0) / 1000
    };
    let clock = move || format!("{}:{:02}", seconds() / 60, seconds() % 60);
    let others = move || match search() {
        Search::Idle => String::new(),
        Search::Waits { wish, .. } => {
            let others = prospect(&wish, &room.lobby.with(|lobby| lobby.waiting.clone()));
            room.say(&others.unwrap_or_else(|| Message::new("web-lobby-nobody-else")))
        }
    };
    // When bots fill in, as it was chosen; nothing where they never do.
    let bots = move || {
        let Search::Waits { wish, .. } = search() else { return None };
        wish.bots_after?;
        let (_, word) = PATIENCE.iter().find(|(seconds, _)| *seconds == wish.bots_after)?;
        Some(format!("{} {}.", room.speech.t("web-lobby-bots-after"), room.speech.t(word)))
    };
    view! {
        <div class="lb-waits">
            <svg class="busy" viewBox="0 0 48 48" aria-hidden="true"><use href="#mark" /></svg>
            <div>
                <p role="status"><b class="serif">{room.says("web-lobby-looking")}</b></p>
                <p>{games}" · "<span class="num">{clock}</span></p>
                <p class="soft2">{others}</p>
                <p class="soft2">{bots}</p>
                <p class="soft2">{room.says("web-lobby-stay")}</p>
            </div>
            <button class="btn" on:click=move |_| room.line.stop()>{room.says("web-lobby-stop")}</button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use sevenfold_protocol::Terms;

    use super::*;

    fn wish() -> Wish {
        Wish {
            games: vec!["sieben".to_owned()],
            seats: vec![2, 3],
            pace: Some(Pace::Live),
            rated: Some(Rated::Casual),
            bots_after: None,
            key: None,
        }
    }

    fn waiting(seats: u8, people: u32, rated: Rated) -> Waiting {
        let terms = Terms { game: "sieben".to_owned(), seats, pace: Pace::Live, rated };
        Waiting { game: "sieben".to_owned(), people, tables: vec![(terms, people)] }
    }

    #[test]
    fn what_is_said_of_those_who_wait_is_true() {
        let key = |waiting: &[Waiting]| prospect(&wish(), waiting).map(|said| said.key.to_string());
        let (wait_for, at_once) =
            (Some("web-lobby-wait-for".to_owned()), Some("web-lobby-at-once".to_owned()));
        assert_eq!(key(&[]), None);
        assert_eq!(key(&[waiting(3, 1, Rated::Casual)]), wait_for, "a third one is missing");
        assert_eq!(key(&[waiting(3, 2, Rated::Casual)]), at_once);
        assert_eq!(key(&[waiting(3, 2, Rated::Rated)]), wait_for, "for another kind of table");
    }

    #[test]
    fn a_tick_is_put_and_taken_away() {
        let mut sizes = vec![2, 5];
        toggle(&mut sizes, &[5, 6, 7]);
        assert_eq!(sizes, [2, 5, 6, 7]);
        toggle(&mut sizes, &[5, 6, 7]);
        assert_eq!(sizes, [2]);
    }
}
