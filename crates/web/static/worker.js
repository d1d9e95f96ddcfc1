// Runs tables and replays of one game off the main thread; everything else is WebAssembly.
const game = new URL(location.href).searchParams.get("game");
const { default: init, start_worker } = await import(`./{{worker}}.js`);
await init();
start_worker();
