/** Lines as the page says them: without rows and columns, because the card is drawn beside the line and its place is marked. */
import type { Line, Movement } from '../games.ts';
import { cardNamed } from './catalogue.ts';

const WITHOUT_PLACES = new Map(
  ['planted', 'replaced', 'placed-sprout', 'placed-growth', 'removed-sprout', 'removed-growth'].map((what) => [
    `earth-${what}`,
    `earth-page-${what}`,
  ]),
);

export function inPageWords(line: Line): Line {
  const id = WITHOUT_PLACES.get(line.id);
  return id ? { ...line, id } : line;
}

/** The cards that a line names: one card, or a list of them. */
export function cardsIn(value: unknown): number[] {
  const card = cardNamed(value);
  if (card !== null) return [card];
  if (typeof value !== 'object' || value === null) return [];
  const { first, last, rest } = value as Record<string, unknown>;
  return [first, last, rest].flatMap(cardsIn);
}

const ANNOUNCED = ['earth-earned', 'earth-leaf', 'earth-gaia-leaf', 'earth-bonus', 'earth-window'];

/** Goals that are met, the leaves of Gaia and the last round. */
export const announced = (lines: readonly Line[]): Line[] => lines.filter((line) => ANNOUNCED.includes(line.id));

/** Where everybody plants openly, there is a line for each card. */
const PLANTED = ['earth-revealed', 'earth-planted', 'earth-replaced'];

/** Cards that others have planted go from their seat to the small island. */
export function movement(line: Line): Movement | null {
  const { id, seat } = line;
  return PLANTED.includes(id) ? { from: [`seat:${seat}`, 'seats'], to: [`board:${seat}`] } : null;
}

/** The main decision of a turn. */
export const isTurn = (line: Line): boolean => line.id.startsWith('earth-chose-');
