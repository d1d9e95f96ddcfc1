// Loads parts of the program when they are first needed. A part is one file: modules, each with its number and length.
import { initSync } from "./sevenfold.js";

const ITS_OWN = 0xffffffff;
// What several parts need is started once.
const started = new Map();

const start = async (part) => {
  const file = await fetch(new URL(`part-${part}.bin`, import.meta.url));
  if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
  const bytes = await file.arrayBuffer();
  const imports = { __wasm_split: initSync() };
  const modules = [];
  for (let at = 0; at < bytes.byteLength; ) {
    const [number, length] = [0, 4].map((next) => new DataView(bytes).getUint32(at + next, true));
    const module = new Uint8Array(bytes, at + 8, length);
    const begin = () => WebAssembly.instantiate(module, imports);
    if (number === ITS_OWN) {
      modules.push(begin());
    } else {
      if (!started.has(number)) started.set(number, begin());
      modules.push(started.get(number));
    }
    at += 8 + length;
  }
  await Promise.all(modules);
};

const parts = new Map();
const load = (part) => async (told, about) => {
  if (!parts.has(part)) parts.set(part, start(part));
  const there = await parts.get(part).then(
    () => true,
    () => !parts.delete(part),
  );
  initSync().__indirect_function_table.get(told)(about, there);
};

{{loaders}}
