/** What is selected and prepared at one table of Rauha: the only owner of it. Each part counts only for its own moment. */
import type { Choice, Proposal } from '../games.ts';
import type { Marks } from './activation_row.ts';

/** What is selected in one turn, and the proposal that it put into the action bar. */
export interface Selection {
  readonly turn: string;
  /** The card of the draft that is looked at. */
  readonly card: string | null;
  /** The cell for a spore that was paid for. */
  readonly target: number | null;
  /** When it is gone from the bar, the selection is gone too. */
  readonly proposal: Proposal | null;
}

/** What is to be done with a card: placed on a cell, or discarded for crystals (cell null) or for a spore on a cell. */
export interface Plan {
  readonly card: string;
  readonly way: 'place' | 'crystals' | 'spore';
  readonly cell: number | null;
  /** Made before the turn had come. */
  readonly ahead: boolean;
  /** What it put into the action bar when the turn had come; when that is gone from the bar, the plan is gone too. */
  readonly proposal: Proposal | null;
}

/** What is asked for and left out in one activation. */
export interface Wishes {
  readonly activation: string;
  readonly marks: Marks;
  /** The source whose further choice (a cell, an animal) is being made, by name. */
  readonly asking: string | null;
}

export const NO_SELECTION: Selection = { turn: '', card: null, target: null, proposal: null };
export const NO_WISHES: Wishes = { activation: '', marks: new Map(), asking: null };

export class RauhaModel {
  selection: Selection = $state.raw(NO_SELECTION);
  plan: Plan | null = $state.raw(null);
  /** The card for which the next cell takes a spore, by key. */
  sporing: string | null = $state(null);
  wishes: Wishes = $state.raw(NO_WISHES);
  /** The cell under the pointer. */
  pointed: number | null = $state(null);

  #show: (answer: Choice) => boolean = () => false;

  /** The board says how it shows an answer. */
  connect(show: (answer: Choice) => boolean): void {
    this.#show = show;
  }

  /** Choose an answer as if it had been pointed out on the board; whether the bar then offers just this answer. */
  show(answer: Choice): boolean {
    return this.#show(answer);
  }

  clear(): void {
    this.selection = NO_SELECTION;
    this.plan = null;
    this.sporing = null;
    this.wishes = NO_WISHES;
  }
}
