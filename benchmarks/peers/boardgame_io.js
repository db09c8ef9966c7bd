// boardgame.io's own server, with its in-memory store or, if a folder is given, with its FlatFile store there, and three
// games for two players. Prints its port and process when it listens, and ends with its standard input.
import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";
import { FlatFile, Server } from "boardgame.io/dist/cjs/server.js";

// The game of boardgame.io's own tutorial: no secrets, and over after nine moves at the latest.
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const { cells } = G;
    if (LINES.some((line) => line.every((cell) => cells[cell] !== null && cells[cell] === cells[line[0]]))) {
      return { winner: ctx.currentPlayer };
    }
    return cells.includes(null) ? undefined : { draw: true };
  },
};

const MOVES = 40; // in a game, as in one of Verso for two

// The simplest game there is: fill a board in turn. No secrets, no rules.
const fill = {
  name: "fill",
  setup: () => ({ cells: Array(MOVES).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }) => {
      G.cells[G.cells.indexOf(null)] = playerID;
    },
  },
  endIf: ({ G }) => (G.cells.includes(null) ? undefined : { draw: true }),
};

// The drawing of Verso: take the top card as it lies or turned over. Like ours it keeps reverses and deck to itself.
const draw = {
  name: "draw",
  setup: ({ random }) => ({
    deck: random.Shuffle(
      Array.from({ length: MOVES }, (_, number) => [{ place: number % 21, points: 1 }, { place: (number * 8) % 21, points: 3 }]),
    ),
    layouts: [Array(21).fill(null), Array(21).fill(null)],
    discards: [],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: {
      client: false, // the client cannot know the reverse
      move: ({ G, playerID, random }) => {
        const [face, reverse] = random.Die(2) === 1 ? G.deck.shift() : G.deck.shift().reverse();
        const layout = G.layouts[playerID];
        if (layout[face.place] === null) layout[face.place] = [face, reverse];
        else G.discards.push([face, reverse]);
      },
    },
  },
  endIf: ({ G }) => (G.deck.length ? undefined : { draw: true }),
  playerView: ({ G }) => ({
    top: G.deck.length ? G.deck[0][0] : null,
    deck: G.deck.length,
    layouts: G.layouts.map((layout) => layout.map((card) => card && card[0])),
    discards: G.discards.map((card) => card[0]),
  }),
};

const folder = process.argv[2];
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [ticTacToe, fill, draw], origins: [], db });
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(JSON.stringify({ port: appServer.address().port, pid: process.pid }));
process.stdin.resume().on("end", () => process.exit(0));
