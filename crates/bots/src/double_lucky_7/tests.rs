#![allow(clippy::unwrap_used, reason = "what cannot be unwrapped fails its test")]
#![allow(clippy::cast_precision_loss, reason = "numbers of cards and results are small")]

mod exact;
mod games;
mod hands;
mod texts;
