//! Something that is done again whenever a value it looked at has changed.
//!
//! It is Leptos's own effect; but inside there is one type of effect for all. With one for each thing that is done the
//! program had the code of an effect thirty times: 1 to 2 kB more before the first move, compressed.

use leptos::prelude::Effect;

/// Does this once the page is drawn, and again whenever a value it looks at has changed.
pub(crate) fn watch(look: impl FnMut() + 'static) {
    erased(Box::new(look));
}

/// All effects are made here.
fn erased(look: Box<dyn FnMut()>) {
    Effect::new(look);
}
