//! Small sounds, made by the browser itself. They can be off, and there are none before the page was first touched.

mod notes;

use std::time::Duration;

use leptos::prelude::*;
use web_sys::{AudioContext, OscillatorType};

pub(crate) use notes::{Ear, Note, Sound};

use crate::kept::Kept;
use crate::speech::storage;

const KEPT: &str = "sevenfold-sound";

/// How loud sounds are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Volume {
    /// Not to be heard.
    Off,
    /// Half as loud as usual.
    Quiet,
    /// As usual.
    Usual,
}

/// The volumes, as they are called.
pub(crate) const VOLUMES: [(Volume, &str); 3] = [
    (Volume::Off, "web-volume-off"),
    (Volume::Quiet, "web-volume-quiet"),
    (Volume::Usual, "web-volume-usual"),
];

impl Volume {
    /// As it is kept.
    const fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Quiet => "quiet",
            Self::Usual => "on",
        }
    }

    /// How loud a note is of what it would be.
    const fn part(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Quiet => 0.4,
            Self::Usual => 1.0,
        }
    }
}

/// How loud sounds are, and what makes them.
#[derive(Clone, Copy)]
pub(crate) struct Sounds {
    volume: RwSignal<Volume>,
    context: Kept<Option<AudioContext>>,
}

impl Sounds {
    /// As loud as last time.
    pub(crate) fn new() -> Self {
        let kept = storage().and_then(|storage| storage.get_item(KEPT).ok()?);
        let volume = [Volume::Off, Volume::Quiet].into_iter().find(|one| kept.as_deref() == Some(one.word()));
        Self { volume: RwSignal::new(volume.unwrap_or(Volume::Usual)), context: Kept::new(None) }
    }

    /// The sounds of this page.
    pub(crate) fn here() -> Self {
        expect_context::<Self>()
    }

    /// How loud they are.
    pub(crate) fn volume(self) -> Volume {
        self.volume.get()
    }

    /// Makes sounds so loud, and keeps the choice.
    pub(crate) fn set(self, volume: Volume) {
        self.volume.set(volume);
        if let Some(storage) = storage() {
            // A full or forbidden storage only means that the choice is not kept.
            let _ = storage.set_item(KEPT, volume.word());
        }
    }

    /// Plays a sound, unless they are off. What is seen comes first: to begin a sound takes a browser as long as to draw a move.
    pub(crate) fn play(self, sound: Sound) {
        set_timeout(move || self.begin(sound), Duration::ZERO);
    }

    fn begin(self, sound: Sound) {
        let volume = self.volume.get_untracked();
        if volume == Volume::Off || !touched() {
            return;
        }
        // A browser without sound is a quiet one.
        let Some(context) = self.context() else { return };
        for note in sound.notes() {
            ring(&context, &Note { loudness: note.loudness * volume.part(), ..*note });
        }
    }

    fn context(self) -> Option<AudioContext> {
        self.context.with(|context| {
            if context.is_none() {
                *context = AudioContext::new().ok();
            }
            context.clone()
        })?
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
