// Written by `npm run types` from docs/wire.schema.json. Do not edit.

export type ClientMessage = Hello | Answer | Undo | Why | Preview | Say | Ping;

export type ServerMessage = Welcome | News | TableNews | Accepted | Refused | Because | Previewed | Said | Presence | Remind | Trouble | Goodbye | Pong;

/** An answer or undo counts, as this number; `again` if it had been accepted before. */
export interface Accepted {
  type: "accepted";
  key: string;
  number: number;
  again: boolean;
}

/** One action, or a row of actions of which all count or none. A change of a setting counts at any time. */
export interface Answer {
  type: "answer";
  seat: number;
  at: number;
  actions: number[];
  key: string;
}

/** The answer to why; no reason if the action is allowed. */
export interface Because {
  type: "because";
  key: string;
  action: number;
  reason: Record<string, any> | null;
}

/** Something said at the table; ids rise. */
export interface ChatLine {
  id: number;
  guest: string;
  name: string;
  text: string;
  at: number;
}

/** A legal action: in the words of records, and as a line whose figures are its parts. */
export interface Choice {
  action: number;
  words: string;
  explain: Record<string, any>;
}

/** How long people may think: no limit, a gentle reminder, or so many seconds for each decision. */
export interface Clock {
  kind?: "gentle" | "move" | "none";
  seconds?: number;
  stand_in?: boolean;
}

/** Since when a seat owes an action, and when it is reminded or a bot plays for it; null: never. */
export interface ClockState {
  seat: number;
  since: number;
  remind: number | null;
  deadline: number | null;
}

/** The server is about to close the socket; `back` if it makes sense to come back at once. */
export interface Goodbye {
  type: "goodbye";
  reason: Record<string, any>;
  back: boolean;
}

/** How many lines of a seat's log (null: the spectator's) the client has already. */
export interface Heard {
  seat: number | null;
  lines: number;
}

/** Show me this table. Said first, and again whenever the client lost the thread. */
export interface Hello {
  type: "hello";
  table: string;
  last?: number;
  heard?: Heard[];
  detail?: "full" | "lean";
  wire?: number;
}

/** Something was accepted. A client whose last number is not `after` says hello again. */
export interface News {
  type: "news";
  after: number;
  number: number;
  by: number;
  undone: boolean;
  at: number;
  actors: number[];
  clocks: ClockState[];
  sights: SeatUpdate[];
  outcome: Record<string, any> | null;
  fingerprint: string | null;
}

/** Somebody who has come to the table. */
export interface PersonState {
  guest: string;
  name: string;
  online: boolean;
  muted: boolean;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  key?: string;
}

/** The answer to ping. */
export interface Pong {
  type: "pong";
  key: string;
  number: number;
  now: number;
}

/** Who is at the table now, by public id. */
export interface Presence {
  type: "presence";
  online: string[];
}

/** What would I see if I did this? */
export interface Preview {
  type: "preview";
  seat: number;
  actions: number[];
  key: string;
}

/** The answer to preview. `guess` if something hidden would be shown: then what follows it is only one of many possibilities. */
export interface Previewed {
  type: "previewed";
  key: string;
  guess: boolean;
  lines: Record<string, any>[];
  view: Record<string, any>;
}

/** An answer, undo or chat does not count; nothing has changed. */
export interface Refused {
  type: "refused";
  key: string;
  reason: Record<string, any>;
  number: number;
  stale: boolean;
}

/** These seats have been thinking for long. */
export interface Remind {
  type: "remind";
  seats: number[];
}

/** Somebody said something. */
export interface Said {
  type: "said";
  said: ChatLine;
}

/** Chat. */
export interface Say {
  type: "say";
  text: string;
  key: string;
}

/** Who sits on a seat: nobody yet, a person (perhaps with a bot standing in), or a bot. */
export interface SeatState {
  seat: number;
  kind: "bot" | "open" | "person";
  guest: string | null;
  name: string | null;
  bot: string | null;
  ready: boolean;
}

/** Everything that one seat (null: a spectator) may know now. */
export interface SeatUpdate {
  seat: number | null;
  since: number;
  lines: Record<string, any>[];
  prompt: Record<string, any> | null;
  legal: number[];
  undo: boolean;
  view: Record<string, any> | null;
  choices: Choice[] | null;
  settings?: SettingState[];
}

/** A setting that the seat can change at any time: whether it is on, and the number that changes it. */
export interface SettingState {
  name: string;
  on: boolean;
  change: number;
}

/** The table changed: seats, people, options, status. If `mine` changed or play started, say hello again. */
export interface TableNews {
  type: "table";
  table: TableState;
  mine: number[];
}

/** What everybody at a table knows of it. */
export interface TableState {
  id: string;
  revision: number;
  game: string;
  rules: number;
  options: Record<string, any>;
  status: "open" | "over" | "playing";
  public: boolean;
  code: string;
  host: string;
  seats: SeatState[];
  people: PersonState[];
  clock: Clock;
  open_scores: boolean;
  created: number;
  number: number;
  rematch: string | null;
  scores: number[] | null;
  winners: number[] | null;
  stopped: Record<string, any> | null;
  no_replay?: Record<string, any> | null;
}

/** The server did not understand, or cannot do it. */
export interface Trouble {
  type: "trouble";
  reason: Record<string, any>;
}

/** Take back my latest action. */
export interface Undo {
  type: "undo";
  seat: number;
  at: number;
  key: string;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  wire: number;
  guest: string;
  table: TableState;
  number: number;
  mine: number[];
  actors: number[];
  clocks: ClockState[];
  sights: SeatUpdate[];
  chat: ChatLine[];
  outcome: Record<string, any> | null;
  fingerprint: string | null;
  now: number;
}

/** Why may I not do this? */
export interface Why {
  type: "why";
  seat: number;
  action: number;
  key: string;
}
