//! A new table: how it is played, and by how many. The form is made from the options' own description.

mod challenges;
mod clock;
mod field;
mod open;
mod usual;

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::{Map, Value};
use sevenfold_core::{Legs, Message};
use sevenfold_protocol::{Listing, Pace, Rated, Settings, Watching};
use sevenfold_texts::{Nobody, Texts};

use crate::challenges::kept;
use crate::games::{Face, all, face};
use crate::pages::NotFound;
use crate::parts::{Bar, Icon, Segs, Title, UsualLevel};
use crate::speech::Speech;
use crate::table::SPEEDS;
use crate::way::Way;
use crate::{api, me};
use challenges::{Challenges, has_forfeits};
use clock::ClockField;
use field::FieldForm;
use open::InTheOpen;
pub(crate) use usual::UsualTerms;

/// What was chosen for a table in this browser, on the way from the form to the table.
#[derive(Clone, Copy)]
pub(crate) struct Plan(pub RwSignal<Option<Planned>>);

/// A table in this browser that is about to be opened.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Planned {
    /// How it is set.
    pub settings: Settings,
    /// How many people share this device.
    pub people: u8,
}

/// The form's values.
pub(crate) type Options = RwSignal<Map<String, Value>>;

/// The page for a new table of the game in the address.
#[component]
pub(crate) fn Create(game: String) -> impl IntoView {
    match face(&game) {
        Some(face) => view! { <Form face /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    }
}

/// What a table has unless something else is chosen: people who sit together play a game's live variant.
fn usual(face: &Face, seats: u8) -> Map<String, Value> {
    let mut options = face.terms.usual(seats);
    options.extend(face.live.iter().map(|(key, value)| ((*key).to_owned(), Value::from(*value))));
    options
}

/// The options for another number of players: what somebody chose stays, what was only usual becomes what is usual now.
fn carried_over(
    chosen: &Map<String, Value>,
    before: &Map<String, Value>,
    mut now: Map<String, Value>,
) -> Map<String, Value> {
    let chosen = chosen.iter().filter(|(key, value)| before.get(*key) != Some(value));
    now.extend(chosen.map(|(key, value)| (key.clone(), value.clone())));
    now
}

/// Options for people at one device: what only makes sense at several is as usual.
fn without_live(face: &Face, chosen: &Map<String, Value>, seats: u8) -> Map<String, Value> {
    let mut options = chosen.clone();
    let plain = face.terms.usual(seats);
    options.extend(plain.into_iter().filter(|(key, _)| face.live.iter().any(|(live, _)| live == key)));
    options
}

#[component]
fn Form(face: &'static Face) -> impl IntoView {
    let speech = Speech::here();
    let seats = RwSignal::new(face.usual_seats);
    let options: Options = RwSignal::new(usual(face, face.usual_seats));
    let pace = RwSignal::new(Pace::Live);
    let (watching, legs) = (RwSignal::new(Watching::Open), RwSignal::new(Legs::One));
    let (listing, rated) = (RwSignal::new(Listing::Private), RwSignal::new(Rated::Casual));
    let (clock, speed) = (RwSignal::new(None::<u32>), RwSignal::new(me::speed()));
    let refused = RwSignal::new(None::<Message>);
    let own = RwSignal::new(kept());
    let plan = expect_context::<Plan>();
    let settings = move || Settings {
        options: Value::Object(options.get_untracked()),
        pace: pace.get_untracked(),
        watching: watching.get_untracked(),
        legs: face.terms.legs(seats.get_untracked(), legs.get_untracked()),
        move_seconds: clock.get_untracked(),
        // A list without a challenge is no list.
        challenges: own
            .get_untracked()
            .filter(|own| options.with_untracked(has_forfeits) && !own.trim().is_empty()),
        bots: speed.get_untracked(),
        ..Settings::new(face.id, seats.get_untracked())
    };
    // Whatever is played in this browser is for nobody else.
    let on_server =
        move || Settings { listing: listing.get_untracked(), rated: rated.get_untracked(), ..settings() };
    let way = Way::here();
    let people = RwSignal::new(1_u8);
    let here = move |_| {
        let people = people.get_untracked().min(seats.get_untracked());
        let mut settings = settings();
        me::keep_terms(&settings);
        if people > 1 {
            // What is a race among devices is none at one.
            settings.options = Value::Object(without_live(face, &options.get_untracked(), settings.seats));
        }
        plan.0.set(Some(Planned { settings, people }));
        way.to(&format!("/play/{}", face.id));
    };
    let open = move |_| {
        let settings = on_server();
        spawn_local(async move {
            match api::open_table(&settings).await {
                Ok(code) => way.to(&format!("/table/{code}")),
                Err(message) => refused.set(Some(message)),
            }
        });
    };
    let fields = face.terms.fields;
    view! {
        <Title text=Signal::derive(move || format!("{} · {}", speech.t("web-new-table"), face.title)) />
        <Bar><span class="serif">{speech.says("web-new-table")}</span></Bar>
        <main id="main" class="create">
            <nav class="pick" aria-label=speech.says("web-sit-down")>{picks(face)}</nav>
            <div class="panels">
                <section class="panel" aria-labelledby="how">
                    <h2 id="how" class="serif">{speech.says("web-how-you-play")}</h2>
                    {fields.iter().map(|field| view! { <FieldForm game=face.id field options /> }).collect_view()}
                    <Challenges options own />
                    {fields.is_empty().then(|| view! { <p class="soft2">{speech.says("web-one-way")}</p> })}
                </section>
                <section class="panel" aria-labelledby="who">
                    <h2 id="who" class="serif">{speech.says("web-who-sits-down")}</h2>
                    <Seats face seats options />
                    <ReturnGame face seats legs />
                    <UsualLevel />
                    <fieldset>
                        <legend>{speech.says("web-pace")}</legend>
                        {[Pace::Live, Pace::Slow].map(|one| view! { <PaceChoice one pace clock /> }).collect_view()}
                    </fieldset>
                    <ClockField pace clock />
                    <Segs
                        label="web-speed"
                        values=SPEEDS.to_vec()
                        chosen=Signal::derive(move || Some(speed.get()))
                        choose=Callback::new(move |one| speed.set(one))
                    />
                    <label class="opt">
                        <input
                            type="checkbox"
                            prop:checked=move || watching.get() == Watching::Open
                            on:change=move |event| watching.set(
                                if event_target_checked(&event) { Watching::Open } else { Watching::Closed },
                            )
                        />
                        <span><b>{speech.says("web-watchers")}</b><small>{speech.says("web-watchers-hint")}</small></span>
                    </label>
                    <InTheOpen listing rated pace clock />
                </section>
            </div>
            <div role="alert">
                {move || refused.get().map(|message| {
                    let sentence = Texts::of(speech.lang()).say(&message, &Nobody);
                    view! { <p class="refused"><Icon name="icon-refuse" /><span>{sentence}</span></p> }
                })}
            </div>
            <div class="create-go">
                <a class="tool" href=format!("/quick/{}", face.id)><Icon name="icon-learn" />{speech.says("web-quick")}</a>
                <span class="sp"></span>
                <People seats people />
                <button class="btn" on:click=here>
                    {move || speech.t(if people.get() > 1 { "web-play-here-together" } else { "web-play-here" })}
                </button>
                <button class="btn go" on:click=open><Icon name="icon-people" />{speech.says("web-open-table")}</button>
            </div>
        </main>
    }
}

/// The games, to change one's mind.
fn picks(chosen: &'static Face) -> impl IntoView {
    let pick = |face: &'static Face| {
        let current = (face.id == chosen.id).then_some("page");
        view! {
            <a class=face.tint href=format!("/new/{}", face.id) aria-current=current>
                <svg viewBox="0 0 300 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=face.picture></svg>
                <span>{face.title}</span>
            </a>
        }
    };
    all().into_iter().map(pick).collect_view()
}

