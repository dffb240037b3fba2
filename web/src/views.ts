// Written by `npm run types` from docs/views.schema.json. Do not edit.

/** The progress of the activating seat: used cells and entities, and what it is asked for. */
export interface ActivationView {
  invited: string[];
  pending: string | null;
  sources: SourceView[];
  used_cells: number[];
  used_entities: string[];
}

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
  won_with: number[];
}

/** One answer to a question: its number, in the words of records, and the line that describes it to the player. */
export interface Answer {
  action: number;
  words: string;
  line: Record<string, any>;
}

/** Where a seat's result comes from: `start` + `deal` + `own` + `others` is `result`. */
export interface Balance {
  start: number;
  deal: number;
  own: number;
  others: number;
  result: number;
}

/** A biome card or a printed space. */
export interface BiomeView {
  animals: string[];
  biomes: string[];
  cells: number[];
  cost: number;
  effect: EffectView;
  key: string;
  printed: boolean;
  water: number;
}

/** One seat's board and what lies beside it. */
export interface BoardView {
  cells: BiomeView[];
  crystals: number;
  entities: string[];
  lines: LineView[];
  points: number;
  spores: number[];
  symbols: Record<string, number>;
  tally: number[][];
  water: number;
  water_points: number;
}

/** The setting `careful` of the own seat: whether it is on, and the number that changes it. (E76) */
export interface CarefulView {
  change: number;
  on: boolean;
}

/** A legal action: in the words of records, and as a line whose figures are its parts. */
export interface Choice {
  action: number;
  words: string;
  explain: Record<string, any>;
}

/** How long people may think: no limit, a reminder, or a number of seconds for each decision. */
export interface Clock {
  kind?: "gentle" | "move" | "none";
  seconds?: number;
  stand_in?: boolean;
}

/** A card of the run that is still to come; `asks` if it can be left alone. */
export interface ComingView {
  asks: boolean;
  card: number;
  column: number | null;
  row: number | null;
}

/** A token from another device, or a recovery phrase. */
export interface Device {
  token: string;
}

/** A one-time token that is valid until `expires`, and the path of the page for it. */
export interface DeviceLink {
  token: string;
  path: string;
  expires: number;
}

/** Everything that a seat may know. */
export interface EarthSeatView {
  action: string | null;
  active: number | null;
  actors: number[];
  advice: number[];
  areas: SeatView[];
  bonus: number | null;
  careful: CarefulView | null;
  counting: Record<string, number[][]>;
  deck: number | null;
  discards: number | null;
  exchange: ExchangeView;
  first: number;
  gaia: GaiaView | null;
  game: string;
  goals: GoalView[];
  hand: number[];
  hand_actions: number[];
  hidden_planting: boolean;
  looking_at: number[];
  options: string[];
  outlook: OutlookView[];
  over: boolean;
  partner: PartnerView | null;
  prices: (number | null)[];
  question: QuestionView | null;
  round: number;
  run: RunView | null;
  seat: number | null;
  seats: number;
  shared: string[];
  sides: SideView[][];
  spots: SpotView[][];
  stage: string;
  tally: Record<string, any>[][];
  teams: TeamView[];
}

/** An effect; `per` is what the points are counted by, None if they are fixed. */
export interface EffectView {
  crystals: number;
  pay: number;
  per: string | null;
  points: number;
  spores: number;
}

/** A mean over worlds, and two standard errors below and above it. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** The numbers of sprouts and soil in an exchange, and its action, which may be refused. (E28) */
export interface ExchangeView {
  action: number;
  soil: number;
  sprouts: number;
}

/** Gaia's board, all of it public but the order of her cards and her compost. (E61 to E69) */
export interface GaiaView {
  blue_cards: number;
  card: string | null;
  cards_drawn: number;
  compost: number;
  difficulty: string;
  growth: number;
  growth_points: number;
  leaves: (number | null)[];
  passes: number;
  pile: number[];
  pile_points: number;
  points: number;
  skips: boolean;
  soil: number;
  soil_gained: number;
  sprouts: number;
  store: number;
  turned: string[];
  turns: number;
}

