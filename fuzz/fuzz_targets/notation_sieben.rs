//! See `crates/fuzz`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = (sevenfold_fuzz::target("notation-sieben").feed)(bytes);
});
