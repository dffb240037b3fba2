/** What the page knows of a game of Earth, and the small readings that several components make of it. */
import type { Choice } from '../games.ts';
import type { EarthSeatView, PlantedView, SeatView, SpotView } from '../views.ts';

export type {
  ComingView,
  EarthSeatView,
  GoalView,
  OutlookView,
  PlantedView,
  QuestionView,
  SeatView,
  SpotView,
} from '../views.ts';

export const SIDE = 4;
export const CELLS = 16;
export const ACTIONS = ['plant', 'compost', 'water', 'grow'] as const;

/** The cell of a row and a column from 1. */
export const cellAt = (row: number, column: number): number => SIDE * (row - 1) + column - 1;
export const rowOf = (cell: number): number => Math.floor(cell / SIDE) + 1;
export const columnOf = (cell: number): number => (cell % SIDE) + 1;
export const cellOf = (planted: PlantedView): number => cellAt(planted.row, planted.column);

/** An own area, or the first one for those who look on. */
export const areaOf = (view: EarthSeatView, seat: number | null): SeatView => view.areas[seat ?? 0]!;

/** A place for a card, as a key. */
export const spotKey = (spot: SpotView): string => `${spot.row}:${spot.column}`;

export const planted = (area: SeatView, cell: number): PlantedView | null =>
  area.grid.find((one) => cellOf(one) === cell) ?? null;

/** The choices by what they are about: actions by cell, by card, or by their word. */
export interface Offers {
  cells: Map<number, number>;
  compost: Map<number, number>;
  keep: Map<number, number>;
  event: Map<number, number>;
  plant: Map<number, number>;
  /** Cards that may be put on the team's board. */
  put: Map<number, number>;
  /** Everything that names neither a card nor a cell: "use", "stop", "take soil", "choose 285A". */
  plain: Choice[];
}

const ON_CELL = /^(?:sprout|growth|remove sprout|remove growth|copy) (\d) (\d)$/;
const ON_CARD = /^(compost|keep|event|plant|put) (\d+)$/;

export function readOffers(choices: readonly Choice[]): Offers {
  const found: Offers = {
    cells: new Map(),
    compost: new Map(),
    keep: new Map(),
    event: new Map(),
    plant: new Map(),
    put: new Map(),
    plain: [],
  };
  for (const choice of choices) {
    const cell = ON_CELL.exec(choice.words);
    const card = ON_CARD.exec(choice.words);
    if (cell) found.cells.set(cellAt(Number(cell[1]), Number(cell[2])), choice.action);
    else if (card) found[card[1] as 'compost'].set(Number(card[2]), choice.action);
    else found.plain.push(choice);
  }
  return found;
}

export const plainAction = (offers: Offers, words: string): number | null =>
  offers.plain.find((choice) => choice.words === words)?.action ?? null;

/** The questions that belong to a run of abilities, so that they can be answered by running on. */
export const RUN_KINDS = [
  'take',
  'sprouts',
  'growth',
  'compost',
  'pay_sprouts',
  'pay_growth',
  'pay_cards',
  'order',
  'ability',
  'copy',
];

/** Why the question waits for an event or an exchange; null if it can be answered as it is. */
export function waitsFor(view: EarthSeatView, offers: Offers): 'window' | 'unpaid' | 'copy' | 'plant' | null {
  const question = view.question;
  if (question?.window === 'unpaid') return 'unpaid';
  if (question?.kind === 'window') return 'window';
  if (question?.kind === 'copy' && offers.cells.size === 0) return 'copy';
  return question?.kind === 'plant' && offers.plant.size === 0 ? 'plant' : null;
}
