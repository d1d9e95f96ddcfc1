// Runs tables and replays of one game off the main thread; everything else is WebAssembly.
// Its name says which game: what stands behind a "?" is lost where the file comes from the service worker's store.
const game = self.name;
const program = fetch(new URL(`{{worker}}_bg.wasm`, import.meta.url));
const { default: init, start_worker } = await import(`./{{worker}}.js`);
await init({ module_or_path: program });
// What a bot has learned is a file of its own; it comes when somebody plays who has read it.
const bytes = async (file) => {
  const answer = await fetch(new URL(file, import.meta.url));
  return answer.arrayBuffer();
};
start_worker((file, brought) => bytes(file).catch(() => null).then(brought));
