//! What can be done, each with its consequence: the answers to an attack, the ways to play what was picked up, and
//! what can be done without a card.

mod say;

use std::collections::BTreeMap;

use sevenfold_core::{Message, Seat};
use sevenfold_triple_seven::{
    Action, Card, Colour, Defence, Gift, Intent, Main, Play, Run, Six, Turning, Voice,
};

use super::{Asked, Scene, Thing};

/// Something one can do.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Offer {
    /// What stands beside it.
    pub picture: Picture,
    /// What it is.
    pub title: Message,
    /// What comes of it.
    pub note: Option<Message>,
    /// How it is chosen.
    pub way: Way,
    /// How loud it is.
    pub tone: Tone,
}

/// What stands beside an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Picture {
    /// A card.
    Card(Card),
    /// A 567.
    Run(Run),
    /// A sign from the sheet.
    Icon(&'static str),
}

/// How an offer is chosen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Way {
    /// By a press.
    Press(Action),
    /// By naming a colour, or by leaving the one in force.
    Colours(Vec<(Named, Action)>),
    /// By naming a player.
    Seats(Vec<(Seat, Action)>),
    /// Not at all: the card is not in hand.
    Lacking,
}

/// A colour that is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    /// This one.
    Colour(Colour),
    /// The one in force stays.
    Stays(Colour),
}

/// How loud an offer is. At most one is the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// The one to look at first.
    Go,
    /// One among others.
    Plain,
}

impl Offer {
    /// Every move it can make.
    pub(crate) fn actions(&self) -> Vec<Action> {
        match &self.way {
            Way::Press(action) => vec![*action],
            Way::Colours(named) => named.iter().map(|(_, action)| *action).collect(),
            Way::Seats(named) => named.iter().map(|(_, action)| *action).collect(),
            Way::Lacking => Vec::new(),
        }
    }
}

/// What is offered: about the thing that was picked up, or else about nothing in hand. An attack shows every answer.
pub(crate) fn offers(scene: &Scene, picked: Option<Thing>) -> Vec<Offer> {
    let mut offers = match (scene.asked(), picked) {
        (Asked::Answer(..), _) => answers(scene),
        (Asked::CallOut(_), _) => grouped(scene, |action| matches!(action, Action::CallOut | Action::Hush)),
        (_, Some(thing)) => grouped(scene, |action| Thing::of(action) == Some(thing)),
        // What is pressed in a race has a button of its own.
        (_, None) => grouped(scene, |action| Thing::of(action).is_none() && action != Action::CallOut),
    };
    let first = offers.iter_mut().find(|offer| is_main(scene, offer));
    if let Some(first) = first {
        first.tone = Tone::Go;
    }
    offers
}

/// Is this what most people want? Whatever needs no card is as good as a card, so none of it stands out.
fn is_main(scene: &Scene, offer: &Offer) -> bool {
    match offer.actions().first() {
        None | Some(Action::Submit | Action::Hush | Action::Swap(_)) => false,
        Some(Action::Reserve(_)) => scene.asked() == Asked::Reserve,
        Some(action) => Thing::of(*action).is_some() || *action == Action::CallOut,
    }
}

/// Every answer to an attack, also those that are not in hand (TS-33, TS-36).
fn answers(scene: &Scene) -> Vec<Offer> {
    let mut offers = grouped(scene, |action| matches!(action, Action::Answer(_) | Action::Submit));
    let Some((_, attack)) = scene.view.attack() else { return offers };
    let at = offers.len().saturating_sub(1);
    let held = |with: Defence| scene.about(Thing::Card(Card::main(with.main()))).next().is_some();
    for &with in attack.defences().iter().rev().filter(|with| !held(**with)) {
        let card = Card::main(with.main());
        offers.insert(
            at,
            Offer {
                picture: Picture::Card(card),
                title: Message::new("web-triple-seven-card").with("card", card.say()),
                note: Some(Message::new("web-triple-seven-lacking")),
                way: Way::Lacking,
                tone: Tone::Plain,
            },
        );
    }
    offers
}

/// What moves have in common that are one offer, in the order in which they are shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Head {
    Answer(Main),
    Run(u8),
    Announced,
    Turning,
    Steal,
    Six,
    Trade,
    Show,
    Play,
    Silent,
    Name(Main),
    CallOut,
    Give,
    Top,
    Swap,
    Reserve,
    Draw,
    Pass,
    NoReserve,
    Done,
    Hush,
    Submit,
}

/// What distinguishes the moves of one offer.
#[derive(Clone, Copy)]
enum Chip {
    None,
    Colour(Option<Colour>),
    Seat(Seat),
}