/** All titles and bots. */
export interface Games {
  titles: TitleForm[];
  bots: string[];
}

/** A fauna goal: what it needs, how far every seat is, who has met it, and what each seat's leaf is worth. */
export interface GoalView {
  earned: boolean[];
  fauna: string;
  leaves: (number | null)[];
  need: number;
  progress: number[];
  taken: number;
  worth: number[];
}

/** An entity that would come, from another seat or (None) from the middle. */
export interface GuestView {
  entity: string;
  seat: number | null;
}

/** The address that invitations start with; empty if only this computer reaches the server. `can_open` says whether this guest may open the server to the local network. */
export interface Invitations {
  address: string;
  can_open: boolean;
}

/** A request to join a table, with its code if it is private. */
export interface Joining {
  code?: string;
}

/** A person to remove from a table; with `ban` for good. */
export interface Kick {
  guest: string;
  ban?: boolean;
}

/** What was left in a round, which everybody saw, and how many of these went where. */
export interface LeftoverView {
  boxed: number;
  on_11: number;
  on_12: number;
  round: number;
  tiles: number[];
}

/** A lesson: the title that it teaches, how long it takes, its name and what it is about. */
export interface LessonForm {
  name: string;
  game: string;
  minutes: number;
  steps: number;
  heading: Record<string, any>;
  about: Record<string, any>;
}

/** One text of a lesson: the result of the step just done, a step to read, or a step with something to do. */
export interface LessonPage {
  step: number;
  kind: "read" | "result" | "task";
  text: Record<string, any>;
  places: string[];
}

/** How far the learner has come in a lesson, or in a puzzle, which is a lesson of one step. */
export interface LessonState {
  name: string;
  heading: Record<string, any>;
  count: number;
  pages: LessonPage[];
  example: Choice | null;
  over: boolean;
  puzzle?: PuzzleState | null;
}

/** A row or column that is full of a symbol, and the entity of that symbol. */
export interface LineView {
  entity: string;
  index: number;
  line: string;
}

/** One look of the seat into a satellite: the cards it saw and the one it kept. */
export interface LookView {
  cards: string[];
  kept: string | null;
  round: number;
  satellite: number;
  turn: number;
}

/** The guest's public id and name, and whether the guest has chosen that name. */
export interface Me {
  guest: string;
  name: string;
  named: boolean;
}

/** A game after a number, as one seat (null: a spectator) saw it. */
export interface Moment {
  table: string;
  number: number;
  last: number;
  by: number | null;
  at: number | null;
  actors: number[];
  sight: SeatUpdate;
  outcome: Record<string, any> | null;
}

/** A person to mute or unmute. */
export interface Muting {
  guest: string;
  muted: boolean;
}

/** A new name. */
export interface Named {
  name: string;
}

/** A complaint about a person at a table, for its host; `line` is the id of the chat line that it is about. */
export interface NewReport {
  guest: string;
  reason: "chat" | "name" | "play";
  text?: string;
  line?: number | null;
}

/** A table to create; seats are "me", "open", "bot" or "bot:spec". */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, any>;
  public?: boolean;
  clock?: Clock | null;
  open_scores?: boolean;
  start?: boolean;
  hints?: boolean;
}

/** An option of a title. */
export interface OptionForm {
  name: string;
  kind: string;
  default: any;
  choices: string[];
  needs?: string;
}

/** The gains of an action if the seat chose it now, and how many cards it would activate. */
export interface OutlookView {
  action: string;
  cards: number;
  color: string;
  gains: Record<string, number>;
  number: number;
  paid: number;
  wakes: number[];
}

/** A team-mate as the seat sees it, beyond what is public. (E73) */
export interface PartnerView {
  hand: number[];
  looking_at: number[];
  options: string[];
  seat: number;
}

