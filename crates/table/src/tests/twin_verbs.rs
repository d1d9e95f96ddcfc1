//! Twin worlds asked for everything a table can be asked for: what differs only in what a viewer cannot know is refused or
//! done alike, and told alike.
//!
//! The twins begin in two worlds that the viewer cannot tell apart, and go on with moves that look the same to the viewer,
//! though they may be different moves.

use sevenfold_core::chance::Quick;
use sevenfold_core::erased::{AnyEvent, AnyRun, Told};
use sevenfold_core::testing::scale;
use sevenfold_core::{Agenda, Rng, Seat, Viewer, WindowId};
use sevenfold_protocol::{
    Ask, Auto, BotSpeed, Consent, Hints, Millis, PROTOCOL, Refusal, Request, SeatToken, Settings, Talk,
    ToClient,
};
use sevenfold_shelf::Shelved;

use super::host::{Host, opening, player};
use super::random::{PEOPLE, games, move_if_asked};
use crate::{Done, Effort, Find, Happened, Mover, PlayerId, Table, To};

/// How many moves are tried in the other world until one looks the same.
const TRIES: usize = 40;

/// Two tables that one person cannot tell apart.
struct Twins {
    tables: [Table; 2],
    viewer: Viewer,
    who: PlayerId,
    now: Millis,
    /// Moves that were different and looked the same.
    disguised: u32,
}

/// A game of people only, so many moves old.
fn begun(find: Find, game: &'static dyn Shelved, old: u32, rng: &mut Quick) -> Host {
    let meta = game.meta();
    let seats = (meta.least_seats + rng.below(3) as u8).min(meta.most_seats);
    let settings = Settings { hints: Hints::Always, bots: BotSpeed::Normal, ..Settings::new(meta.id, seats) };
    let mut host = Host::open(find, opening(settings));
    for name in &PEOPLE[..usize::from(seats)] {
        host.arrive(name);
        host.sit(name);
    }
    host.ask("ada", Request::Start { fill: None }).unwrap();
    for _ in 0..old {
        move_if_asked(&mut host, rng);
    }
    host
}

impl Twins {
    /// The twins before whoever sits there.
    fn new(host: &Host, place: Seat, rng: &mut Quick) -> Option<Self> {
        let viewer = Viewer::Seat(place);
        let mut world = || {
            let mut table = host.rebuilt().with_effort(Effort::iterations(8));
            let play = table.play.as_mut()?;
            let run = play.run.imagine(viewer, rng)?;
            play.imagined(run);
            Some(table)
        };
        let tables = [world()?, world()?];
        let who = player(PEOPLE[place.index()]);
        Some(Self { tables, viewer, who, now: host.now, disguised: 0 })
    }

    fn run(&self, world: usize) -> Option<&dyn AnyRun> {
        Some(&*self.tables[world].running().ok()?.run)
    }

    /// A move in each world; they look the same to the viewer.
    fn step(&mut self, rng: &mut Quick) -> Option<()> {
        let (truth, world) = (self.run(0)?, self.run(1)?);
        let Agenda::Seats(_) = truth.agenda() else { return None };
        let asked: Vec<Seat> = truth.agenda().asked().iter().collect();
        let mover = *rng.pick(&asked)?;
        let text = rng.pick(&truth.legal(mover))?.clone();
        let sight = sight(truth, mover, &text, self.viewer)?;
        let mut others = world.legal(mover);
        rng.shuffle(&mut others);
        let tried = others.into_iter().take(TRIES).chain([text.clone()]);
        let mut alike = tried.filter(|other| sight_is(world, mover, other, self.viewer, &sight));
        let other = alike.next()?;
        self.disguised += u32::from(other != text);
        for (table, text) in self.tables.iter_mut().zip([text, other]) {
            let mut work = crate::work::Work::new(self.now);
            table.happen(&mut work, Happened::Moved { seat: mover, text, by: Mover::Player }).unwrap();
        }
        Some(())
    }