/// How many play.
#[component]
fn Seats(face: &'static Face, seats: RwSignal<u8>, options: Options) -> impl IntoView {
    let speech = Speech::here();
    let meta = &face.terms.meta;
    let choice = move |number: u8| {
        let choose = move |_| {
            let (before, now) = (usual(face, seats.get_untracked()), usual(face, number));
            seats.set(number);
            options.update(|options| *options = carried_over(options, &before, now));
        };
        view! {
            <label class="seg">
                <input type="radio" name="seats" prop:checked=move || seats.get() == number on:change=choose />
                <span>{number}</span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{speech.says("web-seats")}</legend>
            <div class="segs">{(meta.least_seats..=meta.most_seats).map(choice).collect_view()}</div>
            <small>{speech.says("web-seats-hint")}</small>
        </fieldset>
    }
}

/// Two games with the seats exchanged, where the game offers them.
#[component]
fn ReturnGame(face: &'static Face, seats: RwSignal<u8>, legs: RwSignal<Legs>) -> impl IntoView {
    let speech = Speech::here();
    let offered = move || face.terms.legs(seats.get(), Legs::Two) == Legs::Two;
    let choose = move |event| legs.set(if event_target_checked(&event) { Legs::Two } else { Legs::One });
    view! {
        <Show when=offered>
            <label class="opt return-game">
                <input type="checkbox" prop:checked=move || legs.get() == Legs::Two on:change=choose />
                <span><b>{speech.says("web-return-game")}</b><small>{speech.says("web-return-game-hint")}</small></span>
            </label>
        </Show>
    }
}

/// How many people share this device.
#[component]
fn People(seats: RwSignal<u8>, people: RwSignal<u8>) -> impl IntoView {
    let speech = Speech::here();
    let choices = move || {
        let most = seats.get();
        (1..=most)
            .map(|number| view! { <option value=number selected=move || people.get() == number>{number}</option> })
            .collect_view()
    };
    let choose = move |event| people.set(event_target_value(&event).parse().unwrap_or(1));
    view! {
        <label class="people">
            <span>{speech.says("web-people-here")}</span>
            <select on:change=choose>{choices}</select>
        </label>
    }
}

#[component]
fn PaceChoice(one: Pace, pace: RwSignal<Pace>, clock: RwSignal<Option<u32>>) -> impl IntoView {
    let speech = Speech::here();
    let (label, hint) = match one {
        Pace::Live => ("web-pace-live", "web-pace-live-hint"),
        Pace::Slow => ("web-pace-slow", "web-pace-slow-hint"),
    };
    let choose = move |_| {
        pace.set(one);
        // A time that suits the one pace suits the other hardly ever.
        clock.set(None);
    };
    view! {
        <label class="opt">
            <input type="radio" name="pace" prop:checked=move || pace.get() == one on:change=choose />
            <span><b>{move || speech.t(label)}</b><small>{move || speech.t(hint)}</small></span>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_stays_with_another_number_of_seats() {
        let terms = |text: &str| serde_json::from_str::<Map<String, Value>>(text).unwrap();
        let (three, four) =
            (terms(r#"{"finish":"seven","rounds":3}"#), terms(r#"{"finish":"seven","rounds":4}"#));
        let chosen = terms(r#"{"finish":"any","rounds":3}"#);
        assert_eq!(carried_over(&chosen, &three, four), terms(r#"{"finish":"any","rounds":4}"#));
    }
}
