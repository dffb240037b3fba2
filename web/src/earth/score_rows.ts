/** A row of the score pad explains itself: what it counts on the board, and by which rule. */
import { cardNamed, cardOf, goalNamed } from './catalogue.ts';
import type { Highlight } from './model.svelte.ts';
import { cellAt, type EarthSeatView } from './view.ts';
import { abilityText, sentence } from './descriptions.ts';
import { t } from '../words/words.svelte.ts';

export type Row = EarthSeatView['tally'][number][number];

const PARTS: Record<string, 'events' | 'compost'> = {
  'earth-sheet-events': 'events',
  'earth-sheet-compost': 'compost',
};

/** What a row counts: its cells, each with its points where the server says them. */
export function highlightOf(row: Row, seat: number): Highlight {
  const cells = ((row['cells'] ?? []) as [number, number][]).map(([line, column]) => cellAt(line, column));
  const points = (row['worth'] ?? []) as number[];
  const worth = new Map(points.map((value, place) => [cells[place]!, value]));
  return { seat, cells, worth, part: PARTS[String(row['id'])] ?? null };
}

/** Why the row counts what it counts, where the board alone does not show it. */
export function reasonOf(row: Row): string | null {
  const part = PARTS[String(row['id'])];
  if (part) return t(`earth-page-part-${part}`);
  const goal = goalNamed(row['card']);
  if (goal) return sentence(goal.line);
  const number = row['card'] ? cardNamed(row['card']) : null;
  return number === null
    ? null
    : cardOf(number)
        .abilities.map((_, place) => abilityText(cardOf(number), place))
        .join('. ');
}
