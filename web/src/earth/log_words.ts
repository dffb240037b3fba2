/**
 * Lines as the page says them: without rows and columns, because the card is drawn beside the line and its place is marked; the sides of
 * all setup cards are picked together.
 */
import type { Line, Movement } from '../games.ts';
import { cardNamed } from './catalogue.ts';

const IN_PAGE_WORDS = new Map<string, string>([
  ...['planted', 'replaced', 'placed-sprout', 'placed-growth', 'removed-sprout', 'removed-growth']
    .concat('not-asked', 'cell-taken', 'cell-out', 'no-piece', 'no-copy', 'no-space', 'not-here', 'ascending')
    .map((what) => [`earth-${what}`, `earth-page-${what}`] as const),
  ...['at', 'replace', 'sprout-on', 'growth-on', 'sprout-off', 'growth-off', 'copy'].map(
    (what) => [`earth-do-${what}`, `earth-page-${what}`] as const,
  ),
  ['earth-do-choose', 'earth-page-choose'],
  ...['above', 'left', 'corner'].map((side) => [`earth-do-at-${side}`, 'earth-page-at'] as const),
  // What an action brings is beside it; a hint would say twice how many cards it activates.
  ...['plant', 'compost', 'water', 'grow'].map(
    (action) => [`earth-do-${action}`, `earth-page-action-${action}`] as const,
  ),
  ...['island', 'climate', 'ecosystem'].map((kind) => [`earth-prompt-${kind}`, 'earth-page-prompt-sides'] as const),
]);

export function inPageWords(line: Line): Line {
  const id = IN_PAGE_WORDS.get(line.id);
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
