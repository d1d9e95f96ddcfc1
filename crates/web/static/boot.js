// Starts the client; everything else is WebAssembly.
import init, { start_page } from "/app/{{build}}/sevenfold.js";
await init({ module_or_path: "/app/{{build}}/sevenfold_bg.wasm" });
start_page();
