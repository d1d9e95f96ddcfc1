//! Random tables whose people come and go: whatever they try, nobody gets more out of another one's absence than
//! `docs/rights.md` grants.

mod verbs;

use sevenfold_core::chance::Quick;
use sevenfold_core::testing::scale;
use sevenfold_core::{Legs, Rng, Seat, Viewer};
use sevenfold_protocol::{
    Auto, BotSpeed, Consent, Hints, PROTOCOL, Pace, Phase, Request, SeatToken, Settings, Talk, ToClient,
    Watching,
};

use super::host::{Host, opening, player, seat};
use super::parley;
use super::random::{PEOPLE, reveal, seal};
use super::witness::{Cause, Seen, Witness};
use verbs::Verbs;

const HOUR: u64 = 60 * 60 * 1000;

/// A table and somebody who watches over it.
struct Scene {
    host: Host,
    witness: Witness,
    /// Everything that was ever given to come back with.
    tokens: Vec<SeatToken>,
    /// What was tried while somebody was gone.
    verbs: Verbs,
}

impl Scene {
    fn new(rng: &mut Quick) -> Self {
        let seats = 2 + rng.below(3) as u8;
        let settings = Settings {
            bots: BotSpeed::Instant,
            legs: if seats == 2 && rng.below(2) == 0 { Legs::Two } else { Legs::One },
            pace: *rng.pick(&[Pace::Live, Pace::Slow]).unwrap(),
            move_seconds: *rng.pick(&[None, None, Some(600)]).unwrap(),
            hints: *rng.pick(&[Hints::Off, Hints::Alone, Hints::Alone, Hints::Always]).unwrap(),
            watching: *rng.pick(&[Watching::Open, Watching::Closed]).unwrap(),
            ..Settings::new("parley", seats)
        };
        let witness = Witness::new(&settings);
        let host = Host::open(parley::find, opening(settings));
        let mut scene = Self { host, witness, tokens: Vec::new(), verbs: Verbs::default() };
        scene.read(&Cause::Time);
        for name in PEOPLE {
            scene.come(name);
        }
        scene.gather(rng);
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
        let somebody_is_gone =
            self.host.table.players().iter().any(|player| !self.host.connected.contains(player));
        // Much of it is refused, which changes nothing, as the host checks.
        let answer = self.host.ask(name, request.clone());
        if somebody_is_gone {
            self.verbs.note(&request, &answer);
        }
        self.read(&Cause::Asked(name.to_owned(), request));
        for reply in answer.map(|heard| heard.reply).unwrap_or_default() {
            match reply {
                ToClient::Seated { seat, token, .. } => {
                    self.witness.seated(name, seat, token);
                    self.tokens.push(token);
                }
                ToClient::Hinted { seat, .. } => self.witness.hinted(name, seat),
                _ => {}
            }
        }
    }

    /// As many as can sit down, some seal a part, somebody goes, somebody is sent away, and most often a game begins.
    fn gather(&mut self, rng: &mut Quick) {
        for name in PEOPLE {
            self.ask(name, Request::TakeSeat { seat: None, name: name.into() });
            let own = self.own(name).filter(|_| rng.below(2) == 0);
            if let Some(seat) = own {
                self.ask(name, seal(&self.host, seat));
            }
        }
        if rng.below(3) == 0 {
            self.go(rng.pick(&PEOPLE[1..]).unwrap());
        }
        let any = seat(1 + rng.below(u32::from(self.host.table.settings().seats)) as u8);
        if rng.below(4) == 0 {
            self.ask("ada", Request::ClearSeat { seat: any });
            self.ask("ada", Request::SetBot { seat: any, bot: "random".into() });
        }
        if rng.below(4) > 0 {
            self.ask("ada", Request::Start { fill: Some("random".into()) });
        }
    }

    /// The first seat of somebody.
    fn own(&self, name: &str) -> Option<Seat> {
        self.host.table.viewers(&player(name)).into_iter().find_map(Viewer::seat)
    }

    /// Between two games somebody sees to it that there is a next one.
    fn go_on(&mut self, name: &str, rng: &mut Quick) {
        match (self.host.table.phase(), self.own(name)) {
            (Phase::Gathering, _) => self.gather(rng),
            (Phase::Dealing { .. }, Some(seat)) => self.ask(name, reveal(seat)),
            (Phase::Over(_), Some(seat)) if rng.below(2) == 0 => self.ask(name, seal(&self.host, seat)),
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
                if rng.below(8) == 0 {
                    self.ask(name, Request::Hint { seat });
                }
                let request = Request::Move { seat, window: choice.window, text: choice.text.clone() };
                return self.ask(name, request);
            }
        }
        self.wait(500);
    }

    /// A move that this seat could make, tried by anybody.
    fn a_move_of(&self, seat: Seat, rng: &mut Quick) -> Option<Request> {
        let game = self.host.snapshot(Viewer::Seat(seat)).game?;
        let choice = rng.pick(&game.choices)?;
        Some(Request::Move { seat, window: choice.window, text: choice.text.clone() })
    }

    fn anything(&mut self, rng: &mut Quick) {
        let name = *rng.pick(&PEOPLE).unwrap();
        let seats = self.host.table.settings().seats;
        let any = seat(1 + rng.below(u32::from(seats)) as u8);
        let seat = if rng.below(4) == 0 { any } else { self.own(name).unwrap_or(any) };
        if rng.below(6) == 0 {
            self.go_on(name, rng);
        }
        let request = match rng.below(78) {
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
            41 => seal(&self.host, seat),
            42 => reveal(seat),
            43 => Request::Hello { protocol: PROTOCOL - rng.below(2) },
            44 => Request::Refresh,
            45 => match rng.pick(&self.tokens) {
                Some(token) if rng.below(3) == 0 => Request::ReturnToSeat { token: *token },
                _ => Request::ReturnToSeat { token: SeatToken([7; 16]) },
            },
            46 => match self.a_move_of(any, rng) {
                Some(request) => request,
                None => return self.play(rng),
            },
            47 => return self.wait(u64::from(rng.below(25_000))),
            48 if rng.below(2) == 0 => return self.wait(130_000),
            49 => return self.wait(80 * HOUR),
            50..=52 => return self.go(name),
            53..=56 => return self.come(name),
            _ => return self.play(rng),
        };
        self.ask(name, request);
    }
}

#[test]
fn absence_gives_nobody_more_than_the_table_of_rights() {
    let (mut seen, mut verbs) = (Seen::default(), Verbs::default());
    for round in 0..scale(60, 3_000) {
        let mut rng = Quick::new(u64::from(round));
        let mut scene = Scene::new(&mut rng);
        for _ in 0..300 {
            scene.anything(&mut rng);
        }
        seen.add(&scene.witness.seen);
        verbs.add(&scene.verbs);
    }
    println!("{seen:?} {verbs:?}");
    seen.assert_enough();
    verbs.assert_all();
}