fn grouped(scene: &Scene, among: impl Fn(Action) -> bool) -> Vec<Offer> {
    let mut groups: BTreeMap<Head, Vec<(Chip, Action)>> = BTreeMap::new();
    for action in scene.actions.iter().copied().filter(|action| among(*action)) {
        if let Some((head, chip)) = head(action) {
            groups.entry(head).or_default().push((chip, action));
        }
    }
    groups.into_values().filter_map(|moves| offer(scene, &moves)).collect()
}

/// `None` for the announcement, which is only ever pressed in a race.
fn head(action: Action) -> Option<(Head, Chip)> {
    let simple = |head| Some((head, Chip::None));
    match action {
        Action::Play(_, play) => Some(head_of_play(play)),
        Action::PlayRun(run) | Action::Give(Gift::Run(run)) => {
            simple(Head::Run(u8::from(run.six == Six::Thief)))
        }
        Action::Answer(answer) => Some((Head::Answer(answer.with.main()), Chip::Colour(answer.names))),
        Action::Reserve(_) => simple(Head::Reserve),
        Action::Swap(_) => simple(Head::Swap),
        Action::NoReserve => simple(Head::NoReserve),
        Action::Draw => simple(Head::Draw),
        Action::Pass => simple(Head::Pass),
        Action::Done => simple(Head::Done),
        Action::Give(Gift::Card(_)) => simple(Head::Give),
        Action::Give(Gift::Top) => simple(Head::Top),
        Action::Submit => simple(Head::Submit),
        Action::CallOut => simple(Head::CallOut),
        Action::Hush => simple(Head::Hush),
        Action::Announce => None,
    }
}

fn head_of_play(play: Play) -> (Head, Chip) {
    let simple = |head| (head, Chip::None);
    match play {
        Play::Number(..) | Play::Deuce(_) | Play::Reverse(_, Turning::Keep) | Play::Trade(_, None) => {
            simple(Head::Play)
        }
        Play::Reverse(_, Turning::Reverse) => simple(Head::Turning),
        Play::Trade(_, Some(other)) => (Head::Trade, Chip::Seat(other)),
        Play::Herald(_, Voice::Announced) => simple(Head::Announced),
        Play::Herald(_, Voice::Silent) => simple(Head::Silent),
        Play::Thief(_, Intent::Six) => simple(Head::Six),
        Play::Thief(_, Intent::Show) => simple(Head::Show),
        Play::Thief(_, Intent::Steal(from)) => (Head::Steal, Chip::Seat(from)),
        Play::Main(main, colour) => (Head::Name(main), Chip::Colour(colour)),
    }
}

fn offer(scene: &Scene, moves: &[(Chip, Action)]) -> Option<Offer> {
    let (_, first) = *moves.first()?;
    Some(Offer {
        picture: picture(first),
        title: say::title(scene, first),
        note: say::note(scene, first),
        way: way(scene, moves, first),
        tone: Tone::Plain,
    })
}

fn way(scene: &Scene, moves: &[(Chip, Action)], first: Action) -> Way {
    match moves[0].0 {
        Chip::None => Way::Press(first),
        Chip::Seat(_) => Way::Seats(
            moves
                .iter()
                .filter_map(|(chip, action)| match chip {
                    Chip::Seat(seat) => Some((*seat, *action)),
                    _ => None,
                })
                .collect(),
        ),
        Chip::Colour(_) => {
            let in_force = scene.view.table.pile.shows.map(|shows| shows.colour);
            let mut named: Vec<(Named, Action)> = moves
                .iter()
                .filter_map(|(chip, action)| match chip {
                    Chip::Colour(Some(colour)) => Some((Named::Colour(*colour), *action)),
                    Chip::Colour(None) => in_force.map(|colour| (Named::Stays(colour), *action)),
                    _ => None,
                })
                .collect();
            // To name the colour in force is the same as to leave it: one button for both.
            if let Some(stays) =
                in_force.filter(|colour| named.iter().any(|(name, _)| *name == Named::Stays(*colour)))
            {
                named.retain(|(name, _)| *name != Named::Colour(stays));
                named.sort_by_key(|(name, _)| match name {
                    Named::Colour(colour) | Named::Stays(colour) => *colour,
                });
            }
            Way::Colours(named)
        }
    }
}

fn picture(action: Action) -> Picture {
    match action {
        Action::Play(_, play) => Picture::Card(play.card()),
        Action::PlayRun(run) | Action::Give(Gift::Run(run)) => Picture::Run(run),
        Action::Answer(answer) => Picture::Card(Card::main(answer.with.main())),
        Action::Reserve(card) | Action::Swap(card) | Action::Give(Gift::Card(card)) => Picture::Card(card),
        Action::Draw | Action::Submit | Action::Give(Gift::Top) => Picture::Icon("icon-draw"),
        Action::CallOut | Action::Announce => Picture::Icon("ts-horn"),
        Action::NoReserve | Action::Pass | Action::Done | Action::Hush => Picture::Icon("icon-forward"),
    }
}
