// Written by `npm run types` from docs/wire.schema.json. Do not edit.

export type ClientMessage = Hello | Answer | Undo | Why | Preview | AskHint | Say | Ping;

export type ServerMessage = Welcome | News | TableNews | Accepted | Refused | Because | Previewed | Hinted | Said | Presence | Remind | Trouble | Goodbye | Pong;

/** An answer or undo is accepted under this number; `again` if it had been accepted before. */
export interface Accepted {
  type: "accepted";
  key: string;
  number: number;
  again: boolean;
}

/** One action, or several that are accepted together or not at all. A setting can be changed at any time. */
export interface Answer {
  type: "answer";
  seat: number;
  at: number;
  actions: number[];
  key: string;
}

/** Ask for the best answers of a seat that must act. */
export interface AskHint {
  type: "hint";
  seat: number;
  key: string;
}

/** A person who may not come to the table any more, with the name used there. */
export interface BannedPerson {
  guest: string;
  name: string;
}

/** The reply to why; without a reason if the action is legal. */
export interface Because {
  type: "because";
  key: string;
  action: number;
  reason: Record<string, unknown> | null;
}

/** A chat line; later lines have higher ids. */
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
  explain: Record<string, unknown>;
}

/** How long people may think: no limit, a reminder, or a number of seconds for each decision. */
export interface Clock {
  kind?: "gentle" | "move" | "none";
  seconds?: number;
  stand_in?: boolean;
}

/** Since when a seat has had to act, and when it is reminded or a bot plays for it; null: never. */
export interface ClockState {
  seat: number;
  since: number;
  remind: number | null;
  deadline: number | null;
}

/** The server is about to close the socket; `back` if the client should reconnect. */
export interface Goodbye {
  type: "goodbye";
  reason: Record<string, unknown>;
  back: boolean;
}

/** How many lines of a seat's log (null: the spectator's) the client already has. */
export interface Heard {
  seat: number | null;
  lines: number;
}

/** Join a table. Sent first, and again whenever the client has missed something. */
export interface Hello {
  type: "hello";
  table: string;
  last?: number;
  heard?: Heard[];
  detail?: "changes" | "full" | "lean";
  reads?: string[];
  wire?: number;
}

/** A hint that a seat has asked for after a number. */
export interface HintAsked {
  number: number;
  seat: number;
}

/** A recommended answer: its gain over the average answer in thousandths of a point, and why. */
export interface HintState {
  choice: Choice;
  gain: number;
  reasons: Record<string, unknown>[];
}

/** The reply to hint: the best answers at this number, the best first. */
export interface Hinted {
  type: "hinted";
  key: string;
  number: number;
  hints: HintState[];
}

/** One text of a lesson: the result of the step just done, a step to read, or a step with something to do. */
export interface LessonPage {
  step: number;
  kind: "read" | "result" | "task";
  text: Record<string, unknown>;
  places: string[];
}

/** How far the learner has come in a lesson, or in a puzzle, which is a lesson of one step. */
export interface LessonState {
  name: string;
  heading: Record<string, unknown>;
  count: number;
  pages: LessonPage[];
  example: Choice | null;
  over: boolean;
  puzzle?: PuzzleState | null;
}

/** Something was accepted. A client whose last number is not `after` sends hello again. */
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
  outcome: Record<string, unknown> | null;
  fingerprint: string | null;
}

/** A person who has joined the table. */
export interface PersonState {
  guest: string;
  name: string;
  online: boolean;
  muted: boolean;
}

/** Ask for a pong. */
export interface Ping {
  type: "ping";
  key?: string;
}

/** The reply to ping. */
export interface Pong {
  type: "pong";
  key: string;
  number: number;
  now: number;
}

/** The public ids of the guests at the table. */
export interface Presence {
  type: "presence";
  online: string[];
}

/** Ask what the seat would see after some actions. */
export interface Preview {
  type: "preview";
  seat: number;
  actions: number[];
  key: string;
}

/** The reply to preview. `guess` if something hidden would be revealed: then the rest is only one of many possibilities. */
export interface Previewed {
  type: "previewed";
  key: string;
  guess: boolean;
  lines: Record<string, unknown>[];
  view: Record<string, unknown>;
}

/** The puzzle of a table: its title, its number out of how many, and how many of the levels miss the answer. */
export interface PuzzleState {
  game: string;
  number: number;
  count: number;
  missed: number;
  levels: number;
}

/** An answer, undo or chat line is refused; nothing has changed. */
export interface Refused {
  type: "refused";
  key: string;
  reason: Record<string, unknown>;
  number: number;
  stale: boolean;
}

/** A reminder to seats that have been thinking for a long time. */
export interface Remind {
  type: "remind";
  seats: number[];
}

/** A complaint about a person at the table, for its host. */
export interface ReportState {
  id: number;
  guest: string;
  name: string;
  reason: "chat" | "name" | "play";
  text: string;
  quote: string;
  at: number;
}

/** A new chat line. */
export interface Said {
  type: "said";
  said: ChatLine;
}

/** Send a chat line. */
export interface Say {
  type: "say";
  text: string;
  key: string;
}

/** Who has a seat: nobody yet, a person (perhaps with a bot as a stand-in), or a bot. */
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
  lines: Record<string, unknown>[];
  prompt: Record<string, unknown> | null;
  legal: number[];
  undo: boolean;
  view: Record<string, unknown> | null;
  choices: Choice[] | null;
  settings?: SettingState[];
  lesson?: LessonState | null;
  changes?: Record<string, unknown> | null;
}

/** A setting that the seat can change at any time: whether it is on, and the number that changes it. */
export interface SettingState {
  name: string;
  on: boolean;
  change: number;
}

/** The table's state changed. If `mine` changed or the game started, send hello again. */
export interface TableNews {
  type: "table";
  table: TableState;
  mine: number[];
}

/** What somebody at a table knows about it: the same for everybody, except `code`, `banned` and `reports`. */
export interface TableState {
  id: string;
  revision: number;
  game: string;
  rules: number;
  options: Record<string, unknown>;
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
  stopped: Record<string, unknown> | null;
  no_replay?: Record<string, unknown> | null;
  known_deal?: boolean;
  banned?: BannedPerson[];
  reports?: ReportState[];
  lesson?: string | null;
  daily?: string | null;
  hints?: boolean;
  hints_asked?: HintAsked[];
}

/** The server did not understand a message, or cannot do what it asks. */
export interface Trouble {
  type: "trouble";
  reason: Record<string, unknown>;
}

/** Undo the seat's latest action. */
export interface Undo {
  type: "undo";
  seat: number;
  at: number;
  key: string;
}

/** The reply to hello. */
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
  outcome: Record<string, unknown> | null;
  fingerprint: string | null;
  now: number;
}

/** Ask why an action is not legal. */
export interface Why {
  type: "why";
  seat: number;
  action: number;
  key: string;
}
