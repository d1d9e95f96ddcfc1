// Runs tables and replays of one game off the main thread; everything else is WebAssembly.
const game = new URL(location.href).searchParams.get("game");
const program = fetch(new URL(`{{worker}}_bg.wasm`, import.meta.url));
const { default: init, start_worker } = await import(`./{{worker}}.js`);
await init({ module_or_path: program });
start_worker();
