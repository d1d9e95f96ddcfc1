//! One game on the shelf.

use serde_json::Value;
use sevenfold_bots::{Lore, Recipe};
use sevenfold_core::chance::Seed;
use sevenfold_core::erased::{AnyGame, AnyRun, Erased};
use sevenfold_core::record::{Document, Fault};
use sevenfold_core::run::Run;
use sevenfold_core::{Field, Game, Meta, SetupError, read_options};

use crate::bench::Sample;
use crate::bot::Typed;
use crate::perft::perft;
use crate::{AnyBot, Bench, Effort, Shelved};
#[cfg(feature = "encode")]
use {
    crate::NoVector,
    sevenfold_encode::{AnyCodec, AnyVector, Codec, NotEncoded, Vector, encoding},
    std::sync::Arc,
};
#[cfg(feature = "imagine")]
use {crate::imagined::imagined, sevenfold_core::chance::Quick};

/// A game, its bots, and what it can do that not every game can.
pub struct Entry<G: Game> {
    game: Erased<G>,
    bots: &'static [Recipe<G>],
    pad: Option<fn(&Run<G>) -> String>,
    perft: Option<fn(&G, u32) -> u64>,
    prospects: Option<Prospects<G>>,
    lore: Option<Lore>,
}

/// What each seat wins among strong players before anything has happened, by options and seats; nothing where it was not
/// measured.
type Prospects<G> = fn(&<G as Game>::Options, u8) -> &'static [f64];

impl<G: Game> Entry<G> {
    /// A game with its bots, weakest first.
    pub const fn new(bots: &'static [Recipe<G>]) -> Self {
        Self { game: Erased::NEW, bots, pad: None, perft: None, prospects: None, lore: None }
    }

    /// A game with a score pad.
    #[must_use]
    pub const fn with_pad(mut self, csv: fn(&Run<G>) -> String) -> Self {
        self.pad = Some(csv);
        self
    }

    /// A game without chance that counts its own tree faster than it can be walked.
    #[must_use]
    pub const fn with_perft(mut self, count: fn(&G, u32) -> u64) -> Self {
        self.perft = Some(count);
        self
    }

    /// A game whose seats were measured.
    #[must_use]
    pub const fn with_prospects(mut self, prospects: Prospects<G>) -> Self {
        self.prospects = Some(prospects);
        self
    }

    /// A game one of whose players has learned what stands in a file.
    #[must_use]
    pub const fn with_lore(mut self, lore: Lore) -> Self {
        self.lore = Some(lore);
        self
    }
}

impl<G: Game> AnyGame for Entry<G> {
    fn meta(&self) -> &'static Meta {
        self.game.meta()
    }

    fn fields(&self) -> &'static [Field] {
        self.game.fields()
    }

    fn default_options(&self, seats: u8) -> Result<Value, SetupError> {
        self.game.default_options(seats)
    }

    fn start(&self, options: &Value, seats: u8, seed: Option<Seed>) -> Result<Box<dyn AnyRun>, SetupError> {
        self.game.start(options, seats, seed)
    }

    fn replay(&self, document: &Document) -> Result<Box<dyn AnyRun>, Fault> {
        self.game.replay(document)
    }
}

impl<G: Game> Shelved for Entry<G> {
    fn bots(&self) -> Vec<&'static str> {
        self.bots.iter().map(|recipe| recipe.name).collect()
    }

    fn bot(&self, name: &str, effort: &Effort) -> Option<Box<dyn AnyBot>> {
        let recipe = self.bots.iter().find(|recipe| recipe.name == name)?;
        Some(Box::new(Typed::new((recipe.make)(effort))))
    }

    fn bench(&self, options: &Value, seats: u8) -> Result<Box<dyn Bench>, SetupError> {
        Ok(Box::new(Sample::<G>::new(read_options(options)?, seats, self.bots)?))
    }

    fn perft(&self, options: &Value, seats: u8, seed: &Seed, depth: u32) -> Result<u64, SetupError> {
        let run = Run::<G>::new(&read_options(options)?, seats, None)?;
        Ok(match self.perft {
            Some(count) => count(run.game(), depth),
            None => perft(run.game(), seed, depth),
        })
    }

    fn prospects(&self, options: &Value, seats: u8) -> Vec<f64> {
        let measured = self.prospects.zip(read_options(options).ok());
        let measured: &[f64] = measured.map_or(&[], |(prospects, options)| prospects(&options, seats));
        if measured.len() == usize::from(seats) {
            return measured.to_vec();
        }
        vec![1.0 / f64::from(seats); seats.into()]
    }

    fn lacks(&self, bot: &str) -> Option<&'static str> {
        let lore = self.lore.as_ref().filter(|lore| lore.bot == bot && !(lore.is_here)())?;
        Some(lore.file)
    }

    fn bring(&self, file: &[u8]) -> bool {
        self.lore.as_ref().is_some_and(|lore| (lore.bring)(file))
    }

    #[cfg(feature = "imagine")]
    fn imagine(&self, view: &Value, rng: &mut Quick) -> Option<Box<dyn AnyRun>> {
        imagined::<G>(view, rng)
    }

    #[cfg(feature = "encode")]
    fn codec(&self) -> Result<Arc<dyn AnyCodec>, NotEncoded> {
        Ok(codec::<G>()?)
    }

    #[cfg(feature = "encode")]
    fn vector(&self, options: &Value, seats: u8, count: usize) -> Result<Box<dyn AnyVector>, NoVector> {
        let codec = codec::<G>().map_err(NoVector::NotEncoded)?;
        let options = read_options(options).map_err(NoVector::Setup)?;
        Ok(Box::new(Vector::new(codec, &options, seats, count).map_err(NoVector::Setup)?))
    }

    fn pad_csv(&self, run: &dyn AnyRun) -> Option<String> {
        Some((self.pad?)(run.as_any().downcast_ref()?))
    }
}

#[cfg(feature = "encode")]
fn codec<G: Game>() -> Result<Arc<Codec<G>>, NotEncoded> {
    let id = G::META.id;
    let encoding = encoding(id).ok_or_else(|| NotEncoded(format!("{id} has no encoding")))?;
    Ok(Arc::new(Codec::new(&encoding)?))
}
