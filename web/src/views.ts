// Written by `npm run types` from docs/views.schema.json. Do not edit.

/** An animal in play; all but its places are None while it lies face down. */
export interface AnimalView {
  animal: number | null;
  column: number;
  habitat: string | null;
  home: number;
  key: string | null;
  kind: string | null;
  leader: number | null;
  other: string | null;
  own_name: string | null;
  state: string;
  values: number[] | null;
  won_by: number | null;
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

/** Every seat's points after each number, from 0 on. */
export interface Course {
  scores: number[][];
}

/** A token from another device. */
export interface Device {
  token: string;
}

/** A token that works once, until `expires`; the page's path with it. */
export interface DeviceLink {
  token: string;
  path: string;
  expires: number;
}

/** Everything that can be played, and against whom. */
export interface Games {
  titles: TitleForm[];
  bots: string[];
}

/** Coming to a table, with its code if it is private. */
export interface Joining {
  code?: string;
}

/** What was left in a round, which everybody saw, and how many of these went where. */
export interface LeftoverView {
  boxed: number;
  on_11: number;
  on_12: number;
  round: number;
  tiles: number[];
}

/** A table in the lobby or in one's own list. */
export interface Listed {
  id: string;
  game: string;
  options: Record<string, any>;
  status: string;
  public: boolean;
  host: string;
  created: number;
  seats: number;
  open_seats: number;
  people: string[];
  mine: boolean;
  scores: number[] | null;
}

/** Who the server takes the caller for. */
export interface Me {
  guest: string;
  name: string;
}

/** A table after a number, as one seat (null: a spectator) saw it. */
export interface Moment {
  table: string;
  number: number;
  last: number;
  by: number | null;
  at: number | null;
  actors: number[];
  sight: Sight;
  outcome: Record<string, any> | null;
}

/** Whose word is taken or given back. */
export interface Muting {
  guest: string;
  muted: boolean;
}

/** A wish for a name. */
export interface Named {
  name: string;
}

/** A table to be made; seats are "me", "open", "bot" or "bot:spec". */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, any>;
  public?: boolean;
  clock?: Clock | null;
  open_scores?: boolean;
  start?: boolean;
}

/** An option of a title. */
export interface OptionForm {
  name: string;
  kind: string;
  default: any;
  choices: string[];
}

/** The whole of what a seat may know. */
export interface PlanetSight {
  actors: number[];
  animals: AnimalView[];
  first: number;
  game: string;
  leftovers: LeftoverView[];
  objective_areas: number | null;
  objective_points: number | null;
  objective_rungs: RungView[] | null;
  objectives: (string | null)[];
  over: boolean;
  planets: PlanetView[];
  round: number;
  seat: number | null;
  seats: number;
  spot_11: number;
  spot_12: number;
  tally: Record<string, any>[][];
  tiles: (TileView | null)[];
}

/** One seat's planet: twelve faces (None: free), its regions, the number of areas by habitat. */
export interface PlanetView {
  areas: Record<string, number>;
  faces: (TileView | null)[];
  regions: RegionView[];
}

/** Why a request was turned down. */
export interface Problem {
  reason: Record<string, any>;
}

/** Ready, or not yet. */
export interface Ready {
  ready: boolean;
}

/** A region: its habitat, size, areas, and the habitats that it touches. */
export interface RegionView {
  areas: number[];
  habitat: string;
  size: number;
  touches: string[];
}

/** One step of the own objective. */
export interface RungView {
  areas: number;
  points: number;
}

/** Who shall have a seat. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string;
}

/** What the host wants to be different; what is left out stays. */
export interface SetUp {
  game?: string | null;
  options?: Record<string, any> | null;
  count?: number | null;
  public?: boolean | null;
  clock?: Clock | null;
  open_scores?: boolean | null;
}

/** Everything that one seat (null: a spectator) may know now. */
export interface Sight {
  seat: number | null;
  since: number;
  lines: Record<string, any>[];
  prompt: Record<string, any> | null;
  legal: number[];
  undo: boolean;
  view: Record<string, any> | null;
  choices: Choice[] | null;
}

/** One's own results, and the server's figures. */
export interface Statistics {
  mine: TitleResults[];
  server: TitleFigures[];
}

/** Which table it is. */
export interface TableLink {
  table: string;
}

/** A face-up tile of the round, or one that lies on a planet (then `shows` is its pattern as turned). */
export interface TileView {
  pattern: string;
  shows: string;
  tile: number;
  turn: number;
}

/** How much a title is played here. */
export interface TitleFigures {
  game: string;
  open: number;
  playing: number;
  over: number;
}

/** A title: who can play, what can be chosen. */
export interface TitleForm {
  name: string;
  rules: number;
  min_seats: number;
  max_seats: number;
  options: OptionForm[];
}

/** How a guest has done at a title. */
export interface TitleResults {
  game: string;
  played: number;
  won: number;
  best: number | null;
  mean: number | null;
}

/** A record as text or JSON; an unfinished one is played on with these seats (all mine if left out). */
export interface Upload {
  record: string;
  seats?: string[];
}