    /// Somebody asks for the same in both worlds: what the viewer hears of it is the same, but for what the game shows
    /// after a move.
    fn ask(&mut self, who: &PlayerId, request: &Request) -> Result<(), Refusal> {
        let ask = Ask { id: 1, request: request.clone() };
        let [truth, world] = self
            .tables
            .each_mut()
            .map(|table| table.handle(who, &ask, self.now).map_err(|error| error.refusal()));
        let heard = |done: &Result<Done, Refusal>| match done {
            Ok(_) if matches!(request, Request::Move { .. }) => Ok(String::new()),
            Ok(done) => Ok(self.heard(done, who)),
            Err(refusal) => Err(refusal.clone()),
        };
        assert_eq!(heard(&truth), heard(&world), "{who} asks for {request:?} before {:?}", self.viewer);
        truth.map(|_| ())
    }

    /// What the viewer is sent, as it goes over the wire, and when the table wants to be woken.
    fn heard(&self, done: &Done, asker: &PlayerId) -> String {
        let meant = |to: &To| *to == To::Viewer(self.viewer) || *to == To::Player(self.who.clone());
        let sent = done.send.iter().filter(|sending| meant(&sending.to)).map(|sending| &sending.message);
        let replies: &[ToClient] = if *asker == self.who { &done.reply } else { &[] };
        let told: Vec<&ToClient> = sent.chain(replies).collect();
        format!("{} {:?}", serde_json::to_string(&told).unwrap(), done.wake)
    }

    fn assert_alike(&self) {
        let [truth, world] = self.tables.each_ref().map(|table| {
            (serde_json::to_string(&table.snapshot(self.viewer, self.now)).unwrap(), table.wake())
        });
        assert_eq!(truth, world, "twins look alike to {:?}", self.viewer);
    }
}

type Sight = (serde_json::Value, Vec<Told>, Agenda);

fn sight(run: &dyn AnyRun, mover: Seat, text: &str, viewer: Viewer) -> Option<Sight> {
    let mut run = run.boxed_clone();
    let events: Vec<Box<dyn AnyEvent>> = run.play(mover, text).ok()?;
    let told = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
    Some((run.view(viewer), told, run.agenda()))
}

fn sight_is(run: &dyn AnyRun, mover: Seat, text: &str, viewer: Viewer, sight: &Sight) -> bool {
    self::sight(run, mover, text, viewer).as_ref() == Some(sight)
}

/// Anything the viewer may think of.
fn anything(twins: &Twins, rng: &mut Quick) -> Request {
    let seats = u32::from(twins.tables[0].settings().seats);
    let own = twins.viewer.seat().unwrap();
    let seat = if rng.below(4) == 0 { Seat::new(rng.below(seats) as u8) } else { own };
    match rng.below(26) {
        0..=7 => Request::OfferUndo { seat },
        8 => Request::AnswerUndo { seat, consent: Consent::Decline },
        9 => Request::AnswerUndo { seat, consent: Consent::Agree },
        10 => Request::LeaveSeat { seat },
        11 | 12 => Request::TakeSeat { seat: Some(seat), name: "Ada".into() },
        13 => Request::Say { seat, talk: Talk::Phrase("oops".into()) },
        14 => Request::SetName { seat, name: format!("Ada {}", rng.below(9)) },
        15 => Request::SetAuto { seat, auto: *rng.pick(&[Auto::Passive, Auto::Off]).unwrap() },
        16 => Request::Hint { seat },
        17 => Request::LetBotPlay { seat },
        18 => Request::Rematch { seat },
        19 if rng.below(6) == 0 => Request::Resign { seat },
        20 => Request::Start { fill: None },
        21 => Request::SetBotSpeed { speed: *rng.pick(&[BotSpeed::Fast, BotSpeed::Slow]).unwrap() },
        22 => Request::ClearSeat { seat },
        23 => Request::SetBot { seat, bot: "random".into() },
        24 => Request::Hello { protocol: PROTOCOL },
        25 => Request::ReturnToSeat { token: SeatToken([7; 16]) },
        _ => a_move(twins, seat, rng),
    }
}

