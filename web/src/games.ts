/**
 * The contract between the shell of the page and the games on it.
 *
 * The shell owns the socket, the action bar, seats, log, chat, rules, settings. A game gives components that draw its view
 * and let a person point at things; decisions go back as `propose` or `act`. No game component knows
 * the wire, and none knows the rules: what is possible is in `update.choices`, what would come of it in `preview`.
 */
import type { Component } from 'svelte';
import type { Choice as WireChoice, SeatUpdate as WireSeatUpdate } from './wire.ts';

/** What the engine says, as data: an id and its figures; `say` puts it into words. */
export interface Line {
  id: string;
  [figure: string]: unknown;
}

/** A legal action; the figures of `explain` are its parts (slot, face, turn, ...). */
export interface Choice extends WireChoice {
  explain: Line;
}

/** Everything that one seat (null: a spectator) may know now, with the game's own view. */
export interface SeatUpdate<View = unknown> extends Omit<WireSeatUpdate, 'view' | 'choices' | 'lines' | 'prompt'> {
  view: View;
  choices: Choice[];
  /** The whole log of the seat. */
  lines: Line[];
  prompt: Line | null;
}

/**
 * A place on the board that log lines and pointers can speak of, such as "face:2:7" (seat 2, face 7) or "animal:panda".
 * The shell only compares places; what they mean is the game's business.
 */
export type Place = string;

/** A choice that waits in the action bar for its confirmation. */
export interface Proposal {
  actions: number[];
  /** The button: verb and consequence, "Place it here for 2 crystals". */
  label: string;
  /** One more sentence about what comes of it, shown beside the button. */
  effect?: string;
  /** Asked for even where the person has switched the confirmation off, because it was not chosen just now. */
  ask?: boolean;
  /** Called once when it leaves the bar without another in its place: put back, played, or not possible any more. */
  onremoved?(): void;
}

/** What the seat would see after some actions; `guess` if that shows something hidden, so only one possibility. */
export interface PreviewResult<View = unknown> {
  view: View;
  lines: Line[];
  guess: boolean;
}

/** A small button of the game's own in the action bar, such as "Turn" or "Other side"; at most two. */
export interface ExtraButton {
  label: string;
  /** The one that Enter presses while nothing waits for its confirmation. */
  main?: boolean;
  /** What a lesson calls it when it points at it. */
  place?: Place;
  run(): void;
}

/**
 * What every component of a game gets. All of it is reactive; callbacks never change.
 * `View` is the game's view of a seat, `Model` what its `createModel()` returns.
 */
export interface GameProps<View = unknown, Model = unknown> {
  update: SeatUpdate<View>;
  /** Who looks; null: a spectator. The same as `update.seat`. */
  seat: number | null;
  /** Whether the person may choose for this seat now; false for spectators and in replays. */
  active: boolean;
  /** Whether the person plays this seat in a game that goes on, so that a turn to come can be prepared. */
  live?: boolean;
  /** Names by seat. */
  names: string[];
  /** Whether points may be shown before the end. */
  openScores: boolean;
  /** What is to be drawn for a moment after something happened: the new lines, empty on arrival and in jumps. */
  news: Line[];
  /** The proposal in the action bar, if any. */
  pending: Proposal | null;
  /** Places to be marked, because a line of the log is under the pointer. */
  lit: Place[];
  /** Whether things may move; false with reduced motion. */
  motion: boolean;
  /** Whether the screen is a phone's: one column, thumb at the bottom. */
  narrow: boolean;
  /** What the components of this game share, such as the selection: what `createModel()` made for this seat. */
  model: Model;

  /** Put a choice into the action bar, or take it away with null. Without confirmation (a setting) it is played at once. */
  propose(proposal: Proposal | null): void;
  /** Play at once; for what has been confirmed already. */
  act(actions: number[]): void;
  /** Buttons of the game in the action bar, at most two. */
  offer(buttons: ExtraButton[]): void;
  /** What would come of it. Null if the actions are not possible (any more). */
  preview(actions: number[]): Promise<PreviewResult<View> | null>;
  /** Why an action is not possible; null if it is. The sentence is shown in the action bar too. */
  why(action: number): Promise<Line | null>;
  /** The pointer is over this place (null: over none): its lines in the log are marked. */
  point(place: Place | null): void;
  /** Show the lines of the log about this place. */
  showLines(place: Place): void;
  /** Open the rules at a clause. */
  openRules(clause: string): void;
  /** Look at this seat: enlarges its board where the game does so. */
  look(seat: number | null): void;
  /** The seat that the person has asked to look at; null: none. */
  looked: number | null;
}

/** A small board of one seat, for the strip of seats and for the end. */
export interface MiniBoardProps<View = unknown> {
  view: View;
  of: number;
  /** Places to be marked, as on the large board. */
  lit?: Place[];
}

