//! What has been pressed on the way to a step, and what lights up for it.

use sevenfold_double_seven::{Action, Breach, FamilyId, Pair, SEVEN, Stage, Tile, Tiles};

use super::plan::Plan;

/// A tile on the rack: which kind, and which of its kind.
pub(crate) type Place = (Tile, u8);

/// What is chosen at the moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Picks {
    /// Tiles on the rack.
    pub tiles: Vec<Place>,
    /// A family on the table.
    pub family: Option<FamilyId>,
}

/// How a family looks while something is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Glow {
    /// Nothing can be done with it.
    Quiet,
    /// It can be chosen for something.
    Can,
    /// It is chosen.
    Chosen,
    /// Pressing it does this.
    Lit(Action, Caption),
}

/// What a lit family promises.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Caption {
    /// It grows by so many to this size.
    Grows {
        /// Tiles added.
        by: u8,
        /// Its size then.
        to: u8,
        /// Is it the step to a seven (DS-14)?
        seven: bool,
    },
    /// It comes in exchange; the rack could bring it to these sizes.
    Comes {
        /// Its size.
        size: u8,
        /// What the rack would make of it.
        sizes: Vec<u8>,
    },
    /// It goes in exchange.
    Goes,
    /// Its Clover comes onto the rack.
    Clover,
}

/// What pressing something does.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Press {
    /// The family is chosen, or nothing is.
    Choose(Option<FamilyId>),
    /// This is done.
    Do(Action),
    /// This cannot be done, and why.
    Refuse(Breach),
}

/// A button below the rack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Offer {
    /// This can be done.
    Ready(Action),
    /// A family could be started once the right tiles are chosen.
    Start,
    /// Two tiles could be put down once two are chosen.
    TwoForOne,
    /// A tile could be discarded once it is chosen.
    Discard,
}

impl Picks {
    /// The chosen tiles.
    pub(crate) fn tiles(&self) -> Tiles {
        self.tiles.iter().map(|(tile, _)| *tile).collect()
    }

    /// Chooses a tile, or puts it back. Where one tile goes, one is chosen.
    pub(crate) fn press_tile(&mut self, plan: &Plan, place: Place) {
        self.family = None;
        if let Some(at) = self.tiles.iter().position(|chosen| *chosen == place) {
            self.tiles.remove(at);
            return;
        }
        if plan.view().stage == Stage::Discard {
            self.tiles.clear();
        }
        self.tiles.push(place);
    }

    /// What pressing a family does.
    pub(crate) fn press_family(&self, plan: &Plan, family: FamilyId) -> Press {
        if let Glow::Lit(action, _) = self.glow(plan, &plan.legal(), family) {
            return Press::Do(action);
        }
        let mine = is_mine(plan, family);
        if !self.tiles.is_empty() {
            return refuse(plan, Action::Expand(family, self.tiles()), family);
        }
        match self.family {
            Some(chosen) if chosen == family => Press::Choose(None),
            Some(own) if is_mine(plan, own) && !mine => {
                refuse(plan, Action::Exchange { own, other: family }, family)
            }
            _ => Press::Choose(Some(family)),
        }
    }

    /// How a family looks, given what can be done.
    pub(crate) fn glow(&self, plan: &Plan, legal: &[Action], family: FamilyId) -> Glow {
        if !self.tiles.is_empty() {
            return self.glow_for_tiles(plan, legal, family);
        }
        let Some(chosen) = self.family else {
            let can = legal.iter().any(|action| touches(action, family));
            return if can { Glow::Can } else { Glow::Quiet };
        };
        if chosen == family {
            return Glow::Chosen;
        }
        let comes = Action::Exchange { own: chosen, other: family };
        if legal.contains(&comes) {
            let size = size_of(plan, family);
            return Glow::Lit(comes, Caption::Comes { size, sizes: plan.sizes_after(comes, family) });
        }
        let goes = Action::Exchange { own: family, other: chosen };
        if legal.contains(&goes) { Glow::Lit(goes, Caption::Goes) } else { Glow::Quiet }
    }

    fn glow_for_tiles(&self, plan: &Plan, legal: &[Action], family: FamilyId) -> Glow {
        let tiles = self.tiles();
        let expand = Action::Expand(family, tiles);
        if legal.contains(&expand) {
            let (now, by) = (size_of(plan, family), tiles.len());
            let seven = now < SEVEN && now + by >= SEVEN;
            return Glow::Lit(expand, Caption::Grows { by, to: now + by, seven });
        }
        let retrieve = Action::Retrieve(family);
        if legal.contains(&retrieve) && animal_of(plan, family) == Some(tiles) {
            return Glow::Lit(retrieve, Caption::Clover);
        }
        Glow::Quiet
    }

