// A table of ours: guests by HTTP, one WebSocket each, Verso for two with random moves, a rematch when it is over.
import { WebSocket } from "ws";

let keys = 0;

class Viewer {
  static async come(port) {
    const viewer = new Viewer();
    viewer.address = `127.0.0.1:${port}`;
    const answer = await viewer.post("/api/guest", {});
    viewer.cookie = answer.headers.get("set-cookie").split(";")[0];
    return viewer;
  }

  async post(path, body) {
    const headers = { "content-type": "application/json", cookie: this.cookie ?? "" };
    const answer = await fetch(`http://${this.address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  }

  // Connects; returns when the first frame is here.
  look(code) {
    const headers = { cookie: this.cookie };
    this.socket = new WebSocket(`ws://${this.address}/api/tables/${code}/ws?wire=2`, { headers, perMessageDeflate: false });
    this.socket.on("message", (text) => this.read(JSON.parse(text)));
    this.socket.on("error", (error) => fail(error));
    this.socket.on("close", (code) => fail(new Error(`closed with ${code}`)));
    return this.until(() => true);
  }

  read(message) {
    if (message.is === "refusal") fail(new Error(message.sentence));
    if (message.is !== "frame") return;
    this.frame = { ...this.frame, ...message }; // a part that is missing is as it was
    this.seq = message.seq;
    this.waiting?.();
    this.onState?.();
  }

  until(holds) {
    return new Promise((resolve) => {
      this.waiting = () => {
        if (!holds(this.frame)) return;
        this.waiting = undefined;
        resolve();
      };
    });
  }

  send(command) {
    keys += 1;
    this.socket.send(JSON.stringify({ key: `${keys}`, ...command }));
  }

  mayMove() {
    return Object.keys(this.frame.legal).length > 0;
  }

  move() {
    const [[seat, choices]] = Object.entries(this.frame.legal);
    const { move } = choices[Math.floor(Math.random() * choices.length)];
    this.send({ do: "play", seat: Number(seat), seq: this.seq, move });
  }
}

// With several servers everybody comes to any of them, or, if they are sticky, all of a table to the same.
export async function openTable({ ports, visitors, sticky }) {
  const any = () => ports[Math.floor(Math.random() * ports.length)];
  const one = any();
  const viewers = await Promise.all(Array.from({ length: 2 + visitors }, () => Viewer.come(sticky ? one : any())));
  const [host, guest] = viewers;
  const { table } = await (await host.post("/api/tables", { game: "verso", seats: 2 })).json();
  await Promise.all(viewers.map((viewer) => viewer.look(table)));
  const seated = host.until((frame) => frame.table.seats[1].who !== null);
  guest.send({ do: "sit", seat: 1 });
  await seated;
  const begun = viewers.map((viewer) => viewer.until((frame) => frame.table.status === "playing"));
  host.send({ do: "start" });
  await Promise.all(begun);
  // Both must want another game: whoever has not said so yet says it.
  return { players: [host, guest], rematch: () => (host.frame.table.seats[0].ready ? guest : host).send({ do: "start" }) };
}

function fail(error) {
  console.error(String(error));
  process.exit(1);
}