/** A cell that takes or gives pieces: the action for one piece, and how many fit or lie there. */
export interface PieceCellView {
  action: number;
  column: number;
  room: number;
  row: number;
}

/** The whole of what a seat may know. */
export interface PlanetSeatView {
  actors: number[];
  animal_points: (number | null)[];
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

/** A card of a grid with its pieces; rows and columns from 1. */
export interface PlantedView {
  card: number;
  column: number;
  growth: number;
  row: number;
  sprouts: number;
}

/** A moment of a finished game to play on from: after a number of moves of its record, on a seat, against bots. */
export interface PlayAgain {
  number: number;
  seat: number;
  bot: string;
}

/** A seat's card in a turn and what it did with it; the card is None where the viewer cannot know it. */
export interface PlayView {
  card: string | null;
  round: number;
  state: string;
  turn: number;
}

/** Why a request was refused. */
export interface Problem {
  reason: Record<string, any>;
}

/** The puzzles of a title, the easiest first: how many levels miss the answer of each, out of how many at most. */
export interface PuzzleForm {
  game: string;
  levels: number;
  missed: number[];
}

/** The answer of a puzzle, for somebody who gave up: its number, its words, and why it is the best. */
export interface PuzzleSolution {
  action: number;
  words: string;
  explain: Record<string, any>;
  solution: Record<string, any>;
}

/** The puzzle of a table: its title, its number out of how many, and how many of the levels miss the answer. */
export interface PuzzleState {
  game: string;
  number: number;
  count: number;
  missed: number;
  levels: number;
}

/** The question to a seat: how many it is about, the card that asks and where it lies. */
export interface QuestionView {
  amount: number;
  begun: boolean;
  card: number | null;
  cells: PieceCellView[];
  column: number | null;
  count: number;
  delicate: boolean;
  first_cell_action: number | null;
  gain: string | null;
  kind: string;
  once: boolean;
  row: number | null;
  window: string | null;
}

/** Everything that a seat may know. */
export interface RauhaSeatView {
  activation: ActivationView;
  actors: number[];
  boards: BoardView[];
  chosen: boolean[];
  first: number;
  game: string;
  kept: BiomeView | null;
  line: number[];
  looks: LookView[];
  middle: string[];
  offer: BiomeView[];
  order: number[];
  over: boolean;
  plays: PlayView[][];
  rest_to: number | null;
  round: number;
  satellite: string;
  satellites: SatelliteView[];
  scoring: boolean;
  seat: number | null;
  seats: number;
  side: string;
  spaces: Record<string, SpaceView[]>;
  step: string;
  tally: Record<string, any>[][];
  totem: number;
  turn: number;
}

/** Whether a guest is ready. */
export interface Ready {
  ready: boolean;
}

/** A phrase that gives any device the guest's identity, and the path of the page for it. */
export interface Recovery {
  phrase: string;
  path: string;
}

/** A region: its habitat, size, areas, and the habitats that it touches. */
export interface RegionView {
  areas: number[];
  habitat: string;
  size: number;
  touches: string[];
}

/** The review of a finished game. */
export interface Review {
  game: string;
  rules: number;
  seats: number;
  names: string[];
  scores: number[];
  winners: number[];
  seed: number;
  worlds: number;
  chances: number[][];
  by_seat: SeatReview[];
}

/** How far the review of a finished game is: the share of the work that is done, and the review when it is. */
export interface ReviewState {
  status: "done" | "failed" | "none" | "running";
  share: number;
  review: Review | null;
}

/** The activation under way: its colour, how many cards it has in all, and those to come, in order. */
export interface RunView {
  cards: number;
  color: string;
  coming: ComingView[];
}

/** One step of the own objective. */
export interface RungView {
  areas: number;
  points: number;
}

/** A satellite: how many cards lie there, and which these can be as far as the seat has seen them. */
export interface SatelliteView {
  cards: string[] | null;
  count: number;
  left_of: number;
  right_of: number;
}

/** Every seat's points after each number, from 0 on; the points of a rival that is no seat follow them. */
export interface ScoreHistory {
  scores: number[][];
}

/** The review of one seat. */
export interface SeatReview {
  seat: number;
  decisions: number;
  retested: number;
  mistakes: number;
  lost_chance: number;
  lost_points: number;
  turning_points: TurningPoint[];
  balance: Balance;
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
  lesson?: LessonState | null;
  changes?: Record<string, any> | null;
}

/** Everything about a seat that everybody may know. */
export interface SeatView {
  climate: string | null;
  compost: number;
  ecosystem: string | null;
  events: number[];
  grid: PlantedView[];
  hand: number;
  island: string | null;
  points: number;
  soil: number;
}

/** Who should have a seat. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string;
  name?: string;
}

/** Changes by the host; omitted fields stay the same. */
export interface SetUp {
  game?: string | null;
  options?: Record<string, any> | null;
  count?: number | null;
  public?: boolean | null;
  clock?: Clock | null;
  open_scores?: boolean | null;
  hints?: boolean | null;
}

/** A setting that the seat can change at any time: whether it is on, and the number that changes it. */
export interface SettingState {
  name: string;
  on: boolean;
  change: number;
}

/** A side of a dealt Island, Climate or ecosystem, and the action that picks it. (E04) */
export interface SideView {
  action: number;
  key: string;
}

/** A biome or an entity within reach of the seat that activates. */
export interface SourceView {
  action: number;
  cell: number | null;
  effect: EffectView;
  entity: string | null;
  points: number;
  state: string;
  then: ThenView[];
}

/** A card on a cell, if it were the seat's turn to place it: whether it may lie there and what would come of it. */
export interface SpaceView {
  action: number;
  allowed: boolean;
  cell: number;
  cost: number;
  covered: string;
  entities: GuestView[];
  short: number;
  spore: number;
}

/** A place for a card: rows and columns from 0, where 0 is above or to the left of the grid. `actions` plant it there: the card and the place, which is not asked for if it is the only one; before them the action of the turn, if the seat still has to choose it. */
export interface SpotView {
  actions: number[];
  column: number;
  row: number;
}

/** The guest's results, and the server's numbers of tables. */
export interface Statistics {
  mine: TitleResults[];
  server: TitleFigures[];
}

/** A table in a list. */
export interface TableEntry {
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
  lesson?: string | null;
}

/** The id of a table. */
export interface TableLink {
  table: string;
}

/** A team and what lies on its board. (E71 to E73) */
export interface TeamView {
  cards: number;
  compost: number;
  faces: number[] | null;
  growth: number;
  points: number;
  seats: number[];
  soil: number;
  sprouts: number;
}

/** A further choice that a use asks for: the cell of a spore, or an animal and the points for it. */
export interface ThenView {
  action: number;
  animal: string | null;
  cell: number | null;
  points: number;
}

/** A face-up tile of the round, or one that lies on a planet (then `shows` is its pattern as turned). */
export interface TileView {
  pattern: string;
  shows: string;
  tile: number;
  turn: number;
}

/** The numbers of tables of a title by status. */
export interface TitleFigures {
  game: string;
  open: number;
  playing: number;
  over: number;
}

/** A title: its numbers of seats and its options. */
export interface TitleForm {
  name: string;
  rules: number;
  min_seats: number;
  max_seats: number;
  options: OptionForm[];
  reconstructed: Record<string, number>;
}

/** The results of a guest in one title. */
export interface TitleResults {
  game: string;
  played: number;
  won: number;
  best: number | null;
  mean: number | null;
}

/** A decision that cost its seat chances to win. */
export interface TurningPoint {
  number: number;
  seat: number;
  chosen: Answer;
  better: Answer;
  reasons: Record<string, any>[];
  chance: Estimate;
  points: Estimate;
  worlds: number;
}

/** A banned person who may come back. */
export interface Unban {
  guest: string;
}

/** A record as text or JSON; an unfinished one continues with these seats (by default all "me"). */
export interface Upload {
  record: string;
  seats?: string[];
}
