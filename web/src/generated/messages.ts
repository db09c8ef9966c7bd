// Made from the Python types by `make types`: do not edit.

/** The version of what goes over the WebSocket. */
export const WIRE = 2;

/** A command was carried out and stored; `seq` is the table's number after it. With a frame it is said there. */
export interface Ack {
  is: "ack";
  key: string;
  seq: number;
}

/** A seat wants to play another game. */
export interface Again {
  code: "table-again";
  seat: number;
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

/** The table was ended, by this person; by nobody if whoever runs the server did it. */
export interface Closed {
  code: "table-closed";
  who?: string | null;
}

/** The program from outside that played this seat has failed, and why: a bot of ours plays on, as is told next. */
export interface Failed {
  code: "table-failed";
  seat: number;
  program: string;
  why: string;
}

/** What has changed for a viewer. A part that is missing is as it was in the frame before; a first frame has all. */
export interface Frame<V = never, N = never, C = never> {
  is: "frame";
  seq: number;
  clock: ClockView;
  news: NewsItem<N | TableNews>[];
  past?: NewsItem[];
  done?: string[];
  table?: TableView;
  place?: Place;
  view?: V | null;
  legal?: Record<string, C[]>;
}

/** Leave a seat; before the start the host may clear any. */
export interface Free {
  do: "free";
  seat: number;
  key: string;
}

/** Nobody has this seat any more. */
export interface Freed {
  code: "table-freed";
  seat: number;
}

/** What a game offers. */
export interface GameInfo<K = never> {
  game: string;
  seats: number[];
  timed: boolean;
  count_in: number;
  grace: number;
  options: Record<string, unknown>;
  bots: string[];
  programs: string[];
  friendly: string | null;
  constants: K;
  reasons: Record<string, string>;
}

/** Who sat where when a game ended, and which of these seats are those of whoever asks. */
export interface GameSeats {
  seats: SeatView[];
  yours: number[];
}

/** Looking on at a round: say whether it will be right, and after how many seconds it is over. */
export interface Guess {
  do: "guess";
  seat: number;
  right: boolean;
  seconds: number;
  key: string;
}

/** What a seat has guessed, and what that was worth once the round was over. */
export interface GuessView {
  seat: number;
  right: boolean;
  seconds: number;
  points?: number;
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

/** What the host tells everybody: a line about the house, and the languages to choose from. */
export interface HouseInfo {
  notice: string;
  languages: string[];
}

/** A seat's time has run out: a bot makes its move, which is told next. */
export interface Late {
  code: "table-late";
  seat: number;
}

/** A bot plays this seat now. */
export interface Lent {
  code: "table-lent";
  seat: number;
  bot: string;
}

/** A first game that teaches. */
export interface Lesson<V = never, N = never, C = never, K = never> {
  game: string;
  constants: K;
  steps: LessonStep<V, N, C>[];
}

/** What the learner sees at one moment, and what has led there. */
export interface LessonFrame<V = never, N = never, C = never> {
  view: V;
  legal: C[];
  news: N[];
  at: number;
  rests: boolean;
  said?: LessonSaid | null;
}

/** A phrase that somebody says to the learner, or the learner is to say. */
export interface LessonSaid {
  seat: number;
  code: string;
  facts: Record<string, unknown>;
}

/** One idea. `tries` are the rules' answers to moves; what is not among them, the game's board answers itself. */
export interface LessonStep<V = never, N = never, C = never> {
  name: string;
  rules: string[];
  more: boolean;
  begin: LessonFrame<V, N, C> | null;
  right: string[];
  near: string[];
  tell: LessonSaid | null;
  tries: Record<string, LessonFrame<V, N, C>>;
  later: string[];
  then: LessonFrame<V, N, C>[];
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
  people: string[];
  your_turn: boolean;
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

/** The host lets somebody be heard no longer, or again. */
export interface Muted {
  code: "table-muted";
  who: string;
  on: boolean;
}

/** One thing that happened, with the seq of its event: news of the game, or of the table. */
export interface NewsItem<N = never> {
  seq: number;
  news: N;
}

/** Where a pairing is, and of which game. */
export interface PairingLink {
  pairing: string;
  game: string;
  address: string;
}

/** A pairing to open, for phones beside a real box. */
export interface PairingWish {
  game: string;
  options?: Record<string, unknown>;
}

/** Let the table rest; in timed games after this round. */
export interface Pause {
  do: "pause";
  key: string;
}

/** The table rests, as this person wished. */
export interface Paused {
  code: "table-paused";
  who?: string | null;
}

/** Say something that everybody reads in their own language; cells are in front coordinates. */
export interface Phrase {
  do: "phrase";
  code: string;
  facts?: Record<string, unknown>;
  key: string;
}

/** Where a viewer is at a table. */
export interface Place {
  you: string;
  yours: number[];
  guess: GuessView | null;
}

/** Make a move, answering the state of this seq. */
export interface Play {
  do: "play";
  seat: number;
  seq: number;
  move: string;
  key: string;
}

/** Something that can be chosen about a print: one of its values, a number, yes or no, or a text. */
export interface PrintField {
  name: string;
  kind: "choice" | "number" | "switch" | "text";
  usual: string | number | boolean;
  values?: string[];
}

/** What can be printed of a game. */
export interface PrintInfo {
  things: Record<string, string[]>;
  fields: PrintField[];
  paper: PrintField[];
}

/** How much of a print is done; nothing of nothing while it waits, or if nobody asked for it. */
export interface PrintProgress {
  done?: number;
  of?: number;
}

/** A seat is ready for the next round. */
export interface Readied {
  code: "table-readied";
  seat: number;
}

/** Be ready for a round, also the first one, or to go on after a break. */
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
export interface ReplayStep<V = never, N = never> {
  seat: number | null;
  move: string | null;
  at: number | null;
  scores: number[];
  news: N[];
  view: V;
}

/** A replay file as somebody at the table would have seen it; the first step is the beginning. */
export interface ReplayView<V = never, N = never> {
  game: string;
  seats: number;
  winners: number[] | null;
  steps: ReplayStep<V, N>[];
}

/** Go on. */
export interface Resume {
  do: "resume";
  key: string;
}

/** The table goes on. */
export interface Resumed {
  code: "table-resumed";
}

/** A line of the answer to a review's wish: how many moves are judged, and at last the game's review. */
export interface ReviewLine<R = never> {
  done: number;
  of: number;
  review?: R;
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

/** Somebody has this seat now. */
export interface Sat {
  code: "table-sat";
  seat: number;
  who: string;
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
  away: number | null;
  ready: boolean;
  late: boolean;
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

/** Only bots are still at work in this round: let time leap to what they do. */
export interface Skip {
  do: "skip";
  key: string;
}

/** What answers the card of the round that was over last, part by part, as its game writes them. */
export interface Solution {
  building: Record<string, string>;
}

/** Begin the game; when it is over, ask for another one, which begins when all who are here have asked for it. */
export interface Start {
  do: "start";
  key: string;
}

/** A game has begun. */
export interface Started {
  code: "table-started";
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
  paused_by: string | null;
  muted: string[];
  guess_points: number[];
  guesses: GuessView[];
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

export type Command = Sit | Bot | Free | Start | Play | Ready | Skip | Pause | Resume | Guess | Mute | Close | Chat | Phrase | Signal | Hint;

export type TableNews = Sat | Lent | Failed | Freed | Readied | Again | Late | Started | Paused | Resumed | Muted | Closed;

export type ServerMessage = Frame | Ack | Refusal | Hinted | Said | Shown;
