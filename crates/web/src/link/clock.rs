//! The browser's clock and timers.

use sevenfold_protocol::Millis;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Now, by this browser's clock.
pub(crate) fn now() -> Millis {
    // Milliseconds since 1970 are far below 2⁵³, where a float still counts them exactly.
    #[allow(clippy::cast_sign_loss, reason = "nobody's clock is before 1970")]
    Millis(js_sys::Date::now() as u64)
}

/// Does something once, after a while.
pub(crate) fn after(milliseconds: u32, work: impl FnOnce() + 'static) -> Option<i32> {
    let global = js_sys::global();
    let callback = Closure::once_into_js(work);
    let set_timeout = js_sys::Reflect::get(&global, &"setTimeout".into()).ok()?;
    let set_timeout: js_sys::Function = set_timeout.dyn_into().ok()?;
    let id = set_timeout.call2(&global, &callback, &milliseconds.into()).ok()?;
    #[allow(clippy::cast_possible_truncation, reason = "timers are numbered from 1 on")]
    id.as_f64().map(|id| id as i32)
}