/** A line of the log that is announced over the board, with the view after it. */
export interface AnnouncementProps<View = unknown> {
  line: Line;
  view: View;
  names: string[];
}

/** Something that a line of the log has moved: its picture goes from one place to another. */
export interface Movement {
  from: Place[];
  to: Place[];
}

/** One row of a score sheet; before the end `least` says that it may become more. */
export interface ScoreRow extends Line {
  points: number;
  least?: boolean;
}

/** A symbol for the legend: its name is the text `symbol-<title>-<name>`, its sentence `symbol-<title>-<name>-about`. */
export interface SymbolEntry {
  name: string;
  component: Component<{ name: string; size?: number }>;
}

/** A picture of the rules for players, by its name in the guide. */
export interface GuidePictureProps {
  name: string;
}

/** A game on the page. `Board` is the main area; the others are optional. */
export interface GameModule<View = unknown, Model = unknown> {
  Board: Component<GameProps<View, Model>>;
  /** Goals, animals, entities: beside the board on a wide screen, a sheet on a phone. */
  Panel?: Component<GameProps<View, Model>>;
  MiniBoard?: Component<MiniBoardProps<View>>;
  /** What else the strip of seats says of a seat, such as its resources; one line. */
  SeatStock?: Component<MiniBoardProps<View>>;
  /** Opponents without a seat, with their points. */
  rivals?(view: View): { name: Line; points: number }[];
  /** State that Board and Panel share, made once per seat on screen; the only owner of the selection. */
  createModel?(): Model;
  /** The legal actions explained, for a title of `READS`; the server does it for the others. */
  readChoices?(view: View, legal: readonly number[]): Choice[];
  /** Show an answer on the board as if the person had chosen it there, without giving it; whether the bar then offers just this answer. */
  show?(model: Model, answer: Choice): boolean;
  /** The places that a line of the log is about. */
  places?(line: Line): Place[];
  /** The places of an answer of a seat, which is given in the words of records. */
  answerPlaces?(words: string, seat: number): Place[];
  /** The line as the page says it: with names where the line has codes, because the thing is drawn beside it. */
  inPageWords?(line: Line): Line;
  /** The tile, card or piece that a line is about, drawn small; empty for lines about nothing that can be drawn. */
  Picture?: Component<{ line: Line }>;
  /** Which of the new lines are announced over the board: awards, scorings. Lines that belong together become one. */
  announced?(lines: readonly Line[]): Line[];
  /** What an announcement shows below its sentence. */
  Announcement?: Component<AnnouncementProps<View>>;
  /** From where to where the picture of a line moves, the best places first. */
  movement?(line: Line): Movement | null;
  /** The seat whose board a place is on; null for places that belong to nobody. */
  seatOf?(place: Place): number | null;
  /** Whether a line of the log is a seat's main decision of a turn: "since your last turn" begins after your latest one. */
  isTurn?(line: Line): boolean;
  /** Every symbol of the game, for the legend; loaded when the legend is opened. */
  symbols?(): Promise<readonly SymbolEntry[]>;
  /** The pictures of the rules for players, drawn by the game's own components; loaded when the rules are opened. */
  guidePicture?(): Promise<Component<GuidePictureProps>>;
  /** What matters in the question of the moment, for a first game; null if there is nothing to say. */
  coach?(view: View): Line | null;
  /** "Round 5 of 12", for the title of the action bar. */
  stage?(view: View): Line | null;
  /** The clause of the rules that a prompt or a refusal is about. */
  clause?(line: Line): string | null;
  /** Points by seat as far as the seat may know them now, row by row. */
  tally?(view: View): ScoreRow[][];
}

/**
 * A game with its own types, as the shell keeps it. The shell passes views on without reading them: the server sends
 * the view of the title that the table names, and the model comes from the same module.
 */
export function defineGame<View, Model>(module: GameModule<View, Model>): GameModule {
  return module as unknown as GameModule;
}

/** A line in the words of the page. */
export const asSaid = (game: Pick<GameModule, 'inPageWords'> | null, line: Line): Line =>
  game?.inPageWords?.(line) ?? line;

/** Who made what the page shows, for the page of credits. */
export interface Credit {
  /** A name, or the id of a text. */
  what: string;
  /** Ids of texts: the parts that are meant. */
  of?: string[];
  by: string;
  licence: string;
  link?: string;
}

/** The games that have components of their own. Every other title is played with the plain list of choices. */
const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  planet: () => import('./planet/planet.ts'),
  rauha: () => import('./rauha/rauha.ts'),
  earth: () => import('./earth/earth.ts'),
};

/** The titles whose actions the page reads from their numbers, so that the server does not explain them. */
export const READS = ['planet'];

const PLAIN = () => import('./plain/plain.ts');

/** The components of a title, loaded when they are needed. */
export async function gameModule(title: string): Promise<GameModule> {
  return (await (MODULES[title] ?? PLAIN)()).default;
}
