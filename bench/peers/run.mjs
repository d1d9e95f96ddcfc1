// One load on three servers, one after the other: the server on one core, its clients on another.
//
//   npm ci && npm run peers -- [--seconds 20] [--tables 1000,4000] [--program ../../target/release/sevenfold]
//     [--only Sevenfold,Colyseus] [--clients 1-3]
import { fork, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const seconds = Number(option("seconds", "20"));
const sizes = option("tables", "1000,4000").split(",").map(Number);
const program = option("program", "../../target/release/sevenfold");
const only = option("only", "").split(",");
const [serverCore, clientCore] = ["0", option("clients", "1")];
/** Whoever has not sat down and played by then does not hold so many tables. */
const patience = 1000 * (seconds + 120);
const sleep = (ms) => new Promise((go) => setTimeout(go, ms));
let port = 18_000;

/** Seconds of the processor and kilobytes in memory of a process, as Linux tells. */
function look(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(" ");
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]);
  return { work: (Number(fields[11]) + Number(fields[12])) / 100, memory };
}

async function listening(where) {
  for (;;) {
    const open = await new Promise((tell) => {
      const socket = createConnection(where, "127.0.0.1", () => { socket.destroy(); tell(true); });
      socket.on("error", () => tell(false));
    });
    if (open) return;
    await sleep(50);
  }
}

const on = (core, command) => ["taskset", ["-c", core, ...command]];

/** Starts a server, lets `load` put a load on it, and says what it cost. */
async function measure(command, tables, load) {
  const here = ++port;
  const server = spawn(...on(serverCore, command(here)), { stdio: "ignore" });
  // One that has ended by itself does not say so again.
  const gone = new Promise((gone) => server.on("exit", gone));
  try {
    await listening(here);
    const empty = look(server.pid).memory;
    const told = await load(here, tables, server.pid);
    const memory = told.memory ?? (look(server.pid).memory - empty) / tables;
    return { tables, ...told, memory };
  } finally {
    server.kill();
    await gone;
  }
}

/** Waits until the clients are done, or patience is over. */
async function ended(clients) {
  const late = setTimeout(() => clients.kill("SIGKILL"), patience);
  const signal = await new Promise((gone) => clients.on("exit", (_, signal) => gone(signal)));
  clearTimeout(late);
  if (signal) throw new Error(`not done after ${patience / 1000} s`);
}

async function drive(peer, here, tables, pid) {
  const driver = fork("drive.mjs", [peer, here, tables, seconds], {
    execPath: "taskset", execArgv: ["-c", clientCore, process.execPath], silent: true,
  });
  let text = "";
  const looks = [];
  driver.stdout.on("data", (data) => (text += data));
  driver.on("message", () => looks.push(look(pid)));
  await ended(driver);
  const told = JSON.parse(text.trim().split("\n").pop());
  return { ...told, work: (1000 * (looks[1].work - looks[0].work)) / told.moves };
}

async function ours(here, tables, pid) {
  const load = spawn(...on(clientCore, [program, "load", "--json", "--server", `127.0.0.1:${here}`,
    "--game", "sieben", "--tables", tables, "--seconds", seconds, "--pid", pid].map(String)));
  let text = "";
  load.stdout.on("data", (data) => (text += data));
  await ended(load);
  const told = JSON.parse(text);
  return { moves: told.moves, p50: told.milliseconds.p50, p99: told.milliseconds.p99, bytes: told.bytes_per_move,
    work: told.cpu_seconds_per_1000_moves, memory: told.kilobytes_per_table };
}

const folder = mkdtempSync(join(tmpdir(), "peers-"));
let kept = 0;
const fresh = () => join(folder, String(++kept));
const all = [
  ["Sevenfold (SQLite, synced)", (here) => [program, "serve", "--port", String(here), "--data", fresh()], ours],
  ["Colyseus (memory only)", (here) => ["node", "colyseus.mjs", String(here)], (...args) => drive("colyseus", ...args)],
  ["boardgame.io (memory only)", (here) => ["node", "boardgame.mjs", String(here)], (...args) => drive("boardgame", ...args)],
  ["boardgame.io (files)", (here) => ["node", "boardgame.mjs", String(here), fresh()], (...args) => drive("boardgame", ...args)],
];
console.log("| server | tables | p50 ms | p99 ms | CPU s / 1,000 moves | bytes a move | kB a table |");
console.log("| --- | --- | --- | --- | --- | --- | --- |");
for (const tables of sizes) {
  for (const [name, command, load] of all.filter(([name]) => only.some((word) => name.startsWith(word)))) {
    try {
      const { moves, p50, p99, work, bytes, memory } = await measure(command, tables, load);
      const short = moves < 0.95 * tables * seconds ? ` (only ${Math.round(moves / seconds)} moves a second)` : "";
      console.log(`| ${name} | ${tables}${short} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${work.toFixed(3)} | ${bytes.toFixed(0)} | ${memory.toFixed(0)} |`);
    } catch (error) {
      console.log(`| ${name} | ${tables} | it failed: ${error.message} | | | | |`);
    }
  }
}
rmSync(folder, { recursive: true, force: true });
