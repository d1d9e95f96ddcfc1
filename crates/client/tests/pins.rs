//! A client's eye on the deal, against an honest table and against a host that cheats.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use sevenfold_client::{Keeper, Store, pins_in};
use sevenfold_core::{Seat, Viewer};
use sevenfold_fair::testing::{Cheat, Crook};
use sevenfold_fair::{Alarm, REVEAL_MILLIS, Watch};
use sevenfold_protocol::{Ask, Millis, Phase, Request, Settings, TableCode, ToClient};
use sevenfold_table::{Done, Opening, PlayerId, Secret, Table, To};

/// A storage that several pages share.
#[derive(Clone, Default)]
struct Shared(Rc<RefCell<BTreeMap<TableCode, String>>>);

impl Store for Shared {
    fn read(&self, code: TableCode) -> Option<String> {
        self.0.borrow().get(&code).cloned()
    }

    fn write(&self, code: TableCode, pins: &str) {
        self.0.borrow_mut().insert(code, pins.to_owned());
    }
}

fn keeper(store: &Shared) -> Keeper<Shared> {
    let mut last = 100;
    Keeper::new(store.clone(), move || {
        last += 1;
        [last; 32]
    })
}

/// A table of two people: one with another client, the other one at a page behind a crook.
struct Scene {
    table: Table,
    now: Millis,
    other: Watch,
    crook: Crook,
    page: Keeper<Shared>,
    asks: Vec<(PlayerId, Request)>,
}

const VICTIM: Seat = Seat::new(1);

fn person(seat: Seat) -> PlayerId {
    PlayerId::new(if seat == VICTIM { "page" } else { "other" })
}

impl Scene {
    fn new(crook: Crook, page: Keeper<Shared>) -> Self {
        let (owner, settings) = (person(Seat::FIRST), Settings::new("seven", 2));
        let opening = Opening { code: TableCode::from_number(7), settings, owner, secret: Secret([7; 32]) };
        let (table, _) = Table::open(opening, Millis(1)).unwrap();
        let (now, other, asks) = (Millis(10_000), Watch::default(), Vec::new());
        let mut scene = Self { table, now, other, crook, page, asks };
        for seat in [Seat::FIRST, VICTIM] {
            let done = scene.table.arrived(&person(seat), scene.now);
            scene.deliver(done);
            scene.ask(seat, Request::TakeSeat { seat: Some(seat), name: "Ada".to_owned() });
        }
        scene
    }

    fn ask(&mut self, seat: Seat, request: Request) {
        self.asks.push((person(seat), request));
        while let Some((who, request)) = self.asks.pop() {
            // What a cheated page asks for may be refused by the honest table behind the crook.
            if let Ok(done) = self.table.handle(&who, &Ask { id: 1, request }, self.now) {
                self.deliver(done);
            }
        }
    }

    fn deliver(&mut self, done: Done) {
        for sending in done.send {
            for seat in [Seat::FIRST, VICTIM] {
                let meant = match &sending.to {
                    To::Viewer(viewer) => self.table.viewers(&person(seat)).contains(viewer),
                    To::Player(player) => *player == person(seat),
                };
                if !meant {
                    continue;
                }
                let asks = if seat == VICTIM {
                    let mut asks = self.page.hear(&self.crook.says(sending.message.clone()));
                    asks.retain(|ask| self.crook.hears(ask));
                    asks
                } else {
                    self.other.hear(&sending.message, &mut || [9; 32]).asks
                };
                self.asks.splice(0..0, asks.into_iter().map(|ask| (person(seat), ask)));
            }
        }
    }

    fn wait(&mut self) {
        self.now = self.now.plus(REVEAL_MILLIS);
        let done = self.table.tick(self.now);
        self.deliver(done);
        self.ask(Seat::FIRST, Request::Refresh);
    }

    /// A game and its rematch.
    fn play(&mut self) {
        self.ask(Seat::FIRST, Request::Start { fill: None });
        for _ in 1..=2 {
            self.wait();
            assert_eq!(*self.table.phase(), Phase::Playing);
            self.ask(Seat::FIRST, Request::Resign { seat: Seat::FIRST });
            for seat in [Seat::FIRST, VICTIM] {
                self.ask(seat, Request::Rematch { seat });
            }
        }
    }
}

#[test]
fn a_host_that_cheats_is_found_out_by_the_page() {
    for crook in Crook::all(VICTIM) {
        let mut scene = Scene::new(crook.clone(), keeper(&Shared::default()));
        scene.play();
        assert_eq!(scene.page.warning().alarm, crook.noticed(), "{crook:?}");
        assert_eq!(scene.other.alarm(), None, "{crook:?}");
    }
}

#[test]
fn a_page_that_is_loaded_again_knows_what_was_promised() {
    let store = Shared::default();
    let mut scene = Scene::new(Crook::new(Cheat::PromiseWhenDealt, VICTIM), keeper(&store));
    let kept = store.0.borrow().clone();
    assert_eq!(kept.len(), 1, "the promise is kept before the deal");
    scene.page = keeper(&store);
    scene.play();
    assert_eq!(scene.page.warning().alarm, Some(Alarm::OtherPromise));
    // Without what was kept it could not know.
    store.0.borrow_mut().clear();
    let mut page = keeper(&store);
    let snapshot = scene.table.snapshot(Viewer::Seat(VICTIM), scene.now);
    page.hear(&scene.crook.says(ToClient::Snapshot(Box::new(snapshot))));
    assert_eq!(page.warning().alarm, None);
}

#[test]
fn two_windows_of_one_browser_share_a_part() {
    let store = Shared::default();
    let scene = Scene::new(Crook::new(Cheat::Honest, VICTIM), keeper(&store));
    let snapshot = ToClient::Snapshot(Box::new(scene.table.snapshot(Viewer::Seat(VICTIM), scene.now)));
    let mut second = keeper(&store);
    assert_eq!(second.hear(&snapshot), [], "the part that the first window sealed is known");
    assert_eq!(pins_in(&store, scene.table.code()).unwrap().len(), 1);
}
