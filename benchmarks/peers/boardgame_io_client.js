// A match of boardgame.io, with the messages of its own client: `sync` opens a match, `update` makes a move.
import { io } from "socket.io-client";

const LONGEST = 1000; // states a match, so that numbers go on growing from one match to the next
const driver = `${process.pid}-${Date.now()}`; // matches outlive their driver, so each has matches of its own
let matches = 0;

class Player {
  constructor(port, game, seat) {
    this.seat = seat;
    this.socket = io(`http://127.0.0.1:${port}/${game}`, { transports: ["websocket"], forceNew: true });
    this.socket.on("sync", (match, { state }) => this.read(state));
    this.socket.on("update", (match, state) => this.read(state));
    this.socket.on("connect_error", (error) => {
      console.error(String(error));
      process.exit(1);
    });
  }

  // Opens or joins a match; returns when its state is here.
  join(match) {
    this.match = match;
    this.socket.emit("sync", `${driver}-${match}`, this.seat, undefined, 2);
    return new Promise((resolve) => {
      this.synced = resolve;
    });
  }

  read(state) {
    this.state = state;
    this.seq = this.match * LONGEST + state._stateID;
    this.synced?.();
    this.synced = undefined;
    this.onState?.();
  }

  mayMove() {
    return this.state.ctx.gameover === undefined && this.state.ctx.currentPlayer === this.seat;
  }

  // An empty cell, in the games that have them; filling a board, whichever is sent, takes the first.
  choose() {
    const { cells } = this.state.G;
    if (cells === undefined) return []; // there is nothing to choose
    const empty = [...cells.keys()].filter((cell) => cells[cell] === null);
    return [empty[Math.floor(Math.random() * empty.length)]];
  }

  move() {
    const payload = { type: "mark", args: this.choose(), playerID: this.seat };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, `${driver}-${this.match}`, this.seat);
  }
}

export async function openTable({ port, game }) {
  const players = [new Player(port, game, "0"), new Player(port, game, "1")];
  async function rematch() {
    matches += 1;
    const match = matches;
    for (const player of players) await player.join(match);
  }
  await rematch();
  return { players, rematch };
}
