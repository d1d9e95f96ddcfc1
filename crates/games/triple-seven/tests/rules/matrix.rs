//! Every attack with every answer, by every seat against every other, both ways round, at every seat count.

use crate::support::*;
use sevenfold_core::Game;
use sevenfold_triple_seven::TripleSeven;

/// Filler cards of which each seat gets three; nobody's plays matter.
const FILLER: [&str; 7] =
    ["G0 G1 G2", "G3 G8 G9", "B0 B1 B2", "B3 B8 B9", "Y0 Y1 Y2", "Y3 Y8 Y9", "R0 R1 R2"];

/// A table on which `extra` says what some seats hold besides three cards, or instead of them with a `!`.
fn table(seats: u8, turn: u8, way: &str, extra: &[(u8, &str)]) -> TripleSeven {
    let mut parts = vec![format!("pile R8; turn {turn}{way}")];
    for number in 1..=seats {
        let held = extra.iter().find(|(seat, _)| *seat == number).map_or("", |(_, held)| *held);
        let filler = FILLER[usize::from(number) - 1];
        parts.push(match held.strip_prefix('!') {
            Some(instead) => format!("{number}: {instead}"),
            None => format!("{number}: {filler} {held}"),
        });
    }
    at(&parts.join("; "))
}

struct Case {
    seats: u8,
    by: u8,
    to: u8,
    way: &'static str,
}

impl Case {
    /// The seat after this one in the direction of play.
    fn after(&self, number: u8) -> u8 {
        let step = if self.way.is_empty() { 0 } else { self.seats - 2 };
        (number + step) % self.seats + 1
    }

    fn next(&self) -> u8 {
        self.after(self.by)
    }
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for seats in 2..=7 {
        for by in 1..=seats {
            for to in (1..=seats).filter(|&to| to != by) {
                cases.extend(["", "; anticlockwise"].map(|way| Case { seats, by, to, way }));
            }
        }
    }
    cases
}

/// Who is on turn with nothing above it: may draw.
fn on_turn(game: &TripleSeven, number: u8) {
    assert_eq!(must(game), [number]);
    allows(game, &format!("{number} draw"));
}

#[test]
fn ts16_trade_with_every_answer() {
    for case in cases() {
        let Case { seats, by, to, way } = case;
        let start = table(seats, by, way, &[(by, "Rtrade"), (to, "saint")]);
        let (mine, theirs) = (hand(&start, by).without(&cards("Rtrade")).unwrap(), hand(&start, to));
        let mut game = start.clone();
        play(&mut game, &format!("{by} play Rtrade {to}"));
        assert_eq!(must(&game), [to]);
        let mut submitted = game.clone();
        play(&mut submitted, &format!("{to} submit"));
        assert_eq!((hand(&submitted, by), hand(&submitted, to)), (theirs, mine));
        on_turn(&submitted, case.next());
        for colour in ["-", "red", "green", "blue", "yellow"] {
            let mut denied = game.clone();
            play(&mut denied, &format!("{to} answer saint {colour}"));
            assert_eq!((hand(&denied, by), hand(&denied, to).len()), (mine, 3));
            assert_eq!(shows(&denied), if colour == "-" { "red" } else { colour });
            on_turn(&denied, case.next());
        }
    }
}

#[test]
fn ts30_theft_with_every_answer() {
    for case in cases() {
        let Case { seats, by, to, way } = case;
        for last in ["R9", "saint", "reaper"] {
            let mut game = table(seats, by, way, &[(by, "Rthief"), (to, &format!("!{last}"))]);
            play(&mut game, &format!("{by} play Rthief steal {to}"));
            assert_eq!(must(&game), [to]);
            let mut submitted = game.clone();
            play(&mut submitted, &format!("{to} submit"));
            assert!(hand(&submitted, by).contains(card(last)));
            assert_eq!((hand(&submitted, by).len(), hand(&submitted, to).len()), (4, 7));
            on_turn(&submitted, case.next());
            let answers = list(&game, to).into_iter().filter(|text| text.starts_with("answer"));
            for answer in answers {
                let events = play(&mut game.clone(), &format!("{to} {answer}"));
                assert_eq!(won(&events), Some((to, None)), "{answer}");
            }
        }
    }
}

