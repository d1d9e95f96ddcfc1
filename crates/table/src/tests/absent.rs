//! Random tables whose people come and go: whatever they try, nobody gets more out of another one's absence than
//! `docs/rights.md` grants.

use sevenfold_core::chance::Quick;
use sevenfold_core::testing::scale;
use sevenfold_core::{Rng, Seat, Viewer};
use sevenfold_protocol::{Auto, BotSpeed, Consent, Pace, Phase, Request, Settings, Talk};

use super::host::{Host, opening, player, seat};
use super::parley;
use super::random::PEOPLE;
use super::witness::{Cause, Witness};

const HOUR: u64 = 60 * 60 * 1000;

/// A table and somebody who watches over it.
struct Scene {
    host: Host,
    witness: Witness,
}

impl Scene {
    fn new(rng: &mut Quick) -> Self {
        let settings = Settings {
            bots: BotSpeed::Instant,
            pace: *rng.pick(&[Pace::Live, Pace::Slow]).unwrap(),
            move_seconds: *rng.pick(&[None, None, Some(600)]).unwrap(),
            ..Settings::new("parley", 2 + rng.below(3) as u8)
        };
        let witness = Witness::new(&settings);
        let host = Host::open(parley::find, opening(settings));
        let mut scene = Self { host, witness };
        scene.read(&Cause::Time);
        for name in PEOPLE {
            scene.come(name);
        }
        scene.gather();
        scene
    }

    /// The witness reads what has been added to the journal.
    fn read(&mut self, cause: &Cause) {
        self.witness.read(&self.host.journal, cause);
    }

    fn come(&mut self, name: &str) {
        self.witness.came(name);
        self.host.arrive(name);
        self.read(&Cause::Came(name.to_owned()));
    }

    fn go(&mut self, name: &str) {
        if self.host.connected.contains(&player(name)) {
            self.host.vanish(name);
            self.witness.went(name, self.host.now);
            self.read(&Cause::Time);
        }
    }

    fn wait(&mut self, milliseconds: u64) {
        self.host.wait(milliseconds);
        self.read(&Cause::Time);
    }

    /// Whoever is there asks.
    fn ask(&mut self, name: &str, request: Request) {
        if !self.host.connected.contains(&player(name)) {
            return;
        }
        // Much of it is refused, which changes nothing, as the host checks.
        let _ = self.host.ask(name, request.clone());
        self.read(&Cause::Asked(name.to_owned(), request));
    }

    /// As many as can sit down, and a game begins.
    fn gather(&mut self) {
        for name in PEOPLE {
            self.ask(name, Request::TakeSeat { seat: None, name: name.into() });
        }
        self.ask("ada", Request::Start { fill: Some("random".into()) });
    }

    /// Between two games somebody sees to it that there is a next one.
    fn go_on(&mut self, name: &str, own: Option<Seat>) {
        match (self.host.table.phase(), own) {
            (Phase::Gathering, _) => self.gather(),
            (Phase::Over(_), Some(seat)) => self.ask(name, Request::Rematch { seat }),
            (Phase::Dealing { .. } | Phase::Playing | Phase::Over(_), _) => {}
        }
    }

    /// Somebody who is there and asked moves.
    fn play(&mut self, rng: &mut Quick) {
        for name in PEOPLE.into_iter().filter(|name| self.host.connected.contains(&player(name))) {
            for viewer in self.host.table.viewers(&player(name)) {
                let game = self.host.snapshot(viewer).game;
                let Some(choice) = game.as_ref().and_then(|game| rng.pick(&game.choices)) else { continue };
                let Viewer::Seat(seat) = viewer else { continue };
                let quiet = if rng.below(2) == 0 { "rest" } else { &choice.text };
                let choice = game.iter().flat_map(|game| &game.choices).find(|other| other.text == quiet);
                let Some(choice) = choice else { continue };
                let request = Request::Move { seat, window: choice.window, text: choice.text.clone() };
                return self.ask(name, request);
            }
        }
        self.wait(500);
    }

    fn anything(&mut self, rng: &mut Quick) {
        let name = *rng.pick(&PEOPLE).unwrap();
        let seats = self.host.table.settings().seats;
        let any = seat(1 + rng.below(u32::from(seats)) as u8);
        let own = self.host.table.viewers(&player(name)).into_iter().find_map(Viewer::seat);
        let seat = if rng.below(4) == 0 { any } else { own.unwrap_or(any) };
        if rng.below(6) == 0 {
            self.go_on(name, own);
        }
        let request = match rng.below(70) {
            0..=7 => Request::OfferUndo { seat },
            8..=17 => Request::AnswerUndo { seat, consent: Consent::Agree },
            18 => Request::AnswerUndo { seat, consent: Consent::Decline },
            19 => Request::LeaveSeat { seat },
            20..=23 => Request::TakeSeat { seat: Some(seat), name: name.into() },
            24 => Request::Say { seat, talk: Talk::Phrase("oops".into()) },
            25 => Request::SetName { seat, name: format!("{name}!") },
            26 => Request::SetAuto { seat, auto: Auto::Passive },
            27 => Request::Hint { seat },
            28..=33 => Request::LetBotPlay { seat: any },
            34 => Request::Rematch { seat },
            35 if rng.below(2) == 0 => Request::Resign { seat },
            36 | 37 => Request::Start { fill: Some("random".into()) },
            38 => Request::ClearSeat { seat: any },
            39 => Request::SetBot { seat: any, bot: "random".into() },
            40 => Request::SetBotSpeed { speed: *rng.pick(&[BotSpeed::Instant, BotSpeed::Fast]).unwrap() },
            41 => Request::Seal { seat, game: 1, seal: "7".repeat(64) },
            42 => return self.wait(u64::from(rng.below(25_000))),
            43 if rng.below(2) == 0 => return self.wait(130_000),
            44 => return self.wait(80 * HOUR),
            45..=47 => return self.go(name),
            48..=51 => return self.come(name),
            _ => return self.play(rng),
        };
        self.ask(name, request);
    }
}

#[test]
fn absence_gives_nobody_more_than_the_table_of_rights() {
    let mut seen = super::witness::Seen::default();
    for round in 0..scale(60, 3_000) {
        let mut rng = Quick::new(u64::from(round));
        let mut scene = Scene::new(&mut rng);
        for _ in 0..300 {
            scene.anything(&mut rng);
        }
        seen.add(&scene.witness.seen);
    }
    println!("{seen:?}");
    seen.assert_enough();
}
