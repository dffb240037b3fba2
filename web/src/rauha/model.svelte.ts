/** What is selected and prepared at one table of Rauha. */
import type { Choice } from '../games.ts';
import type { Marks } from './activation_row.ts';

/** What is to be done with a card: placed on a cell, or discarded for crystals (cell null) or for a spore on a cell. */
export interface Plan {
  card: string;
  way: 'place' | 'crystals' | 'spore';
  cell: number | null;
  /** Made before the turn had come. */
  ahead: boolean;
}

export class RauhaModel {
  /** The card of the draft that is looked at. */
  card: string | null = $state(null);
  plan: Plan | null = $state.raw(null);
  /** Whether the next cell takes a spore instead of the card. */
  sporing = $state(false);
  /** What is asked for and left out in an activation. */
  marks: Marks = $state.raw(new Map());
  /** The source whose further choice (a cell, an animal) is being made, by name. */
  asking: string | null = $state(null);
  /** The cell under the pointer. */
  pointed: number | null = $state(null);

  /** Choose an answer as if it had been pointed out on the board. */
  show({ explain, words }: Choice): boolean {
    const { card, cell } = explain;
    const source = /^use (\w+)$/.exec(words)?.[1];
    if (source) this.mark(/^\d/.test(source) ? `cell ${source}` : source, true);
    const key = typeof card === 'object' && card !== null && 'key' in card ? String(card.key) : String(card ?? '');
    const place = Number(cell) - 1;
    if (explain.id === 'rauha-keep') this.card = key;
    if (explain.id === 'rauha-place') this.plan = { card: key, way: 'place', cell: place, ahead: false };
    if (explain.id === 'rauha-discard') this.plan = { card: key, way: 'crystals', cell: null, ahead: false };
    if (explain.id === 'rauha-discard-spore') this.plan = { card: key, way: 'spore', cell: place, ahead: false };
    return ['rauha-keep', 'rauha-place', 'rauha-discard', 'rauha-discard-spore'].includes(explain.id);
  }

  mark(name: string, wanted: boolean, then: number | null = null): void {
    this.marks = new Map([...this.marks, [name, { wanted, then }]]);
  }

  clearMarks(): void {
    if (this.marks.size) this.marks = new Map();
    this.asking = null;
  }

  clear(): void {
    this.card = null;
    this.plan = null;
    this.sporing = false;
    this.clearMarks();
  }
}