    /// Does this tile of the rack go with what is chosen?
    pub(crate) fn fits(&self, plan: &Plan, legal: &[Action], tile: Tile) -> bool {
        if plan.view().stage == Stage::Discard {
            return self.tiles.is_empty();
        }
        let Some(family) = self.family else { return self.leads_on(legal, tile) };
        let one = Tiles::one(tile);
        legal.contains(&Action::Expand(family, one))
            || legal.contains(&Action::Retrieve(family)) && animal_of(plan, family) == Some(one)
    }

    /// Can a family be started or expanded with this tile and those already chosen?
    fn leads_on(&self, legal: &[Action], tile: Tile) -> bool {
        let chosen = self.tiles();
        let with = |tiles: Tiles| {
            let holds = chosen.kinds().all(|(kind, count)| tiles.count(kind) >= count);
            holds && tiles.count(tile) > chosen.count(tile)
        };
        legal.iter().any(|action| match *action {
            Action::Start(tiles) | Action::Expand(_, tiles) => with(tiles),
            _ => false,
        })
    }

    /// The buttons for what is chosen, the most particular first.
    pub(crate) fn offers(&self, plan: &Plan, legal: &[Action]) -> Vec<Offer> {
        match plan.view().stage {
            _ if plan.is_over() => Vec::new(),
            Stage::Act { .. } => self.offers_to_act(plan, legal),
            Stage::Discard => vec![match self.tiles.as_slice() {
                [(tile, _)] => Offer::Ready(Action::Discard(*tile)),
                _ => Offer::Discard,
            }],
            Stage::Deal | Stage::Draw { .. } | Stage::DrawRainbow | Stage::DrawOther { .. } | Stage::Over => {
                Vec::new()
            }
        }
    }

    fn offers_to_act(&self, plan: &Plan, legal: &[Action]) -> Vec<Offer> {
        let mut offers = Vec::new();
        if legal.contains(&Action::Rainbow) {
            offers.push(Offer::Ready(Action::Rainbow));
        }
        offers.extend(
            legal.iter().copied().filter(|action| self.is_meant(plan, legal, action)).map(Offer::Ready),
        );
        let tiles = self.tiles();
        let start = Action::Start(tiles);
        offers.push(if legal.contains(&start) { Offer::Ready(start) } else { Offer::Start });
        let down = Pair::from_tiles(tiles).map(Action::TwoForOne).filter(|down| legal.contains(down));
        offers.push(down.map_or(Offer::TwoForOne, Offer::Ready));
        offers.push(Offer::Ready(Action::Pass));
        offers
    }

    /// Is this one of the things meant by what is chosen, and not done by pressing a family?
    fn is_meant(&self, plan: &Plan, legal: &[Action], action: &Action) -> bool {
        match *action {
            Action::Expand(family, _) => self.tiles.is_empty() && self.family == Some(family),
            Action::Retrieve(family) if self.tiles.is_empty() => self.family == Some(family),
            Action::Retrieve(family) => {
                let lit = matches!(self.glow(plan, legal, family), Glow::Lit(Action::Retrieve(_), _));
                !lit && animal_of(plan, family) == Some(self.tiles())
            }
            _ => false,
        }
    }
}

/// Why something that is not lit cannot be done; choosing the family instead if nothing forbids it.
fn refuse(plan: &Plan, action: Action, family: FamilyId) -> Press {
    match plan.check(&action) {
        Err(breach) => Press::Refuse(breach),
        Ok(()) => Press::Choose(Some(family)),
    }
}

fn touches(action: &Action, family: FamilyId) -> bool {
    match *action {
        Action::Expand(touched, _) | Action::Retrieve(touched) => touched == family,
        Action::Exchange { own, other } => own == family || other == family,
        _ => false,
    }
}

fn is_mine(plan: &Plan, family: FamilyId) -> bool {
    plan.view().family(family).is_some_and(|family| family.owner == plan.me())
}

fn size_of(plan: &Plan, family: FamilyId) -> u8 {
    plan.view().family(family).map_or(0, |family| family.contents.size())
}

/// One tile of the family's animal.
fn animal_of(plan: &Plan, family: FamilyId) -> Option<Tiles> {
    plan.view().family(family).map(|family| Tiles::one(Tile::Animal(family.contents.animal)))
}