#[test]
fn ts32_smiting_with_every_answer() {
    for case in cases() {
        // `by` plays the REAPER on the THIEF of `to`; those in between pass.
        let Case { seats, by, to, way } = case;
        for (steal, penalty) in [(false, 2), (true, 7)] {
            let victim = (1..=seats).find(|&number| number != by && number != to);
            let robs = steal.then_some(victim).flatten();
            if steal && robs.is_none() {
                continue;
            }
            let mut extra = vec![(by, "reaper"), (to, "Rthief saint")];
            extra.extend(robs.map(|victim| (victim, "!R9")));
            let mut game = table(seats, to, way, &extra);
            match robs {
                Some(victim) => play(&mut game, &format!("{to} play Rthief steal {victim}; {victim} submit")),
                None => play(&mut game, &format!("{to} play Rthief show")),
            };
            let mut turn = case.after(to);
            while turn != by {
                play(&mut game, &format!("{turn} draw; {turn} pass"));
                turn = case.after(turn);
            }
            let had = hand(&game, to).len();
            play(&mut game, &format!("{by} play reaper blue"));
            assert_eq!(must(&game), [to]);
            let mut submitted = game.clone();
            play(&mut submitted, &format!("{to} submit"));
            assert_eq!(hand(&submitted, to).len(), had + penalty);
            on_turn(&submitted, case.next());
            let mut averted = game.clone();
            play(&mut averted, &format!("{to} answer saint green"));
            assert_eq!((hand(&averted, to).len(), shows(&averted)), (had - 1, "green".into()));
            on_turn(&averted, case.next());
        }
    }
}

#[test]
fn ts35_ts36_the_sinner_with_every_answer() {
    for case in cases() {
        // `by` sins; `to` answers in every way, all others submit.
        let Case { seats, by, to, way } = case;
        for answer in ["submit", "answer saint -", "answer reaper red"] {
            for counter in ["submit", "answer saint blue"] {
                let mut game = table(seats, by, way, &[(by, "sinner saint"), (to, "saint reaper")]);
                play(&mut game, &format!("{by} play sinner red"));
                let mut asked = case.next();
                while asked != by {
                    assert_eq!(must(&game), [asked]);
                    let had = hand(&game, asked).len();
                    let says = if asked == to { answer } else { "submit" };
                    play(&mut game, &format!("{asked} {says}"));
                    if says == "submit" {
                        assert_eq!(hand(&game, asked).len(), had + 4);
                    } else {
                        assert_eq!(hand(&game, asked).len(), had - 1);
                    }
                    if says.contains("reaper") {
                        assert_eq!(must(&game), [by], "each REAPER is answered at once");
                        let had = hand(&game, by).len();
                        play(&mut game, &format!("{by} {counter}"));
                        let change = if counter == "submit" { had + 4 } else { had - 1 };
                        assert_eq!(hand(&game, by).len(), change);
                    }
                    asked = case.after(asked);
                }
                on_turn(&game, by);
            }
        }
    }
}

#[test]
fn ts25_ts27_herald_with_every_answer() {
    for case in cases() {
        let Case { seats, by, to, way } = case;
        for last in ["Rherald", "!Rherald"] {
            let declared = table(seats, by, way, &[(by, last)]);
            let mut game = declared;
            play(&mut game, &format!("{by} play Rherald silent"));
            let mut asked = case.next();
            let had = hand(&game, by).len();
            while asked != by && asked != to {
                play(&mut game, &format!("{asked} hush"));
                asked = case.after(asked);
            }
            assert_eq!(must(&game), [to]);
            play(&mut game, &format!("{to} call-out"));
            assert_eq!(hand(&game, by).len(), had + 4);
            on_turn(&game, case.next());
            // The same in a race, where nobody waits to be asked.
            let mut race = table(seats, by, &format!("{way}; race"), &[(by, last)]);
            play(&mut race, &format!("{by} play Rherald silent; {to} call-out"));
            assert_eq!(hand(&race, by).len(), had + 4);
            assert_eq!(race.agenda().windows().len(), 1);
            on_turn(&race, case.next());
        }
    }
}
