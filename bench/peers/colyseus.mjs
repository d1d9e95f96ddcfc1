// A minimal card game on Colyseus: the hands are told to their owners alone, everything else is state that all see.
import { Room, Server } from "@colyseus/core";
import { schema } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { HAND, card } from "./game.mjs";

const Table = schema({ pile: "uint8", turn: "uint8", moves: "uint32", cards: ["uint8"] });

class Load extends Room {
  maxClients = 2;
  hands = [];

  onCreate() {
    this.state = new Table({ pile: card(), turn: 0, moves: 0, cards: [HAND, HAND] });
    // Whoever moves is told at once, as everybody else: not at the next of twenty ticks a second.
    this.setPatchRate(null);
    this.onMessage("move", (client, { id, index }) => {
      const seat = client.userData;
      const hand = this.hands[seat];
      if (this.clients.length < 2 || this.state.turn !== seat || !(index in hand)) {
        return client.send("refused", id);
      }
      this.state.pile = hand[index];
      hand[index] = card();
      this.state.turn = 1 - seat;
      this.state.moves += 1;
      this.broadcastPatch();
      client.send("hand", hand);
      client.send("done", id);
    });
  }

  onJoin(client) {
    client.userData = this.hands.length;
    this.hands.push(Array.from({ length: HAND }, card));
    client.send("hand", this.hands[client.userData]);
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define("load", Load);
await server.listen(Number(process.argv[2]), "127.0.0.1");
console.log("ready");