/// A move of any seat in the true world, tried at this one.
fn a_move(twins: &Twins, seat: Seat, rng: &mut Quick) -> Request {
    let seats = u32::from(twins.tables[0].settings().seats);
    let legal = twins.run(0).map(|run| run.legal(Seat::new(rng.below(seats) as u8))).unwrap_or_default();
    let text = rng.pick(&legal).cloned().unwrap_or_else(|| "pass".into());
    let windows = twins.run(0).map(|run| run.agenda().windows().to_vec()).unwrap_or_default();
    let window = rng.pick(&windows).map_or(WindowId(0), |window| window.id);
    Request::Move { seat, window, text }
}

/// The others agree to whatever is wished for.
fn agree(twins: &mut Twins, seats: u8) {
    for (seat, name) in Seat::all(seats).zip(PEOPLE) {
        if twins.tables[0].table_face().undo.is_some_and(|offer| offer.waiting.contains(seat)) {
            let agreed = twins.ask(&player(name), &Request::AnswerUndo { seat, consent: Consent::Agree });
            assert_eq!(agreed, Ok(()), "whoever is asked may answer");
        }
    }
}

#[test]
fn twins_answer_everything_alike() {
    let (mut disguised, mut wishes) = (0, 0);
    for (number, (find, game)) in games().into_iter().enumerate() {
        let mut asked = 0;
        for round in 0..scale(25, 1_000) {
            let mut rng = Quick::new(u64::from(round) * 100 + number as u64);
            let old = rng.below(2) * rng.below(40);
            let host = begun(find, game, old, &mut rng);
            let place = Seat::new(rng.below(u32::from(host.table.settings().seats)) as u8);
            let Some(mut twins) = Twins::new(&host, place, &mut rng) else { continue };
            for _ in 0..30 {
                if rng.below(2) == 0 && twins.step(&mut rng).is_none() {
                    break;
                }
                let (who, request) = (twins.who.clone(), anything(&twins, &mut rng));
                let answer = twins.ask(&who, &request);
                if answer.is_ok() && matches!(request, Request::Move { .. }) {
                    break;
                }
                if let Request::OfferUndo { .. } = request {
                    wishes += u32::from(answer.is_ok());
                    asked += 1;
                }
                if rng.below(2) == 0 {
                    agree(&mut twins, host.table.settings().seats);
                }
                twins.assert_alike();
                twins.now = twins.now.plus(800);
            }
            disguised += twins.disguised;
        }
        assert!(asked > 20, "{}: {asked} wishes to take back", game.meta().id);
    }
    assert!(disguised > 20 && wishes > 20, "{disguised} moves in disguise, {wishes} wishes not refused");
}

/// Whether a move could be taken back tells nothing about what others have done in secret since (TS-6: whether somebody has
/// put a card aside).
#[test]
fn twins_are_taken_back_alike() {
    for (number, (find, game)) in games().into_iter().enumerate() {
        let (mut asked, mut disguised) = (0, 0);
        for round in 0..scale(40, 600) {
            let mut rng = Quick::new(u64::from(round) * 100 + number as u64);
            let host = begun(find, game, rng.below(2) * rng.below(9), &mut rng);
            let agenda = host.table.running().map(|play| play.run.agenda());
            let Some(first) = agenda.ok().and_then(|agenda| agenda.asked().first()) else { continue };
            let Some(mut twins) = Twins::new(&host, first, &mut rng) else { continue };
            let who = twins.who.clone();
            for _ in 0..4 {
                if twins.step(&mut rng).is_none() {
                    break;
                }
                asked += 1;
                if twins.ask(&who, &Request::OfferUndo { seat: first }).is_ok() {
                    let withdrawn = Request::AnswerUndo { seat: first, consent: Consent::Decline };
                    assert_eq!(twins.ask(&who, &withdrawn), Ok(()));
                }
            }
            disguised += twins.disguised;
        }
        assert!(asked > 30, "{}: {asked} times", game.meta().id);
        let secret = game.meta().id == "triple-seven";
        assert!(!secret || disguised > 20, "{disguised} moves in disguise");
    }
}
