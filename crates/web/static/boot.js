// Starts the client; everything else is WebAssembly.
import init, { start_page } from "./sevenfold.js";
await init({ module_or_path: new URL("sevenfold_bg.wasm", import.meta.url) });
start_page();
// A browser that keeps nothing (a private window, say) still plays, with a network.
navigator.serviceWorker?.register("/sw.js").catch(() => {});
