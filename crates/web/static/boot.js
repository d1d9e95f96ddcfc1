// Starts the client; everything else is WebAssembly.
import init, { start_page } from "/app/{{build}}/sevenfold.js";
await init({ module_or_path: "/app/{{build}}/sevenfold_bg.wasm" });
start_page();
// A browser that keeps nothing (a private window, say) still plays, with a network.
navigator.serviceWorker?.register("/sw.js").catch(() => {});
