/**
 * Places that the log and the board share: "cell:1:2:3" is row 2, column 3 of seat 1, "card:107" a card, "goal:350B" a goal,
 * "island:1" the island of seat 1.
 */
import type { Line, Place } from '../games.ts';
import { cardsIn } from './log_words.ts';
import { cellOf, type EarthSeatView } from './view.ts';

/** Lines about cards that lie on an island, without their rows and columns. */
const ON_ISLAND = ['earth-revealed', 'earth-uses'];

const GOAL = /^earth-card-(3[0-9]{2}[ab])$/;

export function placesOf(line: Line): Place[] {
  const places: Place[] = [];
  const { seat, row, column, card } = line as {
    seat?: unknown;
    row?: unknown;
    column?: unknown;
    card?: { id?: unknown };
  };
  if (typeof seat === 'number' && typeof row === 'number' && typeof column === 'number')
    places.push(`cell:${seat}:${row}:${column}`);
  if (typeof seat === 'number' && ON_ISLAND.includes(line.id)) places.push(`island:${seat}`);
  for (const number of [...cardsIn(card), ...cardsIn(line['cards'])]) places.push(`card:${number}`);
  const goal = GOAL.exec(String(card?.id ?? ''))?.[1];
  if (goal) places.push(`goal:${goal.toUpperCase()}`);
  return places;
}

/** The places of an answer such as "plant", "plant 24" or "at 1 2". */
export function answerPlaces(words: string, seat: number): Place[] {
  if (/^(plant|compost|water|grow)$/.test(words)) return [`action:${words}`];
  const card = /^(?:keep|plant|compost|event) (\d+)$/.exec(words)?.[1];
  if (card !== undefined) return [`card:${card}`];
  const side = /^choose (\w+)$/.exec(words)?.[1];
  if (side !== undefined) return [`side:${side}`];
  const [, row, column] = /^(?:at|sprout|growth|remove sprout|remove growth) (\d+) (\d+)$/.exec(words) ?? [];
  return row === undefined ? [] : [`cell:${seat}:${row}:${column}`];
}

/** The seat whose island a place is on. */
export const seatOf = (place: Place): number | null =>
  /^(cell|island):/.test(place) ? Number(place.split(':')[1]) : null;

/** Which cells of a seat's island are among the places, each once. */
export function markedCells(places: readonly Place[], seat: number, view: Pick<EarthSeatView, 'areas'>): number[] {
  const found = places.flatMap((place) => {
    const [kind, first, row, column] = place.split(':');
    if (kind === 'cell') return Number(first) === seat ? [4 * (Number(row) - 1) + Number(column) - 1] : [];
    const card = kind === 'card' ? view.areas[seat]?.grid.find((one) => one.card === Number(first)) : undefined;
    return card ? [cellOf(card)] : [];
  });
  return [...new Set(found)];
}

const CLAUSES: [RegExp, string][] = [
  [/^earth-prompt-(island|climate|ecosystem)$/, 'E04'],
  [/^earth-prompt-action$|^earth-chose/, 'E07'],
  [/^earth-forbidden$/, 'E08'],
  [/^earth-prompt-plant$/, 'E11'],
  [/^earth-prompt-place$|^earth-cell|^earth-grid-full$/, 'E14'],
  [/^earth-too-dear$/, 'E13'],
  [/^earth-prompt-price$/, 'E17'],
  [/^earth-prompt-keep$/, 'E11'],
  [/^earth-prompt-benefit-compost$/, 'E21'],
  [/^earth-prompt-benefit-water$/, 'E22'],
  [/^earth-prompt-benefit-grow$/, 'E23'],
  [/^earth-prompt-(sprouts|growth)$|^earth-no-space$|^earth-lost/, 'E25'],
  [/^earth-prompt-amount|^earth-too-much$|^earth-no-benefit$/, 'E76'],
  [/^earth-prompt-(turn|unpayable)$|^earth-no-window$/, 'E77'],
  [/^earth-prompt-team$/, 'E72'],
  [/^earth-drained$|^earth-unplanted$/, 'E79'],
  [/^earth-equal-gaia$/, 'E70'],
  [/^earth-prompt-(compost|pay)|^earth-prompt-ability$/, 'E31'],
  [/^earth-prompt-order$/, 'E30'],
  [/^earth-prompt-copy$|^earth-no-copy$/, 'E37'],
  [/^earth-event|^earth-in-the-middle$/, 'E41'],
  [/^earth-prompt-window$|^earth-window$/, 'E44'],
  [/^earth-leaf$|^earth-earned$/, 'E48'],
  [/^earth-bonus$/, 'E57'],
  [/^earth-won-by|^earth-shared-victory$/, 'E59'],
];

/** The clause of the rules that a line is about. */
export const clauseOf = (line: Line): string | null => CLAUSES.find(([id]) => id.test(line.id))?.[1] ?? null;
