// The same on boardgame.io; with a folder its matches are kept in files, otherwise in memory only.
import core from "boardgame.io/dist/cjs/core.js";
import server from "boardgame.io/dist/cjs/server.js";
import { HAND, card } from "./game.mjs";

const [port, folder] = process.argv.slice(2);
const hand = () => Array.from({ length: HAND }, card);
const game = {
  name: "load",
  setup: () => ({ pile: card(), players: { 0: { hand: hand() }, 1: { hand: hand() } } }),
  playerView: core.PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      client: false,
      move: ({ G, playerID }, index) => {
        const own = G.players[playerID].hand;
        if (!(index in own)) return core.INVALID_MOVE;
        G.pile = own[index];
        own[index] = card();
      },
    },
  },
};
const db = folder ? new server.FlatFile({ dir: folder }) : undefined;
await server.Server({ games: [game], origins: [server.Origins.LOCALHOST], ...(db && { db }) }).run(Number(port));
console.log("ready");
