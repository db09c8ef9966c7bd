// Made from the Python types by `make types`: do not edit.

/** A command was carried out and stored; `seq` is the table's number after it. */
export interface Ack {
  is: "ack";
  key: string;
  seq: number;
}

/** Let a bot of this level play an empty seat, one's own, or that of somebody who is away. */
export interface Bot {
  do: "bot";
  seat: number;
  level: string;
  key: string;
}

/** Say something. */
export interface Chat {
  do: "chat";
  text: string;
  key: string;
}

/** A move that `legal` offers, as its canonical text, with what a client shows before it is made. Where moves are too many to list, the text is the kind of move and the preview says with what. */
export interface Choice {
  move: string;
  preview: Record<string, unknown>;
}

/** The game's clock: at `at` by the server's `now`; it runs from the wall time `start` if that is given. */
export interface ClockView {
  now: number;
  at: number;
  start: number | null;
  deadline: number | null;
  turn: number | null;
}

/** End the table. */
export interface Close {
  do: "close";
  key: string;
}

/** Everything a viewer needs: a client that gets only the latest frame has missed nothing but news. */
export interface Frame {
  is: "frame";
  seq: number;
  you: string;
  yours: number[];
  news: NewsItem[];
  table: TableView;
  view: unknown;
  legal: Record<string, Choice[]>;
  tip: TipView | null;
}

/** Leave a seat; before the start the host may clear any. */
export interface Free {
  do: "free";
  seat: number;
  key: string;
}

/** What a game offers. */
export interface GameInfo {
  game: string;
  seats: number[];
  timed: boolean;
  options: Record<string, unknown>;
  bots: string[];
  friendly: string | null;
}

/** Who one wants to be. */
export interface GuestWish {
  nickname?: string | null;
}

/** Ask for advice for one's seat; only oneself hears it. */
export interface Hint {
  do: "hint";
  seat: number;
  key: string;
}

/** The advice that was asked for: a code, by which a client finds the sentence, and its facts. */
export interface Hinted {
  is: "hint";
  key: string;
  code: string;
  facts: Record<string, unknown>;
}

/** A table in a list. */
export interface LobbyEntry {
  table: string;
  game: string;
  status: string;
  public: boolean;
  seats: number;
  free: number;
  host: string | null;
  updated: number;
}

/** Who one is. */
export interface Me {
  nickname: string;
}

/** The host: no longer let this person be heard, or let them be heard again. */
export interface Mute {
  do: "mute";
  who: string;
  on?: boolean;
  key: string;
}

/** One thing that happened, for everybody at the table: it never holds a secret. What only some may know reaches them through their view. Sentences stand in the locales, by code. */
export interface News {
  code: string;
  facts: Record<string, unknown>;
}

/** One thing that happened, with the seq of its event. */
export interface NewsItem {
  seq: number;
  code: string;
  facts: Record<string, unknown>;
}

/** Let the table rest; in timed games after this round. */
export interface Pause {
  do: "pause";
  key: string;
}

/** Say something that everybody reads in their own language; cells are in front coordinates. */
export interface Phrase {
  do: "phrase";
  code: string;
  facts?: Record<string, unknown>;
  key: string;
}

/** Make a move, answering the state of this seq. */
export interface Play {
  do: "play";
  seat: number;
  seq: number;
  move: string;
  key: string;
}

/** Be ready for the next round, or to go on after a break. */
export interface Ready {
  do: "ready";
  seat: number;
  key: string;
}

/** Something was refused and nothing has changed: a code to translate by, and an English sentence. */
export interface Refusal {
  is: "refusal";
  code: string;
  kind: string;
  sentence: string;
  facts: Record<string, unknown>;
  key?: string | null;
}

/** One step of a replay: what was done, what happened, and how it then looked to the viewer. */
export interface ReplayStep {
  seat: number | null;
  move: string | null;
  at: number | null;
  scores: number[];
  news: News[];
  view: unknown;
}

/** A replay file as somebody at the table would have seen it; the first step is the beginning. */
export interface ReplayView {
  game: string;
  seats: number;
  winners: number[] | null;
  steps: ReplayStep[];
}

/** Go on. */
export interface Resume {
  do: "resume";
  key: string;
}

/** A line of the answer to a review's wish: how many moves are judged, and at last the game's review. */
export interface ReviewLine {
  done: number;
  of: number;
  review?: unknown;
}

/** Somebody said something: `text`, or a phrase's `code` and `facts`; a bot has no handle, but its `seat`. */
export interface Said {
  is: "said";
  number: number;
  time: number;
  who: string | null;
  name: string | null;
  text?: string | null;
  code?: string | null;
  facts?: Record<string, unknown> | null;
  seat?: number | null;
}

/** Take a seat over by its private link. */
export interface SeatClaim {
  token: string;
}

/** A private link: whoever opens it has the seat. */
export interface SeatLink {
  address: string;
  token: string;
}

/** Ask for a link that moves one's seat to another device. */
export interface SeatLinkWish {
  seat: number;
}

/** A seat as everybody sees it. */
export interface SeatView {
  who: string | null;
  name: string | null;
  bot: string | null;
  here: boolean;
  ready: boolean;
}

/** Somebody's hand, finger or drag: for this moment only. */
export interface Shown {
  is: "signal";
  who: string;
  seat: number | null;
  kind: string;
  facts: Record<string, unknown>;
}

/** A pointing finger, a hand, a block or pile in mid-drag: shown at once, stored nowhere. */
export interface Signal {
  do: "signal";
  kind: string;
  facts?: Record<string, unknown>;
  key: string;
}

/** Take an empty seat, or one's own back from a bot. */
export interface Sit {
  do: "sit";
  seat: number;
  key: string;
}

/** Begin the game, or a rematch when it is over. */
export interface Start {
  do: "start";
  key: string;
}

/** A table before one sits down. */
export interface TableInfo {
  table: string;
  game: string;
  status: string;
  seats: SeatView[];
  options: Record<string, unknown>;
}

/** Where a table is. */
export interface TableLink {
  table: string;
  address: string;
}

/** A table as everybody sees it. */
export interface TableView {
  id: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  games: number;
  public: boolean;
  options: Record<string, unknown>;
  turn_seconds: number | null;
  hints: boolean;
  seats: SeatView[];
  host: string;
  paused: boolean;
  muted: string[];
  crowd: number[];
  clock: ClockView;
  tips: TipView[];
}

/** A table to open; whoever opens it sits down on its first seat. */
export interface TableWish {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  public?: boolean;
  turn_seconds?: number | null;
  hints?: boolean | null;
}

/** Looking on at a round: say whether it will be right, and after how many seconds it is over. */
export interface Tip {
  do: "tip";
  seat: number;
  right: boolean;
  seconds: number;
  key: string;
}

/** What a seat has tipped, and what that was worth once the round was over. */
export interface TipView {
  seat: number;
  right: boolean;
  seconds: number;
  points?: number;
}

export type Command = Sit | Bot | Free | Start | Play | Ready | Pause | Resume | Tip | Mute | Close | Chat | Phrase | Signal | Hint;

export type ServerMessage = Frame | Ack | Refusal | Hinted | Said | Shown;
