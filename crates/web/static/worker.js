// Runs a table off the main thread: the same WebAssembly module as the page, another start.
import init, { start_worker } from "/app/{{build}}/sevenfold.js";
await init({ module_or_path: "/app/{{build}}/sevenfold_bg.wasm" });
start_worker();
