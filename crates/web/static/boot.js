// Starts the client; everything else is WebAssembly.
import init, { start_page } from "./sevenfold.js";
import "./focus.js";
import "./motion.js";

// The language kept from last time, or the browser's, or English: its sentences are loaded while the program is.
const kept = () => {
  try {
    return localStorage.getItem("sevenfold-lang");
  } catch {
    return null;
  }
};
const wanted = [kept(), ...navigator.languages].map((tag) => tag?.split("-")[0]);
const lang = wanted.find((code) => [{{languages}}].includes(code)) ?? "en";
document.documentElement.lang = lang;
const here = (name) => new URL(name, import.meta.url);

// Whoever comes straight to a table or a lesson in this browser needs its worker, its part of the program and its
// sentences next: they are on their way already.
const [, place, game] = location.pathname.split("/");
if (game && (place === "play" || place === "learn")) {
  const next = [`{{worker}}_bg.wasm`, `part-${game.replaceAll("-", "_")}.bin`, `${lang}-${game}.ftl`];
  for (const file of next) fetch(here(file)).then((file) => file.arrayBuffer());
}

const [sentences] = await Promise.all([
  fetch(here(`${lang}.ftl`)).then((file) => file.text()),
  init({ module_or_path: here("sevenfold_bg.wasm") }),
]);
start_page(lang, sentences);

// What makes the client start without a network is fetched when nothing else is to be done. A browser that keeps
// nothing (a private window, say) still plays, with a network.
const keep = () => navigator.serviceWorker?.register("/sw.js").catch(() => {});
(window.requestIdleCallback ?? setTimeout)(keep);
