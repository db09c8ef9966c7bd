// The load on a server: many tables of two players each, and the same loop for us and for boardgame.io.
//
//   node driver.js '{"client": "volteface", "port": 8765, "tables": 50, "mode": "closed", "warm": 1, "seconds": 4}'
//
// closed   a move is sent, both players get the new state, and the next move is sent at once
// paced    a move a table every `period` seconds, with `visitors` looking on
// hold     the tables are started, and nothing moves
//
// Prints a line when all tables are started. Then come, for closed and paced, the milliseconds of every move, from its
// sending to the arrival of the new state at the other player. Ends by itself, or with its standard input.
import * as boardgameIo from "./boardgame_io_client.js";
import * as volteface from "./volteface_client.js";

const job = { visitors: 0, warm: 0, seconds: 0, period: 5, ...JSON.parse(process.argv[2]) };
const { openTable } = job.client === "volteface" ? volteface : boardgameIo;
const AT_ONCE = 16; // tables that are being opened at one time

const times = [];
let measuring = false;

class Match {
  constructor(table) {
    this.table = table;
    this.waits = false; // for a new state to reach both players
    for (const player of table.players) player.onState = () => this.arrived(player);
  }

  go() {
    this.waits = true;
    this.seq = Math.max(...this.table.players.map((player) => player.seq));
    this.mover = this.table.players.find((player) => player.mayMove()); // nobody: the game is over
    this.other = this.mover && this.table.players.find((player) => player !== this.mover);
    this.sent = performance.now();
    if (this.mover) this.mover.move();
    else this.table.rematch();
  }

  arrived(player) {
    if (!this.waits || player.seq <= this.seq) return;
    if (player === this.other) {
      this.other = undefined;
      if (measuring) times.push(performance.now() - this.sent);
    }
    if (this.table.players.some((one) => one.seq <= this.seq)) return;
    this.waits = false;
    if (job.mode === "closed") this.go();
  }

  // At human pace, a player whose opponent has not answered yet waits for the next turn of the clock.
  pace() {
    if (!this.waits) this.go();
    setTimeout(() => this.pace(), job.period * 1000);
  }
}

const seconds = (count) => new Promise((resolve) => setTimeout(resolve, count * 1000));
const say = (message) => new Promise((resolve) => process.stdout.write(`${JSON.stringify(message)}\n`, resolve));

process.stdin.resume().on("end", () => process.exit(0));

const matches = [];
let opened = 0;
async function openSome() {
  while (opened < job.tables) {
    opened += 1;
    matches.push(new Match(await openTable(job)));
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, openSome));
await say({ tables: matches.length });
if (job.mode !== "hold") {
  for (const match of matches) {
    if (job.mode === "closed") match.go();
    else setTimeout(() => match.pace(), Math.random() * job.period * 1000);
  }
  await seconds(job.warm);
  measuring = true;
  const begun = performance.now();
  const used = process.cpuUsage();
  await seconds(job.seconds);
  measuring = false;
  const { user, system } = process.cpuUsage(used);
  await say({ seconds: (performance.now() - begun) / 1000, times, playing: (user + system) / 1e6 });
  process.exit(0);
}
