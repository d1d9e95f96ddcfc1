//! Small sounds, made by the browser itself. They can be off, and there are none before the page was first touched.

mod notes;

use leptos::prelude::*;
use web_sys::{AudioContext, OscillatorType};

pub use notes::{Note, Sound};

use crate::speech::storage;

const KEPT: &str = "sevenfold-sound";

/// Are there sounds, and what makes them.
#[derive(Clone, Copy)]
pub struct Sounds {
    on: RwSignal<bool>,
    context: StoredValue<Option<AudioContext>, LocalStorage>,
}

impl Sounds {
    /// As kept from last time; on unless they were switched off.
    pub fn new() -> Self {
        let kept = storage().and_then(|storage| storage.get_item(KEPT).ok()?);
        Self { on: RwSignal::new(kept.as_deref() != Some("off")), context: StoredValue::new_local(None) }
    }

    /// The sounds of this page.
    pub fn here() -> Self {
        expect_context::<Self>()
    }

    /// Are there sounds?
    pub fn on(self) -> bool {
        self.on.get()
    }

    /// Switches sounds on or off, and keeps the choice.
    pub fn set(self, on: bool) {
        self.on.set(on);
        if let Some(storage) = storage() {
            // A full or forbidden storage only means that the choice is not kept.
            let _ = storage.set_item(KEPT, if on { "on" } else { "off" });
        }
    }

    /// Plays a sound, unless they are off.
    pub fn play(self, sound: Sound) {
        if self.on.get_untracked() && touched() {
            // A browser without sound is a quiet one.
            let _ = self.context().map(|context| sound.notes().iter().for_each(|note| ring(&context, note)));
        }
    }

    fn context(self) -> Option<AudioContext> {
        self.context.update_value(|context| {
            if context.is_none() {
                *context = AudioContext::new().ok();
            }
        });
        self.context.get_value()
    }
}

/// Has anything on this page been pressed yet? Before that browsers allow no sound.
fn touched() -> bool {
    window().navigator().user_activation().has_been_active()
}

/// One note: a soft wave that dies away.
fn ring(context: &AudioContext, note: &Note) {
    let _ = try_ring(context, note);
}

fn try_ring(context: &AudioContext, note: &Note) -> Result<(), wasm_bindgen::JsValue> {
    let (wave, loudness) = (context.create_oscillator()?, context.create_gain()?);
    let from = context.current_time() + f64::from(note.after) / 1000.0;
    let to = from + f64::from(note.length) / 1000.0;
    wave.set_type(OscillatorType::Triangle);
    wave.frequency().set_value(note.hertz);
    loudness.gain().set_value_at_time(note.loudness, from)?;
    loudness.gain().exponential_ramp_to_value_at_time(0.001, to)?;
    wave.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&context.destination())?;
    wave.start_with_when(from)?;
    wave.stop_with_when(to)
}
