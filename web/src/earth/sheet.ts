/** A row of the score pad explains itself: what it counts on the board, and by which rule. */
import { cardNamed, cardOf, goalNamed } from './catalogue.ts';
import type { Lit } from './desk.svelte.ts';
import { cellAt, cellOf, type PlantedView, type SeatView } from './sight.ts';
import { abilityText, sentence } from './speech.ts';
import { t } from '../words/words.svelte.ts';

export type Row = Record<string, any>;

const PARTS: Record<string, 'events' | 'compost'> = { 'earth-sheet-events': 'events', 'earth-sheet-compost': 'compost' };

/** The points of one card in the rows that are counted card by card. */
const WORTH: Record<string, (one: PlantedView) => number> = {
  'earth-sheet-base': (one) => cardOf(one.card).vp,
  'earth-sheet-sprouts': (one) => one.sprouts,
  'earth-sheet-growth': (one) => {
    const { growth = 0, canopy = 0 } = cardOf(one.card);
    return growth > 0 && one.growth >= growth ? canopy : one.growth;
  },
};

export function litBy(row: Row, seat: number, area: SeatView): Lit {
  const cells = ((row['cells'] ?? []) as [number, number][]).map(([line, column]) => cellAt(line, column));
  const count = WORTH[row['id']];
  const worth = new Map<number, number>();
  if (count) for (const one of area.grid) if (cells.includes(cellOf(one))) worth.set(cellOf(one), count(one));
  return { seat, cells, worth, part: PARTS[row['id']] ?? null };
}

/** Why the row counts what it counts, where the board alone does not show it. */
export function reasonOf(row: Row): string | null {
  const part = PARTS[row['id']];
  if (part) return t(`earth-page-part-${part}`);
  const goal = row['card'] ? goalNamed(row['card']) : null;
  if (goal) return sentence(goal.line);
  const number = row['card'] ? cardNamed(row['card']) : null;
  return number === null ? null : cardOf(number).abilities.map((_, place) => abilityText(cardOf(number), place)).join('. ');
}
