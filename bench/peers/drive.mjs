// People at tables of a peer: two a table, a move a second. Prints what they heard as one line of JSON.
import { HAND } from "./game.mjs";

const [peer, port, tables, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const sleep = (ms) => new Promise((go) => setTimeout(go, ms));
const heard = { bytes: 0, times: [] };
let measuring = false;
const count = (bytes) => { if (measuring) heard.bytes += bytes; };
const answered = (since) => { if (measuring) heard.times.push(performance.now() - since); };
const size = (data) => data.byteLength ?? data.length ?? 0;

/** Each table is { move() }: whoever is asked makes a move. */
const lay = {
  async colyseus() {
    const { Client } = await import("colyseus.js");
    const client = new Client(`ws://127.0.0.1:${port}`);
    return async () => {
      const first = await client.create("load");
      const rooms = [first, await client.joinById(first.roomId)];
      const sent = new Map();
      for (const room of rooms) {
        room.connection.transport.ws.addEventListener("message", (event) => count(size(event.data)));
        room.onMessage("hand", () => {});
        room.onMessage("refused", (id) => sent.delete(id));
        room.onMessage("done", (id) => { answered(sent.get(id)); sent.delete(id); });
      }
      let id = 0;
      return { move() {
        const turn = rooms[0].state.turn;
        sent.set(++id, performance.now());
        rooms[turn].send("move", { id, index: id % HAND });
      } };
    };
  },

  async boardgame() {
    const { io } = await import("socket.io-client");
    let number = 0;
    return async () => {
      const match = `table-${++number}`;
      const states = [null, null];
      const sent = [null, null];
      const sockets = [0, 1].map((seat) => {
        const socket = io(`http://127.0.0.1:${port}/load`, { transports: ["websocket"], forceNew: true });
        const know = (state) => {
          states[seat] = state;
          if (sent[seat] && state._stateID > sent[seat].state) {
            answered(sent[seat].at);
            sent[seat] = null;
          }
        };
        socket.on("connect", () => {
          socket.io.engine.on("data", (data) => count(size(data)));
          socket.emit("sync", match, String(seat), undefined, 2);
        });
        socket.on("sync", (_, info) => know(info.state));
        socket.on("update", (_, state) => know(state));
        return socket;
      });
      while (!states[0] || !states[1]) await sleep(5);
      let moves = 0;
      return { move() {
        const seat = Number(states[0].ctx.currentPlayer);
        if (sent[seat]) return;
        const state = states[seat]._stateID;
        sent[seat] = { at: performance.now(), state };
        const payload = { type: "lay", args: [++moves % HAND], playerID: String(seat) };
        sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, state, match, String(seat));
      } };
    };
  },
};

const sit = await lay[peer]();
const all = [];
while (all.length < tables) {
  const some = Math.min(32, tables - all.length);
  all.push(...(await Promise.all(Array.from({ length: some }, sit))));
}
all.forEach((table, index) => setTimeout(() => setInterval(() => table.move(), 1000), (1000 * index) / tables));
await sleep(4000);
measuring = true;
process.send?.("begin");
await sleep(1000 * seconds);
process.send?.("end");
measuring = false;
heard.times.sort((one, other) => one - other);
const at = (share) => heard.times[Math.min(heard.times.length - 1, Math.floor(heard.times.length * share))] ?? 0;
const moves = heard.times.length;
console.log(JSON.stringify({ moves, p50: at(0.5), p99: at(0.99), bytes: heard.bytes / Math.max(1, moves) }));
process.exit(0);
